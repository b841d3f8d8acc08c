//! Bits that are only moved: where each bit of a value comes from.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};

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
        Node::Lt(a, b) => {
            let (operand, bit) = space.dag.sign_bit(a, b)?;
            extended(vec![Bit::Of(operand, bit)], false)
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

/// The bits of a register; nothing where any will do.
pub type Register = Vec<Option<Bit>>;

/// The bits of `goal`, where each of them is a bit of an operand, a constant, or of no interest.
pub fn wanted(space: &mut Space, goals: &Goals, goal: &Goal) -> Option<Register> {
    let open = goals.open_bits();
    let mut all = Vec::with_capacity(goal.bits as usize);
    for lane in &goal.lanes {
        let end = all.len() + usize::from(goal.width);
        if let Some(e) = lane {
            let is_open = |bit: &Bit| matches!(bit, Bit::Of(operand, _) if Some(*operand) == open);
            let known = bits(space, *e, goal.demand)?;
            all.extend(known.into_iter().map(|bit| Some(bit).filter(|bit| !is_open(bit))));
        }
        all.resize(end, None);
    }
    Some(all)
}

/// A vector register that has the bits `want`, in lanes of `width` bits unless whole bytes are wanted.
pub fn goal(space: &mut Space, goals: &mut Goals, width: u16, want: &[Option<Bit>]) -> Goal {
    let bits = want.len() as u32;
    if let Some(bytes) = want.chunks(8).map(byte).collect::<Option<Vec<Byte>>>() {
        return goal::of_bytes(space, (Kind::Vector, bits), bytes);
    }
    let mut lanes = Vec::with_capacity(want.len() / usize::from(width));
    for (lane, bits) in (0u32..).zip(want.chunks(usize::from(width))) {
        if bits.iter().all(Option::is_none) {
            lanes.push(None);
            continue;
        }
        let mut all = Vec::with_capacity(bits.len());
        for (at, bit) in (lane * u32::from(width)..).zip(bits) {
            all.push(match bit {
                Some(bit) => *bit,
                None => Bit::Of(goals.open(space), at),
            });
        }
        lanes.push(Some(value(space, &all)));
    }
    Goal { kind: Kind::Vector, bits, width, demand: width, lanes }
}

/// The byte that has these eight bits.
pub fn byte(bits: &[Option<Bit>]) -> Option<Byte> {
    let mut found = Byte::Any;
    let mut constant = 0;
    for (at, bit) in (0u32..).zip(bits) {
        let this = match *bit {
            None => continue,
            Some(Bit::Of(operand, from)) if from % 8 == at => Byte::Of(operand, from / 8),
            Some(Bit::Of(..)) => return None,
            Some(Bit::Const(bit)) => {
                constant |= u8::from(bit) << at;
                Byte::Const(0)
            }
        };
        if found != Byte::Any && found != this {
            return None;
        }
        found = this;
    }
    Some(if found == Byte::Const(0) { Byte::Const(constant) } else { found })
}
