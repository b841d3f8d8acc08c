//! Windows in pieces with small libraries.

use std::cell::RefCell;

use autoir::program::{Opaque, Port, Step};
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::reroll::reroll;
use autoir_semantics::smt::Verdict;
use autoir_semantics::vectors::Rng;

use super::reduce::{Staged, staged};
use super::*;
use crate::heuristics::Heuristics;
use crate::library::UnitCosts;
use crate::pattern::library::PatternLibrary;
use crate::program;
use crate::synthesize::{Options, Proof, synthesize};
use crate::testing::{Proposing, library, target, window};
use crate::verify::verify;

/// Finds programs of one instruction.
struct OneStep<'a> {
    library: &'a PatternLibrary,
    /// Whether there is no time for others.
    late: bool,
}

/// Finds any programs, in little time.
struct AnySteps<'a> {
    library: &'a PatternLibrary,
}

impl Search for AnySteps<'_> {
    fn search(&self, window: &Window, limit: Option<Cost>) -> Option<Made> {
        let effort = std::time::Duration::from_millis(100);
        let heuristics = Heuristics::without("partition").expect("a heuristic");
        let options = Options { heuristics, effort, ..Options::default() };
        let found = synthesize(window, &target(), self.library, &UnitCosts, &options);
        let answer = found.answer.filter(|a| limit.is_none_or(|limit| a.cost < limit))?;
        Some(Made { program: answer.program, cost: answer.cost, parts: Vec::new() })
    }

    fn is_late(&self) -> bool {
        false
    }
}

impl Search for OneStep<'_> {
    fn search(&self, window: &Window, limit: Option<Cost>) -> Option<Made> {
        let heuristics = Heuristics::without("partition").expect("a heuristic");
        let options = Options { heuristics, ..Options::default() };
        let found = synthesize(window, &target(), self.library, &UnitCosts, &options);
        let answer = found.answer.filter(|a| a.program.steps.len() == 1)?;
        if limit.is_some_and(|limit| answer.cost >= limit) {
            return None;
        }
        Some(Made { program: answer.program, cost: answer.cost, parts: Vec::new() })
    }

    fn is_late(&self) -> bool {
        self.late
    }
}

const TWICE: &str = "window t(a: u8x16) -> u16x16 {\n    out[i] = 2 * a[i]\n}\n";
const LEAST: &str = "window m(a: u16x16, b: u16x16) -> u16x16 {\n    out[i] = min(a[i], b[i])\n}\n";
const MORE: &str = "window p(a: u16x16) -> u16x16 {\n    out[i] = a[i] + 1\n}\n";
const BOTH: &str = "window b(a: u16x16, b: u16x16) -> u16x16 {\n    out[i] = min(a[i], b[i]) + 1\n}\n";

/// Finds programs of one instruction; knows of others.
struct Elsewhere<'a> {
    library: &'a PatternLibrary,
}

impl Search for Elsewhere<'_> {
    fn search(&self, window: &Window, limit: Option<Cost>) -> Option<Made> {
        OneStep { library: self.library, late: false }.search(window, limit)
    }

    fn insist(&self, window: &Window) -> Option<Made> {
        AnySteps { library: self.library }.search(window, None)
    }

    fn is_late(&self) -> bool {
        false
    }
}

/// Finds nothing, and knows what it was asked for.
#[derive(Default)]
struct Asked(RefCell<Vec<Window>>);

impl Search for Asked {
    fn search(&self, window: &Window, _: Option<Cost>) -> Option<Made> {
        self.0.borrow_mut().push(window.clone());
        None
    }

    fn is_late(&self) -> bool {
        false
    }
}

#[test]
fn what_is_read_often_is_paid_for_in_parts() {
    let text = "window w(a: u16x16, b: u16x16) -> u16x16 {\n    let least = min(a[i], b[i])\n    \
        out[i] = (least >> 1) + (least >> 2) + 1\n}\n";
    let whole = window(text);
    let pieces = Pieces::new(&whole, &reroll(&whole.function), 64, false).expect("lanes are alike");
    let uses = pieces.uses();
    let readers = |v: &usize| matches!(pieces.dag.node(pieces.values[*v].definition), Node::Min(..));
    let least = (0..uses.len()).find(readers).expect("a value of its own");
    assert_eq!((uses[least], uses.last()), (2, Some(&0)));
}

