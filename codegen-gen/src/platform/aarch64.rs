//! AArch64 with Advanced SIMD.

use inkwell::targets::Target;

use super::{Arch, Classes, Measure, Platform, before_colon, lower_case};

/// The row of AArch64.
pub(super) static AARCH64: Platform = Platform {
    id: Arch::AArch64,
    arch: "aarch64",
    triple: "aarch64-unknown-linux-gnu",
    base_cpu: "generic",
    base_features: &["neon"],
    levels: &[],
    // Arm Architecture Reference Manual, A2.2: names of features; LLVM, AArch64Features.td: what it calls them.
    feature_names: &[
        ("FEAT_AES", "aes"),
        ("FEAT_PMULL", "aes"),
        ("FEAT_SHA1", "sha2"),
        ("FEAT_SHA256", "sha2"),
        ("FEAT_SHA512", "sha3"),
        ("FEAT_CRC32", "crc"),
        ("FEAT_FP16", "fullfp16"),
        ("FEAT_FHM", "fp16fml"),
        ("FEAT_FCMA", "complxnum"),
        ("FEAT_JSCVT", "jsconv"),
        ("FEAT_FRINTTS", "fptoint"),
        ("FEAT_SM3", "sm4"),
    ],
    assembler: Some(&[]),
    cpu_option: "-mcpu=",
    // Clang adds the feature where it finds a C library for AArch64.
    cpu_flags: &["-mno-outline-atomics"],
    // Headers ask for whole versions of the architecture where they mean one of their extensions.
    clang: &["-ffreestanding", "-march=armv8.6-a"],
    prelude: "#include <arm_fp16.h>\n#include <arm_neon.h>\n",
    classes: Classes { vector: "w", mask: "r", scalar: "r" },
    widest: 128,
    vector_register: None,
    mask_in_vector: None,
    convention: "",
    comment: "//",
    is_frame: |line| line == "ret",
    label: before_colon,
    masks: None,
    mnemonic: lower_case,
    spells: |line, mnemonic| line.split_whitespace().next() == Some(mnemonic),
    has_aliases: true,
    any_immediate: false,
    instruction: str::trim,
    measure: Measure::Model,
    cpus: &["generic", "cortex-a76", "neoverse-n1", "neoverse-v1", "apple-m1"],
    generic: 1,
    default_cpu: "neoverse-n1",
    initialize: Target::initialize_aarch64,
};
