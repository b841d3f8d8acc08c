//! The vendors' texts.

use std::path::Path;

use autoir_spec_parsers::{Isa, SpecSource, sources};

use crate::error::Error;
use crate::observer::Observer;

/// The vendor text of `isa`, in `specs` or where texts are looked for; if it is another version than expected,
/// `observer` hears so.
///
/// # Errors
/// It is not to be found or not to be read.
pub fn source(isa: &Isa, specs: Option<&Path>, observer: &dyn Observer) -> Result<SpecSource, Error> {
    let source = sources::find(isa, specs)?;
    if let Some(wanted) = sources::descriptions(isa)?.first()
        && wanted.sha256 != source.sha256
    {
        observer.complains(&format!(
            "{}: this is not version {} of {}, which was expected",
            source.name, wanted.version, wanted.title
        ));
    }
    Ok(source)
}
