//! Printing a target program as LLVM IR, and LLVM's assembly or object of it.

pub mod bundle;
mod choices;
pub mod isolated;
pub mod jit;
mod lane_expr;
mod lane_float;
mod lane_read;
pub mod measured;
mod opaque;
pub mod plain;
mod predicates;
mod registers;
mod scalars;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use autoir::program::{Arg, Opaque, PortKind, Program, Shape, Step};

use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::admitted;
use crate::llvm::target::Target;
use crate::lowering::call_text::{self, Spelling};
use crate::lowering::{Lowering, ParamClass};
use registers::Passed;

/// Lowerings by instruction id.
pub type LoweringTable = BTreeMap<String, Lowering>;

/// How an emitted function takes its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Abi {
    /// `void f(const uint8_t *in0, …, uint8_t *out)`: little endian, any alignment, each value in its bits
    /// rounded up to whole bytes, of which the upper ones do not count in inputs and are zero in the result. All is
    /// read before anything is written: `out` may be one of the inputs, or apart from them, but must not begin inside
    /// of one. On Hexagon, inputs are read in whole vectors, up to the next multiple of 128 bytes from their address.
    Memory,
    /// Values in registers as far as they go, by the platform's convention; in several, where a program uses narrower
    /// ones than there are. For measuring computation alone.
    Registers,
}

/// The parameter for the address of input `index` of [`Abi::Memory`]. It says nothing of where the others point: the
/// result may be an input.
pub(crate) fn input_parameter(index: usize) -> String {
    format!("ptr readonly %in{index}")
}

/// The parameter for the address of the result of [`Abi::Memory`].
pub(crate) const RESULT_PARAMETER: &str = "ptr %out";

/// What to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// LLVM IR.
    Llvm,
    /// Assembly (of x86: in AT&T syntax).
    Asm,
    /// An ELF object.
    Obj,
}

/// Prints `program` for `target` as function `program.name`.
///
/// # Errors
/// An ill-formed program, an instruction without a lowering or beyond the target's features, operands that
/// do not fit, or LLVM's refusal.
pub fn emit(
    program: &Program,
    lowerings: &LoweringTable,
    target: &Target,
    abi: Abi,
    kind: Kind,
) -> Result<Vec<u8>> {
    let text = module_text(program, lowerings, target, abi)?;
    let machine = llvm::machine_of(target.platform, &target.cpu, "")?;
    match kind {
        Kind::Llvm => Ok(llvm::optimized_text(&text, &machine, llvm::PASSES)?.into_bytes()),
        Kind::Asm => Ok(llvm::assembly(&text, &machine, llvm::PASSES)?.into_bytes()),
        Kind::Obj => llvm::object(&text, &machine, llvm::PASSES),
    }
}

/// The module of `program` before any pass.
pub(crate) fn module_text(
    program: &Program,
    lowerings: &LoweringTable,
    target: &Target,
    abi: Abi,
) -> Result<String> {
    program.validate()?;
    let mut writer = Writer::new(target, lowerings, Passed::of(program, target));
    writer.opaque = program.opaque;
    let inputs = writer.inputs(program, abi);
    let mut steps: Vec<Value> = Vec::new();
    for (index, step) in program.steps.iter().enumerate() {
        let value = writer.step(index, step, &inputs, &steps)?;
        admitted::text(writer.body.len())?;
        steps.push(value);
    }
    let result = writer.arg(&program.result, &inputs, &steps)?;
    let unit = match abi {
        Abi::Memory => unit_for(program.output.bits()),
        Abi::Registers => wired_unit(program.output, target),
    };
    let result = writer.as_unit(result, unit);
    admitted::text(writer.body.len())?;
    Ok(writer.finish(program, abi, &result))
}

/// The name under which `program` is emitted: its own, with characters that LLVM or C would not take
/// replaced.
pub fn symbol(program: &Program) -> String {
    symbol_name(&program.name)
}

