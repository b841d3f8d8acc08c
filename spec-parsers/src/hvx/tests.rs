//! The list with its headers, through the whole front-end.

use super::Hvx;
use crate::corpus::{Corpus, parse_isa, select};
use crate::frontend::Excluded;
use crate::instruction::ParamKind;
use crate::source::SpecSource;
use autoir_semantics::reroll::reroll;

/// Macros in place of the vendor's headers.
const MACROS: &str = "\
#ifdef QEMU_GENERATE
#define CANCEL gen_cancel(slot);
#else
#define CANCEL do { } while (0)
#endif
#define VdV (*(MMVector *)(VdV_void))
#define fHIDE(A) A
#define fVECLOGSIZE() (7)
#define fVECSIZE() (1 << fVECLOGSIZE())
#define fVELEM(WIDTH) ((fVECSIZE() * 8) / WIDTH)
#define fVFOREACH(WIDTH, VAR) for (VAR = 0; VAR < fVELEM(WIDTH); VAR++)
#define fVSATN(N, VAL) unreachable(N, VAL)
#define fVSATH(VAL) (fVSATN(16, VAL))
";

const INTRINSICS: &str = "\
   Assembly Syntax:       Vd32.h=vpack(Vu32.w)
   C Intrinsic Prototype: HVX_Vector Q6_Vh_vpack_Vw(HVX_Vector Vu)
#if __HVX_ARCH__ >= 62
   Assembly Syntax:       Vx32.w+=vsum(Vu32.w)
   C Intrinsic Prototype: HVX_Vector Q6_Vw_vsumacc_VwVw(HVX_Vector Vx, HVX_Vector Vu)
#endif
";

fn source(list: &str) -> SpecSource {
    let beside = [("macros.h", MACROS), ("protos.h", INTRINSICS)];
    let companions = beside.iter().map(|(n, t)| SpecSource::from_bytes(n, t.as_bytes())).collect();
    SpecSource { companions, ..SpecSource::from_bytes("list.idef", list.as_bytes()) }
}

fn corpus(list: &str) -> Corpus {
    parse_isa(&super::ISA, &source(list), &|_, _| {})
}

/// The canonical form of the only instruction of a list.
fn meaning(list: &str) -> String {
    let corpus = corpus(list);
    assert!(corpus.diagnostics.is_empty(), "{:?}", corpus.diagnostics);
    let [one] = corpus.instructions.as_slice() else { panic!("{list}: not one instruction") };
    reroll(&one.elements).to_string()
}

fn entry(syntax: &str, attributes: &str, behaviour: &str) -> String {
    format!("EXTINSN(V6_one, \"{syntax}\", ATTRIBS({attributes}), \"An example\", {behaviour})\n")
}

fn list(syntax: &str, behaviour: &str) -> String {
    format!("#define EXTINSN Q6INSN\n{}", entry(syntax, "A_CVI", behaviour))
}

#[test]
fn intrinsics_give_name_and_version() {
    let loops = "{ fHIDE(int i;) fVFOREACH(32, i) { VxV.w[i] += VuV.w[i]; } }";
    let selected = select(&Hvx, &source(&list("Vx32.w+=vsum(Vu32.w)", loops)));
    let [one] = selected.instructions.as_slice() else { panic!("{:?}", selected.diagnostics) };
    assert_eq!(one.id.as_str(), "Q6_Vw_vsumacc_VwVw@hvxv62");
    assert_eq!((one.mnemonic.as_str(), one.encodings[0].key.as_str()), ("vsum", "V6_one"));
    let params: Vec<_> = one.params.iter().map(|p| (p.name.as_str(), p.kind, p.width)).collect();
    assert_eq!(params, [("VxV", ParamKind::Vector, 1024), ("VuV", ParamKind::Vector, 1024)]);
    assert_eq!(one.ret.name, "VxV");
    // The operation is a text of its own: the macros that it uses, then the behaviour.
    assert!(one.operation.starts_with("#define fHIDE(A) A\n"), "{}", one.operation);
    assert!(!one.operation.contains("fVSATH"), "{}", one.operation);
}

#[test]
fn macros_of_the_model_take_the_place_of_the_vendors() {
    let behaviour = "{ int i; fVFOREACH(16, i) VdV.h[i] = fVSATH(VuV.w[i % 32] + 1LL); }";
    let text = meaning(&list("Vd32.h=vpack(Vu32.w)", behaviour));
    assert!(text.contains("sat_i16(VuV[i1] + 1)") && !text.contains('?'), "{text}");
}

