//! Text to syntax tree: the file is cut into items, then each item is read on its own.

use autoir::program::Opaque;
use pest::Parser;
use pest::iterators::Pair;
use pest_derive::Parser;

use super::ast::{
    Argument, BinaryOp, Expr, ExprKind, LaneType, Parameter, ProgramText, ReduceOp, Scalar, Span, Statement,
    StepText, UnaryOp, WindowText,
};
use crate::error::{Diagnostic, Kind, Source};

/// Greatest height of an expression tree.
pub const MAX_DEPTH: u16 = 300;
/// Greatest nesting of brackets and reductions, checked before the parser recurses.
const MAX_NESTING: usize = 200;
/// Longest item in bytes.
const MAX_ITEM: usize = 1 << 20;
/// Most views of one argument, each of the one before.
const MAX_VIEWS: usize = 8;
/// Most bits of a blank argument.
const MAX_BITS: u32 = 1 << 18;
/// Greatest number that can be written.
const MAX_NUMBER: i128 = 1 << 100;

#[derive(Parser)]
#[grammar = "window/air/grammar.pest"]
struct AirParser;

/// The items of a file, each as far as it could be read.
pub fn parse(source: &Source) -> (Vec<WindowText>, Vec<ProgramText>, Vec<Diagnostic>) {
    let (mut windows, mut programs, mut diagnostics) = (Vec::new(), Vec::new(), Vec::new());
    for item in items(&source.text) {
        let reader = Reader { source, offset: item.start };
        let text = &source.text[item.start..item.end];
        let result = match item.word {
            "window" => reader.window(text).map(|w| windows.push(w)),
            "program" => reader.program(text).map(|p| programs.push(p)),
            _ => reader.stray(text),
        };
        diagnostics.extend(result.err());
    }
    (windows, programs, diagnostics)
}

struct Item {
    word: &'static str,
    start: usize,
    end: usize,
}

/// Cuts the text before every line that starts with `window` or `program`.
fn items(text: &str) -> Vec<Item> {
    let mut items = vec![Item { word: "", start: 0, end: 0 }];
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let body = line.trim_start();
        let word = ["window", "program"].into_iter().find(|w| {
            body.strip_prefix(w)
                .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
        });
        if let Some(word) = word {
            items.push(Item { word, start: offset + (line.len() - body.len()), end: 0 });
        }
        offset += line.len();
        if let Some(last) = items.last_mut() {
            last.end = offset;
        }
    }
    items
}

type Parsed<T> = Result<T, Diagnostic>;
type Parts<'p> = std::vec::IntoIter<Pair<'p, Rule>>;

/// Reads one item that starts at `offset`.
struct Reader<'s> {
    source: &'s Source,
    offset: usize,
}

