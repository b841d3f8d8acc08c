//! Values put together of parts that have no bits in common, as sums.

use autoir_semantics::dag::{Id, Node};

use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// `x | y` as `x + y` where all bits of `x` lie below those of `y`.
pub(super) fn sum_of_parts(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let mut stack = vec![root(space, e)];
    let mut parts = Vec::new();
    while let Some(e) = stack.pop() {
        match *space.dag.node(e) {
            Node::Or(a, b) => stack.extend([a, b]),
            _ => parts.push(e),
        }
    }
    parts.sort_by_key(|part| space.dag.trailing_zeros(*part));
    let is_below = |space: &mut Space, pair: &[Id]| {
        let (value, zeros) = (space.interval(pair[0]), space.dag.trailing_zeros(pair[1]));
        value.lo >= 0 && zeros < 64 && value.hi < 1 << zeros
    };
    if parts.len() < 2 || !parts.windows(2).all(|pair| is_below(space, pair)) {
        return None;
    }
    let terms: Vec<(Id, i128)> = parts.into_iter().map(|part| (part, 1)).collect();
    let sum = space.dag.sum(0, &terms);
    Some(space.low(sum, width))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn parts_apart_are_added() {
        let pairs = "window m(a: u8x16, b: u8x16) -> u16x8 {\n    out[i] = u16(a[2*i] * b[2*i] + a[2*i + 1] * b[2*i + 1])\n}\n";
        let joined = |most: u32| {
            format!(
                "window g(a: u8x16) -> u16x8 {{\n    assume a in 0..={most}\n    out[i] = a[2*i] | (a[2*i + 1] << 4)\n}}\n"
            )
        };
        let steps = |most: u32| found(&joined(most), &[pairs]).map(|program| program.steps.len());
        assert_eq!((steps(15), steps(16)), (Some(1), None));
    }
}
