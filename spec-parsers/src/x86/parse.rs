//! Intel's pseudocode to the shared imperative language.

use crate::diagnostic::DiagnosticKind;
use crate::imp::{
    BinaryOp, Expr, ExprKind, Function, Part, Place, Program, Span, Stmt, StmtKind, Symbol, UnaryOp,
};
use crate::problem::Problem;
use pest::Parser;
use pest::iterators::Pair;
use std::collections::HashMap;

#[derive(pest_derive::Parser)]
#[grammar = "x86/grammar.pest"]
struct Grammar;

/// Deepest nesting of brackets and blocks that is accepted; vendor texts stay below 12.
const MAX_NESTING: usize = 64;
/// Most operators in one chain.
const MAX_CHAIN: usize = 256;

/// Parses one operation.
///
/// # Errors
/// A malformed text, with the span of what was not understood.
pub fn parse(text: &str) -> Result<Program, Problem> {
    parse_with(text, Builder::default())
}

/// Parses one operation that speaks of fields: `tile.rows`, whose name is no element type and which has no
/// index, is a variable of its own, named by its path without white space.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_fields(text: &str) -> Result<Program, Problem> {
    parse_with(text, Builder { fields: true, ..Builder::default() })
}

fn parse_with(text: &str, mut builder: Builder) -> Result<Program, Problem> {
    check_nesting(text)?;
    let mut pairs = Grammar::parse(Rule::program, text).map_err(|e| syntax_error(&e))?;
    if let Some(program) = pairs.next() {
        for item in program.into_inner() {
            match item.as_rule() {
                Rule::EOI => {}
                Rule::define => {
                    let function = builder.define(item)?;
                    builder.program.functions.push(function);
                }
                _ => {
                    let stmt = builder.stmt(item)?;
                    builder.program.body.push(stmt);
                }
            }
        }
    }
    Ok(builder.program)
}

fn syntax_error(error: &pest::error::Error<Rule>) -> Problem {
    use pest::error::{ErrorVariant, InputLocation};
    let span = match error.location {
        InputLocation::Pos(at) => at as u32..at as u32,
        InputLocation::Span((a, b)) => a as u32..b as u32,
    };
    let message = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => {
            let mut expected: Vec<String> = positives.iter().map(|r| describe(*r)).collect();
            expected.sort();
            expected.dedup();
            expected.truncate(6);
            format!("syntax error: expected {}", expected.join(" or "))
        }
        ErrorVariant::CustomError { message } => message.clone(),
    };
    Problem::new(DiagnosticKind::Malformed, span, message)
}

fn describe(rule: Rule) -> String {
    let name = format!("{rule:?}");
    match name.strip_prefix("kw_") {
        Some(word) => word.to_uppercase(),
        None => name.replace('_', " "),
    }
}

/// Rejects texts that would recurse too deeply: the grammar's rules and everything after them recurse
/// over nesting.
fn check_nesting(text: &str) -> Result<(), Problem> {
    let (mut depth, mut blocks, mut ternaries) = (0_usize, 0_usize, 0_usize);
    let mut word = 0;
    for (at, c) in text.char_indices().chain([(text.len(), '\n')]) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '?' => ternaries += 1,
            '\n' => ternaries = 0,
            _ => {}
        }
        if !(c.is_ascii_alphanumeric() || c == '_') {
            match &text[word..at] {
                "IF" | "FOR" | "WHILE" | "CASE" => blocks += 1,
                "FI" | "ENDFOR" | "OD" | "ESAC" => blocks = blocks.saturating_sub(1),
                _ => {}
            }
            word = at + c.len_utf8();
        }
        if depth.max(blocks).max(ternaries) > MAX_NESTING {
            let span = at as u32..at as u32 + 1;
            return Err(Problem::new(DiagnosticKind::Malformed, span, "nested too deeply"));
        }
    }
    Ok(())
}

fn span_of(pair: &Pair<'_, Rule>) -> Span {
    let span = pair.as_span();
    span.start() as u32..span.end() as u32
}

/// The pairs that a rule must have, by the grammar.
struct Parts<'a> {
    inner: pest::iterators::Pairs<'a, Rule>,
    span: Span,
}