impl Reader<'_> {
    fn malformed(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(Kind::Malformed, span.start, span.end, message)
    }

    /// Text before the first item: only blanks and comments.
    fn stray(&self, text: &str) -> Parsed<()> {
        let mut at = self.offset;
        for line in text.split_inclusive('\n') {
            let body = line.trim();
            if !body.is_empty() && !body.starts_with("//") {
                let start = at + (line.len() - line.trim_start().len());
                let span = Span { start, end: start + body.len() };
                return Err(self.malformed(span, "an item starts with `window` or `program`"));
            }
            at += line.len();
        }
        Ok(())
    }

    fn read<'t>(&self, rule: Rule, text: &'t str) -> Parsed<Pair<'t, Rule>> {
        if let Some((at, problem)) = nesting_problem(text) {
            let start = self.offset + at;
            return Err(self.source.diagnostic(Kind::Unsupported, start, start + 1, problem));
        }
        let mut pairs = AirParser::parse(rule, text).map_err(|e| self.syntax_error(&e, text))?;
        pairs.find(|p| matches!(p.as_rule(), Rule::window | Rule::program)).ok_or_else(|| {
            self.malformed(Span { start: self.offset, end: self.offset }, "there is no item here")
        })
    }

    fn syntax_error(&self, error: &pest::error::Error<Rule>, text: &str) -> Diagnostic {
        let at = match error.location {
            pest::error::InputLocation::Pos(p) | pest::error::InputLocation::Span((p, _)) => p,
        };
        let rest = text.get(at..).unwrap_or("");
        let line = rest.lines().next().unwrap_or("").trim_end();
        let start = self.offset + at;
        let message =
            if rest.trim().is_empty() { "the item ends too early".to_owned() } else { expected(error) };
        self.source.diagnostic(Kind::Malformed, start, start + line.len(), message)
    }

    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let s = pair.as_span();
        Span { start: self.offset + s.start(), end: self.offset + s.end() }
    }

    /// The span without blanks at its end, which were read in search of a view or a `;`.
    fn trimmed_span(&self, pair: &Pair<'_, Rule>) -> Span {
        let start = self.span(pair).start;
        Span { start, end: start + pair.as_str().trim_end().len() }
    }

    fn next<'p>(&self, parts: &mut Parts<'p>, span: Span) -> Parsed<Pair<'p, Rule>> {
        parts.next().ok_or_else(|| self.malformed(span, "something is missing here"))
    }

    fn name(&self, parts: &mut Parts<'_>, span: Span) -> Parsed<String> {
        Ok(self.next(parts, span)?.as_str().to_owned())
    }

    fn lane_type(&self, pair: &Pair<'_, Rule>) -> Parsed<LaneType> {
        LaneType::parse(pair.as_str()).ok_or_else(|| {
            self.malformed(self.span(pair), "this type does not exist").with_help(
                "write u or i and 1 to 64 bits, or one of f16, bf16, f32 and f64, and at most 4096 lanes in at most \
                 two dimensions: i16x32",
            )
        })
    }

    fn scalar(&self, pair: &Pair<'_, Rule>, text: &str) -> Parsed<Scalar> {
        Scalar::parse(text).ok_or_else(|| self.malformed(self.span(pair), "a type has 1 to 126 bits"))
    }

    fn number(&self, pair: &Pair<'_, Rule>) -> Parsed<i128> {
        let text = pair.as_str().replace('_', "");
        let value = match (text.strip_prefix("0x"), text.strip_prefix("0b")) {
            (Some(hex), _) => i128::from_str_radix(hex, 16),
            (_, Some(binary)) => i128::from_str_radix(binary, 2),
            _ => text.parse(),
        };
        value
            .ok()
            .filter(|v| *v <= MAX_NUMBER)
            .ok_or_else(|| self.malformed(self.span(pair), "this number is too large"))
    }

    fn count(&self, pair: &Pair<'_, Rule>) -> Parsed<u32> {
        let value = self.number(pair)?;
        u32::try_from(value)
            .ok()
            .filter(|n| (1..=LaneType::MAX_LANES).contains(&u64::from(*n)))
            .ok_or_else(|| self.malformed(self.span(pair), "a range has 1 to 4096 values"))
    }

    fn window(&self, text: &str) -> Parsed<WindowText> {
        let pair = self.read(Rule::only_window, text)?;
        let span = self.span(&pair);
        let mut parts = inner(pair);
        let name = self.name(&mut parts, span)?;
        let (mut parameters, mut statements, mut result) = (Vec::new(), Vec::new(), None);
        for part in parts {
            match part.as_rule() {
                Rule::parameter => parameters.push(self.parameter(part)?),
                Rule::lane_type => result = Some(self.lane_type(&part)?),
                _ => statements.push(self.statement(part)?),
            }
        }
        let result = result.ok_or_else(|| self.malformed(span, "the result type is missing"))?;
        Ok(WindowText { name, parameters, result, statements, span })
    }

    fn parameter(&self, pair: Pair<'_, Rule>) -> Parsed<Parameter> {
        let span = self.span(&pair);
        let immediate = pair.clone().into_inner().any(|p| p.as_rule() == Rule::word_imm);
        let mut parts = inner(pair);
        let name = self.name(&mut parts, span)?;
        let ty = self.lane_type(&self.next(&mut parts, span)?)?;
        if immediate && !ty.extents.is_empty() {
            return Err(self.malformed(span, "an immediate is a scalar"));
        }
        Ok(Parameter { name, ty, immediate, span })
    }

    fn statement(&self, pair: Pair<'_, Rule>) -> Parsed<Statement> {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let mut parts = inner(pair);
        match rule {
            Rule::assume => {
                let name = self.name(&mut parts, span)?;
                let lo = self.bound(self.next(&mut parts, span)?)?;
                let inclusive = self.next(&mut parts, span)?.as_str() == "..=";
                let hi = self.bound(self.next(&mut parts, span)?)? - i128::from(!inclusive);
                Ok(Statement::Assume { name, lo, hi, span })
            }
            Rule::binding => {
                let name = self.name(&mut parts, span)?;
                let value = self.expr(self.next(&mut parts, span)?)?;
                Ok(Statement::Let { name, value, span })
            }
            _ => {
                let (mut loops, mut values) = (Vec::new(), Vec::new());
                for part in parts {
                    if part.as_rule() == Rule::loops {
                        for range in inner(part) {
                            let at = self.span(&range);
                            let mut range = inner(range);
                            let var = self.name(&mut range, at)?;
                            loops.push((var, self.count(&self.next(&mut range, at)?)?));
                        }
                    } else {
                        values.push(self.expr(part)?);
                    }
                }
                let value = values.pop().ok_or_else(|| self.malformed(span, "the value is missing"))?;
                Ok(Statement::Assign { loops, index: values, value, span })
            }
        }
    }

    fn bound(&self, pair: Pair<'_, Rule>) -> Parsed<i128> {
        let negative = pair.as_str().starts_with('-');
        let span = self.span(&pair);
        let value = self.number(&self.next(&mut inner(pair), span)?)?;
        Ok(if negative { -value } else { value })
    }

    fn node(&self, kind: ExprKind, span: Span) -> Parsed<Expr> {
        let below = |parts: &[Expr]| parts.iter().map(|p| p.depth).max().unwrap_or(0);
        let depth = 1 + match &kind {
            ExprKind::Number(_) | ExprKind::Decimal(_) | ExprKind::Name(_) => 0,
            ExprKind::Element { index: parts, .. } | ExprKind::Call(_, parts) => below(parts),
            ExprKind::Convert { value, .. }
            | ExprKind::Unary(_, value)
            | ExprKind::Reduce { body: value, .. } => value.depth,
            ExprKind::Binary(_, a, b) => a.depth.max(b.depth),
            ExprKind::First { parts, .. } => below(parts.as_slice()),
        };
        if depth > MAX_DEPTH {
            return Err(self.source.diagnostic(
                Kind::Unsupported,
                span.start,
                span.end,
                "the expression is nested too deeply",
            ));
        }
        Ok(Expr { kind, span, depth })
    }

    /// `unary (operator unary)*` by precedence; operators associate to the left.
    fn expr(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        let span = self.span(&pair);
        let (mut operands, mut operators): (Vec<Expr>, Vec<BinaryOp>) = (Vec::new(), Vec::new());
        for part in pair.into_inner() {
            let Some(op) = BinaryOp::parse(part.as_str()).filter(|_| is_operator(part.as_rule())) else {
                operands.push(self.unary(part)?);
                continue;
            };
            while let Some(&top) = operators.last().filter(|top| top.precedence() >= op.precedence()) {
                if top.is_comparison() && op.is_comparison() {
                    return Err(self.malformed(span, "comparisons in a row need parentheses"));
                }
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
        operands.push(self.node(ExprKind::Binary(op, Box::new(a), Box::new(b)), span)?);
        Ok(())
    }

    fn unary(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        let span = self.span(&pair);
        let mut parts: Vec<_> = pair.into_inner().collect();
        let value = parts.pop().ok_or_else(|| self.malformed(span, "an expression is missing"))?;
        let mut value = self.primary(value)?;
        for prefix in parts.iter().rev() {
            let op = match prefix.as_str() {
                "-" => UnaryOp::Neg,
                "~" => UnaryOp::Not,
                _ => UnaryOp::IsZero,
            };
            value = self.node(ExprKind::Unary(op, Box::new(value)), span)?;
        }
        Ok(value)
    }

    fn primary(&self, pair: Pair<'_, Rule>) -> Parsed<Expr> {
        let span = self.span(&pair);
        let text = pair.as_str();
        match pair.as_rule() {
            Rule::number => self.node(ExprKind::Number(self.number(&pair)?), span),
            Rule::decimal => self.node(ExprKind::Decimal(text.to_owned()), span),
            Rule::name => self.node(ExprKind::Name(text.to_owned()), span),
            Rule::group => self.expr(self.next(&mut inner(pair), span)?),
            Rule::reduction => {
                let mut parts = inner(pair);
                let op = match self.next(&mut parts, span)?.as_str() {
                    "sum" => ReduceOp::Add,
                    "and" => ReduceOp::And,
                    "or" => ReduceOp::Or,
                    "xor" => ReduceOp::Xor,
                    "min" => ReduceOp::Min,
                    _ => ReduceOp::Max,
                };
                let var = self.name(&mut parts, span)?;
                let count = self.count(&self.next(&mut parts, span)?)?;
                let body = Box::new(self.expr(self.next(&mut parts, span)?)?);
                self.node(ExprKind::Reduce { op, var, count, body }, span)
            }
            Rule::first => {
                let mut parts = inner(pair);
                let var = self.name(&mut parts, span)?;
                let count = self.count(&self.next(&mut parts, span)?)?;
                let mut part = || self.expr(self.next(&mut parts, span)?);
                let parts = Box::new([part()?, part()?, part()?]);
                self.node(ExprKind::First { var, count, parts }, span)
            }
            Rule::convert => {
                let mut parts = inner(pair);
                let conversion = self.next(&mut parts, span)?;
                let name = conversion.as_str();
                let ty = self.scalar(&conversion, name.strip_prefix("sat_").unwrap_or(name))?;
                let value = Box::new(self.expr(self.next(&mut parts, span)?)?);
                self.node(ExprKind::Convert { saturate: name.starts_with("sat_"), ty, value }, span)
            }
            Rule::call => {
                let mut parts = inner(pair);
                let name = self.name(&mut parts, span)?;
                let arguments = parts.map(|a| self.expr(a)).collect::<Parsed<Vec<_>>>()?;
                self.node(ExprKind::Call(name, arguments), span)
            }
            Rule::element => self.element(pair, span),
            _ => Err(self.malformed(span, "this is not an expression")),
        }
    }

    fn element(&self, pair: Pair<'_, Rule>, span: Span) -> Parsed<Expr> {
        let (mut operands, mut view, mut index) = (Vec::new(), None, Vec::new());
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::name => operands.push(part.as_str().to_owned()),
                Rule::joined => operands.extend(part.into_inner().map(|n| n.as_str().to_owned())),
                Rule::scalar_type => view = Some(self.scalar(&part, part.as_str())?),
                _ => index.push(self.expr(part)?),
            }
        }
        self.node(ExprKind::Element { operands, view, index }, span)
    }

    fn program(&self, text: &str) -> Parsed<ProgramText> {
        let pair = self.read(Rule::only_program, text)?;
        let span = self.span(&pair);
        let (mut names, mut steps, mut result) = (Vec::new(), Vec::new(), None);
        let mut opaque = Opaque::Nothing;
        for part in inner(pair) {
            match part.as_rule() {
                Rule::name => names.push((part.as_str().to_owned(), self.span(&part))),
                Rule::step => steps.push(self.step(part)?),
                Rule::opaque => {
                    let what = self.next(&mut inner(part), span)?;
                    let named = Opaque::NAMED.iter().find(|(_, word)| *word == what.as_str());
                    opaque = named.map(|(opaque, _)| *opaque).unwrap_or_default();
                }
                _ => {
                    let at = self.span(&part);
                    let value = self.next(&mut inner(part), at)?;
                    let at = self.trimmed_span(&value);
                    result = Some((self.argument(value)?, at));
                }
            }
        }
        let (window, window_span) =
            names.pop().ok_or_else(|| self.malformed(span, "the window is missing"))?;
        let (result, result_span) = result.ok_or_else(|| self.malformed(span, "`return` is missing"))?;
        let name = names.pop().map(|(name, _)| name);
        Ok(ProgramText { name, window, steps, result, opaque, window_span, result_span, span })
    }

    fn step(&self, pair: Pair<'_, Rule>) -> Parsed<StepText> {
        let span = self.trimmed_span(&pair);
        let mut parts = inner(pair);
        let name = self.name(&mut parts, span)?;
        let instruction = self.next(&mut parts, span)?;
        let instruction_span = self.span(&instruction);
        let instruction = instruction.as_str().trim_matches('"').to_owned();
        let argument_spans = parts.clone().map(|a| self.trimmed_span(&a)).collect();
        let arguments = parts.map(|a| self.argument(a)).collect::<Parsed<Vec<_>>>()?;
        Ok(StepText { name, instruction, arguments, instruction_span, argument_spans, span })
    }

    fn argument(&self, pair: Pair<'_, Rule>) -> Parsed<Argument> {
        let span = self.span(&pair);
        let mut parts = inner(pair);
        let mut value = self.plain_argument(self.next(&mut parts, span)?)?;
        if parts.len() > MAX_VIEWS {
            return Err(self.malformed(span, "this is cut too often"));
        }
        for view in parts {
            let span = self.span(&view);
            let mut parts = inner(view);
            let element = self.next(&mut parts, span)?;
            let element = self.scalar(&element, element.as_str())?;
            let (first, end) = self.elements(&mut parts, span, MAX_BITS)?;
            value = Argument::View { of: Box::new(value), element, first, end };
        }
        Ok(value)
    }

    /// The range `first..end`.
    fn elements(&self, parts: &mut Parts<'_>, span: Span, limit: u32) -> Parsed<(u32, u32)> {
        let mut bound = || Ok(u32::try_from(self.number(&self.next(parts, span)?)?).unwrap_or(u32::MAX));
        let (first, end) = (bound()?, bound()?);
        if first >= end || end > limit {
            return Err(self.malformed(span, "this range of elements is empty or too long"));
        }
        Ok((first, end))
    }

    fn plain_argument(&self, pair: Pair<'_, Rule>) -> Parsed<Argument> {
        let span = self.span(&pair);
        match pair.as_rule() {
            Rule::name => Ok(Argument::Name(pair.as_str().to_owned())),
            Rule::integer => Ok(Argument::Immediate(self.bound(pair)?)),
            Rule::slice => {
                let mut parts = inner(pair);
                let name = self.name(&mut parts, span)?;
                let (first, end) = self.elements(&mut parts, span, LaneType::MAX_LANES as u32)?;
                Ok(Argument::Slice { name, first, end })
            }
            Rule::blank => {
                let mut parts = inner(pair);
                let word = self.name(&mut parts, span)?;
                let bits = u32::try_from(self.number(&self.next(&mut parts, span)?)?).unwrap_or(u32::MAX);
                match (bits, word.as_str()) {
                    (1..=MAX_BITS, "zero") => Ok(Argument::Zero(bits)),
                    (1..=MAX_BITS, _) => Ok(Argument::Undef(bits)),
                    _ => Err(self.malformed(span, "a value has 1 to 262144 bits")),
                }
            }
            Rule::constants => {
                let mut parts = inner(pair);
                let ty = self.lane_type(&self.next(&mut parts, span)?)?;
                if ty.element.float.is_some() {
                    return Err(
                        self.malformed(span, "constants are written as integers, floats by their bits")
                    );
                }
                let values = parts.map(|v| self.bound(v)).collect::<Parsed<Vec<_>>>()?;
                if values.len() != 1 && values.len() != ty.lanes() as usize {
                    return Err(
                        self.malformed(span, format!("{} values for {} lanes", values.len(), ty.lanes()))
                    );
                }
                Ok(Argument::Constants { ty, values })
            }
            Rule::list => Ok(Argument::Joined(inner(pair).map(|a| self.argument(a)).collect::<Parsed<_>>()?)),
            _ => Err(self.malformed(span, "this is not an argument")),
        }
    }
}

