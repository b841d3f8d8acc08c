//! Programs as functions of LLVM's vectors, to be put in where their windows were.

use autoir_build::driver::{Driver, Subject};
use autoir_synth::window::Window;
use inkwell::attributes::{Attribute, AttributeLoc};
use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::{Linkage, Module};
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::TargetMachine;
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::error::Error;
use crate::ir::{self, Signature};
use crate::measure;
use crate::module;
use crate::target::Cpu;

/// What the names of kernels begin with.
pub const PREFIX: &str = "autoir.kernel.";

/// Inlines the kernels' parts, and takes the memory away through which they pass their values.
const PASSES: &str = "always-inline,function(sroa,early-cse),globaldce";

/// The kernels for one CPU.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kernels {
    /// The CPU.
    pub cpu: Cpu,
    /// A module that defines them, as bitcode: a context that discards names reads no text.
    pub module: Vec<u8>,
    /// The name of the kernel of each subject; nothing where there is none.
    pub names: Vec<Option<String>>,
}

/// A window that a kernel is made for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// What is computed.
    pub window: &'a Window,
    /// The types of operands and result.
    pub types: &'a Signature,
    /// What was found.
    pub answer: &'a Answer,
}

/// Kernels for those of `subjects` that have a program; their names begin with `prefix`.
///
/// # Errors
/// What is shipped cannot be used, or LLVM does not know the CPU.
pub fn kernels(
    driver: &Driver<'_>,
    cpu: &Cpu,
    subjects: &[Asked<'_>],
    prefix: &str,
) -> Result<Kernels, Error> {
    let programs: Vec<(usize, Subject<'_>)> = subjects
        .iter()
        .enumerate()
        .filter_map(|(n, asked)| match asked.answer {
            Answer::Proven(program, _) => Some((n, Subject { window: asked.window, program: Some(program) })),
            Answer::Own(_) => None,
        })
        .collect();
    let mut names = vec![None; subjects.len()];
    if programs.is_empty() {
        return Ok(Kernels { cpu: cpu.clone(), module: Vec::new(), names });
    }
    let made = driver.part(&programs.iter().map(|p| p.1).collect::<Vec<_>>())?;
    let mut text = String::from_utf8_lossy(&made.bytes).into_owned();
    for ((n, _), function) in programs.iter().zip(&made.functions) {
        let Ok(function) = function else { continue };
        let name = format!("{PREFIX}{prefix}{n}");
        text.push_str(&definition(&name, &function.symbol, subjects[*n].types));
        names[*n] = Some(name);
    }
    let context = Context::create();
    let module = module::parse(&context, text.as_bytes())?.write_bitcode_to_memory().as_slice().to_vec();
    Ok(Kernels { cpu: cpu.clone(), module, names })
}

/// A function of vectors around `symbol`, which takes their addresses.
///
/// Operands are frozen: a program may compute neighbouring lanes together, and what is poison in one lane must not get
/// into others (LangRef, "freeze").
fn definition(name: &str, symbol: &str, types: &Signature) -> String {
    let parameters: Vec<String> =
        types.operands.iter().enumerate().map(|(n, ty)| format!("{} %v{n}", ty.text())).collect();
    let mut body = String::new();
    let mut args = Vec::new();
    for (n, ty) in types.operands.iter().enumerate() {
        let ty = ty.text();
        body.push_str(&format!(
            "  %f{n} = freeze {ty} %v{n}\n  %p{n} = alloca {ty}\n  store {ty} %f{n}, ptr %p{n}\n"
        ));
        args.push(format!("ptr %p{n}"));
    }
    let result = types.result.text();
    args.push("ptr %out".to_owned());
    format!(
        "\ndefine {result} @\"{name}\"({}) {{\n{body}  %out = alloca {result}\n  call void @{symbol}({})\n  %r = load {result}, ptr %out\n  ret {result} %r\n}}\n",
        parameters.join(", "),
        args.join(", ")
    )
}

/// A machine for passes over `module`, which has `kernels` in it: what counts for a function are its own attributes.
///
/// # Errors
/// LLVM was built without that target.
pub fn machine(module: &Module<'_>, kernels: &[Kernels]) -> Result<TargetMachine, Error> {
    measure::machine(&module.get_triple(), kernels.first().map_or("", |k| k.cpu.cpu.as_str()))
}

/// Brings the kernels into `module`, where they may be called and inlined.
///
/// # Errors
/// LLVM refuses them.
pub fn link(module: &Module<'_>, kernels: &Kernels, machine: &TargetMachine) -> Result<(), Error> {
    if kernels.module.is_empty() {
        return Ok(());
    }
    let context = module.get_context();
    let buffer = MemoryBuffer::create_from_memory_range_copy(&kernels.module, "kernels");
    let own = context.create_module_from_ir(buffer).map_err(Error::llvm)?;
    own.set_triple(&module.get_triple());
    own.set_data_layout(&module.get_data_layout());
    let always = context.create_enum_attribute(Attribute::get_named_enum_kind_id("alwaysinline"), 0);
    for function in own.get_functions().filter(|f| f.count_basic_blocks() > 0) {
        // A function is inlined only where its features are the caller's.
        for (key, value) in [("target-cpu", &kernels.cpu.cpu), ("target-features", &kernels.cpu.features)] {
            function.remove_string_attribute(AttributeLoc::Function, key);
            if !value.is_empty() {
                function.add_attribute(AttributeLoc::Function, context.create_string_attribute(key, value));
            }
        }
        function.add_attribute(AttributeLoc::Function, always);
        if !function.get_name().to_string_lossy().starts_with(PREFIX) {
            function.set_linkage(Linkage::Internal);
        }
    }
    own.run_passes(PASSES, machine, PassBuilderOptions::create()).map_err(Error::llvm)?;
    module.link_in_module(own).map_err(Error::llvm)?;
    let names = kernels.names.iter().flatten();
    for kernel in names.filter_map(|name| module.get_function(name)) {
        kernel.set_linkage(Linkage::Internal);
    }
    Ok(())
}

/// Inlines the kernels of `module` where they are called, and takes them away.
///
/// # Errors
/// LLVM refuses.
pub fn inline(module: &Module<'_>, machine: &TargetMachine) -> Result<(), Error> {
    module.run_passes("always-inline", machine, PassBuilderOptions::create()).map_err(Error::llvm)?;
    let unused = |name: &str| name.starts_with(PREFIX);
    let kernels = ir::functions(module).into_iter().filter(|f| unused(&f.name()) && f.users().is_empty());
    kernels.for_each(ir::erase_function);
    match ir::functions(module).iter().any(|f| unused(&f.name())) {
        true => Err(Error::Llvm("a program was not inlined".to_owned())),
        false => Ok(()),
    }
}
