//! The dictionaries that come with the crate, so that a machine without vendor text can synthesize.

use crate::dictionary::Dictionary;
use crate::error::Error;

/// The binary form of the dictionary of x86, as `autoir build` wrote it.
pub const X86: &[u8] = include_bytes!("../data/x86.air-dict");

/// The dictionary of x86.
///
/// # Errors
/// The file in `autoir/data` was not built, or is damaged; `autoir build` writes it anew.
pub fn x86() -> Result<Dictionary, Error> {
    Dictionary::from_bytes(X86)
}
