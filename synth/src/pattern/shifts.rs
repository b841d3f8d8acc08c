//! Instructions that move bits: shifts by a number or by as many bits as each element of an operand says, products with
//! powers of two, choices of bits.
//!
//! Found by watching, like movements of bytes ([`crate::goal::trace`]): each bit of the operands is told apart by the
//! values that it has in some rounds. This proposes, it does not prove.

use std::collections::BTreeMap;
use std::collections::hash_map::Entry;

use autoir_semantics::dag::{Node, Var};
use autoir_semantics::hash::FastMap;
use autoir_semantics::interp::{Bits, Interpreter, Run};
use autoir_semantics::lane::{Kind, LaneFn};
use autoir_semantics::vectors::Rng;

/// Rounds with different values.
const ROUNDS: usize = 16;
/// Bits of the result that are watched; what lies further on is done alike.
const BLOCK: u32 = 64;
/// Values of a control that are looked at, where all before them compute.
const TRIALS: usize = 5;
/// Bodies of more nodes than this do more than move bits.
const MAX_NODES: usize = 100;

/// Where a bit of a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// It is always the same.
    Const(bool),
    /// Bit number `.1` of the block of operand number `.0`.
    Of(u16, u32),
}

/// What an instruction does with the bits of its operands, block by block.
#[derive(Clone, Debug)]
pub struct Shifts {
    /// The operands that are moved, with the bits of a block of each.
    pub data: Vec<(u16, u32)>,
    /// The operand whose elements say how, if there is one.
    pub control: Option<u16>,
    /// Bits of an element of the control, and of a lane of the result.
    pub width: u16,
    /// Bits of a block of the result.
    pub block: u32,
    /// For each value of the control, or once, where each bit of the first `BLOCK` bits of the result comes from.
    pub moves: Vec<(i128, Vec<Origin>)>,
}

impl Shifts {
    /// What `f` does at these immediates, if it moves bits: as the elements of an operand say where `controlled`.
    pub fn new(f: &LaneFn, immediates: &BTreeMap<u16, i64>, controlled: bool) -> Option<Shifts> {
        let given: Vec<u16> = (0..f.operands.len() as u16).filter(|n| !immediates.contains_key(n)).collect();
        if !may_shift(f) || controlled && given.len() != 2 {
            return None;
        }
        let of = |control: Option<u16>| {
            let data: Vec<u16> = given.iter().copied().filter(|n| Some(*n) != control).collect();
            Watch::new(f, immediates, data, control)?.shifts()
        };
        if controlled { given.iter().rev().find_map(|n| of(Some(*n))) } else { of(None) }
    }

    /// The control values, each with where the bits of a block come from: all blocks are alike.
    pub fn origins(&self) -> impl Iterator<Item = (i128, &[Origin])> {
        self.moves.iter().map(|(value, origins)| (*value, &origins[..self.block as usize]))
    }
}

/// Whether `f` may move bits, by its operands and by what it computes.
pub fn may_shift(f: &LaneFn) -> bool {
    let given = || f.operands.iter().map(|o| o.kind).filter(|kind| *kind != Kind::Immediate);
    f.result.kind == Kind::Vector
        && matches!(f.result.width, 8 | 16 | 32 | 64)
        && (1..=2).contains(&given().count())
        && given().all(|kind| kind == Kind::Vector)
        && f.body_of(0).is_some_and(|body| f.dag.reachable(&[body]).len() <= MAX_NODES)
        && shifts(f)
}

/// Whether `f` shifts, multiplies or chooses bits.
fn shifts(f: &LaneFn) -> bool {
    let mut found = false;
    for id in f.dag.reachable(&f.bodies) {
        match f.dag.node(id) {
            Node::Shr(..) | Node::Shl(..) | Node::Mul(..) => found = true,
            Node::Read { width, index, .. } => found |= *width < 8 && f.dag.as_const(*index).is_none(),
            Node::Prim(..) | Node::First { .. } => return false,
            _ => {}
        }
    }
    found
}

