//! Instruction sets whose texts are not read: what is known of their instructions without them.
//!
//! The dictionary says what an instruction computes, and that is proven equal to what the vendor says: so its
//! operation, element by element, stands for the vendor's text in every question about it. What does not follow from
//! the dictionary is in the [`Record`] beside it: the order of the instructions, and the canonical forms of those whose
//! operation is written so differently from the vendor's text that another form comes of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use autoir::binary;
use autoir::dictionary::{Dictionary, Metadata};
use autoir_semantics::lane::{ElementFn, LaneFn, Shape};
use autoir_semantics::reroll::reroll;
use autoir_similarity::cofactor::regroup;
use autoir_similarity::prove::{Answers, Elements, Outline, Proof};
use autoir_similarity::unroll::by_element;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::error::Error;

/// Where the record lies in the repository.
pub const PATH: &str = "autoir/data/autoir.air-outlines";

/// What builds that do not read all texts need beside a dictionary.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Record {
    /// The digest of the dictionary.
    dictionary: [u8; 32],
    /// The instructions of each set, in the vendor's order.
    sets: BTreeMap<String, Vec<Entry>>,
}

/// An instruction, and what the dictionary does not say of it.
#[derive(Debug, Serialize, Deserialize)]
struct Entry {
    id: String,
    /// The vendor's result and the canonical form, if they are not those of the operation.
    own: Option<(Shape, LaneFn)>,
}

impl Record {
    /// What `dictionary` does not say of the instructions of each set, which are given with their forms.
    ///
    /// # Errors
    /// A dictionary that was put together wrongly, or a form that cannot be written.
    pub fn of<'a>(
        dictionary: &Dictionary,
        sets: impl Iterator<Item = (&'a str, Vec<Described<'a>>)>,
    ) -> Result<Record, Error> {
        let entry = |described: &Described<'_>| {
            let Some(derived) = Derived::of(dictionary, described.id)? else { return Ok(None) };
            let said = (&described.outline.result, described.form);
            let follows = binary::digest(&derived.form())? == binary::digest(&said)?;
            let own = (!follows).then(|| (described.outline.result.clone(), described.form.clone()));
            Ok(Some(Entry { id: described.id.to_owned(), own }))
        };
        let entries = |(isa, all): (&str, Vec<Described<'_>>)| {
            let entries: Vec<Option<Entry>> = all.par_iter().map(entry).collect::<Result<_, Error>>()?;
            Ok((isa.to_owned(), entries.into_iter().flatten().collect()))
        };
        Ok(Record { dictionary: dictionary.digest(), sets: sets.map(entries).collect::<Result<_, Error>>()? })
    }

    /// Reads the record of `dictionary` in the repository at `root`.
    ///
    /// # Errors
    /// There is none, or it is another dictionary's.
    pub fn read(root: &Path, dictionary: &Dictionary) -> Result<Record, Error> {
        let path = root.join(PATH);
        let bytes = std::fs::read(&path).map_err(|source| Error::Io { path: path.clone(), source })?;
        let record: Record = binary::decode(&bytes).map_err(|e| e.of_file(&path))?;
        if record.dictionary == dictionary.digest() { Ok(record) } else { Err(Error::Record(path)) }
    }

    /// The binary form.
    ///
    /// # Errors
    /// The encoder's refusal.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Error> {
        Ok(binary::encode(self)?)
    }

    /// The instructions of a set, in the vendor's order.
    ///
    /// # Errors
    /// A dictionary that was put together wrongly, or that lacks an instruction of the record.
    pub fn instructions(&self, isa: &str, dictionary: &Dictionary) -> Result<Vec<Kept>, Error> {
        let entries = self.sets.get(isa).map(Vec::as_slice).unwrap_or_default();
        entries.par_iter().map(|entry| Kept::of(entry, dictionary)).collect()
    }
}

/// An instruction as a [`Record`] is made of it.
#[derive(Clone, Copy, Debug)]
pub struct Described<'a> {
    /// Unique name.
    pub id: &'a str,
    /// What is known of the vendor's elements.
    pub outline: &'a Outline,
    /// The canonical form.
    pub form: &'a LaneFn,
}

/// An instruction of which the dictionary says everything.
#[derive(Debug)]
pub struct Kept {
    /// Unique name.
    pub id: String,
    /// What the vendor says beside the meaning.
    pub metadata: Metadata,
    /// What is known of the vendor's elements.
    pub outline: Outline,
    /// The canonical form.
    pub form: LaneFn,
    /// The operation at this instruction's numbers.
    function: LaneFn,
    proof: Proof,
    elements: OnceLock<Option<ElementFn>>,
}

