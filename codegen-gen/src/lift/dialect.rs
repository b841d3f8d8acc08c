//! What differs between assembly languages: one row each.

use autoir::program::Shape;

use super::bits::Bits;
use super::machine::{Machine, Registers};
use super::step::Reader;
use crate::emit::Abi;
use crate::lift::validate::Rules;
use crate::llvm::target::Target;

/// The position of a line that cannot be read, and why.
pub(crate) type Unread = (usize, String);

/// Puts the operands, and where there is one the address of the result, where a caller puts them.
type Enter = fn(&mut Machine, &Target, &[Shape], Shape, Abi) -> Result<(), String>;

/// An assembly language with its calling convention.
pub(crate) struct Dialect {
    pub registers: &'static Registers,
    /// Operands, the result's shape.
    pub enter: Enter,
    /// The result, where a caller finds it; behind so many operands.
    pub result: fn(&mut Machine, &Target, usize, Shape, Abi) -> Result<Bits, String>,
    /// What emitted functions are held against.
    pub rules: &'static Rules,
    /// Carries out all lines.
    pub run: fn(&mut Reader<'_>, &[&str]) -> Result<(), Unread>,
}

/// Carries out line after line.
pub(crate) fn one_by_one(
    lines: &[&str],
    mut carry_out: impl FnMut(&str) -> Result<(), String>,
) -> Result<(), Unread> {
    lines.iter().enumerate().try_for_each(|(at, line)| carry_out(line).map_err(|reason| (at, reason)))
}
