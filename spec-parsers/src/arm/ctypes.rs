//! C types as ACLE spells them: `uint8x16_t`, `int8x8x2_t`, `poly64_t`, `const int`.

use crate::instruction::{EType, Param, ParamKind};

/// What a C type is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CType {
    /// Storage class.
    pub kind: ParamKind,
    /// How elements are read.
    pub etype: EType,
    /// Bits of one register.
    pub register: u32,
    /// How many registers.
    pub registers: u32,
}

impl CType {
    /// Bits of the type.
    pub fn width(&self) -> u32 {
        self.register * self.registers
    }
}

/// Classifies a C type. An unknown type is a scalar of width 0.
pub fn classify(ctype: &str) -> CType {
    let of = |kind, etype, register, registers| CType { kind, etype, register, registers };
    if ctype.contains('*') {
        return of(ParamKind::Pointer, EType::None, 64, 1);
    }
    let word = ctype.trim().trim_start_matches("const ").trim();
    if word == "void" {
        return of(ParamKind::Void, EType::None, 0, 0);
    }
    if word == "int" {
        return of(ParamKind::Immediate, EType::Imm, 32, 1);
    }
    let unknown = || of(ParamKind::Scalar, EType::Unknown(word.to_owned()), 0, 1);
    let Some(stem) = word.strip_suffix("_t") else { return unknown() };
    let digits = stem.find(|c: char| c.is_ascii_digit()).unwrap_or(stem.len());
    let (base, numbers) = stem.split_at(digits);
    let numbers: Option<Vec<u32>> =
        numbers.split('x').map(|n| n.parse().ok().filter(|n| (1..=128).contains(n))).collect();
    let etype = |n| match base {
        "int" => EType::Signed(n),
        "uint" | "poly" => EType::Unsigned(n),
        "float" | "mfloat" => EType::Float(n),
        "bfloat" => EType::BFloat(n),
        _ => EType::Unknown(word.to_owned()),
    };
    match numbers.as_deref() {
        // A polynomial of 128 bits lies in a vector register.
        Some([n @ 128]) => of(ParamKind::Vector, EType::Bits(*n), *n, 1),
        Some([n]) => of(ParamKind::Scalar, etype(*n), *n, 1),
        Some([n, lanes]) => of(ParamKind::Vector, etype(*n), n * lanes, 1),
        Some([n, lanes, registers]) => of(ParamKind::Vector, etype(*n), n * lanes, *registers),
        _ => unknown(),
    }
}

/// Type and name of a declaration: `uint8_t const *ptr`.
pub fn declaration(text: &str) -> Option<(String, &str)> {
    let (ctype, name) = text.trim().rsplit_once(char::is_whitespace)?;
    let stars = name.len() - name.trim_start_matches('*').len();
    Some((format!("{} {}", ctype.trim(), &name[..stars]).trim().to_owned(), &name[stars..]))
}

/// A parameter or result of that type.
pub fn param(name: &str, ctype: &str, range: Option<(i64, i64)>) -> Param {
    let class = classify(ctype);
    let imm_width = range.map(|(_, hi)| 64 - hi.max(1).leading_zeros());
    Param {
        name: name.to_owned(),
        ctype: ctype.trim().to_owned(),
        float: class.etype.is_float(),
        kind: class.kind,
        width: class.width(),
        imm_width: imm_width.filter(|_| class.kind == ParamKind::Immediate),
        imm_range: range.filter(|_| class.kind == ParamKind::Immediate),
        imm_type: None,
        extents: Vec::new(),
        fragment: None,
        etype: class.etype,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_structures_scalars_and_pointers_are_told_apart() {
        let of = |t| {
            let c = classify(t);
            (c.kind, c.width(), c.registers)
        };
        assert_eq!(of("uint8x16_t"), (ParamKind::Vector, 128, 1));
        assert_eq!(of("int8x8x3_t"), (ParamKind::Vector, 192, 3));
        assert_eq!(of("poly64_t"), (ParamKind::Scalar, 64, 1));
        assert_eq!(of("poly128_t"), (ParamKind::Vector, 128, 1));
        assert_eq!(of("const int"), (ParamKind::Immediate, 32, 1));
        assert_eq!(of("int8_t const *"), (ParamKind::Pointer, 64, 1));
        assert_eq!(of("frobnicate"), (ParamKind::Scalar, 0, 1));
        assert!(classify("float32x4_t").etype.is_float());
    }

    #[test]
    fn a_star_belongs_to_the_type() {
        assert_eq!(declaration("uint8_t const *ptr"), Some(("uint8_t const *".into(), "ptr")));
        assert_eq!(declaration("uint8_t const * ptr"), Some(("uint8_t const *".into(), "ptr")));
        assert_eq!(declaration("int8x8_t a"), Some(("int8x8_t".into(), "a")));
        assert_eq!(declaration("a"), None);
    }

    #[test]
    fn an_immediate_has_the_bits_that_its_range_needs() {
        assert_eq!(param("n", "const int", Some((1, 8))).imm_width, Some(4));
        assert_eq!(param("lane", "const int", Some((0, 0))).imm_width, Some(1));
        assert_eq!(param("lane", "const int", Some((0, 7))).imm_width, Some(3));
    }
}
