//! The C preprocessor, as far as the vendor's text uses it: macros with arguments, `#`, `##`, conditions.

use super::token::{Kind, Token, tokenize};
use crate::diagnostic::DiagnosticKind;
use crate::problem::Problem;
use std::collections::{BTreeMap, BTreeSet};

/// Tokens after which an expansion is given up: a macro that grows without end.
const MAX_TOKENS: usize = 1 << 20;
/// Deepest nesting of macros in macros' arguments.
const MAX_DEPTH: usize = 128;

/// A macro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Macro {
    /// Names of the parameters; `None` for a macro without a parameter list.
    pub params: Option<Vec<String>>,
    /// What it stands for.
    pub body: Vec<Token>,
}

/// Macros by name.
pub type Macros = BTreeMap<String, Macro>;

/// The result of a step.
pub type Step<T> = Result<T, Problem>;

fn malformed<T>(token: Option<&Token>, message: String) -> Step<T> {
    let span = token.map_or(0..0, |t| t.span.clone());
    Err(Problem::new(DiagnosticKind::Malformed, span, message))
}

/// A text whose directives are obeyed while it is read.
#[derive(Debug, Default)]
pub struct Preprocessor {
    /// The macros that are defined at this point.
    pub macros: Macros,
    /// For each open condition: whether its lines count, and whether an `#else` would.
    open: Vec<(bool, bool)>,
}

impl Preprocessor {
    /// One that starts with `macros`.
    pub fn new(macros: Macros) -> Self {
        Self { macros, open: Vec::new() }
    }

    /// Reads a text: its directives are obeyed, and `each` is given every other run of lines up to the next
    /// directive, not yet expanded, together with the macros of that place.
    ///
    /// # Errors
    /// The first directive that has no meaning; what follows is still read.
    pub fn read(&mut self, text: &str, each: &mut dyn FnMut(&[Token], &Macros)) -> Step<()> {
        let (mut run, mut outcome) = (Vec::new(), Ok(()));
        let tokens = tokenize(text);
        for line in tokens.split_inclusive(|t| t.kind == Kind::Newline) {
            if line.first().is_some_and(|t| t.is("#")) {
                each(&run, &self.macros);
                run.clear();
                let line = line
                    .split_last()
                    .map_or(line, |(last, rest)| if last.kind == Kind::Newline { rest } else { line });
                let done = self.directive(&line[1..]);
                outcome = outcome.and(done);
            } else if self.counts() {
                run.extend_from_slice(line);
            }
        }
        each(&run, &self.macros);
        outcome
    }

    fn counts(&self) -> bool {
        self.open.iter().all(|(counts, _)| *counts)
    }

    fn directive(&mut self, line: &[Token]) -> Step<()> {
        let Some((name, rest)) = line.split_first() else { return Ok(()) };
        let outer = self.counts();
        match name.text.as_str() {
            "ifdef" | "ifndef" => {
                let defined = rest.first().is_some_and(|t| self.macros.contains_key(&t.text));
                let holds = defined == (name.text == "ifdef");
                self.open.push((holds, !holds));
            }
            "if" => {
                let holds = outer && self.condition(rest)?;
                self.open.push((holds, !holds));
            }
            "else" => match self.open.last_mut() {
                Some(top) => top.0 = top.1,
                None => return malformed(Some(name), "`#else` without `#if`".into()),
            },
            "endif" if self.open.pop().is_none() => {
                return malformed(Some(name), "`#endif` without `#if`".into());
            }
            "define" if outer => self.define(rest)?,
            "undef" if outer => {
                rest.first().map(|t| self.macros.remove(&t.text));
            }
            // The texts that a file includes are given beside it.
            "endif" | "include" | "define" | "undef" => {}
            other if outer => return malformed(Some(name), format!("unknown directive `#{other}`")),
            _ => {}
        }
        Ok(())
    }

    /// A number, or the name of a macro that stands for one; an unknown name is 0.
    fn condition(&self, line: &[Token]) -> Step<bool> {
        let expanded = expand(line, &self.macros)?;
        match expanded.as_slice() {
            [one] if one.kind == Kind::Ident => Ok(false),
            [one] if one.kind == Kind::Number => Ok(!one.text.trim_start_matches('0').is_empty()),
            _ => malformed(line.first(), "a condition that is no single number".into()),
        }
    }

