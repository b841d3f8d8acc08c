//! Which intrinsics are processed. Decided from what the texts say about each one, never by name.

use crate::frontend::{Excluded, Selection};
use crate::instruction::{Instruction, ParamKind};

/// Classes of instructions, as Arm's text names them, that are cryptography. The class `crypto_sha3` is not
/// among them: it is exclusive or, and-not and rotation of vectors.
const CRYPTOGRAPHY: &[&str] = &[
    "crypto_aes",
    "crypto_sha2op",
    "crypto_sha3op",
    "crypto_sha512",
    "crypto_sm3",
    "crypto_sm4",
    "integer_crc",
];

/// Functions and roundings of the text that are not modelled: estimates, and sums of products that are rounded to odd.
const UNMODELLED: &[&str] = &[
    "FPRecipEstimate(",
    "FPRecpX(",
    "FPRSqrtEstimate(",
    "FPRSqrtStepFused(",
    "FPRounding_ODD",
    "BFDotAdd(",
    "BFMatMulAdd(",
];

/// Decides one intrinsic. The first reason that holds is given.
pub fn select(instruction: &Instruction) -> Selection {
    match excluded(instruction) {
        Some(reason) => Selection::Excluded(reason),
        None => Selection::Selected,
    }
}

fn excluded(i: &Instruction) -> Option<Excluded> {
    let types = || i.params.iter().chain([&i.ret]);
    let class = |names: &[&str]| i.category.iter().any(|c| names.iter().any(|n| c.contains(n)));
    let rules: [(bool, Excluded); 6] = [
        (types().any(|p| p.kind == ParamKind::Pointer), Excluded::Memory),
        (UNMODELLED.iter().any(|f| i.operation.contains(f)), Excluded::FloatingPoint),
        (i.encodings.iter().all(|e| e.name == "NOP"), Excluded::NoInstruction),
        (class(CRYPTOGRAPHY), Excluded::Cryptography),
        (i.ret.kind == ParamKind::Void, Excluded::NoResult),
        (i.operation.trim().is_empty(), Excluded::NoOperation),
    ];
    rules.into_iter().find_map(|(holds, reason)| holds.then_some(reason))
}
