//! A text to a module, and that to what was asked for.

use std::collections::BTreeSet;

use autoir_build::driver::Choice;
use autoir_opt::{Options as OptOptions, Plan};
use autoir_synth::error::{Diagnostic, Kind};
use autoir_synth::window::halide::ast::Stmt;
use autoir_synth::window::halide::{Program, program};
use inkwell::attributes::AttributeLoc;
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::values::FunctionValue;

use crate::beside::{LoopCost, loops};
use crate::fault::{Error, Fault, Lowered};
use crate::kernel::Kernel;
use crate::metadata::describe;
use crate::object::{self, Form};
use crate::pieces::pieces;
use crate::signature::{Signature, declare, signatures};

/// How a pipeline is compiled.
pub struct Options<'a> {
    /// The CPU.
    pub choice: Choice,
    /// How its vector code is searched for better programs; without, it stays LLVM's.
    pub optimizer: Option<OptOptions<'a>>,
    /// Functions that may be called although nothing is known of them.
    pub externals: BTreeSet<String>,
    /// What is made.
    pub form: Form,
    /// Halide's own code of the pipeline, as assembly: loops are measured beside it.
    pub beside: Option<String>,
}

/// What was made.
#[derive(Debug)]
pub struct Compiled {
    /// The object, assembly or LLVM IR.
    pub bytes: Vec<u8>,
    /// The functions that others may call.
    pub functions: Vec<String>,
    /// What was looked for and replaced.
    pub plan: Plan,
    /// Innermost loops, where there is code to measure them beside.
    pub loops: Vec<LoopCost>,
    /// What was read in a way that the text leaves open.
    pub notes: Vec<Diagnostic>,
}

/// Compiles the text `text` of the file `name`; `arguments` is the JSON text that names the pipeline's arguments.
///
/// # Errors
/// What is not understood or not modelled; a CPU that is not known; LLVM refuses.
pub fn compile(
    name: &str,
    text: &str,
    arguments: Option<&str>,
    options: &Options<'_>,
) -> Result<Compiled, Error> {
    let program = program(name, text, arguments);
    if !program.diagnostics.is_empty() {
        return Err(Error::Text(program.diagnostics));
    }
    let context = Context::create();
    let module = context.create_module(name);
    let machine = object::machine(&options.choice)?;
    module.set_triple(&machine.get_triple());
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    let (functions, notes) = lower(&context, &module, &program, options)?;
    module.verify().map_err(|e| Error::Llvm(e.to_string()))?;
    let (bytes, plan) = object::make(&module, &machine, options.optimizer.as_ref(), options.form)?;
    let beside = options.beside.as_ref();
    let loops = beside.map(|assembly| loops(&program, &plan, assembly, &options.choice)).transpose()?;
    Ok(Compiled { bytes, functions, plan, notes, loops: loops.unwrap_or_default() })
}

/// Writes all functions of `program` into `module`.
fn lower<'c>(
    context: &'c Context,
    module: &Module<'c>,
    program: &Program,
    options: &Options<'_>,
) -> Result<(Vec<String>, Vec<Diagnostic>), Error> {
    let signatures = signatures(program);
    let mut findings = Vec::new();
    let mut notes = Vec::new();
    if signatures.is_empty() {
        let finding = program.source.diagnostic(Kind::Malformed, 0, 0, "there is no function in this text");
        return Err(Error::Text(vec![finding]));
    }
    findings.extend(twice(program, &signatures));
    let declared: Vec<FunctionValue<'c>> =
        signatures.iter().map(|(signature, ..)| declare(context, module, signature)).collect();
    for ((signature, _, body), function) in signatures.iter().zip(&declared) {
        attributes(context, *function, &options.choice);
        let mut kernel = Kernel::new(context, module, *function, &options.externals);
        kernel.parameters(signature);
        if let Err(fault) = whole(&mut kernel, body) {
            findings.push(fault.diagnostic(&program.source).map_err(Error::Llvm)?);
            continue;
        }
        notes.extend(
            kernel
                .notes
                .into_iter()
                .map(|(at, note)| program.source.diagnostic(Kind::Float, at.start, at.end, note)),
        );
        if signature.has_metadata {
            let target = target_of(&program.source.text);
            describe(context, module, &signature.name, target, &program.arguments).map_err(whole_fault)?;
            array_wrapper(context, module, signature, *function, options).map_err(whole_fault)?;
        }
    }
    if !findings.is_empty() {
        return Err(Error::Text(findings));
    }
    let names = signatures.iter().filter(|s| s.0.is_external).map(|s| s.0.name.clone()).collect();
    Ok((names, notes))
}