impl Kept {
    fn of(entry: &Entry, dictionary: &Dictionary) -> Result<Kept, Error> {
        let unlisted = || autoir::error::Error::NoMetadata(entry.id.clone());
        let Derived { metadata, function, elements, proof } =
            Derived::of(dictionary, &entry.id)?.ok_or_else(unlisted)?;
        let (result, form) = match &entry.own {
            Some((result, form)) => (result.clone(), form.clone()),
            None => (function.result.clone(), reroll(&elements)),
        };
        let outline = Outline { operands: function.operands.clone(), result, digest: proof.elements };
        // The vendor's text may count other elements than the operation does.
        let grouped = regroup(&elements, outline.result.width);
        let elements = grouped.map(|elements| ElementFn { result: outline.result.clone(), ..elements });
        let elements = OnceLock::from(elements);
        Ok(Kept { id: entry.id.clone(), metadata, outline, form, function, proof, elements })
    }

    /// Says to `answers` what was proven of this instruction.
    pub fn tell(&self, answers: &mut Answers) {
        answers.remember(&self.function, &self.outline, &self.proof);
    }
}

impl Elements for Kept {
    fn elements(&self) -> Option<&ElementFn> {
        self.elements.get().and_then(Option::as_ref)
    }
}

/// What follows from a dictionary about one of its instructions.
struct Derived {
    metadata: Metadata,
    function: LaneFn,
    elements: ElementFn,
    proof: Proof,
}

impl Derived {
    /// Of the instruction `id`, if `dictionary` has it.
    fn of(dictionary: &Dictionary, id: &str) -> Result<Option<Derived>, Error> {
        let Some((operation, member)) = dictionary.instruction(id) else { return Ok(None) };
        let function = operation.function(member)?;
        let failed = |e: autoir_similarity::error::Error| autoir::error::Error::Member {
            id: id.to_owned(),
            message: e.to_string(),
        };
        let elements = by_element(&function).map_err(failed)?;
        let (metadata, proof) = (member.metadata.clone(), member.proof.clone());
        Ok(Some(Derived { metadata, function, elements, proof }))
    }

    /// The result and the canonical form.
    fn form(&self) -> (&Shape, LaneFn) {
        (&self.elements.result, reroll(&self.elements))
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::LaneFn;
    use autoir_similarity::prove::{Answer, Effort, Judge, Subject};
    use autoir_spec_parsers::{SpecSource, isa, meaning, select};

    use super::*;

    fn repository() -> (Dictionary, Record) {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let dictionary = autoir::shipped::dictionary().expect("it is shipped");
        let record = Record::read(root, &dictionary).expect("it is committed with the dictionary");
        (dictionary, record)
    }

    #[test]
    fn without_the_text_an_instruction_is_what_the_text_makes_of_it() {
        let (dictionary, record) = repository();
        let isa = isa("ptx").expect("it is registered");
        let text = isa.frontend.shipped("mma.spec").expect("it is part of this project");
        let source = SpecSource::from_bytes("mma.spec", text.as_bytes());
        let read = select(isa.frontend, &source).instructions;
        let kept = record.instructions("ptx", &dictionary).expect("all are in the dictionary");
        assert!(read.len() > 100);
        assert_eq!(
            read.iter().map(|i| i.id.as_str()).collect::<Vec<_>>(),
            kept.iter().map(|i| i.id.as_str()).collect::<Vec<_>>(),
            "the order is the vendor's"
        );
        for (read, kept) in read.iter().zip(&kept) {
            let elements = meaning(isa.frontend, read, &source).expect("it is read");
            assert_eq!(kept.outline, Outline::of(&elements), "{}", kept.id);
            let bytes = |form: &LaneFn| binary::encode(form).expect("it is written");
            assert_eq!(bytes(&kept.form), bytes(&reroll(&elements)), "{}", kept.id);
        }
    }

    #[test]
    fn every_set_is_whole_and_its_operations_are_its_elements() {
        let (dictionary, record) = repository();
        let mut all = 0;
        for isa in autoir_spec_parsers::ISAS {
            let kept = record.instructions(isa.name, &dictionary).expect("all are in the dictionary");
            all += kept.len();
            for kept in kept.iter().step_by(251) {
                let subject = Subject::outlined(kept.outline.clone(), kept);
                let answer = Judge::new().prove(&kept.form, &subject, Effort::Solver);
                assert!(matches!(answer, Answer::Proved(_)), "{}: {answer:?}", kept.id);
            }
        }
        assert_eq!(all, dictionary.members().count());
    }

    #[test]
    fn a_record_of_another_dictionary_is_none() {
        let (dictionary, record) = repository();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(PATH);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        let missing = Record::read(folder.path(), &dictionary);
        assert!(matches!(missing, Err(Error::Io { .. })), "{missing:?}");
        let other = Record { dictionary: [7; 32], ..record };
        std::fs::write(&path, other.to_bytes().expect("it is written")).expect("it can be written");
        let read = Record::read(folder.path(), &dictionary);
        assert!(matches!(read, Err(Error::Record(_))), "{read:?}");
        std::fs::write(&path, b"something else").expect("it can be written");
        assert!(matches!(Record::read(folder.path(), &dictionary), Err(Error::Dictionary(_))));
    }
}
