//! What the root of a pattern asks of the lanes that it can be: most instructions are told apart from most goals by it.
//!
//! Invariant: what is refused here, the matcher refuses too (`matching::Matcher`); it would only take longer.

use autoir_semantics::arithmetic::gcd;
use autoir_semantics::dag::{Dag, Id, Node};

use crate::goal::space::Space;

/// What the root of a pattern's lane asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// Nothing that is known before it is tried.
    Any,
    /// A value of this sort.
    Of(Sort),
    /// A value that a constant shift makes; of an operand's bits alone, no shorter one.
    Shifted {
        /// How far.
        count: i128,
        /// Whether an operand's bits alone are shifted.
        whole: bool,
    },
    /// An element of an operand times `factor`, plus `constant`.
    Scaled {
        /// What is added.
        constant: i128,
        /// What it is multiplied by.
        factor: i128,
    },
}

/// Operations that are made of few others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Sort {
    /// A constant.
    Const,
    /// The smaller of two values.
    Min,
    /// The larger of two values.
    Max,
    /// A size.
    Abs,
    /// Whether two values are equal.
    Eq,
    /// Whether a value is smaller than another, which is not 0.
    Lt,
    /// Whether a value is negative.
    Negative,
    /// A shift to the right by what is computed.
    Shr,
    /// A shift to the left by what is computed.
    Shl,
    /// Bits of either.
    Or,
    /// Bits of one.
    Xor,
    /// What no other operation makes.
    Prim,
}

impl Sort {
    const fn bit(self) -> u16 {
        1 << self as u8
    }
}

impl Root {
    /// That of `lane`, which has `width` bits.
    pub fn of(dag: &Dag, lane: Id, width: u16) -> Root {
        match dag.node(lane) {
            // What is cut off is beyond the lane.
            Node::Wrap { a, width: w, .. } if *w >= width => Root::of(dag, *a, width),
            Node::Const(_) => Root::Of(Sort::Const),
            Node::Min(..) => Root::Of(Sort::Min),
            Node::Max(..) => Root::Of(Sort::Max),
            Node::Abs(_) => Root::Of(Sort::Abs),
            Node::Eq(..) => Root::Of(Sort::Eq),
            Node::Lt(_, b) if dag.as_const(*b) == Some(0) => Root::Of(Sort::Negative),
            Node::Lt(..) => Root::Of(Sort::Lt),
            Node::Shr(a, n) => match dag.as_const(*n) {
                Some(count) => Root::Shifted { count, whole: matches!(dag.node(*a), Node::Read { .. }) },
                None => Root::Of(Sort::Shr),
            },
            Node::Shl(..) => Root::Of(Sort::Shl),
            Node::Or(..) => Root::Of(Sort::Or),
            Node::Xor(..) => Root::Of(Sort::Xor),
            Node::Prim(..) => Root::Of(Sort::Prim),
            Node::Sum(constant, terms) => match terms[..] {
                [(t, factor)] if matches!(dag.node(t), Node::Read { .. }) => {
                    Root::Scaled { constant: *constant, factor }
                }
                _ => Root::Any,
            },
            _ => Root::Any,
        }
    }
}

/// What a lane of a goal may be the value of.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// A set of [`Sort`]s.
    sorts: u16,
    /// How far it is shifted to the right, alone or in what is added to it, and as a field.
    shift: Option<i128>,
    field: Option<i128>,
    /// Its constant term, and what all factors of the others are multiples of.
    linear: (i128, i128),
}

impl Shape {
    /// That of the low `demand` bits of `lane`; nothing where it is not known.
    pub fn of(space: &mut Space, lane: Id, demand: u16) -> Option<Shape> {
        let low = |space: &mut Space, id: Id| {
            let low = space.dag.low_bits(id, demand);
            space.simplify(low)
        };
        let lane = low(space, lane);
        if demand == 0 || low(space, lane) != lane {
            return None;
        }
        let is_bool = space.interval(lane).is_bool();
        let dag = &space.dag;
        let count = |id: Id| match *dag.node(id) {
            Node::Shr(_, n) => Some(dag.as_const(n).unwrap_or(0)),
            _ => None,
        };
        let (mut sorts, mut shift, mut field, mut linear) = (0, count(lane), None, (0, 1));
        let mut add = |sort: Sort| sorts |= sort.bit();
        match dag.node(lane) {
            Node::Const(v) => {
                add(Sort::Const);
                linear = (*v, 0);
            }
            Node::Min(..) => add(Sort::Min),
            Node::Max(..) => add(Sort::Max),
            Node::Sat { .. } => [Sort::Min, Sort::Max].into_iter().for_each(add),
            Node::Abs(_) => add(Sort::Abs),
            Node::Eq(..) => add(Sort::Eq),
            Node::Lt(..) => [Sort::Lt, Sort::Negative, Sort::Eq].into_iter().for_each(add),
            Node::Read { width: 1, .. } => add(Sort::Eq),
            Node::Shr(..) => add(Sort::Shr),
            Node::Shl(..) => add(Sort::Shl),
            Node::Or(..) => add(Sort::Or),
            Node::Xor(..) => add(Sort::Xor),
            Node::Prim(..) => add(Sort::Prim),
            Node::Wrap { a, .. } => field = count(*a),
            Node::Sum(k, terms) => {
                linear = (*k, terms.iter().fold(0, |divisor, (_, c)| gcd(divisor, *c)));
                add(Sort::Xor);
                match terms[..] {
                    [(t, 1)] => shift = count(t),
                    [(_, -1)] => [Sort::Eq, Sort::Lt, Sort::Negative].into_iter().for_each(&mut add),
                    _ => {}
                }
                match terms.len() {
                    1 => add(Sort::Shl),
                    2 => add(Sort::Or),
                    _ => {}
                }
            }
            _ => {}
        }
        if is_bool {
            sorts |= Sort::Negative.bit();
        }
        Some(Shape { sorts, shift, field, linear })
    }

    /// Whether a pattern with this root may be the lane.
    pub fn fits(&self, root: Root) -> bool {
        match root {
            Root::Any => true,
            Root::Of(sort) => self.sorts & sort.bit() != 0,
            Root::Shifted { count, whole } => {
                self.shift.is_some_and(|m| m >= count || !whole) || self.field == Some(count)
            }
            Root::Scaled { constant, factor } => {
                let (k, divisor) = self.linear;
                divisor % factor == 0 && k.wrapping_sub(constant) % factor == 0
            }
        }
    }
}
