//! Instructions as patterns: their lanes in the normal form of [`Space`], one set per immediate value.

pub mod bounds;
pub mod control;
pub mod library;
pub mod lookup;
pub(crate) mod movements;
mod once;
pub mod root;
pub mod shifts;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::{Dag, Id, Node, Var};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::{Kind, LaneFn, Operand};

use crate::goal::bitwise;
use crate::goal::displace::{Places, displacement};
use crate::goal::space::Space;
use crate::goal::trace::Tracer;
use crate::goal::{self, Byte, Goal};
use crate::pattern::control::Control;
use crate::pattern::lookup::{Affine, Lookup};
use crate::pattern::root::Root;
use crate::pattern::shifts::Shifts;

/// Immediates of more bits than this are not enumerated.
const MAX_IMMEDIATE_BITS: u16 = 8;

/// Numbers in scalar registers of which an instruction reads more bits than this are not enumerated, and of those with
/// more than the second not all.
const MAX_COUNT_BITS: u16 = 8;
const MAX_COUNTED_BITS: u16 = 5;

/// Elements wider than this are cut: the vendor may describe a bitwise operation as one wide element.
const MAX_WIDTH: u16 = 64;

/// Expressions of more nodes than this are not specialized to every immediate.
const MAX_SPECIALIZED_NODES: usize = 200;

/// Lanes of more nodes than this, with reductions written out, are no patterns: no window is like them.
const MAX_NODES: usize = 1000;

/// All patterns of one instruction. Lane 0 of each is made at once, the others when it is wanted.
#[derive(Debug)]
pub struct Family {
    function: LaneFn,
    /// The first lanes.
    pub probe: Space,
    /// Whether an operand is a mask.
    pub masked: bool,
    /// Whether lane 0 is a read, perhaps one that another operand chooses: the instruction moves data.
    pub may_move: bool,
    /// Whether the instruction may put narrower registers together.
    pub joins: bool,
    /// Whether each bit of lane 0 is computed alone, whatever the immediates are.
    bitwise: bool,
    variants: Vec<Variant>,
    affine: OnceLock<Option<(Affine, Vec<u8>)>>,
    steered: OnceLock<Option<Shifts>>,
}

/// One instruction with fixed immediates.
#[derive(Debug)]
pub struct Variant {
    /// Values of the immediate operands, and of a scalar operand that is tried at each value, by operand number.
    pub immediates: BTreeMap<u16, i64>,
    /// Whether a scalar operand has a value among these.
    pub counts: bool,
    /// Lane 0, in the probe's space.
    pub first: Id,
    /// What the root of lane 0 asks for.
    pub root: Root,
    /// Whether data chooses what is read of an immediate: nothing to match with.
    looks_up: bool,
    /// Whether lane 0 only moves data.
    pub moves: bool,
    /// Whether each bit of lane 0 is computed alone.
    bitwise: bool,
    moved: OnceLock<Option<Vec<Byte>>>,
    permutes: OnceLock<bool>,
    table: OnceLock<Option<u8>>,
    /// By the logarithm of the lanes' width.
    patterns: [OnceLock<Option<Box<Pattern>>>; 7],
    control: OnceLock<Option<Box<Control>>>,
    lookup: OnceLock<Option<Box<Lookup>>>,
    joining: OnceLock<Option<Box<(u16, Lookup)>>>,
    shifts: OnceLock<Option<Box<Shifts>>>,
}

/// All lanes of one instruction with fixed immediates.
#[derive(Debug)]
pub struct Pattern {
    /// The expressions.
    pub space: Space,
    /// Values of the immediate operands, by operand number.
    pub immediates: BTreeMap<u16, i64>,
    /// Result register class.
    pub kind: Kind,
    /// Bits of a lane: its own, or fewer where the lanes can be cut without computing.
    pub width: u16,
    /// One expression per lane.
    pub lanes: Vec<Id>,
    /// How much further on each lane reads than the first, if that is all that it does otherwise.
    places: OnceLock<Vec<Option<Places>>>,
}

