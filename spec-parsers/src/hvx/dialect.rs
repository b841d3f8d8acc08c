//! The functions that lowered behaviours call.

use crate::eval::{Builtin, Dialect, Infix};
use autoir_semantics::dag::Prim;

/// The dialect of lowered behaviours.
#[derive(Clone, Copy, Debug)]
pub struct Hexagon;

impl Dialect for Hexagon {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        match name {
            "max" => return Some(Builtin::Max),
            "min" => return Some(Builtin::Min),
            _ => {}
        }
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (stem, width) = name.split_at(digits);
        let width: u32 = width.parse().ok().filter(|w| (1..=64).contains(w))?;
        Some(match stem {
            "cast_s" => Builtin::Cast { width, signed: true },
            "cast_u" => Builtin::Cast { width, signed: false },
            "sat_s" => Builtin::Saturate { width, signed: true },
            "sat_u" => Builtin::Saturate { width, signed: false },
            "clz" => Builtin::Prim(Prim::LeadingZeros(width as u16), width),
            _ => return None,
        })
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