impl<'a> Parts<'a> {
    fn of(pair: Pair<'a, Rule>) -> Self {
        Self { span: span_of(&pair), inner: pair.into_inner() }
    }

    /// The next pair; its absence would mean that this file and the grammar disagree.
    fn take(&mut self) -> Result<Pair<'a, Rule>, Problem> {
        self.inner.next().ok_or_else(|| {
            let message = "the grammar and its reader disagree";
            Problem::new(DiagnosticKind::Internal, self.span.clone(), message)
        })
    }

    /// The next pair that is not a keyword.
    fn take_content(&mut self) -> Result<Pair<'a, Rule>, Problem> {
        loop {
            let pair = self.take()?;
            if !is_keyword(pair.as_rule()) {
                return Ok(pair);
            }
        }
    }
}

fn is_keyword(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::kw_define
            | Rule::kw_if
            | Rule::kw_else
            | Rule::kw_fi
            | Rule::kw_for
            | Rule::kw_to
            | Rule::kw_endfor
            | Rule::kw_do
            | Rule::kw_while
            | Rule::kw_od
            | Rule::kw_case
            | Rule::kw_of
            | Rule::kw_esac
            | Rule::kw_return
    )
}

#[derive(Default)]
struct Builder {
    program: Program,
    index: HashMap<String, Symbol>,
    /// Whether names that are no element types are fields.
    fields: bool,
}

impl Builder {
    fn symbol(&mut self, name: &str) -> Symbol {
        if let Some(symbol) = self.index.get(name) {
            return *symbol;
        }
        let symbol = Symbol(self.program.symbols.len() as u32);
        self.program.symbols.push(name.to_owned());
        self.index.insert(name.to_owned(), symbol);
        symbol
    }

    fn define(&mut self, pair: Pair<'_, Rule>) -> Result<Function, Problem> {
        let mut parts = Parts::of(pair);
        let name = self.symbol(parts.take_content()?.as_str());
        let mut params = Vec::new();
        loop {
            let part = parts.take()?;
            if part.as_rule() == Rule::block {
                return Ok(Function { name, params, body: self.block(part)? });
            }
            params.push(self.param(part)?);
        }
    }

    fn param(&mut self, pair: Pair<'_, Rule>) -> Result<(Symbol, Option<u32>), Problem> {
        let mut parts = Parts::of(pair);
        let name = self.symbol(parts.take()?.as_str());
        let Some(hi) = parts.inner.next() else {
            return Ok((name, None));
        };
        if hi.as_rule() == Rule::view_name {
            return Ok((name, Some(element_width(&hi)?)));
        }
        let hi = self.expr(hi)?;
        let lo = self.expr(parts.take()?)?;
        match (&hi.kind, &lo.kind) {
            (ExprKind::Int(hi), ExprKind::Int(lo)) if *lo >= 0 && hi >= lo && *hi < 1 << 16 => {
                Ok((name, Some((hi - lo + 1) as u32)))
            }
            _ => Err(Problem::new(
                DiagnosticKind::Malformed,
                hi.span,
                "a parameter's width must be given by two constants",
            )),
        }
    }

    fn block(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        pair.into_inner().map(|p| self.stmt(p)).collect()
    }

    fn stmt(&mut self, pair: Pair<'_, Rule>) -> Result<Stmt, Problem> {
        let span = span_of(&pair);
        let kind = match pair.as_rule() {
            Rule::if_stmt => self.if_stmt(pair)?,
            Rule::for_stmt => self.for_stmt(pair)?,
            Rule::while_stmt => {
                let mut parts = Parts::of(pair);
                let cond = self.expr(parts.take_content()?)?;
                StmtKind::While { cond, body: self.block(parts.take_content()?)? }
            }
            Rule::case_stmt => self.case_stmt(pair)?,
            Rule::return_stmt => StmtKind::Return(self.expr(Parts::of(pair).take_content()?)?),
            Rule::assign => self.assign(pair)?,
            Rule::call_stmt => StmtKind::Effect(self.call(Parts::of(pair).take()?)?),
            rule => {
                let message = format!("`{}` where a statement belongs", describe(rule));
                return Err(Problem::new(DiagnosticKind::Internal, span, message));
            }
        };
        Ok(Stmt { span, kind })
    }