/// Functions with names that others have before them.
fn twice(program: &Program, signatures: &[(Signature, &Stmt, &[Stmt])]) -> Vec<Diagnostic> {
    let mut names = BTreeSet::new();
    let again = signatures.iter().filter(|(signature, ..)| !names.insert(&signature.name));
    let said = again.map(|(signature, at, _)| {
        let message = format!("there is a function `{}` before", signature.name);
        program.source.diagnostic(Kind::Malformed, at.span.start, at.span.end, message)
    });
    said.collect()
}

/// What no line of the text is to blame for.
fn whole_fault(fault: Fault) -> Error {
    match fault {
        Fault::Llvm(message) | Fault::At(.., message) => Error::Llvm(message),
    }
}

/// The target that the text was lowered for, as its first line names it.
fn target_of(text: &str) -> &str {
    let line = text.lines().next().unwrap_or_default();
    line.split_once("target=").map_or("", |(_, target)| target.trim())
}

/// A function from its first statement to its return.
fn whole(kernel: &mut Kernel<'_, '_>, body: &[Stmt]) -> Lowered<()> {
    // What is put before all else lies in the first block.
    let entry = kernel.here()?;
    let first = kernel.block("body");
    kernel.builder.position_at_end(first);
    kernel.pieces = pieces(body);
    kernel.body(body)?;
    kernel.builder.build_return(Some(&kernel.context.i32_type().const_zero()))?;
    kernel.builder.position_at_end(entry);
    kernel.builder.build_unconditional_branch(first)?;
    Ok(())
}

fn array_wrapper<'c>(
    context: &'c Context,
    module: &Module<'c>,
    signature: &Signature,
    function: FunctionValue<'c>,
    options: &Options<'_>,
) -> Lowered<()> {
    let pointer = context.ptr_type(inkwell::AddressSpace::default());
    let ty = context.i32_type().fn_type(&[pointer.into()], false);
    let wrapper = module.add_function(&format!("{}_argv", signature.name), ty, None);
    attributes(context, wrapper, &options.choice);
    let mut kernel = Kernel::new(context, module, wrapper, &options.externals);
    kernel.array_wrapper(signature, function)
}

/// What is true of every function: its CPU, that nothing is thrown, and that it stays a function.
fn attributes(context: &Context, function: FunctionValue<'_>, choice: &Choice) {
    // What takes an array calls the function, there are no two of it.
    for name in ["nounwind", "noinline"] {
        let kind = inkwell::attributes::Attribute::get_named_enum_kind_id(name);
        function.add_attribute(AttributeLoc::Function, context.create_enum_attribute(kind, 0));
    }
    // Halide's quotients and roots are exact, whatever else may be estimated.
    let exact = context.create_string_attribute("reciprocal-estimates", "none");
    function.add_attribute(AttributeLoc::Function, exact);
    let cpu = context.create_string_attribute("target-cpu", &choice.cpu);
    function.add_attribute(AttributeLoc::Function, cpu);
    let features = crate::target::features(choice);
    if !features.is_empty() {
        let features = context.create_string_attribute("target-features", &features);
        function.add_attribute(AttributeLoc::Function, features);
    }
}
