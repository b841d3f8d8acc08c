//! The tables of LLVM's spellings in an instruction set's crate.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::number;
use super::pool::Pool;
use crate::error::Result;
use crate::lowering::call_text;
use crate::lowering::immediates;
use crate::lowering::{Llvm, Lowering};

/// A row for each instruction, and what the rows refer to.
pub(super) struct Lowerings {
    rows: Vec<TokenStream>,
    any: bool,
    bodies: Pool<String>,
    types: Pool<(String, String)>,
    ranges: Pool<Vec<(u32, u32)>>,
}

impl Lowerings {
    pub(super) fn new() -> Lowerings {
        Lowerings {
            rows: Vec::new(),
            any: false,
            bodies: Pool::new(),
            types: Pool::new(),
            ranges: Pool::new(),
        }
    }

    /// Adds the row of the next instruction.
    pub(super) fn add(&mut self, lowering: Option<&Lowering>) {
        self.any |= lowering.is_some();
        let row = lowering.map_or_else(|| quote!(None), |lowering| self.row(lowering));
        self.rows.push(row);
    }

    fn row(&mut self, lowering: &Lowering) -> TokenStream {
        let spelled = immediates::spelled(lowering);
        let declares: BTreeSet<&str> =
            spelled.bodies.iter().flat_map(|body| body.declares.iter().map(String::as_str)).collect();
        let declares: Vec<&str> = declares.into_iter().collect();
        let declares = number(self.bodies.at(declares.join("\n")));
        let types = number(self.types.at((lowering.ret.clone(), call_text::parameters(lowering))));
        let ranges = number(self.ranges.at(spelled.ranges.clone()));
        let bodies: Vec<Literal> =
            spelled.bodies.iter().map(|body| number(self.bodies.at(body.text.clone()))).collect();
        let cases = &spelled.cases;
        let vex = match &lowering.llvm {
            Llvm::Asm(form) if form.vex.is_some() => {
                let body = call_text::asm_template(lowering, form, true).text;
                let at = number(self.bodies.at(immediates::numbered(&body)));
                quote!(#at)
            }
            _ => quote!(-1),
        };
        quote!(Some(LoweringRow(#types, #ranges, &[#(#bodies),*], #cases, #vex, #declares)))
    }

    pub(super) fn text(&self) -> Result<TokenStream> {
        let rows: &[TokenStream] = if self.any { &self.rows } else { &[] };
        let bodies = self.bodies.short()?;
        let types = self.types.short()?.iter().map(|(result, parameters)| quote!((#result, #parameters)));
        let ranges = self.ranges.short()?.iter().map(|list| {
            let list = list.iter().map(|(low, high)| {
                let (low, high) = (Literal::u32_unsuffixed(*low), Literal::u32_unsuffixed(*high));
                quote!((#low, #high))
            });
            quote!(&[#(#list),*])
        });
        Ok(quote! {
            //! LLVM's spellings.
            use autoir_ops::tables::LoweringRow;
            /// One for each instruction.
            pub(crate) static LOWERINGS: &[Option<LoweringRow>] = &[#(#rows),*];
            /// Result and parameters.
            pub(crate) static TYPES: &[(&str, &str)] = &[#(#types),*];
            /// The smallest and the largest value of each immediate.
            pub(crate) static RANGES: &[&[(u32, u32)]] = &[#(#ranges),*];
            /// Function bodies and declarations.
            pub(crate) static BODIES: &[&str] = &[#(#bodies),*];
        })
    }
}
