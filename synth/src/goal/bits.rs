//! Bits that are only moved: where each bit of a value comes from.

use autoir_semantics::dag::{Id, Node};

use crate::goal::space::Space;

/// Values of more bits than this are not looked at.
const MAX_BITS: u16 = 128;

/// One bit of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bit {
    /// A constant.
    Const(bool),
    /// Bit number `.1` of operand `.0`.
    Of(u16, u32),
}

impl Bit {
    /// Both bits, where one of them is nothing.
    fn beside(self, other: Bit) -> Option<Bit> {
        match (self, other) {
            (Bit::Const(false), b) | (b, Bit::Const(false)) => Some(b),
            _ => None,
        }
    }

    /// The bit of an operand that lies above this one.
    pub fn above(self) -> Option<Bit> {
        match self {
            Bit::Of(operand, at) => Some(Bit::Of(operand, at + 1)),
            Bit::Const(_) => None,
        }
    }
}

/// The low `width` bits of `e`, where each of them is a bit of an operand or a constant.
pub fn bits(space: &mut Space, e: Id, width: u16) -> Option<Vec<Bit>> {
    if width > MAX_BITS {
        return None;
    }
    let extended = |mut low: Vec<Bit>, signed: bool| {
        let above = if signed { *low.last()? } else { Bit::Const(false) };
        low.resize(usize::from(width), above);
        Some(low)
    };
    match space.dag.node(e).clone() {
        Node::Const(v) => Some((0..width).map(|n| Bit::Const(v >> n.min(126) & 1 == 1)).collect()),
        Node::Read { base, width: own, signed, index } => {
            let [operand] = base[..] else { return None };
            let first = space.dag.as_const(index)?.checked_mul(i128::from(own))?;
            let first = u32::try_from(first).ok()?;
            let used = used_bits(space, operand)?;
            let bit = |n: u16| {
                let at = first + u32::from(n);
                if at % used.1 < used.0 { Bit::Of(operand, at) } else { Bit::Const(false) }
            };
            extended((0..own.min(width)).map(bit).collect(), signed)
        }
        Node::Wrap { a, width: own, signed } => extended(bits(space, a, own.min(width))?, signed),
        Node::Shr(a, n) => {
            let n = space.dag.as_const(n).and_then(|n| u16::try_from(n).ok())?;
            Some(bits(space, a, width.checked_add(n)?)?.split_off(usize::from(n)))
        }
        Node::Sum(k, terms) if k >= 0 => {
            let mut all: Vec<Bit> = (0..width).map(|n| Bit::Const(k >> n.min(126) & 1 == 1)).collect();
            for (t, c) in terms {
                if c <= 0 || c.count_ones() != 1 {
                    return None;
                }
                let shift = c.trailing_zeros() as u16;
                let moved = bits(space, t, width.saturating_sub(shift))?;
                for (at, bit) in (usize::from(shift)..).zip(moved) {
                    all[at] = all[at].beside(bit)?;
                }
            }
            Some(all)
        }
        Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => {
            let is_and = matches!(space.dag.node(e), Node::And(..));
            let is_or = matches!(space.dag.node(e), Node::Or(..));
            let (a, b) = (bits(space, a, width)?, bits(space, b, width)?);
            let both = |(a, b): (Bit, Bit)| match (a, b) {
                (Bit::Const(x), other) | (other, Bit::Const(x)) if is_and => {
                    Some(if x { other } else { Bit::Const(false) })
                }
                (Bit::Const(true), _) | (_, Bit::Const(true)) if is_or => Some(Bit::Const(true)),
                (a, b) if a == b && (is_and || is_or) => Some(a),
                (a, b) if !is_and => a.beside(b),
                _ => None,
            };
            a.into_iter().zip(b).map(both).collect()
        }
        _ => None,
    }
}

/// How many low bits of the elements of an operand may be set, and how many they have.
fn used_bits(space: &mut Space, operand: u16) -> Option<(u32, u32)> {
    let (width, signed) = space.operands().get(usize::from(operand)).map(|o| (o.width, o.signed))?;
    let element = space.dag.read_at(operand, width, signed, 0);
    let range = space.interval(element);
    let used = if range.lo < 0 { u32::from(width) } else { 128 - range.hi.leading_zeros() };
    Some((used, u32::from(width)))
}

/// The value whose bits these are, from the lowest on, made of whole runs of bits of the operands' elements.
pub fn value(space: &mut Space, bits: &[Bit]) -> Id {
    let mut constant = 0i128;
    let mut terms = Vec::new();
    let mut at = 0;
    while at < bits.len() {
        let Bit::Of(operand, first) = bits[at] else {
            constant |= i128::from(bits[at] == Bit::Const(true)) << at;
            at += 1;
            continue;
        };
        let width = u32::from(space.operands()[usize::from(operand)].width);
        let left = width - first % width;
        let same = (0..left).take_while(|n| bits.get(at + *n as usize) == Some(&Bit::Of(operand, first + n)));
        let count = same.count();
        let element = space.dag.read_at(operand, width as u16, false, first / width);
        terms.push((space.field(element, (first % width) as u16, count as u16), 1i128 << at));
        at += count;
    }
    let sum = space.dag.sum(constant, &terms);
    space.simplify(sum)
}
