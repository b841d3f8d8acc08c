//! What the environment asks the plugin for.
//!
//! | variable | meaning |
//! |---|---|
//! | `AUTOIR_EFFORT` | work of the search for a window, in seconds (3 unless set) |
//! | `AUTOIR_BUDGET` | wall time for all windows of a module, in seconds (60 unless set) |
//! | `AUTOIR_MEMORY` | memory for the searches, in MiB (2048 unless set) |
//! | `AUTOIR_JOBS` | worker threads; one per CPU unless set |
//! | `AUTOIR_CACHE` | the folder of remembered answers; `off` for none |
//! | `AUTOIR_REMARKS` | say on standard error what became of each window |

use std::path::PathBuf;
use std::time::Duration;

use autoir_opt::{Options, Remark};
use autoir_synth::cache::folder::Folder;
use autoir_synth::cache::seal::Seal;
use autoir_synth::cache::{Cache, place};
use autoir_synth::synthesize::Options as SearchOptions;

/// The most that cached answers may take up, in bytes.
const CACHE_LIMIT: u64 = 256 << 20;

/// The settings of one run.
#[derive(Debug)]
pub struct Settings {
    /// Worker threads; 0 for one per CPU.
    pub jobs: usize,
    /// MiB for the searches.
    pub memory: u64,
    effort: Duration,
    budget: Duration,
    remarks: bool,
}

impl Settings {
    /// What the environment says.
    pub fn of_environment() -> Settings {
        let seconds = |name: &str, otherwise: f64| {
            let said = variable(name).and_then(|text| text.parse::<f64>().ok());
            Duration::from_secs_f64(said.filter(|s| *s > 0.0 && *s <= 86_400.0).unwrap_or(otherwise))
        };
        Settings {
            jobs: variable("AUTOIR_JOBS").and_then(|n| n.parse().ok()).unwrap_or(0),
            memory: variable("AUTOIR_MEMORY").and_then(|n| n.parse().ok()).unwrap_or(2048),
            effort: seconds("AUTOIR_EFFORT", 3.0),
            budget: seconds("AUTOIR_BUDGET", 60.0),
            remarks: variable("AUTOIR_REMARKS").is_some_and(|v| v != "0"),
        }
    }

    /// As the front end wants them; what is decided of modules is kept in `modules`.
    pub fn options<'a>(&self, modules: Option<&'a Folder>) -> Options<'a> {
        Options {
            modules,
            search: SearchOptions { effort: self.effort, ..SearchOptions::default() },
            budget: Some(self.budget),
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
