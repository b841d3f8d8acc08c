//! Inline assembly from the vendor's operand form.
//!
//! Intel writes the operands of an instruction as `zmm {k}, zmm, zmm, imm8`: the destination, its writemask,
//! the sources. The intrinsic's parameters are matched to the sources by register class from the right;
//! what is left over is the destination's old value, so it is tied to the destination. The match cannot
//! know about implicit operands, so every form is assembled here, and `verify` executes it against clang's
//! spelling where the CPU permits.

use autoir_spec_parsers::instruction::Instruction;

use crate::error::Result;
use crate::llvm::tool;
use crate::lowering::{AsmForm, AsmText, IMMEDIATE_HOLE, LoweringParam, ParamClass};

/// One operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operand {
    /// A vector register of this many bits.
    Vector(u32),
    /// A mask register.
    Mask,
    /// A general-purpose register of this many bits.
    Scalar(u32),
    /// The immediate.
    Immediate,
}

impl Operand {
    fn parse(text: &str) -> Option<Operand> {
        Some(match text {
            "xmm" => Operand::Vector(128),
            "ymm" => Operand::Vector(256),
            "zmm" => Operand::Vector(512),
            "k" => Operand::Mask,
            "r8" => Operand::Scalar(8),
            "r16" => Operand::Scalar(16),
            "r32" => Operand::Scalar(32),
            "r64" => Operand::Scalar(64),
            "imm8" => Operand::Immediate,
            _ => return None,
        })
    }

    /// Whether a parameter of this class can be that operand.
    fn takes(self, param: &LoweringParam) -> bool {
        match self {
            Operand::Vector(bits) => param.kind == ParamClass::Vector && param.bits == bits,
            Operand::Mask => param.kind == ParamClass::Mask,
            Operand::Scalar(_) => param.kind == ParamClass::Scalar,
            Operand::Immediate => param.kind == ParamClass::Immediate,
        }
    }

    /// LLVM's reference to operand `number`, printed at this operand's width.
    fn reference(self, number: usize) -> String {
        match self {
            Operand::Vector(512) => format!("${{{number}:g}}"),
            Operand::Vector(256) => format!("${{{number}:t}}"),
            Operand::Vector(_) => format!("${{{number}:x}}"),
            Operand::Mask => format!("${{{number}}}"),
            Operand::Scalar(64) => format!("${{{number}:q}}"),
            Operand::Scalar(32) => format!("${{{number}:k}}"),
            Operand::Scalar(16) => format!("${{{number}:w}}"),
            Operand::Scalar(_) => format!("${{{number}:b}}"),
            Operand::Immediate => IMMEDIATE_HOLE.to_string(),
        }
    }

    /// A register of this kind, to try the assembler on.
    fn sample(self, number: usize) -> String {
        match self {
            Operand::Vector(512) => format!("zmm{number}"),
            Operand::Vector(256) => format!("ymm{number}"),
            Operand::Vector(_) => format!("xmm{number}"),
            Operand::Mask => format!("k{}", number + 1),
            Operand::Scalar(64) => format!("r{}", number + 8),
            Operand::Scalar(32) => format!("r{}d", number + 8),
            Operand::Scalar(16) => format!("r{}w", number + 8),
            Operand::Scalar(_) => format!("r{}b", number + 8),
            Operand::Immediate => "1".to_string(),
        }
    }

    /// The operand with byte and word registers widened: where a form says `r8` for the source of a
    /// broadcast, the encoding holds a 32-bit register.
    fn widened(self) -> Operand {
        match self {
            Operand::Scalar(8 | 16) => Operand::Scalar(32),
            other => other,
        }
    }

    fn constraint(self, evex: bool) -> &'static str {
        match self {
            Operand::Vector(_) if evex => "v",
            Operand::Vector(_) => "x",
            Operand::Mask => "^Yk",
            Operand::Scalar(_) => "r",
            Operand::Immediate => "i",
        }
    }
}

/// Destination, its writemask (`Some(true)` zeroes) and sources of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    destination: Operand,
    writemask: Option<bool>,
    sources: Vec<Operand>,
}

impl Form {
    fn widened(&self) -> Form {
        Form {
            destination: self.destination.widened(),
            writemask: self.writemask,
            sources: self.sources.iter().map(|source| source.widened()).collect(),
        }
    }
}

fn parse_form(form: &str) -> Option<Form> {
    let mut operands = form.split(',').map(str::trim);
    let mut words = operands.next()?.split_whitespace();
    let destination = Operand::parse(words.next()?)?;
    let writemask = match words.next() {
        None => None,
        Some("{k}") => Some(false),
        Some("{z}") => Some(true),
        Some(_) => return None,
    };
    let sources = operands.map(Operand::parse).collect::<Option<Vec<_>>>()?;
    Some(Form { destination, writemask, sources })
}

/// An inline assembly candidate and the plain assembly that tries it.
pub(crate) struct Candidate {
    pub form: AsmForm,
    pub sample: String,
    pub vex_sample: Option<String>,
}

