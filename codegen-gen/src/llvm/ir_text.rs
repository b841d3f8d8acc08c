//! Reading LLVM's printed IR: function by function, in a normal form.

use std::collections::BTreeMap;

use crate::llvm::body::IrBody;

/// A function as LLVM printed it, normalized: parameters `%p0…`, other values `%v…`, no attributes, no
/// metadata, no comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PrintedFunction {
    pub name: String,
    pub params: Vec<String>,
    pub ret: String,
    pub body: IrBody,
}

/// All functions defined in `module`, by name.
pub(crate) fn functions(module: &str) -> BTreeMap<String, PrintedFunction> {
    let structures = structures(module);
    let declares = declarations(module);
    let mut found = BTreeMap::new();
    let mut lines = module.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with("define ") {
            continue;
        }
        let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "}").collect();
        let line = expand(line, &structures);
        let body: Vec<String> = body.iter().map(|line| expand(line, &structures)).collect();
        if let Some(function) = read_function(&line, &body, &declares) {
            found.insert(function.name.clone(), function);
        }
    }
    found
}

/// Named structures with their definitions, longest names first: a name may begin like another.
fn structures(module: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, &str)> = module
        .lines()
        .filter(|line| line.starts_with('%'))
        .filter_map(|line| line.split_once(" = type "))
        .collect();
    found.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    found
}

/// `line` with named structures written out.
fn expand(line: &str, structures: &[(&str, &str)]) -> String {
    let mut line = line.to_string();
    for (name, definition) in structures {
        if line.contains(name) {
            line = line.replace(name, definition);
        }
    }
    line
}

/// Declared functions by name, without attributes.
fn declarations(module: &str) -> BTreeMap<String, String> {
    let lines = module.lines().filter(|line| line.starts_with("declare "));
    lines
        .filter_map(|line| {
            let header = Header::read(line)?;
            Some((header.name.to_string(), strip_suffixes(line).to_string()))
        })
        .collect()
}

struct Header<'a> {
    ret: &'a str,
    name: &'a str,
    params: Vec<&'a str>,
}

impl<'a> Header<'a> {
    /// Splits a `define` or `declare` line.
    fn read(line: &'a str) -> Option<Header<'a>> {
        let (front, rest) = line.split_once('@')?;
        let open = rest.find('(')?;
        let name = &rest[..open];
        let mut depth = 0usize;
        let mut close = None;
        let mut cuts = vec![open + 1];
        for (index, c) in rest.char_indices().skip(open) {
            match c {
                '(' | '{' | '[' => depth += 1,
                ')' | '}' | ']' => depth = depth.saturating_sub(1),
                ',' if depth == 1 => cuts.push(index + 1),
                _ => {}
            }
            if depth == 0 {
                close = Some(index);
                break;
            }
        }
        let close = close?;
        let mut params = Vec::new();
        for (position, start) in cuts.iter().enumerate() {
            let end = cuts.get(position + 1).map_or(close, |next| next - 1);
            let text = rest[*start..end].trim();
            if !text.is_empty() {
                params.push(text);
            }
        }
        Some(Header { ret: last_type(front.trim())?, name, params })
    }
}

/// The type at the end of `text`.
fn last_type(text: &str) -> Option<&str> {
    if text.ends_with('>') {
        return text.rfind('<').map(|start| &text[start..]);
    }
    if text.ends_with('}') {
        return text.find('{').map(|start| &text[start..]);
    }
    text.rsplit(' ').next()
}

/// The type at the start of `text`.
pub(crate) fn first_type(text: &str) -> &str {
    let end = match text.chars().next() {
        Some('<') => text.find('>').map_or(text.len(), |end| end + 1),
        Some('[') => text.find(']').map_or(text.len(), |end| end + 1),
        Some('{') => text.find('}').map_or(text.len(), |end| end + 1),
        _ => text.find(' ').unwrap_or(text.len()),
    };
    &text[..end]
}

/// `line` without its attribute group and metadata.
fn strip_suffixes(line: &str) -> &str {
    let line = line.split(", !").next().unwrap_or(line).trim_end();
    match line.rfind(" #") {
        Some(at) if line[at + 2..].chars().all(|c| c.is_ascii_digit()) => &line[..at],
        _ => line,
    }
}

fn read_function(
    line: &str,
    body: &[String],
    declares: &BTreeMap<String, String>,
) -> Option<PrintedFunction> {
    let header = Header::read(line)?;
    let mut names = BTreeMap::new();
    let mut params = Vec::new();
    for (position, param) in header.params.iter().enumerate() {
        params.push(first_type(param).to_string());
        let name = param.rsplit('%').next()?;
        names.insert(name.to_string(), format!("p{position}"));
    }
    let mut text = String::new();
    let mut called = BTreeMap::new();
    for line in body {
        let line = line.split(" ; ").next().unwrap_or(line).trim();
        let line = strip_suffixes(line);
        if line.is_empty() || line.starts_with(';') || line == "entry:" {
            continue;
        }
        let line = rename(line, &names);
        for name in global_names(&line) {
            if let Some(declare) = declares.get(name) {
                called.insert(name.to_string(), declare.clone());
            }
        }
        text.push_str(line.strip_prefix("tail ").unwrap_or(&line));
        text.push('\n');
    }
    let body = IrBody { text, declares: called.into_values().collect() };
    Some(PrintedFunction { name: header.name.to_string(), params, ret: header.ret.to_string(), body })
}

/// Renames values: parameters as `names` says, other numbers `N` to `vN`.
fn rename(line: &str, names: &BTreeMap<String, String>) -> String {
    let mut out = String::with_capacity(line.len() + 16);
    if let Some((label, "")) = line.split_once(':')
        && label.chars().all(|c| c.is_ascii_digit())
    {
        return format!("v{label}:");
    }
    let mut rest = line;
    while let Some(at) = rest.find('%') {
        let (before, after) = rest.split_at(at + 1);
        out.push_str(before);
        let end =
            after.find(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '_').unwrap_or(after.len());
        let (name, tail) = after.split_at(end);
        match names.get(name) {
            Some(new) => out.push_str(new),
            None => {
                out.push('v');
                out.push_str(name);
            }
        }
        rest = tail;
    }
    out.push_str(rest);
    out
}

/// Names after `@` in `line`.
fn global_names(line: &str) -> impl Iterator<Item = &str> {
    line.split('@').skip(1).map(|rest| {
        let end =
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.' && c != '_').unwrap_or(rest.len());
        &rest[..end]
    })
}

/// Tokens of a body: numbers (with their sign) apart from everything else.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let word = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.' | b'%' | b'@' | b'-');
    let mut out = Vec::new();
    let mut start = 0;
    for index in 1..=bytes.len() {
        if index == bytes.len() || word(bytes[index]) != word(bytes[index - 1]) {
            out.push(&text[start..index]);
            start = index;
        }
    }
    out
}

