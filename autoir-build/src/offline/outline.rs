//! Instructions of a vendor text whose meaning is worked out only where nothing is remembered of it.
//!
//! A build needs of most instructions what it needed the last time: the operands, the canonical form, the digest of
//! the elements. These are kept under the digest of the instruction as the vendor wrote it, corrections applied;
//! the elements themselves are evaluated again if a question comes up that was never asked.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use autoir::binary;
use autoir_semantics::lane::{ElementFn, LaneFn};
use autoir_semantics::reroll::reroll;
use autoir_similarity::prove::{Elements, Outline};
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::location::Location;
use autoir_spec_parsers::{Diagnostic, Isa, SpecError, SpecSource, meaning, select};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::texts::source;
use crate::error::Error;
use crate::observer::Observer;

type Key = [u8; 32];

/// What is kept of instructions, by the digests of what the vendor says of them.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Known {
    outlines: BTreeMap<Key, (Outline, Key)>,
    /// Canonical forms, by the digests of what they are the forms of.
    forms: BTreeMap<Key, LaneFn>,
}

impl Known {
    fn of<'a>(all: impl Iterator<Item = &'a Outlined> + Clone) -> Known {
        Known {
            outlines: all.clone().map(|i| (i.key.0, (i.outline.clone(), i.key.1))).collect(),
            forms: all.map(|i| (i.key.1, i.form.clone())).collect(),
        }
    }
}

/// An instruction with what is known of its meaning.
#[derive(Debug)]
pub struct Outlined {
    /// What the vendor says.
    pub instruction: Instruction,
    /// What is known of its elements.
    pub outline: Outline,
    /// The canonical form.
    pub form: LaneFn,
    key: (Key, Key),
    isa: &'static Isa,
    source: SpecSource,
    elements: OnceLock<Option<ElementFn>>,
}

impl Elements for Outlined {
    fn elements(&self) -> Option<&ElementFn> {
        let evaluate = || meaning(self.isa.frontend, &self.instruction, &self.source).ok();
        self.elements.get_or_init(evaluate).as_ref()
    }
}

