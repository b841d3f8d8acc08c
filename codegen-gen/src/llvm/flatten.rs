//! Structures of vectors as one vector: the first member lies lowest.
//!
//! C passes and returns several registers as a structure, LLVM as arrays and structures of vectors. Programs
//! know bit strings only, so the wrapper's parameters and result become plain vectors here.

use std::fmt::Write as _;

use crate::llvm::ir_text::PrintedFunction;

/// A structure that holds nothing but vectors of one type.
struct Aggregate {
    /// Vectors in it.
    count: usize,
    /// Elements of each.
    lanes: usize,
    /// LLVM type of an element.
    element: String,
    /// Indices before that of the vector, as `extractvalue` writes them.
    path: &'static str,
}

impl Aggregate {
    /// Reads `[2 x <8 x i8>]` or `{ [2 x <8 x i8>] }`.
    fn read(ty: &str) -> Option<Aggregate> {
        let (array, path) = match ty.strip_prefix("{ ").and_then(|inner| inner.strip_suffix(" }")) {
            Some(inner) => (inner, "0, "),
            None => (ty, ""),
        };
        let (count, vector) = array.strip_prefix('[')?.strip_suffix(']')?.split_once(" x ")?;
        let (lanes, element) = vector.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
        let element = element.to_string();
        Some(Aggregate { count: count.parse().ok()?, lanes: lanes.parse().ok()?, element, path })
    }

    fn member(&self) -> String {
        format!("<{} x {}>", self.lanes, self.element)
    }

    fn flat(&self, count: usize) -> String {
        format!("<{} x {}>", self.lanes * count, self.element)
    }
}

/// `function` with every structure of vectors as one vector.
pub(crate) fn flatten(mut function: PrintedFunction) -> PrintedFunction {
    let mut prologue = String::new();
    for (position, ty) in function.params.iter_mut().enumerate() {
        let Some(aggregate) = Aggregate::read(ty) else { continue };
        let name = format!("%s{position}");
        function.body.text = replace_value(&function.body.text, &format!("%p{position}"), &name);
        take_apart(&aggregate, ty, position, &mut prologue);
        *ty = aggregate.flat(aggregate.count);
    }
    let mut text = prologue;
    match Aggregate::read(&function.ret) {
        None => text.push_str(&function.body.text),
        Some(aggregate) => {
            let front = format!("ret {} ", function.ret);
            for line in function.body.text.lines() {
                match line.strip_prefix(&front) {
                    Some(value) => put_together(&aggregate, &function.ret, value, &mut text),
                    // Writing to a string cannot fail.
                    None => drop(writeln!(text, "{line}")),
                }
            }
            function.ret = aggregate.flat(aggregate.count);
        }
    }
    function.body.text = text;
    function
}

/// Makes the structure `%s<position>` of the vector `%p<position>`.
fn take_apart(aggregate: &Aggregate, ty: &str, position: usize, out: &mut String) {
    let (flat, member) = (aggregate.flat(aggregate.count), aggregate.member());
    let mut whole = "poison".to_string();
    for index in 0..aggregate.count {
        let first = index * aggregate.lanes;
        let lanes: Vec<String> = (first..first + aggregate.lanes).map(|lane| format!("i32 {lane}")).collect();
        let part = format!("%s{position}.{index}");
        let next = if index + 1 == aggregate.count {
            format!("%s{position}")
        } else {
            format!("%s{position}.upto{index}")
        };
        let _ = writeln!(
            out,
            "{part} = shufflevector {flat} %p{position}, {flat} poison, <{} x i32> <{}>\n\
             {next} = insertvalue {ty} {whole}, {member} {part}, {}{index}",
            aggregate.lanes,
            lanes.join(", "),
            aggregate.path
        );
        whole = next;
    }
}

/// Returns the members of the structure `value` as one vector.
fn put_together(aggregate: &Aggregate, ty: &str, value: &str, out: &mut String) {
    let mut joined = String::new();
    for index in 0..aggregate.count {
        let part = format!("%r{index}");
        let _ = writeln!(out, "{part} = extractvalue {ty} {value}, {}{index}", aggregate.path);
        if index == 0 {
            joined = part;
            continue;
        }
        let (before, whole) = (aggregate.flat(index), aggregate.lanes * index);
        // Both sides of a shuffle have one type: the next member is widened first.
        let widened: Vec<String> = (0..whole)
            .map(|lane| if lane < aggregate.lanes { format!("i32 {lane}") } else { "i32 poison".to_string() })
            .collect();
        let lanes: Vec<String> = (0..whole + aggregate.lanes).map(|lane| format!("i32 {lane}")).collect();
        let member = aggregate.member();
        let _ = writeln!(
            out,
            "{part}.wide = shufflevector {member} {part}, {member} poison, <{whole} x i32> <{}>\n\
             {part}.all = shufflevector {before} {joined}, {before} {part}.wide, <{} x i32> <{}>",
            widened.join(", "),
            lanes.len(),
            lanes.join(", ")
        );
        joined = format!("{part}.all");
    }
    let _ = writeln!(out, "ret {} {joined}", aggregate.flat(aggregate.count));
}

/// `text` with the value `from` called `to`.
pub(crate) fn replace_value(text: &str, from: &str, to: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, after) = rest.split_at(at);
        let tail = &after[from.len()..];
        out.push_str(before);
        let longer = tail.starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_'));
        out.push_str(if longer { from } else { to });
        rest = tail;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowering::IrBody;

    #[test]
    fn structures_become_vectors() {
        let text = "%v2 = extractvalue [2 x <2 x i32>] %p0, 1\n%v3 = f({ [2 x <2 x i32>] } poison, %v2)\n\
                    ret { [2 x <2 x i32>] } %v3\n";
        let function = PrintedFunction {
            name: "f".to_string(),
            params: vec!["[2 x <2 x i32>]".to_string()],
            ret: "{ [2 x <2 x i32>] }".to_string(),
            body: IrBody { text: text.to_string(), declares: Vec::new() },
        };
        let flat = flatten(function);
        assert_eq!((flat.params[0].as_str(), flat.ret.as_str()), ("<4 x i32>", "<4 x i32>"));
        let lines: Vec<&str> = flat.body.text.lines().collect();
        assert_eq!(
            lines[0],
            "%s0.0 = shufflevector <4 x i32> %p0, <4 x i32> poison, <2 x i32> <i32 0, i32 1>"
        );
        assert!(lines.contains(&"%v2 = extractvalue [2 x <2 x i32>] %s0, 1"));
        assert!(lines.contains(&"%r1 = extractvalue { [2 x <2 x i32>] } %v3, 0, 1"));
        assert_eq!(lines.last(), Some(&"ret <4 x i32> %r1.all"));
    }

    #[test]
    fn only_whole_names_are_replaced() {
        assert_eq!(replace_value("f(%p1, %p10, %p1.x)", "%p1", "%q"), "f(%q, %p10, %p1.x)");
    }
}
