//! What comes with the program for one architecture, each part read when it is first needed.

use std::sync::OnceLock;
use std::time::Instant;

use autoir::dictionary::Dictionary;
use autoir_codegen_gen::lift::Knowledge;
use autoir_codegen_gen::lift::encoding::FormTable;
use autoir_codegen_gen::publish::shipped;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_synth::pattern::library::PatternLibrary;

use crate::error::Error;
use crate::library::searched;

/// The dictionary, and the lowerings of one architecture.
#[derive(Debug)]
pub struct Shipped {
    dictionary: Dictionary,
    files: &'static shipped::Shipped,
    data: OnceLock<TargetData>,
    forms: OnceLock<FormTable>,
    /// The instructions to search, without those that compute with floats and with them.
    libraries: [OnceLock<PatternLibrary>; 2],
    library_seconds: OnceLock<f64>,
}

impl Shipped {
    /// With `dictionary` and nothing else yet, for architecture `arch`.
    ///
    /// # Errors
    /// There are no lowerings for it.
    pub fn new(dictionary: Dictionary, arch: &str) -> Result<Shipped, Error> {
        Ok(Shipped {
            dictionary,
            files: shipped::of(arch)?,
            data: OnceLock::new(),
            forms: OnceLock::new(),
            libraries: Default::default(),
            library_seconds: OnceLock::new(),
        })
    }

    /// The dictionary.
    pub fn dictionary(&self) -> &Dictionary {
        &self.dictionary
    }

    /// The files of the architecture.
    pub fn files(&self) -> &'static shipped::Shipped {
        self.files
    }

    /// Lowerings and costs.
    ///
    /// # Errors
    /// They were not built, or are damaged.
    pub fn data(&self) -> Result<&TargetData, Error> {
        known(&self.data, || Ok(self.files.target()?))
    }

    /// What is needed to read LLVM's code.
    ///
    /// # Errors
    /// As [`Shipped::data`].
    pub fn knowledge(&self) -> Result<Knowledge<'_>, Error> {
        let forms = known(&self.forms, || Ok(self.files.forms()?))?;
        Ok(Knowledge { dictionary: &self.dictionary, lowerings: &self.data()?.lowerings, forms })
    }

    /// The instructions to search for windows that compute with `floats` or do not.
    ///
    /// # Errors
    /// As [`Shipped::data`], and a dictionary that was put together wrongly.
    pub fn library(&self, floats: bool) -> Result<&PatternLibrary, Error> {
        let start = Instant::now();
        let make = || {
            let library = PatternLibrary::new(searched(&self.dictionary, self.data()?, floats)?);
            self.library_seconds.get_or_init(|| start.elapsed().as_secs_f64());
            Ok(library)
        };
        known(&self.libraries[usize::from(floats)], make)
    }

    /// How long it took to put the instructions together; 0 if that was not needed.
    pub fn library_seconds(&self) -> f64 {
        self.library_seconds.get().copied().unwrap_or_default()
    }
}

/// What `cell` holds, or `make` makes.
fn known<T>(cell: &OnceLock<T>, make: impl FnOnce() -> Result<T, Error>) -> Result<&T, Error> {
    match cell.get() {
        Some(known) => Ok(known),
        None => {
            let made = make()?;
            Ok(cell.get_or_init(|| made))
        }
    }
}