    fn if_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<StmtKind, Problem> {
        let mut parts = Parts::of(pair);
        let cond = self.expr(parts.take_content()?)?;
        let mut arms = vec![(cond, self.block(parts.take_content()?)?)];
        let mut otherwise = Vec::new();
        for part in parts.inner {
            match part.as_rule() {
                Rule::else_if => {
                    let mut parts = Parts::of(part);
                    let cond = self.expr(parts.take_content()?)?;
                    arms.push((cond, self.block(parts.take_content()?)?));
                }
                Rule::else_part => {
                    otherwise = self.block(Parts::of(part).take_content()?)?;
                }
                _ => {}
            }
        }
        Ok(StmtKind::If { arms, otherwise })
    }

    fn for_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<StmtKind, Problem> {
        let mut parts = Parts::of(pair);
        let var = self.symbol(parts.take_content()?.as_str());
        let from = self.expr(parts.take_content()?)?;
        let mut next = parts.take_content()?;
        let down = next.as_rule() == Rule::kw_downto;
        if down {
            next = parts.take_content()?;
        }
        let to = self.expr(next)?;
        Ok(StmtKind::For { var, from, to, down, body: self.block(parts.take_content()?)? })
    }

    fn case_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<StmtKind, Problem> {
        let mut parts = Parts::of(pair);
        let selector = self.expr(parts.take_content()?)?;
        let (mut arms, mut otherwise) = (Vec::new(), None);
        for arm in parts.inner.filter(|p| p.as_rule() == Rule::case_arm) {
            let mut parts = Parts::of(arm);
            let label = parts.take()?;
            let body = parts.inner.map(|p| self.stmt(p)).collect::<Result<Vec<_>, _>>()?;
            match label.as_rule() {
                Rule::number => arms.push((number(&label)?, body)),
                _ => otherwise = Some(body),
            }
        }
        Ok(StmtKind::Case { selector, arms, otherwise })
    }

    fn assign(&mut self, pair: Pair<'_, Rule>) -> Result<StmtKind, Problem> {
        let mut parts = Parts::of(pair);
        let start = parts.span.start;
        let name = self.symbol(parts.take()?.as_str());
        let mut place = Place { name, parts: Vec::new() };
        loop {
            let next = parts.take()?;
            if let Some(field) = self.field(start, &next) {
                place = Place { name: field, parts: Vec::new() };
                continue;
            }
            if next.as_rule() == Rule::part {
                place.parts.push(self.part(next)?);
                continue;
            }
            let op = match next.as_str() {
                "+=" => Some(BinaryOp::Add),
                "-=" => Some(BinaryOp::Sub),
                ">>=" => Some(BinaryOp::Shr),
                "<<=" => Some(BinaryOp::Shl),
                _ => None,
            };
            let value = self.expr(parts.take()?)?;
            return Ok(StmtKind::Assign { target: place, op, value });
        }
    }

