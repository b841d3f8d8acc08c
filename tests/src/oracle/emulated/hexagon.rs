//! Hexagon with HVX and 128-byte vectors, under `qemu-hexagon`.
//!
//! Predicates lie in the vectors of inputs and results as 16 bytes, one bit for each byte of a vector; in C
//! they are made by and of `vand`. What no intrinsic gives, or gives in several results, is written in assembly.

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

use super::{Signature, Target};

const FLAGS: &[&str] = &[
    "--target=hexagon-unknown-linux-musl",
    "-mv68",
    "-mhvx=v73",
    "-mhvx-length=128B",
    "-O2",
    "-ffreestanding",
    "-fno-pic",
    "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables",
];

/// Linux system calls: number in r6, arguments from r0 on, result in r0.
const SYSTEM: &str = r#"
static long call(long number, long a, long b, long c) {
    register long r6 asm("r6") = number;
    register long r0 asm("r0") = a;
    register long r1 asm("r1") = b;
    register long r2 asm("r2") = c;
    asm volatile("trap0(#1)" : "+r"(r0) : "r"(r6), "r"(r1), "r"(r2) : "memory");
    return r0;
}
static long input(void *to, unsigned long n) { return call(63, 0, (long)to, (long)n); }
static long output(const void *from, unsigned long n) { return call(64, 1, (long)from, (long)n); }
static void leave(int status) { for (;;) call(93, status, 0, 0); }
static void serve(void);
void _start(void) { serve(); }
"#;

const HEADERS: &str = r#"
#include <hexagon_types.h>
#include <hvx_hexagon_protos.h>
typedef int32_t Word32;
typedef int64_t Word64;
#define ONES 0x01010101
typedef struct { uint8_t b[16]; } Predicate;
typedef struct { uint8_t b[144]; } Bytes144;
typedef struct { uint8_t b[256]; } Bytes256;
static HVX_Vector spread(Predicate q) {
    uint8_t bytes[128] __attribute__((aligned(128)));
    for (int i = 0; i < 128; i++) bytes[i] = q.b[i / 8] >> i % 8 & 1;
    return *(HVX_Vector *)bytes;
}
static Predicate gather(HVX_Vector v) {
    uint8_t bytes[128] __attribute__((aligned(128)));
    Predicate q;
    *(HVX_Vector *)bytes = v;
    for (int i = 0; i < 16; i++) q.b[i] = 0;
    for (int i = 0; i < 128; i++) q.b[i / 8] |= (bytes[i] & 1) << i % 8;
    return q;
}
static HVX_VectorPred to_predicate(Predicate q) { return Q6_Q_vand_VR(spread(q), ONES); }
static Predicate of_predicate(HVX_VectorPred q) { return gather(Q6_V_vand_QR(q, ONES)); }
"#;

/// The target.
pub const TARGET: Target = Target {
    llvm_arch: "hexagon",
    emulator: &["qemu-hexagon", "-cpu", "v67"],
    fetch: "apt-get install qemu-user (version 10 for instructions after v67: Debian 12 has it in \
            bookworm-backports)",
    headers: HEADERS,
    system: SYSTEM,
    flags: FLAGS,
    signature,
    link: Some(("ld.lld-19", &["-m", "hexagonelf", "-static", "-e", "_start"])),
};

/// How an instruction is called.
fn signature(instruction: &Instruction) -> Result<Signature, String> {
    let mut plain = instruction.clone();
    for param in plain.params.iter_mut().chain([&mut plain.ret]) {
        if param.kind == ParamKind::Mask {
            param.ctype = "Predicate".into();
        } else if param.ctype.contains(',') {
            param.ctype = format!("Bytes{}", param.width / 8);
        }
        if param.ctype == "Byte" {
            param.ctype = "uint8_t".into();
        }
    }
    let mut signature = Signature::of(&plain, Vec::new())?;
    let tag = instruction.encodings.first().map_or("", |e| e.key.as_str());
    let masks = instruction.params.iter().chain([&instruction.ret]).any(|p| p.kind == ParamKind::Mask);
    let several = instruction.ret.ctype.contains(',');
    if instruction.header.is_empty() || several {
        signature.definition = assembly(instruction, &plain, tag)?;
    } else if masks {
        signature.definition = conversions(instruction, tag);
    } else {
        return Ok(signature);
    }
    signature.name = format!("run_{tag}");
    Ok(signature)
}

/// The intrinsic with predicates made of bytes and back. It stays a macro: immediates must be constants.
fn conversions(instruction: &Instruction, tag: &str) -> String {
    let names: Vec<String> = (0..instruction.params.len()).map(|k| format!("a{k}")).collect();
    let converted = instruction.params.iter().zip(&names).map(|(param, name)| match param.kind {
        ParamKind::Mask => format!("to_predicate({name})"),
        _ => name.clone(),
    });
    let call = format!("{}({})", instruction.name, converted.collect::<Vec<_>>().join(", "));
    let call = if instruction.ret.kind == ParamKind::Mask { format!("of_predicate({call})") } else { call };
    format!("#define run_{tag}({}) {call}\n", names.join(", "))
}

