//! How much code is given to LLVM at once.
//!
//! Some of its passes take time and memory that grow with the square of a function, and nobody can stop them: they
//! run in this process. So the size decides before they start, by counting, and alike on every machine.

use crate::error::{Error, Result};

/// The most bytes of LLVM IR for one function. Windows of real pipelines take a tenth of it.
const MOST_TEXT: usize = 1 << 19;

/// The most lanes that are read each at an index of its own: each becomes three scalar instructions, of which LLVM
/// makes vectors again by comparing all with all. It takes 0.2 s over 64 of them, 1 s over 256 and 9 s over 512.
const MOST_GATHERED: usize = 256;

/// Whether LLVM is given a function of so many bytes.
///
/// # Errors
/// [`Error::TooLarge`].
pub(crate) fn text(bytes: usize) -> Result<()> {
    if bytes > MOST_TEXT { Err(Error::TooLarge(format!("{bytes} bytes of LLVM IR"))) } else { Ok(()) }
}

/// Whether LLVM is given `lanes` that are read at indices which operands decide.
///
/// # Errors
/// [`Error::TooLarge`].
pub(crate) fn gathered(lanes: usize) -> Result<()> {
    if lanes > MOST_GATHERED {
        return Err(Error::TooLarge(format!("{lanes} lanes read at indices that operands decide")));
    }
    Ok(())
}
