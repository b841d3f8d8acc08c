//! Hexagon with HVX and 128-byte vectors, under `qemu-hexagon`.
//!
//! Predicates lie in the vectors of inputs and results as 16 bytes, one bit for each byte of a vector; in C
//! they are made by and of `vand`. What no intrinsic gives, or gives in several results, is written in assembly.

use std::path::Path;
use std::process::Command;

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

use super::{Disassembly, Emulator, Signature, Target};

mod registers;

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
typedef struct { uint8_t b[4096]; } HVX_VectorRegisters;
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
    emulator: Emulator::User(&["qemu-hexagon", "-cpu", "v67"]),
    fetch: "apt-get install qemu-user (version 10 for instructions after v67: Debian 12 has it in \
            bookworm-backports)",
    headers: HEADERS,
    system: SYSTEM,
    flags: FLAGS,
    features: &[],
    signature,
    disassemble,
    executes: |syntaxes, syntax| syntaxes.contains(&blank(syntax)),
    link: Some(("ld.lld-22", &["-m", "hexagonelf", "-static", "-e", "_start"])),
};

/// The instructions of each function, their syntax without white space, numbers of registers and constants.
fn disassemble(program: &Path) -> Option<Disassembly> {
    let flags = ["--disassemble", "--no-show-raw-insn", "--no-leading-addr"];
    ["llvm-objdump-22", "llvm-objdump"].into_iter().find_map(|tool| {
        let output = Command::new(tool).args(flags).arg(program).output().ok()?;
        output.status.success().then(|| read(&String::from_utf8_lossy(&output.stdout)))
    })
}

fn read(text: &str) -> Disassembly {
    let mut all = Disassembly::new();
    let mut current = None;
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('<').and_then(|l| l.strip_suffix(">:")) {
            current = name.strip_prefix("f_").and_then(|n| n.parse().ok());
        } else if let Some(n) = current {
            let inner = line.replace(['{', '}'], " ");
            all.entry(n).or_default().extend(inner.split(';').map(blank));
        }
    }
    all
}

/// A syntax, of the vendor's list or of the disassembler, with its registers and constants blanked: `Vd32.w`
/// and `v3.w` become `V.w`, `Vdd32` and `v1:0` become `VV`.
fn blank(syntax: &str) -> String {
    let text: String = syntax.chars().filter(|c| !c.is_whitespace()).collect();
    let (mut out, mut rest) = (String::new(), text.as_str());
    while let Some(c) = rest.chars().next() {
        let word = |t: &str| t.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(t.len());
        let starts = !out.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let length = if starts { word(rest) } else { 0 };
        let (token, after) = rest.split_at(length);
        let body = token.get(1..).unwrap_or("");
        let letters = body.trim_end_matches(|c: char| c.is_ascii_digit());
        let register = "vqrpVQRP".contains(c) && letters.len() < body.len() && letters.len() <= 2;
        if register {
            let low = after.strip_prefix(':').map(|a| a.trim_start_matches(|c: char| c.is_ascii_digit()));
            let pair = low.is_some_and(|l| l.len() + 1 < after.len()) || letters.len() == 2;
            out.extend(std::iter::repeat_n(c.to_ascii_uppercase(), if pair { 2 } else { 1 }));
            rest = low.filter(|l| l.len() + 1 < after.len()).unwrap_or(after);
        } else if c == '#' {
            out.push('#');
            rest = rest[1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-');
        } else {
            let step = length.max(c.len_utf8());
            out.push_str(&rest[..step]);
            rest = &rest[step..];
        }
    }
    out
}

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
    if instruction.ret.ctype == registers::CTYPE {
        signature.definition = registers::definition(instruction, tag)?;
        signature.name = format!("run_{tag}");
        return Ok(signature);
    }
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
    if instruction.params.iter().any(|p| p.kind == ParamKind::Immediate) {
        return Err("no intrinsic, and a constant in its encoding".into());
    }
    let mut text = Assembly { text: instruction.form.clone(), ..Assembly::default() };
    for register in registers(&instruction.form) {
        let param = instruction.params.iter().find(|p| p.name.strip_suffix('V') == Some(register.name));
        text.operand(&register, param);
    }
    let parameter = |p: &Param| format!("{} p_{}", p.ctype, p.name.trim_end_matches('V'));
    let parameters: Vec<String> = plain.params.iter().map(parameter).collect();
    Ok(text.function(&format!("run_{tag}"), &parameters.join(", "), &plain.ret.ctype))
}

