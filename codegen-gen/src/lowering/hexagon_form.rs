//! Hexagon's instructions that C has no types for, as inline assembly in the vendor's own syntax.
//!
//! They write two registers, read a predicate, or work on all vector registers. In the vendor's syntax an operand is
//! its bank, a letter that says whether it is read or written (twice for a pair), and the number of registers in
//! the bank: `Vd32.w,Qe4=vadd(Vu32.w,Vv32.w):carry`. Parameters are called alike, with a `V` behind.

use std::fmt::Write as _;

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

use crate::lowering::matrices::Spelled;
use crate::lowering::{IrBody, IrTable, Llvm, LoweringParam, ParamClass};

/// Types of the vendor's that are not in the header.
const NO_TYPES: [&str; 2] = ["Byte", "HVX_VectorRegisters"];

/// How many vector registers there are.
const VECTORS: u32 = 32;

/// Bits of a vector register.
const VECTOR: u32 = 1024;

/// A register in the vendor's syntax.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Token {
    /// Where it stands, without the type of its elements.
    place: std::ops::Range<usize>,
    bank: char,
    /// Bank and letters.
    name: String,
}

impl Token {
    fn is_written(&self) -> bool {
        self.name[1..].starts_with(['d', 'e', 'x', 'y'])
    }

    fn is_pair(&self) -> bool {
        self.name.len() == 3
    }

    /// Constraint and LLVM type; none for what assembly has no constraint for.
    fn class(&self) -> Option<(&'static str, &'static str)> {
        match (self.bank, self.is_pair()) {
            ('V', false) => Some(("v", "<32 x i32>")),
            ('V', true) => Some(("v", "<64 x i32>")),
            ('Q', _) => Some(("q", "<128 x i1>")),
            ('R', false) => Some(("r", "i32")),
            ('R', true) => Some(("r", "i64")),
            _ => None,
        }
    }
}

