//! Values of registers: sequences of segments.
//!
//! A register of 512 bits is never one integer. It is a list of segments, each of which is an
//! expression, a run of bits of an operand, or a window at a symbolic offset of other bits. Slices,
//! concatenations and shifts by constants only move segments.

use autoir_semantics::dag::Id;
use autoir_semantics::float::FloatFormat;
use std::rc::Rc;

/// What stands in a segment.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Never assigned.
    Undefined,
    /// An expression in `0..2^w`, or, for a signed one, in `-2^(w-1)..2^(w-1)`. A constant 0 may have
    /// any width.
    Int(Id),
    /// A float of just these bits: an expression in `0..2^w`.
    Float(Id, FloatFormat),
    /// The bits of operand number `.0` from bit `.1` on.
    Operand(u16, u32),
    /// The bits of the source from the symbolic bit offset on; bits outside of the source are 0.
    Window(Rc<Bits>, Id),
}

/// Adjacent bits with one content.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// First bit.
    pub lo: u32,
    /// Number of bits, at least 1.
    pub width: u32,
    /// What they hold.
    pub content: Content,
}

impl Segment {
    /// One past the last bit.
    pub fn end(&self) -> u32 {
        self.lo + self.width
    }
}

/// Bits `0..width` without gaps, lowest segment first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bits {
    /// The segments; each begins where the one before ends.
    pub segments: Vec<Segment>,
}

impl Bits {
    /// One segment.
    pub fn one(width: u32, content: Content) -> Self {
        let mut bits = Self::default();
        bits.push(width, content);
        bits
    }

    /// Number of bits.
    pub fn width(&self) -> u32 {
        self.segments.last().map_or(0, Segment::end)
    }

    /// Appends a segment above the others. Adjacent bits of one operand, and adjacent undefined bits,
    /// become one segment.
    pub fn push(&mut self, width: u32, content: Content) {
        if width == 0 {
            return;
        }
        let lo = self.width();
        if let Some(last) = self.segments.last_mut() {
            let joins = match (&last.content, &content) {
                (Content::Undefined, Content::Undefined) => true,
                (Content::Operand(a, from), Content::Operand(b, next)) => {
                    a == b && from + last.width == *next
                }
                _ => false,
            };
            if joins {
                last.width += width;
                return;
            }
        }
        self.segments.push(Segment { lo, width, content });
    }

    /// The only segment, if there is exactly one.
    pub fn single(&self) -> Option<&Segment> {
        match self.segments.as_slice() {
            [segment] => Some(segment),
            _ => None,
        }
    }

    /// Index of the segment that holds bit `at`.
    pub fn position(&self, at: u32) -> usize {
        self.segments.partition_point(|s| s.end() <= at)
    }

    /// All places where a segment begins or ends, between 0 and `width`.
    pub fn cuts(&self) -> impl Iterator<Item = u32> + '_ {
        self.segments.iter().map(|s| s.lo).chain([self.width()])
    }
}

/// A value of the pseudocode.
#[derive(Clone, Debug)]
pub enum Value {
    /// An unbounded integer.
    Int(Id),
    /// Bits of known number.
    Bits(Rc<Bits>),
}

impl Value {
    /// Bits as a value.
    pub fn bits(bits: Bits) -> Self {
        Self::Bits(Rc::new(bits))
    }
}
