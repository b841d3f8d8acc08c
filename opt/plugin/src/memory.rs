//! What the searches may take of the compiler's memory: near the limit they end with what they have.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{ScopedJoinHandle, Thread};
use std::time::Duration;

use autoir_synth::memory::resident;
use autoir_synth::stop;

/// How often it looks.
const PERIOD: Duration = Duration::from_millis(20);

/// Does `work` while the process is watched: from `limit` MiB more than it has now on, searches end.
pub fn watched<T>(limit: u64, work: impl FnOnce() -> T) -> T {
    let Some(before) = resident() else { return work() };
    let most = before.saturating_add(limit.saturating_mul(1 << 20));
    let is_done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let watch = || {
            while !is_done.load(Ordering::Relaxed) {
                if resident().is_some_and(|now| now > most) {
                    stop::request();
                    return;
                }
                std::thread::park_timeout(PERIOD);
            }
        };
        // Without a watcher the work is done as well.
        let watcher = std::thread::Builder::new().spawn_scoped(scope, watch).ok();
        let _end = End { is_done: &is_done, watcher: watcher.as_ref().map(ScopedJoinHandle::thread) };
        work()
    })
}

/// Ends the watch at once, whatever becomes of the work.
struct End<'a> {
    is_done: &'a AtomicBool,
    watcher: Option<&'a Thread>,
}

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.is_done.store(true, Ordering::Relaxed);
        self.watcher.inspect(|watcher| watcher.unpark());
    }
}
