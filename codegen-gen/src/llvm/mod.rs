//! The one place that drives LLVM in this process: IR text in, IR text, assembly or an object out.

pub(crate) mod admitted;
pub mod body;
pub mod features;
pub(crate) mod flatten;
pub(crate) mod ir_text;
pub mod target;
pub(crate) mod tool;

use std::cell::Cell;
use std::ffi::{CStr, c_void};

use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::intrinsics::Intrinsic;
use inkwell::llvm_sys::LLVMDiagnosticSeverity;
use inkwell::llvm_sys::core::{
    LLVMContextSetDiagnosticHandler, LLVMDisposeMessage, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
};
use inkwell::llvm_sys::prelude::LLVMDiagnosticInfoRef;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::{CodeModel, FileType, RelocMode, TargetMachine, TargetTriple};

use crate::error::{Error, Result};
use crate::platform::{Platform, X86};

/// Passes over what is written instruction by instruction, a program or a wrapper of the vendor's header: only the
/// wrappers and the bit casts between them go. No combining pass runs, so that a body does not depend on the value of an
/// immediate more than the header does.
pub(crate) const PASSES: &str = "always-inline,function(sroa,early-cse),globaldce";

/// What this crate's answers depend on apart from its input: LLVM's release and the digest of the code.
/// Whoever keeps such an answer keeps this with it.
pub fn version() -> String {
    format!("{}, code {}", release(), env!("AUTOIR_CODE_DIGEST"))
}

/// As [`version`], with what LLVM's tools say of theirs.
///
/// # Errors
/// One of them cannot be run.
pub fn versions() -> Result<String> {
    Ok(format!("{}\n{}", version(), tool::versions()?))
}

/// LLVM's release.
pub fn release() -> String {
    let (major, minor, patch) = inkwell::support::get_llvm_version();
    format!("LLVM {major}.{minor}.{patch}")
}

/// Reads `text`, which belongs to `context`.
pub(crate) fn parse<'ctx>(context: &'ctx Context, text: &str) -> Result<Module<'ctx>> {
    // LLVM's reader wants a NUL behind the last character; inkwell takes it from a C string.
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "module");
    let module = context.create_module_from_ir(buffer).map_err(|error| Error::Llvm(error.to_string()))?;
    // Passes take for granted that calls are what intrinsics are declared to be.
    module.verify().map_err(|error| Error::Llvm(error.to_string()))?;
    Ok(module)
}

/// What LLVM says of an intrinsic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    /// Its name, mangled.
    pub name: String,
    /// The type of its result.
    pub ret: String,
    /// The types of its parameters.
    pub params: Vec<String>,
    /// Its declaration, without attributes.
    pub declaration: String,
}

/// The signature of the intrinsic called `name`; none if LLVM has no such, or one for several types.
pub(crate) fn signature(name: &str) -> Option<Signature> {
    let intrinsic = Intrinsic::find(name).filter(|found| !found.is_overloaded())?;
    let context = Context::create();
    let module = context.create_module("signature");
    intrinsic.get_declaration(&module, &[])?;
    let text = module.print_to_string().to_string();
    let line = text.lines().find_map(|line| line.strip_prefix("declare "))?;
    let (ret, rest) = line.split_once(" @")?;
    let (name, rest) = rest.split_once('(')?;
    // Attributes stand behind the types, and end in words without a comma.
    let list = rest.rsplit_once(')').map_or(rest, |(list, _)| list);
    let params: Vec<String> = list.split(", ").filter(|p| !p.is_empty()).map(parameter_type).collect();
    let declaration = format!("declare {ret} @{name}({})", params.join(", "));
    Some(Signature { name: name.to_owned(), ret: ret.to_owned(), params, declaration })
}

/// The type of a parameter, with the address space of a pointer.
fn parameter_type(param: &str) -> String {
    let ty = ir_text::first_type(param);
    let space =
        param[ty.len()..].trim_start().split(' ').next().filter(|word| word.starts_with("addrspace("));
    space.map_or_else(|| ty.to_owned(), |space| format!("{ty} {space}"))
}

/// A machine for the x86 CPU `cpu` with `features` (LLVM's `+a,-b` notation) on top.
pub(crate) fn machine(cpu: &str, features: &str) -> Result<TargetMachine> {
    machine_of(X86, cpu, features)
}

/// A machine for `cpu` with `features` (LLVM's `+a,-b` notation) on top.
pub(crate) fn machine_of(platform: &Platform, cpu: &str, features: &str) -> Result<TargetMachine> {
    platform.initialize();
    let triple = TargetTriple::create(platform.triple);
    let machine = platform
        .llvm()?
        .create_target_machine(
            &triple,
            cpu,
            features,
            OptimizationLevel::Aggressive,
            RelocMode::PIC,
            CodeModel::Default,
        )
        .ok_or_else(|| Error::Llvm(format!("no target machine for {cpu} {features}")))?;
    machine.set_asm_verbosity(false);
    Ok(machine)
}

/// Runs the new pass manager's `passes` over `module`.
pub(crate) fn run_passes(module: &Module<'_>, machine: &TargetMachine, passes: &str) -> Result<()> {
    module.set_data_layout(&machine.get_target_data().get_data_layout());
    module
        .run_passes(passes, machine, PassBuilderOptions::create())
        .map_err(|error| Error::Llvm(error.to_string()))
}

/// `text` after `passes`, printed.
pub(crate) fn optimized_text(text: &str, machine: &TargetMachine, passes: &str) -> Result<String> {
    let context = Context::create();
    let module = parse(&context, text)?;
    run_passes(&module, machine, passes)?;
    Ok(module.print_to_string().to_string())
}

