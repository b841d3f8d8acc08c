//! The ways to make a goal with one instruction, and what each asks of its operands.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::lane::Kind;

use crate::goal::bitwise::{self, Combination};
use crate::goal::rewrites::{rewrites, root};
use crate::goal::space::Space;
use crate::goal::{self, Byte, Field, Goal, GoalId, Goals};
use crate::heuristics::{Heuristic, Heuristics};
use crate::library::units::Units;
use crate::library::{Cost, CostModel};
use crate::matching::lanes::{Fields, match_lanes, may_match};
use crate::matching::movement::{self, View};
use crate::pattern::library::{PatternLibrary, Selection};
use crate::pattern::movements::Moves;
use crate::pattern::root::Shape;
use crate::pattern::{Family, Variant};
use crate::search::pairs::{Wanted, wanted};
use crate::stop;

/// Where an operand of an instruction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Source {
    /// A register value that must be made.
    Goal(GoalId),
    /// A register's worth of a wider value that must be made, from this bit on.
    Part(GoalId, u32),
    /// An immediate.
    Immediate(i64),
    /// Any value will do.
    Any,
}

impl Source {
    /// The goal that it is, or a part of.
    pub fn goal(&self) -> Option<GoalId> {
        match *self {
            Source::Goal(g) | Source::Part(g, _) => Some(g),
            Source::Immediate(_) | Source::Any => None,
        }
    }
}

/// One instruction that makes a goal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alternative {
    /// Number in the library; none for registers side by side.
    pub instruction: usize,
    /// Its cost.
    pub cost: Cost,
    /// One source per operand.
    pub sources: Vec<Source>,
    /// Whether the instruction is used twice, for the halves of the goal, on the halves of each vector operand.
    pub halves: bool,
}

/// A goal that needs no instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// An aligned part of a window operand.
    Input(View),
    /// A scalar, so many other parts of scalars, and zeros, side by side in a register of those that vectors leave alone.
    Scalars(u8),
    /// A constant.
    Constant,
    /// Anything.
    Any,
}

/// An instruction that matches a goal.
pub(crate) struct Match<'a> {
    /// Its number.
    pub instruction: usize,
    /// Its cost.
    pub cost: Cost,
    /// Its patterns.
    pub family: &'a Family,
    /// Which of them.
    pub variant: &'a Variant,
    /// What each way to match it binds.
    pub ways: Vec<Fields>,
}

/// An instruction that may make some lanes: its number, its cost, and the numbers of its variants that may.
type Usable = (usize, Cost, Vec<usize>);
/// The registers and lanes that instructions may make: their kind and bits, bits of a lane, whether by joining registers,
/// whether with masks, and whether by numbers in scalar registers.
type Usage = (Kind, u32, u16, bool, bool, bool);

/// The cost of a register beside another that may hold anything: what it held before has to be done all the same.
const ANYTHING: Cost = 12;

/// Finds the ways to make goals.
#[derive(Clone)]
pub struct Expander<'a> {
    pub(crate) library: &'a PatternLibrary,
    pub(crate) selection: &'a Selection,
    costs: &'a dyn CostModel,
    /// It ends when so much work is done ([`effort`]).
    pub deadline: Option<Duration>,
    /// What it makes use of.
    pub heuristics: Heuristics,
    /// The instructions that compute; all of them where there is none.
    pub only: BTreeSet<usize>,
    /// What was asked of [`Expander::usable`].
    usable: RefCell<Vec<(Usage, Rc<[Usable]>)>>,
    /// What is known of movements with these instructions.
    pub(crate) known: Arc<Moves>,
}

