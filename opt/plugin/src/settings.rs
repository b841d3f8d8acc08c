//! What the environment asks the plugin for.
//!
//! | variable | meaning |
//! |---|---|
//! | `AUTOIR_EFFORT` | work of the search for a window, in seconds (3 unless set) |
//! | `AUTOIR_BUDGET` | wall time for all windows of a module, in seconds, or as a multiple of what the compiler took until then: `1.5x` (60 unless set) |
//! | `AUTOIR_MEMORY` | memory for the searches, in MiB (2048 unless set) |
//! | `AUTOIR_JOBS` | worker threads; one per CPU unless set |
//! | `AUTOIR_CACHE` | the folder of remembered answers; `off` for none |
//! | `AUTOIR_REMARKS` | say on standard error what became of each window |

use std::path::PathBuf;
use std::time::Duration;

use autoir_opt::{Budget, Options, Remark};
use autoir_synth::cache::folder::Folder;
use autoir_synth::cache::seal::Seal;
use autoir_synth::cache::{Cache, place};
use autoir_synth::synthesize::Options as SearchOptions;

/// The most that cached answers may take up, in bytes.
const CACHE_LIMIT: u64 = 256 << 20;

/// Work of the search for a window, unless something is said.
const EFFORT: Duration = Duration::from_secs(3);

/// Wall time for a module, unless something is said.
const BUDGET: Duration = Duration::from_secs(60);

const DAY: Duration = Duration::from_secs(86_400);

/// The settings of one run.
#[derive(Debug)]
pub struct Settings {
    /// Worker threads; 0 for one per CPU.
    pub jobs: usize,
    /// MiB for the searches.
    pub memory: u64,
    effort: Duration,
    budget: Budget,
    remarks: bool,
}

impl Settings {
    /// What the environment says.
    pub fn of_environment() -> Settings {
        Settings {
            jobs: variable("AUTOIR_JOBS").and_then(|n| n.parse().ok()).unwrap_or(0),
            memory: variable("AUTOIR_MEMORY").and_then(|n| n.parse().ok()).unwrap_or(2048),
            effort: variable("AUTOIR_EFFORT").and_then(|text| seconds(&text)).unwrap_or(EFFORT),
            budget: variable("AUTOIR_BUDGET").and_then(|text| budget(&text)).unwrap_or_else(|| BUDGET.into()),
            remarks: variable("AUTOIR_REMARKS").is_some_and(|v| v != "0"),
        }
    }

    /// As the front end wants them; what is decided of modules is kept in `modules`.
    pub fn options<'a>(&self, modules: Option<&'a Folder>) -> Options<'a> {
        Options {
            modules,
            search: SearchOptions { effort: self.effort, ..SearchOptions::default() },
            budget: Some(self.budget.clone()),
            work: None,
            cpu: None,
            cache: &cache,
            observer: &(),
        }
    }

    /// Says what became of each window, if that is wanted.
    pub fn tell(&self, remarks: &[Remark<'_>]) {
        for remark in remarks.iter().filter(|_| self.remarks) {
            match remark.line {
                Some(line) => eprintln!("{line}: autoir: {}", remark.message()),
                None => eprintln!("autoir: {}", remark.message()),
            }
        }
    }

    /// Says what went wrong, if remarks are wanted: a compiler's user did not ask for this.
    pub fn complain(&self, message: &str) -> i32 {
        if self.remarks {
            eprintln!("autoir: {message}");
        }
        0
    }
}

/// So many seconds; nothing where it is not the number of some within a day.
fn seconds(text: &str) -> Option<Duration> {
    let seconds = Duration::try_from_secs_f64(text.parse().ok()?).ok()?;
    (seconds <= DAY).then_some(seconds)
}

/// So many seconds, or so many times what this process has taken of its CPUs.
fn budget(text: &str) -> Option<Budget> {
    let Some(times) = text.strip_suffix('x') else { return seconds(text).map(Budget::from) };
    let times: f64 = times.parse().ok()?;
    let time = Duration::try_from_secs_f64(taken()?.as_secs_f64() * times).ok()?;
    Some(Budget { time: time.min(DAY), asked: text.to_owned() })
}

/// What this process has taken of its CPUs so far.
fn taken() -> Option<Duration> {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: it writes into a structure that outlives the call.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut time) };
    let (seconds, nanoseconds) = (u64::try_from(time.tv_sec).ok()?, u32::try_from(time.tv_nsec).ok()?);
    (status == 0).then(|| Duration::new(seconds, nanoseconds))
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|v| !v.is_empty())
}

/// The cache that the command line uses, too, if it can be.
fn cache() -> Option<Cache> {
    let (path, seal) = private("answers")?;
    Cache::open(&path, CACHE_LIMIT, seal).ok()
}

/// Where what is decided of modules is kept, if it can be.
pub fn modules() -> Option<Folder> {
    let (path, seal) = private("modules")?;
    Folder::open(&path, CACHE_LIMIT, seal).ok()
}

/// A folder below the user's cache, and the user's seal; none if nothing is to be kept.
fn private(name: &str) -> Option<(PathBuf, Seal)> {
    if variable("AUTOIR_CACHE").is_some_and(|name| name == "off") {
        return None;
    }
    let path = place::of_user()?.join(name);
    place::make_private(&path).ok()?;
    Some((path, Seal::of_user().unwrap_or_else(|_| Seal::none())))
}
