//! What `--emit` makes of the answers: text below each window, or a file for each input.

use std::path::{Path, PathBuf};

use autoir_build::validate::{Validator, Verdict};
use autoir_codegen_gen::emit::bundle::{Body, Function, bundle, symbols};
use autoir_codegen_gen::emit::plain::emit_plain;
use autoir_codegen_gen::emit::{self, Abi, Kind};
use autoir_codegen_gen::lift::Knowledge;
use autoir_codegen_gen::lift::validate::{Object, assembled};
use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_synth::library::Library;
use autoir_synth::window::Window;
use autoir_synth::window::air::print_window;

use crate::args::Emit;
use crate::error::CommandError;
use crate::report::Row;

/// What is to be made.
pub struct Wanted<'a> {
    /// Its form.
    pub emit: Emit,
    /// Where to, if not below the windows.
    pub output: Option<&'a Path>,
}

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

/// Makes it, with the lowerings of `data`, for `target`.
pub struct Emitter<'a> {
    /// What is to be made.
    pub wanted: Wanted<'a>,
    /// Lowerings.
    pub data: &'a TargetData,
    /// The CPU.
    pub target: Target,
    /// What judges the code that was made; none if nothing is to be judged.
    pub judge: Option<Judge<'a>>,
}

/// What judges code, without the target.
pub struct Judge<'a> {
    /// Instructions, and how they look in assembly.
    pub knowledge: Knowledge<'a>,
    /// What they compute.
    pub library: &'a Library,
    /// Work for each question to the solver, in nominal milliseconds.
    pub effort: u32,
}

impl Emitter<'_> {
    /// Whether files are made instead of text below each window.
    pub fn makes_files(&self) -> bool {
        self.wanted.emit == Emit::Obj || self.wanted.output.is_some()
    }

    /// Reads `bytes`, an object or assembly, back and says of each function whether it is what its window asks for.
    fn judge(&self, bytes: &[u8], kind: Kind, subjects: &[(&str, &Window)]) -> Vec<Option<Verdict>> {
        let Some(Judge { knowledge, library, effort }) = self.judge.as_ref().filter(|_| kind != Kind::Llvm)
        else {
            return vec![None; subjects.len()];
        };
        let (target, effort) = (&self.target, *effort);
        let validator = Validator { knowledge: *knowledge, library, target, effort };
        let object = match kind {
            Kind::Asm => assembled(&String::from_utf8_lossy(bytes), target),
            _ => Ok(bytes.to_vec()),
        };
        match object.and_then(|bytes| Object::read(&bytes, target)) {
            Ok(object) => validator.verdicts(&object, subjects).into_iter().map(Some).collect(),
            Err(error) => vec![Some(Verdict::Unread(error.to_string())); subjects.len()],
        }
    }

    /// Puts the text below the line of a window.
    pub fn print(&self, row: &mut Row, window: &Window) {
        row.emitted = self.text(row, window);
        if let (Emit::Asm, Some(text)) = (self.wanted.emit, &row.emitted) {
            let symbol = symbols([window.name.as_str()]).remove(0);
            row.validated = self.judge(text.as_bytes(), Kind::Asm, &[(&symbol, window)]).remove(0);
        }
    }

    /// The text below the line of a window.
    fn text(&self, row: &Row, window: &Window) -> Option<String> {
        let kind = match self.wanted.emit {
            Emit::Air => return row.listing.clone(),
            Emit::Llvm => Kind::Llvm,
            Emit::Asm => Kind::Asm,
            Emit::Obj => return None,
        };
        let bytes = match &row.program {
            Some(program) if !row.is_llvms() => {
                emit::emit(program, &self.data.lowerings, &self.target, Abi::Memory, kind)
            }
            // LLVM's own code was read and proven. And nobody is stranded: without a program, the window is
            // plain LLVM IR.
            _ => emit_plain(&reroll(&window.function), &window.name, &self.target, Abi::Memory, kind),
        };
        bytes.ok().map(|b| String::from_utf8_lossy(&b).into_owned())
    }

    /// Writes the file for the windows of `input`, and names the symbol of each.
    ///
    /// # Errors
    /// The file cannot be written, or LLVM does not know the target.
    pub fn file(&self, input: &Path, rows: &mut [(&mut Row, &Window)]) -> Result<Written, CommandError> {
        let path = match self.wanted.output {
            Some(path) => path.to_owned(),
            None => Path::new(input.file_name().unwrap_or_default()).with_extension("o"),
        };
        let kind = match self.wanted.emit {
            Emit::Air => {
                // With their windows: the file can be verified as it is.
                let whole = |(row, window): &(&mut Row, &Window)| {
                    Some(format!("{}\n{}", print_window(window), row.listing.as_deref()?))
                };
                let listings: Vec<String> = rows.iter().filter_map(whole).collect();
                return write(path, listings.join("\n").as_bytes(), listings.len(), Vec::new());
            }
            Emit::Llvm => Kind::Llvm,
            Emit::Asm => Kind::Asm,
            Emit::Obj => Kind::Obj,
        };
        let names = symbols(rows.iter().map(|(_, w)| w.name.as_str()));
        let plain: Vec<LaneFn> = rows.iter().map(|(_, w)| reroll(&w.function)).collect();
        let mut functions = Vec::with_capacity(rows.len());
        for (((row, _), plain), symbol) in rows.iter().zip(&plain).zip(&names) {
            let body = match &row.program {
                Some(program) if !row.is_llvms() => Body::Program(program),
                _ => Body::Plain(plain),
            };
            functions.push(Function { symbol: symbol.clone(), body });
        }
        let made = bundle(&functions, &self.data.lowerings, &self.target, kind)?;
        let is_in = |n: usize| made.left_out.iter().all(|l| l.0 != n);
        let left_out = made.left_out.iter().map(|(n, e)| (rows[*n].1.name.clone(), e.to_string())).collect();
        let subjects: Vec<(&str, &Window)> =
            names.iter().zip(rows.iter()).map(|(name, (_, window))| (name.as_str(), *window)).collect();
        let verdicts = self.judge(&made.bytes, kind, &subjects);
        for (n, (((row, _), symbol), verdict)) in rows.iter_mut().zip(names).zip(verdicts).enumerate() {
            row.validated = verdict.filter(|_| is_in(n));
            row.symbol = is_in(n).then_some(symbol);
        }
        write(path, &made.bytes, rows.len() - made.left_out.len(), left_out)
    }
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
