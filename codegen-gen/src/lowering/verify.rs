//! Each lowering compiled by LLVM, its mnemonic sought in the assembly.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::llvm::tool;
use crate::lowering::probe::{self, IMMEDIATE, Surroundings};
use crate::lowering::{IrBody, Llvm, Lowering};
use crate::platform::Platform;

/// What [`verify_lowerings`] saw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Lowerings checked.
    pub total: usize,
    /// Lowerings by kind, after fallbacks: `ir`, `ir_imm`, `asm`.
    pub by_kind: BTreeMap<String, usize>,
    /// Lowerings whose mnemonic is in the assembly.
    pub mnemonic_seen: usize,
    /// Ids whose mnemonic is seen only among integer instructions, with operands in memory or at another
    /// immediate: elsewhere LLVM prefers an equal encoding.
    pub seen_in_surroundings: Vec<String>,
    /// Ids that were changed to inline assembly, because LLVM always chose another instruction.
    pub fell_back: Vec<String>,
    /// Ids whose features are the vendor's words: LLVM does not say whether they are right.
    pub unheld: Vec<String>,
    /// Ids of lowerings that LLVM compiles no code for, with its words. They are taken out.
    pub refused: BTreeMap<String, String>,
    /// The others: id, and the mnemonics that were there instead.
    pub exceptions: BTreeMap<String, Vec<String>>,
}

/// Compiles every lowering for its own features and looks for its mnemonic. A body of LLVM operations for
/// which LLVM never chooses it is kept as [`Lowering::loose`], replaced by inline assembly, and checked again.
///
/// # Errors
/// LLVM rejects a module.
pub fn verify_lowerings(platform: &Platform, lowerings: &mut Vec<Lowering>) -> Result<Report> {
    let refused = take_out_refused(platform, lowerings)?;
    let mut report = Report { total: lowerings.len(), refused, ..Report::default() };
    let all: Vec<usize> = (0..lowerings.len()).collect();
    let alone = missing(platform, lowerings, &all, Surroundings::Nothing, IMMEDIATE)?;
    let unseen: Vec<usize> = alone.keys().copied().collect();
    let mut left = missing(platform, lowerings, &unseen, Surroundings::Integer, IMMEDIATE)?;
    // LLVM has other instructions for some immediates.
    for (surroundings, immediate) in
        [(Surroundings::Memory, IMMEDIATE), (Surroundings::Nothing, IMMEDIATE + 1)]
    {
        let still: Vec<usize> = left.keys().copied().collect();
        left = missing(platform, lowerings, &still, surroundings, immediate)?;
    }
    for index in &unseen {
        if !left.contains_key(index) {
            report.seen_in_surroundings.push(lowerings[*index].id.clone());
        }
    }
    let mut changed = Vec::new();
    for index in left.keys() {
        let lowering = &mut lowerings[*index];
        if let (Llvm::Ir(_) | Llvm::IrImm { .. } | Llvm::IrTable(_), Some(asm)) =
            (&lowering.llvm, &lowering.asm)
        {
            let mut spelled = lowering.clone();
            spelled.llvm = Llvm::Asm(asm.clone());
            // An operand form may ask for registers that its types cannot have.
            if refuses(platform, &spelled)? {
                continue;
            }
            lowering.loose = Some(std::mem::replace(&mut lowering.llvm, spelled.llvm));
            report.fell_back.push(lowering.id.clone());
            changed.push(*index);
        }
    }
    let wrong = missing(platform, lowerings, &changed, Surroundings::Nothing, IMMEDIATE)?;
    for (index, found) in alone.into_iter().filter(|(index, _)| left.contains_key(index)) {
        if !changed.contains(&index) || wrong.contains_key(&index) {
            report.exceptions.insert(lowerings[index].id.clone(), found);
        }
    }
    report.mnemonic_seen = report.total - report.exceptions.len();
    for lowering in lowerings.iter_mut() {
        // The vendor's operand forms leave the order of register operands open, so a form that nothing
        // needs is not worth its risk.
        if matches!(lowering.llvm, Llvm::Ir(_)) {
            lowering.asm = None;
        }
        *report.by_kind.entry(lowering.llvm.kind().to_string()).or_default() += 1;
    }
    Ok(report)
}

