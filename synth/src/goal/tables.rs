//! Functions of a byte as combinations of smaller ones, for tables that have not an entry for each byte.
//!
//! The values of a lane say whether it is a combination of two functions of four bits, a few steps added to the byte
//! itself, or a byte's membership in a set or in one of a few classes. What comes of it is an expression again, in which each part is a choice among
//! constants.

use autoir_semantics::dag::Id;

use crate::goal::Goal;
use crate::goal::function::{Column, Function};
use crate::goal::space::Space;
use autoir_semantics::lane::Kind;

/// Entries of the smallest table that instructions have.
const ENTRIES: usize = 16;
/// Entries for which an operation puts two tables together.
const HALF: u16 = 4;

/// How two bytes are put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    Add,
    Xor,
    Or,
    And,
    Min,
    Max,
}

impl Join {
    fn of(self, a: u8, b: u8) -> u8 {
        match self {
            Join::Add => a.wrapping_add(b),
            Join::Xor => a ^ b,
            Join::Or => a | b,
            Join::And => a & b,
            Join::Min => a.min(b),
            Join::Max => a.max(b),
        }
    }

    fn expression(self, space: &mut Space, a: Id, b: Id) -> Id {
        match self {
            Join::Add => {
                let sum = space.dag.add(a, b);
                space.dag.wrap(sum, 8, false)
            }
            Join::Xor => space.dag.xor(a, b),
            Join::Or => space.dag.or(a, b),
            Join::And => space.dag.and(a, b),
            Join::Min => space.dag.min(a, b),
            Join::Max => space.dag.max(a, b),
        }
    }
}

/// `goal`, whose lanes are functions of a byte each, as combinations of smaller functions.
pub fn rewrites(space: &mut Space, goal: &Goal, columns: &[Column]) -> Vec<Goal> {
    let is_bit = goal.kind == Kind::Mask && goal.width == 1;
    let is_byte = goal.kind == Kind::Vector && goal.width == 8 && goal.demand == 8;
    if !(is_bit || is_byte) {
        return Vec::new();
    }
    let Some(column) = columns.first() else { return Vec::new() };
    // Small tables are looked up at once.
    if column.iter().flatten().any(|f| f.values.len() <= ENTRIES || f.least < 0) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut each = |rewrite: &dyn Fn(&mut Space, &Function) -> Option<Id>| {
        let mut lane = |f: &Option<Function>| match f {
            None => Some(None),
            Some(f) => rewrite(space, f).map(Some),
        };
        if let Some(lanes) = column.iter().map(&mut lane).collect::<Option<Vec<_>>>() {
            found.push(Goal { lanes, ..goal.clone() });
        }
    };
    if is_byte {
        for join in [Join::Or, Join::Xor, Join::Add, Join::And, Join::Min, Join::Max] {
            each(&|space, f| in_halves(space, f, join, false));
            each(&|space, f| in_halves(space, f, join, true));
        }
        for join in [None, Some(Join::Add), Some(Join::Xor)] {
            each(&|space, f| in_steps(space, f, join));
        }
    }
    each(&|space, f| is_own_entry(space, f, is_bit, false));
    each(&|space, f| is_own_entry(space, f, is_bit, true));
    each(&|space, f| is_of_a_class(space, f, is_bit, false));
    each(&|space, f| is_of_a_class(space, f, is_bit, true));
    found
}

/// The value of each argument of a byte, where it has one.
fn by_argument(f: &Function) -> [Option<u8>; 256] {
    let mut table = [None; 256];
    f.entries().for_each(|(at, value)| table[at as usize & 0xff] = Some(value));
    table
}

/// A choice among `values` by `argument`, which counts them from `least`.
fn table(space: &mut Space, argument: Id, least: i128, values: &[u8]) -> Id {
    let first = values[0];
    if values.iter().all(|v| *v == first) {
        return space.dag.constant(i128::from(first));
    }
    let middle = values.len() / 2;
    let (low, high) = values.split_at(middle);
    let at = least + middle as i128;
    let (low, high) = (table(space, argument, least, low), table(space, argument, at, high));
    let at = space.dag.constant(at);
    let is_low = space.dag.lt(argument, at);
    space.dag.select(is_low, low, high)
}

/// A choice among `values` by the low half of `argument`; 0 for those of 128 and more where the table is `signed`, as in
/// some instructions.
fn table_of_low(space: &mut Space, argument: Id, values: &[u8], signed: bool) -> Id {
    let low = space.field(argument, 0, HALF);
    let chosen = table(space, low, 0, values);
    if !signed {
        return chosen;
    }
    let (limit, zero) = (space.dag.constant(128), space.dag.constant(0));
    let is_low = space.dag.lt(argument, limit);
    space.dag.select(is_low, chosen, zero)
}

