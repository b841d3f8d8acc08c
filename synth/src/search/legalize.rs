//! The result of a window in registers, each one a goal.
//!
//! Parts that do the same with other registers of the operands have one goal: it is searched for once.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{Goal, GoalId};
use crate::heuristics::Heuristic;
use crate::search::{Search, interleave, pairs};
use crate::window::Window;

/// A register of the result, or two that one instruction may make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its value, for the first registers of the operands.
    pub goal: GoalId,
    /// How many bytes further on each operand's registers lie.
    pub shift: Vec<u32>,
    /// Bits of the result in it.
    pub bits: u32,
}

/// The result cut into registers of at most `widest` bits, the last one padded.
pub fn parts(search: &mut Search<'_>, window: &Window, widest: u32) -> Vec<Part> {
    let function = &window.function;
    let result = &function.result;
    let width = match result.kind {
        Kind::Vector => limb(result.width, search.widest_element()),
        _ => result.width,
    };
    let lanes: Vec<Id> = function
        .elements
        .iter()
        .flat_map(|e| match width < result.width {
            true => limbs(&mut search.space, &function.dag, (*e, result.width), width),
            false => vec![search.space.import(&function.dag, *e, &mut |_, _| None)],
        })
        .collect();
    if result.kind == Kind::Mask && search.mask_kind() == Kind::Scalar {
        return mask_parts(search, &lanes, widest);
    }
    let bits = match result.kind {
        Kind::Vector => {
            let narrowest = search.narrowest();
            result.bits().next_power_of_two().clamp(narrowest, widest.max(narrowest))
        }
        Kind::Mask => {
            let (narrowest, widest) = search.mask_bits();
            result.bits().next_power_of_two().clamp(narrowest, widest)
        }
        _ => result.bits().next_power_of_two().max(8),
    };
    let per = (bits / u32::from(width)).max(1) as usize;
    let register = |search: &mut Search<'_>, lanes: &[Id], count: usize| {
        let (shift, lanes) = match search.heuristics().uses(Heuristic::Legalization) {
            true => shifted(&mut search.space, lanes, widest),
            false => (vec![0; function.operands.len()], lanes.to_vec()),
        };
        let mut lanes: Vec<Option<Id>> = lanes.into_iter().map(Some).collect();
        lanes.resize(count * per, None);
        let bits = (count * per) as u32 * u32::from(width);
        (Goal { kind: result.kind, bits, width, demand: width, lanes }, shift)
    };
    let part = |search: &mut Search<'_>, lanes: &[Id]| {
        let (goal, shift) = register(search, lanes, 1);
        let bits = goal.bits;
        Part { goal: search.goals.intern(&mut search.space, goal), shift, bits }
    };
    let parts: Vec<Part> = lanes.chunks(per).map(|lanes| part(search, lanes)).collect();
    // Registers that are moved along the operands have goals of others.
    if result.kind == Kind::Vector && parts.iter().all(|p| p.shift.iter().all(|s| *s == 0)) {
        let goals: Vec<GoalId> = parts.iter().map(|p| p.goal).collect();
        interleave::arrange(search, &lanes, (width, bits), &goals);
    }
    if result.kind != Kind::Vector || bits != widest || !lanes.len().is_multiple_of(2 * per) {
        return parts;
    }
    let both = |(lanes, parts): (&[Id], &[Part])| {
        if !pairs::may_be_one(search, parts[0].goal, parts[1].goal) {
            return parts.to_vec();
        }
        let (goal, shift) = register(search, lanes, 2);
        vec![Part { goal: search.goals.result(&mut search.space, goal), shift, bits: 2 * bits }]
    };
    lanes.chunks(2 * per).zip(parts.chunks(2)).flat_map(both).collect()
}

/// Bits of what elements of `width` bits are made of where the widest that anything computes with have `most`.
fn limb(width: u16, most: u16) -> u16 {
    let halves = std::iter::successors(Some(width), |w| Some(w / 2));
    halves.take_while(|w| *w >= 8).find(|w| *w <= most).unwrap_or(width)
}

