//! What a goal may cost, before anybody knows how it is made.
//!
//! A guess, not a bound: the search uses it to look at promising goals first.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Interval, Node};

use crate::goal::{self, Goal};
use crate::library::Cost;
use crate::movement;
use crate::space::Space;

/// What an operation of an expression costs, about.
const OPERATION: Cost = 60;
/// What it costs to bring an operand to the lanes' width, about.
const WIDENING: Cost = 40;
/// What it costs to bring a bit to a lane of its own, about.
const BIT: Cost = 150;
/// What moving data costs at least and at most, about, and what each further register and each run adds.
const MOVEMENT: Cost = 80;
const MOST_MOVEMENT: Cost = 250;
const REGISTER: Cost = 30;
const RUN: Cost = 5;
/// Kinds of lanes of one goal that are told apart.
const MAX_SHAPES: usize = 4;

/// What `goal` may cost where registers have at most `widest` bits.
pub fn guess(space: &mut Space, goal: &Goal, widest: u32) -> Cost {
    if let Some(want) = goal::bytes(space, goal) {
        let sources = movement::sources(&want).max(1) as Cost;
        let runs = movement::complexity(&want) as Cost;
        return (MOVEMENT + REGISTER * (sources - 1) + RUN * runs).min(MOST_MOVEMENT);
    }
    let mut shapes: BTreeMap<u64, (Id, u32)> = BTreeMap::new();
    for lane in goal.lanes.iter().flatten() {
        let shape = space.key(*lane).shape;
        shapes.entry(shape).or_insert((*lane, 0)).1 += 1;
    }
    shapes
        .into_values()
        .take(MAX_SHAPES)
        .map(|(lane, count)| work(space, lane, goal.width, count, widest))
        .sum()
}

/// The operations of `count` lanes like this one, and the operands that are narrower than it.
fn work(space: &mut Space, lane: Id, width: u16, count: u32, widest: u32) -> Cost {
    let mut narrow = BTreeSet::new();
    let mut sum = 0;
    for id in space.dag.reachable(&[lane]) {
        match space.dag.node(id) {
            Node::Read { base, width: w, .. } if *w < width && *w >= 8 => narrow.extend(base.iter().copied()),
            Node::Read { width: w, .. } if *w < 8 && width >= 8 => sum += BIT,
            Node::Const(_) | Node::Read { .. } | Node::Wrap { .. } => {}
            _ => sum += OPERATION * registers(space, id, width, count, widest),
        }
    }
    sum + WIDENING * narrow.len() as Cost * (count * u32::from(width)).div_ceil(widest)
}

/// How many registers hold `count` values of `id`, which need as many bits as they can have.
fn registers(space: &mut Space, id: Id, width: u16, count: u32, widest: u32) -> Cost {
    let range = space.interval(id);
    let fits = |bits: u16| [false, true].iter().any(|s| range.within(Interval::of_width(bits, *s)));
    let bits = [8, 16, 32].into_iter().find(|b| fits(*b)).unwrap_or(width.max(32));
    (count * u32::from(bits)).div_ceil(widest)
}
