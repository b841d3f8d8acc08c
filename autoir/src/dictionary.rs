//! The dictionary: all operations, and where each instruction is among them.

use std::collections::BTreeSet;
use std::path::Path;

use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::Operand;
use autoir_similarity::classes::{Class, Classes};

use crate::error::Error;
pub use crate::operation::{Cost, Member, Metadata, Operation};
use crate::{binary, packed};

/// Operations with their instructions.
#[derive(Clone, Debug, Default)]
pub struct Dictionary {
    operations: Vec<Operation>,
    digest: [u8; 32],
    /// Position of each instruction, by id: operation, member.
    by_id: Vec<(usize, usize)>,
}

impl Dictionary {
    /// The dictionary of `classes`, with what is known about each instruction besides.
    ///
    /// `operands` and `metadata` are asked for every member by id.
    ///
    /// # Errors
    /// [`Error::NoMetadata`] if one of them has no answer, [`Error::Duplicate`].
    pub fn new(
        classes: &Classes,
        operands: &dyn Fn(&str) -> Option<Vec<Operand>>,
        metadata: &dyn Fn(&str) -> Option<Metadata>,
    ) -> Result<Dictionary, Error> {
        let operations = classes
            .classes
            .iter()
            .map(|c| operation(c, operands, metadata))
            .collect::<Result<Vec<_>, _>>()?;
        Dictionary::of(operations)
    }

    /// A dictionary of finished operations.
    ///
    /// # Errors
    /// [`Error::Duplicate`] if a name or an instruction occurs twice; [`Error::Claimed`] if two instruction
    /// sets list one intrinsic; [`Error::Coding`].
    pub fn of(mut operations: Vec<Operation>) -> Result<Dictionary, Error> {
        operations.sort_by(|a, b| a.name.cmp(&b.name));
        for operation in &mut operations {
            operation.members.sort_by(|a, b| a.id.cmp(&b.id));
        }
        let digest = binary::digest(&packed::pack(&operations)?)?;
        Dictionary::of_sorted(operations, digest)
    }

    /// A dictionary of operations sorted by name, with members sorted by id.
    fn of_sorted(operations: Vec<Operation>, digest: [u8; 32]) -> Result<Dictionary, Error> {
        if let Some(pair) = operations.windows(2).find(|p| p[0].name >= p[1].name) {
            return Err(Error::Duplicate(pair[1].name.clone()));
        }
        let mut claims: FastMap<&str, &str> = FastMap::default();
        for member in operations.iter().flat_map(|o| &o.members) {
            let Metadata { isa, intrinsic, .. } = &member.metadata;
            if let Some(other) = claims.insert(intrinsic, isa).filter(|other| other != isa) {
                let mut isas = [other.to_owned(), isa.clone()];
                isas.sort();
                let [first, second] = isas;
                return Err(Error::Claimed { name: intrinsic.clone(), isas: (first, second) });
            }
        }
        let positions = |(n, o): (usize, &Operation)| (0..o.members.len()).map(move |m| (n, m));
        let mut by_id: Vec<(usize, usize)> = operations.iter().enumerate().flat_map(positions).collect();
        let id = |&(n, m): &(usize, usize)| operations[n].members[m].id.as_str();
        by_id.sort_unstable_by_key(id);
        if let Some(pair) = by_id.windows(2).find(|p| id(&p[0]) == id(&p[1])) {
            return Err(Error::Duplicate(id(&pair[0]).to_owned()));
        }
        Ok(Dictionary { operations, digest, by_id })
    }

    /// All operations, by name.
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// The operation called `name`.
    pub fn operation(&self, name: &str) -> Option<&Operation> {
        let at = self.operations.binary_search_by(|o| o.name.as_str().cmp(name)).ok()?;
        self.operations.get(at)
    }

    /// The operation and member entry of an instruction.
    pub fn instruction(&self, id: &str) -> Option<(&Operation, &Member)> {
        let entry = |&(o, m): &(usize, usize)| {
            let operation = &self.operations[o];
            (operation, &operation.members[m])
        };
        let at = self.by_id.binary_search_by(|at| entry(at).1.id.as_str().cmp(id)).ok()?;
        Some(entry(&self.by_id[at]))
    }

    /// Every instruction that a CPU with `features` (in the vendor's spelling) executes.
    pub fn available<'a>(
        &'a self,
        isa: &'a str,
        features: &'a BTreeSet<String>,
    ) -> impl Iterator<Item = (&'a Operation, &'a Member)> {
        self.members().filter(move |(_, m)| {
            m.metadata.isa == isa && m.metadata.features.iter().all(|f| features.contains(f))
        })
    }

    /// Every instruction with its operation, by operation name, then by id.
    pub fn members(&self) -> impl Iterator<Item = (&Operation, &Member)> {
        self.operations.iter().flat_map(|o| o.members.iter().map(move |m| (o, m)))
    }

    /// sha256 of the contents: equal dictionaries have equal digests.
    pub fn digest(&self) -> [u8; 32] {
        self.digest
    }

    /// The digest in hexadecimal.
    pub fn digest_text(&self) -> String {
        self.digest.iter().map(|b| format!("{b:02x}")).collect()
    }

    /// The binary form.
    ///
    /// # Errors
    /// [`Error::Coding`].
    pub fn to_bytes(&self) -> Result<Vec<u8>, Error> {
        binary::encode(&packed::pack(&self.operations)?)
    }

    /// Reads the binary form.
    ///
    /// # Errors
    /// Those of [`binary::decode`]; [`Error::Duplicate`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Dictionary, Error> {
        let (stored, digest) = binary::decode_with_digest(bytes)?;
        Dictionary::of_sorted(packed::unpack(stored)?, digest)
    }

    /// Writes the binary form to `path`, if it is not there already.
    ///
    /// # Errors
    /// [`Error::Coding`] or [`Error::Io`].
    pub fn save(&self, path: &Path) -> Result<(), Error> {
        binary::save(&packed::pack(&self.operations)?, path)
    }

    /// Reads the binary form from `path`.
    ///
    /// # Errors
    /// Those of [`binary::load`]; [`Error::Duplicate`].
    pub fn load(path: &Path) -> Result<Dictionary, Error> {
        let bytes = std::fs::read(path).map_err(|source| Error::Io { path: path.into(), source })?;
        Dictionary::from_bytes(&bytes).map_err(|e| e.of_file(path))
    }
}

fn operation(
    class: &Class,
    operands: &dyn Fn(&str) -> Option<Vec<Operand>>,
    metadata: &dyn Fn(&str) -> Option<Metadata>,
) -> Result<Operation, Error> {
    let members = class
        .members
        .iter()
        .map(|m| {
            let missing = || Error::NoMetadata(m.id.clone());
            Ok(Member {
                id: m.id.clone(),
                metadata: metadata(&m.id).ok_or_else(missing)?,
                operands: operands(&m.id).ok_or_else(missing)?.into(),
                wrapper: m.wrapper.clone(),
                result: m.result.clone(),
                axes: m.axes.clone(),
                template_axis: m.template_axis,
                arguments: m.arguments.clone(),
                values: m.values.clone(),
                proof: m.proof.clone(),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Operation { name: class.name.clone(), template: class.operation.clone().into(), members })
}
