//! What a goal may cost, before anybody knows how it is made.
//!
//! A guess, not a bound: the search uses it to look at promising goals first.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Node};

use crate::goal::{self, Goal};
use crate::library::Cost;
use crate::movement;
use crate::space::Space;

/// What an operation of an expression costs, about.
const OPERATION: Cost = 30;
/// What a run of moved bytes costs, about, and how much any movement does at most.
const RUN: Cost = 15;
const ANY_MOVEMENT: Cost = 400;
/// Kinds of lanes of one goal that are told apart.
const MAX_SHAPES: usize = 4;

/// What `goal` may cost.
pub fn guess(space: &mut Space, goal: &Goal) -> Cost {
    if let Some(want) = goal::bytes(space, goal) {
        return (RUN * movement::complexity(&want) as Cost).min(ANY_MOVEMENT);
    }
    let mut shapes: BTreeMap<u64, Id> = BTreeMap::new();
    for lane in goal.lanes.iter().flatten() {
        let shape = space.key(*lane).shape;
        shapes.entry(shape).or_insert(*lane);
    }
    let examples: Vec<Id> = shapes.into_values().take(MAX_SHAPES).collect();
    let computes = |n: &&Id| {
        !matches!(space.dag.node(**n), Node::Const(_) | Node::Read { .. } | Node::Wrap { .. })
    };
    examples
        .iter()
        .map(|e| OPERATION * space.dag.reachable(&[*e]).iter().filter(computes).count() as Cost)
        .sum()
}
