//! Lowerings of instructions on matrices, which C has no functions of values for.
//!
//! A tile is what LLVM casts a vector to; the part of a matrix that one thread holds is a vector of registers. The
//! instruction itself is LLVM's intrinsic, whose own signature says what it wants in which order, or, where LLVM
//! has none, inline assembly. What stands around it only takes vectors apart and puts them together.

use std::fmt::Write as _;

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

use crate::llvm::{self, Signature};
use crate::lowering::{IrBody, IrTable, Llvm, LoweringParam, ParamClass};

/// A lowering but for its name and features.
pub(crate) struct Spelled {
    pub params: Vec<LoweringParam>,
    pub ret: LoweringParam,
    pub llvm: Llvm,
}

/// LLVM's type of the vector that a tile is cast from and to, and its bits.
const TILE: (&str, u32) = ("<256 x i32>", 8192);

/// Rows of the largest tile, and bytes of its columns.
const LARGEST: [u32; 2] = [16, 64];

/// Lines of a body, and what they declare.
#[derive(Default)]
struct Body {
    text: String,
    declares: Vec<String>,
}

impl Body {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn calls(&mut self, declaration: &str) {
        if !self.declares.iter().any(|known| known == declaration) {
            self.declares.push(declaration.to_owned());
        }
    }

    /// One body for all immediates.
    fn done(mut self) -> Llvm {
        self.declares.sort();
        let body = IrBody { text: self.text, declares: self.declares };
        match body.text.contains("{0:1:0}") {
            true => Llvm::IrTable(IrTable { bodies: vec![body], cases: Vec::new() }),
            false => Llvm::Ir(body),
        }
    }
}

fn matrix(ty: String, bits: u32) -> LoweringParam {
    LoweringParam { ty, bits, kind: ParamClass::Matrix, range: None }
}

/// The lowering of an instruction on x86's tiles; none if it has no tile.
pub(crate) fn of_tiles(instruction: &Instruction) -> Option<Result<Spelled, String>> {
    let mut values = instruction.params.iter().chain([&instruction.ret]);
    values.any(|p| p.kind == ParamKind::Tile).then(|| tiles(instruction))
}

fn tiles(instruction: &Instruction) -> Result<Spelled, String> {
    let mnemonic = instruction.mnemonic.to_lowercase();
    // LLVM marks what works on values, not on named registers, and the width of an address.
    let names = ["", "64"].map(|width| format!("llvm.x86.{mnemonic}{width}.internal"));
    let signature = names.iter().find_map(|name| llvm::signature(name));
    let signature = signature.ok_or_else(|| format!("LLVM has no intrinsic for {mnemonic} of values"))?;
    let mut params = Vec::new();
    for param in &instruction.params {
        params.push(match param.kind {
            ParamKind::Tile => matrix(TILE.0.to_owned(), TILE.1),
            ParamKind::Vector => matrix(format!("<{} x i8>", param.width / 8), param.width),
            ParamKind::Immediate => {
                let range = param.imm_range.and_then(|(a, b)| Some((a.try_into().ok()?, b.try_into().ok()?)));
                LoweringParam { ty: String::new(), bits: 8, kind: ParamClass::Immediate, range }
            }
            other => return Err(format!("operand {} is a {other:?}", param.name)),
        });
    }
    let writes_memory = instruction.ret.kind != ParamKind::Tile;
    let ret = match writes_memory {
        true => matrix(format!("<{} x i8>", instruction.ret.width / 8), instruction.ret.width),
        false => matrix(TILE.0.to_owned(), TILE.1),
    };
    let llvm = tile_body(&signature, &params, &ret)?;
    Ok(Spelled { params, ret, llvm })
}

