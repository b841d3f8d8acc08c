//! Permutations that an operand steers, of what is at hand: the operands' registers, several of them in one operand
//! where an instruction takes such, and one after the other where they are more than it takes.

use crate::goal::{Byte, Goal};
use crate::pattern::Family;
use crate::pattern::control::Control;

/// Registers of which some are given to an instruction and the others are left.
const MAX_REGISTERS: usize = 8;

/// A permutation: the values that steer it, and the bytes of each operand that it moves.
pub(crate) type Steered = (Vec<i128>, Vec<Vec<Byte>>);

/// The control values and operand contents with which a permutation of what is at hand, `registers` that `want` draws
/// from, makes `want`.
pub(crate) fn permute(
    family: &Family,
    control: &Control,
    goal: &Goal,
    (want, registers): (&[Byte], &[Vec<Byte>]),
) -> Vec<Steered> {
    let places = places(family, control, goal);
    if places.is_empty() {
        return Vec::new();
    }
    let contents = match places[..] {
        // Each register has something that is wanted.
        _ if registers.len() > places.iter().sum() => Vec::new(),
        [places] if places > 1 => vec![vec![side_by_side(registers, places)]],
        _ if places.iter().any(|p| *p != 1) => Vec::new(),
        _ => choices(registers.len(), control.data.len())
            .into_iter()
            .map(|choice| choice.into_iter().map(|n| registers[n].clone()).collect())
            .collect(),
    };
    contents.into_iter().filter_map(|content| Some((solve(control, want, &content)?, content))).collect()
}

