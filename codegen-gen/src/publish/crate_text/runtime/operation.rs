//! `operation.rs` of `autoir-ops`: operations and their expressions.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let op = op();
    let definition = definition();
    quote! {
        //! Operations and their expressions.
        use alloc::format;
        use alloc::string::String;
        use alloc::string::ToString;
        use alloc::vec::Vec;
        use crate::expressions::{HEADS, NODES};
        use crate::operations::OPERATIONS;
        /// A parameterized operation, one of those that are constants of this type.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Operation(pub(crate) u16);
        /// What is known of an operation.
        pub(crate) struct Entry {
            pub(crate) name: &'static str,
            pub(crate) parameters: &'static [&'static str],
            /// The node of each template, or of the one that all templates share.
            pub(crate) expressions: &'static [u32],
        }
        impl Operation {
            /// Every operation, by name.
            pub fn all() -> impl ExactSizeIterator<Item = Operation> {
                (0..OPERATIONS.len() as u16).map(Operation)
            }
            /// The operation called `name`.
            pub fn named(name: &str) -> Option<Operation> {
                let at = OPERATIONS.binary_search_by(|entry| entry.name.cmp(name)).ok()?;
                Some(Operation(at as u16))
            }
            /// The number of the operation in this dictionary, which another dictionary may give to another one.
            pub fn number(self) -> u16 {
                self.0
            }
            /// Operation `number`.
            pub fn numbered(number: u16) -> Option<Operation> {
                (usize::from(number) < OPERATIONS.len()).then_some(Operation(number))
            }
            /// The dictionary's name.
            pub fn name(self) -> &'static str {
                self.entry().name
            }
            /// Names of the parameters, in the order in which instructions have their values.
            pub fn parameters(self) -> &'static [&'static str] {
                self.entry().parameters
            }
            /// The value of an element of the result, as text: one expression, or one for each template where
            /// they differ in more than parameters.
            pub fn definition(self) -> impl ExactSizeIterator<Item = String> {
                let entry = self.entry();
                entry.expressions.iter().map(move |node| written(*node, entry.parameters))
            }
            pub(crate) fn entry(self) -> &'static Entry {
                // Operations are made of positions in this table alone.
                &OPERATIONS[usize::from(self.0)]
            }
        }
        impl core::fmt::Debug for Operation {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }
        impl core::fmt::Display for Operation {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }
        #op
        #definition
    }
}

/// What nodes compute.
fn op() -> TokenStream {
    quote! {
        /// What a node computes; numbers in brackets.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Op {
            /// `[affine c1 .. cn](t1, .., tn)`: `affine + c1*t1 + ..`.
            Sum,
            /// `[sources width signed](index)`: an element.
            Read,
            /// Product.
            Mul,
            /// Left shift.
            Shl,
            /// Right shift that rounds down.
            Shr,
            /// `[table width](t1, .., tn)`: bitwise function by truth table; width 0 is infinite.
            Bits,
            /// `[mode width signed](a)`: mode 0 leaves it, 1 truncates, 2 saturates.
            Narrow,
            /// `[which](a, b)`: 0 minimum, 1 maximum.
            Extremum,
            /// Absolute value.
            Abs,
            /// `[relation](a, b)`: 0 equal, 1 less.
            Compare,
            /// `(c, a, b)`: `a` if `c`, else `b`.
            Select,
            /// `[op count](body)`: over a new innermost level.
            Reduce,
            /// `[count](condition, value, otherwise)`: the first match over a new level.
            First,
            /// `[width](a)`.
            LeadingZeros,
            /// `[width](a)`.
            TrailingZeros,
            /// Product over GF(2).
            CarrylessMul,
            /// Product in GF(2^8).
            Gf256Mul,
            /// Inverse in GF(2^8).
            Gf256Inverse,
            /// An operation on floats.
            Float(&'static str),
        }
        impl Op {
            pub(crate) fn named(name: &'static str) -> Option<Op> {
                Some(match name {
                    "sum" => Op::Sum,
                    "read" => Op::Read,
                    "mul" => Op::Mul,
                    "shl" => Op::Shl,
                    "shr" => Op::Shr,
                    "bits" => Op::Bits,
                    "narrow" => Op::Narrow,
                    "extremum" => Op::Extremum,
                    "abs" => Op::Abs,
                    "compare" => Op::Compare,
                    "select" => Op::Select,
                    "reduce" => Op::Reduce,
                    "first" => Op::First,
                    "clz" => Op::LeadingZeros,
                    "ctz" => Op::TrailingZeros,
                    "clmul" => Op::CarrylessMul,
                    "gf256mul" => Op::Gf256Mul,
                    "gf256inv" => Op::Gf256Inverse,
                    _ if name.starts_with("float_") => Op::Float(name),
                    _ => return None,
                })
            }
        }
    }
}

/// Expressions as text.
fn definition() -> TokenStream {
    quote! {
        /// The head of node `at`, and its parts.
        pub(crate) fn node(at: u32) -> Option<(&'static str, Vec<u32>)> {
            let mut words = NODES.get(at as usize)?.split(' ').map(str::parse);
            let head = words.next()?.ok()?;
            Some((HEADS.get(head as usize)?, words.collect::<Result<_, _>>().ok()?))
        }
        /// Node `at` as text, with parameters by name.
        fn written(at: u32, parameters: &[&str]) -> String {
            let (head, kids) = node(at).unwrap_or_default();
            let mut words = head.split_whitespace();
            let op = words.next().unwrap_or_default();
            let numbers: Vec<&str> = words
                .map(|number| match number.strip_prefix('#').and_then(|n| n.parse::<usize>().ok()) {
                    Some(parameter) => parameters.get(parameter).copied().unwrap_or("?"),
                    None => number,
                })
                .collect();
            let kids: Vec<String> = kids.iter().map(|kid| written(*kid, parameters)).collect();
            match (op, &kids[..]) {
                ("sum", _) => sum(&numbers, &kids),
                ("read", [index]) if numbers.len() == 3 => {
                    format!("{}:{}.{}[{index}]", numbers[0], numbers[1], numbers[2])
                }
                ("mul", [a, b]) => format!("({a} * {b})"),
                ("shl", [a, b]) => format!("({a} << {b})"),
                ("shr", [a, b]) => format!("({a} >> {b})"),
                _ => format!("{op}<{}>({})", numbers.join(" "), kids.join(", ")),
            }
        }
        fn sum(numbers: &[&str], kids: &[String]) -> String {
            let term = |(kid, c): (&String, &&str)| if *c == "1" { kid.clone() } else { format!("{c}*{kid}") };
            let mut parts: Vec<String> = kids.iter().zip(numbers.iter().skip(1)).map(term).collect();
            let constant = numbers.first().copied().unwrap_or("0");
            if constant != "0" || parts.is_empty() {
                parts.push(constant.to_string());
            }
            match &parts[..] {
                [one] => one.clone(),
                _ => format!("({})", parts.join(" + ")),
            }
        }
    }
}
