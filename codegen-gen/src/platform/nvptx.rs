//! NVIDIA's PTX: the matrix instructions of a warp, one thread's part of each.

use inkwell::targets::Target;

use super::{Arch, Classes, Measure, Platform, lower_case};

/// The row of PTX.
pub(super) static NVPTX: Platform = Platform {
    id: Arch::Nvptx,
    arch: "nvptx64",
    triple: "nvptx64-nvidia-cuda",
    base_cpu: "sm_90",
    base_features: &[],
    levels: &[],
    feature_names: &[],
    assembler: None,
    cpu_option: "-march=",
    cpu_flags: &[],
    clang: &[],
    prelude: "",
    classes: Classes { vector: "r", mask: "r", scalar: "r" },
    widest: 32,
    vector_register: None,
    mask_in_vector: None,
    convention: "",
    comment: "//",
    // Braces enclose functions, and operands go on in lines of their own.
    is_frame: |line| matches!(line, "ret;" | "(" | ")") || line.starts_with(['{', '}']),
    label,
    masks: None,
    mnemonic: lower_case,
    spells: |line, mnemonic| line.split_whitespace().next() == Some(mnemonic),
    has_aliases: false,
    any_immediate: false,
    instruction: str::trim,
    measure: Measure::Documents,
    cpus: &[],
    generic: 0,
    default_cpu: "sm_90",
    // The back end is in LLVM's library like the others.
    initialize: Target::initialize_all,
};

/// `.visible .func name(`, with the type of the result between.
fn label(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once(".func ")?;
    let name = rest.rsplit(' ').next().unwrap_or(rest);
    Some(name.split('(').next().unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::label;

    #[test]
    fn functions_begin_at_their_names() {
        assert_eq!(label(".visible .func probe3("), Some("probe3"));
        assert_eq!(label(".visible .func  (.param .b32 func_retval0) probe4("), Some("probe4"));
        assert_eq!(label("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"), None);
    }
}
