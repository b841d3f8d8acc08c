//! Shifts by as many bits as data says: what is left of a value that is shifted past its end.

use autoir_semantics::dag::{Id, Interval, Node};

use super::space::Space;

impl Space {
    /// A choice with an arm that its condition decides.
    pub(super) fn decided_arm(&mut self, c: Id, a: Id, b: Id) -> Option<Id> {
        let not = self.dag.negate_bool(c);
        let mut decided = |arm: Id, holds: bool| {
            let arm = self.compare_unclamped(arm).unwrap_or(arm);
            let value = if arm == c { Some(holds) } else { (arm == not).then_some(!holds) };
            value.map(|v| self.dag.constant(i128::from(v)))
        };
        let (x, y) = (decided(a, true), decided(b, false));
        (x.is_some() || y.is_some()).then(|| self.dag.select(c, x.unwrap_or(a), y.unwrap_or(b)))
    }

    /// A comparison of a saturated value with a number between its limits as one of the value.
    fn compare_unclamped(&mut self, comparison: Id) -> Option<Id> {
        let Node::Lt(a, b) = *self.dag.node(comparison) else { return None };
        let inside = |space: &Space, id: Id| match *space.dag.node(id) {
            Node::Sat { a, width, signed } => Some((a, Interval::of_width(width, signed))),
            _ => None,
        };
        if let Some(k) = self.dag.as_const(b) {
            let (x, limits) = inside(self, a)?;
            return (limits.lo < k && k <= limits.hi).then(|| self.dag.lt(x, b));
        }
        let k = self.dag.as_const(a)?;
        let (x, limits) = inside(self, b)?;
        (limits.lo <= k && k < limits.hi).then(|| self.dag.lt(a, x))
    }

    /// A choice by the count of a shift as the shift alone.
    pub(super) fn chosen_shift(&mut self, c: Id, a: Id, b: Id) -> Option<Id> {
        let Node::Lt(p, q) = *self.dag.node(c) else { return None };
        match (self.dag.as_const(p), self.dag.as_const(q)) {
            (_, Some(0)) => self.shift_by_unsigned(p, b, a),
            (Some(-1), _) => self.shift_by_unsigned(q, a, b),
            (_, Some(end)) => self.is_shifted_out(p, end, a, b).then_some(a),
            (Some(last), _) => self.is_shifted_out(q, last.checked_add(1)?, b, a).then_some(b),
            _ => None,
        }
    }

    /// What is cut off, and the types to which it is, the last one first.
    fn cut(&self, mut id: Id) -> (Id, Vec<(u16, bool)>) {
        let mut types = Vec::new();
        while let Node::Wrap { a, width, signed } = *self.dag.node(id) {
            types.push((width, signed));
            id = a;
        }
        (id, types)
    }

    /// Whether `n < end ? shifted : other` is `shifted`: from `end` bits on nothing is left of `x << n`, and of `x >> n` its
    /// sign.
    fn is_shifted_out(&mut self, n: Id, end: i128, shifted: Id, other: Id) -> bool {
        let Ok(end) = u16::try_from(end) else { return false };
        let (value, types) = self.cut(shifted);
        let zero = self.dag.constant(0);
        if self.interval(n).lo < 0 {
            return false;
        }
        match *self.dag.node(value) {
            Node::Shl(_, by) => by == n && other == zero && types.iter().any(|(width, _)| *width <= end),
            Node::Shr(x, by) if by == n => {
                let range = self.interval(x);
                let fits = |signed| range.within(Interval::of_width(end, signed));
                if fits(false) && other == zero {
                    return true;
                }
                let is_negative = self.dag.lt(x, zero);
                let mut sign = self.dag.neg(is_negative);
                for (width, signed) in types.iter().rev() {
                    sign = self.wrap(sign, *width, *signed);
                }
                let ones = match types.first() {
                    Some((width, false)) => Interval::of_width(*width, false).hi,
                    _ => -1,
                };
                fits(true) && (other == sign || other == self.dag.scale(is_negative, ones))
            }
            _ => false,
        }
    }