pub(crate) fn symbol_name(name: &str) -> String {
    let clean = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' };
    let name: String = name.chars().map(clean).collect();
    match name.chars().next() {
        Some(first) if !first.is_ascii_digit() => name,
        _ => format!("_{name}"),
    }
}

/// Granularity of a value's LLVM vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Byte,
    Bit,
}

impl Unit {
    fn bits(self) -> u32 {
        match self {
            Unit::Byte => 8,
            Unit::Bit => 1,
        }
    }
}

/// A value of the emitted function: `<n x i8>` or `<n x i1>`.
#[derive(Clone, Debug)]
struct Value {
    text: String,
    unit: Unit,
    bits: u32,
}

impl Value {
    fn ty(&self) -> String {
        format!("<{} x i{}>", self.lanes(), self.unit.bits())
    }

    fn lanes(&self) -> u32 {
        self.bits / self.unit.bits()
    }
}

struct Writer<'a> {
    target: &'a Target,
    lowerings: &'a LoweringTable,
    passed: Passed,
    body: String,
    next: usize,
    /// The functions of lowerings, by instruction, type of the result and immediates.
    wrappers: BTreeMap<(String, String, Vec<u32>), String>,
    functions: String,
    declares: BTreeSet<String>,
    /// What values are the low part of, by their names.
    wholes: BTreeMap<String, Value>,
    /// The types that values are computed in, by their names.
    computed: BTreeMap<String, String>,
    /// What LLVM must not look into.
    opaque: Opaque,
    /// Constants that it does not look into, by their texts.
    held: BTreeMap<String, Value>,
}