/// `f` as a function of the low half of the byte, which is 0 for bytes of 128 and more where it is `signed`, combined with
/// one of the high half.
fn in_halves(space: &mut Space, f: &Function, join: Join, signed: bool) -> Option<Id> {
    let by_argument = by_argument(f);
    let entry = |high: usize, low: usize| by_argument[high << HALF | low];
    let counts = |high: usize| !signed || high < ENTRIES / 2;
    let every = |of: &dyn Fn(usize) -> Option<u8>, start: u8, fold: fn(u8, u8) -> u8| {
        (0..ENTRIES).filter_map(of).fold(start, fold)
    };
    let mut lows = [0u8; ENTRIES];
    let mut highs = [0u8; ENTRIES];
    match join {
        Join::Or | Join::And | Join::Min | Join::Max => {
            let (start, fold): (u8, fn(u8, u8) -> u8) = match join {
                Join::Or => (0xff, |a, b| a & b),
                Join::And => (0, |a, b| a | b),
                Join::Min => (0, u8::max),
                _ => (0xff, u8::min),
            };
            for n in 0..ENTRIES {
                lows[n] = every(&|high| entry(high, n).filter(|_| counts(high)), start, fold);
                highs[n] = every(&|low| entry(n, low), start, fold);
            }
        }
        Join::Add | Join::Xor => {
            let without = |a: u8, b: u8| if join == Join::Add { a.wrapping_sub(b) } else { a ^ b };
            for n in 0..ENTRIES {
                lows[n] = entry(0, n).unwrap_or(0);
                let low = if counts(n) { lows[0] } else { 0 };
                highs[n] = entry(n, 0).map_or(0, |v| without(v, low));
            }
        }
    }
    let agrees = f.entries().all(|(at, value)| {
        let (high, low) = (at as usize >> HALF, at as usize & (ENTRIES - 1));
        join.of(if counts(high) { lows[low] } else { 0 }, highs[high]) == value
    });
    if !agrees {
        return None;
    }
    let high = space.field(f.argument, HALF, HALF);
    let (low, high) = (table_of_low(space, f.argument, &lows, signed), table(space, high, 0, &highs));
    if space.dag.as_const(low).is_some() || space.dag.as_const(high).is_some() {
        return None;
    }
    let both = join.expression(space, low, high);
    Some(space.simplify(both))
}

/// `f`, or what is left of it without the byte itself, as a table of the steps that it takes.
fn in_steps(space: &mut Space, f: &Function, join: Option<Join>) -> Option<Id> {
    let left = |(at, value): (i128, u8)| match join {
        None => value,
        Some(Join::Add) => value.wrapping_sub(at as u8),
        Some(_) => value ^ at as u8,
    };
    let left: Vec<u8> = f.entries().map(left).collect();
    let steps: Vec<i128> =
        (1..left.len()).filter(|n| left[*n] != left[n - 1]).map(|n| f.least + n as i128).collect();
    if !(2..ENTRIES).contains(&steps.len()) {
        return None;
    }
    let number = numberings(&steps).into_iter().find(|n| n.fits(f.least, &left))?;
    let argument = number.expression(space, f.argument);
    let values = number.values(f.least, &left)?;
    let chosen = table(space, argument, 0, &values);
    let all = match join {
        None => chosen,
        Some(join) => join.expression(space, f.argument, chosen),
    };
    Some(space.simplify(all))
}

/// A way to number the steps of a function: what is above one place, and one more above another.
#[derive(Clone, Copy, Debug)]
enum Numbering {
    /// By the bits from one on.
    Shift(u16),
    /// `max(x - floor, 0)`, and one more where `x` has a value or a greater one.
    Above { floor: i128, and_from: Option<i128> },
}

/// The ways to number `steps`, simple ones first.
fn numberings(steps: &[i128]) -> Vec<Numbering> {
    let mut found: Vec<Numbering> = (1..8).map(Numbering::Shift).collect();
    let above = |and_from| steps.iter().map(move |step| Numbering::Above { floor: step - 1, and_from });
    found.extend(above(None));
    for from in steps {
        found.extend(above(Some(*from)));
    }
    found
}

impl Numbering {
    fn of(self, x: i128) -> i128 {
        match self {
            Numbering::Shift(n) => x >> n,
            Numbering::Above { floor, and_from } => {
                (x - floor).max(0) + i128::from(and_from.is_some_and(|from| x >= from))
            }
        }
    }

    fn expression(self, space: &mut Space, x: Id) -> Id {
        match self {
            Numbering::Shift(n) => space.field(x, n, 8 - n),
            Numbering::Above { floor, and_from } => {
                let above = space.dag.add_const(x, -floor);
                let above = space.dag.sat(above, 8, false);
                let Some(from) = and_from else { return above };
                let last = space.dag.constant(from - 1);
                let more = space.dag.lt(last, x);
                space.dag.add(above, more)
            }
        }
    }

