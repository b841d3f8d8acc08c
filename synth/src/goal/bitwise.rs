//! Goals that combine up to three values bit by bit, for instructions that take the truth table as an
//! immediate or have one of their own.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::interp::Bits;
use autoir_semantics::lane::{Kind, LaneFn};
use autoir_semantics::vectors::Rng;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal};

/// The bytes whose bits run through all combinations of three operands.
const COLUMNS: [u8; 3] = [0xf0, 0xcc, 0xaa];

/// Places that bytes of a movement may come from to be merged one by one.
const MAX_PLACES: usize = 8;

/// The truth table of `f` at the given immediates, if each bit of its result depends on the same bit of its two or
/// three vector operands alone: bit `4a + 2b + c`, whatever `c` is where there are two. This proposes; programs are
/// verified.
pub fn table(f: &LaneFn, immediates: &BTreeMap<u16, i64>) -> Option<u8> {
    let bits = f.result.bits();
    let mut column = COLUMNS.iter();
    let mut inputs = Vec::with_capacity(f.operands.len());
    let mut vectors = Vec::new();
    for (n, operand) in f.operands.iter().enumerate() {
        inputs.push(match (operand.kind, immediates.get(&(n as u16))) {
            (Kind::Vector, None) if operand.bits() == bits => {
                vectors.push(n);
                Bits::from_bytes(&vec![*column.next()?; (bits / 8) as usize], bits)
            }
            (Kind::Immediate, Some(v)) => Bits::from_bytes(&v.to_le_bytes(), operand.bits()),
            _ => return None,
        });
    }
    if column.len() > 1 {
        return None;
    }
    // Lanes that are all said in one way do the same.
    let lanes = if f.bodies.len() == 1 { 1 } else { f.result.lanes() };
    let watched = (lanes * u32::from(f.result.width) / 8) as usize;
    let out = f.run_lanes(&inputs, lanes);
    let out = &out.bytes()[..watched];
    let table = *out.first()?;
    // What mixes the bits of a byte may still make equal ones of equal ones.
    let mut rng = Rng::new(0xb175);
    for n in &vectors {
        let bytes: Vec<u8> = (0..bits / 8).map(|_| rng.next_u64() as u8).collect();
        inputs[*n] = Bits::from_bytes(&bytes, bits);
    }
    let mixed = f.run_lanes(&inputs, lanes);
    let combined = |at: usize| {
        (0..8).fold(0, |byte, bit| {
            let place = |operand: usize| match vectors.get(operand) {
                Some(n) => (inputs[*n].bytes()[at] >> bit & 1) << (2 - operand),
                None => 0,
            };
            byte | (table >> (0..COLUMNS.len()).map(place).sum::<u8>() & 1) << bit
        })
    };
    let agrees = (0..).zip(&mixed.bytes()[..watched]).all(|(at, byte)| *byte == combined(at));
    (out.iter().all(|b| *b == table) && agrees).then_some(table)
}

/// A goal as a function of the bits of some others.
pub struct Combination {
    /// The values combined, at most three, as goals of the same form.
    pub leaves: Vec<Goal>,
    /// Bit `4a + 2b + c`.
    pub table: u8,
}

impl Combination {
    /// The orders that the leaves may be in, as their places in [`Combination::leaves`], with the table for each.
    pub fn orders(&self) -> Vec<(Vec<usize>, u8)> {
        if self.leaves.len() < COLUMNS.len() {
            return vec![((0..self.leaves.len()).collect(), self.table)];
        }
        let permuted = |order: [usize; 3]| {
            let bit = |n: usize| {
                let places = (0..3).map(|operand| (n >> (2 - operand) & 1) << (2 - order[operand]));
                (self.table >> places.sum::<usize>() & 1) << n
            };
            (order.to_vec(), (0..8).map(bit).sum())
        };
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].into_iter().map(permuted).collect()
    }
}