    /// `n < 0 ? 0 : x << n`: the bits of a negative count are those of a large one.
    fn shift_by_unsigned(&mut self, n: Id, shifted: Id, other: Id) -> Option<Id> {
        let (value, types) = self.cut(shifted);
        let width = types.iter().map(|(width, _)| *width).min()?;
        let Node::Shl(x, by) = *self.dag.node(value) else { return None };
        let range = self.interval(n);
        let bits = [8, 16, 32].into_iter().find(|bits| range.within(Interval::of_width(*bits, true)))?;
        let is_clamped = match *self.dag.node(by) {
            Node::Sat { a, width: limit, signed: false } => a == n && limit > width.ilog2() as u16,
            Node::Max(a, b) => {
                let zero = self.dag.constant(0);
                (a, b) == (n, zero) || (a, b) == (zero, n)
            }
            _ => false,
        };
        if !is_clamped || self.dag.as_const(other) != Some(0) || 1i128 << (bits - 1) < i128::from(width) {
            return None;
        }
        let by = self.wrap(n, bits, false);
        let mut shifted = self.dag.shl(x, by);
        for (width, signed) in types.into_iter().rev() {
            shifted = self.dag.wrap(shifted, width, signed);
        }
        Some(shifted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::window;

    /// Whether `a` and `b` are one lane for the search, of `x: i16`, `n: i16`, `u: u16`.
    fn are_one(a: &str, b: &str) -> bool {
        let operands = "x: i16x8, n: i16x8, u: u16x8";
        let w = window(&format!(
            "window w({operands}) -> i32x16 {{\n    for i < 8: out[i] = {a}\n    for i < 8: out[i + 8] = {b}\n}}\n"
        ));
        let mut space = Space::new(&w.function.operands, &w.ranges);
        let mut lane = |n: usize| {
            let id = space.import(&w.function.dag, w.function.elements[n], &mut |_, _| None);
            space.simplify(id)
        };
        lane(0) == lane(8)
    }

    #[test]
    fn past_its_end_nothing_is_left_of_a_value() {
        assert!(are_one("select(u[i] < 16, i16(x[i] << u[i]), 0)", "i16(x[i] << u[i])"));
        assert!(are_one("select(u[i] < 20, i16(x[i] << u[i]), 0)", "i16(x[i] << u[i])"));
        assert!(!are_one("select(u[i] < 15, i16(x[i] << u[i]), 0)", "i16(x[i] << u[i])"));
        assert!(!are_one("select(u[i] < 16, i16(x[i] << u[i]), 1)", "i16(x[i] << u[i])"));
        assert!(are_one("select(u[i] > 15, 0, u[i] >> u[i])", "u[i] >> u[i]"));
    }

    #[test]
    fn past_its_end_a_value_is_its_sign() {
        assert!(are_one("select(u[i] < 16, x[i] >> u[i], -(x[i] < 0))", "x[i] >> u[i]"));
        assert!(are_one("select(u[i] < 16, u16(x[i] >> u[i]), 65535 * (x[i] < 0))", "u16(x[i] >> u[i])"));
        assert!(!are_one("select(u[i] < 14, x[i] >> u[i], -(x[i] < 0))", "x[i] >> u[i]"));
        assert!(!are_one("select(u[i] < 16, x[i] >> u[i], 0)", "x[i] >> u[i]"));
    }

    #[test]
    fn negative_counts_are_large_ones() {
        assert!(are_one("select(n[i] < 0, 0, i32(x[i] << sat_u16(n[i])))", "i32(x[i] << n.u16[i])"));
        assert!(are_one("select(n[i] < 0, 0, i32(x[i] << max(n[i], 0)))", "i32(x[i] << n.u16[i])"));
        assert!(!are_one("select(n[i] < 0, 1, i32(x[i] << sat_u16(n[i])))", "i32(x[i] << n.u16[i])"));
        assert!(!are_one("select(n[i] < 0, 0, i32(x[i] << sat_u4(n[i])))", "i32(x[i] << n.u16[i])"));
    }

    #[test]
    fn an_arm_is_what_its_condition_says() {
        assert!(are_one("select(n[i] < 0, 1 >> sat_u16(-n[i]), x[i])", "select(n[i] < 0, 0, x[i])"));
        assert!(!are_one("select(n[i] <= 0, 1 >> sat_u16(-n[i]), x[i])", "select(n[i] <= 0, 0, x[i])"));
    }
}
