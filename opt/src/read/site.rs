//! Windows of a block: for each value that leaves its vector operations, what it is of the values that enter them.

use std::collections::HashSet;

use autoir_semantics::dag::Id;
use autoir_synth::window::Window;
use serde::{Deserialize, Serialize};

use super::inner::{computes_floats, is_alone, is_cast, is_inner, is_movement};
use super::instruction::is_instruction;
use super::number::Numbers;
use super::tree::{Made, Tree};
use super::{apart, fill, float, reduction};
use crate::ir::{Block, Line, Signature, Type, Value};

/// What a program may replace.
#[derive(Clone, Debug)]
pub struct Site {
    /// The values.
    pub goal: Goal,
    /// What is computed.
    pub window: Window,
    /// Where the window's operands come from.
    pub operands: Vec<Source>,
    /// The types of those, and of the result.
    pub types: Signature,
    /// Sites of a block with the same number are alternatives: one of them is enough.
    pub alternative: Option<usize>,
    /// In which views of the block it is seen.
    pub views: Views,
    /// The number of the site in its block that makes what this one takes.
    pub needs: Option<usize>,
}

/// A block can be looked at in several ways, of which one is chosen: values as wholes; the parts apart of which elements
/// are moved together at the end; or without what is only moved at the beginning, too; and so on. What a whole asks for may be too
/// much for a search, and what LLVM moves is then left to it; so are calls that somebody chose by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Views(u16);

impl Views {
    /// Values as wholes.
    pub const WHOLE: Views = Views(1);
    /// Parts apart.
    pub const PARTS: Views = Views(2);
    /// Parts apart, of operands as they are computed with.
    pub const BARE: Views = Views(4);
    /// Elements alike, those that are only moved put in at the end.
    pub const FILLED: Views = Views(8);
    /// Elements as wide as what they are made of, made narrow at the end.
    pub const WIDE: Views = Views(16);
    /// Every other element apart, in elements twice as wide.
    pub const APART: Views = Views(32);
    /// The same with loads that lap over others read from those.
    pub const LAPPED: Views = Views(64);
    /// Of values of which only the sum of all elements is used, that in fewer elements.
    pub const REDUCED: Views = Views(128);
    /// Values between calls of a target's intrinsics, which stay.
    pub const BETWEEN: Views = Views(256);
    /// Whatever the view.
    pub const ALL: Views = Views(511);
    /// Each of them.
    pub const EACH: [Views; 9] = [
        Views::WHOLE,
        Views::PARTS,
        Views::BARE,
        Views::FILLED,
        Views::WIDE,
        Views::APART,
        Views::LAPPED,
        Views::REDUCED,
        Views::BETWEEN,
    ];

    /// Both.
    pub fn and(self, other: Views) -> Views {
        Views(self.0 | other.0)
    }

    /// Whether something is seen in the view `one`.
    pub fn show(self, one: Views) -> bool {
        self.0 & one.0 != 0
    }
}

/// The values that a program replaces.
#[derive(Clone, Debug)]
pub enum Goal {
    /// The value of one instruction.
    Value(Value),
    /// The value of one instruction, in wider elements.
    Wide(Value),
    /// The value of one instruction, in elements twice as wide: those with even numbers, then those with odd ones.
    Apart(Value),
    /// The value of one instruction of which only the sum of all elements is used, in fewer elements with the same sum.
    Reduced(Value),
    /// The value of one instruction, with elements of an operand between its own; those count from behind them.
    Filled(Value, u16, Vec<u32>),
    /// Accumulators of a loop, each a `phi` with its next value, of which only the sum of all lanes of all is used. The
    /// first one's next value is replaced, or its lowest lanes are, and the others stay what they are at first.
    Sum(Vec<(Value, Value)>),
    /// The same, by what is added to the first one.
    Added(Vec<(Value, Value)>),
    /// Several vectors of one type, which are computed as one, the first one lowest.
    Joined(Vec<Value>),
}

impl Goal {
    /// The first of the values, or of what they are accumulated in.
    pub fn value(&self) -> Option<Value> {
        match self {
            Goal::Value(value) | Goal::Wide(value) | Goal::Apart(value) => Some(*value),
            Goal::Reduced(value) | Goal::Filled(value, ..) => Some(*value),
            Goal::Sum(all) | Goal::Added(all) => all.first().map(|a| a.1),
            Goal::Joined(all) => all.first().copied(),
        }
    }
}

/// Where an operand comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A value.
    Value(Value),
    /// The bits of a vector as one integer.
    Bits(Value),
    /// The lowest elements of a value.
    Lowest(Value),
    /// Memory that several loads read, which is read once, from the address of this one.
    Wider(Value),
    /// Several vectors of one type, side by side.
    Joined(Vec<Value>),
}

/// A value that is computed from vectors and has no window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Skipped {
    /// The value, as LLVM prints it.
    pub value: String,
    /// Why.
    pub why: String,
    /// Where the source text says it, if the module tells.
    pub line: Option<Line>,
}

