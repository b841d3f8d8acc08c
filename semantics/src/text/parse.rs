//! The parser of headers and bodies; [`expr`](super::expr) parses expressions.

use super::lex::{Spanned, Token, tokens};
use super::{KINDS, RESERVED, type_of, variable_name, variable_of};
use crate::dag::{Dag, Id, Node, Var};
use crate::error::Error;
use crate::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use crate::limits::{Limits, MAX_BITS, is_possible};

/// Parentheses and other nesting.
pub(super) const MAX_NESTING: u32 = 200;

/// Parses a re-rolled lane function, exactly as it is written.
///
/// # Errors
/// [`Error::Syntax`] with line and column, or what [`LaneFn::validate`] finds.
pub fn parse_lane_fn(text: &str) -> Result<LaneFn, Error> {
    let mut p = Parser::new(text)?;
    let result = p.header()?;
    let template_axis = p.axes()?;
    p.lets()?;
    let mut bodies = Vec::new();
    match template_axis {
        None => {
            p.expect("=")?;
            bodies.push(p.expr()?);
        }
        Some(t) => {
            for n in 0..p.axes[t] {
                p.word(&variable_name(Var(t as u8)))?;
                p.expect("=")?;
                p.exactly(n)?;
                p.expect(":")?;
                bodies.push(p.expr()?);
            }
        }
    }
    p.end()?;
    let f = LaneFn { dag: p.dag, operands: p.operands, result, axes: p.axes, template_axis, bodies };
    f.validate()?;
    Ok(f)
}

/// Parses one expression per element, exactly as they are written.
///
/// # Errors
/// [`Error::Syntax`] with line and column, or what [`ElementFn::validate`] finds.
pub fn parse_element_fn(text: &str) -> Result<ElementFn, Error> {
    let mut p = Parser::new(text)?;
    let result = p.header()?;
    p.lets()?;
    let mut elements = Vec::new();
    for n in 0..result.lanes() {
        p.exactly(n)?;
        p.expect(":")?;
        elements.push(p.expr()?);
    }
    p.end()?;
    let f = ElementFn { dag: p.dag, operands: p.operands, result, elements };
    f.validate()?;
    Ok(f)
}

pub(super) struct Parser {
    pub(super) tokens: Vec<Spanned>,
    pub(super) at: usize,
    pub(super) dag: Dag,
    pub(super) operands: Vec<Operand>,
    pub(super) axes: Vec<u32>,
    /// Reduction variables in scope, innermost last.
    pub(super) scope: Vec<(Var, u32)>,
    pub(super) lets: Vec<(Id, Vec<(Var, u32)>)>,
    pub(super) nesting: u32,
    limits: Limits,
}

impl Parser {
    fn new(text: &str) -> Result<Parser, Error> {
        Ok(Parser {
            tokens: tokens(text)?,
            at: 0,
            dag: Dag::new(),
            operands: Vec::new(),
            axes: Vec::new(),
            scope: Vec::new(),
            lets: Vec::new(),
            nesting: 0,
            limits: Limits::default(),
        })
    }

    // Tokens.

    pub(super) fn peek(&self) -> &Token {
        &self.tokens[self.at].token
    }

