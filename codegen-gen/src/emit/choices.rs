//! Operations on bits, in elements of the size that their operands are computed in.
//!
//! LLVM has one instruction for `m & a | ~m & b` where all of it is written in elements of one size. Where `m` comes
//! of a comparison of wider elements and the rest is written in bytes, it makes three.

use crate::llvm::body::IrBody;
use crate::lowering::{Llvm, Lowering, ParamClass, type_bits};

/// What works on each bit of a vector alone, and on vectors of any elements.
const BITWISE: [&str; 4] = ["and ", "or ", "xor ", "bitcast "];

/// The body of `lowering`, if it works on each bit of vectors of one type alone.
fn bitwise(lowering: &Lowering) -> Option<&IrBody> {
    let Llvm::Ir(body) = lowering.loose.as_ref().unwrap_or(&lowering.llvm) else { return None };
    let is_vector =
        |kind, ty: &str| kind == ParamClass::Vector && ty == lowering.ret && element(ty).is_some();
    let of_one_type = is_vector(lowering.ret_kind, &lowering.ret)
        && lowering.params.iter().all(|param| is_vector(param.kind, &param.ty));
    let is_bitwise = |line: &str| match line.split_once(" = ") {
        Some((_, operation)) => {
            BITWISE.iter().any(|name| operation.starts_with(name)) && operation.contains(&lowering.ret)
        }
        None => line.trim_start().starts_with("ret "),
    };
    (of_one_type && body.text.lines().all(is_bitwise)).then_some(body)
}

/// Whether `lowering` works on each bit of vectors of one type alone.
pub(super) fn is_bitwise(lowering: &Lowering) -> bool {
    bitwise(lowering).is_some()
}

/// A choice between the bits of two vectors, written in vectors of type `ty`; nothing where `lowering` is no choice, or is
/// written so.
pub(super) fn written_in(lowering: &Lowering, ty: &str) -> Option<Lowering> {
    let body = bitwise(lowering).filter(|_| lowering.params.len() == 3)?;
    let own = &lowering.ret;
    if own == ty || type_bits(own) != type_bits(ty) {
        return None;
    }
    let (from, to) = (element(own)?, element(ty)?);
    let text = body.text.replace(own, ty).replace(&format!("splat ({from} "), &format!("splat ({to} "));
    let mut written = Lowering { ret: ty.to_owned(), loose: None, ..lowering.clone() };
    written.params.iter_mut().for_each(|param| param.ty = ty.to_owned());
    written.llvm = Llvm::Ir(IrBody { text, declares: body.declares.clone() });
    Some(written)
}

/// The elements of a vector of integers.
fn element(ty: &str) -> Option<&str> {
    let (_, element) = ty.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
    element.starts_with('i').then_some(element)
}

#[cfg(test)]
mod tests {
    use autoir::program::{Arg, Opaque, Port, PortKind, Program, Shape, Step};

    use crate::emit::{Abi, Kind, emit};
    use crate::llvm::target::Target;
    use crate::platform::platform;
    use crate::publish::shipped;

    /// The assembly of a choice between bytes by what `steps` make of two inputs of 32-bit elements.
    fn assembly(steps: &[&str]) -> String {
        let arm = platform("aarch64").expect("it is a platform");
        let data = shipped::of("aarch64").and_then(|files| files.target()).expect("it is shipped");
        let target = Target::of(arm, "neoverse-n1", &[]).expect("LLVM knows the CPU");
        let words = Shape { kind: PortKind::Vector, element_bits: 32, lanes: 4 };
        let step =
            |instruction: &str, args| Step { instruction: instruction.to_owned(), args, result: words };
        let mut all = vec![step("vaddq_s32@", vec![Arg::Input(0), Arg::Input(1)])];
        for (n, instruction) in steps.iter().enumerate() {
            let args = if n == 0 { [0, 1].map(Arg::Input) } else { [n, n].map(Arg::Step) };
            all.push(step(instruction, args.to_vec()));
        }
        all.push(step("vbslq_p8@", vec![Arg::Step(steps.len()), Arg::Step(0), Arg::Input(2)]));
        let inputs = ["a", "b", "c"].map(|name| Port { name: name.to_owned(), shape: words }).to_vec();
        let result = Arg::Step(all.len() - 1);
        let program = Program {
            name: "choice".to_owned(),
            inputs,
            output: words,
            steps: all,
            result,
            opaque: Opaque::Nothing,
        };
        let text = emit(&program, &data.lowerings, &target, Abi::Memory, Kind::Asm).expect("it is emitted");
        String::from_utf8(text).expect("assembly is text")
    }

    #[test]
    fn choices_by_comparisons_of_wider_elements_are_one_instruction() {
        for steps in [&["vcgtq_s32@"][..], &["vtstq_s32@"], &["vtstq_s32@", "vandq_s8@"]] {
            let text = assembly(steps);
            let chooses = |line: &&str| ["bsl\t", "bif\t", "bit\t"].iter().any(|name| line.contains(name));
            assert_eq!(text.lines().filter(chooses).count(), 1, "{steps:?}: {text}");
            assert!(!text.contains("bic") && !text.contains("orr"), "{steps:?}: {text}");
        }
    }
}
