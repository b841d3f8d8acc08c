//! Lanes of one form, with examples of what they are.

use std::collections::BTreeSet;

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;
use autoir_semantics::smt::Range;
use autoir_semantics::vectors::Rng;

use crate::goal::displace::{Places, displacement};
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::enumerated::operations::{WIDTHS, mask};
use crate::search::enumerated::tape::{ADDED, Bits, CHUNK, Column, FACTORS, MASKS, Rows, Tape, Uses};

/// Examples by which values are told apart.
pub(super) const EXAMPLES: usize = 18;
const APART: usize = 10;
/// Edges of each of one, two and three elements that are all put together, and other examples, where not all are tried.
const EDGES: [usize; MOST_ELEMENTS] = [24, 16, 7];
const RANDOM: usize = 500;
/// Elements that a lane is made of, at most.
const MOST_ELEMENTS: usize = 3;
/// Numbers that values are made of, at most.
const MOST_NUMBERS: usize = 20;

/// A number, and what it may be of use for.
type Number = (i128, Uses);

/// An element of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Element {
    pub operand: u16,
    /// Its first bit.
    pub first: u32,
    pub width: u16,
    pub signed: bool,
}

/// Lanes that do the same with other elements.
pub(super) struct Target {
    /// One of them.
    pub lane: Id,
    pub lanes: usize,
    pub width: u16,
    /// Low bits that matter.
    pub demand: u16,
    /// What they are made of.
    pub elements: Vec<Element>,
    tape: Tape,
}

/// What a lane is for some values of its elements.
pub(super) struct Examples {
    /// The values of each element: the first [`EXAMPLES`] tell values apart, by all of them one is examined.
    pub inputs: Vec<Vec<u64>>,
    /// The low bits of the lane that matter.
    pub outputs: Vec<u64>,
    /// The numbers that occur in it, and others near to them.
    numbers: Vec<Number>,
    /// The numbers of bits that it may be shifted by.
    counts: BTreeSet<i64>,
}

impl Target {
    /// The lanes of `goal`, if they are of one form and of few elements.
    pub fn new(space: &Space, goals: &Goals, goal: &Goal) -> Option<Target> {
        if goal.kind != Kind::Vector || !WIDTHS.contains(&goal.width) || goal.lanes.len() < 2 {
            return None;
        }
        let lane = goal.lanes.iter().flatten().next().copied()?;
        if !goal.lanes.iter().flatten().all(|l| displacement(&space.dag, lane, *l).is_some()) {
            return None;
        }
        let mut elements: Vec<Element> = Vec::new();
        let tape = Tape::new(&space.dag, lane, |operand, first, read| {
            let of = space.operands().get(usize::from(operand))?;
            let (first, width) = (u32::try_from(first).ok()?, u32::from(of.width));
            let is_at_hand = matches!(of.kind, Kind::Vector | Kind::Scalar)
                && !goals.stands_for_temporary(operand)
                && goals.open_bits() != Some(operand);
            if !is_at_hand || !WIDTHS.contains(&of.width) {
                return None;
            }
            let (inside, first) = (first % width, first - first % width);
            // What goes over elements is of several.
            if inside + u32::from(read) > width {
                return None;
            }
            let element = Element { operand, first, width: of.width, signed: of.signed };
            let slot = elements.iter().position(|e| *e == element).unwrap_or_else(|| {
                elements.push(element);
                elements.len() - 1
            });
            Some(Bits { slot: slot as u16, first: inside as u16 })
        })?;
        let (lanes, width, demand) = (goal.lanes.len(), goal.width, goal.demand);
        let fits = !elements.is_empty() && elements.len() <= MOST_ELEMENTS;
        fits.then_some(Target { lane, lanes, width, demand, elements, tape })
    }

    /// What numbers are used for in it.
    pub fn uses(&self) -> Uses {
        self.tape.uses()
    }

