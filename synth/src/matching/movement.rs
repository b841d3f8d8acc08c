//! Data movement: goals whose lanes are plain bytes of the window's operands.
//!
//! Two directions meet: an instruction that moves fixed bytes takes a goal back to simpler goals, and a
//! permutation with a free control is tried on what is at hand: the operands themselves and what one
//! instruction makes of two of them.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{Byte, Field, Goal};

/// A register that is available without computing: an aligned part of an operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct View {
    /// Operand number.
    pub operand: u16,
    /// First byte.
    pub first: u32,
}

/// What each operand must hold, byte by byte, for `want` to come out of an instruction that moves `moved`;
/// `sizes` are the operands' sizes in bytes. Nothing if the instruction cannot make `want`.
pub fn regress(want: &[Byte], moved: &[Byte], sizes: &[usize]) -> Option<Vec<Vec<Byte>>> {
    let mut operands: Vec<Vec<Byte>> = sizes.iter().map(|_| Vec::new()).collect();
    for (want, from) in want.iter().zip(moved) {
        match (*want, *from) {
            (Byte::Any, _) => {}
            (want, Byte::Of(operand, byte)) => {
                let bytes = operands.get_mut(usize::from(operand))?;
                if bytes.is_empty() {
                    bytes.resize(*sizes.get(usize::from(operand))?, Byte::Any);
                }
                let old = bytes.get_mut(byte as usize)?;
                if *old != Byte::Any && *old != want {
                    return None;
                }
                *old = want;
            }
            (want, from) if want == from => {}
            _ => return None,
        }
    }
    Some(operands)
}

/// What an instruction that moves `moved` makes of `registers`, one per operand of `data`.
pub fn apply(moved: &[Byte], data: &[u16], registers: &[&[Byte]]) -> Vec<Byte> {
    let byte = |b: &Byte| match *b {
        Byte::Of(operand, at) => data
            .iter()
            .position(|d| *d == operand)
            .and_then(|slot| registers[slot].get(at as usize).copied())
            .unwrap_or(Byte::Any),
        other => other,
    };
    moved.iter().map(byte).collect()
}

/// What a register can hold of all that `want` draws from two `registers`: the bytes of one in their places, and between
/// them those of the other, in theirs or shifted inside of elements.
pub fn superimposed(want: &[Byte], registers: &[Vec<Byte>]) -> Vec<Vec<Byte>> {
    let [one, two] = registers else { return Vec::new() };
    let needed: BTreeSet<Byte> = want.iter().copied().filter(|b| matches!(b, Byte::Of(..))).collect();
    let places = |register: &[Byte]| -> Vec<(usize, Byte)> {
        register.iter().copied().enumerate().filter(|(_, b)| needed.contains(b)).collect()
    };
    let (one, two) = (places(one), places(two));
    let has_all = one.len() + two.len() >= needed.len();
    let mut found = Vec::new();
    for (stays, moves) in [(&one, &two), (&two, &one)] {
        if !has_all || one.is_empty() || two.is_empty() {
            break;
        }
        for (element, by) in SHIFTS {
            let mut content = vec![Byte::Any; want.len()];
            stays.iter().for_each(|(at, byte)| content[*at] = *byte);
            let fits = moves.iter().all(|(at, byte)| {
                let to = at.wrapping_add_signed(by);
                let is_free = to / element == at / element && content.get(to) == Some(&Byte::Any);
                if is_free {
                    content[to] = *byte;
                }
                is_free
            });
            if fits && !found.contains(&content) {
                found.push(content);
            }
        }
    }
    found
}

/// Shifts of elements of so many bytes by bytes, towards the upper end or the lower one.
const SHIFTS: [(usize, isize); 9] =
    [(1, 0), (2, 1), (2, -1), (4, 1), (4, -1), (4, 2), (4, -2), (8, 4), (8, -4)];