/// As [`permute`], for what comes from more registers than an instruction takes: it takes some, and keeps in their
/// places the bytes of the others, which are made before.
pub(crate) fn permute_some(
    family: &Family,
    control: &Control,
    goal: &Goal,
    (want, registers): (&[Byte], &[Vec<Byte>]),
) -> Vec<Steered> {
    let [one, two] = places(family, control, goal)[..] else { return Vec::new() };
    if registers.len() <= 2 || registers.len() > MAX_REGISTERS {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (kept, taken) in [(0, two), (1, one)] {
        let is_kept = if kept == 0 { one == 1 } else { two == 1 };
        if !is_kept || taken >= registers.len() {
            continue;
        }
        for some in registers.windows(taken) {
            let is_taken = |b: &Byte| some.iter().any(|register| register.contains(b));
            let rest: Vec<Byte> = want.iter().map(|b| if is_taken(b) { Byte::Any } else { *b }).collect();
            let mut content = vec![rest, side_by_side(some, taken)];
            if kept == 1 {
                content.reverse();
            }
            found.extend(solve(control, want, &content).map(|values| (values, content)));
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// As [`permute`], for what comes from one or two registers whose bytes other instructions move inside of blocks of so many
/// bytes alone: those make the granules that `control` moves, each in the block that it comes from.
pub(crate) fn permute_granules(
    family: &Family,
    control: &Control,
    (goal, block): (&Goal, usize),
    (want, registers): (&[Byte], &[Vec<Byte>]),
) -> Option<Steered> {
    let granule = usize::from(control.lane_width / 8);
    if places(family, control, goal) != [1] || granule < 2 || want.len() <= block || block <= granule {
        return None;
    }
    if !(1..=2).contains(&registers.len()) {
        return None;
    }
    let block_of = |b: &Byte| match b {
        Byte::Of(..) => registers.iter().find_map(|r| r.iter().position(|r| r == b)).map(|at| at / block),
        Byte::Any | Byte::Const(_) => None,
    };
    let mut content = vec![Byte::Any; want.len()];
    let mut is_free = vec![true; want.len() / granule];
    // Granules that come from some block first: there is room for the others anywhere.
    let mut granules: Vec<(Option<usize>, &[Byte])> = Vec::new();
    for bytes in want.chunks_exact(granule).filter(|g| g.iter().any(|b| *b != Byte::Any)) {
        let from = bytes.iter().find_map(block_of);
        if bytes.iter().any(|b| block_of(b).is_some_and(|at| Some(at) != from)) {
            return None;
        }
        if !granules.contains(&(from, bytes)) {
            granules.push((from, bytes));
        }
    }
    granules.sort_by_key(|(from, _)| from.is_none());
    for (from, bytes) in granules {
        let per = block / granule;
        let fits = |place: &usize| is_free[*place] && from.is_none_or(|from| place / per == from);
        let place = (0..is_free.len()).find(fits)?;
        is_free[place] = false;
        content[place * granule..(place + 1) * granule].copy_from_slice(bytes);
    }
    let content = vec![content];
    Some((solve(control, want, &content)?, content))
}

/// How many registers of the size of `goal` each operand that `control` moves has; nothing if one has a part.
fn places(family: &Family, control: &Control, goal: &Goal) -> Vec<usize> {
    let places = |o: &u16| {
        let bits = family.operands()[usize::from(*o)].bits();
        (bits > 0 && bits.is_multiple_of(goal.bits)).then_some((bits / goal.bits) as usize)
    };
    control.data.iter().map(places).collect::<Option<_>>().unwrap_or_default()
}

/// `registers` in one operand of so many.
fn side_by_side(registers: &[Vec<Byte>], places: usize) -> Vec<Byte> {
    let size = registers.first().map_or(0, Vec::len);
    let mut all = registers.concat();
    all.resize(places * size, Byte::Any);
    all
}

/// The values with which `control` makes `want` of `contents`, one for each operand that it moves.
fn solve(control: &Control, want: &[Byte], contents: &[Vec<Byte>]) -> Option<Vec<i128>> {
    let content = |operand: u16, byte: u32| {
        let slot = control.data.iter().position(|d| *d == operand)?;
        contents[slot].get(byte as usize).copied()
    };
    control.solve(want, &content)
}

/// Every way to fill `slots` slots with some of so many registers, distinct ones where there are enough.
pub(crate) fn choices(registers: usize, slots: usize) -> Vec<Vec<usize>> {
    match slots {
        1 => (0..registers).map(|r| vec![r]).collect(),
        2 if registers == 1 => vec![vec![0, 0]],
        2 => {
            let others = |i| (0..registers).filter(move |j| *j != i).map(move |j| vec![i, j]);
            (0..registers).flat_map(others).collect()
        }
        _ => Vec::new(),
    }
}

/// Bytes that are wanted, by the places in registers where they are.
pub(crate) struct Placed {
    all: u128,
    /// For each byte of each register, the one that it is.
    places: Vec<Vec<u128>>,
}

impl Placed {
    /// Those of `want`, at most 128 different ones, in `registers`.
    pub fn new(want: &[Byte], registers: &[Vec<Byte>]) -> Placed {
        let mut needed: Vec<Byte> = want.iter().copied().filter(|b| matches!(b, Byte::Of(..))).collect();
        needed.sort_unstable();
        needed.dedup();
        let bit =
            |b: &Byte| needed.binary_search(b).ok().and_then(|n| 1_u128.checked_shl(n as u32)).unwrap_or(0);
        Placed {
            all: u128::MAX.checked_shr(128 - needed.len().min(128) as u32).unwrap_or(0),
            places: registers.iter().map(|r| r.iter().map(bit).collect()).collect(),
        }
    }

    /// Whether an instruction that moves `moved` keeps all of them, given a register for each operand of `data`.
    pub fn is_in(&self, moved: &[Byte], data: &[u16], registers: &[usize]) -> bool {
        let mut missing = self.all;
        for byte in moved {
            if let Byte::Of(operand, at) = *byte
                && let Some(slot) = data.iter().position(|d| *d == operand)
                && let Some(bit) = self.places[registers[slot]].get(at as usize)
            {
                missing &= !bit;
            }
        }
        missing == 0
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{found, found_in_lists};

    /// Bytes of two registers in one operand.
    const LIST: &str = "window l(t: u8x32, n: u8x16) -> u8x16 {\n    out[i] = t[n[i] & 31]\n}\n";
    /// Bytes of two registers in two.
    const TWO: &str =
        "window t(a: u8x16, n: u8x16, b: u8x16) -> u8x16 {\n    out[i] = (a ++ b)[n[i] & 31]\n}\n";

    fn plane(registers: usize) -> String {
        let names = &["a", "b", "c", "d"][..registers];
        let operands: Vec<String> = names.iter().map(|n| format!("{n}: u8x16")).collect();
        format!(
            "window g({}) -> u8x16 {{\n    out[i] = ({})[{registers}*i + 1]\n}}\n",
            operands.join(", "),
            names.join(" ++ ")
        )
    }

    #[test]
    fn registers_side_by_side_are_one_operand() {
        let program = found_in_lists(&plane(2), &[LIST]).expect("one permutation of a list");
        assert_eq!(program.steps.len(), 1);
    }

    #[test]
    fn granules_are_made_in_their_blocks() {
        let inside = "window s(a: u8x32, n: u8x32) -> u8x32 {\n    \
            out[i] = select(i8(n[i]) < 0, 0, a[(i & 16) + (n[i] & 15)])\n}\n";
        let across = "window p(a: u32x8, n: u32x8) -> u32x8 {\n    out[i] = a[n[i] & 7]\n}\n";
        let packed = "window g(a: u8x32) -> u8x32 {\n    for i < 8, j < 3: out[3*i + j] = a[4*i + 2 - j]\n    \
            for i < 8: out[24 + i] = 0\n}\n";
        let program = found(packed, &[inside, across]).expect("two permutations");
        assert_eq!(program.steps.len(), 2);
    }

    #[test]
    fn two_registers_laid_over_each_other_are_permuted_once() {
        let permute = "window p(a: u32x4, n: u32x4) -> u32x4 {\n    out[i] = a[n[i] & 3]\n}\n";
        let shift = "window s(a: u64x2) -> u64x2 {\n    out[i] = a[i] << 32\n}\n";
        let odd = "window b(a: u32x4, b: u32x4) -> u32x4 {\n    out[2*i] = a[2*i]\n    out[2*i + 1] = b[2*i + 1]\n}\n";
        let even = "window e(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[k] = a[2*k]\n    \
                    for k < 2: out[2 + k] = b[2*k]\n}\n";
        let program = found(even, &[permute, shift, odd]).expect("a shift, a blend and a permutation");
        assert_eq!(program.steps.len(), 3);
    }

    #[test]
    fn more_registers_than_an_instruction_takes_are_taken_one_after_the_other() {
        let steps = |registers| found(&plane(registers), &[TWO]).map(|program| program.steps.len());
        assert_eq!((steps(2), steps(3), steps(4)), (Some(1), Some(2), Some(3)));
    }
}
