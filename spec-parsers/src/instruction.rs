//! What the vendor says about one instruction, before its pseudocode is understood.
//!
//! An [`Instruction`] is the header of an intrinsic (name, features, signature, mnemonic) plus its
//! operation as text. It is vendor-neutral: every ISA front-end fills the same type.

use crate::fragment::Fragment;
use crate::location::Location;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The unique key of an instruction: `name@FEATURE+FEATURE`.
///
/// Names alone are not unique: Intel lists, for instance, the VEX and the EVEX form of VNNI under
/// one name with different CPUID features.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct InstructionId(String);

impl InstructionId {
    /// The id of intrinsic `name` that needs `features`; an instruction of the base architecture
    /// (no features) has an empty feature part.
    pub fn new(name: &str, features: &[String]) -> Self {
        Self(format!("{name}@{}", features.join("+")))
    }

    /// The same id told apart from an earlier, textually identical one.
    pub fn disambiguated(&self, ordinal: usize) -> Self {
        Self(format!("{}#{ordinal}", self.0))
    }

    /// The whole key.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The intrinsic's name, without features.
    pub fn name(&self) -> &str {
        self.0.split('@').next().unwrap_or(&self.0)
    }
}

impl fmt::Display for InstructionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The vendor's statement of how the bits of a parameter are to be read. Widths are in bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EType {
    /// Two's complement elements (`SI8`).
    Signed(u32),
    /// Unsigned elements (`UI8`); Intel also writes this where the sign does not matter.
    Unsigned(u32),
    /// IEEE elements (`FP32`).
    Float(u32),
    /// Brain floating point elements (`BF16`).
    BFloat(u32),
    /// Untyped bits of a whole register (`M128`).
    Bits(u32),
    /// One bit per lane (`MASK`).
    Mask,
    /// A compile-time constant (`IMM`).
    Imm,
    /// Absent in the text.
    None,
    /// A spelling that this crate does not know.
    Unknown(String),
}

impl EType {
    /// Reads Intel's spelling: `SI16`, `UI8`, `FP64`, `BF16`, `M256`, `MASK`, `IMM`.
    pub fn parse(text: &str) -> Self {
        let unknown = || Self::Unknown(text.to_owned());
        let digits = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
        let (kind, number) = text.split_at(digits);
        let width = || number.parse::<u32>().ok().filter(|w| (1..=1 << 16).contains(w));
        match (kind, width()) {
            ("", None) => Self::None,
            ("MASK", None) => Self::Mask,
            ("IMM", None) => Self::Imm,
            ("SI", Some(width)) => Self::Signed(width),
            ("UI", Some(width)) => Self::Unsigned(width),
            ("FP", Some(width)) => Self::Float(width),
            ("BF", Some(width)) => Self::BFloat(width),
            ("M", Some(width)) => Self::Bits(width),
            _ => unknown(),
        }
    }

    /// Whether the elements are floating point numbers.
    pub fn is_float(&self) -> bool {
        matches!(self, Self::Float(_) | Self::BFloat(_))
    }
}

/// Bits of a row of a tile register, the same in all that there are (Intel SDM, CPUID leaf 1DH: 64 bytes).
pub const TILE_ROW: u32 = 512;

/// What kind of storage a parameter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ParamKind {
    /// A SIMD register.
    Vector,
    /// A mask register, one bit per lane.
    Mask,
    /// A general-purpose register.
    Scalar,
    /// A constant in the instruction's encoding.
    Immediate,
    /// An address.
    Pointer,
    /// A matrix tile register.
    Tile,
    /// No value.
    Void,
}

/// A parameter or the result of an intrinsic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Param {
    /// The name that the pseudocode uses.
    pub name: String,
    /// The C type, as the vendor spells it.
    pub ctype: String,
    /// How the bits are read.
    pub etype: EType,
    /// Storage class, from the C type.
    pub kind: ParamKind,
    /// Bits in the C type on a 64-bit System V target; 0 for `void` and for unknown types.
    pub width: u32,
    /// The C type holds floating point values.
    pub float: bool,
    /// For an immediate: how many of its bits the instruction encodes, where the text says so.
    pub imm_width: Option<u32>,
    /// For an immediate: its smallest and its largest value, where the text says so.
    pub imm_range: Option<(i64, i64)>,
    /// For an immediate: the vendor's name for the set of its values.
    pub imm_type: Option<String>,
    /// For a matrix: elements per dimension, outermost first; empty for what has one dimension.
    pub extents: Vec<u32>,
    /// For a matrix that the threads of a warp hold together: who holds what.
    pub fragment: Option<Fragment>,
}

