//! The functions that operations call. Lowering appends the type that a function is for: `saturate_s32`.

use crate::eval::{Builtin, Dialect, Infix};

/// The dialect of the specification.
#[derive(Clone, Copy, Debug)]
pub struct Ptx;

impl Dialect for Ptx {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        let (function, kind) = name.rsplit_once('_')?;
        let (signed, width) = match kind.split_at_checked(1)? {
            ("s", width) => (true, width),
            ("u", width) => (false, width),
            _ => return None,
        };
        let width = width.parse().ok().filter(|w| (1..=64).contains(w))?;
        match function {
            "saturate" => Some(Builtin::Saturate { width, signed }),
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