#[test]
fn what_needs_wider_elements_than_the_result_is_not_taken_apart_first() {
    let text = "window w(a: u16x16, b: u16x16, c: u16x16) -> u8x16 {\n    \
        out[i] = (3*a[i] + 5*b[i] + 7*c[i]) >> 9\n}\n";
    let (asked, whole) = (Asked::default(), window(text));
    assert!(Solver::new(&asked).apart(&whole).is_none());
    let asked = asked.0.into_inner();
    let shapes =
        |w: &Window| (w.function.result.width, w.function.operands.iter().map(|o| o.width).collect());
    assert_eq!(shapes(&asked[0]), (16, vec![16; 3]));
    // That one was searched for.
    assert!(asked.iter().all(|w| shapes(w) != (8, vec![16; 3])));
}

#[test]
fn a_value_may_be_computed_by_an_incumbent() {
    let library = library(&[LEAST, MORE]);
    let text = "window w(a: u16x32, b: u16x32) -> u16x32 {\n    out[i] = min(a[i], b[i]) + 1\n}\n";
    let (whole, alone, elsewhere) =
        (window(text), OneStep { library: &library, late: false }, Elsewhere { library: &library });
    assert!(Solver::new(&alone).apart(&whole).is_none());
    let made = Solver::new(&elsewhere).apart(&whole).expect("two registers each");
    assert_eq!((made.program.steps.len(), made.parts.len(), made.cost), (4, 2, 400));
    assert_eq!(verify(&whole, &made.program, &library, 3_000).expect("well formed"), Verdict::Proved);
}

#[test]
fn every_value_can_be_computed_apart() {
    let library = library(&[TWICE, LEAST, MORE]);
    let whole =
        window("window w(a: u8x16, b: u16x16) -> u16x16 {\n    out[i] = min(2 * a[i], b[i]) + 1\n}\n");
    let search = OneStep { library: &library, late: false };
    let made = Solver::new(&search).apart(&whole).expect("three pieces");
    assert_eq!((made.program.steps.len(), made.parts.len()), (3, 3));
    assert_eq!(verify(&whole, &made.program, &library, 3_000).expect("well formed"), Verdict::Proved);
    for part in &made.parts {
        let verdict = verify(&part.piece.window, &part.piece.program, &library, 3_000);
        assert_eq!(verdict.expect("well formed"), Verdict::Proved);
    }
}

#[test]
fn values_are_computed_together_where_that_is_cheaper() {
    let library = library(&[TWICE, LEAST, MORE, BOTH]);
    let whole =
        window("window w(a: u8x16, b: u16x16) -> u16x16 {\n    out[i] = min(2 * a[i], b[i]) + 1\n}\n");
    let search = OneStep { library: &library, late: false };
    let made = Solver::new(&search).apart(&whole).expect("two pieces");
    assert_eq!(made.program.steps.len(), 2);
}

#[test]
fn a_search_that_finds_nothing_is_followed_by_pieces() {
    // No sum of more than two: the search would have to see 8 halvings.
    let add = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    let down = "window d(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a ++ b)[i + 2]\n}\n";
    let next = "window n(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a ++ b)[i + 1]\n}\n";
    let library = library(&[add, down, next]);
    let sum = window("window r(a: u32x16) -> u32x1 {\n    out[i] = sum(j < 16) a[j]\n}\n");
    let options = Options::default();
    let found = synthesize(&sum, &target(), &library, &UnitCosts, &options);
    let answer = found.answer.expect("it is found");
    assert!(answer.program.steps.len() <= 7, "{}", answer.program.steps.len());
    assert_eq!(answer.proof, Proof::Whole);
}

/// What `f` makes of random operands, round by round.
fn results(f: &autoir_semantics::lane::ElementFn) -> Vec<Bits> {
    let mut rng = Rng::new(7);
    let mut random = |bits: u32| -> Bits {
        let bytes: Vec<u8> = (0..bits.div_ceil(8)).map(|_| rng.next_u64() as u8).collect();
        Bits::from_bytes(&bytes, bits)
    };
    (0..50).map(|_| f.run(&f.operands.iter().map(|o| random(o.bits())).collect::<Vec<_>>())).collect()
}

