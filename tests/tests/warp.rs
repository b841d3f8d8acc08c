//! PTX's matrix instructions: every one against a reference on registers, and as NVIDIA's assembler sees it.

use std::path::Path;
use std::process::Command;

use autoir_semantics::vectors::get_bits;
use autoir_spec_parsers::{Fragment, isa, parse_isa, select, sources};
use autoir_tests::oracle::warp::kernel::{PROCESSORS, Processor};
use autoir_tests::oracle::warp::opcode::Opcode;
use autoir_tests::oracle::warp::reference::{Held, LANES, execute_in_order};
use autoir_tests::oracle::warp::vectors::cases;
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

/// Elements out of registers that lie warp after warp, thread after thread, in each the operands'.
fn elements(fragments: &[&Fragment], bytes: &[u8], warp: u32) -> Vec<Held> {
    let bits: u32 = fragments.iter().map(|f| f.elements * f.width).sum();
    let mut held = vec![Held::new(); fragments.len()];
    for thread in 0..LANES {
        let mut at = (warp * LANES + thread) * bits;
        for (fragment, held) in fragments.iter().zip(&mut held) {
            held.push(
                (0..fragment.elements)
                    .map(|i| get_bits(bytes, at + i * fragment.width, fragment.width))
                    .collect(),
            );
            at += fragment.elements * fragment.width;
        }
    }
    held
}

#[test]
fn sums_are_those_of_any_order() {
    const WARPS: u32 = 6;
    let ptx = isa("ptx").expect("the registry has ptx");
    let source = sources::find(ptx, None).expect("it is part of this project");
    let corpus = parse_isa(ptx, &source, &|_, _| ());
    let [_, newest] = PROCESSORS;
    let (mut same, mut close) = (0, 0);
    for case in cases(&corpus, newest, WARPS as usize) {
        let case = case.expect("every instruction has a case");
        let parsed = corpus.instructions.iter().find(|p| p.instruction.id.as_str() == case.id);
        let instruction = &parsed.expect("the case is of an instruction").instruction;
        let Some(Opcode::Mma(mma)) = Opcode::read(&instruction.name) else { continue };
        // Under other roundings than the usual one, a sum that is zero has another sign.
        if case.within.is_empty() || mma.rounding.as_ref().is_some_and(|r| r != "rn") {
            continue;
        }
        let fragments: Vec<&Fragment> =
            instruction.params.iter().filter_map(|p| p.fragment.as_ref()).collect();
        let result = instruction.ret.fragment.as_ref().expect("a result in registers");
        let allowed: Vec<f64> =
            case.within.chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().expect("eight"))).collect();
        for warp in 0..WARPS {
            let held = elements(&fragments, &case.inputs, warp);
            let [a, b, c] = &held[..] else { panic!("three operands") };
            let expected = &elements(&[result], &case.expected, warp)[0];
            let orders =
                [false, true].map(|back| execute_in_order(&mma, [a, b, c], back).expect("it computes"));
            let count = (result.threads * result.elements) as usize;
            let allowed = &allowed[warp as usize * count..][..count];
            if allowed.iter().all(|a| *a == 0.0) {
                assert!(orders.iter().all(|o| o == expected), "{}", case.id);
                same += 1;
                continue;
            }
            let mut limits = allowed.iter();
            for (t, thread) in expected.iter().enumerate() {
                for (i, want) in thread.iter().enumerate() {
                    let limit = limits.next().expect("one for each element");
                    for order in &orders {
                        let error = (float(&case.element, *want) - float(&case.element, order[t][i])).abs();
                        assert!(error <= *limit, "{}: {error:e} is more than {limit:e}", case.id);
                    }
                }
            }
            close += 1;
        }
    }
    assert!(same >= 120 && close >= 120, "{same} warps with one result, {close} with bounds");
}

fn float(kind: &str, bits: u64) -> f64 {
    match kind {
        "f32" => f64::from(f32::from_bits(bits as u32)),
        "f64" => f64::from_bits(bits),
        _ => {
            let (field, fraction) = (bits >> 10 & 31, (bits & 1023) as f64);
            let magnitude = match field {
                0 => fraction * 2_f64.powi(-24),
                _ => (fraction + 1024.0) * 2_f64.powi(field as i32 - 25),
            };
            if bits >> 15 == 1 { -magnitude } else { magnitude }
        }
    }
}

#[test]
fn a_gpu_agrees_where_there_is_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace");
    let script = root.join("tests/gpu/run");
    let output = match Command::new("python3").arg(&script).args(["--warps", "8"]).output() {
        Ok(output) => output,
        Err(error) => return skip::note("instructions on a GPU", &format!("no python3: {error}")),
    };
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    if let Some(reason) = said.strip_prefix("skipped: ") {
        return skip::note("PTX's matrix instructions on a GPU", reason.trim());
    }
    assert!(said.contains(" agree, 0 differ, 0 failed"), "{said}");
}
