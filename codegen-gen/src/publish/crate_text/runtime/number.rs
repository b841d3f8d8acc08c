//! `number.rs` of `autoir-ops`: the numbers of operations, read from the notation that the tables hold.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let affine = affine();
    quote! {
        //! The numbers of operations.
        use alloc::vec::Vec;
        /// A number of an operation: a parameter's value, or what all its instructions agree in.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Number {
            /// The instruction does not use it.
            Any,
            /// A width, a sign, a count, a coefficient, a truth table, a mode.
            Int(i128),
            /// Where an operand is read: a function of the place in the result.
            Affine(Affine),
            /// The operands that a read concatenates, lowest first.
            Sources(Vec<Source>),
        }
        /// What is read.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Source {
            /// An argument of the operation.
            Argument(u16),
            /// Every element is this value.
            Constant(i128),
        }
        impl Number {
            /// Reads `_`, `-3`, `4*i0+j1-2`, `$0.$1` or `'5`: `i` counts axes of the result, `j` enclosing
            /// reductions, `$` arguments, and `'` stands before a constant in the place of an operand.
            pub fn parse(text: &str) -> Option<Number> {
                if text == "_" {
                    return Some(Number::Any);
                }
                if let Ok(value) = text.parse() {
                    return Some(Number::Int(value));
                }
                if text == "$" {
                    return Some(Number::Sources(Vec::new()));
                }
                if text.starts_with(['$', '\'']) {
                    return text.split('.').map(source).collect::<Option<_>>().map(Number::Sources);
                }
                Affine::parse(text).map(Number::Affine)
            }
            /// The integer, or 0 for another kind of number.
            pub fn int(&self) -> i128 {
                match self {
                    Number::Int(value) => *value,
                    _ => 0,
                }
            }
        }
        fn source(text: &str) -> Option<Source> {
            match text.strip_prefix('$') {
                Some(at) => at.parse().ok().map(Source::Argument),
                None => text.strip_prefix('\'')?.parse().ok().map(Source::Constant),
            }
        }
        #affine
    }
}

fn affine() -> TokenStream {
    quote! {
        /// A constant plus multiples of axes and of enclosing reductions.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Affine {
            /// The constant.
            pub offset: i128,
            /// Axes of the result, 0 outermost, with their coefficients.
            pub axes: Vec<(usize, i128)>,
            /// Reductions, 0 outermost, with their coefficients.
            pub levels: Vec<(usize, i128)>,
        }
        impl Affine {
            /// Reads the notation of [`Number::parse`].
            pub fn parse(text: &str) -> Option<Affine> {
                let mut affine = Affine::default();
                let mut rest = text;
                while !rest.is_empty() {
                    // A sign belongs to what follows it.
                    let end = rest.char_indices().skip(1).find(|(_, c)| matches!(c, '+' | '-'));
                    let (term, after) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
                    rest = after;
                    affine.add(term.strip_prefix('+').unwrap_or(term))?;
                }
                Some(affine)
            }
            fn add(&mut self, term: &str) -> Option<()> {
                let (coefficient, variable) = match term.split_once('*') {
                    Some((coefficient, variable)) => (coefficient.parse().ok()?, variable),
                    None => (1, term),
                };
                if let Some(axis) = variable.strip_prefix('i') {
                    self.axes.push((axis.parse().ok()?, coefficient));
                } else if let Some(level) = variable.strip_prefix('j') {
                    self.levels.push((level.parse().ok()?, coefficient));
                } else {
                    self.offset += variable.parse::<i128>().ok()?;
                }
                Some(())
            }
            /// The value at a place of the result; `None` if one of the variables is not there.
            pub fn value(&self, axes: &[i128], levels: &[i128]) -> Option<i128> {
                let mut sum = self.offset;
                for (list, values) in [(&self.axes, axes), (&self.levels, levels)] {
                    for (at, coefficient) in list {
                        sum = sum.wrapping_add(coefficient.wrapping_mul(*values.get(*at)?));
                    }
                }
                Some(sum)
            }
        }
    }
}