impl Family {
    /// The patterns of `f`, whose immediates lie in `ranges` where there are any; nothing if it has an operand
    /// that the search cannot supply.
    pub fn new(f: &LaneFn, ranges: &[(i64, i64)]) -> Option<Family> {
        let mut probe = Space::new(&f.operands, &[]);
        let of_kind = |kind: Kind| {
            (0..f.operands.len() as u16).filter(move |n| f.operands[usize::from(*n)].kind == kind)
        };
        let immediates: Vec<u16> = of_kind(Kind::Immediate).collect();
        let is_large = f.body_of(0).is_none_or(|body| written_out(&f.dag, body) > MAX_NODES);
        let values: Vec<BTreeMap<u16, i64>> = match immediates.as_slice() {
            [] => {
                let fixed = count(f).into_iter().flat_map(|(operand, bits)| {
                    counts(bits).into_iter().map(move |v| BTreeMap::from([(operand, v)]))
                });
                let any = (!is_large).then(BTreeMap::new);
                any.into_iter().chain(fixed).collect()
            }
            [_] if is_large || f.dag.reachable(&f.bodies).len() > MAX_SPECIALIZED_NODES => return None,
            [one] => {
                let width = f.operands[usize::from(*one)].width.min(MAX_IMMEDIATE_BITS);
                let last = (1i64 << width) - 1;
                let (low, high) = ranges.first().copied().unwrap_or((0, last));
                (low.max(0)..=high.min(last)).map(|v| BTreeMap::from([(*one, v)])).collect()
            }
            _ => return None,
        };
        if values.is_empty() || of_kind(Kind::Tile).next().is_some() || f.result.kind == Kind::Tile {
            return None;
        }
        let (masked, several) = (of_kind(Kind::Mask).next().is_some(), values.len() > 1);
        // Data may choose what is read of an immediate. Where that is not so and immediates choose no element, equal first
        // lanes are equal lanes.
        let chosen = immediates.iter().any(|i| is_chosen(f, *i));
        let uniform = f.bodies.len() == 1 && !chosen && !immediates.iter().any(|i| chooses_elements(f, *i));
        let (mut variants, mut seen) = (Vec::new(), BTreeSet::new());
        // Many do not look at all bits of their immediate, or do the same at several values of these.
        let looked_at = bits_of(f);
        let (mut seen_bodies, mut known, mut tried) = (Dag::new(), BTreeSet::new(), BTreeSet::new());
        for immediates in values {
            let bits: Vec<i64> = immediates.iter().map(|(n, v)| v & looked_at[usize::from(*n)]).collect();
            if !bits.is_empty() && !tried.insert(bits) {
                continue;
            }
            if !chosen && !uniform {
                let mut copied = FastMap::default();
                let mut leaf = |d: &mut Dag, id: Id| fixed(f, d, id, &immediates);
                let mut body = |b: &Id| seen_bodies.import_with(&f.dag, *b, &mut leaf, &mut copied);
                if !known.insert(f.bodies.iter().map(&mut body).collect::<Vec<Id>>()) {
                    continue;
                }
            }
            let first = specialize(&mut probe, f, 0, &immediates)?;
            if uniform && !seen.insert(first) {
                continue;
            }
            // A movement under a mask is a movement and a blend.
            if masked && several && merges_moves(&probe, first) {
                return None;
            }
            let looks_up = reads_any(&probe.dag, &[first], &immediates);
            variants.push(Variant {
                counts: immediates.keys().any(|n| f.operands[usize::from(*n)].kind == Kind::Scalar),
                immediates,
                first,
                root: Root::of(&probe.dag, first, f.result.width),
                looks_up,
                moves: f.result.width % 8 == 0 && goal::is_movement(&probe, first),
                bitwise: is_bitwise(&probe.dag, first),
                moved: OnceLock::new(),
                permutes: OnceLock::new(),
                table: OnceLock::new(),
                patterns: Default::default(),
                control: OnceLock::new(),
                lookup: OnceLock::new(),
                joining: OnceLock::new(),
                shifts: OnceLock::new(),
            });
        }
        probe.freeze(variants.iter_mut().map(|v| &mut v.first));
        Some(Family {
            bitwise: f.body_of(0).is_some_and(|e| is_bitwise(&f.dag, e)),
            may_move: may_move(&probe, &variants, masked),
            joins: !masked && joins(f, &variants),
            function: f.clone(),
            probe,
            masked,
            variants,
            affine: OnceLock::new(),
            steered: OnceLock::new(),
        })
    }

    /// The operands of the instruction.
    pub fn operands(&self) -> &[Operand] {
        &self.function.operands
    }

    /// Bits of a result lane.
    pub fn width(&self) -> u16 {
        self.function.result.width
    }

