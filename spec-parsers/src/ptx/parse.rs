//! Text to entries: cut at the lines that begin in the first column, then read one by one.

use super::ast::*;
use crate::diagnostic::DiagnosticKind;
use crate::imp::Span;
use crate::problem::Problem;
use pest::Parser;
use pest::iterators::{Pair, Pairs};

#[derive(pest_derive::Parser)]
#[grammar = "ptx/grammar.pest"]
struct Grammar;

type Step<T> = Result<T, Problem>;

/// Deepest nesting of brackets that is accepted.
const MAX_NESTING: usize = 32;

/// The entries of a specification, each with where its text lies. One that cannot be read costs only itself.
pub fn entries(text: &str) -> Vec<(Span, Step<Entry>)> {
    cut(text)
        .into_iter()
        .map(|span| {
            let part = &text[span.start as usize..span.end as usize];
            let entry = entry(part, span.start);
            (span, entry)
        })
        .collect()
}

/// Where entries lie: each begins with a line whose first character is no white space and no `#`.
fn cut(text: &str) -> Vec<Span> {
    let (mut starts, mut at) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let begins = line.chars().next().is_some_and(|c| !c.is_whitespace() && c != '#');
        // What stands before the first entry is an entry that cannot be read.
        let stray = starts.is_empty() && !line.trim().is_empty() && !line.trim_start().starts_with('#');
        if begins || stray {
            starts.push(at);
        }
        at += line.len() as u32;
    }
    let ends = starts.iter().skip(1).copied().chain([at]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

fn entry(text: &str, base: u32) -> Step<Entry> {
    let reader = Reader { base };
    let pair = reader.parse(Rule::entry, text)?;
    let inner = pair.into_inner().find(|p| p.as_rule() != Rule::EOI);
    let Some(inner) = inner else { return reader.malformed(base..base, "an empty entry") };
    Ok(match inner.as_rule() {
        Rule::type_entry => Entry::Type(reader.type_entry(inner)?),
        Rule::fragment => Entry::Fragment(reader.fragment(inner)?),
        Rule::operation => Entry::Operation(reader.operation(inner)?),
        _ => Entry::Family(reader.family(inner)?),
    })
}

/// A number or a type that a generated operation is for.
#[derive(Clone, Debug)]
pub struct Binding {
    pub name: Token,
    pub number: u32,
    pub word: Option<Token>,
}

/// An operation followed by `where` and what its names stand for.
pub fn program(text: &str) -> Step<(Operation, Vec<Binding>)> {
    let reader = Reader { base: 0 };
    let pair = reader.parse(Rule::program, text)?;
    let (mut operation, mut bindings) = (None, Vec::new());
    for part in pair.into_inner() {
        match part.as_rule() {
            Rule::operation => operation = Some(reader.operation(part)?),
            Rule::binding => {
                let mut inner = part.into_inner();
                let name = reader.next(&mut inner)?;
                let number = reader.number(&mut inner)?;
                bindings.push(Binding { name, number, word: inner.next().map(|p| reader.token(&p)) });
            }
            _ => {}
        }
    }
    match operation {
        Some(operation) => Ok((operation, bindings)),
        None => reader.malformed(0..0, "no operation"),
    }
}

/// Reads pairs of a text that begins at byte `base`.
struct Reader {
    base: u32,
}

impl Reader {
    fn malformed<T>(&self, span: Span, message: impl Into<String>) -> Step<T> {
        Err(Problem::new(DiagnosticKind::Malformed, span, message))
    }

    fn parse<'t>(&self, rule: Rule, text: &'t str) -> Step<Pair<'t, Rule>> {
        let mut depth = 0_usize;
        for (at, c) in text.char_indices() {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > MAX_NESTING {
                let at = self.base + at as u32;
                return self.malformed(at..at + 1, format!("nested deeper than {MAX_NESTING}"));
            }
        }
        match Grammar::parse(rule, text) {
            Ok(mut pairs) => match pairs.next() {
                Some(pair) => Ok(pair),
                None => self.malformed(self.base..self.base, "nothing there"),
            },
            Err(error) => Err(self.syntax_error(&error)),
        }
    }

    fn syntax_error(&self, error: &pest::error::Error<Rule>) -> Problem {
        use pest::error::{ErrorVariant, InputLocation};
        let at = match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => self.base + at as u32,
        };
        let message = match &error.variant {
            ErrorVariant::ParsingError { positives, .. } => {
                let mut names: Vec<String> = positives.iter().map(|r| format!("{r:?}")).collect();
                names.sort();
                names.dedup();
                names.truncate(6);
                format!("syntax error: expected {}", names.join(", "))
            }
            ErrorVariant::CustomError { message } => message.clone(),
        };
        Problem::new(DiagnosticKind::Malformed, at..at, message)
    }

    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let span = pair.as_span();
        self.base + span.start() as u32..self.base + span.end() as u32
    }

    /// The text of a pair; of a quoted one, what stands between the quotes.
    fn token(&self, pair: &Pair<'_, Rule>) -> Token {
        let text = match pair.as_rule() {
            Rule::quoted => pair.as_str().trim_matches('"'),
            _ => pair.as_str().trim(),
        };
        Token { text: text.to_owned(), span: self.span(pair) }
    }

    fn pair<'t>(&self, pairs: &mut Pairs<'t, Rule>) -> Step<Pair<'t, Rule>> {
        match pairs.find(|p| !is_keyword(p)) {
            Some(pair) => Ok(pair),
            None => self.malformed(self.base..self.base, "a part is missing"),
        }
    }

    fn next(&self, pairs: &mut Pairs<'_, Rule>) -> Step<Token> {
        Ok(self.token(&self.pair(pairs)?))
    }

    fn number(&self, pairs: &mut Pairs<'_, Rule>) -> Step<u32> {
        self.parsed(&self.pair(pairs)?)
    }

    fn parsed(&self, pair: &Pair<'_, Rule>) -> Step<u32> {
        match pair.as_str().parse() {
            Ok(number) => Ok(number),
            Err(_) => self.malformed(self.span(pair), "a number that is too large"),
        }
    }

    fn type_entry(&self, pair: Pair<'_, Rule>) -> Step<TypeEntry> {
        let mut inner = pair.into_inner();
        let (name, reading) = (self.next(&mut inner)?, self.next(&mut inner)?);
        let width = self.number(&mut inner)?;
        Ok(TypeEntry { name, reading, width, register: self.next(&mut inner)? })
    }

    fn fragment(&self, pair: Pair<'_, Rule>) -> Step<FragmentEntry> {
        let mut entry = FragmentEntry {
            matrices: Vec::new(),
            extents: Vec::new(),
            held: Vec::new(),
            threads: None,
            at: Vec::new(),
            span: self.span(&pair),
        };
        for part in pair.into_inner().filter(|p| !is_keyword(p)) {
            match part.as_rule() {
                Rule::matrices => {
                    for p in part.into_inner() {
                        match p.as_rule() {
                            Rule::index => entry.extents.push(self.index(p)?),
                            _ => entry.matrices.push(self.token(&p)),
                        }
                    }
                }
                Rule::where_held => {
                    let mut inner = part.into_inner();
                    let (shape, section) = (self.next(&mut inner)?, self.next(&mut inner)?);
                    entry.held.push(Held { shape, section, types: inner.map(|p| self.token(&p)).collect() });
                }
                Rule::threads => entry.threads = Some(self.expr(self.pair(&mut part.into_inner())?)?),
                _ => entry.at = part.into_inner().map(|p| self.index(p)).collect::<Step<_>>()?,
            }
        }
        Ok(entry)
    }

    fn family(&self, pair: Pair<'_, Rule>) -> Step<FamilyEntry> {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let mut entry = FamilyEntry {
            name: self.next(&mut inner)?,
            section: None,
            shapes: Vec::new(),
            types: Vec::new(),
            layout: None,
            chosen: Vec::new(),
            batch: 1,
            operation: None,
            left_out: None,
            ptx: None,
            llvm: None,
            span,
        };
        for part in inner {
            let rule = part.as_rule();
            let mut parts = part.into_inner();
            match rule {
                Rule::shapes => entry.shapes = parts.map(|p| self.value(p)).collect::<Step<_>>()?,
                Rule::types => entry.types.push(self.choice(parts)?),
                Rule::layout => entry.layout = Some(self.choice(parts)?),
                Rule::choose => entry.chosen.push(self.choice(parts)?),
                Rule::batch => entry.batch = self.number(&mut parts)?,
                Rule::section => entry.section = Some(self.next(&mut parts)?),
                Rule::perform => entry.operation = Some(self.next(&mut parts)?),
                Rule::left_out => entry.left_out = Some(self.next(&mut parts)?),
                Rule::ptx => entry.ptx = Some(self.next(&mut parts)?),
                Rule::llvm => entry.llvm = Some(self.next(&mut parts)?),
                // Remarks are for readers.
                _ => {}
            }
        }
        Ok(entry)
    }

    fn choice(&self, mut parts: Pairs<'_, Rule>) -> Step<Choice> {
        let name = self.next(&mut parts)?;
        Ok(Choice { name, values: parts.map(|p| self.value(p)).collect::<Step<_>>()? })
    }

    fn value(&self, pair: Pair<'_, Rule>) -> Step<Value> {
        let mut inner = pair.into_inner();
        let mut value = Value { token: self.next(&mut inner)?, alias: None, needs: Vec::new() };
        for part in inner {
            match part.as_rule() {
                Rule::needs => {
                    let words = part.into_inner().filter(|p| !is_keyword(p));
                    value.needs = words.map(|p| self.token(&p)).collect();
                }
                _ => value.alias = Some(self.token(&part)),
            }
        }
        Ok(value)
    }

    fn operation(&self, pair: Pair<'_, Rule>) -> Step<Operation> {
        let span = self.span(&pair);
        let mut inner = pair.into_inner();
        let name = self.next(&mut inner)?;
        let (mut operands, mut body) = (Vec::new(), Vec::new());
        for part in inner {
            match part.as_rule() {
                Rule::operand => {
                    let mut parts = part.into_inner();
                    let name = self.next(&mut parts)?;
                    let extents = parts.map(|p| self.index(p)).collect::<Step<_>>()?;
                    operands.push(OperandEntry { name, extents });
                }
                _ => body = self.block(part)?,
            }
        }
        match operands.pop() {
            Some(result) => Ok(Operation { name, operands, result, body, span }),
            None => self.malformed(span, "an operation without a result"),
        }
    }

    fn block(&self, pair: Pair<'_, Rule>) -> Step<Vec<Stmt>> {
        pair.into_inner().map(|p| self.stmt(p)).collect()
    }

    fn stmt(&self, pair: Pair<'_, Rule>) -> Step<Stmt> {
        let span = self.span(&pair);
        if pair.as_rule() == Rule::assign {
            let mut inner = pair.into_inner();
            let name = self.next(&mut inner)?;
            let mut rest: Vec<_> = inner.collect();
            let Some(value) = rest.pop() else { return self.malformed(span, "an assignment of nothing") };
            let indices = rest.into_iter().map(|p| self.index(p)).collect::<Step<_>>()?;
            return Ok(Stmt::Assign { name, indices, value: self.expr(value)?, span });
        }
        let (mut ranges, mut body) = (Vec::new(), Vec::new());
        for part in pair.into_inner() {
            match part.as_rule() {
                Rule::range => ranges.push(self.range(part)?),
                _ => body = self.block(part)?,
            }
        }
        Ok(Stmt::For { ranges, body, span })
    }

    fn range(&self, pair: Pair<'_, Rule>) -> Step<(Token, Expr)> {
        let mut parts = pair.into_inner();
        Ok((self.next(&mut parts)?, self.expr(self.pair(&mut parts)?)?))
    }

    fn index(&self, pair: Pair<'_, Rule>) -> Step<Expr> {
        self.expr(self.pair(&mut pair.into_inner())?)
    }

    fn expr(&self, pair: Pair<'_, Rule>) -> Step<Expr> {
        let span = self.span(&pair);
        let kind = match pair.as_rule() {
            Rule::number => ExprKind::Int(self.parsed(&pair)?),
            Rule::call => {
                let mut inner = pair.into_inner();
                let name = self.next(&mut inner)?;
                ExprKind::Call(name, inner.map(|p| self.expr(p)).collect::<Step<_>>()?)
            }
            Rule::part => {
                let mut inner = pair.into_inner();
                let name = self.next(&mut inner)?;
                ExprKind::Part(name, inner.map(|p| self.index(p)).collect::<Step<_>>()?)
            }
            Rule::each => {
                let mut inner = pair.into_inner();
                let (name, end) = self.range(self.pair(&mut inner)?)?;
                ExprKind::Each(name, Box::new(end), Box::new(self.expr(self.pair(&mut inner)?)?))
            }
            _ => return self.chain(pair),
        };
        Ok(Expr { kind, span })
    }

    /// Operands and operators of one precedence, from the left.
    fn chain(&self, pair: Pair<'_, Rule>) -> Step<Expr> {
        let mut inner = pair.into_inner();
        let mut left = self.expr(self.pair(&mut inner)?)?;
        while let Some(operator) = inner.next() {
            let right = self.expr(self.pair(&mut inner)?)?;
            let op = match operator.as_str() {
                "+" => Op::Add,
                "-" => Op::Sub,
                "*" => Op::Mul,
                "/" => Op::Div,
                "%" => Op::Rem,
                "and" => Op::And,
                "or" => Op::Or,
                _ => Op::Xor,
            };
            let span = left.span.start..right.span.end;
            left = Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), span };
        }
        Ok(left)
    }
}

fn is_keyword(pair: &Pair<'_, Rule>) -> bool {
    matches!(
        pair.as_rule(),
        Rule::kw_type
            | Rule::kw_fragment
            | Rule::kw_family
            | Rule::kw_operation
            | Rule::kw_needs
            | Rule::kw_ptx
            | Rule::kw_llvm
            | Rule::EOI
    )
}
