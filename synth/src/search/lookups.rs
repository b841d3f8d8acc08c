//! Lookups in tables of data, and in more entries than one instruction has.
//!
//! What one instruction looks up is its own table, and it makes 0 of other arguments, or keeps what an operand has, or
//! looks at some bits of the argument only. So a large table is cut: its parts are looked up apart, each with the arguments
//! renumbered so that those of other parts are none of its own, and put together bit by bit; or the instruction that looks
//! up the last part keeps or joins the others; or a choice by the argument takes one of two.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::{Kind, Operand};

use crate::goal::bitwise::either;
use crate::goal::choice::{self, Choice, Choices};
use crate::goal::function::Column;
use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::library::Cost;
use crate::pattern::lookup::{Chosen, Lookup, Numbering};
use crate::pattern::{Family, Variant};
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::pairs::fixed;

/// Parts of a table, at most.
const MAX_PARTS: i128 = 4;

/// An instruction that looks up, with its number and cost.
type Instruction<'a> = (&'a Family, &'a Variant, usize, Cost);

impl Expander<'_> {
    /// The ways to make `goal`, each byte of which a small value chooses, by looking it up; `functions` are its lanes
    /// where they are functions.
    pub(crate) fn lookups(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        functions: &[Column],
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        let whole = goal;
        let Some(goal) = &in_bytes(space, goal) else { return found };
        let columns = choice::columns(space, goal, functions);
        let mut is_whole = false;
        for column in &columns {
            for (family, instruction, cost) in self.families(whole) {
                if self.has_to_end() {
                    return found;
                }
                let lookups = family.variants().iter().filter_map(|v| Some((v, family.lookup(v)?)));
                if let Some((variant, (chosen, numbering))) = chosen(lookups, column) {
                    is_whole |= chosen.kept.is_none();
                    let instruction = (family, variant, instruction, cost);
                    found.extend(used(space, goals, (goal, column), instruction, (&chosen, numbering), None));
                }
            }
        }
        // What is looked up at once is not cut.
        let fewest = columns.iter().min_by_key(|c| c.iter().flatten().map(|c| c.bytes.len()).max());
        if let Some(column) = fewest.filter(|_| !is_whole) {
            found.extend(self.in_parts(space, goals, (goal, whole), column));
        }
        found
    }

    /// The instructions with elements of at most those of `goal`.
    fn families(&self, goal: &Goal) -> impl Iterator<Item = (&Family, usize, Cost)> {
        let width = goal.width;
        let family = move |(n, cost): &(usize, Cost)| Some((self.library.of_elements(*n, width)?, *n, *cost));
        self.selection.producing(goal.kind, goal.bits).iter().filter_map(family)
    }

    /// The ways to make `goal` of the last part of its table and the others.
    fn in_parts(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        (goal, whole): (&Goal, &Goal),
        column: &Choices,
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        let mut sizes: Vec<i128> = Vec::new();
        for (family, ..) in self.families(whole) {
            let lookup = |v| family.lookup(v).or_else(|| Some(&family.joining(v)?.1));
            sizes.extend(family.variants().first().and_then(lookup).map(|l| l.entries() as i128));
        }
        sizes.retain(|size| *size > 1);
        sizes.sort_unstable();
        sizes.dedup();
        let Some((first, last)) = wanted(column) else { return found };
        for size in sizes {
            // Parts begin at multiples of their size.
            let cut = last.div_euclid(size) * size;
            if cut <= first || last + 1 - first > size * MAX_PARTS {
                continue;
            }
            let Some(low) = below(space, whole, column, cut) else { continue };
            let Some(high) = from(space, whole, column, cut) else { continue };
            let combination = either([low.clone(), high]);
            found.extend(self.combined(space, goals, whole, &[combination]));
            let rest: Choices = column.iter().map(|c| c.as_ref().map(|c| c.within(cut, last + 1))).collect();
            for (family, instruction, cost) in self.families(whole) {
                let lookups = family.variants().iter().filter_map(|v| Some((v, &family.joining(v)?.1)));
                let Some((variant, (chosen, numbering))) = chosen(lookups, &rest) else { continue };
                let Some((joined, _)) = family.joining(variant) else { continue };
                let joined = (*joined, Source::Goal(goals.intern(space, low.clone())));
                let instruction = (family, variant, instruction, cost);
                let with = (&chosen, numbering);
                found.extend(used(space, goals, (goal, &rest), instruction, with, Some(joined)));
            }
        }
        if whole.width == 8
            && let Some(choice) = by_halves(space, goal, column)
        {
            found.extend(self.combines(space, goals, &choice));
            found.extend(self.computes(space, goals, &choice, false));
        }
        found
    }
}

