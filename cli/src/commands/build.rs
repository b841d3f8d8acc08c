//! `autoir build`: vendor texts to dictionary, lowerings, costs and generated crates.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use autoir::dictionary::{Dictionary, Metadata};
use autoir::{binary, shipped, table, tablegen};
use autoir_codegen_gen::crate_text::{self, Files};
use autoir_codegen_gen::crate_writer;
use autoir_codegen_gen::features::VendorNames;
use autoir_codegen_gen::forms;
use autoir_codegen_gen::intrinsics::intrinsics;
use autoir_codegen_gen::lower::{Lowerings, lower};
use autoir_codegen_gen::lowering::{Lowering, Skipped};
use autoir_codegen_gen::platform::{Platform, platform};
use autoir_codegen_gen::store::TargetData;
use autoir_codegen_gen::verify::Report;
use autoir_similarity::classes::{Classes, Options, Outlined, classes_of_outlined};
use autoir_similarity::prove::Subject;
use autoir_spec_parsers::{Param, isa};
use serde_json::{Value, json};

use crate::args::{BuildArgs, Global};
use crate::documented::{self, documented, modelled, why_without};
use crate::error::CommandError;
use crate::memory::Memory;
use crate::outline::{self, Loaded};
use crate::output::{self, Exit, Outcome};

/// Folders that the build writes to, relative to the repository.
const TARGET_DATA: &str = "codegen-gen/data";
const CRATES: &str = "codegen-gen/generated";

/// The page that counts classes, relative to the repository.
const CLASSES: &str = "docs/classes.md";

/// Builds everything, then writes it or (with `--check`) compares it. With `--check`, the answer is no if a
/// committed file differs.
///
/// # Errors
/// A text that is not to be found, a tool that is missing, a file that cannot be written.
pub fn run(global: &Global, args: &BuildArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    let memory = Memory::open(global)?;
    let mut known = memory.recall("outlines");
    let loaded = outline::load(&mut known, global)?;
    memory.keep("outlines", &known)?;
    let classes = classes(&loaded, &memory, global)?;
    let targets = loaded
        .iter()
        .filter_map(|(name, instructions)| target(name, instructions, &memory, global).transpose())
        .collect::<Result<Vec<_>, _>>()?;
    let dictionary = dictionary(&loaded, &classes, &targets)?;
    let outputs = Outputs::of(&dictionary, &targets, &args.root)?;
    let stale = if args.check { outputs.stale()? } else { outputs.write()? };
    let mut text = format!(
        "{} operations, {} instructions, digest {}, in {:.0} s\n",
        dictionary.operations().len(),
        dictionary.members().count(),
        &dictionary.digest_text()[..16],
        start.elapsed().as_secs_f64()
    );
    let counts = table::counts(&dictionary);
    let _ = writeln!(text, "{}", counts.line());
    targets.iter().for_each(|target| target.describe(&mut text));
    let priced = Priced::of(&dictionary, &targets);
    priced.describe(&mut text);
    for (id, why) in &classes.unknown {
        let _ = writeln!(text, "  unknown  {id}: {why}");
    }
    for path in &stale {
        let _ = writeln!(text, "  {}  {}", if args.check { "stale" } else { "wrote" }, path.display());
    }
    let fresh = stale.is_empty() || !args.check;
    Ok(Outcome {
        json: json!({
            "digest": dictionary.digest_text(),
            "fresh": fresh,
            "changed": stale.iter().map(|p| p.display().to_string()).collect::<Vec<_>>(),
            "operations": dictionary.operations().len(),
            "instructions": dictionary.members().count(),
            "classes": crate::counts::json(&counts),
            "costs": priced.json(),
            "unknown": classes.unknown.iter().cloned().collect::<BTreeMap<_, _>>(),
            "targets": targets.iter().map(|t| (t.isa.clone(), t.json())).collect::<BTreeMap<_, _>>(),
            "seconds": start.elapsed().as_secs_f64(),
        }),
        text,
        exit: if fresh { Exit::Success } else { Exit::No },
    })
}

