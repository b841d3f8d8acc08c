//! Goals: register values that a program must produce.
//!
//! A goal is a register cut into lanes, each lane an expression over the window's operands or nothing (any
//! bits will do). Equal goals are one goal: lanes are in normal form, plain data movement is cut into
//! bytes, neighbouring parts of one value are fused, and a register is as narrow as its lanes allow.

mod apart;
pub mod bits;
pub mod bitwise;
mod byte_pairs;
pub mod choice;
pub(crate) mod displace;
mod extrema;
pub mod function;
pub mod limbs;
pub mod mask_groups;
mod masked;
mod memo;
mod narrower;
mod order;
mod quotient;
pub mod rewrites;
mod rounding;
pub(crate) mod sample;
mod saturation;
mod shifts;
mod sign_bits;
pub mod space;
pub mod tables;
pub mod trace;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::{Kind, Operand};

use crate::goal::memo::Memo;
use crate::goal::space::Space;

/// Bytes of the largest register.
const MAX_OPEN: u32 = 512;

/// A goal of a [`Goals`] table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GoalId(pub u32);

/// A register value to be produced.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// Register class.
    pub kind: Kind,
    /// Size of the register in bits.
    pub bits: u32,
    /// Bits of a lane.
    pub width: u16,
    /// Low bits of each lane that matter; the others may be anything.
    pub demand: u16,
    /// The value of each lane modulo `2^demand`; nothing where any value will do.
    pub lanes: Vec<Option<Id>>,
}

impl Goal {
    /// The goal with each lane that matters replaced by what `lane` says; nothing where it has nothing to say.
    pub fn with_lanes(&self, mut lane: impl FnMut(Id) -> Option<Id>) -> Option<Goal> {
        let lanes = self.lanes.iter().map(|old| match old {
            None => Some(None),
            Some(e) => lane(*e).map(Some),
        });
        Some(Goal { lanes: lanes.collect::<Option<_>>()?, ..self.clone() })
    }
}

/// A part of an operand register that a match binds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// First bit.
    pub offset: u32,
    /// Bits bound.
    pub width: u16,
    /// Low bits that matter.
    pub demand: u16,
    /// The value modulo `2^demand`.
    pub value: Id,
}

/// One byte of a data movement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Byte {
    /// Any value will do.
    Any,
    /// A constant.
    Const(u8),
    /// Byte number `.1` of operand `.0`.
    Of(u16, u32),
}

/// All goals of a search.
#[derive(Debug, Default)]
pub struct Goals {
    goals: Vec<Goal>,
    /// Bits of the narrowest register.
    narrowest: u32,
    /// Bits of the widest lanes that something computes.
    widest_lane: u16,
    index: FastMap<Goal, GoalId>,
    /// Values that are moved once they are computed, by the operand that stands for each.
    temporaries: BTreeMap<u16, GoalId>,
    /// The operand whose bits stand for any.
    open: Option<u16>,
    /// Which expressions have open bits.
    opens: RefCell<Memo<bool>>,
    /// Goals that may be made by moving temporaries, with the bytes of these.
    arrangements: BTreeMap<GoalId, Vec<Vec<Byte>>>,
    /// Results of several registers, which lie side by side without an instruction.
    results: BTreeSet<GoalId>,
}

impl Goals {
    /// No goals, for a target whose vector registers have at least `narrowest` bits, and in which something computes
    /// lanes of up to `widest_lane` bits.
    pub fn new(narrowest: u32, widest_lane: u16) -> Goals {
        Goals { narrowest, widest_lane, ..Goals::default() }
    }

    /// The goal of an id.
    pub fn get(&self, id: GoalId) -> &Goal {
        &self.goals[id.0 as usize]
    }

    /// Number of goals.
    pub fn len(&self) -> usize {
        self.goals.len()
    }

    /// Whether there are no goals.
    pub fn is_empty(&self) -> bool {
        self.goals.is_empty()
    }

    /// The operand that stands for the value of `goal`, a vector, where that is moved as a whole.
    pub fn temporary(&mut self, space: &mut Space, goal: Goal) -> u16 {
        let id = self.intern(space, goal);
        if let Some((operand, _)) = self.temporaries.iter().find(|(_, of)| **of == id) {
            return *operand;
        }
        let bits = self.get(id).bits;
        let operand = space.add_operand(Operand {
            name: format!("value {}", id.0),
            kind: Kind::Vector,
            width: 8,
            signed: false,
            extents: vec![bits / 8],
        });
        self.temporaries.insert(operand, id);
        operand
    }