/// The bytes of `goal`, all of which are wanted.
fn in_bytes(space: &mut Space, goal: &Goal) -> Option<Goal> {
    if goal.kind != Kind::Vector || goal.demand != goal.width || goal.width % 8 != 0 {
        return None;
    }
    let bytes = goal.lanes.iter().flat_map(|e| (0..goal.width / 8).map(move |n| (*e, n)));
    let lanes = bytes.map(|(e, n)| e.map(|e| space.part(e, n, 8))).collect();
    Some(Goal { width: 8, demand: 8, lanes, ..goal.clone() })
}

/// The first way to make `column` with one of `lookups`.
fn chosen<'a>(
    lookups: impl Iterator<Item = (&'a Variant, &'a Lookup)>,
    column: &Choices,
) -> Option<(&'a Variant, (Chosen, Numbering))> {
    let mut best = None;
    for (variant, lookup) in lookups {
        for (n, numbering) in lookup.numberings(column).into_iter().enumerate() {
            if best.as_ref().is_some_and(|(known, _)| *known <= n.min(1)) {
                break;
            }
            if let Some(chosen) = lookup.choose(column, numbering) {
                best = Some((n.min(1), (variant, (chosen, numbering))));
                break;
            }
        }
    }
    best.map(|(_, best)| best)
}

/// The use of an instruction that looks up, with one operand given.
fn used(
    space: &mut Space,
    goals: &mut Goals,
    (goal, column): (&Goal, &Choices),
    (family, variant, instruction, cost): Instruction<'_>,
    (chosen, numbering): (&Chosen, Numbering),
    given: Option<(u16, Source)>,
) -> Option<Alternative> {
    let mut sources = Vec::new();
    for (n, operand) in family.operands().iter().enumerate() {
        let n = n as u16;
        sources.push(match (variant.immediates.get(&n), given, &chosen.kept) {
            (Some(v), ..) => fixed(space, operand, *v).intern(space, goals),
            (None, Some((operand, source)), _) if operand == n => source,
            (None, _, Some((operand, left))) if *operand == n => {
                let lanes = goal.lanes.iter().zip(column).zip(left);
                let lanes = lanes.map(|((e, choice), left)| kept(space, *e, choice.as_ref(), left));
                let goal = Goal { lanes: lanes.collect::<Option<_>>()?, ..goal.clone() };
                Source::Goal(goals.intern(space, goal))
            }
            _ => of_operand(space, goals, (n, operand), chosen, numbering),
        });
    }
    Some(Alternative { instruction, cost, sources, halves: false })
}

/// The arguments or the table that operand `n` is.
fn of_operand(
    space: &mut Space,
    goals: &mut Goals,
    (n, operand): (u16, &Operand),
    chosen: &Chosen,
    numbering: Numbering,
) -> Source {
    let (kind, bits) = (operand.kind, operand.bits());
    let goal = if chosen.arguments.0 == n {
        let lane = |a: &Option<Id>| a.map(|a| numbering.expression(space, a));
        let demand = chosen.demand;
        Goal { kind, bits, width: 8, demand, lanes: chosen.arguments.1.iter().map(lane).collect() }
    } else if let Some(bytes) = chosen.tables.get(&n) {
        goal::of_bytes(space, (kind, bits), bytes.iter().copied())
    } else {
        return Source::Any;
    };
    Source::Goal(goals.intern(space, goal))
}

