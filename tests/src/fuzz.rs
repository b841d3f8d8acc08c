//! One `check(case)` per parser: whatever the bytes, it must come back, with a value or diagnostics.
//!
//! A fuzzer and the smoke test (`tests/fuzz_smoke.rs`) call the same functions.

use autoir_semantics::text;
use autoir_spec_parsers::{SpecSource, isa, select};

/// A parser under test.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Name, for reports.
    pub name: &'static str,
    /// Runs the parser on arbitrary bytes. It must neither panic nor hang.
    pub check: fn(&[u8]),
    /// Folder below `filetests/` or `examples/` whose files are good seeds.
    pub seeds: &'static [&'static str],
    /// Makes good seeds, where the form is binary and changes with the code.
    pub made: fn() -> Vec<Vec<u8>>,
}

fn none_made() -> Vec<Vec<u8>> {
    Vec::new()
}

/// Every parser that reads text from outside, and every reader of files.
pub const TARGETS: &[Target] = &[
    Target {
        name: "arm-operation",
        check: arm_operation,
        seeds: &["tests/filetests/arm-parse"],
        made: none_made,
    },
    Target {
        name: "arm-texts",
        check: arm_texts,
        seeds: &["tests/filetests/arm-select", "tests/filetests/arm-semantics"],
        made: none_made,
    },
    Target {
        name: "hvx-behaviour",
        check: hvx_behaviour,
        seeds: &["tests/filetests/hvx-parse"],
        made: none_made,
    },
    Target { name: "hvx-list", check: hvx_list, seeds: &["tests/filetests/hvx-semantics"], made: none_made },
    Target { name: "ptx-spec", check: ptx_spec, seeds: &["vendor-specs/ptx"], made: none_made },
    Target {
        name: "x86-pseudocode",
        check: x86_pseudocode,
        seeds: &["tests/filetests/x86-parse"],
        made: none_made,
    },
    Target { name: "x86-xml", check: x86_xml, seeds: &["tests/filetests/x86-xml"], made: none_made },
    Target {
        name: "halide",
        check: autoir_synth::window::halide::check,
        seeds: &["tests/filetests/halide", "examples/halide"],
        made: none_made,
    },
    Target {
        name: "lanefn",
        check: lane_function,
        seeds: &["tests/filetests/lanefn", "tests/filetests/reroll"],
        made: none_made,
    },
    Target {
        name: "air",
        check: autoir_synth::window::air::check,
        seeds: &["tests/filetests/air"],
        made: none_made,
    },
    Target { name: "dictionary", check: autoir::fuzz::check, seeds: &[], made: autoir::fuzz::seeds },
    Target {
        name: "answers",
        check: autoir_synth::cache::fuzz::check,
        seeds: &[],
        made: autoir_synth::cache::fuzz::seeds,
    },
];

/// The notation of lane functions, read and printed.
pub fn lane_function(case: &[u8]) {
    let text = String::from_utf8_lossy(case);
    if let Ok(function) = text::parse_lane_fn(&text) {
        // What was read can be printed, and reads again.
        let printed = function.to_string();
        assert!(text::parse_lane_fn(&printed).is_ok(), "printed, it does not read:\n{printed}");
    }
    let _ = text::parse_element_fn(&text);
}

/// An operation of Arm: Sail and a row of ACLE's table.
pub fn arm_operation(case: &[u8]) {
    if let Ok(isa) = isa("arm") {
        let _ = isa.frontend.parse(&String::from_utf8_lossy(case));
    }
}

/// Arm's texts, cut at lines that begin with `====`, with the selection and the parsing of what was selected.
pub fn arm_texts(case: &[u8]) {
    let Ok(isa) = isa("arm") else { return };
    let text = String::from_utf8_lossy(case);
    let mut sources = text.split("\n====").map(|t| SpecSource::from_bytes("fuzz", t.as_bytes()));
    let Some(main) = sources.next() else { return };
    let source = SpecSource { companions: sources.collect(), ..main };
    for instruction in select(isa.frontend, &source).instructions.iter().take(4) {
        if let Err(problem) = isa.frontend.parse(&instruction.operation) {
            let _ = problem.locate(instruction, &source).to_string();
        }
    }
}

/// Intel's pseudocode.
pub fn x86_pseudocode(case: &[u8]) {
    operation("x86", case);
}

/// Intel's XML, with the selection and the parsing of what was selected.
pub fn x86_xml(case: &[u8]) {
    whole_text("x86", case);
}

/// Hexagon's behaviours.
pub fn hvx_behaviour(case: &[u8]) {
    operation("hvx", case);
}

/// Hexagon's list of instructions, with the selection and the parsing of what was selected.
pub fn hvx_list(case: &[u8]) {
    whole_text("hvx", case);
}

/// A specification of matrix instructions, with what is generated from it.
pub fn ptx_spec(case: &[u8]) {
    whole_text("ptx", case);
}

fn operation(name: &str, case: &[u8]) {
    if let Ok(isa) = isa(name) {
        // The verdict is not the question here, only that there is one.
        let _ = isa.frontend.parse(&String::from_utf8_lossy(case));
    }
}

fn whole_text(name: &str, case: &[u8]) {
    let Ok(isa) = isa(name) else { return };
    let source = SpecSource::from_bytes("fuzz", case);
    for instruction in &select(isa.frontend, &source).instructions {
        if let Err(problem) = isa.frontend.parse(&instruction.operation) {
            // Finding the place walks the source; that must not fail either.
            let _ = problem.locate(instruction, &source).to_string();
        }
    }
}