    /// Whether result lane `lane` is lane 0 but for where it reads.
    pub fn is_like_first(&self, lane: usize) -> bool {
        let same = |pattern: &Pattern| {
            let shape = |lane: &Id| pattern.space.known_key(*lane).shape;
            pattern.lanes.get(lane).map(shape) == pattern.lanes.first().map(shape)
        };
        let example = || self.pattern(self.variants.first()?, self.width());
        lane == 0 || example().is_some_and(same)
    }

    /// Whether `variant` may have lanes of `width` bits that compute: its own, or narrower ones where each
    /// bit is computed alone.
    pub fn computes_at(&self, variant: &Variant, width: u16) -> bool {
        let own = self.width();
        let narrower = own > width && own % width == 0 && !self.masked;
        if variant.looks_up {
            return false;
        }
        own == width || (own > MAX_WIDTH && width == MAX_WIDTH) || (narrower && variant.bitwise)
    }

    /// Whether the instruction moves the lanes of one register to lanes of another width.
    pub fn stretches(&self) -> bool {
        let [operand] = self.operands() else { return false };
        operand.kind == Kind::Vector && self.function.result.kind == Kind::Vector
    }

    /// Whether `variant` moves the bytes of one register to other places of the same register, each once: of use
    /// for data, not for what is still to be computed.
    pub fn permutes(&self, variant: &Variant) -> bool {
        *once::get(&variant.permutes, || {
            let [operand] = self.operands() else { return false };
            let Some(moved) = self.moved(variant).filter(|m| m.len() as u32 * 8 == operand.bits()) else {
                return false;
            };
            let mut places: Vec<&Byte> = moved.iter().filter(|b| matches!(b, Byte::Of(..))).collect();
            places.sort_unstable();
            places.dedup();
            places.len() == moved.len()
        })
    }

    /// Whether `variant` keeps a part of a register and computes the rest, as what narrows into the upper half does.
    pub fn completes(&self, variant: &Variant) -> bool {
        let keeps = |o: &Operand| o.kind == Kind::Vector && o.bits() < self.function.result.bits();
        variant.moves && self.operands().iter().any(keeps) && self.moved(variant).is_none()
    }

    /// The instruction at each of its immediates.
    pub fn variants(&self) -> &[Variant] {
        &self.variants
    }

    /// The bytes that `variant` moves, if it only moves data.
    pub fn moved<'a>(&'a self, variant: &'a Variant) -> Option<&'a Vec<Byte>> {
        let make = || {
            let bytes = variant.moves.then(|| Tracer::new(&self.function, &variant.immediates).moved());
            bytes?.into_iter().collect()
        };
        once::get(&variant.moved, make).as_ref()
    }

    /// The truth table of `variant`, if it combines three registers bit by bit.
    pub fn table(&self, variant: &Variant) -> Option<u8> {
        if self.masked || variant.moves || !(self.variants.len() >= 256 || self.bitwise) {
            return None;
        }
        *once::get(&variant.table, || bitwise::table(&self.function, &variant.immediates))
    }

    /// How `variant` moves bits, if it does.
    pub fn shifts<'a>(&'a self, variant: &'a Variant) -> Option<&'a Shifts> {
        if self.masked || variant.counts || variant.moves || variant.bitwise {
            return None;
        }
        let make = || Shifts::new(&self.function, &variant.immediates, false).map(Box::new);
        once::get(&variant.shifts, make).as_deref()
    }

    /// How the elements of an operand make the instruction move bits, if they do.
    pub fn steered_shifts(&self) -> Option<&Shifts> {
        let [only] = &self.variants[..] else { return None };
        if self.masked || only.moves || only.bitwise || self.operands().len() != 2 {
            return None;
        }
        once::get(&self.steered, || Shifts::new(&self.function, &only.immediates, true)).as_ref()
    }

    /// How `variant` looks up the bytes of elements, which bytes choose, if it does.
    pub fn lookup<'a>(&'a self, variant: &'a Variant) -> Option<&'a Lookup> {
        if !self.may_move || self.masked || !self.has_whole_bytes() {
            return None;
        }
        let control = || match self.width() {
            8 => self.control(variant).map(Cow::Borrowed),
            width => {
                let pattern = self.pattern(variant, width)?;
                Control::of(self, pattern, (&pattern.lanes, &pattern.immediates), 8).map(Cow::Owned)
            }
        };
        let make = || Lookup::new(&self.function, &variant.immediates, &*control()?).map(Box::new);
        once::get(&variant.lookup, make).as_deref()
    }

