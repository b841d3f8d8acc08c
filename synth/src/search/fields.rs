//! Fields: lanes whose bits are only moved, by distances that differ from lane to lane or across bytes.
//!
//! The bytes in which a lane's field lies are moved to a window, which one instruction shifts as far as each lane asks for;
//! what else comes with them is masked. Fields that no instruction shifts at once are shifted apart and put together. The
//! bits beside a field are open: any will do.

use std::collections::BTreeSet;

use autoir_semantics::effort::{self, Work};
use autoir_semantics::lane::Kind;

use crate::goal::bits::{self, Bit, Register};
use crate::goal::bitwise::{Combination, chosen, either, masked};
use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::heuristics::Heuristic;
use crate::pattern::Family;
use crate::pattern::shifts::{Origin, Shifts};
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::replicas::{has_products, has_replicas, replicated};

/// Fields of a lane, at most.
const MAX_FIELDS: usize = 4;
/// Bits of two bytes.
const PAIR: usize = 16;

impl Expander<'_> {
    /// The ways to make `goal` by moving bits.
    pub(crate) fn fields(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let mut found = Vec::new();
        let fits = goal.kind == Kind::Vector && goal.width >= 8 && goal.bits <= self.widest();
        if !fits || !self.uses(Heuristic::Fields) {
            return found;
        }
        effort::spend(Work::Lane, goal.lanes.len() as u64);
        let Some(want) = bits::wanted(space, goals, goal) else { return found };
        let left = misplaced(&want);
        if left == 0 && !goals.has_open_bits(space, goal) {
            let masked: Vec<Combination> = under_mask(space, goals, goal, &want).into_iter().collect();
            return self.combined(space, goals, goal, &masked);
        }
        let repeats = has_replicas(&want, usize::from(goal.width).max(16));
        let is_product = has_products(&want);
        for (instruction, cost) in self.selection.producing(goal.kind, goal.bits) {
            if self.has_to_end() {
                return found;
            }
            let Some(family) = self.library.shifter(*instruction) else { continue };
            let mut alternative = |sources| {
                found.push(Alternative { instruction: *instruction, cost: *cost, sources, halves: false });
            };
            if let Some(shifts) = family.steered_shifts() {
                effort::spend(Work::Byte, want.len() as u64);
                if let Some(steered) = steered(shifts, &want) {
                    alternative(sources(space, goals, (shifts, goal.bits), steered));
                }
                if repeats || is_product {
                    let replicated = replicated(space, goals, goal, &want, (family, shifts));
                    replicated.into_iter().for_each(&mut alternative);
                }
            }
            let by_number = by_number(space, goals, goal, (family, &want), (left, is_product));
            by_number.into_iter().for_each(&mut alternative);
        }
        if repeats && let Some(low) = lowered(&want) {
            found.extend(self.raised(space, goals, goal, &low));
        }
        let combinations = combinations(space, goals, goal, &want);
        found.extend(self.combined(space, goals, goal, &combinations));
        found
    }

    /// The instructions that move the low bytes of pairs, which have the bits `low`, up, over zeros.
    fn raised(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        low: &[Option<Bit>],
    ) -> Vec<Alternative> {
        let value = bits::goal(space, goals, PAIR as u16, low);
        let temporary = goals.temporary(space, value);
        let bytes = |at: u32| [Byte::Const(0), Byte::Of(temporary, 2 * at)];
        let want: Vec<Byte> = (0..(low.len() / PAIR) as u32).flat_map(bytes).collect();
        self.moves(space, goals, goal, &want).0
    }
}