/// Values without windows, with their functions' names.
pub type Skips = Vec<(String, Skipped)>;

/// The sites of `block`, in order, and what has none. They are named after `name`.
pub fn sites(block: Block, name: &str) -> (Vec<Site>, Vec<Skipped>) {
    let instructions = block.instructions();
    let has_floats = block.function().is_some_and(float::are_ieee);
    let is_looked_into = |v: &Value| is_inner(*v) && (has_floats || !computes_floats(*v));
    let inner: HashSet<Value> = instructions.iter().copied().filter(is_looked_into).collect();
    let (mut sites, mut skipped) = (Vec::new(), Vec::new());
    let (mut summed, mut alternatives) = (HashSet::new(), 0);
    for (number, sum) in reduction::sums(block).into_iter().enumerate() {
        alternatives = number + 1;
        let name = format!("{name}_sum{number}");
        let made = reduction::groupings(&sum, block, &inner, &name, None);
        if !made.is_empty() {
            summed.extend(sum.accumulators.iter().map(|a| a.1).chain(sum.own_summands()));
        }
        let site = |(Made { window, operands, types }, goal), needs| Site {
            goal,
            window,
            operands,
            types,
            alternative: Some(number),
            needs,
            views: Views::ALL,
        };
        sites.extend(made.into_iter().map(|made| site(made, None)));
        let Some(terms) = reduction::terms(&sum, &inner) else { continue };
        if let Ok(Some(Made { window, operands, types })) = reduction::joined(&terms, block, &inner, &name) {
            let made = reduction::groupings(&sum, block, &inner, &format!("{name}_of"), Some(&terms));
            summed.extend(&terms);
            let needed = sites.len();
            let goal = Goal::Joined(terms);
            sites.push(Site {
                goal,
                window,
                operands,
                types,
                alternative: None,
                needs: None,
                views: Views::ALL,
            });
            sites.extend(made.into_iter().map(|made| site(made, Some(needed))));
        }
    }
    let leaves = |v: &Value| {
        v.bits_ty().is_some_and(|t| t.lanes.is_some()) && v.users().iter().any(|u| !inner.contains(u))
    };
    let is_root = |v: &Value| inner.contains(v) && leaves(v) && !is_alone(*v, &inner) && !summed.contains(v);
    let computing = computing(&instructions, &inner);
    // What casts the result of a call names it.
    let is_of_call = |v: Value| is_instruction(v) || is_cast(v) && v.operand(0).is_some_and(is_instruction);
    let own: HashSet<Value> = inner.iter().copied().filter(|v| !is_of_call(*v)).collect();
    let (mut taken, mut taken_apart, mut taken_lapped) = (HashSet::new(), HashSet::new(), HashSet::new());
    let mut taken_between = HashSet::new();
    for root in instructions.iter().copied().filter(is_root) {
        let mut number = sites.len();
        let mut add = |value: Value, inner: &HashSet<Value>, views: Views| {
            number += 1;
            let made = site(value, inner, &format!("{name}_{}", number - 1))?;
            Ok::<_, String>(made.map(|Made { window, operands, types }| {
                let goal = Goal::Value(value);
                Site { goal, window, operands, types, alternative: None, needs: None, views }
            }))
        };
        let whole = add(root, &inner, Views::WHOLE);
        let mut parts = parts(root, &inner);
        // What is a part of two values is looked at once.
        parts.retain(|part| *part == root || (!is_root(part) && taken.insert(*part)));
        let parted: Vec<Site> = match parts == [root] {
            true => Vec::new(),
            false => parts.iter().filter_map(|p| add(*p, &inner, Views::PARTS).ok().flatten()).collect(),
        };
        let bare: Vec<Site> = match parts.iter().any(|p| computing.contains(p) && !is_alone(*p, &computing)) {
            true => parts.iter().filter_map(|p| add(*p, &computing, Views::BARE).ok().flatten()).collect(),
            false => Vec::new(),
        };
        let mut between = if own.len() < inner.len() { between(root, &inner, &own) } else { Vec::new() };
        between.retain(|value| taken_between.insert(*value));
        let between: Vec<Site> =
            between.iter().filter_map(|v| add(*v, &own, Views::BETWEEN).ok().flatten()).collect();
        let mut other = |made: Vec<(Made, Goal)>, views: Views| -> Vec<Site> {
            let site = |(Made { window, operands, types }, goal)| {
                number += 1;
                let window = Window { name: format!("{name}_{}", number - 1), ..window };
                Site { goal, window, operands, types, alternative: None, needs: None, views }
            };
            made.into_iter().map(site).collect()
        };
        let filled = other(fill::filled(root, &inner, name).into_iter().collect(), Views::FILLED);
        let wide = other(wide(root, &inner, name).into_iter().collect(), Views::WIDE);
        let mut is_own = |cut: &Value| *cut == root || !is_root(cut) && taken_apart.insert(*cut);
        let apart = other(apart::apart(root, &inner, name, false, &mut is_own), Views::APART);
        let mut is_own = |cut: &Value| *cut == root || !is_root(cut) && taken_lapped.insert(*cut);
        let lapped = other(apart::apart(root, &inner, name, true, &mut is_own), Views::LAPPED);
        let sum = reduction::lanes_of(root);
        let grouped = sum.map_or_else(Vec::new, |sum| reduction::groupings(&sum, block, &inner, name, None));
        let mut reduced = other(grouped, Views::REDUCED);
        reduced.iter_mut().for_each(|site| site.alternative = Some(alternatives));
        alternatives += 1;
        let mut found: Vec<Site> = Vec::new();
        match whole {
            Ok(whole) => found.extend(whole),
            Err(why) => {
                skipped.push(Skipped { value: root.text().trim().to_owned(), why, line: root.line() })
            }
        }
        // A view that shows nothing else is the one before.
        let (mut last, mut views) = (0..found.len(), Views::WHOLE);
        let others = [
            (Views::PARTS, parted),
            (Views::BARE, bare),
            (Views::FILLED, filled),
            (Views::WIDE, wide),
            (Views::APART, apart),
            (Views::LAPPED, lapped),
            (Views::REDUCED, reduced),
            (Views::BETWEEN, between),
        ];
        for (view, seen) in others {
            let is_other =
                |site: &Site| !found[last.clone()].iter().any(|s| s.window.asks_like(&site.window));
            if seen.iter().any(is_other) {
                last = found.len()..found.len() + seen.len();
                found.extend(seen);
                views = view;
            } else {
                views = views.and(view);
                found[last.clone()].iter_mut().for_each(|s| s.views = views);
            }
        }
        sites.extend(found);
    }
    (sites, skipped)
}

