//! What a goal may cost, before anybody knows how it is made.
//!
//! A guess, not a bound: the search uses it to look at promising goals first.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::effort::{self, Work};

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal};
use crate::library::Cost;
use crate::matching::movement;
use crate::pattern::bounds::rounding_shift;
use crate::pattern::library::Selection;

/// What an operation of an expression costs, about.
const OPERATION: Cost = 60;
/// What it costs to bring an operand to the lanes' width, about.
const WIDENING: Cost = 40;
/// What it costs to bring a bit to a lane of its own, about: where it has the place in the lane's bytes that it
/// has in its own byte, a movement and a mask; elsewhere a comparison or a shift more.
const PLACED_BIT: Cost = 130;
const BIT: Cost = 190;
/// What it costs to bring fields to their places where the bits beside them may be any, about: a movement and a shift.
pub const FIELDS: Cost = 160;
/// What moving data costs at least and at most, about, and what each further register and each run adds.
const MOVEMENT: Cost = 80;
const MOST_MOVEMENT: Cost = 250;
const REGISTER: Cost = 30;
/// What it costs to bring a value to another kind of register, about.
const ENTRY: Cost = 100;
const RUN: Cost = 5;
/// What it costs to put registers side by side, about.
const JOINING: Cost = 50;
/// What a function of a byte costs at most, about: two lookups of halves.
const TABLE: Cost = 300;
/// What it costs to look up an element that data chooses in so many bytes, about.
const LOOKUP: Cost = 100;
const TABLE_BYTES: i128 = 32;
/// More entries than these make no difference.
const MOST_ENTRIES: i128 = 255;
/// Kinds of lanes of one goal that are told apart.
const MAX_SHAPES: usize = 4;

/// What `goal` may cost with the instructions of `selection`.
pub fn guess(space: &mut Space, goal: &Goal, selection: &Selection) -> Cost {
    let widest = selection.widest;
    if let Some(want) = goal::bytes(space, goal) {
        if is_pair(space, goal, &want, widest) {
            return JOINING;
        }
        let sources = movement::sources(&want).max(1) as Cost;
        let runs = movement::interleaved(&want) as Cost;
        let moving = (MOVEMENT + REGISTER * (sources - 1) + RUN * runs).min(MOST_MOVEMENT);
        return match movement::enters(space, goal.kind, &want) {
            true if runs == 0 || is_spread(space, &want) => ENTRY,
            true => ENTRY + moving,
            false => moving,
        };
    }
    let mut shapes: BTreeMap<u64, (Id, u32)> = BTreeMap::new();
    for lane in goal.lanes.iter().flatten() {
        let shape = if is_placed_bit(space, *lane) { PLACED } else { space.key(*lane).shape };
        shapes.entry(shape).or_insert((*lane, 0)).1 += 1;
    }
    let (wanted, all) = (goal.lanes.iter().flatten().count().max(1) as u32, goal.lanes.len() as u32);
    let cost = |(shape, (lane, count)): (u64, (Id, u32))| match shape {
        PLACED => PLACED_BIT,
        // Lanes that are not wanted are made with the others.
        _ => work(space, lane, goal.width, (count * all).div_ceil(wanted), selection),
    };
    let made: Cost = shapes.into_iter().take(MAX_SHAPES).map(cost).sum();
    let (breaks, distance) = distances(space, goal);
    let breaks = (RUN * breaks).min(MOST_MOVEMENT);
    let packing = if distance > i64::from(goal.width) { MOVEMENT } else { 0 };
    let numbers = goal.lanes.iter().flatten().filter(|e| space.dag.as_const(**e).is_some()).count() as u32;
    let joining = if (1..wanted).contains(&numbers) { JOINING } else { 0 };
    made + breaks
        + packing
        + joining
        + MOVEMENT * spread(space, goal, widest)
        + if repeats(space, goal) { MOVEMENT } else { 0 }
}