/// What is wanted of lane `e` where an instruction keeps it, for the arguments that are `left`.
#[expect(clippy::option_option, reason = "anything and nothing are different answers")]
fn kept(
    space: &mut Space,
    e: Option<Id>,
    choice: Option<&Choice>,
    left: &[(i128, Byte)],
) -> Option<Option<Id>> {
    let (Some(e), Some(choice), Some((_, byte))) = (e, choice, left.first()) else { return Some(None) };
    if matches!(byte, Byte::Const(_)) && left.iter().all(|(_, b)| b == byte) {
        return Some(goal::expression(space, *byte));
    }
    // What is looked up lies between: of one side 0 is wanted, where there are two.
    let before = (choice.least..).zip(left).take_while(|(at, (other, _))| at == other).count();
    let (low, high) = left.split_at(before);
    let is_zero = |side: &[(i128, Byte)]| side.iter().all(|(_, b)| *b == Byte::Const(0));
    let from = high.first().map_or(0, |(at, _)| *at);
    let range = match (is_zero(low), is_zero(high)) {
        (_, true) => (None, Some(choice.least + before as i128)),
        (true, false) if high.len() as i128 == choice.end() - from => (Some(from), None),
        _ => return None,
    };
    Some(Some(restricted(space, e, choice.argument, range)))
}

/// The first and the last argument of which `column` makes something else than 0.
fn wanted(column: &Choices) -> Option<(i128, i128)> {
    let some = || {
        let entries = column.iter().flatten().flat_map(Choice::entries);
        entries.filter(|(_, b)| *b != Byte::Const(0)).map(|(at, _)| at)
    };
    Some((some().min()?, some().max()?))
}

/// `goal`, whose bytes are `column`, for arguments below `cut`, and 0.
fn below(space: &mut Space, goal: &Goal, column: &Choices, cut: i128) -> Option<Goal> {
    part(space, goal, column, (None, Some(cut)))
}

/// `goal` for arguments from `cut` on, and 0.
fn from(space: &mut Space, goal: &Goal, column: &Choices, cut: i128) -> Option<Goal> {
    part(space, goal, column, (Some(cut), None))
}

/// `goal` for some arguments, and 0.
fn part(
    space: &mut Space,
    goal: &Goal,
    column: &Choices,
    range: (Option<i128>, Option<i128>),
) -> Option<Goal> {
    let bytes = column.chunks(usize::from(goal.width / 8));
    let lane = |(e, choices): (&Option<Id>, &[Option<Choice>])| match e {
        None => Some(None),
        Some(e) => Some(Some(restricted(space, *e, choices[0].as_ref()?.argument, range))),
    };
    let lanes = goal.lanes.iter().zip(bytes).map(lane).collect::<Option<_>>()?;
    Some(Goal { lanes, ..goal.clone() })
}

/// `e` for arguments from one on, or below one, and 0 for the others.
fn restricted(space: &mut Space, e: Id, argument: Id, (from, to): (Option<i128>, Option<i128>)) -> Id {
    let zero = space.dag.constant(0);
    let mut value = known_in(space, e, argument, (from, to));
    if let Some(to) = to {
        let to = space.dag.constant(to);
        let is_below = space.dag.lt(argument, to);
        value = space.dag.select(is_below, value, zero);
    }
    if let Some(from) = from {
        let before = space.dag.constant(from - 1);
        let is_above = space.dag.lt(before, argument);
        value = space.dag.select(is_above, value, zero);
    }
    space.simplify(value)
}

/// `e` where `argument` is at least one number, or below another: what compares it with numbers beyond these is known.
fn known_in(space: &mut Space, e: Id, argument: Id, (from, to): (Option<i128>, Option<i128>)) -> Id {
    let is_below = |end: i128| match (from, to) {
        (_, Some(to)) if to <= end => Some(1),
        (Some(from), _) if from >= end => Some(0),
        _ => None,
    };
    let mut known = FastMap::default();
    for id in space.dag.reachable(&[e]) {
        let Node::Lt(a, b) = *space.dag.node(id) else { continue };
        let value = match (space.dag.as_const(a), space.dag.as_const(b)) {
            (None, Some(end)) if a == argument => is_below(end),
            (Some(last), None) if b == argument => {
                last.checked_add(1).and_then(is_below).map(|below| 1 - below)
            }
            _ => None,
        };
        known.extend(value.map(|value| (id, space.dag.constant(value))));
    }
    if known.is_empty() { e } else { space.replaced(e, known) }
}

/// Entries of a table, at most, of which each is a value of its own.
const MAX_ENTRIES: usize = 16;

