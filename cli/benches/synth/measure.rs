//! One kernel measured: cold, from the cache, and executed, each time by a process of its own.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kernels::{Kernel, Target};

/// Runs from the cache, of which the middle one counts.
const WARM_RUNS: usize = 3;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Seconds of search per window.
    pub effort: f64,
    /// Seconds per kernel.
    pub kernel: u64,
}

/// What was measured of a kernel. All costs are of windows that differ; an equal window counts once.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Whether the kernel came to an end in its time.
    pub ended: bool,
    /// Seconds with an empty cache.
    pub cold: f64,
    /// Seconds with everything in the cache, start of the process included.
    pub cached: f64,
    /// Most memory of the cold run, in MiB.
    pub peak: f64,
    /// Windows.
    pub windows: usize,
    /// Those with a proven program.
    pub proven: usize,
    /// Those below whose cost nothing was left to look for.
    pub exhausted: usize,
    /// What could not be read of the kernel.
    pub diagnostics: usize,
    /// LLVM's cost divided by that of the answer, for each window where both are known.
    pub ratios: Vec<f64>,
    /// Windows whose program costs more than LLVM's code.
    pub above: Vec<String>,
    /// Windows for which LLVM's code was refuted: it computes something else, and what that costs says nothing.
    #[serde(default)]
    pub refuted: Vec<String>,
    /// Windows without a proven program.
    pub unproven: Vec<String>,
    /// Where the time of the cold run went, in seconds of all threads together: by the phase of a window's answer.
    #[serde(default)]
    pub phases: BTreeMap<String, f64>,
    /// How often the answers use each instruction, by the names of the intrinsics.
    #[serde(default)]
    pub instructions: BTreeMap<String, usize>,
    /// Programs that were executed and gave what their windows say.
    pub equal: usize,
    /// Programs that gave something else.
    pub different: usize,
    /// Programs that were not executed.
    pub skipped: usize,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.ended {
            return write!(f, "given up after {:.0} s", self.cold);
        }
        write!(f, "{}/{} proven, {:.2} s cold", self.proven, self.windows, self.cold)?;
        if self.cached > 0.0 {
            write!(
                f,
                ", {:.3} s cached, {} executed, {} different",
                self.cached, self.equal, self.different
            )?;
        }
        write!(f, ", {} above LLVM", self.above.len())
    }
}

/// The geometric mean of those of `values` that are positive.
pub fn geomean(values: impl IntoIterator<Item = f64>) -> Option<f64> {
    let logs: Vec<f64> = values.into_iter().filter(|v| *v > 0.0).map(f64::ln).collect();
    (!logs.is_empty()).then(|| (logs.iter().sum::<f64>() / logs.len() as f64).exp())
}

/// Measures `kernel` on `target`, without the heuristics of the list `without`.
pub fn measure(target: &Target, kernel: &Kernel, without: &str, limits: &Limits) -> Result<Figures, String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let path = match &kernel.window {
        Some((name, text)) => {
            let path = folder.path().join(name).with_extension("air");
            std::fs::write(&path, text).map_err(|e| e.to_string())?;
            path
        }
        None => kernel.path.clone(),
    };
    let runner = Runner { target, path: &path, without, limits, folder: folder.path() };
    let cold = runner.run(&[])?;
    let mut figures = Figures { cold: cold.seconds, peak: cold.peak, ..Figures::default() };
    let Some(answer) = cold.answer else { return Ok(figures) };
    figures.ended = true;
    figures.read(&answer);
    // An ablation is about the search.
    if !without.is_empty() {
        return Ok(figures);
    }
    let mut warm = Vec::new();
    for _ in 0..WARM_RUNS {
        warm.push(runner.run(&[])?.seconds);
    }
    warm.sort_by(f64::total_cmp);
    figures.cached = warm[WARM_RUNS / 2];
    if let Some(answer) = runner.run(&["--execute"])?.answer {
        figures.read_executions(&answer);
    }
    Ok(figures)
}

impl Figures {
    /// LLVM's cost divided by that of the answers, as a geometric mean over windows.
    pub fn ratio(&self) -> Option<f64> {
        geomean(self.ratios.iter().copied())
    }

    /// How many times as dear the answers are as those of `other`: without bound where fewer of them are proven.
    pub fn times_the_cost(&self, other: &Figures) -> f64 {
        match (self.ratio(), other.ratio()) {
            _ if !self.ended || self.proven < other.proven => f64::INFINITY,
            (Some(own), Some(others)) => others / own,
            _ => 1.0,
        }
    }