/// The ways to see `goal` as a combination of two or three values by at least two operations, or as a choice
/// between two by the bits of a third.
pub fn combinations(space: &mut Space, goal: &Goal) -> Vec<Combination> {
    let lanes: Vec<Id> = goal.lanes.iter().flatten().copied().collect();
    let Some(first) = lanes.first() else { return Vec::new() };
    let mut found: Vec<Combination> = choice(space, goal).into_iter().collect();
    for depth in 2..=4 {
        let Some((leaves, table)) = cut(space, *first, depth, goal.width) else { continue };
        if leaves.len() < 2 || found.iter().any(|c| c.leaves.len() == leaves.len() && c.table == table) {
            continue;
        }
        let mut columns: Vec<Vec<Option<Id>>> = vec![Vec::with_capacity(goal.lanes.len()); leaves.len()];
        let alike = goal.lanes.iter().all(|lane| {
            let values = match lane {
                None => vec![None; leaves.len()],
                Some(e) => match cut(space, *e, depth, goal.width) {
                    Some((l, t)) if l.len() == leaves.len() && t == table => {
                        l.into_iter().map(Some).collect()
                    }
                    _ => return false,
                },
            };
            columns.iter_mut().zip(values).for_each(|(c, v)| c.push(v));
            true
        });
        if alike {
            let leaves = columns.into_iter().map(|lanes| Goal { lanes, ..goal.clone() }).collect();
            found.push(Combination { leaves, table });
        }
    }
    found
}

/// Two values of whose bits one is always 0, put together.
pub fn either(leaves: [Goal; 2]) -> Combination {
    let [one, two, _] = COLUMNS;
    Combination { leaves: leaves.to_vec(), table: one | two }
}

/// A value of whose bits those are kept that a mask has.
pub fn masked(mask: Goal, value: Goal) -> Combination {
    let [one, two, _] = COLUMNS;
    Combination { leaves: vec![mask, value], table: one & two }
}

/// The bits of one value where a mask has them, and those of another elsewhere.
pub fn chosen(mask: Goal, [value, other]: [Goal; 2]) -> Combination {
    let [one, two, three] = COLUMNS;
    Combination { leaves: vec![mask, value, other], table: one & two | !one & three }
}

/// The ways to see a movement as movements under masks: bytes that come from several places as those of one place and the
/// others, and bytes beside constants as both apart. Every target has `and` and `or`, and some way to move a register as
/// a whole.
pub fn merges(space: &mut Space, goal: &Goal, want: &[Byte]) -> Vec<Combination> {
    let [one, two, three] = COLUMNS;
    let shift = |(at, byte): (usize, &Byte)| match *byte {
        Byte::Of(operand, index) => Some((operand, i64::from(index) - at as i64)),
        Byte::Any | Byte::Const(_) => None,
    };
    let register = |(_, byte): (usize, &Byte)| match *byte {
        Byte::Of(operand, index) => Some((operand, i64::from(index * 8 / goal.bits))),
        Byte::Any | Byte::Const(_) => None,
    };
    // Of bytes that are all over their registers, each register's are moved at once.
    let shifts: BTreeSet<(u16, i64)> = want.iter().enumerate().filter_map(shift).collect();
    let is_scattered = shifts.len() > MAX_PLACES;
    let place = |byte: (usize, &Byte)| if is_scattered { register(byte) } else { shift(byte) };
    let mut places: BTreeMap<(u16, i64), usize> = BTreeMap::new();
    want.iter().enumerate().filter_map(place).for_each(|p| *places.entry(p).or_default() += 1);
    let constant = |b: &Byte| matches!(b, Byte::Const(_));
    let (zero, other) =
        (want.contains(&Byte::Const(0)), want.iter().any(|b| constant(b) && *b != Byte::Const(0)));
    if goal.kind != Kind::Vector || places.is_empty() || places.len() > MAX_PLACES {
        return Vec::new();
    }
    // Bytes where they are wanted, and what else there is: anything, or zeros.
    let mut leaf = |keep: &dyn Fn(usize, &Byte) -> bool, rest: Byte| {
        let byte = |(at, b): (usize, &Byte)| if *b == Byte::Any || keep(at, b) { *b } else { rest };
        goal::of_bytes(space, (goal.kind, goal.bits), want.iter().enumerate().map(byte))
    };
    let mut found = Vec::new();
    if other {
        let leaves =
            vec![leaf(&|_, b| constant(b), Byte::Const(0)), leaf(&|_, b| !constant(b), Byte::Const(0))];
        return vec![Combination { leaves, table: one | two }];
    }
    if places.len() > 1 {
        let most = places.iter().max_by_key(|(_, count)| **count).map(|(place, _)| *place);
        let first = |at: usize, b: &Byte| place((at, b)) == most;
        let leaves = vec![leaf(&first, Byte::Const(0)), leaf(&|at, b| !first(at, b), Byte::Const(0))];
        found.push(Combination { leaves, table: one | two });
        if !zero {
            let chosen = [leaf(&first, Byte::Any), leaf(&|at, b| !first(at, b), Byte::Any)];
            let mask = want.iter().enumerate().map(|(at, b)| match *b {
                Byte::Any => Byte::Any,
                _ if first(at, b) => Byte::Const(0xff),
                _ => Byte::Const(0),
            });
            let mask = goal::of_bytes(space, (goal.kind, goal.bits), mask);
            let leaves = [mask].into_iter().chain(chosen).collect();
            found.push(Combination { leaves, table: one & two | !one & three });
        }
    } else if zero {
        let data = leaf(&|_, b| !constant(b), Byte::Any);
        let mask = want.iter().map(|b| match b {
            Byte::Const(_) => Byte::Const(0),
            Byte::Any => Byte::Any,
            Byte::Of(..) => Byte::Const(0xff),
        });
        let leaves = vec![goal::of_bytes(space, (goal.kind, goal.bits), mask), data];
        found.push(Combination { leaves, table: one & two });
    }
    found
}

