//! Text to syntax tree, one line at a time, so that one bad line never loses the rest.

use pest::Parser;
use pest::iterators::Pair;
use pest_derive::Parser;

use super::ast::{BinaryOp, Binding, Expr, ExprKind, Span, Stmt, StmtKind, Type};
use crate::error::{Diagnostic, Kind, Source};

/// Greatest height of an expression tree. Halide's own output stays below 100.
pub const MAX_DEPTH: u16 = 300;
/// Greatest nesting of blocks.
const MAX_BLOCKS: usize = 200;
/// Greatest nesting of brackets and `let`s in one line, checked before the parser recurses.
const MAX_NESTING: usize = 200;
/// Longest line.
const MAX_LINE: usize = 1 << 20;
/// Findings reported per file.
const MAX_DIAGNOSTICS: usize = 1000;

#[derive(Parser)]
#[grammar = "window/halide/grammar.pest"]
struct LineParser;

/// Reads a whole `.stmt` text. Lines that cannot be read are reported and left out.
pub fn parse(source: &Source) -> (Vec<Stmt>, Vec<Diagnostic>) {
    let mut builder = Builder {
        source,
        diagnostics: Vec::new(),
        blocks: vec![Block::new(Opening::Root, 0)],
        predicate: None,
    };
    let mut offset = 0;
    for line in source.text.split_inclusive('\n') {
        if builder.diagnostics.len() >= MAX_DIAGNOSTICS {
            builder.report(
                Kind::Malformed,
                offset,
                offset,
                "too many findings, the rest of the file is not read",
            );
            break;
        }
        builder.line(line.trim_end(), offset);
        offset += line.len();
    }
    builder.finish(offset)
}

enum Opening {
    Root,
    Function { name: String, linkage: String, parameters: Vec<String> },
    For { order: String, name: String, min: Expr, extent: Expr },
    Region,
    Concurrent,
    If { arms: Vec<(Option<Expr>, Vec<Stmt>)>, condition: Option<Expr> },
}

struct Block {
    opening: Opening,
    start: usize,
    body: Vec<Stmt>,
}

impl Block {
    fn new(opening: Opening, start: usize) -> Block {
        Block { opening, start, body: Vec::new() }
    }
}

struct Builder<'s> {
    source: &'s Source,
    diagnostics: Vec<Diagnostic>,
    blocks: Vec<Block>,
    predicate: Option<Expr>,
}

type Parsed<T> = Result<T, Diagnostic>;

