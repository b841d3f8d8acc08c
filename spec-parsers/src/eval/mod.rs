//! One evaluator for the pseudocode of all ISAs.
//!
//! A program is run once, with its concrete loop bounds and with symbolic operands. Conditions on
//! operands run both ways and join. What stands in the result register at the end, cut into elements,
//! is the instruction's meaning: one expression per output element.
//!
//! Rules, measured against hardware (`autoir check`):
//! - arithmetic is on unbounded integers; bits are lost at the assignment to a bit range;
//! - a slice of a parameter is signed iff the vendor declares its elements signed and the slice is as
//!   wide as an element;
//! - `SignExtendN(x >> s)` is an arithmetic shift;
//! - `SignExtend` and `ZeroExtend` extend from the width of their operand's slice;
//! - what a text leaves undefined on one path takes the value of the other path.

mod bits;
mod call;
mod expr;
mod float;
mod machine;
mod merge;
mod result;
mod scope;
mod stmt;
#[cfg(test)]
mod tests;
pub mod typed;
pub mod typed_float;
mod update;
mod window;

pub use float::Relations;

use crate::imp::{Program, Symbol};
use crate::instruction::{EType, Instruction, Param, ParamKind, TILE_ROW};
use crate::problem::Problem;
use autoir_semantics::dag::{Dag, Prim};
use autoir_semantics::float::FloatFormat;
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::{ElementFn, Kind, Operand};
use std::fmt;

/// Statements executed before a program is given up.
const FUEL: u32 = 1 << 17;
/// The same for a program without operands, of which many runs may be wanted.
const SHORT_FUEL: u32 = 1 << 10;

/// A function that a vendor's pseudocode uses without defining it. Widths are in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    /// Extends by the sign of the operand's slice to that many bits.
    SignExtend(u32),
    /// Extends by zeros to that many bits.
    ZeroExtend(u32),
    /// Keeps that many low bits.
    Truncate(u32),
    /// Clamps to the range of a signed or unsigned integer.
    Saturate {
        /// Bits of the range.
        width: u32,
        /// Whether the range is signed.
        signed: bool,
    },
    /// Reads the operand's slice as signed.
    AsSigned,
    /// Keeps that many low bits and reads them as a number: a cast in C.
    Cast {
        /// Bits kept.
        width: u32,
        /// Whether they are two's complement.
        signed: bool,
    },
    /// Absolute value.
    Abs,
    /// Minimum of two.
    Min,
    /// Maximum of two.
    Max,
    /// A primitive of the semantics, applied to unsigned operands of the width given.
    Prim(Prim, u32),
    /// A conversion between kinds of numbers, one of them floats; with the last, toward zero.
    Convert(NumberType, NumberType, bool),
    /// A function of floats.
    Float(FloatFunction),
    /// `(x, control)`: `x`, with all that is rounded in it rounded as [`Dialect::is_rounding`] has it.
    Rounded,
    /// A function of typed languages.
    Typed(typed::Typed),
}

/// A kind of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberType {
    /// Floats.
    Float(FloatFormat),
    /// Integers.
    Int {
        /// Their bits.
        width: u32,
        /// Whether they have a sign.
        signed: bool,
    },
}

impl NumberType {
    /// The float format that elements are declared to have.
    fn of(etype: &EType) -> Option<FloatFormat> {
        match etype {
            EType::Float(16) => Some(FloatFormat::F16),
            EType::Float(32) => Some(FloatFormat::F32),
            EType::Float(64) => Some(FloatFormat::F64),
            EType::BFloat(16) => Some(FloatFormat::BF16),
            _ => None,
        }
    }
}

/// A special value that a text compares with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Any that is no number.
    Nan,
    /// A signalling one.
    Signaling,
    /// Infinity, negative or not.
    Infinity(bool),
}