impl<'a> Expander<'a> {
    /// An expander for the instructions of `selection`.
    pub fn new(
        library: &'a PatternLibrary,
        selection: &'a Selection,
        costs: &'a dyn CostModel,
        deadline: Option<Duration>,
    ) -> Expander<'a> {
        let (heuristics, only) = (Heuristics::default(), BTreeSet::new());
        let known = library.known_moves.of(selection);
        Expander { library, selection, costs, deadline, heuristics, only, usable: RefCell::default(), known }
    }

    /// Size of the narrowest register in bits.
    pub fn narrowest(&self) -> u32 {
        self.selection.narrowest
    }

    /// Size of the widest register in bits.
    pub fn widest(&self) -> u32 {
        self.selection.widest
    }

    /// The kind of register that holds masks.
    pub fn mask_kind(&self) -> Kind {
        if self.selection.has_masks() { Kind::Mask } else { Kind::Scalar }
    }

    pub(crate) fn uses(&self, heuristic: Heuristic) -> bool {
        self.heuristics.uses(heuristic)
    }

    pub(crate) fn has_to_end(&self) -> bool {
        stop::requested() || self.deadline.is_some_and(|d| effort::spent() > d)
    }

    /// Every way to make goal `id` with one instruction, cheapest instruction first.
    pub fn alternatives(&self, space: &mut Space, goals: &mut Goals, id: GoalId) -> Vec<Alternative> {
        let goal = goals.get(id).clone();
        let joined = self.joined(space, goals, id);
        let found = match goal::bytes(space, &goal) {
            Some(want) => {
                let (mut found, whole) = self.moves(space, goals, &goal, &want);
                // What one instruction makes of what is at hand needs no masks.
                if !whole && self.uses(Heuristic::Bitwise) {
                    let combinations = bitwise::merges(space, &goal, &want);
                    found.extend(self.combined(space, goals, &goal, &combinations));
                }
                found
            }
            // Nothing computes bits that may be any.
            None if goals.has_open_bits(space, &goal) => {
                let mut found = self.fields(space, goals, &goal);
                found.extend(self.computes(space, goals, &goal, true));
                found
            }
            None => {
                let mut found = self.computes(space, goals, &goal, false);
                let others = if self.uses(Heuristic::Rewrites) { rewrites(space, &goal) } else { Vec::new() };
                for other in others {
                    found.extend(self.computes(space, goals, &other, false));
                    found.extend(self.in_place(space, goals, &other, true));
                }
                found.extend(self.in_place(space, goals, &goal, false));
                found.extend(self.upper_shifted(space, goals, &goal));
                found.extend(self.beside(space, goals, &goal));
                found.extend(self.by_whole_bytes(space, goals, &goal));
                found.extend(self.shifted_together(space, goals, &goal));
                found.extend(self.kinds(space, goals, &goal));
                found.extend(self.moved_from_home(space, goals, &goal));
                if let Some(of_bits) = self.combined_bits(space, goals, &goal) {
                    let of_bits = goals.intern(space, of_bits);
                    found.extend(self.alternatives(space, goals, of_bits));
                }
                found.extend(self.by_turns(space, goals, &goal));
                found.extend(self.totals(space, goals, &goal));
                found.extend(self.folded(space, goals, &goal));
                found.extend(self.lowest_lane(space, goals, &goal));
                found.extend(self.wider_scalar(space, goals, &goal));
                found.extend(self.of_regions(space, goals, &goal));
                found.extend(self.half_masks(space, goals, &goal));
                found.extend(self.grouped(space, goals, &goal));
                found.extend(self.mixed_products(space, goals, &goal));
                found.extend(self.combines(space, goals, &goal));
                found.extend(self.functions(space, goals, &goal));
                found.extend(self.concatenated(space, goals, &goal));
                found.extend(self.fields(space, goals, &goal));
                for want in goals.arrangements(id).to_vec() {
                    found.extend(self.moves(space, goals, &goal, &want).0);
                }
                found.extend(self.computes(space, goals, &goal, true));
                if self.uses(Heuristic::Pairs) {
                    found.extend(self.halves(space, goals, &goal));
                    found.extend(self.paired(space, goals, &found));
                    found.extend(self.doubled(space, goals, &goal, &found));
                }
                found
            }
        };
        let mut found = found;
        found.extend(joined);
        found.extend(self.unpacked(space, goals, id, &goal));
        // Whatever is asked for the same goals makes the same value: the cheapest instruction is enough, but for those
        // that keep other units busy.
        let asked = |a: &Alternative| -> Vec<Source> {
            let goal = |s: &Source| match *s {
                Source::Part(g, _) if a.halves => Some(Source::Goal(g)),
                Source::Goal(_) | Source::Part(..) => Some(*s),
                Source::Immediate(_) | Source::Any => None,
            };
            let mut goals: Vec<Source> = a.sources.iter().filter_map(goal).collect();
            goals.sort_unstable();
            goals
        };
        let mut kept = found;
        kept.retain(|a| a.operands().all(|o| o != id) && !goes_round(space, goals, id, a));
        // Where either operand may be a constant, the last one may be one in memory.
        let constant_first = |a: &Alternative| match a.sources[..] {
            [Source::Goal(g), _, ..] => {
                goals.get(g).lanes.iter().flatten().all(|e| space.dag.as_const(*e).is_some())
            }
            _ => false,
        };
        kept.sort_by_key(|a| (a.cost, constant_first(a)));
        let mut seen = BTreeSet::new();
        kept.retain(|a| seen.insert((asked(a), self.units(a.instruction))));
        kept
    }

    /// The sets of units that an instruction takes one of.
    pub(crate) fn units(&self, instruction: usize) -> Vec<Units> {
        let instruction = self.library.instructions().get(instruction);
        let uses = instruction.and_then(|i| self.costs.uses(i));
        uses.map_or(Vec::new(), |uses| uses.0.iter().map(|(units, _)| *units).collect())
    }

    /// One instruction that combines registers bit by bit.
    pub(crate) fn combines(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        if !self.uses(Heuristic::Bitwise) {
            return Vec::new();
        }
        let combinations = bitwise::combinations(space, goal);
        let mut found = self.combined(space, goals, goal, &combinations);
        if found.is_empty()
            && let Some(arms) = bitwise::arms(space, goal)
        {
            found = self.combined(space, goals, goal, &[arms]);
        }
        let masked = [bitwise::beside_numbers(space, goal), bitwise::conditions(space, goal)];
        for combination in masked.into_iter().flatten() {
            found.extend(self.combined(space, goals, goal, &[combination]));
        }
        found
    }

    /// One instruction that moves bytes to where `want` says, or merges what others move.
    pub(crate) fn moves_and_merges(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        want: &[Byte],
    ) -> Vec<Alternative> {
        let mut found = self.moves(space, goals, goal, want).0;
        let combinations = bitwise::merges(space, goal, want);
        found.extend(self.combined(space, goals, goal, &combinations));
        found
    }

    /// One instruction that is one of `combinations`.
    pub(crate) fn combined(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        combinations: &[Combination],
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        let combinations: Vec<_> = combinations.iter().map(|c| (c.orders(), &c.leaves)).collect();
        if combinations.is_empty() {
            return found;
        }
        for (instruction, cost) in self.selection.producing(goal.kind, goal.bits) {
            let Some(family) = self.library.combiner(*instruction) else { continue };
            for (orders, leaves) in &combinations {
                let fitting = |variant| {
                    let table = family.table(variant)?;
                    Some((orders.iter().position(|order| order.1 == table)?, variant))
                };
                let first = family.variants().iter().filter_map(fitting).min_by_key(|fit| fit.0);
                let Some((order, variant)) = first else { continue };
                let mut leaves = orders[order].0.iter().map(|n| &leaves[*n]);
                let sources = (0..family.operands().len() as u16)
                    .map(|n| match variant.immediates.get(&n) {
                        Some(v) => Source::Immediate(*v),
                        None => match leaves.next() {
                            Some(leaf) => Source::Goal(goals.intern(space, leaf.clone())),
                            None => Source::Any,
                        },
                    })
                    .collect();
                found.push(Alternative { instruction: *instruction, cost: *cost, sources, halves: false });
            }
        }
        found
    }

    pub(crate) fn computes(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        joining: bool,
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        for Match { instruction, cost, family, variant, ways } in self.matches(space, goal, joining) {
            for fields in ways {
                let Some(wanted) = wanted(space, family, &variant.immediates, &fields) else { continue };
                let cost = cost + ANYTHING * wanted.iter().filter(|w| self.is_half_open(w)).count() as Cost;
                let sources = wanted.into_iter().map(|w| w.intern(space, goals)).collect();
                found.push(Alternative { instruction, cost, sources, halves: false });
            }
        }
        found
    }

    /// Whether a register beside another may hold anything.
    fn is_half_open(&self, wanted: &Wanted) -> bool {
        let Wanted::Value(Goal { bits, lanes, .. }) = wanted else { return false };
        *bits > self.widest()
            && lanes.chunks(lanes.len().div_ceil(2)).any(|half| half.iter().all(Option::is_none))
    }

    /// The instructions whose lanes can be those of `goal`; `joining` those that put registers together, else
    /// those that compute.
    pub(crate) fn matches(&self, space: &mut Space, goal: &Goal, joining: bool) -> Vec<Match<'a>> {
        let mut found = Vec::new();
        let Some((lane, first)) = goal.lanes.iter().enumerate().find_map(|(n, l)| l.map(|l| (n, l))) else {
            return found;
        };
        let chooses = mentions_choice(space, first);
        let shape = Shape::of(space, first, goal.demand).filter(|_| self.uses(Heuristic::Screening));
        for (n, (instruction, cost, variants)) in self.usable(goal, joining, chooses).iter().enumerate() {
            // The clock is not looked at for each.
            if n % 8 == 0 && self.has_to_end() {
                return found;
            }
            let Some(family) = self.library.family(*instruction) else { continue };
            let left_out = !joining && !self.only.is_empty() && !self.only.contains(instruction);
            if left_out {
                continue;
            }
            // One lane decides quickly, where it does as lane 0 does.
            let joins = joining && family.joins;
            let quick = !joins && family.width() == goal.width && family.is_like_first(lane);
            let shape = shape.as_ref().filter(|_| quick);
            effort::spend(Work::Screened, variants.len() as u64);
            for variant in variants.iter().map(|n| &family.variants()[*n]) {
                if shape.is_some_and(|shape| !shape.fits(variant.root)) {
                    continue;
                }
                effort::spend(Work::Instruction, 1);
                let lanes = (variant.first, first);
                if quick
                    && self.uses(Heuristic::Screening)
                    && !may_match(space, family, lanes, goal.demand, self.heuristics)
                {
                    continue;
                }
                let ways = if joins {
                    family.moved(variant).map_or_else(Vec::new, |moved| relayout(space, goal, moved))
                } else {
                    let Some(pattern) = family.pattern(variant, goal.width) else { continue };
                    match_lanes(space, pattern, goal, self.heuristics)
                };
                if !ways.is_empty() {
                    found.push(Match { instruction: *instruction, cost: *cost, family, variant, ways });
                }
            }
        }
        found
    }

    /// The instructions that may make lanes like those of `goal`: by `joining` registers, or by computing; those with
    /// masks where it `chooses`.
    fn usable(&self, goal: &Goal, joining: bool, chooses: bool) -> Rc<[Usable]> {
        let counts = self.uses(Heuristic::Counts);
        let key = (goal.kind, goal.bits, goal.width, joining, chooses, counts);
        if let Some((_, known)) = self.usable.borrow().iter().find(|(k, _)| *k == key) {
            return Rc::clone(known);
        }
        let instruction = |(n, cost): &(usize, Cost)| {
            if !chooses && self.library.masked(*n) {
                return None;
            }
            let family = self.library.of_width(*n, goal.width)?;
            let is_usable = |n: &usize| {
                let v = &family.variants()[*n];
                (!v.counts || counts) && is_usable(family, v, goal.width, joining)
            };
            let variants: Vec<usize> = (0..family.variants().len()).filter(is_usable).collect();
            (!variants.is_empty()).then_some((*n, *cost, variants))
        };
        let producing = self.selection.producing(goal.kind, goal.bits);
        let found: Rc<[Usable]> = effort::uncounted(|| producing.iter().filter_map(instruction).collect());
        self.usable.borrow_mut().push((key, Rc::clone(&found)));
        found
    }
}

