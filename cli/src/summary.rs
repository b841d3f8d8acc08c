//! What `autoir synth` says of a whole run.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use autoir_build::validate::Verdict;
use autoir_synth::stop;
use autoir_tests::execution::Execution;
use serde_json::{Value, json};

use crate::args::SynthArgs;
use crate::emitted::Written;
use crate::output::{Exit, Outcome};
use crate::report::Row;

/// A run that came to its end.
#[derive(Debug)]
pub struct Summary {
    /// The CPU.
    pub cpu: String,
    /// Its windows.
    pub rows: Vec<Row>,
    /// The files that were written.
    pub written: Vec<Written>,
    /// What could not be read.
    pub diagnostics: Vec<String>,
    /// Whether a file breaks its grammar or typing.
    pub is_malformed: bool,
    /// How long it took.
    pub seconds: f64,
    /// On what.
    pub phases: Phases,
}

impl Summary {
    /// The answer is no if a window has no proven program or one that executes wrongly, or something could not be
    /// read; bad input if a file has a malformed part.
    pub fn outcome(&self, args: &SynthArgs) -> Outcome {
        let exit = if self.is_malformed {
            Exit::BadInput
        } else if self.diagnostics.is_empty() && self.rows.iter().all(Row::is_good) {
            Exit::Success
        } else {
            Exit::No
        };
        Outcome { json: self.json(), text: self.text(args), exit }
    }

    fn verified(&self) -> usize {
        self.rows.iter().filter(|r| r.program.is_some()).count()
    }

    fn text(&self, args: &SynthArgs) -> String {
        let mut text = String::new();
        Row::head(&mut text);
        self.rows.iter().for_each(|row| row.print(&mut text));
        let _ = writeln!(
            text,
            "{} of {} windows proven for {}, {} of them cached, {} diagnostics, in {:.1} s",
            self.verified(),
            self.rows.len(),
            self.cpu,
            self.rows.iter().filter(|r| r.program.is_some() && r.is_cached()).count(),
            self.diagnostics.len(),
            self.seconds
        );
        if stop::requested() {
            let _ = writeln!(text, "interrupted: these are the best answers so far");
        }
        if args.execute {
            let _ = writeln!(text, "{}", executed(&self.rows));
        }
        if args.explain {
            let _ = writeln!(text, "{}", self.phases.text());
        }
        if self.rows.iter().any(|row| row.validated.is_some()) {
            let _ = writeln!(text, "{}", validated(&self.rows));
        }
        for file in &self.written {
            let _ = writeln!(text, "{}: {} functions", file.path.display(), file.functions);
            for (window, why) in &file.left_out {
                let _ = writeln!(text, "    without {window}: {why}");
            }
        }
        text
    }

    fn json(&self) -> Value {
        json!({
            "target": self.cpu,
            "windows": self.rows.iter().map(Row::json).collect::<Vec<_>>(),
            "verified": self.verified(),
            "validated": self.rows.iter().filter(|r| r.validated == Some(Verdict::Proved)).count(),
            "interrupted": stop::requested(),
            "files": self.written.iter().map(file_json).collect::<Vec<_>>(),
            "diagnostics": self.diagnostics,
            "seconds": self.seconds,
            "phases": self.phases.json(),
        })
    }
}

fn file_json(file: &Written) -> Value {
    let left_out = file.left_out.iter().map(|(window, why)| json!({ "window": window, "why": why }));
    json!({
        "path": file.path.display().to_string(),
        "functions": file.functions,
        "left_out": left_out.collect::<Vec<_>>(),
    })
}

/// How many functions of the code that was made were proven from their instructions, and why others were not.
fn validated(rows: &[Row]) -> String {
    let mut others: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut proved, mut all) = (0, 0);
    for verdict in rows.iter().filter_map(|row| row.validated.as_ref()) {
        all += 1;
        match verdict {
            Verdict::Proved => proved += 1,
            other => *others.entry(other.word()).or_default() += 1,
        }
    }
    let others: Vec<String> = others.iter().map(|(word, n)| format!("{n} {word}")).collect();
    let why = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
    format!("{proved} of {all} functions proven from their instructions{why}")
}

/// How many programs were executed, and why others were not.
fn executed(rows: &[Row]) -> String {
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut equal, mut different) = (0, 0);
    for row in rows {
        match &row.execution {
            Some(Execution::Equal(_)) => equal += 1,
            Some(Execution::Different(_)) => different += 1,
            Some(Execution::Skipped(why)) => *reasons.entry(why).or_default() += 1,
            None => {}
        }
    }
    let skipped: usize = reasons.values().sum();
    let reasons: Vec<String> = reasons.iter().map(|(why, n)| format!("{n}: {why}")).collect();
    let why = if reasons.is_empty() { String::new() } else { format!(" ({})", reasons.join("; ")) };
    format!("{equal} executed and equal, {different} different, {skipped} skipped{why}")
}

/// Seconds spent in the phases of a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Phases {
    /// Reading the files and the dictionary.
    pub front_end: f64,
    /// Putting the instructions together.
    pub library: f64,
    /// Searching and proving, or remembering.
    pub answers: f64,
    /// Measuring what is not known yet.
    pub costs: f64,
    /// Executing.
    pub execution: f64,
    /// Looking for near misses.
    pub explanation: f64,
}

impl Phases {
    fn text(&self) -> String {
        let Phases { front_end, library, answers, costs, execution, explanation } = self;
        format!(
            "seconds: front end and dictionary {front_end:.2}, library {library:.2}, answers {answers:.2}, \
             costs {costs:.2}, \
             execution {execution:.2}, explanation {explanation:.2}"
        )
    }

    fn json(&self) -> Value {
        let Phases { front_end, library, answers, costs, execution, explanation } = self;
        json!({
            "front_end": front_end,
            "library": library,
            "answers": answers,
            "costs": costs,
            "execution": execution,
            "explanation": explanation,
        })
    }
}
