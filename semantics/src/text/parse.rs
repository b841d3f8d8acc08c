//! The parser: recursive descent over tokens, building normal forms.

use super::lex::{Spanned, Token, tokens};
use super::{KINDS, REDUCTIONS, RESERVED, type_of, variable_name, variable_of};
use crate::dag::{Dag, Id, Interval, Node, Prim, Var};
use crate::error::Error;
use crate::lane::{ElementFn, Kind, LaneFn, Operand, Shape};

/// Parentheses and other nesting.
const MAX_NESTING: u32 = 200;
/// Operations on the longest path through an expression, `let`s included.
const MAX_DEPTH: u32 = 1000;
/// Numbers and values that operations other than ring operations look at stay below `2^120`, so that no
/// rewrite rule can overflow.
const MAX_MAGNITUDE: i128 = 1 << 120;
/// Bits of one operand or result.
const MAX_BITS: u64 = 1 << 24;

/// Parses a re-rolled lane function.
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

/// Parses one expression per element.
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

struct Parser {
    tokens: Vec<Spanned>,
    at: usize,
    dag: Dag,
    operands: Vec<Operand>,
    axes: Vec<u32>,
    /// Reduction variables in scope, innermost last.
    scope: Vec<(Var, u32)>,
    lets: Vec<(Id, Vec<(Var, u32)>)>,
    nesting: u32,
    /// Depth of every node that was looked at.
    depths: Vec<u32>,
}

