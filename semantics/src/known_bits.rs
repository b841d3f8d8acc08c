//! Which bits of a value are always the same.
//!
//! An interval says where values lie, not which of those occur: `x & 0x88 | y & 12` is below 141 because three of its
//! bits are all that is ever set. A value is looked at as its bits in two's complement, as far as `i128` goes; what
//! intervals know of them is taken over.

use crate::dag::{Dag, Id, Interval, Node};
use crate::hash::FastMap;

/// The bits of a value that are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// Bits that are never set.
    pub zeros: u128,
    /// Bits that are always set.
    pub ones: u128,
}

/// Constants with more bits set are not multiplied by.
const MAX_FACTOR_BITS: u32 = 8;

impl KnownBits {
    /// Nothing.
    pub const UNKNOWN: KnownBits = KnownBits { zeros: 0, ones: 0 };

    /// All bits of `value`.
    pub fn constant(value: i128) -> KnownBits {
        KnownBits { zeros: !(value as u128), ones: value as u128 }
    }

    /// Whether a value may be `value`.
    pub fn allows(self, value: i128) -> bool {
        value as u128 & self.zeros == 0 && !(value as u128) & self.ones == 0
    }

    /// The least and the greatest value with these bits.
    pub fn range(self) -> Interval {
        let sign = 1 << 127;
        let open = !(self.zeros | self.ones) & sign;
        Interval::new((self.ones | open) as i128, (!self.zeros & !open) as i128)
    }

    /// What all values in `range` have in common: the bits above the highest in which its ends differ.
    fn of_range(range: Interval) -> KnownBits {
        if !range.is_exact() {
            return KnownBits::UNKNOWN;
        }
        let differ = (range.lo ^ range.hi) as u128;
        let same = match differ.leading_zeros() {
            128 => u128::MAX,
            n => !(u128::MAX >> n),
        };
        KnownBits { zeros: !(range.lo as u128) & same, ones: range.lo as u128 & same }
    }

    /// What is known of a value of which both are known.
    fn and_also(self, other: KnownBits) -> KnownBits {
        KnownBits { zeros: self.zeros | other.zeros, ones: self.ones | other.ones }
    }

    /// What is known of a value that is one of two.
    fn either(self, other: KnownBits) -> KnownBits {
        KnownBits { zeros: self.zeros & other.zeros, ones: self.ones & other.ones }
    }

    fn not(self) -> KnownBits {
        KnownBits { zeros: self.ones, ones: self.zeros }
    }

    /// The sum: a bit is known where both bits and the carry are.
    fn plus(self, other: KnownBits) -> KnownBits {
        let most = (!self.zeros).wrapping_add(!other.zeros);
        let least = self.ones.wrapping_add(other.ones);
        let no_carry = !(most ^ self.zeros ^ other.zeros);
        let carry = least ^ self.ones ^ other.ones;
        let known = (self.zeros | self.ones) & (other.zeros | other.ones) & (no_carry | carry);
        KnownBits { zeros: !most & known, ones: least & known }
    }

    fn shifted_left(self, n: u32) -> KnownBits {
        if n > 127 {
            return KnownBits::constant(0);
        }
        KnownBits { zeros: self.zeros << n | ((1 << n) - 1), ones: self.ones << n }
    }

    fn shifted_right(self, n: u32) -> KnownBits {
        let n = n.min(127);
        KnownBits { zeros: ((self.zeros as i128) >> n) as u128, ones: ((self.ones as i128) >> n) as u128 }
    }

    /// The product with a constant.
    fn times(self, factor: i128) -> KnownBits {
        let size = factor.unsigned_abs();
        if size.count_ones() > MAX_FACTOR_BITS {
            return self.product(KnownBits::constant(factor));
        }
        let places = (0..128).filter(|n| size >> n & 1 == 1);
        let product = places.fold(KnownBits::constant(0), |sum, n| sum.plus(self.shifted_left(n)));
        if factor < 0 { product.not().plus(KnownBits::constant(1)) } else { product }
    }

    /// The product: its low bits are those of the operands' low bits.
    fn product(self, other: KnownBits) -> KnownBits {
        let low = |k: KnownBits| (k.zeros | k.ones).trailing_ones();
        let zeros = (self.zeros.trailing_ones() + other.zeros.trailing_ones()).min(128);
        let mut product = KnownBits::UNKNOWN;
        let known = low(self).min(low(other)).min(127);
        let mask = (1u128 << known) - 1;
        let value = self.ones.wrapping_mul(other.ones);
        product.ones |= value & mask;
        product.zeros |= !value & mask;
        product.zeros |= if zeros == 128 { u128::MAX } else { (1 << zeros) - 1 };
        product
    }

    fn wrapped(self, width: u16, signed: bool) -> KnownBits {
        if width == 0 || width > 127 {
            return KnownBits::UNKNOWN;
        }
        let (mask, top) = ((1u128 << width) - 1, 1u128 << (width - 1));
        let mut known = KnownBits { zeros: self.zeros & mask, ones: self.ones & mask };
        if !signed || known.zeros & top != 0 {
            known.zeros |= !mask;
        } else if known.ones & top != 0 {
            known.ones |= !mask;
        }
        known
    }
}