    fn expr(&mut self, pair: Pair<'_, Rule>) -> Result<Expr, Problem> {
        let span = span_of(&pair);
        let mut chain: Vec<(Option<Operator>, Expr)> = Vec::new();
        let mut branches = Vec::new();
        let mut operator = None;
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::binop => operator = Some(self.operator(&part)),
                Rule::unary => chain.push((operator.take(), self.unary(part)?)),
                _ => branches.push(self.expr(part)?),
            }
        }
        if chain.len() > MAX_CHAIN {
            let message = format!("more than {MAX_CHAIN} operators in one expression");
            return Err(Problem::new(DiagnosticKind::Unsupported, span, message));
        }
        let mut chain = chain.into_iter();
        let internal = || {
            let message = "the grammar and its reader disagree";
            Problem::new(DiagnosticKind::Internal, span.clone(), message)
        };
        let (_, first) = chain.next().ok_or_else(internal)?;
        let value = climb(first, &mut chain.peekable(), 0);
        let mut branches = branches.into_iter();
        match (branches.next(), branches.next()) {
            (Some(then), Some(other)) => {
                let kind = ExprKind::Ternary(Box::new([value, then, other]));
                Ok(Expr { span, kind })
            }
            _ => Ok(value),
        }
    }

    fn operator(&mut self, pair: &Pair<'_, Rule>) -> Operator {
        let word = pair.as_str().to_ascii_lowercase();
        match TABLE.iter().find(|(text, ..)| *text == word) {
            Some((_, op, precedence)) => Operator::Fixed(*op, *precedence),
            None => Operator::Variable(self.symbol(pair.as_str())),
        }
    }

    fn unary(&mut self, pair: Pair<'_, Rule>) -> Result<Expr, Problem> {
        let span = span_of(&pair);
        let (mut operators, mut value) = (Vec::new(), None);
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::unop => operators.push(match part.as_str() {
                    "-" => UnaryOp::Neg,
                    "!" => UnaryOp::LogicalNot,
                    _ => UnaryOp::Not,
                }),
                Rule::part => {
                    let base: Expr = value.take().ok_or_else(|| self.disagree(&span))?;
                    let span = base.span.start..span_of(&part).end;
                    if let Some(field) = self.field(span.start, &part) {
                        value = Some(Expr { span, kind: ExprKind::Name(field) });
                        continue;
                    }
                    let kind = ExprKind::Part(Box::new(base), Box::new(self.part(part)?));
                    value = Some(Expr { span, kind });
                }
                _ => value = Some(self.primary(part)?),
            }
        }
        if operators.len() > MAX_NESTING {
            return Err(Problem::new(DiagnosticKind::Malformed, span, "nested too deeply"));
        }
        let value = value.ok_or_else(|| self.disagree(&span))?;
        Ok(operators.into_iter().rev().fold(value, |operand, op| Expr {
            span: span.clone(),
            kind: ExprKind::Unary(op, Box::new(operand)),
        }))
    }

    fn disagree(&self, span: &Span) -> Problem {
        let message = "the grammar and its reader disagree";
        Problem::new(DiagnosticKind::Internal, span.clone(), message)
    }

    fn primary(&mut self, pair: Pair<'_, Rule>) -> Result<Expr, Problem> {
        let span = span_of(&pair);
        let kind = match pair.as_rule() {
            Rule::number => ExprKind::Int(number(&pair)?),
            Rule::ident => ExprKind::Name(self.symbol(pair.as_str())),
            Rule::call => return self.call(pair),
            _ => return self.expr(pair),
        };
        Ok(Expr { span, kind })
    }

    fn call(&mut self, pair: Pair<'_, Rule>) -> Result<Expr, Problem> {
        let span = span_of(&pair);
        let mut parts = Parts::of(pair);
        let name = self.symbol(parts.take()?.as_str());
        let args = parts.inner.map(|p| self.expr(p)).collect::<Result<Vec<_>, _>>()?;
        Ok(Expr { span, kind: ExprKind::Call(name, args) })
    }

    /// The variable that a path from byte `start` on to the end of `part` names, if it names a field.
    fn field(&mut self, start: u32, part: &Pair<'_, Rule>) -> Option<Symbol> {
        let view = part.clone().into_inner().next().filter(|p| p.as_rule() == Rule::view)?;
        let mut inner = view.into_inner();
        let is_field = self.fields && view_width(inner.next()?.as_str()).is_none() && inner.next().is_none();
        let path = part.get_input().get(start as usize..part.as_span().end()).filter(|_| is_field)?;
        let path: String = path.chars().filter(|c| !c.is_whitespace()).collect();
        Some(self.symbol(&path))
    }

    fn part(&mut self, pair: Pair<'_, Rule>) -> Result<Part, Problem> {
        let inner = Parts::of(pair).take()?;
        let rule = inner.as_rule();
        let mut parts = Parts::of(inner);
        if rule == Rule::range {
            let hi = self.expr(parts.take()?)?;
            return Ok(match parts.inner.next() {
                Some(lo) => Part::Range(hi, self.expr(lo)?),
                None => Part::Bit(hi),
            });
        }
        let width = element_width(&parts.take()?)?;
        Ok(match parts.inner.next() {
            Some(index) => Part::Element(width, self.expr(index)?),
            None => Part::Whole(width),
        })
    }
}

