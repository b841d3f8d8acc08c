//! The names that the pseudocode of tile instructions uses without defining them.

use crate::eval::{Builtin, Dialect, Infix, Special};
use crate::x86::dialect::Intel;
use autoir_semantics::dag::Prim;
use autoir_semantics::float::Float;

/// Intel's dialect, with the machine's tile configuration.
#[derive(Clone, Copy, Debug)]
pub struct Tiles;

/// Palette 1, the only one that there is (Intel SDM, CPUID leaf 1DH, subleaf 1): 16 rows of 64 bytes.
pub const MAX_ROWS: i64 = 16;
/// Bytes in a row.
pub const ROW_BYTES: i64 = 64;

impl Dialect for Tiles {
    fn builtin(&self, name: &str) -> Option<Builtin> {
        // Corrections name float operations as the semantics do: `fma_f32z`.
        let float = Float::named(name).map(|f| Builtin::Prim(Prim::Float(f), f.format.bits().into()));
        Intel.builtin(name).or(float)
    }

    fn constant(&self, name: &str) -> Option<i128> {
        Some(match name {
            "palette_table[tileconfig.palette_id].bytes_per_row" => ROW_BYTES.into(),
            "palette_table[tileconfig.palette_id].max_rows" => MAX_ROWS.into(),
            // An instruction that was not interrupted begins with row 0 (Intel SDM, TILELOADD).
            "tileconfig.startRow" => 0,
            // Memory is an operand; addresses are counted from the one that the instruction is given.
            "base" | "mem_addr" => 0,
            _ => return Intel.constant(name),
        })
    }

    fn is_top_bit(&self, name: &str) -> bool {
        Intel.is_top_bit(name)
    }

    fn infix(&self, value: i128) -> Option<Infix> {
        Intel.infix(value)
    }

    fn special(&self, name: &str) -> Option<Special> {
        Intel.special(name)
    }

    fn is_rounding(&self, imm_type: &str) -> bool {
        Intel.is_rounding(imm_type)
    }

    fn infix_count(&self) -> i128 {
        Intel.infix_count()
    }
}