/// The known bits of every node below `roots`, where `interval` says what more is known of a node than its own
/// interval, such as what is assumed of an operand.
pub fn known_bits(
    dag: &Dag,
    roots: &[Id],
    interval: &mut dyn FnMut(Id) -> Interval,
) -> FastMap<Id, KnownBits> {
    let mut known: FastMap<Id, KnownBits> = FastMap::default();
    for id in dag.reachable(roots) {
        // A bound variable has one value at a time: what is below its reduction is known of each.
        let bits = of_node(dag, id, &known);
        let within = [dag.interval(id), interval(id)].map(KnownBits::of_range);
        known.insert(id, within.into_iter().fold(bits, KnownBits::and_also));
    }
    known
}

fn of_node(dag: &Dag, id: Id, known: &FastMap<Id, KnownBits>) -> KnownBits {
    let of = |id: &Id| known.get(id).copied().unwrap_or(KnownBits::UNKNOWN);
    let count = |id: &Id| dag.as_const(*id).and_then(|n| u32::try_from(n).ok());
    match dag.node(id) {
        Node::Const(v) => KnownBits::constant(*v),
        Node::Sum(k, terms) => {
            terms.iter().fold(KnownBits::constant(*k), |sum, (t, c)| sum.plus(of(t).times(*c)))
        }
        Node::Mul(a, b) => of(a).product(of(b)),
        Node::And(a, b) => {
            let (a, b) = (of(a), of(b));
            KnownBits { zeros: a.zeros | b.zeros, ones: a.ones & b.ones }
        }
        Node::Or(a, b) => {
            let (a, b) = (of(a), of(b));
            KnownBits { zeros: a.zeros & b.zeros, ones: a.ones | b.ones }
        }
        Node::Xor(a, b) => {
            let (a, b) = (of(a), of(b));
            let ones = a.ones & b.zeros | a.zeros & b.ones;
            KnownBits { zeros: a.zeros & b.zeros | a.ones & b.ones, ones }
        }
        Node::Shl(a, n) => count(n).map_or(KnownBits::UNKNOWN, |n| of(a).shifted_left(n)),
        // The bits above the 128 that are looked at are not known.
        Node::Shr(a, _) if !dag.interval(*a).is_exact() => KnownBits::UNKNOWN,
        Node::Shr(a, n) => count(n).map_or(KnownBits::UNKNOWN, |n| of(a).shifted_right(n)),
        Node::Wrap { a, width, signed } => of(a).wrapped(*width, *signed),
        Node::Sat { a, width, signed } => {
            let range = Interval::of_width(*width, *signed);
            [range.lo, range.hi].map(KnownBits::constant).into_iter().fold(of(a), KnownBits::either)
        }
        Node::Min(a, b) | Node::Max(a, b) | Node::Select(_, a, b) => of(a).either(of(b)),
        _ => KnownBits::UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::{Bits, Interpreter};

    /// Every operation on partly known operands, for all values of two operands of four bits: no known bit is ever
    /// another, and the known bits of what is masked are all that are to be known.
    #[test]
    fn known_bits_are_those_of_all_values() {
        let mut dag = Dag::new();
        let (a, b) = (dag.read_at(0, 4, false, 0), dag.read_at(1, 4, true, 0));
        let mut roots = Vec::new();
        for mask in 0..16 {
            let m = dag.constant(mask);
            let (x, y) = (dag.and(a, m), dag.or(b, m));
            let five = dag.constant(5);
            let operands = [(x, y), (y, x), (x, five), (y, five), (x, b)];
            for (x, y) in operands {
                let made = [
                    dag.sum(3, &[(x, 1), (y, -3)]),
                    dag.sum(0, &[(x, 6), (y, 4)]),
                    dag.mul(x, y),
                    dag.and(x, y),
                    dag.or(x, y),
                    dag.xor(x, y),
                    dag.min(x, y),
                    dag.max(x, y),
                    dag.sat(x, 3, true),
                    dag.wrap(y, 3, true),
                    dag.wrap(y, 3, false),
                    dag.shr_const(y, 2),
                    dag.lt(x, y),
                    dag.select(x, y, m),
                ];
                roots.extend(made);
            }
        }
        let known = known_bits(&dag, &roots, &mut |id| dag.interval(id));
        for n in 0..256u128 {
            let values = [n & 15, n >> 4].map(|v| {
                let mut bits = Bits::zero(4);
                bits.set(0, 4, v);
                bits
            });
            let mut interp = Interpreter::new(&dag, &values);
            for root in &roots {
                let (value, known) = (interp.eval(*root), known[root]);
                assert!(known.allows(value), "{value} is not {known:?} in {:?}", dag.node(*root));
                let range = known.range();
                assert!(range.lo <= value && value <= range.hi, "{value} in {range:?}");
            }
        }
    }

    #[test]
    fn bits_know_what_intervals_do_not() {
        let mut dag = Dag::new();
        let (a, b) = (dag.read_at(0, 8, false, 0), dag.read_at(1, 8, false, 0));
        let (high, low) = (dag.constant(0x88), dag.constant(12));
        let (x, y) = (dag.and(a, high), dag.and(b, low));
        let both = dag.or(x, y);
        assert_eq!(dag.interval(both).hi, 0xff);
        let bits = |id| known_bits(&dag, &[id], &mut |id| dag.interval(id))[&id].range();
        assert_eq!(bits(both), Interval::new(0, 0x8c));
        // What is assumed of an operand counts.
        let assumed = |id| if id == a { Interval::new(0, 0x7f) } else { Interval::ALL };
        assert_eq!(known_bits(&dag, &[both], &mut { assumed })[&both].range(), Interval::new(0, 12));
    }
}
