//! Sail to the shared imperative language.
//!
//! `match` becomes a chain of conditions, a pair on the left of an assignment two assignments, and what
//! constrains types goes away. Enumeration values are names; the dialect gives each a number.

use super::dialect;
use crate::diagnostic::DiagnosticKind;
use crate::imp::{BinaryOp, Expr, ExprKind, Part, Place, Span, Stmt, StmtKind, Symbol};
use crate::problem::Problem;
use pest::Parser;
use pest::iterators::Pair;
use std::collections::HashMap;

#[derive(pest_derive::Parser)]
#[grammar = "arm/grammar.pest"]
struct Grammar;

/// Deepest nesting of brackets and of conditions that is accepted; Arm's text stays below 20.
const MAX_NESTING: usize = 64;

/// A parsed stretch of Sail.
#[derive(Clone, Debug, Default)]
pub struct Text {
    /// Names; shared by everything below.
    pub symbols: Symbols,
    /// Encodings.
    pub clauses: Vec<Clause>,
    /// Functions, in the text's order.
    pub functions: Vec<Function>,
    /// The first stretch of an instruction's own text that was not understood.
    pub broken: Option<Problem>,
}

/// The names of a text.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    /// A [`Symbol`] is an index.
    pub names: Vec<String>,
    index: HashMap<String, Symbol>,
}

impl Symbols {
    /// The symbol of a name.
    pub fn of(&mut self, name: &str) -> Symbol {
        if let Some(symbol) = self.index.get(name) {
            return *symbol;
        }
        let symbol = Symbol(self.names.len() as u32);
        self.names.push(name.to_owned());
        self.index.insert(name.to_owned(), symbol);
        symbol
    }

    /// The spelling of a symbol.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.get(symbol.0 as usize).map_or("?", String::as_str)
    }
}

/// For which instructions a decoder is called, and with which of their bits.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The bits of an instruction that are fixed, from bit 31 down.
    pub bits: Vec<Option<bool>>,
    /// Name, first bit and number of bits of each field.
    pub fields: Vec<(Symbol, u32, u32)>,
    /// The decoder.
    pub decoder: Symbol,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Symbol,
    /// Its parameters.
    pub params: Vec<Symbol>,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// Parses the Sail with which an operation begins.
///
/// # Errors
/// A malformed text, with the span of what was not understood.
pub fn parse(text: &str) -> Result<Text, Problem> {
    check_nesting(text)
        .map_err(|at| Problem::new(DiagnosticKind::Malformed, at..at + 1, "nested too deeply"))?;
    let mut builder = Builder::default();
    for (at, piece) in pieces(text) {
        builder.base = at as u32;
        match Grammar::parse(Rule::text, piece) {
            Ok(mut pairs) => builder.items(pairs.next())?,
            // What no rule covers matters where it is called, if anywhere. What is no shared function is
            // one of several encodings' own.
            Err(_) if is_shared(piece) => {}
            Err(error) => {
                let problem = syntax_error(&error, builder.base);
                builder.text.broken.get_or_insert(problem);
            }
        }
    }
    Ok(builder.text)
}

/// The text cut before each line that begins a function or a declaration.
fn pieces(text: &str) -> Vec<(usize, &str)> {
    let begins = |line: &str| line.starts_with("function ") || line.starts_with("val ");
    let (mut out, mut from, mut at) = (Vec::new(), 0, 0);
    for line in text.split_inclusive('\n') {
        if begins(line) && at > from {
            out.push((from, &text[from..at]));
            from = at;
        }
        at += line.len();
    }
    out.push((from, &text[from..]));
    out
}

/// Whether a piece is a function or a declaration that is no instruction's own.
fn is_shared(piece: &str) -> bool {
    let Some(name) = piece.strip_prefix("function ") else { return piece.starts_with("val ") };
    !["clause ", "decode_", "execute_"].iter().any(|own| name.starts_with(own))
}