/// The instructions of `isas`, in the vendor's order. What is in `known` is taken from there, and what was needed this
/// time takes its place.
///
/// # Errors
/// A text that is not to be found or not to be read.
pub fn load(
    known: &mut Known,
    isas: &[&'static Isa],
    specs: Option<&Path>,
    observer: &dyn Observer,
) -> Result<Vec<Vec<Outlined>>, Error> {
    let (mut loaded, mut missing) = (Vec::new(), Vec::new());
    for isa in isas {
        match source(isa, specs, observer) {
            Ok(source) => loaded.push(outline(isa, &source, known, observer)?),
            Err(Error::Spec(e @ SpecError::SourceNotFound { .. })) => {
                missing.push(format!("{}: {e}", isa.name));
            }
            Err(e) => return Err(e),
        }
    }
    if !missing.is_empty() {
        // A dictionary without an ISA would replace one that has it.
        return Err(Error::Texts(missing));
    }
    *known = Known::of(loaded.iter().flatten());
    Ok(loaded)
}

fn outline(
    isa: &'static Isa,
    source: &SpecSource,
    known: &Known,
    observer: &dyn Observer,
) -> Result<Vec<Outlined>, Error> {
    let selected = select(isa.frontend, source);
    let (done, all) = (AtomicUsize::new(0), selected.instructions.len());
    let outcomes = selected
        .instructions
        .into_par_iter()
        .map(|instruction| {
            let outlined = one(isa, instruction, source, known);
            observer.progress("evaluating", done.fetch_add(1, Ordering::Relaxed) + 1, all);
            outlined
        })
        .collect::<Result<Vec<_>, Error>>()?;
    let mut diagnostics = selected.diagnostics;
    let mut all = Vec::with_capacity(outcomes.len());
    for outcome in outcomes {
        match outcome {
            Ok(outlined) => all.push(outlined),
            Err(diagnostic) => diagnostics.push(diagnostic),
        }
    }
    diagnostics.iter().for_each(|diagnostic| observer.complains(&diagnostic.to_string()));
    Ok(all)
}

/// What is known of an instruction, or what is wrong with it.
fn one(
    isa: &'static Isa,
    instruction: Instruction,
    source: &SpecSource,
    known: &Known,
) -> Result<Result<Outlined, Diagnostic>, Error> {
    let key = key(isa, &instruction)?;
    let remembered = known.outlines.get(&key);
    let remembered = remembered.and_then(|(outline, form)| Some((outline, form, known.forms.get(form)?)));
    let (outline, form_key, form, elements) = match remembered {
        Some((outline, form_key, form)) => (outline.clone(), *form_key, form.clone(), OnceLock::new()),
        None => {
            let elements = match meaning(isa.frontend, &instruction, source) {
                Ok(elements) => elements,
                Err(diagnostic) => return Ok(Err(diagnostic)),
            };
            let outline = Outline::of(&elements);
            let form_key = binary::digest(&outline)?;
            let form = known.forms.get(&form_key).cloned().unwrap_or_else(|| reroll(&elements));
            (outline, form_key, form, OnceLock::from(Some(elements)))
        }
    };
    let source = source.clone();
    Ok(Ok(Outlined { instruction, outline, form, key: (key, form_key), isa, source, elements }))
}

/// Digest of all that the meaning depends on beside this program: where an instruction stands does not matter.
fn key(isa: &Isa, instruction: &Instruction) -> Result<Key, Error> {
    let nowhere = Location::default();
    let (location, operation_location) = (nowhere.clone(), nowhere);
    let said = Instruction { location, operation_location, ..instruction.clone() };
    let mut hash = Sha256::new();
    hash.update(isa.name);
    hash.update([0]);
    hash.update(binary::digest(&said)?);
    Ok(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use autoir_similarity::classes::{self, Options, classes_of_outlined};
    use autoir_similarity::prove::{Answers, Subject};
    use autoir_spec_parsers::isa;

    /// Instructions of one family of PTX, in a text in which `from` is `to`.
    fn load(known: &Known, from: &str, to: &str) -> Vec<Outlined> {
        let isa = isa("ptx").expect("it is registered");
        let text = isa.frontend.shipped("mma.spec").expect("it is part of this project");
        let text = text.split("family integer4").next().unwrap_or(text);
        assert!(text.contains(from));
        let source = SpecSource::from_bytes("mma.spec", text.replace(from, to).as_bytes());
        outline(isa, &source, known, &()).expect("it can be written")
    }

    /// What a build would read of what one before it kept.
    fn remembered(all: &[Outlined]) -> Known {
        let known = Known::of(all.iter());
        binary::decode(&binary::encode(&known).expect("it is written")).expect("it is read")
    }

    fn classes(all: &[Outlined], answers: &mut Answers) -> String {
        let inputs: Vec<classes::Outlined<'_>> = all
            .iter()
            .map(|i| classes::Outlined {
                id: i.instruction.id.as_str(),
                function: &i.form,
                subject: Subject::outlined(i.outline.clone(), i),
            })
            .collect();
        let found = classes_of_outlined(&inputs, Options::default(), answers, &|_, _| {});
        format!("{:?} {:?}", found.classes, found.unknown)
    }

    #[test]
    fn what_is_remembered_changes_nothing_and_what_was_touched_is_made_anew() {
        let (plain, touched) = ("A[p][i][k] * B[p][k][j]))", "A[p][i][k] * B[p][k][j] + 1))");
        let before = load(&Known::default(), plain, plain);
        let mut answers = Answers::default();
        let first = classes(&before, &mut answers);
        let known = remembered(&before);
        // Nothing is evaluated where nothing changed, and the classes are the same.
        let again = load(&known, plain, plain);
        assert!(again.iter().all(|i| i.elements.get().is_none()));
        assert_eq!(classes(&again, &mut answers), first);
        assert!(again.iter().all(|i| i.elements.get().is_none()));
        // What was touched is evaluated, nothing else, and all is as without memory.
        let after = load(&known, plain, touched);
        let fresh = load(&Known::default(), plain, touched);
        let evaluated = after.iter().filter(|i| i.elements.get().is_some()).count();
        assert!(evaluated > 0 && evaluated < after.len(), "{evaluated} of {}", after.len());
        assert_eq!(classes(&after, &mut answers), classes(&fresh, &mut Answers::default()));
        for (a, b) in after.iter().zip(&fresh) {
            assert_eq!((&a.instruction, &a.outline, a.key), (&b.instruction, &b.outline, b.key));
            assert_eq!(a.elements().map(Outline::of), Some(b.outline.clone()));
        }
    }
}
