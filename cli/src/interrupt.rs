//! Ctrl-C: the first asks the searches for the best that they have, the second ends the process.

use autoir_synth::stop;

/// Listens for Ctrl-C from now on.
#[cfg(unix)]
pub fn listen() {
    // POSIX, <signal.h>: the number of SIGINT and the default action.
    const SIGINT: i32 = 2;
    const DEFAULT: usize = 0;

    unsafe extern "C" {
        fn signal(number: i32, handler: usize) -> usize;
    }

    extern "C" fn hear(_: i32) {
        stop::request();
        // SAFETY: `signal` may be called in a signal handler (POSIX, "Signal Concepts"), and the default action
        // exists.
        unsafe { signal(SIGINT, DEFAULT) };
    }

    let handler: extern "C" fn(i32) = hear;
    // SAFETY: `hear` has the signature of a handler and does nothing but an atomic store and `signal`, both of which
    // a handler may do.
    unsafe { signal(SIGINT, handler as usize) };
}

/// Elsewhere, Ctrl-C ends the process.
#[cfg(not(unix))]
pub fn listen() {}