    /// Whether its elements are of few whole bytes.
    fn has_whole_bytes(&self) -> bool {
        matches!(self.width(), 8 | 16 | 32)
    }

    /// How `variant` looks up bytes and joins them, bit by bit, with those of an operand, if it does; and which operand.
    pub fn joining<'a>(&'a self, variant: &'a Variant) -> Option<&'a (u16, Lookup)> {
        let Node::Or(a, b) = *self.probe.dag.node(variant.first) else { return None };
        let own = self.width();
        let reads = |id| match self.probe.dag.node(id) {
            Node::Read { base, width, index, .. }
                if *width == own && self.probe.dag.as_const(*index) == Some(0) =>
            {
                base.first().copied()
            }
            _ => None,
        };
        if self.masked || !self.has_whole_bytes() || reads(a).is_some() == reads(b).is_some() {
            return None;
        }
        let joined = reads(a).or_else(|| reads(b))?;
        let make = || {
            let pattern = self.pattern(variant, own)?;
            let dag = &pattern.space.dag;
            let is_own = |id: Id, lane: usize| match dag.node(id) {
                Node::Read { base, width, index, .. } => {
                    *width == own && base[..] == [joined] && dag.as_const(*index) == Some(lane as i128)
                }
                _ => false,
            };
            let other = |(n, lane): (usize, &Id)| match *dag.node(*lane) {
                Node::Or(a, b) if is_own(a, n) => Some(b),
                Node::Or(a, b) if is_own(b, n) => Some(a),
                _ => None,
            };
            let lanes: Vec<Id> = pattern.lanes.iter().enumerate().map(other).collect::<Option<_>>()?;
            let mut fixed = variant.immediates.clone();
            fixed.insert(joined, 0);
            let control = Control::of(self, pattern, (&lanes, &fixed), 8)?;
            Some(Box::new((joined, Lookup::new(&self.function, &fixed, &control)?)))
        };
        once::get(&variant.joining, make).as_deref()
    }

    /// How the instruction multiplies bytes by matrices of bits, if it does, and what each variant makes of 0.
    pub fn affine(&self) -> Option<&(Affine, Vec<u8>)> {
        let first = self.variants.first()?;
        if self.masked || self.width() != 8 || first.bitwise || first.moves {
            return None;
        }
        let make = || {
            let affine = Affine::new(&self.function, &first.immediates)?;
            let zeros = self.variants.iter().map(|v| affine.of_zero(&self.function, &v.immediates)).collect();
            Some((affine, zeros))
        };
        once::get(&self.affine, make).as_ref()
    }

    /// Works out what most searches ask for.
    pub fn prepare(&self) {
        self.steered_shifts();
        for variant in &self.variants {
            self.shifts(variant);
            if self.may_move && variant.moves {
                self.moved(variant);
            } else if self.may_move {
                self.control(variant);
            }
        }
    }

    /// The meaning of the instruction.
    pub fn function(&self) -> &LaneFn {
        &self.function
    }

    /// All lanes of `variant`, cut to `width` bits; nothing where that is impossible.
    pub fn pattern<'a>(&'a self, variant: &'a Variant, width: u16) -> Option<&'a Pattern> {
        if !width.is_power_of_two() || !self.computes_at(variant, width) {
            return None;
        }
        let known = variant.patterns.get(width.trailing_zeros() as usize)?;
        let make = || Pattern::new(&self.function, &variant.immediates, width).map(Box::new);
        once::get(known, make).as_deref()
    }

    /// Some lanes of `variant`, cut to `width` bits, in `space`, which has the instruction's operands; nothing where that is
    /// impossible.
    pub(crate) fn some_lanes(
        &self,
        space: &mut Space,
        variant: &Variant,
        width: u16,
        wanted: &[u32],
    ) -> Option<Vec<Id>> {
        let per = u32::from(self.width() / width);
        let mut lane = |n: &u32| {
            let whole = specialize(space, &self.function, n / per, &variant.immediates)?;
            Some(if per == 1 { whole } else { space.part(whole, (n % per) as u16, width) })
        };
        if !self.computes_at(variant, width) || self.function.result.lanes() * per <= *wanted.iter().max()? {
            return None;
        }
        let lanes: Vec<Id> = wanted.iter().map(&mut lane).collect::<Option<_>>()?;
        (per == 1 || lanes.iter().all(|l| is_bitwise(&space.dag, *l))).then_some(lanes)
    }

