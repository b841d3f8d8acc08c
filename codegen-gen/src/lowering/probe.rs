//! One function per lowering, compiled together, and the assembly of each.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::target::feature_string;
use crate::lowering::batch::{ModuleText, halved};
use crate::lowering::call_text::{self, Spelling};
use crate::lowering::{Lowering, ParamClass, type_bits};
use crate::platform::Platform;

/// Functions per module; modules are compiled in parallel.
const BATCH: usize = 320;

/// The immediate of probe functions: the smallest that no instruction treats as doing nothing.
pub(crate) const IMMEDIATE: u32 = 1;

/// What surrounds the instruction in its probe function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Surroundings {
    /// Operands appear in registers and the result disappears there: nothing but the instruction is left.
    Nothing,
    /// Operands come from integer vector instructions and comparisons and live on, the result goes to such
    /// instructions. LLVM then uses the integer one of two equal encodings, and mask registers for masks.
    Integer,
    /// As before with vector operands in memory.
    Memory,
}

/// Assembly of each lowering in its probe function, in the order of `lowerings`; none where LLVM refuses one.
///
/// # Errors
/// There is no back end.
pub(crate) fn assembly(
    platform: &Platform,
    lowerings: &[&Lowering],
    surroundings: Surroundings,
    immediate: u32,
) -> Result<Vec<Vec<String>>> {
    let answers = assembly_or_refusal(platform, lowerings, surroundings, immediate)?;
    Ok(answers.into_iter().map(std::result::Result::unwrap_or_default).collect())
}

/// Assembly of one lowering, or what LLVM has against it.
pub(crate) type Answer = std::result::Result<Vec<String>, String>;

/// As [`assembly`], with LLVM's words where it refuses a lowering.
///
/// # Errors
/// There is no back end.
pub(crate) fn assembly_or_refusal(
    platform: &Platform,
    lowerings: &[&Lowering],
    surroundings: Surroundings,
    immediate: u32,
) -> Result<Vec<Answer>> {
    let machine = || llvm::machine_of(platform, platform.base_cpu, "");
    machine()?;
    let function = |lowering: &Lowering, index: usize, group: usize| {
        Probe::new(platform, surroundings).function(lowering, index, group, 1)
    };
    let compile = |batch: &[&Lowering]| -> Result<Vec<Answer>> {
        let text = module_text(platform, batch, platform.base_cpu, immediate, &function)?;
        let printed = llvm::assembly(&text, &machine()?, llvm::PASSES)?;
        let mut functions = function_bodies(platform, &printed);
        Ok((0..batch.len())
            .map(|index| Ok(functions.remove(&format!("probe{index}")).unwrap_or_default()))
            .collect())
    };
    let refused = |error: &Error| Some(Err(error.to_string()));
    let parts: Vec<Vec<Answer>> =
        lowerings.par_chunks(BATCH).map(|batch| halved(batch, &compile, &refused)).collect();
    Ok(parts.into_iter().flatten().collect())
}

/// Assembly of copies of a lowering, and how many there are.
pub(crate) type Copies = (Vec<String>, u32);

/// Assembly on `cpu` of copies of each lowering side by side, with the number of copies; none of what that CPU
/// turns out to lack. The copies differ in one operand and depend on nothing of each other.
///
/// # Errors
/// There is no back end.
pub(crate) fn copies(platform: &Platform, lowerings: &[&Lowering], cpu: &str) -> Result<Vec<Option<Copies>>> {
    llvm::machine_of(platform, cpu, "")?;
    let function = |lowering: &Lowering, index: usize, group: usize| {
        let probe = Probe::new(platform, Surroundings::Nothing);
        probe.function(lowering, index, group, copies_of(platform, lowering))
    };
    let compile = |batch: &[&Lowering]| -> Result<Vec<Option<Copies>>> {
        let text = module_text(platform, batch, cpu, IMMEDIATE, &function)?;
        let machine = llvm::machine_of(platform, cpu, "")?;
        let printed = llvm::assembly(&text, &machine, llvm::PASSES)?;
        let mut functions = function_bodies(platform, &printed);
        let body = |index: usize| functions.remove(&format!("probe{index}")).unwrap_or_default();
        let bodies = (0..batch.len()).map(body).collect::<Vec<_>>();
        let counts = batch.iter().map(|lowering| copies_of(platform, lowering));
        Ok(bodies.into_iter().zip(counts).map(Some).collect())
    };
    let parts: Vec<Vec<_>> =
        lowerings.par_chunks(BATCH).map(|batch| halved(batch, &compile, &|_| Some(None))).collect();
    Ok(parts.into_iter().flatten().collect())
}

