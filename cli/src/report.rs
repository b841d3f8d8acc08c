//! What is reported about one window.

use std::fmt::Write as _;

use autoir::program::Program;
use autoir_build::driver::Costs;
use autoir_build::validate::Verdict;
use autoir_codegen_gen::cost::mca::Cost;
use autoir_synth::cache::Remembered;
use autoir_synth::program::text::written;
use autoir_synth::report::conditions::Condition;
use autoir_synth::report::remarks::NearMiss;
use autoir_synth::synthesize::Proof;
use autoir_synth::window::Window;
use autoir_synth::window::air::print_program;
use autoir_tests::execution::Execution;
use serde_json::{Value, json};

/// The most instructions of a program that costs what they cost in sum, whatever else it could have been.
const SUMMED: usize = 2;

/// A line of the report.
#[derive(Clone, Debug)]
pub struct Row {
    file: String,
    name: String,
    line: usize,
    /// The proven program, if there is one.
    pub program: Option<Program>,
    /// The same as text.
    pub listing: Option<String>,
    /// How it was proven.
    proof: Option<Proof>,
    /// Whether it was read from LLVM's own code, which is then the code for it.
    llvms: bool,
    found: Remembered,
    /// Whether an equal window before it was searched for instead.
    repeated: bool,
    seconds: f64,
    costs: Costs,
    /// What came of executing it.
    pub execution: Option<Execution>,
    /// What `--emit` prints.
    pub emitted: Option<String>,
    /// Its symbol in the file that `--emit` made.
    pub symbol: Option<String>,
    /// What is known of the code that `--emit` made for it.
    pub validated: Option<Verdict>,
    /// The conditions that its instructions rest on, in words.
    conditions: Vec<String>,
    /// Instructions that were nearly of use, if anybody asked.
    pub near: Option<Vec<NearMiss>>,
}

impl Row {
    /// The line of `window` in `file`, given what is known about it.
    pub fn new(file: &str, window: &Window, found: &Remembered, seconds: f64, costs: Costs) -> Row {
        let program = found.answer.as_ref().map(|a| a.program.clone());
        Row {
            file: file.to_owned(),
            name: window.name.clone(),
            line: window.location.line,
            listing: program.as_ref().map(|p| print_program(&written(p, window))),
            program,
            proof: found.answer.as_ref().map(|a| a.proof),
            llvms: found.answer.as_ref().is_some_and(|a| a.is_own),
            found: Remembered { answer: None, ..found.clone() },
            repeated: false,
            seconds,
            costs,
            execution: None,
            emitted: None,
            symbol: None,
            validated: None,
            conditions: found.conditions.iter().map(|c| c.sentence(window)).collect(),
            near: None,
        }
    }

    /// The line of another window of the same meaning.
    pub fn again(&self, file: &str, window: &Window) -> Row {
        let program = self.program.clone().map(|mut p| {
            p.name.clone_from(&window.name);
            for (port, operand) in p.inputs.iter_mut().zip(&window.function.operands) {
                port.name.clone_from(&operand.name);
            }
            p
        });
        Row {
            file: file.to_owned(),
            name: window.name.clone(),
            line: window.location.line,
            listing: program.as_ref().map(|p| print_program(&written(p, window))),
            program,
            repeated: true,
            seconds: 0.0,
            emitted: None,
            conditions: self.found.conditions.iter().map(|c| c.sentence(window)).collect(),
            ..self.clone()
        }
    }

    /// Whether there is a proven program that executes as it should, as far as it was executed, and whose code is not
    /// refuted.
    pub fn is_good(&self) -> bool {
        let wrong = matches!(self.execution, Some(Execution::Different(_)))
            || matches!(self.validated, Some(Verdict::Refuted(_)));
        self.program.is_some() && !wrong
    }

    /// Whether the program was read from LLVM's own code, which is then the code for it.
    pub fn is_llvms(&self) -> bool {
        self.llvms
    }

    /// Whether the answer was remembered.
    pub fn is_cached(&self) -> bool {
        self.found.cached
    }

    /// The head of the table that [`Row::print`] prints lines of.
    pub fn head(out: &mut String) {
        let _ = writeln!(out, "{:38} {:>8} {:>8}  {:7} {:>7}", "window", "cost", "llvm", "proof", "seconds");
    }

    /// Prints the line, and what belongs below it.
    pub fn print(&self, out: &mut String) {
        let number = |c: &Option<Cost>| c.map_or("-".into(), |c| format!("{:.2}", c.rthroughput));
        let proof = match self.proof {
            Some(Proof::Whole) => "proven",
            Some(Proof::Pieces) => "pieces",
            None => "none",
        };
        let _ = writeln!(
            out,
            "{:38} {:>8} {:>8}  {proof:7} {:>7.2}  {}",
            self.name,
            number(&self.costs.program),
            number(&self.costs.llvm),
            self.seconds,
            self.notes().join("; ")
        );
        for why in &self.found.rejected {
            let _ = writeln!(out, "    a cheaper program was rejected: {why}");
        }
        if let Some(near) = &self.near {
            self.explain(near, out);
        }
        if let Some(text) = &self.emitted {
            let _ = writeln!(out, "{text}");
        }
    }

