//! The instruction that Bochs knows by another encoding than Intel's.
//!
//! Bochs 3.0 decodes STTILECFG at VEX.W1 (cpu/decoder/fetchdecode_avx.h), and Intel encodes it at VEX.W0 (SDM volume 2,
//! VEX.128.66.0F38.W0 49), so that what compilers write is undefined there. What the instruction does is not touched by
//! that: a program for Bochs has it in the encoding that Bochs knows.

use std::path::Path;

use super::super::super::disassemble::disassembly;

/// The bytes of STTILECFG after the first, of which the second holds whether registers are extended: VEX.W0, no second
/// source, 128 bits, prefix 66, then the opcode.
const BYTES: [u8; 2] = [0x79, 0x49];
/// Where they are in the instruction.
const AT: usize = 2;
/// VEX.W, in the first of them.
const WIDE: u8 = 0x80;

/// Gives every STTILECFG of the executable in `file`, whose bytes from address `base` on are `program`, the encoding that
/// Bochs knows. Only instructions are changed, and no data that look like one: a disassembler says where they are.
pub fn adapt(file: &Path, program: &mut [u8], base: u64) {
    if !program.windows(BYTES.len()).any(|bytes| bytes == BYTES) {
        return;
    }
    // Without a disassembler nothing is changed, and Bochs says that they are undefined.
    for address in addresses(&disassembly(file, &[]).unwrap_or_default()) {
        let at = address.checked_sub(base).and_then(|at| usize::try_from(at).ok());
        let bytes = at.and_then(|at| program.get_mut(at + AT..at + AT + BYTES.len()));
        if let Some(bytes) = bytes.filter(|bytes| **bytes == BYTES) {
            bytes[0] |= WIDE;
        }
    }
}

/// The addresses of all STTILECFG.
fn addresses(text: &str) -> Vec<u64> {
    let address = |line: &str| {
        let (address, rest) = line.split_once(':')?;
        let mnemonic = rest.split_whitespace().next()?;
        (mnemonic == "sttilecfg").then(|| u64::from_str_radix(address.trim(), 16).ok())?
    };
    text.lines().filter_map(address).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_the_instruction_alone() {
        let text = "\np:\tfile format elf64-x86-64\n\n0000000000201000 <f_0>:\n  201000:      \tldtilecfg\t[rax]\n  \
                    201005:      \tsttilecfg\t[rcx + 0x10]\n  20100b:      \tret\n";
        assert_eq!(addresses(text), [0x201005]);
    }
}
