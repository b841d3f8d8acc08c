//! Costs of straight-line assembly from LLVM's scheduling models, by `llvm-mca`.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

use autoir_synth::library::units::Uses;
use serde::{Deserialize, Serialize};

use crate::cost::{packets, pressure};
use crate::error::{Error, Result};
use crate::llvm::target::Target;
use crate::llvm::tool;
use crate::lowering::probe::function_bodies;
use crate::platform::Measure;

/// What a piece of assembly costs on one CPU.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// Cycles per execution when many run side by side: the most used resource bounds it.
    pub rthroughput: f64,
    /// Cycles from the first operand to the last result of one execution.
    pub latency: u32,
    /// Micro-operations.
    pub uops: u32,
    /// Instructions.
    pub instructions: u32,
}

impl Cost {
    /// Orders by throughput, then micro-operations, then latency.
    pub fn compare(&self, other: &Cost) -> Ordering {
        self.rthroughput
            .total_cmp(&other.rthroughput)
            .then(self.uops.cmp(&other.uops))
            .then(self.latency.cmp(&other.latency))
    }

    /// The cost as the dictionary records it, in hundredths of a cycle.
    pub fn recorded(&self) -> autoir::dictionary::Cost {
        autoir::dictionary::Cost {
            latency: self.latency.saturating_mul(100),
            throughput: (self.rthroughput * 100.0).round() as u32,
            uops: self.uops,
        }
    }
}

/// Cycles that `llvm-mca` adds to the latency of a single execution for dispatch and retirement.
const PIPELINE: u32 = 3;

/// Cost of the first function in `asm` (as [`crate::emit::emit`] prints it) on `target`. Every instruction
/// counts, loads and stores too, but for those that belong to the calling convention.
///
/// # Errors
/// `llvm-mca` cannot be run, or its model does not know an instruction.
pub fn mca_cost(asm: &str, target: &Target) -> Result<Cost> {
    let bodies = function_bodies(target.platform, asm);
    let body = bodies.into_values().next().unwrap_or_default();
    if body.is_empty() {
        return Ok(Cost::default());
    }
    let cost = costs_of(std::slice::from_ref(&body), target)?.pop().flatten();
    cost.ok_or_else(|| Error::Tool {
        tool: "llvm-mca".to_string(),
        message: format!("the model of {} lacks an instruction of:\n{}", target.cpu, body.join("\n")),
    })
}

/// As [`mca_cost`] for many pieces of assembly in one run; none where the model lacks an instruction.
///
/// # Errors
/// `llvm-mca` cannot be run, or one of the pieces is no assembly.
pub fn mca_costs(assembly: &[String], target: &Target) -> Result<Vec<Option<Cost>>> {
    let body = |asm: &String| function_bodies(target.platform, asm).into_values().next().unwrap_or_default();
    let bodies: Vec<Vec<String>> = assembly.iter().map(body).collect();
    costs_of(&bodies, target)
}

/// Costs of `bodies` on `target`, measured apart but in one run; none where the model lacks an instruction.
pub(crate) fn costs_of(bodies: &[Vec<String>], target: &Target) -> Result<Vec<Option<Cost>>> {
    match target.platform.measure {
        Measure::Model => known_or_asked(bodies, target),
        Measure::Documents => Ok(vec![None; bodies.len()]),
        Measure::Packets => Ok(bodies.iter().map(|body| Some(packets::cost(body))).collect()),
    }
}

