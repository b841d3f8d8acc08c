//! The offline build: vendor texts to dictionary, lowerings, costs, assembly forms and generated crates.
//!
//! In:   the vendors' texts, LLVM and its tools, what an earlier build kept ([`Memory`])
//! Out:  [`Built`], and the files of a repository that it makes ([`Outputs`])
//! Pipeline: `texts` -> `outline` (semantics) -> classes -> lowerings, costs (`documented`), forms -> dictionary -> `outputs`
//!
//! Where not every text is read, the other instruction sets are as the repository has them (`kept`): classes are made
//! of all, lowerings and costs of those that are read.

mod documented;
mod kept;
mod memory;
mod outline;
mod outputs;
mod priced;
mod sets;
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
use autoir_semantics::lane::Operand;
use autoir_similarity::classes::{Classes, Options, classes_of_outlined};
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::{ISAS, Isa, Param};

pub use memory::Memory;
pub use outputs::Outputs;
pub use priced::Priced;
pub use texts::source;

use crate::error::Error;
use crate::observer::Observer;
use documented::{documented, modelled};
use kept::Record;
use outline::Outlined;
use sets::{Instructions, Set, Sets};

/// What a build is made from.
#[derive(Debug)]
pub struct Inputs {
    /// Folder with vendor texts, or one text; none: where they are looked for.
    pub specs: Option<PathBuf>,
    /// The instruction sets whose texts are read; the others are as the repository has them.
    pub isas: Vec<&'static Isa>,
    /// The repository.
    pub root: PathBuf,
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
    /// What builds that do not read all texts need beside the dictionary.
    record: Record,
}

/// What code generation knows about one ISA.
#[derive(Debug)]
pub struct Target {
    /// The ISA.
    pub isa: String,
    /// Lowerings and costs.
    pub data: TargetData,
    forms: Vec<u8>,
    /// How the lowerings were made; none if they are those of the repository.
    pub made: Option<Made>,
}

/// How the lowerings of an ISA were made.
#[derive(Debug)]
pub struct Made {
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
/// A text that is not to be found or not to be read, a tool that is missing, a memory that cannot be written; where not
/// all texts are read, a repository that nothing was built in.
pub fn build(inputs: &Inputs, observer: &dyn Observer) -> Result<Built, Error> {
    let sets = Sets::load(inputs, observer)?;
    let classes = classes(&sets, inputs, observer)?;
    let targets = sets
        .all()
        .iter()
        .filter_map(|set| target(set, inputs, observer).transpose())
        .collect::<Result<Vec<_>, _>>()?;
    let dictionary = dictionary(&sets, &classes, &targets)?;
    let record = sets.record(&dictionary)?;
    Ok(Built { dictionary, unknown: classes.unknown, targets, record })
}

/// The classes of all instructions.
fn classes(sets: &Sets, inputs: &Inputs, observer: &dyn Observer) -> Result<Classes, Error> {
    let place = inputs.place("answers");
    let mut answers = inputs.memory.recall(&place, observer);
    sets.tell(&mut answers);
    let options = Options { jobs: inputs.jobs };
    let progress = |done, all| observer.progress("classifying", done, all);
    let classes = classes_of_outlined(&sets.subjects(), options, &mut answers, &progress);
    inputs.memory.keep(&place, &answers, observer)?;
    Ok(classes)
}

impl Inputs {
    /// Where `name` is kept: what is made without all texts is kept apart, since some of it rests on the repository.
    fn place(&self, name: &str) -> String {
        let read = self.isas.iter().map(|isa| format!("-{}", isa.name));
        if self.isas.len() == ISAS.len() {
            name.to_owned()
        } else {
            name.to_owned() + &read.collect::<String>()
        }
    }
}

/// Lowerings and costs of an ISA; none if LLVM has none of it here.
fn target(set: &Set, inputs: &Inputs, observer: &dyn Observer) -> Result<Option<Target>, Error> {
    let name = set.isa.name;
    let Some(platform) = platform(set.isa.llvm_arch) else { return Ok(None) };
    let Instructions::Read(instructions) = &set.instructions else {
        let (data, forms) = outputs::target(&inputs.root, name)?;
        return Ok(Some(Target { isa: name.to_owned(), data, forms, made: None }));
    };
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
    Ok(Some(Target { isa: name.to_owned(), data, forms, made: Some(Made { skipped, report, fresh }) }))
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

fn dictionary(sets: &Sets, classes: &Classes, targets: &[Target]) -> Result<Dictionary, Error> {
    let operands: BTreeMap<&str, &[Operand]> = sets.operands().collect();
    let mut metadata = BTreeMap::new();
    for set in sets.all() {
        let data = targets.iter().find(|target| target.isa == set.isa.name).map(|target| &target.data);
        match &set.instructions {
            Instructions::Read(instructions) => metadata.extend(described(set.isa, instructions, data)?),
            Instructions::Kept(all) => {
                metadata.extend(all.iter().map(|i| (i.id.as_str(), i.metadata.clone())))
            }
        }
    }
    let operands = |id: &str| operands.get(id).map(|operands| operands.to_vec());
    Ok(Dictionary::new(classes, &operands, &|id| metadata.get(id).cloned())?)
}

/// What the vendor says of `instructions` beside their meaning, and what they cost, by id.
fn described<'a>(
    isa: &Isa,
    instructions: &'a [Outlined],
    data: Option<&TargetData>,
) -> Result<BTreeMap<&'a str, Metadata>, Error> {
    let documents = documented(isa.name, instructions.iter().map(|i| &i.instruction))?;
    let names = platform(isa.llvm_arch).map(|platform| {
        Ok::<_, Error>((platform, VendorNames::of(platform, instructions.iter().map(|i| &i.instruction))?))
    });
    let names = names.transpose()?;
    // What LLVM has no lowering of needs what the vendor says.
    let needed = |i: &Instruction| {
        let lowering = data.and_then(|data| data.lowerings.get(i.id.as_str()));
        let known = names.as_ref().zip(lowering);
        known.map_or_else(
            || i.cpuid.clone(),
            |((platform, names), l)| names.needed(platform, &i.cpuid, &l.features),
        )
    };
    let metadata = |outlined: &'a Outlined| {
        let i = &outlined.instruction;
        let id = i.id.as_str();
        let modelled = || data.map(|data| modelled(data, id)).unwrap_or_default();
        let (costs, provenance) = documents.get(id).cloned().unwrap_or_else(modelled);
        let metadata = Metadata {
            isa: isa.name.to_owned(),
            intrinsic: i.name.clone(),
            mnemonic: i.mnemonic.clone(),
            form: i.form.clone(),
            features: needed(i).into(),
            immediates: i.immediates().map(Param::immediate_range).collect(),
            costs: costs.into(),
            provenance,
        };
        (id, metadata)
    };
    Ok(instructions.iter().map(metadata).collect())
}
