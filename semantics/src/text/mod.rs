//! The notation of lane functions, for people, tests and committed files.
//!
//! ```text
//! fn(c: u32x16, a: u8x64, b: i8x64) -> u32x16
//! for i < 16
//! = u32(c[i] + sum[j < 4](a[4*i + j]*b[4*i + j]))
//! ```
//!
//! Parsing gives back the expressions that were printed, node by node; what a person wrote is not brought to
//! normal form (import it into a new [`Dag`](crate::dag::Dag) for that). Printing does not depend on how an
//! arena is numbered: terms and factors are ordered by what they say. White space separates, `#` starts a comment.
//!
//! ```text
//! lane-fn    = header [ "for" axis { "," axis } ] { let } bodies
//! element-fn = header { let } { number ":" expr }            one per element, from 0
//! header     = "fn" "(" [ operand { "," operand } ] ")" "->" shape
//! operand    = ( identifier | string ) ":" shape
//! shape      = [ "mask" | "scalar" | "imm" | "tile" ] type { "x" number }
//! type       = ( "u" | "i" ) bits                            without extents: one element; `x0` extents: none
//! axis       = [ "template" ] "i" [ n ] "<" number           outermost first; `i` is axis 0, `i1` axis 1
//! let        = "let" "%" n [ "[" binder { "," binder } "]" ] "=" expr
//! binder     = "j" [ n ] "<" number
//! bodies     = "=" expr | { "i" n "=" number ":" expr }      one per value of the template axis
//!
//! expr       = comparison [ "?" expr ":" expr ]
//! comparison = or [ ( "==" | "<" ) or ]                      1 or 0
//! or, xor, and, shift, sum, product                          "|" "^" "&", "<<" ">>", "+" "-", "*", as in Rust
//! unary      = [ "-" ] primary
//! primary    = number | "i" [ n ] | "j" [ n ] | "%" n | "(" expr ")"
//!            | base [ "." type ] "[" expr "]"                element expr of the operand, 0 out of range
//!            | type "(" expr ")"                             low bits, read as unsigned or signed
//!            | "sat_" type "(" expr ")"                      clamped to the range of the type
//!            | ( "min" | "max" ) "(" expr "," expr ")" | "abs" "(" expr ")"
//!            | ( "sum" | "and" | "or" | "xor" | "min" | "max" ) "[" binder "]" "(" expr ")"
//!            | "first" "[" binder "]" "(" expr "," expr "," expr ")"    condition, value, otherwise
//!            | ( "clz" | "ctz" ) bits "(" expr ")" | ( "clmul" | "gf256mul" ) "(" expr "," expr ")"
//!            | "gf256inv" "(" expr ")"
//! base       = identifier | "$" n | "{" base { "," base } "}"   operand n; a concatenation, lowest first
//! ```
//!
//! Values are integers of any size; only a type cuts bits off. A read without a type has the operand's own
//! element type; a concatenation always names one. A subexpression that is large and used more than once is
//! printed once, as a `let`; a `let` inside a reduction lists the variables it mentions.

mod expr;
mod lex;
mod order;
mod parse;
mod print;

#[cfg(test)]
mod tests;

pub use self::parse::{parse_element_fn, parse_lane_fn};
pub use self::print::expression;
use crate::dag::{ReduceOp, Var};
use crate::lane::Kind;

/// The words before `[` that are not operand names.
const REDUCTIONS: [(&str, ReduceOp); 6] = [
    ("sum", ReduceOp::Add),
    ("and", ReduceOp::And),
    ("or", ReduceOp::Or),
    ("xor", ReduceOp::Xor),
    ("min", ReduceOp::Min),
    ("max", ReduceOp::Max),
];

/// Words that an operand cannot be called by.
const RESERVED: [&str; 5] = ["fn", "for", "let", "template", "first"];

/// The words for kinds; a vector has none.
const KINDS: [(&str, Kind); 4] =
    [("mask", Kind::Mask), ("scalar", Kind::Scalar), ("imm", Kind::Immediate), ("tile", Kind::Tile)];

/// `i`, `i1`, ... for axes and `j`, `j1`, ... for reductions.
fn variable_name(var: Var) -> String {
    let (letter, n) = if var.is_reduction() { ('j', var.0 - Var::FIRST_REDUCTION) } else { ('i', var.0) };
    if n == 0 { letter.to_string() } else { format!("{letter}{n}") }
}

/// The variable of a name that [`variable_name`] gives.
fn variable_of(name: &str) -> Option<Var> {
    let n = match name.get(1..)? {
        "" => 0,
        n if n.starts_with('0') => return None,
        n => n.parse::<u8>().ok()?,
    };
    match name.as_bytes()[0] {
        b'i' if n < Var::FIRST_REDUCTION => Some(Var(n)),
        b'j' if n < 64 - Var::FIRST_REDUCTION => Some(Var::reduction(n)),
        _ => None,
    }
}

/// The width and signedness of `u8` or `i16`.
fn type_of(name: &str) -> Option<(u16, bool)> {
    let signed = match name.as_bytes().first()? {
        b'u' => false,
        b'i' => true,
        _ => return None,
    };
    let digits = name.get(1..)?;
    if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((digits.parse().ok()?, signed))
}

fn type_name(width: u16, signed: bool) -> String {
    format!("{}{width}", if signed { 'i' } else { 'u' })
}

/// Whether a name can stand for an operand in an expression.
fn is_plain_name(name: &str) -> bool {
    let mut chars = name.chars();
    let start = chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
    start
        && chars.all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !RESERVED.contains(&name)
        && !REDUCTIONS.iter().any(|r| r.0 == name)
}
