//! Permutations and blends whose movement another operand chooses: which control value moves what.

use std::collections::BTreeSet;

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::Kind;
use autoir_semantics::simplify::wrap_value;

use crate::goal::{self, Byte, Goal};
use crate::pattern::{Family, Pattern};
use crate::space::Space;

/// A pattern that is plain data movement once one operand, the control, is constant.
#[derive(Clone, Debug)]
pub struct Control {
    /// The operand that chooses.
    pub operand: u16,
    /// Bits of a control element.
    pub width: u16,
    /// Number of control elements in the operand.
    pub elements: u32,
    /// The operands that are moved.
    pub data: Vec<u16>,
    /// For each result lane: its control element, and what each control value moves.
    pub lanes: Vec<LaneControl>,
    /// Bits of a result lane.
    pub lane_width: u16,
}

/// What one lane does under each control value.
#[derive(Clone, Debug)]
pub struct LaneControl {
    /// Control element that the lane reads; nothing if it reads none.
    pub element: Option<u32>,
    /// Control values with the bytes that they move, without repetitions.
    pub moves: Vec<(i128, Vec<Byte>)>,
}

impl Control {
    /// The control of `pattern`; nothing if no operand turns it into data movement.
    pub fn new(family: &Family, pattern: &Pattern) -> Option<Control> {
        let cut = pattern.cuts.first()?;
        if pattern.kind != Kind::Vector || cut.width % 8 != 0 {
            return None;
        }
        let roots = &cut.lanes;
        let dag = &pattern.space.dag;
        let operand = control_operand(dag, roots)?;
        let kind = family.operands().get(usize::from(operand))?.kind;
        let width = if kind == Kind::Mask { 1 } else { cut.width };
        let mut data: BTreeSet<u16> = BTreeSet::new();
        for id in dag.reachable(roots) {
            if let Node::Read { base, .. } = dag.node(id) {
                data.extend(base.iter().filter(|b| **b != operand));
            }
        }
        let mut space = pattern.space.clone();
        let mut lanes = Vec::with_capacity(roots.len());
        for root in roots {
            lanes.push(lane_control(&mut space, dag, *root, (operand, width), cut.width, roots.len() as i128)?);
        }
        let bits = family.operands()[usize::from(operand)].bits();
        Some(Control {
            operand,
            width,
            elements: bits / u32::from(width),
            data: data.into_iter().collect(),
            lanes,
            lane_width: cut.width,
        })
    }

    /// Bits of the result.
    pub fn bits(&self) -> u32 {
        self.lanes.len() as u32 * u32::from(self.lane_width)
    }

    /// The control values that turn `content` (bytes per operand) into `want`; 0 where any value will do.
    pub fn solve(&self, want: &[Byte], content: &dyn Fn(u16, u32) -> Option<Byte>) -> Option<Vec<i128>> {
        let per = usize::from(self.lane_width / 8);
        let mut values: Vec<Option<i128>> = vec![None; self.elements as usize];
        for (lane, bytes) in self.lanes.iter().zip(want.chunks_exact(per)) {
            if bytes.iter().all(|b| *b == Byte::Any) {
                continue;
            }
            let fixed = lane.element.and_then(|e| values.get(e as usize).copied().flatten());
            let fits = |moved: &[Byte]| {
                bytes.iter().zip(moved).all(|(want, from)| match (*want, *from) {
                    (Byte::Any, _) => true,
                    (want, Byte::Of(operand, byte)) => content(operand, byte) == Some(want),
                    (want, from) => want == from,
                })
            };
            let (value, _) =
                lane.moves.iter().find(|(v, moved)| fixed.is_none_or(|f| f == *v) && fits(moved))?;
            if let Some(e) = lane.element {
                *values.get_mut(e as usize)? = Some(*value);
            }
        }
        Some(values.into_iter().map(|v| v.unwrap_or(0)).collect())
    }
}

/// The single operand that is read inside the index of a read or the condition of a selection.
fn control_operand(dag: &Dag, roots: &[Id]) -> Option<u16> {
    let mut choosers = BTreeSet::new();
    for id in dag.reachable(roots) {
        let chooser = match dag.node(id) {
            Node::Read { index, .. } if dag.as_const(*index).is_none() => *index,
            Node::Select(c, ..) => *c,
            Node::Read { .. } | Node::Const(_) | Node::Wrap { .. } | Node::Sum(..) | Node::Shr(..) => continue,
            Node::Lt(..) | Node::Eq(..) | Node::Mul(..) | Node::And(..) => continue,
            _ => return None,
        };
        for inner in dag.reachable(&[chooser]) {
            if let Node::Read { base, .. } = dag.node(inner) {
                choosers.extend(base.iter().copied());
            }
        }
    }
    match choosers.len() {
        1 => choosers.pop_first(),
        _ => None,
    }
}

fn lane_control(
    space: &mut Space,
    dag: &Dag,
    root: Id,
    (operand, width): (u16, u16),
    lane_width: u16,
    lanes: i128,
) -> Option<LaneControl> {
    let mut element = None;
    for id in dag.reachable(&[root]) {
        if let Node::Read { base, width: w, index, .. } = dag.node(id)
            && base.contains(&operand)
        {
            let bit = dag.as_const(*index)?.checked_mul(i128::from(*w))?;
            let e = u32::try_from(bit / i128::from(width)).ok()?;
            if *w > width || element.is_some_and(|known| known != e) {
                return None;
            }
            element = Some(e);
        }
    }
    let top = (1i128 << width.min(16)) - 1;
    let mut moves: Vec<(i128, Vec<Byte>)> = Vec::new();
    for value in (0..2 * lanes).chain([128, 255]) {
        if value > top || (element.is_none() && value > 0) {
            continue;
        }
        let moved = moved_by(space, dag, root, (operand, width), lane_width, value)?;
        if !moves.iter().any(|(_, m)| *m == moved) {
            moves.push((value, moved));
        }
    }
    Some(LaneControl { element, moves })
}

/// The bytes of `root` when the control element has `value`.
fn moved_by(
    space: &mut Space,
    dag: &Dag,
    root: Id,
    (operand, element_width): (u16, u16),
    lane_width: u16,
    value: i128,
) -> Option<Vec<Byte>> {
    let mut leaf = |d: &mut Dag, id: Id| match dag.node(id) {
        Node::Read { base, width, signed, index } if base.contains(&operand) => {
            let bit = dag.as_const(*index)? * i128::from(*width) % i128::from(element_width);
            Some(d.constant(wrap_value(value.checked_shr(bit as u32).unwrap_or(0), *width, *signed)))
        }
        _ => None,
    };
    let moved = space.import(dag, root, &mut leaf);
    let width = lane_width;
    let lane = Goal { kind: Kind::Vector, bits: u32::from(width), width, demand: width, lanes: vec![Some(moved)] };
    let cut = goal::recut(space, &lane, 8);
    goal::bytes(space, &cut)
}
