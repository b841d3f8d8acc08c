//! Lane functions, unrolled and re-rolled.
//!
//! [`ElementFn`] is what an evaluator produces: one closed expression per output element. [`LaneFn`] is
//! the canonical form: result axes and one template per value of the template axis, whose reads are at
//! affine indices of the axis variables. [`LaneFn::unroll`] takes the second back to the first.

use serde::{Deserialize, Serialize};

use crate::dag::{Dag, Id, Node, Var};
use crate::error::Error;

/// What an operand is to the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A vector register.
    Vector,
    /// A predicate register: one-bit elements.
    Mask,
    /// A general-purpose register: one element.
    Scalar,
    /// A constant known at compile time: one element.
    Immediate,
    /// A tile register: two extents.
    Tile,
}

/// An operand of a lane function.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Operand {
    /// Name in the vendor text or the window.
    pub name: String,
    /// What it is to the instruction.
    pub kind: Kind,
    /// Natural element width in bits; reads may use another width.
    pub width: u16,
    /// Elements per dimension, outermost first; a vector has one dimension, a tile two.
    pub extents: Vec<u32>,
    /// Whether the natural element type is signed (used for printing and generated inputs only).
    pub signed: bool,
}

impl Operand {
    /// Number of elements.
    pub fn lanes(&self) -> u32 {
        self.extents.iter().product()
    }

    /// Total bits.
    #[inline]
    pub fn bits(&self) -> u32 {
        self.lanes() * u32::from(self.width)
    }
}

/// The shape of a result.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Shape {
    /// What the result is.
    pub kind: Kind,
    /// Element width in bits.
    pub width: u16,
    /// Elements per dimension, outermost first.
    pub extents: Vec<u32>,
}

impl Shape {
    /// Number of elements.
    pub fn lanes(&self) -> u32 {
        self.extents.iter().product()
    }

    /// Total bits.
    #[inline]
    pub fn bits(&self) -> u32 {
        self.lanes() * u32::from(self.width)
    }
}

/// One closed expression per output element, lane 0 first. Every expression lies in `0..2^width`.
#[derive(Clone, Debug)]
pub struct ElementFn {
    /// The arena of the elements.
    pub dag: Dag,
    /// Operands in signature order.
    pub operands: Vec<Operand>,
    /// Shape of the result.
    pub result: Shape,
    /// One expression per element.
    pub elements: Vec<Id>,
}

impl ElementFn {
    /// Checks the structure: element count, closed expressions, exact arithmetic, reads of known operands.
    ///
    /// # Errors
    /// [`Error::Malformed`] or [`Error::TooWide`].
    pub fn validate(&self) -> Result<(), Error> {
        if self.elements.len() != self.result.lanes() as usize {
            return Err(Error::Malformed(format!(
                "{} elements for a result of {} lanes",
                self.elements.len(),
                self.result.lanes()
            )));
        }
        if let Some(i) = self.elements.iter().position(|e| self.dag.free_vars(*e) != 0) {
            return Err(Error::Malformed(format!("element {i} has a free variable")));
        }
        check_result(&self.dag, &self.elements, &self.result, &self.operands)
    }
}

/// The canonical form of a lane function.
///
/// The result index is split as `axes`, outermost first, with the template axis (if any) among them:
/// element `i` is `bodies[t]` where `t` is the digit of `i` at `template_axis` (0 where there is none) and
/// axis `n` is [`Var`]`(n)`. Elements beyond the product of the axes are 0: many instructions fill only the
/// low part of a register.
#[derive(Clone, Debug)]
pub struct LaneFn {
    /// The arena of the bodies.
    pub dag: Dag,
    /// Operands in signature order.
    pub operands: Vec<Operand>,
    /// Shape of the result.
    pub result: Shape,
    /// Extents of the axes, outermost first; their product is the number of result lanes.
    pub axes: Vec<u32>,
    /// Position in `axes` of the axis that selects the body.
    pub template_axis: Option<usize>,
    /// One expression per template.
    pub bodies: Vec<Id>,
}

impl LaneFn {
    /// Checks the structure of the lane function.
    ///
    /// # Errors
    /// [`Error::Malformed`] or [`Error::TooWide`].
    pub fn validate(&self) -> Result<(), Error> {
        let live = self.axes.iter().try_fold(1u32, |n, extent| n.checked_mul(*extent));
        if live.is_none_or(|n| n == 0 || n > self.result.lanes()) {
            return Err(Error::Malformed(format!("axes {:?} for {} lanes", self.axes, self.result.lanes())));
        }
        let templates = match self.template_axis {
            None => 1,
            Some(t) => {
                *self.axes.get(t).ok_or_else(|| Error::Malformed("template axis out of range".into()))?
            }
        };
        if self.bodies.len() != templates as usize {
            return Err(Error::Malformed(format!("{} bodies for {templates} templates", self.bodies.len())));
        }
        let known = (1u64 << self.axes.len()) - 1;
        if self.bodies.iter().any(|b| self.dag.free_vars(*b) & !known != 0) {
            return Err(Error::Malformed("a body has a free variable that is not an axis".into()));
        }
        check_result(&self.dag, &self.bodies, &self.result, &self.operands)
    }

    /// The digits of element `lane` along the axes.
    pub fn digits(&self, lane: u32) -> Vec<u32> {
        let mut rest = lane;
        let mut digits: Vec<u32> = self
            .axes
            .iter()
            .rev()
            .map(|extent| {
                let d = rest % extent;
                rest /= extent;
                d
            })
            .collect();
        digits.reverse();
        digits
    }

    /// Number of elements that a body defines; the elements above are 0.
    pub fn live_lanes(&self) -> u32 {
        self.axes.iter().product()
    }

    /// The body that defines element `lane`; `None` if the element is 0.
    pub fn body_of(&self, lane: u32) -> Option<Id> {
        if lane >= self.live_lanes() {
            return None;
        }
        Some(match self.template_axis {
            None => self.bodies[0],
            Some(t) => self.bodies[self.digits(lane)[t] as usize],
        })
    }

    /// One closed expression per element.
    pub fn unroll(&self) -> ElementFn {
        let mut dag = Dag::new();
        let elements = (0..self.result.lanes())
            .map(|lane| {
                let digits = self.digits(lane);
                let Some(body) = self.body_of(lane) else { return dag.constant(0) };
                dag.import(&self.dag, body, &mut |d, id| match self.dag.node(id) {
                    Node::Var(v, _) if !v.is_reduction() => {
                        Some(d.constant(i128::from(digits[v.0 as usize])))
                    }
                    _ => None,
                })
            })
            .collect();
        ElementFn { dag, operands: self.operands.clone(), result: self.result.clone(), elements }
    }

    /// The variable of axis `n`, as a node.
    pub fn axis(&mut self, n: usize) -> Id {
        self.dag.var(Var(n as u8), self.axes[n])
    }
}

fn check_result(dag: &Dag, roots: &[Id], result: &Shape, operands: &[Operand]) -> Result<(), Error> {
    let range = crate::dag::Interval::of_width(result.width, false);
    if result.width < 127
        && let Some(i) = roots.iter().position(|r| !dag.interval(*r).within(range))
    {
        return Err(Error::Malformed(format!("expression {i} leaves the range of {} bits", result.width)));
    }
    for id in dag.reachable(roots) {
        if let Node::Read { base, width, .. } = dag.node(id)
            && (*width == 0 || *width > 126 || base.iter().any(|b| usize::from(*b) >= operands.len()))
        {
            return Err(Error::Malformed("a read of an unknown operand or of an impossible width".into()));
        }
    }
    dag.check_bounded(roots)
}
