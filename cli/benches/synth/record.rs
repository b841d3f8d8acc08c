//! What was measured, on disk, so that a run can be gone on with.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::kernels::{Kernel, Target};
use crate::measure::Figures;

/// What figures are about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Key {
    /// Architecture.
    pub arch: String,
    /// CPU.
    pub cpu: String,
    /// The kernel's name.
    pub kernel: String,
    /// The one window of it that was measured; empty for all.
    #[serde(default)]
    pub window: String,
    /// Milliseconds of search per window.
    pub effort: u64,
    /// The heuristics that were left out.
    pub without: String,
}

impl Key {
    /// The key of a measurement.
    pub fn new(target: &Target, kernel: &Kernel, effort: f64, without: &str) -> Key {
        Key {
            arch: target.arch.to_owned(),
            cpu: target.cpu.to_owned(),
            kernel: kernel.name.clone(),
            window: kernel.window.as_ref().map_or_else(String::new, |w| w.0.clone()),
            effort: (effort * 1000.0).round() as u64,
            without: without.to_owned(),
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.arch, self.cpu, self.kernel)?;
        if !self.window.is_empty() {
            write!(f, " {}", self.window)?;
        }
        match self.without.as_str() {
            "" => Ok(()),
            list => write!(f, " without {list}"),
        }
    }
}

/// All that was measured.
#[derive(Clone, Debug, Default)]
pub struct Record {
    rows: BTreeMap<Key, Figures>,
}

impl Record {
    /// The record in `path`; an empty one if there is none.
    pub fn read(path: &Path) -> Result<Record, String> {
        if !path.exists() {
            return Ok(Record::default());
        }
        let failed = |e: &dyn fmt::Display| format!("{}: {e}", path.display());
        let text = std::fs::read(path).map_err(|e| failed(&e))?;
        let rows: Vec<(Key, Figures)> = serde_json::from_slice(&text).map_err(|e| failed(&e))?;
        Ok(Record { rows: rows.into_iter().collect() })
    }

    /// Writes the record, whole or not at all.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let failed = |e: &dyn fmt::Display| format!("{}: {e}", path.display());
        let rows: Vec<_> = self.rows.iter().collect();
        let text = serde_json::to_vec_pretty(&rows).map_err(|e| failed(&e))?;
        let own = path.with_extension("new");
        std::fs::write(&own, text).and_then(|()| std::fs::rename(&own, path)).map_err(|e| failed(&e))
    }

    /// The figures for `key`.
    pub fn get(&self, key: &Key) -> Option<&Figures> {
        self.rows.get(key)
    }

    /// Adds figures.
    pub fn insert(&mut self, key: Key, figures: Figures) {
        self.rows.insert(key, figures);
    }

    /// Adds all that `other` has.
    pub fn merge(&mut self, other: Record) {
        self.rows.extend(other.rows);
    }

    /// Everything, in order.
    pub fn rows(&self) -> impl Iterator<Item = (&Key, &Figures)> {
        self.rows.iter()
    }
}
