//! What a goal may cost, before anybody knows how it is made.
//!
//! A guess, not a bound: the search uses it to look at promising goals first.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};

use crate::goal::{self, Goal};
use crate::library::Cost;
use crate::movement;
use crate::space::Space;

/// What an operation of an expression costs, about.
const OPERATION: Cost = 60;
/// What it costs to bring an operand to the lanes' width, about.
const WIDENING: Cost = 40;
/// What moving data costs at least and at most, about, and what each further register and each run adds.
const MOVEMENT: Cost = 80;
const MOST_MOVEMENT: Cost = 250;
const REGISTER: Cost = 30;
const RUN: Cost = 5;
/// Kinds of lanes of one goal that are told apart.
const MAX_SHAPES: usize = 4;

/// What `goal` may cost.
pub fn guess(space: &mut Space, goal: &Goal) -> Cost {
    if let Some(want) = goal::bytes(space, goal) {
        let sources = movement::sources(&want).max(1) as Cost;
        let runs = movement::complexity(&want) as Cost;
        return (MOVEMENT + REGISTER * (sources - 1) + RUN * runs).min(MOST_MOVEMENT);
    }
    let mut shapes: BTreeMap<u64, Id> = BTreeMap::new();
    for lane in goal.lanes.iter().flatten() {
        let shape = space.key(*lane).shape;
        shapes.entry(shape).or_insert(*lane);
    }
    shapes.into_values().take(MAX_SHAPES).map(|lane| work(space, lane, goal.width)).sum()
}

/// The operations of one lane, and the operands that are narrower than it.
fn work(space: &Space, lane: Id, width: u16) -> Cost {
    let mut narrow = BTreeSet::new();
    let mut sum = 0;
    for id in space.dag.reachable(&[lane]) {
        match space.dag.node(id) {
            Node::Read { base, width: w, .. } if *w < width && *w >= 8 => narrow.extend(base.iter().copied()),
            Node::Const(_) | Node::Read { .. } | Node::Wrap { .. } => {}
            _ => sum += OPERATION,
        }
    }
    sum + WIDENING * narrow.len() as Cost
}
