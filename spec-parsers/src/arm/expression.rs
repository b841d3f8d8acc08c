//! Expressions of Sail: precedence, literals, parts, and the functions that are operators of the shared
//! language.

use super::dialect;
use super::parse::{Builder, Pairing, Rule, contents};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{BinaryOp, Expr, ExprKind, Part, Span, UnaryOp};
use crate::problem::Problem;

/// Most operators in one chain.
const MAX_CHAIN: usize = 256;

impl Builder {
    pub(super) fn expr_at(&self, span: &Span, kind: ExprKind) -> Expr {
        Expr { span: span.clone(), kind }
    }

    pub(super) fn call_of(&mut self, span: &Span, name: &str, args: Vec<Expr>) -> Expr {
        let name = self.symbol(name);
        self.expr_at(span, ExprKind::Call(name, args))
    }

    pub(super) fn expr(&mut self, pair: Pairing<'_>) -> Result<Expr, Problem> {
        let (mut operands, mut operators) = (Vec::new(), Vec::new());
        for part in contents(&pair) {
            match part.as_rule() {
                Rule::binop => operators.push(part),
                _ => operands.push(self.operand(part)?),
            }
        }
        if operators.len() > MAX_CHAIN {
            return self.malformed(&pair, "too many operators in one chain");
        }
        self.climb(operands, operators)
    }

    /// Operator precedence, by repeatedly reducing the strongest operator on top of a stack.
    pub(super) fn climb(
        &mut self,
        operands: Vec<Expr>,
        operators: Vec<Pairing<'_>>,
    ) -> Result<Expr, Problem> {
        let mut values: Vec<Expr> = Vec::new();
        let mut pending: Vec<(String, u8)> = Vec::new();
        let mut operands = operands.into_iter();
        values.extend(operands.next());
        for (operator, operand) in operators.iter().zip(operands) {
            let text = operator.as_str().trim();
            let strength = strength(text);
            while let Some((_, top)) = pending.last()
                && *top >= strength
            {
                self.reduce(&mut values, &mut pending);
            }
            pending.push((text.to_owned(), strength));
            values.push(operand);
        }
        while !pending.is_empty() {
            self.reduce(&mut values, &mut pending);
        }
        values.pop().ok_or_else(|| Problem::new(DiagnosticKind::Internal, 0..0, "an empty expression"))
    }

    pub(super) fn reduce(&mut self, values: &mut Vec<Expr>, pending: &mut Vec<(String, u8)>) {
        let (Some((operator, _)), Some(b), Some(a)) = (pending.pop(), values.pop(), values.pop()) else {
            return;
        };
        let span = a.span.start..b.span.end;
        let expr = match BINARY.iter().find(|(text, ..)| *text == operator) {
            Some((_, op, _)) => self.expr_at(&span, ExprKind::Binary(*op, Box::new(a), Box::new(b))),
            // `2 ^ n` is the only power in Arm's text.
            None if a.kind == ExprKind::Int(2) => self.call_of(&span, "pow2", vec![b]),
            None => self.call_of(&span, &operator, vec![a, b]),
        };
        values.push(expr);
    }

    pub(super) fn operand(&mut self, pair: Pairing<'_>) -> Result<Expr, Problem> {
        let span = self.span(&pair);
        let mut negative = false;
        let mut value: Option<Expr> = None;
        for part in contents(&pair) {
            match (part.as_rule(), value.take()) {
                (Rule::unop, _) => negative = true,
                // Status registers are read as 0, field by field.
                (Rule::part, Some(base)) if self.is_status(&base) => {
                    value = Some(self.expr_at(&span, ExprKind::Bits(1, 0)));
                }
                (Rule::part, Some(base)) => {
                    let part = self.part(part)?;
                    value = Some(self.expr_at(&span, ExprKind::Part(Box::new(base), Box::new(part))));
                }
                (_, _) => value = Some(self.expr_pair(part)?),
            }
        }
        let Some(value) = value else { return self.malformed(&pair, "an operator without operand") };
        Ok(if negative { self.expr_at(&span, ExprKind::Unary(UnaryOp::Neg, Box::new(value))) } else { value })
    }

    pub(super) fn is_status(&self, expr: &Expr) -> bool {
        matches!(expr.kind, ExprKind::Name(name) if dialect::is_status(self.text.symbols.name(name)))
    }

    pub(super) fn part(&mut self, pair: Pairing<'_>) -> Result<Part, Problem> {
        let hi = self.nth(&pair, 0)?;
        let hi = self.expr(hi)?;
        Ok(match contents(&pair).nth(1) {
            Some(lo) => Part::Range(hi, self.expr(lo)?),
            None => Part::Bit(hi),
        })
    }

