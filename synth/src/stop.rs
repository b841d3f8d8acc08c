//! Whether whoever waits for answers wants them now: because of a signal, or because the time is up.

use std::sync::atomic::{AtomicBool, Ordering};

use autoir_semantics::effort;

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Asks all searches of this process to end with the best that they have. May be called by a signal handler.
pub fn request() {
    REQUESTED.store(true, Ordering::Relaxed);
}

/// Whether that was asked for, or the time of this search is up. Whoever asks ends, and what it answers counts as cut.
pub fn requested() -> bool {
    let asked = REQUESTED.load(Ordering::Relaxed);
    if asked {
        effort::cut();
    }
    asked || effort::has_to_end()
}