impl<'a> Writer<'a> {
    fn new(target: &'a Target, lowerings: &'a LoweringTable, passed: Passed) -> Writer<'a> {
        Writer {
            target,
            lowerings,
            passed,
            body: String::new(),
            next: 0,
            wrappers: BTreeMap::new(),
            functions: String::new(),
            declares: BTreeSet::new(),
            wholes: BTreeMap::new(),
            computed: BTreeMap::new(),
            opaque: Opaque::Nothing,
            held: BTreeMap::new(),
        }
    }

    /// Appends `%tN = <operation>` and returns the name.
    fn line(&mut self, operation: &str) -> String {
        let name = format!("%t{}", self.next);
        self.next += 1;
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "  {name} = {operation}");
        name
    }

    fn inputs(&mut self, program: &Program, abi: Abi) -> Vec<Value> {
        let mut values = Vec::new();
        for (index, port) in program.inputs.iter().enumerate() {
            let bits = port.shape.bits();
            let unit = wired_unit(port.shape, self.target);
            let value = match abi {
                Abi::Registers if let Some(size) = self.passed.inputs[index] => {
                    self.joined_input(index, bits, size)
                }
                Abi::Registers if register_type(port.shape, self.target).starts_with('i') => {
                    self.integer(&format!("%in{index}"), bits, unit)
                }
                Abi::Registers => {
                    let passed = passed_type(port.shape, self.target);
                    let text = match part_of(&passed, &register_type(port.shape, self.target), index) {
                        Some(part) => {
                            let text = self.line(&part);
                            let whole = elements(&passed).unwrap_or(0) * 8;
                            let whole = Value { text: format!("%in{index}"), unit: Unit::Byte, bits: whole };
                            self.wholes.insert(text.clone(), whole);
                            text
                        }
                        None => format!("%in{index}"),
                    };
                    Value { text, unit, bits }
                }
                Abi::Memory if bits.is_multiple_of(8) => {
                    let ty = format!("<{} x i8>", bits / 8);
                    let text = self.line(&format!("load {ty}, ptr %in{index}, align 1"));
                    self.as_unit(Value { text, unit: Unit::Byte, bits }, unit)
                }
                Abi::Memory => {
                    let whole = bits.div_ceil(8) * 8;
                    let text = self.line(&format!("load i{whole}, ptr %in{index}, align 1"));
                    let text = self.line(&format!("trunc i{whole} {text} to i{bits}"));
                    self.integer(&text, bits, unit)
                }
            };
            values.push(value);
        }
        values
    }

    /// Input `index`, which is passed in registers of `size` bits.
    fn joined_input(&mut self, index: usize, bits: u32, size: u32) -> Value {
        let mut row: Vec<Value> = (0..bits / size)
            .map(|n| Value { text: format!("%in{index}.{n}"), unit: Unit::Byte, bits: size })
            .collect();
        self.join_all(&mut row);
        // There are as many as the value has bits for, at least two.
        row.swap_remove(0)
    }

    /// The integer `text` of `bits` bits as a value.
    fn integer(&mut self, text: &str, bits: u32, unit: Unit) -> Value {
        let value = Value { text: String::new(), unit, bits };
        let text = self.line(&format!("bitcast i{bits} {text} to {}", value.ty()));
        Value { text, ..value }
    }

    fn as_unit(&mut self, value: Value, unit: Unit) -> Value {
        if value.unit == unit || !value.bits.is_multiple_of(unit.bits()) {
            return value;
        }
        if self.is_predicate(value.bits) {
            return if unit == Unit::Byte { self.packed(&value) } else { self.unpacked(&value) };
        }
        let new = Value { text: String::new(), unit, bits: value.bits };
        let text = self.line(&format!("bitcast {} {} to {}", value.ty(), value.text, new.ty()));
        Value { text, ..new }
    }

    fn arg(&mut self, arg: &Arg, inputs: &[Value], steps: &[Value]) -> Result<Value> {
        Ok(match arg {
            Arg::Input(index) => inputs[*index].clone(),
            Arg::Step(index) => steps[*index].clone(),
            // Invariant: `validate` lets no immediate stand where a width is needed, and `step` takes
            // those of instructions itself.
            Arg::Imm(_) => return Err(Error::Llvm("an immediate used as a value".to_string())),
            Arg::Const { width, values } => self.given(constant(*width, values)?),
            Arg::Zero { bits } => {
                Value { text: "zeroinitializer".to_string(), unit: unit_for(*bits), bits: *bits }
            }
            Arg::Undef { bits } => {
                // Frozen: some bits of an operation on it may still count.
                let value = Value { text: String::new(), unit: unit_for(*bits), bits: *bits };
                let text = self.line(&format!("freeze {} poison", value.ty()));
                Value { text, ..value }
            }
            Arg::Part { of, offset, bits } => {
                let whole = self.arg(of, inputs, steps)?;
                self.part(whole, *offset, *bits)
            }
            Arg::Concat(parts) => match &parts[..] {
                [low, Arg::Undef { bits }] => {
                    let low = self.arg(low, inputs, steps)?;
                    self.filled_up(low, *bits)
                }
                _ => {
                    let mut values = Vec::new();
                    for part in parts {
                        values.push(self.arg(part, inputs, steps)?);
                    }
                    self.concat(values)?
                }
            },
        })
    }

    /// `low` with `bits` bits of any value above it.
    fn filled_up(&mut self, low: Value, bits: u32) -> Value {
        let unit = if bits.is_multiple_of(low.unit.bits()) { low.unit } else { Unit::Bit };
        let low = self.as_unit(low, unit);
        let length = low.lanes() + bits / unit.bits();
        let whole = self.wholes.get(&low.text).filter(|w| w.unit == unit && w.lanes() == length).cloned();
        let wide = whole.unwrap_or_else(|| self.widen(low, length));
        let text = self.line(&format!("freeze {} {}", wide.ty(), wide.text));
        Value { text, ..wide }
    }

    fn part(&mut self, whole: Value, offset: u32, bits: u32) -> Value {
        if offset == 0 && bits == whole.bits {
            return whole;
        }
        // What lies in one register of a pair is a part of that.
        let within = |r: &u32| {
            bits < *r && whole.bits > *r && whole.bits.is_multiple_of(*r) && offset % r + bits <= *r
        };
        if let Some(register) = self.target.platform.vector_register.filter(within) {
            let own = self.part(whole, offset - offset % register, register);
            return self.part(own, offset % register, bits);
        }
        let in_bytes = whole.unit == Unit::Byte || self.is_predicate(whole.bits);
        let unit = match in_bytes && offset.is_multiple_of(8) && bits.is_multiple_of(8) {
            true => Unit::Byte,
            false => Unit::Bit,
        };
        let whole = self.as_unit(whole, unit);
        let first = offset / unit.bits();
        let lanes: Vec<Option<u32>> = (first..first + bits / unit.bits()).map(Some).collect();
        let text = self.shuffle(&whole, "poison", &lanes);
        if offset == 0 {
            self.wholes.insert(text.clone(), whole);
        }
        Value { text, unit, bits }
    }

    /// `shufflevector` of `a` and `b` (of the same type).
    fn shuffle(&mut self, a: &Value, b: &str, lanes: &[Option<u32>]) -> String {
        let mask: Vec<String> = lanes
            .iter()
            .map(|lane| match lane {
                Some(lane) => format!("i32 {lane}"),
                None => "i32 poison".to_string(),
            })
            .collect();
        let ty = a.ty();
        let operation =
            format!("shufflevector {ty} {}, {ty} {b}, <{} x i32> <{}>", a.text, lanes.len(), mask.join(", "));
        self.line(&operation)
    }

    /// Joins values, the first one lowest, neighbours first so that equal halves stay whole registers.
    fn concat(&mut self, values: Vec<Value>) -> Result<Value> {
        let bytes = values.iter().all(|value| value.unit == Unit::Byte || self.is_predicate(value.bits));
        let unit = if bytes { Unit::Byte } else { Unit::Bit };
        let mut row: Vec<Value> = values.into_iter().map(|value| self.as_unit(value, unit)).collect();
        self.join_all(&mut row);
        row.pop().ok_or_else(|| Error::Llvm("concatenation of nothing".to_string()))
    }

    /// Joins the values of `row` to one, if there are any.
    fn join_all(&mut self, row: &mut Vec<Value>) {
        while row.len() > 1 {
            let mut next = Vec::new();
            let mut rest = std::mem::take(row).into_iter();
            while let Some(low) = rest.next() {
                match rest.next() {
                    Some(high) => next.push(self.join(low, high)),
                    None => next.push(low),
                }
            }
            *row = next;
        }
    }

    fn join(&mut self, low: Value, high: Value) -> Value {
        let (below, above) = (low.lanes(), high.lanes());
        let length = below.max(above);
        let low = self.widen(low, length);
        let high = self.widen(high, length);
        let lanes: Vec<Option<u32>> = (0..below).chain(length..length + above).map(Some).collect();
        let text = self.shuffle(&low, &high.text, &lanes);
        Value { text, unit: low.unit, bits: (below + above) * low.unit.bits() }
    }

    fn widen(&mut self, value: Value, length: u32) -> Value {
        let lanes = value.lanes();
        if lanes == length {
            return value;
        }
        let mask: Vec<Option<u32>> = (0..length).map(|lane| (lane < lanes).then_some(lane)).collect();
        let text = self.shuffle(&value, "poison", &mask);
        Value { text, unit: value.unit, bits: length * value.unit.bits() }
    }

    fn step(&mut self, index: usize, step: &Step, inputs: &[Value], steps: &[Value]) -> Result<Value> {
        let lowerings = self.lowerings;
        let lowering =
            lowerings.get(&step.instruction).ok_or_else(|| Error::NoLowering(step.instruction.clone()))?;
        if let Some(feature) = self.target.missing(&lowering.features) {
            return Err(Error::MissingFeature {
                instruction: step.instruction.clone(),
                feature: feature.clone(),
                cpu: self.target.cpu.clone(),
            });
        }
        let bad =
            |message: String| Error::Step { step: index, instruction: step.instruction.clone(), message };
        if step.args.len() != lowering.params.len() {
            let (found, expected) = (step.args.len(), lowering.params.len());
            return Err(bad(format!("{found} operands instead of {expected}")));
        }
        let mask = step.args.first().map(|mask| self.computed_in(mask, steps));
        let written = mask.flatten().and_then(|ty| choices::written_in(lowering, ty));
        let lowering = written.as_ref().unwrap_or(lowering);
        let mut immediates = Vec::new();
        let mut args = Vec::new();
        for (arg, param) in step.args.iter().zip(&lowering.params) {
            match (arg, param.kind) {
                (Arg::Imm(value), ParamClass::Immediate) => {
                    let value = u32::try_from(*value).map_err(|_| bad(format!("an immediate of {value}")))?;
                    immediates.push(value);
                }
                (Arg::Imm(_), _) => return Err(bad("an immediate for a register".to_string())),
                (_, ParamClass::Immediate) => {
                    return Err(bad("a register for an immediate".to_string()));
                }
                (Arg::Concat(parts), ParamClass::Scalar) if param.ty.starts_with('i') => {
                    let known = (inputs, steps);
                    let text = self.side_by_side(parts, known, (&param.ty, param.bits))?;
                    args.push(format!("{} {text}", param.ty));
                }
                _ => {
                    let value = self.arg(arg, inputs, steps)?;
                    let text = self.typed(value, &param.ty, param.bits).map_err(&bad)?;
                    args.push(format!("{} {text}", param.ty));
                }
            }
        }
        let name = self.wrapper(lowering, immediates)?;
        let text = self.line(&format!("call {} @{name}({})", lowering.ret, args.join(", ")));
        let value = self.result(&lowering.ret, text, step.result).map_err(bad)?;
        let mut of = step.args.iter().map(|arg| self.computed_in(arg, steps));
        let common = match (of.next().flatten(), choices::is_bitwise(lowering)) {
            (Some(first), true) if of.all(|ty| ty == Some(first)) => first,
            _ => &lowering.ret,
        };
        self.computed.insert(value.text.clone(), common.to_owned());
        Ok(value)
    }

    /// The type that the step `arg` is computed in.
    fn computed_in(&self, arg: &Arg, steps: &[Value]) -> Option<&str> {
        let Arg::Step(index) = arg else { return None };
        self.computed.get(&steps.get(*index)?.text).map(String::as_str)
    }

    /// `value` as LLVM type `ty`. Narrower values are zero-extended into mask and scalar registers.
    fn typed(&mut self, value: Value, ty: &str, bits: u32) -> std::result::Result<String, String> {
        if value.bits == bits {
            let unit = if ty.ends_with(" x i1>") { Unit::Bit } else { unit_for(bits) };
            let value = if self.is_predicate(bits) { self.as_unit(value, unit) } else { value };
            return Ok(self.line(&format!("bitcast {} {} to {ty}", value.ty(), value.text)));
        }
        if value.bits > bits || ty.starts_with('<') {
            return Err(format!("an operand of {} bits instead of {bits}", value.bits));
        }
        let narrow = format!("i{}", value.bits);
        let text = self.line(&format!("bitcast {} {} to {narrow}", value.ty(), value.text));
        Ok(self.line(&format!("zext {narrow} {text} to {ty}")))
    }

    /// The result `text` of type `ty` as a value of `shape`, its low bits if it has more.
    fn result(&mut self, ty: &str, text: String, shape: Shape) -> std::result::Result<Value, String> {
        let bits = crate::lowering::type_bits(ty).ok_or_else(|| format!("a result of type {ty}"))?;
        if shape.bits() > bits {
            return Err(format!("a result of {bits} bits where {} are used", shape.bits()));
        }
        let in_bytes = ty.starts_with('<') && !self.is_predicate(bits);
        let unit = if in_bytes { Unit::Byte } else { unit_of(shape) };
        let unit = if bits.is_multiple_of(unit.bits()) { unit } else { Unit::Bit };
        let value = Value { text: String::new(), unit, bits };
        let text = self.line(&format!("bitcast {ty} {text} to {}", value.ty()));
        let value = self.made(Value { text, ..value });
        Ok(self.part(value, 0, shape.bits()))
    }

    fn wrapper(&mut self, lowering: &Lowering, immediates: Vec<u32>) -> Result<String> {
        let key = (lowering.id.clone(), lowering.ret.clone(), immediates);
        if let Some(name) = self.wrappers.get(&key) {
            return Ok(name.clone());
        }
        let name = format!("lowering.{}", self.wrappers.len());
        let vex = self.target.features.contains("avx");
        let wrapper = call_text::wrapper(lowering, &key.2, &name, 0, vex, Spelling::Loose)?;
        self.functions.push_str(&wrapper.text);
        self.declares.extend(wrapper.declares);
        self.wrappers.insert(key, name.clone());
        Ok(name)
    }

    fn finish(mut self, program: &Program, abi: Abi, result: &Value) -> String {
        let name = symbol(program);
        let mut params = Vec::new();
        for (index, port) in program.inputs.iter().enumerate() {
            match (abi, self.passed.inputs[index]) {
                (Abi::Memory, _) => params.push(input_parameter(index)),
                (Abi::Registers, None) => {
                    params.push(format!("{} %in{index}", passed_type(port.shape, self.target)));
                }
                (Abi::Registers, Some(size)) => {
                    let part = |n| format!("<{} x i8> %in{index}.{n}", size / 8);
                    params.extend((0..port.shape.bits() / size).map(part));
                }
            }
        }
        let head = match abi {
            Abi::Memory => {
                params.push(RESULT_PARAMETER.to_string());
                self.store(result);
                format!("define void @{name}({})", params.join(", "))
            }
            Abi::Registers if let Some(size) = self.passed.result => {
                let ty = self.return_apart(result, size);
                format!("define {} {ty} @{name}({})", self.target.platform.convention, params.join(", "))
            }
            Abi::Registers => {
                let own = register_type(program.output, self.target);
                let text = self.line(&format!("bitcast {} {} to {own}", result.ty(), result.text));
                let ty = passed_type(program.output, self.target);
                let whole = self.wholes.get(&result.text).filter(|w| w.ty() == ty);
                let text = match (whole, filled(&ty, &own, &text)) {
                    (Some(whole), Some(_)) => whole.text.clone(),
                    (None, Some(whole)) => self.line(&whole),
                    (_, None) => text,
                };
                let _ = writeln!(self.body, "  ret {ty} {text}");
                format!("define {} {ty} @{name}({})", self.target.platform.convention, params.join(", "))
            }
        };
        let declares: String = self.declares.iter().map(|line| format!("{line}\n")).collect();
        format!(
            "target triple = \"{}\"\n{head} nounwind #0 {{\n{}}}\n{}{declares}attributes #0 = {{ {} }}\n",
            self.target.platform.triple,
            self.body,
            self.functions,
            self.target.attributes()
        )
    }

    /// Returns `result` in registers of `size` bits, and says as what.
    fn return_apart(&mut self, result: &Value, size: u32) -> String {
        let count = result.bits / size;
        let part = format!("<{} x i8>", size / 8);
        let ty = format!("{{ {} }}", vec![part.as_str(); count as usize].join(", "));
        let mut whole = "poison".to_string();
        for n in 0..count {
            let value = self.part(result.clone(), n * size, size);
            whole = self.line(&format!("insertvalue {ty} {whole}, {part} {}, {n}", value.text));
        }
        let _ = writeln!(self.body, "  ret {ty} {whole}");
        ty
    }

    fn store(&mut self, result: &Value) {
        let bits = result.bits;
        let (ty, text) = if bits.is_multiple_of(8) {
            (result.ty(), result.text.clone())
        } else {
            let whole = bits.div_ceil(8) * 8;
            let text = self.line(&format!("bitcast {} {} to i{bits}", result.ty(), result.text));
            (format!("i{whole}"), self.line(&format!("zext i{bits} {text} to i{whole}")))
        };
        let _ = writeln!(self.body, "  store {ty} {text}, ptr %out, align 1\n  ret void");
    }
}

