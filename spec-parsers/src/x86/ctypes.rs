//! C types as Intel's guide spells them: storage class and width in bits.

use crate::instruction::ParamKind;

/// What a C type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CType {
    /// Storage class.
    pub kind: ParamKind,
    /// Bits, on a 64-bit System V target; 0 if unknown.
    pub width: u32,
    /// Holds floating point values.
    pub float: bool,
}

/// Classifies a C type. An unknown type is a scalar of width 0.
pub fn classify(ctype: &str) -> CType {
    if ctype.contains('*') || ctype == "string literal" {
        return CType { kind: ParamKind::Pointer, width: 64, float: false };
    }
    let words: Vec<&str> =
        ctype.split_whitespace().filter(|w| !matches!(*w, "const" | "constexpr" | "signed")).collect();
    vector(&words).unwrap_or_else(|| scalar(&words))
}

fn vector(words: &[&str]) -> Option<CType> {
    let [word] = words else { return None };
    if let Some(lanes) = word.strip_prefix("__mmask") {
        return lanes.parse().ok().map(|width| CType { kind: ParamKind::Mask, width, float: false });
    }
    if word.starts_with("__tile") {
        return Some(CType { kind: ParamKind::Tile, width: 8192, float: false });
    }
    let rest = word.strip_prefix("__m")?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (width, suffix) = rest.split_at(digits);
    let width: u32 = width.parse().ok()?;
    // `__m64` is the one integer vector without the suffix `i`.
    let float = !(suffix == "i" || width == 64);
    Some(CType { kind: ParamKind::Vector, width, float })
}

fn scalar(words: &[&str]) -> CType {
    let (width, float) = match words {
        ["void"] => {
            return CType { kind: ParamKind::Void, width: 0, float: false };
        }
        ["_Float16", "_Complex"] => (32, true),
        ["double"] => (64, true),
        ["float"] => (32, true),
        ["_Float16" | "__bf16" | "__bfloat16"] => (16, true),
        ["char" | "__int8"] | ["unsigned", "char" | "__int8"] => (8, false),
        ["short" | "__int16"] | ["unsigned", "short" | "__int16"] => (16, false),
        ["int" | "__int32" | "unsigned"] | ["unsigned", "int" | "__int32"] => (32, false),
        ["__int64" | "long" | "size_t"] | ["unsigned", "__int64" | "long"] | ["long", "long"] => (64, false),
        // Enumerations such as `_MM_CMPINT_ENUM`.
        [word] if word.ends_with("_ENUM") => (32, false),
        _ => (0, false),
    };
    CType { kind: ParamKind::Scalar, width, float }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_masks_scalars_and_pointers_are_told_apart() {
        let of = |t| {
            let c = classify(t);
            (c.kind, c.width, c.float)
        };
        assert_eq!(of("__m512i"), (ParamKind::Vector, 512, false));
        assert_eq!(of("__m128"), (ParamKind::Vector, 128, true));
        assert_eq!(of("__m256bh"), (ParamKind::Vector, 256, true));
        assert_eq!(of("__m64"), (ParamKind::Vector, 64, false));
        assert_eq!(of("__mmask32"), (ParamKind::Mask, 32, false));
        assert_eq!(of("const int"), (ParamKind::Scalar, 32, false));
        assert_eq!(of("unsigned __int64"), (ParamKind::Scalar, 64, false));
        assert_eq!(of("__m128i const *"), (ParamKind::Pointer, 64, false));
        assert_eq!(of("void"), (ParamKind::Void, 0, false));
        assert_eq!(of("frobnicate"), (ParamKind::Scalar, 0, false));
    }
}
