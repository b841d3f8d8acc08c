//! Variables that are another name of a register for a time.
//!
//! `refer(X, P)` begins that time and `referred(X, P)` ends it, in the same block and with the same number of the
//! register. So what is read, changed and written back as a whole register is a change of that register.

use super::{Lowering, Step, malformed, node, unsupported};
use crate::hvx::ast::{Expr, ExprKind};
use crate::hvx::ctype::CType;
use crate::imp::{self, Part, Place, Span, Symbol};

/// A variable that is a name of a register.
pub(super) struct Reference {
    variable: Symbol,
    /// The variable that numbers the register in the text; `None` once it has another value.
    number: Option<Symbol>,
    /// The register, by a number that keeps its value.
    place: Place,
    /// Where the time begins.
    span: Span,
}

impl Lowering {
    /// The register that a variable is a name of.
    pub(super) fn referent(&self, variable: Symbol) -> Option<Place> {
        self.references.iter().rev().find(|r| r.variable == variable).map(|r| r.place.clone())
    }

    /// A variable gets another value: it numbers no register any more.
    pub(super) fn forget_number(&mut self, variable: Symbol) {
        for reference in self.references.iter_mut().filter(|r| r.number == Some(variable)) {
            reference.number = None;
        }
    }

    /// Every reference since `outer` of them were open must have ended.
    pub(super) fn all_referred(&self, outer: usize) -> Step<()> {
        match self.references.get(outer) {
            None => Ok(()),
            Some(r) => unsupported(&r.span, "a register is read, and not written back"),
        }
    }

    pub(super) fn refer(&mut self, span: &Span, args: &[Expr]) -> Step<()> {
        let (variable, mut place, number, width) = self.reference(span, args)?;
        if self.referent(variable).is_some() {
            return unsupported(span, "a register is read again before it is written back");
        }
        let kept = self.declare("number of a register", CType::unsigned(32));
        let value = node(span, imp::ExprKind::Name(number));
        self.assign(span, Place { name: kept, parts: Vec::new() }, value);
        place.parts = vec![Part::Element(width, node(span, imp::ExprKind::Name(kept)))];
        self.references.push(Reference { variable, number: Some(number), place, span: span.clone() });
        Ok(())
    }

    pub(super) fn referred(&mut self, span: &Span, args: &[Expr]) -> Step<()> {
        let (variable, place, number, _) = self.reference(span, args)?;
        match self.references.pop() {
            Some(r) if r.variable == variable && r.place.name == place.name && r.number == Some(number) => {
                Ok(())
            }
            _ => unsupported(span, "a register is written back to another place"),
        }
    }

    /// The variable, the register, the variable that numbers it, and its bits.
    fn reference(&mut self, span: &Span, args: &[Expr]) -> Step<(Symbol, Place, Symbol, u32)> {
        let [variable, register] = args else {
            return malformed(span, "a name and a register are expected");
        };
        let ExprKind::Name(name) = &variable.kind else {
            return malformed(&variable.span, "a name is expected");
        };
        let variable = self.variable(name, &variable.span)?.0;
        let Some((place, _)) = self.place(register)? else {
            return malformed(&register.span, "a register is expected");
        };
        match place.parts.as_slice() {
            [Part::Element(width, imp::Expr { kind: imp::ExprKind::Name(number), .. })] => {
                let (width, number) = (*width, *number);
                Ok((variable, place, number, width))
            }
            _ => unsupported(&register.span, "a register whose number is not a variable"),
        }
    }
}
