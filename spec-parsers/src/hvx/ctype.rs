//! The types of behaviours, and C's rules for them (C11 6.3.1).

/// A type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CType {
    /// A two's complement or unsigned integer.
    Int {
        /// Bits.
        width: u32,
        /// Two's complement.
        signed: bool,
    },
    /// A register, or a variable that can hold one, with its number of bits.
    Register(u32),
    /// The elements of a register: their type, the first bit of the first, and the register's bits.
    Elements(u32, bool),
}

/// Bits of a vector register. The vendor's macro `fVECLOGSIZE` says 7: 128 bytes.
pub const VECTOR: u32 = 1024;
/// Vector registers.
pub const VECTORS: u32 = 32;
/// Bits of all vector registers together.
pub const VECTOR_FILE: u32 = VECTORS * VECTOR;
/// The name of all vector registers side by side, register 0 lowest.
pub const FILE_NAME: &str = "VregsV";
/// The name of the vector that a load gives to the instructions of its own packet only.
pub const TEMPORARY_NAME: &str = "VtmpV";
/// Bits of a vector predicate: one for each byte of a vector.
pub const PREDICATE: u32 = VECTOR / 8;

impl CType {
    /// `int`.
    pub const INT: Self = Self::int(32);

    /// A signed integer.
    pub const fn int(width: u32) -> Self {
        Self::Int { width, signed: true }
    }

    /// An unsigned integer.
    pub const fn unsigned(width: u32) -> Self {
        Self::Int { width, signed: false }
    }

    /// The type that these words name.
    pub fn parse(words: &str) -> Option<Self> {
        let words: Vec<&str> = words.split_whitespace().filter(|w| *w != "const").collect();
        let signed = !words.contains(&"unsigned");
        let rest: Vec<&str> =
            words.iter().copied().filter(|w| !matches!(*w, "signed" | "unsigned")).collect();
        let width = match rest.as_slice() {
            [] | ["int"] => 32,
            ["char"] => 8,
            ["short"] | ["short", "int"] => 16,
            ["long", "long"] | ["long", "long", "int"] => 64,
            ["mmvector_t"] => return Some(Self::Register(VECTOR)),
            ["mmqreg_t"] => return Some(Self::Register(PREDICATE)),
            [word] => return sized(word),
            _ => return None,
        };
        (!words.is_empty()).then_some(Self::Int { width, signed })
    }

    /// The type of a register by its name in the text: `VuV`, `VuuV`, `QsV`, `RtV`, `RttV`, `PsV`, `uiV`. A
    /// letter twice is a pair. Two names stand for registers that no syntax names.
    pub fn of_register(name: &str) -> Option<Self> {
        match name {
            FILE_NAME => return Some(Self::Register(VECTOR_FILE)),
            TEMPORARY_NAME => return Some(Self::Register(VECTOR)),
            _ => {}
        }
        let stem = name.strip_suffix('V')?;
        let mut chars = stem.chars();
        let bank = chars.next()?;
        let letters: Vec<char> = chars.collect();
        let pair = match letters.as_slice() {
            [a] if a.is_ascii_lowercase() => false,
            [a, b] if a == b && a.is_ascii_lowercase() => true,
            _ => return None,
        };
        match (bank, pair) {
            ('V', false) => Some(Self::Register(VECTOR)),
            ('V', true) => Some(Self::Register(2 * VECTOR)),
            ('Q', false) => Some(Self::Register(PREDICATE)),
            ('R', true) => Some(Self::int(64)),
            ('R' | 'P', false) => Some(Self::INT),
            ('s' | 'u', false) if letters == ['i'] => Some(Self::INT),
            _ => None,
        }
    }

    /// The elements that a field of a register names: `ub`, `h`, `uw`, `v` for the vectors of a pair.
    pub fn of_field(name: &str) -> Option<Self> {
        if name == "v" {
            return Some(Self::Elements(VECTOR, false));
        }
        let (signed, letter) = name.strip_prefix('u').map_or((true, name), |rest| (false, rest));
        let width = match letter {
            "b" => 8,
            "h" => 16,
            "w" => 32,
            "d" => 64,
            _ => return None,
        };
        Some(Self::Elements(width, signed))
    }

    /// Bits of a value of this type.
    pub fn width(self) -> u32 {
        match self {
            Self::Int { width, .. } | Self::Register(width) | Self::Elements(width, _) => width,
        }
    }

    /// The type in which arithmetic on one operand is done.
    pub fn promoted(self) -> Self {
        match self {
            Self::Int { width, .. } if width < 32 => Self::INT,
            other => other,
        }
    }

    /// The type in which arithmetic on two operands is done.
    pub fn common(self, other: Self) -> Self {
        match (self.promoted(), other.promoted()) {
            (Self::Int { width: a, signed: s }, Self::Int { width: b, signed: t }) => {
                let signed = match a.cmp(&b) {
                    std::cmp::Ordering::Less => t,
                    std::cmp::Ordering::Equal => s && t,
                    std::cmp::Ordering::Greater => s,
                };
                Self::Int { width: a.max(b), signed }
            }
            (a, _) => a,
        }
    }
}

/// `size2s_t`, `uint16_t` and their like.
fn sized(word: &str) -> Option<CType> {
    let stem = word.strip_suffix("_t")?;
    if let Some(rest) = stem.strip_prefix("size") {
        let width = 8 * rest.get(..1)?.parse::<u32>().ok()?;
        return Some(CType::Int { width, signed: rest.get(1..)? == "s" });
    }
    let (signed, rest) = stem.strip_prefix('u').map_or((true, stem), |rest| (false, rest));
    Some(CType::Int { width: rest.strip_prefix("int")?.parse().ok()?, signed })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_read_by_their_words_and_registers_by_their_names() {
        assert_eq!(CType::parse("unsigned char"), Some(CType::unsigned(8)));
        assert_eq!(CType::parse("size8s_t"), Some(CType::int(64)));
        assert_eq!(CType::parse("uint16_t"), Some(CType::unsigned(16)));
        assert_eq!(CType::parse("long short"), None);
        assert_eq!(CType::of_register("VuuV"), Some(CType::Register(2048)));
        assert_eq!(CType::of_register("QxV"), Some(CType::Register(128)));
        assert_eq!(CType::of_register("RttV"), Some(CType::int(64)));
        assert_eq!(CType::of_register("uiV"), Some(CType::INT));
        assert_eq!(CType::of_register("VuvV"), None);
        assert_eq!(CType::of_field("uh"), Some(CType::Elements(16, false)));
        assert_eq!(CType::of_field("x"), None);
    }

    #[test]
    fn arithmetic_is_done_in_the_wider_type() {
        assert_eq!(CType::int(16).common(CType::unsigned(8)), CType::INT);
        assert_eq!(CType::INT.common(CType::unsigned(32)), CType::unsigned(32));
        assert_eq!(CType::int(64).common(CType::unsigned(32)), CType::int(64));
    }
}