/// The limbs of `width` bits of element `e` of a window, lowest first, as functions of the limbs of operands.
fn limbs(space: &mut Space, dag: &Dag, (e, bits): (Id, u16), width: u16) -> Vec<Id> {
    let value = space.import(dag, e, &mut |_, _| None);
    let reachable = space.dag.reachable(&[value]);
    let parts = reachable.into_iter().filter_map(|id| Some((id, in_limbs(space, id, width)?))).collect();
    let value = space.replaced(value, parts);
    (0..bits / width).map(|n| space.field(value, n * width, width)).collect()
}

/// `id`, if it is an element of an operand, the upper bits of one, or its sign, as made of the limbs that it depends on.
fn in_limbs(space: &mut Space, id: Id, width: u16) -> Option<Id> {
    let dag = &mut space.dag;
    let (element, shift) = match *dag.node(id) {
        Node::Shr(a, n) => (a, u16::try_from(dag.as_const(n)?).ok()?),
        Node::Lt(a, zero) if dag.as_const(zero) == Some(0) => (a, u16::MAX),
        _ => (id, 0),
    };
    let Node::Read { base, width: whole, signed, index } = dag.node(element).clone() else { return None };
    let at = dag.as_const(index).filter(|_| whole > width && whole.is_multiple_of(width))?;
    let count = whole / width;
    let first = (shift / width).min(count - 1);
    let limbs = (first..count).map(|n| {
        let index = dag.constant(at * i128::from(count) + i128::from(n));
        let limb = dag.read_of(&base, width, signed && n == count - 1, index);
        (limb, 1i128 << ((n - first) * width))
    });
    let limbs: Vec<(Id, i128)> = limbs.collect();
    let value = dag.sum(0, &limbs);
    match *dag.node(id) {
        Node::Lt(_, zero) => Some(dag.lt(value, zero)),
        _ => Some(dag.shr_const(value, u32::from(shift - first * width))),
    }
}

/// The bits of a mask, where masks are numbers, in as many numbers as a register of `widest` bits has bytes.
fn mask_parts(search: &mut Search<'_>, lanes: &[Id], widest: u32) -> Vec<Part> {
    lanes
        .chunks((widest / 8) as usize)
        .map(|chunk| {
            let (shift, chunk) = shifted(&mut search.space, chunk, widest);
            let terms: Vec<(Id, i128)> = chunk.iter().enumerate().map(|(n, bit)| (*bit, 1 << n)).collect();
            let value = search.space.dag.sum(0, &terms);
            let demand = chunk.len() as u16;
            let goal = Goal { kind: Kind::Scalar, bits: 32, width: 32, demand, lanes: vec![Some(value)] };
            let goal = search.goals.intern(&mut search.space, goal);
            Part { goal, shift, bits: chunk.len() as u32 }
        })
        .collect()
}

