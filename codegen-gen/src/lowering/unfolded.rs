//! Operands that LLVM must not load where it uses them.
//!
//! Of a scalar multiply-add whose result is zeroed by a mask, LLVM (19 and 22) loads the operand that it finds in memory as
//! another one: `a * b + c` with `c` in memory becomes `a * c + b`. The rule is one of its patterns for the instruction, so
//! it shows in the shape of a body and not in its name: an empty statement of assembly holds each parameter in a register,
//! before anything is done to it, so that negated operands are still part of the instruction.

use crate::lowering::IrBody;

/// `body` with its parameters in registers, if the result of a scalar multiply-add is chosen against zero by a mask.
pub(crate) fn unfolded(body: IrBody) -> IrBody {
    let mut results = body.text.lines().filter_map(multiply_add);
    if !results.any(|result| is_zeroed(&body.text, result)) {
        return body;
    }
    let held: Vec<(String, String)> = parameters(&body.text);
    let mut text = String::new();
    for (ty, name) in &held {
        // Half precision has registers of its own constraint.
        let register = if ty.contains("half") { 'v' } else { 'x' };
        text.push_str(&format!("{} = call {ty} asm \"\", \"={register},0\"({ty} {name})\n", holder(name)));
    }
    for line in body.text.lines() {
        let mut line = line.to_owned();
        for (ty, name) in &held {
            line = line.replace(&format!("{ty} {name}"), &format!("{ty} {}", holder(name)));
        }
        text.push_str(&line);
        text.push('\n');
    }
    IrBody { text, ..body }
}

/// The value that holds a parameter.
fn holder(parameter: &str) -> String {
    parameter.replace("%p", "%u")
}

/// The parameters that are vectors of floats, each once, with their types.
fn parameters(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for (at, _) in text.match_indices("> %p") {
        let Some(start) = text[..at].rfind('<') else { continue };
        let ty = &text[start..=at];
        let name: String =
            text[at + 2..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '%').collect();
        let floats =
            ["float", "double", "half"].iter().any(|element| ty.ends_with(&format!(" x {element}>")));
        if floats && found.iter().all(|known| known.1 != name) {
            found.push((ty.to_owned(), name));
        }
    }
    found.sort();
    found
}

/// The result of a call of LLVM's multiply-add on scalars.
fn multiply_add(line: &str) -> Option<&str> {
    let (result, call) = line.split_once(" = call ")?;
    let (ty, _) = call.split_once(" @llvm.fma.f")?;
    matches!(ty, "half" | "float" | "double").then_some(result)
}

/// Whether `value` is one side of a choice whose other side is zero.
fn is_zeroed(text: &str, value: &str) -> bool {
    text.lines().filter_map(|line| line.split_once(" = select i1 ")).any(|(_, choice)| {
        let mut parts = choice.split(", ").skip(1).filter_map(|part| part.split_once(' '));
        let (Some((_, yes)), Some((_, no))) = (parts.next(), parts.next()) else { return false };
        let zero = |text: &str| text.starts_with("0.0") || text.starts_with("0xH0000");
        yes == value && zero(no) || no == value && zero(yes)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(other: &str) -> IrBody {
        let text = format!(
            "%v4 = fneg <4 x float> %p3\n%v5 = extractelement <4 x float> %p1, i64 0\n\
             %v6 = extractelement <4 x float> %p2, i64 0\n%v7 = extractelement <4 x float> %v4, i64 0\n\
             %v8 = call float @llvm.fma.f32(float %v5, float %v6, float %v7)\n\
             %v11 = select i1 %v10, float %v8, float {other}\n\
             %v12 = insertelement <4 x float> %p1, float %v11, i64 0\nret <4 x float> %v12\n"
        );
        IrBody { text, declares: Vec::new() }
    }

    #[test]
    fn parameters_of_a_zeroed_multiply_add_are_held_in_registers() {
        let text = unfolded(body("0.000000e+00")).text;
        assert_eq!(text.matches("asm \"\"").count(), 3, "{text}");
        assert!(text.contains("%u3 = call <4 x float> asm \"\", \"=x,0\"(<4 x float> %p3)\n"), "{text}");
        assert!(text.contains("%v4 = fneg <4 x float> %u3\n"), "negated in the instruction: {text}");
        assert!(text.contains("insertelement <4 x float> %u1, float %v11"), "{text}");
    }

    #[test]
    fn other_bodies_stay_as_they_are() {
        assert_eq!(unfolded(body("%v5")), body("%v5"));
    }
}
