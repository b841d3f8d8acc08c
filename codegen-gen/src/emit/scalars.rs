//! Parts side by side in a general-purpose register: integer operations, where vectors of bytes would be built
//! part by part.

use autoir::program::Arg;

use super::{Value, Writer};
use crate::error::{Error, Result};

impl Writer<'_> {
    /// `parts`, the first one lowest, as the integer type `ty` of `bits` bits. What may be anything is 0. A part below
    /// copies of its highest bit is extended with its sign.
    pub(super) fn side_by_side(
        &mut self,
        parts: &[Arg],
        (inputs, steps): (&[Value], &[Value]),
        (ty, bits): (&str, u32),
    ) -> Result<String> {
        let mut whole: Option<String> = None;
        let mut at = 0;
        let mut rest = parts;
        while let [part, above @ ..] = rest {
            rest = above;
            if let Arg::Undef { bits } | Arg::Zero { bits } = part {
                at += bits;
                continue;
            }
            let value = self.arg(part, inputs, steps)?;
            let sign = Arg::Part { of: Box::new(part.clone()), offset: value.bits - 1, bits: 1 };
            let copies = above.iter().take_while(|above| **above == sign).count();
            let extended = value.bits + copies as u32;
            if at + extended > bits {
                return Err(Error::Llvm(format!("more than {bits} bits in a register of type {ty}")));
            }
            let text = if copies == 0 {
                self.typed(value.clone(), ty, bits).map_err(Error::Llvm)?
            } else {
                rest = &above[copies..];
                let (narrow, wide) = (format!("i{}", value.bits), format!("i{extended}"));
                let text = self.line(&format!("bitcast {} {} to {narrow}", value.ty(), value.text));
                let text = self.line(&format!("sext {narrow} {text} to {wide}"));
                if extended == bits { text } else { self.line(&format!("zext {wide} {text} to {ty}")) }
            };
            let text = if at == 0 { text } else { self.line(&format!("shl {ty} {text}, {at}")) };
            whole = Some(match whole {
                None => text,
                Some(low) => self.line(&format!("or {ty} {low}, {text}")),
            });
            at += extended;
        }
        Ok(whole.unwrap_or_else(|| "0".to_string()))
    }
}

#[cfg(test)]
mod tests {
    use autoir::program::{Opaque, Port, PortKind, Program, Shape, Step};

    use super::*;
    use crate::emit::{Abi, module_text};
    use crate::llvm::target::Target;
    use crate::platform::platform;
    use crate::publish::shipped;

    /// The text of one step for Hexagon.
    fn text(inputs: Vec<Port>, instruction: &str, arg: Arg, result: Shape) -> String {
        let hexagon = platform("hexagon").expect("it is a platform");
        let data = shipped::of("hexagon").and_then(|files| files.target()).expect("it is shipped");
        let target = Target::of(hexagon, "hexagonv68", &[]).expect("LLVM knows the CPU");
        let step = Step { instruction: instruction.to_string(), args: vec![arg], result };
        let name = "spread".to_string();
        let program = Program {
            name,
            inputs,
            output: result,
            steps: vec![step],
            result: Arg::Step(0),
            opaque: Opaque::Nothing,
        };
        module_text(&program, &data.lowerings, &target, Abi::Registers).expect("it is emitted")
    }

    #[test]
    fn a_byte_in_a_wider_register_is_extended_and_not_wired_bit_by_bit() {
        let byte = Shape { kind: PortKind::Scalar, element_bits: 8, lanes: 1 };
        let bytes = Shape { kind: PortKind::Vector, element_bits: 8, lanes: 128 };
        let parts = vec![Arg::Input(0), Arg::Input(1), Arg::Undef { bits: 16 }];
        let inputs = ["a", "b"].map(|name| Port { name: name.to_string(), shape: byte }).to_vec();
        let text = text(inputs, "Q6_Vb_vsplat_R@hvxv62", Arg::Concat(parts), bytes);
        assert_eq!(text.matches("zext i8").count(), 2, "{text}");
        assert!(text.contains("shl i32") && text.contains("or i32"), "{text}");
        assert!(!text.contains("poison"), "{text}");
    }

    #[test]
    fn copies_of_the_highest_bit_extend_what_is_below() {
        let half = Shape { kind: PortKind::Scalar, element_bits: 16, lanes: 1 };
        let words = Shape { kind: PortKind::Vector, element_bits: 32, lanes: 32 };
        let sign = Arg::Part { of: Box::new(Arg::Input(0)), offset: 15, bits: 1 };
        let inputs = vec![Port { name: "a".to_string(), shape: half }];
        let parts = [vec![Arg::Input(0)], vec![sign; 16]].concat();
        let text = text(inputs, "Q6_V_vsplat_R@hvxv60", Arg::Concat(parts), words);
        assert!(text.contains("sext i16") && !text.contains("<32 x i1>"), "{text}");
    }
}
