//! Instructions as patterns: their lanes in the normal form of [`Space`], one set per immediate value.

use std::collections::{BTreeMap, HashSet};

use autoir_semantics::dag::{Dag, Id, Node, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand};
use autoir_semantics::simplify::wrap_value;

use crate::goal::{self, Byte, Goal};
use crate::space::Space;

/// Immediates of more bits than this are not enumerated.
const MAX_IMMEDIATE_BITS: u16 = 8;

/// Elements wider than this are cut: the vendor may describe a bitwise operation as one wide element.
const MAX_WIDTH: u16 = 64;

/// All patterns of one instruction; they share one space.
#[derive(Debug)]
pub struct Family {
    /// The expressions.
    pub space: Space,
    /// One pattern per immediate value that makes a difference.
    pub patterns: Vec<Pattern>,
}

/// One instruction with fixed immediates.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Values of the immediate operands, by operand number.
    pub immediates: BTreeMap<u16, i64>,
    /// Result register class.
    pub kind: Kind,
    /// Result size in bits.
    pub bits: u32,
    /// The lanes at their own width and, where the lanes can be cut without computing, at narrower ones.
    pub cuts: Vec<Cut>,
    /// The bytes moved, if the pattern does nothing but move data.
    pub bytes: Option<Vec<Byte>>,
    /// Whether some lane is a read at an index that another operand chooses.
    pub controlled: bool,
}

/// The lanes of a pattern at one width.
#[derive(Clone, Debug)]
pub struct Cut {
    /// Bits of a lane.
    pub width: u16,
    /// One expression per lane.
    pub lanes: Vec<Id>,
}

impl Family {
    /// The patterns of `f`; nothing if it has an operand that the search cannot supply.
    pub fn new(f: &LaneFn) -> Option<Family> {
        let mut space = Space::new(&f.operands, &[]);
        let immediates: Vec<u16> = (0..f.operands.len() as u16)
            .filter(|n| f.operands[usize::from(*n)].kind == Kind::Immediate)
            .collect();
        let values = match immediates.as_slice() {
            [] => vec![BTreeMap::new()],
            [one] => {
                let width = f.operands[usize::from(*one)].width.min(MAX_IMMEDIATE_BITS);
                (0..1i64 << width).map(|v| BTreeMap::from([(*one, v)])).collect()
            }
            _ => return None,
        };
        if f.operands.iter().any(|o| o.kind == Kind::Tile) || f.result.kind == Kind::Tile {
            return None;
        }
        let mut seen: HashSet<Vec<Id>> = HashSet::new();
        let mut patterns = Vec::new();
        for immediates in values {
            let lanes: Vec<Id> =
                (0..f.result.lanes()).map(|n| specialize(&mut space, f, n, &immediates)).collect();
            if seen.insert(lanes.clone()) {
                patterns.push(Pattern::new(&mut space, f, immediates, lanes));
            }
        }
        let roots: Vec<Id> =
            patterns.iter().flat_map(|p| &p.cuts).flat_map(|c| c.lanes.iter().copied()).collect();
        space.freeze(&roots);
        Some(Family { space, patterns })
    }

    /// The operands of the instruction.
    pub fn operands(&self) -> &[Operand] {
        self.space.operands()
    }
}

/// Lane `lane` of `f` with its axes and immediates replaced by their values.
fn specialize(space: &mut Space, f: &LaneFn, lane: u32, immediates: &BTreeMap<u16, i64>) -> Id {
    let digits = f.digits(lane);
    let mut leaf = |d: &mut Dag, id: Id| match f.dag.node(id) {
        Node::Var(Var(v), _) if usize::from(*v) < digits.len() => {
            Some(d.constant(i128::from(digits[usize::from(*v)])))
        }
        Node::Read { base, width, signed, index } if base.len() == 1 && f.dag.as_const(*index).is_some() => {
            let value = immediates.get(&base[0])?;
            let index = f.dag.as_const(*index)?;
            let shift = u32::try_from(index.checked_mul(i128::from(*width))?).ok()?;
            Some(d.constant(wrap_value(i128::from(*value).checked_shr(shift).unwrap_or(0), *width, *signed)))
        }
        _ => None,
    };
    space.import(&f.dag, f.body_of(lane), &mut leaf)
}

impl Pattern {
    fn new(space: &mut Space, f: &LaneFn, immediates: BTreeMap<u16, i64>, lanes: Vec<Id>) -> Pattern {
        let (kind, bits, mut width) = (f.result.kind, f.result.bits(), f.result.width);
        let mut whole =
            Goal { kind, bits, width, demand: width, lanes: lanes.into_iter().map(Some).collect() };
        if width > MAX_WIDTH && width % MAX_WIDTH == 0 {
            whole = goal::recut(space, &whole, MAX_WIDTH);
            width = MAX_WIDTH;
        }
        let lanes_of = |g: &Goal| -> Vec<Id> { g.lanes.iter().flatten().copied().collect() };
        let mut cuts = vec![Cut { width, lanes: lanes_of(&whole) }];
        let mut bytes = None;
        if kind != Kind::Mask && width % 8 == 0 {
            let in_bytes = goal::recut(space, &whole, 8);
            bytes = goal::bytes(space, &in_bytes);
            let mut narrower = width / 2;
            while bytes.is_none() && narrower >= 8 {
                let cut = goal::recut(space, &whole, narrower);
                if !cut.lanes.iter().flatten().take(1).all(|e| is_bitwise(&space.dag, *e)) {
                    break;
                }
                cuts.push(Cut { width: narrower, lanes: lanes_of(&cut) });
                narrower /= 2;
            }
        }
        let controlled = cuts[0].lanes.iter().any(|e| reads_indirectly(&space.dag, *e));
        Pattern { immediates, kind, bits, cuts, bytes, controlled }
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

/// Whether a read inside `e` is at an index that is not constant.
fn reads_indirectly(dag: &Dag, e: Id) -> bool {
    dag.reachable(&[e])
        .into_iter()
        .any(|id| matches!(dag.node(id), Node::Read { index, .. } if dag.as_const(*index).is_none()))
}