/// Whether `variant` may make lanes of `width` bits: by `joining` registers, or by computing.
fn is_usable(family: &Family, variant: &Variant, width: u16, joining: bool) -> bool {
    let joins = variant.moves && family.joins;
    if joins != joining {
        return false;
    }
    match variant.moves {
        true if joins => true,
        true if family.width() != width => false,
        true => (family.stretches() && !family.permutes(variant)) || family.completes(variant),
        false => family.computes_at(variant, width),
    }
}

/// The matches of a pattern that only moves data, on a goal that computes: each operand must be a smaller
/// register, so that moves of computed values do not go round in circles.
fn relayout(space: &Space, goal: &Goal, moved: &[Byte]) -> Vec<Fields> {
    let used =
        |o: &BTreeMap<u32, Field>| o.values().map(|f| f.offset + u32::from(f.width)).max().unwrap_or(0);
    // What takes a lane from further on is soon known.
    let per = usize::from(goal.width / 8).max(1);
    let is_far = |(lane, bytes): (&Option<Id>, &[Byte])| match bytes[0] {
        Byte::Of(_, first) => lane.is_some() && (first as usize + per) * 8 > goal.bits as usize / 2,
        Byte::Any | Byte::Const(_) => false,
    };
    if goal.lanes.iter().zip(moved.chunks(per)).any(is_far) {
        return Vec::new();
    }
    movement::lane_fields(space, goal, moved)
        .filter(|operands| operands.len() > 1 && operands.values().all(|o| used(o) <= goal.bits / 2))
        .into_iter()
        .collect()
}

