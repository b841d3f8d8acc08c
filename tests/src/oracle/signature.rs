//! How an intrinsic is called from C. Made from the vendor's signature alone, never from its operation.

use autoir_spec_parsers::instruction::{EType, Instruction, Param, ParamKind};

use autoir_semantics::vectors::Shape;

/// At most this many combinations of immediate values are executed per instruction.
pub const MAX_IMMEDIATES: usize = 256;

/// One argument of the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Read from the input vector.
    Value {
        /// C type.
        ctype: String,
        /// Size and declared element width.
        shape: Shape,
    },
    /// A constant in the source.
    Immediate {
        /// Smallest value.
        lowest: i64,
        /// Largest value.
        highest: i64,
    },
}

/// The C call of one intrinsic, executable on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The instruction's key.
    pub id: String,
    /// The intrinsic's name, or that of what [`Signature::definition`] defines.
    pub name: String,
    /// C text that the call needs before it, complete lines; most need none.
    pub definition: String,
    /// Clang's names of the features it needs.
    pub features: Vec<&'static str>,
    /// Arguments in C order.
    pub arguments: Vec<Argument>,
    /// C type of the result.
    pub result_type: String,
    /// Size and declared element width of the result.
    pub result: Shape,
}

impl Signature {
    /// The C call of `instruction` in a function compiled for `features`.
    ///
    /// # Errors
    /// One sentence that says why it cannot be executed.
    pub fn of(instruction: &Instruction, features: Vec<&'static str>) -> Result<Signature, String> {
        let arguments = instruction.params.iter().map(argument).collect::<Result<Vec<_>, _>>()?;
        match instruction.ret.kind {
            ParamKind::Vector | ParamKind::Mask | ParamKind::Scalar => {}
            kind => return Err(format!("the result is a {kind:?}")),
        }
        Ok(Signature {
            id: instruction.id.as_str().to_owned(),
            name: instruction.name.clone(),
            definition: String::new(),
            features,
            arguments,
            result_type: value_type(&instruction.ret)?,
            result: shape(&instruction.ret),
        })
    }

    /// The operands in the input vector, in order; immediates are not among them.
    pub fn operands(&self) -> Vec<Shape> {
        self.arguments
            .iter()
            .filter_map(|a| match a {
                Argument::Value { shape, .. } => Some(*shape),
                Argument::Immediate { .. } => None,
            })
            .collect()
    }

    /// Bytes of one input vector.
    pub fn input_bytes(&self) -> usize {
        self.operands().iter().map(|s| s.bytes()).sum()
    }

    /// Every combination of immediate values to be tried, one row per combination; one empty row without
    /// immediates. More than [`MAX_IMMEDIATES`] combinations are thinned evenly.
    pub fn immediates(&self) -> Vec<Vec<i64>> {
        let ranges: Vec<(i64, u64)> = self
            .arguments
            .iter()
            .filter_map(|a| match a {
                Argument::Immediate { lowest, highest } => Some((*lowest, lowest.abs_diff(*highest) + 1)),
                Argument::Value { .. } => None,
            })
            .collect();
        let total = ranges.iter().fold(1_u64, |n, (_, values)| n.saturating_mul(*values));
        let count = total.min(MAX_IMMEDIATES as u64);
        (0..count)
            .map(|i| {
                let mut code = i * (total / count);
                ranges
                    .iter()
                    .map(|(lowest, values)| {
                        let value = lowest + (code % values) as i64;
                        code /= values;
                        value
                    })
                    .collect()
            })
            .collect()
    }
}

fn argument(param: &Param) -> Result<Argument, String> {
    match param.kind {
        ParamKind::Immediate => {
            let highest = (1 << param.imm_width.unwrap_or(8).clamp(1, 8)) - 1;
            let (lowest, highest) = param.imm_range.filter(|(l, h)| l <= h).unwrap_or((0, highest));
            Ok(Argument::Immediate { lowest, highest })
        }
        ParamKind::Vector | ParamKind::Mask | ParamKind::Scalar => {
            Ok(Argument::Value { ctype: value_type(param)?, shape: shape(param) })
        }
        kind => Err(format!("parameter `{}` is a {kind:?}", param.name)),
    }
}

/// The C type of a variable that holds the parameter.
fn value_type(param: &Param) -> Result<String, String> {
    if param.width == 0 {
        return Err(format!("`{}` has the unknown C type `{}`", param.name, param.ctype));
    }
    let words: Vec<_> =
        param.ctype.split_whitespace().filter(|w| !matches!(*w, "const" | "constexpr")).collect();
    Ok(words.join(" "))
}

fn shape(param: &Param) -> Shape {
    let bits = param.width;
    let width = match (&param.kind, &param.etype) {
        (ParamKind::Vector, EType::Signed(w) | EType::Unsigned(w) | EType::Float(w) | EType::BFloat(w)) => *w,
        // Plain bits have no elements of their own; the generator also tries other widths.
        (ParamKind::Vector, _) => 32,
        _ => bits,
    };
    Shape { bits, width: width.clamp(1, bits.min(64)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_immediates(bits: &[u32]) -> Signature {
        Signature {
            id: "f@".into(),
            name: "f".into(),
            definition: String::new(),
            features: vec![],
            arguments: bits
                .iter()
                .map(|bits| Argument::Immediate { lowest: 0, highest: (1 << bits) - 1 })
                .collect(),
            result_type: "int".into(),
            result: Shape { bits: 32, width: 32 },
        }
    }

    #[test]
    fn immediates_are_enumerated_up_to_the_limit() {
        assert_eq!(with_immediates(&[]).immediates(), vec![Vec::<i64>::new()]);
        assert_eq!(with_immediates(&[2]).immediates(), vec![vec![0], vec![1], vec![2], vec![3]]);
        assert_eq!(with_immediates(&[8]).immediates().len(), 256);
        let two = with_immediates(&[8, 8]).immediates();
        assert_eq!(two.len(), MAX_IMMEDIATES);
        assert!(two.iter().all(|r| r.len() == 2));
    }

    #[test]
    fn immediates_begin_where_the_vendor_says() {
        let mut signature = with_immediates(&[]);
        signature.arguments = vec![
            Argument::Immediate { lowest: 1, highest: 3 },
            Argument::Immediate { lowest: 0, highest: 1 },
        ];
        let all = signature.immediates();
        assert_eq!(all, vec![vec![1, 0], vec![2, 0], vec![3, 0], vec![1, 1], vec![2, 1], vec![3, 1]]);
    }
}
