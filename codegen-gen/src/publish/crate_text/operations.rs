//! The tables of `autoir-ops`: operations and their expressions.
//!
//! An expression is a graph: equal parts, parameters included, are one node, in whichever operation they occur.
//! Parameters are numbered within an operation, so a node means something at an instruction's values only.

use std::collections::BTreeSet;

use autoir::dictionary::{Dictionary, Operation};
use autoir_similarity::shrink::Slot;
use autoir_similarity::term::Term;
use proc_macro2::TokenStream;
use quote::quote;

use super::pool::Pool;
use super::{identifier, number, number_text};
use crate::error::Result;

/// The modules with tables.
pub(super) struct Tables {
    pub(super) expressions: TokenStream,
    pub(super) operations: TokenStream,
}

/// The tables of `dictionary`'s operations.
pub(super) fn tables(dictionary: &Dictionary) -> Result<Tables> {
    let mut graph = Graph { heads: Pool::new(), nodes: Pool::new() };
    let (mut entries, mut constants) = (Vec::new(), Vec::new());
    let mut taken = BTreeSet::new();
    for (at, operation) in dictionary.operations().iter().enumerate() {
        let roots: Vec<_> = graph.roots(operation).into_iter().map(number).collect();
        let (name, parameters) = (&operation.name, operation.parameters());
        entries.push(quote! {
            Entry { name: #name, parameters: &[#(#parameters),*], expressions: &[#(#roots),*] }
        });
        let mut constant = identifier(&name.to_uppercase())?;
        if !taken.insert(constant.to_string()) {
            constant = identifier(&format!("{constant}_N{at}"))?;
        }
        let (at, doc) = (number(at), doc(operation));
        constants.push(quote!(#[doc = #doc] pub const #constant: Operation = Operation(#at);));
    }
    let operations = quote! {
        //! The operations.
        use crate::operation::{Entry, Operation};
        impl Operation { #(#constants)* }
        /// By name.
        pub(crate) static OPERATIONS: &[Entry] = &[#(#entries),*];
    };
    Ok(Tables { expressions: graph.text()?, operations })
}

/// What an operation's constant says: who performs it.
fn doc(operation: &Operation) -> String {
    let isas: BTreeSet<&str> = operation.members.iter().map(|m| m.metadata.isa.as_str()).collect();
    let isas: Vec<&str> = isas.into_iter().collect();
    let members = match operation.members.len() {
        1 => "1 instruction".to_owned(),
        n => format!("{n} instructions"),
    };
    format!(" `{}`: {members} of {}.", operation.name, isas.join(", "))
}

/// Expressions, each part once.
struct Graph {
    /// What is computed, and with which numbers.
    heads: Pool<String>,
    /// A head, and the parts.
    nodes: Pool<(usize, Vec<usize>)>,
}

impl Graph {
    /// The nodes of an operation's expressions.
    fn roots(&mut self, operation: &Operation) -> Vec<usize> {
        let template = &operation.template;
        let pairs = template.skeleton.iter().zip(&template.slots);
        pairs.map(|(term, slots)| self.node(term, &mut slots.iter())).collect()
    }

    /// The node of `term`, whose numbers are the next of `slots`.
    fn node(&mut self, term: &Term, slots: &mut dyn Iterator<Item = &Slot>) -> usize {
        let mut head = term.op.name().to_owned();
        for example in &term.nums {
            head.push(' ');
            head.push_str(&match slots.next() {
                Some(Slot::Fixed(value)) => number_text(value),
                Some(Slot::Parameter(at)) => format!("#{at}"),
                None => number_text(example),
            });
        }
        let head = self.heads.at(head);
        let parts = term.kids.iter().map(|kid| self.node(kid, slots)).collect();
        self.nodes.at((head, parts))
    }

    fn text(&self) -> Result<TokenStream> {
        let heads = self.heads.short()?;
        let nodes = self.nodes.values().iter().map(|(head, parts)| {
            let words: Vec<String> = std::iter::once(head).chain(parts).map(usize::to_string).collect();
            words.join(" ")
        });
        Ok(quote! {
            //! The expressions of all operations.
            /// What nodes compute, and with which numbers: `#n` is parameter `n`.
            pub(crate) static HEADS: &[&str] = &[#(#heads),*];
            /// Nodes after their parts: a head, and the parts. As text, since it compiles in a fraction of the time
            /// that as many lists take.
            pub(crate) static NODES: &[&str] = &[#(#nodes),*];
        })
    }
}