/// `c ? p : q` in each lane as `m & p | ~m & q`, where all bits of `m` are set or none is.
fn choice(space: &mut Space, goal: &Goal) -> Option<Combination> {
    let [mask, one, other] = COLUMNS;
    let (zero, ones) = (space.dag.constant(0), space.dag.constant((1i128 << goal.width) - 1));
    let leaves = chosen_lanes(space, goal, |space, e, [c, p, q]| {
        let mask = space.dag.select(c, ones, zero);
        (mask != e).then_some([mask, p, q])
    })?;
    Some(Combination { leaves: leaves.into(), table: mask & one | !mask & other })
}

/// `c ? p : q` in each lane as `(c ? p : 0) | (c ? 0 : q)`, for targets that do not choose bit by bit.
pub fn arms(space: &mut Space, goal: &Goal) -> Option<Combination> {
    let zero = space.dag.constant(0);
    let leaves = chosen_lanes(space, goal, |space, e, [c, p, q]| {
        let arms = [space.dag.select(c, p, zero), space.dag.select(c, zero, q)];
        arms.iter().all(|arm| *arm != e && *arm != zero).then_some(arms)
    })?;
    Some(either(leaves))
}

/// Lanes that are numbers beside others: the others under a mask, with the numbers where these are not 0.
pub fn beside_numbers(space: &mut Space, goal: &Goal) -> Option<Combination> {
    let number = |e: &Option<Id>| e.and_then(|e| space.dag.as_const(e));
    let numbers: Vec<Option<i128>> = goal.lanes.iter().map(number).collect();
    let are_zero = numbers.iter().flatten().all(|n| *n == 0);
    let is_other = |(e, n): (&Option<Id>, &Option<i128>)| e.is_some() && n.is_none();
    let others = goal.lanes.iter().zip(&numbers).filter(|lane| is_other(*lane)).count();
    if goal.kind != Kind::Vector || others == 0 || numbers.iter().all(Option::is_none) {
        return None;
    }
    let (zero, ones) = (space.dag.constant(0), space.dag.constant((1i128 << goal.width) - 1));
    let leaf = |of: &dyn Fn(Option<Id>, bool) -> Option<Id>| {
        let lanes = goal.lanes.iter().zip(&numbers).map(|(e, n)| of(*e, n.is_some())).collect();
        Goal { lanes, ..goal.clone() }
    };
    if are_zero {
        let data = leaf(&|e, is_number| e.filter(|_| !is_number));
        let mask = leaf(&|e, is_number| e.map(|_| if is_number { zero } else { ones }));
        return Some(masked(mask, data));
    }
    let data = leaf(&|e, is_number| if is_number { Some(zero) } else { e });
    let numbers = leaf(&|e, is_number| e.map(|e| if is_number { e } else { zero }));
    Some(either([data, numbers]))
}

