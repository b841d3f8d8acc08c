//! Permutations and blends whose movement another operand chooses: which control value moves what.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::hash::FastSet;
use autoir_semantics::lane::{Kind, LaneFn};

use crate::goal::Byte;
use crate::goal::displace::{Places, displacement};
use crate::goal::trace::Tracer;
use crate::pattern::{Family, Pattern};

/// A pattern that is plain data movement once one operand, the control, is constant.
#[derive(Clone, Debug)]
pub struct Control {
    /// The operand that chooses.
    pub operand: u16,
    /// Bits of a control element.
    pub width: u16,
    /// Number of control elements in the operand.
    pub elements: u32,
    /// The operands that are moved.
    pub data: Vec<u16>,
    /// For each result lane: its control element, and what each control value moves.
    pub lanes: Vec<LaneControl>,
    /// Bits of a result lane.
    pub lane_width: u16,
    watched: Watched,
}

/// What has to be watched of an instruction to see what all of its lanes move.
#[derive(Clone, Debug)]
struct Watched {
    /// The operand that chooses, and bits of its elements.
    chooser: (u16, u16),
    /// Bytes of a lane.
    per: usize,
    /// The instruction's lanes that are watched.
    lanes: u32,
    /// Where lanes are the first one elsewhere: how much further on each reads.
    places: Option<Vec<Places>>,
}

impl Watched {
    /// For the lanes `roots`, of `width` bits, of `f`.
    fn new(chooser: (u16, u16), width: u16, (dag, roots): (&Dag, &[Id]), f: &LaneFn) -> Watched {
        let places = roots.iter().map(|root| displacement(dag, roots[0], *root));
        let is_whole = |(operand, distance): &(u16, i64)| *operand == chooser.0 || distance % 8 == 0;
        let places = places.collect::<Option<Vec<Places>>>();
        let places = places.filter(|all| all.iter().flatten().all(is_whole));
        let lanes = if places.is_some() { 1 } else { f.result.lanes() };
        Watched { chooser, per: usize::from(width / 8), lanes, places }
    }

    /// What the lanes that are watched move, byte by byte, if all elements of the control are `value`.
    fn seen(&self, tracer: &mut Tracer<'_>, value: i128) -> Vec<Option<Byte>> {
        tracer.moved_with(self.chooser, value, self.lanes)
    }

    fn moved(&self, tracer: &mut Tracer<'_>, value: i128) -> Vec<Option<Byte>> {
        let seen = self.seen(tracer, value);
        let Some(places) = &self.places else { return seen };
        let first = &seen[..self.per];
        places.iter().flat_map(|p| first.iter().map(|b| further((*b)?, p))).collect()
    }
}

/// What one lane does under each control value.
#[derive(Clone, Debug)]
pub struct LaneControl {
    /// Control element that the lane reads; nothing if it reads none.
    pub element: Option<u32>,
    /// Control values that move different bytes.
    values: Vec<i128>,
    /// The bytes that each of them moves.
    moved: Vec<Byte>,
}

impl LaneControl {
    /// Control values with the bytes that they move, without repetitions.
    fn moves(&self) -> impl Iterator<Item = (i128, &[Byte])> {
        let per = self.moved.len() / self.values.len().max(1);
        self.values.iter().copied().zip(self.moved.chunks_exact(per.max(1)))
    }
}

impl Control {
    /// The control of a variant of `family`; nothing if no operand turns it into data movement.
    pub fn new(family: &Family, pattern: &Pattern) -> Option<Control> {
        Control::of(family, pattern, (&pattern.lanes, &pattern.immediates), pattern.width)
    }

    /// That of `roots`, which are the lanes of `pattern` where operands are fixed, by elements of a vector of so many
    /// `bits`.
    pub(crate) fn of(
        family: &Family,
        pattern: &Pattern,
        (roots, fixed): (&[Id], &BTreeMap<u16, i64>),
        bits: u16,
    ) -> Option<Control> {
        if pattern.kind != Kind::Vector || pattern.width % 8 != 0 {
            return None;
        }
        let dag = &pattern.space.dag;
        let operand = control_operand(dag, roots)?;
        let chooser = family.operands().get(usize::from(operand))?;
        // One number may choose for all lanes.
        let width = match chooser.kind {
            Kind::Mask => 1,
            Kind::Scalar => chooser.width,
            _ => bits,
        };
        let mut data: BTreeSet<u16> = BTreeSet::new();
        for id in dag.reachable(roots) {
            if let Node::Read { base, .. } = dag.node(id) {
                data.extend(base.iter().filter(|b| **b != operand));
            }
        }
        let mut lanes = Vec::with_capacity(roots.len());
        for root in roots {
            let element = element_of(dag, *root, operand, width)?;
            lanes.push(LaneControl { element, values: Vec::new(), moved: Vec::new() });
        }
        let per = usize::from(pattern.width / 8);
        let top = (1i128 << width.min(16)) - 1;
        // As many as there are lanes to choose from, and one more.
        let sizes = data.iter().map(|o| family.operands()[usize::from(*o)].bits() / u32::from(pattern.width));
        let most = i128::from(sizes.max().unwrap_or(0)) + 1;
        let reach = match chooser.kind {
            Kind::Scalar => lanes.len() as i128,
            _ => (2 * lanes.len() as i128).max(most),
        };
        let values = (0..reach).chain([128, 255]).filter(|v| *v <= top);
        let mut tracer = Tracer::new(family.function(), fixed);
        let watched = Watched::new((operand, width), pattern.width, (dag, roots), family.function());
        let mut known: Vec<FastSet<Vec<Byte>>> = vec![FastSet::default(); watched.lanes as usize];
        for value in values {
            let seen: Vec<Byte> = watched.seen(&mut tracer, value).into_iter().collect::<Option<_>>()?;
            for (n, (bytes, known)) in seen.chunks(per).zip(&mut known).enumerate() {
                if !known.insert(bytes.to_vec()) {
                    continue;
                }
                match &watched.places {
                    None => {
                        lanes[n].values.push(value);
                        lanes[n].moved.extend(bytes);
                    }
                    // What is new in the first lane is new in those that are it elsewhere.
                    Some(places) => {
                        for (lane, places) in lanes.iter_mut().zip(places) {
                            lane.values.push(value);
                            for byte in bytes {
                                lane.moved.push(further(*byte, places)?);
                            }
                        }
                    }
                }
            }
        }
        let bits = family.operands()[usize::from(operand)].bits();
        let elements = bits / u32::from(width);
        Some(Control {
            operand,
            width,
            elements,
            data: data.into_iter().collect(),
            lanes,
            lane_width: pattern.width,
            watched,
        })
    }