fn syntax_error(error: &pest::error::Error<Rule>, base: u32) -> Problem {
    use pest::error::{ErrorVariant, InputLocation};
    let span = match error.location {
        InputLocation::Pos(at) => base + at as u32..base + at as u32,
        InputLocation::Span((a, b)) => base + a as u32..base + b as u32,
    };
    let message = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => {
            let mut expected: Vec<String> = positives.iter().map(|r| format!("{r:?}")).collect();
            expected.sort();
            expected.dedup();
            expected.truncate(6);
            format!("syntax error: expected {}", expected.join(" or ").replace("kw_", "").replace('_', " "))
        }
        ErrorVariant::CustomError { message } => message.clone(),
    };
    Problem::new(DiagnosticKind::Malformed, span, message)
}

/// Rejects texts that would recurse too deeply; returns the place.
fn check_nesting(text: &str) -> Result<(), u32> {
    let (mut depth, mut conditions, mut word) = (0_usize, 0_usize, 0);
    for (at, c) in text.char_indices().chain([(text.len(), '\n')]) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if !(c.is_ascii_alphanumeric() || c == '_' || c == '\'') {
            match &text[word..at] {
                "if" | "match" | "foreach" => conditions += 1,
                _ => {}
            }
            word = at + c.len_utf8();
        }
        if matches!(c, ';' | '{' | '}') {
            conditions = 0;
        }
        if depth.max(conditions) > MAX_NESTING {
            return Err(at as u32);
        }
    }
    Ok(())
}

/// A parameter whose type has a type variable's number of bits.
type Lengths = Vec<(usize, String)>;

/// A pair of the grammar.
pub(super) type Pairing<'a> = Pair<'a, Rule>;

/// Makes the shared language of pairs.
#[derive(Default)]
pub(super) struct Builder {
    base: u32,
    pub(super) text: Text,
    /// By function: which parameters tell the values of which type variables.
    lengths: HashMap<String, Lengths>,
}

impl Builder {
    fn items(&mut self, top: Option<Pair<'_, Rule>>) -> Result<(), Problem> {
        for item in top.into_iter().flat_map(Pair::into_inner) {
            match item.as_rule() {
                Rule::clause => self.clause(item)?,
                Rule::val => self.val(item),
                Rule::function => self.function(item)?,
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let span = pair.as_span();
        self.base + span.start() as u32..self.base + span.end() as u32
    }

    pub(super) fn symbol(&mut self, name: &str) -> Symbol {
        self.text.symbols.of(name)
    }

    /// The inner pair number `n`, counted without keywords; its absence would mean that this file and the
    /// grammar disagree.
    pub(super) fn nth<'a>(&self, pair: &Pair<'a, Rule>, n: usize) -> Result<Pair<'a, Rule>, Problem> {
        contents(pair).nth(n).ok_or_else(|| {
            let message = "the grammar and its reader disagree";
            Problem::new(DiagnosticKind::Internal, self.span(pair), message)
        })
    }

    // ---- items ----

    fn clause(&mut self, pair: Pair<'_, Rule>) -> Result<(), Problem> {
        let mut clause = Clause { bits: Vec::new(), fields: Vec::new(), decoder: self.symbol("") };
        for part in contents(&pair) {
            match part.as_rule() {
                Rule::pattern => clause.bits = pattern(&part),
                Rule::field => {
                    let name = self.nth(&part, 0)?;
                    let (lo, n) = (self.nth(&part, 2)?, self.nth(&part, 3)?);
                    let number = |p: &Pair<'_, Rule>| p.as_str().parse::<u32>().ok().filter(|v| *v <= 32);
                    let (Some(lo), Some(n)) = (number(&lo), number(&n)) else {
                        return self.malformed(&part, "a field outside of an instruction");
                    };
                    if n == 0 || lo + n > 32 {
                        return self.malformed(&part, "a field outside of an instruction");
                    }
                    clause.fields.push((self.symbol(name.as_str()), lo, n));
                }
                Rule::call => clause.decoder = self.symbol(self.nth(&part, 0)?.as_str()),
                _ => {}
            }
        }
        if clause.bits.len() != 32 {
            return self.malformed(&pair, "an encoding that has not 32 bits");
        }
        self.text.clauses.push(clause);
        Ok(())
    }