/// The values that `root` only moves the elements of, as far as they are computed; itself, if it computes.
fn parts(root: Value, inner: &HashSet<Value>) -> Vec<Value> {
    let (mut open, mut seen, mut parts) = (vec![root], HashSet::new(), Vec::new());
    while let Some(value) = open.pop() {
        if !inner.contains(&value) || !seen.insert(value) {
            continue;
        }
        if is_movement(value) {
            open.extend((0..).map_while(|n| value.operand(n)));
        } else if value == root || !is_alone(value, inner) {
            parts.push(value);
        }
    }
    parts.reverse();
    parts
}

/// The values that leave the operations of `own`, of which `root` and the calls in it are made, as far as there is something
/// to find in them.
fn between(root: Value, inner: &HashSet<Value>, own: &HashSet<Value>) -> Vec<Value> {
    let (mut open, mut seen, mut found) = (vec![root], HashSet::new(), Vec::new());
    while let Some(value) = open.pop() {
        if !inner.contains(&value) || !seen.insert(value) {
            continue;
        }
        if own.contains(&value) && value.users().iter().any(|u| !own.contains(u)) && !is_alone(value, own) {
            found.push(value);
        }
        open.extend((0..).map_while(|n| value.operand(n)));
    }
    found.reverse();
    found
}

/// Those of `inner` that compute, or move what is computed: not those that only move what enters.
fn computing(instructions: &[Value], inner: &HashSet<Value>) -> HashSet<Value> {
    let mut computing = HashSet::new();
    for value in instructions.iter().filter(|v| inner.contains(v)) {
        let mut operands = (0..).map_while(|n| value.operand(n));
        if !is_movement(*value) || operands.any(|o| computing.contains(&o)) {
            computing.insert(*value);
        }
    }
    computing
}

/// The window of `root` in elements as much wider as its greatest operand has more bits, if that are some.
fn wide(root: Value, inner: &HashSet<Value>, name: &str) -> Option<(Made, Goal)> {
    let ty = root.ty()?;
    let mut tree = Tree::new(inner);
    let lanes = tree.specified(root).ok()?;
    let bits = |ty: &Type| ty.count() * u32::from(ty.width);
    let most = tree.types().filter(|ty| ty.lanes.is_some()).map(|ty| bits(&ty)).max()?;
    let width = u32::from(ty.width) * (most / bits(&ty).max(1));
    let is_wider = width > u32::from(ty.width) && [16, 32].contains(&width);
    let wide = Type { width: u16::try_from(width).ok().filter(|_| is_wider)?, ..ty };
    let lanes: Vec<Id> =
        lanes.into_iter().map(|lane| Numbers { dag: &mut tree.dag }.low_bits(lane, ty.width)).collect();
    let made = tree.window(&lanes, wide, name).ok()??;
    Some((made, Goal::Wide(root)))
}

fn site(root: Value, inner: &HashSet<Value>, name: &str) -> Result<Option<Made>, String> {
    let ty = root.bits_ty().ok_or("it is no vector of numbers")?;
    let mut tree = Tree::new(inner);
    let lanes = tree.specified(root)?;
    tree.window(&lanes, ty, name)
}