/// Takes the `combined` body of a lowering, by its id, where that compiles to fewer instructions with its mnemonic
/// among them.
///
/// # Errors
/// LLVM rejects a module.
pub fn shorten(
    platform: &Platform,
    lowerings: &mut [Lowering],
    combined: &BTreeMap<String, IrBody>,
) -> Result<()> {
    let changed = |lowering: &Lowering| match (&lowering.llvm, combined.get(&lowering.id)) {
        (Llvm::Ir(_), Some(body)) => Some(Lowering { llvm: Llvm::Ir(body.clone()), ..lowering.clone() }),
        _ => None,
    };
    let (mut indices, mut others) = (Vec::new(), Vec::new());
    for (index, lowering) in lowerings.iter().enumerate() {
        if let Some(other) = changed(lowering) {
            indices.push(index);
            others.push(other);
        }
    }
    let lines =
        |list: &[&Lowering]| probe::assembly_or_refusal(platform, list, Surroundings::Nothing, IMMEDIATE);
    let before = lines(&indices.iter().map(|index| &lowerings[*index]).collect::<Vec<_>>())?;
    let after = lines(&others.iter().collect::<Vec<_>>())?;
    for ((index, other), (before, after)) in
        indices.into_iter().zip(others).zip(before.into_iter().zip(after))
    {
        let is_seen = |lines: &[String]| lines.iter().any(|line| is_line_of(platform, line, &other));
        if let (Ok(before), Ok(after)) = (before, after)
            && after.len() < before.len()
            && is_seen(&after)
        {
            lowerings[index] = other;
        }
    }
    Ok(())
}

/// Whether LLVM compiles no code for `lowering`.
fn refuses(platform: &Platform, lowering: &Lowering) -> Result<bool> {
    let answers = probe::assembly_or_refusal(platform, &[lowering], Surroundings::Nothing, IMMEDIATE)?;
    Ok(answers.iter().any(std::result::Result::is_err))
}

/// Takes out what LLVM compiles no code for, and returns it with LLVM's words.
fn take_out_refused(platform: &Platform, lowerings: &mut Vec<Lowering>) -> Result<BTreeMap<String, String>> {
    let all: Vec<&Lowering> = lowerings.iter().collect();
    let answers = probe::assembly_or_refusal(platform, &all, Surroundings::Nothing, IMMEDIATE)?;
    let refused: BTreeMap<String, String> = all
        .iter()
        .zip(answers)
        .filter_map(|(lowering, answer)| Some((lowering.id.clone(), answer.err()?)))
        .collect();
    lowerings.retain(|lowering| !refused.contains_key(&lowering.id));
    Ok(refused)
}

/// Those of the lowerings at `indices` whose mnemonic does not appear, with the mnemonics that do.
pub(crate) fn missing(
    platform: &Platform,
    lowerings: &[Lowering],
    indices: &[usize],
    surroundings: Surroundings,
    immediate: u32,
) -> Result<BTreeMap<usize, Vec<String>>> {
    let chosen: Vec<&Lowering> = indices.iter().map(|&index| &lowerings[index]).collect();
    let bodies = probe::assembly(platform, &chosen, surroundings, immediate)?;
    let plain = without_aliases(platform, &bodies)?;
    let mut out = BTreeMap::new();
    for ((index, lowering), (body, plain)) in indices.iter().zip(chosen).zip(bodies.iter().zip(&plain)) {
        // Vendors list an instruction by its own name or by its alias.
        if !body.iter().chain(plain).any(|line| is_line_of(platform, line, lowering)) {
            let names = body.iter().filter_map(|line| line.split_whitespace().next());
            out.insert(*index, names.map(String::from).collect());
        }
    }
    Ok(out)
}

/// Whether `line` is an instruction that the vendor lists for `lowering`.
pub(crate) fn is_line_of(platform: &Platform, line: &str, lowering: &Lowering) -> bool {
    lowering.mnemonics.iter().any(|name| (platform.spells)(line, name))
}

/// `bodies` with every instruction called by its own name; LLVM prints the preferred alias (`mov` for `ins`,
/// `mvn` for `not`).
fn without_aliases(platform: &Platform, bodies: &[Vec<String>]) -> Result<Vec<Vec<String>>> {
    if !platform.has_aliases || bodies.iter().all(Vec::is_empty) {
        return Ok(bodies.to_vec());
    }
    let lines: Vec<&str> = bodies.iter().flatten().map(String::as_str).collect();
    let args = [&format!("-triple={}", platform.triple), "-mattr=+all", "-M", "no-aliases"].map(String::from);
    let output = tool::run("llvm-mc", &args, &(lines.join("\n") + "\n"))?;
    let printed: Vec<&str> = output
        .stdout
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('.'))
        .collect();
    if printed.len() != lines.len() {
        let message = output.stderr.lines().next().unwrap_or("another number of lines came back").to_string();
        return Err(crate::error::Error::Tool { tool: "llvm-mc".to_string(), message });
    }
    let mut printed = printed.into_iter().map(String::from);
    Ok(bodies.iter().map(|body| printed.by_ref().take(body.len()).collect()).collect())
}