/// The operands of an instruction that is steered by some values and moves some bytes.
fn sources(
    space: &mut Space,
    goals: &mut Goals,
    (shifts, bits): (&Shifts, u32),
    (values, data): (Vec<Option<i128>>, Vec<Byte>),
) -> Vec<Source> {
    let lanes = values.into_iter().map(|v| v.map(|v| space.dag.constant(v))).collect();
    let control = Goal { kind: Kind::Vector, bits, width: shifts.width, demand: shifts.width, lanes };
    let size = data.len() as u32 * 8;
    let data = goal::of_bytes(space, (Kind::Vector, size), data);
    let (control, data) = (goals.intern(space, control), goals.intern(space, data));
    let is_control = |n: u16| shifts.control == Some(n);
    (0..2).map(|n| Source::Goal(if is_control(n) { control } else { data })).collect()
}

/// The order of the bytes of an operand in which neighbouring bits are one field.
#[derive(Clone, Copy)]
enum Order {
    /// The lowest first.
    Up,
    /// The highest first.
    Down,
}

impl Order {
    /// How far a bit is moved to be bit number `at`, if bytes lie in this order, and of which operand it is.
    fn shift(self, at: usize, bit: Option<Bit>) -> Option<(u16, i64)> {
        let Some(Bit::Of(operand, from)) = bit else { return None };
        let byte = i64::from(from / 8);
        let place = match self {
            Order::Up => 8 * byte,
            Order::Down => -8 * byte,
        };
        Some((operand, at as i64 - place - i64::from(from % 8)))
    }
}

/// How many runs of bits are not at the places that they have in their bytes.
fn misplaced(want: &[Option<Bit>]) -> usize {
    let count = |order: Order| {
        let shift =
            |(at, bit): (usize, &Option<Bit>)| order.shift(at, *bit).filter(|(_, shift)| shift % 8 != 0);
        let shifts: Vec<_> = want.iter().enumerate().map(shift).collect();
        let starts = |n: &usize| shifts[*n].is_some() && (*n == 0 || shifts[*n] != shifts[*n - 1]);
        (0..shifts.len()).filter(starts).count()
    };
    count(Order::Up).min(count(Order::Down))
}

/// `want` with the high bytes of pairs moved down, if there is nothing else in the pairs: what is in a lane several times
/// is made in its low byte.
fn lowered(want: &[Option<Bit>]) -> Option<Register> {
    let is_free = |pair: &[Option<Bit>]| {
        pair.len() == PAIR && pair[..8].iter().all(|b| matches!(b, None | Some(Bit::Const(false))))
    };
    want.chunks(PAIR).all(is_free).then(|| {
        let down = |pair: &[Option<Bit>]| pair[8..].iter().copied().chain([None; 8]).collect::<Vec<_>>();
        want.chunks(PAIR).flat_map(down).collect()
    })
}

/// The operands with which an instruction that shifts by a number makes `want`, of which so many runs are not in their
/// places, and which may be a product already.
fn by_number(
    space: &mut Space,
    goals: &mut Goals,
    goal: &Goal,
    (family, want): (&Family, &[Option<Bit>]),
    (left, is_product): (usize, bool),
) -> Vec<Vec<Source>> {
    let mut found = Vec::new();
    for variant in family.variants() {
        let Some(shifts) = family.shifts(variant) else { continue };
        effort::spend(Work::Byte, (want.len() / 8) as u64);
        let Some(registers) = regress(shifts, want) else { continue };
        // What is left to shift is left of one operand, and less.
        let mut rest: Vec<usize> = registers.iter().map(|(_, register)| misplaced(register)).collect();
        rest.sort_unstable();
        let is_less =
            rest.first().is_none_or(|least| *least == 0) && rest.last().is_none_or(|most| *most < left);
        let becomes_product =
            || !is_product && matches!(&registers[..], [(_, register)] if has_products(register));
        if !is_less && !becomes_product() {
            continue;
        }
        let source = |n: u16| match (variant.immediates.get(&n), registers.iter().find(|r| r.0 == n)) {
            (Some(v), _) => Source::Immediate(*v),
            (None, Some((_, register))) => {
                let goal = bits::goal(space, goals, goal.width, register);
                Source::Goal(goals.intern(space, goal))
            }
            (None, None) => Source::Any,
        };
        found.push((0..family.operands().len() as u16).map(source).collect());
    }
    found
}

