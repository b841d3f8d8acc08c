//! Saturating casts for which a target has instructions and LLVM no operation.

use autoir_synth::window::halide::ast::{Expr, ExprKind, Type};
use autoir_synth::window::halide::literal;

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};

impl<'c> Kernel<'_, 'c> {
    /// `name` of `arguments`, of the type `ty`, if that is a saturating cast, maybe of what is shifted to the right, for which
    /// there are instructions.
    pub fn narrowed(&mut self, name: &str, arguments: &[Expr], ty: Type) -> Lowered<Option<Value<'c>>> {
        let ("saturating_cast", [argument]) = (name, arguments) else { return Ok(None) };
        let shifted = shifted(argument);
        let from = self.ty(shifted.1)?;
        match self.packed(shifted, from, ty)? {
            Some(packed) => Ok(Some(packed)),
            None => self.neon_narrowed(shifted, from, ty),
        }
    }
}

/// A shift to the right by a number.
#[derive(Clone, Copy, Debug)]
pub enum Shift {
    /// None.
    None,
    /// Towards the lower of two integers.
    Down(i128),
    /// Towards the nearer one.
    Rounded(i128),
}

/// What is shifted to the right in `e`, and how; `e` itself if nothing is.
fn shifted(e: &Expr) -> (Shift, &Expr) {
    let ExprKind::Call(name, operands) = &e.kind else { return (Shift::None, e) };
    let [a, count] = operands.as_slice() else { return (Shift::None, e) };
    let count = if let ExprKind::Broadcast(count, _) = &count.kind { count } else { count };
    match (name.as_str(), literal(count)) {
        ("shift_right", Some(count)) => (Shift::Down(count), a),
        ("rounding_shift_right", Some(count)) => (Shift::Rounded(count), a),
        _ => (Shift::None, e),
    }
}
