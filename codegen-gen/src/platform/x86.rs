//! x86-64.

use inkwell::targets::Target;

use super::{Arch, Classes, Measure, Platform, before_colon, lower_case};

/// The row of x86-64.
pub(super) static X86: Platform = Platform {
    id: Arch::X86,
    arch: "x86_64",
    triple: "x86_64-unknown-linux-gnu",
    base_cpu: "x86-64",
    base_features: &[],
    levels: &[],
    feature_names: &[],
    assembler: None,
    cpu_option: "-march=",
    cpu_flags: &[],
    clang: &[],
    // Vendor type names that clang's header does not define.
    prelude: "#include <immintrin.h>\n#define __int64 long long\n#define __int32 int\n",
    classes: Classes { vector: "x", mask: "^Yk", scalar: "r" },
    widest: 512,
    vector_register: None,
    mask_in_vector: None,
    convention: "x86_regcallcc",
    comment: "#",
    is_frame: |line| matches!(line, "retq" | "ret" | "vzeroupper"),
    label: before_colon,
    masks: Some("avx512f"),
    mnemonic: lower_case,
    spells,
    has_aliases: false,
    any_immediate: true,
    instruction: str::trim,
    measure: Measure::Model,
    cpus: &[
        "x86-64-v2",
        "x86-64-v3",
        "x86-64-v4",
        "haswell",
        "skylake-avx512",
        "cascadelake",
        "icelake-server",
        "sapphirerapids",
        "znver4",
        "znver3",
        "arrowlake-s",
    ],
    generic: 3,
    default_cpu: "x86-64-v3",
    initialize: Target::initialize_x86,
};

/// The integer comparison in which a mnemonic has its predicate written: the front, whether it is signed or
/// does not matter, and the element. Intel SDM, VPCMPB and VPCMPUB: pseudo-op table; `vpcmpeqb` and
/// `vpcmpgtb` are encodings of their own for the same comparisons, and equality has no sign.
fn comparison(name: &str) -> Option<(bool, &str)> {
    let rest = name.strip_prefix("vpcmp")?;
    let predicates = ["neq", "nlt", "nle", "eq", "lt", "le", "gt", "ge"];
    let predicate = predicates.iter().find(|predicate| rest.starts_with(**predicate))?;
    let element = &rest[predicate.len()..];
    Some((predicate.ends_with("eq"), element))
}

/// The predicates of a comparison of floats. Intel SDM, CMPPD: table "Comparison Predicate for CMPPD and CMPPS
/// Instructions", and the pseudo-ops of VCMPPD.
const PREDICATES: [&str; 32] = [
    "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge",
    "gt", "true", "eq_os", "lt_oq", "le_oq", "unord_s", "neq_us", "nlt_uq", "nle_uq", "ord_s", "eq_us",
    "nge_uq", "ngt_uq", "false_os", "neq_os", "ge_oq", "gt_oq", "true_us",
];

/// Whether `name` is `mnemonic`, a comparison of floats, with the predicate written into it.
fn compares_floats(name: &str, mnemonic: &str) -> bool {
    let element = |name: &str| Some(name.strip_prefix('v').unwrap_or(name).strip_prefix("cmp")?.to_owned());
    let (Some(written), Some(plain)) = (element(name), element(mnemonic)) else { return false };
    matches!(plain.as_str(), "pd" | "ps" | "ph" | "sd" | "ss" | "sh")
        && written.strip_suffix(plain.as_str()).is_some_and(|predicate| PREDICATES.contains(&predicate))
}

/// Whether the AT&T assembly `line` of x86 is an instruction with the vendor's lower-case `mnemonic`: itself, its
/// VEX form (with a `v` in front), with AT&T's operand size suffix on general-purpose operands, or with the
/// predicate of a comparison written into it.
fn spells(line: &str, mnemonic: &str) -> bool {
    // Encodings that need to be forced are marked in front of the mnemonic.
    let mut words = line.split_whitespace().filter(|word| !matches!(*word, "{vex}" | "{evex}"));
    let Some(name) = words.next() else { return false };
    let operands = words.collect::<Vec<_>>().join(" ");
    let matches = |name: &str| name == mnemonic || name.strip_prefix('v') == Some(mnemonic);
    if matches(name) || compares_floats(name, mnemonic) {
        return true;
    }
    let general = !["%xmm", "%ymm", "%zmm", "%k"].iter().any(|class| operands.contains(class));
    if general && name.strip_suffix(['b', 'w', 'l', 'q']).is_some_and(matches) {
        return true;
    }
    let vendor = mnemonic.strip_prefix("vpcmp");
    match (comparison(name), vendor) {
        (Some((any_sign, element)), Some(vendor)) => {
            vendor == element || (any_sign && vendor.strip_prefix('u') == Some(element))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::spells;

    #[test]
    fn mnemonics_are_recognized_in_their_spellings() {
        assert!(spells("vpaddb %xmm0, %xmm1, %xmm0", "paddb"));
        assert!(spells("vpaddb\t%zmm0, %zmm1, %zmm0", "vpaddb"));
        assert!(spells("popcntl %eax, %eax", "popcnt"));
        assert!(spells("vpcmpneqb %zmm0, %zmm1, %k0", "vpcmpb"));
        assert!(spells("vpcmpeqb %zmm0, %zmm1, %k0", "vpcmpub"));
        assert!(!spells("vpcmpgtb %zmm0, %zmm1, %k0", "vpcmpub"));
        assert!(spells("vpcmpltuw %zmm0, %zmm1, %k0", "vpcmpuw"));
        assert!(spells("{vex} vpdpbusd %ymm0, %ymm1, %ymm2", "vpdpbusd"));
        assert!(!spells("vpaddw %xmm0, %xmm1, %xmm0", "paddb"));
        assert!(spells("vcmpneq_oqps %ymm0, %ymm1, %ymm2", "vcmpps"));
        assert!(spells("cmpltsd %xmm0, %xmm1", "cmpsd"));
        assert!(spells("vcmpltsd %xmm0, %xmm1, %xmm2", "cmpsd"));
        assert!(!spells("vcmpltsd %xmm0, %xmm1, %xmm2", "vcmpss"));
        assert!(!spells("vcmpltpd %xmm0, %xmm1, %xmm2", "vcmpltps"));
        assert!(!spells("paddq %xmm0, %xmm1", "padd"));
    }
}
