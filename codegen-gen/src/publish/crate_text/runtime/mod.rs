//! What `autoir-ops` holds beside its tables: types, look-up and the evaluator.
//!
//! It is written here as tokens because it is generated like the tables that it reads: nobody edits one without
//! the other, and a crate of another dictionary is replaced as a whole. Nothing in it names a library.

mod evaluate;
mod float;
mod instruction;
mod lowering;
mod number;
mod operation;
mod semantics;

use proc_macro2::TokenStream;

/// Name and text of each module.
pub(super) fn modules() -> [(&'static str, TokenStream); 7] {
    [
        ("evaluate", evaluate::text()),
        ("float", float::text()),
        ("instruction", instruction::text()),
        ("lowering", lowering::text()),
        ("number", number::text()),
        ("operation", operation::text()),
        ("semantics", semantics::text()),
    ]
}