/// How many registers more than one each operand's lanes are read from, by the first that each lane reads.
fn spread(space: &mut Space, goal: &Goal, widest: u32) -> Cost {
    let mut ends: BTreeMap<u16, (i64, i64)> = BTreeMap::new();
    for e in goal.lanes.iter().flatten() {
        let (operand, place) = space.key(*e).place;
        if operand != u16::MAX {
            let register = place / i64::from(widest);
            let (first, last) = ends.entry(operand).or_insert((register, register));
            (*first, *last) = (register.min(*first), register.max(*last));
        }
    }
    ends.values().map(|(first, last)| (last - first) as Cost).sum()
}

/// How often what neighbouring lanes read does not lie as far apart as it does for the two lanes before, for such values
/// were moved; and how many bits it lies apart at last.
fn distances(space: &mut Space, goal: &Goal) -> (Cost, i64) {
    let (mut before, mut distance, mut breaks) = (None, None, 0);
    for (at, lane) in (0i64..).zip(&goal.lanes) {
        // Numbers lie anywhere.
        let Some(e) = lane.filter(|e| space.dag.as_const(*e).is_none()) else { continue };
        let (operand, place) = space.key(e).place;
        let this = (operand != u16::MAX).then_some((at, operand, place));
        let step = match (before, this) {
            (Some((from, o, p)), Some((_, operand, place))) if o == operand => {
                Some((place - p) / (at - from))
            }
            (Some(_), None) | (None, Some(_)) if at > 0 => None,
            _ => distance,
        };
        breaks += Cost::from(distance.is_some() && step != distance);
        (before, distance) = (this, step.or(distance));
    }
    (breaks, distance.unwrap_or(0))
}

/// Whether `want` is one scalar operand over and over.
fn is_spread(space: &Space, want: &[Byte]) -> bool {
    let Some(Byte::Of(operand, _)) = want.iter().find(|b| **b != Byte::Any) else { return false };
    let bytes = (space.operands()[usize::from(*operand)].bits() / 8).max(1);
    let fits = |(at, b): (u32, &Byte)| *b == Byte::Any || *b == Byte::Of(*operand, at % bytes);
    (0..).zip(want).all(fits)
}

/// Whether `want` is registers of the operands side by side.
fn is_pair(space: &Space, goal: &Goal, want: &[Byte], widest: u32) -> bool {
    let register = (widest / 8) as usize;
    goal.bits > widest && want.chunks(register).all(|half| movement::view(space, widest, half).is_some())
}

/// Whether neighbouring lanes are the same: then an operand has to be spread over them.
fn repeats(space: &Space, goal: &Goal) -> bool {
    let same =
        |pair: &[Option<Id>]| pair[0].is_some_and(|e| pair[1] == Some(e) && space.dag.as_const(e).is_none());
    goal.lanes.windows(2).any(same)
}

/// Stands for the shapes of bits in their places.
const PLACED: u64 = 0;

/// Whether `lane` is one bit of an operand, at the place that it has in its byte.
fn is_placed_bit(space: &Space, lane: Id) -> bool {
    let (bit, factor) = match space.dag.node(lane) {
        Node::Sum(0, terms) => match terms[..] {
            [(t, c)] => (t, c),
            _ => return false,
        },
        _ => (lane, 1),
    };
    let Node::Read { width: 1, index, .. } = space.dag.node(bit) else { return false };
    space.dag.as_const(*index).is_some_and(|at| factor == 1 << at.rem_euclid(8))
}