/// How scattered a movement is: 0 for bytes in their own places, else the operands that it draws from and
/// the runs of neighbouring bytes.
pub fn complexity(bytes: &[Byte]) -> usize {
    let mut runs = 0;
    let mut sources: u64 = 0;
    let mut moved = false;
    let mut before: Option<(u32, Byte)> = None;
    for (at, byte) in (0u32..).zip(bytes.iter().copied()) {
        if byte == Byte::Any {
            continue;
        }
        if let Byte::Of(operand, index) = byte {
            sources |= 1 << (operand % 64);
            moved |= index != at;
        }
        let continues = match (before, byte) {
            (Some((last, Byte::Of(o, b))), Byte::Of(p, c)) => {
                o == p && i64::from(c) - i64::from(b) == i64::from(at) - i64::from(last)
            }
            (Some((_, Byte::Const(_))), Byte::Const(_)) => true,
            _ => false,
        };
        runs += usize::from(!continues);
        before = Some((at, byte));
    }
    if runs <= 1 && !moved { 0 } else { runs + sources.count_ones() as usize }
}

/// As [`complexity`], where what is interleaved of two registers counts as much as each half of it.
pub fn interleaved(bytes: &[Byte]) -> usize {
    let every = |size: usize, side: usize| -> Vec<Byte> {
        bytes.chunks(size).skip(side).step_by(2).flatten().copied().collect()
    };
    let sizes = [1, 2, 4, 8].into_iter().filter(|size| bytes.len().is_multiple_of(2 * size));
    let apart = sizes.map(|size| complexity(&every(size, 0)) + complexity(&every(size, 1)));
    apart.chain([complexity(bytes)]).min().unwrap_or(0)
}

/// How far `bytes` are from what is at hand in registers of `kind`: how scattered they are, and whether they have
/// to enter from registers of another kind.
pub fn distance(space: &Space, kind: Kind, bytes: &[Byte]) -> usize {
    complexity(bytes) + usize::from(enters(space, kind, bytes))
}

/// Whether some of `bytes` are of operands that lie in other registers than those of `kind`.
pub fn enters(space: &Space, kind: Kind, bytes: &[Byte]) -> bool {
    bytes.iter().any(|b| match *b {
        Byte::Of(operand, _) => space.operands()[usize::from(operand)].kind != kind,
        Byte::Any | Byte::Const(_) => false,
    })
}

/// The number of operands that `bytes` draw from.
pub fn sources(bytes: &[Byte]) -> usize {
    let operand = |b: &Byte| match b {
        Byte::Of(operand, _) => Some(*operand),
        _ => None,
    };
    bytes.iter().filter_map(operand).collect::<BTreeSet<_>>().len()
}

/// The operand part that is `want`, if there is one: the low end of a register. An operand wider than
/// `widest` bits lies in several.
pub fn view(space: &Space, widest: u32, want: &[Byte]) -> Option<View> {
    let mut found: Option<View> = None;
    for (i, byte) in want.iter().enumerate() {
        let (operand, index) = match *byte {
            Byte::Any => continue,
            Byte::Const(_) => return None,
            Byte::Of(operand, index) => (operand, index),
        };
        let first = index.checked_sub(i as u32)?;
        let this = View { operand, first };
        if found.is_some_and(|f| f != this) {
            return None;
        }
        found = Some(this);
    }
    let found = found?;
    let inside = found.first * 8 < space.operands().get(usize::from(found.operand))?.bits();
    (inside && (found.first * 8) % widest == 0).then_some(found)
}

/// The register-sized parts of the operands that `want` draws from.
pub fn views(space: &Space, bits: u32, want: &[Byte]) -> Vec<View> {
    let mut views = BTreeSet::new();
    for byte in want {
        if let Byte::Of(operand, index) = *byte
            && space.operands()[usize::from(operand)].kind == Kind::Vector
        {
            views.insert(View { operand, first: index * 8 / bits * bits / 8 });
        }
    }
    views.into_iter().collect()
}

