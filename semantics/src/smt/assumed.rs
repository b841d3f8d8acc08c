//! Assumptions as part of the expressions.
//!
//! An element that is assumed to be in a range is replaced by an expression that is equal to it there, and that is
//! seen to be in the range: what is computed from it has narrower intervals then, and needs fewer cases and bits.

use super::expand::Flat;
use super::leaf::locate;
use super::{Claim, Range};
use crate::dag::{Dag, Id, Interval, Node};
use crate::hash::FastMap;
use crate::lane::Operand;

/// `claim` with its assumed elements seen to be in range. Equal to it for all operand values within `ranges`.
pub(super) fn narrow(flat: &Flat, claim: Claim, operands: &[Operand], ranges: &[Range]) -> Flat {
    let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
    let mut dag = Dag::new();
    let mut element = |dag: &mut Dag, id: Id| {
        let Node::Read { base, width, signed, index } = flat.dag.node(id) else { return None };
        let place = (base.as_slice(), *width, *index);
        let (range, within) =
            ranges.iter().find_map(|r| of_element(&flat.dag, place, r, &sizes).map(|within| (r, within)))?;
        let index = dag.import(&flat.dag, *index, &mut |_, _| None);
        let read = dag.read_of(base, *width, range.signed, index);
        let value = narrowed(dag, read, within);
        Some(dag.wrap(value, *width, *signed))
    };
    let mut memo = FastMap::default();
    let roots = claim.roots();
    let roots = roots.iter().map(|r| dag.import_with(&flat.dag, *r, &mut element, &mut memo)).collect();
    Flat { dag, roots }
}

/// What `range` says of the element of `width` bits at `index` of the operands in `base`, of `sizes` bits. An element
/// that is out of range reads 0 whatever is assumed: where data decide, it may be that.
pub(super) fn of_element(
    dag: &Dag,
    (base, width, index): (&[u16], u16, Id),
    range: &Range,
    sizes: &[u32],
) -> Option<Interval> {
    if base[..] != [range.operand] || width != range.width || range.element.is_some() {
        return None;
    }
    let full = Interval::of_width(width, range.signed);
    let within = Interval::new(range.lo.max(full.lo), range.hi.min(full.hi));
    let inside =
        |index: i128| u64::try_from(index).ok().is_some_and(|i| locate(sizes, base, width, i).is_some());
    // A contradiction is nothing that could be said of values.
    if within.lo > within.hi {
        return None;
    }
    let reach = dag.interval(index);
    match dag.as_const(index) {
        Some(index) => inside(index).then_some(within),
        None if reach.is_exact() && inside(reach.lo) && inside(reach.hi) => Some(within),
        None => Some(within.hull(Interval::new(0, 0))),
    }
}

/// An expression that is `value` wherever that is in `range`, and that is seen to be in it.
pub(super) fn narrowed(dag: &mut Dag, value: Id, range: Interval) -> Id {
    let value = if range.lo >= 0 { dag.wrap(value, range.bits().max(1), false) } else { value };
    let [lo, hi] = [range.lo, range.hi].map(|bound| dag.constant(bound));
    let value = if dag.interval(value).hi > range.hi { dag.min(value, hi) } else { value };
    if dag.interval(value).lo < range.lo { dag.max(value, lo) } else { value }
}