    /// For each byte of the result, where it comes from if all elements of the control are `value`.
    pub(crate) fn moved(&self, tracer: &mut Tracer<'_>, value: i128) -> Vec<Option<Byte>> {
        self.watched.moved(tracer, value)
    }

    /// Bits of the result.
    pub fn bits(&self) -> u32 {
        self.lanes.len() as u32 * u32::from(self.lane_width)
    }

    /// The control values that turn `content` (bytes per operand) into `want`; 0 where any value will do.
    pub fn solve(&self, want: &[Byte], content: &dyn Fn(u16, u32) -> Option<Byte>) -> Option<Vec<i128>> {
        let per = usize::from(self.lane_width / 8);
        let mut values: Vec<Option<i128>> = vec![None; self.elements as usize];
        for (lane, bytes) in self.lanes.iter().zip(want.chunks_exact(per)) {
            if bytes.iter().all(|b| *b == Byte::Any) {
                continue;
            }
            let fixed = lane.element.and_then(|e| values.get(e as usize).copied().flatten());
            let fits = |moved: &[Byte]| {
                bytes.iter().zip(moved).all(|(want, from)| match (*want, *from) {
                    (Byte::Any, _) => true,
                    (want, Byte::Of(operand, byte)) => content(operand, byte) == Some(want),
                    (want, from) => want == from,
                })
            };
            let (value, _) = lane.moves().find(|(v, moved)| fixed.is_none_or(|f| f == *v) && fits(moved))?;
            if let Some(e) = lane.element {
                *values.get_mut(e as usize)? = Some(value);
            }
        }
        Some(values.into_iter().map(|v| v.unwrap_or(0)).collect())
    }
}

/// `byte`, so much further on.
fn further(byte: Byte, places: &Places) -> Option<Byte> {
    let Byte::Of(operand, at) = byte else { return Some(byte) };
    let (_, distance) = places.iter().find(|(o, _)| *o == operand)?;
    Some(Byte::Of(operand, u32::try_from(i64::from(at) + distance / 8).ok()?))
}

/// The single operand that is read inside the index of a read or the condition of a selection.
fn control_operand(dag: &Dag, roots: &[Id]) -> Option<u16> {
    let mut choosers = BTreeSet::new();
    for id in dag.reachable(roots) {
        let chooser = match dag.node(id) {
            Node::Read { index, .. } if dag.as_const(*index).is_none() => *index,
            Node::Select(c, ..) => *c,
            Node::Read { .. } | Node::Const(_) | Node::Wrap { .. } | Node::Sum(..) | Node::Shr(..) => {
                continue;
            }
            Node::Lt(..) | Node::Eq(..) | Node::Mul(..) | Node::And(..) => continue,
            _ => return None,
        };
        for inner in dag.reachable(&[chooser]) {
            if let Node::Read { base, .. } = dag.node(inner) {
                choosers.extend(base.iter().copied());
            }
        }
    }
    match choosers.len() {
        1 => choosers.pop_first(),
        _ => None,
    }
}

/// The control element that `root` reads: `Some(None)` if none, `None` if several.
#[expect(clippy::option_option, reason = "reading nothing and reading too much are different answers")]
fn element_of(dag: &Dag, root: Id, operand: u16, width: u16) -> Option<Option<u32>> {
    let mut element = None;
    for id in dag.reachable(&[root]) {
        if let Node::Read { base, width: w, index, .. } = dag.node(id)
            && base.contains(&operand)
        {
            let bit = dag.as_const(*index)?.checked_mul(i128::from(*w))?;
            let e = u32::try_from(bit / i128::from(width)).ok()?;
            if *w > width || element.is_some_and(|known| known != e) {
                return None;
            }
            element = Some(e);
        }
    }
    Some(element)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::library;

    #[test]
    fn lanes_that_are_the_first_one_elsewhere_are_not_watched() {
        let lookup = "window l(a: u8x16, n: u8x16) -> u8x16 {\n    out[i] = a[n[i] & 15]\n}\n";
        let blend = "window b(a: u16x8, b: u16x8, n: i16x8) -> u16x8 {\n    out[i] = select(n[i] < 0, a[i], b[i])\n}\n";
        let library = library(&[lookup, blend]);
        for n in 0..2 {
            let family = library.family(n).expect("a pattern");
            let variant = &family.variants()[0];
            let control = family.control(variant).expect("an operand chooses");
            assert_eq!(control.watched.lanes, 1);
            let mut tracer = Tracer::new(family.function(), &variant.immediates);
            for value in [0, 3, 128, 255] {
                let moved = control.moved(&mut tracer, value);
                let all = family.function().result.lanes();
                assert_eq!(moved, tracer.moved_with(control.watched.chooser, value, all));
                assert_eq!(moved.len(), 16);
            }
        }
    }
}
