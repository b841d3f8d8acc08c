//! What the searches may take of the compiler's memory: near the limit they end with what they have.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use autoir_synth::stop;

/// How often it looks.
const PERIOD: Duration = Duration::from_millis(20);

/// Does `work` while the process is watched: from `limit` MiB more than it has now on, searches end.
pub fn watched<T>(limit: u64, work: impl FnOnce() -> T) -> T {
    let Some(before) = resident() else { return work() };
    let is_done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let watch = || {
            while !is_done.load(Ordering::Relaxed) {
                if resident().is_some_and(|now| now > before + limit) {
                    stop::request();
                    return;
                }
                std::thread::sleep(PERIOD);
            }
        };
        // Without a watcher the work is done as well.
        let _ = std::thread::Builder::new().spawn_scoped(scope, watch);
        let _end = End(&is_done);
        work()
    })
}

/// Ends the watch, whatever becomes of the work.
struct End<'a>(&'a AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// MiB of memory that the process has: proc(5), `VmRSS` of `status`.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kib| kib >> 10)
}