/// Calls the intrinsic with tiles, immediates and memory in the order in which its signature has them.
fn tile_body(signature: &Signature, params: &[LoweringParam], ret: &LoweringParam) -> Result<Llvm, String> {
    let to = format!("x86_amx @llvm.x86.cast.vector.to.tile.v256i32({})", TILE.0);
    let mut body = Body::default();
    body.calls(&signature.declaration);
    let values: Vec<&LoweringParam> = params.iter().filter(|p| p.kind == ParamClass::Matrix).collect();
    let values = values.as_slice();
    let all = |tile: bool| (0..values.len()).filter(move |at| (values[*at].ty == TILE.0) == tile);
    let (mut tiles, mut memories) = (all(true), all(false));
    let whole = params.iter().all(|p| p.kind != ParamClass::Immediate);
    let mut immediates = 0;
    let mut args = Vec::new();
    for ty in &signature.params {
        let arg = match ty.as_str() {
            "x86_amx" => {
                let at = tiles.next().ok_or("the intrinsic takes more tiles")?;
                body.calls(&format!("declare {to}"));
                body.line(&format!("%t{at} = call {}", to.replace(TILE.0, &format!("{} %p{at}", TILE.0))));
                format!("x86_amx %t{at}")
            }
            "ptr" => {
                body.line(&format!("%m = alloca <{} x i8>, align 64", TILE.1 / 8));
                if let Some(at) = memories.next() {
                    body.line(&format!("store {} %p{at}, ptr %m, align 64", values[at].ty));
                }
                "ptr %m".to_owned()
            }
            // An instruction on whole tiles has no sizes among its operands.
            integer if whole => {
                let size = LARGEST.get(args.len()).ok_or("the intrinsic takes more sizes")?;
                format!("{integer} {size}")
            }
            integer => {
                immediates += 1;
                format!("{integer} {{{}:1:0}}", immediates - 1)
            }
        };
        args.push(arg);
    }
    let left = params.iter().filter(|p| p.kind == ParamClass::Immediate).count() != immediates;
    if left || tiles.next().is_some() || memories.next().is_some() {
        return Err(format!("{} takes other operands", signature.name));
    }
    let call = format!("call {} @{}({})", signature.ret, signature.name, args.join(", "));
    if signature.ret == "void" {
        body.line(&call);
        body.line(&format!("%v = load {}, ptr %m, align 64", ret.ty));
    } else {
        let from = format!("{} @llvm.x86.cast.tile.to.vector.v256i32(x86_amx", TILE.0);
        body.calls(&format!("declare {from})"));
        body.line(&format!("%r = {call}"));
        body.line(&format!("%v = call {from} %r)"));
    }
    body.line(&format!("ret {} %v", ret.ty));
    Ok(body.done())
}

/// The registers of a thread that hold its part of a matrix.
struct Registers {
    count: u32,
    bits: u32,
    /// Constraint of inline assembly, and LLVM's type.
    class: (&'static str, &'static str),
}

impl Registers {
    fn of(param: &Param) -> Result<Registers, String> {
        let fragment = param.fragment.as_ref();
        let fragment = fragment.ok_or_else(|| format!("nobody says who holds {}", param.name))?;
        // The vendor's type of the registers stands before that of the elements.
        let class = match param.ctype.split_whitespace().next() {
            Some("b32") => ("r", "i32"),
            Some("b64") => ("l", "i64"),
            Some("f32") => ("f", "float"),
            Some("f64") => ("d", "double"),
            other => return Err(format!("registers of {} are {other:?}", param.name)),
        };
        Ok(Registers { count: fragment.registers(), bits: fragment.register, class })
    }

    fn param(&self) -> LoweringParam {
        matrix(format!("<{} x i{}>", self.count, self.bits), self.count * self.bits)
    }

    /// Takes parameter `at` apart into values of `types`, and gives their names with their types.
    fn apart(&self, body: &mut Body, at: usize, types: &[String]) -> Vec<String> {
        let (vector, integer) = (self.param().ty, format!("i{}", self.bits));
        let mut values = Vec::new();
        for (n, ty) in types.iter().enumerate() {
            body.line(&format!("%a{at}.{n} = extractelement {vector} %p{at}, i32 {n}"));
            if *ty == integer {
                values.push(format!("{ty} %a{at}.{n}"));
            } else {
                body.line(&format!("%b{at}.{n} = bitcast {integer} %a{at}.{n} to {ty}"));
                values.push(format!("{ty} %b{at}.{n}"));
            }
        }
        values
    }

    /// Returns the values of `types` that `result` of type `ty` is, as one vector.
    fn together(&self, body: &mut Body, ty: &str, types: &[String]) {
        let (vector, integer) = (self.param().ty, format!("i{}", self.bits));
        let mut whole = "poison".to_owned();
        for (n, element) in types.iter().enumerate() {
            let mut value = "%r".to_owned();
            if ty.starts_with('{') {
                value = format!("%e{n}");
                body.line(&format!("{value} = extractvalue {ty} %r, {n}"));
            }
            if *element != integer {
                body.line(&format!("%c{n} = bitcast {element} {value} to {integer}"));
                value = format!("%c{n}");
            }
            body.line(&format!("%v{n} = insertelement {vector} {whole}, {integer} {value}, i32 {n}"));
            whole = format!("%v{n}");
        }
        body.line(&format!("ret {vector} {whole}"));
    }
}

/// Types of the members of a structure, or the one type.
fn members(ty: &str) -> Vec<String> {
    match ty.strip_prefix("{ ").and_then(|inner| inner.strip_suffix(" }")) {
        Some(inner) => inner.split(", ").map(str::to_owned).collect(),
        None => vec![ty.to_owned()],
    }
}