    /// How `variant` moves data if one of its operands is constant.
    pub fn control<'a>(&'a self, variant: &'a Variant) -> Option<&'a Control> {
        let make = || Control::new(self, self.pattern(variant, self.width().min(MAX_WIDTH))?).map(Box::new);
        once::get(&variant.control, make).as_deref()
    }
}

/// Whether some lane 0 is a read, perhaps one that another operand chooses.
fn may_move(probe: &Space, variants: &[Variant], masked: bool) -> bool {
    let is_read = |e: Id| matches!(probe.dag.node(e), Node::Read { .. } | Node::Const(_));
    let plain = variants.len() == 1;
    variants.iter().any(|v| match probe.dag.node(v.first) {
        Node::Select(c, a, b) if masked => plain && is_read(*c) && is_read(*a) && is_read(*b),
        _ if masked => false,
        Node::Read { .. } | Node::Select(..) | Node::Const(_) => true,
        _ => goal::is_movement(probe, v.first),
    })
}

/// Whether `lane` is a choice between movements.
fn merges_moves(probe: &Space, lane: Id) -> bool {
    let plain = |e: Id| goal::is_movement(probe, e);
    matches!(*probe.dag.node(lane), Node::Select(_, a, b) if plain(a) && plain(b))
}

/// Whether two vectors may lie side by side in the result.
fn joins(f: &LaneFn, variants: &[Variant]) -> bool {
    let bits = f.result.bits();
    let vectors = || f.operands.iter().filter(|o| o.kind == Kind::Vector);
    variants.first().is_some_and(|v| v.moves)
        && vectors().count() == 2
        && (bits == 128 || vectors().any(|o| o.bits() < bits))
        && f.result.kind == Kind::Vector
}

/// A scalar operand of which a lane uses a few low bits in several places, and how many bits: a number that a match
/// cannot bind, because one place gives it and the others have to agree.
fn count(f: &LaneFn) -> Option<(u16, u16)> {
    // In interleaving, the outer lanes stay where they are.
    let body = f.bodies.iter().copied().max_by_key(|body| f.dag.reachable(&[*body]).len())?;
    if f.operands.iter().any(|o| o.kind == Kind::Mask) {
        return None;
    }
    let reachable = f.dag.reachable(&[body]);
    let scalar = |id: Id| match f.dag.node(id) {
        Node::Read { base, index, .. } if f.dag.as_const(*index) == Some(0) => match base[..] {
            [o] if f.operands.get(usize::from(o))?.kind == Kind::Scalar => Some(o),
            _ => None,
        },
        _ => None,
    };
    let users = |id: Id| -> Vec<Id> {
        reachable.iter().copied().filter(|user| f.dag.node(*user).children().contains(&id)).collect()
    };
    let read = reachable.iter().copied().find(|id| scalar(*id).is_some())?;
    // The bits of the number from one on, and where they are used.
    let (mut bits, mut uses) = (0, 0);
    let mut fields: Vec<(Id, u16)> = users(read).into_iter().map(|user| (user, 0)).collect();
    while let Some((field, from)) = fields.pop() {
        match *f.dag.node(field) {
            Node::Wrap { width, signed: false, .. } => {
                bits = bits.max(from + width);
                uses += users(field).len();
            }
            Node::Shr(_, n) if from == 0 => {
                let n = u16::try_from(f.dag.as_const(n)?).ok()?;
                fields.extend(users(field).into_iter().map(|user| (user, n)));
            }
            _ => return None,
        }
    }
    (bits <= MAX_COUNT_BITS && uses > 1).then_some((scalar(read)?, bits))
}

/// The numbers of so many bits that are tried: where there are many, those of ones above zeros, by which interleaving
/// says the size of what it moves.
fn counts(bits: u16) -> BTreeSet<i64> {
    let all = (1i64 << bits) - 1;
    if bits <= MAX_COUNTED_BITS {
        return (0..=all).collect();
    }
    (0..bits).map(|n| all & (-1 << n)).collect()
}

/// Whether data or the lane's number choose what is read of the operand numbered `immediate`.
fn is_chosen(f: &LaneFn, immediate: u16) -> bool {
    let chosen = |n: &Id| match f.dag.node(*n) {
        Node::Read { base, index, .. } => base.contains(&immediate) && f.dag.as_const(*index).is_none(),
        _ => false,
    };
    f.dag.reachable(&f.bodies).iter().any(chosen)
}

