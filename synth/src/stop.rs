//! Whether whoever waits for answers wants them now.

use std::sync::atomic::{AtomicBool, Ordering};

static REQUESTED: AtomicBool = AtomicBool::new(false);

/// Asks all searches of this process to end with the best that they have. May be called by a signal handler.
pub fn request() {
    REQUESTED.store(true, Ordering::Relaxed);
}

/// Whether that was asked for.
pub fn requested() -> bool {
    REQUESTED.load(Ordering::Relaxed)
}