    /// Whether `goal` has lanes like these.
    pub fn is_like(&self, space: &Space, goal: &Goal) -> bool {
        (self.lanes, self.width, self.demand) == (goal.lanes.len(), goal.width, goal.demand)
            && goal.kind == Kind::Vector
            && goal.lanes.iter().flatten().next().is_some_and(|l| self.places(space, *l).is_some())
    }

    /// How much further on `lane` reads.
    pub fn places(&self, space: &Space, lane: Id) -> Option<Places> {
        displacement(&space.dag, self.lane, lane)
    }

    /// The low bits of the lane that matter, for each row of these elements.
    fn computed(&self, inputs: &[Vec<u64>]) -> Vec<u64> {
        let mut scratch = Rows::default();
        let mut outputs = vec![0; inputs.first().map_or(0, Vec::len)];
        for (n, out) in outputs.chunks_mut(CHUNK).enumerate() {
            let columns: Vec<Column<'_>> = inputs.iter().map(|i| Column::Each(&i[n * CHUNK..])).collect();
            self.tape.run(&columns, out.len(), mask(self.demand), &mut scratch, out);
        }
        outputs
    }

    /// What its elements are assumed to be, where that is not any of so many bits.
    pub fn ranges(&self, space: &mut Space) -> Vec<Range> {
        let mut found = Vec::new();
        for element in &self.elements {
            let (width, signed) = (element.width, element.signed);
            let at = element.first / u32::from(width);
            let read = space.dag.read_at(element.operand, width, signed, at);
            let Interval { lo, hi } = space.interval(read);
            if (Interval { lo, hi }) != Interval::of_width(width, signed) {
                let (operand, element) = (element.operand, Some(at));
                found.push(Range { operand, element, width, signed, lo, hi });
            }
        }
        found
    }

    /// Examples of what its elements may be.
    pub fn examples(&self, space: &mut Space) -> Examples {
        let numbers = numbers(space, self.lane, self.width);
        let mut random = Rng::new(1);
        let mut values: Vec<(Interval, Vec<i128>)> = Vec::new();
        for element in &self.elements {
            let at = element.first / u32::from(element.width);
            let read = space.dag.read_at(element.operand, element.width, element.signed, at);
            let range = space.interval(read);
            let mut edges = vec![range.lo, range.hi, 0, -1, 1, range.lo + 1, range.hi - 1];
            edges.extend(numbers.iter().map(|n| n.0));
            let mut seen = BTreeSet::new();
            edges.retain(|v| (range.lo..=range.hi).contains(v) && seen.insert(*v));
            values.push((range, edges));
        }
        let mut any = |values: &[(Interval, Vec<i128>)]| {
            let mut row: Vec<i128> = Vec::new();
            for (range, edges) in values {
                let size = (range.hi - range.lo).max(0) as u64;
                let bits = random.next_u64();
                let number = match random.below(6) {
                    0 => edges[random.below(edges.len() as u64) as usize],
                    // Short numbers are as many as long ones, and many are near to others.
                    1 => i128::from(bits & mask(1 + random.below(64) as u16)),
                    2 => row.first().map_or(0, |other| other + i128::from(bits % 64) - 32),
                    _ => range.lo + i128::from(size.checked_add(1).map_or(bits, |n| bits % n)),
                };
                row.push(number.clamp(range.lo, range.hi));
            }
            row
        };
        let mut rows: Vec<Vec<i128>> = (0..RANDOM).map(|_| any(&values)).collect();
        match &values[..] {
            [(range, _)] if range.hi - range.lo < 1 << 16 => {
                rows.extend((range.lo..=range.hi).map(|v| vec![v]));
            }
            _ => {
                let of = EDGES[values.len() - 1];
                let edge = |(n, (_, edges)): (usize, &(Interval, Vec<i128>)), row: usize| {
                    edges[row / of.pow(n as u32) % of % edges.len()]
                };
                let all = of.pow(values.len() as u32);
                rows.extend((0..all).map(|row| values.iter().enumerate().map(|v| edge(v, row)).collect()));
            }
        }
        let column = |(n, element): (usize, &Element)| {
            rows.iter().map(|row: &Vec<i128>| row[n] as u64 & mask(element.width)).collect()
        };
        let mut inputs: Vec<Vec<u64>> = self.elements.iter().enumerate().map(column).collect();
        let mut outputs = self.computed(&inputs);
        // Most of the first ones are such that the lane is something else each time.
        let mut seen = BTreeSet::new();
        let first = (0..RANDOM).filter(|n| seen.insert(outputs[*n])).take(APART).collect::<Vec<_>>();
        for (to, from) in first.into_iter().enumerate() {
            inputs.iter_mut().chain([&mut outputs]).for_each(|column| column.swap(to, from));
        }
        let counts = counts(space, self.lane, &self.elements);
        Examples { inputs, outputs, numbers, counts }
    }
}

