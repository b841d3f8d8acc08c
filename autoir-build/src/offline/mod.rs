//! The offline build: vendor texts to dictionary, lowerings, costs, assembly forms and generated crates.
//!
//! In:   the vendors' texts, LLVM and its tools, what an earlier build kept ([`Memory`])
//! Out:  [`Built`], and the files of a repository that it makes ([`Outputs`])
//! Pipeline: `texts` -> `outline` (semantics) -> classes -> lowerings, costs (`documented`), forms -> dictionary -> `outputs`

mod documented;
mod memory;
mod outline;
mod outputs;
mod priced;
mod texts;

use std::collections::BTreeMap;
use std::path::PathBuf;

use autoir::binary;
use autoir::dictionary::{Dictionary, Metadata};
use autoir_codegen_gen::lift::encoding;
use autoir_codegen_gen::llvm::features::VendorNames;
use autoir_codegen_gen::lower::{Lowerings, lower};
use autoir_codegen_gen::lowering::verify::Report;
use autoir_codegen_gen::lowering::{Lowering, Skipped};
use autoir_codegen_gen::platform::{Platform, platform};
use autoir_codegen_gen::publish::store::TargetData;
use autoir_similarity::classes::{Classes, Options, classes_of_outlined};
use autoir_similarity::prove::Subject;
use autoir_spec_parsers::{Param, isa};

pub use memory::Memory;
pub use outputs::Outputs;
pub use priced::Priced;
pub use texts::source;

use crate::error::Error;
use crate::observer::Observer;
use documented::{documented, modelled};
use outline::Loaded;

/// What a build is made from.
#[derive(Debug)]
pub struct Inputs {
    /// Folder with vendor texts, or one text; none: where they are looked for.
    pub specs: Option<PathBuf>,
    /// Worker threads.
    pub jobs: usize,
    /// What an earlier build kept.
    pub memory: Memory,
}

/// What was built.
#[derive(Debug)]
pub struct Built {
    /// All operations with their members.
    pub dictionary: Dictionary,
    /// Instructions whose membership was not decided, and why.
    pub unknown: Vec<(String, String)>,
    /// What code generation knows about each ISA that LLVM has.
    pub targets: Vec<Target>,
}

/// What code generation knows about one ISA.
#[derive(Debug)]
pub struct Target {
    /// The ISA.
    pub isa: String,
    platform: &'static Platform,
    /// What the vendor calls features.
    names: VendorNames,
    /// Lowerings and costs.
    pub data: TargetData,
    forms: Vec<u8>,
    /// Instructions without a lowering.
    pub skipped: Vec<Skipped>,
    /// What was seen in the assembly.
    pub report: Report,
    /// How many instructions were lowered in this build.
    pub fresh: usize,
}

/// Builds everything.
///
/// # Errors
/// A text that is not to be found or not to be read, a tool that is missing, a memory that cannot be written.
pub fn build(inputs: &Inputs, observer: &dyn Observer) -> Result<Built, Error> {
    let mut known = inputs.memory.recall("outlines", observer);
    let loaded = outline::load(&mut known, inputs.specs.as_deref(), observer)?;
    inputs.memory.keep("outlines", &known, observer)?;
    let classes = classes(&loaded, inputs, observer)?;
    let targets = loaded
        .iter()
        .filter_map(|(name, instructions)| target(name, instructions, inputs, observer).transpose())
        .collect::<Result<Vec<_>, _>>()?;
    let dictionary = dictionary(&loaded, &classes, &targets)?;
    Ok(Built { dictionary, unknown: classes.unknown, targets })
}

/// The classes of all instructions.
fn classes(loaded: &Loaded, inputs: &Inputs, observer: &dyn Observer) -> Result<Classes, Error> {
    let subjects: Vec<autoir_similarity::classes::Outlined<'_>> = loaded
        .iter()
        .flat_map(|(_, instructions)| instructions)
        .map(|i| autoir_similarity::classes::Outlined {
            id: i.instruction.id.as_str(),
            function: &i.form,
            subject: Subject::outlined(i.outline.clone(), i),
        })
        .collect();
    let mut answers = inputs.memory.recall("answers", observer);
    let options = Options { jobs: inputs.jobs };
    let progress = |done, all| observer.progress("classifying", done, all);
    let classes = classes_of_outlined(&subjects, options, &mut answers, &progress);
    inputs.memory.keep("answers", &answers, observer)?;
    Ok(classes)
}