    pub(super) fn malformed<T>(&self, pair: &Pair<'_, Rule>, message: &str) -> Result<T, Problem> {
        Err(Problem::new(DiagnosticKind::Malformed, self.span(pair), message))
    }

    /// Of a declaration, what says how many bits a type variable stands for.
    fn val(&mut self, pair: Pair<'_, Rule>) {
        let Some(name) = contents(&pair).find(|p| p.as_rule() == Rule::ident) else { return };
        let Some(types) = contents(&pair).find(|p| p.as_rule() == Rule::types) else { return };
        let variable = |t: Pair<'_, Rule>| {
            let text = t.as_str().strip_prefix("bits(")?.strip_suffix(')')?.trim();
            let name = text.strip_prefix('\'')?;
            name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then(|| name.to_owned())
        };
        let lengths = types.into_inner().enumerate().filter_map(|(i, t)| Some((i, variable(t)?))).collect();
        self.lengths.insert(name.as_str().to_owned(), lengths);
    }

    fn function(&mut self, pair: Pair<'_, Rule>) -> Result<(), Problem> {
        let span = self.span(&pair);
        let name = self.nth(&pair, 0)?.as_str().to_owned();
        let names: Vec<&str> = self.nth(&pair, 1)?.into_inner().map(|p| p.as_str()).collect();
        let params: Vec<Symbol> = names.iter().map(|p| self.symbol(p)).collect();
        let mut body = Vec::new();
        for (index, variable) in self.lengths.get(&name).cloned().unwrap_or_default() {
            if names.contains(&variable.as_str()) || index >= params.len() {
                continue;
            }
            let of = self.expr_at(&span, ExprKind::Name(params[index]));
            let length = self.call_of(&span, "length", vec![of]);
            let target = self.symbol(&variable);
            body.push(assignment(&span, target, Vec::new(), length));
        }
        let text = self.nth(&pair, 2)?;
        if text.as_rule() == Rule::block {
            body.extend(self.block(text)?);
        } else {
            let kind = StmtKind::Return(self.expr(text)?);
            body.push(Stmt { span: span.clone(), kind });
        }
        let name = self.symbol(&name);
        self.text.functions.push(Function { name, params, body });
        Ok(())
    }

    // ---- statements ----

    fn block(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let mut out = Vec::new();
        for stmt in contents(&pair) {
            out.extend(self.stmt(stmt)?);
        }
        Ok(out)
    }

    fn body(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        self.block(pair)
    }

    fn stmt(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let span = self.span(&pair);
        let one = |kind| Ok(vec![Stmt { span: span.clone(), kind }]);
        match pair.as_rule() {
            Rule::block | Rule::body => self.block(pair),
            Rule::assertion | Rule::status_assign => Ok(Vec::new()),
            Rule::let_stmt => self.let_stmt(pair),
            Rule::tuple_assign => {
                let targets: Vec<Symbol> = contents(&pair)
                    .filter(|p| p.as_rule() == Rule::ident)
                    .map(|p| self.symbol(p.as_str()))
                    .collect();
                let value = self.nth(&pair, targets.len())?;
                let value = self.expr(value)?;
                self.assign_all(&pair, &targets, value)
            }
            Rule::declare => self.declare(pair),
            Rule::foreach => self.foreach(pair),
            Rule::if_stmt => self.if_stmt(pair),
            Rule::match_stmt => self.match_stmt(pair),
            Rule::return_stmt => {
                let value = self.nth(&pair, 0)?;
                one(StmtKind::Return(self.expr(value)?))
            }
            Rule::throw_stmt => {
                let call = self.call_of(&span, "throw", Vec::new());
                one(StmtKind::Effect(call))
            }
            Rule::assign => self.assign(pair),
            Rule::expr_stmt => {
                let value = self.nth(&pair, 0)?;
                let value = self.expr(value)?;
                match value.kind {
                    ExprKind::Call(..) => one(StmtKind::Effect(value)),
                    _ => Ok(Vec::new()),
                }
            }
            rule => self.malformed(&pair, &format!("{rule:?} is no statement")),
        }
    }

    fn let_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let (binding, value) = (self.nth(&pair, 0)?, self.nth(&pair, 1)?);
        let mut targets = Vec::new();
        for one in binding.into_inner() {
            let name = self.nth(&one, 0)?;
            targets.push(self.symbol(name.as_str().trim_start_matches('\'').trim()));
        }
        let value = self.expr(value)?;
        let mut out = self.assign_all(&pair, &targets, value)?;
        if let Some(block) = contents(&pair).nth(2) {
            out.extend(self.block(block)?);
        }
        Ok(out)
    }

    /// Several targets get the several results of a call: the second result of `f` is what `f.1` returns.
    fn assign_all(
        &mut self,
        pair: &Pair<'_, Rule>,
        targets: &[Symbol],
        value: Expr,
    ) -> Result<Vec<Stmt>, Problem> {
        let span = self.span(pair);
        let [first, rest @ ..] = targets else { return Ok(Vec::new()) };
        let mut out = vec![assignment(&span, *first, Vec::new(), value.clone())];
        for (n, target) in rest.iter().enumerate() {
            let ExprKind::Call(name, args) = &value.kind else {
                return self.malformed(pair, "several names for one value");
            };
            let other = format!("{}.{}", self.text.symbols.name(*name), n + 1);
            let call = self.call_of(&span, &other, args.clone());
            out.push(assignment(&span, *target, Vec::new(), call));
        }
        Ok(out)
    }

    fn declare(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let span = self.span(&pair);
        let name = self.symbol(self.nth(&pair, 0)?.as_str());
        let (ty, value) = (self.nth(&pair, 1)?, contents(&pair).nth(2));
        let value = match value {
            Some(value) => self.expr(value)?,
            None if ty.as_str().starts_with("bits") => {
                let width = self.nth(&ty, 0)?;
                let width = self.expr(width)?;
                self.call_of(&span, "undefined", vec![width])
            }
            None => return Ok(Vec::new()),
        };
        Ok(vec![assignment(&span, name, Vec::new(), value)])
    }

    fn foreach(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let var = self.symbol(self.nth(&pair, 0)?.as_str());
        let (from, to) = (self.nth(&pair, 1)?, self.nth(&pair, 2)?);
        let (step, direction, block) = (self.nth(&pair, 3)?, self.nth(&pair, 4)?, self.nth(&pair, 5)?);
        if step.as_str() != "1" {
            return self.malformed(&step, "a loop in steps of more than 1");
        }
        let (from, to) = (self.expr(from)?, self.expr(to)?);
        let (down, body) = (direction.as_str() == "dec", self.block(block)?);
        Ok(vec![Stmt { span: self.span(&pair), kind: StmtKind::For { var, from, to, down, body } }])
    }

    fn if_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let (cond, then) = (self.nth(&pair, 0)?, self.nth(&pair, 1)?);
        let arms = vec![(self.expr(cond)?, self.body(then)?)];
        let otherwise = match contents(&pair).nth(2) {
            Some(other) => self.body(other)?,
            None => Vec::new(),
        };
        // Conditions have no effects.
        if otherwise.is_empty() && arms.iter().all(|(_, body)| body.is_empty()) {
            return Ok(Vec::new());
        }
        Ok(vec![Stmt { span: self.span(&pair), kind: StmtKind::If { arms, otherwise } }])
    }

    fn match_stmt(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let selector = self.nth(&pair, 0)?;
        let selector = self.expr(selector)?;
        let (mut arms, mut otherwise) = (Vec::new(), None);
        for arm in contents(&pair).skip(1) {
            let (label, body) = (self.nth(&arm, 0)?, self.nth(&arm, 1)?);
            let label = self.nth(&label, 0)?;
            let body = self.body(body)?;
            if label.as_rule() == Rule::any {
                otherwise = Some(body);
                break;
            }
            arms.push((self.label(&selector, label)?, body));
        }
        // Without a label for everything else, the labels are complete.
        let otherwise = match otherwise {
            Some(body) => body,
            None => arms.pop().map(|(_, body)| body).unwrap_or_default(),
        };
        if arms.is_empty() {
            return Ok(otherwise);
        }
        Ok(vec![Stmt { span: self.span(&pair), kind: StmtKind::If { arms, otherwise } }])
    }

    /// Whether the selector has a label's value.
    pub(super) fn label(&mut self, selector: &Expr, label: Pair<'_, Rule>) -> Result<Expr, Problem> {
        let span = self.span(&label);
        let (subject, value) = match label.as_rule() {
            Rule::pattern => {
                let bits = pattern(&label);
                let width = bits.len() as u32;
                if width > 64 {
                    return self.malformed(&label, "a pattern of more than 64 bits");
                }
                let number = |set: &dyn Fn(&Option<bool>) -> bool| {
                    bits.iter().fold(0_i128, |n, b| 2 * n + i128::from(set(b)))
                };
                let mask = self.expr_at(&span, ExprKind::Bits(width, number(&|b| b.is_some())));
                let value = ExprKind::Bits(width, number(&|b| *b == Some(true)));
                let kind = ExprKind::Binary(BinaryOp::And, Box::new(selector.clone()), Box::new(mask));
                (self.expr_at(&span, kind), self.expr_at(&span, value))
            }
            Rule::ident => {
                let name = self.symbol(label.as_str());
                (selector.clone(), self.expr_at(&span, ExprKind::Name(name)))
            }
            _ => (selector.clone(), self.literal(&label)?),
        };
        Ok(self.expr_at(&span, ExprKind::Binary(BinaryOp::Eq, Box::new(subject), Box::new(value))))
    }

    fn assign(&mut self, pair: Pair<'_, Rule>) -> Result<Vec<Stmt>, Problem> {
        let span = self.span(&pair);
        let (target, value) = (self.nth(&pair, 0)?, self.nth(&pair, 1)?);
        let value = self.expr(value)?;
        if target.as_rule() == Rule::call {
            // `F(a) = b` calls the setter `F` with one argument more.
            let call = self.expr_pair(target)?;
            let ExprKind::Call(name, mut args) = call.kind else {
                return self.malformed(&pair, "an assignment to something that is no place");
            };
            args.push(value);
            let kind = StmtKind::Effect(self.expr_at(&span, ExprKind::Call(name, args)));
            return Ok(vec![Stmt { span, kind }]);
        }
        let name = self.nth(&target, 0)?.as_str();
        if dialect::is_status(name) {
            return Ok(Vec::new());
        }
        let name = self.symbol(name);
        let mut parts = Vec::new();
        for part in contents(&target).skip(1) {
            parts.push(self.part(part)?);
        }
        Ok(vec![assignment(&span, name, parts, value)])
    }
}

