//! `autoir parse`: vendor text to semantics, counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Instant;

use autoir_spec_parsers::{DiagnosticKind, isa};
use serde_json::json;

use crate::args::{Global, IsaArgs};
use crate::corpus;
use crate::error::CommandError;
use crate::output::{Exit, Outcome};

/// Parses and canonicalizes a vendor text. Bad input if a part of the text is malformed.
///
/// # Errors
/// An unknown ISA, or a text that is not to be found.
pub fn run(global: &Global, args: &IsaArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    let corpus = corpus::load(isa(&args.isa)?, global)?;
    let mut templates: BTreeMap<usize, usize> = BTreeMap::new();
    if !args.no_canonicalize {
        for f in corpus::canonicalize(&corpus) {
            *templates.entry(f.bodies.len()).or_default() += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let counts = &corpus.counts;
    let by_reason: BTreeMap<String, usize> =
        corpus.excluded.iter().map(|(reason, ids)| (reason.to_string(), ids.len())).collect();
    let mut text = format!(
        "{}: {} intrinsics, {} selected, {} with semantics ({:.2} %) in {seconds:.1} s\n",
        args.isa,
        counts.total,
        counts.selected,
        counts.parsed,
        100.0 * counts.parsed as f64 / counts.selected.max(1) as f64
    );
    if counts.selected_floating > 0 {
        let _ = writeln!(
            text,
            "on floating point types: {} selected, {} with semantics",
            counts.selected_floating, counts.parsed_floating
        );
    }
    let _ = writeln!(
        text,
        "malformed {}, unsupported {}, internal {}",
        counts.malformed, counts.unsupported, counts.internal
    );
    for (reason, n) in &by_reason {
        let _ = writeln!(text, "  left out {n:5}  {reason}");
    }
    for (n, count) in &templates {
        let _ =
            writeln!(text, "  {count:5} lane functions of {n} template{}", if *n == 1 { "" } else { "s" });
    }
    let malformed = corpus.diagnostics.iter().any(|d| d.kind == DiagnosticKind::Malformed);
    Ok(Outcome {
        json: json!({
            "isa": args.isa,
            "total": counts.total,
            "selected": counts.selected,
            "parsed": counts.parsed,
            "selected_floating": counts.selected_floating,
            "parsed_floating": counts.parsed_floating,
            "malformed": counts.malformed,
            "unsupported": counts.unsupported,
            "internal": counts.internal,
            "excluded": counts.excluded,
            "by_reason": by_reason,
            "templates": templates,
            "diagnostics": corpus.diagnostics.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seconds": seconds,
        }),
        text,
        exit: if malformed { Exit::BadInput } else { Exit::Success },
    })
}
