//! What a command may take of the machine, whatever its input.
//!
//! Readers and passes count what they do and refuse what is too large, alike on every machine. This is for what they
//! cannot count: the libraries in this process, LLVM and the solver, and the sum of all. It looks at how much memory
//! the process has, and first asks the searches to end with what they have; if that does not do, the command ends
//! with a message instead of being ended by the system.

use std::time::Duration;

use autoir_synth::memory::resident;
use autoir_synth::stop;

use crate::args::Global;
use crate::output;

/// How often it looks.
const PERIOD: Duration = Duration::from_millis(10);

/// The part of the limit at which searches end, in hundredths.
const NEAR: u64 = 75;

/// The part of the limit at which the command ends, in hundredths: more memory is taken before it is looked at.
const AT: u64 = 98;

/// Watches the process from now on.
pub fn watch(global: &Global) {
    let (limit, json) = (global.memory_limit() << 20, global.json);
    if resident().is_none() {
        // A system that does not say how much memory a process has.
        return;
    }
    let watcher = move || {
        let mut asked = false;
        while let Some(bytes) = resident() {
            if bytes > limit / 100 * AT {
                let message = format!(
                    "at the limit of {} MiB of memory; give the windows in smaller files, or more with --memory",
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
