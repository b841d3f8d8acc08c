//! Equality of expressions of few input bits, by trying every input.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::interp::{Bits, Interpreter};
use autoir_semantics::lane::Operand;

/// More input bits than this are not enumerated.
const MAX_BITS: usize = 16;

/// Nodes above which the solver is not slower.
const MAX_NODES: usize = 20_000;

/// Whether two closed expressions agree on all inputs; `None` if they read too many bits to try them all.
pub fn equal_everywhere(dag: &Dag, a: Id, b: Id, operands: &[Operand]) -> Option<bool> {
    let order = dag.reachable(&[a, b]);
    if order.len() > MAX_NODES {
        return None;
    }
    let mut support: Vec<(usize, u64)> = Vec::new();
    for id in &order {
        let Node::Read { base, width, index, .. } = dag.node(*id) else { continue };
        let [operand] = base[..] else { return None };
        let first = u64::try_from(dag.as_const(*index)?).ok()? * u64::from(*width);
        for bit in first..first + u64::from(*width) {
            let at = (usize::from(operand), bit);
            if !support.contains(&at) {
                support.push(at);
            }
            if support.len() > MAX_BITS {
                return None;
            }
        }
    }
    // A copy of what is needed, so that the interpreter forgets little between inputs.
    let mut small = Dag::new();
    let mut memo = std::collections::HashMap::new();
    let a = small.import_with(dag, a, &mut |_, _| None, &mut memo);
    let b = small.import_with(dag, b, &mut |_, _| None, &mut memo);
    let zero: Vec<Bits> = operands.iter().map(|o| Bits::zero(o.bits())).collect();
    for input in 0..1u32 << support.len() {
        let mut values = zero.clone();
        for (n, (operand, bit)) in support.iter().enumerate() {
            values.get_mut(*operand)?.set(*bit, 1, u128::from(input >> n & 1));
        }
        let mut interpreter = Interpreter::new(&small, &values);
        if interpreter.eval(a) != interpreter.eval(b) {
            return Some(false);
        }
    }
    Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use autoir_semantics::dag::Prim;
    use autoir_semantics::lane::Kind;

    fn byte() -> Operand {
        let (name, kind, extents) = ("a".into(), Kind::Scalar, vec![1]);
        Operand { name, kind, width: 8, extents, signed: false }
    }

    #[test]
    fn all_inputs_are_tried() {
        let mut d = Dag::new();
        let x = d.read_at(0, 8, false, 0);
        let two = d.constant(2);
        let product = d.prim(Prim::Gf256Mul, &[x, two]);
        let doubled = d.scale(x, 2);
        let reduced = d.constant(0x11b);
        let reduced = d.xor(doubled, reduced);
        let limit = d.constant(128);
        let small = d.lt(x, limit);
        let by_hand = d.select(small, doubled, reduced);
        assert_eq!(equal_everywhere(&d, product, by_hand, &[byte()]), Some(true));
        assert_eq!(equal_everywhere(&d, product, doubled, &[byte()]), Some(false));
    }
}