    fn read(&mut self, answer: &Value) {
        let none = Vec::new();
        let windows = answer["windows"].as_array().unwrap_or(&none);
        let name = |w: &Value| w["name"].as_str().unwrap_or("?").to_owned();
        self.windows = windows.len();
        self.diagnostics = answer["diagnostics"].as_array().map_or(0, Vec::len);
        for window in windows {
            let verified = window["verified"] == Value::Bool(true);
            self.proven += usize::from(verified);
            self.exhausted += usize::from(window["exhausted"] == Value::Bool(true));
            if !verified {
                self.unproven.push(name(window));
            }
            let refuted = window["llvm_refuted"] == Value::Bool(true);
            if refuted {
                self.refuted.push(name(window));
            }
            let costs = window["cost"].as_f64().zip(window["llvm_cost"].as_f64()).filter(|_| !refuted);
            if let Some((own, llvm)) = costs.filter(|(own, llvm)| *own > 0.0 && *llvm > 0.0) {
                if own > llvm {
                    self.above.push(name(window));
                }
                if window["repeated"] != Value::Bool(true) {
                    self.ratios.push(llvm / own);
                }
            }
            if window["repeated"] != Value::Bool(true) {
                self.read_program(window);
            }
        }
    }

    /// Adds the phases and the instructions of one window that no window before it equals.
    fn read_program(&mut self, window: &Value) {
        for (phase, seconds) in window["phases"].as_object().into_iter().flatten() {
            *self.phases.entry(phase.clone()).or_default() += seconds.as_f64().unwrap_or(0.0);
        }
        for instruction in window["instructions"].as_array().into_iter().flatten() {
            let name = instruction.as_str().and_then(|id| id.split('@').next()).unwrap_or("?");
            *self.instructions.entry(name.to_owned()).or_default() += 1;
        }
    }

    fn read_executions(&mut self, answer: &Value) {
        for window in answer["windows"].as_array().into_iter().flatten() {
            let executed = &window["executed"];
            match executed["equal"].as_bool() {
                Some(true) => self.equal += 1,
                Some(false) => self.different += 1,
                None => self.skipped += usize::from(!executed["skipped"].is_null()),
            }
        }
    }
}

/// What one process did.
struct Ran {
    seconds: f64,
    /// Most memory, in MiB.
    peak: f64,
    /// What it printed, if it came to an end.
    answer: Option<Value>,
}

/// Runs the binary on one kernel.
struct Runner<'a> {
    target: &'a Target,
    path: &'a Path,
    without: &'a str,
    limits: &'a Limits,
    folder: &'a Path,
}

impl Runner<'_> {
    fn run(&self, more: &[&str]) -> Result<Ran, String> {
        let said = self.folder.join("answer.json");
        let out = std::fs::File::create(&said).map_err(|e| e.to_string())?;
        let mut command = Command::new(env!("CARGO_BIN_EXE_autoir"));
        command.args(["synth", "--json", "--target", self.target.arch, "--cpu", self.target.cpu]);
        command.args(["--effort", &self.limits.effort.to_string()]);
        command.arg("--cache").arg(self.folder.join("cache")).args(more).arg(self.path);
        if !self.without.is_empty() {
            command.args(["--without", self.without]);
        }
        let start = Instant::now();
        let limit = Duration::from_secs(self.limits.kernel);
        let mut child =
            command.stdout(out).stderr(Stdio::null()).spawn().map_err(|e| format!("autoir: {e}"))?;
        let status = PathBuf::from(format!("/proc/{}/status", child.id()));
        let (mut peak, mut pause) = (0.0_f64, Duration::from_millis(1));
        let ended = loop {
            peak = peak.max(memory(&status));
            match child.try_wait().map_err(|e| e.to_string())? {
                Some(status) => break Some(status),
                None if start.elapsed() > limit => break None,
                None => std::thread::sleep(pause),
            }
            pause = (pause * 2)
                .min(Duration::from_millis(50).min(start.elapsed() / 50).max(Duration::from_millis(1)));
        };
        let seconds = start.elapsed().as_secs_f64();
        if ended.is_none() {
            child.kill().and_then(|()| child.wait()).map_err(|e| e.to_string())?;
            return Ok(Ran { seconds, peak, answer: None });
        }
        let text = std::fs::read(&said).map_err(|e| e.to_string())?;
        let answer: Value = serde_json::from_slice(&text)
            .map_err(|e| format!("{}: no JSON object: {e}", self.path.display()))?;
        match answer["error"].as_str() {
            Some(error) => Err(format!("{}: {error}", self.path.display())),
            None => Ok(Ran { seconds, peak, answer: Some(answer) }),
        }
    }
}

/// The most memory that a process has had, in MiB; 0 where the system does not say.
fn memory(status: &Path) -> f64 {
    let text = std::fs::read_to_string(status).unwrap_or_default();
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()?.parse::<f64>().ok()).map_or(0.0, |kib| kib / 1024.0)
}
