//! Bodies of functions and widths of types, as LLVM prints them.

use serde::{Deserialize, Serialize};

/// The body of an LLVM function: everything between its braces, with parameters named `%p0`, `%p1`, …
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IrBody {
    /// Instructions, one a line, ending in `ret`.
    pub text: String,
    /// Declarations of the functions that it calls.
    pub declares: Vec<String>,
}

impl IrBody {
    /// Whether an inline assembly statement is in it.
    pub fn has_assembly(&self) -> bool {
        let call = |line: &str| line.split_once("call ").map(|(_, call)| call.contains(" asm "));
        self.text.lines().any(|line| call(line).unwrap_or(false))
    }
}

/// Width in bits of an LLVM integer, float or fixed vector type, as LLVM prints it.
pub fn type_bits(ty: &str) -> Option<u32> {
    if let Some(inner) = ty.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')) {
        let (count, element) = inner.split_once(" x ")?;
        return count.parse::<u32>().ok()?.checked_mul(type_bits(element)?);
    }
    match ty {
        "half" | "bfloat" => Some(16),
        "float" => Some(32),
        "double" => Some(64),
        _ => ty.strip_prefix('i')?.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::type_bits;

    #[test]
    fn widths_of_types() {
        assert_eq!(type_bits("<8 x i64>"), Some(512));
        assert_eq!(type_bits("<4 x float>"), Some(128));
        assert_eq!(type_bits("i16"), Some(16));
        assert_eq!(type_bits("ptr"), None);
        assert_eq!(type_bits("<vscale x 4 x i32>"), None);
    }
}
