//! How LLVM spells one vendor instruction.

mod arm_form;
mod asm_form;
pub(crate) mod assembly;
pub(crate) mod batch;
pub(crate) mod call_text;
pub mod called;
pub(crate) mod clang;
pub mod harvest;
mod hexagon_form;
pub(crate) mod immediates;
pub mod intrinsics;
mod mask_form;
mod matrices;
pub(crate) mod probe;
pub(crate) mod requirements;
mod unfolded;
pub mod verify;

use serde::{Deserialize, Serialize};

pub use crate::llvm::body::{IrBody, type_bits};

/// Text that stands for the immediate in [`Llvm::IrImm`] bodies and in [`AsmForm`] templates.
pub const IMMEDIATE_HOLE: &str = "{imm}";

/// A parameter of a lowering, in the intrinsic's order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoweringParam {
    /// LLVM type, as LLVM prints it (`<8 x i64>`, `i16`); empty for an immediate.
    pub ty: String,
    /// Bits of the value; for an immediate, bits that the instruction encodes (8 where the vendor does
    /// not say).
    pub bits: u32,
    /// What holds it.
    pub kind: ParamClass,
    /// The smallest and the largest value of an immediate.
    pub range: Option<(u32, u32)>,
}

/// What holds a parameter or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ParamClass {
    /// A vector register.
    Vector,
    /// A mask register.
    Mask,
    /// A general-purpose register.
    Scalar,
    /// A constant in the encoding.
    Immediate,
    /// A vector that is in no single register: a tile, or registers side by side.
    Matrix,
}

/// Bodies for all values of some immediates.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IrTable {
    /// Bodies, in which `{n:s:c}` stands for `s` times the `n`-th immediate plus `c`.
    pub bodies: Vec<IrBody>,
    /// Which body each combination of immediates has, sorted; empty if there is one body for all within their
    /// ranges.
    pub cases: Vec<(Vec<u32>, u16)>,
}

/// One inline assembly statement, of x86 in Intel syntax; operands are numbered as LLVM numbers them (`$0` the
/// result).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AsmText {
    /// The instruction, with [`IMMEDIATE_HOLE`] where the immediate stands.
    pub template: String,
    /// LLVM constraint string.
    pub constraints: String,
}

/// Inline assembly for one instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AsmForm {
    /// The instruction as the vendor spells it.
    pub plain: AsmText,
    /// The VEX spelling of a legacy SSE instruction, for targets with AVX: mixing both encodings of vector
    /// instructions is slow.
    pub vex: Option<AsmText>,
    /// Parameter that each input operand takes, in the order of the constraints.
    pub inputs: Vec<usize>,
    /// Whether it is x86 in Intel syntax.
    pub intel: bool,
}

/// The spelling of an instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Llvm {
    /// Target intrinsics and generic operations, harvested from clang's own header.
    Ir(IrBody),
    /// The same with a hole for the immediate. The body is valid for immediates `0..=max`; all values up
    /// to it were not probed one by one, but every probed one agreed.
    IrImm {
        /// The body, with [`IMMEDIATE_HOLE`] in place of the immediate.
        body: IrBody,
        /// Largest immediate that clang accepted.
        max: u32,
    },
    /// Target intrinsics and generic operations, compiled at every combination of immediates.
    IrTable(IrTable),
    /// Inline assembly.
    Asm(AsmForm),
}

impl Llvm {
    /// `ir`, `ir_imm`, `ir_table` or `asm`, which a body is too that is an assembly statement and its wiring.
    pub fn kind(&self) -> &'static str {
        match self {
            Llvm::Ir(body) if body.has_assembly() => "asm",
            Llvm::Ir(_) => "ir",
            Llvm::IrImm { .. } => "ir_imm",
            Llvm::IrTable(_) => "ir_table",
            Llvm::Asm(_) => "asm",
        }
    }
}

/// The one-to-one lowering of a vendor instruction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lowering {
    /// The instruction's id, as the spec parser names it.
    pub id: String,
    /// Assembly mnemonics that the vendor lists for it, lower case, the main one first, and what the assembler
    /// calls the same.
    pub mnemonics: Vec<String>,
    /// LLVM features that it needs.
    pub features: Vec<String>,
    /// Parameters in the intrinsic's order.
    pub params: Vec<LoweringParam>,
    /// LLVM type of the result.
    pub ret: String,
    /// What holds the result.
    pub ret_kind: ParamClass,
    /// The spelling used.
    pub llvm: Llvm,
    /// The harvested body, where `llvm` is inline assembly because LLVM spells the body otherwise (`vandps` for
    /// `vpandd`). It computes the same and gives LLVM more freedom.
    pub loose: Option<Llvm>,
    /// Inline assembly made from the vendor's operand form, where one could be derived.
    pub asm: Option<AsmForm>,
}

impl Lowering {
    /// Position of the immediate parameter, if there is exactly one.
    pub fn immediate(&self) -> Option<usize> {
        let mut found = self.immediates();
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }

    /// Positions of the immediate parameters.
    pub fn immediates(&self) -> impl Iterator<Item = usize> + '_ {
        self.params
            .iter()
            .enumerate()
            .filter(|(_, param)| param.kind == ParamClass::Immediate)
            .map(|(index, _)| index)
    }

    /// Immediates at which it is tried: for each parameter that is one, `value` or what of the vendor's range
    /// comes closest. Where operands are matrices, immediates are their sizes, and these the largest.
    pub fn sample_immediates(&self, value: u32) -> Vec<u32> {
        let matrices = self.params.iter().any(|param| param.kind == ParamClass::Matrix)
            || self.ret_kind == ParamClass::Matrix;
        let value = if matrices { u32::MAX } else { value };
        let closest = |(lowest, highest): (u32, u32)| value.clamp(lowest, highest.max(lowest));
        self.immediates().map(|at| self.params[at].range.map_or(value, closest)).collect()
    }

    /// Whether a CPU with `features` runs it.
    pub fn runs_on(&self, features: &std::collections::BTreeSet<String>) -> bool {
        self.features.iter().all(|feature| features.contains(feature))
    }
}

/// An instruction without a lowering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// The instruction's id.
    pub id: String,
    /// Why there is none.
    pub reason: String,
}

#[cfg(test)]
mod tests {
    use super::{IrBody, Llvm};

    #[test]
    fn bodies_of_inline_assembly_are_counted_as_such() {
        let kind = |text: &str| Llvm::Ir(IrBody { text: text.to_owned(), declares: Vec::new() }).kind();
        assert_eq!(kind("%r = call i32 asm sideeffect \"mma.sync\", \"=r\"()\nret i32 %r"), "asm");
        assert_eq!(kind("%r = call i32 @llvm.nvvm.asm(i32 %p0)\nret i32 %r"), "ir");
    }
}