/// Whether what is read depends on the operand numbered `immediate`, or each lane shifts down its own part of it.
fn chooses_elements(f: &LaneFn, immediate: u16) -> bool {
    let is_it = |n: &Id| matches!(f.dag.node(*n), Node::Read { base, .. } if base.contains(&immediate));
    let chosen = |n: &Id| match f.dag.node(*n) {
        Node::Read { index, .. } => f.dag.reachable(&[*index]).iter().any(is_it),
        _ => false,
    };
    // A part that is shifted down by the lane's number.
    let values = bounds::values(&f.dag, &f.bodies);
    let by_lane = values.iter().any(is_it) && values.iter().any(|n| matches!(f.dag.node(*n), Node::Var(..)));
    by_lane || f.dag.reachable(&f.bodies).iter().any(chosen)
}

/// Lane `lane` of `f` with its axes and immediates replaced by their values.
fn specialize(space: &mut Space, f: &LaneFn, lane: u32, immediates: &BTreeMap<u16, i64>) -> Option<Id> {
    let digits = f.digits(lane);
    let mut leaf = |d: &mut Dag, id: Id| match f.dag.node(id) {
        Node::Var(Var(v), _) if usize::from(*v) < digits.len() => {
            Some(d.constant(i128::from(digits[usize::from(*v)])))
        }
        _ => fixed(f, d, id, immediates),
    };
    let value = space.import(&f.dag, f.body_of(lane)?, &mut leaf);
    // Goals are matched modulo the lane's width: truncations that this makes idle are not part of the pattern.
    let low = space.dag.low_bits(value, f.result.width);
    Some(space.simplify(low))
}

/// How many nodes `e` has once reductions are written out; those inside of another count once for it.
fn written_out(dag: &Dag, e: Id) -> usize {
    let nodes = |id: Id| match dag.node(id) {
        Node::Reduce { count, body, .. } => (*count as usize).saturating_mul(dag.reachable(&[*body]).len()),
        _ => 1,
    };
    dag.reachable(&[e]).into_iter().map(nodes).fold(0, usize::saturating_add)
}

/// The bits of each operand that `f` looks at: all of one of which data chooses what is read.
fn bits_of(f: &LaneFn) -> Vec<i64> {
    let mut bits = vec![0; f.operands.len()];
    for id in f.dag.reachable(&f.bodies) {
        let Node::Read { base, width, index, .. } = f.dag.node(id) else { continue };
        let first =
            f.dag.as_const(*index).and_then(|i| u32::try_from(i.checked_mul(i128::from(*width))?).ok());
        let read = match (first, *width) {
            (Some(first), width @ 1..64) if base.len() == 1 => {
                ((1i64 << width) - 1).checked_shl(first).unwrap_or(0)
            }
            _ => -1,
        };
        for operand in base.iter() {
            bits[usize::from(*operand)] |= read;
        }
    }
    bits
}

/// Whether `roots` read one of these immediates.
fn reads_any(dag: &Dag, roots: &[Id], immediates: &BTreeMap<u16, i64>) -> bool {
    dag.reachable(roots).iter().any(|n| match dag.node(*n) {
        Node::Read { base, .. } => base.iter().any(|b| immediates.contains_key(b)),
        _ => false,
    })
}

/// The value of node `id` of `f`, in `dag`, if it reads an immediate that has one.
fn fixed(f: &LaneFn, dag: &mut Dag, id: Id, immediates: &BTreeMap<u16, i64>) -> Option<Id> {
    let Node::Read { base, width, signed, index } = f.dag.node(id) else { return None };
    let [operand] = base[..] else { return None };
    let (value, index) = (immediates.get(&operand)?, f.dag.as_const(*index)?);
    let shift = u32::try_from(index.checked_mul(i128::from(*width))?).ok()?;
    Some(dag.constant(wrap_value(i128::from(*value).checked_shr(shift).unwrap_or(0), *width, *signed)))
}

