//! The instructions that move bytes to where they are wanted.
//!
//! What was found is kept ([`movements`](crate::pattern::movements)) for all who ask for the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use autoir_semantics::effort::{self, Limits, Refusal, Work};
use autoir_semantics::lane::{Kind, Operand};

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::heuristics::Heuristic;
use crate::library::Cost;
use crate::matching::movement;
use crate::pattern::library::PatternLibrary;
use crate::pattern::movements::{Found, Move, Wanted, called, numbered, operands};
use crate::search::expand::{self, Alternative, Expander, Leaf, Source};
use crate::search::pairs::fixed;
use crate::search::permute::{Placed, choices, permute, permute_granules, permute_some};
use crate::stop;

/// Registers of each kind on the way that are kept for one permutation.
const MAX_INTERMEDIATES: usize = 4;
/// Ways kept to make one goal of data movement, and what a run of bytes that is left counts in their order.
const MAX_MOVES: usize = 12;
const RUN_RANK: Cost = 20;

impl Expander<'_> {
    /// The instructions that make `want`, and whether one makes it of what is at hand.
    pub(crate) fn moves(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        want: &[Byte],
    ) -> (Vec<Alternative>, bool) {
        let operands = operands(want);
        let wanted = Wanted {
            kind: goal.kind,
            bits: goal.bits,
            bytes: want.iter().map(|b| numbered(*b, &operands)).collect(),
            operands: operands.iter().map(|o| &space.operands()[usize::from(*o)]).map(register).collect(),
            uses: [Heuristic::Counts, Heuristic::Steps].map(|h| self.uses(h)),
        };
        let found = self.known.get(&wanted).unwrap_or_else(|| {
            let look = || self.look(space, goal, want);
            let (moves, report) = Limits::here(&Refusal::default()).hold(look);
            let found = Arc::new(Found { operands: operands.clone(), moves, report });
            if !report.is_cut() && !stop::requested() {
                self.known.keep(wanted, &found);
            }
            found
        });
        found.report.count();
        let whole = found.moves.iter().any(|m| m.rank == 0);
        // What is computed is dear enough without roundabout ways.
        let least = whole && !goals.temporaries_of(want).is_empty();
        let calls = (&found.operands[..], &operands[..]);
        let moves = found.moves.iter().filter(|m| !least || m.rank == 0);
        let mut moves: Vec<Alternative> =
            moves.filter_map(|m| m.intern(self.library, space, goals, calls)).collect();
        // A part of what is yet to be computed, or more than that, is no operand.
        let is_at_hand = |goal: &Goal| match expand::leaf(space, goal, self) {
            Some(Leaf::Input(view)) => !goals.stands_for_temporary(view.operand),
            _ => true,
        };
        if goals.has_temporaries() {
            moves.retain(|m| m.operands().all(|operand| is_at_hand(goals.get(operand))));
        }
        (moves, whole)
    }

    /// The movements that make `want`, the best first.
    fn look(&self, space: &Space, goal: &Goal, want: &[Byte]) -> Vec<Move> {
        let mut found = Vec::new();
        let limit = movement::distance(space, goal.kind, want);
        let mut bits = goal.bits;
        let widest = movement::widest(space, want);
        let is_pair = goal.bits > self.widest();
        let pairs = if self.makes_pairs() { 2 * self.widest() } else { 0 };
        // A wider register may have the wanted bytes in its low part.
        let is_wanted = |bits: u32, found: &[Move]| {
            bits == goal.bits
                || goal.kind == Kind::Vector
                    && (bits <= widest || bits <= pairs && found.iter().all(|m| m.rank > 0))
        };
        while is_wanted(bits, &found) {
            let mut wide = want.to_vec();
            wide.resize((bits / 8) as usize, Byte::Any);
            let goal = Goal { bits, ..goal.clone() };
            if bits > self.widest() {
                // Two registers: what puts them together leaves nothing to permutations.
                self.moves_at(space, &goal, &wide, (limit, Some(true)), &mut found);
                // What another register steers is asked for pairs alone.
                if found.iter().any(|m| m.rank == 0) || bits > widest && !is_pair {
                    break;
                }
                self.moves_at(space, &goal, &wide, (limit, Some(false)), &mut found);
            } else {
                self.moves_at(space, &goal, &wide, (limit, None), &mut found);
            }
            bits *= 2;
        }
        // What asks for all that is wanted leads nowhere.
        let has_all = |content: &Vec<Byte>| {
            let has = |(want, byte): (&Byte, &Byte)| *want == Byte::Any || want == byte;
            content.len() >= want.len() && want.iter().zip(content).all(has)
        };
        found.retain(|m: &Move| !m.contents.iter().any(has_all));
        found.sort_by_key(|m| (m.rank + m.cost, m.cost, m.control.is_some()));
        // Whatever is asked for the same makes the same.
        let mut seen = BTreeSet::new();
        found.retain(|m| {
            let family = self.library.mover(m.instruction);
            let registers = family.into_iter().flat_map(|f| f.operands()).map(register).zip(&m.contents);
            let mut asked: Vec<((Kind, u32), Vec<Byte>)> =
                registers.filter(|(_, c)| !c.is_empty()).map(|(r, c)| (r, c.clone())).collect();
            asked.sort_unstable();
            seen.insert((asked, self.units(m.instruction)))
        });
        found.truncate(MAX_MOVES);
        found
    }

    /// The instructions that make `want`, each leaving operands simpler than `limit`; `fixed` ones, those that a
    /// control operand steers, or both.
    fn moves_at(
        &self,
        space: &Space,
        goal: &Goal,
        want: &[Byte],
        (limit, fixed): (usize, Option<bool>),
        found: &mut Vec<Move>,
    ) {
        let mut after: Option<[Vec<Vec<Byte>>; 2]> = None;
        let registers = movement::registers(space, goal.bits, want);
        let wanted = (want, &registers[..]);
        for (instruction, cost) in self.selection.producing(goal.kind, goal.bits) {
            // What is kept for others does not depend on what is left of this search's work.
            if stop::requested() || effort::has_to_end() {
                return;
            }
            let Some(family) = self.library.mover(*instruction) else { continue };
            let sizes: Vec<usize> = family.operands().iter().map(|o| o.bits().div_ceil(8) as usize).collect();
            let variants = family.variants().iter().enumerate();
            for (number, variant) in variants.filter(|(_, v)| !v.counts || self.uses(Heuristic::Counts)) {
                if fixed.is_some_and(|f| f != variant.moves) {
                    continue;
                }
                effort::spend(Work::Instruction, 1);
                effort::spend(Work::Byte, want.len() as u64);
                let made = |rank, contents| {
                    let (instruction, cost) = (*instruction, *cost);
                    Move { instruction, cost, variant: number, rank, control: None, contents }
                };
                if variant.moves {
                    let Some(moved) = family.moved(variant) else { continue };
                    let Some(operands) = movement::regress(want, moved, &sizes) else { continue };
                    let kinds = family.operands().iter().map(|o| o.kind);
                    let left: Option<Vec<usize>> = kinds
                        .zip(&operands)
                        .map(|(kind, b)| Some(self.distance(space, kind, b)).filter(|left| *left < limit))
                        .collect();
                    if let Some(left) = left {
                        found.push(made(left.iter().sum::<usize>() as Cost * RUN_RANK, operands));
                    }
                    continue;
                }
                let Some(control) = family.control(variant) else { continue };
                let with_control = |rank, values: Vec<i128>, data: &[Vec<Byte>]| {
                    let mut contents = vec![Vec::new(); family.operands().len()];
                    for (slot, operand) in control.data.iter().enumerate() {
                        contents[usize::from(*operand)].clone_from(&data[slot]);
                    }
                    Move { control: Some(values), ..made(rank, contents) }
                };
                let direct = permute(family, control, goal, wanted);
                if direct.is_empty()
                    && self.uses(Heuristic::Steps)
                    && control.data.len() == 1
                    && control.bits() == goal.bits
                {
                    for contents in after.get_or_insert_with(|| self.intermediates(space, goal, wanted)) {
                        let steered = contents.iter().filter_map(|content| {
                            let at = |_: u16, byte: u32| content.get(byte as usize).copied();
                            let values = control.solve(want, &at)?;
                            Some(with_control(2 * RUN_RANK, values, std::slice::from_ref(content)))
                        });
                        found.extend(steered.take(MAX_INTERMEDIATES));
                    }
                }
                if direct.is_empty() && self.uses(Heuristic::Steps) {
                    let block = self.narrowest() as usize / 8;
                    if let Some((values, data)) = permute_granules(family, control, (goal, block), wanted)
                        && data[0] != want
                    {
                        found.push(with_control(2 * RUN_RANK, values, &data));
                    }
                    for (values, data) in permute_some(family, control, goal, wanted) {
                        let left = |bytes: &Vec<Byte>| self.distance(space, goal.kind, bytes);
                        let left: usize = data.iter().map(left).sum();
                        found.push(with_control(left as Cost * RUN_RANK, values, &data));
                    }
                }
                found.extend(direct.into_iter().map(|(values, data)| with_control(0, values, &data)));
            }
        }
    }

    /// How far `bytes` are from what is at hand in registers of `kind`: a register is at hand, wherever its operand has it.
    fn distance(&self, space: &Space, kind: Kind, bytes: &[Byte]) -> usize {
        let is_at_hand =
            !movement::enters(space, kind, bytes) && movement::view(space, self.widest(), bytes).is_some();
        if is_at_hand { 0 } else { movement::distance(space, kind, bytes) }
    }

    /// What one instruction makes of the `registers` that `want` draws from, where it has all that is wanted, the least
    /// scattered first; and two of them laid over each other.
    fn intermediates(
        &self,
        space: &Space,
        goal: &Goal,
        (want, registers): (&[Byte], &[Vec<Byte>]),
    ) -> [Vec<Vec<Byte>>; 2] {
        let wanted = Placed::new(want, registers);
        let mut found = Vec::new();
        let mut seen = BTreeSet::new();
        for (instruction, _) in self.selection.producing(goal.kind, goal.bits) {
            let Some(mover) = self.library.mover(*instruction) else { continue };
            let fits = |o: &Operand| o.kind == Kind::Vector && o.bits() == goal.bits;
            let data: Vec<u16> = (0..mover.operands().len() as u16)
                .filter(|o| mover.operands()[usize::from(*o)].kind != Kind::Immediate)
                .collect();
            let usable = data.iter().all(|o| fits(&mover.operands()[usize::from(*o)]));
            if data.len() > 2 || data.len() < registers.len() || data.is_empty() || !usable {
                continue;
            }
            let choices = choices(registers.len(), data.len());
            for moved in mover.variants().iter().filter_map(|v| mover.moved(v)) {
                effort::spend(Work::Byte, (choices.len() * moved.len()) as u64);
                for choice in choices.iter().filter(|choice| wanted.is_in(moved, &data, choice)) {
                    let choice: Vec<&[Byte]> = choice.iter().map(|n| &registers[*n][..]).collect();
                    let content = movement::apply(moved, &data, &choice);
                    if seen.insert(content.clone()) {
                        found.push(content);
                    }
                }
            }
        }
        found.sort_by_cached_key(|content| self.distance(space, goal.kind, content));
        let mut superimposed = movement::superimposed(want, registers);
        superimposed.retain(|content| !seen.contains(content));
        [found, superimposed]
    }
}