/// How the operands of a form are filled.
struct Binding {
    form: Form,
    /// Parameter of each source.
    sources: Vec<usize>,
    /// Parameter of the writemask.
    mask: Option<usize>,
    /// Parameter whose register is overwritten.
    tied: Option<usize>,
}

fn bind(form: Form, params: &[LoweringParam], ret: &LoweringParam) -> Option<Binding> {
    // A comparison's `xmm, xmm` has no destination among its operands: the result is in the flags.
    if !form.destination.takes(ret) {
        return None;
    }
    let mut free: Vec<usize> = (0..params.len()).collect();
    let mut mask = None;
    if form.writemask.is_some() {
        let at = free.iter().position(|&p| params[p].kind == ParamClass::Mask)?;
        mask = Some(free.remove(at));
    }
    let mut sources = vec![0; form.sources.len()];
    for (slot, operand) in form.sources.iter().enumerate().rev() {
        let at = free.iter().rposition(|&p| operand.takes(&params[p]))?;
        sources[slot] = free.remove(at);
    }
    let tied = match free.as_slice() {
        [] => None,
        [only] if form.destination.takes(&params[*only]) => Some(*only),
        _ => return None,
    };
    Some(Binding { form, sources, mask, tied })
}

/// The text of an instruction with `reference` naming operand `number`, result first.
fn spell(
    binding: &Binding,
    mnemonic: &str,
    three_operands: bool,
    reference: &dyn Fn(Operand, usize) -> String,
) -> String {
    let form = &binding.form;
    let mut number = 1;
    let mut next = || {
        number += 1;
        number - 1
    };
    let mut operands = vec![reference(form.destination, 0)];
    if binding.mask.is_some() {
        let mask = reference(Operand::Mask, next());
        let zero = if form.writemask == Some(true) { " {z}" } else { "" };
        operands[0].push_str(&format!(" {{{mask}}}{zero}"));
    }
    if binding.tied.is_some() {
        let tied = next();
        if three_operands {
            operands.push(reference(form.destination, tied));
        }
    }
    for operand in &form.sources {
        let number = if *operand == Operand::Immediate { 0 } else { next() };
        operands.push(reference(*operand, number));
    }
    format!("{mnemonic} {}", operands.join(", "))
}

/// Constraints in the order in which [`spell`] numbers operands.
fn constraints(binding: &Binding, tie: bool, evex: bool) -> String {
    let form = &binding.form;
    let mut list = vec![format!("={}", form.destination.constraint(evex))];
    if binding.mask.is_some() {
        list.push(Operand::Mask.constraint(evex).to_string());
    }
    if binding.tied.is_some() {
        let kept = form.destination.constraint(evex);
        list.push(if tie { "0" } else { kept }.to_string());
    }
    for operand in form.sources.iter().filter(|operand| **operand != Operand::Immediate) {
        list.push(operand.constraint(evex).to_string());
    }
    list.push("~{flags}".to_string());
    list.join(",")
}

