//! Windows to proven programs with their costs, for whoever compiles: the command line, build scripts, front ends.
//!
//! In:   windows, a CPU ([`Choice`]), how to search (`Options`), perhaps a cache
//! Out:  an [`Answered`] for each meaning, and what it costs beside LLVM's own code
//! Pipeline: `shipped` (dictionary, lowerings) -> `answers` (cache, else search and proof) -> `costs`;
//!       `emission` makes code of them and judges it (`movement`: what only moves bytes, inside of other code)

mod answers;
mod choice;
mod costs;
mod emission;
mod movement;
mod shipped;

use autoir::dictionary::Dictionary;
use autoir_codegen_gen::llvm::target::Target as CodeTarget;
use autoir_synth::cache::Cache;
use autoir_synth::cache::key::Setting;
use autoir_synth::synthesize::Options;

pub use answers::{Answered, Limits};
pub use choice::Choice;
pub use costs::Costs;
pub use emission::{Emission, Emitted, Subject};
pub use shipped::Shipped;

use crate::error::Error;
use crate::observer::Observer;

/// Everything that windows are synthesized with.
pub struct Driver<'a> {
    choice: Choice,
    shipped: Shipped,
    setting: Setting,
    cache: Option<Cache>,
    observer: &'a dyn Observer,
}

impl<'a> Driver<'a> {
    /// For the CPU `choice`, with the shipped `dictionary`; answers are kept in `cache`.
    ///
    /// # Errors
    /// What is shipped cannot be used.
    pub fn new(
        choice: Choice,
        dictionary: Dictionary,
        options: Options,
        cache: Option<Cache>,
        observer: &'a dyn Observer,
    ) -> Result<Driver<'a>, Error> {
        let shipped = Shipped::new(dictionary, choice.platform.arch)?;
        let setting = Setting {
            target: choice.search.clone(),
            dictionary: shipped.dictionary().digest_text(),
            costs: shipped.files().target_digest()?,
            incumbents: format!(
                "forms {}, {}",
                shipped.files().forms_digest()?,
                autoir_codegen_gen::llvm::version()
            ),
            options,
        };
        Ok(Driver { choice, shipped, setting, cache, observer })
    }

    /// The CPU.
    pub fn choice(&self) -> &Choice {
        &self.choice
    }

    /// What is shipped.
    pub fn shipped(&self) -> &Shipped {
        &self.shipped
    }

    /// How windows are searched for.
    pub fn options(&self) -> &Options {
        &self.setting.options
    }

    /// The CPU as code generation sees it.
    ///
    /// # Errors
    /// As [`Choice::code`].
    pub fn code(&self) -> Result<CodeTarget, Error> {
        self.choice.code(&self.shipped)
    }
}
