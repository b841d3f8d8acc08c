//! In which registers the values of [`super::Abi::Registers`] are passed.
//!
//! A CPU with wide registers may compute in narrow ones: AVX adds integers in 128 bits, AVX-512F without BW bytes in
//! 256. What such a program costs is no matter of how a caller would have to put its values together, so they are
//! passed in the registers that it uses; and a program costs no more where there are wider ones.

use autoir::program::{Arg, PortKind, Program, Shape};

use crate::llvm::target::Target;

/// Bits of the narrowest vector register that is passed.
const NARROWEST: u32 = 128;

/// The bits of the registers in which each input is passed, and the result; none: as a whole.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Passed {
    pub inputs: Vec<Option<u32>>,
    pub result: Option<u32>,
}

impl Passed {
    /// How the values of `program` are passed on `target`.
    pub fn of(program: &Program, target: &Target) -> Passed {
        let mut read = vec![Vec::new(); program.inputs.len()];
        let args = program.steps.iter().flat_map(|step| &step.args).chain([&program.result]);
        args.for_each(|arg| reads(arg, program, &mut read));
        let sizes = |shape: Shape| sizes(shape, target);
        let inputs = program.inputs.iter().zip(&read);
        Passed {
            inputs: inputs.map(|(port, read)| sizes(port.shape).find(|size| apart(read, *size))).collect(),
            result: made(&program.result, program)
                .and_then(|made| sizes(program.output).find(|size| apart(&made, *size))),
        }
    }
}

/// The registers that a value may be passed in apart, narrowest first: where all have one size, LLVM does it.
fn sizes(shape: Shape, target: &Target) -> impl Iterator<Item = u32> {
    let widest = match target.platform.vector_register {
        None if shape.kind == PortKind::Vector => target.platform.widest,
        _ => 0,
    };
    let size = move |size: &u32| *size < widest && *size < shape.bits() && shape.bits().is_multiple_of(*size);
    std::iter::successors(Some(NARROWEST), |size| size.checked_mul(2))
        .take_while(move |s| *s < widest)
        .filter(size)
}

/// Whether each of `ranges`, a first bit and a number of bits, lies in one register of `size` bits.
fn apart(ranges: &[(u32, u32)], size: u32) -> bool {
    !ranges.is_empty() && ranges.iter().all(|(first, bits)| first / size == (first + bits.max(&1) - 1) / size)
}

/// Adds the bits of inputs that `arg` reads.
fn reads(arg: &Arg, program: &Program, read: &mut [Vec<(u32, u32)>]) {
    match arg {
        Arg::Input(input) => read[*input].push((0, program.inputs[*input].shape.bits())),
        Arg::Part { of, offset, bits } => match **of {
            Arg::Input(input) => read[input].push((*offset, *bits)),
            ref other => reads(other, program, read),
        },
        Arg::Concat(parts) => parts.iter().for_each(|part| reads(part, program, read)),
        _ => {}
    }
}

/// The bits of `arg` that are made together; none if its parts have no known width.
fn made(arg: &Arg, program: &Program) -> Option<Vec<(u32, u32)>> {
    let Arg::Concat(parts) = arg else { return None };
    let mut first = 0;
    let mut ranges = Vec::new();
    for part in parts {
        let bits = program.width(part, program.steps.len()).ok()??;
        ranges.push((first, bits));
        first += bits;
    }
    Some(ranges)
}

#[cfg(test)]
mod tests {
    use autoir::program::{Opaque, Port, Step};

    use super::*;

    /// The halves of a register of 512 bits added apart.
    fn halves() -> Program {
        let (whole, half) = (Shape::vector(32, 16), Shape::vector(32, 8));
        let part = |input, n: u32| Arg::Input(input).part(256 * n, 256);
        let step = |n| Step {
            instruction: "_mm256_add_epi32@AVX2".to_string(),
            args: vec![part(0, n), part(1, n)],
            result: half,
        };
        Program {
            name: "halves".to_string(),
            inputs: ["a", "b"].map(|name| Port { name: name.to_string(), shape: whole }).to_vec(),
            steps: vec![step(0), step(1)],
            output: whole,
            result: Arg::Concat(vec![Arg::Step(0), Arg::Step(1)]),
            opaque: Opaque::Nothing,
        }
    }

    #[test]
    fn values_are_passed_in_the_registers_that_are_used() {
        let target = Target::new("skylake-avx512", &[]).expect("LLVM knows it");
        let apart = Passed { inputs: vec![Some(256); 2], result: Some(256) };
        assert_eq!(Passed::of(&halves(), &target), apart);
        let mut program = halves();
        program.steps[0].args[0] = Arg::Input(0).part(64, 256);
        let mixed = Passed { inputs: vec![None, Some(256)], result: Some(256) };
        assert_eq!(Passed::of(&program, &target), mixed);
        program.result = Arg::Input(1);
        assert_eq!(Passed::of(&program, &target), Passed { inputs: vec![None; 2], result: None });
    }

    #[test]
    fn a_program_costs_no_more_where_registers_are_wider() {
        let data =
            crate::publish::shipped::of("x86_64").and_then(|files| files.target()).expect("it is shipped");
        let code = |changes: &[String]| {
            let target = Target::new("skylake-avx512", changes).expect("LLVM knows it");
            let abi = super::super::Abi::Registers;
            let asm = super::super::emit(&halves(), &data.lowerings, &target, abi, super::super::Kind::Asm);
            String::from_utf8(asm.expect("it is emitted")).expect("it is text")
        };
        let text = code(&[]);
        assert_eq!(text.matches("vpaddd").count(), 2, "{text}");
        assert!(!text.contains("zmm") && !text.contains("extract"), "{text}");
        let less = code(&["-avx512f".to_string()]);
        assert_eq!(less.matches("\tv").count(), text.matches("\tv").count(), "{less}");
    }
}
