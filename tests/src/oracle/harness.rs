//! The C source that executes intrinsics over input vectors.

use super::signature::{Argument, Signature};
use std::fmt::Write;

/// The C functions of some signatures, and which line stands for what.
#[derive(Clone, Debug)]
pub struct Source {
    /// C text.
    pub text: String,
    /// Per line of the text, from line 1 at index 0: the function, and the case if the line is one.
    pub lines: Vec<Option<Line>>,
}

/// What one line of the source stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Index of the function in the list given.
    pub function: usize,
    /// Index of the immediate combination that the line executes.
    pub case: Option<usize>,
}

/// A signature to be compiled, with the immediate combinations still believed valid.
#[derive(Clone, Debug)]
pub struct Function {
    /// The call.
    pub signature: Signature,
    /// Features on top of the signature's own that clang's headers ask for.
    pub extra_features: Vec<&'static str>,
    /// Immediate combinations; the index is the `immediate` argument of the compiled function.
    pub cases: Vec<(usize, Vec<i64>)>,
}

impl Function {
    /// The functions of `signatures`, about `per_file` in each file. They are dealt out in turn: the
    /// instructions with many immediates stand together in the vendors' texts.
    pub fn deal(signatures: Vec<Signature>, per_file: usize) -> Vec<Vec<Function>> {
        let files = signatures.len().div_ceil(per_file);
        let mut hands: Vec<Vec<Function>> = vec![Vec::new(); files];
        for (i, signature) in signatures.into_iter().enumerate() {
            let cases = signature.immediates().into_iter().enumerate().collect();
            hands[i % files].push(Function { signature, extra_features: Vec::new(), cases });
        }
        hands
    }
}

/// Makes one C file. Function `n` is `void f_n(const uint8_t *in, uint8_t *out, size_t n, int immediate)`:
/// it executes the intrinsic on `n` input vectors that follow each other without padding and writes the `n`
/// results likewise. A macro `OPAQUE` of the prelude may hide from the compiler where a value came from, so that
/// it does not load a lane or a half instead of executing the instruction. `prelude` goes before the functions, `epilogue` after them.
pub fn source(functions: &[Function], prelude: &str, epilogue: &str) -> Source {
    let mut out = Source { text: String::new(), lines: Vec::new() };
    for line in prelude.lines().chain(["#ifndef OPAQUE", "#define OPAQUE(value)", "#endif"]) {
        out.push(line, None);
    }
    for (n, function) in functions.iter().enumerate() {
        out.function(n, function);
    }
    for line in epilogue.lines() {
        out.push(line, None);
    }
    out
}

impl Source {
    fn push(&mut self, line: &str, stands_for: Option<Line>) {
        self.text.push_str(line);
        self.text.push('\n');
        self.lines.push(stands_for);
    }

    fn function(&mut self, n: usize, f: &Function) {
        let here = Some(Line { function: n, case: None });
        let s = &f.signature;
        for line in s.definition.lines() {
            self.push(line, here);
        }
        let features: Vec<&str> = s.features.iter().chain(&f.extra_features).copied().collect();
        let target = if features.is_empty() {
            String::new()
        } else {
            format!("__attribute__((target(\"{}\"))) ", features.join(","))
        };
        self.push(
            &format!("{target}void f_{n}(const uint8_t *in, uint8_t *out, size_t n, int immediate) {{"),
            here,
        );
        self.push("for (size_t i = 0; i < n; i++) {", here);
        for (k, argument) in s.arguments.iter().enumerate() {
            if let Argument::Value { ctype, shape } = argument {
                let bytes = shape.bytes();
                let load = format!(
                    "{ctype} p{k}; _Static_assert(sizeof p{k} == {bytes}, \"size of {ctype}\"); \
                     __builtin_memcpy(&p{k}, in, {bytes}); in += {bytes}; OPAQUE(p{k});"
                );
                self.push(&load, here);
            }
        }
        let result = &s.result_type;
        let bytes = s.result.bytes();
        self.push(&format!("{result} r; _Static_assert(sizeof r == {bytes}, \"size of {result}\");"), here);
        self.push("switch (immediate) {", here);
        for (case, immediates) in &f.cases {
            let line = format!("case {case}: r = {}; OPAQUE(r); break;", call(s, immediates));
            self.push(&line, Some(Line { function: n, case: Some(*case) }));
        }
        self.push("default: __builtin_trap(); }", here);
        self.push(&format!("__builtin_memcpy(out, &r, {bytes}); out += {bytes}; }} }}"), here);
    }
}

fn call(signature: &Signature, immediates: &[i64]) -> String {
    let mut text = format!("{}(", signature.name);
    let mut values = immediates.iter();
    for (k, argument) in signature.arguments.iter().enumerate() {
        if k > 0 {
            text.push_str(", ");
        }
        match argument {
            Argument::Value { .. } => text.push_str(&format!("p{k}")),
            Argument::Immediate { .. } => {
                let value = values.next().copied().unwrap_or(0);
                // Writing to a String cannot fail.
                let _ = write!(text, "{value}");
            }
        }
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use autoir_semantics::vectors::Shape;

    #[test]
    fn each_immediate_has_a_line_of_its_own() {
        let byte = Shape { bits: 8, width: 8 };
        let signature = Signature {
            id: "f@".into(),
            name: "frob".into(),
            definition: String::new(),
            features: vec!["avx2", "gfni"],
            arguments: vec![
                Argument::Value { ctype: "char".into(), shape: byte },
                Argument::Immediate { lowest: 0, highest: 1 },
            ],
            result_type: "char".into(),
            result: byte,
        };
        let cases = signature.immediates().into_iter().enumerate().collect();
        let function = Function { signature, extra_features: vec!["avx512bw"], cases };
        let source = source(&[function], "#include <stdint.h>\n", "int after;");
        assert_eq!(source.text.lines().count(), source.lines.len());
        assert!(source.text.contains("target(\"avx2,gfni,avx512bw\")"));
        for (text, line) in source.text.lines().zip(&source.lines) {
            let case = line.and_then(|l| l.case);
            assert_eq!(text.starts_with("case "), case.is_some(), "{text}");
            if let Some(case) = case {
                assert!(text.contains(&format!("frob(p0, {case})")), "{text}");
            }
        }
    }
}
