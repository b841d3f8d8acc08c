//! The parser of expressions. Nodes are built as they are written, not in normal form.

use super::lex::Token;
use super::parse::{MAX_NESTING, Parser};
use super::{REDUCTIONS, type_of, variable_name, variable_of};
use crate::dag::MAX_WIDTH;
use crate::dag::{Id, Node, Prim, Var};
use crate::error::Error;
use crate::float::Float;
use crate::limits::MAX_MAGNITUDE;

/// A product with its constant factors apart.
struct Term {
    coefficient: i128,
    factor: Option<Id>,
}

impl Parser {
    pub(super) fn expr(&mut self) -> Result<Id, Error> {
        if self.nesting >= MAX_NESTING {
            return self.fail("nested too deep");
        }
        self.nesting += 1;
        let c = self.comparison()?;
        let value = if self.accept("?") {
            let a = self.expr()?;
            self.expect(":")?;
            let b = self.expr()?;
            self.add(Node::Select(c, a, b))?
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
        self.add(if equal { Node::Eq(a.min(b), a.max(b)) } else { Node::Lt(a, b) })
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
            a = self.add(match sign {
                "|" => Node::Or(a.min(b), a.max(b)),
                "^" => Node::Xor(a.min(b), a.max(b)),
                "&" => Node::And(a.min(b), a.max(b)),
                "<<" => Node::Shl(a, b),
                _ => Node::Shr(a, b),
            })?;
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
        self.admitted(new)
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
                (Some(a), Some(b)) => Some(self.add(Node::Mul(a.min(b), a.max(b)))?),
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
                self.admitted(new)
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
        if width > MAX_WIDTH {
            return self.fail(format!("a read of {width} bits"));
        }
        self.expect("[")?;
        let index = self.expr()?;
        self.expect("]")?;
        let new = self.dag.read_of(&base, width, signed, index);
        self.admitted(new)
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
            Some((width, signed)) if width <= MAX_WIDTH => {
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
            return self.add(Node::Wrap { a, width, signed });
        }
        if let Some((width, signed)) = word.strip_prefix("sat_").and_then(type_of)
            && width <= MAX_WIDTH
        {
            self.next();
            let [a] = self.arguments()?;
            return self.add(Node::Sat { a, width, signed });
        }
        if let Some(prim) = prim_of(word) {
            self.next();
            let mut args = self.list()?;
            if !prim.is_valid(args.len()) {
                return self.fail(format!("{} arguments of `{word}`", args.len()));
            }
            let commuting = prim.commuting(args.len());
            args[..commuting].sort_unstable();
            return self.add(Node::Prim(prim, args));
        }
        let node = match word {
            "min" | "max" => {
                self.next();
                let [a, b] = self.arguments()?;
                let (a, b) = (a.min(b), a.max(b));
                if word == "min" { Node::Min(a, b) } else { Node::Max(a, b) }
            }
            "abs" => {
                self.next();
                let [a] = self.arguments()?;
                Node::Abs(a)
            }
            _ => return self.expected("a function"),
        };
        self.add(node)
    }

    /// At least one argument.
    fn list(&mut self) -> Result<Vec<Id>, Error> {
        self.expect("(")?;
        let mut args = vec![self.expr()?];
        while self.accept(",") {
            args.push(self.expr()?);
        }
        self.expect(")")?;
        Ok(args)
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
        self.add(Node::Reduce { op, var, count, body })
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
        self.add(Node::First { var, count, cond, value, otherwise })
    }

    /// A word, a binder and arguments that may mention its variable.
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
}

/// The primitive of a name with its width or formats.
fn prim_of(word: &str) -> Option<Prim> {
    let width = |digits: &str| digits.parse::<u16>().ok().filter(|w| (1..=MAX_WIDTH).contains(w));
    if let Some(float) = Float::named(word) {
        return Some(Prim::Float(float));
    }
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
