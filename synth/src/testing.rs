//! What tests make of texts: windows, and instructions that do what windows say.

use autoir::program::Program;
use autoir_semantics::lane::{Kind, LaneFn, Operand};
use autoir_semantics::reroll::reroll;

use crate::heuristics::Heuristics;
use crate::library::target::Target;
use crate::library::{Backend, Cost, CostModel, Incumbent, Instruction, Library, UnitCosts};
use crate::pattern::library::PatternLibrary;
use crate::synthesize::{Options, Outcome, synthesize};
use crate::window::Window;
use crate::window::air;

/// The window of a text.
pub(crate) fn window(text: &str) -> Window {
    let (mut windows, _, diagnostics) = air::parse("test.air", text);
    assert!(diagnostics.is_empty(), "{}", diagnostics[0]);
    windows.remove(0)
}

/// A vector of 16 bytes.
pub(crate) fn bytes(name: &str) -> Operand {
    Operand { name: name.to_owned(), kind: Kind::Vector, width: 8, signed: false, extents: vec![16] }
}

/// Instructions that do what windows say, called `i0` and so on.
pub(crate) fn library(meanings: &[&str]) -> PatternLibrary {
    let instruction = |(n, text): (usize, &&str)| Instruction {
        id: format!("i{n}"),
        mnemonic: format!("i{n}"),
        arch: String::new(),
        features: Vec::new(),
        function: reroll(&window(text).function),
        immediates: Vec::new(),
    };
    Library::new(meanings.iter().enumerate().map(instruction).collect(), "a dictionary").into()
}

/// What has vectors of 128 bits.
pub(crate) fn target() -> Target {
    Target::x86("haswell", "").expect("a known CPU")
}

/// The program that is found for a window with instructions that do what others say.
pub(crate) fn found(text: &str, instructions: &[&str]) -> Option<Program> {
    found_on(&target(), text, instructions)
}

/// The same without some heuristics.
pub(crate) fn found_without(heuristics: &str, text: &str, instructions: &[&str]) -> Option<Program> {
    let heuristics = Heuristics::without(heuristics).expect("heuristics");
    let options = Options { heuristics, ..Options::default() };
    let outcome = synthesize(&window(text), &target(), &library(instructions), &UnitCosts, &options);
    Some(outcome.answer?.program)
}

/// The same where all registers have 128 bits.
pub(crate) fn found_in_lists(text: &str, instructions: &[&str]) -> Option<Program> {
    Some(outcome_in_lists(text, instructions).answer?.program)
}

/// What comes of a window where all registers have 128 bits.
pub(crate) fn outcome_in_lists(text: &str, instructions: &[&str]) -> Outcome {
    let register_bits = (128, 128);
    let target = Target { register_bits, arch: "test".to_owned(), cpu: "test".to_owned(), ..target() };
    outcome_on(&target, text, instructions)
}

pub(crate) fn found_on(target: &Target, text: &str, instructions: &[&str]) -> Option<Program> {
    Some(outcome_on(target, text, instructions).answer?.program)
}

fn outcome_on(target: &Target, text: &str, instructions: &[&str]) -> Outcome {
    synthesize(&window(text), target, &library(instructions), &UnitCosts, &Options::default())
}

/// Every instruction costs one cycle, and a function gives incumbents.
pub(crate) struct Proposing<F>(pub F);

impl<F: Sync> CostModel for Proposing<F> {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        UnitCosts.instruction(instruction)
    }
}

impl<F: Fn(&Window) -> Vec<Incumbent> + Sync> Backend for Proposing<F> {
    fn incumbents(&self, window: &Window, _: &LaneFn) -> Vec<Incumbent> {
        self.0(window)
    }
}