fn assignment(span: &Span, name: Symbol, parts: Vec<Part>, value: Expr) -> Stmt {
    let kind = StmtKind::Assign { target: Place { name, parts }, op: None, value };
    Stmt { span: span.clone(), kind }
}

/// The inner pairs that are no keywords.
pub(super) fn contents<'a>(pair: &Pair<'a, Rule>) -> impl Iterator<Item = Pair<'a, Rule>> {
    pair.clone().into_inner().filter(|p| {
        !matches!(
            p.as_rule(),
            Rule::kw_function
                | Rule::kw_clause
                | Rule::kw_val
                | Rule::kw_let
                | Rule::kw_in
                | Rule::kw_foreach
                | Rule::kw_from
                | Rule::kw_to
                | Rule::kw_by
                | Rule::kw_if
                | Rule::kw_then
                | Rule::kw_else
                | Rule::kw_match
                | Rule::kw_return
                | Rule::kw_throw
                | Rule::kw_undefined
                | Rule::kw_bits
                | Rule::forall
        )
    })
}

/// The bits of a pattern, highest first.
fn pattern(pair: &Pair<'_, Rule>) -> Vec<Option<bool>> {
    let bit = |p: Pair<'_, Rule>| match p.as_str() {
        "bitzero" => Some(false),
        "bitone" => Some(true),
        _ => None,
    };
    pair.clone().into_inner().map(bit).collect()
}
