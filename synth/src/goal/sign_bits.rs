//! How many bits below the highest one are equal to it: the ways in which instruction sets count them.

use autoir_semantics::dag::{Id, Node, Prim};
use autoir_semantics::interp::{Bits, Interpreter};

use crate::goal::function::unit_of_all;
use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// Nodes of what may be such a count, at most.
const MAX_NODES: usize = 24;
/// Bits of a count of leading zeros in instructions that count in wide registers alone.
const WIDE: u16 = 32;

/// Such a count as that of zeros above the highest bit that differs from the one above it (Arm, `CLS`).
pub(super) fn by_neighbours(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Count { value, more } = count(space, e, width)?;
    let above = space.dag.shr_const(value, 1);
    let [value, above] = [value, above].map(|v| space.low(v, width - 1));
    let differs = space.dag.xor(value, above);
    let zeros = space.dag.prim(Prim::LeadingZeros(width - 1), &[differs]);
    Some(space.dag.add_const(zeros, more))
}

/// The same as the longer one of the runs of zeros that a value and its complement start with (Hexagon, `vnormamt`).
pub(super) fn by_complement(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Count { value, more } = count(space, e, width)?;
    let complement = space.dag.sum((1 << width) - 1, &[(value, -1)]);
    let bits = width.max(WIDE);
    let runs = [value, complement].map(|v| {
        let zeros = space.dag.prim(Prim::LeadingZeros(bits), &[v]);
        space.dag.add_const(zeros, i128::from(width) - i128::from(bits))
    });
    let longer = space.dag.max(runs[0], runs[1]);
    Some(space.dag.add_const(longer, more - 1))
}

/// The number of bits of an element below its highest one that are equal to it, and `more`.
struct Count {
    value: Id,
    more: i128,
}

/// `e`, of so many bits, as such a count. This proposes; programs are verified.
fn count(space: &mut Space, e: Id, width: u16) -> Option<Count> {
    let e = root(space, e);
    let nodes = space.dag.reachable(&[e]);
    let counts = |id: &Id| matches!(space.dag.node(*id), Node::Prim(Prim::LeadingZeros(_), _));
    if !(8..=64).contains(&width) || nodes.len() > MAX_NODES || !nodes.iter().any(counts) {
        return None;
    }
    let (operand, element) = unit_of_all(&space.dag, &nodes, u32::from(width))?;
    let mut inputs: Vec<Bits> = space.operands().iter().map(|o| Bits::zero(o.bits())).collect();
    let bits = space.operands().get(usize::from(operand))?.bits();
    let bytes = usize::from(width / 8);
    let mut more = None;
    for value in samples(width) {
        let mut all = vec![0; (bits / 8) as usize];
        all.get_mut(element as usize * bytes..)?
            .get_mut(..bytes)?
            .copy_from_slice(&value.to_le_bytes()[..bytes]);
        inputs[usize::from(operand)] = Bits::from_bytes(&all, bits);
        let found = Interpreter::new(&space.dag, &inputs).eval(e);
        let left = value << (64 - width);
        let equal = (left ^ left >> 63).leading_zeros().min(u32::from(width)) - 1;
        let this = found - i128::from(equal);
        if *more.get_or_insert(this) != this {
            return None;
        }
    }
    Some(Count { value: space.dag.read_at(operand, width, false, element), more: more? })
}

/// Values of every count, those next to powers of two, and both signs.
fn samples(width: u16) -> impl Iterator<Item = i64> {
    (0..width).flat_map(|bit| {
        let power = 1_i64.wrapping_shl(u32::from(bit));
        let (below, negated) = (power.wrapping_sub(1), power.wrapping_neg());
        [below, power, power | power >> 2, negated, !power, (power | power >> 1).wrapping_neg()]
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const NEIGHBOURS: &str =
        "window c(a: i16x8) -> u16x8 {\n    out[i] = clz15((u16(a[i]) ^ (u16(a[i]) >> 1)) & 32767)\n}\n";
    const COMPLEMENT: &str = "window v(a: u16x8) -> u16x8 {\n    \
                              out[i] = max(clz32(a[i]) - 16, clz32(65535 - a[i]) - 16) - 1\n}\n";

    fn goal(text: &str) -> String {
        format!("window g(a: i16x8) -> u16x8 {{\n    out[i] = {text}\n}}\n")
    }

    #[test]
    fn a_count_is_found_however_it_is_written() {
        let ways = [
            "clz16(u16(a[i] ^ (a[i] >> 15))) - 1",
            "max(clz16(u16(a[i] ^ (a[i] >> 15))) - 1, 0)",
            "clz16(u16(select(a[i] < 0, -1 - a[i], a[i]))) - 1",
        ];
        for way in ways {
            for instruction in [NEIGHBOURS, COMPLEMENT] {
                let program = found(&goal(way), &[instruction]);
                assert_eq!(program.map(|p| p.steps.len()), Some(1), "{way} by {instruction}");
            }
        }
    }

    #[test]
    fn samples_of_every_width_are_made() {
        assert!(
            [8, 16, 32, 64].iter().all(|width| super::samples(*width).count() == 6 * usize::from(*width))
        );
    }

    #[test]
    fn what_is_no_such_count_is_left_alone() {
        for way in ["clz16(u16(a[i] ^ 1)) - 1", "clz16(u16(a[i])) - 1"] {
            assert_eq!(found(&goal(way), &[NEIGHBOURS, COMPLEMENT]), None, "{way}");
        }
    }
}
