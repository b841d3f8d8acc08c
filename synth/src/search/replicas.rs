//! Fields at several distances: values of a few bits widened by writing their high bits below them again, as in pixels of
//! five bits for a color that become eight, and values whose parts go to places of their own, as digits of a byte. A field
//! in zeros, multiplied by a sum of powers of two, is several times in the product.

use std::collections::BTreeSet;

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::Rng;

use crate::goal::bits::{self, Bit, Register};
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::pattern::Family;
use crate::pattern::shifts::{Origin, Shifts};
use crate::search::expand::Source;

/// Widths of lanes that are multiplied.
const WIDTHS: [usize; 2] = [16, 32];
/// Times that a field is in a lane, at most.
const MAX_TIMES: usize = 4;
/// Trials of what is multiplied, with values at random.
const TRIALS: usize = 4;

/// Where a field lies in the element that is multiplied.
#[derive(Clone, Copy)]
enum Place {
    /// Where it lies in its operand.
    Own,
    /// As high as it can.
    Top,
    /// As low as it can.
    Bottom,
}

/// A field of an operand: its first bit, and how many it has.
#[derive(Clone, Copy)]
struct Field {
    operand: u16,
    first: u32,
    count: u32,
}

/// Whether a lane of so many bits has bits of an operand twice.
pub(super) fn has_replicas(want: &[Option<Bit>], width: usize) -> bool {
    want.chunks(width).any(|lane| {
        let is_twice =
            |(n, bit): (usize, &Option<Bit>)| matches!(bit, Some(Bit::Of(..))) && lane[..n].contains(bit);
        lane.iter().enumerate().any(is_twice)
    })
}

/// Whether lanes that can be multiplied are products of a field each: it is at several distances in one of them, and what
/// lies where it comes to lie is open.
pub(super) fn has_products(want: &[Option<Bit>]) -> bool {
    let times = |lane| distances(lane).filter(|times| *times <= MAX_TIMES);
    WIDTHS.iter().any(|width| {
        let times: Option<Vec<usize>> = want.chunks(*width).map(times).collect();
        times.is_some_and(|times| times.into_iter().any(|times| times > 1))
    })
}

/// At how many distances the field of a lane is there, if a product with as many powers of two makes the lane.
fn distances(lane: &[Option<Bit>]) -> Option<usize> {
    let Some(Field { operand, first, count }) = field(lane) else {
        let is_free = |bit: &Option<Bit>| matches!(bit, None | Some(Bit::Const(false)));
        return lane.iter().all(is_free).then_some(0);
    };
    let distance = |(at, bit): (i64, &Option<Bit>)| match *bit {
        Some(Bit::Of(_, from)) => Some(at - i64::from(from - first)),
        _ => None,
    };
    let distances: BTreeSet<i64> = (0..).zip(lane).filter_map(distance).collect();
    let is_apart = distances.iter().zip(distances.iter().skip(1)).all(|(a, b)| b - a >= i64::from(count));
    let fits = |distance: &i64| {
        let lies = |n: u32| {
            let place = usize::try_from(distance + i64::from(n)).ok().and_then(|at| lane.get(at));
            place.is_none_or(|bit| bit.is_none_or(|bit| bit == Bit::Of(operand, first + n)))
        };
        (0..count).all(lies)
    };
    let is_clear = lane.iter().all(|bit| !matches!(bit, Some(Bit::Const(true))));
    (is_apart && is_clear && distances.iter().all(fits)).then_some(distances.len())
}

/// The operands with which an instruction that is steered makes `want`, where lanes have a field several times.
pub(super) fn replicated(
    space: &mut Space,
    goals: &mut Goals,
    goal: &Goal,
    want: &[Option<Bit>],
    (family, shifts): (&Family, &Shifts),
) -> Vec<Vec<Source>> {
    let mut found = Vec::new();
    let width = usize::from(shifts.width);
    let ([(operand, _)], Some(control)) = (&shifts.data[..], shifts.control) else { return found };
    if shifts.block as usize != width || shifts.data[0].1 as usize != width {
        return found;
    }
    for place in [Place::Own, Place::Top, Place::Bottom] {
        let mut data: Register = Vec::with_capacity(want.len());
        let mut values = Vec::new();
        for lane in want.chunks(width) {
            let Some((value, bits)) = multiplied(shifts, lane, place) else { break };
            values.push(value);
            data.extend(bits);
        }
        if data.len() < want.len() || !holds(family, (*operand, control), (&values, &data), want) {
            continue;
        }
        let lanes = values.into_iter().map(|v| v.map(|v| space.dag.constant(v))).collect();
        let (width, bits) = (shifts.width, goal.bits);
        let values = Goal { kind: goal.kind, bits, width, demand: width, lanes };
        let data = bits::goal(space, goals, width, &data);
        let (values, data) = (goals.intern(space, values), goals.intern(space, data));
        found.push((0..2).map(|n| Source::Goal(if n == control { values } else { data })).collect());
    }
    found
}

/// The field that a lane has, if it has bits of one alone.
fn field(lane: &[Option<Bit>]) -> Option<Field> {
    let bits = || {
        lane.iter().flatten().filter_map(|bit| match *bit {
            Bit::Of(operand, at) => Some((operand, at)),
            Bit::Const(_) => None,
        })
    };
    let ((operand, first), (other, last)) = (bits().min()?, bits().max()?);
    (operand == other).then(|| Field { operand, first, count: last + 1 - first })
}

