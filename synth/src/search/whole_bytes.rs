//! Computed values that are shifted by whole bytes: that is a movement, for which there are more instructions than shifts,
//! on other units.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// How far a value is shifted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    /// So many bytes to the left.
    Up(u16),
    /// So many to the right.
    Down(u16),
}

impl Expander<'_> {
    /// The ways to make `goal` by moving the bytes of what it shifts.
    pub(crate) fn by_whole_bytes(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && matches!(goal.width, 16 | 32 | 64)
            && goal.demand.is_multiple_of(8)
            && goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let mut values = Vec::with_capacity(goal.lanes.len());
        let mut shift = None;
        for lane in &goal.lanes {
            let Some(e) = *lane else {
                values.push(None);
                continue;
            };
            let Some((value, by)) = shifted(space, e, goal.width) else { return Vec::new() };
            if goal::is_movement(space, value) || shift.is_some_and(|known| known != by) {
                return Vec::new();
            }
            shift = Some(by);
            values.push(Some(value));
        }
        let Some(shift) = shift else { return Vec::new() };
        let (size, wanted) = (goal.width / 8, goal.demand / 8);
        let demand = match shift {
            Shift::Up(by) => wanted.saturating_sub(by) * 8,
            Shift::Down(_) => goal.width,
        };
        if demand == 0 {
            return Vec::new();
        }
        let of = goals.temporary(space, Goal { demand, lanes: values.clone(), ..goal.clone() });
        let byte = |lane: usize, b: u16| match shift {
            _ if values[lane].is_none() || b >= wanted => Byte::Any,
            Shift::Up(by) if b < by => Byte::Const(0),
            Shift::Down(by) if b + by >= size => Byte::Const(0),
            Shift::Up(by) => Byte::Of(of, lane as u32 * u32::from(size) + u32::from(b - by)),
            Shift::Down(by) => Byte::Of(of, lane as u32 * u32::from(size) + u32::from(b + by)),
        };
        let places = (0..values.len()).flat_map(|lane| (0..size).map(move |b| (lane, b)));
        let want: Vec<Byte> = places.map(|(lane, b)| byte(lane, b)).collect();
        self.moves(space, goals, goal, &want).0
    }
}

/// The value that `e` is when it is shifted by whole bytes in lanes of `width` bits.
fn shifted(space: &mut Space, e: Id, width: u16) -> Option<(Id, Shift)> {
    let root = root(space, e);
    match space.dag.node(root).clone() {
        Node::Sum(k, terms) => {
            let zeros =
                terms.iter().map(|t| t.1).chain([k]).filter(|c| *c != 0).map(i128::trailing_zeros).min()?;
            let bytes = (zeros / 8) as u16;
            if bytes == 0 || 8 * bytes >= width {
                return None;
            }
            let terms: Vec<(Id, i128)> = terms.iter().map(|(t, c)| (*t, c >> (8 * bytes))).collect();
            let value = space.dag.sum(k >> (8 * bytes), &terms);
            Some((space.simplify(value), Shift::Up(bytes)))
        }
        Node::Shr(value, n) => {
            let n = u16::try_from(space.dag.as_const(n)?).ok()?;
            let range = autoir_semantics::dag::Interval::of_width(width, false);
            let fits = n > 0 && n < width && n.is_multiple_of(8) && space.interval(value).within(range);
            fits.then_some((value, Shift::Down(n / 8)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn bytes_of_computed_values_are_moved() {
        let sum = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let up = "window u(a: u8x16) -> u8x16 {\n    for k < 4, j < 2: out[4*k + j] = 0\n    \
            for k < 4, j < 2: out[4*k + 2 + j] = a[4*k + j]\n}\n";
        let shifted = "window g(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] + b[i]) << 16\n}\n";
        assert_eq!(found(shifted, &[sum, up]).map(|program| program.steps.len()), Some(2));
    }

    #[test]
    fn upper_halves_of_products_are_moved_up() {
        let product = "window m(a: u32x4, b: u32x4) -> u64x2 {\n    out[i] = a[2*i] * b[2*i]\n}\n";
        let odd = "window o(a: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[2*k + 1]\n    \
            for k < 2: out[2*k + 1] = a[2*k + 1]\n}\n";
        let sum = "window s(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] + b[i]\n}\n";
        let up = "window u(a: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = 0\n    \
            for k < 2: out[2*k + 1] = a[2*k]\n}\n";
        let whole = "window g(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] * b[i]\n}\n";
        assert_eq!(found(whole, &[product, odd, sum, up]).map(|program| program.steps.len()), Some(8));
    }
}