/// Whether `e` chooses or compares: only then can an instruction with a mask be of use.
fn mentions_choice(space: &Space, e: Id) -> bool {
    space.dag.reachable(&[e]).into_iter().any(|id| {
        matches!(
            space.dag.node(id),
            Node::Select(..) | Node::Eq(..) | Node::Lt(..) | Node::Read { width: 1, .. } | Node::And(..)
        )
    })
}

/// The leaf that `goal` is, if it needs no instruction.
pub fn leaf(space: &Space, goal: &Goal, expander: &Expander<'_>) -> Option<Leaf> {
    if goal.lanes.iter().all(Option::is_none) {
        return Some(Leaf::Any);
    }
    if goal.lanes.iter().flatten().all(|e| space.dag.as_const(*e).is_some()) {
        return Some(Leaf::Constant);
    }
    if goal.kind == Kind::Mask {
        return mask_view(space, goal);
    }
    let want = goal::bytes(space, goal)?;
    let Some(view) = movement::view(space, expander.widest(), &want) else {
        return scalars(space, &want).filter(|_| goal.kind == Kind::Scalar).map(Leaf::Scalars);
    };
    let operand = space.operands().get(usize::from(view.operand))?;
    let kind = match operand.kind {
        // What is shorter than mask registers lies in another.
        Kind::Mask if operand.bits() < expander.selection.mask_bits().0 => Kind::Scalar,
        Kind::Mask => expander.mask_kind(),
        kind => kind,
    };
    (kind == goal.kind).then_some(Leaf::Input(view))
}

