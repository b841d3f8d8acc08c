//! Lane functions as plain vector code, and what LLVM makes of it: the baseline of every synthesized program,
//! and the code for windows without one.

use autoir::program::{self, PortKind};
use autoir_semantics::lane::{Kind as OperandKind, LaneFn, Operand};

use crate::emit::jit::Jit;
use crate::emit::lane_expr::{Lines, Source, Template, container, nodes_that_read, vector};
use crate::emit::lane_read::shuffle;
use crate::emit::{
    Abi, Kind, RESULT_PARAMETER, filled, input_parameter, part_of, passed_type, register_type, symbol_name,
};
use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::admitted;
use crate::llvm::target::Target;

/// LLVM's own pipeline, as a compiler runs it.
pub(crate) const PASSES: &str = "default<O3>";

/// Prints `window` as plain vector code named `name`, after LLVM's optimizations for `target`.
///
/// # Errors
/// [`Error::Unsupported`] for operations without a vector form, or LLVM's refusal.
pub fn emit_plain(window: &LaneFn, name: &str, target: &Target, abi: Abi, kind: Kind) -> Result<Vec<u8>> {
    let text = module_text(window, name, target, abi)?;
    let machine = llvm::machine_of(target.platform, &target.cpu, "")?;
    match kind {
        Kind::Llvm => Ok(llvm::optimized_text(&text, &machine, PASSES)?.into_bytes()),
        Kind::Asm => Ok(llvm::assembly(&text, &machine, PASSES)?.into_bytes()),
        Kind::Obj => llvm::object(&text, &machine, PASSES),
    }
}

/// Compiles the plain vector code of `window` for this machine.
///
/// # Errors
/// Those of [`emit_plain`], and a target that this CPU is not.
pub fn compile_plain(window: &LaneFn, name: &str, target: &Target) -> Result<Jit> {
    let text = module_text(window, name, target, Abi::Memory)?;
    let inputs = window.operands.iter().map(|operand| operand.bits().div_ceil(8) as usize).collect();
    let output = window.result.bits().div_ceil(8) as usize;
    Jit::from_text(&text, &symbol_name(name), inputs, output, target, PASSES)
}

/// The type of an operand or result as programs name it.
///
/// # Errors
/// A tile.
pub fn shape(kind: OperandKind, width: u16, lanes: u32) -> Result<program::Shape> {
    let kind = match kind {
        OperandKind::Vector => PortKind::Vector,
        OperandKind::Mask => PortKind::Mask,
        OperandKind::Scalar | OperandKind::Immediate => PortKind::Scalar,
        OperandKind::Tile => return Err(Error::Unsupported("a tile".to_string())),
    };
    Ok(program::Shape { kind, element_bits: u32::from(width), lanes })
}

/// The module of `window` before any pass.
pub(crate) fn module_text(window: &LaneFn, name: &str, target: &Target, abi: Abi) -> Result<String> {
    let mut lines = Lines::default();
    let mut sources = Vec::new();
    let mut params = Vec::new();
    for (index, operand) in window.operands.iter().enumerate() {
        let (source, param) = source(&mut lines, index, operand, abi, target)?;
        sources.push(source);
        params.push(param);
    }
    let result = &window.result;
    if container(result.width)? != result.width {
        return Err(Error::Unsupported(format!("result elements of {} bits", result.width)));
    }
    let value = templates(window, &sources, &mut lines)?;
    admitted::text(lines.text.len())?;
    let ty = vector(result.lanes() as usize, result.width);
    let head = match abi {
        Abi::Memory => {
            params.push(RESULT_PARAMETER.to_string());
            store(&mut lines, &ty, &value, result.bits());
            "define void"
        }
        Abi::Registers => {
            let declared = shape(result.kind, result.width, result.lanes())?;
            let (own, out) = (register_type(declared, target), passed_type(declared, target));
            let value = lines.push(&format!("bitcast {ty} {value} to {own}"));
            let value = filled(&out, &own, &value).map_or(value, |whole| lines.push(&whole));
            lines.text.push_str(&format!("  ret {out} {value}\n"));
            &format!("define {} {out}", target.platform.convention)
        }
    };
    Ok(format!(
        "target triple = \"{}\"\n{head} @{}({}) nounwind #0 {{\n{}}}\nattributes #0 = {{ {} }}\n",
        target.platform.triple,
        symbol_name(name),
        params.join(", "),
        lines.text,
        target.attributes()
    ))
}

