//! Case distinction by what is compared with a constant.
//!
//! `x < c` is one thing for some values of the element `x` and another for all others. In each of the two cases the
//! comparison is gone, and `x` is of a smaller range: a count that is below 16 has four bits.

use super::assumed::narrowed;
use super::expand::Flat;
use super::leaf::locate;
use super::{Claim, Range};
use crate::dag::{Dag, Id, Interval, Node};
use crate::hash::FastMap;
use crate::lane::Operand;

/// One case: the expressions in it, and which values the element has.
pub(super) struct Case {
    pub flat: Flat,
    pub range: Range,
}

/// The cases of the comparison of an element with a constant that most depends on; `None` if there is none.
pub(super) fn cases(flat: &Flat, claim: Claim, operands: &[Operand], ranges: &[Range]) -> Option<Vec<Case>> {
    let roots = claim.roots();
    let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
    let mut found: Vec<(Id, i128, usize)> = Vec::new();
    for id in flat.dag.reachable(&roots) {
        let Some((element, bound)) = comparison(&flat.dag, id) else { continue };
        match found.iter_mut().find(|f| (f.0, f.1) == (element, bound)) {
            Some(known) => known.2 += 1,
            None => found.push((element, bound, 1)),
        }
    }
    let (element, bound, _) = found.into_iter().rev().max_by_key(|f| f.2)?;
    let place = place(&flat.dag, element, &sizes)?;
    let full = known(&place, ranges).unwrap_or(flat.dag.interval(element));
    let parts = [Interval::new(full.lo, bound.saturating_sub(1)), Interval::new(bound, full.hi)];
    if parts.iter().any(|p| p.lo > p.hi) {
        return None;
    }
    Some(parts.into_iter().map(|part| case(flat, &roots, (element, &place), part)).collect())
}

/// An element and the least value for which a comparison with a constant changes.
fn comparison(dag: &Dag, id: Id) -> Option<(Id, i128)> {
    let Node::Lt(a, b) = dag.node(id) else { return None };
    let is_element = |id: Id| matches!(dag.node(id), Node::Read { width: 2.., .. });
    match (dag.as_const(*a), dag.as_const(*b)) {
        (None, Some(bound)) if is_element(*a) => Some((*a, bound)),
        (Some(below), None) if is_element(*b) => Some((*b, below.checked_add(1)?)),
        _ => None,
    }
}

/// Where an element is: its operand, width, sign and number.
struct Place {
    operand: u16,
    width: u16,
    signed: bool,
    number: u32,
}

fn place(dag: &Dag, element: Id, sizes: &[u32]) -> Option<Place> {
    let Node::Read { base, width, signed, index } = dag.node(element) else { return None };
    let index = u64::try_from(dag.as_const(*index)?).ok()?;
    let (operand, offset) = locate(sizes, base, *width, index)?;
    let number = offset / u32::from(*width);
    offset.is_multiple_of(u32::from(*width)).then_some(Place {
        operand,
        width: *width,
        signed: *signed,
        number,
    })
}

/// What is assumed of the element.
fn known(place: &Place, ranges: &[Range]) -> Option<Interval> {
    let of_it = |r: &&Range| {
        r.operand == place.operand
            && (r.width, r.signed) == (place.width, place.signed)
            && r.element.is_none_or(|e| e == place.number)
    };
    let all = ranges.iter().filter(of_it).map(|r| Interval::new(r.lo, r.hi));
    all.reduce(|a, b| Interval::new(a.lo.max(b.lo), a.hi.min(b.hi)))
}

fn case(flat: &Flat, roots: &[Id], (element, place): (Id, &Place), part: Interval) -> Case {
    let mut dag = Dag::new();
    let mut narrow = |dag: &mut Dag, id: Id| {
        (id == element).then(|| {
            let read = dag.import(&flat.dag, id, &mut |_, _| None);
            narrowed(dag, read, part)
        })
    };
    let mut memo = FastMap::default();
    let roots = roots.iter().map(|r| dag.import_with(&flat.dag, *r, &mut narrow, &mut memo)).collect();
    let range = Range {
        operand: place.operand,
        element: Some(place.number),
        width: place.width,
        signed: place.signed,
        lo: part.lo,
        hi: part.hi,
    };
    Case { flat: Flat { dag, roots }, range }
}
