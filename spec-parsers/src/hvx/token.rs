//! The vendor's C-like text as tokens.

use crate::imp::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Ident,
    /// A number with its suffix.
    Number,
    /// A string with its quotes.
    String,
    /// An operator or a bracket.
    Punct,
    /// The end of a line that no backslash continues.
    Newline,
}

/// A token with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// As it is spelled.
    pub text: String,
    /// White space stands before it.
    pub spaced: bool,
    /// Where it stands in the text that is being read.
    pub span: Span,
    /// Names of macros that it must not be expanded by again (C11 6.10.3.4).
    pub hidden: Vec<String>,
}

impl Token {
    /// Whether it is this operator, bracket or name.
    pub fn is(&self, text: &str) -> bool {
        self.text == text && self.kind != Kind::String
    }
}

/// Operators of more than one character, longest first.
const LONG: &[&str] = &[
    "<<=", ">>=", "...", "##", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=", "%=", "&=", "|=", "^=", "->",
];

/// Splits a text. Comments are white space, and a backslash at the end of a line joins it with the next.
pub fn tokenize(text: &str) -> Vec<Token> {
    let (mut out, mut at, mut spaced) = (Vec::new(), 0, false);
    while let Some(rest) = text.get(at..).filter(|r| !r.is_empty()) {
        let blank = blank(rest);
        if blank > 0 {
            (at, spaced) = (at + blank, true);
            continue;
        }
        let (kind, len) = classify(rest);
        let span = at as u32..(at + len) as u32;
        let text = rest.get(..len).unwrap_or(rest).to_owned();
        out.push(Token { kind, text, spaced, span, hidden: Vec::new() });
        (at, spaced) = (at + len, false);
    }
    out
}

/// Bytes of white space or of one comment at the start; 0 if there is none.
fn blank(rest: &str) -> usize {
    if let Some(comment) = rest.strip_prefix("/*") {
        return comment.find("*/").map_or(rest.len(), |n| n + 4);
    }
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    for joined in ["\\\n", "\\\r\n"] {
        if rest.starts_with(joined) {
            return joined.len();
        }
    }
    rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\u{c}']).len()
}

/// The token at the start and its length in bytes, at least that of one character.
fn classify(rest: &str) -> (Kind, usize) {
    let run = |keep: fn(char) -> bool| rest.find(|c: char| !keep(c)).unwrap_or(rest.len());
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    match rest.chars().next() {
        Some('\n') => (Kind::Newline, 1),
        Some('"') => (Kind::String, string_length(rest)),
        Some(c) if c.is_ascii_digit() => (Kind::Number, run(word)),
        Some(c) if word(c) => (Kind::Ident, run(word)),
        first => {
            let long = LONG.iter().find(|op| rest.starts_with(**op)).map(|op| op.len());
            (Kind::Punct, long.unwrap_or(first.map_or(1, char::len_utf8)))
        }
    }
}

/// Bytes up to and with the closing quote, or to the end of the line.
fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\n' => return at,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        tokenize(text).into_iter().map(|t| t.text).collect()
    }

    #[test]
    fn operators_are_as_long_as_possible() {
        assert_eq!(texts("a<<=1;b##c"), ["a", "<<=", "1", ";", "b", "##", "c"]);
        assert_eq!(texts("0xFFLL>>2"), ["0xFFLL", ">>", "2"]);
    }

    #[test]
    fn comments_and_joined_lines_are_white_space() {
        assert_eq!(texts("a/* x\n */b \\\n c // d\ne"), ["a", "b", "c", "\n", "e"]);
        assert_eq!(texts("/* open"), Vec::<String>::new());
    }

    #[test]
    fn strings_end_at_their_quote_or_line() {
        assert_eq!(texts(r#""a\"b" c"#), [r#""a\"b""#, "c"]);
        assert_eq!(texts("\"open\nx"), ["\"open", "\n", "x"]);
        assert_eq!(texts("é\""), ["é", "\""]);
    }
}