/// Lowerings and costs of an ISA; none if LLVM has none of it here.
fn target(
    name: &str,
    instructions: &[outline::Outlined],
    inputs: &Inputs,
    observer: &dyn Observer,
) -> Result<Option<Target>, Error> {
    let Some(platform) = platform(isa(name)?.llvm_arch) else { return Ok(None) };
    let instructions: Vec<_> = instructions.iter().map(|i| i.instruction.clone()).collect();
    let place = format!("lowerings-{name}");
    let mut known = inputs.memory.recall(&place, observer);
    let progress = |done, all| observer.progress("lowering", done, all);
    let lowered = lower(platform, &instructions, &mut known, inputs.jobs, &progress)?;
    inputs.memory.keep(&place, &known, observer)?;
    let Lowerings { mut data, skipped, report, fresh } = lowered;
    let documents = documented(name, instructions.iter())?;
    if !documents.is_empty() {
        documented::replace(&mut data.costs, &documents);
    }
    let lowerings: Vec<Lowering> =
        instructions.iter().filter_map(|i| data.lowerings.get(i.id.as_str()).cloned()).collect();
    let forms = assembly_forms(name, platform, &lowerings, &inputs.memory, observer)?;
    for s in &skipped {
        observer.complains(&format!("no lowering: {}: {}", s.id, s.reason));
    }
    let names = VendorNames::of(platform, instructions.iter())?;
    Ok(Some(Target { isa: name.to_owned(), platform, names, data, forms, skipped, report, fresh }))
}

/// The assembly forms of all lowerings of an ISA. They are one table, and known only if no lowering is new.
fn assembly_forms(
    name: &str,
    platform: &'static Platform,
    lowerings: &[Lowering],
    memory: &Memory,
    observer: &dyn Observer,
) -> Result<Vec<u8>, Error> {
    let place = format!("assembly-{name}");
    let digest = binary::digest(&lowerings)?;
    let (known, forms): ([u8; 32], Vec<u8>) = memory.recall(&place, observer);
    if known == digest {
        return Ok(forms);
    }
    observer.progress("reading assembly forms", 0, lowerings.len());
    let forms = encoding::derive(platform, lowerings)?.to_bytes()?;
    observer.progress("reading assembly forms", lowerings.len(), lowerings.len());
    memory.keep(&place, &(digest, &forms), observer)?;
    Ok(forms)
}

fn dictionary(loaded: &Loaded, classes: &Classes, targets: &[Target]) -> Result<Dictionary, Error> {
    let data: BTreeMap<&str, &TargetData> = targets.iter().map(|t| (t.isa.as_str(), &t.data)).collect();
    let by_id: BTreeMap<&str, _> = loaded
        .iter()
        .flat_map(|(isa, instructions)| instructions.iter().map(move |i| (isa.as_str(), i)))
        .map(|(isa, i)| (i.instruction.id.as_str(), (isa, i)))
        .collect();
    let mut documents = BTreeMap::new();
    for (isa, instructions) in loaded {
        documents.extend(documented(isa, instructions.iter().map(|i| &i.instruction))?);
    }
    // What LLVM has no lowering of needs what the vendor says.
    let needed = |isa: &str, id: &str, cpuid: &[String]| {
        let target = targets.iter().find(|t| t.isa == isa);
        let lowering = target.and_then(|t| Some((t, t.data.lowerings.get(id)?)));
        lowering.map_or_else(|| cpuid.to_vec(), |(t, l)| t.names.needed(t.platform, cpuid, &l.features))
    };
    let operands = |id: &str| Some(by_id.get(id)?.1.outline.operands.clone());
    let metadata = |id: &str| {
        let (isa, outlined) = by_id.get(id)?;
        let i = &outlined.instruction;
        let modelled = || data.get(isa).map(|data| modelled(data, id)).unwrap_or_default();
        let (costs, provenance) = documents.get(id).cloned().unwrap_or_else(modelled);
        Some(Metadata {
            isa: (*isa).to_owned(),
            intrinsic: i.name.clone(),
            mnemonic: i.mnemonic.clone(),
            form: i.form.clone(),
            features: needed(isa, id, &i.cpuid).into(),
            immediates: i.immediates().map(Param::immediate_range).collect(),
            costs: costs.into(),
            provenance,
        })
    };
    Ok(Dictionary::new(classes, &operands, &metadata)?)
}