fn tokens(syntax: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(c) = syntax.get(at..).and_then(|rest| rest.chars().next()) {
        let starts = !syntax[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let rest = &syntax[at + c.len_utf8()..];
        let letters = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
        let tail = &rest[letters..];
        let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
        if starts && "VQRP".contains(c) && (1..=2).contains(&letters) && digits > 0 {
            let end = at + 1 + letters + digits;
            out.push(Token { place: at..end, bank: c, name: syntax[at..at + 1 + letters].to_owned() });
            at = end;
        } else {
            at += c.len_utf8();
        }
    }
    out
}

/// The lowering of an instruction with types that C lacks; none for others.
pub(crate) fn spell(instruction: &Instruction) -> Option<Result<Spelled, String>> {
    let unknown = |p: &Param| NO_TYPES.contains(&p.ctype.as_str());
    let file = |p: &&Param| p.width == VECTORS * VECTOR;
    if instruction.params.iter().any(|p| file(&p)) {
        return Some(on_all_registers(instruction));
    }
    let several = instruction.ret.ctype.contains(',');
    (several || instruction.params.iter().any(unknown)).then(|| on_registers(instruction))
}

/// The parameters of the lowering.
fn params_of(instruction: &Instruction) -> Result<Vec<LoweringParam>, String> {
    let param = |p: &Param| {
        let (ty, kind) = match p.kind {
            ParamKind::Vector if p.width > 2 * VECTOR => {
                (format!("<{} x i32>", p.width / 32), ParamClass::Matrix)
            }
            ParamKind::Vector => (format!("<{} x i32>", p.width / 32), ParamClass::Vector),
            ParamKind::Mask => (format!("<{} x i1>", p.width), ParamClass::Mask),
            ParamKind::Scalar => (format!("i{}", p.width), ParamClass::Scalar),
            ParamKind::Immediate => (String::new(), ParamClass::Immediate),
            other => return Err(format!("operand {} is a {other:?}", p.name)),
        };
        let bits = p.imm_width.unwrap_or(p.width);
        let range = p.imm_width.filter(|width| *width < 32).map(|width| (0, (1 << width) - 1));
        Ok(LoweringParam { ty, bits, kind, range })
    };
    instruction.params.iter().map(param).collect()
}

/// LLVM's name of the parameter called `name`: values are numbered without the immediates.
fn value_of(instruction: &Instruction, name: &str) -> Option<String> {
    let values = instruction.params.iter().filter(|p| p.kind != ParamKind::Immediate);
    Some(format!("%p{}", values.into_iter().position(|p| p.name == name)?))
}

/// A body with the holes of its immediate.
fn body(text: String) -> Llvm {
    let body = IrBody { text, declares: Vec::new() };
    match body.text.contains("{0:1:0}") {
        true => Llvm::IrTable(IrTable { bodies: vec![body], cases: Vec::new() }),
        false => Llvm::Ir(body),
    }
}

fn on_registers(instruction: &Instruction) -> Result<Spelled, String> {
    let syntax = &instruction.form;
    let tokens = tokens(syntax);
    let written: Vec<&Token> = tokens.iter().filter(|token| token.is_written()).collect();
    let (mut constraints, mut results) = (Vec::new(), Vec::new());
    for token in &written {
        let (class, ty) = token.class().ok_or_else(|| format!("{} is written", token.name))?;
        constraints.push(format!("={class}"));
        results.push(ty);
    }
    let (mut text, mut front, mut args) = (String::new(), String::new(), Vec::new());
    let mut places: Vec<(&Token, String)> = Vec::new();
    for token in &tokens {
        let own = written.iter().position(|w| w.name == token.name);
        let value = value_of(instruction, &format!("{}V", token.name));
        match (own, value, token.class()) {
            (Some(at), None, _) => places.push((token, format!("${at}"))),
            (Some(at), Some(value), _) => {
                constraints.push(at.to_string());
                args.push(format!("{} {value}", results[at]));
                places.push((token, format!("${at}")));
            }
            (None, Some(value), Some((class, ty))) => {
                places.push((token, format!("${}", written.len() + args.len())));
                constraints.push(class.to_owned());
                args.push(format!("{ty} {value}"));
            }
            // A predicate comes in a general register.
            (None, Some(value), None) => {
                let _ = writeln!(text, "%z = zext i8 {value} to i32");
                front = format!("p0 = ${}\\0A", written.len() + args.len());
                places.push((token, "p0".to_owned()));
                constraints.push("r".to_owned());
                args.push("i32 %z".to_owned());
            }
            (None, None, _) => return Err(format!("nothing is called {}V", token.name)),
        }
    }
    if !front.is_empty() {
        constraints.push("~{p0}".to_owned());
    }
    let ty = if results.len() == 1 { results[0].to_owned() } else { format!("{{ {} }}", results.join(", ")) };
    let template = front + &with_places(syntax, &places);
    let _ = writeln!(
        text,
        "%r = call {ty} asm \"{template}\", \"{}\"({})",
        constraints.join(","),
        args.join(", ")
    );
    let ret = result(instruction, &results, &mut text);
    Ok(Spelled { params: params_of(instruction)?, ret, llvm: body(text) })
}

/// The vendor's syntax with what stands for its registers and its immediate.
fn with_places(syntax: &str, places: &[(&Token, String)]) -> String {
    let mut out = String::new();
    let mut at = 0;
    for (token, text) in places {
        out.push_str(&syntax[at..token.place.start]);
        out.push_str(text);
        at = token.place.end;
    }
    out.push_str(&syntax[at..]);
    let Some((before, after)) = out.split_once('#') else { return out };
    let end = after.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(after.len());
    format!("{before}#{{0:1:0}}{}", &after[end..])
}

/// Returns `%r` as the instruction's result: one value, or several side by side.
fn result(instruction: &Instruction, results: &[&str], text: &mut String) -> LoweringParam {
    let bits = instruction.ret.width;
    if let [one] = results {
        let _ = writeln!(text, "ret {one} %r");
        return LoweringParam { ty: (*one).to_owned(), bits, kind: ParamClass::Vector, range: None };
    }
    let (whole, ty) = (format!("<{} x i32>", bits / 32), format!("{{ {} }}", results.join(", ")));
    let _ = writeln!(text, "%m = alloca [{} x i8], align 128", bits.div_ceil(VECTOR) * VECTOR / 8);
    let mut offset = 0;
    for (n, part) in results.iter().enumerate() {
        let bits = crate::lowering::type_bits(part).unwrap_or(0);
        let _ = writeln!(text, "%e{n} = extractvalue {ty} %r, {n}");
        let mut stored = format!("{part} %e{n}");
        if part.ends_with(" x i1>") {
            // LLVM stores no mask, but an integer of its bits.
            let _ = writeln!(text, "%i{n} = bitcast {part} %e{n} to i{bits}");
            stored = format!("i{bits} %i{n}");
        }
        let _ = writeln!(
            text,
            "%m{n} = getelementptr i8, ptr %m, i32 {offset}\nstore volatile {stored}, ptr %m{n}, align 128"
        );
        offset += bits / 8;
    }
    // Volatile, so that no pass makes one wide integer of them.
    let _ = writeln!(text, "%v = load volatile {whole}, ptr %m, align 128\nret {whole} %v");
    LoweringParam { ty: whole, bits, kind: ParamClass::Matrix, range: None }
}

/// An instruction that reads and writes every vector register: they are loaded and stored around it, and the vector
/// of its packet is loaded in the packet.
fn on_all_registers(instruction: &Instruction) -> Result<Spelled, String> {
    let params = params_of(instruction)?;
    let number = |wide: bool| {
        let vectors = instruction.params.iter().filter(|p| p.kind != ParamKind::Immediate);
        vectors
            .into_iter()
            .position(|p| p.kind == ParamKind::Vector && (p.width > VECTOR) == wide)
            .ok_or("an operand is missing")
    };
    let (file, packet) = (number(true)?, number(false)?);
    let tokens = tokens(&instruction.form);
    let (mut places, mut more, mut args) = (Vec::new(), String::new(), String::new());
    for (n, token) in tokens.iter().enumerate() {
        let value = value_of(instruction, &format!("{}V", token.name));
        let (class, ty) = token.class().ok_or_else(|| format!("{} has no class", token.name))?;
        let value = value.ok_or_else(|| format!("nothing is called {}V", token.name))?;
        places.push((token, format!("${}", n + 3)));
        let _ = write!(more, ",{class}");
        let _ = write!(args, ", {ty} {value}");
    }
    let own = with_places(&instruction.form, &places);
    let each = |line: &dyn Fn(u32) -> String| (0..VECTORS).map(line).collect::<String>();
    let template = format!(
        "r0 = $0\\0A{}{{\\0Av0.tmp = vmem($1+#0)\\0A{own}\\0A}}\\0Ar0 = $2\\0A{}",
        each(&|n| format!("v{n} = vmem(r0++#1)\\0A")),
        each(&|n| format!("vmem(r0++#1) = v{n}\\0A")),
    );
    let clobbers = each(&|n| format!(",~{{v{n}}}"));
    let (whole, bytes) = (format!("<{} x i32>", VECTORS * VECTOR / 32), VECTORS * VECTOR / 8);
    let text = format!(
        "%a = alloca [{bytes} x i8], align 128\n%b = alloca [{} x i8], align 128\n%c = alloca [{bytes} x i8], align 128\n\
         store volatile {whole} %p{file}, ptr %a, align 128\n\
         store volatile <32 x i32> %p{packet}, ptr %b, align 128\n\
         call void asm sideeffect \"{template}\", \"r,r,r{more},~{{r0}}{clobbers},~{{memory}}\"(ptr %a, ptr %b, ptr %c{args})\n\
         %v = load volatile {whole}, ptr %c, align 128\nret {whole} %v\n",
        VECTOR / 8
    );
    let ret = LoweringParam { ty: whole, bits: VECTORS * VECTOR, kind: ParamClass::Matrix, range: None };
    Ok(Spelled { params, ret, llvm: body(text) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_are_found_in_the_syntax() {
        let found = tokens("Vd32.w,Qe4=vadd(Vu32.w,Vv32.w):carry");
        let names: Vec<&str> = found.iter().map(|token| token.name.as_str()).collect();
        assert_eq!(names, ["Vd", "Qe", "Vu", "Vv"]);
        assert!(found[1].is_written() && !found[2].is_written());
        assert!(tokens("vwhist256:sat").is_empty());
    }

    #[test]
    fn registers_and_immediates_have_their_places() {
        let syntax = "vwhist128(Qv4,#u1)";
        let found = tokens(syntax);
        let places: Vec<_> = found.iter().map(|token| (token, "$3".to_owned())).collect();
        assert_eq!(with_places(syntax, &places), "vwhist128($3,#{0:1:0})");
    }
}
