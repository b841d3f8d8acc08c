//! The names that Intel's pseudocode uses without defining them.

use crate::eval::{Builtin, Dialect, Infix};
use autoir_semantics::dag::Prim;

/// Intel's dialect.
#[derive(Clone, Copy, Debug)]
pub struct Intel;

/// The predicates of integer comparisons, in the order of their encoding
/// (Intel SDM, VPCMPB/VPCMPUB: imm8[2:0]).
const PREDICATES: &[(&str, Infix)] = &[
    ("_MM_CMPINT_EQ", Infix::Eq(true)),
    ("_MM_CMPINT_LT", Infix::Lt(true)),
    ("_MM_CMPINT_LE", Infix::Le(true)),
    ("_MM_CMPINT_FALSE", Infix::Always(false)),
    ("_MM_CMPINT_NE", Infix::Eq(false)),
    ("_MM_CMPINT_NLT", Infix::Lt(false)),
    ("_MM_CMPINT_NLE", Infix::Le(false)),
    ("_MM_CMPINT_TRUE", Infix::Always(true)),
];

impl Dialect for Intel {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        let fixed = match name {
            "ABS" => Builtin::Abs,
            "MIN" => Builtin::Min,
            "MAX" => Builtin::Max,
            "Signed" => Builtin::AsSigned,
            "SIGNED_DWORD_SATURATE" => Builtin::Saturate { width: 32, signed: true },
            "UNSIGNED_DWORD_SATURATE" => Builtin::Saturate { width: 32, signed: false },
            // Intel SDM, GF2P8AFFINEINVQB: the inverse in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
            "inverse" => Builtin::Prim(Prim::Gf256Inverse, 8),
            _ => return sized(name),
        };
        Some(fixed)
    }

    fn constant(&self, name: &str) -> Option<i128> {
        PREDICATES.iter().position(|(n, _)| *n == name).map(|i| i as i128)
    }

    fn is_top_bit(&self, name: &str) -> bool {
        name == "MAX"
    }

    fn infix(&self, value: i128) -> Option<Infix> {
        PREDICATES.get(usize::try_from(value).ok()?).map(|(_, infix)| *infix)
    }

    fn infix_count(&self) -> i128 {
        PREDICATES.len() as i128
    }
}

/// Functions whose name ends in a width: `SignExtend32`, `SaturateU8`.
fn sized(name: &str) -> Option<Builtin> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (stem, width) = name.split_at(digits);
    let width: u32 = width.parse().ok().filter(|w| (1..=64).contains(w))?;
    Some(match stem {
        "SignExtend" => Builtin::SignExtend(width),
        "ZeroExtend" => Builtin::ZeroExtend(width),
        "Truncate" => Builtin::Truncate(width),
        "Saturate" => Builtin::Saturate { width, signed: true },
        "SaturateU" => Builtin::Saturate { width, signed: false },
        _ => return None,
    })
}