/// How many parts of scalar operands lie beside a first one in what is wanted, if the rest is zero.
fn scalars(space: &Space, want: &[Byte]) -> Option<u8> {
    let is_scalar =
        |operand: u16| space.operands().get(usize::from(operand)).map(|o| o.kind) == Some(Kind::Scalar);
    let fits = |byte: &Byte| match byte {
        Byte::Any | Byte::Const(0) => true,
        Byte::Const(_) => false,
        Byte::Of(operand, _) => is_scalar(*operand),
    };
    let count = runs(want).filter(|run| matches!(run[0], Byte::Of(..))).count();
    let beside = count.checked_sub(1).filter(|_| want.iter().all(fits))?;
    u8::try_from(beside).ok()
}

/// What is wanted in parts: bytes of an operand that lie one after the other there, zeros, and bytes that may be anything.
pub(super) fn runs(want: &[Byte]) -> impl Iterator<Item = &[Byte]> {
    want.chunk_by(|a, b| match (a, b) {
        (Byte::Of(x, m), Byte::Of(y, n)) => x == y && m + 1 == *n,
        (a, b) => a == b,
    })
}

/// The mask operand that `goal` is.
fn mask_view(space: &Space, goal: &Goal) -> Option<Leaf> {
    let mut found = None;
    for (n, lane) in goal.lanes.iter().enumerate() {
        let Some(e) = lane else { continue };
        let Node::Read { base, width: 1, signed: false, index } = space.dag.node(*e) else { return None };
        let [operand] = base[..] else { return None };
        if space.dag.as_const(*index) != Some(n as i128) || found.is_some_and(|f| f != operand) {
            return None;
        }
        found = Some(operand);
    }
    let operand = found?;
    let fits = space.operands().get(usize::from(operand))?.kind == Kind::Mask;
    fits.then_some(Leaf::Input(View { operand, first: 0 }))
}

/// The parts of operands that are needed to make `goal`, where it only moves them; a register made of
/// several takes an instruction for each but one.
pub fn operands(space: &Space, goal: &Goal, widest: u32) -> Vec<View> {
    goal::bytes(space, goal).map(|want| movement::views(space, widest, &want)).unwrap_or_default()
}

/// Whether `alternative` makes goal `id`, a value negated or with a number added, of nothing but the same value negated or with
/// another number added, that is no simpler: there is no end of those, and all of them are made of the value itself.
fn goes_round(space: &mut Space, goals: &Goals, id: GoalId, alternative: &Alternative) -> bool {
    let is_number = |lane: &Option<Id>| lane.is_none_or(|e| space.dag.as_const(e).is_some());
    let mut operands = alternative.operands().filter(|o| !goals.get(*o).lanes.iter().all(is_number));
    let (Some(operand), None) = (operands.next(), operands.next()) else { return false };
    let (goal, operand) = (goals.get(id), goals.get(operand));
    if (goal.kind, goal.bits, goal.width) != (operand.kind, operand.bits, operand.width) {
        return false;
    }
    goal.lanes.iter().zip(&operand.lanes).all(|(lane, of)| {
        let (Some(lane), Some(of)) = (*lane, *of) else { return lane == of };
        let both = moved(space, lane).zip(moved(space, of));
        both.is_some_and(|((a, far), (b, before))| a == b && far > 0 && before >= far)
    })
}

