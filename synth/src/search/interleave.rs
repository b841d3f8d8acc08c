//! Results that are interleaved: where every second, third or fourth lane does the same, each kind is computed in registers
//! of its own, without gaps, and moved between the others at last.

use autoir_semantics::dag::Id;
use autoir_semantics::lane::Kind;

use crate::goal::{Byte, Goal, GoalId};
use crate::search::Search;

/// Kinds of lanes that are computed apart, at most.
const MAX_KINDS: usize = 4;
/// Bits of the widest pairs of lanes that are computed together.
const WIDEST: u16 = 32;

/// Notes for the `registers` of a result, of so many bits each, that their lanes of so many bits may be computed apart.
pub(super) fn arrange(
    search: &mut Search<'_>,
    lanes: &[Id],
    (width, bits): (u16, u32),
    registers: &[GoalId],
) {
    if !width.is_multiple_of(8) {
        return;
    }
    alike(search, lanes, (width, bits), registers);
    // Neighbours may be computed together.
    if 2 * width <= WIDEST && lanes.len().is_multiple_of(2) {
        let pairs: Vec<Id> = lanes.chunks(2).map(|pair| pair_of(search, pair, width)).collect();
        alike(search, &pairs, (2 * width, bits), registers);
    }
}

/// Two lanes of `width` bits as one.
fn pair_of(search: &mut Search<'_>, pair: &[Id], width: u16) -> Id {
    let space = &mut search.space;
    let (low, high) = (space.low(pair[0], width), space.low(pair[1], width));
    let both = space.dag.sum(0, &[(low, 1), (high, 1 << width)]);
    space.simplify(both)
}

/// The same for lanes as they are.
fn alike(search: &mut Search<'_>, lanes: &[Id], (width, bits): (u16, u32), registers: &[GoalId]) {
    let Some(kinds) = kinds(search, lanes) else { return };
    let (per, size) = ((bits / u32::from(width)) as usize, u32::from(width / 8));
    // The byte at which each lane lies in a temporary.
    let mut places: Vec<Vec<Byte>> = vec![Vec::new(); lanes.len()];
    for kind in 0..kinds {
        let alike: Vec<usize> = (kind..lanes.len()).step_by(kinds).collect();
        for register in alike.chunks(per) {
            let mut values: Vec<Option<Id>> = register.iter().map(|lane| Some(lanes[*lane])).collect();
            if values.iter().flatten().all(|e| search.space.dag.as_const(*e).is_some()) {
                for lane in register {
                    let value = search.space.dag.as_const(lanes[*lane]).unwrap_or(0);
                    places[*lane] = (0..size).map(|b| Byte::Const((value >> (8 * b)) as u8)).collect();
                }
                continue;
            }
            values.resize(per, None);
            let goal = Goal { kind: Kind::Vector, bits, width, demand: width, lanes: values };
            let temporary = search.goals.temporary(&mut search.space, goal);
            for (lane, first) in register.iter().zip((0..).step_by(size as usize)) {
                places[*lane] = (first..first + size).map(|b| Byte::Of(temporary, b)).collect();
            }
        }
    }
    for (register, places) in registers.iter().zip(places.chunks(per)) {
        let mut want = places.concat();
        want.resize((bits / 8) as usize, Byte::Any);
        search.goals.arrange(*register, want);
    }
}

/// The number of kinds of lanes that take turns, where there are several.
fn kinds(search: &mut Search<'_>, lanes: &[Id]) -> Option<usize> {
    let shapes: Vec<u64> = lanes.iter().map(|lane| search.space.key(*lane).shape).collect();
    let repeats = |n: &usize| {
        lanes.len().is_multiple_of(*n)
            && lanes.len() > *n
            && shapes.iter().zip(&shapes[*n..]).all(|(a, b)| a == b)
    };
    let kinds = (1..=MAX_KINDS).find(repeats)?;
    let computes = |lane: &Id| search.space.dag.as_const(*lane).is_none() && !is_read(search, *lane);
    (kinds > 1 && lanes[..kinds].iter().filter(|lane| computes(lane)).count() > 0).then_some(kinds)
}

fn is_read(search: &Search<'_>, lane: Id) -> bool {
    crate::goal::is_movement(&search.space, lane)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn each_kind_of_lane_is_computed_in_registers_of_its_own() {
        let sum = "window s(a: u8x32, b: u8x32) -> u8x32 {\n    out[i] = a[i] + b[i]\n}\n";
        let least = "window m(a: u8x32, b: u8x32) -> u8x32 {\n    out[i] = min(a[i], b[i])\n}\n";
        let low = "window l(a: u8x32, b: u8x32) -> u8x32 {\n    for i < 16: out[2*i] = a[i]\n    \
            for i < 16: out[2*i + 1] = b[i]\n}\n";
        let high = "window h(a: u8x32, b: u8x32) -> u8x32 {\n    for i < 16: out[2*i] = a[i + 16]\n    \
            for i < 16: out[2*i + 1] = b[i + 16]\n}\n";
        let both = "window g(a: u8x32, b: u8x32) -> u8x64 {\n    out[2*i] = a[i] + b[i]\n    \
            out[2*i + 1] = min(a[i], b[i])\n}\n";
        let program =
            found(both, &[sum, least, low, high]).expect("a sum, a minimum, and both halves of both");
        assert_eq!(program.steps.len(), 4);
    }
    #[test]
    fn neighbours_are_computed_together() {
        let low = "window l(a: u16x8, b: u16x8) -> u16x8 {\n    for i < 4: out[2*i] = a[i]\n    \
            for i < 4: out[2*i + 1] = b[i]\n}\n";
        let high = "window h(a: u16x8, b: u16x8) -> u16x8 {\n    for i < 4: out[2*i] = a[i + 4]\n    \
            for i < 4: out[2*i + 1] = b[i + 4]\n}\n";
        let sum = "window s(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let least = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
        let both = "window g(a: u16x8, b: u16x8) -> u8x32 {\n    \
            for i < 8: out[4*i] = a[i] + b[i]\n    \
            for i < 8: out[4*i + 1] = u16(a[i] + b[i]) >> 8\n    \
            for i < 8: out[4*i + 2] = min(a[i], b[i])\n    \
            for i < 8: out[4*i + 3] = min(a[i], b[i]) >> 8\n}\n";
        let program =
            found(both, &[sum, least, low, high]).expect("a sum, a minimum, and both halves of both");
        assert_eq!(program.steps.len(), 4);
    }
}