/// Lanes that are a number where a condition holds, or where it does not, and else 0: the bits of that number in masks, or
/// in their complements.
pub fn conditions(space: &mut Space, goal: &Goal) -> Option<Combination> {
    if goal.kind != Kind::Vector || goal.width < 8 {
        return None;
    }
    let holds = |e: Id| matches!(space.dag.node(e), Node::Lt(..) | Node::Eq(..));
    let condition = |e: Id| match space.dag.node(e) {
        Node::Sum(k, terms) => match terms[..] {
            [(c, factor)] if holds(c) && *k == 0 => Some((c, factor, false)),
            [(c, factor)] if holds(c) && *k == -factor => Some((c, *k, true)),
            _ => None,
        },
        _ => holds(e).then_some((e, 1, false)),
    };
    let lanes = goal.lanes.iter().map(|lane| lane.map(|e| condition(e).ok_or(())).transpose());
    let lanes: Vec<Option<(Id, i128, bool)>> = lanes.collect::<Result<_, ()>>().ok()?;
    let (_, _, is_complement) = lanes.iter().flatten().copied().next()?;
    if lanes.iter().flatten().any(|lane| lane.2 != is_complement) {
        return None;
    }
    let [zero, ones] = [0, (1i128 << goal.width) - 1].map(|n| space.dag.constant(n));
    let mask = |space: &mut Space, (c, _, _): (Id, i128, bool)| space.dag.select(c, ones, zero);
    let number = |space: &mut Space, (_, k, _): (Id, i128, bool)| {
        let number = space.dag.constant(k);
        space.low(number, goal.width)
    };
    let masks = lanes.iter().map(|lane| lane.map(|lane| mask(space, lane))).collect();
    let numbers = lanes.iter().map(|lane| lane.map(|lane| number(space, lane))).collect();
    let leaves = [masks, numbers].map(|lanes| Goal { lanes, ..goal.clone() });
    // Masks are no numbers in them.
    if leaves[0].lanes == goal.lanes {
        return None;
    }
    let [mask, one, _] = COLUMNS;
    Some(Combination { leaves: leaves.to_vec(), table: if is_complement { !mask & one } else { mask & one } })
}

/// What `values` says of each lane `c ? p : q`, as goals.
fn chosen_lanes<const N: usize>(
    space: &mut Space,
    goal: &Goal,
    values: impl Fn(&mut Space, Id, [Id; 3]) -> Option<[Id; N]>,
) -> Option<[Goal; N]> {
    if goal.kind != Kind::Vector || goal.demand != goal.width {
        return None;
    }
    let mut columns: [Vec<Option<Id>>; N] = std::array::from_fn(|_| Vec::with_capacity(goal.lanes.len()));
    for lane in &goal.lanes {
        let Some(e) = *lane else {
            columns.iter_mut().for_each(|c| c.push(None));
            continue;
        };
        let chosen = match *space.dag.node(e) {
            Node::Wrap { a, width, .. } if width == goal.width => a,
            _ => e,
        };
        let Node::Select(c, p, q) = *space.dag.node(chosen) else { return None };
        let [p, q] = [p, q].map(|v| space.low(v, goal.width));
        columns.iter_mut().zip(values(space, e, [c, p, q])?).for_each(|(c, v)| c.push(Some(v)));
    }
    Some(columns.map(|lanes| Goal { lanes, ..goal.clone() }))
}

