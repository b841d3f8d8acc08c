//! An opcode of PTX, taken apart by its dots.

/// What an element of a matrix is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer of so many bits.
    Int {
        /// Bits.
        width: u32,
        /// Two's complement.
        signed: bool,
    },
    /// A float with so many bits of exponent and of significand.
    Float {
        /// Bits of an element in its register.
        width: u32,
        /// Bits of the exponent.
        exponent: u32,
        /// Stored bits of the significand, the highest of the element's.
        significand: u32,
        /// Whether there are infinities.
        infinite: bool,
    },
}

impl Kind {
    /// The kind of that name.
    pub fn of(name: &str) -> Option<Kind> {
        let float =
            |width, exponent, significand, infinite| Kind::Float { width, exponent, significand, infinite };
        Some(match name {
            "b1" => Kind::Int { width: 1, signed: false },
            "u4" => Kind::Int { width: 4, signed: false },
            "s4" => Kind::Int { width: 4, signed: true },
            "u8" => Kind::Int { width: 8, signed: false },
            "s8" => Kind::Int { width: 8, signed: true },
            "b16" => Kind::Int { width: 16, signed: false },
            "s32" => Kind::Int { width: 32, signed: true },
            "e4m3" => float(8, 4, 3, false),
            "e5m2" => float(8, 5, 2, true),
            "f16" => float(16, 5, 10, true),
            "bf16" => float(16, 8, 7, true),
            "tf32" => float(32, 8, 10, true),
            "f32" => float(32, 8, 23, true),
            "f64" => float(64, 11, 52, true),
            _ => return None,
        })
    }

    /// Bits of an element in its register.
    pub fn width(self) -> u32 {
        match self {
            Kind::Int { width, .. } | Kind::Float { width, .. } => width,
        }
    }
}

/// How products are made and added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    /// Products of numbers.
    Product,
    /// Exclusive or of bits.
    Xor,
    /// Conjunction of bits.
    And,
}

/// A matrix multiplication.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mma {
    /// Rows of A, columns of B, columns of A.
    pub shape: [u32; 3],
    /// Whether A and B are held row by row.
    pub row: [bool; 2],
    /// D, A, B, C.
    pub kinds: [Kind; 4],
    /// What is added up.
    pub sum: Sum,
    /// The result is limited to its range.
    pub satfinite: bool,
    /// Rounding of a double precision result, where it is named.
    pub rounding: Option<String>,
}

/// What an opcode asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opcode {
    /// `mma.sync`.
    Mma(Mma),
    /// `ldmatrix`.
    Load {
        /// How many matrices.
        count: u32,
        /// Whether each is transposed.
        trans: bool,
        /// Whether addresses are those of shared memory; generic ones otherwise.
        shared: bool,
    },
    /// `movmatrix`.
    Transpose,
}

impl Opcode {
    /// Takes an opcode apart.
    pub fn read(text: &str) -> Option<Opcode> {
        let mut words = text.split('.').peekable();
        let name = words.next()?;
        if words.next()? != "sync" || words.next()? != "aligned" {
            return None;
        }
        let shape = words.next()?;
        match name {
            "mma" => {}
            "ldmatrix" => {
                let count = words.next()?.strip_prefix('x')?.parse().ok()?;
                let trans = words.next_if_eq(&"trans").is_some();
                let shared = words.next_if_eq(&"shared").is_some();
                let known = shape == "m8n8" && words.eq(["b16"]);
                return known.then_some(Opcode::Load { count, trans, shared });
            }
            "movmatrix" => {
                return (shape == "m8n8" && words.eq(["trans", "b16"])).then_some(Opcode::Transpose);
            }
            _ => return None,
        }
        let (m, rest) = shape.strip_prefix('m')?.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        let shape = [m.parse().ok()?, n.parse().ok()?, k.parse().ok()?];
        let row = [words.next()? == "row", words.next()? == "row"];
        let satfinite = words.next_if_eq(&"satfinite").is_some();
        let mut kind = || Kind::of(words.next()?);
        let kinds = [kind()?, kind()?, kind()?, kind()?];
        let (mut sum, mut rounding) = (Sum::Product, None);
        match words.collect::<Vec<_>>()[..] {
            [] => {}
            ["xor", "popc"] => sum = Sum::Xor,
            ["and", "popc"] => sum = Sum::And,
            [mode @ ("rn" | "rz" | "rm" | "rp")] => rounding = Some(mode.to_owned()),
            _ => return None,
        }
        Some(Opcode::Mma(Mma { shape, row, kinds, sum, satfinite, rounding }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opcodes_are_taken_apart() {
        let Some(Opcode::Mma(mma)) =
            Opcode::read("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32")
        else {
            panic!("it is one");
        };
        assert_eq!(
            (mma.shape, mma.row, mma.satfinite, mma.sum),
            ([16, 8, 32], [true, false], true, Sum::Product)
        );
        assert_eq!(mma.kinds[2], Kind::Int { width: 8, signed: false });
        let load = Opcode::read("ldmatrix.sync.aligned.m8n8.x2.trans.b16");
        assert_eq!(load, Some(Opcode::Load { count: 2, trans: true, shared: false }));
        assert_eq!(Opcode::read("mma.sync.aligned.m16n8k32.row.col.s32.s8.u9.s32"), None);
        assert_eq!(Opcode::read("wmma.mma.sync.aligned"), None);
    }
}