    /// Prints what `--explain` asks for.
    fn explain(&self, near: &[NearMiss], out: &mut String) {
        if let Some(t) = self.found.times {
            let seconds = [t.incumbents, t.search, t.verify, t.measure].map(|d| d.as_secs_f64());
            let [incumbents, search, verify, measure] = seconds;
            let _ = writeln!(
                out,
                "    time: incumbents {incumbents:.2}, search {search:.2}, proofs {verify:.2}, costs {measure:.2}"
            );
        }
        for condition in &self.conditions {
            let _ = writeln!(out, "    condition: {condition}");
        }
        for miss in near {
            let cost = miss.cost.map_or(String::new(), |c| format!(" ({:.2})", f64::from(c) / 100.0));
            let name = miss.instruction.split('@').next().unwrap_or_default();
            let _ = writeln!(out, "    near miss: {name}{cost}: {}", miss.clause);
        }
    }

    fn near_json(&self) -> Option<Vec<Value>> {
        let near = self.near.as_ref()?;
        let row = |m: &NearMiss| {
            json!({
                "instruction": m.instruction,
                "cost": m.cost.map(|c| f64::from(c) / 100.0),
                "clause": m.clause.word(),
                "why": m.clause.to_string(),
            })
        };
        Some(near.iter().map(row).collect())
    }

    fn conditions_json(&self) -> Vec<Value> {
        let sentences = self.conditions.iter();
        let row = |(c, why): (&Condition, &String)| {
            json!({
                "instruction": c.instruction,
                "steps": c.steps,
                "exempt": c.exempt.word(),
                "value": [c.value.0.to_string(), c.value.1.to_string()],
                "limit": [c.limit.0.to_string(), c.limit.1.to_string()],
                "why": why,
            })
        };
        self.found.conditions.iter().zip(sentences).map(row).collect()
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        match &self.execution {
            Some(Execution::Equal(n)) => notes.push(format!("executed on {n} vectors, equal")),
            Some(Execution::Different(n)) => notes.push(format!("WRONG on vector {n}")),
            Some(Execution::Skipped(why)) => notes.push(format!("not executed: {why}")),
            None => {}
        }
        match &self.validated {
            Some(Verdict::Proved) => notes.push("validated".into()),
            Some(Verdict::Refuted(why)) => notes.push(format!("its CODE IS WRONG: {why}")),
            Some(verdict) => {
                notes.push(format!("not validated: {}", verdict.reason().unwrap_or(verdict.word())));
            }
            None => {}
        }
        if self.llvms {
            notes.push("LLVM's own".into());
        }
        if self.found.incumbent_refuted {
            notes.push("LLVM's code is wrong here".into());
        }
        if self.found.cut {
            notes.push("ended by the time limit".into());
        } else if !self.found.exhausted {
            notes.push("search not completed".into());
        } else if self.is_least() {
            notes.push("exhausted".into());
        }
        if self.found.cached && !self.repeated {
            notes.push("cached".into());
        }
        notes
    }

    /// Whether the search says that nothing costs less: it was completed, and the answer is so short that the sum of
    /// costs, by which it was, is what the whole costs. What longer programs share is counted in the sum as often as it
    /// is used, and units that work side by side one after the other.
    fn is_least(&self) -> bool {
        self.found.exhausted && self.program.as_ref().is_none_or(|p| p.steps.len() <= SUMMED)
    }

    /// The line as JSON.
    pub fn json(&self) -> Value {
        json!({
            "file": self.file,
            "name": self.name,
            "line": self.line,
            "program": self.listing,
            "instructions": self.program.as_ref().map(|p| p.steps.iter().map(|s| s.instruction.as_str()).collect::<Vec<_>>()),
            "cost": self.costs.program.map(|c| c.rthroughput),
            "llvm_cost": self.costs.llvm.map(|c| c.rthroughput),
            "llvm_refuted": self.found.incumbent_refuted,
            "verified": self.program.is_some(),
            "proof": self.proof.map(|p| match p {
                Proof::Whole => "whole",
                Proof::Pieces => "pieces",
            }),
            "fallback": self.program.is_none().then_some("llvm"),
            "source": self.program.as_ref().map(|_| if self.llvms { "llvm" } else { "search" }),
            "exhausted": self.is_least(),
            "ended": if self.found.cut { "timeout" } else if self.found.exhausted { "completed" } else { "effort" },
            "rejected": self.found.rejected,
            "repeated": self.repeated,
            "cached": self.found.cached,
            "executed": self.execution.as_ref().map(|e| match e {
                Execution::Equal(n) => json!({ "equal": true, "vectors": n }),
                Execution::Different(n) => json!({ "equal": false, "vector": n }),
                Execution::Skipped(why) => json!({ "skipped": why }),
            }),
            "emitted": self.emitted,
            "symbol": self.symbol,
            "validated": self.validated.as_ref().map(|v| json!({ "verdict": v.word(), "reason": v.reason() })),
            "seconds": self.seconds,
            "phases": self.found.times.map(|t| json!({
                "incumbents": t.incumbents.as_secs_f64(),
                "search": t.search.as_secs_f64(),
                "verify": t.verify.as_secs_f64(),
                "measure": t.measure.as_secs_f64(),
            })),
            "conditions": self.conditions_json(),
            "near_misses": self.near_json(),
        })
    }
}