/// Combines the bodies of one intrinsic at several immediates into one with holes, if they differ only
/// where each holds its own immediate.
pub(crate) fn with_hole(bodies: &[(u32, &IrBody)], hole: &str) -> Option<IrBody> {
    let (first, rest) = bodies.split_first()?;
    if rest.is_empty() || rest.iter().any(|(_, body)| body.declares != first.1.declares) {
        return None;
    }
    let split: Vec<(u32, Vec<&str>)> = bodies.iter().map(|(imm, body)| (*imm, tokens(&body.text))).collect();
    let length = split[0].1.len();
    if split.iter().any(|(_, tokens)| tokens.len() != length) {
        return None;
    }
    let mut text = String::new();
    let mut holes = 0;
    for position in 0..length {
        let first = split[0].1[position];
        if split.iter().all(|(_, tokens)| tokens[position] == first) {
            text.push_str(first);
        } else if split.iter().all(|(imm, tokens)| is_immediate(tokens[position], *imm)) {
            text.push_str(hole);
            holes += 1;
        } else {
            return None;
        }
    }
    (holes > 0).then(|| IrBody { text, declares: first.1.declares.clone() })
}

/// Whether `token` is the immediate as an integer constant; LLVM prints an `i8` as signed.
fn is_immediate(token: &str, imm: u32) -> bool {
    match token.parse::<i64>() {
        Ok(value) => value == i64::from(imm) || (imm < 256 && value == i64::from(imm as u8 as i8)),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "\
; Function Attrs: nounwind
define dso_local zeroext i16 @w3(<2 x i64> noundef %0, i8 noundef signext %1) #1 {
  %3 = call i16 @llvm.x.y(<2 x i64> %0, i32 immarg 7) #4
  br label %4

4:                                                ; preds = %2
  ret i16 %3, !dbg !7
}
declare i16 @llvm.x.y(<2 x i64>, i32 immarg) #2
";

    #[test]
    fn printed_functions_are_normalized() {
        let found = functions(MODULE);
        let function = &found["w3"];
        assert_eq!(function.params, ["<2 x i64>", "i8"]);
        assert_eq!(function.ret, "i16");
        assert_eq!(
            function.body.text,
            "%v3 = call i16 @llvm.x.y(<2 x i64> %p0, i32 immarg 7)\nbr label %v4\nv4:\nret i16 %v3\n"
        );
        assert_eq!(function.body.declares, ["declare i16 @llvm.x.y(<2 x i64>, i32 immarg)"]);
    }

    #[test]
    fn a_hole_appears_where_only_the_immediate_differs() {
        let body = |n: i32, m: i32| IrBody { text: format!("%v1 = f(i8 {n}, i8 {m})\n"), declares: vec![] };
        let (a, b) = (body(1, 9), body(-56, 9));
        let merged = with_hole(&[(1, &a), (200, &b)], "{imm}").expect("one hole");
        assert_eq!(merged.text, "%v1 = f(i8 {imm}, i8 9)\n");
        let c = body(5, 8);
        assert_eq!(with_hole(&[(1, &a), (5, &c)], "{imm}"), None);
    }
}