/// How many copies find registers: there are few masks, and pairs take two registers.
fn copies_of(platform: &Platform, lowering: &Lowering) -> u32 {
    let plain = |kind: ParamClass, bits: u32| kind != ParamClass::Mask && bits * 2 <= platform.widest;
    let all = lowering.params.iter().all(|param| plain(param.kind, param.bits))
        && plain(lowering.ret_kind, type_bits(&lowering.ret).unwrap_or(0));
    if all { 4 } else { 2 }
}

fn module_text(
    platform: &Platform,
    lowerings: &[&Lowering],
    cpu: &str,
    immediate: u32,
    function: &dyn Fn(&Lowering, usize, usize) -> String,
) -> Result<String> {
    let mut module = ModuleText::new(platform.triple, cpu);
    for (index, lowering) in lowerings.iter().enumerate() {
        let base = platform.base_features.iter().map(|name| (*name).to_string());
        let all: Vec<String> = base.chain(lowering.features.iter().cloned()).collect();
        let group = module.group(&feature_string(&all));
        let vex = lowering.features.iter().any(|feature| feature.starts_with("avx"));
        let immediates = lowering.sample_immediates(immediate);
        let name = format!("lowering.{index}");
        let wrapper = call_text::wrapper(lowering, &immediates, &name, group, vex, Spelling::Exact)?;
        module.add(wrapper, &function(lowering, index, group));
    }
    Ok(module.finish())
}

/// Writes one probe function.
struct Probe<'a> {
    platform: &'a Platform,
    surroundings: Surroundings,
    body: String,
    next: usize,
    pointers: Vec<String>,
}

