//! Masking taken off a lane function: the operation inside is the same with and without a mask.

use autoir_semantics::dag::{Dag, Id, Node, Var};
use autoir_semantics::lane::{Kind, LaneFn};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::term::Affine;

/// What a mask does to the lanes that it leaves out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Wrapper {
    /// There is no mask.
    #[default]
    None,
    /// Lanes keep the element of another operand.
    Merge {
        /// The mask operand.
        mask: u16,
        /// The operand that shows through.
        source: u16,
        /// Mask bit of a lane, per template.
        mask_index: Vec<Affine>,
        /// Element of `source` of a lane, in elements of the result's width, per template.
        source_index: Vec<Affine>,
    },
    /// Lanes are 0.
    Zero {
        /// The mask operand.
        mask: u16,
        /// Mask bit of a lane, per template.
        mask_index: Vec<Affine>,
    },
}

impl Wrapper {
    /// `none`, `merge` or `zero`.
    pub fn name(&self) -> &'static str {
        match self {
            Wrapper::None => "none",
            Wrapper::Merge { .. } => "merge",
            Wrapper::Zero { .. } => "zero",
        }
    }
}

/// One body with its mask taken off.
struct Peeled {
    mask: u16,
    mask_index: Affine,
    source: Option<(u16, Affine)>,
    inner: Id,
}

/// The mask of `f`, if every template has the same kind of mask, and the function without it.
pub fn peel(f: &LaneFn) -> (Wrapper, LaneFn) {
    let bodies: Option<Vec<Peeled>> = f.bodies.iter().map(|b| peel_body(f, *b)).collect();
    let Some(bodies) = bodies else {
        return (Wrapper::None, f.clone());
    };
    let Some(first) = bodies.first() else {
        return (Wrapper::None, f.clone());
    };
    let mask = first.mask;
    let source = first.source.as_ref().map(|s| s.0);
    let agree = |p: &Peeled| p.mask == mask && p.source.as_ref().map(|s| s.0) == source;
    if !bodies.iter().all(agree) {
        return (Wrapper::None, f.clone());
    }
    let mut inner = f.clone();
    inner.bodies = bodies.iter().map(|p| p.inner).collect();
    let mask_index = bodies.iter().map(|p| p.mask_index.clone()).collect();
    let wrapper = match source {
        None => Wrapper::Zero { mask, mask_index },
        Some(source) => Wrapper::Merge {
            mask,
            source,
            mask_index,
            source_index: bodies.into_iter().filter_map(|p| Some(p.source?.1)).collect(),
        },
    };
    (wrapper, inner)
}

fn peel_body(f: &LaneFn, body: Id) -> Option<Peeled> {
    let dag = &f.dag;
    match dag.node(body) {
        Node::Select(c, a, b) => {
            let (mask, mask_index) = mask_read(f, *c)?;
            let source = match dag.node(*b) {
                Node::Const(0) => None,
                Node::Read { base, width, signed: false, index } if *width == f.result.width => {
                    match base[..] {
                        [operand] => Some((operand, affine_of(dag, *index)?)),
                        _ => return None,
                    }
                }
                _ => return None,
            };
            Some(Peeled { mask, mask_index, source, inner: *a })
        }
        // A masked predicate: the mask and the condition. A function of masks alone is not masked.
        Node::And(a, b) if dag.interval(body).is_bool() => {
            [(*a, *b), (*b, *a)].into_iter().find_map(|(m, inner)| {
                let (mask, mask_index) = mask_read(f, m)?;
                reads_other_than_masks(f, inner).then_some(Peeled { mask, mask_index, source: None, inner })
            })
        }
        _ => None,
    }
}

fn mask_read(f: &LaneFn, id: Id) -> Option<(u16, Affine)> {
    match f.dag.node(id) {
        Node::Read { base, width: 1, index, .. } => match base[..] {
            [operand] if f.operands.get(usize::from(operand))?.kind == Kind::Mask => {
                Some((operand, affine_of(&f.dag, *index)?))
            }
            _ => None,
        },
        _ => None,
    }
}

fn reads_other_than_masks(f: &LaneFn, id: Id) -> bool {
    f.dag.reachable(&[id]).into_iter().any(|n| {
        matches!(f.dag.node(n), Node::Read { base, .. } if base.iter().any(|b| {
            f.operands.get(usize::from(*b)).is_some_and(|o| o.kind != Kind::Mask)
        }))
    })
}

/// `id` as an affine function of axes, if it is one.
fn affine_of(dag: &Dag, id: Id) -> Option<Affine> {
    let (offset, terms) = match dag.node(id) {
        Node::Const(v) => (*v, Vec::new()),
        Node::Var(..) => (0, vec![(id, 1)]),
        Node::Sum(k, terms) => (*k, terms.clone()),
        _ => return None,
    };
    let mut affine = Affine::constant(offset);
    for (t, c) in terms {
        match dag.node(t) {
            Node::Var(v, _) if !v.is_reduction() => affine.axes.push((v.0, c)),
            _ => return None,
        }
    }
    affine.axes.sort_unstable();
    Some(affine)
}

/// Puts a mask back around a lane function.
///
/// # Errors
/// [`Error::Malformed`] if the mask does not fit the function's axes or templates.
pub fn wrap(wrapper: &Wrapper, mut f: LaneFn) -> Result<LaneFn, Error> {
    let (mask, mask_index, source) = match wrapper {
        Wrapper::None => return Ok(f),
        Wrapper::Zero { mask, mask_index } => (*mask, mask_index, None),
        Wrapper::Merge { mask, source, mask_index, source_index } => {
            (*mask, mask_index, Some((*source, source_index)))
        }
    };
    let missing = || Error::Malformed("a mask that does not fit the templates".into());
    for n in 0..f.bodies.len() {
        let index = index_node(&mut f, mask_index.get(n).ok_or_else(missing)?)?;
        let condition = f.dag.read(mask, 1, false, index);
        let otherwise = match source {
            None => f.dag.constant(0),
            Some((operand, indices)) => {
                let index = index_node(&mut f, indices.get(n).ok_or_else(missing)?)?;
                let width = f.result.width;
                f.dag.read(operand, width, false, index)
            }
        };
        f.bodies[n] = f.dag.select(condition, f.bodies[n], otherwise);
    }
    Ok(f)
}

fn index_node(f: &mut LaneFn, affine: &Affine) -> Result<Id, Error> {
    let mut terms = Vec::new();
    for (axis, c) in &affine.axes {
        let extent = *f
            .axes
            .get(usize::from(*axis))
            .ok_or_else(|| Error::Malformed(format!("axis {axis} does not exist")))?;
        terms.push((f.dag.var(Var(*axis), extent), *c));
    }
    Ok(f.dag.sum(affine.offset, &terms))
}
