//! A module to an object: LLVM's optimizer, proven programs, LLVM's code generator.

use std::sync::Once;

use autoir_build::driver::Choice;
use autoir_opt::{Options, Plan};
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::llvm_sys::support::LLVMParseCommandLineOptions;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{
    CodeModel, FileType, InitializationConfig, RelocMode, Target, TargetMachine, TargetTriple,
};

use crate::fault::Error;

/// What is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// An object.
    Object,
    /// Assembly.
    Assembly,
    /// LLVM IR as text, after all optimization.
    Ir,
}

/// What LLVM does before sums are taken out of loops: all but what makes vectors of scalars, which would hide them.
const FIRST: &str = "thinlto-pre-link<O3>";

/// Loops of at most two iterations are none: what the first one writes is read at a place that nobody has to guess.
const SHORT: &str = "function(loop-unroll<O3;no-partial;no-peeling;no-runtime;upperbound;full-unroll-max=2>)";

/// What LLVM does before windows are looked for.
const BEFORE: &str = "default<O3>";

/// What tidies up behind the programs: what they load of constants leaves the loops.
const AFTER: &str = "function(early-cse,loop-mssa(licm),adce)";

/// Bits of a register of Neon.
const NEON: u32 = 128;

/// A machine for the CPU `choice`.
///
/// # Errors
/// LLVM was built without that target.
pub fn machine(choice: &Choice) -> Result<TargetMachine, Error> {
    Target::initialize_all(&InitializationConfig::default());
    let llvm = |e: inkwell::support::LLVMString| Error::Llvm(e.to_string());
    let triple = TargetTriple::create(choice.platform.triple);
    if choice.platform.triple.starts_with("hexagon") {
        load_where_told();
    }
    let target = Target::from_triple(&triple).map_err(llvm)?;
    let (level, code) = (OptimizationLevel::Aggressive, CodeModel::Default);
    let features = crate::target::features(choice);
    let machine = target.create_target_machine(&triple, &choice.cpu, &features, level, RelocMode::PIC, code);
    machine.ok_or_else(|| Error::Llvm(format!("there is no machine for {}", choice.cpu)))
}

/// Keeps LLVM from loading aligned vectors around those that are asked for, for the whole process. What is to be loaded from
/// one place in steps of elements it takes out of three vectors, with a choice between two movements for each, where an
/// unaligned load is one packet.
fn load_where_told() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let words = [c"autoir".as_ptr(), c"-hvc-va=false".as_ptr()];
        // SAFETY: there are as many words as is said, and they live as long as the program.
        unsafe { LLVMParseCommandLineOptions(words.len() as i32, words.as_ptr(), c"".as_ptr()) };
    });
}

/// LLVM's passes with what is decided by whoever scheduled the pipeline left alone: which loops are vectors, and how often
/// their bodies are repeated.
fn passes() -> PassBuilderOptions {
    let options = PassBuilderOptions::create();
    options.set_loop_vectorization(false);
    options.set_loop_interleaving(false);
    options.set_loop_slp_vectorization(true);
    options.set_loop_unrolling(false);
    options
}

/// What `module` becomes, and what was replaced in it.
///
/// # Errors
/// LLVM or the optimizer refuses.
pub fn make(
    module: &Module<'_>,
    machine: &TargetMachine,
    optimizer: Option<&Options<'_>>,
    form: Form,
) -> Result<(Vec<u8>, Plan), Error> {
    let llvm = |e: inkwell::support::LLVMString| Error::Llvm(e.to_string());
    module.run_passes(FIRST, machine, passes()).map_err(llvm)?;
    autoir_opt::hoist(module);
    module.run_passes(SHORT, machine, passes()).map_err(llvm)?;
    module.run_passes(BEFORE, machine, passes()).map_err(llvm)?;
    let Some(options) = optimizer else {
        address(module, machine);
        return Ok((written(module, machine, form)?, Plan::default()));
    };
    let bytes = module.write_bitcode_to_memory().as_slice().to_vec();
    let (bytes, plan) = autoir_opt::optimize(&bytes, autoir_opt::Form::Bitcode, options)?;
    let context = Context::create();
    let module = autoir_opt::parse(&context, &bytes)?;
    address(&module, machine);
    module.run_passes(AFTER, machine, passes()).map_err(llvm)?;
    Ok((written(&module, machine, form)?, plan))
}

/// Lets accesses do what they can: go on to the next address, if each is of one register, and add a stride.
fn address(module: &Module<'_>, machine: &TargetMachine) {
    if machine.get_triple().as_str().to_bytes().starts_with(b"aarch64") {
        autoir_opt::by_registers(module, NEON);
        autoir_opt::by_rows(module);
    }
}

fn written(module: &Module<'_>, machine: &TargetMachine, form: Form) -> Result<Vec<u8>, Error> {
    let file = match form {
        Form::Ir => return Ok(module.print_to_string().to_string().into_bytes()),
        Form::Object => FileType::Object,
        Form::Assembly => FileType::Assembly,
    };
    let buffer = machine.write_to_memory_buffer(module, file).map_err(|e| Error::Llvm(e.to_string()))?;
    Ok(buffer.as_slice().to_vec())
}
