//! Hexagon with HVX, 128-byte vectors.

use std::sync::Once;

use inkwell::targets::{InitializationConfig, Target};

use super::{Arch, Classes, MaskInVector, Measure, Platform, before_colon};

/// The row of Hexagon.
pub(super) static HEXAGON: Platform = Platform {
    id: Arch::Hexagon,
    arch: "hexagon",
    triple: "hexagon-unknown-linux-musl",
    base_cpu: "hexagonv68",
    base_features: &["hvx-length128b"],
    // LLVM, Hexagon.td: each version of HVX has the instructions of those before it.
    levels: &[&[
        "hvxv60", "hvxv62", "hvxv65", "hvxv66", "hvxv67", "hvxv68", "hvxv69", "hvxv71", "hvxv73", "hvxv75",
        "hvxv79", "hvxv81",
    ]],
    // The least version is called by both names.
    feature_names: &[("hvx", "hvxv60")],
    assembler: Some(&["-mcpu=hexagonv73"]),
    cpu_option: "-mcpu=",
    cpu_flags: &["-mhvx", "-mhvx-length=128B"],
    clang: &["-ffreestanding", "-mv73", "-mhvx=v73", "-mhvx-length=128B"],
    // Names of types in the instruction list.
    prelude: "#include <hexagon_types.h>\n#include <hvx_hexagon_protos.h>\n\
              typedef int Word32;\ntypedef long long Word64;\n",
    classes: Classes { vector: "v", mask: "q", scalar: "r" },
    widest: 2048,
    vector_register: Some(1024),
    mask_in_vector: Some(MaskInVector {
        ty: "<128 x i1>",
        of_vector: "llvm.hexagon.V6.vandvrt.128B",
        to_vector: "llvm.hexagon.V6.vandqrt.128B",
    }),
    convention: "",
    comment: "//",
    is_frame: |line| line == "jumpr r31",
    label: before_colon,
    masks: Some("hvxv60"),
    // Many instructions share a mnemonic; the syntax tells them apart.
    mnemonic: |encoding| blank(&encoding.form),
    spells: |line, syntax| blank(line) == syntax,
    has_aliases: false,
    any_immediate: false,
    instruction,
    measure: Measure::Packets,
    cpus: &[
        "hexagonv60",
        "hexagonv62",
        "hexagonv65",
        "hexagonv66",
        "hexagonv67",
        "hexagonv68",
        "hexagonv69",
        "hexagonv71",
        "hexagonv73",
    ],
    generic: 9,
    default_cpu: "hexagonv68",
    initialize,
};

unsafe extern "C" {
    fn LLVMInitializeHexagonAsmParser();
}

/// LLVM ends the process where it makes an object of inline assembly without a parser of it, and inkwell knows none of
/// Hexagon's.
fn initialize(config: &InitializationConfig) {
    Target::initialize_hexagon(config);
    if config.asm_parser {
        static ONCE: Once = Once::new();
        // SAFETY: a function of LLVM's C interface (llvm-c/Target.h), which registers the parser.
        ONCE.call_once(|| unsafe { LLVMInitializeHexagonAsmParser() });
    }
}

/// The instruction in a printed line, without the braces of its packet.
pub(crate) fn instruction(line: &str) -> &str {
    let line = line.trim();
    let line = line.split_once('}').map_or(line, |(before, _)| before);
    line.trim_start_matches('{').trim()
}

/// A syntax, of the vendor's list or as printed, with its registers and constants blanked: `Vd32.w` and `v3.w`
/// become `V.w`, `Vdd32` and `v1:0` become `VV`.
fn blank(syntax: &str) -> String {
    let text: String = syntax.chars().filter(|c| !c.is_whitespace() && !matches!(c, '{' | '}')).collect();
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        let starts = !out.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        if starts && let Some((class, after)) = register(rest) {
            out.push_str(&class);
            rest = after;
        } else if first == '#' {
            out.push('#');
            rest = rest[1..].trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-');
        } else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    out
}

/// The register at the start of `text` as its bank's letter, twice for a pair, and what follows.
fn register(text: &str) -> Option<(String, &str)> {
    let bank = text.chars().next().filter(|c| "vqrpVQRP".contains(*c))?;
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (word, after) = text.split_at(end);
    let letters = word[1..].trim_end_matches(|c: char| c.is_ascii_digit());
    if letters.len() + 1 == word.len() || letters.len() > 2 || letters.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    // `v1:0` is a pair; `:sat` is a modifier.
    let low = after.strip_prefix(':').map(|low| low.trim_start_matches(|c: char| c.is_ascii_digit()));
    let pair = low.filter(|low| low.len() + 1 < after.len());
    let count = if pair.is_some() || letters.len() == 2 { 2 } else { 1 };
    let class = bank.to_ascii_uppercase().to_string().repeat(count);
    Some((class, pair.unwrap_or(after)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use autoir_synth::library::target::Target;

    use super::{HEXAGON, blank, instruction};

    #[test]
    fn levels_are_the_versions_that_cpus_have() {
        let cpus = Target::cpus("hexagon").into_iter();
        let features = cpus.flat_map(|cpu| Target::new("hexagon", cpu, "").expect("it is listed").features);
        let other_names = HEXAGON.feature_names.iter().map(|(name, _)| *name);
        let levels = HEXAGON.levels.concat().into_iter().chain(other_names).map(String::from);
        assert_eq!(levels.collect::<BTreeSet<_>>(), features.collect());
    }

    #[test]
    fn the_vendors_syntax_and_the_assemblers_are_blanked_alike() {
        let pairs = [
            ("Vdd32.uh=vmpy(Vu32.ub,Vv32.ub)", "\tv1:0.uh = vmpy(v2.ub,v3.ub)"),
            ("Qx4&=vcmp.gt(Vu32.ub,Vv32.ub)", "q0 &= vcmp.gt(v0.ub,v1.ub)"),
            ("Vd32.ub=vasr(Vu32.uh,Vv32.uh,Rt8):rnd:sat", "v0.ub = vasr(v1.uh,v2.uh,r0):rnd:sat"),
            ("Vxx32.w+=v6mpy(Vuu32.ub,Vvv32.b,#u2):v", "v1:0.w += v6mpy(v3:2.ub,v5:4.b,#1):v"),
        ];
        for (vendor, printed) in pairs {
            assert_eq!(blank(vendor), blank(printed));
        }
        assert_ne!(blank("v1:0.w = vmpy(v2.h,r0.h)"), blank("v1.w = vmpy(v2.h,r0.h)"));
    }

    #[test]
    fn braces_are_not_of_the_instruction() {
        assert_eq!(instruction("\t{ v0.w = vadd(v0.w,v1.w)"), "v0.w = vadd(v0.w,v1.w)");
        assert_eq!(instruction("\t}"), "");
        assert_eq!(instruction("\t\tjumpr r31 } :mem_noshuf"), "jumpr r31");
    }
}
