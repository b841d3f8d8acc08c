//! Each lowering as a function of its own, in every way in which it may be written, for whoever executes it.
//!
//! A function has exactly the features that its lowering names: one that needs more is refused by LLVM, or is no
//! instruction of a CPU with these.

use std::collections::BTreeSet;

use autoir::program::{Arg, Opaque, Port, Program, Shape, Step};
use inkwell::targets::FileType;

use crate::emit::bundle::{Bundle, Part, compiled};
use crate::emit::{self, Abi, LoweringTable};
use crate::error::Result;
use crate::llvm;
use crate::llvm::target::Target;
use crate::lowering::call_text::{self, Spelling};
use crate::lowering::{AsmForm, Llvm, Lowering, ParamClass};
use crate::platform::{MaskInVector, Platform};

/// A way in which a lowering is written.
#[derive(Clone, Debug)]
pub struct Written {
    /// Which one.
    pub way: &'static str,
    /// The target that has what the lowering needs, and nothing else.
    pub target: Target,
    lowering: Lowering,
}

/// Every way in which `lowering` may be written; first the one that programs are emitted with.
pub fn written(platform: &'static Platform, lowering: &Lowering) -> Vec<Written> {
    let mut ways = vec![("as emitted", lowering.clone())];
    let spelled = |llvm: &Llvm| Lowering { llvm: llvm.clone(), loose: None, asm: None, ..lowering.clone() };
    if lowering.loose.is_some() {
        ways.push(("exactly", spelled(&lowering.llvm)));
    }
    if let (Some(form), false) = (&lowering.asm, matches!(lowering.llvm, Llvm::Asm(_))) {
        ways.push(("as inline assembly", spelled(&Llvm::Asm(form.clone()))));
    }
    let alone = |(way, lowering): (&'static str, Lowering)| {
        let vex = assembly(&lowering).is_some_and(|form| form.vex.is_some());
        let own: BTreeSet<String> = lowering.features.iter().cloned().collect();
        let avx = vex && !own.contains("avx");
        let with_avx = own.iter().cloned().chain(["avx".to_owned()]).collect();
        let target = |features| Target {
            platform,
            cpu: platform.base_cpu.to_owned(),
            features,
            disabled: BTreeSet::new(),
        };
        let vex = avx.then(|| Written {
            way: "as inline assembly for AVX",
            target: target(with_avx),
            lowering: lowering.clone(),
        });
        std::iter::once(Written { way, target: target(own), lowering }).chain(vex)
    };
    ways.into_iter().flat_map(alone).collect()
}

/// The inline assembly that programs have for `lowering`, if it is some.
fn assembly(lowering: &Lowering) -> Option<&AsmForm> {
    match lowering.loose.as_ref().unwrap_or(&lowering.llvm) {
        Llvm::Asm(form) => Some(form),
        _ => None,
    }
}

/// At most about `most` combinations of values for the immediates of `lowering`, the ends of their ranges among them;
/// one empty row without immediates. Immediates of matrices are their extents, and operations in the dictionary are of
/// the largest.
pub fn immediates(lowering: &Lowering, most: usize) -> Vec<Vec<u32>> {
    if of_matrices(lowering) {
        return vec![lowering.sample_immediates(u32::MAX)];
    }
    if let Llvm::IrTable(table) = lowering.loose.as_ref().unwrap_or(&lowering.llvm)
        && !table.cases.is_empty()
    {
        let (number, last) = (most.clamp(1, table.cases.len()), table.cases.len() - 1);
        let at = |n: usize| table.cases[n * last / number.saturating_sub(1).max(1)].0.clone();
        return (0..number).map(at).collect();
    }
    let ranges: Vec<(u32, u32)> = lowering
        .immediates()
        .map(|at| {
            let param = &lowering.params[at];
            param.range.unwrap_or((0, (1 << param.bits.min(8)) - 1))
        })
        .collect();
    // Multiples of an odd number go through all residues; the row before the last is that of all highest values.
    let row = |n: u32| -> Vec<u32> {
        let value = |(at, (low, high)): (usize, &(u32, u32))| match n {
            0 => *low,
            1 => *high,
            _ => low + (n - 1) * (37 + 2 * at as u32) % (high.saturating_sub(*low) + 1),
        };
        ranges.iter().enumerate().map(value).collect()
    };
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for n in 0..most.max(1) as u32 {
        let row = row(n);
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    rows
}

/// Whether an operand or the result is in no single register.
fn of_matrices(lowering: &Lowering) -> bool {
    of_kind(lowering, ParamClass::Matrix)
}

/// Whether an operand or the result is a `kind`.
fn of_kind(lowering: &Lowering, kind: ParamClass) -> bool {
    lowering.ret_kind == kind || lowering.params.iter().any(|param| param.kind == kind)
}

/// One lowering with values for its immediates, to be a function
/// `void symbol(const uint8_t *in0, …, uint8_t *out)`.
#[derive(Clone, Debug)]
pub struct Isolated<'a> {
    /// Its symbol, unique among those it is compiled with.
    pub symbol: String,
    /// The lowering.
    pub written: &'a Written,
    /// Values of the immediates, in parameter order.
    pub immediates: Vec<u32>,
    /// Shapes of the operands that are no immediates, in parameter order.
    pub operands: Vec<Shape>,
    /// Shape of the result.
    pub result: Shape,
}