#[test]
fn rounded_shifts_need_no_wider_values() {
    let text = "window r(a: i32x4, s: u8x4) -> i32x4 {\n    \
                out[i] = (a[i] + ((1 << min(s[i], 33)) >> 1)) >> min(s[i], 33)\n}\n";
    let lanes = reroll(&window(text).function);
    let [other] = &rewritten(&lanes)[..] else { panic!("one rule applies") };
    assert_eq!(results(&other.unroll()), results(&lanes.unroll()));
    let widest = |l: &LaneFn| l.dag.reachable(&l.bodies).iter().map(|id| l.dag.interval(*id).bits()).max();
    // The sum of the shifted value and a bit is cut to its type at once.
    assert!(widest(other) <= Some(33) && widest(&lanes) > Some(33));
}

#[test]
fn nothing_is_shifted_further_than_there_are_bits() {
    let text = "window s(a: u32x4, n: i8x4) -> u32x4 {\n    out[i] = a[i] << sat_u8(-n[i])\n}\n";
    let lanes = reroll(&window(text).function);
    let [other] = &rewritten(&lanes)[..] else { panic!("one rule applies") };
    assert_eq!(results(&other.unroll()), results(&lanes.unroll()));
    let counts = |l: &LaneFn| -> Vec<i128> {
        let count = |id: &Id| match l.dag.node(*id) {
            Node::Shl(_, n) => Some(l.dag.interval(*n).hi),
            _ => None,
        };
        l.dag.reachable(&l.bodies).iter().filter_map(count).collect()
    };
    assert_eq!((counts(&lanes), counts(other)), (vec![128], vec![32]));
    // With counts of no more than that, there is nothing to gain.
    let small = text.replace("sat_u8(-n[i])", "min(sat_u8(-n[i]), 32)");
    assert!(rewritten(&reroll(&window(&small).function)).is_empty());
}

#[test]
fn what_is_cut_off_is_not_computed() {
    let shift = "window s(a: u32x4, n: u8x4) -> u32x4 {\n    out[i] = a[i] << min(n[i], 40)\n}\n";
    let choose = "window c(a: u32x4, b: u32x4, c: u32x4) -> u32x4 {\n    out[i] = select(a[i] < b[i], c[i], b[i])\n}\n";
    let add = "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    let library = library(&[shift, choose, add]);
    // The shift makes values of 72 bits, of which 32 matter.
    let whole = window(
        "window w(a: u32x4, b: u32x4, n: u8x4) -> u32x4 {\n    \
         out[i] = a[i] + select(a[i] < b[i], a[i] << min(n[i], 40), b[i])\n}\n",
    );
    let made = Solver::new(&OneStep { library: &library, late: false }).apart(&whole).expect("three pieces");
    assert_eq!(made.program.steps.len(), 3);
    assert_eq!(verify(&whole, &made.program, &library, 3_000).expect("well formed"), Verdict::Proved);
}

#[test]
fn no_value_is_wider_than_the_elements_that_there_are() {
    let whole =
        window("window w(a: i32x4, b: i32x4) -> i32x4 {\n    out[i] = (a[i] * b[i] >> 31) + a[i]\n}\n");
    let lanes = reroll(&whole.function);
    let widest = |limit| {
        let pieces = Pieces::new(&whole, &lanes, limit, false).expect("values");
        pieces.values.iter().map(|v| v.width).max()
    };
    assert_eq!((widest(64), widest(32)), (Some(64), Some(32)));
}

#[test]
fn wider_values_inside_of_an_instruction_come_first() {
    let widen = "window a(a: u8x16, b: u8x16) -> u16x16 {\n    out[i] = a[i] + b[i]\n}\n";
    let narrow = "window s(a: u16x16) -> u8x16 {\n    out[i] = sat_u8(a[i])\n}\n";
    let both = "window b(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + b[i])\n}\n";
    let least = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = min(a[i], b[i])\n}\n";
    let library = library(&[widen, narrow, both, least]);
    let whole = window(
        "window w(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = min(sat_u8(a[i] + b[i]), c[i])\n}\n",
    );
    let made = Solver::new(&OneStep { library: &library, late: true }).apart(&whole).expect("two pieces");
    assert_eq!(made.program.steps.len(), 2);
}