#[test]
fn a_cancelled_instruction_leaves_its_destination() {
    let behaviour = "{ if (PsV & 1) { VdV = VuV; } else { CANCEL; } }";
    let text = meaning(&list("if (Ps4) Vd32=Vu32", behaviour));
    assert!(text.starts_with("fn(PsV: scalar u8, VdV: u64x16, VuV: u64x16)"), "{text}");
    assert!(text.contains("u1(PsV[0]) ? VuV[i] : VdV[i]"), "{text}");
}

#[test]
fn c_wraps_and_converts() {
    let cases = [
        // The sum of two words is a word, in 64 bits only if one of them is.
        ("(VuV.w[i] + 1) >> 1", "i32(VuV.u32[i] + 1) >> 1"),
        ("((long long)VuV.w[i] + 1) >> 1", "VuV[i] + 1 >> 1"),
        // Bytes are promoted, and an unsigned word turns a signed one unsigned.
        ("(VuV.ub[i] - 1) >> 1", "(VuV.u8[i] + 1 >> 1) - 1"),
        ("(VuV.w[i] * 1u) >> 30", "VuV.u32[i] >> 30"),
        ("VuV.w[i] < 0u", "0"),
        ("(int8_t)VuV.w[i]", "i8(VuV.u32[i])"),
        ("VuV.w[i] < 5", "VuV[i] < 5"),
    ];
    for (expression, expected) in cases {
        let behaviour = format!("{{ int i; fVFOREACH(32, i) VdV.w[i] = {expression}; }}");
        let text = meaning(&list("Vd32.w=one(Vu32.w)", &behaviour));
        assert!(text.contains(expected), "{expression}: {text}");
    }
}

#[test]
fn what_goes_to_memory_or_has_no_result_is_excluded() {
    let all = [
        entry("Vd32=vmem(Rt32)", "A_CVI,A_LOAD", "{ VdV = x; }"),
        entry("vtmp.w=vgather(Rt32)", "A_CVI_GATHER", "{ }"),
        entry("vstop", "A_CVI", "{ }"),
        entry("Vd32=Vu32", "A_CVI", "{ VdV = VuV; }"),
    ];
    let selected = select(&Hvx, &source(&format!("#define EXTINSN Q6INSN\n{}", all.concat())));
    let count = |reason| selected.excluded.get(&reason).map_or(0, Vec::len);
    assert_eq!((selected.total, selected.instructions.len()), (4, 1));
    assert_eq!(count(Excluded::Memory), 2);
    assert_eq!(count(Excluded::NoResult), 1);
}

/// Counts bytes 0 to 15 of each 16 in 8-bit counters, of which the low bits of the byte choose one.
const COUNTING: &str = "{ int i; mmvector_t input; mmvector_t t; input = fTMPVDATA(); \
    for (i = 0; i < 128; ++i) { unsigned int n = input.ub[i] >> 3; READ_EXT_VREG(n, t, 0); \
    GUARD t.uh[(i & 0x38) | (input.ub[i] & 7)]++; WRITE_EXT_VREG(n, t, EXT_NEW); } }";

#[test]
fn counters_that_data_choose_are_sums() {
    use autoir_semantics::interp::{Bits, Run};
    for (syntax, guard) in [("vcount", ""), ("vcount(Qv4)", "if (fGETQBIT(QvV, i))")] {
        let macros = "#define fGETQBIT(Q, N) bits(Q, N, 1)\n#define EXTINSN Q6INSN\n";
        let list = format!("{macros}{}", entry(syntax, "A_CVI", &COUNTING.replace("GUARD", guard)));
        let corpus = corpus(&list);
        assert!(corpus.diagnostics.is_empty(), "{:?}", corpus.diagnostics);
        let [one] = corpus.instructions.as_slice() else { panic!("not one instruction") };
        let names: Vec<&str> = one.instruction.params.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names[..2], ["VregsV", "VtmpV"]);
        assert_eq!((one.instruction.ret.width, one.elements.elements.len()), (32 * 1024, 2048));
        let bytes: Vec<u8> = (0..128).map(|i| (i * 7 / 3) as u8).collect();
        let mask = [0x5a_u8; 16];
        let mut counts = vec![0_u16; 2048];
        counts[0] = u16::MAX;
        let start: Vec<u8> = counts.iter().flat_map(|c| c.to_le_bytes()).collect();
        let mut inputs = vec![Bits::from_bytes(&start, 32 * 1024), Bits::from_bytes(&bytes, 1024)];
        inputs.extend((syntax != "vcount").then(|| Bits::from_bytes(&mask, 128)));
        for (i, byte) in bytes.iter().enumerate() {
            if syntax == "vcount" || mask[i / 8] >> (i % 8) & 1 == 1 {
                let counter = &mut counts[64 * usize::from(byte >> 3) + (i & 0x38) + usize::from(byte & 7)];
                *counter = counter.wrapping_add(1);
            }
        }
        let expected: Vec<u8> = counts.iter().flat_map(|c| c.to_le_bytes()).collect();
        assert_eq!(one.elements.run(&inputs).bytes(), expected, "{syntax}");
        let text = reroll(&one.elements).to_string();
        assert!(text.lines().count() < 12 && text.contains("sum"), "{text}");
    }
}

