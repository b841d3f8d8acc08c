//! Values that are computed in the lanes in which their operands lie, and moved to where they are wanted afterwards.
//!
//! Of operands that would each have to be moved to the lanes of the goal, one result is moved. What lies between the lanes
//! that are wanted is computed with them.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};
use crate::search::kinds::further;

/// Values that something may be a part of, at most.
const MOST_WHOLES: usize = 4;

/// The operands that a value reads, and which of their lanes.
type Home = (BTreeSet<u16>, u32);

impl Expander<'_> {
    /// The ways to make `goal`, of whose lanes each is of one lane of the operands, or a part of such a value, by moving.
    pub(crate) fn moved_from_home(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && goal.width.is_multiple_of(8)
            && goal.demand == goal.width
            && goal.bits <= self.widest();
        let mut widths = [8, 16, 32, 64].into_iter().filter(|width| fits && *width >= goal.width);
        let want = widths.find_map(|width| moved(space, goals, goal, width, false));
        let want = want.or_else(|| {
            let mut parts = [16, 8].into_iter().filter(|part| fits && *part < goal.width);
            parts.find_map(|part| of_parts(space, goals, goal, part))
        });
        match want {
            Some(want) => self.moves_and_merges(space, goals, goal, &want),
            None => Vec::new(),
        }
    }
}

/// The bytes of `goal`, whose lanes are parts of `width` bits of values as wide as they are, in another order.
fn of_parts(space: &mut Space, goals: &mut Goals, goal: &Goal, width: u16) -> Option<Vec<Byte>> {
    let first = goal.lanes.iter().flatten().next().copied()?;
    let parts: Vec<Id> = (0..goal.width / width).map(|n| space.part(first, n, width)).collect();
    let value = whole(space, &parts, (width, goal.width))?;
    // A value that is at hand is moved as it is.
    if value == first || goal::is_movement(space, value) {
        return None;
    }
    let parts = goal::recut(space, goal, width);
    moved(space, goals, &parts, goal.width, true)
}

/// The bytes of `goal`, where all that computes them is computed in lanes of `width` bits in which the operands lie; `in_place`
/// also where each is a part of the value in its own lane.
fn moved(space: &mut Space, goals: &mut Goals, goal: &Goal, width: u16, in_place: bool) -> Option<Vec<Byte>> {
    let mut lanes_of: BTreeMap<Home, Vec<Id>> = BTreeMap::new();
    let mut homes: Vec<Option<Home>> = Vec::with_capacity(goal.lanes.len());
    for lane in &goal.lanes {
        let is_computed = lane.filter(|e| space.dag.as_const(*e).is_none());
        let home = match is_computed {
            None => None,
            Some(e) => Some(home(space, e, width)?),
        };
        if let (Some(home), Some(e)) = (&home, is_computed) {
            lanes_of.entry(home.clone()).or_default().push(e);
        }
        homes.push(home);
    }
    // What is at home stays there. One operand, or one part of a value, is as well moved before. Values of other operands
    // are other kinds of lanes.
    let per = usize::from(width / goal.width);
    let stays = |(n, home): (usize, &Option<Home>)| home.as_ref().is_none_or(|h| h.1 as usize == n / per);
    let operands: BTreeSet<&BTreeSet<u16>> = lanes_of.keys().map(|home| &home.0).collect();
    let is_moved_before = match width == goal.width {
        true => operands.iter().all(|operands| operands.len() < 2),
        false => lanes_of.values().any(|lanes| lanes.iter().all(|e| *e == lanes[0])),
    };
    if lanes_of.len() < 2
        || operands.len() > 1
        || is_moved_before
        || !in_place && homes.iter().enumerate().all(stays)
    {
        return None;
    }
    let mut values: BTreeMap<&Home, Id> = BTreeMap::new();
    for (home, lanes) in &lanes_of {
        values.insert(home, whole(space, lanes, (goal.width, width))?);
    }
    if values.values().all(|value| matches!(space.dag.node(*value), Node::Read { .. })) {
        return None;
    }
    // Registers of values, by where they lie in the operands.
    let per_register = goal.bits / u32::from(width);
    let mut registers: BTreeMap<u32, Vec<Option<Id>>> = BTreeMap::new();
    for (home, value) in &values {
        let lanes =
            registers.entry(home.1 / per_register).or_insert_with(|| vec![None; per_register as usize]);
        lanes[(home.1 % per_register) as usize] = Some(*value);
    }
    let mut temporaries = BTreeMap::new();
    for (at, lanes) in registers {
        let mut value = Goal { width, demand: width, lanes, ..goal.clone() };
        fill(space, &mut value);
        temporaries.insert(at, goals.temporary(space, value));
    }
    let mut want = Vec::new();
    for (lane, home) in goal.lanes.iter().zip(&homes) {
        let bytes = u32::from(goal.width / 8);
        match (lane, home) {
            (None, _) => want.extend((0..bytes).map(|_| Byte::Any)),
            (Some(e), None) => {
                let value = space.dag.as_const(*e)?;
                want.extend((0..bytes).map(|n| Byte::Const((value >> (8 * n)) as u8)));
            }
            (Some(e), Some(home)) => {
                let part = part(space, values[home], *e, (goal.width, width))?;
                let from = home.1 % per_register * u32::from(width / 8) + u32::from(part) * bytes;
                let of = temporaries[&(home.1 / per_register)];
                want.extend((from..from + bytes).map(|at| Byte::Of(of, at)));
            }
        }
    }
    Some(want)
}

