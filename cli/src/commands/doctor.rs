//! `autoir doctor`: what this machine has, and how to get what it lacks.

use std::process::Command;
use std::time::Instant;

use autoir::shipped;
use autoir_spec_parsers::{ISAS, sources};
use autoir_tests::oracle::warp::assemble;
use serde_json::{Value, json};

use crate::args::Global;
use crate::output::{Exit, Outcome};

/// A program that some command needs.
struct Tool {
    name: &'static str,
    needed_for: &'static str,
    fetch: &'static str,
}

const TOOLS: [Tool; 6] = [
    Tool { name: "clang-22", needed_for: "check, build", fetch: "./dev setup" },
    Tool { name: "llvm-mca-22", needed_for: "costs", fetch: "./dev setup" },
    Tool { name: "ld.lld-22", needed_for: "check", fetch: "./dev setup" },
    Tool { name: "llvm-objdump-22", needed_for: "check", fetch: "./dev setup" },
    Tool { name: "qemu-aarch64", needed_for: "check --isa arm", fetch: "./dev setup" },
    Tool { name: "qemu-hexagon", needed_for: "check --isa hvx", fetch: "./dev setup" },
];

/// One line of the report.
struct Finding {
    what: String,
    found: Option<String>,
    advice: String,
}

/// Looks at the machine. The answer is no if anything that a command needs is missing.
pub fn run(global: &Global) -> Outcome {
    let mut findings: Vec<Finding> = TOOLS.iter().map(find_tool).collect();
    findings.push(Finding {
        what: "z3 (solver)".into(),
        found: Some(autoir_semantics::smt::solver_version()),
        advice: "./dev setup".into(),
    });
    let assembler = assemble::ptxas();
    findings.push(Finding {
        what: "ptxas".into(),
        found: assembler.as_ref().ok().and_then(|path| assemble::version(path)),
        advice: assembler.err().unwrap_or_else(|| "it does not say its version".into()),
    });
    findings.extend(ISAS.iter().map(|isa| match sources::find(isa, global.specs.as_deref()) {
        Ok(s) => Finding {
            what: format!("vendor text: {}", isa.name),
            found: Some(format!("{} (sha256 {})", s.name, &s.sha256[..12])),
            advice: String::new(),
        },
        Err(e) => Finding { what: format!("vendor text: {}", isa.name), found: None, advice: e.to_string() },
    }));
    findings.push(dictionary());
    let features = cpu_features();
    let complete = findings.iter().all(|f| f.found.is_some());
    let mut text = String::new();
    for f in &findings {
        match &f.found {
            Some(found) => text.push_str(&format!("  ok       {:24} {found}\n", f.what)),
            None => text.push_str(&format!("  missing  {:24} {}\n", f.what, f.advice)),
        }
    }
    text.push_str(&format!("  cpu      {}\n", features.join(" ")));
    let found: Vec<Value> = findings
        .iter()
        .map(|f| json!({ "what": f.what, "found": f.found, "advice": (!f.advice.is_empty()).then_some(&f.advice) }))
        .collect();
    Outcome {
        json: json!({ "complete": complete, "findings": found, "cpu_features": features }),
        text,
        exit: if complete { Exit::Success } else { Exit::No },
    }
}

/// The dictionary that is shipped, and how long it takes to load.
fn dictionary() -> Finding {
    let bytes = shipped::DICTIONARY.len() / 1024;
    // The best of several: other work on the machine only ever makes it slower.
    let load = |_| {
        let start = Instant::now();
        let members = shipped::dictionary().map(|d| d.members().count());
        (start.elapsed(), members)
    };
    let (found, advice) = match (0..5).map(load).min_by_key(|(time, _)| *time) {
        Some((time, Ok(members))) => {
            let ms = time.as_secs_f64() * 1000.0;
            (Some(format!("{members} instructions, {bytes} KiB, loads in {ms:.0} ms")), String::new())
        }
        Some((_, Err(e))) => (None, e.to_string()),
        None => (None, String::new()),
    };
    Finding { what: "dictionary".into(), found, advice }
}

fn find_tool(tool: &Tool) -> Finding {
    let version =
        Command::new(tool.name).arg("--version").output().ok().filter(|o| o.status.success()).map(|o| {
            let text = String::from_utf8_lossy(&o.stdout).into_owned();
            text.lines().find(|l| l.contains("version") || l.contains("LLD")).unwrap_or("").trim().to_owned()
        });
    Finding {
        what: tool.name.into(),
        found: version,
        advice: format!("needed for {}; run `{}`", tool.needed_for, tool.fetch),
    }
}

#[cfg(target_arch = "x86_64")]
fn cpu_features() -> Vec<&'static str> {
    macro_rules! detected {
        ($($name:tt),* $(,)?) => {
            [$(($name, std::arch::is_x86_feature_detected!($name))),*]
        };
    }
    let all = detected![
        "sse2",
        "sse3",
        "ssse3",
        "sse4.1",
        "sse4.2",
        "popcnt",
        "avx",
        "avx2",
        "bmi1",
        "bmi2",
        "lzcnt",
        "gfni",
        "pclmulqdq",
        "vpclmulqdq",
        "avx512f",
        "avx512bw",
        "avx512dq",
        "avx512vl",
        "avx512cd",
        "avx512ifma",
        "avx512vbmi",
        "avx512vbmi2",
        "avx512vnni",
        "avx512bitalg",
        "avx512vpopcntdq",
        "avxvnni",
    ];
    all.into_iter().filter(|f| f.1).map(|f| f.0).collect()
}

#[cfg(not(target_arch = "x86_64"))]
fn cpu_features() -> Vec<&'static str> {
    Vec::new()
}