#[test]
fn a_register_is_written_back_where_it_was_read() {
    let cases = [
        ("n = 2; WRITE_EXT_VREG(n, t, EXT_NEW);", "written back to another place"),
        ("WRITE_EXT_VREG(m, t, EXT_NEW);", "written back to another place"),
        ("t.uh[1] = 5;", "not written back"),
        ("READ_EXT_VREG(m, t, 0);", "read again"),
        ("WRITE_EXT_VREG(n + 1, t, EXT_NEW);", "whose number is not a variable"),
    ];
    for (rest, expected) in cases {
        let behaviour =
            format!("{{ int n = VuV.ub[0] & 31; int m = 3; mmvector_t t; READ_EXT_VREG(n, t, 0); {rest} }}");
        let corpus = corpus(&list("vcount(Vu32)", &behaviour));
        let messages: Vec<&str> = corpus.diagnostics.iter().map(|d| d.message.as_str()).collect();
        assert!(messages.len() == 1 && messages[0].contains(expected), "{rest}: {messages:?}");
    }
}

#[test]
fn a_bad_instruction_loses_no_other() {
    let good = entry("Vd32=Vu32", "A_CVI", "{ VdV = VuV; }");
    let open = "EXTINSN(V6_open, \"Vd32=Vu32\", ATTRIBS(A_CVI), \"An example\", { VdV = (VuV; })\n";
    let bad = entry("Vd32=bad(Vu32)", "A_CVI", "{ VdV.w[0] = ; }");
    let corpus = corpus(&format!("#define EXTINSN Q6INSN\n{good}{open}{bad}{good}"));
    assert_eq!(corpus.counts.parsed, 2, "{:?}", corpus.diagnostics);
    let ids: Vec<&str> = corpus.instructions.iter().map(|p| p.instruction.id.as_str()).collect();
    assert_eq!(ids, ["V6_one@hvx", "V6_one@hvx#3"]);
    let lines: Vec<u32> = corpus.diagnostics.iter().map(|d| d.location.line).collect();
    assert_eq!(lines, [3, 4], "{:?}", corpus.diagnostics);
}

#[test]
fn a_network_of_exchanges_keeps_every_byte() {
    // The control is an operand: every stage chooses, and no compact form is asked for.
    let behaviour = "{ int s; int k; VdV = VuV; for (s = 1; s < 128; s <<= 1) { if (RtV & s) { \
        fVFOREACH(8, k) { if (!(k & s)) { \
        uint8_t t = VdV.ub[k]; VdV.ub[k] = VdV.ub[k + s]; VdV.ub[k + s] = t; } } } } }";
    let corpus = corpus(&list("Vd32=net(Vu32,Rt32)", behaviour));
    let [one] = corpus.instructions.as_slice() else { panic!("{:?}", corpus.diagnostics) };
    assert_eq!(one.elements.elements.len(), 128);
    use autoir_semantics::interp::{Bits, Run};
    let bytes: Vec<u8> = (0..128).collect();
    for control in [0_u32, 1, 5, 127] {
        let inputs = [Bits::from_bytes(&bytes, 1024), Bits::from_bytes(&control.to_le_bytes(), 32)];
        let out = one.elements.run(&inputs);
        let expected: Vec<u8> = (0..128).map(|k| k ^ control as u8).collect();
        assert_eq!(out.bytes(), expected, "{control}");
    }
}