fn element_width(name: &Pair<'_, Rule>) -> Result<u32, Problem> {
    view_width(name.as_str()).ok_or_else(|| {
        let message = format!("unknown element type `{}`", name.as_str());
        Problem::new(DiagnosticKind::Malformed, span_of(name), message)
    })
}

fn view_width(name: &str) -> Option<u32> {
    Some(match name {
        "bit" => 1,
        "byte" => 8,
        "word" | "fp16" | "bf16" => 16,
        "dword" | "fp32" => 32,
        "qword" | "fp64" => 64,
        "m128" => 128,
        "m256" => 256,
        // A row of a tile.
        "row" => 512,
        _ => return None,
    })
}

fn number(pair: &Pair<'_, Rule>) -> Result<i128, Problem> {
    let text = pair.as_str();
    // Literals of floats are integers in all texts; what uses them converts them.
    let text = match text.split_once('.') {
        Some((whole, fraction)) if fraction.bytes().all(|b| b == b'0') => whole,
        Some(_) => {
            let message = "a literal that is no integer";
            return Err(Problem::new(DiagnosticKind::Unsupported, span_of(pair), message));
        }
        None => text,
    };
    let value = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
        (Some(hex), _) => i128::from_str_radix(hex, 16),
        (_, Some(bin)) => i128::from_str_radix(bin, 2),
        _ => text.parse(),
    };
    value.map_err(|_| Problem::new(DiagnosticKind::Unsupported, span_of(pair), "a number above 127 bits"))
}

#[derive(Clone, Copy)]
enum Operator {
    Fixed(BinaryOp, u8),
    Variable(Symbol),
}

/// Operators from loosest to tightest. The words bind looser than comparisons (`x < 32 AND y == 0`),
/// the symbols tighter, as in the programming languages that Intel's authors had in mind.
const TABLE: &[(&str, BinaryOp, u8)] = &[
    ("||", BinaryOp::LogicalOr, 1),
    ("or", BinaryOp::Or, 1),
    ("xor", BinaryOp::Xor, 2),
    ("&&", BinaryOp::LogicalAnd, 3),
    ("and", BinaryOp::And, 3),
    ("==", BinaryOp::Eq, COMPARISON),
    ("!=", BinaryOp::Ne, COMPARISON),
    ("<", BinaryOp::Lt, COMPARISON),
    ("<=", BinaryOp::Le, COMPARISON),
    (">", BinaryOp::Gt, COMPARISON),
    (">=", BinaryOp::Ge, COMPARISON),
    ("|", BinaryOp::Or, 5),
    ("^", BinaryOp::Xor, 6),
    ("&", BinaryOp::And, 7),
    ("<<", BinaryOp::Shl, 8),
    (">>", BinaryOp::Shr, 8),
    ("+", BinaryOp::Add, 9),
    ("-", BinaryOp::Sub, 9),
    ("*", BinaryOp::Mul, 10),
    ("/", BinaryOp::Div, 10),
    ("%", BinaryOp::Rem, 10),
];
const COMPARISON: u8 = 4;

impl Operator {
    fn precedence(self) -> u8 {
        match self {
            Self::Fixed(_, precedence) => precedence,
            Self::Variable(_) => COMPARISON,
        }
    }
}

/// Precedence climbing; all operators associate to the left.
fn climb(
    mut left: Expr,
    rest: &mut std::iter::Peekable<std::vec::IntoIter<(Option<Operator>, Expr)>>,
    least: u8,
) -> Expr {
    while let Some((Some(op), _)) = rest.peek() {
        let op = *op;
        if op.precedence() < least {
            break;
        }
        let Some((_, right)) = rest.next() else { break };
        let right = climb(right, rest, op.precedence() + 1);
        let span = left.span.start..right.span.end;
        let (l, r) = (Box::new(left), Box::new(right));
        let kind = match op {
            Operator::Fixed(op, _) => ExprKind::Binary(op, l, r),
            Operator::Variable(name) => ExprKind::Infix(name, l, r),
        };
        left = Expr { span, kind };
    }
    left
}
