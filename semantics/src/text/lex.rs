//! Tokens.

use crate::error::Error;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Word(String),
    Text(String),
    Number(u128),
    /// An operator or a bracket.
    Sign(&'static str),
    End,
}

#[derive(Clone, Debug)]
pub(super) struct Spanned {
    pub token: Token,
    pub line: usize,
    pub column: usize,
}

const SIGNS: [&str; 26] = [
    "->", "==", "<<", ">>", "(", ")", "[", "]", "{", "}", ",", ":", "?", "=", "<", "|", "^", "&", "+", "-",
    "*", ".", "$", "%", ";", "!",
];

/// Cuts `text` into tokens; the last one is [`Token::End`].
pub(super) fn tokens(text: &str) -> Result<Vec<Spanned>, Error> {
    let mut out = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let mut rest = line;
        loop {
            rest = rest.trim_start();
            let column = line[..line.len() - rest.len()].chars().count() + 1;
            if rest.is_empty() || rest.starts_with('#') {
                break;
            }
            let error = |message: String| Error::Syntax { line: n + 1, column, message };
            let (token, length) = token(rest).map_err(error)?;
            out.push(Spanned { token, line: n + 1, column });
            rest = &rest[length..];
        }
    }
    let (line, column) = out.last().map_or((1, 1), |t| (t.line, t.column + 1));
    out.push(Spanned { token: Token::End, line, column });
    Ok(out)
}

/// The first token of `rest` and its length in bytes.
fn token(rest: &str) -> Result<(Token, usize), String> {
    let length_while = |f: &dyn Fn(char) -> bool| rest.find(|c| !f(c)).unwrap_or(rest.len());
    let first = rest.chars().next().unwrap_or(' ');
    if first.is_ascii_digit() {
        let length = length_while(&|c| c.is_ascii_alphanumeric());
        // `16x64` in a shape follows a type, so digits never run into an `x` here except in `0x`.
        let number = &rest[..length];
        let value = match number.strip_prefix("0x") {
            Some(hex) => u128::from_str_radix(hex, 16),
            None => number.parse(),
        };
        return match value {
            Ok(v) => Ok((Token::Number(v), length)),
            Err(_) => Err(format!("`{number}` is not a number")),
        };
    }
    if first.is_ascii_alphabetic() || first == '_' {
        let length = length_while(&|c| c.is_ascii_alphanumeric() || c == '_');
        return Ok((Token::Word(rest[..length].into()), length));
    }
    if first == '"' {
        return quoted(rest);
    }
    for sign in SIGNS {
        if rest.starts_with(sign) {
            return Ok((Token::Sign(sign), sign.len()));
        }
    }
    Err(format!("unexpected character {first:?}"))
}

/// A quoted name with the escapes of Rust's `Debug`.
fn quoted(rest: &str) -> Result<(Token, usize), String> {
    let mut value = String::new();
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((Token::Text(value), at + 1)),
            '\\' => match chars.next() {
                Some((_, 'n')) => value.push('\n'),
                Some((_, 't')) => value.push('\t'),
                Some((_, 'r')) => value.push('\r'),
                Some((_, '0')) => value.push('\0'),
                Some((_, 'u')) => {
                    let hex: String =
                        chars.by_ref().skip(1).map(|(_, c)| c).take_while(|c| *c != '}').collect();
                    let code = u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32);
                    value.push(code.ok_or("an escape that is no character")?);
                }
                Some((_, other)) => value.push(other),
                None => break,
            },
            _ => value.push(c),
        }
    }
    Err("a name without its closing quote".into())
}