/// What a field is multiplied by to make a lane, and the bits of the element with the field.
fn multiplied(shifts: &Shifts, lane: &[Option<Bit>], place: Place) -> Option<(Option<i128>, Register)> {
    let width = lane.len() as u32;
    let Some(Field { operand, first, count }) = field(lane) else {
        let is_open = lane.iter().all(Option::is_none);
        return is_open.then(|| (None, vec![None; lane.len()]));
    };
    let start = match place {
        Place::Own => first % width,
        Place::Top => width.checked_sub(count)?,
        Place::Bottom => 0,
    };
    let inside = |at: u32| (start..start + count).contains(&at);
    if start + count > width {
        return None;
    }
    let of = |at: u32| Bit::Of(operand, first + at - start);
    // What each value makes of the field, where that is wanted.
    let made = |origins: &[Origin]| -> Option<Vec<bool>> {
        let bit = |(origin, want): (&Origin, &Option<Bit>)| match *origin {
            Origin::Of(_, from) if inside(from) => want.is_none_or(|w| w == of(from)).then_some(true),
            Origin::Const(true) => None,
            _ => Some(false),
        };
        origins.iter().zip(lane).map(bit).collect()
    };
    let known: Vec<(i128, Vec<bool>)> =
        shifts.origins().filter_map(|(value, origins)| Some((value, made(origins)?))).collect();
    let mut covered = vec![false; lane.len()];
    let (mut value, mut times) = (0, 0);
    for at in 0..lane.len() {
        if covered[at] || !matches!(lane[at], Some(Bit::Of(..))) {
            continue;
        }
        let is_free = |made: &[bool]| made.iter().zip(&covered).all(|(made, covered)| !(*made && *covered));
        let (v, made) = known.iter().find(|(_, made)| made[at] && is_free(made))?;
        covered.iter_mut().zip(made).for_each(|(covered, made)| *covered |= made);
        value += v;
        times += 1;
    }
    let bits = (0..width).map(|at| Some(if inside(at) { of(at) } else { Bit::Const(false) }));
    (times <= MAX_TIMES).then(|| (Some(value), bits.collect()))
}

/// Whether an instruction makes `want` of `data` with `values`, as far as some trials tell.
fn holds(
    family: &Family,
    (operand, control): (u16, u16),
    (values, data): (&[Option<i128>], &[Option<Bit>]),
    want: &[Option<Bit>],
) -> bool {
    let size = want.len() as u32;
    let width = (want.len() / values.len().max(1)) as u16;
    let mut rng = Rng::new(0x7e91);
    (0..TRIALS).all(|_| {
        let seed = rng.next_u64();
        let bit = |bit: &Option<Bit>| match *bit {
            None => false,
            Some(Bit::Const(bit)) => bit,
            Some(Bit::Of(operand, at)) => {
                Rng::new(seed ^ u64::from(operand) << 32 ^ u64::from(at)).next_u64() >> 33 & 1 == 1
            }
        };
        let mut inputs = vec![Bits::zero(size), Bits::zero(size)];
        for (at, b) in (0..).zip(data) {
            inputs[usize::from(operand)].set(at, 1, u128::from(bit(b)));
        }
        for (lane, value) in (0u64..).zip(values) {
            let value = value.unwrap_or(0) as u128 & (u128::MAX >> (128 - width));
            inputs[usize::from(control)].set(lane * u64::from(width), width, value);
        }
        let out = family.function().run(&inputs);
        (0..).zip(want).all(|(at, b)| b.is_none() || out.get(at, 1) == u128::from(bit(b)))
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const AND: &str = "window n(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] & b[i]\n}\n";
    const HIGH: &str = "window h(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = (a[i] * b[i]) >> 16\n}\n";
    const UP: &str = "window u(a: u16x8) -> u16x8 {\n    out[i] = a[i] << 8\n}\n";

    fn steps(value: &str, library: &[&str]) -> Option<usize> {
        let text = format!(
            "window g(p: u16x8) -> u16x8 {{\n    let g = (p[i] >> 5) & 63\n    out[i] = {value}\n}}\n"
        );
        found(&text, library).map(|program| program.steps.len())
    }

    #[test]
    fn a_field_that_is_repeated_is_a_product() {
        assert_eq!(steps("(g << 2) | (g >> 4)", &[AND, HIGH]), Some(2));
        assert_eq!(
            steps("(g << 2) | (g >> 4)", &[HIGH]),
            None,
            "what lies beside the field is multiplied too"
        );
    }

    #[test]
    fn fields_of_several_operands_are_none() {
        let both = "window g(p: u16x8, q: u16x8) -> u16x8 {\n    \
            out[i] = ((p[i] >> 8) << 8) | ((q[i] & 1) << 5) | ((q[i] & 1) << 1)\n}\n";
        assert!(found(both, &[HIGH, UP]).is_none());
    }

    #[test]
    fn digits_of_a_byte_are_a_product_that_is_shifted() {
        let digits = |high: &str| {
            format!(
                "window g(p: u8x8) -> u8x16 {{\n    for k < 8: out[2*k] = {high}\n    \
                 for k < 8: out[2*k + 1] = p[k] & 15\n}}\n"
            )
        };
        let extend = "window e(a: u8x8) -> u16x8 {\n    out[i] = a[i]\n}\n";
        let low = "window l(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] * b[i]\n}\n";
        let down = "window d(a: u16x8) -> u16x8 {\n    out[i] = a[i] >> 4\n}\n";
        let steps =
            |high: &str| found(&digits(high), &[extend, low, down]).map(|program| program.steps.len());
        assert_eq!(steps("p[k] >> 4"), Some(3));
        assert_eq!(steps("(p[k] >> 4) & 3"), None, "the byte's high bits would be in the way");
    }

    #[test]
    fn what_is_repeated_in_the_high_byte_is_moved_there() {
        assert_eq!(steps("((g << 2) | (g >> 4)) << 8", &[AND, HIGH, UP]), Some(3));
    }
}
