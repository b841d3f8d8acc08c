//! The value of an expression without matrices: a fragment's indices, a matrix's extents.

use super::ast::{Expr, ExprKind, Op};
use crate::diagnostic::DiagnosticKind;
use crate::problem::Problem;

/// The value of `expr`, where `name` knows the names.
///
/// # Errors
/// An unknown name, a division by zero, or a value that is negative or needs more than 32 bits.
pub fn value(expr: &Expr, name: &dyn Fn(&str) -> Option<u32>) -> Result<u32, Problem> {
    let bad = |message: String| Problem::new(DiagnosticKind::Malformed, expr.span.clone(), message);
    match &expr.kind {
        ExprKind::Int(value) => Ok(*value),
        ExprKind::Part(token, indices) if indices.is_empty() => {
            name(&token.text).ok_or_else(|| bad(format!("unknown name `{}`", token.text)))
        }
        ExprKind::Part(..) | ExprKind::Call(..) | ExprKind::Each(..) => {
            Err(bad("only numbers are allowed here".into()))
        }
        ExprKind::Binary(op, left, right) => {
            let (x, y) = (value(left, name)?, value(right, name)?);
            let result = match op {
                Op::Add => x.checked_add(y),
                Op::Sub => x.checked_sub(y),
                Op::Mul => x.checked_mul(y),
                Op::Div => x.checked_div(y),
                Op::Rem => x.checked_rem(y),
                Op::And => Some(x & y),
                Op::Or => Some(x | y),
                Op::Xor => Some(x ^ y),
            };
            result.ok_or_else(|| bad(format!("{op:?} of {x} and {y} has no value")))
        }
    }
}

/// The numbers of a shape: `m16n8k32` names M, N and K, `m8n8.x4` M, N and P.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Operations side by side.
    pub p: u32,
    pub m: u32,
    pub n: u32,
    /// 1 where the shape names none.
    pub k: u32,
}

impl Numbers {
    /// Reads a shape as it is spelled.
    pub fn of(shape: &str, batch: u32) -> Option<Numbers> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|n| (1..=4096).contains(n));
        let (shape, p) = match shape.split_once(".x") {
            Some((shape, p)) => (shape, number(p)?),
            None => (shape, batch),
        };
        let (m, rest) = shape.strip_prefix('m')?.split_once('n')?;
        let (n, k) = match rest.split_once('k') {
            Some((n, k)) => (n, number(k)?),
            None => (rest, 1),
        };
        Some(Numbers { p, m: number(m)?, n: number(n)?, k })
    }

    /// The number called `name`.
    pub fn get(self, name: &str) -> Option<u32> {
        match name {
            "P" => Some(self.p),
            "M" => Some(self.m),
            "N" => Some(self.n),
            "K" => Some(self.k),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_as_they_are_spelled() {
        let numbers = |s| Numbers::of(s, 1).map(|n| (n.p, n.m, n.n, n.k));
        assert_eq!(numbers("m16n8k32"), Some((1, 16, 8, 32)));
        assert_eq!(numbers("m8n8.x4"), Some((4, 8, 8, 1)));
        assert_eq!(numbers("m8n8"), Some((1, 8, 8, 1)));
        assert_eq!(
            (numbers("m0n8"), numbers("n8m8"), numbers("m8n8k"), numbers("")),
            (None, None, None, None)
        );
    }
}