    fn define(&mut self, line: &[Token]) -> Step<()> {
        let Some((name, rest)) = line.split_first().filter(|(n, _)| n.kind == Kind::Ident) else {
            return malformed(line.first(), "`#define` without a name".into());
        };
        let (params, body) = match rest.first() {
            Some(open) if open.is("(") && !open.spaced => {
                let close = rest.iter().position(|t| t.is(")"));
                let Some(close) = close else {
                    return malformed(Some(open), "a parameter list without an end".into());
                };
                let names = rest[1..close].iter().filter(|t| t.kind == Kind::Ident);
                (Some(names.map(|t| t.text.clone()).collect()), &rest[close + 1..])
            }
            _ => (None, rest),
        };
        self.macros.insert(name.text.clone(), Macro { params, body: body.to_vec() });
        Ok(())
    }
}

/// Replaces all macros. Every token that comes out of one stands where the macro was used.
///
/// # Errors
/// A wrong number of arguments, or a growth without end.
pub fn expand(tokens: &[Token], macros: &Macros) -> Step<Vec<Token>> {
    Expansion { macros, made: 0, used: BTreeSet::new() }.run(tokens, 0)
}

/// The names of the macros that [`expand`] uses; those up to the point where it fails, if it does.
pub fn used(tokens: &[Token], macros: &Macros) -> BTreeSet<String> {
    let mut expansion = Expansion { macros, made: 0, used: BTreeSet::new() };
    drop(expansion.run(tokens, 0));
    expansion.used
}

struct Expansion<'a> {
    macros: &'a Macros,
    made: usize,
    used: BTreeSet<String>,
}

impl Expansion<'_> {
    fn run(&mut self, tokens: &[Token], depth: usize) -> Step<Vec<Token>> {
        if depth > MAX_DEPTH {
            return malformed(tokens.first(), "macros nested too deeply".into());
        }
        let mut out = Vec::new();
        // The tokens still to be looked at, the next one last.
        let mut rest: Vec<Token> = tokens.iter().rev().cloned().collect();
        while let Some(token) = rest.pop() {
            let definition = match self.macros.get(&token.text) {
                Some(m) if token.kind == Kind::Ident && !token.hidden.contains(&token.text) => m,
                _ => {
                    out.push(token);
                    continue;
                }
            };
            let args = match &definition.params {
                None => Vec::new(),
                Some(params) => {
                    // The name alone, without arguments, is no use of the macro.
                    let Some(args) = arguments(&token, &mut rest)? else {
                        out.push(token);
                        continue;
                    };
                    let none = params.is_empty() && args.len() == 1 && args[0].is_empty();
                    if args.len() != params.len() && !none {
                        let (name, given, want) = (&token.text, args.len(), params.len());
                        return malformed(
                            Some(&token),
                            format!("`{name}` takes {want} argument(s), not {given}"),
                        );
                    }
                    args
                }
            };
            self.used.insert(token.text.clone());
            let made = self.substitute(&token, definition, &args, depth)?;
            self.made += made.len() + 1;
            if self.made > MAX_TOKENS {
                return malformed(Some(&token), "a macro that grows without end".into());
            }
            rest.extend(made.into_iter().rev());
        }
        Ok(out)
    }

    /// The macro's body with the arguments in place: expanded, unless beside `#` or `##`.
    fn substitute(
        &mut self,
        use_: &Token,
        definition: &Macro,
        args: &[Vec<Token>],
        depth: usize,
    ) -> Step<Vec<Token>> {
        let params = definition.params.as_deref().unwrap_or(&[]);
        let argument = |t: &Token| params.iter().position(|p| t.kind == Kind::Ident && *p == t.text);
        let mut out: Vec<Token> = Vec::new();
        let (body, mut at) = (&definition.body, 0);
        let mut paste = false;
        while let Some(token) = body.get(at) {
            let glued = body.get(at + 1).is_some_and(|t| t.is("##"));
            let next = body.get(at + 1).and_then(argument);
            let mut piece = match (argument(token), next) {
                (_, Some(index)) if token.is("#") && definition.params.is_some() => {
                    at += 1;
                    vec![stringify(use_, args.get(index).map_or(&[], Vec::as_slice))]
                }
                (Some(index), _) => {
                    let arg = args.get(index).map_or(&[][..], Vec::as_slice);
                    let mut arg = if paste || glued { arg.to_vec() } else { self.run(arg, depth + 1)? };
                    if let Some(first) = arg.first_mut() {
                        first.spaced = token.spaced;
                    }
                    arg
                }
                (None, _) => vec![token.clone()],
            };
            if paste
                && let Some(left) = out.pop()
                && !piece.is_empty()
            {
                let right = piece.remove(0);
                piece.insert(0, join(&left, &right));
            }
            let empty = piece.is_empty();
            out.append(&mut piece);
            at += 1;
            paste = body.get(at).is_some_and(|t| t.is("##"));
            if paste {
                at += 1;
                // An empty left side leaves nothing to paste to.
                if empty {
                    paste = false;
                }
            }
        }
        for token in &mut out {
            token.span = use_.span.clone();
            token.hidden.extend(use_.hidden.iter().chain([&use_.text]).cloned());
        }
        Ok(out)
    }
}

