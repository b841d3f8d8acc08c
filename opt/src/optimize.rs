//! A module from bytes to bytes.

use inkwell::context::Context;

use crate::error::Error;
use crate::hoist::hoist;
use crate::kept::plan;
use crate::module;
use crate::plan::{Options, Plan, apply};

/// How a module is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As text.
    Text,
    /// As bitcode.
    Bitcode,
}

/// The module `bytes` (LLVM IR as text or bitcode) with proven programs where they are cheaper, written as `form`, and
/// what was done.
///
/// # Errors
/// It is no module, or one that LLVM finds fault with; a CPU is not known; or what is shipped cannot be used.
pub fn optimize(bytes: &[u8], form: Form, options: &Options<'_>) -> Result<(Vec<u8>, Plan), Error> {
    let context = Context::create();
    let module = module::parse(&context, bytes)?;
    module.verify().map_err(|e| Error::Module(e.to_string()))?;
    hoist(&module);
    let plan = plan(module.write_bitcode_to_memory().as_slice(), options)?;
    apply(&module, &plan)?;
    let written = match form {
        Form::Text => module.print_to_string().to_string().into_bytes(),
        Form::Bitcode => module.write_bitcode_to_memory().as_slice().to_vec(),
    };
    Ok((written, plan))
}
