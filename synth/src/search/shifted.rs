//! Values that are combined bit by bit and shifted: the normal form shifts each of them, here one result is shifted.

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};

impl Expander<'_> {
    /// The ways to make `goal`, whose lanes combine values that are all shifted to the right by as many bits, of these
    /// combined.
    pub(crate) fn shifted_together(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Vec<Alternative> {
        let is_vector = goal.kind == Kind::Vector && goal.bits <= self.widest();
        if !is_vector || !matches!(goal.width, 16 | 32 | 64) || goal.demand != goal.width {
            return Vec::new();
        }
        let mut count = None;
        let mut values = Vec::with_capacity(goal.lanes.len());
        for lane in &goal.lanes {
            let value = lane.map(|e| {
                let e = root(space, e);
                let is_combined = matches!(space.dag.node(e), Node::And(..) | Node::Or(..) | Node::Xor(..));
                if is_combined { unshifted(space, e, goal.width, &mut count) } else { None }
            });
            match value {
                Some(None) => return Vec::new(),
                Some(value) => values.push(value),
                None => values.push(None),
            }
        }
        let Some(count) = count else { return Vec::new() };
        let of = goals.temporary(space, Goal { lanes: values.clone(), ..goal.clone() });
        let shifted = |(lane, value): (usize, &Option<Id>)| {
            let value = (*value)?;
            let signed = space.interval(value).lo < 0;
            let read = space.dag.read_at(of, goal.width, signed, lane as u32);
            let shifted = space.dag.shr_const(read, count);
            Some(space.low(shifted, goal.width))
        };
        let lanes = values.iter().enumerate().map(shifted).collect();
        self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false)
    }
}

/// What `e` is, shifted to the right by `count`, if it combines nothing but values of up to `width` bits that are shifted so.
fn unshifted(space: &mut Space, e: Id, width: u16, count: &mut Option<u32>) -> Option<Id> {
    match space.dag.node(e).clone() {
        node @ (Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b)) => {
            let (a, b) = (unshifted(space, a, width, count)?, unshifted(space, b, width, count)?);
            let both = space.dag.rebuild(&node, &[a, b]);
            Some(space.simplify(both))
        }
        Node::Shr(x, n) => {
            let n = space.dag.as_const(n).and_then(|n| u32::try_from(n).ok())?;
            let range = space.interval(x);
            let fits = range.within(Interval::of_width(width, false))
                || range.within(Interval::of_width(width, true));
            (fits && *count.get_or_insert(n) == n).then_some(x)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn what_is_combined_is_shifted_once() {
        let xor = "window x(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let shift = "window s(a: u32x4) -> u32x4 {\n    out[i] = a[i] >> 5\n}\n";
        let add = "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let steps = |value: &str| {
            let text =
                format!("window g(a: u32x4, b: u32x4, c: u32x4) -> u32x4 {{\n    out[i] = {value}\n}}\n");
            found(&text, &[xor, shift, add]).map(|program| program.steps.len())
        };
        assert_eq!(steps("(a[i] ^ b[i] ^ c[i]) >> 5"), Some(3));
        assert_eq!(steps("(a[i] ^ u32(b[i] + c[i])) >> 5"), Some(3));
        assert_eq!(steps("(a[i] >> 5) ^ (b[i] >> 4)"), None);
    }
}
