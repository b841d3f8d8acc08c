//! Lanes as straight-line code that computes many values at once.

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::hash::FastMap;

/// Values that are computed at once.
pub const CHUNK: usize = 128;

/// Expressions of more nodes than this are not looked at.
const MAX_NODES: usize = 60;

/// The bits of a slot that a node reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits {
    /// Which slot.
    pub slot: u16,
    /// The first bit.
    pub first: u16,
}

/// What is in a slot: another value for each, or one for all.
#[derive(Clone, Copy, Debug)]
pub enum Column<'a> {
    /// One for each.
    Each(&'a [u64]),
    /// The same for all.
    All(u64),
}

#[derive(Clone, Debug)]
enum Op {
    Const(i64),
    Read(Bits, u16, bool),
    Sum(i64, Vec<(u16, i64)>),
    Mul(u16, u16),
    Shl(u16, u16),
    /// To the right, of a number with a sign or without one.
    Shr(u16, u16),
    ShrUnsigned(u16, u16),
    And(u16, u16),
    Or(u16, u16),
    Xor(u16, u16),
    Wrap(u16, u16, bool),
    Clamp(u16, i64, i64),
    Min(u16, u16),
    Max(u16, u16),
    Abs(u16),
    Eq(u16, u16),
    Lt(u16, u16),
    Select(u16, u16, u16),
}

/// An expression over slots of up to 64 bits, computed modulo `2^64`.
#[derive(Clone, Debug)]
pub struct Tape(Vec<Op>);

/// What numbers are used for, a bit for each.
pub type Uses = u8;
/// They are added or compared, factors, combined bit by bit, or numbers of bits.
pub const ADDED: Uses = 1;
pub const FACTORS: Uses = 2;
pub const MASKS: Uses = 4;
pub const COUNTS: Uses = 8;

/// Where values are computed: as many rows as a tape has nodes.
#[derive(Default)]
pub struct Rows(Vec<[i64; CHUNK]>);

impl Tape {
    /// `root`, whose reads, of an operand from a bit on, of so many bits, are those that `bits` says; nothing where it has
    /// nothing to say, or where more than the low bits of large numbers is looked at.
    pub fn new(dag: &Dag, root: Id, mut bits: impl FnMut(u16, i128, u16) -> Option<Bits>) -> Option<Tape> {
        let nodes = dag.reachable(&[root]);
        if nodes.len() > MAX_NODES {
            return None;
        }
        let signed = Interval::of_width(64, true);
        let mut rows: FastMap<Id, u16> = FastMap::default();
        let mut tape = Vec::with_capacity(nodes.len());
        for id in nodes {
            // Modulo 2^64, and as it is.
            let low = |id: &Id| rows.get(id).copied();
            let row = |id: &Id| low(id).filter(|_| dag.interval(*id).within(signed));
            let op = match dag.node(id) {
                Node::Const(v) => Op::Const(*v as i64),
                Node::Read { base, width: width @ 1..=64, signed, index } => {
                    let index = dag.as_const(*index)?;
                    let [operand] = base[..] else { return None };
                    let first = index.checked_mul(i128::from(*width))?;
                    Op::Read(bits(operand, first, *width)?, *width, *signed)
                }
                Node::Sum(k, terms) => {
                    let terms = terms.iter().map(|(t, c)| Some((low(t)?, *c as i64)));
                    Op::Sum(*k as i64, terms.collect::<Option<_>>()?)
                }
                Node::Mul(a, b) => Op::Mul(low(a)?, low(b)?),
                Node::Shl(a, b) => Op::Shl(low(a)?, row(b)?),
                Node::Shr(a, b) if dag.interval(*a).within(signed) => Op::Shr(row(a)?, row(b)?),
                Node::Shr(a, b) => {
                    let is_unsigned = dag.interval(*a).within(Interval::of_width(64, false));
                    Op::ShrUnsigned(low(a).filter(|_| is_unsigned)?, row(b)?)
                }
                Node::And(a, b) => Op::And(low(a)?, low(b)?),
                Node::Or(a, b) => Op::Or(low(a)?, low(b)?),
                Node::Xor(a, b) => Op::Xor(low(a)?, low(b)?),
                Node::Wrap { a, width: width @ ..=64, signed } => Op::Wrap(low(a)?, *width, *signed),
                Node::Sat { a, width: width @ ..64, signed } => {
                    let range = Interval::of_width(*width, *signed);
                    Op::Clamp(row(a)?, range.lo as i64, range.hi as i64)
                }
                Node::Min(a, b) => Op::Min(row(a)?, row(b)?),
                Node::Max(a, b) => Op::Max(row(a)?, row(b)?),
                Node::Abs(a) => Op::Abs(row(a)?),
                Node::Eq(a, b) => Op::Eq(row(a)?, row(b)?),
                Node::Lt(a, b) => Op::Lt(row(a)?, row(b)?),
                Node::Select(c, a, b) => Op::Select(row(c)?, low(a)?, low(b)?),
                _ => return None,
            };
            rows.insert(id, tape.len() as u16);
            tape.push(op);
        }
        // Nodes come after what they are made of.
        (rows.get(&root) == Some(&(tape.len() as u16 - 1))).then_some(Tape(tape))
    }

