//! Target programs: straight-line compositions of vendor instructions.
//!
//! A [`Program`] is what synthesis proves and what code generation prints: a list of steps in
//! single-assignment form, each one vendor instruction applied to window operands, earlier
//! results, immediates or constants. Registers are plain bit strings (bit 0 least significant,
//! lane 0 lowest), so the wiring between steps is bit slicing ([`Arg::Part`]) and concatenation
//! ([`Arg::Concat`]) and never depends on an element type.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What an operand or a result is, which decides the register class that holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PortKind {
    /// Packed elements in a vector register.
    Vector,
    /// One bit per lane in a predicate register.
    Mask,
    /// One integer in a general-purpose register.
    Scalar,
}

/// The type of an operand or a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// Register class.
    pub kind: PortKind,
    /// Width of one element in bits; 1 for masks.
    pub element_bits: u32,
    /// Number of elements; 1 for scalars.
    pub lanes: u32,
}

impl Shape {
    /// A vector of `lanes` elements of `element_bits` bits.
    pub fn vector(element_bits: u32, lanes: u32) -> Shape {
        Shape { kind: PortKind::Vector, element_bits, lanes }
    }

    /// A mask of `lanes` bits.
    pub fn mask(lanes: u32) -> Shape {
        Shape { kind: PortKind::Mask, element_bits: 1, lanes }
    }

    /// A scalar of `bits` bits.
    pub fn scalar(bits: u32) -> Shape {
        Shape { kind: PortKind::Scalar, element_bits: bits, lanes: 1 }
    }

    /// The whole width in bits.
    pub fn bits(self) -> u32 {
        self.element_bits.saturating_mul(self.lanes)
    }

    /// Bytes that a value of this shape takes in memory: its bits rounded up to whole bytes.
    pub fn bytes(self) -> usize {
        self.bits().div_ceil(8) as usize
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            PortKind::Vector => write!(f, "{}x{}", self.lanes, self.element_bits),
            PortKind::Mask => write!(f, "k{}", self.lanes),
            PortKind::Scalar => write!(f, "r{}", self.element_bits),
        }
    }
}

/// A named operand of a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Port {
    /// Name of the window operand.
    pub name: String,
    /// Its type.
    pub shape: Shape,
}

/// Where an operand of a step, or the result of the program, comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A program input, by position.
    Input(usize),
    /// The result of an earlier step, by position.
    Step(usize),
    /// An immediate operand of the instruction. It has no width of its own.
    Imm(i64),
    /// A constant of `values.len()` elements, lane 0 first, each taken modulo `2^width`.
    Const {
        /// Element width in bits, 1 to 64.
        width: u32,
        /// Elements, lane 0 first.
        values: Vec<i128>,
    },
    /// All bits zero.
    Zero {
        /// Width in bits.
        bits: u32,
    },
    /// Any bits: the program's result does not depend on them.
    Undef {
        /// Width in bits.
        bits: u32,
    },
    /// `bits` bits of another value from bit `offset` on.
    Part {
        /// The value that is cut.
        of: Box<Arg>,
        /// First bit taken.
        offset: u32,
        /// Number of bits taken.
        bits: u32,
    },
    /// Values side by side, the first one lowest.
    Concat(Vec<Arg>),
}

impl Arg {
    /// A slice of `self`; the identity slice is `self` where the width is known to be `bits`.
    pub fn part(self, offset: u32, bits: u32) -> Arg {
        Arg::Part { of: Box::new(self), offset, bits }
    }

    /// The same bits, with parts of values side by side, and of parts, taken where they lie. `width` knows the bits of
    /// inputs and of steps.
    pub fn shortened(self, width: &dyn Fn(&Arg) -> Option<u32>) -> Arg {
        match self {
            Arg::Part { of, offset, bits } => of.shortened(width).cut(offset, bits, width),
            Arg::Concat(parts) => Arg::Concat(parts.into_iter().map(|part| part.shortened(width)).collect()),
            other => other,
        }
    }

