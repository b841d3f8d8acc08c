//! The names that Arm's pseudocode uses without defining them in what we read, and those whose meaning is
//! given here instead of by their text because it has a form of its own in the semantics.

use crate::eval::typed::{Count, Shift, Typed};
use crate::eval::typed_float::FloatCall;
use crate::eval::{Builtin, Dialect, Infix};
use autoir_semantics::float::{FloatOp, Rounding};

/// Arm's dialect.
#[derive(Clone, Copy, Debug)]
pub struct Arm;

/// Status registers: what is written to them is no result, and they are read as 0, the state after reset.
const STATUS: &[&str] = &["FPSR", "FPCR"];

/// Whether a name is a status register.
pub fn is_status(name: &str) -> bool {
    STATUS.contains(&name)
}

/// Shared functions (Arm ARM, "Library pseudocode", shared/functions).
const FUNCTIONS: &[(&str, Typed)] = &[
    ("UInt", Typed::Number(false)),
    ("SInt", Typed::Number(true)),
    ("asl_Int", Typed::NumberBy),
    ("ZeroExtend", Typed::Extend(false)),
    ("SignExtend", Typed::Extend(true)),
    ("Zeros", Typed::Fill(false)),
    ("Ones", Typed::Fill(true)),
    ("undefined", Typed::Undefined),
    ("Replicate", Typed::Replicate),
    ("LSL", Typed::Shift(Shift::Left)),
    ("LSR", Typed::Shift(Shift::RightZero)),
    ("ASR", Typed::Shift(Shift::RightSign)),
    ("ROR", Typed::Shift(Shift::RotateRight)),
    ("RShr", Typed::RoundingShift),
    ("pow2", Typed::PowerOfTwo),
    ("IsZero", Typed::IsZero),
    ("BitCount", Typed::Count(Count::Ones)),
    ("CountLeadingZeroBits", Typed::Count(Count::LeadingZeros)),
    ("CountLeadingSignBits", Typed::Count(Count::LeadingSigns)),
    ("HighestSetBit", Typed::Count(Count::HighestSet)),
    ("LowestSetBit", Typed::Count(Count::LowestSet)),
    ("PolynomialMult", Typed::PolynomialProduct),
    ("length", Typed::Length),
    ("SatQ", Typed::Clamp(None)),
    ("SatQ.1", Typed::Clamps(None)),
    ("SignedSatQ", Typed::Clamp(Some(true))),
    ("SignedSatQ.1", Typed::Clamps(Some(true))),
    ("UnsignedSatQ", Typed::Clamp(Some(false))),
    ("UnsignedSatQ.1", Typed::Clamps(Some(false))),
    ("Elem_read", Typed::ElementRead),
    ("Elem_set", Typed::ElementWrite),
    ("V_read", Typed::RegisterRead('V')),
    ("V_set", Typed::RegisterWrite('V')),
    ("Vpart_read", Typed::PartRead('V')),
    ("Vpart_set", Typed::PartWrite('V')),
    ("X_read", Typed::RegisterRead('X')),
    ("X_set", Typed::RegisterWrite('X')),
    ("V_written", Typed::RegisterWritten('V')),
    ("V_used", Typed::RegisterUsed('V')),
    ("require", Typed::Assert),
    ("throw", Typed::Fail),
    // Traps, which a program that runs does not meet.
    ("CheckFPAdvSIMDEnabled64", Typed::Constant(0)),
    ("CheckFPEnabled64", Typed::Constant(0)),
    ("AArch64_CheckFPAdvSIMDEnabled", Typed::Constant(0)),
    ("UsingAArch32", Typed::Constant(0)),
    // What the control register says after reset.
    ("FPCR_read", Typed::Constant(0)),
    ("IsMerging", Typed::Constant(0)),
    ("FPRoundingMode", Typed::Constant(Rounding::NearestEven as i128)),
];

