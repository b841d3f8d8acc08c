//! `lowering.rs` of `autoir-ops`: instructions as LLVM IR.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let bodies = bodies();
    quote! {
        //! Instructions as LLVM IR.
        use alloc::format;
        use alloc::string::String;
        use crate::instruction::Instruction;
        /// Types, ranges of immediates, bodies, cases, body with VEX encoding or -1, declarations.
        ///
        /// Cases say which body each combination of immediates has, the last one counting fastest, as a character
        /// from `0` on; they are empty if there is one body.
        #[doc(hidden)]
        pub struct LoweringRow(
            pub u16,
            pub u16,
            pub &'static [u16],
            pub &'static str,
            pub i32,
            pub u16,
        );
        /// LLVM's spelling of an instruction.
        #[derive(Clone, Copy)]
        pub struct Lowering {
            instruction: Instruction,
            row: &'static LoweringRow,
        }
        impl Instruction {
            /// LLVM's spelling; none if LLVM has none, or none that is known to give this instruction.
            pub fn lowering(self) -> Option<Lowering> {
                let row = self.isa.tables.lowerings.get(self.at)?.as_ref()?;
                Some(Lowering { instruction: self, row })
            }
        }
        impl Lowering {
            /// LLVM type of the result.
            pub fn result(self) -> &'static str {
                self.instruction.isa.tables.types[usize::from(self.row.0)].0
            }
            /// LLVM types and names of the parameters: the operands in order, immediates left out.
            pub fn parameters(self) -> &'static str {
                self.instruction.isa.tables.types[usize::from(self.row.0)].1
            }
            /// The smallest and the largest value of each immediate.
            pub fn immediates(self) -> &'static [(u32, u32)] {
                self.instruction.isa.tables.ranges[usize::from(self.row.1)]
            }
            /// Names of the LLVM intrinsics that it calls; none where it is generic IR or inline assembly.
            pub fn intrinsics(self) -> impl Iterator<Item = &'static str> {
                let name = |line: &'static str| line.split_once('@')?.1.split('(').next();
                self.declares().lines().filter_map(name)
            }
            /// LLVM IR that defines function `name` as this instruction with `immediates` fixed, for a target with
            /// (`avx`) or without AVX. `None` if there are other than the expected immediates, or one that the
            /// instruction does not encode.
            pub fn define(self, name: &str, immediates: &[u32], avx: bool) -> Option<String> {
                let ranges = self.immediates();
                let fits = |(value, (low, high)): (&u32, &(u32, u32))| (low..=high).contains(&value);
                if immediates.len() != ranges.len() || !immediates.iter().zip(ranges).all(fits) {
                    return None;
                }
                let own = usize::from(*self.row.2.get(self.body(immediates)?)?);
                let at = usize::try_from(self.row.4).ok().filter(|_| avx).unwrap_or(own);
                let body = filled(self.instruction.isa.tables.bodies.get(at)?, immediates);
                let (result, parameters, declares) = (self.result(), self.parameters(), self.declares());
                Some(format!("define {result} @{name}({parameters}) {{\n{body}}}\n{declares}\n"))
            }
            fn declares(self) -> &'static str {
                self.instruction.isa.tables.bodies[usize::from(self.row.5)]
            }
            /// Which body the instruction has at `immediates`, which are in range.
            fn body(self, immediates: &[u32]) -> Option<usize> {
                if self.row.3.is_empty() {
                    return Some(0);
                }
                let next = |at, (value, (low, high)): (&u32, &(u32, u32))| {
                    at * (high - low + 1) as usize + (value - low) as usize
                };
                let position = immediates.iter().zip(self.immediates()).fold(0, next);
                self.row.3.as_bytes().get(position)?.checked_sub(b'0').map(usize::from)
            }
        }
        impl core::fmt::Debug for Lowering {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{} ({})", self.result(), self.parameters())
            }
        }
        #bodies
    }
}

/// Bodies with holes for immediates.
fn bodies() -> TokenStream {
    quote! {
        /// `body` with its holes filled: `{n:s:c}` is `s` times the `n`-th immediate plus `c`.
        fn filled(body: &str, immediates: &[u32]) -> String {
            let mut text = String::with_capacity(body.len());
            let mut rest = body;
            while let Some((before, after)) = rest.split_once('{') {
                text.push_str(before);
                let hole = after
                    .split_once('}')
                    .and_then(|(hole, tail)| Some((value(hole, immediates)?, tail)));
                match hole {
                    Some((value, tail)) => {
                        text.push_str(&format!("{value}"));
                        rest = tail;
                    }
                    None => {
                        text.push('{');
                        rest = after;
                    }
                }
            }
            text.push_str(rest);
            text
        }
        /// The value of a hole.
        fn value(hole: &str, immediates: &[u32]) -> Option<i64> {
            let mut parts = hole.split(':').map(str::parse::<i64>);
            let (at, slope, constant) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
            let immediate = immediates.get(usize::try_from(at).ok()?)?;
            slope.checked_mul(i64::from(*immediate))?.checked_add(constant)
        }
    }
}
