//! LLVM's header of HVX intrinsics: which intrinsic stands for which assembly syntax, from which version on.

use std::collections::HashMap;

/// An intrinsic of the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intrinsic {
    /// Its name, `Q6_…`.
    pub name: String,
    /// The C prototype.
    pub prototype: String,
    /// The version of the architecture that has it first.
    pub version: u32,
}

/// The version of the lines that stand under no condition.
const FIRST_VERSION: u32 = 60;

/// The key under which a syntax is found: without white space.
pub fn key(syntax: &str) -> String {
    syntax.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Intrinsics by the [`key`] of their syntax. Of several with one syntax, the first.
pub fn read(text: &str) -> HashMap<String, Intrinsic> {
    let mut out = HashMap::new();
    let (mut syntax, mut version, mut depth) = (None, FIRST_VERSION, 0_u32);
    for line in text.lines() {
        let line = line.trim();
        if let Some(condition) = line.strip_prefix("#if __HVX_ARCH__ >=") {
            let digits = condition.split_whitespace().next().unwrap_or("");
            version = digits.parse().unwrap_or(FIRST_VERSION);
            depth = 1;
        } else if depth > 0 && line.starts_with("#if") {
            depth += 1;
        } else if line.starts_with("#endif") && depth > 0 {
            depth -= 1;
            if depth == 0 {
                version = FIRST_VERSION;
            }
        } else if let Some(rest) = line.strip_prefix("Assembly Syntax:") {
            syntax = Some(key(rest));
        } else if let Some(rest) = line.strip_prefix("C Intrinsic Prototype:")
            && let Some(syntax) = syntax.take()
        {
            let prototype = rest.trim().to_owned();
            let head = prototype.split('(').next().unwrap_or("");
            let name = head.split_whitespace().last().unwrap_or("").to_owned();
            out.entry(syntax).or_insert(Intrinsic { name, prototype, version });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intrinsics_are_found_by_their_syntax() {
        let text = "#if __HVX_LENGTH__ == 128\n#endif\n/* ===\n   Assembly Syntax:       Vd32.b=vabs(Vu32.b)\n   \
                    C Intrinsic Prototype: HVX_Vector Q6_Vb_vabs_Vb(HVX_Vector Vu)\n*/\n\
                    #if __HVX_ARCH__ >= 65\n   Assembly Syntax: Vd32 = x( Vu32 )\n   \
                    C Intrinsic Prototype: HVX_Vector Q6_x(HVX_Vector Vu)\n#endif /* __HVX_ARCH__ >= 65 */\n";
        let found = read(text);
        assert_eq!(found["Vd32.b=vabs(Vu32.b)"].name, "Q6_Vb_vabs_Vb");
        assert_eq!(found["Vd32.b=vabs(Vu32.b)"].version, 60);
        assert_eq!(found["Vd32=x(Vu32)"].version, 65);
        assert!(read("C Intrinsic Prototype: x").is_empty());
    }
}
