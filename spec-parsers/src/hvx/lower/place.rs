//! Registers, variables and their parts.

use super::{Lowering, Step, binary, constant, int, malformed, node, unsupported};
use crate::hvx::ast::{Expr, ExprKind};
use crate::hvx::ctype::{CType, VECTOR};
use crate::imp::{self, BinaryOp, Part, Place, Span};

impl Lowering {
    /// A register, a variable or a part of one, with the type of what stands there.
    pub fn place(&mut self, expr: &Expr) -> Step<Option<(Place, CType)>> {
        match &expr.kind {
            ExprKind::Name(name) => {
                let (name, ctype) = self.variable(name, &expr.span)?;
                if let Some(place) = self.referent(name) {
                    return Ok(Some((place, ctype)));
                }
                Ok(Some((Place { name, parts: Vec::new() }, ctype)))
            }
            ExprKind::Index(base, index) => {
                let ExprKind::Field(register, field) = &base.kind else {
                    return malformed(&base.span, "an index of what has no elements");
                };
                let Some((place, CType::Register(_))) = self.place(register)? else { return Ok(None) };
                let Some(CType::Elements(width, signed)) = CType::of_field(field) else {
                    return malformed(&base.span, format!("unknown elements `{field}`"));
                };
                let index = self.index(index)?;
                let ctype =
                    if width == VECTOR { CType::Register(width) } else { CType::Int { width, signed } };
                Ok(Some((element(place, width, index), ctype)))
            }
            ExprKind::Call(name, args) if name == "bits" => {
                let [base, lo, count] = args.as_slice() else {
                    return malformed(&expr.span, "`bits` takes 3 arguments");
                };
                let Some((mut place, _)) = self.place(base)? else { return Ok(None) };
                let (part, ctype) = self.bits(lo, count)?;
                place.parts.push(part);
                Ok(Some((place, ctype)))
            }
            _ => Ok(None),
        }
    }

    pub fn bits(&mut self, lo: &Expr, count: &Expr) -> Step<(Part, CType)> {
        let (first, size) = (self.index(lo)?, self.value(count)?.0);
        let Some(size) = constant(&size).filter(|n| (1..=64).contains(n)) else {
            return unsupported(&count.span, "a number of bits that is not a constant from 1 to 64");
        };
        let last = binary(BinaryOp::Add, first.clone(), int(&lo.span, size - 1));
        let ctype = CType::unsigned(if size <= 32 { 32 } else { 64 });
        Ok((Part::Range(last, first), ctype))
    }

    /// An index is computed without wrapping: one that wraps around lies outside of every register.
    pub fn index(&mut self, expr: &Expr) -> Step<imp::Expr> {
        match &expr.kind {
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                Ok(binary(*op, self.index(a)?, self.index(b)?))
            }
            _ => Ok(self.value(expr)?.0),
        }
    }

    /// What stands at a place.
    pub fn read(&mut self, span: &Span, place: Place, ctype: CType) -> imp::Expr {
        let whole = place.parts.is_empty();
        let operand =
            matches!(ctype, CType::Int { .. }) && CType::of_register(self.program.name(place.name)).is_some();
        let mut expr = node(span, imp::ExprKind::Name(place.name));
        for part in place.parts {
            expr = node(span, imp::ExprKind::Part(Box::new(expr), Box::new(part)));
        }
        // A variable holds a value of its type; bits have to be told theirs.
        match ctype {
            CType::Int { .. } if !whole || operand => self.cast(expr, ctype),
            _ => expr,
        }
    }
}

/// Element `index` of `width` bits, counted from the start of the register that `place` lies in.
fn element(mut place: Place, width: u32, index: imp::Expr) -> Place {
    let part = match place.parts.pop() {
        Some(Part::Element(outer, which)) if outer.is_multiple_of(width) => {
            let each = int(&index.span, i128::from(outer / width));
            Part::Element(width, binary(BinaryOp::Add, binary(BinaryOp::Mul, which, each), index))
        }
        Some(other) => {
            place.parts.push(other);
            Part::Element(width, index)
        }
        None => Part::Element(width, index),
    };
    place.parts.push(part);
    place
}

/// The number of bits of a range that `bits` made.
pub(super) fn width_between(hi: &imp::Expr, lo: &imp::Expr) -> Option<u32> {
    match &hi.kind {
        imp::ExprKind::Binary(BinaryOp::Add, base, more) if **base == *lo => {
            constant(more).and_then(|n| u32::try_from(n + 1).ok())
        }
        _ => None,
    }
}
