//! Values of which LLVM knows nothing.
//!
//! What LLVM knows of constants and of how values are made it uses to make other instructions of a program than those it
//! consists of, and sometimes dearer ones: a permutation of bytes that happens to narrow becomes an instruction that narrows
//! and takes two steps, and a shuffle of bytes that happens to shift goes to the one unit that shifts. A statement of assembly
//! that is empty, and returns what it is given, ends what LLVM knows, and leaves it free to move and to allocate.

use autoir::program::Opaque;

use super::{Unit, Value, Writer};
use crate::platform::Arch;

impl Writer<'_> {
    /// `value`, a constant, as the program has those.
    pub(super) fn given(&mut self, value: Value) -> Value {
        if self.opaque != Opaque::Constants {
            return value;
        }
        // Each is loaded once.
        match self.held.get(&value.text) {
            Some(held) => held.clone(),
            None => {
                let held = self.held(value.clone());
                self.held.insert(value.text, held.clone());
                held
            }
        }
    }

    /// `value`, the result of a step, as the program has those.
    pub(super) fn made(&mut self, value: Value) -> Value {
        if self.opaque == Opaque::Results { self.held(value) } else { value }
    }

    /// `value` with nothing known of it, where it fills a vector register.
    fn held(&mut self, value: Value) -> Value {
        if value.unit != Unit::Byte || self.is_predicate(value.bits) || !self.is_register(value.bits) {
            return value;
        }
        let (ty, class) = (value.ty(), self.target.platform.classes.vector);
        let text = self.line(&format!("call {ty} asm \"\", \"={class},0\"({ty} {})", value.text));
        Value { text, ..value }
    }

    /// Whether the CPU has vector registers of so many bits.
    fn is_register(&self, bits: u32) -> bool {
        let has = |feature: &str| self.target.features.contains(feature);
        match self.target.platform.id {
            Arch::X86 => bits == 128 || bits == 256 && has("avx") || bits == 512 && has("avx512f"),
            Arch::AArch64 => bits == 64 || bits == 128,
            Arch::Hexagon => self.target.platform.vector_register == Some(bits),
            Arch::Nvptx => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use autoir::program::{Arg, Opaque, Port, Program, Shape, Step};

    use crate::emit::{Abi, Kind, emit};
    use crate::platform::platform;
    use crate::publish::shipped;

    /// The assembly of a permutation that takes every other byte, of which a half is used, with so much `opaque`.
    fn narrowed(opaque: Opaque) -> String {
        let data = shipped::of("x86_64").and_then(|files| files.target()).expect("it is shipped");
        let platform = platform("x86_64").expect("it is known");
        let target = data.target(platform, "icelake-server", &[]).expect("LLVM knows it");
        let bytes = Shape::vector(8, 64);
        let places = (0..64).map(|n| if n < 32 { 2 * n } else { 0 }).collect();
        let program = Program {
            name: "w".to_owned(),
            inputs: vec![Port { name: "a".to_owned(), shape: bytes }],
            steps: vec![Step {
                instruction: "_mm512_permutexvar_epi8@AVX512_VBMI".to_owned(),
                args: vec![Arg::Const { width: 8, values: places }, Arg::Input(0)],
                result: bytes,
            }],
            output: Shape::vector(8, 32),
            result: Arg::Step(0).part(0, 256),
            opaque,
        };
        let code =
            emit(&program, &data.lowerings, &target, Abi::Registers, Kind::Asm).expect("it is compiled");
        String::from_utf8(code).expect("assembly is text")
    }

    #[test]
    fn what_is_opaque_stays_as_it_is() {
        assert!(!narrowed(Opaque::Nothing).contains("vpermb"), "LLVM makes something else of it");
        assert!(narrowed(Opaque::Constants).contains("vpermb"));
        assert!(narrowed(Opaque::Results).contains("vpermb"));
    }
}