/// Puts into the lanes of `value` that nothing is wanted of what continues the others: so it is one with what a neighbour
/// wants.
fn fill(space: &mut Space, value: &mut Goal) {
    let Some((first, e)) = (0i64..).zip(&value.lanes).find_map(|(n, lane)| Some((n, (*lane)?))) else {
        return;
    };
    for n in 0..value.lanes.len() {
        if value.lanes[n].is_none() {
            value.lanes[n] = further(space, value, e, n as i64 - first);
        }
    }
}

/// The lane of `width` bits of operands, the same of each, that is all that `e` reads.
fn home(space: &Space, e: Id, width: u16) -> Option<Home> {
    let (mut operands, mut lane) = (BTreeSet::new(), None);
    for id in space.dag.reachable(&[e]) {
        let Node::Read { base, width: bits, index, .. } = space.dag.node(id) else { continue };
        let [operand] = base[..] else { return None };
        let first = space.dag.as_const(*index)?.checked_mul(i128::from(*bits))?;
        let at = first / i128::from(width);
        let is_vector = space.operands().get(usize::from(operand)).is_some_and(|o| o.kind == Kind::Vector);
        let is_inside = first >= 0 && (first + i128::from(*bits) - 1) / i128::from(width) == at;
        if !is_vector || !is_inside || lane.is_some_and(|known| known != at) {
            return None;
        }
        operands.insert(operand);
        lane = Some(at);
    }
    Some((operands, u32::try_from(lane?).ok()?))
}

/// The value of `width` bits that all of `lanes` are parts of `part_width` bits of.
fn whole(space: &mut Space, lanes: &[Id], widths: (u16, u16)) -> Option<Id> {
    let (part_width, width) = widths;
    if part_width == width {
        return lanes.iter().all(|e| *e == lanes[0]).then_some(lanes[0]);
    }
    let candidates: Vec<Id> = lanes.iter().flat_map(|lane| wholes(space, *lane, widths)).collect();
    candidates.into_iter().find_map(|value| {
        let value = space.low(value, width);
        lanes.iter().all(|e| part(space, value, *e, widths).is_some()).then_some(value)
    })
}

/// Values of `width` bits that `e` may be a part of `part_width` bits of.
fn wholes(space: &mut Space, e: Id, (part_width, width): (u16, u16)) -> Vec<Id> {
    let mut found = Vec::new();
    let mut inside = e;
    match space.dag.node(e).clone() {
        Node::Wrap { a, .. } => {
            inside = a;
            found.push(a);
        }
        Node::Read { base, width: part, signed: false, index } if part == part_width => {
            let per = i128::from(width / part_width);
            if let Some(index) = space.dag.as_const(index) {
                let index = space.dag.constant(index.div_euclid(per));
                found.push(space.dag.read_of(&base, width, false, index));
            }
        }
        // What combines parts bit by bit is a part of what combines the wholes.
        node @ (Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b)) => {
            let sides = [a, b].map(|side| wholes(space, side, (part_width, width)));
            for x in &sides[0] {
                for y in &sides[1] {
                    let both = space.dag.rebuild(&node, &[*x, *y]);
                    found.push(space.simplify(both));
                }
            }
        }
        _ => {}
    }
    if let Node::Shr(x, _) = *space.dag.node(inside) {
        found.push(x);
    }
    found.truncate(MOST_WHOLES);
    found
}

/// Which part of `value` is `e`.
fn part(space: &mut Space, value: Id, e: Id, (part_width, width): (u16, u16)) -> Option<u16> {
    if value == e {
        return Some(0);
    }
    (0..width / part_width).find(|n| space.field(value, n * part_width, part_width) == e)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const AVERAGE: &str = "window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = avg(a[i], b[i])\n}\n";
    const LEAST: &str = "window m(a: i32x4, b: i32x4) -> i32x4 {\n    out[i] = min(a[i], b[i])\n}\n";
    const SHUFFLE: &str =
        "window s(t: u8x16, n: u8x16) -> u8x16 {\n    out[i] = select(n[i] < 128, t[n[i] & 15], 0)\n}\n";

    fn steps(window: &str) -> Option<usize> {
        found(window, &[AVERAGE, LEAST, SHUFFLE]).map(|program| program.steps.len())
    }

    #[test]
    fn a_result_is_moved_and_not_its_operands() {
        let odd = "window w(a: u8x16, b: u8x16) -> u8x16 {\n    for k < 8: out[k] = avg(a[2*k + 1], b[2*k + 1])\n    \
                   for k < 8: out[k + 8] = 0\n}\n";
        assert_eq!(steps(odd), Some(2));
    }

    #[test]
    fn what_is_combined_and_turned_is_turned_afterwards() {
        let xor = "window x(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let turned = "window t(a: u32x4, b: u32x4) -> u32x4 {\n    let x = a[i] ^ b[i]\n    \
                      out[i] = (x << 8) | (x >> 24)\n}\n";
        assert_eq!(found(turned, &[xor, SHUFFLE]).map(|program| program.steps.len()), Some(2));
    }

    #[test]
    fn parts_of_a_result_are_moved() {
        let packed = "window p(a: i32x4, b: i32x4) -> u8x16 {\n    \
                      for k < 4, j < 3: out[3*k + j] = (min(a[k], b[k]) >> (8*j)) & 255\n    \
                      for k < 4: out[12 + k] = 0\n}\n";
        assert_eq!(steps(packed), Some(2));
    }
}
