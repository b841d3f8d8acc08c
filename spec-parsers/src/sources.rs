//! Where vendor texts are found: an explicit folder, the development tree, or the Rust sources
//! that the pinned toolchain installs.

use crate::error::SpecError;
use crate::frontend::Isa;
use crate::source::SpecSource;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One row of a `SOURCES.toml`: which text, which version, under which licence, how to get it.
#[derive(Clone, Debug, Deserialize)]
pub struct SourceDescription {
    /// File name of the text.
    pub file: String,
    /// Folder below a `--specs` directory.
    pub folder: String,
    /// The document's title.
    pub title: String,
    /// The version that this project was developed against.
    pub version: String,
    /// Date the vendor puts on that version.
    #[serde(default)]
    pub date: String,
    /// SHA-256 of that version, lower-case hexadecimal.
    pub sha256: String,
    /// Licence or terms.
    pub licence: String,
    /// What to run to obtain it.
    pub fetch: String,
    /// Paths below the Rust sysroot where it may lie.
    #[serde(default)]
    pub sysroot: Vec<String>,
}

#[derive(Deserialize)]
struct SourceFile {
    source: Vec<SourceDescription>,
}

/// The descriptions of an ISA's vendor texts.
///
/// # Errors
/// [`SpecError::BadDescription`] if the ISA's `SOURCES.toml` does not follow its format.
pub fn descriptions(isa: &Isa) -> Result<Vec<SourceDescription>, SpecError> {
    toml::from_str::<SourceFile>(isa.sources).map(|f| f.source).map_err(|e| SpecError::BadDescription {
        file: format!("vendor-specs/{}/SOURCES.toml", isa.name),
        message: e.to_string(),
    })
}

/// Finds and reads the vendor texts of `isa`: the first that its `SOURCES.toml` lists, with the others as
/// its companions.
///
/// With `specs`, only that folder is looked at (`specs/<folder>/<file>`, then `specs/<file>`; a path
/// of a file is taken as the first text, and the others are looked for around it). Otherwise the development tree beside the checkout, then the Rust
/// sysroot. A text that is part of this project is there in any case.
///
/// # Errors
/// [`SpecError::SourceNotFound`] naming every place tried, or [`SpecError::Io`].
pub fn find(isa: &Isa, specs: Option<&Path>) -> Result<SpecSource, SpecError> {
    let descriptions = descriptions(isa)?;
    let around = descriptions.first().zip(specs).and_then(|(main, path)| folder_of(main, path));
    let mut texts = Vec::new();
    for (number, description) in descriptions.iter().enumerate() {
        let place = if number == 0 { specs } else { around.as_deref().or(specs) };
        texts.push(find_one(isa, description, place)?);
    }
    let mut texts = texts.into_iter();
    match texts.next() {
        Some(main) => Ok(SpecSource { companions: texts.collect(), ..main }),
        None => Err(SpecError::BadDescription {
            file: format!("vendor-specs/{}/SOURCES.toml", isa.name),
            message: "it lists no source".into(),
        }),
    }
}

/// The folder from which a text in `file` is found by its description; `None` if `file` is a folder.
fn folder_of(description: &SourceDescription, file: &Path) -> Option<PathBuf> {
    if !file.is_file() {
        return None;
    }
    let below = [Path::new(&description.folder).join(&description.file), PathBuf::from(&description.file)];
    let below = below.iter().find(|b| file.ends_with(b)).map_or(1, |b| b.components().count());
    file.ancestors().nth(below).map(Path::to_owned)
}

/// The text where it is part of this project.
pub(crate) fn shipped(isa: &Isa, description: &SourceDescription) -> Option<SpecSource> {
    let text = isa.frontend.shipped(&description.file)?;
    let name = format!("vendor-specs/{}/{}", isa.name, description.file);
    Some(SpecSource::from_bytes(&name, text.as_bytes()))
}

fn find_one(
    isa: &Isa,
    description: &SourceDescription,
    specs: Option<&Path>,
) -> Result<SpecSource, SpecError> {
    let places = places(description, specs);
    match (places.iter().find(|p| p.is_file()), shipped(isa, description)) {
        (Some(path), _) => SpecSource::read(path),
        (None, Some(source)) => Ok(source),
        (None, None) => Err(SpecError::SourceNotFound {
            file: description.file.clone(),
            looked: places.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(", "),
            fetch: description.fetch.clone(),
        }),
    }
}

pub(crate) fn places(description: &SourceDescription, specs: Option<&Path>) -> Vec<PathBuf> {
    let in_folder =
        |dir: &Path| [dir.join(&description.folder).join(&description.file), dir.join(&description.file)];
    if let Some(dir) = specs {
        let mut places = vec![dir.to_owned()];
        places.extend(in_folder(dir));
        return places;
    }
    // The development tree: a folder `shared` beside the checkout.
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let mut places: Vec<_> = beside.map(|d| in_folder(&d.join("shared/specs")).into()).unwrap_or_default();
    if let Some(sysroot) = sysroot() {
        places.extend(description.sysroot.iter().map(|p| sysroot.join(p)));
    }
    places
}

/// The sysroot of the Rust toolchain in use, if there is one.
fn sysroot() -> Option<PathBuf> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::isa;

    #[test]
    fn a_path_of_the_first_text_finds_the_others_around_it() {
        let place = std::env::temp_dir().join(format!("autoir-around-{}", std::process::id()));
        let hvx = isa("hvx").expect("it is registered");
        let all = descriptions(hvx).expect("its SOURCES.toml is sound");
        for d in &all {
            let file = place.join(&d.folder).join(&d.file);
            std::fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("writable");
            std::fs::write(&file, &d.title).expect("written");
        }
        let main = place.join(&all[0].folder).join(&all[0].file);
        let source = find(hvx, Some(&main)).expect("everything is there");
        let titles: Vec<&str> = source.companions.iter().map(|c| &*c.text).collect();
        assert_eq!((&*source.text, titles.len()), (all[0].title.as_str(), all.len() - 1));
        assert!(titles.iter().zip(&all[1..]).all(|(text, d)| **text == *d.title), "{titles:?}");
        // One that is missing is named, with where it was looked for.
        std::fs::remove_file(place.join(&all[1].folder).join(&all[1].file)).expect("it was there");
        let missing = find(hvx, Some(&main)).expect_err("one is missing").to_string();
        assert!(missing.contains(&all[1].file) && missing.contains("looked at"), "{missing}");
        std::fs::remove_dir_all(&place).expect("it can be taken away");
    }
}