    pub(super) fn expr_pair(&mut self, pair: Pairing<'_>) -> Result<Expr, Problem> {
        let span = self.span(&pair);
        match pair.as_rule() {
            Rule::bits | Rule::number => self.literal(&pair),
            Rule::variable => {
                let name = self.symbol(pair.as_str().trim_start_matches('\'').trim());
                Ok(self.expr_at(&span, ExprKind::Name(name)))
            }
            Rule::unit | Rule::string => Ok(self.expr_at(&span, ExprKind::Int(0))),
            // `[x[i]]` is the vector of one bit.
            Rule::single | Rule::tuple => {
                if contents(&pair).nth(1).is_some() {
                    return self.malformed(&pair, "several values where one is expected");
                }
                let inner = self.nth(&pair, 0)?;
                self.expr(inner)
            }
            Rule::if_expr => {
                let mut parts = Vec::new();
                for part in contents(&pair) {
                    parts.push(self.expr(part)?);
                }
                match <[Expr; 3]>::try_from(parts) {
                    Ok(parts) => Ok(self.expr_at(&span, ExprKind::Ternary(Box::new(parts)))),
                    Err(_) => self.malformed(&pair, "a condition without alternative"),
                }
            }
            Rule::chosen => self.chosen(&pair),
            // What may be anything is not reached.
            Rule::open => Ok(self.call_of(&span, "throw", Vec::new())),
            Rule::call => {
                let name = self.nth(&pair, 0)?.as_str().to_owned();
                let mut args = Vec::new();
                for arg in contents(&pair).skip(1) {
                    args.push(self.expr(arg)?);
                }
                Ok(self.operator_call(&span, &name, args))
            }
            rule => self.malformed(&pair, &format!("{rule:?} is no expression")),
        }
    }

    /// A `match` that is a value: a chain of conditions, the last case without one.
    fn chosen(&mut self, pair: &Pairing<'_>) -> Result<Expr, Problem> {
        let span = self.span(pair);
        let selector = self.nth(pair, 0)?;
        let selector = self.expr(selector)?;
        let cases: Vec<_> = contents(pair).filter(|p| p.as_rule() == Rule::case).collect();
        let mut out: Option<Expr> = None;
        for case in cases.iter().rev() {
            let (label, value) = (self.nth(case, 0)?, self.nth(case, 1)?);
            let (label, value) = (self.nth(&label, 0)?, self.expr(value)?);
            out = Some(match out {
                Some(otherwise) if label.as_rule() != Rule::any => {
                    let parts = [self.label(&selector, label)?, value, otherwise];
                    self.expr_at(&span, ExprKind::Ternary(Box::new(parts)))
                }
                _ => value,
            });
        }
        out.ok_or_else(|| Problem::new(DiagnosticKind::Internal, span, "a `match` without cases"))
    }

    /// Functions that are operators of the shared language.
    pub(super) fn operator_call(&mut self, span: &Span, name: &str, mut args: Vec<Expr>) -> Expr {
        let unary = UNARY_CALLS.iter().find(|(n, _)| *n == name);
        let binary = BINARY_CALLS.iter().find(|(n, _)| *n == name);
        let kind = match (unary, binary, args.len()) {
            (Some((_, op)), _, 1) => ExprKind::Unary(*op, Box::new(args.remove(0))),
            (_, Some((_, op)), 2) => {
                let b = args.remove(1);
                ExprKind::Binary(*op, Box::new(args.remove(0)), Box::new(b))
            }
            // A bit is a vector of one.
            _ if name == "Bit" && args.len() == 1 => return args.remove(0),
            _ => return self.call_of(span, name, args),
        };
        self.expr_at(span, kind)
    }

    pub(super) fn literal(&mut self, pair: &Pairing<'_>) -> Result<Expr, Problem> {
        let (span, text) = (self.span(pair), pair.as_str());
        let bits = |radix, digits: &str, each: u32| {
            let value = i128::from_str_radix(digits, radix).ok()?;
            (digits.len() <= 64).then(|| ExprKind::Bits(each * digits.len() as u32, value))
        };
        let kind = match text.as_bytes() {
            [b'0', b'b', ..] => bits(2, &text[2..], 1),
            [b'0', b'x', ..] => bits(16, &text[2..], 4),
            _ => text.parse().ok().map(ExprKind::Int),
        };
        match kind {
            Some(kind) => Ok(self.expr_at(&span, kind)),
            None => self.malformed(pair, "a literal that is too long"),
        }
    }
}

const UNARY_CALLS: &[(&str, UnaryOp)] = &[
    ("not_vec", UnaryOp::Not),
    ("not_bool", UnaryOp::LogicalNot),
    ("not", UnaryOp::LogicalNot),
    ("negate", UnaryOp::Neg),
];
const BINARY_CALLS: &[(&str, BinaryOp)] =
    &[("EOR", BinaryOp::Xor), ("DIV", BinaryOp::Div), ("div", BinaryOp::Div), ("MOD", BinaryOp::Rem)];

/// Operators with their strength.
const BINARY: &[(&str, BinaryOp, u8)] = &[
    ("|", BinaryOp::Or, 1),
    ("&", BinaryOp::And, 2),
    ("==", BinaryOp::Eq, 3),
    ("!=", BinaryOp::Ne, 3),
    ("<=", BinaryOp::Le, 3),
    (">=", BinaryOp::Ge, 3),
    ("<", BinaryOp::Lt, 3),
    (">", BinaryOp::Gt, 3),
    ("@", BinaryOp::Concat, 4),
    ("<<", BinaryOp::Shl, 5),
    (">>", BinaryOp::Shr, 5),
    ("+", BinaryOp::Add, 6),
    ("-", BinaryOp::Sub, 6),
    ("*", BinaryOp::Mul, 7),
];

fn strength(operator: &str) -> u8 {
    const POWER: u8 = 8;
    BINARY.iter().find(|(text, ..)| *text == operator).map_or(POWER, |(_, _, s)| *s)
}
