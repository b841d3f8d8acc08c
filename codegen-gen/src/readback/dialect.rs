//! What differs between assembly languages: one row each.

use autoir::program::Shape;

use super::bits::Bits;
use super::machine::{Machine, Registers};
use super::step::Reader;
use crate::emit::Abi;
use crate::target::Target;

/// An assembly language with its calling convention.
pub(crate) struct Dialect {
    pub registers: &'static Registers,
    /// Puts the operands where a caller of a function with such a result puts them.
    pub enter: fn(&mut Machine, &Target, &[Shape], Shape, Abi) -> Result<(), String>,
    /// The result, where a caller finds it; behind so many operands.
    pub result: fn(&mut Machine, &Target, usize, Shape, Abi) -> Result<Bits, String>,
    /// Carries out all lines. If one cannot be read: its position and why.
    pub run: fn(&mut Reader<'_>, &[&str]) -> Result<(), (usize, String)>,
}

/// Carries out line after line.
pub(crate) fn one_by_one(
    lines: &[&str],
    mut carry_out: impl FnMut(&str) -> Result<(), String>,
) -> Result<(), (usize, String)> {
    lines.iter().enumerate().try_for_each(|(at, line)| carry_out(line).map_err(|reason| (at, reason)))
}