impl Move {
    /// It with goals for its operands; `from` and `to` are the numbers of the window's operands where it was found and
    /// where it is used.
    fn intern(
        &self,
        library: &PatternLibrary,
        space: &mut Space,
        goals: &mut Goals,
        (from, to): (&[u16], &[u16]),
    ) -> Option<Alternative> {
        let family = library.mover(self.instruction)?;
        let variant = family.variants().get(self.variant)?;
        let control = self.control.as_ref().and_then(|values| Some((family.control(variant)?, values)));
        let mut sources = Vec::new();
        for (n, operand) in family.operands().iter().enumerate() {
            let (kind, bits) = register(operand);
            let goal = match (&control, variant.immediates.get(&(n as u16))) {
                (_, Some(v)) => {
                    sources.push(fixed(space, operand, *v).intern(space, goals));
                    continue;
                }
                (Some((control, values)), None) if usize::from(control.operand) == n => {
                    let lanes = values.iter().map(|v| Some(space.dag.constant(*v))).collect();
                    Goal { kind, bits, width: control.width, demand: control.width, lanes }
                }
                _ if self.contents[n].is_empty() => {
                    sources.push(Source::Any);
                    continue;
                }
                _ => {
                    let bytes = self.contents[n].iter().map(|b| called(*b, (from, to)));
                    goal::of_bytes(space, (kind, bits), bytes)
                }
            };
            sources.push(Source::Goal(goals.intern(space, goal)));
        }
        Some(Alternative { instruction: self.instruction, cost: self.cost, sources, halves: false })
    }
}