/// The C function while it is put together.
#[derive(Default)]
struct Assembly {
    /// The instruction's syntax, its registers replaced one by one.
    text: String,
    /// Packets before and after the instruction.
    before: String,
    after: String,
    /// The packets that the instruction is part of, if not one of its own: a result that lives for one packet
    /// is copied there, half by half.
    copies: Vec<String>,
    /// Declarations of the C variables, and the constraints that tie them to registers.
    locals: String,
    outputs: Vec<String>,
    inputs: Vec<String>,
    /// Statements that copy the results, and how many bytes they have copied.
    stored: String,
    offset: u32,
    /// Fixed predicate registers in use.
    predicates: u32,
}

impl Assembly {
    fn operand(&mut self, register: &Register<'_>, param: Option<&Param>) {
        let name = register.name;
        let written = name[1..].starts_with(['d', 'e', 'x', 'y']);
        let replacement = match &name[..1] {
            "V" if written && self.text.contains(&format!("{}.tmp", register.spelling)) => {
                self.temporary(name)
            }
            "V" => self.vector(name, param, written),
            "Q" | "P" => self.predicate(name, param, written),
            _ => {
                let ctype = param.map_or("Word32", |p| p.ctype.as_str());
                self.local(name, ctype, &format!(" = p_{name}"));
                self.inputs.push(format!("[{name}] \"r\"({name})"));
                format!("%[{name}]")
            }
        };
        self.text = self.text.replace(register.spelling, &replacement);
    }

    fn local(&mut self, name: &str, ctype: &str, start: &str) {
        self.locals.push_str(&format!("    {ctype} {name}{start};\n"));
    }

    fn store(&mut self, from: &str, bytes: u32) {
        let offset = self.offset;
        self.stored.push_str(&format!("    __builtin_memcpy((uint8_t *)&r + {offset}, &{from}, {bytes});\n"));
        self.offset += bytes;
    }

    fn vector(&mut self, name: &str, param: Option<&Param>, written: bool) -> String {
        let (ctype, bytes) = if name.len() == 3 { ("HVX_VectorPair", 256) } else { ("HVX_Vector", 128) };
        let start = param.map_or(String::new(), |_| format!(" = p_{name}"));
        self.local(name, ctype, &start);
        match (written, param.is_some()) {
            (true, read) => {
                let sign = if read { '+' } else { '=' };
                self.outputs.push(format!("[{name}] \"{sign}&v\"({name})"));
                self.store(name, bytes);
            }
            (false, _) => self.inputs.push(format!("[{name}] \"v\"({name})")),
        }
        format!("%[{name}]")
    }

    /// A vector predicate is made of the bytes of a vector and back, a scalar one is moved.
    fn predicate(&mut self, name: &str, param: Option<&Param>, written: bool) -> String {
        let fixed = format!("{}{}", name[..1].to_ascii_lowercase(), self.predicates);
        self.predicates += 1;
        if name.starts_with('P') {
            self.local(name, "Word32", &format!(" = p_{name}"));
            self.inputs.push(format!("[{name}] \"r\"({name})"));
            self.before.push_str(&format!("{{ {fixed} = %[{name}] }}\\n"));
            return fixed;
        }
        let start = param.map_or(String::new(), |_| format!(" = spread(p_{name})"));
        self.local(name, "HVX_Vector", &start);
        if param.is_some() {
            self.before.push_str(&format!("{{ {fixed} = vand(%[{name}],%[ones]) }}\\n"));
        }
        if written {
            let sign = if param.is_some() { '+' } else { '=' };
            self.outputs.push(format!("[{name}] \"{sign}&v\"({name})"));
            self.after.push_str(&format!("{{ %[{name}] = vand({fixed},%[ones]) }}\\n"));
            self.stored.push_str(&format!("    Predicate b_{name} = gather({name});\n"));
            self.store(&format!("b_{name}"), 16);
        } else {
            self.inputs.push(format!("[{name}] \"v\"({name})"));
        }
        fixed
    }

