//! Which vendor texts this machine has, and how to get the others.

use std::path::{Path, PathBuf};

use crate::error::SpecError;
use crate::frontend::Isa;
use crate::source::SpecSource;
use crate::sources::{SourceDescription, descriptions, places, shipped};

/// What this machine has of one described text.
#[derive(Clone, Debug)]
pub struct Installed {
    /// The text that is wanted.
    pub description: SourceDescription,
    /// Where it is looked for, in this order.
    pub looked: Vec<PathBuf>,
    /// The first of these places that has it.
    pub found: Option<Found>,
}

/// A text that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its file.
    pub path: PathBuf,
    /// SHA-256 of its bytes, lower-case hexadecimal; nothing if it cannot be read.
    pub sha256: Option<String>,
}

impl Installed {
    /// Whether the text is there and is the version that this project was developed against; nothing if it
    /// is not there.
    pub fn is_expected(&self) -> Option<bool> {
        let found = self.found.as_ref()?;
        Some(found.sha256.as_ref() == Some(&self.description.sha256))
    }
}

/// Every text that the `SOURCES.toml` of `isa` lists, looked for as [`find`](crate::sources::find) does.
///
/// # Errors
/// [`SpecError::BadDescription`].
pub fn installed(isa: &Isa, specs: Option<&Path>) -> Result<Vec<Installed>, SpecError> {
    let look = |description: SourceDescription| {
        let looked = places(&description, specs);
        let found = looked
            .iter()
            .find(|p| p.is_file())
            .map(|path| Found { path: path.clone(), sha256: SpecSource::read(path).ok().map(|s| s.sha256) })
            .or_else(|| {
                let source = shipped(isa, &description)?;
                Some(Found { path: PathBuf::from(&*source.name), sha256: Some(source.sha256) })
            });
        Installed { description, looked, found }
    };
    Ok(descriptions(isa)?.into_iter().map(look).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::ISAS;

    #[test]
    fn every_text_is_described_and_found_where_it_is() {
        let place = std::env::temp_dir().join(format!("autoir-installed-{}", std::process::id()));
        for isa in ISAS {
            // Instruction sets may share a text.
            let place = place.join(isa.name);
            let missing = installed(isa, Some(&place)).expect("its SOURCES.toml is sound");
            assert!(!missing.is_empty(), "{} lists no source", isa.name);
            for text in missing {
                let d = &text.description;
                // What is part of this project is always there, and is what it should be.
                let always = isa.frontend.shipped(&d.file).is_some();
                assert_eq!((text.found.is_some(), text.is_expected()), (always, always.then_some(true)));
                assert!(text.looked.iter().any(|p| p.ends_with(Path::new(&d.folder).join(&d.file))));
                assert!(d.sha256.len() == 64 && !d.fetch.is_empty() && !d.licence.is_empty(), "{}", d.file);
                // A file of that name with other contents is there, but is another version.
                let file = place.join(&d.folder).join(&d.file);
                let folder = file.parent().expect("it lies in a folder");
                std::fs::create_dir_all(folder).expect("the temporary folder can be written");
                std::fs::write(file, "other contents").expect("written");
            }
            let there = installed(isa, Some(&place)).expect("its SOURCES.toml is sound");
            assert!(there.iter().all(|text| text.is_expected() == Some(false)));
        }
        std::fs::remove_dir_all(&place).expect("it can be taken away");
    }
}