/// Whether the CPU has a mask register for a mask of `bits` lanes: where all vector registers have one size, for one with
/// a lane for each byte of them.
fn has_mask_of(bits: u32, target: &Target) -> bool {
    let has_masks = target.platform.masks.is_some_and(|feature| target.features.contains(feature));
    has_masks && target.platform.vector_register.is_none_or(|whole| bits == whole / 8)
}

/// The unit of values that a function takes and returns: a mask that is an integer is wired as one.
fn wired_unit(shape: Shape, target: &Target) -> Unit {
    match shape.kind {
        PortKind::Mask if has_mask_of(shape.bits(), target) => Unit::Bit,
        _ => unit_for(shape.bits()),
    }
}

fn unit_of(shape: Shape) -> Unit {
    match shape.kind {
        PortKind::Mask => Unit::Bit,
        PortKind::Vector | PortKind::Scalar => unit_for(shape.bits()),
    }
}

fn unit_for(bits: u32) -> Unit {
    if bits.is_multiple_of(8) { Unit::Byte } else { Unit::Bit }
}

/// The type in which [`Abi::Registers`] passes `shape`: a CPU without mask registers has masks as integers.
pub(crate) fn register_type(shape: Shape, target: &Target) -> String {
    match shape.kind {
        PortKind::Scalar => format!("i{}", shape.bits()),
        PortKind::Mask if !has_mask_of(shape.bits(), target) => format!("i{}", shape.bits()),
        _ => {
            let unit = unit_of(shape).bits();
            format!("<{} x i{unit}>", shape.bits() / unit)
        }
    }
}