/// Shared functions on floats (Arm ARM, shared/functions/float).
const FLOAT_FUNCTIONS: &[(&str, FloatCall)] = &[
    ("FPAdd", FloatCall::Operation(FloatOp::Add)),
    ("FPMul", FloatCall::Operation(FloatOp::Mul)),
    ("FPDiv", FloatCall::Operation(FloatOp::Div)),
    ("FPSqrt", FloatCall::Operation(FloatOp::Sqrt)),
    ("FPSub", FloatCall::Subtract),
    ("FPMulAdd", FloatCall::MultiplyAdd),
    ("FPMulAddH", FloatCall::MultiplyAdd),
    ("BFMulAddH", FloatCall::MultiplyAddUpper),
    ("FPMulX", FloatCall::MultiplyExtended),
    ("FPRecipStepFused", FloatCall::ReciprocalStep),
    ("FPNeg", FloatCall::Negate),
    ("FPAbs", FloatCall::Absolute),
    ("FPMin", FloatCall::Extreme(true)),
    ("FPMax", FloatCall::Extreme(false)),
    ("FPMin__1", FloatCall::Extreme(true)),
    ("FPMax__1", FloatCall::Extreme(false)),
    ("FPMinNum", FloatCall::ExtremeNumber(true)),
    ("FPMaxNum", FloatCall::ExtremeNumber(false)),
    ("FPCompareEQ", FloatCall::Equal),
    ("FPCompareGT", FloatCall::Greater),
    ("FPCompareGE", FloatCall::GreaterOrEqual),
    ("FPZero", FloatCall::Zero),
    ("FPConvert__1", FloatCall::Convert),
    ("FPConvertBF__1", FloatCall::ConvertUpper),
    ("FPRoundInt", FloatCall::Round),
    ("FPRoundIntN", FloatCall::RoundWithin),
    ("FPToFixed", FloatCall::ToFixed),
    ("FixedToFP", FloatCall::FromFixed),
];

/// Roundings (Arm ARM, shared/functions/float/fprounding). `FPRounding_ODD` is not modelled.
const ROUNDINGS: &[(&str, Rounding)] = &[
    ("FPRounding_TIEEVEN", Rounding::NearestEven),
    ("FPRounding_POSINF", Rounding::Up),
    ("FPRounding_NEGINF", Rounding::Down),
    ("FPRounding_ZERO", Rounding::TowardZero),
    ("FPRounding_TIEAWAY", Rounding::NearestAway),
];

impl Dialect for Arm {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        match name {
            "Abs" => return Some(Builtin::Abs),
            "Min" => return Some(Builtin::Min),
            "Max" => return Some(Builtin::Max),
            _ => {}
        }
        let known = FUNCTIONS.iter().find(|(n, _)| *n == name).map(|(_, f)| *f);
        let float = || FLOAT_FUNCTIONS.iter().find(|(n, _)| *n == name).map(|(_, f)| Typed::Float(*f));
        // `HaveSHA3Ext()`: an instruction is only executed where its extension is.
        let feature = || name.starts_with("Have").then_some(Typed::Constant(1));
        known.or_else(float).or_else(feature).map(Builtin::Typed)
    }

    /// An enumeration's values are told apart by numbers made of their names.
    fn constant(&self, name: &str) -> Option<i128> {
        if is_status(name) || name == "false" {
            return Some(0);
        }
        if name == "true" {
            return Some(1);
        }
        if let Some((_, rounding)) = ROUNDINGS.iter().find(|(n, _)| *n == name) {
            return Some(rounding.number());
        }
        let enumeration = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.contains('_');
        enumeration.then(|| fnv(name))
    }

    fn is_top_bit(&self, _: &str) -> bool {
        false
    }

    fn infix(&self, _: i128) -> Option<Infix> {
        None
    }

    fn infix_count(&self) -> i128 {
        0
    }

    fn typed(&self) -> bool {
        true
    }
}

/// Fowler-Noll-Vo, 62 bits.
fn fnv(name: &str) -> i128 {
    let step = |h: u64, b: u8| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3);
    i128::from(name.bytes().fold(0xcbf2_9ce4_8422_2325, step) >> 2)
}