/// Inline assembly for `instruction`: for each encoding that the vendor lists, as written, with narrow
/// general-purpose registers widened, and with the destination's old value as a source of its own; none where a form has
/// operands that are not modelled.
///
/// Of a multiply-add, Intel lists three encodings with one form. They take the same operands in other places (Intel SDM,
/// VFMADD132PS/VFMADD213PS/VFMADD231PS: the digits say which are multiplied): those of the one with `213` are the
/// intrinsic's, in its order.
pub(crate) fn candidates(
    instruction: &Instruction,
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Vec<Candidate> {
    let reordered = |name: &str| {
        let in_order = |order| name.contains(order).then(|| name.replace(order, "213"));
        ["132", "231"]
            .iter()
            .filter_map(in_order)
            .any(|other| instruction.encodings.iter().any(|e| e.name == other))
    };
    instruction
        .encodings
        .iter()
        .filter(|encoding| !reordered(&encoding.name))
        .flat_map(|encoding| {
            let form = parse_form(&encoding.form);
            let wide = form.as_ref().map(Form::widened).filter(|wide| Some(wide) != form.as_ref());
            form.into_iter().chain(wide).map(|form| (&encoding.name, form))
        })
        .flat_map(|(name, form)| {
            [false, true].map(|spread| candidate(instruction, name, form.clone(), spread, params, ret))
        })
        .flatten()
        .collect()
}

fn candidate(
    instruction: &Instruction,
    mnemonic: &str,
    form: Form,
    spread: bool,
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Option<Candidate> {
    let binding = bind(form, params, ret)?;
    let mnemonic = mnemonic.to_lowercase();
    let evex = instruction.cpuid.iter().any(|feature| feature.starts_with("AVX512"));
    let legacy = instruction.cpuid.iter().all(|feature| !feature.starts_with("AVX"));
    let vector = std::iter::once(&binding.form.destination)
        .chain(&binding.form.sources)
        .any(|operand| matches!(operand, Operand::Vector(_)));
    // Where Intel leaves out the first source of a three-operand instruction (`xmm, xmm` for VPORD), the
    // left-over parameter is that source.
    let short = binding.tied.is_some() && spread;
    let reference = |operand: Operand, number| operand.reference(number);
    let sample = |operand: Operand, number| operand.sample(number);
    let plain = AsmText {
        template: spell(&binding, &mnemonic, short, &reference),
        constraints: constraints(&binding, !short, evex),
    };
    let vex_mnemonic = (legacy && vector).then(|| format!("v{mnemonic}"));
    let vex = vex_mnemonic.as_ref().map(|mnemonic| AsmText {
        template: spell(&binding, mnemonic, true, &reference),
        constraints: constraints(&binding, false, evex),
    });
    let inputs = binding
        .mask
        .into_iter()
        .chain(binding.tied)
        .chain(binding.sources.iter().copied().filter(|&p| params[p].kind != ParamClass::Immediate))
        .collect();
    Some(Candidate {
        sample: spell(&binding, &mnemonic, short, &sample),
        vex_sample: vex_mnemonic.map(|mnemonic| spell(&binding, &mnemonic, true, &sample)),
        form: AsmForm { plain, vex, inputs, intel: true },
    })
}

/// Which of `lines` the assembler accepts, all features on.
pub(crate) fn assembles(lines: &[String]) -> Result<Vec<Option<String>>> {
    let features = crate::llvm::features::llvm_features(crate::platform::X86)?;
    // Only instruction sets are switched on: names like `avx512f`, not tuning flags or modes.
    let on: Vec<String> = features
        .iter()
        .filter(|name| !name.contains("mode") && !name.contains('-'))
        .map(|name| format!("+{name}"))
        .collect();
    let args = [
        "-triple=x86_64-linux-gnu".to_string(),
        format!("-mattr={}", on.join(",")),
        "-x86-asm-syntax=intel".to_string(),
    ];
    accepted(&args, ".intel_syntax noprefix", lines, false)
}

/// What the assembler prints, if that is wanted, for each of `lines` that it accepts behind the line `head`.
pub(crate) fn accepted(
    args: &[String],
    head: &str,
    lines: &[String],
    print: bool,
) -> Result<Vec<Option<String>>> {
    let text = format!("{head}\n{}\n", lines.join("\n"));
    let output = tool::run("llvm-mc", args, &text)?;
    let mut good = vec![true; lines.len()];
    for line in output.stderr.lines().filter(|line| line.contains(": error:")) {
        let number = line.split(':').nth(1).and_then(|n| n.parse::<usize>().ok());
        if let Some(flag) = number.and_then(|n| good.get_mut(n.checked_sub(2)?)) {
            *flag = false;
        }
    }
    if !print {
        return Ok(good.into_iter().map(|good| good.then(String::new)).collect());
    }
    let accepted = good.iter().filter(|good| **good).count();
    // What was rejected is left out of what is printed, if anything is.
    let text: Vec<&str> = std::iter::once(head)
        .chain(lines.iter().zip(&good).filter(|(_, good)| **good).map(|(line, _)| line.as_str()))
        .collect();
    let output = tool::run("llvm-mc", args, &(text.join("\n") + "\n"))?;
    let printed =
        output.stdout.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('.'));
    let printed: Vec<String> = printed.map(String::from).collect();
    if printed.len() != accepted {
        let message = format!("{} of {accepted} lines were printed", printed.len());
        return Err(crate::error::Error::Tool { tool: "llvm-mc".to_string(), message });
    }
    let mut printed = printed.into_iter();
    Ok(good.into_iter().map(|good| good.then(|| printed.next()).flatten()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn param(kind: ParamClass, bits: u32) -> LoweringParam {
        LoweringParam { ty: String::new(), bits, kind, range: None }
    }

    #[test]
    fn left_over_parameters_are_tied_to_the_destination() {
        let form = parse_form("zmm {k}, zmm, imm8").expect("a form");
        let params = [
            param(ParamClass::Vector, 512),
            param(ParamClass::Mask, 16),
            param(ParamClass::Vector, 512),
            param(ParamClass::Immediate, 8),
        ];
        let ret = param(ParamClass::Vector, 512);
        let binding = bind(form, &params, &ret).expect("it fits");
        assert_eq!((binding.mask, binding.tied, binding.sources.as_slice()), (Some(1), Some(0), &[2, 3][..]));
        let text = spell(&binding, "vpshufd", false, &|operand, number| operand.sample(number));
        assert_eq!(text, "vpshufd zmm0 {k2}, zmm3, 1");
        assert_eq!(constraints(&binding, true, true), "=v,^Yk,0,v,~{flags}");
    }

    #[test]
    fn the_assembler_judges_samples() {
        let lines = ["vpaddb zmm0, zmm1, zmm2", "vpnosuch zmm0", "paddb xmm0, xmm1"].map(String::from);
        let printed = assembles(&lines).expect("llvm-mc is installed");
        assert_eq!(printed.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, true]);
    }
}
