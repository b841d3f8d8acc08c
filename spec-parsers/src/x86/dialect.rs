//! The names that Intel's pseudocode uses without defining them.

use crate::eval::{Builtin, Dialect, FloatFunction, Infix, NumberType, Relations, Special};
use autoir_semantics::dag::Prim;
use autoir_semantics::float::FloatFormat;

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

/// The predicates of floating point comparisons, in the order of their encoding (Intel SDM, CMPPD: imm8[4:0]).
/// The second half repeats the relations of the first; what signals differs.
const FLOAT_PREDICATES: [&str; 32] = [
    "_CMP_EQ_OQ",
    "_CMP_LT_OS",
    "_CMP_LE_OS",
    "_CMP_UNORD_Q",
    "_CMP_NEQ_UQ",
    "_CMP_NLT_US",
    "_CMP_NLE_US",
    "_CMP_ORD_Q",
    "_CMP_EQ_UQ",
    "_CMP_NGE_US",
    "_CMP_NGT_US",
    "_CMP_FALSE_OQ",
    "_CMP_NEQ_OQ",
    "_CMP_GE_OS",
    "_CMP_GT_OS",
    "_CMP_TRUE_UQ",
    "_CMP_EQ_OS",
    "_CMP_LT_OQ",
    "_CMP_LE_OQ",
    "_CMP_UNORD_S",
    "_CMP_NEQ_US",
    "_CMP_NLT_UQ",
    "_CMP_NLE_UQ",
    "_CMP_ORD_S",
    "_CMP_EQ_US",
    "_CMP_NGE_UQ",
    "_CMP_NGT_UQ",
    "_CMP_FALSE_OS",
    "_CMP_NEQ_OS",
    "_CMP_GE_OQ",
    "_CMP_GT_OQ",
    "_CMP_TRUE_US",
];

/// Which relations of two floats satisfy predicate `n`: less, equal, greater, unordered.
const RELATIONS: [[bool; 4]; 16] = {
    const fn of(bits: u8) -> [bool; 4] {
        [bits & 8 != 0, bits & 4 != 0, bits & 2 != 0, bits & 1 != 0]
    }
    [
        of(0b0100), // EQ_O
        of(0b1000), // LT
        of(0b1100), // LE
        of(0b0001), // UNORD
        of(0b1011), // NEQ_U
        of(0b0111), // NLT
        of(0b0011), // NLE
        of(0b1110), // ORD
        of(0b0101), // EQ_U
        of(0b1001), // NGE
        of(0b1101), // NGT
        of(0b0000), // FALSE
        of(0b1010), // NEQ_O
        of(0b0110), // GE
        of(0b0010), // GT
        of(0b1111), // TRUE
    ]
};

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
            "SQRT" => Builtin::Float(FloatFunction::Sqrt),
            "FLOOR" => Builtin::Float(FloatFunction::Floor),
            "CEIL" => Builtin::Float(FloatFunction::Ceil),
            "ROUND" => Builtin::Float(FloatFunction::Round),
            "POW" => Builtin::Float(FloatFunction::Power),
            "IsInf" => Builtin::Float(FloatFunction::IsInfinite),
            "GetNormalizedMantissa" => Builtin::Float(FloatFunction::Mantissa(None)),
            // Not in the text: corrections say with it how an operation rounds.
            "Rounded" => Builtin::Rounded,
            "FlushDenormals" => Builtin::Float(FloatFunction::FlushDenormals),
            _ => return sized(name).or_else(|| conversion(name)).or_else(|| of_format(name)),
        };
        Some(fixed)
    }

    fn constant(&self, name: &str) -> Option<i128> {
        let integer = PREDICATES.iter().position(|(n, _)| *n == name);
        let float = || FLOAT_PREDICATES.iter().position(|n| *n == name).map(|i| i + PREDICATES.len());
        integer.or_else(float).map(|i| i as i128)
    }

    fn is_top_bit(&self, name: &str) -> bool {
        name == "MAX"
    }

    fn infix(&self, value: i128) -> Option<Infix> {
        let value = usize::try_from(value).ok()?;
        match value.checked_sub(PREDICATES.len()) {
            None => PREDICATES.get(value).map(|(_, infix)| *infix),
            Some(float) => {
                let [less, equal, greater, unordered] = RELATIONS[float % RELATIONS.len()];
                Some(Infix::Float(Relations { less, equal, greater, unordered }))
            }
        }
    }

    fn infix_count(&self) -> i128 {
        (PREDICATES.len() + FLOAT_PREDICATES.len()) as i128
    }

    fn special(&self, name: &str) -> Option<Special> {
        Some(match name {
            "NaN" => Special::Nan,
            "SNaN" => Special::Signaling,
            "INF" => Special::Infinity(false),
            "NEG_INF" => Special::Infinity(true),
            _ => return None,
        })
    }

    fn is_rounding(&self, imm_type: &str) -> bool {
        matches!(imm_type, "_MM_FROUND" | "_MM_ROUND_MODE")
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

/// `Convert_FP32_To_Int64`, with `_Truncate` where it is toward zero.
fn conversion(name: &str) -> Option<Builtin> {
    let (from, to) = name.strip_prefix("Convert_")?.split_once("_To_")?;
    let (to, truncate) = match to.strip_suffix("_Truncate") {
        Some(to) => (to, true),
        None => (to, false),
    };
    let (from, to) = (number_type(from)?, number_type(to)?);
    let float = |t| matches!(t, NumberType::Float(_));
    (float(from) || float(to)).then_some(Builtin::Convert(from, to, truncate))
}

fn number_type(name: &str) -> Option<NumberType> {
    if let Some(format) = format(name) {
        return Some(NumberType::Float(format));
    }
    let (digits, signed) = match name.strip_prefix("Int") {
        Some(digits) => (digits, true),
        None => (name.strip_prefix("UInt")?, false),
    };
    let width = digits.parse().ok().filter(|w| [8, 16, 32, 64].contains(w))?;
    Some(NumberType::Int { width, signed })
}

fn format(name: &str) -> Option<FloatFormat> {
    Some(match name {
        "FP16" => FloatFormat::F16,
        "BF16" => FloatFormat::BF16,
        "FP32" => FloatFormat::F32,
        "FP64" => FloatFormat::F64,
        _ => return None,
    })
}

/// Functions whose name ends in a format: `FP32`, `ConvertExpFP64`, `CheckFPClass_FP16`.
fn of_format(name: &str) -> Option<Builtin> {
    let (stem, suffix) = name.split_at_checked(name.len().checked_sub(4)?)?;
    let format = format(suffix)?;
    Some(Builtin::Float(match stem {
        "" => FloatFunction::Literal(format),
        "ConvertExp" => FloatFunction::Exponent(Some(format)),
        "CheckFPClass_" => FloatFunction::Class(format),
        "GetNormalizedMantissa" => FloatFunction::Mantissa(Some(format)),
        _ => return None,
    }))
}