/// `goal` as a choice between the halves of its table, each looked up by the low bits of the argument; halves of small
/// tables are choices again, down to the entries, so that choices by the same bit share their mask.
fn by_halves(space: &mut Space, goal: &Goal, column: &Choices) -> Option<Goal> {
    let mut lanes = Vec::with_capacity(goal.lanes.len());
    for (e, choice) in goal.lanes.iter().zip(column) {
        let (Some(e), Some(choice)) = (e, choice) else {
            lanes.push(None);
            continue;
        };
        let count = choice.bytes.len();
        if choice.least != 0 || !count.is_power_of_two() || count < 2 {
            return None;
        }
        let chosen = if count <= MAX_ENTRIES {
            by_bits(space, choice.argument, &choice.bytes)
        } else {
            let half = count as i128 / 2;
            let low = space.low(choice.argument, half.trailing_zeros() as u16);
            let high = space.dag.add_const(low, half);
            let mut of = |argument: Id| {
                let value = space.replaced(*e, FastMap::from_iter([(choice.argument, argument)]));
                space.simplify(value)
            };
            let (low, high) = (of(low), of(high));
            let half = space.dag.constant(half);
            let is_low = space.dag.lt(choice.argument, half);
            space.dag.select(is_low, low, high)
        };
        lanes.push(Some(space.simplify(chosen)));
    }
    Some(Goal { lanes, ..goal.clone() })
}

