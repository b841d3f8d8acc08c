//! Work in a process of its own, which it may end in any way.

use std::fs::File;
use std::io::Read as _;
use std::os::unix::process::ExitStatusExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitStatus;

/// Processor time that such a process has, in seconds: what takes so long does not end.
const SECONDS: libc::rlim_t = 20;

/// How work ended.
#[derive(Clone, Debug)]
pub struct Ended {
    /// What it wrote before.
    pub written: Vec<u8>,
    /// The signal that ended the process, or its exit code.
    pub how: String,
}

/// Does `work` in a copy of this process, which ends with it.
///
/// The copy has this thread alone. Locks that others held stay locked there, so `work` may take none but those of the
/// allocator, which the C library keeps usable.
///
/// # Errors
/// No process can be made.
pub fn run(work: impl FnOnce(&mut File)) -> std::io::Result<Ended> {
    let (mut from, to) = std::io::pipe()?;
    // SAFETY: until it ends, the child does `work` and nothing else; it returns to nobody.
    let child = match unsafe { libc::fork() } {
        -1 => return Err(std::io::Error::last_os_error()),
        0 => {
            drop(from);
            for (resource, most) in [(libc::RLIMIT_CORE, 0), (libc::RLIMIT_CPU, SECONDS)] {
                let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
                // SAFETY: the structure is complete. Where the limit is refused, there is none, as before.
                unsafe { libc::setrlimit(resource, &raw const limit) };
            }
            let mut to = File::from(std::os::fd::OwnedFd::from(to));
            let done = catch_unwind(AssertUnwindSafe(|| work(&mut to)));
            // SAFETY: no destructor and no exit handler of the process that this one is a copy of may run.
            unsafe { libc::_exit(i32::from(done.is_err())) }
        }
        child => child,
    };
    drop(to);
    let mut written = Vec::new();
    let read = from.read_to_end(&mut written);
    let mut status = 0;
    // SAFETY: the child is this process's own, and nobody else waits for it.
    while unsafe { libc::waitpid(child, &raw mut status, 0) } == -1 {
        let error = std::io::Error::last_os_error();
        if error.kind() != std::io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
    read?;
    Ok(Ended { written, how: ExitStatus::from_raw(status).to_string() })
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn what_traps_ends_alone() {
        let ended = run(|to| {
            to.write_all(b"before").expect("it is read");
            // SAFETY: a process may end itself.
            unsafe { libc::abort() }
        });
        let ended = ended.expect("a process");
        assert_eq!(ended.written, b"before");
        assert!(ended.how.contains("SIGABRT"), "{}", ended.how);
    }
}