    /// The value at each number, where all that have one number have one value and the numbers are few enough.
    fn values(self, least: i128, values: &[u8]) -> Option<Vec<u8>> {
        let mut table = [None; ENTRIES];
        for (at, value) in (least..).zip(values) {
            let entry = table.get_mut(usize::try_from(self.of(at)).ok()?)?;
            if entry.is_some_and(|e| e != *value) {
                return None;
            }
            *entry = Some(*value);
        }
        let used = table.iter().rposition(Option::is_some)? + 1;
        let first = table.iter().flatten().next().copied()?;
        let known = table[..used].iter().scan(first, |last, entry| {
            *last = entry.unwrap_or(*last);
            Some(*last)
        });
        Some(known.collect())
    }

    fn fits(self, least: i128, values: &[u8]) -> bool {
        self.values(least, values).is_some()
    }
}

/// Whether a byte is in a set, as whether it is the one entry of a table that its low half chooses; where the table is
/// `signed`, bytes of 128 and more choose 0, as in some instructions.
fn is_own_entry(space: &mut Space, f: &Function, is_bit: bool, signed: bool) -> Option<Id> {
    let members = members(f, is_bit)?;
    if members.len() < 2 || members.len() > ENTRIES {
        return None;
    }
    let mut entries: [Option<u8>; ENTRIES] = [None; ENTRIES];
    for member in &members {
        let entry = &mut entries[member & (ENTRIES - 1)];
        if entry.is_some() || signed && (*member >= 128 || *member == 0) {
            return None;
        }
        *entry = Some(*member as u8);
    }
    // Where no member is, what has another low half is never equal.
    let none = |n: usize| ((n + 1) % ENTRIES) as u8 | 0x40;
    let values: Vec<u8> = entries.iter().enumerate().map(|(n, e)| e.unwrap_or(none(n))).collect();
    let chosen = table_of_low(space, f.argument, &values, signed);
    let equal = space.dag.eq(f.argument, chosen);
    Some(mask_of(space, equal, is_bit))
}

/// The bytes for which `f` says yes: a bit, or all bits of a byte; nothing if it says anything else.
fn members(f: &Function, is_bit: bool) -> Option<Vec<usize>> {
    let yes = if is_bit { 1 } else { 0xff };
    let says = |(at, value): (i128, u8)| match value & yes {
        0 => None,
        said => Some((said == yes).then_some(at as usize)),
    };
    f.entries().filter_map(says).collect()
}

/// The condition `c` as a bit, or as a byte with all bits set.
fn mask_of(space: &mut Space, c: Id, is_bit: bool) -> Id {
    let value = if is_bit {
        c
    } else {
        let all = space.dag.neg(c);
        space.dag.wrap(all, 8, false)
    };
    space.simplify(value)
}

/// Classes of bytes that have a bit each, below the sign.
const CLASSES: usize = 7;