impl Probe<'_> {
    fn new(platform: &Platform, surroundings: Surroundings) -> Probe<'_> {
        Probe { platform, surroundings, body: String::new(), next: 0, pointers: Vec::new() }
    }

    fn line(&mut self, operation: &str) -> String {
        let name = format!("%q{}", self.next);
        self.next += 1;
        self.body.push_str(&format!("{name} = {operation}\n"));
        name
    }

    /// A parameter of the probe function that is an address.
    fn pointer(&mut self, ty: &str) -> String {
        let name = format!("%m{}", self.pointers.len());
        self.pointers.push(format!("{ty} {name}"));
        name
    }

    /// A value that appears in a register: empty assembly claims to have made it.
    fn source(&mut self, ty: &str, class: &str) -> String {
        self.line(&format!("call {ty} asm sideeffect \"\", \"={class}\"()"))
    }

    /// Empty assembly that claims to use `value`.
    fn sink(&mut self, ty: &str, class: &str, value: &str) {
        self.body.push_str(&format!("call void asm sideeffect \"\", \"{class}\"({ty} {value})\n"));
    }

    /// A vector that appears in as many registers as it takes.
    fn vector(&mut self, ty: &str, bits: u32) -> String {
        let class = self.platform.classes.vector;
        if let Some(integers) = integers_of(ty) {
            let value = self.vector(&integers, bits);
            return self.line(&format!("bitcast {integers} {value} to {ty}"));
        }
        if bits <= self.platform.widest && ty.starts_with('<') {
            return self.source(ty, class);
        }
        let part = self.part(bits);
        let bytes = Probe::bytes(part);
        let mut whole = self.source(&bytes, class);
        let mut have = part;
        while have < bits {
            let next = self.source(&bytes, class);
            let list = |count: u32, valid: u32| {
                let lane = |n| if n < valid { format!("i32 {n}") } else { "i32 poison".to_string() };
                (0..count).map(lane).collect::<Vec<_>>().join(", ")
            };
            let (before, count) = (Probe::bytes(have), have / 8);
            let wide = self.line(&format!(
                "shufflevector {bytes} {next}, {bytes} poison, <{count} x i32> <{}>",
                list(count, part / 8)
            ));
            have += part;
            whole = self.line(&format!(
                "shufflevector {before} {whole}, {before} {wide}, <{} x i32> <{}>",
                have / 8,
                list(have / 8, have / 8)
            ));
        }
        self.line(&format!("bitcast {} {whole} to {ty}", Probe::bytes(bits)))
    }

    /// Uses a vector in as many registers as it takes.
    fn sink_vector(&mut self, ty: &str, bits: u32, value: &str) {
        let class = self.platform.classes.vector;
        if let Some(integers) = integers_of(ty) {
            let value = self.line(&format!("bitcast {ty} {value} to {integers}"));
            return self.sink_vector(&integers, bits, &value);
        }
        if bits <= self.platform.widest && ty.starts_with('<') {
            return self.sink(ty, class, value);
        }
        let whole = Probe::bytes(bits);
        let value = self.line(&format!("bitcast {ty} {value} to {whole}"));
        let part = self.part(bits);
        let bytes = Probe::bytes(part);
        for first in (0..bits / 8).step_by(part as usize / 8) {
            let lanes: Vec<String> = (first..first + part / 8).map(|n| format!("i32 {n}")).collect();
            let piece = self.line(&format!(
                "shufflevector {whole} {value}, {whole} poison, <{} x i32> <{}>",
                part / 8,
                lanes.join(", ")
            ));
            self.sink(&bytes, class, &piece);
        }
    }

    /// The widest register that `bits` are a multiple of.
    fn part(&self, bits: u32) -> u32 {
        let mut part = self.platform.widest;
        while part > 8 && !bits.is_multiple_of(part) {
            part /= 2;
        }
        part
    }

    fn bytes(bits: u32) -> String {
        format!("<{} x i8>", bits / 8)
    }

    /// The vector with one element per bit of a mask, at most 512 bits wide.
    fn lanes_of_mask(bits: u32) -> String {
        format!("<{bits} x i{}>", (512 / bits).clamp(8, 64))
    }

    fn operand(&mut self, kind: ParamClass, ty: &str, bits: u32) -> String {
        let class = self.platform.classes;
        match (kind, self.surroundings) {
            (ParamClass::Vector, Surroundings::Nothing) => self.vector(ty, bits),
            (ParamClass::Vector, Surroundings::Memory) => {
                let pointer = self.pointer("ptr");
                self.line(&format!("load {ty}, ptr {pointer}, align 1"))
            }
            (ParamClass::Vector, Surroundings::Integer) => {
                let bytes = Probe::bytes(bits);
                let (a, b) = (self.source(&bytes, class.vector), self.source(&bytes, class.vector));
                let sum = self.line(&format!("add {bytes} {a}, {b}"));
                self.line(&format!("bitcast {bytes} {sum} to {ty}"))
            }
            (ParamClass::Mask, Surroundings::Nothing) => self.source(ty, class.mask),
            (ParamClass::Mask, _) => {
                let lanes = Probe::lanes_of_mask(bits);
                let (a, b) = (self.source(&lanes, class.vector), self.source(&lanes, class.vector));
                let mask = self.line(&format!("icmp ugt {lanes} {a}, {b}"));
                self.line(&format!("bitcast <{bits} x i1> {mask} to {ty}"))
            }
            (ParamClass::Matrix, _) => {
                let pointer = self.pointer("ptr");
                self.line(&format!("load {ty}, ptr {pointer}, align 64"))
            }
            // An address comes from the caller.
            (ParamClass::Scalar, _) if ty.starts_with("ptr") => self.pointer(ty),
            (ParamClass::Scalar | ParamClass::Immediate, _) => self.source(ty, class.scalar),
        }
    }

    fn consume(&mut self, kind: ParamClass, ty: &str, bits: u32, value: &str) {
        let class = self.platform.classes;
        match (kind, self.surroundings) {
            (ParamClass::Vector, Surroundings::Nothing) => self.sink_vector(ty, bits, value),
            (ParamClass::Vector, _) => {
                let bytes = Probe::bytes(bits);
                let other = self.source(&bytes, class.vector);
                let value = self.line(&format!("bitcast {ty} {value} to {bytes}"));
                let sum = self.line(&format!("add {bytes} {value}, {other}"));
                self.sink(&bytes, class.vector, &sum);
            }
            (ParamClass::Mask, Surroundings::Nothing) => self.sink(ty, class.mask, value),
            (ParamClass::Mask, _) => {
                let lanes = Probe::lanes_of_mask(bits);
                let (a, b) = (self.source(&lanes, class.vector), self.source(&lanes, class.vector));
                let mask = self.line(&format!("bitcast {ty} {value} to <{bits} x i1>"));
                let chosen = self.line(&format!("select <{bits} x i1> {mask}, {lanes} {a}, {lanes} {b}"));
                self.sink(&lanes, class.vector, &chosen);
            }
            (ParamClass::Matrix, _) => {
                let pointer = self.pointer("ptr");
                self.body.push_str(&format!("store {ty} {value}, ptr {pointer}, align 64\n"));
            }
            (ParamClass::Scalar | ParamClass::Immediate, _) => self.sink(ty, class.scalar, value),
        }
    }

    /// Function `probe<index>` with `copies` of the lowering.
    fn function(mut self, lowering: &Lowering, index: usize, group: usize, copies: u32) -> String {
        let params: Vec<_> =
            lowering.params.iter().filter(|param| param.kind != ParamClass::Immediate).collect();
        let values: Vec<String> =
            params.iter().map(|param| self.operand(param.kind, &param.ty, param.bits)).collect();
        // The copies have the widest operand each for itself, or they would be one.
        let own = (0..params.len()).max_by_key(|at| (params[*at].bits, std::cmp::Reverse(*at)));
        let mut lists = vec![values.clone()];
        for _ in 1..copies {
            let mut list = values.clone();
            if let Some(at) = own {
                list[at] = self.operand(params[at].kind, &params[at].ty, params[at].bits);
            }
            lists.push(list);
        }
        let ret = &lowering.ret;
        let mut results = Vec::new();
        for list in &lists {
            let args: Vec<String> =
                params.iter().zip(list).map(|(param, value)| format!("{} {value}", param.ty)).collect();
            results.push(self.line(&format!("call {ret} @lowering.{index}({})", args.join(", "))));
        }
        let bits = type_bits(ret).unwrap_or(0);
        for result in &results {
            self.consume(lowering.ret_kind, ret, bits, result);
        }
        if self.surroundings == Surroundings::Integer {
            for (param, value) in params.iter().zip(&values) {
                if param.kind == ParamClass::Vector {
                    self.sink_vector(&param.ty, param.bits, value);
                }
            }
        }
        format!(
            "define void @probe{index}({}) nounwind #{group} {{\n{}ret void\n}}\n",
            self.pointers.join(", "),
            self.body
        )
    }
}

