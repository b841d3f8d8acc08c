//! x86-64.

use inkwell::targets::Target;

use crate::asm_form;
use crate::forms;
use crate::matrices;
use crate::readback;

use super::{Classes, Measure, Platform, before_colon, lower_case};

/// The row of x86-64.
pub(super) static X86: Platform = Platform {
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
    spells: crate::verify::spells,
    has_aliases: false,
    any_immediate: true,
    direct: matrices::of_tiles,
    candidates: asm_form::candidates,
    assembles: asm_form::assembles,
    instruction: str::trim,
    forms: forms::in_surroundings,
    dialect: &readback::x86::DIALECT,
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