/// The leaves of `e`, `depth` operations deep, in structural order, and the truth table over them.
fn cut(space: &mut Space, e: Id, depth: u32, width: u16) -> Option<(Vec<Id>, u8)> {
    let mut leaves = Vec::new();
    collect(space, e, depth, width, &mut leaves);
    leaves.sort_by_cached_key(|l| (space.key(*l), *l));
    leaves.dedup();
    if leaves.len() > 3 {
        return None;
    }
    let table = evaluate(space, e, depth, width, &leaves);
    Some((leaves, table))
}

/// The operands of `e`, if it is a bitwise operation on elements of `width` bits.
fn operands(space: &Space, e: Id, width: u16) -> Option<Vec<Id>> {
    match space.dag.node(e) {
        Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => Some(vec![*a, *b]),
        Node::Sum(k, terms) => match terms[..] {
            [(x, -1)] if *k == -1 || *k == (1i128 << width) - 1 => Some(vec![x]),
            _ => None,
        },
        _ => None,
    }
}

fn collect(space: &Space, e: Id, depth: u32, width: u16, leaves: &mut Vec<Id>) {
    match operands(space, e, width) {
        Some(children) if depth > 0 => {
            children.into_iter().for_each(|c| collect(space, c, depth - 1, width, leaves));
        }
        _ => leaves.push(e),
    }
}

