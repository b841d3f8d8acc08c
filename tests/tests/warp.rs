//! PTX's matrix instructions: every one against a reference on registers, and as NVIDIA's assembler sees it.

use autoir_spec_parsers::{isa, select, sources};
use autoir_tests::oracle::warp::kernel::{PROCESSORS, Processor};
use autoir_tests::oracle::warp::{assemble, kernel_of};
use autoir_tests::{sample, skip};

#[test]
fn every_third_instruction_agrees_with_the_reference() {
    let Some(report) = sample::exact("ptx", 3, env!("CARGO_TARGET_TMPDIR")) else { return };
    assert!(report.executed >= 20 && report.by_reference == report.executed, "{report:?}");
    assert!(report.skipped.is_empty(), "{:?}", report.skipped);
    for aspect in &report.further {
        assert!(aspect.failed.is_empty(), "{aspect:?}");
        if let Some(reason) = &aspect.skipped {
            skip::note(&aspect.what, reason);
        }
    }
}

#[test]
fn the_assembler_refuses_what_is_no_instruction() {
    let ptxas = match assemble::ptxas() {
        Ok(ptxas) => ptxas,
        Err(reason) => return skip::note("assembling wrong instructions", &reason),
    };
    let ptx = isa("ptx").expect("the registry has ptx");
    let source = sources::find(ptx, None).expect("it is part of this project");
    let selected = select(ptx.frontend, &source);
    let wrong = [
        (".m16n8k32", ".m16n8k24"),
        (".m8n8k16", ".m8n8k64"),
        (".row.col", ".col.row"),
        (".s32.s8", ".s32.s5"),
        (".b1.b1", ".b1.b2"),
    ];
    let (mut accepted, mut refused) = (Vec::new(), 0);
    for instruction in &selected.instructions {
        let [_, processor] = PROCESSORS;
        let Some(text) = kernel_of(instruction, processor) else { continue };
        for (right, other) in wrong.iter().filter(|(right, _)| instruction.name.contains(right)) {
            let name = instruction.name.replace(right, other);
            let text = text.replace(&instruction.name, &name);
            // The four-fold instruction has every layout.
            if name.contains(".m8n8k4.") {
                continue;
            }
            match assemble::assemble(&ptxas, &text, processor).expect("the assembler starts") {
                Ok(()) => accepted.push(name),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted.is_empty() && refused >= 90, "{refused} refused, but accepted: {accepted:#?}");
    // And what needs a newer processor is no instruction of an older one.
    let newer = selected.instructions.iter().find(|i| i.cpuid.iter().any(|f| f == "sm_80"));
    let newer = newer.expect("some need sm_80");
    let old = Processor { sm: 75, ptx: 70 };
    let text = kernel_of(newer, old).expect("a kernel");
    let verdict = assemble::assemble(&ptxas, &text, old).expect("the assembler starts");
    assert!(verdict.is_err(), "sm_75 has {}", newer.name);
}