/// The operations of `count` lanes like this one, and the operands that are narrower than it.
fn work(space: &mut Space, lane: Id, width: u16, count: u32, selection: &Selection) -> Cost {
    let widest = selection.widest;
    let mut narrow = BTreeSet::new();
    let mut sum = 0;
    let nodes = space.dag.reachable(&[lane]);
    effort::spend(Work::Value, nodes.len() as u64);
    let tables = bytes_of_tables(space, &nodes).filter(|bytes| 8 * bytes == u32::from(width));
    let within = nodes.iter().filter_map(|id| within(space, *id, selection)).collect::<BTreeSet<Id>>();
    let multiplied = if selection.accumulating.contains(&width) {
        multiplied(space, &nodes, width)
    } else {
        BTreeSet::new()
    };
    let mut alike: BTreeMap<u64, (Id, u32)> = BTreeMap::new();
    let mut chosen = Vec::new();
    let zeroing = zeroing(space, &nodes);
    for id in nodes.iter().copied() {
        match space.dag.node(id) {
            Node::Read { .. } if multiplied.contains(&id) => {}
            Node::Read { index, width, .. } if space.dag.as_const(*index).is_none() => {
                chosen.push((*index, *width));
            }
            _ if zeroing.contains(&id) => {}
            Node::Read { base, width: w, .. } if *w < width && *w >= 8 => narrow.extend(base.iter().copied()),
            Node::Read { width: w, .. } if *w < 8 && width >= 8 => sum += BIT,
            Node::Const(_) | Node::Read { .. } | Node::Wrap { .. } => {}
            _ if within.contains(&id) => {}
            _ => alike.entry(space.key(id).shape).or_insert((id, 0)).1 += count,
        }
    }
    for (index, width) in chosen {
        let bytes = entries(space, &nodes, index) * i128::from(width) / 8;
        let parts = (1 + bytes / TABLE_BYTES) as Cost;
        // Bytes choose; each part of a table is brought to its place.
        sum += (count * 8).div_ceil(widest) * parts * (LOOKUP + MOVEMENT);
    }
    // Values of one shape lie side by side.
    let mut is_wide = false;
    for (id, count) in alike.into_values() {
        let bits = bits(space, id, width);
        let registers = (count * u32::from(bits)).div_ceil(widest);
        sum += OPERATION * registers * additions(space, id, bits, selection);
        is_wide |= !space.fits(id, width);
    }
    // What is wider than the lanes is packed.
    if is_wide {
        sum += MOVEMENT;
    }
    if let Some(bytes) = tables {
        let most = TABLE + OPERATION * bytes.ilog2();
        sum = sum.min(most * (count * u32::from(width)).div_ceil(widest));
    }
    sum + WIDENING * narrow.len() as Cost * (count * u32::from(width)).div_ceil(widest)
}

/// The nodes among `nodes` that say that nothing is looked up for some arguments, and 0 is made: what looks up does that
/// itself.
fn zeroing(space: &Space, nodes: &[Id]) -> BTreeSet<Id> {
    let chosen = |id: Id| match space.dag.node(id) {
        Node::Read { index, .. } if space.dag.as_const(*index).is_none() => Some(*index),
        _ => None,
    };
    let indices: BTreeSet<Id> = nodes.iter().filter_map(|id| chosen(*id)).collect();
    if indices.is_empty() {
        return indices;
    }
    let compares = |id: Id| match *space.dag.node(id) {
        Node::Lt(a, b) => indices.contains(&a) || indices.contains(&b),
        _ => false,
    };
    let is_zero = |id: Id| space.dag.as_const(id) == Some(0);
    let mut found = BTreeSet::new();
    for id in nodes {
        if let Node::Select(condition, a, b) = *space.dag.node(*id)
            && compares(condition)
            && (is_zero(a) || is_zero(b))
        {
            found.extend([*id, condition]);
        }
    }
    found
}

/// How many entries more than one of a table `index` chooses from: of others, comparisons among `nodes` say that they are none.
fn entries(space: &mut Space, nodes: &[Id], index: Id) -> i128 {
    let mut range = space.interval(index);
    for id in nodes {
        let Node::Lt(a, b) = *space.dag.node(*id) else { continue };
        match (space.dag.as_const(a), space.dag.as_const(b)) {
            (None, Some(end)) if a == index => range.hi = range.hi.min(end.saturating_sub(1)),
            (Some(before), None) if b == index => range.lo = range.lo.max(before.saturating_add(1)),
            _ => {}
        }
    }
    range.hi.saturating_sub(range.lo).clamp(0, MOST_ENTRIES)
}

