//! Which values agree wherever they were looked at.

use std::hash::Hasher;

use super::{Range, refute};
use crate::arithmetic::wrap_value;
use crate::dag::{Dag, Id, Interval};
use crate::hash::{FastHasher, FastMap};
use crate::interp::{Bits, Interpreter};
use crate::lane::Operand;
use crate::vectors::Rng;

/// Operand values that are looked at.
const ROUNDS: u32 = 240;

/// The values of some nodes for many operand values, as digests.
pub(super) struct Samples<'a> {
    dag: &'a Dag,
    nodes: &'a [Id],
    /// By node number: of the values, and of their low bits in each of [`WIDTHS`].
    digests: FastMap<Id, (FastHasher, [FastHasher; WIDTHS.len()])>,
}

/// The sizes of types.
const WIDTHS: [u16; 4] = [8, 16, 32, 64];

/// A group of nodes that agree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Group {
    /// In their values.
    Whole(u64),
    /// In so many low bits, of which no more are needed to know each value.
    Low(u16, u64),
}

impl<'a> Samples<'a> {
    /// The values of `nodes`, which are those below some roots, for operand values within `ranges`.
    pub fn new(dag: &'a Dag, nodes: &'a [Id], operands: &[Operand], ranges: &[Range]) -> Samples<'a> {
        let digests = nodes.iter().map(|id| (*id, Default::default())).collect();
        let mut samples = Samples { dag, nodes, digests };
        let floats = dag.computes_floats(nodes);
        let mut rng = Rng::new(11);
        for (n, values) in refute::inputs(operands, ranges, ROUNDS, floats).into_iter().enumerate() {
            let values = if n % 2 == 1 { small(values, operands, ranges, &mut rng) } else { values };
            samples.add(&values);
        }
        samples
    }

    /// Looks at one more value of the operands.
    pub fn add(&mut self, values: &[Bits]) {
        let mut interp = Interpreter::new(self.dag, values);
        for id in self.nodes {
            let value = interp.eval(*id);
            if let Some((whole, lows)) = self.digests.get_mut(id) {
                whole.write_u128(value as u128);
                for (low, width) in lows.iter_mut().zip(WIDTHS) {
                    low.write_u128(wrap_value(value, width, false) as u128);
                }
            }
        }
    }

    /// Whether two nodes differ for these operand values.
    pub fn differ(&self, a: Id, b: Id, values: &[Bits]) -> bool {
        let mut interp = Interpreter::new(self.dag, values);
        interp.eval(a) != interp.eval(b)
    }

    /// The groups that a node is in: those of its value, and of its low bits in every type that holds it.
    pub fn groups(&self, id: Id) -> impl Iterator<Item = Group> + use<> {
        let digests = self.digests.get(&id).filter(|_| self.dag.interval(id).is_exact());
        let least = low_width(self.dag, id).unwrap_or(u16::MAX);
        let whole = digests.map(|d| Group::Whole(d.0.finish()));
        let lows: Vec<Group> = digests.map_or_else(Vec::new, |(_, lows)| {
            let pairs = WIDTHS.iter().zip(lows).filter(|(width, _)| **width >= least);
            pairs.map(|(width, low)| Group::Low(*width, low.finish())).collect()
        });
        whole.into_iter().chain(lows)
    }

    /// The groups whose members tell what a node is, the closest first: its value, and the low bits that determine it.
    pub fn own_groups(&self, id: Id) -> impl Iterator<Item = Group> + use<> {
        self.groups(id).take(2)
    }
}

/// The size of a type that holds every value of a node at one sign.
pub(super) fn low_width(dag: &Dag, id: Id) -> Option<u16> {
    let range = dag.interval(id);
    let holds = |w: &u16| [false, true].iter().any(|signed| range.within(Interval::of_width(*w, *signed)));
    WIDTHS.into_iter().find(holds)
}

/// The same values with the elements of some operands made small, as counts and positions are.
fn small(mut values: Vec<Bits>, operands: &[Operand], ranges: &[Range], rng: &mut Rng) -> Vec<Bits> {
    for (bits, operand) in values.iter_mut().zip(operands) {
        if operand.width < 8 || rng.below(3) == 0 {
            continue;
        }
        let bound = 2 + 2 * u64::from(operand.width.min(64));
        for n in 0..operand.lanes() {
            let value = i128::from(rng.below(bound)) - if operand.signed { i128::from(bound / 4) } else { 0 };
            bits.set(u64::from(n) * u64::from(operand.width), operand.width, value as u128);
        }
    }
    ranges.iter().for_each(|r| r.enforce(&mut values));
    values
}