/// `lanes` with the reads of each operand moved down by as many whole registers as they leave out at its
/// start, and those distances in bytes.
fn shifted(space: &mut Space, lanes: &[Id], widest: u32) -> (Vec<u32>, Vec<Id>) {
    let mut first: Vec<Option<u32>> = vec![None; space.operands().len()];
    for id in space.dag.reachable(lanes) {
        let Node::Read { base, width, index, .. } = space.dag.node(id) else { continue };
        let bit =
            space.dag.as_const(*index).and_then(|i| u32::try_from(i.checked_mul(i128::from(*width))?).ok());
        for operand in base {
            // What data chooses, and parts of concatenations, stay where they are.
            let at = if base.len() == 1 { bit.unwrap_or(0) } else { 0 } / widest * widest;
            let known = &mut first[usize::from(*operand)];
            *known = Some(known.map_or(at, |k| k.min(at)));
        }
    }
    let shift: Vec<u32> = first.into_iter().map(|f| f.unwrap_or(0)).collect();
    if shift.iter().all(|s| *s == 0) {
        return (shift, lanes.to_vec());
    }
    let from = space.dag.clone();
    let mut down = |d: &mut Dag, id: Id| match from.node(id) {
        Node::Read { base, width, signed, index } if base.len() == 1 => {
            let by = i128::from(shift[usize::from(base[0])]) / i128::from(*width);
            let index = d.constant(from.as_const(*index)? - by);
            Some(d.read_of(base, *width, *signed, index))
        }
        _ => None,
    };
    let moved = lanes.iter().map(|lane| space.import(&from, *lane, &mut down)).collect();
    (shift.into_iter().map(|s| s / 8).collect(), moved)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::library::target::Target;
    use crate::library::{Incumbent, UnitCosts};

    use crate::synthesize::{Options, synthesize};
    use crate::testing::{Proposing, found, found_in_lists, library, window};
    use autoir::program::Program;

    fn target() -> Target {
        Target {
            arch: "test".to_owned(),
            cpu: "test".to_owned(),
            features: BTreeSet::new(),
            register_bits: (128, 512),
        }
    }

    const LEAST: &str = "window least(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";

    const SUM: &str = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    const AND: &str = "window n(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] & b[i]\n}\n";
    const LESS: &str = "window c(a: u8x16, b: u8x16) -> u1x16 {\n    out[i] = a[i] < b[i]\n}\n";

    #[test]
    fn elements_wider_than_any_instruction_computes_with_are_made_in_limbs() {
        let even = "window z(a: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[2*k]\n    for k < 2: out[2*k + 1] = 0\n}\n";
        for (operands, index) in [("u32x4", "2*i"), ("u64x2", "i")] {
            let wide = format!(
                "window w(a: {operands}, b: {operands}) -> u64x2 {{\n    \
                 out[i] = (a[{index}] + b[{index}]) & 4294967295\n}}\n"
            );
            let found = found(&wide, &[SUM, even]).expect("the upper limbs are 0");
            assert!(found.steps.len() <= 3, "{found}");
        }
    }

    #[test]
    fn populations_of_wide_elements_are_those_of_their_limbs() {
        let ones = "window b(a: u16x8) -> u16x8 {\n    out[i] = popcount(a[i])\n}\n";
        let pairs = "window m(a: u16x8) -> u32x4 {\n    out[i] = a[2*i] + a[2*i + 1]\n}\n";
        let down = "window d(a: u32x4) -> u32x4 {\n    for k < 3: out[k] = a[k + 1]\n    out[3] = 0\n}\n";
        let wide = "window w(a: u64x2) -> u64x2 {\n    out[i] = popcount(a[i])\n}\n";
        let found = found(wide, &[ones, pairs, down, SUM, AND]).expect("the upper limbs are 0");
        assert!(found.steps.len() <= 7, "{found}");
    }

    #[test]
    fn masks_may_be_shorter_and_longer_than_their_registers() {
        let of =
            |n: u32| format!("window w(a: u8x{n}, b: u8x{n}) -> u1x{n} {{\n    out[i] = a[i] < b[i]\n}}\n");
        for (lanes, steps) in [(8, 1), (16, 1), (32, 2)] {
            assert_eq!(found_in_lists(&of(lanes), &[LESS]).map(|p| p.steps.len()), Some(steps), "{lanes}");
        }
    }

    #[test]
    fn short_masks_are_numbers() {
        let splat = "window p(a: u32) -> u32x4 {\n    out[i] = a\n}\n";
        let equal = "window e(a: u32x4, b: u32x4) -> i32x4 {\n    out[i] = select(a[i] == b[i], -1, 0)\n}\n";
        // A bit that is not of the element's first byte is compared in its place.
        let far = "window w(k: u32) -> i32x1 {\n    out[i] = 0 - (k >> 9 & 1)\n}\n";
        assert_eq!(found(far, &[splat, AND, equal]).map(|p| p.steps.len()), Some(3));
        let mask = "window w(k: u1x8) -> i32x4 {\n    out[i] = 0 - k[5]\n}\n";
        assert_eq!(found(mask, &[LESS, splat, AND, equal]).map(|p| p.steps.len()), Some(3));
    }

    #[test]
    fn registers_that_do_the_same_are_one_goal() {
        let library = library(&[LEAST]);
        let selection = library.select(&target(), &UnitCosts);
        let wide = window("window w(a: u8x48, b: u8x48) -> u8x48 {\n    out[i] = min(a[i], b[i])\n}\n");
        let space = Space::new(&wide.function.operands, &wide.ranges);
        let mut search = Search::new(space, &library, &selection, &UnitCosts, None);
        let parts = parts(&mut search, &wide, selection.widest);
        assert_eq!(parts.len(), 3);
        assert!(parts.iter().all(|p| p.goal == parts[0].goal && p.bits == 128), "{parts:?}");
        assert_eq!(parts[2].shift, [32, 32]);
    }

    #[test]
    fn what_is_made_of_scalars_costs_less_before_a_loop() {
        let product = "window p(a: u16x8, s: u16) -> u16x8 {\n    out[i] = u16(a[i] * s)\n}\n";
        let sum = "window q(a: u16x8, s: u16) -> u16x8 {\n    out[i] = u16(a[i] + s)\n}\n";
        let spread = "window c(s: u16) -> u16x8 {\n    out[i] = s\n}\n";
        let both = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = u16(a[i]*b[i] + b[i])\n}\n";
        let library = library(&[product, sum, spread, both]);
        let goal = window("window g(a: u16x8, s: u16) -> u16x8 {\n    out[i] = u16(a[i]*s + s)\n}\n");
        let selection = library.select(&target(), &UnitCosts);
        let cost = |in_loop| {
            let space = Space::new(&goal.function.operands, &goal.ranges);
            let mut search = Search::new(space, &library, &selection, &UnitCosts, None);
            search.set_in_loop(in_loop);
            let roots: Vec<GoalId> =
                parts(&mut search, &goal, selection.widest).iter().map(|p| p.goal).collect();
            search.run(&roots, u32::MAX).plans.last().map(|plan| plan.cost)
        };
        // Two that read the scalar; one of vectors, and an eighth of the one that makes a vector of it.
        assert_eq!([false, true].map(cost), [Some(200), Some(112)]);
    }

    #[test]
    fn each_register_is_made_from_its_own_part_of_the_operands() {
        let wide = window("window w(a: u8x32, b: u8x32) -> u8x32 {\n    out[i] = min(a[i], b[i])\n}\n");
        let library = library(&[LEAST]);
        let options = Options::default();
        let outcome = synthesize(&wide, &target(), &library, &UnitCosts, &options);
        let program = outcome.answer.expect("it is found and proven").program;
        assert_eq!(program.steps.len(), 2);
        assert_ne!(program.steps[0].args, program.steps[1].args);
        assert!(outcome.exhausted);
    }

    #[test]
    fn an_incumbent_is_the_answer_where_nothing_is_cheaper() {
        let twice = "window twice(a: u8x16) -> u8x16 {\n    out[i] = a[i] + a[i]\n}\n";
        let library = library(&[LEAST, twice]);
        let options = Options::default();
        let window = window(LEAST);
        let solve = |programs: Vec<Program>| {
            let incumbents = |_: &Window| -> Vec<Incumbent> {
                programs.iter().map(|p| Incumbent { program: p.clone(), cost: None, is_own: true }).collect()
            };
            synthesize(&window, &target(), &library, &Proposing(incumbents), &options)
        };
        let found = solve(Vec::new()).answer.expect("it is found").program;
        let again = solve(vec![found.clone()]).answer.expect("it is proven");
        assert_eq!(again.program, found);
        // An incumbent is proven like anything else: a wrong program is no answer.
        let mut wrong = found.clone();
        wrong.steps[0].args.swap(0, 1);
        wrong.steps[0].args[0] = wrong.steps[0].args[1].clone();
        let outcome = solve(vec![wrong]);
        assert!(outcome.incumbent_refuted);
        assert_eq!(outcome.answer.expect("the search is not bound by what is not proven").program, found);
        assert_eq!(outcome.rejected.len(), 1);
    }

    #[test]
    fn a_scalar_enters_one_lane() {
        let enter = "window e(b: u32) -> u32x4 {\n    out[0] = b\n    out[1] = 0\n    out[2] = 0\n    \
                     out[3] = 0\n}\n";
        let add = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let library = library(&[enter, add]);
        let one = window("window w(a: u32x1, b: u32) -> u32x1 {\n    out[i] = a[i] + b\n}\n");
        let options = Options::default();
        let found = synthesize(&one, &target(), &library, &UnitCosts, &options);
        assert_eq!(found.answer.expect("it is found and proven").program.steps.len(), 2);
    }
}