impl Builder<'_> {
    fn report(&mut self, kind: Kind, start: usize, end: usize, message: &str) {
        let finding = self.source.diagnostic(kind, start, end, message);
        self.diagnostics.push(finding);
    }

    fn line(&mut self, text: &str, offset: usize) {
        if text.is_empty() {
            return;
        }
        let lead = text.len() - text.trim_start().len();
        let read = match nesting_problem(text) {
            Some(problem) => {
                Err(self.source.diagnostic(Kind::Unsupported, offset + lead, offset + text.len(), problem))
            }
            None => self.statement(text, offset, lead),
        };
        if let Err(finding) = read {
            self.diagnostics.push(finding);
            self.recover(text.trim(), offset);
        }
    }

    /// Keeps the block structure right after a line that was not understood.
    fn recover(&mut self, text: &str, offset: usize) {
        self.predicate = None;
        if text.starts_with('}') {
            self.close(offset);
        }
        if text.ends_with('{') {
            self.open(Opening::Region, offset);
        }
    }

    fn statement(&mut self, text: &str, offset: usize, lead: usize) -> Parsed<()> {
        let line = LineParser::parse(Rule::line, text).map_err(|e| self.syntax_error(&e, text, offset))?;
        let Some(pair) = line.flat_map(Pair::into_inner).find(|p| p.as_rule() != Rule::EOI) else {
            return Ok(());
        };
        let at = Cursor { source: self.source, offset };
        let span = Span { start: offset + lead, end: offset + text.len() };
        self.dispatch(&at, pair, span)
    }

    fn dispatch(&mut self, at: &Cursor<'_>, pair: Pair<'_, Rule>, span: Span) -> Parsed<()> {
        let rule = pair.as_rule();
        let text = pair.as_str();
        let mut parts = pair.into_inner().filter(|p| !is_word(p.as_rule()));
        match rule {
            Rule::function => {
                let (parameters, names): (Vec<_>, Vec<_>) =
                    parts.partition(|p| p.as_rule() == Rule::parameter);
                let written =
                    |n: Option<&Pair<'_, Rule>>| n.map_or_else(String::new, |n| n.as_str().to_owned());
                let name = written(names.last());
                let linkage = if names.len() > 1 { written(names.first()) } else { String::new() };
                let parameters = parameters
                    .into_iter()
                    .filter_map(|p| p.into_inner().last())
                    .map(|p| p.as_str().to_owned());
                let parameters = parameters.collect();
                self.open(Opening::Function { name, linkage, parameters }, span.start);
            }
            Rule::for_open => {
                let mut parts: Vec<_> = parts.collect();
                let (extent, min) = (at.take_expr(parts.pop(), span)?, at.take_expr(parts.pop(), span)?);
                let name = at.take_name(parts.pop(), span)?;
                let order = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
                let order = order.unwrap_or_default().to_owned();
                self.open(Opening::For { order, name, min, extent }, span.start);
            }
            Rule::region_open => self.open(Opening::Region, span.start),
            Rule::atomic_open | Rule::acquire_open | Rule::fork_open => {
                self.open(Opening::Concurrent, span.start);
            }
            Rule::fork_next => {
                self.close(span.start);
                self.open(Opening::Concurrent, span.start);
            }
            Rule::if_open => {
                let condition = at.take_expr(parts.next(), span)?;
                self.open(Opening::If { arms: Vec::new(), condition: Some(condition) }, span.start);
            }
            Rule::close_else => self.next_arm(None, span)?,
            Rule::close_else_if => {
                let condition = at.take_expr(parts.next(), span)?;
                self.next_arm(Some(condition), span)?;
            }
            Rule::close => self.close(span.start),
            Rule::let_statement => {
                let name = at.take_name(parts.next(), span)?;
                let value = at.take_expr(parts.next(), span)?;
                self.push(StmtKind::Let { name, binding: Binding::FREE, value }, span);
            }
            Rule::allocate => {
                let name = at.take_name(parts.next(), span)?;
                let element = at.take_type(parts.next(), span)?.element();
                let (mut extent, mut condition, mut memory) = (None, None, None);
                for part in parts {
                    match part.as_rule() {
                        Rule::name => memory = Some(part.as_str().to_owned()),
                        Rule::allocation_extent => {
                            extent = Some(at.take_expr(part.into_inner().next(), span)?)
                        }
                        _ => condition = Some(at.expr(part)?),
                    }
                }
                self.push(StmtKind::Allocate { name, element, extent, condition, memory }, span);
            }
            Rule::free => {
                let name = at.take_name(parts.next(), span)?;
                self.push(StmtKind::Free(name), span);
            }
            Rule::assertion => {
                let condition = at.take_expr(parts.next(), span)?;
                let message = parts.next().map(|p| at.expr(p)).transpose()?;
                self.push(StmtKind::Assert { condition, message }, span);
            }
            Rule::buffer | Rule::custom => self.push(StmtKind::Other(text.trim().to_owned()), span),
            Rule::predicate => self.predicate = Some(at.take_expr(parts.next(), span)?),
            Rule::store => {
                let buffer = at.take_name(parts.next(), span)?;
                let index = at.take_index(parts.next(), span)?;
                let value = at.take_expr(parts.next(), span)?;
                let predicate = self.predicate.take();
                self.push(StmtKind::Store { buffer, index, value, predicate }, span);
            }
            Rule::evaluate => {
                let call = at.take_expr(parts.next(), span)?;
                self.push(StmtKind::Evaluate(call), span);
            }
            // Module header, prefetch: no effect on values.
            _ => {}
        }
        Ok(())
    }

    fn push(&mut self, kind: StmtKind, span: Span) {
        if let Some(block) = self.blocks.last_mut() {
            block.body.push(Stmt { kind, span });
        }
    }

    fn open(&mut self, opening: Opening, start: usize) {
        if self.blocks.len() == MAX_BLOCKS {
            self.report(
                Kind::Unsupported,
                start,
                start,
                "blocks are nested too deeply; the inner ones are merged",
            );
        }
        if self.blocks.len() >= MAX_BLOCKS {
            // Keeps counting braces with flat, empty regions.
            self.blocks.push(Block::new(Opening::Root, start));
            return;
        }
        self.blocks.push(Block::new(opening, start));
    }

    fn next_arm(&mut self, next: Option<Expr>, span: Span) -> Parsed<()> {
        match self.blocks.last_mut() {
            Some(Block { opening: Opening::If { arms, condition }, body, .. }) => {
                arms.push((condition.take(), std::mem::take(body)));
                *condition = next;
                Ok(())
            }
            _ => Err(self.source.diagnostic(Kind::Malformed, span.start, span.end, "`else` without `if`")),
        }
    }

    fn close(&mut self, at: usize) {
        if self.blocks.len() < 2 {
            self.report(Kind::Malformed, at, at + 1, "`}` closes nothing");
            return;
        }
        let Some(block) = self.blocks.pop() else { return };
        let kind = match block.opening {
            Opening::Root => StmtKind::Region(block.body),
            Opening::Region => StmtKind::Region(block.body),
            Opening::Concurrent => StmtKind::Concurrent(block.body),
            Opening::Function { name, linkage, parameters } => {
                StmtKind::Function { name, linkage, parameters, body: block.body }
            }
            Opening::For { order, name, min, extent } => {
                StmtKind::For { order, name, binding: Binding::FREE, min, extent, body: block.body }
            }
            Opening::If { mut arms, condition } => {
                arms.push((condition, block.body));
                StmtKind::If(arms)
            }
        };
        if self.blocks.len() >= MAX_BLOCKS {
            return;
        }
        self.push(kind, Span { start: block.start, end: at });
    }

    fn finish(mut self, end: usize) -> (Vec<Stmt>, Vec<Diagnostic>) {
        if self.blocks.len() > 1 {
            let start = self.blocks.last().map_or(0, |b| b.start);
            let line_end = self.source.text[start..].find('\n').map_or(end, |n| start + n);
            self.report(Kind::Malformed, start, line_end, "the text ends inside this block");
        }
        while self.blocks.len() > 1 {
            self.close(end);
        }
        let body = self.blocks.pop().map_or_else(Vec::new, |b| b.body);
        (body, self.diagnostics)
    }

    fn syntax_error(&self, error: &pest::error::Error<Rule>, text: &str, offset: usize) -> Diagnostic {
        let at = match error.location {
            pest::error::InputLocation::Pos(p) => p,
            pest::error::InputLocation::Span((p, _)) => p,
        };
        let rest = text.get(at..).unwrap_or("").trim_start();
        let at = text.len() - rest.len();
        let message = if rest.is_empty() { "the line ends too early" } else { "this is not understood here" };
        self.source.diagnostic(Kind::Malformed, offset + at, offset + text.len(), message)
    }
}

