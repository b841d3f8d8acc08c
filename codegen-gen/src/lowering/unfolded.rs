//! Operands that LLVM must not load where it uses them.
//!
//! Of a scalar multiply-add whose result is zeroed by a mask, LLVM (19 and 22) loads the operand that it finds in memory as
//! another one: `a * b + c` with `c` in memory becomes `a * c + b`. The rule is one of its patterns for the instruction, so
//! it shows in the shape of a body and not in its name: an empty statement of assembly holds each operand in a register.

use crate::lowering::IrBody;

/// `body` with the operands of every scalar multiply-add in registers, if one is chosen against zero by a mask.
pub(crate) fn unfolded(body: IrBody) -> IrBody {
    let mut text = String::new();
    for (number, line) in body.text.lines().enumerate() {
        match multiply_add(line).filter(|call| is_zeroed(&body.text, call.result)) {
            None => text.push_str(&format!("{line}\n")),
            Some(call) => {
                let mut args = Vec::new();
                for (n, arg) in call.args.iter().enumerate() {
                    let name = format!("%u{number}.{n}");
                    let ty = call.ty;
                    // Half precision has registers of its own constraint.
                    let register = if ty == "half" { 'v' } else { 'x' };
                    text.push_str(&format!("{name} = call {ty} asm \"\", \"={register},0\"({ty} {arg})\n"));
                    args.push(format!("{ty} {name}"));
                }
                text.push_str(&format!("{}({})\n", call.head, args.join(", ")));
            }
        }
    }
    IrBody { text, ..body }
}

/// A call of LLVM's multiply-add on scalars.
struct MultiplyAdd<'a> {
    result: &'a str,
    /// The line up to its arguments.
    head: &'a str,
    ty: &'a str,
    args: Vec<&'a str>,
}

fn multiply_add(line: &str) -> Option<MultiplyAdd<'_>> {
    let (result, call) = line.split_once(" = call ")?;
    let (ty, _) = call.split_once(" @llvm.fma.f")?;
    let (head, rest) = line.split_once('(')?;
    let list = rest.strip_suffix(')')?;
    let args = list.split(", ").map(|arg| arg.strip_prefix(ty)?.strip_prefix(' ')).collect::<Option<_>>()?;
    matches!(ty, "half" | "float" | "double").then_some(MultiplyAdd { result, head, ty, args })
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
            "%v8 = call float @llvm.fma.f32(float %v5, float %v6, float %v7)\n\
             %v11 = select i1 %v10, float %v8, float {other}\nret float %v11\n"
        );
        IrBody { text, declares: Vec::new() }
    }

    #[test]
    fn operands_of_a_zeroed_multiply_add_are_held_in_registers() {
        let text = unfolded(body("0.000000e+00")).text;
        assert_eq!(text.matches("asm \"\"").count(), 3, "{text}");
        assert!(text.contains("@llvm.fma.f32(float %u0.0, float %u0.1, float %u0.2)\n"), "{text}");
        assert!(text.contains("%u0.2 = call float asm \"\", \"=x,0\"(float %v7)\n"), "{text}");
    }

    #[test]
    fn other_bodies_stay_as_they_are() {
        assert_eq!(unfolded(body("%v5")), body("%v5"));
    }
}