/// The value that `lane` is, or is with the other sign or moved by a number, and how far that is from it.
fn moved(space: &mut Space, lane: Id) -> Option<(Id, u8)> {
    let (number, terms) = space.linear(root(space, lane));
    let [(value, factor @ (1 | -1))] = terms[..] else { return None };
    Some((root(space, value), if number == 0 { u8::from(factor < 0) } else { 2 }))
}

#[cfg(test)]
mod tests {
    use autoir::program::Arg;

    use super::*;
    use crate::testing::{bytes, found};

    #[test]
    fn numbers_under_conditions_are_masked() {
        let less = "window l(a: i8x16, b: i8x16) -> u8x16 {\n    out[i] = select(a[i] < b[i], 255, 0)\n}\n";
        let and = "window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
        let add = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
        let chosen = "window g(a: i8x16) -> i8x16 {\n    out[i] = select(a[i] < 97, a[i] - 32, a[i])\n}\n";
        assert_eq!(found(chosen, &[less, and, add]).map(|program| program.steps.len()), Some(3));
    }

    #[test]
    fn values_do_not_go_round() {
        let mut space = Space::new(&[bytes("a")], &[]);
        let mut goals = Goals::new(128, 64);
        let mut made = |number: i128, factor: i128| {
            let lane = |space: &mut Space, n: u32| {
                let read = space.dag.read_at(0, 8, false, n);
                let half = space.dag.shr_const(read, 1);
                let moved = space.dag.sum(number, &[(half, factor)]);
                Some(space.low(moved, 8))
            };
            let lanes = (0..16).map(|n| lane(&mut space, n)).collect();
            let goal = Goal { kind: Kind::Vector, bits: 128, width: 8, demand: 8, lanes };
            goals.intern(&mut space, goal)
        };
        let [value, negated, next, complement] =
            [(0, 1), (0, -1), (1, 1), (255, -1)].map(|(k, c)| made(k, c));
        let mut is_left_out = |goal, operand| {
            let sources = vec![Source::Goal(operand)];
            goes_round(
                &mut space,
                &goals,
                goal,
                &Alternative { instruction: 0, cost: 50, sources, halves: false },
            )
        };
        assert!(is_left_out(next, complement) && is_left_out(complement, next));
        // The value itself is made of anything, and anything of what is simpler.
        assert!(!is_left_out(value, next) && !is_left_out(next, value));
        assert!(!is_left_out(complement, negated) && is_left_out(negated, complement));
    }

    #[test]
    fn what_is_never_negative_is_at_hand() {
        let rounded =
            "window p(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16((a[i]*b[i] + 0x4000) >> 15)\n}\n";
        let and = "window a(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] & b[i]\n}\n";
        let assumed = "window g(x: i16x8, t: i16x8) -> i16x8 {\n    assume x in 0..=32767\n    \
            out[i] = i16((t[i]*x[i] + 0x4000) >> 15)\n}\n";
        assert_eq!(found(assumed, &[rounded, and]).map(|program| program.steps.len()), Some(1));
    }

    #[test]
    fn scalars_are_extended_by_zeros_at_hand() {
        let splat = "window d(s: u16) -> u16x8 {\n    out[i] = s\n}\n";
        let min = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
        let least = "window g(a: u16x8, s: u8) -> u16x8 {\n    out[i] = min(a[i], s)\n}\n";
        let program = found(least, &[splat, min]).expect("a byte is a number of 16 bits");
        assert_eq!(program.steps[0].args, [Arg::Concat(vec![Arg::Input(1), Arg::Zero { bits: 8 }])]);
        // What has a sign is no such number.
        assert!(found(&least.replace("s: u8", "s: i8"), &[splat, min]).is_none());
    }

    #[test]
    fn bits_of_an_immediate_choose_for_lanes() {
        let blend = "window b(a: u32x4, b: u32x4, n: imm u8) -> u32x4 {\n    \
            out[i] = select(((n >> i) & 1) != 0, b[i], a[i])\n}\n";
        let some = "window g(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[2*k]\n    \
            for k < 2: out[2*k + 1] = b[2*k + 1]\n}\n";
        assert_eq!(found(some, &[blend]).map(|program| program.steps.len()), Some(1));
    }
}
