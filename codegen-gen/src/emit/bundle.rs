//! Several functions in one module or object: what a build links, and what an emulator executes.

use autoir::program::Program;
use autoir_semantics::lane::LaneFn;
use inkwell::targets::{FileType, TargetMachine};

use crate::emit::plain;
use crate::emit::{self, Abi, Kind, LoweringTable, symbol_name};
use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::target::Target;

/// What a function computes.
#[derive(Clone, Copy, Debug)]
pub enum Body<'a> {
    /// A program of instructions.
    Program(&'a Program),
    /// Plain vector code, left to LLVM.
    Plain(&'a LaneFn),
}

/// A function of the memory ABI.
#[derive(Clone, Debug)]
pub struct Function<'a> {
    /// Its symbol, unique among those it is bundled with.
    pub symbol: String,
    /// What it computes.
    pub body: Body<'a>,
}

/// What was made of some functions, and what is not in it.
#[derive(Debug)]
pub struct Bundle {
    /// The module or object; empty if no function could be compiled.
    pub bytes: Vec<u8>,
    /// The positions of functions that could not be compiled, and why.
    pub left_out: Vec<(usize, Error)>,
}

/// `names` as symbols that C and LLVM take, each once.
pub fn symbols<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut taken = std::collections::BTreeSet::new();
    let unique = |name: &str| {
        let symbol = symbol_name(name);
        let numbered = (2..).map(|n| format!("{symbol}_{n}"));
        let found = std::iter::once(symbol.clone()).chain(numbered).find(|s| taken.insert(s.clone()));
        found.unwrap_or(symbol)
    };
    names.into_iter().map(unique).collect()
}

/// Compiles `functions` for `target` into one module or object, each under its symbol as
/// `void symbol(const uint8_t *in0, …, uint8_t *out)` ([`Abi::Memory`]). What cannot be compiled is left out and
/// named.
///
/// # Errors
/// LLVM does not know the target.
pub fn bundle(
    functions: &[Function<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    kind: Kind,
) -> Result<Bundle> {
    let file = match kind {
        Kind::Llvm => None,
        Kind::Asm => Some(FileType::Assembly),
        Kind::Obj => Some(FileType::Object),
    };
    let machine = llvm::machine_of(target.platform, &target.cpu, "")?;
    let (mut parts, mut left_out) = (Vec::new(), Vec::new());
    for (n, function) in functions.iter().enumerate() {
        match text(function, lowerings, target) {
            Ok(part) => parts.push((n, part)),
            Err(e) => left_out.push((n, e)),
        }
    }
    compiled(parts, left_out, &machine, file)
}

/// `parts`, each with its position, in one module or object; those that LLVM refuses go to those that are `left_out`.
pub(crate) fn compiled(
    mut parts: Vec<(usize, Part)>,
    mut left_out: Vec<(usize, Error)>,
    machine: &TargetMachine,
    file: Option<FileType>,
) -> Result<Bundle> {
    let compile = |parts: &[(usize, Part)]| {
        let texts: Vec<Part> = parts.iter().map(|p| p.1.clone()).collect();
        llvm::linked(&texts, machine, file)
    };
    let bytes = compile(&parts).or_else(|_| {
        // One refusal would cost all the others their code.
        parts.retain(|part| match compile(std::slice::from_ref(part)) {
            Ok(_) => true,
            Err(e) => {
                left_out.push((part.0, e));
                false
            }
        });
        compile(&parts)
    })?;
    left_out.sort_by_key(|l| l.0);
    Ok(Bundle { bytes, left_out })
}

/// A module with the passes that it wants.
pub(crate) type Part = (String, &'static str);

fn text(function: &Function<'_>, lowerings: &LoweringTable, target: &Target) -> Result<Part> {
    match function.body {
        Body::Program(program) => {
            let named = Program { name: function.symbol.clone(), ..program.clone() };
            Ok((emit::module_text(&named, lowerings, target, Abi::Memory)?, llvm::PASSES))
        }
        Body::Plain(window) => {
            let text = plain::module_text(window, &function.symbol, target, Abi::Memory)?;
            Ok((text, plain::PASSES))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::symbols;

    #[test]
    fn symbols_are_unique() {
        assert_eq!(symbols(["a.b", "a_b", "a_b_2", "1"]), ["a_b", "a_b_2", "a_b_2_2", "_1"]);
    }
}
