//! Compiling a program into this process and calling it.

use autoir::program::Program;
use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::execution_engine::ExecutionEngine;

use crate::emit::{self, Abi, LoweringTable};
use crate::error::{Error, Result};
use crate::llvm;
use crate::llvm::target::Target;

/// A compiled function of the memory ABI.
pub struct Jit {
    name: String,
    inputs: Vec<usize>,
    output: usize,
    /// The entry thunk: `void entry(void *const *pointers)`, inputs first, then the output.
    entry: unsafe extern "C" fn(*const *mut u8),
    // Field order is drop order: the engine goes before the context that it borrows.
    _engine: ExecutionEngine<'static>,
    _context: Box<Context>,
}

impl std::fmt::Debug for Jit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Jit({}: {:?} -> {})", self.name, self.inputs, self.output)
    }
}

impl Jit {
    /// Compiles `program` for `target`, which must be this machine or less.
    ///
    /// # Errors
    /// Those of [`emit::emit`], and an instruction that this CPU cannot run.
    pub fn compile(program: &Program, lowerings: &LoweringTable, target: &Target) -> Result<Jit> {
        let text = emit::module_text(program, lowerings, target, Abi::Memory)?;
        let inputs = program.inputs.iter().map(|port| port.shape.bytes()).collect();
        Jit::from_text(&text, &emit::symbol(program), inputs, program.output.bytes(), target, llvm::PASSES)
    }

    /// Compiles function `name` of the memory ABI in module `text`, with inputs and output of these sizes
    /// in bytes.
    pub(crate) fn from_text(
        text: &str,
        name: &str,
        inputs: Vec<usize>,
        output: usize,
        target: &Target,
        passes: &str,
    ) -> Result<Jit> {
        require_host(target)?;
        let text = format!("{text}{}", thunk(name, inputs.len(), target));
        let context = Box::new(Context::create());
        // SAFETY: the context lives in a box that moves into the result; nothing that borrows it outlives
        // the engine, which is dropped first.
        let forever: &'static Context = unsafe { &*std::ptr::from_ref::<Context>(&context) };
        let module = llvm::parse(forever, &text)?;
        let machine = llvm::machine_of(target.platform, &target.cpu, "")?;
        llvm::run_passes(&module, &machine, passes)?;
        let engine = module
            .create_jit_execution_engine(OptimizationLevel::Aggressive)
            .map_err(|error| Error::Llvm(error.to_string()))?;
        let address =
            engine.get_function_address("autoir.entry").map_err(|error| Error::Llvm(error.to_string()))?;
        // SAFETY: the thunk has this signature, and its code lives as long as the engine.
        let entry = unsafe { std::mem::transmute::<usize, unsafe extern "C" fn(*const *mut u8)>(address) };
        let name = name.to_string();
        Ok(Jit { name, inputs, output, entry, _engine: engine, _context: context })
    }

    /// Runs the function.
    ///
    /// # Errors
    /// Inputs or output of the wrong number or of the wrong size in bytes.
    pub fn call(&self, inputs: &[&[u8]], output: &mut [u8]) -> Result<()> {
        let wrong = |message: String| Error::Call { name: self.name.clone(), message };
        if inputs.len() != self.inputs.len() {
            return Err(wrong(format!("{} inputs instead of {}", inputs.len(), self.inputs.len())));
        }
        for (position, (input, expected)) in inputs.iter().zip(&self.inputs).enumerate() {
            if input.len() != *expected {
                let found = input.len();
                return Err(wrong(format!("input {position} has {found} bytes instead of {expected}")));
            }
        }
        if output.len() != self.output {
            let found = output.len();
            return Err(wrong(format!("an output of {found} bytes instead of {}", self.output)));
        }
        let mut pointers: Vec<*mut u8> = inputs.iter().map(|input| input.as_ptr().cast_mut()).collect();
        pointers.push(output.as_mut_ptr());
        // SAFETY: every pointer leads to as many bytes as the function reads or writes, which was checked
        // above; inputs are only read; the CPU has the features, which `from_text` checked.
        unsafe { (self.entry)(pointers.as_ptr()) };
        Ok(())
    }

    /// Runs a function of one input in place: `bytes` are the input, then in the same place the result, whichever is
    /// longer.
    ///
    /// # Errors
    /// A function of another number of inputs, or bytes of another size.
    pub fn call_in_place(&self, bytes: &mut [u8]) -> Result<()> {
        let wrong = |message: &str| Error::Call { name: self.name.clone(), message: message.to_string() };
        let [input] = self.inputs.as_slice() else { return Err(wrong("more or less than one input")) };
        if bytes.len() != self.output.max(*input) {
            return Err(wrong("bytes of another size"));
        }
        let pointers = [bytes.as_mut_ptr(); 2];
        // SAFETY: both pointers lead to as many bytes as the function reads or writes, which was checked above, and
        // by `Abi::Memory` they may be one; the CPU has the features, which `from_text` checked.
        unsafe { (self.entry)(pointers.as_ptr()) };
        Ok(())
    }
}

/// A function that takes all pointers of function `name` from one array.
fn thunk(name: &str, inputs: usize, target: &Target) -> String {
    let mut body = String::new();
    let mut args = Vec::new();
    for index in 0..=inputs {
        body.push_str(&format!("  %a{index} = getelementptr ptr, ptr %p, i64 {index}\n"));
        body.push_str(&format!("  %v{index} = load ptr, ptr %a{index}\n"));
        args.push(format!("ptr %v{index}"));
    }
    format!(
        "define void @autoir.entry(ptr %p) nounwind #99 {{\n{body}  call void @{name}({})\n  ret void\n}}\nattributes #99 = {{ {} }}\n",
        args.join(", "),
        target.attributes()
    )
}

/// Refuses a target that this CPU is not. What LLVM does not detect (`x87`, say) every host has.
fn require_host(target: &Target) -> Result<()> {
    let host = host()?;
    match target.features.iter().find(|feature| host.disabled.contains(*feature)) {
        None => Ok(()),
        Some(feature) => Err(Error::MissingFeature {
            instruction: "native execution".to_string(),
            feature: feature.clone(),
            cpu: host.cpu.clone(),
        }),
    }
}

/// The CPU of this machine.
///
/// # Errors
/// The machine is not an x86-64 one.
pub fn host() -> Result<&'static Target> {
    static HOST: std::sync::OnceLock<Target> = std::sync::OnceLock::new();
    if !cfg!(target_arch = "x86_64") {
        return Err(Error::Llvm("this machine is not x86-64".to_string()));
    }
    Ok(HOST.get_or_init(Target::host))
}