/// What code generation knows about one ISA.
struct Target {
    isa: String,
    platform: &'static Platform,
    /// What the vendor calls features.
    names: VendorNames,
    data: TargetData,
    forms: Vec<u8>,
    skipped: Vec<Skipped>,
    report: Report,
    /// How many instructions were lowered in this build.
    fresh: usize,
}

/// The classes of all instructions.
fn classes(loaded: &Loaded, memory: &Memory, global: &Global) -> Result<Classes, CommandError> {
    let inputs: Vec<Outlined<'_>> = loaded
        .iter()
        .flat_map(|(_, instructions)| instructions)
        .map(|i| Outlined {
            id: i.instruction.id.as_str(),
            function: &i.form,
            subject: Subject::outlined(i.outline.clone(), i),
        })
        .collect();
    let mut answers = memory.recall("answers");
    let bar = output::progress("classifying", inputs.len() as u64);
    let options = Options { jobs: global.threads() };
    let classes =
        classes_of_outlined(&inputs, options, &mut answers, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    memory.keep("answers", &answers)?;
    Ok(classes)
}

/// Lowerings and costs of an ISA; none if LLVM has none of it here.
fn target(
    name: &str,
    instructions: &[outline::Outlined],
    memory: &Memory,
    global: &Global,
) -> Result<Option<Target>, CommandError> {
    let Some(platform) = platform(isa(name)?.llvm_arch) else { return Ok(None) };
    let instructions: Vec<_> = instructions.iter().map(|i| i.instruction.clone()).collect();
    let bar = output::progress("lowering", instructions.len() as u64);
    let place = format!("lowerings-{name}");
    let mut known = memory.recall(&place);
    let lowered = lower(platform, &instructions, &mut known, global.threads(), &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    })?;
    memory.keep(&place, &known)?;
    let Lowerings { mut data, skipped, report, fresh } = lowered;
    let documents = documented(name, instructions.iter())?;
    if !documents.is_empty() {
        documented::replace(&mut data.costs, &documents);
    }
    bar.set_message("reading assembly forms");
    let lowerings: Vec<Lowering> =
        instructions.iter().filter_map(|i| data.lowerings.get(i.id.as_str()).cloned()).collect();
    let forms = assembly_forms(name, platform, &lowerings, memory)?;
    bar.finish_and_clear();
    for s in &skipped {
        eprintln!("no lowering: {}: {}", s.id, s.reason);
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
) -> Result<Vec<u8>, CommandError> {
    let place = format!("assembly-{name}");
    let digest = binary::digest(&lowerings)?;
    let (known, forms): ([u8; 32], Vec<u8>) = memory.recall(&place);
    if known == digest {
        return Ok(forms);
    }
    let forms = forms::derive(platform, lowerings)?.to_bytes()?;
    memory.keep(&place, &(digest, &forms))?;
    Ok(forms)
}

impl Target {
    fn describe(&self, text: &mut String) {
        let Report { total, mnemonic_seen, by_kind, .. } = &self.report;
        let kinds: Vec<String> = by_kind.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
        let _ = writeln!(
            text,
            "{}: {mnemonic_seen} of {total} lowerings show their mnemonic ({}), {} without one; features of {} are \
             held against LLVM",
            self.isa,
            kinds.join(", "),
            self.skipped.len(),
            total - self.report.unheld.len()
        );
    }

    fn json(&self) -> Value {
        json!({
            "lowerings": self.report.total,
            "fresh": self.fresh,
            "mnemonic_seen": self.report.mnemonic_seen,
            "by_kind": self.report.by_kind,
            "exceptions": self.report.exceptions,
            "features_unheld": self.report.unheld,
            "without": self.skipped.iter().map(|s| (s.id.clone(), s.reason.clone())).collect::<BTreeMap<_, _>>(),
            "costs": self.data.costs.provenance,
        })
    }
}

fn dictionary(loaded: &Loaded, classes: &Classes, targets: &[Target]) -> Result<Dictionary, CommandError> {
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

/// Which instructions have a cost on which CPUs.
#[derive(Default)]
struct Priced<'a> {
    /// How many have one, by instruction set and CPU.
    by_cpu: BTreeMap<&'a str, BTreeMap<&'a str, usize>>,
    /// How many have one, by instruction set and where it comes from.
    sources: BTreeMap<&'a str, BTreeMap<&'a str, usize>>,
    /// Those without one on any CPU, by instruction set and reason.
    without: BTreeMap<&'a str, BTreeMap<String, Vec<&'a str>>>,
}

impl<'a> Priced<'a> {
    fn of(dictionary: &'a Dictionary, targets: &[Target]) -> Priced<'a> {
        let data: BTreeMap<&str, &TargetData> = targets.iter().map(|t| (t.isa.as_str(), &t.data)).collect();
        let mut priced = Priced::default();
        for (_, member) in dictionary.members() {
            let m = &member.metadata;
            for cpu in m.costs.keys() {
                *priced.by_cpu.entry(&m.isa).or_default().entry(cpu).or_default() += 1;
            }
            if !m.costs.is_empty() {
                *priced.sources.entry(&m.isa).or_default().entry(&m.provenance).or_default() += 1;
                continue;
            }
            let why = data.get(m.isa.as_str()).map(|data| why_without(data, &member.id));
            let why = why.unwrap_or_else(|| "nothing is known of its CPUs".to_owned());
            priced.without.entry(&m.isa).or_default().entry(why).or_default().push(&member.id);
        }
        priced
    }

    fn describe(&self, text: &mut String) {
        for (isa, reasons) in &self.without {
            for (why, ids) in reasons {
                let _ = writeln!(text, "  no cost  {isa}: {} instructions: {why}", ids.len());
            }
        }
    }

    fn json(&self) -> Value {
        json!({ "instructions_by_cpu": self.by_cpu, "provenance": self.sources, "without": self.without })
    }
}

/// Everything that is written.
struct Outputs {
    files: Vec<(PathBuf, Vec<u8>)>,
    crates: Vec<(PathBuf, Files)>,
}

impl Outputs {
    fn of(dictionary: &Dictionary, targets: &[Target], root: &Path) -> Result<Outputs, CommandError> {
        let mut files = vec![
            (root.join(shipped::PATH), dictionary.to_bytes()?),
            (root.join(CLASSES), table::page(dictionary).into_bytes()),
        ];
        let spelled = |id: &str| {
            let lowering = targets.iter().find_map(|target| target.data.lowerings.get(id));
            lowering.map(intrinsics).unwrap_or_default()
        };
        let mut crates = vec![(root.join(CRATES).join("tablegen"), tablegen::files(dictionary, &spelled))];
        for target in targets {
            let file = |kind: &str| root.join(TARGET_DATA).join(format!("{}.air-{kind}", target.isa));
            files.push((file("target"), target.data.to_bytes()?));
            files.push((file("forms"), target.forms.clone()));
        }
        let lowerings = targets.iter().map(|target| (target.isa.clone(), &target.data.lowerings)).collect();
        let texts = crate_text::crates(dictionary, &lowerings)?;
        crates.extend(texts.into_iter().map(|(name, files)| (root.join(CRATES).join(name), files)));
        Ok(Outputs { files, crates })
    }

    /// What is not as it would be written.
    fn stale(&self) -> Result<Vec<PathBuf>, CommandError> {
        let mut stale: Vec<PathBuf> = self
            .files
            .iter()
            .filter(|(path, bytes)| !holds(path, bytes))
            .map(|(path, _)| path.clone())
            .collect();
        for (folder, files) in &self.crates {
            stale.extend(crate_writer::stale(folder, files)?.into_iter().map(|p| folder.join(p)));
        }
        Ok(stale)
    }

    /// Writes what is stale and says what that was.
    fn write(&self) -> Result<Vec<PathBuf>, CommandError> {
        let stale = self.stale()?;
        for (path, bytes) in &self.files {
            write(path, bytes)?;
        }
        for (folder, files) in &self.crates {
            crate_writer::write(folder, files)?;
        }
        Ok(stale)
    }
}

fn holds(path: &Path, bytes: &[u8]) -> bool {
    std::fs::read(path).is_ok_and(|old| old == bytes)
}

/// Replaces a file as a whole: a reader sees the old or the new one.
fn write(path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let failed = |source| CommandError::Io { path: path.to_owned(), source };
    if holds(path, bytes) {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).map_err(failed)?;
    }
    let fresh = path.with_extension("new");
    std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, path)).map_err(failed)
}