impl Param {
    /// For an immediate: how many bits the instruction encodes, as far as the text says.
    pub fn immediate_bits(&self) -> u32 {
        const DEFAULT: u32 = 8;
        /// `_MM_CMPINT_ENUM` has eight values.
        const PREDICATE: u32 = 3;
        match (self.imm_width, self.imm_type.as_deref()) {
            (Some(width), _) if (1..=64).contains(&width) => width,
            (_, Some("_MM_CMPINT")) => PREDICATE,
            _ => DEFAULT,
        }
    }

    /// For an immediate: its smallest and its largest value. Where the text does not say, every value of the bits
    /// that are encoded is one.
    pub fn immediate_range(&self) -> (i64, i64) {
        let all = (1i64 << self.immediate_bits().min(62)) - 1;
        self.imm_range.filter(|(low, high)| low <= high).unwrap_or((0, all))
    }
}

/// A machine instruction that an intrinsic stands for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mnemonic {
    /// Assembly mnemonic, as the vendor spells it.
    pub name: String,
    /// Operand form, such as `zmm, zmm, zmm`.
    pub form: String,
    /// The vendor's own encoding key, where it gives one (Intel: XED).
    pub key: String,
}

/// One intrinsic with its pseudocode as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instruction {
    /// Unique key.
    pub id: InstructionId,
    /// Intrinsic name.
    pub name: String,
    /// CPU features needed, in the vendor's spelling and order; empty for the base architecture.
    pub cpuid: Vec<String>,
    /// Mnemonic of the first machine instruction; empty if there is none.
    pub mnemonic: String,
    /// Operand form of the first machine instruction.
    pub form: String,
    /// Every machine instruction listed, in the text's order.
    pub encodings: Vec<Mnemonic>,
    /// Technology family (`AVX-512`, `SSE_ALL`, …).
    pub tech: String,
    /// The vendor's categories (`Arithmetic`, `Swizzle`, …).
    pub category: Vec<String>,
    /// The vendor says that this intrinsic is a sequence of instructions.
    pub sequence: bool,
    /// The vendor says that the result is an approximation.
    pub approximate: bool,
    /// C header that declares the intrinsic.
    pub header: String,
    /// The result.
    pub ret: Param,
    /// Parameters in C order; a lone `void` is dropped.
    pub params: Vec<Param>,
    /// Pseudocode, entities resolved, errata applied.
    pub operation: String,
    /// Where the intrinsic begins.
    pub location: Location,
    /// Where the first character of the operation stands.
    pub operation_location: Location,
    /// Ids of the errata that changed this instruction.
    pub errata: Vec<String>,
}

impl Instruction {
    /// Immediate parameters, in order.
    pub fn immediates(&self) -> impl Iterator<Item = &Param> {
        self.params.iter().filter(|p| p.kind == ParamKind::Immediate)
    }

    /// Whether an operand or the result holds floating point numbers, by its C type or by the vendor's
    /// word on its elements. The instruction may compute on them (`_mm_add_ps`), convert or only move them.
    pub fn is_floating_point(&self) -> bool {
        self.params.iter().chain([&self.ret]).any(|p| p.float || p.etype.is_float())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn etypes_are_read_with_their_widths() {
        assert_eq!(EType::parse("SI16"), EType::Signed(16));
        assert_eq!(EType::parse("UI8"), EType::Unsigned(8));
        assert_eq!(EType::parse("FP64"), EType::Float(64));
        assert_eq!(EType::parse("M512"), EType::Bits(512));
        assert_eq!(EType::parse("MASK"), EType::Mask);
        assert_eq!(EType::parse(""), EType::None);
        assert_eq!(EType::parse("SI"), EType::Unknown("SI".into()));
        assert_eq!(EType::parse("UI99999999"), EType::Unknown("UI99999999".into()));
    }

    #[test]
    fn ids_keep_name_and_features_apart() {
        let id = InstructionId::new("_mm_dpbusd_epi32", &["AVX512_VNNI".into(), "AVX512VL".into()]);
        assert_eq!(id.as_str(), "_mm_dpbusd_epi32@AVX512_VNNI+AVX512VL");
        assert_eq!(id.name(), "_mm_dpbusd_epi32");
    }
}
