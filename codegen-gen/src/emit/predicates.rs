//! Masks of a register whose lanes are the bytes of the one kind of vector register, as bits and back.
//!
//! LLVM 22 has wrong code for such masks as integers, and none for their parts, their stores and their loads: so they
//! are bits of bytes, joined by shuffles of bytes.

use super::{Unit, Value, Writer};

/// Lanes of a mask that lie in one byte.
const BITS: u32 = 8;

impl Writer<'_> {
    /// Whether LLVM moves masks of `bits` lanes as vectors of bytes only.
    pub(super) fn is_predicate(&self, bits: u32) -> bool {
        self.target.platform.vector_register.is_some_and(|whole| bits == whole / 8)
    }

    /// The mask `value` as bytes.
    pub(super) fn packed(&mut self, value: &Value) -> Value {
        let lanes = value.bits;
        let (mask, bytes) = (&value.text, format!("<{lanes} x i8>"));
        let weights = weights(lanes);
        let text =
            self.line(&format!("select {} {mask}, {bytes} {weights}, {bytes} zeroinitializer", value.ty()));
        let mut whole = Value { text, unit: Unit::Byte, bits: lanes * BITS };
        // Each byte with those above it; of them, every eighth has all its bits.
        for by in [1, 2, 4] {
            let above: Vec<Option<u32>> = (0..lanes).map(|lane| Some((lane + by) % lanes)).collect();
            let above = self.shuffle(&whole, "poison", &above);
            whole.text = self.line(&format!("or {bytes} {}, {above}", whole.text));
        }
        let every: Vec<Option<u32>> = (0..lanes).step_by(BITS as usize).map(Some).collect();
        let text = self.shuffle(&whole, "poison", &every);
        Value { text, unit: Unit::Byte, bits: lanes }
    }

    /// The bytes of `value` as a mask.
    pub(super) fn unpacked(&mut self, value: &Value) -> Value {
        let lanes: Vec<Option<u32>> = (0..value.bits).map(|lane| Some(lane / BITS)).collect();
        let (bytes, weights) = (format!("<{} x i8>", value.bits), weights(value.bits));
        let text = self.shuffle(value, "poison", &lanes);
        let text = self.line(&format!("and {bytes} {text}, {weights}"));
        let text = self.line(&format!("icmp ne {bytes} {text}, zeroinitializer"));
        Value { text, unit: Unit::Bit, bits: value.bits }
    }
}

/// For each of `lanes` lanes its bit in its byte.
fn weights(lanes: u32) -> String {
    let weights: Vec<String> = (0..lanes).map(|lane| format!("i8 {}", 1 << (lane % BITS))).collect();
    format!("<{}>", weights.join(", "))
}
