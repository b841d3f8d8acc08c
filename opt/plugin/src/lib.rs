//! The compiler's plugin: `clang -fpass-plugin=libautoir_pass.so`, `opt -load-pass-plugin=... -passes=autoir`.
//!
//! In:   a module at the end of the optimizer, and what the environment asks for (`settings`)
//! Out:  the module with proven programs where they are cheaper (`autoir-opt`)
//! Pipeline: `shim.cpp` (LLVM's pass manager) -> [`autoir_optimize`]
//!
//! Invariants
//! - Whatever goes wrong, the compiler goes on with the module as it was.
//! - All work is done on a copy, in a context and threads of its own; only what was decided is done to the module.
//!
//! Start reading at: [`autoir_optimize`]

mod memory;
mod settings;

use std::ffi::{CString, c_char, c_void};
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};

use autoir_opt::{Error, Kind, Plan, Remark, apply, hoist, plan, prepare, remarks};
use inkwell::llvm_sys::prelude::{LLVMModuleRef, LLVMValueRef};
use inkwell::module::Module;

use settings::Settings;

/// What `llvmGetPassPluginInfo` returns: `PassPluginLibraryInfo` of `llvm/Plugins/PassPlugin.h`, LLVM 22.
#[repr(C)]
pub struct Info {
    api: u32,
    name: *const u8,
    version: *const u8,
    register: *const c_void,
    before_code: *const c_void,
}

unsafe extern "C" {
    fn autoir_plugin() -> Info;
    fn autoir_remark(at: LLVMValueRef, kind: i32, name: *const c_char, text: *const c_char);
}

/// What LLVM asks a plugin for.
///
/// # Safety
/// It takes nothing and returns constants.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llvmGetPassPluginInfo() -> Info {
    // SAFETY: the shim defines it with this result.
    unsafe { autoir_plugin() }
}

/// Bytes of stack for each thread: passes recurse over expressions.
const STACK: usize = 256 << 20;

/// Optimizes a module; says whether it was changed.
///
/// # Safety
/// `module` is one that nobody else looks at meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn autoir_optimize(module: LLVMModuleRef) -> i32 {
    // SAFETY: the caller's module is alive; it is not ours to drop.
    let module = ManuallyDrop::new(unsafe { Module::new(module) });
    let settings = Settings::of_environment();
    let Ok(is_hoisted) = catch_unwind(AssertUnwindSafe(|| i32::from(hoist(&module)))) else {
        settings.complain("this is a bug of autoir");
        return 1;
    };
    let bytes = module.write_bitcode_to_memory().as_slice().to_vec();
    let Some(plan) = planned(&bytes, &settings) else { return is_hoisted };
    let remarks = remarks(&plan);
    settings.tell(&remarks);
    remarks.iter().for_each(|remark| tell(remark, &module));
    if plan.replacements.is_empty() && plan.widened.is_empty() && plan.unrolled.is_empty() {
        return is_hoisted;
    }
    // What fails on a copy would fail on the module, which must stay whole.
    let is_possible = catch_unwind(AssertUnwindSafe(|| rehearsed(&bytes, &plan)));
    match is_possible {
        Ok(Ok(())) => {}
        Ok(Err(e)) => return settings.complain(&e.to_string()) | is_hoisted,
        Err(_) => return settings.complain("this is a bug of autoir") | is_hoisted,
    }
    match catch_unwind(AssertUnwindSafe(|| apply(&module, &plan))) {
        Ok(Ok(())) => {}
        Ok(Err(e)) => drop(settings.complain(&e.to_string())),
        Err(_) => drop(settings.complain("this is a bug of autoir")),
    }
    1
}

/// Tells the compiler, which passes it on where somebody asked for it.
fn tell(remark: &Remark<'_>, module: &Module<'_>) {
    let kind = match remark.kind {
        Kind::Passed => 0,
        Kind::Missed => 1,
        Kind::Analysis => 2,
    };
    let text = |said: String| CString::new(said).unwrap_or_default();
    let (name, said) = (text(remark.name.to_owned()), text(remark.message()));
    if let Some(at) = remark.instruction(module) {
        // SAFETY: the instruction is one of a module that is alive, and the texts live until it returns.
        unsafe { autoir_remark(at, kind, name.as_ptr(), said.as_ptr()) }
    }
}

/// Prepares the loops of a function for being vectorized; says whether it was changed.
///
/// # Safety
/// `function` is one that nobody else looks at meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn autoir_prepare(function: LLVMValueRef) -> i32 {
    // All that is asked for is looked at before something is changed.
    catch_unwind(|| i32::from(prepare(function))).unwrap_or(0)
}

/// What to do to the module, found out in threads of our own.
fn planned(bytes: &[u8], settings: &Settings) -> Option<Plan> {
    let modules = settings::modules();
    let work = || {
        let planned = || plan(bytes, &settings.options(modules.as_ref()));
        let planned = || memory::watched(settings.memory, planned);
        beside_workers(settings.jobs, |_| (), planned)?.map_err(|e| e.to_string())
    };
    let found = std::thread::scope(|scope| {
        let worker = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        worker.map_err(|e| e.to_string()).and_then(|w| {
            w.join().unwrap_or_else(|_| Err("this is a bug of autoir; the module stays as it is".to_owned()))
        })
    });
    found.map_err(|e| settings.complain(&e)).ok()
}

/// Does `work` in one of so many threads, each of which has `ended` when this returns: a compiler may unload the plugin at
/// any time after, and with it what they would still execute.
fn beside_workers<R: Send>(
    threads: usize,
    ended: impl Fn(usize) + Send + Sync + 'static,
    work: impl FnOnce() -> R + Send,
) -> Result<R, String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).exit_handler(ended);
    pool.build_scoped(|worker| worker.run(), |pool| pool.install(work)).map_err(|e| e.to_string())
}

/// Does to a copy what was planned.
fn rehearsed(bytes: &[u8], plan: &Plan) -> Result<(), Error> {
    let context = inkwell::context::Context::create();
    apply(&autoir_opt::parse(&context, bytes)?, plan)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn no_thread_is_left_behind() {
        let ended = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&ended);
        let end = move |_| {
            std::thread::sleep(Duration::from_millis(20));
            count.fetch_add(1, Ordering::SeqCst);
        };
        let made = super::beside_workers(3, end, rayon::current_num_threads);
        assert_eq!((made, ended.load(Ordering::SeqCst)), (Ok(3), 3));
    }
}
