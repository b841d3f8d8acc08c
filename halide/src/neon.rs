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

    /// `name` of `arguments`, of the type `ty`, if that is a saturating cast to half the bits of what is shifted to the right and
    /// rounded, which is one instruction.
    pub fn narrowing_shift(
        &mut self,
        name: &str,
        arguments: &[Expr],
        ty: Type,
    ) -> Lowered<Option<Value<'c>>> {
        let ("saturating_cast", [Expr { kind: ExprKind::Call(inner, operands), .. }]) = (name, arguments)
        else {
            return Ok(None);
        };
        let ("rounding_shift_right", [a, count]) = (inner.as_str(), operands.as_slice()) else {
            return Ok(None);
        };
        let count = if let ExprKind::Broadcast(count, _) = &count.kind { count } else { count };
        let (from, bits) = (self.ty(a)?, ty.bits);
        let name = match (from.is_signed(), ty.is_signed()) {
            (true, true) => "llvm.aarch64.neon.sqrshrn",
            (true, false) => "llvm.aarch64.neon.sqrshrun",
            (false, false) => "llvm.aarch64.neon.uqrshrn",
            (false, true) => return Ok(None),
        };
        let count = literal(count).filter(|n| (1..=i128::from(bits)).contains(n));
        let is_half = from.is_integer() && ty.is_integer() && from.bits == 2 * bits && bits >= 8;
        let lanes = self.neon_lanes(from, &REGISTERS[..1]).filter(|_| is_half);
        let (Some(count), Some(lanes)) = (count, lanes) else { return Ok(None) };
        let (a, count) = (self.value(a)?, self.number(count, Type::INT32));
        let result = type_of(&self.number(0, ty.with_lanes(lanes)));
        self.by_register(ty, lanes, |first| {
            let part = self.register(a, first, lanes, from)?;
            self.intrinsic(name, &[result], &[part, count])
        })
        .map(Some)
    }

    /// The `lanes` lanes that `make` makes from each first one of them on, side by side as a vector of the type `ty`.
    fn by_register(
        &self,
        ty: Type,
        lanes: u32,
        make: impl Fn(u32) -> Lowered<Value<'c>>,
    ) -> Lowered<Value<'c>> {
        let part = |first| Ok((make(first)?, lanes));
        let parts: Vec<_> = (0..ty.lanes).step_by(lanes as usize).map(part).collect::<Lowered<_>>()?;
        self.together(&parts, ty)
    }

    /// Lanes of the largest of `registers`, given in bits, that vectors of the type `ty` fill; nothing on other targets.
    fn neon_lanes(&self, ty: Type, registers: &[u32]) -> Option<u32> {
        let (bits, total) = (u32::from(ty.bits), u32::from(ty.bits) * ty.lanes);
        let fills = |register: &&u32| total.is_multiple_of(**register) && bits < **register;
        let register = registers.iter().find(fills).filter(|_| self.is_for("aarch64") && ty.lanes > 1)?;
        Some(register / bits)
    }

    /// `lanes` lanes of `a`, which is of the type `ty`, from the lane `first` on.
    fn register(&self, a: Value<'c>, first: u32, lanes: u32, ty: Type) -> Lowered<Value<'c>> {
        if lanes == ty.lanes {
            return Ok(a);
        }
        let order: Vec<u32> = (first..first + lanes).collect();
        self.shuffle(a, a, &order)
    }
}
