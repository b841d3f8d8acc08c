//! Code for answers, read back and judged: what is linked is held against the windows, not what it was made from.

use autoir::program::Program;
use autoir_codegen_gen::emit::bundle::{Body, Function, bundle, symbols};
use autoir_codegen_gen::emit::plain::emit_plain;
use autoir_codegen_gen::emit::{self, Abi, Kind, LoweringTable};
use autoir_codegen_gen::lift::validate::{Object, assembled};
use autoir_codegen_gen::llvm::target::Target;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_synth::window::Window;

use super::Driver;
use super::movement::shuffled;
use crate::error::Error;
use crate::validate::{Validator, Verdict};

/// A window and what its code is made of.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The window.
    pub window: &'a Window,
    /// The program; without one, and where the program was read from LLVM's own code, that code is the window's: it was
    /// proven, or nobody is to be stranded.
    pub program: Option<&'a Program>,
}

/// Functions in one file.
#[derive(Clone, Debug)]
pub struct Emission {
    /// IR, assembly or an object.
    pub bytes: Vec<u8>,
    /// What became of each subject.
    pub functions: Vec<Result<Emitted, String>>,
}

/// A function that was made.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// Its symbol.
    pub symbol: String,
    /// What its code, read back, is known to compute; nothing for IR, which is not read.
    pub verdict: Option<Verdict>,
}

impl Driver<'_> {
    /// The text of one function, with what is known of it.
    ///
    /// # Errors
    /// What is shipped cannot be used, or the window is none that code is made for.
    pub fn text(&self, subject: Subject<'_>, kind: Kind) -> Result<(String, Option<Verdict>), Error> {
        let (window, target) = (subject.window, self.code()?);
        let bytes = match subject.program {
            Some(program) => {
                emit::emit(program, &self.shipped.data()?.lowerings, &target, Abi::Memory, kind)?
            }
            None => emit_plain(&reroll(&window.function), &window.name, &target, Abi::Memory, kind)?,
        };
        let symbol = symbols([window.name.as_str()]).remove(0);
        let verdict = self.judge(&bytes, kind, &target, &[(&symbol, window)])?.remove(0);
        Ok((String::from_utf8_lossy(&bytes).into_owned(), verdict))
    }

    /// One file with a function for each of `subjects`.
    ///
    /// # Errors
    /// What is shipped cannot be used, or LLVM does not know the CPU.
    pub fn file(&self, subjects: &[Subject<'_>], kind: Kind) -> Result<Emission, Error> {
        self.file_of(subjects, kind, &self.shipped.data()?.lowerings)
    }

    /// Code as LLVM IR that is to become part of other code: what only moves data, LLVM may move together with what stands
    /// around it.
    ///
    /// # Errors
    /// As [`Driver::file`].
    pub fn part(&self, subjects: &[Subject<'_>]) -> Result<Emission, Error> {
        let lowerings = &self.shipped.data()?.lowerings;
        let programs: Vec<Option<(Program, LoweringTable)>> = subjects
            .iter()
            .map(|s| s.program.map(|p| shuffled(p, self.shipped.dictionary(), lowerings)))
            .collect();
        let free: Vec<Subject<'_>> = subjects
            .iter()
            .zip(&programs)
            .map(|(s, own)| Subject { window: s.window, program: own.as_ref().map(|o| &o.0) })
            .collect();
        let lowerings = programs.iter().flatten().flat_map(|p| p.1.clone()).collect();
        self.file_of(&free, Kind::Llvm, &lowerings)
    }

    fn file_of(
        &self,
        subjects: &[Subject<'_>],
        kind: Kind,
        lowerings: &LoweringTable,
    ) -> Result<Emission, Error> {
        let target = self.code()?;
        let names = symbols(subjects.iter().map(|s| s.window.name.as_str()));
        let plain: Vec<LaneFn> = subjects.iter().map(|s| reroll(&s.window.function)).collect();
        let bodies =
            subjects.iter().zip(&plain).map(|(s, plain)| s.program.map_or(Body::Plain(plain), Body::Program));
        let functions: Vec<Function<'_>> =
            bodies.zip(&names).map(|(body, symbol)| Function { symbol: symbol.clone(), body }).collect();
        let made = bundle(&functions, lowerings, &target, kind)?;
        let pairs: Vec<(&str, &Window)> =
            names.iter().zip(subjects).map(|(name, s)| (name.as_str(), s.window)).collect();
        let verdicts = self.judge(&made.bytes, kind, &target, &pairs)?;
        let mut functions: Vec<Result<Emitted, String>> = names
            .into_iter()
            .zip(verdicts)
            .map(|(symbol, verdict)| Ok(Emitted { symbol, verdict }))
            .collect();
        for (n, why) in &made.left_out {
            functions[*n] = Err(why.to_string());
        }
        Ok(Emission { bytes: made.bytes, functions })
    }

    /// Reads code back and says of each function whether it is what its window asks for.
    fn judge(
        &self,
        bytes: &[u8],
        kind: Kind,
        target: &Target,
        subjects: &[(&str, &Window)],
    ) -> Result<Vec<Option<Verdict>>, Error> {
        if kind == Kind::Llvm {
            return Ok(vec![None; subjects.len()]);
        }
        let validator = Validator {
            knowledge: self.shipped.knowledge()?,
            library: self.shipped.library(subjects.iter().any(|(_, window)| window.computes_floats()))?,
            target,
            effort: self.options().proof_effort,
        };
        let object = match kind {
            Kind::Asm => assembled(&String::from_utf8_lossy(bytes), target)
                .and_then(|bytes| Object::read(&bytes, target)),
            _ => Object::read(bytes, target),
        };
        Ok(match object {
            Ok(object) => validator.verdicts(&object, subjects).into_iter().map(Some).collect(),
            Err(error) => vec![Some(Verdict::Unread(error.to_string())); subjects.len()],
        })
    }
}