impl Examples {
    /// Adds an example of these elements.
    pub fn add(&mut self, target: &Target, elements: &[u64]) {
        self.inputs.iter_mut().zip(elements).for_each(|(column, v)| column.push(*v));
        let one: Vec<Vec<u64>> = elements.iter().map(|v| vec![*v]).collect();
        self.outputs.extend(target.computed(&one));
    }

    /// Whether lanes may be shifted by so many bits.
    pub fn shifts_by(&self, count: i64) -> bool {
        self.counts.contains(&count)
    }

    /// The numbers that lanes of so many bits are computed with, each as an unsigned one, and what for.
    pub fn numbers(&self, width: u16) -> Vec<(u64, Uses)> {
        let sign = 1i128 << (width - 1);
        let always = [(0, ADDED), (-1, MASKS), (1, ADDED), (sign, ADDED | MASKS), (sign - 1, ADDED | MASKS)];
        let mut found: Vec<(u64, Uses)> = Vec::new();
        for (v, uses) in self.numbers.iter().copied().chain(always) {
            let v = v as u64 & mask(width);
            match found.iter().position(|f| f.0 == v) {
                Some(n) => found[n].1 |= uses,
                None if found.len() < MOST_NUMBERS => found.push((v, uses)),
                None => {}
            }
        }
        found
    }
}

/// Numbers of bits near to those that `lane` is shifted by, and those of sizes and of powers of two in it.
fn counts(space: &Space, lane: Id, elements: &[Element]) -> BTreeSet<i64> {
    let dag = &space.dag;
    let mut found: BTreeSet<i64> = BTreeSet::from([1, 2]);
    let mut sizes: BTreeSet<i64> = WIDTHS.into_iter().map(i64::from).collect();
    sizes.extend(elements.iter().map(|e| i64::from(e.width)));
    let mut near = |n: i128| {
        if let Ok(n @ 0..=64) = i64::try_from(n) {
            found.extend([n - 1, n, n + 1]);
            found.extend(sizes.iter().flat_map(|size| [size - n, n + size / 2]));
        }
    };
    let mut power = |v: i128| {
        if v.unsigned_abs().is_power_of_two() {
            near(i128::from(v.unsigned_abs().trailing_zeros()));
        } else if (v.unsigned_abs() + 1).is_power_of_two() {
            near(i128::from((v.unsigned_abs() + 1).trailing_zeros()));
        }
    };
    for id in dag.reachable(&[lane]) {
        match dag.node(id) {
            Node::Shr(_, n) | Node::Shl(_, n) => {
                dag.as_const(*n).into_iter().for_each(|n| power(1 << n.clamp(0, 64)))
            }
            Node::Sum(_, terms) => terms.iter().for_each(|t| power(t.1)),
            Node::Const(v) => power(*v),
            Node::Read { width, index, .. } => {
                let at = dag.as_const(*index).unwrap_or(0) * i128::from(*width);
                power(1 << (at % 64));
                power(1 << width);
            }
            _ => {}
        }
    }
    found.extend(sizes.iter().flat_map(|size| [size - 1, size / 2]));
    found
}