/// The lowering of an instruction on matrices that the threads of a warp hold together; none if it has none.
pub(crate) fn of_fragments(instruction: &Instruction) -> Option<Result<Spelled, String>> {
    instruction.ret.fragment.as_ref()?;
    Some(match instruction.encodings.first().and_then(|encoding| llvm::signature(&encoding.key)) {
        Some(signature) => fragments(instruction, &signature),
        None => assembly(instruction),
    })
}

fn fragments(instruction: &Instruction, signature: &Signature) -> Result<Spelled, String> {
    let mut body = Body::default();
    body.calls(&signature.declaration);
    let (mut params, mut args) = (Vec::new(), Vec::new());
    let mut types = signature.params.as_slice();
    for (at, param) in instruction.params.iter().enumerate() {
        if let Some((pointer, rest)) = types.split_first().filter(|(ty, _)| ty.starts_with("ptr")) {
            // The thread's address of a row, in place of the row.
            args.push(format!("{pointer} %p{at}"));
            params.push(LoweringParam {
                ty: pointer.clone(),
                bits: 64,
                kind: ParamClass::Scalar,
                range: None,
            });
            types = rest;
            continue;
        }
        let registers = Registers::of(param)?;
        let taken = types.split_at_checked(registers.count as usize);
        let (own, rest) = taken.ok_or("the intrinsic takes fewer registers")?;
        args.extend(registers.apart(&mut body, at, own));
        params.push(registers.param());
        types = rest;
    }
    let (result, results) = (Registers::of(&instruction.ret)?, members(&signature.ret));
    if !types.is_empty() || results.len() != result.count as usize {
        return Err(format!("{} has other registers", signature.name));
    }
    body.line(&format!("%r = call {} @{}({})", signature.ret, signature.name, args.join(", ")));
    result.together(&mut body, &signature.ret, &results);
    Ok(Spelled { params, ret: result.param(), llvm: body.done() })
}

/// The instruction as inline assembly: PTX ISA, 9.7.14, writes the registers of a matrix in braces; an instruction
/// of single registers has none.
fn assembly(instruction: &Instruction) -> Result<Spelled, String> {
    let mut body = Body::default();
    let result = Registers::of(&instruction.ret)?;
    let operands = instruction.params.iter().map(Registers::of).collect::<Result<Vec<_>, String>>()?;
    let single = operands.iter().chain([&result]).all(|registers| registers.count == 1);
    let (mut text, mut constraints, mut args) = (Vec::new(), Vec::new(), Vec::new());
    let mut next = 0;
    let mut list = |count: u32| {
        let names: Vec<String> = (next..next + count).map(|n| format!("${n}")).collect();
        next += count;
        let names = names.join(", ");
        if single { names } else { format!("{{{names}}}") }
    };
    text.push(list(result.count));
    constraints.extend((0..result.count).map(|_| format!("={}", result.class.0)));
    for (at, registers) in operands.iter().enumerate() {
        text.push(list(registers.count));
        constraints.extend((0..registers.count).map(|_| registers.class.0.to_owned()));
        let types = vec![registers.class.1.to_owned(); registers.count as usize];
        args.extend(registers.apart(&mut body, at, &types));
    }
    let results = vec![result.class.1.to_owned(); result.count as usize];
    let ty = if results.len() == 1 { results[0].clone() } else { format!("{{ {} }}", results.join(", ")) };
    let mut line = String::new();
    let _ = write!(
        line,
        "%r = call {ty} asm sideeffect \"{} {};\", \"{}\"({})",
        instruction.mnemonic,
        text.join(", "),
        constraints.join(","),
        args.join(", ")
    );
    body.line(&line);
    result.together(&mut body, &ty, &results);
    Ok(Spelled {
        params: operands.iter().map(Registers::param).collect(),
        ret: result.param(),
        llvm: body.done(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_have_members() {
        assert_eq!(members("{ i32, <2 x half> }"), ["i32", "<2 x half>"]);
        assert_eq!(members("i32"), ["i32"]);
    }

    #[test]
    fn llvm_says_what_an_intrinsic_takes() {
        let signature = llvm::signature("llvm.x86.tdpbssd.internal").expect("LLVM has it");
        assert_eq!(signature.params, ["i16", "i16", "i16", "x86_amx", "x86_amx", "x86_amx"]);
        assert_eq!(signature.ret, "x86_amx");
        let shared = "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.b16.p3i8";
        assert!(llvm::signature(shared).is_none_or(|s| s.params == ["ptr addrspace(3)"]));
        assert!(llvm::signature("llvm.x86.no.such").is_none());
    }
}