/// What was asked for one execution: the triple, the CPU and the code, in this order.
type Asked = (&'static str, String, Vec<String>);

/// What this process knows: blocks are measured again and again with little changed elsewhere, and to start the tool takes
/// longer than to measure. No result depends on the order of it.
static KNOWN: LazyLock<Mutex<HashMap<Asked, Option<Cost>>>> = LazyLock::new(Mutex::default);

/// The costs that are known, and those of all others in one run.
fn known_or_asked(bodies: &[Vec<String>], target: &Target) -> Result<Vec<Option<Cost>>> {
    let asked = |body: &Vec<String>| (target.platform.triple, target.cpu.clone(), body.clone());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let open: Vec<Vec<String>> = {
        let known = known();
        let open: BTreeSet<&Vec<String>> =
            bodies.iter().filter(|body| !known.contains_key(&asked(body))).collect();
        open.into_iter().cloned().collect()
    };
    let costs = Question { target, options: ONCE, wanted: Region::cost }.ask(&open)?;
    let mut known = known();
    known.extend(open.iter().map(asked).zip(costs));
    Ok(bodies.iter().map(|body| known.get(&asked(body)).copied().flatten()).collect())
}

/// What each of `bodies` keeps busy on `target`; none where no model says.
///
/// # Errors
/// As [`mca_costs`].
pub(crate) fn uses_of(bodies: &[Vec<String>], target: &Target) -> Result<Vec<Option<Uses>>> {
    match target.platform.measure {
        Measure::Model => Question { target, options: EVENLY, wanted: Region::uses }.ask(bodies),
        Measure::Documents | Measure::Packets => Ok(vec![None; bodies.len()]),
    }
}

/// Options for one execution.
const ONCE: [&str; 2] = ["-iterations=1", "-resource-pressure=false"];

/// Options for so many executions that each of two, three, four or six units gets its share.
const EVENLY: [&str; 2] = ["-iterations=12", "-resource-pressure=true"];

/// What the model of a CPU is asked.
struct Question<'a, T> {
    target: &'a Target,
    /// How `llvm-mca` executes a region.
    options: [&'static str; 2],
    /// What is wanted of a region, whose text is given.
    wanted: fn(&Region, &[String]) -> Option<T>,
}

/// Regions in one run of `llvm-mca`.
const BATCH: usize = 256;

/// Seconds of processor time for one run. One instruction takes a small part of that; a batch that needs more is
/// measured in parts, with the same result.
const SECONDS: u32 = 1;

/// Into how many parts a batch is cut that needs more: each cut costs those seconds once for every part that has
/// an instruction on which the tool does not end.
const PARTS: usize = 16;

impl<T> Question<'_, T> {
    /// The answers about `bodies`. On some instructions `llvm-mca` never ends (LLVM 22, `sapphirerapids`, some
    /// on half precision): of those there is nothing.
    fn ask(&self, bodies: &[Vec<String>]) -> Result<Vec<Option<T>>> {
        let mut all = Vec::with_capacity(bodies.len());
        for batch in bodies.chunks(BATCH) {
            all.extend(self.in_parts(batch)?);
        }
        Ok(all)
    }

    /// The same for one batch, in parts where `llvm-mca` does not end.
    fn in_parts(&self, bodies: &[Vec<String>]) -> Result<Vec<Option<T>>> {
        match self.measured(bodies) {
            Err(Error::NoEnd) if bodies.len() <= 1 => Ok(bodies.iter().map(|_| None).collect()),
            Err(Error::NoEnd) => {
                let mut all = Vec::with_capacity(bodies.len());
                for part in bodies.chunks(bodies.len().div_ceil(PARTS)) {
                    all.extend(self.in_parts(part)?);
                }
                Ok(all)
            }
            other => other,
        }
    }

    fn measured(&self, bodies: &[Vec<String>]) -> Result<Vec<Option<T>>> {
        let Question { target, options, wanted } = self;
        // `llvm-mca` leaves out regions without instructions: registers are only called otherwise.
        let nothing = Region::default();
        let mut all: Vec<Option<T>> =
            bodies.iter().map(|body| if body.is_empty() { wanted(&nothing, body) } else { None }).collect();
        if bodies.iter().all(Vec::is_empty) {
            return Ok(all);
        }
        let mut text = String::new();
        for (index, body) in bodies.iter().enumerate() {
            text.push_str(&format!("# LLVM-MCA-BEGIN r{index}\n"));
            body.iter().for_each(|line| {
                text.push_str(line);
                text.push('\n');
            });
            text.push_str("# LLVM-MCA-END\n");
        }
        let (triple, cpu) = (format!("-mtriple={}", target.platform.triple), format!("-mcpu={}", target.cpu));
        let common = [triple.as_str(), &cpu, "-json", "-skip-unsupported-instructions=any"];
        let args: Vec<String> = common.iter().chain(options).map(|arg| arg.to_string()).collect();
        let output = tool::run_within("llvm-mca", &args, &text, SECONDS)?;
        if output.ended {
            return Err(Error::NoEnd);
        }
        let failed = |message: String| Error::Tool { tool: "llvm-mca".to_string(), message };
        let report: Report = serde_json::from_str(&output.stdout).map_err(|error| {
            let said = output.stderr.lines().next().unwrap_or_default();
            failed(format!("{error}; it said: {said}"))
        })?;
        for region in report.regions {
            let index = region.name.strip_prefix('r').and_then(|n| n.parse::<usize>().ok());
            let Some(index) = index.filter(|index| *index < bodies.len()) else { continue };
            all[index] = wanted(&region, &bodies[index]);
        }
        Ok(all)
    }
}

