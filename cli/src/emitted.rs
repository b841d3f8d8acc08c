//! What `--emit` makes of the answers: text below each window, or a file for each input.

use std::path::{Path, PathBuf};

use autoir_build::driver::{Driver, Subject};
use autoir_codegen_gen::emit::Kind;
use autoir_synth::window::Window;
use autoir_synth::window::air::print_window;

use crate::args::Emit;
use crate::error::CommandError;
use crate::report::Row;

/// A file that was written.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its path.
    pub path: PathBuf,
    /// The functions or programs in it.
    pub functions: usize,
    /// Windows that are not in it, and why.
    pub left_out: Vec<(String, String)>,
}

/// What is to be made, and where to, if not below the windows.
pub struct Emitter<'a> {
    /// Its form.
    pub emit: Emit,
    /// The file.
    pub output: Option<&'a Path>,
    /// What makes it.
    pub driver: &'a Driver<'a>,
}

impl Emitter<'_> {
    /// Whether files are made instead of text below each window.
    pub fn makes_files(&self) -> bool {
        self.emit == Emit::Obj || self.output.is_some()
    }

    /// The form as code; none for the text of programs.
    fn kind(&self) -> Option<Kind> {
        match self.emit {
            Emit::Air => None,
            Emit::Llvm => Some(Kind::Llvm),
            Emit::Asm => Some(Kind::Asm),
            Emit::Obj => Some(Kind::Obj),
        }
    }

    /// Puts the text below the line of a window.
    pub fn print(&self, row: &mut Row, window: &Window) {
        match self.kind() {
            None => row.emitted = row.listing.clone(),
            // What has no code has said so where it had no program.
            Some(kind) => {
                if let Ok((text, verdict)) = self.driver.text(subject(row, window), kind) {
                    (row.emitted, row.validated) = (Some(text), verdict);
                }
            }
        }
    }

    /// Writes the file for the windows of `input`, and names the symbol of each.
    ///
    /// # Errors
    /// The file cannot be written, or LLVM does not know the target.
    pub fn file(&self, input: &Path, rows: &mut [(&mut Row, &Window)]) -> Result<Written, CommandError> {
        let path = match self.output {
            Some(path) => path.to_owned(),
            None => Path::new(input.file_name().unwrap_or_default()).with_extension("o"),
        };
        let Some(kind) = self.kind() else {
            // With their windows: the file can be verified as it is.
            let whole = |(row, window): &(&mut Row, &Window)| {
                Some(format!("{}\n{}", print_window(window), row.listing.as_deref()?))
            };
            let listings: Vec<String> = rows.iter().filter_map(whole).collect();
            return write(path, listings.join("\n").as_bytes(), listings.len(), Vec::new());
        };
        let subjects: Vec<Subject<'_>> = rows.iter().map(|(row, window)| subject(row, window)).collect();
        let made = self.driver.file(&subjects, kind)?;
        let mut left_out = Vec::new();
        for ((row, window), emitted) in rows.iter_mut().zip(made.functions) {
            match emitted {
                Ok(emitted) => (row.symbol, row.validated) = (Some(emitted.symbol), emitted.verdict),
                Err(why) => left_out.push((window.name.clone(), why)),
            }
        }
        write(path, &made.bytes, rows.len() - left_out.len(), left_out)
    }
}

/// What the code of a window is made of.
fn subject<'a>(row: &'a Row, window: &'a Window) -> Subject<'a> {
    Subject { window, program: row.program.as_ref().filter(|_| !row.is_llvms()) }
}

fn write(
    path: PathBuf,
    contents: &[u8],
    functions: usize,
    left_out: Vec<(String, String)>,
) -> Result<Written, CommandError> {
    match std::fs::write(&path, contents) {
        Ok(()) => Ok(Written { path, functions, left_out }),
        Err(source) => Err(CommandError::Io { path, source }),
    }
}
