//! The assembly of all functions of a file, for `global_asm!`.

use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::platform::Platform;

/// Whether Rust assembles what LLVM prints for the platform.
pub(crate) fn is_known(platform: &Platform) -> bool {
    matches!(platform.arch, "x86_64" | "aarch64")
}

/// What stands before the functions: which instructions there are, where the assembler wants to be told.
pub(crate) fn head(target: &Target) -> String {
    match target.platform.arch {
        "aarch64" => {
            let known = target.features.iter().filter_map(|feature| extension(feature));
            known.map(|name| format!(".arch_extension {name}\n")).collect()
        }
        _ => String::new(),
    }
}

/// The assembler's name for a feature of AArch64 that its vector instructions need.
fn extension(feature: &str) -> Option<&'static str> {
    const KNOWN: [(&str, &str); 9] = [
        ("aes", "aes"),
        ("bf16", "bf16"),
        ("dotprod", "dotprod"),
        ("fullfp16", "fp16"),
        ("i8mm", "i8mm"),
        ("neon", "simd"),
        ("rdm", "rdma"),
        ("sha2", "sha2"),
        ("sha3", "sha3"),
    ];
    KNOWN.iter().find(|(llvm, _)| *llvm == feature).map(|(_, name)| *name)
}

/// `text` with labels that no other file has: what a crate includes is assembled together.
pub(crate) fn labelled(text: &str, stem: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let stem: String = stem.chars().filter(|c| is_word(*c)).collect();
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (word, after) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
        // What names the translation unit would be said again for each file.
        if matches!(word, ".file" | ".ident" | ".addrsig") {
            rest = after.split_once('\n').map_or("", |(_, next)| next);
            continue;
        }
        match word.strip_prefix(".L") {
            Some(label) => out.push_str(&format!(".L{stem}.{label}")),
            None => out.push_str(word),
        }
        let (between, next) = after.split_at(after.find(is_word).unwrap_or(after.len()));
        out.push_str(between);
        rest = next;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::labelled;

    #[test]
    fn labels_get_names_of_their_own() {
        let text = "\t.file\t\"module\"\nf:\n\tvmovdqa\t.LCPI0_0(%rip), %xmm0\n\tret\n.Lend0:\n\t.size f, .Lend0-f\n";
        let expected = "\tf:\n\tvmovdqa\t.Lw.CPI0_0(%rip), %xmm0\n\tret\n.Lw.end0:\n\t.size f, .Lw.end0-f\n";
        assert_eq!(labelled(text, "w"), expected);
    }
}
