//! The shipped dictionary as a library to search.

use autoir::dictionary::{Dictionary, Operation};
use autoir::error::Error;
use autoir_codegen_gen::lowering::Lowering;
use autoir_codegen_gen::publish::shipped;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_synth::library::{Instruction, Library};
use rayon::prelude::*;

/// The instructions of `operations` that have a lowering in one of `data`, as synthesis wants them.
///
/// # Errors
/// A dictionary that was put together wrongly.
pub fn library(
    dictionary: &Dictionary,
    operations: &[&Operation],
    data: &[&TargetData],
) -> Result<Library, Error> {
    of_lowered(dictionary, operations, |id| data.iter().any(|d| d.lowerings.contains_key(id)))
}

fn of_lowered(
    dictionary: &Dictionary,
    operations: &[&Operation],
    lowered: impl Fn(&str) -> bool,
) -> Result<Library, Error> {
    let members: Vec<_> = operations
        .iter()
        .flat_map(|o| o.members.iter().map(move |m| (*o, m)))
        .filter(|(_, m)| lowered(&m.id))
        .collect();
    let instructions = members
        .into_par_iter()
        .map(|(operation, m)| {
            Ok(Instruction {
                id: m.id.clone(),
                mnemonic: m.metadata.mnemonic.clone(),
                arch: architecture(&m.metadata.isa).to_owned(),
                features: m.metadata.features.to_vec(),
                function: operation.function(m)?,
                immediates: m.metadata.immediates.to_vec(),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Library::new(instructions, &dictionary.digest_text()))
}

/// The architecture that instruction set `isa` belongs to; its own name where nothing is compiled for it.
fn architecture(isa: &str) -> &str {
    shipped::all().find(|files| files.isa == isa).map_or(isa, |files| files.arch)
}

/// The instructions of `data`'s architecture that are searched for windows that compute with `floats` or do not: two fifths
/// of x86's instructions compute with them, and are of no use to others; nor are those that take or make a scalar in a
/// register of floats, where integers are not.
///
/// # Errors
/// As [`library`].
pub fn searched(dictionary: &Dictionary, data: &TargetData, floats: bool) -> Result<Library, Error> {
    let is_used = |o: &&Operation| floats || !o.template.computes_floats();
    let operations: Vec<&Operation> = dictionary.operations().iter().filter(is_used).collect();
    let is_float = |ty: &str| ["half", "bfloat", "float", "double"].contains(&ty);
    let is_fit =
        |l: &Lowering| floats || !l.params.iter().map(|p| &p.ty).chain([&l.ret]).any(|ty| is_float(ty));
    of_lowered(dictionary, &operations, |id| data.lowerings.get(id).is_some_and(is_fit))
}

/// The instructions of every architecture, for programs whose target nobody named.
///
/// # Errors
/// As [`library`], and lowerings that are damaged.
pub fn library_of_all(dictionary: &Dictionary) -> Result<Library, crate::error::Error> {
    let data = shipped::SHIPPED.iter().map(shipped::Shipped::target).collect::<Result<Vec<_>, _>>()?;
    let operations: Vec<&Operation> = dictionary.operations().iter().collect();
    Ok(library(dictionary, &operations, &data.iter().collect::<Vec<_>>())?)
}