/// A register of an instruction's syntax.
struct Register<'a> {
    /// Bank and letters, such as `Vuu`.
    name: &'a str,
    /// The syntax from the name to the number of registers in the bank, such as `Vuu32`.
    spelling: &'a str,
}

/// The registers of a syntax, each once.
fn registers(syntax: &str) -> Vec<Register<'_>> {
    let mut out: Vec<Register<'_>> = Vec::new();
    let starts = syntax.match_indices(['V', 'Q', 'R', 'P']).map(|(at, _)| at);
    for rest in starts.filter_map(|at| syntax.get(at..)) {
        let letters = rest[1..].find(|c: char| !c.is_ascii_lowercase()).unwrap_or(0);
        let end = 1 + letters;
        let digits = rest[end..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - end);
        let known = out.iter().any(|r| r.name == &rest[..end]);
        if (1..=2).contains(&letters) && digits > 0 && !known {
            out.push(Register { name: &rest[..end], spelling: &rest[..end + digits] });
        }
    }
    out
}

/// A C function around the instruction in assembly. Predicates go through vectors and fixed registers.
fn assembly(instruction: &Instruction, plain: &Instruction, tag: &str) -> Result<String, String> {
    let syntax = instruction.form.as_str();
    if syntax.contains(".tmp") {
        return Err("its result lives for one packet".into());
    }
    if instruction.params.iter().any(|p| p.kind == ParamKind::Immediate) {
        return Err("no intrinsic, and a constant in its encoding".into());
    }
    let (mut before, mut text, mut after) = (String::new(), syntax.to_owned(), String::new());
    let (mut locals, mut outputs, mut inputs) = (String::new(), Vec::new(), Vec::new());
    let (mut predicates, mut stored, mut offset) = (0, String::new(), 0_u32);
    for register in registers(syntax) {
        let name = register.name;
        let param = instruction.params.iter().find(|p| p.name.strip_suffix('V') == Some(name));
        let written = name[1..].starts_with(['d', 'e', 'x', 'y']);
        let (ctype, bytes) = match (&name[..1], name.len()) {
            ("V", 3) => ("HVX_VectorPair", 256),
            ("V" | "Q", _) => ("HVX_Vector", 128),
            _ => (param.map_or("Word32", |p| p.ctype.as_str()), 0),
        };
        let ctype = if ctype == "Byte" { "Word32" } else { ctype };
        let start = match param {
            Some(param) if param.kind == ParamKind::Mask => format!(" = spread(p_{name})"),
            Some(_) => format!(" = p_{name}"),
            None => String::new(),
        };
        locals.push_str(&format!("    {ctype} {name}{start};\n"));
        let constraint = if bytes > 0 { "v" } else { "r" };
        match (written, param.is_some()) {
            (true, true) => outputs.push(format!("[{name}] \"+&{constraint}\"({name})")),
            (true, false) => outputs.push(format!("[{name}] \"=&{constraint}\"({name})")),
            _ => inputs.push(format!("[{name}] \"{constraint}\"({name})")),
        }
        let operand = match &name[..1] {
            "Q" | "P" => {
                let fixed = format!("{}{predicates}", name[..1].to_ascii_lowercase());
                predicates += 1;
                if param.is_some() && name.starts_with('Q') {
                    before.push_str(&format!("{{ {fixed} = vand(%[{name}],%[ones]) }}\\n"));
                } else if param.is_some() {
                    before.push_str(&format!("{{ {fixed} = %[{name}] }}\\n"));
                }
                if written {
                    after.push_str(&format!("{{ %[{name}] = vand({fixed},%[ones]) }}\\n"));
                }
                fixed
            }
            _ => format!("%[{name}]"),
        };
        text = text.replace(register.spelling, &operand);
        if written && name.starts_with('Q') {
            stored.push_str(&format!(
                "    Predicate b_{name} = gather({name}); __builtin_memcpy((uint8_t *)&r + {offset}, &b_{name}, 16);\n"
            ));
            offset += 16;
        } else if written {
            stored.push_str(&format!(
                "    __builtin_memcpy((uint8_t *)&r + {offset}, &{name}, {bytes});\n"
            ));
            offset += bytes;
        }
    }
    inputs.push("[ones] \"r\"(ONES)".into());
    let parameter = |p: &Param| format!("{} p_{}", p.ctype, p.name.trim_end_matches('V'));
    let parameters: Vec<String> = plain.params.iter().map(parameter).collect();
    Ok(format!(
        "static {result} run_{tag}({}) {{\n    {result} r;\n{locals}    \
         asm(\"{before}{{ {text} }}\\n{after}\" : {} : {} : \"q0\", \"q1\", \"q2\", \"p0\");\n{stored}    \
         return r;\n}}\n",
        parameters.join(", "),
        outputs.join(", "),
        inputs.join(", "),
        result = plain.ret.ctype,
    ))
}