/// Whether a byte is in a set, as whether its halves have a class in common: those with the same low halves in the set
/// are one, and a table for each half says to which it belongs (Langdale and Lemire, "Parsing gigabytes of JSON per
/// second", 2019, section 3.1.1). Where the table for the low half is `signed`, bytes of 128 and more are in none.
fn is_of_a_class(space: &mut Space, f: &Function, is_bit: bool, signed: bool) -> Option<Id> {
    let mut rows = [0u16; ENTRIES];
    for member in members(f, is_bit)? {
        rows[member >> HALF] |= 1 << (member & (ENTRIES - 1));
    }
    let (mut lows, mut highs) = ([0u8; ENTRIES], [0u8; ENTRIES]);
    let mut classes: Vec<u16> = Vec::new();
    for (high, row) in rows.into_iter().enumerate().filter(|(_, row)| *row != 0) {
        let class = classes.iter().position(|class| *class == row).unwrap_or_else(|| {
            classes.push(row);
            classes.len() - 1
        });
        if class >= CLASSES || signed && high >= ENTRIES / 2 {
            return None;
        }
        highs[high] = 1 << class;
        for (low, classes_of) in lows.iter_mut().enumerate() {
            *classes_of |= u8::from(row >> low & 1 == 1) << class;
        }
    }
    if classes.len() < 2 {
        return None;
    }
    let high = space.field(f.argument, HALF, HALF);
    let (low, high) = (table_of_low(space, f.argument, &lows, signed), table(space, high, 0, &highs));
    let (common, zero) = (space.dag.and(low, high), space.dag.constant(0));
    let is_any = space.dag.lt(zero, common);
    Some(mask_of(space, is_any, is_bit))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const SHUFFLE: &str = "window s(t: u8x16, n: u8x16) -> u8x16 {\n    \
        out[i] = select(n[i] < 128, t[n[i] & 15], 0)\n}\n";
    const AND: &str = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
    const XOR: &str = "window x(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] ^ b[i]\n}\n";
    const ADD: &str = "window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
    const HIGH: &str = "window h(a: u8x16) -> u8x16 {\n    out[i] = a[i] >> 4\n}\n";
    const LESS: &str = "window l(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] - b[i])\n}\n";
    const EQUAL: &str =
        "window e(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = select(a[i] == b[i], 255, 0)\n}\n";

    fn steps(window: &str, library: &[&str]) -> Option<usize> {
        found(window, library).map(|program| program.steps.len())
    }

    #[test]
    fn a_function_of_a_byte_is_one_of_each_half() {
        let ones = "window p(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i])\n}\n";
        assert_eq!(steps(ones, &[SHUFFLE, AND, ADD, HIGH]), Some(5));
        let reversed =
            "window p(a: u8x16) -> u8x16 {\n    out[i] = sum(k<8) (((a[i] >> k) & 1) << (7 - k))\n}\n";
        assert_eq!(steps(reversed, &[SHUFFLE, AND, XOR, HIGH]), Some(5));
        assert_eq!(steps(ones, &[SHUFFLE, AND, XOR, HIGH]), None, "counts are added");
    }

    #[test]
    fn a_function_of_one_half_is_one_table() {
        let digit = "window d(a: u8x16) -> u8x16 {\n    out[i] = (a[i] >> 4) - 39*(a[i] < 160) + 87\n}\n";
        assert_eq!(steps(digit, &[SHUFFLE, AND, ADD, HIGH]), Some(2));
    }

    #[test]
    fn a_function_of_few_values_is_one_table() {
        let squares = "window q(a: u8x16) -> u8x16 {\n    assume a in 0..=15\n    out[i] = a[i] * a[i]\n}\n";
        assert_eq!(steps(squares, &[SHUFFLE]), Some(1));
        // Of what is computed as well.
        let sums = "window q(a: u8x16, b: u8x16) -> u8x16 {\n    assume a in 0..=7\n    assume b in 0..=7\n    \
            out[i] = (a[i] + b[i]) * (a[i] + b[i])\n}\n";
        assert_eq!(steps(sums, &[SHUFFLE, ADD]), Some(2));
        assert_eq!(steps(&squares.replace("15", "31"), &[SHUFFLE]), None);
    }

    #[test]
    fn steps_are_counted() {
        let digits = "window d(a: u8x16) -> u8x16 {\n    assume a in 0..=63\n    \
            out[i] = select(a[i] < 52, a[i] + 65, select(a[i] < 62, a[i] - 4, 43))\n}\n";
        assert_eq!(steps(digits, &[SHUFFLE, LESS, ADD]), Some(3));
    }

    #[test]
    fn halves_of_a_byte_have_a_class_in_common() {
        let greater =
            "window g(a: i8x16, b: i8x16) -> u8x16 {\n    out[i] = select(a[i] > b[i], 255, 0)\n}\n";
        let letters = "window w(a: u8x16) -> u8x16 {\n    \
            out[i] = select(a[i] >= 48 && a[i] <= 57 || a[i] == 95 || a[i] >= 65 && a[i] <= 90, 255, 0)\n}\n";
        // Two tables, the upper half, what both have, and whether that is anything.
        assert_eq!(steps(letters, &[SHUFFLE, AND, HIGH, greater]), Some(5));
        let everywhere = letters.replace("a[i] == 95", "a[i] == 195");
        assert_eq!(steps(&everywhere, &[SHUFFLE, AND, HIGH, greater]), Some(6), "the lower half, too");
    }

    #[test]
    fn leading_zeros_are_the_least_of_two_tables() {
        let zeros = "window z(a: u8x16) -> u8x16 {\n    out[i] = clz8(a[i])\n}\n";
        let least = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";
        assert_eq!(steps(zeros, &[SHUFFLE, HIGH, least]), Some(4));
    }

    #[test]
    fn members_of_a_set_are_entries_of_a_table() {
        let spaces = "window w(a: u8x16) -> u8x16 {\n    \
            out[i] = select(a[i] == 32 || a[i] == 9 || a[i] == 10 || a[i] == 13, 255, 0)\n}\n";
        assert_eq!(steps(spaces, &[SHUFFLE, EQUAL]), Some(2));
        // Two members with the same low half have no table.
        assert_eq!(steps(&spaces.replace("== 9 ", "== 48 "), &[SHUFFLE, EQUAL]), None);
    }
}
