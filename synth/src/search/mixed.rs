//! Sums of products of unsigned bytes by signed ones, on targets that multiply bytes of one sign only.
//!
//! One factor of each product is moved by half its range, and the other one, times that half, is added up apart: such a sum
//! serves all that have these factors.

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// Half the range of a byte.
const HALF: i128 = 128;

/// Which factors are moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moved {
    /// The unsigned ones: `a * b` is `(a - 128) * b + 128 * b`.
    Down,
    /// The signed ones: `a * b` is `a * (b + 128) - 128 * a`.
    Up,
}

impl Expander<'_> {
    /// The ways to make `goal`, whose lanes are sums of products of unsigned bytes by signed ones.
    pub(crate) fn mixed_products(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector && goal.width >= 16 && goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let ways = [Moved::Down, Moved::Up].into_iter();
        ways.flat_map(|moved| self.of_one_sign(space, goals, goal, moved).unwrap_or_default()).collect()
    }

    fn of_one_sign(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        moved: Moved,
    ) -> Option<Vec<Alternative>> {
        let split: Vec<Option<(Id, Id)>> = goal
            .lanes
            .iter()
            .map(|lane| lane.map(|e| one_sign(space, e, moved)).map_or(Some(None), |both| both.map(Some)))
            .collect::<Option<_>>()?;
        let rests: Vec<Option<Id>> = split.iter().map(|both| both.map(|b| b.1)).collect();
        let range = Interval::of_width(goal.width, moved == Moved::Down);
        if !rests.iter().flatten().all(|rest| space.interval(*rest).within(range)) {
            return None;
        }
        let apart = goals.temporary(space, Goal { lanes: rests, demand: goal.width, ..goal.clone() });
        let lane = |(n, both): (usize, &Option<(Id, Id)>)| {
            both.map(|(products, _)| {
                let rest = space.dag.read_at(apart, goal.width, moved == Moved::Down, n as u32);
                space.dag.sub(products, rest)
            })
        };
        let lanes = split.iter().enumerate().map(lane).collect();
        Some(self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false))
    }
}

/// `e`, a sum whose products are all of unsigned bytes by signed ones, as the difference of one with products of bytes of one
/// sign, and of the other factors times half the range of a byte.
fn one_sign(space: &mut Space, e: Id, moved: Moved) -> Option<(Id, Id)> {
    let root = root(space, e);
    let (constant, terms) = space.linear(root);
    let (unsigned, signed) = (Interval::of_width(8, false), Interval::of_width(8, true));
    let (mut sum, mut rest) = (Vec::with_capacity(terms.len()), Vec::new());
    for (term, c) in terms {
        let Node::Mul(x, y) = *space.dag.node(term) else {
            sum.push((term, c));
            continue;
        };
        let (i, j) = (space.interval(x), space.interval(y));
        let (a, b) = if i.lo < 0 { (y, x) } else { (x, y) };
        let is_mixed = i.lo.min(j.lo) < 0 && i.hi.max(j.hi) > signed.hi;
        if !is_mixed || !space.interval(a).within(unsigned) || !space.interval(b).within(signed) {
            return None;
        }
        // Written modulo 256, the move is not undone by the product.
        let (factor, by, other) = match moved {
            Moved::Down => (space.dag.add_const(a, HALF), -HALF, b),
            Moved::Up => (space.dag.add_const(b, -HALF), HALF, a),
        };
        let factor = space.dag.wrap(factor, 8, moved == Moved::Down);
        sum.push((space.dag.mul(factor, other), c));
        rest.push((other, by * c));
    }
    (rest.len() > 1).then(|| (space.dag.sum(constant, &sum), space.dag.sum(0, &rest)))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn products_of_mixed_signs_are_those_of_one_sign() {
        let dot = |sign: char| {
            format!(
                "window d(c: {sign}32x4, a: {sign}8x16, b: {sign}8x16) -> {sign}32x4 {{\n    \
                 out[i] = c[i] + sum(j<4) a[4*i + j] * b[4*i + j]\n}}\n"
            )
        };
        let add = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
        let sub = "window t(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] - b[i]\n}\n";
        let goal = "window g(c: i32x4, a: u8x16, b: i8x16) -> i32x4 {\n    \
            out[i] = c[i] + sum(j<4) a[4*i + j] * b[4*i + j]\n}\n";
        for sign in ['i', 'u'] {
            let program = found(goal, &[&dot(sign), add, sub]).expect("a move, two products, a difference");
            assert_eq!(program.steps.len(), 4);
        }
        assert!(found(goal, &[&dot('i'), sub]).is_none(), "nothing moves the factors");
    }
}