#[test]
fn what_is_the_same_in_all_lanes_is_computed_as_wide_as_it_is_used() {
    let narrow = "window n(s: u16) -> u8x16 {\n    out[i] = min(s, 7)\n}\n";
    let widen = "window e(a: u8x16) -> u16x16 {\n    out[i] = a[i]\n}\n";
    let wide = "window m(s: u16) -> u16x16 {\n    out[i] = min(s, 7)\n}\n";
    let shift =
        "window s(a: u16x16, n: u16x16) -> u16x16 {\n    assume n in 0..=7\n    out[i] = a[i] << n[i]\n}\n";
    let library = library(&[narrow, widen, wide, shift]);
    let whole = window("window w(a: u16x16, s: u16) -> u16x16 {\n    out[i] = a[i] << min(s, 7)\n}\n");
    let made = Solver::new(&OneStep { library: &library, late: true }).apart(&whole).expect("two pieces");
    assert_eq!(made.program.steps.len(), 2);
}

#[test]
fn what_is_the_same_in_all_lanes_goes_along_with_wider_values() {
    let whole = window(
        "window w(a: u16x16, s: u16) -> u8x16 {\n    let n = min(s, 7)\n    out[i] = sat_u8(a[i] + ((1 << n) >> 1))\n}\n",
    );
    let lanes = reroll(&whole.function);
    let pieces = Pieces::new(&whole, &lanes, 64, false).expect("values");
    let last = pieces.values.len() - 1;
    let of_scalars = (0..last).filter(|v| pieces.values[*v].is_uniform);
    let passing = pieces.passing(last);
    assert!(of_scalars.clone().count() > 1 && of_scalars.clone().all(|v| passing.contains(&v)));
}

#[test]
fn a_compiler_is_not_asked_about_parts_that_are_too_wide() {
    let average = "window a(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] + b[i]) >> 1\n}\n";
    let least = "window m(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = min(a[i], b[i])\n}\n";
    let library = library(&[average, least]);
    let whole = window(
        "window w(a: u32x4, b: u32x4, c: u32x4) -> u32x4 {\n    \
         out[i] = max((min((a[i] + b[i]) >> 1, c[i]) + a[i]) >> 1, c[i])\n}\n",
    );
    let asked = std::sync::Mutex::new(Vec::new());
    let note = |w: &Window| {
        asked
            .lock()
            .expect("nobody panicked")
            .push((w.function.result.width, crate::cover::widths::widest_value(w)));
        Vec::new()
    };
    let options = Options { effort: std::time::Duration::from_millis(200), ..Options::default() };
    let found = synthesize(&whole, &target(), &library, &Proposing(note), &options);
    assert!(found.answer.is_none(), "nothing makes the greater one");
    let asked = asked.into_inner().expect("nobody panicked");
    assert_eq!(asked[0], (32, 33));
    assert!(asked.len() > 1 && asked[1..].iter().all(|a| a.0 <= 32 && a.1 <= 32), "{asked:?}");
}

/// The lanes and widths of the values between, for every way to reduce in two steps; both windows make the whole on random
/// inputs.
fn steps_between(text: &str) -> Vec<(u32, u16)> {
    let whole = window(text);
    let lanes = reroll(&whole.function);
    let all: Vec<Staged> = staged(&whole, &lanes, 64).collect();
    let mut rng = Rng::new(7);
    for staged in &all {
        for _ in 0..20 {
            let mut random = |o: &Operand| {
                let bytes: Vec<u8> = (0..o.bits() / 8).map(|_| rng.next_u64() as u8).collect();
                Bits::from_bytes(&bytes, o.bits())
            };
            let mut inputs: Vec<Bits> = whole.function.operands.iter().map(&mut random).collect();
            let wanted = whole.function.run(&inputs);
            let of = |reads: &[usize], inputs: &[Bits]| reads.iter().map(|n| inputs[*n].clone()).collect();
            let read: Vec<Bits> = of(&staged.inner_reads, &inputs);
            inputs.push(staged.inner.function.run(&read));
            let read: Vec<Bits> = of(&staged.outer_reads, &inputs);
            assert_eq!(staged.outer.function.run(&read), wanted, "{text}");
        }
    }
    let between =
        |staged: &Staged| (staged.inner.function.result.lanes(), staged.inner.function.result.width);
    all.iter().map(between).collect()
}