/// A function of floats. Where no format is given, it is that of the arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFunction {
    /// A number as a float.
    Literal(FloatFormat),
    /// `(2, x)`: 2 to the power of an integer.
    Power,
    /// The square root.
    Sqrt,
    /// Rounded down to an integer.
    Floor,
    /// Rounded up to an integer.
    Ceil,
    /// `(x, control)`: rounded to an integer as [`Dialect::is_rounding`] has it.
    Round,
    /// Whether it is an infinity of either sign.
    IsInfinite,
    /// The exponent as a float.
    Exponent(Option<FloatFormat>),
    /// `(x, sign, interval)`: the significand in an interval; `(x, interval, sign)` where the name says the format.
    Mantissa(Option<FloatFormat>),
    /// `(x, classes)`: whether it is of one of the classes.
    Class(FloatFormat),
    /// Denormals become zeros.
    FlushDenormals,
}

impl FloatFunction {
    fn arity(self) -> usize {
        match self {
            FloatFunction::Mantissa(_) => 3,
            FloatFunction::Power | FloatFunction::Round | FloatFunction::Class(_) => 2,
            _ => 1,
        }
    }
}

/// What differs between vendors' pseudocode languages.
pub trait Dialect: fmt::Debug + Sync {
    /// The built-in function of that name.
    fn builtin(&self, name: &str) -> Option<Builtin>;
    /// The named constant of that name.
    fn constant(&self, name: &str) -> Option<i128>;
    /// Whether the name stands for the highest bit of whatever it is a bound of.
    fn is_top_bit(&self, name: &str) -> bool;
    /// The comparison that an operator variable stands for when it holds `value`.
    fn infix(&self, value: i128) -> Option<Infix>;
    /// The special float that a name stands for.
    fn special(&self, _name: &str) -> Option<Special> {
        None
    }
    /// Whether an immediate of this type says how the instruction rounds: bits 1:0 are 0 for the nearest, 1
    /// for down, 2 for up, 3 for toward zero; bit 2 asks for the default, the nearest.
    fn is_rounding(&self, _imm_type: &str) -> bool {
        false
    }
    /// How many values an operator variable can have.
    fn infix_count(&self) -> i128;
    /// Whether bits have no sign but by conversion, keep their number under arithmetic, and are never
    /// shifted by a negative amount.
    fn typed(&self) -> bool {
        false
    }
}

/// The meaning of an operator that is held in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Infix {
    /// Equality, or its negation.
    Eq(bool),
    /// Less than, or its negation.
    Lt(bool),
    /// Less or equal, or its negation.
    Le(bool),
    /// Always that value.
    Always(bool),
    /// A comparison of floats.
    Float(Relations),
}

/// What the evaluator knows of an operand.
#[derive(Clone, Debug)]
pub(crate) struct OperandInfo {
    /// Name in the pseudocode.
    pub name: String,
    /// Bits in the register.
    pub bits: u32,
    /// The width of its elements if they are signed.
    pub signed: Option<u32>,
    /// The format of its elements if they are floats.
    pub float: Option<FloatFormat>,
    /// As the semantics describe it.
    pub operand: Operand,
}

impl OperandInfo {
    fn of(param: &Param, typed: bool) -> Self {
        let (kind, width) = match param.kind {
            ParamKind::Mask => (Kind::Mask, 1),
            ParamKind::Immediate => (Kind::Immediate, param.immediate_bits()),
            ParamKind::Scalar => (Kind::Scalar, param.width),
            ParamKind::Tile if param.extents.is_empty() => (Kind::Tile, 8),
            ParamKind::Tile => (Kind::Tile, element_width(param)),
            ParamKind::Vector | ParamKind::Pointer | ParamKind::Void => (Kind::Vector, element_width(param)),
        };
        let bits = if kind == Kind::Immediate { width } else { param.width };
        let signed = match param.etype {
            EType::Signed(n) => Some(n),
            _ => None,
        };
        let declared = signed.filter(|_| !typed);
        let float = NumberType::of(&param.etype).filter(|_| !typed);
        let operand = Operand {
            name: param.name.clone(),
            kind,
            width: width as u16,
            extents: extents(param, bits, width),
            signed: signed.is_some(),
        };
        Self { name: param.name.clone(), bits, signed: declared, float, operand }
    }
}