/// The parts of a pair without its keywords.
fn inner(pair: Pair<'_, Rule>) -> Parts<'_> {
    let parts: Vec<_> = pair
        .into_inner()
        .filter(|p| {
            !matches!(
                p.as_rule(),
                Rule::word_window
                    | Rule::word_program
                    | Rule::word_assume
                    | Rule::word_return
                    | Rule::word_first
                    | Rule::word_let
                    | Rule::word_out
                    | Rule::word_for
                    | Rule::word_imm
                    | Rule::word_in
                    | Rule::word_opaque
            )
        })
        .collect();
    parts.into_iter()
}

fn is_operator(rule: Rule) -> bool {
    matches!(rule, Rule::operator | Rule::product_op)
}

/// What could have stood at the place of an error, in words.
fn expected(error: &pest::error::Error<Rule>) -> String {
    let pest::error::ErrorVariant::ParsingError { positives, .. } = &error.variant else {
        return "this is not understood here".to_owned();
    };
    let mut words: Vec<&str> = positives.iter().filter_map(|r| describe(*r)).collect();
    words.sort_unstable();
    words.dedup();
    match words.as_slice() {
        [] => "this is not understood here".to_owned(),
        words => format!("expected {}", words.join(" or ")),
    }
}

fn describe(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::name | Rule::parameter => "a name",
        Rule::lane_type | Rule::scalar_type => "a type",
        Rule::number | Rule::bound | Rule::integer => "a number",
        Rule::expr | Rule::unary | Rule::prefix | Rule::product | Rule::group => "an expression",
        Rule::operator | Rule::product_op => "an operator",
        Rule::assume | Rule::binding | Rule::assignment | Rule::loops => "a statement",
        Rule::argument | Rule::constants | Rule::slice | Rule::list | Rule::blank => "an argument",
        Rule::step => "a step",
        Rule::returns | Rule::word_return => "`return`",
        Rule::instruction | Rule::quoted => "an instruction",
        Rule::range_op => "`..` or `..=`",
        Rule::word_in => "`in`",
        Rule::word_for => "`for`",
        Rule::word_opaque => "`opaque`",
        Rule::opaque_what => "`constants` or `results`",
        Rule::word_out => "`out`",
        _ => return None,
    })
}

