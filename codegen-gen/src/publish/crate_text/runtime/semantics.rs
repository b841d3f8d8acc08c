//! `semantics.rs` of `autoir-ops`: an instruction's meaning, made ready to be evaluated.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let types = types();
    let ready = ready();
    quote! {
        //! What instructions mean.
        use alloc::collections::BTreeMap;
        use alloc::vec;
        use alloc::vec::Vec;
        use crate::evaluate::Machine;
        use crate::instruction::{Instruction, Mask};
        use crate::number::{Affine, Number};
        use crate::operation::{Op, node};
        #types
        #ready
    }
}

fn types() -> TokenStream {
    quote! {
        /// Why an instruction could not be evaluated.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum EvaluateError {
            /// There are not as many inputs as operands.
            Operands {
                /// Operands.
                expected: usize,
                /// Inputs.
                found: usize,
            },
            /// An input has not the size of its operand.
            Bytes {
                /// Which operand.
                operand: usize,
                /// Its bytes.
                expected: usize,
                /// The input's.
                found: usize,
            },
            /// The evaluator does not know the operation.
            Unsupported(&'static str),
            /// The tables contradict each other: a mistake in what made them.
            Malformed,
        }
        impl core::fmt::Display for EvaluateError {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    EvaluateError::Operands { expected, found } => {
                        write!(f, "{found} inputs for {expected} operands")
                    }
                    EvaluateError::Bytes { operand, expected, found } => {
                        write!(f, "{found} bytes for operand {operand} of {expected}")
                    }
                    EvaluateError::Unsupported(name) => write!(f, "{name} is not evaluated"),
                    EvaluateError::Malformed => f.write_str("tables that contradict each other"),
                }
            }
        }
        impl core::error::Error for EvaluateError {}
        /// The meaning of an instruction, to be evaluated as often as one likes.
        #[derive(Clone, Debug)]
        pub struct Semantics {
            pub(crate) instruction: Instruction,
            pub(crate) templates: Vec<Template>,
        }
        /// The elements that one expression gives.
        #[derive(Clone, Debug)]
        pub(crate) struct Template {
            /// Parts before the whole, which is the last.
            pub(crate) nodes: Vec<Node>,
            pub(crate) mask: Option<MaskBit>,
        }
        /// The mask bit that an element has, and where it is from if that is 0.
        #[derive(Clone, Debug)]
        pub(crate) struct MaskBit {
            pub(crate) operand: u16,
            pub(crate) bit: Affine,
            pub(crate) otherwise: Option<(u16, Affine)>,
        }
        #[derive(Clone, Debug)]
        pub(crate) struct Node {
            pub(crate) op: Op,
            pub(crate) numbers: Vec<Number>,
            pub(crate) kids: Vec<usize>,
        }
        impl Instruction {
            /// The result for one little-endian value per operand, each of [`Shape::bytes`](crate::Shape::bytes)
            /// bytes. It is that of the dictionary's own interpreter.
            ///
            /// # Errors
            /// Those of [`Instruction::semantics`] and [`Semantics::evaluate`].
            pub fn evaluate(self, inputs: &[&[u8]]) -> Result<Vec<u8>, EvaluateError> {
                self.semantics()?.evaluate(inputs)
            }
            /// What it means.
            ///
            /// # Errors
            /// [`EvaluateError::Malformed`], never in a crate as it was generated.
            pub fn semantics(self) -> Result<Semantics, EvaluateError> {
                let templates = (0..self.parameters().templates()).map(|n| Template::of(self, n));
                let templates = templates.collect::<Option<_>>().ok_or(EvaluateError::Malformed)?;
                Ok(Semantics { instruction: self, templates })
            }
        }
        impl Semantics {
            /// The result for one little-endian value per operand.
            ///
            /// # Errors
            /// Inputs of the wrong number or size.
            pub fn evaluate(&self, inputs: &[&[u8]]) -> Result<Vec<u8>, EvaluateError> {
                let (expected, found) = (self.instruction.operands().len(), inputs.len());
                if expected != found {
                    return Err(EvaluateError::Operands { expected, found });
                }
                for (operand, (shape, input)) in self.instruction.operands().zip(inputs).enumerate() {
                    let (expected, found) = (shape.shape.bytes(), input.len());
                    if expected != found {
                        return Err(EvaluateError::Bytes { operand, expected, found });
                    }
                }
                let mut result = vec![0; self.instruction.result().bytes()];
                Machine::new(self, inputs).run(&mut result)?;
                Ok(result)
            }
        }
    }
}

/// Making a template ready: parameters put in, numbers read.
fn ready() -> TokenStream {
    quote! {
        impl Template {
            fn of(instruction: Instruction, number: usize) -> Option<Template> {
                let expressions = instruction.operation().entry().expressions;
                // One expression may stand for all templates.
                let root = *expressions.get(if expressions.len() == 1 { 0 } else { number })?;
                let parameters: Vec<Number> =
                    instruction.parameters().values(number).map(Number::parse).collect::<Option<_>>()?;
                let mut nodes = Vec::new();
                ready(root, &parameters, &mut nodes, &mut BTreeMap::new())?;
                Some(Template { nodes, mask: mask_bit(instruction.mask(), number)? })
            }
        }
        /// The outer `None` is a mask that lacks the template.
        fn mask_bit(mask: Mask, template: usize) -> Option<Option<MaskBit>> {
            let affine = |list: &[&str]| Affine::parse(list.get(template)?);
            Some(match mask {
                Mask::None => None,
                Mask::Zero { mask, bit } => {
                    Some(MaskBit { operand: mask, bit: affine(bit)?, otherwise: None })
                }
                Mask::Merge { mask, bit, source, element } => Some(MaskBit {
                    operand: mask,
                    bit: affine(bit)?,
                    otherwise: Some((source, affine(element)?)),
                }),
            })
        }
        /// Appends node `at` after its parts; equal ones once.
        fn ready(
            at: u32,
            parameters: &[Number],
            nodes: &mut Vec<Node>,
            known: &mut BTreeMap<u32, usize>,
        ) -> Option<usize> {
            if let Some(place) = known.get(&at) {
                return Some(*place);
            }
            let (head, kids) = node(at)?;
            let mut words = head.split_whitespace();
            let op = Op::named(words.next()?)?;
            let mut places = Vec::with_capacity(kids.len());
            for kid in kids {
                places.push(ready(kid, parameters, nodes, known)?);
            }
            let number = |text: &str| match text.strip_prefix('#') {
                Some(parameter) => parameters.get(parameter.parse::<usize>().ok()?).cloned(),
                None => Number::parse(text),
            };
            let numbers = words.map(number).collect::<Option<_>>()?;
            nodes.push(Node { op, numbers, kids: places });
            known.insert(at, nodes.len() - 1);
            Some(nodes.len() - 1)
        }
    }
}