    /// The operand whose bits stand for any: of goals that want some bits of a byte alone.
    pub fn open(&mut self, space: &mut Space) -> u16 {
        *self.open.get_or_insert_with(|| {
            space.add_operand(Operand {
                name: "anything".to_owned(),
                kind: Kind::Vector,
                width: 8,
                signed: false,
                extents: vec![MAX_OPEN],
            })
        })
    }

    /// That operand, if there is one.
    pub fn open_bits(&self) -> Option<u16> {
        self.open
    }

    /// Whether bits of `goal` may be any.
    pub fn has_open_bits(&self, space: &Space, goal: &Goal) -> bool {
        let Some(open) = self.open else { return false };
        let mut known = self.opens.borrow_mut();
        goal.lanes.iter().flatten().any(|e| has_open(space, open, *e, &mut known))
    }

    /// Notes that a goal may be made by moving temporaries.
    pub fn arrange(&mut self, id: GoalId, bytes: Vec<Byte>) {
        self.arrangements.entry(id).or_default().push(bytes);
    }

    /// The bytes of temporaries that make a goal, in each of the ways in which it may be made so.
    pub fn arrangements(&self, id: GoalId) -> &[Vec<Byte>] {
        self.arrangements.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The goal of a result whose registers lie side by side without an instruction.
    pub fn result(&mut self, space: &mut Space, goal: Goal) -> GoalId {
        let id = self.intern(space, goal);
        self.results.insert(id);
        id
    }

    /// Whether a goal is such a result.
    pub fn is_result(&self, id: GoalId) -> bool {
        self.results.contains(&id)
    }

    /// Whether a goal is moved once it is computed.
    pub fn is_temporary(&self, id: GoalId) -> bool {
        self.temporaries.values().any(|of| *of == id)
    }

    /// Whether there are such values.
    pub fn has_temporaries(&self) -> bool {
        !self.temporaries.is_empty()
    }

    /// Whether an operand stands for such a value: it is not at hand.
    pub fn stands_for_temporary(&self, operand: u16) -> bool {
        self.temporaries.contains_key(&operand)
    }

    /// The values that `goal` needs whatever is done with them, as far as its first and its last lane say.
    pub fn temporaries_in(&self, space: &Space, goal: &Goal) -> Vec<GoalId> {
        if self.temporaries.is_empty() {
            return Vec::new();
        }
        if let Some(want) = bytes(space, goal) {
            return self.temporaries_of(&want).into_iter().collect();
        }
        let mut wanted = goal.lanes.iter().flatten().copied();
        let ends: Vec<Id> = wanted.next().into_iter().chain(wanted.next_back()).collect();
        let read = |id: Id| match space.dag.node(id) {
            Node::Read { base, .. } if base.len() == 1 => self.temporaries.get(&base[0]).copied(),
            _ => None,
        };
        let nodes = space.dag.reachable(&ends);
        effort::spend(Work::Value, nodes.len() as u64);
        let found: BTreeSet<GoalId> = nodes.into_iter().filter_map(read).collect();
        found.into_iter().collect()
    }

    /// The values that `bytes` are of, where these are moved once they are computed.
    pub fn temporaries_of(&self, bytes: &[Byte]) -> BTreeSet<GoalId> {
        let temporary = |b: &Byte| match b {
            Byte::Of(operand, _) => self.temporaries.get(operand).copied(),
            Byte::Any | Byte::Const(_) => None,
        };
        if self.temporaries.is_empty() {
            BTreeSet::new()
        } else {
            bytes.iter().filter_map(temporary).collect()
        }
    }

    /// The goal that has `goal` in its low part, if that is nothing but a temporary in its place.
    fn computed(&self, space: &Space, goal: &Goal) -> Option<GoalId> {
        if self.temporaries.is_empty() {
            return None;
        }
        let want = bytes(space, goal)?;
        let mut found = None;
        for (at, byte) in (0u32..).zip(want) {
            match byte {
                Byte::Of(operand, index) if index == at && found.is_none_or(|f| f == operand) => {
                    found = Some(operand);
                }
                Byte::Any => {}
                _ => return None,
            }
        }
        self.temporaries.get(&found?).copied()
    }

    /// The id of `goal` after bringing it into normal form.
    pub fn intern(&mut self, space: &mut Space, goal: Goal) -> GoalId {
        effort::spend(Work::Lane, goal.lanes.len() as u64);
        let goal = canonical(space, goal, self);
        if let Some(computed) = self.computed(space, &goal) {
            return computed;
        }
        if let Some(id) = self.index.get(&goal) {
            return *id;
        }
        let id = GoalId(self.goals.len() as u32);
        self.goals.push(goal.clone());
        self.index.insert(goal, id);
        id
    }
}

/// Whether `e` reads of the operand `open`.
fn has_open(space: &Space, open: u16, e: Id, known: &mut Memo<bool>) -> bool {
    if let Some(known) = known.get(e) {
        return known;
    }
    let node = space.dag.node(e);
    let mut found = matches!(node, Node::Read { base, .. } if base[..] == [open]);
    node.each_child(|c| found = found || has_open(space, open, c, known));
    known.insert(e, found);
    found
}

/// The goal that `fields` of a register of `bits` bits make, if they are compatible. Fields are keyed by
/// their first bit.
pub fn from_fields(space: &mut Space, kind: Kind, bits: u32, fields: &BTreeMap<u32, Field>) -> Option<Goal> {
    let first = fields.values().next()?;
    let uniform = fields.values().all(|f| f.width == first.width && f.offset % u32::from(f.width) == 0);
    if uniform && bits.is_multiple_of(u32::from(first.width)) {
        let demand = fields.values().map(|f| f.demand).max()?;
        let mut lanes = vec![None; (bits / u32::from(first.width)) as usize];
        for f in fields.values() {
            lanes[(f.offset / u32::from(first.width)) as usize] = Some(f.value);
        }
        return Some(Goal { kind, bits, width: first.width, demand: demand.min(first.width), lanes });
    }
    // Lanes of several widths: cut all of them to the narrowest.
    let width = fields.values().map(|f| f.width).min()?;
    let aligned = fields.values().all(|f| f.width % width == 0 && f.offset % u32::from(width) == 0);
    if !aligned || !bits.is_multiple_of(u32::from(width)) {
        return None;
    }
    let mut lanes: Vec<Option<Id>> = vec![None; (bits / u32::from(width)) as usize];
    for f in fields.values() {
        for part in 0..f.width / width {
            let lane = &mut lanes[(f.offset / u32::from(width)) as usize + usize::from(part)];
            let value = (part * width < f.demand).then(|| space.field(f.value, part * width, width));
            match (*lane, value) {
                (Some(a), Some(b)) if a != b => return None,
                (None, v) => *lane = v,
                _ => {}
            }
        }
    }
    Some(Goal { kind, bits, width, demand: width, lanes })
}

/// Single bits that are the top bits of equally wide elements, as those elements: all ones where the bit is
/// set. An instruction that looks at signs only takes such a mask.
pub fn signs(space: &mut Space, fields: &BTreeMap<u32, Field>) -> Option<BTreeMap<u32, Field>> {
    let first = *fields.keys().next()?;
    let width = first + 1;
    let is_sign = |(at, f): (&u32, &Field)| f.width == 1 && (at + 1) % width == 0;
    if !matches!(width, 8 | 16 | 32 | 64) || !fields.iter().all(is_sign) {
        return None;
    }
    let mut wide = BTreeMap::new();
    for (at, field) in fields {
        let value = space.dag.neg(field.value);
        let value = space.low(value, width as u16);
        let field = Field { offset: at + 1 - width, width: width as u16, demand: width as u16, value };
        wide.insert(field.offset, field);
    }
    Some(wide)
}

/// `goal` with its lanes cut to `width` bits, which divides their width.
pub fn recut(space: &mut Space, goal: &Goal, width: u16) -> Goal {
    let per = goal.width / width;
    let mut lanes = Vec::with_capacity(goal.lanes.len() * usize::from(per));
    for lane in &goal.lanes {
        for part in 0..per {
            lanes.push(match lane {
                Some(e) if part * width < goal.demand => Some(space.part(*e, part, width)),
                _ => None,
            });
        }
    }
    Goal { width, demand: width, lanes, ..goal.clone() }
}

/// The bytes of a goal that is plain data movement.
pub fn bytes(space: &Space, goal: &Goal) -> Option<Vec<Byte>> {
    if goal.width != 8 || goal.kind == Kind::Mask {
        return None;
    }
    goal.lanes.iter().map(|lane| lane.map_or(Some(Byte::Any), |e| byte_of(space, e))).collect()
}

/// The goal that wants `bytes` of a register of a kind and a size in bits; of what is left of it, anything will do.
pub(crate) fn of_bytes(
    space: &mut Space,
    (kind, bits): (Kind, u32),
    bytes: impl IntoIterator<Item = Byte>,
) -> Goal {
    let mut lanes: Vec<Option<Id>> = bytes.into_iter().map(|b| expression(space, b)).collect();
    lanes.resize((bits / 8) as usize, None);
    Goal { kind, bits, width: 8, demand: 8, lanes }
}

/// The expression of a byte.
pub(crate) fn expression(space: &mut Space, byte: Byte) -> Option<Id> {
    match byte {
        Byte::Any => None,
        Byte::Const(v) => Some(space.dag.constant(i128::from(v))),
        Byte::Of(operand, index) => Some(space.byte(operand, index)),
    }
}

fn byte_of(space: &Space, e: Id) -> Option<Byte> {
    match space.dag.node(e) {
        Node::Const(v) => u8::try_from(*v).ok().map(Byte::Const),
        Node::Read { base, width: 8, signed: false, index } if base.len() == 1 => {
            let index = u32::try_from(space.dag.as_const(*index)?).ok()?;
            Some(Byte::Of(base[0], index))
        }
        _ => None,
    }
}

fn canonical(space: &mut Space, mut goal: Goal, goals: &Goals) -> Goal {
    for lane in goal.lanes.iter_mut().flatten() {
        *lane = space.low(*lane, goal.demand);
    }
    let has_bits = goal.width < 8;
    if let Some(whole) = whole_elements(space, &goal) {
        goal = whole;
    }
    if goal.kind == Kind::Mask {
        // Each bit is a lane.
    } else if is_moved(space, &goal) {
        goal = moved_bytes(space, &goal).unwrap_or(goal);
    } else {
        while goal.width < goals.widest_lane
            && goal.lanes.len() % 2 == 0
            && goal.lanes.iter().skip(1).step_by(2).all(Option::is_none)
        {
            goal.lanes = goal.lanes.iter().copied().step_by(2).collect();
            goal.width *= 2;
        }
        while goal.width < goals.widest_lane
            && let Some(wider) = fuse(space, &goal)
        {
            goal = wider;
        }
        // Bits side by side may be bytes.
        if has_bits && is_moved(space, &goal) {
            goal = moved_bytes(space, &goal).unwrap_or(goal);
        }
    }
    shrink(&mut goal, goals.narrowest);
    goal
}

/// `goal`, of which the low bits of elements of the operands are wanted, as these elements: they are at hand.
fn whole_elements(space: &Space, goal: &Goal) -> Option<Goal> {
    let fits = goal.kind != Kind::Mask && goal.demand < goal.width && goal.width % 8 == 0;
    let whole = |e: Id| match *space.dag.node(e) {
        Node::Wrap { a, width, .. } if width == goal.demand => match space.dag.node(a) {
            Node::Read { width, signed: false, index, .. } if *width == goal.width => {
                space.dag.as_const(*index).map(|_| a)
            }
            _ => None,
        },
        _ => None,
    };
    fits.then(|| Goal { demand: goal.width, ..goal.clone() }.with_lanes(whole)).flatten()
}

/// Whether `goal` may be plain data movement.
fn is_moved(space: &Space, goal: &Goal) -> bool {
    goal.width % 8 == 0 && goal.lanes.iter().flatten().all(|e| is_movement(space, *e))
}

/// `goal` cut into bytes, if it is plain data movement.
fn moved_bytes(space: &mut Space, goal: &Goal) -> Option<Goal> {
    Some(recut(space, goal, 8)).filter(|cut| bytes(space, cut).is_some())
}

/// A cheap test for expressions that may be plain reads and constants side by side.
pub fn is_movement(space: &Space, e: Id) -> bool {
    match space.dag.node(e) {
        Node::Const(_) => true,
        Node::Read { width, signed, index, .. } => {
            width % 8 == 0 && !signed && space.dag.as_const(*index).is_some()
        }
        Node::Sum(k, terms) => {
            let field = |(t, c): &(Id, i128)| match space.dag.node(*t) {
                Node::Read { width, .. } if width % 8 == 0 && *c > 0 && c.count_ones() == 1 => {
                    let first = c.trailing_zeros();
                    (first % 8 == 0).then_some((first, first + u32::from(*width)))
                }
                _ => None,
            };
            let Some(mut fields) = terms.iter().map(field).collect::<Option<Vec<_>>>() else { return false };
            fields.sort_unstable();
            // Values in the same bits are added, not put side by side.
            *k >= 0 && terms.len() <= 8 && fields.windows(2).all(|pair| pair[0].1 <= pair[1].0)
        }
        Node::Wrap { a, width, .. } => width % 8 == 0 && matches!(space.dag.node(*a), Node::Read { .. }),
        _ => false,
    }
}

/// `goal` with pairs of lanes put together where both are parts of one value.
fn fuse(space: &mut Space, goal: &Goal) -> Option<Goal> {
    if goal.demand < goal.width || !goal.lanes.len().is_multiple_of(2) {
        return None;
    }
    let width = goal.width * 2;
    let mut lanes = Vec::with_capacity(goal.lanes.len() / 2);
    let mut any = false;
    for pair in goal.lanes.chunks_exact(2) {
        lanes.push(match (pair[0], pair[1]) {
            (None, None) => None,
            (lo, Some(hi)) => {
                any = true;
                Some(joined(space, lo, hi, goal.width)?)
            }
            (Some(_), None) => return None,
        });
    }
    any.then_some(Goal { width, demand: width, lanes, ..goal.clone() })
}

/// The value whose low part is `lo` and whose high part is `hi`.
fn joined(space: &mut Space, lo: Option<Id>, hi: Id, width: u16) -> Option<Id> {
    if let Some(lo) = lo
        && let (
            Node::Read { base, width: w, index: i, signed: false },
            Node::Read { base: b2, width: w2, index: j, .. },
        ) = (space.dag.node(lo).clone(), space.dag.node(hi).clone())
        && (w, w2) == (width, width)
        && base == b2
        && let (Some(i), Some(j)) = (space.dag.as_const(i), space.dag.as_const(j))
        && i % 2 == 0
        && j == i + 1
    {
        let index = space.dag.constant(i / 2);
        return Some(space.dag.read_of(&base, 2 * width, false, index));
    }
    // The halves of a mask element.
    if lo == Some(hi)
        && let Node::Wrap { a, .. } = *space.dag.node(hi)
        && let Node::Sum(0, terms) = space.dag.node(a)
        && let [(t, -1)] = terms[..]
        && space.interval(t).is_bool()
    {
        return Some(space.low(a, 2 * width));
    }
    let whole = match *space.dag.node(hi) {
        Node::Const(_) if lo.is_some_and(|l| space.dag.as_const(l).is_none()) => lo?,
        Node::Wrap { a, .. } => match *space.dag.node(a) {
            Node::Shr(x, n) if space.dag.as_const(n) == Some(i128::from(width)) => x,
            _ => a,
        },
        Node::Shr(x, n) if space.dag.as_const(n) == Some(i128::from(width)) => x,
        Node::Read { .. } | Node::Const(_) => return None,
        _ => hi,
    };
    let low = space.low(whole, 2 * width);
    let fits = [whole, low]
        .into_iter()
        .any(|v| space.field(v, width, width) == hi && lo.is_none_or(|l| space.field(v, 0, width) == l));
    fits.then_some(low)
}

/// Drops the upper part of a vector register where nothing is wanted of it, down to a register of at least
/// `narrowest` bits.
fn shrink(goal: &mut Goal, narrowest: u32) {
    if goal.kind != Kind::Vector {
        return;
    }
    let used = goal.lanes.iter().rposition(Option::is_some).map_or(0, |n| n + 1);
    let needed = used as u32 * u32::from(goal.width);
    for bits in [128, 256, 512, 1024] {
        if needed <= bits && (narrowest..goal.bits).contains(&bits) {
            goal.bits = bits;
            goal.lanes.truncate((bits / u32::from(goal.width)) as usize);
            return;
        }
    }
}
