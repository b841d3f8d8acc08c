//! The functions that behaviours call.

use super::place::width_between;
use super::{Lowering, Step, Typed, binary, constant, int, node, unsupported};
use crate::hvx::ast::{Expr, ExprKind};
use crate::hvx::ctype::CType;
use crate::imp::{self, BinaryOp, Part, Place, Span, UnaryOp};

impl Lowering {
    pub fn function(&mut self, expr: &Expr, name: &str, args: &[Expr]) -> Step<Typed> {
        let span = &expr.span;
        match (name, args) {
            ("bits", [base, lo, count]) => self.bits_of(expr, base, lo, count),
            ("saturate_s" | "saturate_u", [width, value]) => self.saturate(span, name, width, value),
            ("extract32" | "extract64" | "sextract32" | "sextract64", [value, start, length]) => {
                self.extract(name, value, start, length)
            }
            ("clz32" | "clz64" | "clo32" | "clo64", [value]) => {
                let width = if name.ends_with("64") { 64 } else { 32 };
                let mut value = self.value(value)?.0;
                if name.starts_with("clo") {
                    value = node(span, imp::ExprKind::Unary(UnaryOp::Not, Box::new(value)));
                }
                let value = self.cast(value, CType::unsigned(width));
                Ok((self.call(span, &format!("clz{width}"), vec![value]), CType::INT))
            }
            ("ctpop16" | "ctpop32" | "ctpop64", [value]) => {
                let width: u32 = name.trim_start_matches("ctpop").parse().unwrap_or(64);
                let value = self.value(value)?.0;
                let value = self.cast(value, CType::unsigned(width));
                Ok((self.count_ones(span, value, width), CType::INT))
            }
            _ => unsupported(span, format!("the function `{name}` with {} argument(s)", args.len())),
        }
    }

    /// `bits(X, LO, N)` as a value: of a place, of a complement, or of a number.
    fn bits_of(&mut self, expr: &Expr, base: &Expr, lo: &Expr, count: &Expr) -> Step<Typed> {
        if let Some((place, ctype)) = self.place(expr)? {
            return Ok((self.read_bits(&expr.span, place), ctype));
        }
        if matches!(base.kind, ExprKind::Unary(..)) {
            return self.part_of_value(expr);
        }
        let value = self.value(base)?.0;
        let (part, ctype) = self.bits(lo, count)?;
        Ok((node(&expr.span, imp::ExprKind::Part(Box::new(value), Box::new(part))), ctype))
    }

    fn saturate(&mut self, span: &Span, name: &str, width: &Expr, value: &Expr) -> Step<Typed> {
        let width = self.number(width, 64)?;
        let (value, ctype) = self.value(value)?;
        let (value, ctype) = match name {
            "saturate_u" => (self.convert((value, ctype), CType::int(64)), CType::int(64)),
            _ => (value, ctype.promoted()),
        };
        let sign = name.chars().last().unwrap_or('s');
        Ok((self.call(span, &format!("sat_{sign}{width}"), vec![value]), ctype))
    }

    /// QEMU's functions: so many bits from a place on, unsigned or as two's complement.
    fn extract(&mut self, name: &str, value: &Expr, start: &Expr, length: &Expr) -> Step<Typed> {
        let length = self.number(length, 64)?;
        let (value, start) = (self.value(value)?.0, self.value(start)?.0);
        let shifted = match constant(&start) {
            Some(0) => value,
            _ => binary(BinaryOp::Shr, value, start),
        };
        let signed = name.starts_with('s');
        let ctype = CType::Int { width: if name.ends_with("64") { 64 } else { 32 }, signed };
        Ok((self.cast(shifted, CType::Int { width: length, signed }), ctype))
    }

    fn read_bits(&mut self, span: &Span, place: Place) -> imp::Expr {
        let width = match place.parts.last() {
            Some(Part::Range(hi, lo)) => width_between(hi, lo),
            _ => None,
        };
        self.read(span, place, CType::unsigned(width.unwrap_or(64)))
    }

    pub fn number(&mut self, expr: &Expr, most: u32) -> Step<u32> {
        let value = self.value(expr)?.0;
        match constant(&value).and_then(|v| u32::try_from(v).ok()).filter(|v| (1..=most).contains(v)) {
            Some(value) => Ok(value),
            None => unsupported(&expr.span, format!("a width that is not a constant from 1 to {most}")),
        }
    }

    /// The sum of the bits.
    fn count_ones(&mut self, span: &Span, value: imp::Expr, width: u32) -> imp::Expr {
        let symbol = self.declare("bits of a sum", CType::unsigned(width));
        self.assign(span, Place { name: symbol, parts: Vec::new() }, value);
        let bits: Vec<imp::Expr> = (0..width)
            .map(|n| {
                let name = node(span, imp::ExprKind::Name(symbol));
                let shifted = binary(BinaryOp::Shr, name, int(span, i128::from(n)));
                self.cast(shifted, CType::unsigned(1))
            })
            .collect();
        bits.into_iter().reduce(|a, b| binary(BinaryOp::Add, a, b)).unwrap_or_else(|| int(span, 0))
    }
}
