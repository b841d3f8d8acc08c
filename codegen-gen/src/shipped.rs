//! The lowerings, costs and assembly forms that come with the crate.

use crate::error::Result;
use crate::forms::FormTable;
use crate::store::TargetData;

/// The binary form of the lowerings and costs of x86, as `autoir build` wrote it.
pub const X86: &[u8] = include_bytes!("../data/x86.air-target");

/// Digest of the lowerings and costs of x86, in hexadecimal, without reading them.
///
/// # Errors
/// Those of [`x86`].
pub fn x86_digest() -> Result<String> {
    announced(X86)
}

/// Digest of the assembly forms of x86, in hexadecimal, without reading them.
///
/// # Errors
/// Those of [`x86_forms`].
pub fn x86_forms_digest() -> Result<String> {
    announced(X86_FORMS)
}

fn announced(bytes: &[u8]) -> Result<String> {
    let digest = autoir::binary::announced_digest(bytes)?;
    Ok(digest.iter().map(|b| format!("{b:02x}")).collect())
}

/// The binary form of the assembly forms of x86, as `autoir build` wrote it.
pub const X86_FORMS: &[u8] = include_bytes!("../data/x86.air-forms");

/// The lowerings and costs of x86.
///
/// # Errors
/// The file in `codegen-gen/data` was not built, or is damaged; `autoir build` writes it anew.
pub fn x86() -> Result<TargetData> {
    TargetData::from_bytes(X86)
}

/// The assembly forms of x86. They lie apart from the rest: only reading code back needs them.
///
/// # Errors
/// As [`x86`].
pub fn x86_forms() -> Result<FormTable> {
    FormTable::from_bytes(X86_FORMS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_that_of_the_contents() {
        let (_, digest) = autoir::binary::decode_with_digest::<TargetData>(X86).expect("it is sound");
        let digest: String = digest.iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(x86_digest().expect("a header"), digest);
    }
}