    /// How many nodes it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// What it uses numbers for.
    pub fn uses(&self) -> Uses {
        let is_factor = |c: &i64| !c.unsigned_abs().is_power_of_two();
        let of = |op: &Op| match op {
            Op::Sum(_, terms) => {
                (if terms.len() > 1 { ADDED } else { 0 })
                    | (if terms.iter().any(|t| is_factor(&t.1)) { FACTORS } else { 0 })
            }
            Op::Min(..) | Op::Max(..) | Op::Eq(..) | Op::Lt(..) => ADDED,
            Op::Mul(..) => FACTORS,
            Op::And(..) | Op::Or(..) | Op::Xor(..) | Op::Select(..) => MASKS,
            Op::Shl(..) | Op::Shr(..) | Op::ShrUnsigned(..) => COUNTS,
            _ => 0,
        };
        // Shifts by one number are no use of another.
        let is_fixed = |op: &Op| match op {
            Op::Shl(_, n) | Op::Shr(_, n) | Op::ShrUnsigned(_, n) => {
                matches!(self.0[usize::from(*n)], Op::Const(_))
            }
            _ => false,
        };
        self.0.iter().filter(|op| !is_fixed(op)).fold(0, |all, op| all | of(op))
    }

    /// The first `count` values of up to `CHUNK`, of which the low bits `mask` are kept.
    pub fn run(&self, slots: &[Column<'_>], count: usize, mask: u64, rows: &mut Rows, out: &mut [u64]) {
        effort::spend(Work::Trial, 2 * (self.0.len() * count) as u64);
        rows.0.resize(rows.0.len().max(self.0.len()), [0; CHUNK]);
        for (n, op) in self.0.iter().enumerate() {
            let (before, rest) = rows.0.split_at_mut(n);
            let row = &mut rest[0][..count];
            let at = |a: &u16| &before[usize::from(*a)][..count];
            match op {
                Op::Wrap(a, width, signed) => {
                    let by = 64 - u32::from(*width);
                    if *signed {
                        one(at(a), row, |a| a << by >> by);
                    } else {
                        one(at(a), row, |a| ((a as u64) << by >> by) as i64);
                    }
                }
                Op::Clamp(a, lo, hi) => one(at(a), row, |a| a.clamp(*lo, *hi)),
                Op::Abs(a) => one(at(a), row, i64::wrapping_abs),
                Op::Const(v) => row.fill(*v),
                Op::Read(bits, width, signed) => {
                    let by = 64 - u32::from(*width);
                    let read = |v: u64| {
                        let above = v >> bits.first << by;
                        if *signed { above as i64 >> by } else { (above >> by) as i64 }
                    };
                    match slots[usize::from(bits.slot)] {
                        Column::All(v) => row.fill(read(v)),
                        Column::Each(all) => row.iter_mut().zip(all).for_each(|(r, v)| *r = read(*v)),
                    }
                }
                Op::Sum(k, terms) => {
                    row.fill(*k);
                    for (t, c) in terms {
                        row.iter_mut().zip(at(t)).for_each(|(r, t)| *r = r.wrapping_add(t.wrapping_mul(*c)));
                    }
                }
                Op::Select(c, a, b) => {
                    for (n, r) in row.iter_mut().enumerate() {
                        *r = if at(c)[n] != 0 { at(a)[n] } else { at(b)[n] };
                    }
                }
                Op::Mul(a, b) => two(row, (at(a), at(b)), |a, b| a.wrapping_mul(b)),
                Op::Shl(a, b) => {
                    two(row, (at(a), at(b)), |a, n| if (0..64).contains(&n) { a << n } else { 0 })
                }
                Op::Shr(a, b) => two(row, (at(a), at(b)), |a, n| a >> n.clamp(0, 63)),
                Op::ShrUnsigned(a, b) => {
                    two(
                        row,
                        (at(a), at(b)),
                        |a, n| if (0..64).contains(&n) { (a as u64 >> n) as i64 } else { 0 },
                    )
                }
                Op::And(a, b) => two(row, (at(a), at(b)), |a, b| a & b),
                Op::Or(a, b) => two(row, (at(a), at(b)), |a, b| a | b),
                Op::Xor(a, b) => two(row, (at(a), at(b)), |a, b| a ^ b),
                Op::Min(a, b) => two(row, (at(a), at(b)), i64::min),
                Op::Max(a, b) => two(row, (at(a), at(b)), i64::max),
                Op::Eq(a, b) => two(row, (at(a), at(b)), |a, b| i64::from(a == b)),
                Op::Lt(a, b) => two(row, (at(a), at(b)), |a, b| i64::from(a < b)),
            }
        }
        let last = &rows.0[self.0.len() - 1];
        out[..count].iter_mut().zip(last).for_each(|(o, v)| *o = *v as u64 & mask);
    }
}

/// `row` is `f` of another row.
fn one(a: &[i64], row: &mut [i64], f: impl Fn(i64) -> i64) {
    row.iter_mut().zip(a).for_each(|(r, a)| *r = f(*a));
}

/// `row` is `f` of two other rows.
fn two(row: &mut [i64], (a, b): (&[i64], &[i64]), f: impl Fn(i64, i64) -> i64) {
    row.iter_mut().zip(a.iter().zip(b)).for_each(|(r, (a, b))| *r = f(*a, *b));
}
