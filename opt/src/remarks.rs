//! What is said of each window: a sentence, and the record that LLVM's own passes keep of what they did and did not do.
//!
//! The record is the YAML of `-fsave-optimization-record` (LLVM, "Remarks"), which viewers of such records read.

use std::fmt::Write;

use autoir_synth::program::text::written;
use autoir_synth::window::air::print::{print_program, print_window};
use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::module::Module;

use crate::ir::{self, Line, Value};
use crate::plan::{Fate, Plan};

/// What kind of a remark it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Something was replaced.
    Passed,
    /// Something was not.
    Missed,
    /// There was nothing to replace.
    Analysis,
}

/// Something said of a window, or of a value without one.
#[derive(Clone, Debug)]
pub struct Remark<'p> {
    /// Its kind.
    pub kind: Kind,
    /// What happened, as one word.
    pub name: &'static str,
    /// The function.
    pub function: &'p str,
    /// The number of the block in it, if that is known.
    pub block: Option<usize>,
    /// Where the source text says it, if the module tells.
    pub line: Option<&'p Line>,
    /// The sentence in parts: what each is, and what it says.
    parts: Vec<(&'static str, String)>,
    /// The window and its program.
    details: Vec<(&'static str, String)>,
}

impl Remark<'_> {
    /// The sentence.
    pub fn message(&self) -> String {
        self.parts.iter().map(|(_, said)| said.as_str()).collect()
    }

    /// The instruction of `module`, as it was planned for, that this is about: the first one of its line, else of its
    /// block, else of its function.
    pub fn instruction(&self, module: &Module<'_>) -> Option<LLVMValueRef> {
        let blocks = ir::blocks(Value::of(&module.get_function(self.function)?));
        let instructions = match self.block {
            Some(number) => blocks.get(number)?.instructions(),
            None => blocks.first()?.instructions(),
        };
        let is_there = |v: &&Value| self.line.is_some() && v.line().as_ref() == self.line;
        let found = instructions.iter().find(is_there).or(instructions.first())?;
        Some(found.raw())
    }

    fn yaml(&self, out: &mut String) {
        let kind = match self.kind {
            Kind::Passed => "Passed",
            Kind::Missed => "Missed",
            Kind::Analysis => "Analysis",
        };
        let _ = writeln!(out, "--- !{kind}\nPass:            autoir\nName:            {}", self.name);
        if let Some(Line { file, line, column }) = self.line {
            let _ = writeln!(
                out,
                "DebugLoc:        {{ File: {}, Line: {line}, Column: {column} }}",
                quoted(file)
            );
        }
        let _ = writeln!(out, "Function:        {}\nArgs:", quoted(self.function));
        for (key, said) in self.parts.iter().chain(&self.details) {
            let _ = writeln!(out, "  - {:<17}{}", format!("{key}:"), quoted(said));
        }
        out.push_str("...\n");
    }
}

/// What is said of each window of `plan` and of the values without one, in their order.
pub fn remarks(plan: &Plan) -> Vec<Remark<'_>> {
    let of_skipped = plan.skipped.iter().map(|(function, skipped)| Remark {
        kind: Kind::Analysis,
        name: "NoWindow",
        function,
        block: None,
        line: skipped.line.as_ref(),
        parts: vec![
            ("String", "no window: ".to_owned()),
            ("Reason", skipped.why.clone()),
            ("String", ": ".to_owned()),
            ("Value", skipped.value.clone()),
        ],
        details: Vec::new(),
    });
    plan.windows.iter().map(|fate| of_window(fate, plan)).chain(of_skipped).collect()
}

fn of_window<'p>(fate: &'p Fate, plan: &'p Plan) -> Remark<'p> {
    let text = |said: &str| ("String", said.to_owned());
    let mut parts = vec![("Window", fate.window.name.clone())];
    match &fate.kept {
        None => parts.push(text(": replaced by a proven program")),
        Some(why) => parts.extend([text(": stays: "), ("Reason", why.clone())]),
    }
    if let Some((before, after)) = &fate.blocks {
        parts.extend([
            text("; its block: "),
            ("Cycles", format!("{:.2}", after.cost.rthroughput)),
            text(" cycles, without: "),
            ("CyclesBefore", format!("{:.2}", before.cost.rthroughput)),
        ]);
    }
    let mut details = vec![("Computes", print_window(&fate.window))];
    details.extend(program(fate).map(|text| ("Program", text)));
    let (kind, name) = match fate.kept {
        None => (Kind::Passed, "Replaced"),
        Some(_) => (Kind::Missed, "Kept"),
    };
    // What is said of a wide copy is about the loop: before the copy is made, there is nothing else.
    let copied = plan.widened.iter().find(|l| l.wide == fate.place);
    let (function, block) = copied.map_or(&fate.place, |l| &l.narrow);
    Remark { kind, name, function, block: Some(*block), line: fate.line.as_ref(), parts, details }
}

/// The proven program of a window as text, if there is one.
pub fn program(fate: &Fate) -> Option<String> {
    let program = fate.program.as_ref()?;
    Some(print_program(&written(program, &fate.window)))
}

/// The record of `remarks`.
pub fn yaml(remarks: &[Remark<'_>]) -> String {
    let mut out = String::new();
    remarks.iter().for_each(|remark| remark.yaml(&mut out));
    out
}

/// `text` as a scalar of YAML.
fn quoted(text: &str) -> String {
    if !text.chars().any(char::is_control) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {
                let _ = write!(out, "\\x{:02x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_quoted() {
        assert_eq!(quoted("it's: #1"), "'it''s: #1'");
        assert_eq!(quoted("a \"b\"\n\\\t"), "\"a \\\"b\\\"\\n\\\\\\x09\"");
    }
}