    /// `bits` bits of a shortened value from bit `offset` on.
    fn cut(self, offset: u32, bits: u32, width: &dyn Fn(&Arg) -> Option<u32>) -> Arg {
        match self {
            Arg::Part { of, offset: first, .. } => of.cut(first + offset, bits, width),
            Arg::Concat(parts) => {
                let Some(pieces) = overlapping(&parts, offset, bits, width) else {
                    return Arg::Concat(parts).part(offset, bits);
                };
                let mut cut: Vec<Arg> =
                    pieces.into_iter().map(|(n, at, bits)| parts[n].clone().cut(at, bits, width)).collect();
                if cut.len() == 1 { cut.remove(0) } else { Arg::Concat(cut) }
            }
            Arg::Zero { .. } => Arg::Zero { bits },
            Arg::Undef { .. } => Arg::Undef { bits },
            whole if offset == 0 && whole.bits(width) == Some(bits) => whole,
            other => other.part(offset, bits),
        }
    }

    /// The same of steps that have moved to these places.
    pub fn renumbered(&self, places: &[usize]) -> Arg {
        match self {
            Arg::Step(n) => Arg::Step(places.get(*n).copied().unwrap_or(*n)),
            Arg::Part { of, offset, bits } => of.renumbered(places).part(*offset, *bits),
            Arg::Concat(parts) => Arg::Concat(parts.iter().map(|part| part.renumbered(places)).collect()),
            Arg::Input(_) | Arg::Imm(_) | Arg::Const { .. } | Arg::Zero { .. } | Arg::Undef { .. } => {
                self.clone()
            }
        }
    }

    /// The steps that it reads, as often as it does.
    pub fn steps(&self) -> Vec<usize> {
        match self {
            Arg::Step(n) => vec![*n],
            Arg::Part { of, .. } => of.steps(),
            Arg::Concat(parts) => parts.iter().flat_map(Arg::steps).collect(),
            Arg::Input(_) | Arg::Imm(_) | Arg::Const { .. } | Arg::Zero { .. } | Arg::Undef { .. } => {
                Vec::new()
            }
        }
    }

    /// How wide it is, if `width` knows it of inputs and steps.
    fn bits(&self, width: &dyn Fn(&Arg) -> Option<u32>) -> Option<u32> {
        match self {
            Arg::Input(_) | Arg::Step(_) => width(self),
            Arg::Imm(_) => None,
            Arg::Const { width, values } => u32::try_from(values.len()).ok()?.checked_mul(*width),
            Arg::Zero { bits } | Arg::Undef { bits } | Arg::Part { bits, .. } => Some(*bits),
            Arg::Concat(parts) => parts.iter().try_fold(0u32, |sum, part| sum.checked_add(part.bits(width)?)),
        }
    }
}

/// Those of `parts`, which lie side by side, that have some of the `bits` bits from bit `offset` on, with the first bit
/// and the number of bits of each; nothing where not all of them are known.
fn overlapping(
    parts: &[Arg],
    offset: u32,
    bits: u32,
    width: &dyn Fn(&Arg) -> Option<u32>,
) -> Option<Vec<(usize, u32, u32)>> {
    let (end, mut at, mut found) = (offset.checked_add(bits)?, 0u32, Vec::new());
    for (n, part) in parts.iter().enumerate() {
        let next = at.checked_add(part.bits(width)?)?;
        let (from, to) = (at.max(offset), next.min(end));
        if from < to {
            found.push((n, from - at, to - from));
        }
        at = next;
    }
    (at >= end && !found.is_empty()).then_some(found)
}

/// One vendor instruction applied to operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// The instruction's identifier, as the spec parser names it.
    pub instruction: String,
    /// Operands in the intrinsic's parameter order, immediates included.
    pub args: Vec<Arg>,
    /// Type of the result.
    pub result: Shape,
}

