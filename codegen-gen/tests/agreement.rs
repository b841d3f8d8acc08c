//! Compiled code against the interpreter, which shares no code with it: for an instruction, both its
//! lowering and the plain vector code of its canonical form must compute what the vendor's text says.
//!
//! A sample is checked; `AUTOIR_EVERY=1` checks every instruction that this CPU can run,
//! `AUTOIR_ONLY=text` those whose names contain a text.

use std::collections::BTreeMap;

use autoir::program::{Arg, Opaque, Port, Program, Step};
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::emit::jit::{Jit, host};
use autoir_codegen_gen::emit::plain::{compile_plain, shape};
use autoir_codegen_gen::error::Error;
use autoir_codegen_gen::lowering::harvest::harvest;
use autoir_codegen_gen::lowering::verify::verify_lowerings;
use autoir_codegen_gen::lowering::{Llvm, Lowering, ParamClass};
use autoir_codegen_gen::platform::X86;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::ElementFn;
use autoir_semantics::reroll::reroll;
use autoir_semantics::vectors::Rng;
use autoir_spec_parsers::{Corpus, Parsed, isa, parse_isa, sources, specialize};

/// Every how many instructions one is checked.
fn stride() -> usize {
    std::env::var("AUTOIR_EVERY").ok().and_then(|n| n.parse().ok()).unwrap_or(29)
}

fn corpus() -> Corpus {
    let isa = isa("x86").expect("x86 is registered");
    let source = sources::find(isa, None).expect("the toolchain brings the text");
    let mut corpus = parse_isa(isa, &source, &|_, _| {});
    let only = std::env::var("AUTOIR_ONLY").ok();
    let mut position = 0;
    corpus.instructions.retain(|parsed| {
        position += 1;
        match &only {
            Some(name) => parsed.instruction.name.contains(name),
            None => position % stride() == 0,
        }
    });
    corpus
}

/// Inputs of several kinds: random, small and edge values.
fn inputs(function: &ElementFn, rng: &mut Rng, round: u64) -> Vec<Bits> {
    let edges = [0u8, 0x01, 0xff, 0x80, 0x7f, 0x55, 0xaa];
    function
        .operands
        .iter()
        .map(|operand| {
            let bytes: Vec<u8> = (0..operand.bits().div_ceil(8))
                .map(|_| match round % 3 {
                    0 => rng.next_u64() as u8,
                    1 => edges[rng.below(edges.len() as u64) as usize],
                    _ => (rng.next_u64() as u8) & 0x8f,
                })
                .collect();
            Bits::from_bytes(&bytes, operand.bits())
        })
        .collect()
}

/// `expected` with the NaNs of `output` where floats were computed: which NaN comes out is left open.
fn allowed(function: &ElementFn, inputs: &[Bits], mut expected: Bits, output: &[u8]) -> Bits {
    let output = Bits::from_bytes(output, function.result.bits());
    for (at, format) in function.computed_floats(inputs) {
        let (at, width) = (u64::from(at), format.bits());
        let theirs = output.get(at, width);
        if expected.get(at, width) as i128 == format.nan() && format.is_nan(theirs as i128) {
            expected.set(at, width, theirs);
        }
    }
    expected
}

/// Compares `jit` with `function` on a few inputs; the first difference is the error. `takes` says which
/// operands the compiled code takes.
fn compare(jit: &Jit, function: &ElementFn, takes: &dyn Fn(usize) -> bool) -> Result<(), String> {
    let mut rng = Rng::new(7);
    for round in 0..48 {
        let inputs = inputs(function, &mut rng, round);
        let expected = function.run(&inputs);
        let buffers: Vec<&[u8]> =
            (0..inputs.len()).filter(|index| takes(*index)).map(|index| inputs[index].bytes()).collect();
        let mut output = vec![0; expected.bytes().len()];
        jit.call(&buffers, &mut output).map_err(|error| error.to_string())?;
        if Bits::from_bytes(&output, function.result.bits()) != allowed(function, &inputs, expected, &output)
        {
            let expected = function.run(&inputs);
            return Err(format!("{output:02x?} instead of {:02x?}", expected.bytes()));
        }
    }
    Ok(())
}

/// The program of one step that is `parsed` with its immediates fixed.
fn one_step(parsed: &Parsed, function: &ElementFn, immediates: &BTreeMap<usize, i128>) -> Option<Program> {
    let mut inputs = Vec::new();
    let mut args = Vec::new();
    for (index, operand) in function.operands.iter().enumerate() {
        match immediates.get(&index) {
            Some(value) => args.push(Arg::Imm(*value as i64)),
            None => {
                args.push(Arg::Input(inputs.len()));
                let shape = shape(operand.kind, operand.width, operand.lanes()).ok()?;
                inputs.push(Port { name: operand.name.clone(), shape });
            }
        }
    }
    let result = &function.result;
    let output = shape(result.kind, result.width, result.lanes()).ok()?;
    let instruction = parsed.instruction.id.to_string();
    let steps = vec![Step { instruction, args, result: output }];
    Some(Program {
        name: "one".to_string(),
        inputs,
        steps,
        output,
        result: Arg::Step(0),
        opaque: Opaque::Nothing,
    })
}