/// The reads of elements of half of `width` bits among `nodes` that nothing but products read: what adds up products of
/// such elements takes them as they are.
fn multiplied(space: &Space, nodes: &[Id], width: u16) -> BTreeSet<Id> {
    let mut factors = BTreeSet::new();
    let mut others = BTreeSet::new();
    for id in nodes {
        let node = space.dag.node(*id);
        let read = |id: &Id| matches!(space.dag.node(*id), Node::Read { width: w, .. } if 2 * w == width);
        let reads = node.children().into_iter().filter(read);
        if matches!(node, Node::Mul(..)) { factors.extend(reads) } else { others.extend(reads) }
    }
    factors.difference(&others).copied().collect()
}

/// What `id` saturates, halves or rounds, where that is one instruction: no wider value is made on the way.
fn within(space: &Space, id: Id, selection: &Selection) -> Option<Id> {
    let rounded = |id: Id| rounding_shift(&space.dag, id).filter(|_| selection.rounds);
    if let Some((sum, _)) = rounded(id) {
        return Some(sum);
    }
    if let Node::Sat { a, .. } = *space.dag.node(id)
        && rounded(a).is_some()
    {
        return Some(a);
    }
    let (sum, most) = match *space.dag.node(id) {
        Node::Sat { a, .. } => (a, 0),
        Node::Shr(a, n) if space.dag.as_const(n) == Some(1) => (a, 1),
        _ => return None,
    };
    match space.dag.node(sum) {
        Node::Sum(k, terms) if terms.len() == 2 && (0..=most).contains(k) => {
            terms.iter().all(|(_, c)| c.abs() == 1).then_some(sum)
        }
        _ => None,
    }
}

/// How many bytes all that `nodes` read lies in, of signs the bit alone, where these are tables or sums of tables: one
/// byte, or all of the bits of some.
fn bytes_of_tables(space: &Space, nodes: &[Id]) -> Option<u32> {
    let mut bytes = BTreeSet::new();
    let mut signs = BTreeSet::new();
    for id in nodes {
        if let Node::Lt(a, b) = *space.dag.node(*id)
            && let Some((operand, bit)) = space.dag.sign_bit(a, b)
        {
            bytes.insert((operand, i128::from(bit) / 8));
            signs.insert(a);
        }
    }
    let mut bits = signs.len();
    for id in nodes.iter().filter(|id| !signs.contains(id)) {
        let Node::Read { base, width, index, .. } = space.dag.node(*id) else { continue };
        let ([operand], Some(index)) = (&base[..], space.dag.as_const(*index)) else { return None };
        let first = index * i128::from(*width);
        bytes.extend([(*operand, first / 8), (*operand, (first + i128::from(*width) - 1) / 8)]);
        bits += usize::from(*width == 1);
    }
    (bytes.len() == 1 || bits == 8 * bytes.len()).then_some(bytes.len() as u32)
}

/// The bits of lanes that hold what `id` makes for lanes of `width` bits.
fn bits(space: &mut Space, id: Id, width: u16) -> u16 {
    [8, 16, 32].into_iter().find(|b| space.fits(id, *b)).unwrap_or(width.max(32))
}

