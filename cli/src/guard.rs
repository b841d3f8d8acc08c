//! What a command may take of the machine, whatever its input.
//!
//! Readers and passes count what they do and refuse what is too large, alike on every machine. This is for what they
//! cannot count: the libraries in this process, LLVM and the solver, and the sum of all. It looks at how much memory
//! the process has, and first asks the searches to end with what they have; if that does not do, the command ends
//! with a message instead of being ended by the system.

use std::time::Duration;

use autoir_synth::stop;

use crate::args::Global;
use crate::output;

/// Bytes of stack for each thread. Passes recurse over expressions, whose depth is limited where they are read; what
/// is not used is not taken.
pub const STACK: usize = 256 << 20;

/// How often it looks.
const PERIOD: Duration = Duration::from_millis(20);

/// The part of the limit at which searches end, in hundredths.
const NEAR: u64 = 75;

/// Watches the process from now on.
pub fn watch(global: &Global) {
    let (limit, json) = (global.memory_limit() << 20, global.json);
    if memory().is_none() {
        // A system that does not say how much memory a process has.
        return;
    }
    let watcher = move || {
        let mut asked = false;
        while let Some(bytes) = memory() {
            if bytes > limit {
                let message = format!(
                    "more than {} MiB of memory; give the windows in smaller files, or more with --memory",
                    limit >> 20
                );
                output::end(json, &message);
            }
            if bytes > limit / 100 * NEAR && !asked {
                asked = true;
                eprintln!(
                    "near the limit of {} MiB of memory: searches end with what they have",
                    limit >> 20
                );
                stop::request();
            }
            std::thread::sleep(PERIOD);
        }
    };
    // Without it the command runs as well.
    let _ = std::thread::Builder::new().name("memory".to_owned()).spawn(watcher);
}

/// The bytes of memory that the process has: proc(5), the second number of `statm`, in pages.
#[cfg(target_os = "linux")]
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some(pages * page())
}

#[cfg(target_os = "linux")]
fn page() -> u64 {
    // POSIX, <unistd.h>; the number of _SC_PAGESIZE is Linux's.
    const PAGE_SIZE: i32 = 30;

    unsafe extern "C" {
        fn sysconf(name: i32) -> std::ffi::c_long;
    }

    // SAFETY: it takes a number and gives one.
    u64::try_from(unsafe { sysconf(PAGE_SIZE) }).unwrap_or(4096)
}

#[cfg(not(target_os = "linux"))]
fn memory() -> Option<u64> {
    None
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_the_process_has_is_seen() {
        let before = memory().expect("Linux says it");
        let taken = vec![1u8; 64 << 20];
        let after = memory().expect("Linux says it");
        assert!(after >= before + (32 << 20), "{before} {after} {}", taken.len());
    }
}
