//! Lanes that are all ones where a bit is set: the bit is compared in the place that it has, so that nothing shifts it.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};

impl Expander<'_> {
    /// The ways to compare the bits that the lanes of `goal` repeat with themselves, or with 0 where these are the ones
    /// that are not set.
    pub(crate) fn placed_bits(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && goal.width.is_multiple_of(8)
            && goal.demand == goal.width
            && goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let mut bits = Vec::with_capacity(goal.lanes.len());
        for lane in &goal.lanes {
            let bit = match *lane {
                Some(e) => match repeated(space, e, goal.width) {
                    Some(bit) => Some(bit),
                    None => return Vec::new(),
                },
                None => None,
            };
            bits.push(bit);
        }
        let Some((.., is_set)) = bits.iter().flatten().next().copied() else { return Vec::new() };
        if bits.iter().flatten().any(|bit| bit.2 != is_set) {
            return Vec::new();
        }
        let placed = bits.iter().map(|bit| bit.map(|(bit, place, _)| space.dag.scale(bit, 1 << place)));
        let placed = Goal { lanes: placed.collect(), ..goal.clone() };
        let placed = goals.temporary(space, placed);
        let [zero, ones] = [0, (1i128 << goal.width) - 1].map(|n| space.dag.constant(n));
        let mut compared = |n: u32, place: u16| {
            let value = space.dag.read_at(placed, goal.width, false, n);
            let other = if is_set { space.dag.constant(1 << place) } else { zero };
            let equal = space.dag.eq(value, other);
            space.dag.select(equal, ones, zero)
        };
        let lanes = (0..).zip(&bits).map(|(n, bit)| bit.map(|(_, place, _)| compared(n, place))).collect();
        self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false)
    }
}

/// The bit of an operand that all `width` bits of `e` are, its place in what is as wide, and whether it is that bit rather
/// than its complement.
fn repeated(space: &mut Space, e: Id, width: u16) -> Option<(Id, u16, bool)> {
    let ones = (1i128 << width) - 1;
    let (condition, holds) = match space.dag.node(root(space, e)) {
        Node::Select(c, p, q) => match (space.dag.as_const(*p)?, space.dag.as_const(*q)?) {
            (p, 0) if p == ones || p == -1 => (*c, true),
            (0, q) if q == ones || q == -1 => (*c, false),
            _ => return None,
        },
        Node::Sum(k, terms) => match (*k, &terms[..]) {
            (0, [(bit, factor)]) if *factor == ones || *factor == -1 => (*bit, true),
            (k, [(bit, factor)]) if k == ones && *factor == -ones || k == -1 && *factor == 1 => (*bit, false),
            _ => return None,
        },
        _ => return None,
    };
    let (operand, at, is_set) = bit(space, condition)?;
    let bit = space.dag.read_at(operand, 1, false, at);
    Some((bit, (at % u32::from(width)) as u16, is_set == holds))
}

/// The bit of an operand on which a condition depends, and whether it holds where that is set.
fn bit(space: &Space, condition: Id) -> Option<(u16, u32, bool)> {
    let of_read = |read: Id, n: i128| {
        let Node::Read { base, width, index, .. } = space.dag.node(read) else { return None };
        let ([operand], Some(index)) = (&base[..], space.dag.as_const(*index)) else { return None };
        let fits = (0..i128::from(*width)).contains(&n);
        Some((*operand, u32::try_from(index * i128::from(*width) + n).ok().filter(|_| fits)?, true))
    };
    match *space.dag.node(condition) {
        Node::Read { width: 1, .. } => of_read(condition, 0),
        Node::Eq(value, k) => {
            let (operand, at, is_set) = bit(space, value)?;
            match space.dag.as_const(k)? {
                0 => Some((operand, at, !is_set)),
                1 => Some((operand, at, is_set)),
                _ => None,
            }
        }
        // The uppermost bit of a number is its sign, and what is left of it when it is shifted.
        Node::Lt(value, zero) => space.dag.sign_bit(value, zero).map(|(operand, at)| (operand, at, true)),
        Node::Shr(value, n) => match space.dag.node(value) {
            Node::Read { width, signed: false, .. } if space.dag.as_const(n)? == i128::from(*width) - 1 => {
                of_read(value, space.dag.as_const(n)?)
            }
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn bits_are_compared_where_they_lie() {
        let equal = "window e(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = select(a[i] == b[i], 255, 0)\n}\n";
        let and = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
        let spread = "window s(m: u8x16) -> u8x16 {\n    for k < 8: out[k] = m[0]\n    \
            for k < 8: out[8 + k] = m[1]\n}\n";
        let masks = |ones: u32, zeros: u32| {
            format!(
                "window g(m: u8x16) -> u8x16 {{\n    \
                 for k < 8: out[k] = select(((m[0] >> k) & 1) == 1, {ones}, {zeros})\n    \
                 for k < 8: out[8 + k] = select(((m[1] >> k) & 1) == 1, {ones}, {zeros})\n}}\n"
            )
        };
        let steps = |text: &str, library: &[&str]| found(text, library).map(|program| program.steps.len());
        assert_eq!(steps(&masks(255, 0), &[equal, and, spread]), Some(3));
        assert_eq!(steps(&masks(0, 255), &[equal, and, spread]), Some(3));
        assert_eq!(steps(&masks(255, 0), &[equal, spread]), None);
    }
}