/// Refuses a line that would make the parser recurse too deeply.
fn nesting_problem(text: &str) -> Option<&'static str> {
    if text.len() > MAX_LINE {
        return Some("the line is longer than 1 MiB");
    }
    let (mut depth, mut deepest) = (0usize, 0usize);
    for b in text.bytes() {
        match b {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    let lets = text.matches("let").count();
    let predicated = text.matches("] if").count();
    (deepest + lets + predicated > MAX_NESTING).then_some("the line is nested too deeply")
}

fn is_word(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::word_module
            | Rule::word_buffer
            | Rule::word_func
            | Rule::word_else
            | Rule::word_if
            | Rule::word_let
            | Rule::word_in
            | Rule::word_atomic
            | Rule::word_acquire
            | Rule::word_fork
            | Rule::word_allocate
            | Rule::word_free
            | Rule::word_predicate
            | Rule::word_assert
            | Rule::word_prefetch
            | Rule::loop_kind
            | Rule::region_kind
    )
}

/// Builds expressions of one line that starts at `offset`.
struct Cursor<'s> {
    source: &'s Source,
    offset: usize,
}

impl Cursor<'_> {
    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let s = pair.as_span();
        Span { start: self.offset + s.start(), end: self.offset + s.end() }
    }

    fn malformed(&self, span: Span, message: &str) -> Diagnostic {
        self.source.diagnostic(Kind::Malformed, span.start, span.end, message)
    }

    fn take_expr(&self, pair: Option<Pair<'_, Rule>>, span: Span) -> Parsed<Expr> {
        self.expr(pair.ok_or_else(|| self.malformed(span, "an expression is missing"))?)
    }

    fn take_name(&self, pair: Option<Pair<'_, Rule>>, span: Span) -> Parsed<String> {
        Ok(pair.ok_or_else(|| self.malformed(span, "a name is missing"))?.as_str().to_owned())
    }

    fn take_index(&self, pair: Option<Pair<'_, Rule>>, span: Span) -> Parsed<Expr> {
        let index = pair.ok_or_else(|| self.malformed(span, "an index is missing"))?;
        self.take_expr(index.into_inner().next(), span)
    }

    fn take_type(&self, pair: Option<Pair<'_, Rule>>, span: Span) -> Parsed<Type> {
        let pair = pair.ok_or_else(|| self.malformed(span, "a type is missing"))?;
        self.type_of(pair)
    }

    fn type_of(&self, pair: Pair<'_, Rule>) -> Parsed<Type> {
        let span = self.span(&pair);
        let text = pair.as_str().trim();
        if text.ends_with('*') {
            return Ok(Type::HANDLE);
        }
        Type::parse(text).ok_or_else(|| self.malformed(span, "this type does not exist"))
    }

    fn node(&self, kind: ExprKind, span: Span, ty: Option<Type>) -> Parsed<Expr> {
        let depth = 1 + super::types::children(&kind).map(|c| c.depth).max().unwrap_or(0);
        if depth > MAX_DEPTH {
            return Err(self.source.diagnostic(
                Kind::Unsupported,
                span.start,
                span.end,
                "the expression is nested too deeply",
            ));
        }
        Ok(Expr { kind, span, ty, depth })
    }

    /// `unary (binary unary)*` by precedence; all operators associate to the left.
    fn expr(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        let span = self.span(&pair);
        if pair.as_rule() != Rule::expr {
            return self.unary(pair);
        }
        let mut operands: Vec<Expr> = Vec::new();
        let mut operators: Vec<BinaryOp> = Vec::new();
        for part in pair.into_inner() {
            if part.as_rule() != Rule::binary {
                operands.push(self.unary(part)?);
                continue;
            }
            let op = binary_op(part.as_str());
            while operators.last().is_some_and(|top| precedence(*top) >= precedence(op)) {
                self.apply(&mut operands, &mut operators, span)?;
            }
            operators.push(op);
        }
        while !operators.is_empty() {
            self.apply(&mut operands, &mut operators, span)?;
        }
        operands.pop().ok_or_else(|| self.malformed(span, "an expression is missing"))
    }

    fn apply(&self, operands: &mut Vec<Expr>, operators: &mut Vec<BinaryOp>, span: Span) -> Parsed<()> {
        let (Some(b), Some(a), Some(op)) = (operands.pop(), operands.pop(), operators.pop()) else {
            return Err(self.malformed(span, "an operand is missing"));
        };
        let span = Span { start: a.span.start, end: b.span.end };
        operands.push(self.node(ExprKind::Binary(op, Box::new(a), Box::new(b)), span, None)?);
        Ok(())
    }

    fn unary(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        if pair.as_rule() != Rule::unary {
            return self.primary(pair);
        }
        let span = self.span(&pair);
        let mut parts: Vec<_> = pair.into_inner().collect();
        let value = parts.pop().ok_or_else(|| self.malformed(span, "an expression is missing"))?;
        let mut value = self.primary(value)?;
        for _ in parts {
            value = self.node(ExprKind::Not(Box::new(value)), span, None)?;
        }
        Ok(value)
    }

    fn primary(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        let span = self.span(&pair);
        let text = pair.as_str();
        let rule = pair.as_rule();
        let mut parts = pair.into_inner().filter(|p| !is_word(p.as_rule()));
        match rule {
            Rule::paren => self.take_expr(parts.next(), span),
            Rule::expr => self.take_expr(parts.next(), span),
            Rule::integer => self.number(text, span, None),
            Rule::float => self.node(ExprKind::Float(text.to_owned()), span, Some(float_type(text))),
            Rule::string => self.node(ExprKind::Str(text.to_owned()), span, Some(Type::HANDLE)),
            Rule::let_in => {
                let name = self.take_name(parts.next(), span)?;
                let value = Box::new(self.take_expr(parts.next(), span)?);
                let body = Box::new(self.take_expr(parts.next(), span)?);
                self.node(ExprKind::Let { name, binding: Binding::FREE, value, body }, span, None)
            }
            Rule::reinterpret | Rule::numeric_cast => {
                let ty = self.take_type(parts.next(), span)?;
                let value = Box::new(self.take_expr(parts.next(), span)?);
                let kind = if rule == Rule::reinterpret {
                    ExprKind::Reinterpret(value)
                } else {
                    ExprKind::Cast(value)
                };
                self.node(kind, span, Some(ty))
            }
            Rule::typed_number => {
                let ty = self.take_type(parts.next(), span)?;
                match parts.next() {
                    Some(n) if n.as_rule() == Rule::integer => self.number(n.as_str(), span, Some(ty)),
                    n => self.node(
                        ExprKind::Float(n.map_or(String::new(), |n| n.as_str().to_owned())),
                        span,
                        Some(ty),
                    ),
                }
            }
            Rule::typed => self.typed(parts, span),
            Rule::broadcast => {
                let lanes = parts
                    .next()
                    .and_then(|p| p.as_str()[1..].parse().ok())
                    .filter(|n| (1..=65_536).contains(n));
                let lanes = lanes.ok_or_else(|| self.malformed(span, "this lane count is not possible"))?;
                let value = Box::new(self.take_expr(parts.next(), span)?);
                self.node(ExprKind::Broadcast(value, lanes), span, None)
            }
            Rule::reference => self.reference(parts, span, None),
            _ => Err(self.malformed(span, "this is not an expression")),
        }
    }

    fn typed<'p>(&self, mut parts: impl Iterator<Item = Pair<'p, Rule>>, span: Span) -> Parsed<Expr> {
        let head = parts.next().ok_or_else(|| self.malformed(span, "a type is missing"))?;
        let body = parts.next().ok_or_else(|| self.malformed(span, "an expression is missing"))?;
        if body.as_rule() == Rule::global {
            return self.node(
                ExprKind::Var(body.as_str().to_owned(), Binding::FREE),
                span,
                Some(Type::HANDLE),
            );
        }
        let ty = self.type_of(head)?;
        match body.as_rule() {
            Rule::reference => self.reference(body.into_inner(), span, Some(ty)),
            _ => {
                let value = self.primary(body)?;
                self.node(ExprKind::Cast(Box::new(value)), span, Some(ty))
            }
        }
    }

    fn reference<'p>(
        &self,
        mut parts: impl Iterator<Item = Pair<'p, Rule>>,
        span: Span,
        ty: Option<Type>,
    ) -> Parsed<Expr> {
        let name = self.take_name(parts.next(), span)?;
        match parts.next() {
            None => self.node(ExprKind::Var(name, Binding::FREE), span, ty),
            Some(p) if p.as_rule() == Rule::subscript => {
                let mut inner = p.into_inner().filter(|p| !is_word(p.as_rule()));
                let index = Box::new(self.take_index(inner.next(), span)?);
                let predicate = inner.next().map(|p| self.expr(p)).transpose()?.map(Box::new);
                self.node(ExprKind::Load { buffer: name, index, predicate }, span, ty)
            }
            Some(p) => {
                let arguments = p.into_inner().map(|a| self.expr(a)).collect::<Parsed<Vec<_>>>()?;
                if name == "ramp" {
                    return self.ramp(arguments, span);
                }
                self.node(ExprKind::Call(name, arguments), span, ty)
            }
        }
    }

    fn ramp(&self, arguments: Vec<Expr>, span: Span) -> Parsed<Expr> {
        let Ok([base, stride, lanes]) = <[Expr; 3]>::try_from(arguments) else {
            return Err(self.malformed(span, "`ramp` takes a base, a stride and a lane count"));
        };
        match lanes.kind {
            ExprKind::Int(n @ 1..=65_536) => {
                let kind = ExprKind::Ramp { base: Box::new(base), stride: Box::new(stride), lanes: n as u32 };
                self.node(kind, span, None)
            }
            _ => Err(self.malformed(lanes.span, "this lane count is not possible")),
        }
    }

    /// A number without a written type is `int32`.
    fn number(&self, text: &str, span: Span, ty: Option<Type>) -> Parsed<Expr> {
        let ty = ty.unwrap_or(Type::INT32);
        let value: i128 = text.parse().map_err(|_| self.malformed(span, "this number is too large"))?;
        let fits = match ty.is_signed() {
            true => value >= -(1i128 << (ty.bits - 1)) && value < 1i128 << (ty.bits - 1),
            false => value >= 0 && value < 1i128 << ty.bits,
        };
        if ty.is_integer() && !fits {
            return Err(self.malformed(span, "this number does not fit its type"));
        }
        self.node(ExprKind::Int(value), span, Some(ty))
    }
}

fn float_type(text: &str) -> Type {
    let bits = match text.as_bytes().last() {
        Some(b'f') => 32,
        Some(b'h') => 16,
        _ => 64,
    };
    Type { code: super::ast::Code::Float, bits, lanes: 1 }
}

fn binary_op(text: &str) -> BinaryOp {
    match text {
        "+" => BinaryOp::Add,
        "-" => BinaryOp::Sub,
        "*" => BinaryOp::Mul,
        "/" => BinaryOp::Div,
        "%" => BinaryOp::Mod,
        "==" => BinaryOp::Eq,
        "!=" => BinaryOp::Ne,
        "<" => BinaryOp::Lt,
        "<=" => BinaryOp::Le,
        ">" => BinaryOp::Gt,
        ">=" => BinaryOp::Ge,
        "&&" => BinaryOp::And,
        _ => BinaryOp::Or,
    }
}

fn precedence(op: BinaryOp) -> u8 {
    match op {
        BinaryOp::Or => 1,
        BinaryOp::And => 2,
        BinaryOp::Eq | BinaryOp::Ne => 3,
        BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 4,
        BinaryOp::Add | BinaryOp::Sub => 5,
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Mod => 6,
    }
}