/// What each operand must be for `want` to come out of `shifts`, which no operand steers.
fn regress(shifts: &Shifts, want: &[Option<Bit>]) -> Option<Vec<(u16, Register)>> {
    let (_, origins) = shifts.origins().next()?;
    let block = shifts.block as usize;
    let blocks = want.len() / block;
    let is_fixed = |(at, bit): (usize, &Option<Bit>)| match (*bit, origins[at % block]) {
        (Some(bit), Origin::Const(constant)) => bit == Bit::Const(constant),
        _ => true,
    };
    if !want.iter().enumerate().all(is_fixed) {
        return None;
    }
    let mut registers: Vec<(u16, Register)> =
        shifts.data.iter().map(|(n, size)| (*n, vec![None; *size as usize * blocks])).collect();
    for (at, bit) in want.iter().enumerate() {
        let Some(bit) = *bit else { continue };
        match origins[at % block] {
            Origin::Const(_) => {}
            Origin::Of(operand, from) => {
                let n = shifts.data.iter().position(|(n, _)| *n == operand)?;
                let place = at / block * shifts.data[n].1 as usize + from as usize;
                let known = &mut registers[n].1[place];
                if known.is_some_and(|known| known != bit) {
                    return None;
                }
                *known = Some(bit);
            }
        }
    }
    registers.retain(|(_, register)| register.iter().any(Option::is_some));
    Some(registers)
}

/// The elements that steer `shifts` and the bytes of the operand that it moves, for `want` to come out.
fn steered(shifts: &Shifts, want: &[Option<Bit>]) -> Option<(Vec<Option<i128>>, Vec<Byte>)> {
    let [(_, size)] = shifts.data[..] else { return None };
    let (block, size) = (shifts.block as usize, (size / 8) as usize);
    let (mut values, mut data) = (Vec::new(), Vec::new());
    for (n, want) in want.chunks_exact(block).enumerate() {
        let fit = |content: Vec<Byte>| steered_block(shifts, want, content);
        let (some, content) = contents(want, size, n * size)?.into_iter().find_map(fit)?;
        values.extend(some);
        data.extend(content);
    }
    Some((values, data))
}

/// What steers the lanes of a block, and its bytes with those that have to be 0, if that can be.
fn steered_block(
    shifts: &Shifts,
    want: &[Option<Bit>],
    mut content: Vec<Byte>,
) -> Option<(Vec<Option<i128>>, Vec<Byte>)> {
    let width = usize::from(shifts.width);
    let mut values = Vec::new();
    for (lane, bits) in want.chunks_exact(width).enumerate() {
        if bits.iter().all(Option::is_none) {
            values.push(None);
            continue;
        }
        let fit = |(value, origins): (i128, &[Origin])| {
            let origins = &origins[lane * width..(lane + 1) * width];
            Some((value, filled(bits, origins, &content)?))
        };
        let (value, filled) = shifts.origins().find_map(fit)?;
        values.push(Some(value));
        content = filled;
    }
    Some((values, content))
}

/// The bytes of which `origins` make `want`: those of `content`, and zeros where they are open.
fn filled(want: &[Option<Bit>], origins: &[Origin], content: &[Byte]) -> Option<Vec<Byte>> {
    let mut filled = content.to_vec();
    for (bit, origin) in want.iter().zip(origins) {
        let Some(bit) = *bit else { continue };
        let fits = match *origin {
            Origin::Const(constant) => bit == Bit::Const(constant),
            Origin::Of(_, from) => {
                let byte = filled.get_mut((from / 8) as usize)?;
                if *byte == Byte::Any && bit == Bit::Const(false) {
                    *byte = Byte::Const(0);
                }
                match *byte {
                    Byte::Any => false,
                    Byte::Const(v) => bit == Bit::Const(v >> (from % 8) & 1 == 1),
                    Byte::Of(operand, at) => bit == Bit::Of(operand, 8 * at + from % 8),
                }
            }
        };
        if !fits {
            return None;
        }
    }
    Some(filled)
}

