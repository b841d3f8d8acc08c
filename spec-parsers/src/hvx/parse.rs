//! The text of a behaviour to C statements.

use super::ast::{Expr, ExprKind, Stmt, StmtKind};
use super::ctype::CType;
use super::preprocess::{Preprocessor, expand};
use super::token::{Kind, Token};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{BinaryOp, Span, UnaryOp};
use crate::problem::Problem;
use pest::Parser;
use pest::iterators::{Pair, Pairs};

#[derive(pest_derive::Parser)]
#[grammar = "hvx/grammar.pest"]
struct Grammar;

type Step<T> = Result<T, Problem>;

/// Deepest nesting of brackets that is accepted; the vendor's text, macros replaced, stays below 40.
const MAX_NESTING: usize = 96;

/// Reads a behaviour: definitions of macros, then statements.
///
/// # Errors
/// A malformed text, with the place of what was not understood.
pub fn parse(text: &str) -> Step<Vec<Stmt>> {
    let (mut tokens, mut outcome) = (Vec::new(), Ok(()));
    Preprocessor::default().read(text, &mut |run, macros| match expand(run, macros) {
        Ok(more) => tokens.extend(more.into_iter().filter(|t| t.kind != Kind::Newline)),
        Err(problem) => outcome = Err(problem),
    })?;
    outcome?;
    check_nesting(&tokens)?;
    let (expanded, places) = join(&tokens);
    let mut pairs = Grammar::parse(Rule::program, &expanded).map_err(|e| syntax_error(&e, &places))?;
    let builder = Builder { places };
    let program = pairs.next().map(Pair::into_inner);
    program
        .into_iter()
        .flatten()
        .filter(|p| !matches!(p.as_rule(), Rule::EOI | Rule::empty))
        .map(|p| builder.stmt(p))
        .collect()
}

/// The tokens as one text, and for each of them where it begins there and where it stood before.
fn join(tokens: &[Token]) -> (String, Vec<(usize, Span)>) {
    let (mut text, mut places) = (String::new(), Vec::new());
    for token in tokens {
        places.push((text.len(), token.span.clone()));
        text.push_str(&token.text);
        text.push(' ');
    }
    (text, places)
}

fn place_of(places: &[(usize, Span)], at: usize) -> Span {
    let index = places.partition_point(|(start, _)| *start <= at);
    places.get(index.saturating_sub(1)).map_or(0..0, |(_, span)| span.clone())
}

fn syntax_error(error: &pest::error::Error<Rule>, places: &[(usize, Span)]) -> Problem {
    use pest::error::{ErrorVariant, InputLocation};
    let at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let expected = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => {
            let mut names: Vec<String> = positives.iter().map(|r| format!("{r:?}")).collect();
            names.sort();
            names.dedup();
            names.truncate(6);
            names.join(", ")
        }
        ErrorVariant::CustomError { message } => message.clone(),
    };
    Problem::new(
        DiagnosticKind::Malformed,
        place_of(places, at),
        format!("syntax error: expected {expected}"),
    )
}

/// The parser descends once per bracket.
fn check_nesting(tokens: &[Token]) -> Step<()> {
    let mut depth = 0_usize;
    for token in tokens.iter().filter(|t| t.kind == Kind::Punct) {
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            let message = format!("nested deeper than {MAX_NESTING}");
            return Err(Problem::new(DiagnosticKind::Unsupported, token.span.clone(), message));
        }
    }
    Ok(())
}

struct Builder {
    places: Vec<(usize, Span)>,
}