/// How many operations make `id` of its terms: where products are added to lanes of so many `bits`, one for all of them,
/// for such sums are made of few parts.
fn additions(space: &Space, id: Id, bits: u16, selection: &Selection) -> Cost {
    match space.dag.node(id) {
        Node::Sum(_, terms) if !selection.accumulating.contains(&bits) => {
            terms.len().saturating_sub(1).max(1) as Cost
        }
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::{Kind, Operand};

    use super::*;
    use crate::library::UnitCosts;
    use crate::testing::{library, target};

    const ADD: &str = "window a(a: i32x4, b: i32x4) -> i32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    const DOT: &str = "window m(s: i32x4, a: i16x8, b: i16x8) -> i32x4 {\n    \
        out[i] = s[i] + sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";

    /// An operand of such elements.
    fn operand_of(width: u16) -> Operand {
        Operand { name: String::new(), kind: Kind::Vector, width, extents: Vec::new(), signed: true }
    }

    /// What four lanes of `a[i] * b[i] + c[i]` of such elements may cost with these instructions.
    fn of_products(width: u16, instructions: &[&str]) -> Cost {
        let operand = |name: &str| {
            let extents = vec![128 / u32::from(width)];
            Operand { name: name.to_owned(), extents, ..operand_of(width) }
        };
        let mut space = Space::new(&["a", "b", "c"].map(operand), &[]);
        let lane = |i: u32| {
            let [a, b, c] = [0, 1, 2].map(|o| space.dag.read_at(o, width, true, i));
            let product = space.dag.mul(a, b);
            Some(space.dag.add(product, c))
        };
        let lanes = (0..4).map(lane).collect();
        let goal = Goal { kind: Kind::Vector, bits: 128, width: 32, demand: 32, lanes };
        guess(&mut space, &goal, &library(instructions).select(&target(), &UnitCosts))
    }

    #[test]
    fn factors_of_half_the_width_are_multiplied_as_they_are() {
        let widened = |width| (of_products(width, &[ADD]) - of_products(width, &[DOT])) / WIDENING;
        assert_eq!(widened(16), 2, "what is added is widened");
        assert_eq!(widened(8), 0);
    }

    #[test]
    fn rounding_is_one_operation_where_an_instruction_rounds() {
        let round = "window r(a: u16x8) -> u16x8 {\n    out[i] = (a[i] + 8) >> 4\n}\n";
        let of = |instructions: &[&str]| {
            let operand = Operand { name: "a".to_owned(), extents: vec![16], ..operand_of(32) };
            let mut space = Space::new(&[operand], &[]);
            let lane = |i: u32| {
                let a = space.dag.read_at(0, 32, true, i);
                let sum = space.dag.add_const(a, 128);
                let shifted = space.dag.shr_const(sum, 8);
                Some(space.dag.sat(shifted, 8, false))
            };
            let lanes = (0..16).map(lane).collect();
            let goal = Goal { kind: Kind::Vector, bits: 128, width: 8, demand: 8, lanes };
            guess(&mut space, &goal, &library(instructions).select(&target(), &UnitCosts))
        };
        // The sum and the shift take wider values, which are packed.
        assert!(of(&[ADD, round]) + 2 * OPERATION <= of(&[ADD]));
    }

    #[test]
    fn tables_cost_as_many_lookups_as_they_have_parts() {
        let operand = |name: &str, entries: u32| {
            let extents = vec![entries];
            Operand { name: name.to_owned(), kind: Kind::Vector, width: 8, signed: false, extents }
        };
        let selection = library(&[ADD]).select(&target(), &UnitCosts);
        let mut space = Space::new(&[operand("t", 128), operand("x", 16)], &[]);
        let mut of = |low: u16, below: Option<i128>| {
            let mut lane = |i: u32| {
                let x = space.dag.read_at(1, 8, false, i);
                let index = space.low(x, low);
                let value = space.dag.read(0, 8, false, index);
                let zero = space.dag.constant(0);
                let looked_up = below.map_or(value, |end| {
                    let end = space.dag.constant(end);
                    let is_below = space.dag.lt(index, end);
                    space.dag.select(is_below, value, zero)
                });
                Some(looked_up)
            };
            let lanes = (0..16).map(&mut lane).collect();
            guess(&mut space, &Goal { kind: Kind::Vector, bits: 128, width: 8, demand: 8, lanes }, &selection)
        };
        let one = of(5, None);
        assert_eq!(of(7, None), 4 * one);
        assert_eq!(of(7, Some(96)), 3 * one, "nothing is looked up for others");
    }
}
