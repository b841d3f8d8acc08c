//! What AArch64 has instructions for and LLVM, of any target, no operation.

use autoir_synth::window::halide::ast::{Expr, ExprKind, Type};
use autoir_synth::window::halide::literal;

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::operations::type_of;

/// Bits of a vector register, and of half of one.
const REGISTERS: [u32; 2] = [128, 64];

impl<'c> Kernel<'_, 'c> {
    /// The intrinsic `llvm.aarch64.neon.name` of two vectors of the type `ty`, register by register; nothing on other
    /// targets and for vectors that are no whole registers.
    pub fn neon(&self, name: &str, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Option<Value<'c>>> {
        let Some(lanes) = self.neon_lanes(ty, &REGISTERS) else { return Ok(None) };
        let name = format!("llvm.aarch64.neon.{name}");
        self.by_register(ty, lanes, |first| {
            let (x, y) = (self.register(a, first, lanes, ty)?, self.register(b, first, lanes, ty)?);
            self.simple(&name, &[x, y])
        })
        .map(Some)
    }

    /// The products of two vectors of the type `ty` in elements twice as wide, as the instruction that makes them: LLVM
    /// would take sums of products by equal factors apart into products of sums, and put them together again at a cost.
    pub fn neon_products(&self, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Option<Value<'c>>> {
        let wide = Type { bits: 2 * ty.bits, ..ty };
        let is_whole = [8, 16, 32].contains(&ty.bits);
        let lanes = self.neon_lanes(wide, &REGISTERS[..1]).filter(|_| is_whole);
        let Some(lanes) = lanes else { return Ok(None) };
        let name = if ty.is_signed() { "llvm.aarch64.neon.smull" } else { "llvm.aarch64.neon.umull" };
        let result = type_of(&self.number(0, wide.with_lanes(lanes)));
        self.by_register(wide, lanes, |first| {
            let (x, y) = (self.register(a, first, lanes, ty)?, self.register(b, first, lanes, ty)?);
            self.intrinsic(name, &[result], &[x, y])
        })
        .map(Some)
    }

    /// `name` of `arguments`, of the type `ty`, if that is a saturating cast for which there are instructions: of what is shifted
    /// to the right to half the bits, and to a quarter of them, by way of half.
    pub fn narrowed(&mut self, name: &str, arguments: &[Expr], ty: Type) -> Lowered<Option<Value<'c>>> {
        let ("saturating_cast", [argument]) = (name, arguments) else { return Ok(None) };
        let (shift, a) = shifted(argument);
        let from = self.ty(a)?;
        let half = Type { bits: from.bits / 2, code: from.code, ..ty };
        let is_known = from.is_integer() && ty.is_integer() && ty.bits >= 8;
        let is_quarter = from.bits == 4 * ty.bits;
        let is_half = from.bits == 2 * ty.bits && !matches!(shift, Shift::None);
        let lanes = self.neon_lanes(from, &REGISTERS[..1]).filter(|_| is_known && (is_half || is_quarter));
        let Some(lanes) = lanes else { return Ok(None) };
        let to = if is_half { ty } else { half };
        let name = match (shift, from.is_signed(), to.is_signed()) {
            (Shift::None, true, true) => "sqxtn",
            (Shift::None, false, false) => "uqxtn",
            (Shift::Down(_), true, true) => "sqshrn",
            (Shift::Down(_), true, false) => "sqshrun",
            (Shift::Down(_), false, false) => "uqshrn",
            (Shift::Rounded(_), true, true) => "sqrshrn",
            (Shift::Rounded(_), true, false) => "sqrshrun",
            (Shift::Rounded(_), false, false) => "uqrshrn",
            (_, false, true) | (Shift::None, true, false) => return Ok(None),
        };
        let count = match shift {
            Shift::None => None,
            Shift::Down(n) | Shift::Rounded(n) if (1..=i128::from(to.bits)).contains(&n) => Some(n),
            Shift::Down(_) | Shift::Rounded(_) => return Ok(None),
        };
        let a = self.value(a)?;
        let result = type_of(&self.number(0, to.with_lanes(lanes)));
        let name = format!("llvm.aarch64.neon.{name}");
        let narrow = self.by_register(to, lanes, |first| {
            let part = self.register(a, first, lanes, from)?;
            let count = count.map(|n| self.number(n, Type::INT32));
            let operands: Vec<Value<'c>> = std::iter::once(part).chain(count).collect();
            self.intrinsic(&name, &[result], &operands)
        })?;
        if is_half { Ok(Some(narrow)) } else { self.saturate(narrow, to, ty).map(Some) }
    }

    /// Lanes of the largest of `registers`, given in bits, that vectors of the type `ty` fill; nothing on other targets.
    fn neon_lanes(&self, ty: Type, registers: &[u32]) -> Option<u32> {
        let (bits, total) = (u32::from(ty.bits), u32::from(ty.bits) * ty.lanes);
        let fills = |register: &&u32| total.is_multiple_of(**register) && bits < **register;
        let register = registers.iter().find(fills).filter(|_| self.is_for("aarch64") && ty.lanes > 1)?;
        Some(register / bits)
    }
}

/// A shift to the right by a number.
#[derive(Clone, Copy, Debug)]
enum Shift {
    None,
    Down(i128),
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