/// The parts of `llvm-mca -json` that are used.
#[derive(Deserialize)]
struct Report {
    #[serde(rename = "CodeRegions")]
    regions: Vec<Region>,
}

#[derive(Default, Deserialize)]
struct Region {
    #[serde(rename = "Name")]
    name: String,
    #[serde(rename = "SummaryView")]
    summary: Summary,
    #[serde(rename = "ResourcePressureView", default)]
    pressure: pressure::View,
}

#[derive(Default, Deserialize)]
struct Summary {
    #[serde(rename = "Iterations")]
    iterations: u32,
    #[serde(rename = "DispatchWidth")]
    width: u32,
    #[serde(rename = "BlockRThroughput")]
    rthroughput: f64,
    #[serde(rename = "TotalCycles")]
    cycles: u32,
    #[serde(rename = "TotaluOps")]
    uops: u32,
    #[serde(rename = "Instructions")]
    instructions: u32,
}

impl Region {
    /// Whether no instruction of `body` was skipped.
    fn is_whole(&self, body: &[String]) -> bool {
        self.summary.instructions as usize == body.len() * self.summary.iterations as usize
    }

    /// The cost of one execution.
    fn cost(&self, body: &[String]) -> Option<Cost> {
        let summary = &self.summary;
        self.is_whole(body).then(|| Cost {
            rthroughput: summary.rthroughput,
            latency: summary.cycles.saturating_sub(PIPELINE),
            uops: summary.uops,
            instructions: summary.instructions,
        })
    }

    /// What each execution keeps busy.
    fn uses(&self, body: &[String]) -> Option<Uses> {
        let Summary { iterations, width, uops, .. } = self.summary;
        self.is_whole(body).then(|| self.pressure.uses(body.len(), uops / iterations.max(1), width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn haswell() -> Target {
        Target::new("haswell", &[]).expect("clang knows haswell")
    }

    #[test]
    fn a_multiplication_costs_more_than_an_addition() {
        let cost = |line: &str| {
            mca_cost(&format!("f:\n\t{line}\n\tretq\n"), &haswell()).expect("llvm-mca is installed")
        };
        let add = cost("vpaddd %ymm0, %ymm1, %ymm2");
        let mul = cost("vpmulld %ymm0, %ymm1, %ymm2");
        assert_eq!((add.latency, add.uops), (1, 1));
        assert_eq!(mul.latency, 10);
        assert_eq!(add.compare(&mul), Ordering::Less);
    }

    #[test]
    fn many_are_measured_as_one_is() {
        let texts: Vec<String> = ["vpaddd %ymm0, %ymm1, %ymm2", "", "vpmulld %ymm0, %ymm1, %ymm2"]
            .iter()
            .map(|line| format!("f:\n\t{line}\n\tretq\n"))
            .collect();
        let together = mca_costs(&texts, &haswell()).expect("llvm-mca is installed");
        for (text, cost) in texts.iter().zip(together) {
            assert_eq!(cost, Some(mca_cost(text, &haswell()).expect("llvm-mca is installed")), "{text}");
        }
    }

    #[test]
    fn an_unknown_instruction_has_no_cost() {
        assert!(mca_cost("f:\n\tvnosuch %zmm0, %zmm1, %zmm2\n", &haswell()).is_err());
    }
}