fn first_staged(whole: &Window) -> Staged {
    staged(whole, &reroll(&whole.function), 64).next().expect("an even number of terms")
}

#[test]
fn halves_of_a_reduction_make_the_whole() {
    for op in ["sum", "max", "xor"] {
        let text = format!(
            "window r(c: u32x4, a: u32x32) -> u32x4 {{\n    out[i] = c[i] + {op}(j < 8) a[8*i + j]\n}}\n"
        );
        // Sums of two neighbours fit into elements of twice the width.
        let more: &[(u32, u16)] = if op == "sum" { &[(16, 64)] } else { &[] };
        assert_eq!(steps_between(&text), [&[(16, 32)], more].concat());
        let whole = window(&text);
        let halved = first_staged(&whole);
        // The other operand is none of what it reads: for another one, it is the same window.
        assert_eq!((&halved.inner_reads[..], halved.inner.function.operands.len()), (&[1][..], 1));
        assert_eq!(halved.outer_reads, [0, 2]);
    }
}

#[test]
fn neighbours_are_added_up_in_elements_as_wide_as_they_are_together() {
    let sum = "window r(c: u32x2, a: u8x32) -> u32x2 {\n    out[i] = c[i] + sum(j < 16) a[16*i + j]\n}\n";
    assert_eq!(steps_between(sum), [(16, 16), (16, 16), (8, 32), (4, 64)]);
    let dot = "window d(a: u8x16, b: i8x16) -> i32x1 {\n    out[i] = sum(j < 16) a[j] * b[j]\n}\n";
    // Products of two bytes in 16 bits may be too large.
    assert_eq!(steps_between(dot), [(8, 32), (4, 32), (2, 64)]);
    // What is read in wide elements stays in such.
    let small = "window s(a: u32x16) -> u16x1 {\n    assume a in 0..=9\n    out[i] = sum(j < 16) a[j]\n}\n";
    let whole = window(small);
    assert_eq!(first_staged(&whole).inner.function.result.width, 32);
}

#[test]
fn terms_that_take_much_are_computed_before_they_are_combined() {
    let text = "window r(a: u8x16, b: u8x16) -> u32x1 {\n    \
                out[i] = sum(j < 16) min(max(a[j], b[j]), (a[j] ^ b[j]) & 15)\n}\n";
    let whole = window(text);
    let halved = first_staged(&whole);
    assert_eq!(halved.inner.function.result.lanes(), 16);
    let (maps, sums) = (results(&halved.inner.function), results(&whole.function));
    for (mapped, sum) in maps.into_iter().zip(sums) {
        assert_eq!(halved.outer.function.run(&[mapped]), sum);
    }
}

/// Maxima of bytes and rotations of registers, and a window that needs many of them.
fn maxima() -> (PatternLibrary, Window) {
    let least = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n";
    let moves: Vec<String> = (1..16)
        .map(|n| format!("window d(a: u8x16) -> u8x16 {{\n    out[i] = a[(i + {n}) & 15]\n}}\n"))
        .collect();
    let meanings: Vec<&str> = std::iter::once(least).chain(moves.iter().map(String::as_str)).collect();
    (library(&meanings), window("window r(a: u8x16) -> u8x1 {\n    out[i] = max(j < 16) a[j]\n}\n"))
}

#[test]
fn many_terms_are_combined_in_halves() {
    let (library, most) = maxima();
    let made = Solver::new(&AnySteps { library: &library }).piece(&most, None).expect("it is found");
    // Two halvings, and three terms that are moved to the fourth.
    assert!(made.program.steps.len() <= 10, "{}", made.program.steps.len());
    assert_eq!(verify(&most, &made.program, &library, 3_000).expect("well formed"), Verdict::Proved);
}

