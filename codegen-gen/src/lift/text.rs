//! What assembly languages have in common: labels, directives with data, lists of operands.

use std::collections::BTreeMap;

/// A function's lines and the data beside it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing<'t> {
    pub lines: Vec<&'t str>,
    pub data: BTreeMap<String, Vec<u8>>,
}

/// Reads an integer as the assembler writes it.
pub(crate) fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<i128>().ok()?,
    };
    let value = if negative { -value } else { value };
    // A 64-bit constant may be written without a sign.
    i64::try_from(value).or_else(|_| u64::try_from(value).map(|v| v as i64)).ok()
}

/// Splits at commas that are outside of brackets.
pub(crate) fn split_operands(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

/// Reads the text of one function, in which `comment` begins a comment.
pub(crate) fn listing<'t>(text: &'t str, comment: &str) -> Listing<'t> {
    let mut listing = Listing::default();
    // The label that data belongs to, and whether code has begun.
    let (mut label, mut inside) = (None, false);
    for raw in text.lines() {
        let code = raw.split(comment).next().unwrap_or(raw).trim();
        if let Some(name) = code.strip_suffix(':') {
            inside = !name.starts_with(".L") || (inside && !name.starts_with(".Lfunc_end"));
            label = (!inside).then(|| name.to_string());
        } else if let Some(bytes) = directive(code) {
            if let Some(label) = &label {
                listing.data.entry(label.clone()).or_default().extend(bytes);
            }
        } else if inside && !code.is_empty() && !code.starts_with('.') {
            listing.lines.push(code);
        }
    }
    listing
}

/// The bytes of a data directive.
fn directive(code: &str) -> Option<Vec<u8>> {
    let (name, rest) = code.split_once(char::is_whitespace)?;
    let numbers = || split_operands(rest).into_iter().map(integer).collect::<Option<Vec<_>>>();
    let size = match name {
        ".byte" => 1,
        ".short" | ".value" | ".hword" | ".half" => 2,
        ".long" | ".word" => 4,
        ".quad" | ".xword" => 8,
        ".zero" | ".space" => {
            let numbers = numbers()?;
            let count = usize::try_from(*numbers.first()?).ok()?;
            return Some(vec![numbers.get(1).copied().unwrap_or(0) as u8; count]);
        }
        ".ascii" | ".asciz" => {
            let mut bytes = string(rest)?;
            if name == ".asciz" {
                bytes.push(0);
            }
            return Some(bytes);
        }
        _ => return None,
    };
    Some(numbers()?.into_iter().flat_map(|n| n.to_le_bytes()[..size].to_vec()).collect())
}

/// A string in quotes with C's escapes, as LLVM prints bytes that are mostly letters.
fn string(text: &str) -> Option<Vec<u8>> {
    let inner = text.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut bytes = Vec::new();
    let mut chars = inner.bytes().peekable();
    while let Some(byte) = chars.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let escape = chars.next()?;
        bytes.push(match escape {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'b' => 8,
            b'f' => 12,
            b'0'..=b'7' => {
                let mut value = u32::from(escape - b'0');
                for _ in 0..2 {
                    match chars.peek() {
                        Some(digit @ b'0'..=b'7') => {
                            value = value * 8 + u32::from(digit - b'0');
                            chars.next();
                        }
                        _ => break,
                    }
                }
                value as u8
            }
            other => other,
        });
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_read_beside_the_code() {
        let text = ".LCPI0_0:\n\t.byte\t255\n\t.short\t-2\n\t.zero\t2,7\n\t.ascii\t\"a\\001\\\"\"\n\
                    f:\n\tvpxor %xmm0, %xmm0, %xmm0\n.LBB0_1:\n\tretq\n.Lfunc_end0:\n\t.size f\n";
        let listing = listing(text, "#");
        assert_eq!(listing.data[".LCPI0_0"], [255, 254, 255, 7, 7, b'a', 1, b'"']);
        assert_eq!(listing.lines.len(), 2);
    }
}
