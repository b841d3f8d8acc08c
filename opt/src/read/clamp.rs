//! Constants that LLVM takes out of clamps, put back.
//!
//! `min(max(x + c, 0), 255)` is `min(max(x, -c), 255 - c) + c` behind LLVM's instcombine. Sums of whole numbers keep
//! their order, so both are the same number; the former is a saturation, which instructions do.

use autoir_semantics::dag::{Id, Interval, Node};

use super::number::Numbers;

impl Numbers<'_> {
    /// `a + b` on `width` bits, before it is made to fit; a saturation where one of them is a constant that was taken
    /// out of it.
    pub fn added(&mut self, a: Id, b: Id, width: u16) -> Id {
        let sum = self.dag.add(a, b);
        [(a, b), (b, a)].into_iter().find_map(|(x, c)| self.saturation(x, c, width)).unwrap_or(sum)
    }

    /// `clamped + by` as a saturation of a sum that does not wrap; nothing if it is none.
    fn saturation(&mut self, clamped: Id, by: Id, width: u16) -> Option<Id> {
        let by = self.dag.as_const(by)?;
        let (outer, bound) = self.bounded(clamped)?;
        let (x, other) = self.bounded(outer)?;
        let value = self.dag.sum(by, &[(x, 1)]);
        if !self.dag.interval(value).within(Interval::of_width(width, true)) {
            return None;
        }
        let (bound, other) = (self.dag.constant(bound + by), self.dag.constant(other + by));
        let whole = match (self.dag.node(clamped), self.dag.node(outer)) {
            (Node::Min(..), Node::Max(..)) => {
                let inner = self.dag.max(value, other);
                self.dag.min(inner, bound)
            }
            (Node::Max(..), Node::Min(..)) => {
                let inner = self.dag.min(value, other);
                self.dag.max(inner, bound)
            }
            _ => return None,
        };
        matches!(self.dag.node(whole), Node::Sat { .. }).then_some(whole)
    }

    /// What a minimum or maximum with a constant is of, and the constant.
    fn bounded(&self, value: Id) -> Option<(Id, i128)> {
        let (Node::Min(a, b) | Node::Max(a, b)) = *self.dag.node(value) else { return None };
        [(a, b), (b, a)].into_iter().find_map(|(x, bound)| Some((x, self.dag.as_const(bound)?)))
    }
}
