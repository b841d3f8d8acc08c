//! What is said of an answer: the conditions that it rests on, and what was nearly of use.

use std::collections::BTreeSet;
use std::time::Duration;

use autoir_semantics::reroll::reroll;
use autoir_synth::library::target::Target;
use autoir_synth::library::{Instruction, Library, UnitCosts};
use autoir_synth::pattern::library::PatternLibrary;
use autoir_synth::report::conditions::{Condition, Exempt, conditions};
use autoir_synth::report::remarks::{NearMiss, near_misses};
use autoir_synth::synthesize::{Options, Outcome, synthesize};
use autoir_synth::window::Window;
use autoir_synth::window::air;

fn window(text: &str) -> Window {
    let (mut windows, _, diagnostics) = air::parse("test.air", text);
    assert!(diagnostics.is_empty(), "{}", diagnostics[0]);
    windows.remove(0)
}

fn target() -> Target {
    Target {
        arch: "test".to_owned(),
        cpu: "test".to_owned(),
        features: BTreeSet::from(["BASE".to_owned()]),
        register_bits: (128, 512),
    }
}

/// Instructions by name, feature and meaning.
fn library(meanings: &[(&str, &str, &str)]) -> PatternLibrary {
    let instruction = |(name, feature, text): &(&str, &str, &str)| Instruction {
        id: (*name).to_owned(),
        mnemonic: (*name).to_owned(),
        arch: String::new(),
        features: vec![(*feature).to_owned()],
        function: reroll(&window(text).function),
        immediates: Vec::new(),
    };
    Library::new(meanings.iter().map(instruction).collect(), "a dictionary").into()
}

fn solve(window: &Window, library: &PatternLibrary) -> Outcome {
    synthesize(window, &target(), library, &UnitCosts, &Options::default())
}

fn said(window: &Window, library: &PatternLibrary) -> Vec<Condition> {
    let program = solve(window, library).answer.expect("it is found and proven").program;
    conditions(window, &program, library).expect("the program is about the window")
}

fn near(window: &Window, library: &PatternLibrary) -> Vec<NearMiss> {
    near_misses(window, &target(), library, &UnitCosts, None, Duration::from_secs(10))
}

const MADD: (&str, &str, &str) = (
    "pmaddubsw",
    "BASE",
    "window pmaddubsw(a: u8x16, b: i8x16) -> i16x8 {\n    \
     out[i] = sat_i16(a[2*i] * b[2*i] + a[2*i + 1] * b[2*i + 1])\n}\n",
);
const ADD: (&str, &str, &str) =
    ("paddb", "BASE", "window paddb(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n");
const AVG: (&str, &str, &str) = (
    "pavgb",
    "MORE",
    "window pavgb(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = (a[i] + b[i] + 1) >> 1\n}\n",
);

const ONE: &str = "window one(a: u8x16) -> u8x16 {\n    out[i] = a[i] + 1\n}\n";

/// A dot product whose bytes lie within `assumption`.
fn dot(assumption: &str) -> Window {
    window(&format!(
        "window dot(x: u8x16, y: i8x16) -> i16x8 {{\n    {assumption}\n    \
         out[i] = x[2*i] * y[2*i] + x[2*i + 1] * y[2*i + 1]\n}}\n"
    ))
}

#[test]
fn a_saturation_that_cannot_happen_is_a_condition() {
    let dot = dot("assume x in 0..=127");
    let found = said(&dot, &library(&[MADD]));
    let [condition] = &found[..] else { panic!("{found:?}") };
    assert_eq!((condition.exempt, &condition.steps[..]), (Exempt::Saturates, &[0][..]));
    assert_eq!((condition.value, condition.limit), ((-32512, 32258), (-32768, 32767)));
    assert!(condition.because[0].assumed && !condition.because[1].assumed);
    assert_eq!(
        condition.sentence(&dot),
        "pmaddubsw never saturates: -32512..=32258 is within -32768..=32767, because 0 <= x <= 127 and -128 <= y <= 127"
    );
}

#[test]
fn a_saturation_that_the_window_has_as_well_is_none() {
    let same = window(MADD.2);
    assert_eq!(said(&same, &library(&[MADD])), []);
}

#[test]
fn a_program_that_is_not_about_the_window_has_no_conditions() {
    let program = solve(&dot("assume x in 0..=127"), &library(&[MADD])).answer.expect("it is found").program;
    assert!(conditions(&window(ONE), &program, &library(&[MADD])).is_err());
    assert!(conditions(&dot(""), &program, &library(&[ADD])).is_err());
}

#[test]
fn what_saturates_without_the_assumption_is_a_near_miss() {
    let (whole, library) = (dot(""), library(&[MADD, ADD]));
    assert!(solve(&whole, &library).answer.is_none());
    let found = near(&whole, &library);
    assert_eq!(found.iter().map(|m| m.instruction.as_str()).collect::<Vec<_>>(), ["pmaddubsw"]);
    assert_eq!(found[0].clause.word(), "saturation");
    assert_eq!(
        found[0].clause.to_string(),
        "it saturates to -32768..=32767, and the value can be -65280..=64770"
    );
    assert_eq!(near(&dot("assume x in 0..=127"), &library), [], "what matches is no near miss");
}

#[test]
fn what_the_cpu_lacks_is_a_near_miss() {
    let found = near(&window(AVG.2), &library(&[ADD, AVG]));
    let [miss] = &found[..] else { panic!("{found:?}") };
    assert_eq!((miss.instruction.as_str(), miss.clause.word()), ("pavgb", "feature"));
    assert_eq!(miss.clause.to_string(), "the CPU lacks MORE");
}