    pub(super) fn next(&mut self) -> Token {
        let token = self.peek().clone();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    pub(super) fn fail<T>(&self, message: impl Into<String>) -> Result<T, Error> {
        let here = &self.tokens[self.at];
        Err(Error::Syntax { line: here.line, column: here.column, message: message.into() })
    }

    pub(super) fn expected<T>(&self, what: &str) -> Result<T, Error> {
        let found = match self.peek() {
            Token::Word(w) => format!("`{w}`"),
            Token::Text(t) => format!("{t:?}"),
            Token::Number(n) => format!("`{n}`"),
            Token::Sign(s) => format!("`{s}`"),
            Token::End => "the end".into(),
        };
        self.fail(format!("expected {what}, found {found}"))
    }

    pub(super) fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(s) if *s == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if w == word)
    }

    pub(super) fn accept(&mut self, sign: &str) -> bool {
        let found = self.is_sign(sign);
        if found {
            self.next();
        }
        found
    }

    pub(super) fn expect(&mut self, sign: &str) -> Result<(), Error> {
        if self.accept(sign) { Ok(()) } else { self.expected(&format!("`{sign}`")) }
    }

    fn word(&mut self, word: &str) -> Result<(), Error> {
        if self.is_word(word) {
            self.next();
            Ok(())
        } else {
            self.expected(&format!("`{word}`"))
        }
    }

    /// A number below `2^32`.
    pub(super) fn small(&mut self) -> Result<u32, Error> {
        match self.peek() {
            Token::Number(n) => match u32::try_from(*n) {
                Ok(n) => {
                    self.next();
                    Ok(n)
                }
                Err(_) => self.fail("number too large"),
            },
            _ => self.expected("a number"),
        }
    }

    fn exactly(&mut self, n: u32) -> Result<(), Error> {
        if matches!(self.peek(), Token::Number(m) if *m == u128::from(n)) {
            self.next();
            Ok(())
        } else {
            self.expected(&format!("`{n}`"))
        }
    }

    fn end(&self) -> Result<(), Error> {
        match self.peek() {
            Token::End => Ok(()),
            _ => self.expected("the end"),
        }
    }

    // The header.

    fn header(&mut self) -> Result<Shape, Error> {
        self.word("fn")?;
        self.expect("(")?;
        while !self.accept(")") {
            if !self.operands.is_empty() {
                self.expect(",")?;
            }
            let name = match self.peek().clone() {
                Token::Word(w) if RESERVED.contains(&w.as_str()) => {
                    return self.fail(format!("`{w}` cannot name an operand"));
                }
                Token::Word(w) | Token::Text(w) => {
                    self.next();
                    w
                }
                _ => return self.expected("an operand name or `)`"),
            };
            self.expect(":")?;
            let (kind, width, signed, extents) = self.shape()?;
            if self.operands.len() > usize::from(u16::MAX) {
                return self.fail("too many operands");
            }
            self.operands.push(Operand { name, kind, width, extents, signed });
        }
        self.expect("->")?;
        let (kind, width, signed, extents) = self.shape()?;
        if signed {
            return self.fail("a result has an unsigned element type");
        }
        Ok(Shape { kind, width, extents })
    }

    fn shape(&mut self) -> Result<(Kind, u16, bool, Vec<u32>), Error> {
        let mut kind = Kind::Vector;
        if let Token::Word(w) = self.peek()
            && let Some((_, k)) = KINDS.iter().find(|k| k.0 == w)
        {
            kind = *k;
            self.next();
        }
        let Token::Word(w) = self.peek().clone() else {
            return self.expected("an element type such as `u8x16`");
        };
        let mut parts = w.split('x');
        let Some((width, signed)) = parts.next().and_then(type_of) else {
            return self.expected("an element type such as `u8x16`");
        };
        let mut extents = Vec::new();
        for part in parts {
            match part.parse::<u32>() {
                Ok(n) if n > 0 || w.matches('x').count() == 1 => extents.push(n),
                _ => return self.expected("an element type such as `u8x16`"),
            }
        }
        let extents = match extents[..] {
            [] => vec![1],
            [0] => vec![],
            _ => extents,
        };
        if !is_possible(width, &extents) {
            return self.fail(format!("`{w}` is too large"));
        }
        self.next();
        Ok((kind, width, signed, extents))
    }

    /// The axes; gives the position of the template axis.
    fn axes(&mut self) -> Result<Option<usize>, Error> {
        let mut template = None;
        if !self.is_word("for") {
            return Ok(None);
        }
        self.next();
        loop {
            let n = self.axes.len();
            if self.is_word("template") {
                if template.replace(n).is_some() {
                    return self.fail("a second template axis");
                }
                self.next();
            }
            if n >= usize::from(Var::FIRST_REDUCTION) {
                return self.fail("too many axes");
            }
            self.word(&variable_name(Var(n as u8)))?;
            self.expect("<")?;
            let extent = self.small()?;
            let lanes = self.axes.iter().try_fold(extent, |n, e| n.checked_mul(*e));
            if extent == 0 || lanes.is_none_or(|n| u64::from(n) > MAX_BITS) {
                return self.fail("an axis of impossible extent");
            }
            self.axes.push(extent);
            if !self.accept(",") {
                return Ok(template);
            }
        }
    }

    fn lets(&mut self) -> Result<(), Error> {
        while self.is_word("let") {
            self.next();
            self.expect("%")?;
            self.exactly(self.lets.len() as u32)?;
            let mut bound = Vec::new();
            if self.accept("[") {
                loop {
                    let binder = self.binder()?;
                    self.scope.push(binder);
                    bound.push(binder);
                    if !self.accept(",") {
                        break;
                    }
                }
                self.expect("]")?;
            }
            self.expect("=")?;
            let value = self.expr()?;
            self.scope.clear();
            bound.retain(|b| self.dag.mentions(value, b.0));
            self.lets.push((value, bound));
        }
        Ok(())
    }

    /// A reduction variable and its extent, not yet in scope.
    pub(super) fn binder(&mut self) -> Result<(Var, u32), Error> {
        let var = match self.peek() {
            Token::Word(w) => variable_of(w).filter(|v| v.is_reduction()),
            _ => None,
        };
        let Some(var) = var else {
            return self.expected("a reduction variable such as `j`");
        };
        if self.scope.iter().any(|s| s.0 == var) {
            return self.fail(format!("`{}` is already bound", variable_name(var)));
        }
        self.next();
        self.expect("<")?;
        let extent = self.small()?;
        if extent == 0 {
            return self.fail("a reduction of no terms");
        }
        Ok((var, extent))
    }

    /// A new node, within the limits.
    pub(super) fn add(&mut self, node: Node) -> Result<Id, Error> {
        let new = self.dag.intern(node);
        self.admitted(new)
    }

    /// `id`, if all new nodes are within the limits.
    pub(super) fn admitted(&mut self, id: Id) -> Result<Id, Error> {
        match self.limits.admit(&self.dag) {
            Ok(()) => Ok(id),
            Err(message) => self.fail(message),
        }
    }
}