/// A straight-line target program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Program {
    /// Name of the window it implements.
    pub name: String,
    /// Window operands, in order.
    pub inputs: Vec<Port>,
    /// Steps in execution order; a step reads only inputs and earlier steps.
    pub steps: Vec<Step>,
    /// Type of the program's result.
    pub output: Shape,
    /// The value returned; its width equals `output.bits()`.
    pub result: Arg,
    /// What a compiler must not look into.
    #[serde(default)]
    pub opaque: Opaque,
}

/// What a compiler that emits a program takes as any value of its type, so that it does not make other instructions of what
/// it knows of it. It changes nothing of what is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Opaque {
    /// Nothing: it may use all that it knows.
    #[default]
    Nothing,
    /// Constant vectors.
    Constants,
    /// Vectors that steps make.
    Results,
}

impl Opaque {
    /// All but [`Opaque::Nothing`], with the word for each in a program's text.
    pub const NAMED: [(Opaque, &str); 2] = [(Opaque::Constants, "constants"), (Opaque::Results, "results")];

    /// The word for it, if there is one.
    pub fn word(self) -> Option<&'static str> {
        Opaque::NAMED.iter().find(|(opaque, _)| *opaque == self).map(|(_, word)| *word)
    }
}

/// Why a program is not well formed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProgramError {
    /// An input index beyond the inputs.
    #[error("program {program}: {place} reads input {index}, which does not exist")]
    NoInput {
        /// Program name.
        program: String,
        /// Step or result that reads it.
        place: String,
        /// The index.
        index: usize,
    },
    /// A step that is not earlier than its reader.
    #[error("program {program}: {place} reads step {index}, which is not computed yet")]
    NoStep {
        /// Program name.
        program: String,
        /// Step or result that reads it.
        place: String,
        /// The index.
        index: usize,
    },
    /// A slice beyond its value, or of no bits.
    #[error("program {program}: {place} slices {bits} bits from bit {offset} of a value of {width}")]
    BadPart {
        /// Program name.
        program: String,
        /// Step or result that slices.
        place: String,
        /// First bit.
        offset: u32,
        /// Bits taken.
        bits: u32,
        /// Width of the sliced value.
        width: u32,
    },
    /// A value where its width must be known has none (an immediate), or it has no bits.
    #[error("program {program}: {place} uses a value without a width")]
    NoWidth {
        /// Program name.
        program: String,
        /// Step or result that uses it.
        place: String,
    },
    /// The result is not as wide as the output.
    #[error("program {program}: the result has {found} bits, the output {expected}")]
    ResultWidth {
        /// Program name.
        program: String,
        /// Width of the result value.
        found: u32,
        /// Width of the declared output.
        expected: u32,
    },
}

impl Program {
    /// Width in bits of an operand, for readers at position `step` (the number of steps for the
    /// result). Immediates have none.
    ///
    /// # Errors
    /// A reference that does not exist yet, a slice out of range, a value without a width.
    pub fn width(&self, arg: &Arg, step: usize) -> Result<Option<u32>, ProgramError> {
        let place = || {
            if step < self.steps.len() { format!("step {step}") } else { "the result".to_string() }
        };
        let program = || self.name.clone();
        let known = |arg: &Arg| -> Result<u32, ProgramError> {
            self.width(arg, step)?.ok_or_else(|| ProgramError::NoWidth { program: program(), place: place() })
        };
        Ok(Some(match arg {
            Arg::Imm(_) => return Ok(None),
            Arg::Input(index) => match self.inputs.get(*index) {
                Some(port) => port.shape.bits(),
                None => {
                    return Err(ProgramError::NoInput { program: program(), place: place(), index: *index });
                }
            },
            Arg::Step(index) => match self.steps.get(*index) {
                Some(earlier) if *index < step => earlier.result.bits(),
                _ => {
                    return Err(ProgramError::NoStep { program: program(), place: place(), index: *index });
                }
            },
            Arg::Const { width, values } => width.saturating_mul(values.len() as u32),
            Arg::Zero { bits } | Arg::Undef { bits } => *bits,
            Arg::Part { of, offset, bits } => {
                let width = known(of)?;
                if *bits == 0 || offset.checked_add(*bits).is_none_or(|end| end > width) {
                    return Err(ProgramError::BadPart {
                        program: program(),
                        place: place(),
                        offset: *offset,
                        bits: *bits,
                        width,
                    });
                }
                *bits
            }
            Arg::Concat(parts) => {
                let mut total = 0;
                for part in parts {
                    total = u32::saturating_add(total, known(part)?);
                }
                total
            }
        }))
    }

