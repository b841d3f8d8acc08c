//! Selections and reductions.

use crate::dag::{Dag, Id, Node, ReduceOp, Var};

impl Dag {
    /// `a` if `c` is not 0, else `b`.
    pub fn select(&mut self, c: Id, a: Id, b: Id) -> Id {
        let c = self.truth(c);
        if let Some(v) = self.as_const(c) {
            return if v != 0 { a } else { b };
        }
        if a == b {
            return a;
        }
        if let Node::Sum(1, terms) = self.node(c)
            && let [(t, -1)] = terms[..]
        {
            return self.select(t, b, a);
        }
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.sum(y, &[(c, x - y)]);
        }
        if let Some(known) = self.select_by_order(c, a, b) {
            return known;
        }
        // Arms that differ by a constant: b + (a - b) * c.
        let difference = self.sub(a, b);
        if let Some(k) = self.as_const(difference) {
            return self.sum(0, &[(b, 1), (c, k)]);
        }
        // The same condition again, directly inside an arm.
        if let Node::Select(c2, x, _) = *self.node(a)
            && c2 == c
        {
            return self.select(c, x, b);
        }
        if let Node::Select(c2, _, y) = *self.node(b)
            && c2 == c
        {
            return self.select(c, a, y);
        }
        if self.interval(a).is_bool() && self.interval(b).is_bool() {
            if self.as_const(b) == Some(0) {
                return self.and(c, a);
            }
            if self.as_const(a) == Some(1) {
                return self.or(c, b);
            }
        }
        self.intern(Node::Select(c, a, b))
    }

    /// Selections by a comparison that are a minimum, maximum, absolute value or clamp.
    fn select_by_order(&mut self, c: Id, a: Id, b: Id) -> Option<Id> {
        let Node::Lt(x, y) = *self.node(c) else {
            return None;
        };
        if (a, b) == (x, y) {
            return Some(self.min(x, y));
        }
        if (a, b) == (y, x) {
            return Some(self.max(x, y));
        }
        // On integers x < k is x <= k - 1, so either bound may stand in the other arm.
        if let Some(k) = self.as_const(y) {
            let is_bound = |d: &Dag, id: Id| d.as_const(id).is_some_and(|v| v == k || v == k - 1);
            if b == x && is_bound(self, a) {
                return Some(self.max(x, a));
            }
            if a == x && is_bound(self, b) {
                return Some(self.min(x, b));
            }
        }
        let difference = self.sub(x, y);
        let negated = self.neg(difference);
        if (a, b) == (negated, difference) {
            return Some(self.abs(difference));
        }
        None
    }

    /// All `terms`, of which there is one at least, combined by the operation of a reduction.
    pub fn combine(&mut self, op: ReduceOp, terms: &[Id]) -> Id {
        let with = match op {
            ReduceOp::Add => {
                let terms: Vec<(Id, i128)> = terms.iter().map(|t| (*t, 1)).collect();
                return self.sum(0, &terms);
            }
            ReduceOp::And => Dag::and,
            ReduceOp::Or => Dag::or,
            ReduceOp::Xor => Dag::xor,
            ReduceOp::Min => Dag::min,
            ReduceOp::Max => Dag::max,
        };
        let mut terms = terms.iter().copied();
        let first = terms.next().unwrap_or_else(|| self.constant(0));
        terms.fold(first, |all, term| with(self, all, term))
    }

    /// `body` combined over `var` in `0..count`.
    pub fn reduce(&mut self, op: ReduceOp, var: Var, count: u32, body: Id) -> Id {
        if count == 1 {
            let zero = self.constant(0);
            return self.substitute(body, var, zero);
        }
        if !self.mentions(body, var) {
            return match op {
                ReduceOp::Add => self.scale(body, i128::from(count)),
                ReduceOp::Xor if count % 2 == 0 => self.constant(0),
                _ => body,
            };
        }
        self.intern(Node::Reduce { op, var, count, body })
    }

    /// `value` at the smallest `var` in `0..count` for which `cond` holds, else `otherwise`.
    pub fn first(&mut self, var: Var, count: u32, cond: Id, value: Id, otherwise: Id) -> Id {
        if count == 1 {
            let zero = self.constant(0);
            let (c, v) = (self.substitute(cond, var, zero), self.substitute(value, var, zero));
            return self.select(c, v, otherwise);
        }
        self.intern(Node::First { var, count, cond, value, otherwise })
    }
}