#[test]
fn what_costs_too_much_is_found_where_more_is_allowed() {
    let add = "window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
    let library = library(&[add]);
    let search = AnySteps { library: &library };
    let mut solver = Solver::new(&search);
    let whole =
        window("window w(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i] + c[i]\n}\n");
    let mut cost = |limit| solver.piece(&whole, limit).map(|made| made.cost);
    let dear = cost(None).expect("two sums");
    let other =
        window("window w(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i] + 2*c[i]\n}\n");
    let mut cost = |limit| solver.piece(&other, limit).map(|made| made.cost);
    assert!(cost(Some(dear)).is_none() && cost(Some(dear - 1)).is_none());
    let found = cost(Some(2 * dear)).expect("three sums");
    // What is known is said, whatever it may cost.
    assert_eq!((cost(None), cost(Some(dear))), (Some(found), Some(found)));
}

/// Takes every window whose values have at most 33 bits for one instruction.
struct Narrow;

impl Search for Narrow {
    fn search(&self, window: &Window, _: Option<Cost>) -> Option<Made> {
        let f = &window.function;
        let narrow = |id: &Id| f.dag.interval(*id).is_exact() && f.dag.interval(*id).bits() <= 33;
        let port =
            |o: &Operand| Port { name: o.name.clone(), shape: program::shape(o.kind, o.width, o.lanes()) };
        let result = program::shape(f.result.kind, f.result.width, f.result.lanes());
        let args = (0..f.operands.len()).map(Arg::Input).collect();
        let program = Program {
            name: window.name.clone(),
            inputs: f.operands.iter().map(port).collect(),
            steps: vec![Step { instruction: "any".to_owned(), args, result }],
            output: result,
            result: Arg::Step(0),
            opaque: Opaque::Nothing,
        };
        f.dag.reachable(&f.elements).iter().all(narrow).then_some(Made {
            program,
            cost: 1,
            parts: Vec::new(),
        })
    }

    fn is_late(&self) -> bool {
        false
    }
}

#[test]
fn what_is_written_otherwise_is_proven_in_pieces() {
    let text = "window r(a: i32x4, s: u8x4) -> i32x4 {\n    \
                out[i] = (a[i] + ((1 << min(s[i], 33)) >> 1)) >> min(s[i], 33)\n}\n";
    let whole = window(text);
    let made = Solver::new(&Narrow).apart(&whole).expect("the rule makes it narrow");
    assert!(!made.parts.is_empty());
    let proven = |window: &Window| composition::verify(&made.clone().of(window.clone()), 3_000);
    assert_eq!(proven(&whole).expect("they fit"), Verdict::Proved);
    // The same pieces are not those of a window that rounds otherwise.
    let rounded_down = window(&text.replace("((1 << min(s[i], 33)) >> 1)", "0"));
    assert!(!proven(&rounded_down).expect("they fit").is_proved());
}

#[test]
fn what_a_search_knows_is_not_tried_in_pieces_again() {
    let ways = |text: &str| has_other_ways(&window(text));
    assert!(!ways("window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n"));
    assert!(ways("window r(a: u8x16) -> u8x1 {\n    out[i] = max(j < 16) a[j]\n}\n"));
}

#[test]
fn the_greatest_of_many_is_not_found_term_by_term() {
    let (library, most) = maxima();
    let found = synthesize(&most, &target(), &library, &UnitCosts, &Options::default());
    let answer = found.answer.expect("it is found and proven");
    assert!(answer.program.steps.len() <= 10, "{}", answer.program.steps.len());
    assert!(found.exhausted, "the search finds it by itself");
}

#[test]
fn results_that_share_values_are_made_of_pieces() {
    let text = "window w(a: u32x4, b: u32x4, d: u32x4) -> u32x8 {\n    let s = u32(a[i] + b[i])\n    \
        let x = d[i] ^ s\n    for i < 4: out[i] = s\n    for i < 4: out[4 + i] = (x << 16) | (x >> 16)\n}\n";
    let whole = window(text);
    assert!(super::shares(&whole));
    let add = "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    let xor = "window x(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] ^ b[i]\n}\n";
    let turn = "window t(a: u32x4) -> u32x4 {\n    out[i] = (a[i] << 16) | (a[i] >> 16)\n}\n";
    let program = crate::testing::found(text, &[add, xor, turn]).expect("a program");
    assert_eq!(program.steps.len(), 3, "{program}");
    // What is read alone is nothing that is shared.
    let apart = text.replace("out[i] = s", "out[i] = a[i]");
    assert!(!super::shares(&window(&apart)));
}