/// Assembly of `text` (AT&T syntax, as `llvm-mca` reads it by default) after `passes`.
pub(crate) fn assembly(text: &str, machine: &TargetMachine, passes: &str) -> Result<String> {
    Ok(String::from_utf8_lossy(&code(text, machine, passes, FileType::Assembly)?).into_owned())
}

/// An ELF object of `text` after `passes`.
pub(crate) fn object(text: &str, machine: &TargetMachine, passes: &str) -> Result<Vec<u8>> {
    code(text, machine, passes, FileType::Object)
}

/// Several modules in one: its code, or its text where no file type is named. Each of `parts` is a module's text
/// with the passes that it wants; what is defined for all to see is defined once.
pub(crate) fn linked(
    parts: &[(String, &str)],
    machine: &TargetMachine,
    kind: Option<FileType>,
) -> Result<Vec<u8>> {
    let refused = Refusal::default();
    let context = Context::create();
    refused.listen(&context);
    let mut whole: Option<Module<'_>> = None;
    for (text, passes) in parts {
        let module = parse(&context, text)?;
        run_passes(&module, machine, passes)?;
        match &whole {
            None => whole = Some(module),
            Some(whole) => whole.link_in_module(module).map_err(|error| Error::Llvm(error.to_string()))?,
        }
    }
    match (whole, kind) {
        (None, _) => Ok(Vec::new()),
        (Some(module), None) => Ok(module.print_to_string().to_string().into_bytes()),
        (Some(module), Some(kind)) => written(&module, machine, kind, &refused),
    }
}

fn code(text: &str, machine: &TargetMachine, passes: &str, kind: FileType) -> Result<Vec<u8>> {
    let refused = Refusal::default();
    let context = Context::create();
    refused.listen(&context);
    let module = parse(&context, text)?;
    run_passes(&module, machine, passes)?;
    written(&module, machine, kind, &refused)
}

/// The code of `module`, in whose context `refused` listens.
fn written(
    module: &Module<'_>,
    machine: &TargetMachine,
    kind: FileType,
    refused: &Refusal,
) -> Result<Vec<u8>> {
    module.verify().map_err(|error| Error::Llvm(error.to_string()))?;
    if ends_the_process(machine) {
        let text = in_a_process_of_its_own(&module.print_to_string().to_string(), machine)?;
        if kind == FileType::Assembly {
            return Ok(text.into_bytes());
        }
    }
    let buffer =
        machine.write_to_memory_buffer(module, kind).map_err(|error| Error::Llvm(error.to_string()))?;
    match refused.0.take() {
        Some(message) => Err(Error::Llvm(message)),
        None => Ok(buffer.as_slice().to_vec()),
    }
}

/// Whether LLVM ends the process at an operation that it cannot select: for Hexagon and NVPTX there are such.
pub(crate) fn ends_the_process(machine: &TargetMachine) -> bool {
    let triple = machine.get_triple();
    let triple = triple.as_str().to_bytes();
    triple.starts_with(b"hexagon") || triple.starts_with(b"nvptx")
}

/// Processor time in seconds for one module: LLVM takes minutes for some vectors of bytes that no instruction moves.
const SECONDS: u32 = 10;

/// Assembly of the module `text`, made by LLVM's own tool.
fn in_a_process_of_its_own(text: &str, machine: &TargetMachine) -> Result<String> {
    let triple = machine.get_triple();
    let (cpu, features) = (machine.get_cpu(), machine.get_feature_string());
    let args = [
        "-O3".to_owned(),
        format!("-mtriple={}", triple.as_str().to_string_lossy()),
        format!("-mcpu={}", cpu.to_string_lossy()),
        format!("-mattr={}", features.to_string_lossy()),
        "-o".to_owned(),
        "-".to_owned(),
    ];
    let output = tool::run_within("llc", &args, text, SECONDS)?;
    match output.success {
        true => Ok(output.stdout),
        false if output.ended && output.stderr.is_empty() => {
            Err(Error::Llvm(format!("llc did not end within {SECONDS} s")))
        }
        false => Err(Error::Llvm(output.stderr.lines().next().unwrap_or("llc failed").to_owned())),
    }
}

/// The first error that code generation reports. Without a listener, LLVM ends the process at one: too many
/// operands for the registers of a calling convention is enough.
#[derive(Default)]
struct Refusal(Cell<Option<String>>);

impl Refusal {
    /// Hears what is reported in `context`, which must not outlive `self`.
    fn listen(&self, context: &Context) {
        let place = std::ptr::from_ref(self).cast_mut().cast();
        // SAFETY: the context is alive, and `hear` is called with `place` only while it is; every context
        // that is listened to is dropped before its `Refusal`.
        unsafe { LLVMContextSetDiagnosticHandler(context.raw(), Some(hear), place) }
    }
}

extern "C" fn hear(info: LLVMDiagnosticInfoRef, place: *mut c_void) {
    // SAFETY: LLVM passes the diagnostic that it reports, and the pointer given to it by `listen`, which is a
    // living `Refusal`; the description is a string that is copied and handed back.
    unsafe {
        if LLVMGetDiagInfoSeverity(info) != LLVMDiagnosticSeverity::LLVMDSError {
            return;
        }
        let text = LLVMGetDiagInfoDescription(info);
        let message = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeMessage(text);
        let refusal = &*place.cast::<Refusal>();
        let first = refusal.0.take().unwrap_or(message);
        refusal.0.set(Some(first));
    }
}
