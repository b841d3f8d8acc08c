//! The functions that operations call. Lowering appends the type that a function is for: `saturate_s32`.

use crate::eval::{Builtin, Dialect, Infix};
use autoir_semantics::dag::Prim;
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};

/// The dialect of the specification.
#[derive(Clone, Copy, Debug)]
pub struct Ptx;

impl Dialect for Ptx {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        let (function, kind) = name.rsplit_once('_')?;
        if function == "saturate" {
            let (signed, width) = match kind.split_at_checked(1)? {
                ("s", width) => (true, width),
                ("u", width) => (false, width),
                _ => return None,
            };
            return Some(Builtin::Saturate {
                width: width.parse().ok().filter(|w| (1..=64).contains(w))?,
                signed,
            });
        }
        let format = FloatFormat::named(kind)?;
        let single = FloatFormat::F32;
        let prim = |float: Float| Some(Builtin::Prim(Prim::Float(float), u32::from(float.format.bits())));
        match function {
            // What is of single precision stays as it is.
            "real" | "round" if format == single => Some(Builtin::Truncate(u32::from(single.bits()))),
            "real" => prim(Float::new(FloatOp::Convert(single), format)),
            "round" => prim(Float::new(FloatOp::Convert(format), single)),
            "product" => prim(Float::new(FloatOp::Mul, single)),
            "sum" => prim(Float::new(FloatOp::Sum, single)),
            "fma_rn" => prim(Float::new(FloatOp::Fma, format)),
            "fma_rz" => prim(Float::new(FloatOp::Fma, format).rounded(Rounding::TowardZero)),
            "fma_rm" => prim(Float::new(FloatOp::Fma, format).rounded(Rounding::Down)),
            "fma_rp" => prim(Float::new(FloatOp::Fma, format).rounded(Rounding::Up)),
            _ => None,
        }
    }

    fn constant(&self, _name: &str) -> Option<i128> {
        None
    }

    fn is_top_bit(&self, _name: &str) -> bool {
        false
    }

    fn infix(&self, _value: i128) -> Option<Infix> {
        None
    }

    fn infix_count(&self) -> i128 {
        0
    }
}
