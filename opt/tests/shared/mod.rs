//! Functions of a module, compiled into this process.

use inkwell::OptimizationLevel;
use inkwell::context::Context;
use inkwell::execution_engine::ExecutionEngine;

/// A compiled module. The context is never given back: the engine borrows it.
pub struct Compiled(ExecutionEngine<'static>);

impl Compiled {
    /// Compiles the module `text`.
    pub fn new(text: &[u8]) -> Compiled {
        let context: &'static Context = Box::leak(Box::new(Context::create()));
        let module = autoir_opt::parse(context, text).expect("it is a module");
        module.verify().expect("it is a right one");
        let engine = module.create_jit_execution_engine(OptimizationLevel::None);
        Compiled(engine.expect("it is compiled"))
    }

    /// Calls `void name(ptr out, ptr a, ptr b, i64 n)`, which reads and writes no more than the slices hold.
    pub fn call(&self, name: &str, out: &mut [u8], a: &[u8], b: &[u8], n: u64) {
        let address = self.0.get_function_address(name).expect("it is defined");
        // SAFETY: the test's functions have this signature, and the engine that holds their code is alive.
        unsafe {
            let function: unsafe extern "C" fn(*mut u8, *const u8, *const u8, u64) =
                std::mem::transmute::<usize, _>(address);
            function(out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), n);
        }
    }
}

/// Bytes for a test, among them the greatest and the least.
pub fn bytes(count: usize, seed: u64) -> Vec<u8> {
    let mut rng = autoir_semantics::vectors::Rng::new(seed);
    let byte = |_| match rng.below(4) {
        0 => [0, 1, 127, 128, 255][rng.below(5) as usize],
        _ => rng.below(256) as u8,
    };
    (0..count).map(byte).collect()
}