/// The ways to put the bytes in which the bits of `want` lie into a block of so many bytes, of which the first is a
/// register's byte `first`: in their places, if they have such there, or side by side, upwards, downwards, or as they are
/// wanted.
fn contents(want: &[Option<Bit>], size: usize, first: usize) -> Option<Vec<Vec<Byte>>> {
    let source = |bit: &Option<Bit>| match *bit {
        Some(Bit::Of(operand, from)) => Some((operand, from / 8)),
        _ => None,
    };
    let needed: BTreeSet<(u16, u32)> = want.iter().filter_map(source).collect();
    if needed.len() > size {
        return None;
    }
    let needed: Vec<(u16, u32)> = needed.into_iter().collect();
    let mut met: Vec<(u16, u32)> = Vec::new();
    for byte in want.iter().filter_map(source) {
        if !met.contains(&byte) {
            met.push(byte);
        }
    }
    let down = needed.iter().rev().copied().collect();
    let mut found = Vec::new();
    let mut in_place = vec![Byte::Any; size];
    let is_in_place = needed.iter().all(|(operand, at)| {
        let place = (*at as usize).checked_sub(first).filter(|place| *place < size);
        place.is_some_and(|place| {
            let fits = in_place[place] == Byte::Any;
            in_place[place] = Byte::Of(*operand, *at);
            fits
        })
    });
    if is_in_place {
        found.push(in_place);
    }
    let mut orders = vec![needed];
    for other in [down, met] {
        if !orders.contains(&other) {
            orders.push(other);
        }
    }
    for order in orders {
        for offset in 0..=size - order.len() {
            let mut content = vec![Byte::Any; size];
            for (place, (operand, at)) in content[offset..].iter_mut().zip(&order) {
                *place = Byte::Of(*operand, *at);
            }
            found.push(content);
        }
    }
    Some(found)
}

/// `want` as its fields, beside which bits are open, under a mask.
fn under_mask(
    space: &mut Space,
    goals: &mut Goals,
    goal: &Goal,
    want: &[Option<Bit>],
) -> Option<Combination> {
    let is_field = |bit: &Bit| *bit != Bit::Const(false);
    let (fields, zeros): (Vec<Bit>, Vec<Bit>) = want.iter().flatten().partition(|bit| is_field(bit));
    if fields.is_empty() || zeros.is_empty() {
        return None;
    }
    let data: Register = want.iter().map(|bit| bit.filter(is_field)).collect();
    let mask: Register = want.iter().map(|bit| bit.map(|b| Bit::Const(is_field(&b)))).collect();
    let data = bits::goal(space, goals, goal.width, &data);
    Some(masked(bits::goal(space, goals, goal.width, &mask), data))
}

