//! Even and odd lanes computed apart in lanes twice as wide, in the places where they lie, and put together by moving bytes.
//!
//! What instructions make of wide lanes needs no lanes spread out and packed again if its lanes are every second one: even
//! lanes are the low parts of wide ones, and odd lanes the high parts.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::bitwise::{self, either};
use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// A lane as a part of a value twice as wide.
#[derive(Clone, Copy)]
struct Wide {
    value: Id,
    /// The first byte of the lane in it.
    first: u32,
}

impl Expander<'_> {
    /// The ways to put `goal` together of even and odd lanes, whose values are computed in wider ones; `upper` only where
    /// they are the upper parts of these.
    pub(crate) fn in_place(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        upper: bool,
    ) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && matches!(goal.width, 8 | 16 | 32)
            && goal.demand == goal.width
            && 2 * goal.width <= self.selection.widest_element
            && goal.lanes.len().is_multiple_of(2)
            && goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let per = u32::from(goal.width / 8);
        let width = 2 * goal.width;
        let mut sides: [Vec<Option<Id>>; 2] = [Vec::new(), Vec::new()];
        let mut firsts = Vec::with_capacity(goal.lanes.len());
        for (n, lane) in goal.lanes.iter().enumerate() {
            let wide = match *lane {
                Some(e) => match wide(space, e, goal.width) {
                    Some(wide) if !upper || wide.first != 0 => Some(wide),
                    _ => return Vec::new(),
                },
                None => None,
            };
            sides[n % 2].push(wide.map(|wide| wide.value));
            firsts.push(wide.map(|wide| wide.first));
        }
        if sides.iter().any(|side| side.iter().all(Option::is_none)) {
            return Vec::new();
        }
        let [even, odd] = sides.map(|lanes| Goal { width, demand: width, lanes, ..goal.clone() });
        let temporaries = [goals.temporary(space, even), goals.temporary(space, odd)];
        let byte = |n: usize, b: u32| match firsts[n] {
            Some(first) => Byte::Of(temporaries[n % 2], (n / 2) as u32 * 2 * per + first + b),
            None => Byte::Any,
        };
        let want: Vec<Byte> =
            (0..firsts.len()).flat_map(|n| (0..per).map(move |b| (n, b))).map(|(n, b)| byte(n, b)).collect();
        let mut found = self.moves(space, goals, goal, &want).0;
        let mut combinations = bitwise::merges(space, goal, &want);
        // Above what fits into its lane there is nothing.
        if firsts.iter().flatten().all(|first| *first == 0) {
            let whole = (0..goal.bits / 8).map(|b| Byte::Of(temporaries[0], b));
            let whole = goal::of_bytes(space, (goal.kind, goal.bits), whole);
            let up = want.iter().enumerate().map(|(at, b)| match (at as u32 / per) % 2 {
                0 => Byte::Const(0),
                _ => *b,
            });
            let up = goal::of_bytes(space, (goal.kind, goal.bits), up);
            combinations.insert(0, either([whole, up]));
        }
        found.extend(self.combined(space, goals, goal, &combinations));
        found
    }
}

impl Expander<'_> {
    /// The ways to shift the upper halves of values twice as wide as `goal`'s lanes further down, in its lanes.
    pub(crate) fn upper_shifted(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Vec<Alternative> {
        if goal.kind != Kind::Vector || !matches!(goal.width, 8 | 16 | 32) || goal.demand != goal.width {
            return Vec::new();
        }
        let mut lanes = Vec::with_capacity(goal.lanes.len());
        let mut by = None;
        for lane in &goal.lanes {
            let Some(e) = *lane else {
                lanes.push(None);
                continue;
            };
            let Some((upper, n)) = upper(space, e, goal.width) else { return Vec::new() };
            if by.is_some_and(|known| known != n) {
                return Vec::new();
            }
            by = Some(n);
            lanes.push(Some(upper));
        }
        let Some(by) = by else { return Vec::new() };
        let signed = lanes.iter().flatten().any(|e| space.interval(*e).lo < 0);
        let uppers = goals.temporary(space, Goal { lanes: lanes.clone(), ..goal.clone() });
        let mut shifted = |(n, lane): (usize, &Option<Id>)| {
            lane.map(|_| {
                let at = space.dag.constant(n as i128);
                let upper = space.dag.read(uppers, goal.width, signed, at);
                space.dag.shr_const(upper, by)
            })
        };
        let lanes = lanes.iter().enumerate().map(&mut shifted).collect();
        self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false)
    }
}

/// The upper half of a value of twice `width` bits that lane `e` is made of by a shift, and by how many bits more it is
/// shifted.
fn upper(space: &mut Space, e: Id, width: u16) -> Option<(Id, u32)> {
    let root = root(space, e);
    let Node::Shr(value, n) = *space.dag.node(root) else { return None };
    let n = u32::try_from(space.dag.as_const(n)?).ok()?;
    let by = n.checked_sub(u32::from(width)).filter(|by| (1..u32::from(width)).contains(by))?;
    let fits = space.fits(value, 2 * width) && !space.fits(value, width);
    fits.then(|| (space.dag.shr_const(value, u32::from(width)), by))
}

/// The value of twice `width` bits that lane `e` is a part of, where it takes more than `width` bits to compute it.
fn wide(space: &mut Space, e: Id, width: u16) -> Option<Wide> {
    let root = root(space, e);
    if let Node::Shr(value, n) = *space.dag.node(root)
        && space.dag.as_const(n) == Some(i128::from(width))
        && space.fits(value, 2 * width)
        && !space.fits(value, width)
    {
        return Some(Wide { value, first: u32::from(width / 8) });
    }
    let mut any = false;
    for id in space.dag.reachable(&[e]) {
        let is_read = matches!(space.dag.node(id), Node::Read { .. } | Node::Const(_));
        if !is_read && !space.fits(id, width) {
            any = true;
            if !space.fits(id, 2 * width) {
                return None;
            }
        }
    }
    let fits = space.interval(e).lo >= 0;
    (any && fits).then_some(Wide { value: e, first: 0 })
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const RIGHT: &str = "window r(a: u32x4) -> u32x4 {\n    out[i] = a[i] >> 6\n}\n";

    const EVEN: &str = "window e(a: u32x4, b: u32x4) -> u64x2 {\n    out[i] = a[2*i] * b[2*i]\n}\n";
    const DOWN: &str = "window d(a: u64x2) -> u64x2 {\n    out[i] = a[i] >> 32\n}\n";
    const BLEND: &str = "window b(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[2*k]\n    \
        for k < 2: out[2*k + 1] = b[2*k + 1]\n}\n";

    #[test]
    fn upper_halves_are_shifted_in_narrow_lanes() {
        let quotient = "window q(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] * b[i]) >> 38\n}\n";
        let program = found(quotient, &[EVEN, DOWN, BLEND, RIGHT]).expect("two products");
        assert_eq!(program.steps.len(), 7);
    }

    #[test]
    fn upper_halves_of_products_are_blended() {
        let high = "window h(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] * b[i]) >> 32\n}\n";
        let program = found(high, &[EVEN, DOWN, BLEND]).expect("two products");
        assert_eq!(program.steps.len(), 6);
    }
}