/// The type that a value of `shape` is passed as in registers: where short vectors have no registers of their
/// own, a whole one whose low part it is.
pub(crate) fn passed_type(shape: Shape, target: &Target) -> String {
    match target.platform.vector_register {
        Some(whole)
            if shape.kind == PortKind::Vector && shape.bits() < whole && shape.bits().is_multiple_of(8) =>
        {
            format!("<{} x i8>", whole / 8)
        }
        _ => register_type(shape, target),
    }
}

/// Elements of a vector type.
fn elements(ty: &str) -> Option<u32> {
    ty.strip_prefix('<')?.split_once(" x ")?.0.parse().ok()
}

/// The operand `index` of type `ty` as the low part of what is passed; none if it is all of it.
pub(crate) fn part_of(passed: &str, ty: &str, index: usize) -> Option<String> {
    let lanes: Vec<String> =
        (0..elements(ty).filter(|_| passed != ty)?).map(|n| format!("i32 {n}")).collect();
    let count = lanes.len();
    Some(format!(
        "shufflevector {passed} %in{index}, {passed} poison, <{count} x i32> <{}>",
        lanes.join(", ")
    ))
}

/// `value` of type `ty` as the low part of what is passed; none if it is all of it.
pub(crate) fn filled(passed: &str, ty: &str, value: &str) -> Option<String> {
    let (own, whole) = (elements(ty).filter(|_| passed != ty)?, elements(passed)?);
    let lane = |n: u32| if n < own { format!("i32 {n}") } else { "i32 poison".to_string() };
    let lanes: Vec<String> = (0..whole).map(lane).collect();
    Some(format!("shufflevector {ty} {value}, {ty} poison, <{whole} x i32> <{}>", lanes.join(", ")))
}

/// A constant vector, each element taken modulo `2^width`.
fn constant(width: u32, values: &[i128]) -> Result<Value> {
    if width == 0 || width > 64 || values.is_empty() {
        return Err(Error::Llvm(format!("a constant of {} elements of {width} bits", values.len())));
    }
    let bit = |position: u32| (values[(position / width) as usize] >> (position % width)) & 1;
    let bits = width * values.len() as u32;
    let unit = if width == 1 { Unit::Bit } else { unit_for(bits) };
    let lanes: Vec<String> = (0..bits / unit.bits())
        .map(|lane| {
            let first = lane * unit.bits();
            let value = (0..unit.bits()).fold(0, |sum, at| sum | bit(first + at) << at);
            format!("i{} {value}", unit.bits())
        })
        .collect();
    Ok(Value { text: format!("<{}>", lanes.join(", ")), unit, bits })
}