/// The ways to see `want` as its fields under a mask, or as fields put together.
fn combinations(space: &mut Space, goals: &mut Goals, goal: &Goal, want: &[Option<Bit>]) -> Vec<Combination> {
    let mut found = Vec::new();
    let mut leaf = |width: u16, keep: &dyn Fn(usize, Bit) -> bool, rest: Option<Bit>| {
        let bit =
            |(at, bit): (usize, &Option<Bit>)| bit.and_then(|b| if keep(at, b) { Some(b) } else { rest });
        let register: Register = want.iter().enumerate().map(bit).collect();
        bits::goal(space, goals, width, &register)
    };
    let zero = Some(Bit::Const(false));
    let has = |bit: bool| want.contains(&Some(Bit::Const(bit)));
    if has(true) {
        let constant = |_: usize, b: Bit| matches!(b, Bit::Const(_));
        found.push(either([
            leaf(goal.width, &constant, zero),
            leaf(goal.width, &|at, b| !constant(at, b), zero),
        ]));
        return found;
    }
    found.extend(under_mask(space, goals, goal, want));
    for width in [8, 16, 32, 64] {
        let (classes, most) = fields_of(want, width);
        if !(2..=MAX_FIELDS).contains(&most) || width < usize::from(goal.width).min(16) {
            continue;
        }
        let mut leaf = |keep: &dyn Fn(usize) -> bool, rest: Option<Bit>| {
            let bit =
                |(at, bit): (usize, &Option<Bit>)| bit.and_then(|b| if keep(at) { Some(b) } else { rest });
            let register: Register = want.iter().enumerate().map(bit).collect();
            bits::goal(space, goals, width as u16, &register)
        };
        let first = |at: usize| classes[at] == 0;
        found.push(either([leaf(&first, zero), leaf(&|at| !first(at), zero)]));
        if !has(false) {
            let parts = [leaf(&first, None), leaf(&|at| !first(at), None)];
            let mask: Register = (0..want.len()).map(|at| want[at].map(|_| Bit::Const(first(at)))).collect();
            found.push(chosen(bits::goal(space, goals, width as u16, &mask), parts));
        }
        break;
    }
    found
}

/// The number of the field that each bit belongs to, in lanes of so many bits, and the most that one has.
fn classes(want: &[Option<Bit>], width: usize) -> (Vec<usize>, usize) {
    let by = |order: Order| {
        let mut classes = Vec::with_capacity(want.len());
        let mut most = 0;
        for lane in want.chunks(width) {
            let mut shifts: Vec<(u16, i64)> = Vec::new();
            for (at, bit) in lane.iter().enumerate() {
                let n = order.shift(at, *bit).map_or(usize::MAX, |shift| {
                    let n = shifts.iter().position(|s| *s == shift).unwrap_or(shifts.len());
                    if n == shifts.len() {
                        shifts.push(shift);
                    }
                    n
                });
                classes.push(n);
            }
            most = most.max(shifts.len());
        }
        (classes, most)
    };
    [by(Order::Up), by(Order::Down)].into_iter().min_by_key(|(_, most)| *most).unwrap_or_default()
}

