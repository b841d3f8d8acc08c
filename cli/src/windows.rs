//! Window files, read and reported.

use std::path::Path;

use autoir_synth::error::{Diagnostic, Kind};
use autoir_synth::window::Window;
use autoir_synth::window::air;
use autoir_synth::window::air::ast::ProgramText;
use autoir_synth::window::halide;

use crate::error::CommandError;
use crate::input;

/// What a file holds.
#[derive(Debug)]
pub struct Read {
    /// Its text.
    pub text: String,
    /// Its windows.
    pub windows: Vec<Window>,
    /// Programs for them, as written.
    pub programs: Vec<ProgramText>,
    /// What could not be read.
    pub diagnostics: Vec<Diagnostic>,
}

impl Read {
    /// Whether a part of the file breaks its grammar or typing.
    pub fn is_malformed(&self) -> bool {
        self.diagnostics.iter().any(|d| d.kind == Kind::Malformed)
    }
}

/// Reads an `.air` file, or a `.stmt` file with the `.args.json` beside it. Diagnostics go to standard error
/// as well.
///
/// # Errors
/// A file cannot be read, or the name of `path` has another ending.
pub fn read(path: &Path) -> Result<Read, CommandError> {
    let text = input::text(path)?;
    let name = path.display().to_string();
    let (windows, programs, diagnostics) = match path.extension().and_then(|e| e.to_str()) {
        Some("air") => air::parse(&name, &text),
        Some("stmt") => {
            let arguments = input::arguments(path)?;
            let (windows, diagnostics) = halide::windows(&name, &text, arguments.as_deref());
            if arguments.is_none() && !diagnostics.is_empty() {
                let beside = path.with_extension("args.json");
                eprintln!("{name}: there is no arguments file `{}`", beside.display());
            }
            (windows, Vec::new(), diagnostics)
        }
        _ => return Err(CommandError::Usage(format!("`{name}` is neither an .air nor a .stmt file"))),
    };
    for d in &diagnostics {
        eprintln!("{d}");
    }
    Ok(Read { text, windows, programs, diagnostics })
}
