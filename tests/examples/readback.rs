//! Reads LLVM's code for every window of some files back and proves it:
//! `cargo run -p autoir-tests --example readback -- CPU FILE...`.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use autoir::shipped;
use autoir_codegen_gen::readback::{self, Knowledge};
use autoir_semantics::reroll::reroll;
use autoir_semantics::smt::Verdict;
use autoir_synth::library::{Instruction, Library};
use autoir_synth::verify::verify;
use rayon::prelude::*;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let cpu = args.next().ok_or("name a CPU")?;
    let dictionary = shipped::x86()?;
    let data = autoir_codegen_gen::shipped::x86()?;
    let forms = autoir_codegen_gen::shipped::x86_forms()?;
    let target = data.target(&cpu, &[])?;
    let knowledge = Knowledge { dictionary: &dictionary, lowerings: &data.lowerings, forms: &forms };
    let members: Vec<_> = dictionary.members().collect();
    let instructions = members
        .into_par_iter()
        .map(|(operation, m)| {
            Ok(Instruction {
                id: m.id.clone(),
                mnemonic: m.metadata.mnemonic.clone(),
                features: m.metadata.features.clone(),
                function: operation.function(m)?,
            })
        })
        .collect::<Result<Vec<_>, autoir::error::Error>>()?;
    let library = Library::new(instructions, "");
    let (mut total, mut read, mut proven) = (0, 0, 0);
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let quiet = std::env::var("QUIET").is_ok();
    for path in args {
        let text = std::fs::read_to_string(&path)?;
        let windows = if path.ends_with(".stmt") {
            let arguments = std::fs::read_to_string(Path::new(&path).with_extension("args.json")).ok();
            autoir_synth::halide::windows(&path, &text, arguments.as_deref()).0
        } else {
            autoir_synth::air::parse(&path, &text).0
        };
        for window in windows {
            total += 1;
            let start = Instant::now();
            match readback::program(&reroll(&window.function), &window.name, &target, &knowledge) {
                Ok(program) => {
                    read += 1;
                    let seconds = start.elapsed().as_secs_f64();
                    let start = Instant::now();
                    let verdict = verify(&window, &program, &library, 10_000);
                    let proof = start.elapsed().as_secs_f64();
                    match &verdict {
                        Ok(Verdict::Proved) => proven += 1,
                        other => {
                            let mut text = format!("{other:?}");
                            text.truncate(200);
                            println!("NOT PROVEN {path} {}: {text}\n{program}", window.name);
                        }
                    }
                    if !quiet {
                        println!("{path} {}: read in {seconds:.3} s, proven in {proof:.3} s\n{program}", window.name);
                    }
                }
                Err(error) => {
                    println!("NOT READ {path} {}: {error}", window.name);
                    let text = error.to_string();
                    let key = match text.split_once('`') {
                        Some((_, rest)) => {
                            let mnemonic = rest.split([' ', '`']).next().unwrap_or_default();
                            format!("{mnemonic}: {}", rest.rsplit("`: ").next().unwrap_or_default())
                        }
                        None => text,
                    };
                    *reasons.entry(key).or_default() += 1;
                }
            }
        }
    }
    println!("{cpu}: {total} windows, {read} read back, {proven} proven");
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|r| std::cmp::Reverse(r.1));
    for (reason, count) in reasons {
        println!("{count:5} {reason}");
    }
    Ok(())
}
