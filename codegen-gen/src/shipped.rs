//! The lowerings and costs that come with the crate.

use crate::error::Result;
use crate::store::TargetData;

/// The binary form of the lowerings and costs of x86, as `autoir build` wrote it.
pub const X86: &[u8] = include_bytes!("../data/x86.air-target");

/// The lowerings and costs of x86.
///
/// # Errors
/// The file in `codegen-gen/data` was not built, or is damaged; `autoir build` writes it anew.
pub fn x86() -> Result<TargetData> {
    TargetData::from_bytes(X86)
}