/// An object of `functions`, which are all of `platform`. What LLVM refuses is left out and named.
///
/// # Errors
/// There is no back end.
pub fn object(platform: &'static Platform, functions: &[Isolated<'_>]) -> Result<Bundle> {
    let machine = llvm::machine_of(platform, platform.base_cpu, "")?;
    let (mut parts, mut left_out) = (Vec::new(), Vec::new());
    for (n, function) in functions.iter().enumerate() {
        match function.text() {
            Ok(text) => parts.push((n, (text, llvm::PASSES) as Part)),
            Err(error) => left_out.push((n, error)),
        }
    }
    compiled(parts, left_out, &machine, Some(FileType::Object))
}

impl Isolated<'_> {
    fn text(&self) -> Result<String> {
        let lowering = &self.written.lowering;
        let spread = spreads_masks(self.written.target.platform) && of_kind(lowering, ParamClass::Mask);
        if spread || of_matrices(lowering) {
            return self.memory_text();
        }
        let table = LoweringTable::from([(lowering.id.clone(), lowering.clone())]);
        emit::module_text(&self.program(), &table, &self.written.target, Abi::Memory)
    }

    /// The program of this one instruction.
    fn program(&self) -> Program {
        let (mut values, mut immediates) = (0, self.immediates.iter());
        let mut args = Vec::new();
        for param in &self.written.lowering.params {
            match param.kind {
                ParamClass::Immediate => {
                    args.push(Arg::Imm(i64::from(immediates.next().copied().unwrap_or(0))));
                }
                _ => {
                    args.push(Arg::Input(values));
                    values += 1;
                }
            }
        }
        let port = |(n, shape): (usize, &Shape)| Port { name: format!("in{n}"), shape: *shape };
        Program {
            name: self.symbol.clone(),
            inputs: self.operands.iter().enumerate().map(port).collect(),
            steps: vec![Step { instruction: self.written.lowering.id.clone(), args, result: self.result }],
            output: self.result,
            result: Arg::Step(0),
            opaque: Opaque::Nothing,
        }
    }

    /// The parameters as they lie in memory, for values that programs do not have.
    fn memory_text(&self) -> Result<String> {
        let Written { lowering, target, .. } = self.written;
        let vex = target.features.contains("avx");
        let wrapper = call_text::wrapper(lowering, &self.immediates, "lowering", 0, vex, Spelling::Loose)?;
        let mut text = Memory { spread: target.platform.mask_in_vector, ..Memory::default() };
        let params = lowering.params.iter().filter(|param| param.kind != ParamClass::Immediate);
        for (n, param) in params.enumerate() {
            text.load(n, &param.ty);
        }
        let Memory { pointers, args, .. } = &text;
        let (pointers, args) = (pointers.concat(), args.join(", "));
        text.line(&format!("%r = call {} @lowering({args})", lowering.ret));
        text.store("%r", &lowering.ret);
        text.declares.extend(wrapper.declares);
        let declares: String = text.declares.iter().map(|line| format!("{line}\n")).collect();
        Ok(format!(
            "target triple = \"{}\"\ndefine void @{}({pointers}ptr %out) nounwind #0 {{\n{}  ret void\n}}\n\
             {}{declares}attributes #0 = {{ {} }}\n",
            target.platform.triple,
            emit::symbol_name(&self.symbol),
            text.body,
            wrapper.text,
            target.attributes()
        ))
    }
}

/// The text of a function of values in memory.
#[derive(Default)]
struct Memory {
    /// How masks become vectors, if they are vectors in memory.
    spread: Option<MaskInVector>,
    pointers: Vec<String>,
    args: Vec<String>,
    body: String,
    declares: BTreeSet<String>,
}

/// The vector of bytes that holds a mask.
const SPREAD: &str = "<32 x i32>";
/// One in each byte.
const ONES: u32 = 0x0101_0101;

impl Memory {
    fn line(&mut self, line: &str) {
        self.body.push_str(&format!("  {line}\n"));
    }

    /// Parameter `n` of type `ty`.
    fn load(&mut self, n: usize, ty: &str) {
        self.pointers.push(format!("ptr readonly %in{n}, "));
        self.args.push(format!("{ty} %a{n}"));
        match self.spread.filter(|mask| mask.ty == ty) {
            Some(mask) => {
                self.line(&format!("%v{n} = load {SPREAD}, ptr %in{n}, align 1"));
                let name = mask.of_vector;
                self.line(&format!("%a{n} = call {ty} @{name}({SPREAD} %v{n}, i32 {ONES})"));
                self.declares.insert(format!("declare {ty} @{name}({SPREAD}, i32)"));
            }
            None => self.line(&format!("%a{n} = load {ty}, ptr %in{n}, align 1")),
        }
    }

    /// `value` of type `ty` to where the result goes.
    fn store(&mut self, value: &str, ty: &str) {
        match self.spread.filter(|mask| mask.ty == ty) {
            Some(mask) => {
                let name = mask.to_vector;
                self.line(&format!("%w = call {SPREAD} @{name}({ty} {value}, i32 {ONES})"));
                self.line(&format!("store {SPREAD} %w, ptr %out, align 1"));
                self.declares.insert(format!("declare {SPREAD} @{name}({ty}, i32)"));
            }
            None => self.line(&format!("store {ty} {value}, ptr %out, align 1")),
        }
    }
}

/// Whether each bit of a mask is a byte, 0 or 1, where functions of `platform` take it from memory: C has no masks
/// there, and LLVM moves none.
pub fn spreads_masks(platform: &Platform) -> bool {
    platform.mask_in_vector.is_some()
}