/// The comma separated arguments after a macro's name, or `None` if no bracket follows.
fn arguments(name: &Token, rest: &mut Vec<Token>) -> Step<Option<Vec<Vec<Token>>>> {
    let blank = rest.iter().rev().take_while(|t| t.kind == Kind::Newline).count();
    if !rest.iter().rev().nth(blank).is_some_and(|t| t.is("(")) {
        return Ok(None);
    }
    rest.truncate(rest.len() - blank - 1);
    let (mut args, mut level) = (vec![Vec::new()], 0_usize);
    while let Some(token) = rest.pop() {
        match token.text.as_str() {
            ")" if level == 0 && token.kind == Kind::Punct => return Ok(Some(args)),
            "," if level == 0 && token.kind == Kind::Punct => {
                args.push(Vec::new());
                continue;
            }
            "(" if token.kind == Kind::Punct => level += 1,
            ")" if token.kind == Kind::Punct => level -= 1,
            _ => {}
        }
        if token.kind != Kind::Newline
            && let Some(last) = args.last_mut()
        {
            last.push(token);
        }
    }
    malformed(Some(name), format!("the arguments of `{}` have no end", name.text))
}

fn join(left: &Token, right: &Token) -> Token {
    let text = format!("{}{}", left.text, right.text);
    let kind = if left.kind == Kind::Punct { right.kind } else { left.kind };
    Token { kind, text, ..left.clone() }
}

fn stringify(use_: &Token, arg: &[Token]) -> Token {
    let text = format!("\"{}\"", spell(arg).replace('\\', "\\\\").replace('"', "\\\""));
    Token { kind: Kind::String, text, spaced: true, span: use_.span.clone(), hidden: Vec::new() }
}

/// Tokens as text, with one space where there was white space.
pub fn spell(tokens: &[Token]) -> String {
    let mut out = String::new();
    for token in tokens {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let touches = out.ends_with(word) && token.text.starts_with(word);
        if !out.is_empty() && (token.spaced || touches) && !out.ends_with(['\n', ' ']) {
            out.push(' ');
        }
        out.push_str(&token.text);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str) -> Step<String> {
        let mut out = Ok(String::new());
        let mut all = Preprocessor::default();
        all.read(text, &mut |tokens, macros| {
            let more = expand(tokens, macros).map(|t| spell(&t));
            out = out.clone().and_then(|o| Ok(o + &more?));
        })?;
        out.map(|o| o.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn arguments_are_expanded_pasted_and_made_strings() {
        assert_eq!(run("#define A(X) X##_t #X X\n#define B 1\nA(B)\n").as_deref(), Ok("B_t \"B\" 1"));
        assert_eq!(run("#define F(a,b) [a b]\nF((1,2), )").as_deref(), Ok("[(1,2)]"));
        assert_eq!(run("#define E() x\nE() E").as_deref(), Ok("x E"));
    }

    #[test]
    fn conditions_choose_lines() {
        assert_eq!(run("#define N 1\n#if N\na\n#else\nb\n#endif\n").as_deref(), Ok("a"));
        assert_eq!(run("#ifdef N\n#define M 1\na\n#else\nb\n#endif\nM").as_deref(), Ok("b M"));
    }

    #[test]
    fn a_macro_does_not_expand_itself() {
        assert_eq!(run("#define A A + B\n#define B A\nA").as_deref(), Ok("A + A"));
    }

    #[test]
    fn what_has_no_meaning_is_reported() {
        for (text, message) in [
            ("#define F(a) a\nF(1,2)", "takes 1 argument"),
            ("#define F(a) a\nF(1", "have no end"),
            ("#define F(a", "without an end"),
            ("#endif\n", "without `#if`"),
            ("#if 1 + 1\n#endif\n", "no single number"),
            ("#frob\n", "unknown directive"),
        ] {
            let problem = run(text).expect_err(text);
            assert!(problem.message.contains(message), "{text}: {}", problem.message);
        }
    }

    #[test]
    fn growth_has_an_end() {
        let mut text = String::from("#define A0 x x x x\n");
        for n in 1..24 {
            text += &format!("#define A{n} A{} A{}\n", n - 1, n - 1);
        }
        assert!(run(&format!("{text}A23")).is_err());
    }
}