/// Elements of `width` bits per dimension of an operand or result of `bits`: as declared, where the
/// declaration is in such elements. A tile register has rows.
fn extents(param: &Param, bits: u32, width: u32) -> Vec<u32> {
    let declared = param.extents.iter().try_fold(width, |n, extent| n.checked_mul(*extent));
    if !param.extents.is_empty() && declared == Some(bits) {
        return param.extents.clone();
    }
    let width = width.max(1);
    match param.kind {
        ParamKind::Tile if bits.is_multiple_of(TILE_ROW) && TILE_ROW.is_multiple_of(width) => {
            vec![bits / TILE_ROW, TILE_ROW / width]
        }
        _ => vec![bits / width],
    }
}

/// The natural element width of a vector, in bits, at most 64.
fn element_width(param: &Param) -> u32 {
    let declared = match param.etype {
        EType::Signed(n) | EType::Unsigned(n) | EType::Float(n) | EType::BFloat(n) => n,
        EType::Mask => 8,
        _ => 64,
    };
    if declared <= 64 && param.width.is_multiple_of(declared) { declared } else { 8 }
}

/// Evaluates a program for the signature of `instruction`.
///
/// # Errors
/// What the program does that has no meaning (malformed), or none that is modelled (unsupported).
pub fn evaluate(
    program: &Program,
    instruction: &Instruction,
    dialect: &dyn Dialect,
) -> Result<ElementFn, Problem> {
    evaluate_at(program, instruction, dialect, &[])
}

/// Evaluates a program with some immediates fixed: `fixed` pairs immediate operands, by position among
/// all parameters, with values. The operands stay in the signature; they are just not read.
///
/// # Errors
/// As [`evaluate`].
pub fn evaluate_at(
    program: &Program,
    instruction: &Instruction,
    dialect: &dyn Dialect,
    fixed: &[(usize, i128)],
) -> Result<ElementFn, Problem> {
    let typed = dialect.typed();
    let operands: Vec<OperandInfo> = instruction.params.iter().map(|p| OperandInfo::of(p, typed)).collect();
    let mut machine = machine(program, dialect, &operands);
    machine.mask_result = instruction.ret.kind == ParamKind::Mask;
    let rounding = |p: &Param| p.imm_type.as_deref().is_some_and(|t| dialect.is_rounding(t));
    let rounding = instruction.params.iter().position(rounding);
    machine.run(&instruction.ret, fixed, rounding)
}

fn machine<'a>(
    program: &'a Program,
    dialect: &'a dyn Dialect,
    operands: &'a [OperandInfo],
) -> machine::Machine<'a> {
    machine::Machine {
        dag: Dag::new(),
        program,
        operands,
        dialect,
        scope: scope::Scope::new(program.symbols.len()),
        mask_result: false,
        stored: u32::MAX,
        at: 0..0,
        fuel: FUEL,
        depth: 0,
        nesting: 0,
        fields: FastMap::default(),
        rounding: None,
        reads: FastMap::default(),
        placed: None,
        returned: None,
    }
}

/// A known value of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constant {
    /// A number.
    Int(i128),
    /// So many bits, as an unsigned number.
    Bits(u32, i128),
}

/// Runs a program without operands, some variables being given. Returns the variables' values at the end, by
/// symbol; `None` where one is not assigned or not known.
///
/// # Errors
/// As [`evaluate`].
pub fn execute(
    program: &Program,
    dialect: &dyn Dialect,
    given: &[(Symbol, Constant)],
) -> Result<Vec<Option<Constant>>, Problem> {
    let mut machine = machine(program, dialect, &[]);
    machine.fuel = SHORT_FUEL;
    for (symbol, constant) in given {
        let value = match *constant {
            Constant::Int(value) => bits::Value::Int(machine.dag.constant(value)),
            Constant::Bits(width, value) => {
                let id = machine.dag.constant(value);
                bits::Value::bits(bits::Bits::one(width, bits::Content::Int(id)))
            }
        };
        machine.scope.set(*symbol, value);
    }
    machine.block(&program.body)?;
    let symbols = 0..program.symbols.len() as u32;
    Ok(symbols.map(|s| machine.known(Symbol(s))).collect())
}
