//! The instruction sets of a build: read from the vendors' texts, or as the repository has them.

use std::path::Path;

use autoir::dictionary::Dictionary;
use autoir::shipped;
use autoir_semantics::lane::Operand;
use autoir_similarity::classes;
use autoir_similarity::prove::{Answers, Subject};
use autoir_spec_parsers::{ISAS, Isa};

use super::Inputs;
use super::kept::{Described, Kept, Record};
use super::outline::{self, Outlined};
use crate::error::Error;
use crate::observer::Observer;

/// All instruction sets, by name.
#[derive(Debug)]
pub struct Sets(Vec<Set>);

/// An instruction set.
#[derive(Debug)]
pub struct Set {
    /// Which one.
    pub isa: &'static Isa,
    /// Its instructions, in the vendor's order.
    pub instructions: Instructions,
}

/// The instructions of a set.
#[derive(Debug)]
pub enum Instructions {
    /// From the vendor's text.
    Read(Vec<Outlined>),
    /// From the dictionary of the repository.
    Kept(Vec<Kept>),
}

impl Sets {
    /// The sets that `inputs` names are read, the others are taken from the repository.
    ///
    /// # Errors
    /// A text that is not to be found or not to be read; a repository without a dictionary and its record.
    pub fn load(inputs: &Inputs, observer: &dyn Observer) -> Result<Sets, Error> {
        let place = inputs.place("outlines");
        let mut known = inputs.memory.recall(&place, observer);
        let read = outline::load(&mut known, &inputs.isas, inputs.specs.as_deref(), observer)?;
        inputs.memory.keep(&place, &known, observer)?;
        let mut sets: Vec<Set> = inputs
            .isas
            .iter()
            .zip(read)
            .map(|(isa, read)| Set { isa, instructions: Instructions::Read(read) })
            .collect();
        let others: Vec<&Isa> =
            ISAS.iter().filter(|isa| !inputs.isas.iter().any(|read| read.name == isa.name)).collect();
        if !others.is_empty() {
            sets.extend(kept(&inputs.root, &others)?);
        }
        sets.sort_by_key(|set| set.isa.name);
        Ok(Sets(sets))
    }

    /// All of them, by name.
    pub fn all(&self) -> &[Set] {
        &self.0
    }

    /// What similarity is asked about.
    pub fn subjects(&self) -> Vec<classes::Outlined<'_>> {
        self.each(
            |i| classes::Outlined {
                id: i.instruction.id.as_str(),
                function: &i.form,
                subject: Subject::outlined(i.outline.clone(), i),
            },
            |i| classes::Outlined {
                id: &i.id,
                function: &i.form,
                subject: Subject::outlined(i.outline.clone(), i),
            },
        )
    }

    /// Says to `answers` what the repository's dictionary has proofs of.
    pub fn tell(&self, answers: &mut Answers) {
        for set in &self.0 {
            if let Instructions::Kept(all) = &set.instructions {
                all.iter().for_each(|kept| kept.tell(answers));
            }
        }
    }

    /// The operands of every instruction, by id.
    pub fn operands(&self) -> impl Iterator<Item = (&str, &[Operand])> {
        self.each(
            |i| (i.instruction.id.as_str(), &i.outline.operands[..]),
            |i| (i.id.as_str(), &i.outline.operands[..]),
        )
        .into_iter()
    }

    /// What `dictionary`, which was made of these sets, does not say of them.
    ///
    /// # Errors
    /// A dictionary that was put together wrongly.
    pub fn record(&self, dictionary: &Dictionary) -> Result<Record, Error> {
        let sets = self.0.iter().map(|set| (set.isa.name, set.described()));
        Record::of(dictionary, sets)
    }

    /// One thing of every instruction.
    fn each<'a, T>(&'a self, read: impl Fn(&'a Outlined) -> T, kept: impl Fn(&'a Kept) -> T) -> Vec<T> {
        self.0.iter().flat_map(|set| set.each(&read, &kept)).collect()
    }
}

impl Set {
    fn each<'a, T>(&'a self, read: impl Fn(&'a Outlined) -> T, kept: impl Fn(&'a Kept) -> T) -> Vec<T> {
        match &self.instructions {
            Instructions::Read(all) => all.iter().map(read).collect(),
            Instructions::Kept(all) => all.iter().map(kept).collect(),
        }
    }

    fn described(&self) -> Vec<Described<'_>> {
        self.each(
            |i| Described { id: i.instruction.id.as_str(), outline: &i.outline, form: &i.form },
            |i| Described { id: &i.id, outline: &i.outline, form: &i.form },
        )
    }
}

/// What the repository at `root` knows of `isas`.
fn kept(root: &Path, isas: &[&'static Isa]) -> Result<Vec<Set>, Error> {
    let dictionary = Dictionary::load(&root.join(shipped::PATH))?;
    let record = Record::read(root, &dictionary)?;
    let set = |isa: &&'static Isa| {
        let instructions = Instructions::Kept(record.instructions(isa.name, &dictionary)?);
        Ok(Set { isa, instructions })
    };
    isas.iter().map(set).collect()
}
