//! The verifier and the dictionary that it rests on.

use autoir::dictionary::Dictionary;
use autoir::shipped;
use autoir_build::library::library;
use autoir_codegen_gen::lowering::{Llvm, ParamClass};
use autoir_codegen_gen::publish::shipped as codegen;
use autoir_semantics::lane::Kind;
use autoir_synth::library::Library;
use autoir_synth::verify::verify;
use autoir_tests::mutation::{self, Options, PROGRAMS};

/// Mutants of the sample; `autoir fuzz verify` makes more.
const MUTANTS: usize = 3000;

fn dictionary() -> Dictionary {
    shipped::dictionary().expect("the dictionary is shipped")
}

fn instructions() -> Library {
    let dictionary = dictionary();
    let data: Vec<_> = codegen::SHIPPED.iter().map(|s| s.target().expect("it is sound")).collect();
    let operations: Vec<_> = dictionary.operations().iter().collect();
    library(&dictionary, &operations, &data.iter().collect::<Vec<_>>()).expect("it is sound")
}

/// Programs that are nearly right: what is proved agrees with its window, what is refuted does not.
#[test]
fn nothing_false_is_proven_of_a_sample_of_mutants() {
    let library = instructions();
    let mut seeds = Vec::new();
    for (name, text) in PROGRAMS {
        let (found, problems) = mutation::seeds(name, text, &library);
        assert_eq!(problems, [""; 0]);
        seeds.extend(found);
    }
    // One program of three, of all CPUs and files.
    let seeds: Vec<_> = seeds.into_iter().step_by(3).collect();
    let options = Options { mutants: MUTANTS, inputs: 10_000, seed: 16, effort: 200 };
    let judge = |window: &_, program: &_, effort| verify(window, program, &library, effort);
    let report = mutation::run(&seeds, &library, &judge, options, &|_| ());
    assert!(report.is_clean(), "{}", report.findings.join("\n"));
    assert!(report.mutants > MUTANTS * 9 / 10, "{report:?}");
    assert!(report.proved > 100 && report.refuted > MUTANTS / 2, "{report:?}");
    assert!(report.unjudged * 100 < report.proved, "{report:?}");
    println!("{report:?}");
}

/// Each immediate has its range, within its bits; and LLVM takes all of it, by the lowering that was compiled.
#[test]
fn immediates_have_the_ranges_that_are_compiled() {
    let dictionary = dictionary();
    let data: Vec<_> = codegen::all().map(|s| s.target().expect("it is sound")).collect();
    let (mut immediates, mut lowered, mut wrong) = (0, 0, Vec::new());
    for (_, member) in dictionary.members() {
        let operands = member.operands.iter().filter(|o| o.kind == Kind::Immediate);
        let ranges = &member.metadata.immediates;
        if operands.clone().count() != ranges.len() {
            wrong.push(format!("{}: {} ranges", member.id, ranges.len()));
            continue;
        }
        for (operand, (low, high)) in operands.zip(ranges.iter()) {
            immediates += 1;
            let most = 1i64 << operand.bits().min(62);
            if low > high || *high >= most || *low < -most / 2 {
                wrong.push(format!("{}: {low}..={high} in {} bits", member.id, operand.bits()));
            }
        }
        let Some(lowering) = data.iter().find_map(|d| d.lowerings.get(&member.id)) else { continue };
        let params = lowering.params.iter().filter(|p| p.kind == ParamClass::Immediate);
        for (param, range) in params.zip(ranges.iter()) {
            lowered += 1;
            let compiled = param.range.map(|(low, high)| (i64::from(low), i64::from(high)));
            // The vendor may know fewer values than the encoding has, never more.
            if compiled.is_some_and(|(low, high)| range.0 < low || range.1 > high) {
                wrong.push(format!("{}: {range:?}, but {compiled:?} is compiled", member.id));
            }
        }
        match &lowering.llvm {
            Llvm::IrImm { max, .. } if ranges.first().is_some_and(|r| r.1 > i64::from(*max)) => {
                wrong.push(format!("{}: {ranges:?}, but LLVM takes no more than {max}", member.id));
            }
            Llvm::IrTable(table) if !table.cases.is_empty() => {
                let wanted: i64 = ranges.iter().map(|(low, high)| high - low + 1).product();
                if wanted != table.cases.len() as i64 {
                    wrong.push(format!("{}: {ranges:?}, and {} bodies", member.id, table.cases.len()));
                }
            }
            _ => {}
        }
    }
    assert!(immediates > 500 && lowered > 500, "{immediates} immediates, {lowered} compiled");
    assert!(wrong.is_empty(), "{} of {immediates}:\n{}", wrong.len(), wrong.join("\n"));
}