/// Registers of `bits` bits to draw `want` from: the parts of its vector operands, and its scalar operands
/// over and over.
pub fn registers(space: &Space, bits: u32, want: &[Byte]) -> Vec<Vec<Byte>> {
    let size = |operand: u16| space.operands()[usize::from(operand)].bits() / 8;
    let part = |view: View| -> Vec<Byte> {
        let byte = |b| if b < size(view.operand) { Byte::Of(view.operand, b) } else { Byte::Any };
        (view.first..view.first + bits / 8).map(byte).collect()
    };
    let scalars: BTreeSet<u16> = want
        .iter()
        .filter_map(|b| match *b {
            Byte::Of(o, _) if space.operands()[usize::from(o)].kind != Kind::Vector => Some(o),
            _ => None,
        })
        .collect();
    let repeated = |o: u16| (0..bits / 8).map(|b| Byte::Of(o, b % size(o).max(1))).collect();
    views(space, bits, want).into_iter().map(part).chain(scalars.into_iter().map(repeated)).collect()
}

/// Size of the widest operand that `want` draws from, in bits.
pub fn widest(space: &Space, want: &[Byte]) -> u32 {
    let bits = |b: &Byte| match *b {
        Byte::Of(operand, _) => space.operands()[usize::from(operand)].bits(),
        _ => 0,
    };
    want.iter().map(bits).max().unwrap_or(0).min(512)
}

/// What a movement asks of each operand of an instruction, for a goal whose lanes are computed: whole
/// lanes must move. `moved` has one byte per byte of the goal's register.
pub fn lane_fields(
    space: &Space,
    goal: &Goal,
    moved: &[Byte],
) -> Option<BTreeMap<u16, BTreeMap<u32, Field>>> {
    if goal.width % 8 != 0 {
        return None;
    }
    let per = usize::from(goal.width / 8);
    let mut operands: BTreeMap<u16, BTreeMap<u32, Field>> = BTreeMap::new();
    for (lane, bytes) in goal.lanes.iter().zip(moved.chunks(per)) {
        let Some(value) = *lane else { continue };
        if let Some(v) = space.dag.as_const(value)
            && bytes.iter().enumerate().all(|(n, b)| *b == Byte::Const((v >> (8 * n)) as u8))
        {
            continue;
        }
        let Byte::Of(operand, first) = bytes[0] else { return None };
        let whole = bytes.iter().enumerate().all(|(n, b)| *b == Byte::Of(operand, first + n as u32));
        if !whole || first as usize % per != 0 {
            return None;
        }
        let field = Field { offset: first * 8, width: goal.width, demand: goal.demand, value };
        let old = operands.entry(operand).or_default().insert(field.offset, field);
        if old.is_some_and(|old| old != field) {
            return None;
        }
    }
    Some(operands)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two registers of 16 bytes, and those of their bytes at `at`, one register after the other.
    fn registers_and(at: impl Fn(u32) -> bool) -> (Vec<Vec<Byte>>, Vec<Byte>) {
        let registers: Vec<Vec<Byte>> = (0..2).map(|r| (0..16).map(|b| Byte::Of(r, b)).collect()).collect();
        let wanted = |b: &&Byte| matches!(**b, Byte::Of(_, b) if at(b));
        let want = registers.iter().flatten().filter(wanted).copied().collect();
        (registers, want)
    }

    #[test]
    fn a_register_holds_what_is_wanted_of_two() {
        let (registers, want) = registers_and(|b| b / 4 % 2 == 0);
        let found = superimposed(&want, &registers);
        assert_eq!(found.len(), 2, "either may be shifted");
        for content in found {
            assert!(want.iter().all(|byte| content.contains(byte)));
        }
        // More than one register holds, or bytes that no shift inside of elements gets out of the way.
        for at in [|b: u32| b % 4 != 0, |b: u32| b < 8] {
            let (registers, want) = registers_and(at);
            assert_eq!(superimposed(&want[..want.len().min(16)], &registers), Vec::<Vec<Byte>>::new());
        }
    }
}