/// A product with its constant factors apart.
struct Term {
    coefficient: i128,
    factor: Option<Id>,
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
            depths: Vec::new(),
        })
    }

    // Tokens.

    fn peek(&self) -> &Token {
        &self.tokens[self.at].token
    }

    fn next(&mut self) -> Token {
        let token = self.peek().clone();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn fail<T>(&self, message: impl Into<String>) -> Result<T, Error> {
        let here = &self.tokens[self.at];
        Err(Error::Syntax { line: here.line, column: here.column, message: message.into() })
    }

    fn expected<T>(&self, what: &str) -> Result<T, Error> {
        let found = match self.peek() {
            Token::Word(w) => format!("`{w}`"),
            Token::Text(t) => format!("{t:?}"),
            Token::Number(n) => format!("`{n}`"),
            Token::Sign(s) => format!("`{s}`"),
            Token::End => "the end".into(),
        };
        self.fail(format!("expected {what}, found {found}"))
    }

    fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek(), Token::Sign(s) if *s == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(w) if w == word)
    }

    fn accept(&mut self, sign: &str) -> bool {
        let found = self.is_sign(sign);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, sign: &str) -> Result<(), Error> {
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
    fn small(&mut self) -> Result<u32, Error> {
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
        let bits = extents.iter().try_fold(u64::from(width), |n, e| n.checked_mul(u64::from(*e)));
        if bits.is_none_or(|b| b > MAX_BITS) {
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
    fn binder(&mut self) -> Result<(Var, u32), Error> {
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

    // Expressions.

    fn expr(&mut self) -> Result<Id, Error> {
        if self.nesting >= MAX_NESTING {
            return self.fail("nested too deep");
        }
        self.nesting += 1;
        let c = self.comparison()?;
        let value = if self.accept("?") {
            let a = self.expr()?;
            self.expect(":")?;
            let b = self.expr()?;
            self.exact(&[c])?;
            let new = self.dag.select(c, a, b);
            self.checked(new)?
        } else {
            c
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn comparison(&mut self) -> Result<Id, Error> {
        let a = self.bitwise(0)?;
        let equal = self.is_sign("==");
        if !equal && !self.is_sign("<") {
            return Ok(a);
        }
        self.next();
        let b = self.bitwise(0)?;
        self.exact(&[a, b])?;
        let new = if equal { self.dag.eq(a, b) } else { self.dag.lt(a, b) };
        self.checked(new)
    }

    /// `|`, `^`, `&`, `<<` and `>>`, from the loosest on.
    fn bitwise(&mut self, level: usize) -> Result<Id, Error> {
        const LEVELS: [&[&str]; 4] = [&["|"], &["^"], &["&"], &["<<", ">>"]];
        let Some(signs) = LEVELS.get(level) else {
            return self.sum();
        };
        let mut a = self.bitwise(level + 1)?;
        while let Some(sign) = signs.iter().copied().find(|s| self.is_sign(s)) {
            self.next();
            let b = self.bitwise(level + 1)?;
            let new = match sign {
                "|" => self.dag.or(a, b),
                "^" => {
                    self.exact(&[a, b])?;
                    self.dag.xor(a, b)
                }
                "&" => self.dag.and(a, b),
                "<<" => {
                    self.exact(&[b])?;
                    self.dag.shl(a, b)
                }
                _ => {
                    self.exact(&[a, b])?;
                    self.dag.shr(a, b)
                }
            };
            a = self.checked(new)?;
        }
        Ok(a)
    }

    fn sum(&mut self) -> Result<Id, Error> {
        let mut k = 0i128;
        let mut terms = Vec::new();
        let mut negative = self.accept("-");
        loop {
            let term = self.product()?;
            let c = if negative { -term.coefficient } else { term.coefficient };
            match term.factor {
                Some(t) => terms.push((t, c)),
                None => match k.checked_add(c) {
                    Some(sum) => k = sum,
                    None => return self.fail("number too large"),
                },
            }
            if self.accept("+") {
                negative = false;
            } else if self.accept("-") {
                negative = true;
            } else {
                break;
            }
        }
        let new = self.dag.sum(k, &terms);
        self.checked(new)
    }

    fn product(&mut self) -> Result<Term, Error> {
        let mut term = self.unary()?;
        while self.accept("*") {
            let next = self.unary()?;
            match term.coefficient.checked_mul(next.coefficient) {
                Some(c) if c.abs() <= MAX_MAGNITUDE => term.coefficient = c,
                _ => return self.fail("number too large"),
            }
            term.factor = match (term.factor, next.factor) {
                (Some(a), Some(b)) => {
                    let new = self.dag.mul(a, b);
                    Some(self.checked(new)?)
                }
                (a, b) => a.or(b),
            };
        }
        Ok(term)
    }

    fn unary(&mut self) -> Result<Term, Error> {
        let negative = self.accept("-");
        let mut term = match *self.peek() {
            Token::Number(n) => match i128::try_from(n) {
                Ok(n) if n <= MAX_MAGNITUDE => {
                    self.next();
                    Term { coefficient: n, factor: None }
                }
                _ => return self.fail("number too large"),
            },
            _ => Term { coefficient: 1, factor: Some(self.primary()?) },
        };
        if negative {
            term.coefficient = -term.coefficient;
        }
        Ok(term)
    }

    fn primary(&mut self) -> Result<Id, Error> {
        if self.accept("(") {
            let value = self.expr()?;
            self.expect(")")?;
            return Ok(value);
        }
        if self.accept("%") {
            return self.named();
        }
        let (word, after) = match (self.peek(), self.tokens.get(self.at + 1)) {
            (Token::Word(w), Some(after)) => (w.clone(), after.token.clone()),
            (Token::Sign("$" | "{"), _) => return self.read(),
            _ => return self.expected("an expression"),
        };
        match after {
            Token::Sign("(") => self.call(&word),
            Token::Sign("[") if word == "first" => self.first(),
            Token::Sign("[") if REDUCTIONS.iter().any(|r| r.0 == word) => self.reduction(&word),
            Token::Sign("[" | ".") => self.read(),
            _ => self.variable(&word),
        }
    }

    fn named(&mut self) -> Result<Id, Error> {
        let n = self.small()? as usize;
        let Some((value, bound)) = self.lets.get(n) else {
            return self.fail(format!("`%{n}` is not defined before"));
        };
        if let Some((v, extent)) = bound.iter().find(|b| !self.scope.contains(b)) {
            let name = variable_name(*v);
            return self.fail(format!("`%{n}` is used where `{name} < {extent}` is not bound"));
        }
        Ok(*value)
    }

    fn variable(&mut self, word: &str) -> Result<Id, Error> {
        let known = variable_of(word).and_then(|v| {
            if v.is_reduction() {
                self.scope.iter().find(|s| s.0 == v).copied()
            } else {
                self.axes.get(usize::from(v.0)).map(|extent| (v, *extent))
            }
        });
        match known {
            Some((v, extent)) => {
                self.next();
                let new = self.dag.var(v, extent);
                self.checked(new)
            }
            None => self.expected("an expression"),
        }
    }

    fn read(&mut self) -> Result<Id, Error> {
        let mut base = Vec::new();
        if self.accept("{") {
            loop {
                base.push(self.operand()?);
                if !self.accept(",") {
                    break;
                }
            }
            self.expect("}")?;
        } else {
            base.push(self.operand()?);
        }
        let (width, signed) = if self.accept(".") {
            match self.peek() {
                Token::Word(w) => self.element_type(&w.clone())?,
                _ => return self.expected("an element type"),
            }
        } else if let [b] = base[..] {
            let operand = &self.operands[usize::from(b)];
            (operand.width, operand.signed)
        } else {
            return self.expected("`.` and an element type");
        };
        if width > 126 {
            return self.fail(format!("a read of {width} bits"));
        }
        self.expect("[")?;
        let index = self.expr()?;
        self.expect("]")?;
        self.exact(&[index])?;
        let new = self.dag.read_of(&base, width, signed, index);
        self.checked(new)
    }

    fn operand(&mut self) -> Result<u16, Error> {
        let number = if self.accept("$") {
            let n = self.small()? as usize;
            (n < self.operands.len()).then_some(n)
        } else if let Token::Word(w) = self.peek().clone() {
            let number = self.operands.iter().position(|o| o.name == w);
            if number.is_none() {
                return self.fail(format!("no operand is called `{w}`"));
            }
            self.next();
            number
        } else {
            return self.expected("an operand");
        };
        match number {
            Some(n) => Ok(n as u16),
            None => self.fail("no such operand"),
        }
    }

    /// Consumes the current word, which must be an element type that values can have.
    fn element_type(&mut self, word: &str) -> Result<(u16, bool), Error> {
        match type_of(word) {
            Some((width, signed)) if width <= 126 => {
                self.next();
                Ok((width, signed))
            }
            _ => self.expected("an element type of at most 126 bits"),
        }
    }

    fn call(&mut self, word: &str) -> Result<Id, Error> {
        if type_of(word).is_some() {
            let (width, signed) = self.element_type(word)?;
            let [a] = self.arguments()?;
            let new = self.dag.wrap(a, width, signed);
            return self.checked(new);
        }
        if let Some((width, signed)) = word.strip_prefix("sat_").and_then(type_of)
            && width <= 126
        {
            self.next();
            let [a] = self.arguments()?;
            self.exact(&[a])?;
            let new = self.dag.sat(a, width, signed);
            return self.checked(new);
        }
        if let Some(prim) = prim_of(word) {
            self.next();
            let args = match prim {
                Prim::CarrylessMul | Prim::Gf256Mul => self.arguments::<2>()?.to_vec(),
                _ => self.arguments::<1>()?.to_vec(),
            };
            self.exact(&args)?;
            let new = self.dag.prim(prim, &args);
            return self.checked(new);
        }
        let new = match word {
            "min" | "max" => {
                self.next();
                let [a, b] = self.arguments()?;
                self.exact(&[a, b])?;
                if word == "min" { self.dag.min(a, b) } else { self.dag.max(a, b) }
            }
            "abs" => {
                self.next();
                let [a] = self.arguments()?;
                self.exact(&[a])?;
                self.dag.abs(a)
            }
            _ => return self.expected("a function"),
        };
        self.checked(new)
    }

    fn arguments<const N: usize>(&mut self) -> Result<[Id; N], Error> {
        self.expect("(")?;
        let mut args = [Id(0); N];
        for (n, arg) in args.iter_mut().enumerate() {
            if n > 0 {
                self.expect(",")?;
            }
            *arg = self.expr()?;
        }
        self.expect(")")?;
        Ok(args)
    }

    fn reduction(&mut self, word: &str) -> Result<Id, Error> {
        let op = REDUCTIONS.iter().find(|r| r.0 == word).map(|r| r.1);
        let Some(op) = op else {
            return self.expected("a reduction");
        };
        let ((var, count), [body]) = self.bound_arguments()?;
        self.exact(&[body])?;
        let new = self.dag.reduce(op, var, count, body);
        self.checked(new)
    }

    fn first(&mut self) -> Result<Id, Error> {
        let ((var, count), [cond, value, otherwise]) = self.bound_arguments()?;
        if self.dag.mentions(otherwise, var) {
            let name = variable_name(var);
            return self.fail(format!("the value for no choice mentions `{name}`"));
        }
        if !self.dag.interval(cond).is_bool() {
            return self.fail("a condition that is not 0 or 1");
        }
        self.exact(&[value, otherwise])?;
        let new = self.dag.first(var, count, cond, value, otherwise);
        self.checked(new)
    }

    /// A word, a binder and arguments that may mention its variable.
    #[expect(clippy::type_complexity, reason = "a binder and its arguments, used twice")]
    fn bound_arguments<const N: usize>(&mut self) -> Result<((Var, u32), [Id; N]), Error> {
        self.next();
        self.expect("[")?;
        let binder = self.binder()?;
        self.expect("]")?;
        self.scope.push(binder);
        let args = self.arguments()?;
        self.scope.pop();
        Ok((binder, args))
    }

    // Limits.

    /// The values of `ids` leave room for every rewrite rule.
    fn exact(&self, ids: &[Id]) -> Result<(), Error> {
        let room = Interval::new(-MAX_MAGNITUDE, MAX_MAGNITUDE);
        if ids.iter().all(|id| self.dag.interval(*id).within(room)) {
            Ok(())
        } else {
            self.fail("a value may need more than 120 bits here")
        }
    }

    /// `id`, if all new nodes are within the limits.
    fn checked(&mut self, id: Id) -> Result<Id, Error> {
        for n in self.depths.len()..self.dag.len() {
            let node = self.dag.node(Id(n as u32));
            let depths = node.children().into_iter().map(|c| self.depths[c.index()]);
            let depth = depths.max().map_or(0, |d| d + 1);
            let fits = |v: &i128| v.unsigned_abs() <= MAX_MAGNITUDE.unsigned_abs();
            let numbers = match node {
                Node::Const(v) => fits(v),
                Node::Sum(k, terms) => fits(k) && terms.iter().all(|t| fits(&t.1)),
                _ => true,
            };
            if depth > MAX_DEPTH {
                return self.fail("an expression of too many steps");
            }
            if !numbers {
                return self.fail("number too large");
            }
            self.depths.push(depth);
        }
        Ok(id)
    }
}

/// The primitive of a name with its width.
fn prim_of(word: &str) -> Option<Prim> {
    let width = |digits: &str| digits.parse::<u16>().ok().filter(|w| (1..=126).contains(w));
    match word {
        "clmul" => Some(Prim::CarrylessMul),
        "gf256mul" => Some(Prim::Gf256Mul),
        "gf256inv" => Some(Prim::Gf256Inverse),
        _ => {
            let (name, digits) = word.split_at_checked(3)?;
            match name {
                "clz" => width(digits).map(Prim::LeadingZeros),
                "ctz" => width(digits).map(Prim::TrailingZeros),
                _ => None,
            }
        }
    }
}
