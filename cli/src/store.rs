//! What is kept on disk: the shipped dictionary as a library to search, and the private folder of the oracle.

use std::collections::BTreeMap;
use std::path::PathBuf;

use autoir::dictionary::Dictionary;
use autoir_codegen_gen::costs::CPUS;
use autoir_codegen_gen::store::TargetData;
use autoir_synth::library::{Cost, CostModel, Instruction, Library};
use autoir_synth::target::Target;
use rayon::prelude::*;

use crate::args::Global;
use crate::error::CommandError;

/// The instructions of `dictionary` that have a lowering, as synthesis wants them.
///
/// # Errors
/// A dictionary that was put together wrongly.
pub fn library(dictionary: &Dictionary, data: &TargetData) -> Result<Library, CommandError> {
    let members: Vec<_> = dictionary.members().filter(|(_, m)| data.lowerings.contains_key(&m.id)).collect();
    let instructions = members
        .into_par_iter()
        .map(|(operation, m)| {
            Ok(Instruction {
                id: m.id.clone(),
                mnemonic: m.metadata.mnemonic.clone(),
                features: m.metadata.features.clone(),
                function: operation.function(m)?,
            })
        })
        .collect::<Result<Vec<_>, CommandError>>()?;
    Ok(Library::new(instructions, &dictionary.digest_text()))
}

/// The measured costs of one CPU, or of the generic CPU of its feature level where there are none.
#[derive(Clone, Debug)]
pub struct Measured {
    costs: BTreeMap<String, Cost>,
}

impl Measured {
    /// The costs of `target`.
    pub fn new(data: &TargetData, target: &Target) -> Measured {
        let has = |f: &str| target.features.contains(f);
        let level = if has("AVX512BW") {
            "x86-64-v4"
        } else if has("AVX2") {
            "x86-64-v3"
        } else {
            "x86-64-v2"
        };
        let cpu = if CPUS.contains(&target.cpu.as_str()) { target.cpu.as_str() } else { level };
        let mut costs = BTreeMap::new();
        // A feature that the named CPU lacks was added on the command line: another model knows its cost.
        for name in CPUS.iter().rev().copied().chain([level, cpu]) {
            for (id, cost) in data.costs.cpus.get(name).into_iter().flat_map(|c| &c.costs) {
                costs.insert(id.clone(), cost.recorded().throughput);
            }
        }
        Measured { costs }
    }
}

impl CostModel for Measured {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        self.costs.get(&instruction.id).copied()
    }
}

/// A folder below the cache that only this user can write to: its files are executed.
///
/// # Errors
/// It cannot be made.
pub fn private_folder(global: &Global, name: &str) -> Result<PathBuf, CommandError> {
    let base = match &global.cache {
        Some(dir) => dir.clone(),
        None => std::env::var_os("XDG_CACHE_HOME")
            .map(PathBuf::from)
            .or_else(|| std::env::var_os("HOME").map(|h| PathBuf::from(h).join(".cache")))
            .ok_or_else(|| CommandError::Usage("no home folder; name one with --cache DIR".into()))?
            .join("autoir"),
    };
    let path = base.join(name);
    make_private(&path).map_err(|source| CommandError::Io { path: path.clone(), source })?;
    Ok(path)
}

#[cfg(unix)]
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o022 != 0 {
        return Err(std::io::Error::other("others can write to it, and its files are executed"));
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    std::fs::create_dir_all(path)
}
