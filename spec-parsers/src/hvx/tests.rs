//! The list with its headers, through the whole front-end.

use super::Hvx;
use crate::corpus::{Corpus, Excluded, parse_isa, select};
use crate::instruction::ParamKind;
use crate::sources::SpecSource;
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
fn what_goes_to_memory_or_to_machine_state_is_excluded() {
    let all = [
        entry("Vd32=vmem(Rt32)", "A_CVI,A_LOAD", "{ VdV = x; }"),
        entry("vtmp.w=vgather(Rt32)", "A_CVI_GATHER", "{ }"),
        entry("vhist", "A_CVI", "{ READ_EXT_VREG(0, t, 0); }"),
        entry("vstop", "A_CVI", "{ }"),
        entry("Vd32=Vu32", "A_CVI", "{ VdV = VuV; }"),
    ];
    let selected = select(&Hvx, &source(&format!("#define EXTINSN Q6INSN\n{}", all.concat())));
    let count = |reason| selected.excluded.get(&reason).map_or(0, Vec::len);
    assert_eq!((selected.total, selected.instructions.len()), (5, 1));
    assert_eq!(count(Excluded::Memory), 2);
    assert_eq!(count(Excluded::MachineState), 1);
    assert_eq!(count(Excluded::NoResult), 1);
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