/// Loads or names an operand: its value and its parameter.
fn source(
    lines: &mut Lines,
    index: usize,
    operand: &Operand,
    abi: Abi,
    target: &Target,
) -> Result<(Source, String)> {
    let bits = operand.bits();
    let declared = shape(operand.kind, operand.width, operand.lanes())?;
    let ty = match declared.kind {
        PortKind::Scalar => format!("i{bits}"),
        _ if container(operand.width).is_ok_and(|width| width == operand.width) => {
            vector(operand.lanes() as usize, operand.width)
        }
        _ if bits.is_multiple_of(8) => vector(bits as usize / 8, 8),
        _ => return Err(Error::Unsupported(format!("elements of {} bits", operand.width))),
    };
    let (name, param) = match abi {
        Abi::Memory => (load(lines, index, &ty, bits), input_parameter(index)),
        Abi::Registers => {
            let (own, passed) = (register_type(declared, target), passed_type(declared, target));
            let part = part_of(&passed, &own, index);
            let name = part.map_or(format!("%in{index}"), |part| lines.push(&part));
            let name = match own == ty {
                true => name,
                false => lines.push(&format!("bitcast {own} {name} to {ty}")),
            };
            (name, format!("{passed} %in{index}"))
        }
    };
    let source = Source { name, ty, bits, width: operand.width };
    let odd = declared.kind == PortKind::Scalar && !bits.is_multiple_of(8);
    Ok((if odd { whole_bytes(lines, source) } else { source }, param))
}

/// A scalar with zeros above its bits, so that it can be read through whole bytes.
fn whole_bytes(lines: &mut Lines, source: Source) -> Source {
    let bits = source.bits.next_power_of_two().max(8);
    let ty = format!("i{bits}");
    let name = lines.push(&format!("zext {} {} to {ty}", source.ty, source.name));
    Source { name, ty, bits, ..source }
}

fn load(lines: &mut Lines, index: usize, ty: &str, bits: u32) -> String {
    if bits.is_multiple_of(8) && !ty.ends_with("i1>") {
        return lines.push(&format!("load {ty}, ptr %in{index}, align 1"));
    }
    let whole = bits.div_ceil(8) * 8;
    let value = lines.push(&format!("load i{whole}, ptr %in{index}, align 1"));
    let value = match whole == bits {
        true => value,
        false => lines.push(&format!("trunc i{whole} {value} to i{bits}")),
    };
    match ty.starts_with('<') {
        true => lines.push(&format!("bitcast i{bits} {value} to {ty}")),
        false => value,
    }
}

fn store(lines: &mut Lines, ty: &str, value: &str, bits: u32) {
    let (mut ty, mut value) = (ty.to_string(), value.to_string());
    if ty.ends_with("i1>") {
        let whole = bits.div_ceil(8) * 8;
        value = lines.push(&format!("bitcast {ty} {value} to i{bits}"));
        if whole != bits {
            value = lines.push(&format!("zext i{bits} {value} to i{whole}"));
        }
        ty = format!("i{whole}");
    }
    lines.text.push_str(&format!("  store {ty} {value}, ptr %out, align 1\n  ret void\n"));
}

/// The result: each template's lanes, put in their places.
fn templates(window: &LaneFn, sources: &[Source], lines: &mut Lines) -> Result<String> {
    let reads = nodes_that_read(&window.dag);
    let (lanes, width) = (window.result.lanes(), window.result.width);
    let live = window.live_lanes();
    // Elements that no template defines are 0.
    let mut whole = (live < lanes).then(|| "zeroinitializer".to_string());
    for (selector, body) in window.bodies.iter().enumerate() {
        let digit = |lane: u32| {
            let axis = window.template_axis?;
            Some(window.digits(lane)[axis] as usize)
        };
        let places: Vec<u32> =
            (0..live).filter(|lane| digit(*lane).is_none_or(|at| at == selector)).collect();
        let digits: Vec<Vec<u32>> = places.iter().map(|lane| window.digits(*lane)).collect();
        let mut template = Template::new(window, sources, lines, &digits, &reads);
        let value = match template.taken_apart(*body, width)? {
            Some(value) => value,
            None => template.emit(*body, width)?,
        };
        if places.len() == lanes as usize {
            return Ok(value);
        }
        // Spread to the full length, then merged with what is there.
        let mut spread = vec![None; lanes as usize];
        for (from, place) in places.iter().enumerate() {
            spread[*place as usize] = Some(from as u32);
        }
        let value = shuffle(lines, &vector(places.len(), width), &value, "poison", &spread);
        whole = Some(match whole {
            None => value,
            Some(whole) => {
                let merged: Vec<Option<u32>> = (0..lanes)
                    .map(|lane| Some(if spread[lane as usize].is_some() { lanes + lane } else { lane }))
                    .collect();
                shuffle(lines, &vector(lanes as usize, width), &whole, &value, &merged)
            }
        });
    }
    whole.ok_or_else(|| Error::Unsupported("a function without templates".to_string()))
}
