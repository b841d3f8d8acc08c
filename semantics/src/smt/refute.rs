//! Cheap refutation: the interpreter on edge values and random operands.

use super::{Claim, Model, Range};
use crate::arithmetic::wrap_value;
use crate::dag::{Dag, Id, Node, Var};
use crate::interp::{Bits, Interpreter};
use crate::lane::Operand;
use crate::vectors::{Generator, Rng, Shape};

/// Operand values that satisfy `ranges`; equal arguments give equal values.
pub(super) fn inputs(operands: &[Operand], ranges: &[Range], rounds: u32, floats: bool) -> Vec<Vec<Bits>> {
    let shapes: Vec<Shape> =
        operands.iter().map(|o| Shape { bits: o.bits(), width: u32::from(o.width) }).collect();
    let mut generator = Generator::new(&shapes, 0x5eed);
    let mut rounds = rounds;
    if floats {
        // The solver knows nothing of floats that could refute a claim, and few values round differently.
        generator = generator.of_floats();
        rounds *= 4;
    }
    let mut bytes = vec![0; generator.bytes()];
    // The systematic vectors lead; a third of the rounds is left for the mixed ones.
    let systematic = generator.systematic().min(u64::from(rounds) * 2 / 3);
    let numbers = (0..systematic).chain(generator.systematic()..);
    numbers
        .take(rounds as usize)
        .map(|n| {
            generator.fill(n, &mut bytes);
            let mut at = 0;
            let mut values = Vec::with_capacity(shapes.len());
            for s in &shapes {
                values.push(Bits::from_bytes(&bytes[at..at + s.bytes()], s.bits));
                at += s.bytes();
            }
            for r in ranges {
                r.enforce(&mut values);
            }
            values
        })
        .collect()
}

/// The axis variables that `roots` mention, with their extents.
pub(super) fn axes(dag: &Dag, roots: &[Id]) -> Vec<(Var, u32)> {
    let free = roots.iter().fold(0, |f, r| f | dag.free_vars(*r));
    if free == 0 {
        return Vec::new();
    }
    let mut found: Vec<(Var, u32)> = dag
        .reachable(roots)
        .into_iter()
        .filter_map(|id| match dag.node(id) {
            Node::Var(v, extent) if free & (1 << (v.0 & 63)) != 0 => Some((*v, *extent)),
            _ => None,
        })
        .collect();
    found.sort_unstable();
    found.dedup_by_key(|a| a.0);
    found
}

/// A counterexample to `claim` among `inputs`, if there is one.
pub(super) fn refute(dag: &Dag, claim: Claim, inputs: &[Vec<Bits>]) -> Option<Model> {
    let axes = axes(dag, &claim.roots());
    let mut rng = Rng::new(7);
    let mut interp = Interpreter::new(dag, &[]);
    for values in inputs {
        interp.reset(values);
        let bound: Vec<(Var, i128)> =
            axes.iter().map(|(v, extent)| (*v, i128::from(rng.below(u64::from(*extent))))).collect();
        for (v, x) in &bound {
            interp.bind(*v, *x);
        }
        if let Some((left, right)) = claim.violation(&mut interp) {
            return Some(Model { operands: values.clone(), axes: bound, left, right });
        }
    }
    None
}

impl Range {
    /// The element numbers that the range speaks of, in an operand of `bits` bits.
    pub(super) fn elements(&self, bits: u32) -> std::ops::Range<u32> {
        let count = bits / u32::from(self.width.max(1));
        match self.element {
            Some(e) if e < count => e..e + 1,
            Some(_) => 0..0,
            None => 0..count,
        }
    }

    /// Moves the elements out of range into it, keeping values that are in range.
    pub(super) fn enforce(&self, operands: &mut [Bits]) {
        let Some(bits) = operands.get_mut(usize::from(self.operand)) else {
            return;
        };
        let size = self.hi.saturating_sub(self.lo).saturating_add(1).max(1);
        for e in self.elements(bits.len()) {
            let offset = u64::from(e) * u64::from(self.width);
            let value = wrap_value(bits.get(offset, self.width) as i128, self.width, self.signed);
            if value < self.lo || value > self.hi {
                let inside = self.lo + value.saturating_sub(self.lo).rem_euclid(size);
                bits.set(offset, self.width, inside as u128);
            }
        }
    }
}