/// The numbers in `lane`, then others near to them: with what each may be of use for.
fn numbers(space: &Space, lane: Id, width: u16) -> Vec<Number> {
    let dag = &space.dag;
    let (mut own, mut near): (Vec<Number>, Vec<Number>) = (Vec::new(), Vec::new());
    let is_small = |v: &i128| v.unsigned_abs() <= 1 << 64;
    for id in dag.reachable(&[lane]) {
        let node = dag.node(id);
        let mut constants = Vec::new();
        node.each_child(|c| constants.extend(dag.as_const(c).filter(is_small)));
        match node {
            Node::Shr(x, n) | Node::Shl(x, n) => {
                let Some(n @ 1..=40) = dag.as_const(*n) else { continue };
                let wide = i128::from(width);
                near.push((1 << (n - 1), ADDED));
                near.extend([(1 << n, FACTORS), ((1 << n) - 1, ADDED | MASKS)]);
                if n < wide {
                    near.extend([(1 << (wide - n), FACTORS), (1 << (wide - n - 1), FACTORS)]);
                }
                // What is multiplied by `c / 2^n` is divided by a number.
                let Node::Sum(_, terms) = dag.node(*x) else { continue };
                for c in terms.iter().map(|t| t.1).filter(|c| (3..1 << n).contains(c) && c.count_ones() > 1) {
                    let by = ((1 << n) + c / 2) / c;
                    if by > 2 && (c * by - (1 << n)).abs() <= by {
                        own.extend([15, 16].map(|bits| (((1i128 << bits) + by - 1) / by, FACTORS)));
                    }
                }
            }
            Node::Sum(k, terms) => {
                own.extend((*k != 0 && is_small(k)).then_some((*k, ADDED)));
                let factors = terms.iter().map(|t| t.1).filter(|c| is_small(c) && c.abs() > 1);
                own.extend(factors.map(|c| (c, FACTORS)));
            }
            Node::Lt(..) => {
                near.extend(constants.iter().flat_map(|v| [v - 1, *v, v + 1].map(|v| (v, ADDED))))
            }
            Node::Mul(..) => own.extend(constants.iter().map(|v| (*v, FACTORS))),
            Node::Min(..) | Node::Max(..) => own.extend(constants.iter().map(|v| (*v, ADDED))),
            Node::And(..) | Node::Or(..) | Node::Xor(..) => own.extend(constants.iter().map(|v| (*v, MASKS))),
            Node::Eq(a, b) => {
                own.extend(constants.iter().map(|v| (*v, ADDED | MASKS)));
                // What has some upper bits is between two numbers.
                for (side, v) in [(*a, dag.as_const(*b)), (*b, dag.as_const(*a))] {
                    let (Node::Shr(_, n), Some(v)) = (dag.node(side), v.filter(is_small)) else { continue };
                    if let Some(n @ 1..=32) = dag.as_const(*n) {
                        near.extend(
                            [v << n, (v << n) - 1, (v + 1) << n, ((v + 1) << n) - 1].map(|v| (v, ADDED)),
                        );
                    }
                }
            }
            Node::Select(..) => own.extend(constants.iter().map(|v| (*v, ADDED | MASKS))),
            _ => {}
        }
    }
    let apart = own.iter().chain(&near).filter(|n| n.1 & ADDED != 0).map(|n| n.0).collect::<BTreeSet<_>>();
    let apart: Vec<i128> = apart.into_iter().filter(|v| *v > 1).collect();
    let negated: Vec<_> = own.iter().filter(|n| n.1 & ADDED != 0).map(|(v, uses)| (-v, *uses)).collect();
    let bits = apart.iter().flat_map(|v| apart.iter().map(move |w| v ^ w));
    let bits: Vec<_> = bits.filter(|v| v.count_ones() == 1).map(|v| (v, MASKS)).collect();
    // What is equal to some bits is often beyond others.
    let beside = own.iter().filter(|n| n.1 & MASKS != 0).flat_map(|n| [(n.0 - 1, ADDED), (n.0 + 1, ADDED)]);
    let beside: Vec<_> = beside.collect();
    let all = own.into_iter().chain(near).chain(negated).chain(bits).chain(beside);
    all.filter(|(v, _)| !matches!(v, -1..=1)).collect()
}

