//! Sums of values that are added where a condition holds.

use autoir_semantics::dag::{Id, Node};

use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// `x + (c ? y : 0)` as `c ? x + y : x`, for what adds where a mask says so.
pub(super) fn added_where(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let (k, terms) = space.linear(root(space, e));
    let ([one, two], 0) = (&terms[..], k) else { return None };
    [(*one, *two), (*two, *one)].into_iter().find_map(|((chosen, times), (x, once))| {
        let Node::Select(condition, yes, no) = *space.dag.node(chosen) else { return None };
        let zero = |id: Id| space.dag.as_const(id) == Some(0);
        let (y, is_first) = match (zero(yes), zero(no)) {
            (false, true) => (yes, true),
            (true, false) => (no, false),
            _ => return None,
        };
        let sum = (once == 1).then(|| space.dag.sum(0, &[(x, 1), (y, times)]))?;
        let (sum, same) = (space.low(sum, width), space.low(x, width));
        let (yes, no) = if is_first { (sum, same) } else { (same, sum) };
        Some(space.dag.select(condition, yes, no))
    })
}

#[cfg(test)]
mod tests {
    use crate::library::target::Target;
    use crate::testing::found_on;

    #[test]
    fn what_is_added_where_a_mask_says_so_takes_one_step() {
        let compare = "window c(a: u8x16, b: u8x16) -> u1x16 {\n    out[i] = a[i] > b[i]\n}\n";
        let add = "window m(q: u1x16, n: u8x16, b: u8x16) -> u8x16 {\n    \
                   out[i] = select(q[i], u8(n[i] + b[i]), n[i])\n}\n";
        let target = Target::x86("skylake-avx512", "").expect("a known CPU");
        let steps = |value: &str| {
            let text = format!(
                "window g(n: u8x16, a: u8x16, b: u8x16, s: u8x16) -> u8x16 {{\n    out[i] = {value}\n}}\n"
            );
            found_on(&target, &text, &[compare, add]).map(|program| program.steps.len())
        };
        assert_eq!(steps("n[i] + select(a[i] > b[i], s[i], 0)"), Some(2));
        assert_eq!(steps("select(a[i] > b[i], 0, s[i]) + n[i]"), None, "no instruction says where not");
        assert_eq!(steps("n[i] + select(a[i] > b[i], s[i], 1)"), None);
    }
}