    /// A result that only its own packet sees, in fixed registers.
    fn temporary(&mut self, name: &str) -> String {
        let (halves, fixed) = if name.len() == 3 { (2, "v1:0") } else { (1, "v0") };
        for half in 0..halves {
            let local = format!("{name}_{half}");
            self.local(&local, "HVX_Vector", "");
            self.outputs.push(format!("[{local}] \"=&v\"({local})"));
            self.store(&local, 128);
            self.copies.push(format!("%[{local}] = v{half}"));
        }
        fixed.to_owned()
    }

    fn function(mut self, name: &str, parameters: &str, result: &str) -> String {
        self.inputs.push("[ones] \"r\"(ONES)".into());
        let mut packets = String::new();
        for copy in &self.copies {
            packets.push_str(&format!("{{ {}; {copy} }}\\n", self.text));
        }
        if self.copies.is_empty() {
            packets = format!("{{ {} }}\\n", self.text);
        }
        let Assembly { before, after, locals, stored, .. } = &self;
        format!(
            "static inline __attribute__((always_inline)) {result} {name}({parameters}) {{\n    {result} r;\n{locals}    \
             asm(\"{before}{packets}{after}\" : {} : {} : \"q0\", \"q1\", \"q2\", \"p0\", \"v0\", \"v1\");\n\
             {stored}    return r;\n}}\n",
            self.outputs.join(", "),
            self.inputs.join(", "),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use autoir_spec_parsers::instruction::{EType, InstructionId, Mnemonic};
    use autoir_spec_parsers::{Location, isa};

    fn param(name: &str, ctype: &str, kind: ParamKind, width: u32) -> Param {
        let none = (None, None, None);
        Param {
            name: name.into(),
            ctype: ctype.into(),
            etype: EType::Bits(width),
            kind,
            width,
            float: false,
            imm_width: none.0,
            imm_type: none.1,
            extents: Vec::new(),
            fragment: None,
            imm_range: none.2,
        }
    }

    fn instruction(name: &str, form: &str, header: &str, ret: Param, params: Vec<Param>) -> Instruction {
        Instruction {
            id: InstructionId::new(name, &[]),
            name: name.into(),
            cpuid: Vec::new(),
            mnemonic: String::new(),
            form: form.into(),
            encodings: vec![Mnemonic { key: "V6_one".into(), ..Mnemonic::default() }],
            tech: String::new(),
            category: Vec::new(),
            sequence: false,
            approximate: false,
            header: header.into(),
            ret,
            params,
            operation: String::new(),
            location: Location::default(),
            operation_location: Location::default(),
            errata: Vec::new(),
        }
    }

    #[test]
    fn the_architecture_is_that_of_the_registry() {
        assert!(isa("hvx").is_ok_and(|isa| isa.llvm_arch == TARGET.llvm_arch));
    }

    #[test]
    fn the_lists_syntax_and_the_disassemblers_are_the_same_once_blanked() {
        let pairs = [
            ("Vd32.w=vadd(vclb(Vu32.w),Vv32.w)", "v3.w = vadd(vclb(v1.w),v2.w)"),
            ("Vdd32.w=vrmpy(Vuu32.ub,Rt32.b,#u1)", "v1:0.w = vrmpy(v3:2.ub,r1.b,#0x1)"),
            ("if (!Qv4) Vx32.b-=Vu32.b", "if (!q0) v0.b -= v1.b"),
            ("Vx32.h=vmpa(Vx32.h,Vu32.h,Rtt32.h):sat", "v0.h = vmpa(v0.h,v1.h,r5:4.h):sat"),
            ("Vd32.h=vasr(Vu32.w,Vv32.w,Rt8)", "v0.h = vasr(v1.w,v2.w,r7)"),
        ];
        for (list, disassembled) in pairs {
            assert_eq!(blank(list), blank(disassembled));
        }
        assert_eq!(blank("Vdd32=vzxtb(Vu32)"), "VV=vzxtb(V)");
        assert_ne!(blank("Vd32=Vu32"), blank("Vdd32=Vuu32"));
        let text = "<f_2>:\n{ \tv0 = v1; \tr0 = add(r1,#-0x8) } \n<other>:\n{ v0 = vnot(v1) }\n";
        let found = read(text);
        assert!(
            found.len() == 1 && found[&2].contains("V=V") && found[&2].contains("R=add(R,#)"),
            "{found:?}"
        );
    }

    #[test]
    fn predicates_are_converted_around_an_intrinsic() {
        let q = |name: &str| param(name, "HVX_VectorPred", ParamKind::Mask, 128);
        let not = instruction("Q6_Q_not_Q", "Qd4=not(Qs4)", "h", q("QdV"), vec![q("QsV")]);
        let call = signature(&not).expect("it can be called");
        assert_eq!(call.name, "run_V6_one");
        assert_eq!(call.definition, "#define run_V6_one(a0) of_predicate(Q6_Q_not_Q(to_predicate(a0)))\n");
        assert_eq!((call.input_bytes(), call.result.bytes()), (16, 16));
    }

    #[test]
    fn several_results_come_from_assembly() {
        let v = |name: &str| param(name, "HVX_Vector", ParamKind::Vector, 1024);
        let ret = param("Result", "HVX_Vector,HVX_VectorPred", ParamKind::Vector, 1152);
        let q = param("QxV", "HVX_VectorPred", ParamKind::Mask, 128);
        let form = "Vd32.w=vadd(Vu32.w,Vv32.w,Qx4):carry";
        let call = signature(&instruction("c", form, "h", ret, vec![v("VuV"), v("VvV"), q]));
        let text = call.expect("it can be called").definition;
        assert!(text.contains("{ q0 = vand(%[Qx],%[ones]) }\\n{ %[Vd].w=vadd(%[Vu].w,%[Vv].w,q0):carry }"));
        assert!(text.contains("[Qx] \"+&v\"(Qx)") && text.contains("[Vd] \"=&v\"(Vd)"), "{text}");
        assert!(text.contains("(uint8_t *)&r + 128, &b_Qx, 16"), "{text}");
    }

    #[test]
    fn all_vector_registers_are_loaded_and_stored() {
        let file = param("VregsV", registers::CTYPE, ParamKind::Vector, 32 * 1024);
        let loaded = param("VtmpV", "HVX_Vector", ParamKind::Vector, 1024);
        let q = param("QvV", "HVX_VectorPred", ParamKind::Mask, 128);
        let one = Param { imm_width: Some(1), ..param("uiV", "Word32", ParamKind::Immediate, 32) };
        let all = vec![file.clone(), loaded, q, one];
        let call = signature(&instruction("h", "count(Qv4,#u1)", "", file, all)).expect("it can be called");
        let text = &call.definition;
        assert!(text.contains("{ v0.tmp = vmem(%[given]+#0); count(q0,#\" #a3 \") }"), "{text}");
        assert!(
            text.contains("{ v31 = vmem(%[from]++#1) }") && text.contains("vmem(%[to]++#1) = v31"),
            "{text}"
        );
        assert_eq!((call.input_bytes(), call.result.bytes(), call.immediates().len()), (4240, 4096, 2));
    }

    #[test]
    fn a_temporary_is_copied_in_its_packet() {
        let v = |name: &str| param(name, "HVX_Vector", ParamKind::Vector, 1024);
        let ret = param("VddV", "HVX_VectorPair", ParamKind::Vector, 2048);
        let form = "Vdd32.tmp=vcombine(Vu32,Vv32)";
        let call = signature(&instruction("t", form, "", ret, vec![v("VuV"), v("VvV")]));
        let text = call.expect("it can be called").definition;
        assert!(text.contains("{ v1:0.tmp=vcombine(%[Vu],%[Vv]); %[Vdd_0] = v0 }"), "{text}");
        assert!(text.contains("; %[Vdd_1] = v1 }"), "{text}");
    }
}