fn register(operand: &Operand) -> (Kind, u32) {
    (operand.kind, operand.bits())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::library::UnitCosts;
    use crate::testing::{bytes, found, library, target};

    const ZIP: &str = "window z(a: u8x16, b: u8x16) -> u8x16 {
    for i < 8: out[2*i] = a[i]
    for i < 8: out[2*i + 1] = b[i]
}
";

    /// Asks `expander` for operands number `a` and `b` of three, interleaved; what was found and how long it took.
    fn interleaved(expander: &Expander, [a, b]: [u16; 2]) -> (Vec<Vec<Vec<Byte>>>, Duration) {
        let mut space = Space::new(&["p", "q", "r"].map(bytes), &[]);
        let mut goals = Goals::new(128, 8);
        let want: Vec<Byte> = (0..8).flat_map(|i| [Byte::Of(a, i), Byte::Of(b, i)]).collect();
        let goal = goal::of_bytes(&mut space, (Kind::Vector, 128), want.iter().copied());
        let start = effort::spent();
        let (moves, _) = expander.moves(&mut space, &mut goals, &goal, &want);
        let spent = effort::spent() - start;
        let content = |source: &Source| match source {
            Source::Goal(id) => goal::bytes(&space, goals.get(*id)),
            _ => None,
        };
        (moves.iter().map(|m| m.sources.iter().filter_map(content).collect()).collect(), spent)
    }

    fn whole(operand: u16) -> Vec<Byte> {
        (0..16).map(|i| if i < 8 { Byte::Of(operand, i) } else { Byte::Any }).collect()
    }

    #[test]
    fn what_was_found_is_told_for_other_operands_and_charged_again() {
        let library = library(&[ZIP]);
        let selection = library.select(&target(), &UnitCosts);
        let expander = Expander::new(&library, &selection, &UnitCosts, None);
        let (first, looked) = interleaved(&expander, [0, 1]);
        assert_eq!(first, [[whole(0), whole(1)]]);
        assert!(looked > Duration::ZERO);
        // Another search with the same instructions.
        let expander = Expander::new(&library, &selection, &UnitCosts, None);
        let (second, told) = interleaved(&expander, [1, 2]);
        assert_eq!((second, told), (vec![vec![whole(1), whole(2)]], looked));
        assert_eq!(expander.known.len(), 1);
        // Numbers in another order are another question.
        assert_eq!(interleaved(&expander, [2, 0]).0, [[whole(2), whole(0)]]);
        assert_eq!(expander.known.len(), 2);
    }

    #[test]
    fn what_was_cut_short_is_not_told_to_others() {
        let library = library(&[ZIP]);
        let selection = library.select(&target(), &UnitCosts);
        let expander = Expander::new(&library, &selection, &UnitCosts, None);
        let (cut, was_cut) = effort::within(Some(Duration::ZERO), || interleaved(&expander, [0, 1]).0);
        assert!(cut.is_empty() && was_cut);
        assert_eq!(interleaved(&expander, [0, 1]).0.len(), 1);
    }

    #[test]
    fn permutations_of_what_is_wanted_do_not_keep_out_what_makes_it() {
        let permute = |k: u32| {
            format!("window p{k}(a: u16x8, n: u16x8) -> u16x8 {{\n    out[i] = a[(n[i] + {k}) & 7]\n}}\n")
        };
        let permutations: Vec<String> = (0..super::MAX_MOVES as u32).map(permute).collect();
        let splat = "window s(a: u16) -> u16x8 {\n    out[i] = a\n}\n";
        let library: Vec<&str> = permutations.iter().map(String::as_str).chain([splat]).collect();
        let program = found(splat, &library).expect("one instruction");
        assert_eq!(program.steps.len(), 1);
    }
}