/// An instruction that is watched.
struct Watch<'a> {
    f: &'a LaneFn,
    data: Vec<(u16, u32)>,
    control: Option<u16>,
    /// The operands in each round.
    inputs: Vec<Vec<Bits>>,
    /// The bits that are told apart.
    origins: FastMap<u16, Origin>,
}

impl<'a> Watch<'a> {
    fn new(
        f: &'a LaneFn,
        immediates: &BTreeMap<u16, i64>,
        data: Vec<u16>,
        control: Option<u16>,
    ) -> Option<Watch<'a>> {
        let result = f.result.bits();
        let mut rng = Rng::new(0x5417);
        let mut origins = FastMap::from_iter([(0, Origin::Const(false)), (u16::MAX, Origin::Const(true))]);
        let mut inputs: Vec<Vec<Bits>> = vec![Vec::new(); ROUNDS];
        let mut sizes = Vec::new();
        for (n, operand) in (0..).zip(&f.operands) {
            let bits = operand.bits();
            if !data.contains(&n) {
                let value = immediates.get(&n).copied().unwrap_or(0).to_le_bytes();
                inputs.iter_mut().for_each(|round| round.push(Bits::from_bytes(&value, bits)));
                continue;
            }
            let size = u32::try_from(u64::from(BLOCK) * u64::from(bits) / u64::from(result)).ok()?;
            if size == 0 || size > 2 * BLOCK || !bits.is_multiple_of(size) {
                return None;
            }
            sizes.push((n, size));
            let mut tags = Vec::new();
            while tags.len() < size as usize {
                let tag = (rng.next_u64() >> 32) as u16;
                if let Entry::Vacant(free) = origins.entry(tag) {
                    free.insert(Origin::Of(n, tags.len() as u32));
                    tags.push(tag);
                }
            }
            for (r, round) in inputs.iter_mut().enumerate() {
                let block = (0..).zip(&tags).fold(0, |b, (at, tag)| b | u128::from(tag >> r & 1) << at);
                let mut value = Bits::zero(bits);
                for at in (0..bits).step_by(size as usize) {
                    value.set(u64::from(at), size as u16, block);
                }
                round.push(value);
            }
        }
        let data = sizes;
        Some(Watch { f, data, control, inputs, origins })
    }

    fn shifts(mut self) -> Option<Shifts> {
        let width = self.f.result.width;
        let Some(control) = self.control else {
            let moves = vec![(0, self.watched()?)];
            return self.finished(moves, width);
        };
        if self.f.operands[usize::from(control)].bits() != self.f.result.bits() {
            return None;
        }
        let w = u32::from(width);
        let mut values: Vec<i128> = [1, 2].into_iter().chain((0..w).map(|n| 1 << n)).collect();
        values.extend((0..64.min(1 << w.min(16))).map(i128::from));
        values.extend((1..w).map(|n| (1i128 << w) - i128::from(n)));
        let (mut moves, mut trials): (Vec<(i128, Vec<Origin>)>, usize) = (Vec::new(), 0);
        for value in values {
            if moves.iter().any(|(known, _)| *known == value) {
                continue;
            }
            trials += 1;
            self.set(control, width, value);
            if let Some(origins) = self.watched() {
                match moves.iter_mut().find(|(_, known)| *known == origins) {
                    Some((known, _)) => *known = value.min(*known),
                    None => moves.push((value, origins)),
                }
            }
            // Two values may do as if they moved: nothing, and all ones.
            if trials >= TRIALS && moves.len() < 3 {
                return None;
            }
        }
        self.finished(moves, width)
    }

    /// Gives all elements of the control one value.
    fn set(&mut self, control: u16, width: u16, value: i128) {
        let n = usize::from(control);
        let bits = self.f.operands[n].bits();
        let mut all = Bits::zero(bits);
        for at in (0..bits).step_by(usize::from(width)) {
            all.set(u64::from(at), width, value as u128 & (u128::MAX >> (128 - width)));
        }
        self.inputs.iter_mut().for_each(|round| round[n] = all.clone());
    }

    /// Where each of the first bits of the result comes from; nothing if one is computed, which its lane tells.
    fn watched(&self) -> Option<Vec<Origin>> {
        let width = self.f.result.width;
        let mut rounds: Vec<Interpreter<'_>> =
            self.inputs.iter().map(|inputs| Interpreter::new(&self.f.dag, inputs)).collect();
        let mut origins = Vec::with_capacity(BLOCK as usize);
        for lane in 0..BLOCK / u32::from(width) {
            let (body, digits) = (self.f.body_of(lane)?, self.f.digits(lane));
            let value = |round: &mut Interpreter<'_>| {
                (0..).zip(&digits).for_each(|(axis, digit)| round.bind(Var(axis), i128::from(*digit)));
                round.eval(body)
            };
            let values: Vec<i128> = rounds.iter_mut().map(value).collect();
            for bit in 0..width {
                let tag =
                    (0..).zip(&values).fold(0, |tag, (r, value)| tag | ((value >> bit & 1) as u16) << r);
                origins.push(*self.origins.get(&tag)?);
            }
        }
        Some(origins)
    }

    /// The moves in the smallest blocks that depend on no others, if some bit comes to another place and all of the
    /// result is made alike.
    fn finished(self, moves: Vec<(i128, Vec<Origin>)>, width: u16) -> Option<Shifts> {
        let is_displaced = |(at, origin): (u32, &Origin)| match *origin {
            Origin::Of(_, from) => at % 8 != from % 8,
            Origin::Const(_) => false,
        };
        let displaces = moves.iter().any(|(_, origins)| (0..).zip(origins).any(is_displaced));
        if !displaces || !self.is_alike(&moves, width) {
            return None;
        }
        let block = (0..)
            .map(|n| u32::from(width) << n)
            .take_while(|block| *block < BLOCK)
            .find(|block| {
                let inside = |(at, origin): (u32, &Origin)| match *origin {
                    Origin::Of(operand, from) => self.data.iter().any(|(n, size)| {
                        let own = size * block / BLOCK;
                        *n == operand && own >= 8 && from / own == at / block
                    }),
                    Origin::Const(_) => true,
                };
                moves.iter().all(|(_, origins)| (0..).zip(origins).all(inside))
            })
            .unwrap_or(BLOCK);
        let data = self.data.iter().map(|(n, size)| (*n, size * block / BLOCK)).collect();
        Some(Shifts { data, control: self.control, width, block, moves })
    }

    /// Whether all of the result is made as the first bits are: tried once, with values and counts at random.
    fn is_alike(&self, moves: &[(i128, Vec<Origin>)], width: u16) -> bool {
        let mut rng = Rng::new(0xa11e);
        let mut inputs = self.inputs[0].clone();
        for (n, _) in &self.data {
            let bits = self.f.operands[usize::from(*n)].bits();
            let bytes: Vec<u8> = (0..bits.div_ceil(8)).map(|_| rng.next_u64() as u8).collect();
            inputs[usize::from(*n)] = Bits::from_bytes(&bytes, bits);
        }
        let result = self.f.result.bits();
        let chosen: Vec<usize> =
            (0..result / u32::from(width)).map(|_| rng.next_u64() as usize % moves.len()).collect();
        if let Some(control) = self.control {
            let mut all = Bits::zero(result);
            for (lane, n) in (0u64..).zip(&chosen) {
                let value = moves[*n].0 as u128 & (u128::MAX >> (128 - width));
                all.set(lane * u64::from(width), width, value);
            }
            inputs[usize::from(control)] = all;
        }
        let out = self.f.run(&inputs);
        (0..result).all(|at| {
            let origins = &moves[chosen[(at / u32::from(width)) as usize]].1;
            let expected = match origins[(at % BLOCK) as usize] {
                Origin::Const(bit) => u128::from(bit),
                Origin::Of(operand, from) => {
                    let size = self.data.iter().find(|(n, _)| *n == operand).map_or(0, |(_, size)| *size);
                    inputs[usize::from(operand)].get(u64::from(at / BLOCK * size + from), 1)
                }
            };
            out.get(u64::from(at), 1) == expected
        })
    }
}
