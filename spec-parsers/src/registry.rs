//! The ISAs that this crate can read: one row each.
//!
//! Adding an ISA means a module of its own, a folder under `vendor-specs/`, and a row in [`ISAS`].

use crate::error::SpecError;
use crate::frontend::Isa;

/// Every ISA, in alphabetical order.
pub const ISAS: &[Isa] =
    &[crate::amx::ISA, crate::arm::ISA, crate::hvx::ISA, crate::ptx::ISA, crate::x86::ISA];

/// The row named `name`.
///
/// # Errors
/// [`SpecError::UnknownIsa`] with the list of known names.
pub fn isa(name: &str) -> Result<&'static Isa, SpecError> {
    ISAS.iter().find(|i| i.name == name).ok_or_else(|| SpecError::UnknownIsa {
        name: name.to_owned(),
        known: ISAS.iter().map(|i| i.name).collect::<Vec<_>>().join(", "),
    })
}