fn evaluate(space: &Space, e: Id, depth: u32, width: u16, leaves: &[Id]) -> u8 {
    let children = operands(space, e, width).filter(|_| depth > 0);
    let Some(children) = children else {
        return leaves.iter().position(|l| *l == e).map_or(0, |n| COLUMNS[n]);
    };
    let values: Vec<u8> = children.iter().map(|c| evaluate(space, *c, depth - 1, width, leaves)).collect();
    match (space.dag.node(e), values.as_slice()) {
        (Node::And(..), [a, b]) => a & b,
        (Node::Or(..), [a, b]) => a | b,
        (Node::Xor(..), [a, b]) => a ^ b,
        (_, [a]) => !a,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn what_mixes_the_bits_of_bytes_has_no_truth_table() {
        let table = |text: &str| {
            let window = crate::testing::window(text);
            super::table(&autoir_semantics::reroll::reroll(&window.function), &Default::default())
        };
        let combined = |value: &str| {
            table(&format!("window w(a: u8x16, b: u8x16) -> u8x16 {{\n    out[i] = {value}\n}}\n"))
        };
        assert_eq!(combined("a[i] & b[i]"), Some(0xc0));
        // The same where all bytes are equal.
        assert_eq!(combined("a[15 - i] & b[i]"), None);
    }

    #[test]
    fn a_choice_is_made_bit_by_bit_under_a_mask() {
        let negative = "window n(a: i16x8) -> u16x8 {\n    out[i] = select(a[i] < 0, 65535, 0)\n}\n";
        let goal = "window g(x: i16x8, y: u16x8, z: u16x8) -> u16x8 {\n    out[i] = select(x[i] < 0, y[i], z[i])\n}\n";
        // The mask may be any of the three operands.
        for (m, p, q) in [("a", "b", "c"), ("b", "a", "c"), ("c", "b", "a"), ("b", "c", "a")] {
            let choice = format!(
                "window c(a: u64x2, b: u64x2, c: u64x2) -> u64x2 {{\n    \
                 out[i] = ({m}[i] & {p}[i]) | (u64(-{m}[i] - 1) & {q}[i])\n}}\n"
            );
            let program = found(goal, &[negative, &choice]).expect("a mask and a choice");
            assert_eq!(program.steps.len(), 2);
        }
        let other =
            "window c(a: u64x2, b: u64x2, c: u64x2) -> u64x2 {\n    out[i] = a[i] & (b[i] | c[i])\n}\n";
        assert!(found(goal, &[negative, other]).is_none());
    }

    #[test]
    fn a_choice_is_made_of_its_arms() {
        let positive = "window n(a: i16x8) -> u16x8 {\n    out[i] = select(a[i] > 4, 65535, 0)\n}\n";
        let goal = "window g(x: i16x8, y: u16x8, z: u16x8) -> u16x8 {\n    out[i] = select(x[i] > 4, y[i], z[i])\n}\n";
        let [and, or, without] = ["a[i] & b[i]", "a[i] | b[i]", "u16(-a[i] - 1) & b[i]"]
            .map(|e| format!("window n(a: u16x8, b: u16x8) -> u16x8 {{\n    out[i] = {e}\n}}\n"));
        let steps = |library: &[&str]| found(goal, library).map(|program| program.steps.len());
        assert_eq!(steps(&[positive, &and, &without, &or]), Some(4));
        assert_eq!(steps(&[positive, &and, &or]), None);
    }

    #[test]
    fn conditions_are_bits_of_masks() {
        let equal = "window e(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = select(a[i] == b[i], 255, 0)\n}\n";
        let sums = "window s(a: u8x16, b: u8x16) -> u64x2 {\n    out[i] = sum(j<8) abs(a[8*i + j] - b[8*i + j])\n}\n";
        let bits = "window g(x: u8x16) -> u8x16 {\n    out[i] = x[i] == 10\n}\n";
        assert_eq!(found(bits, &[equal, AND]).map(|p| p.steps.len()), Some(2));
        let count = "window g(x: u8x16) -> u64x2 {\n    out[i] = sum(j<8) (x[8*i + j] == 10)\n}\n";
        assert_eq!(found(count, &[equal, sums, AND]).map(|p| p.steps.len()), Some(3));
        assert!(found(count, &[equal, sums]).is_none());
        let without = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = ~a[i] & b[i]\n}\n";
        assert_eq!(found(&bits.replace("==", "!="), &[equal, without]).map(|p| p.steps.len()), Some(2));
    }

    #[test]
    fn lanes_beside_numbers_are_masked() {
        let square = "window s(a: u16x8) -> u16x8 {\n    out[i] = a[i] * a[i]\n}\n";
        let goal = "window g(a: u16x8) -> u16x8 {\n    for k < 4: out[2*k] = a[2*k] * a[2*k]\n    \
            for k < 4: out[2*k + 1] = 0\n}\n";
        assert_eq!(found(goal, &[square, AND]).map(|p| p.steps.len()), Some(2));
        assert_eq!(found(&goal.replace("= 0", "= 7"), &[square, AND, OR]).map(|p| p.steps.len()), Some(3));
        assert!(found(goal, &[square]).is_none());
    }

    const AND: &str = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
    const OR: &str = "window o(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] | b[i]\n}\n";
    const ROTATE: &str = "window r(a: u8x16) -> u8x16 {\n    for k < 12: out[k] = a[k + 4]\n    \
        for k < 4: out[k + 12] = a[k]\n}\n";
    const CHOOSE: &str = "window c(m: u8x16, a: u8x16, b: u8x16) -> u8x16 {\n    \
        out[i] = (a[i] & m[i]) | (b[i] & (m[i] ^ 255))\n}\n";

    /// Bytes of two places, some of them rotated.
    const BOTH: &str = "window g(a: u8x16, b: u8x16) -> u8x16 {\n    for k < 8: out[k] = a[k + 4]\n    \
        for k < 8: out[k + 8] = b[k + 8]\n}\n";

    #[test]
    fn movements_are_merged_under_masks() {
        let steps = |library: &[&str]| found(BOTH, library).map(|program| program.steps.len());
        assert_eq!(steps(&[AND, OR, ROTATE]), Some(4), "one rotated, both masked, and merged");
        assert_eq!(steps(&[CHOOSE, ROTATE]), Some(2), "a choice by a mask does it at once");
        assert_eq!(steps(&[AND, ROTATE]), None);
    }

    #[test]
    fn constants_beside_bytes_are_merged() {
        let zeros = "window z(a: u8x16) -> u8x16 {\n    for k < 8: out[k] = a[k + 4]\n    \
            for k < 8: out[k + 8] = 0\n}\n";
        let numbers = zeros.replace("= 0", "= 7");
        assert_eq!(found(zeros, &[AND, ROTATE]).expect("a mask").steps.len(), 2);
        assert_eq!(found(&numbers, &[AND, OR, ROTATE]).expect("a mask and the numbers").steps.len(), 3);
    }
}