/// The vector of integers that holds a vector of short floats, which not every CPU has in the registers of inline
/// assembly.
fn integers_of(ty: &str) -> Option<String> {
    ty.contains(" x bfloat>").then(|| ty.replace("bfloat", "i16"))
}

/// Instructions of each function of an assembly text, without labels, directives and comments; what belongs to
/// the calling convention is left out. Braces around packets are lines of their own.
pub(crate) fn function_bodies(platform: &Platform, text: &str) -> BTreeMap<String, Vec<String>> {
    let mut functions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in text.lines() {
        let code = line.split(platform.comment).next().unwrap_or(line).trim();
        if let Some(label) = (platform.label)(code) {
            if label.starts_with(".Lfunc_end") {
                current = None;
            } else if !label.starts_with(".L") {
                functions.entry(label.to_string()).or_default();
                current = Some(label.to_string());
            }
            continue;
        }
        let directive = code.is_empty() || code.starts_with('.');
        if directive || (platform.is_frame)(code) {
            continue;
        }
        if let Some(body) = current.as_ref().and_then(|name| functions.get_mut(name)) {
            body.push(code.to_string());
        }
    }
    functions
}

#[cfg(test)]
mod tests {
    use super::function_bodies;

    #[test]
    fn bodies_are_split_at_labels() {
        let text = "\t.text\nf:\n\tvpaddb\t%xmm0, %xmm1, %xmm0 # note\n\tvzeroupper\n\tretq\n.Lfunc_end0:\n\t.size f\ng:\n\tretq\n.Lfunc_end1:\n";
        let bodies = function_bodies(crate::platform::X86, text);
        assert_eq!(bodies["f"], ["vpaddb\t%xmm0, %xmm1, %xmm0"]);
        assert!(bodies["g"].is_empty());
    }
}