/// The one of `bytes` that `argument` says, bit by bit from the top.
fn by_bits(space: &mut Space, argument: Id, bytes: &[Byte]) -> Id {
    if let [byte] = bytes {
        return goal::expression(space, *byte).unwrap_or_else(|| space.dag.constant(0));
    }
    let (low, high) = bytes.split_at(bytes.len() / 2);
    let (low, high) = (by_bits(space, argument, low), by_bits(space, argument, high));
    let half = bytes.len() / 2;
    // What has no bits above is compared, which takes no shift.
    let is_high = if space.interval(argument).hi < bytes.len() as i128 {
        let last = space.dag.constant(half as i128 - 1);
        space.dag.lt(last, argument)
    } else {
        space.field(argument, half.trailing_zeros() as u16, 1)
    };
    space.dag.select(is_high, high, low)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const ADD: &str = "window a(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = x[i] + y[i]\n}\n";
    const OR: &str = "window o(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = x[i] | y[i]\n}\n";
    /// Zero of arguments with the top bit.
    const ZEROING: &str = "window z(t: u8x16, n: u8x16) -> u8x16 {\n    \
        out[i] = select(i8(n[i]) < 0, 0, t[n[i] & 15])\n}\n";
    /// What the operand has of arguments beyond the table.
    const KEEPING: &str = "window k(a: u8x16, t: u8x16, n: u8x16) -> u8x16 {\n    \
        out[i] = select(n[i] < 16, t[n[i] & 15], a[i])\n}\n";
    /// Zero of arguments beyond the table.
    const WITHIN: &str = "window w(t: u8x16, n: u8x16) -> u8x16 {\n    \
        out[i] = select(n[i] < 16, t[n[i] & 15], 0)\n}\n";
    /// The third part of a table, joined with others.
    const JOINING: &str = "window j(a: u8x16, n: u8x16, t: u8x16) -> u8x16 {\n    \
        out[i] = a[i] | select((n[i] >> 4) == 2, t[n[i] & 15], 0)\n}\n";

    fn table(entries: u32) -> String {
        let last = entries - 1;
        format!(
            "window g(t: u8x{entries}, x: u8x16) -> u8x16 {{\n    assume x in 0..={last}\n    out[i] = t[x[i]]\n}}\n"
        )
    }

    fn steps(entries: u32, library: &[&str]) -> Option<usize> {
        found(&table(entries), library).map(|program| program.steps.len())
    }

    #[test]
    fn parts_of_a_table_are_looked_up_apart() {
        assert_eq!(steps(16, &[ZEROING, ADD, OR]), Some(1));
        assert_eq!(
            steps(32, &[ZEROING, ADD, OR]),
            Some(5),
            "two lookups of other arguments, and both joined"
        );
        assert_eq!(steps(32, &[ZEROING, OR]), None);
    }

    #[test]
    fn arguments_may_have_more_bits_than_are_looked_at() {
        let masked = "window g(t: u8x32, x: u8x16) -> u8x16 {\n    out[i] = t[x[i] & 31]\n}\n";
        let and = "window a(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = x[i] & y[i]\n}\n";
        let program = found(masked, &[ZEROING, ADD, OR, and]).expect("two lookups of some bits");
        assert_eq!(program.steps.len(), 6);
    }

    #[test]
    fn what_is_not_looked_up_is_kept() {
        assert_eq!(steps(32, &[WITHIN, KEEPING, ADD]), Some(3));
        assert_eq!(steps(48, &[WITHIN, KEEPING, ADD]), Some(5));
    }

    #[test]
    fn what_is_looked_up_is_joined() {
        assert_eq!(steps(48, &[WITHIN, KEEPING, ADD, JOINING]), Some(4));
    }

    #[test]
    fn tables_of_constants_are_cut_as_well() {
        let cubes = "window c(x: u8x16) -> u8x16 {\n    assume x in 0..=31\n    \
            out[i] = u8(u16(x[i]) * u16(x[i]) * u16(x[i]) >> 5)\n}\n";
        let program = found(cubes, &[ZEROING, ADD, OR]).expect("two lookups");
        assert_eq!(program.steps.len(), 5);
    }

    #[test]
    fn where_nothing_looks_up_entries_are_chosen_by_the_bits_of_the_argument() {
        let table =
            "window g(t: u8x16, x: u8x16) -> u8x16 {\n    assume x in 0..=3\n    out[i] = t[x[i]]\n}\n";
        let broadcast = |n: u32| format!("window b(a: u8x16) -> u8x16 {{\n    out[i] = a[{n}]\n}}\n");
        let entries: Vec<String> = (0..4).map(broadcast).collect();
        let and = "window a(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = x[i] & y[i]\n}\n";
        let without = "window n(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = ~x[i] & y[i]\n}\n";
        let equal = "window e(x: u8x16, y: u8x16) -> u8x16 {\n    out[i] = select(x[i] == y[i], 255, 0)\n}\n";
        let greater =
            "window l(x: i8x16, y: i8x16) -> u8x16 {\n    out[i] = select(x[i] > y[i], 255, 0)\n}\n";
        let mut library: Vec<&str> = entries.iter().map(String::as_str).collect();
        library.extend([and, without, equal, greater]);
        assert_eq!(found(table, &library), None);
        library.push(OR);
        let program = found(table, &library).expect("each entry everywhere, and choices by two bits");
        // A mask for each bit, one of them of a masked argument, four entries, and three choices of three steps.
        assert!(program.steps.len() <= 3 + 4 + 9, "{} steps", program.steps.len());
    }

    #[test]
    fn bits_of_arguments_that_nobody_looks_at_may_be_any() {
        let masked = "window m(t: u8x16, n: u8x16) -> u8x16 {\n    out[i] = t[n[i] & 15]\n}\n";
        let shifted = "window s(x: u8x16) -> u8x16 {\n    out[i] = x[i] >> 2\n}\n";
        let looked_up = "window g(t: u8x16, x: u8x16) -> u8x16 {\n    out[i] = t[(x[i] >> 2) & 15]\n}\n";
        let program = found(looked_up, &[masked, shifted]).expect("a shift and a lookup");
        assert_eq!(program.steps.len(), 2);
    }

    #[test]
    fn bytes_choose_wider_elements() {
        let within = "window w(t: u16x8, n: u8x8) -> u16x8 {\n    \
            out[i] = select(n[i] < 8, t[n[i] & 7], 0)\n}\n";
        let joining = "window j(a: u16x8, t: u16x8, n: u8x8) -> u16x8 {\n    \
            out[i] = a[i] | select((n[i] >> 3) == 1, t[n[i] & 7], 0)\n}\n";
        let of = |entries: u32| {
            let last = entries - 1;
            format!(
                "window g(t: u16x{entries}, x: u8x8) -> u16x8 {{\n    assume x in 0..={last}\n    \
                    out[i] = t[x[i]]\n}}\n"
            )
        };
        let steps = |entries| found(&of(entries), &[within, joining]).map(|program| program.steps.len());
        assert_eq!([steps(8), steps(16)], [Some(1), Some(2)]);
    }
}