/// As [`classes`], but for fields that are in a lane several times: these are one.
fn fields_of(want: &[Option<Bit>], width: usize) -> (Vec<usize>, usize) {
    let (mut classes, most) = classes(want, width);
    if !has_replicas(want, width) {
        return (classes, most);
    }
    let mut left = 0;
    for (lane, classes) in want.chunks(width).zip(classes.chunks_mut(width)) {
        for at in 0..lane.len() {
            let Some(before) = (0..at).find(|n| lane[at].is_some() && lane[*n] == lane[at]) else { continue };
            let (one, other) = (classes[before], classes[at]);
            if one != usize::MAX {
                classes.iter_mut().filter(|c| **c == other).for_each(|c| *c = one);
            }
        }
        let mut fields: Vec<usize> = classes.iter().copied().filter(|c| *c != usize::MAX).collect();
        fields.sort_unstable();
        fields.dedup();
        for class in classes.iter_mut().filter(|c| **c != usize::MAX) {
            *class = fields.iter().position(|f| f == class).unwrap_or(0);
        }
        left = left.max(fields.len());
    }
    match left {
        0 | 1 => self::classes(want, width),
        _ => (classes, left),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const BYTES: &str = "window s(a: u8x16, n: u8x16) -> u8x16 {\n    \
        out[i] = select(i8(n[i]) < 0, 0, a[n[i] & 15])\n}\n";
    const AND: &str = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
    const OR: &str = "window o(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] | b[i]\n}\n";
    const LOW: &str = "window l(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] * b[i]\n}\n";
    const HIGH: &str = "window h(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = (a[i] * b[i]) >> 16\n}\n";
    const RIGHT: &str =
        "window r(a: u32x4, n: u32x4) -> u32x4 {\n    out[i] = select(n[i] < 32, a[i] >> n[i], 0)\n}\n";
    const CHOICE: &str = "window c(n: u8x16, a: u8x16) -> u8x16 {\n    \
        for k < 2, i < 8: out[8*k + i] = sum(j < 8) (a.u1[64*k + ((n[8*k + i] + j) & 63)] << j)\n}\n";

    fn steps(text: &str, library: &[&str]) -> Option<usize> {
        found(text, library).map(|program| program.steps.len())
    }

    /// Fields of 12 bits in elements of a type, the lowest bits first.
    fn unpack(element: &str) -> String {
        format!(
            "window g(a: u8x16) -> {element} {{\n    \
             for k < 2: out[2*k] = a[3*k] | ((a[3*k + 1] & 15) << 8)\n    \
             for k < 2: out[2*k + 1] = (a[3*k + 1] >> 4) | (a[3*k + 2] << 4)\n}}\n"
        )
    }

    #[test]
    fn fields_are_shifted_in_windows() {
        assert_eq!(steps(&unpack("u32x4"), &[BYTES, RIGHT, AND]), Some(3));
        assert_eq!(steps(&unpack("u32x4"), &[BYTES, RIGHT]), None, "what lies beside a field is masked");
    }

    #[test]
    fn fields_of_bytes_in_falling_order_are_in_falling_windows() {
        let packed = "window g(a: u8x16) -> u32x4 {\n    \
            for k < 2: out[2*k] = (a[3*k] << 4) | (a[3*k + 1] >> 4)\n    \
            for k < 2: out[2*k + 1] = ((a[3*k + 1] & 15) << 8) | a[3*k + 2]\n}\n";
        assert_eq!(steps(packed, &[BYTES, RIGHT, AND]), Some(3));
    }

    /// Fields of 5 bits in bytes.
    const FIVES: &str = "window g(a: u8x16) -> u8x16 {\n    \
        for k < 2: out[8*k] = a[5*k] & 31\n    \
        for k < 2: out[8*k + 1] = (a[5*k] >> 5) | ((a[5*k + 1] & 3) << 3)\n    \
        for k < 2: out[8*k + 2] = (a[5*k + 1] >> 2) & 31\n    \
        for k < 2: out[8*k + 3] = (a[5*k + 1] >> 7) | ((a[5*k + 2] & 15) << 1)\n    \
        for k < 2: out[8*k + 4] = (a[5*k + 2] >> 4) | ((a[5*k + 3] & 1) << 4)\n    \
        for k < 2: out[8*k + 5] = (a[5*k + 3] >> 1) & 31\n    \
        for k < 2: out[8*k + 6] = (a[5*k + 3] >> 6) | ((a[5*k + 4] & 7) << 2)\n    \
        for k < 2: out[8*k + 7] = a[5*k + 4] >> 3\n}\n";

    #[test]
    fn an_instruction_chooses_bits_of_a_window() {
        assert_eq!(steps(FIVES, &[BYTES, CHOICE, AND]), Some(3));
    }

    #[test]
    fn fields_that_no_instruction_shifts_at_once_are_put_together() {
        assert_eq!(steps(FIVES, &[BYTES, LOW, HIGH, AND, OR]), Some(7));
    }

    #[test]
    fn shifts_insert_fields_into_others() {
        let insert = |n: u32| {
            format!(
                "window i{n}(a: u16x8, b: u16x8) -> u16x8 {{\n    \
                 out[i] = (a[i] & {}) | (b[i] >> {n})\n}}\n",
                0xffff - (0xffff >> n)
            )
        };
        let pixels = "window g(r: u16x8, g: u16x8, b: u16x8) -> u16x8 {\n    \
            out[i] = ((r[i] >> 11) << 11) | ((g[i] >> 10) << 5) | (b[i] >> 11)\n}\n";
        assert_eq!(steps(pixels, &[&insert(5), &insert(6)]), Some(2));
    }
}