/// Refuses an item that would make the parser recurse too deeply, with the place.
fn nesting_problem(text: &str) -> Option<(usize, &'static str)> {
    if text.len() > MAX_ITEM {
        return Some((0, "the item is longer than 1 MiB"));
    }
    let bytes = text.as_bytes();
    let (mut depth, mut heads) = (0usize, 0usize);
    for (at, b) in bytes.iter().enumerate() {
        match b {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'<' if is_reduction_head(bytes, at) => heads += 1,
            // At the level of statements, `=` ends the expression before it.
            b'=' if depth <= 1 => heads = 0,
            _ => {}
        }
        if depth + heads > MAX_NESTING {
            return Some((at, "this is nested too deeply"));
        }
    }
    None
}

/// Whether the `<` at `at` stands in `(j < 4)`: reductions nest without further brackets.
fn is_reduction_head(bytes: &[u8], at: usize) -> bool {
    let skip = |set: fn(&u8) -> bool, n: usize| bytes[n..].iter().take_while(|b| set(b)).count() + n;
    let blank = |b: &u8| b.is_ascii_whitespace();
    let digits = skip(blank, at + 1);
    let end = skip(|b| b.is_ascii_alphanumeric() || *b == b'_', digits);
    let close = skip(blank, end);
    end > digits && bytes.get(close) == Some(&b')')
}