fn report(what: &str, checked: usize, skipped: usize, failures: &[String]) {
    println!("{what}: {checked} checked, {skipped} skipped, {} wrong", failures.len());
    assert!(failures.is_empty(), "{what}:\n{}", failures.join("\n"));
    assert!(checked > 0, "{what}: nothing was checked");
}

/// Some values of the immediates of `lowering`, in their order: of those that there are bodies for, where not all have
/// one (an embedded rounding has five).
fn samples(lowering: &Lowering) -> Vec<Vec<i128>> {
    const MOST: usize = 12;
    match &lowering.llvm {
        Llvm::IrTable(table) if !table.cases.is_empty() => {
            let cases = table.cases.iter().step_by(table.cases.len().div_ceil(MOST));
            cases.map(|(values, _)| values.iter().map(|v| i128::from(*v)).collect()).collect()
        }
        _ if lowering.immediates().next().is_none() => vec![Vec::new()],
        _ => {
            let value = |at: usize, sample: i128| match lowering.params[at].range {
                Some((low, high)) => i128::from(low) + sample % (i128::from(high) - i128::from(low) + 1),
                None => sample & ((1i128 << lowering.params[at].bits.min(8)) - 1),
            };
            let all = |sample: i128| lowering.immediates().map(|at| value(at, sample)).collect();
            [0, 1, 2, 3, 5, 7, 9, 30, 33, 100, 200, 255].map(all).to_vec()
        }
    }
}

#[test]
fn lowerings_compute_what_the_vendor_says() {
    let isa = isa("x86").expect("x86 is registered");
    let corpus = corpus();
    let list: Vec<_> = corpus.instructions.iter().map(|parsed| parsed.instruction.clone()).collect();
    let (mut lowerings, _) = harvest(X86, &list, 2, &|_, _| {}).expect("clang is installed");
    verify_lowerings(X86, &mut lowerings).expect("LLVM takes its own text");
    let table: LoweringTable =
        lowerings.into_iter().map(|lowering| (lowering.id.clone(), lowering)).collect();
    let (mut checked, mut skipped, mut failures) = (0, 0, Vec::new());
    for parsed in &corpus.instructions {
        let id = parsed.instruction.id.to_string();
        let Some(lowering) = table.get(&id) else { continue };
        let positions: Vec<usize> = lowering.immediates().collect();
        // Both spellings where there are two, and inline assembly even where it is not needed.
        let mut spellings = vec![lowering.clone()];
        if let Some(asm) = &lowering.asm {
            let mut other = lowering.clone();
            (other.llvm, other.loose) = (Llvm::Asm(asm.clone()), None);
            spellings.push(other);
        }
        for sample in samples(lowering) {
            let fixed: Vec<(usize, i128)> = positions.iter().copied().zip(sample.iter().copied()).collect();
            let Ok(function) = specialize(isa, &parsed.instruction, &fixed) else { continue };
            let fixed: BTreeMap<usize, i128> = fixed.into_iter().collect();
            let Some(program) = one_step(parsed, &function, &fixed) else { continue };
            for spelling in &spellings {
                let table = LoweringTable::from([(id.clone(), spelling.clone())]);
                let takes = |index: usize| spelling.params[index].kind != ParamClass::Immediate;
                match Jit::compile(&program, &table, host().expect("this machine is x86-64")) {
                    Ok(jit) => match compare(&jit, &function, &takes) {
                        Ok(()) => checked += 1,
                        Err(error) => {
                            let kind = spelling.llvm.kind();
                            failures.push(format!("{id} {sample:?} as {kind}: {error}"));
                        }
                    },
                    Err(Error::MissingFeature { .. }) => skipped += 1,
                    Err(error) => failures.push(format!("{id}: {error}")),
                }
            }
        }
    }
    report("lowerings", checked, skipped, &failures);
}

#[test]
fn plain_vector_code_computes_the_lane_function() {
    let (mut checked, mut skipped, mut failures) = (0, 0, Vec::new());
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for parsed in &corpus().instructions {
        let id = &parsed.instruction.id;
        let lane = reroll(&parsed.elements);
        match compile_plain(&lane, "plain", host().expect("this machine is x86-64")) {
            Ok(jit) => match compare(&jit, &parsed.elements, &|_| true) {
                Ok(()) => checked += 1,
                Err(error) => failures.push(format!("{id}: {error}")),
            },
            Err(Error::Unsupported(reason)) => {
                skipped += 1;
                *reasons.entry(reason).or_default() += 1;
            }
            Err(error) => failures.push(format!("{id}: {error}")),
        }
    }
    println!("without a plain form: {reasons:?}");
    report("plain code", checked, skipped, &failures);
}