impl Pattern {
    fn new(f: &LaneFn, immediates: &BTreeMap<u16, i64>, width: u16) -> Option<Pattern> {
        let mut space = Space::new(&f.operands, &[]);
        let lanes: Vec<Option<Id>> = (0..f.result.lanes())
            .map(|n| specialize(&mut space, f, n, immediates).map(Some))
            .collect::<Option<_>>()?;
        let (kind, own) = (f.result.kind, f.result.width);
        let mut whole = Goal { kind, bits: f.result.bits(), width: own, demand: own, lanes };
        if width < own {
            whole = goal::recut(&mut space, &whole, width);
            if !is_bitwise(&space.dag, whole.lanes[0]?) {
                return None;
            }
        }
        let mut lanes: Vec<Id> = whole.lanes.into_iter().collect::<Option<_>>()?;
        space.freeze(&mut lanes);
        let places = OnceLock::new();
        Some(Pattern { space, immediates: immediates.clone(), kind, width, lanes, places })
    }

    /// How many bits further on lane `to` reads `operand` than lane `from`, if that is all that it does otherwise.
    pub(crate) fn distance(&self, operand: u16, from: usize, to: usize) -> Option<i64> {
        let place = |lane: &Id| displacement(&self.space.dag, self.lanes[0], *lane);
        let places = self.places.get_or_init(|| self.lanes.iter().map(place).collect());
        let of = |lane: usize| Some(places[lane].as_ref()?.iter().find(|(o, _)| *o == operand)?.1);
        Some(of(to)? - of(from)?)
    }
}

/// Whether `e` is a bitwise operation that was cut cleanly: it reads, but neither shifts nor truncates.
fn is_bitwise(dag: &Dag, e: Id) -> bool {
    match dag.node(e) {
        Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => is_bitwise(dag, *a) && is_bitwise(dag, *b),
        Node::Select(_, a, b) => is_bitwise(dag, *a) && is_bitwise(dag, *b),
        Node::Sum(_, terms) => match terms[..] {
            [(t, -1)] => is_bitwise(dag, t),
            _ => false,
        },
        Node::Read { .. } | Node::Const(_) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{found, library};

    /// The number of variants of the instruction that does what a window says; nothing if it has no patterns.
    fn variants(text: &str) -> Option<usize> {
        Some(library(&[text]).family(0)?.variants().len())
    }

    #[test]
    fn immediates_that_do_the_same_are_one_variant() {
        let of = |body: &str| {
            variants(&format!(
                "window f(m: u1x16, a: u8x16, n: imm u8) -> u8x16 {{\n    out[i] = {body}\n}}\n"
            ))
        };
        // Some bits alone are looked at.
        assert_eq!(of("a[4*(i/4) + n.u2[1]]"), Some(4));
        // From eight on, nothing is left.
        assert_eq!(of("a[i] >> n[0]"), Some(9));
        // Data chooses the bit, and so does the lane's number.
        assert_eq!(of("n.u1[a[i] & 7]"), Some(256));
        assert_eq!(of("select(n.u1[i/2] == 1, a[i], 0)"), Some(256));
        // A movement under a mask is a movement and a blend.
        assert_eq!(of("select(m[i], a[4*(i/4) + n.u2[1]], 0)"), None);
    }

    #[test]
    fn of_programs_that_cost_the_same_one_without_zero_is_found() {
        let difference = "window d(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = sat_i16(a[i] - b[i])\n}\n";
        let negation = "window n(a: i16x8) -> i16x8 {\n    out[i] = sat_i16(-a[i])\n}\n";
        for (instructions, expected) in [([difference, negation], "i1"), ([negation, difference], "i0")] {
            let program = found(negation, &instructions).expect("a program");
            assert_eq!(program.steps[0].instruction, expected);
        }
    }
    #[test]
    fn numbers_of_many_bits_are_ones_above_zeros() {
        let moves = "window x(a: u8x16, n: u32) -> u8x16 {\n    out[0] = a[0]\n    \
            for i < 15: out[i + 1] = select(n.u1[6] == 1, select(n.u1[5] == 1, a[15 - i], a[i]), a[i + 1])\n}\n";
        assert_eq!(super::counts(7).into_iter().collect::<Vec<i64>>(), [64, 96, 112, 120, 124, 126, 127]);
        assert_eq!(variants(moves), Some(3), "any number, and two that do something else");
        let reversed =
            "window w(b: u8x16) -> u8x16 {\n    out[0] = b[0]\n    for i < 15: out[i + 1] = b[15 - i]\n}\n";
        let program = found(reversed, &[moves]).expect("a number reverses bytes");
        assert_eq!(program.steps.len(), 1);
    }
}
