//! The dictionary that comes with the crate, so that a machine without vendor texts can synthesize.

use crate::dictionary::Dictionary;
use crate::error::Error;

/// Where the dictionary lies in the repository.
pub const PATH: &str = "autoir/data/autoir.air-dict";

/// The binary form of the dictionary of all instruction sets, as `autoir build` wrote it.
pub const DICTIONARY: &[u8] = include_bytes!("../data/autoir.air-dict");

/// The dictionary of all instruction sets.
///
/// # Errors
/// The file in `autoir/data` was not built, or is damaged; `autoir build` writes it anew.
pub fn dictionary() -> Result<Dictionary, Error> {
    Dictionary::from_bytes(DICTIONARY).map_err(|e| e.of_file(PATH.as_ref()))
}