impl Builder {
    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let (start, end) = (pair.as_span().start(), pair.as_span().end());
        let (first, last) = (place_of(&self.places, start), place_of(&self.places, end.max(start + 1) - 1));
        first.start.min(last.start)..last.end.max(first.end)
    }

    fn problem<T>(&self, pair: &Pair<'_, Rule>, kind: DiagnosticKind, message: &str) -> Step<T> {
        Err(Problem::new(kind, self.span(pair), message))
    }

    /// The next part of a rule. The grammar says that it is there.
    fn take<'a>(&self, whole: &Span, parts: &mut Pairs<'a, Rule>) -> Step<Pair<'a, Rule>> {
        let message = "the grammar and its reader disagree";
        parts.next().ok_or_else(|| Problem::new(DiagnosticKind::Internal, whole.clone(), message))
    }

    fn block(&self, pairs: Pairs<'_, Rule>) -> Step<Vec<Stmt>> {
        pairs.filter(|p| p.as_rule() != Rule::empty).map(|p| self.stmt(p)).collect()
    }

    /// One statement as the body of another.
    fn body(&self, pair: Pair<'_, Rule>) -> Step<Vec<Stmt>> {
        match pair.as_rule() {
            Rule::block => self.block(pair.into_inner()),
            Rule::empty => Ok(Vec::new()),
            _ => Ok(vec![self.stmt(pair)?]),
        }
    }

    fn stmt(&self, pair: Pair<'_, Rule>) -> Step<Stmt> {
        let (span, rule, whole) = (self.span(&pair), pair.as_rule(), pair.clone());
        let mut parts = pair.into_inner();
        let kind = match rule {
            Rule::block => StmtKind::Block(self.block(parts)?),
            Rule::if_stmt => {
                self.take(&span, &mut parts)?;
                let cond = self.expr(self.take(&span, &mut parts)?)?;
                let then = self.body(self.take(&span, &mut parts)?)?;
                let other = parts.nth(1).map_or(Ok(Vec::new()), |p| self.body(p))?;
                StmtKind::If(cond, then, other)
            }
            Rule::for_stmt => {
                self.take(&span, &mut parts)?;
                let first = self.take(&span, &mut parts)?;
                let first = match first.as_rule() {
                    Rule::decl => Some(Box::new(self.stmt(first)?)),
                    _ => self
                        .optional(first)?
                        .map(|e| Box::new(Stmt { span: e.span.clone(), kind: StmtKind::Expr(e) })),
                };
                let cond = self.optional(self.take(&span, &mut parts)?)?;
                let step = self.optional(self.take(&span, &mut parts)?)?;
                StmtKind::For(first, cond, step, self.body(self.take(&span, &mut parts)?)?)
            }
            Rule::do_stmt => {
                self.take(&span, &mut parts)?;
                let body = self.take(&span, &mut parts)?;
                let cond = self.expr(parts.nth(1).unwrap_or_else(|| whole.clone()))?;
                if !matches!(cond.kind, ExprKind::Int(0, _)) {
                    return self.problem(
                        &whole,
                        DiagnosticKind::Unsupported,
                        "a loop with its condition last",
                    );
                }
                StmtKind::Block(self.block(body.into_inner())?)
            }
            Rule::decl_stmt => return self.stmt(self.take(&span, &mut parts)?),
            Rule::decl => {
                let ctype = self.ctype(&self.take(&span, &mut parts)?)?;
                let declared = parts.map(|p| {
                    let mut parts = p.into_inner();
                    let name = self.take(&span, &mut parts)?.as_str().to_owned();
                    Ok((name, parts.next().map(|e| self.expr(e)).transpose()?))
                });
                StmtKind::Declare(ctype, declared.collect::<Step<_>>()?)
            }
            _ => StmtKind::Expr(self.expr(self.take(&span, &mut parts)?)?),
        };
        Ok(Stmt { span, kind })
    }

    fn optional(&self, pair: Pair<'_, Rule>) -> Step<Option<Expr>> {
        pair.into_inner().next().map(|e| self.expr(e)).transpose()
    }

    fn ctype(&self, pair: &Pair<'_, Rule>) -> Step<CType> {
        match CType::parse(pair.as_str()) {
            Some(ctype) => Ok(ctype),
            None => self.problem(pair, DiagnosticKind::Unsupported, "a type that is not known"),
        }
    }

    fn expr(&self, pair: Pair<'_, Rule>) -> Step<Expr> {
        let (span, rule, text) = (self.span(&pair), pair.as_rule(), pair.as_str());
        let whole = pair.clone();
        let mut parts = pair.into_inner();
        let kind = match rule {
            Rule::expr => return self.assignment(&span, parts),
            Rule::ternary => {
                let cond = self.expr(self.take(&span, &mut parts)?)?;
                match (parts.next(), parts.next()) {
                    (Some(then), Some(other)) => {
                        ExprKind::Ternary(Box::new([cond, self.expr(then)?, self.expr(other)?]))
                    }
                    _ => return Ok(cond),
                }
            }
            Rule::binary => return self.chain(&span, parts),
            Rule::unary | Rule::group => return self.expr(self.take(&span, &mut parts)?),
            Rule::cast => {
                let ctype = self.ctype(&self.take(&span, &mut parts)?)?;
                ExprKind::Cast(ctype, Box::new(self.expr(self.take(&span, &mut parts)?)?))
            }
            Rule::sizeof => {
                self.take(&span, &mut parts)?;
                ExprKind::SizeOf(Box::new(self.expr(self.take(&span, &mut parts)?)?))
            }
            Rule::prefix => {
                let op = self.take(&span, &mut parts)?;
                let operand = self.expr(self.take(&span, &mut parts)?)?;
                match op.as_str() {
                    "-" => ExprKind::Unary(UnaryOp::Neg, Box::new(operand)),
                    "~" => ExprKind::Unary(UnaryOp::Not, Box::new(operand)),
                    "!" => ExprKind::Unary(UnaryOp::LogicalNot, Box::new(operand)),
                    _ => return Ok(operand),
                }
            }
            Rule::before => {
                let op = if self.take(&span, &mut parts)?.as_str() == "++" {
                    BinaryOp::Add
                } else {
                    BinaryOp::Sub
                };
                ExprKind::Step(Box::new(self.expr(self.take(&span, &mut parts)?)?), op)
            }
            Rule::postfix => return self.postfix(&span, parts),
            Rule::number => return self.number(&whole),
            Rule::string => ExprKind::Text,
            Rule::ident => ExprKind::Name(text.to_owned()),
            Rule::inline => {
                let block = self.take(&span, &mut parts)?;
                ExprKind::Inline(self.block(block.into_inner())?)
            }
            Rule::list => ExprKind::List(parts.map(|p| self.expr(p)).collect::<Step<_>>()?),
            Rule::call => {
                let name = self.take(&span, &mut parts)?.as_str().to_owned();
                ExprKind::Call(name, parts.map(|p| self.expr(p)).collect::<Step<_>>()?)
            }
            _ => {
                return self.problem(&whole, DiagnosticKind::Internal, "the grammar and its reader disagree");
            }
        };
        Ok(Expr { span, kind })
    }

    fn assignment(&self, span: &Span, mut parts: Pairs<'_, Rule>) -> Step<Expr> {
        let place = self.expr(self.take(span, &mut parts)?)?;
        let Some(op) = parts.next() else { return Ok(place) };
        let value = self.expr(self.take(span, &mut parts)?)?;
        let op = op.as_str().trim_end_matches('=');
        let op = TABLE.iter().find(|(text, ..)| *text == op).map(|(_, op, _)| *op);
        let kind = ExprKind::Assign(Box::new(place), op, Box::new(value));
        Ok(Expr { span: span.clone(), kind })
    }

    fn postfix(&self, span: &Span, mut parts: Pairs<'_, Rule>) -> Step<Expr> {
        let mut base = self.expr(self.take(span, &mut parts)?)?;
        for suffix in parts {
            let Some(suffix) = suffix.into_inner().next() else { continue };
            let (rule, text) = (suffix.as_rule(), suffix.as_str());
            let at = base.span.start..self.span(&suffix).end;
            let mut inner = suffix.into_inner();
            let kind = match rule {
                Rule::index => {
                    let index = self.expr(self.take(&at, &mut inner)?)?;
                    ExprKind::Index(Box::new(base), Box::new(index))
                }
                Rule::field => {
                    let name = self.take(&at, &mut inner)?.as_str().to_owned();
                    ExprKind::Field(Box::new(base), name)
                }
                _ => {
                    let op = if text == "++" { BinaryOp::Add } else { BinaryOp::Sub };
                    ExprKind::Step(Box::new(base), op)
                }
            };
            base = Expr { span: at, kind };
        }
        Ok(base)
    }

    fn number(&self, pair: &Pair<'_, Rule>) -> Step<Expr> {
        let text = pair.as_str();
        let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
        let suffix = text.get(digits.len()..).unwrap_or("").to_ascii_lowercase();
        let value = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let Some(value) = value.ok().filter(|v| *v < 1 << 64) else {
            return self.problem(pair, DiagnosticKind::Unsupported, "a number above 64 bits");
        };
        // C11 6.4.4.1: the first type that holds the value; only hexadecimal ones become unsigned.
        let hex = digits.len() > 2 && digits.starts_with("0x");
        let types = [CType::int(32), CType::unsigned(32), CType::int(64), CType::unsigned(64)];
        let ctype = types.into_iter().find(|t| {
            let CType::Int { width, signed } = *t else { return false };
            let allowed = if suffix.contains('u') { !signed } else { signed || hex };
            let long = !suffix.contains('l') || width == 64;
            allowed && long && value < 1 << (width - u32::from(signed))
        });
        let kind = ExprKind::Int(value, ctype.unwrap_or(CType::unsigned(64)));
        Ok(Expr { span: self.span(pair), kind })
    }

    /// Precedence climbing over a chain of operators; all associate to the left.
    fn chain(&self, span: &Span, mut parts: Pairs<'_, Rule>) -> Step<Expr> {
        let mut operands = vec![self.expr(self.take(span, &mut parts)?)?];
        let mut operators: Vec<(BinaryOp, u8)> = Vec::new();
        let reduce = |operands: &mut Vec<Expr>, op: BinaryOp| {
            if let (Some(right), Some(left)) = (operands.pop(), operands.pop()) {
                let span = left.span.start..right.span.end.max(left.span.end);
                let kind = ExprKind::Binary(op, Box::new(left), Box::new(right));
                operands.push(Expr { span, kind });
            }
        };
        while let Some(op) = parts.next() {
            let Some((_, op, level)) = TABLE.iter().find(|(text, ..)| *text == op.as_str()).copied() else {
                return self.problem(&op, DiagnosticKind::Internal, "the grammar and its reader disagree");
            };
            while let Some((earlier, _)) = operators.last().copied().filter(|(_, l)| *l >= level) {
                operators.pop();
                reduce(&mut operands, earlier);
            }
            operators.push((op, level));
            operands.push(self.expr(self.take(span, &mut parts)?)?);
        }
        while let Some((op, _)) = operators.pop() {
            reduce(&mut operands, op);
        }
        let message = "an operator without operands";
        operands.pop().ok_or_else(|| Problem::new(DiagnosticKind::Internal, span.clone(), message))
    }
}

/// C's operators from loosest to tightest.
const TABLE: &[(&str, BinaryOp, u8)] = &[
    ("||", BinaryOp::LogicalOr, 1),
    ("&&", BinaryOp::LogicalAnd, 2),
    ("|", BinaryOp::Or, 3),
    ("^", BinaryOp::Xor, 4),
    ("&", BinaryOp::And, 5),
    ("==", BinaryOp::Eq, 6),
    ("!=", BinaryOp::Ne, 6),
    ("<", BinaryOp::Lt, 7),
    ("<=", BinaryOp::Le, 7),
    (">", BinaryOp::Gt, 7),
    (">=", BinaryOp::Ge, 7),
    ("<<", BinaryOp::Shl, 8),
    (">>", BinaryOp::Shr, 8),
    ("+", BinaryOp::Add, 9),
    ("-", BinaryOp::Sub, 9),
    ("*", BinaryOp::Mul, 10),
    ("/", BinaryOp::Div, 10),
    ("%", BinaryOp::Rem, 10),
];