    /// Checks every reference, slice and the width of the result.
    ///
    /// # Errors
    /// The first violation found, steps in order, then the result.
    pub fn validate(&self) -> Result<(), ProgramError> {
        for (index, step) in self.steps.iter().enumerate() {
            for arg in &step.args {
                self.width(arg, index)?;
            }
        }
        let expected = self.output.bits();
        match self.width(&self.result, self.steps.len())? {
            Some(found) if found == expected && found > 0 => Ok(()),
            Some(found) => Err(ProgramError::ResultWidth { program: self.name.clone(), found, expected }),
            None => {
                Err(ProgramError::NoWidth { program: self.name.clone(), place: "the result".to_string() })
            }
        }
    }

    /// The same for a compiler that may use all that it knows.
    #[must_use]
    pub fn transparent(&self) -> Program {
        Program { opaque: Opaque::Nothing, ..self.clone() }
    }

    /// Removes steps that the result does not need and renumbers the rest.
    pub fn without_dead_steps(&self) -> Program {
        let mut live = vec![false; self.steps.len()];
        // References beyond the program are ignored here; `validate` reports them.
        let mark = |arg: &Arg, live: &mut [bool]| {
            arg.steps().into_iter().for_each(|n| live.get_mut(n).into_iter().for_each(|live| *live = true));
        };
        mark(&self.result, &mut live);
        for index in (0..self.steps.len()).rev() {
            if live[index] {
                self.steps[index].args.iter().for_each(|arg| mark(arg, &mut live));
            }
        }
        let mut new_index = vec![0; self.steps.len()];
        let mut steps = Vec::new();
        for (index, step) in self.steps.iter().enumerate() {
            if live[index] {
                new_index[index] = steps.len();
                let args = step.args.iter().map(|arg| arg.renumbered(&new_index)).collect();
                steps.push(Step { args, ..step.clone() });
            }
        }
        let result = self.result.renumbered(&new_index);
        Program { steps, result, ..self.clone() }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Input(index) => write!(f, "in{index}"),
            Arg::Step(index) => write!(f, "%{index}"),
            Arg::Imm(value) => write!(f, "#{value}"),
            Arg::Const { width, values } => {
                write!(f, "{}x{width}", values.len())?;
                match values.as_slice() {
                    [first, rest @ ..] if !rest.is_empty() && rest.iter().all(|v| v == first) => {
                        write!(f, "[{first}...]")
                    }
                    values => {
                        let text: Vec<String> = values.iter().map(i128::to_string).collect();
                        write!(f, "[{}]", text.join(" "))
                    }
                }
            }
            Arg::Zero { bits } => write!(f, "zero{bits}"),
            Arg::Undef { bits } => write!(f, "undef{bits}"),
            Arg::Part { of, offset, bits } => write!(f, "{of}[{offset}+{bits}]"),
            Arg::Concat(parts) => {
                let text: Vec<String> = parts.iter().map(Arg::to_string).collect();
                write!(f, "({})", text.join(" ++ "))
            }
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inputs: Vec<String> = self
            .inputs
            .iter()
            .enumerate()
            .map(|(index, port)| format!("in{index}/{}: {}", port.name, port.shape))
            .collect();
        let opaque = self.opaque.word().map(|word| format!(" opaque {word}")).unwrap_or_default();
        writeln!(f, "program {}({}) -> {}{opaque}", self.name, inputs.join(", "), self.output)?;
        for (index, step) in self.steps.iter().enumerate() {
            let args: Vec<String> = step.args.iter().map(Arg::to_string).collect();
            writeln!(f, "  %{index}: {} = {}({})", step.result, step.instruction, args.join(", "))?;
        }
        writeln!(f, "  return {}", self.result)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Program {
        Program {
            name: "sum".to_string(),
            inputs: vec![
                Port { name: "a".to_string(), shape: Shape::vector(8, 64) },
                Port { name: "b".to_string(), shape: Shape::vector(8, 64) },
            ],
            steps: vec![
                Step {
                    instruction: "dead".to_string(),
                    args: vec![Arg::Input(0)],
                    result: Shape::vector(8, 32),
                },
                Step {
                    instruction: "add".to_string(),
                    args: vec![Arg::Input(0).part(0, 256), Arg::Input(1).part(256, 256)],
                    result: Shape::vector(8, 32),
                },
            ],
            output: Shape::vector(8, 64),
            result: Arg::Concat(vec![Arg::Step(1), Arg::Step(1)]),
            opaque: Opaque::Nothing,
        }
    }

    #[test]
    fn parts_of_what_lies_side_by_side_are_taken_where_they_lie() {
        let width = |arg: &Arg| match arg {
            Arg::Step(n) if *n < 4 => Some(128),
            Arg::Input(_) => Some(256),
            _ => None,
        };
        let four = || Arg::Concat((0..4).map(Arg::Step).collect());
        let short = |arg: Arg| arg.shortened(&width);
        assert_eq!(short(four().part(256, 128)), Arg::Step(2));
        assert_eq!(short(four().part(128, 256)), Arg::Concat(vec![Arg::Step(1), Arg::Step(2)]));
        let across = Arg::Concat(vec![Arg::Step(0).part(64, 64), Arg::Step(1).part(0, 32)]);
        assert_eq!(short(four().part(64, 96)), across);
        assert_eq!(short(four().part(128, 256).part(64, 32)), Arg::Step(1).part(64, 32));
        assert_eq!(short(Arg::Input(0).part(0, 256)), Arg::Input(0));
        assert_eq!(short(Arg::Input(0).part(0, 128)), Arg::Input(0).part(0, 128));
        let padded = || Arg::Concat(vec![Arg::Input(0), Arg::Zero { bits: 256 }]);
        assert_eq!(short(padded().part(256, 64)), Arg::Zero { bits: 64 });
        // What is not known, or not there, stays as it was written.
        let unknown = || Arg::Concat(vec![Arg::Step(9), Arg::Step(0)]);
        assert_eq!(short(unknown().part(128, 64)), unknown().part(128, 64));
        assert_eq!(short(four().part(448, 128)), four().part(448, 128));
    }

    #[test]
    fn a_well_formed_program_validates_and_drops_its_dead_step() {
        let program = sample();
        assert_eq!(program.validate(), Ok(()));
        let live = program.without_dead_steps();
        assert_eq!(live.validate(), Ok(()));
        assert_eq!(live.steps.len(), 1);
        assert_eq!(live.result, Arg::Concat(vec![Arg::Step(0), Arg::Step(0)]));
    }

    #[test]
    fn dangling_references_and_wrong_widths_are_reported() {
        let mut program = sample();
        program.steps[0].args = vec![Arg::Step(1)];
        assert!(matches!(program.validate(), Err(ProgramError::NoStep { index: 1, .. })));
        let mut program = sample();
        program.result = Arg::Step(1);
        assert!(matches!(program.validate(), Err(ProgramError::ResultWidth { found: 256, .. })));
        let mut program = sample();
        program.steps[1].args = vec![Arg::Input(0).part(300, 256)];
        assert!(matches!(program.validate(), Err(ProgramError::BadPart { .. })));
        let mut program = sample();
        program.result = Arg::Imm(1);
        assert!(matches!(program.validate(), Err(ProgramError::NoWidth { .. })));
    }
}