#[cfg(test)]
mod tests {
    use autoir_semantics::interp::{Bits as Value, Interpreter};

    use super::*;
    use crate::testing::window;

    /// The lanes of a window of 16 bits, as a goal.
    fn target(lane: &str) -> (Space, Target) {
        let text = format!(
            "window w(a: i16x8, b: u16x8) -> u16x8 {{\n    assume a in -32767..=32767\n    out[i] = {lane}\n}}\n"
        );
        let window = window(&text);
        let mut space = Space::new(&window.function.operands, &window.ranges);
        let lanes: Vec<Option<Id>> = window
            .function
            .elements
            .iter()
            .map(|e| {
                let value = space.import(&window.function.dag, *e, &mut |_, _| None);
                Some(space.low(value, 16))
            })
            .collect();
        let goal = Goal { kind: Kind::Vector, bits: 128, width: 16, demand: 16, lanes };
        let target = Target::new(&space, &Goals::new(128, 64), &goal).expect("lanes of one form");
        (space, target)
    }

    #[test]
    fn examples_are_what_the_lane_says_and_in_range() {
        let lanes = [
            "abs(a[i]) - b[i]",
            "select(a[i] < 300, min(b[i], 77), (a[i]*b[i] + 128) >> 8)",
            "sat_u16(a[i] << 2) ^ (b[i] & 0xf0f)",
            "max(b[i] >> 3, u16(a[i] + 5))",
        ];
        for text in lanes {
            let (mut space, target) = target(text);
            let examples = target.examples(&mut space);
            assert!(examples.outputs.len() > EXAMPLES, "{text}");
            for (n, output) in examples.outputs.iter().enumerate() {
                let mut inputs = vec![Value::zero(128); 2];
                for (element, column) in target.elements.iter().zip(&examples.inputs) {
                    let at = u64::from(element.first);
                    inputs[usize::from(element.operand)].set(at, element.width, u128::from(column[n]));
                    assert!(element.operand != 0 || column[n] != 0x8000, "{text}: out of range");
                }
                let value = Interpreter::new(&space.dag, &inputs).eval(target.lane);
                assert_eq!(value as u64 & mask(16), *output, "{text}");
            }
        }
    }

    #[test]
    fn what_goes_over_elements_is_no_lane() {
        let operand = |width: u16| autoir_semantics::lane::Operand {
            name: "a".into(),
            kind: Kind::Vector,
            width,
            signed: false,
            extents: vec![256 / u32::from(width)],
        };
        let is_target = |elements: u16, read: u16| {
            let mut space = Space::new(&[operand(elements)], &[]);
            let mut lane = |n| {
                let value = space.dag.read_at(0, read, false, n);
                let next = space.dag.add_const(value, 1);
                Some(space.dag.wrap(next, 16, false))
            };
            let lanes = vec![lane(0), lane(1)];
            let goal = Goal { kind: Kind::Vector, bits: 32, width: 16, demand: 16, lanes };
            Target::new(&space, &Goals::new(128, 64), &goal).is_some()
        };
        assert!(is_target(16, 16) && is_target(16, 8));
        assert!(!is_target(8, 16) && !is_target(64, 128));
    }

    #[test]
    fn numbers_of_a_lane_and_those_beside_them_are_tried() {
        let (mut space, third) = target("((b[i] & 255)*683) >> 11");
        let numbers = third.examples(&mut space).numbers(16);
        // A third of 2^15.
        assert!(numbers.iter().any(|(v, uses)| *v == 10923 && uses & FACTORS != 0), "{numbers:?}");
        let (mut space, range) = target("select(b[i] < 97, 0, b[i])");
        let numbers = range.examples(&mut space).numbers(16);
        assert!([96, 97, 98].iter().all(|v| numbers.iter().any(|n| n.0 == *v)), "{numbers:?}");
    }
}
