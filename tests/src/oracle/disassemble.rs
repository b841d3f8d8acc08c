//! Which machine instructions a compiled function holds.
//!
//! Clang is free to express an intrinsic by another instruction with the same result. The disassembly says
//! where it did, so that the report can tell how many instructions were executed themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The mnemonics in each function `f_n` of a shared object or program, by `n`; `None` without a disassembler.
pub fn mnemonics(object: &Path) -> Option<BTreeMap<usize, BTreeSet<String>>> {
    disassembly(object, &["--no-leading-addr"]).map(|text| read(&text))
}

/// The text of a disassembly, with further arguments; `None` without a disassembler.
pub fn disassembly(object: &Path, arguments: &[&str]) -> Option<String> {
    let flags = ["--disassemble", "--no-show-raw-insn", "--x86-asm-syntax=intel"];
    ["llvm-objdump-22", "llvm-objdump"].into_iter().find_map(|program| {
        let output = Command::new(program).args(flags).args(arguments).arg(object).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    })
}

fn read(text: &str) -> BTreeMap<usize, BTreeSet<String>> {
    let mut all = BTreeMap::<usize, BTreeSet<String>>::new();
    let mut current = None;
    for line in text.lines() {
        if let Some(name) = line.strip_prefix('<').and_then(|l| l.strip_suffix(">:")) {
            current = name.strip_prefix("f_").and_then(|n| n.parse().ok());
        } else if let (Some(n), Some(mnemonic)) = (current, line.split_whitespace().next()) {
            all.entry(n).or_default().insert(mnemonic.to_owned());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_and_their_mnemonics_are_read() {
        let text =
            "\nx.so:\tfile format elf64\n\n<f_3>:\n\tvpaddb\tzmm0, zmm1, zmm2\n\tret\n\n<other>:\n\tnop\n";
        let all = read(text);
        assert_eq!(all.len(), 1);
        assert_eq!(all[&3].iter().collect::<Vec<_>>(), ["ret", "vpaddb"]);
    }
}
