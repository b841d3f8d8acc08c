//! Hash-consed expressions over unbounded integers.
//!
//! A vendor's pseudocode mixes widths on every line; two texts of one operation rarely agree on where they
//! extend. Expressions here are therefore *mathematical integers* with an interval each, and [`Node::Wrap`]
//! is the only place where bits are lost. Widths are assigned when an expression goes to the solver or to
//! LLVM. Nothing overflows: constants and coefficients are below 2^126 in magnitude, and what would make a larger one
//! stays an expression ([`Dag::constant`], [`Dag::sum`]); intervals are exact as long, and rounded outward beyond
//! (`bound`); the interpreter computes with integers of any size where an interval is not exact. What may need more
//! than 4096 bits has no interval, and [`Dag::check_bounded`] rejects it where its low bits do not suffice.
//!
//! The smart constructors keep a normal form: sums are linear combinations, multiplications and shifts by
//! constants are coefficients, `not x` is `-1 - x`, `a <= b` is `1 - (b < a)`, truncations are pushed
//! through ring operations, and `min`, `max`, `abs` and saturation are recovered from selections.

mod corners;
mod facts;
mod floats;
mod interner;
mod node;
mod retain;

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::BuildHasher;

use self::facts::Facts;
use self::interner::Interner;
pub(crate) use self::node::MAX_WIDTH;
pub use self::node::{Id, Node, Prim, ReduceOp, Var};
use crate::effort::{self, Work};
use crate::error::Error;
use crate::hash::{FastMap, hash_of};
pub use crate::interval::Interval;

/// Which nodes were met. Clearing takes no time, so that small expressions of large arenas are cheap to go through.
#[derive(Default)]
struct Marks {
    /// The turn in which each was met last.
    met: Vec<u32>,
    turn: u32,
}

impl Marks {
    /// Forgets all marks; there is room for `nodes`.
    fn clear(&mut self, nodes: usize) {
        if self.turn == u32::MAX {
            self.met.clear();
            self.turn = 0;
        }
        self.turn += 1;
        if self.met.len() < nodes {
            self.met.resize(nodes.max(2 * self.met.len()), 0);
        }
    }

    /// Marks `id`, and says whether it was not.
    fn set(&mut self, id: Id) -> bool {
        std::mem::replace(&mut self.met[id.index()], self.turn) != self.turn
    }
}

thread_local! {
    static MARKS: RefCell<Marks> = RefCell::default();
}

/// An append-only arena of hash-consed nodes.
#[derive(Clone, Debug, Default)]
pub struct Dag {
    nodes: Vec<Node>,
    pub(crate) facts: Vec<Facts>,
    interner: Interner,
    /// Results of [`Dag::wrap`], [`Dag::low_bits`] and [`Dag::shr_const`]: shared operands are visited once.
    pub(crate) wrap_memo: FastMap<(Id, u16, bool), Id>,
    pub(crate) low_memo: FastMap<(Id, u16), Id>,
    pub(crate) shr_memo: FastMap<(Id, u32), Id>,
    /// Joinings of selections that are under way, each inside of the one before.
    pub(crate) joining: u8,
}

impl Dag {
    /// An empty arena.
    pub fn new() -> Dag {
        Dag::default()
    }

    /// Number of nodes; ids are `0..len`.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node of an id.
    #[inline]
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes in topological order: operands precede users.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The values that `id` can take.
    #[inline]
    pub fn interval(&self, id: Id) -> Interval {
        self.facts[id.index()].interval
    }

    /// The number of low bits that are always 0.
    #[inline]
    pub fn trailing_zeros(&self, id: Id) -> u32 {
        u32::from(self.facts[id.index()].trailing_zeros)
    }

    /// Whether `var` occurs free in `id`.
    pub fn mentions(&self, id: Id, var: Var) -> bool {
        self.facts[id.index()].free & var.bit() != 0
    }

    /// Free variables of `id`, as a bit set over [`Var`] numbers.
    pub fn free_vars(&self, id: Id) -> u64 {
        self.facts[id.index()].free
    }

    /// The number of reductions nested inside `id`: the next reduction around it binds
    /// [`Var::reduction`] of this height.
    pub fn height(&self, id: Id) -> u8 {
        self.facts[id.index()].height
    }

    /// The constant value of `id`, if it is a constant.
    #[inline]
    pub fn as_const(&self, id: Id) -> Option<i128> {
        match self.node(id) {
            Node::Const(v) => Some(*v),
            _ => None,
        }
    }

    /// The bit, of an operand, that `a < b` is: the sign of an element at a fixed place where `b` is 0.
    pub fn sign_bit(&self, a: Id, b: Id) -> Option<(u16, u32)> {
        let Node::Read { base, width, signed: true, index } = self.node(a) else { return None };
        let ([operand], Some(0), Some(index)) = (&base[..], self.as_const(b), self.as_const(*index)) else {
            return None;
        };
        let last = index.checked_add(1)?.checked_mul(i128::from(*width))? - 1;
        Some((*operand, u32::try_from(last).ok()?))
    }

    /// The ids reachable from `roots`, in topological order.
    pub fn reachable(&self, roots: &[Id]) -> Vec<Id> {
        let mut found = Vec::new();
        MARKS.with_borrow_mut(|marks| {
            marks.clear(self.nodes.len());
            let mut open: Vec<Id> = roots.to_vec();
            while let Some(id) = open.pop() {
                if marks.set(id) {
                    found.push(id);
                    self.nodes[id.index()].each_child(|c| open.push(c));
                }
            }
        });
        // Children come before their users.
        found.sort_unstable();
        found
    }

    /// Adds `node` as it is, without simplifying it.
    pub(crate) fn intern(&mut self, node: Node) -> Id {
        effort::spend(Work::Node, 1);
        let hash = hash_of(&node);
        if let Some(known) = self.interner.find(hash, |n| self.nodes[n as usize] == node) {
            return Id(known);
        }
        let position = self.nodes.len() as u32;
        self.facts.push(self.derive(&node));
        self.nodes.push(node);
        self.interner.insert(hash, position);
        Id(position)
    }

    /// Copies the expression `root` of `from` into `self`, rebuilding each node with the smart
    /// constructors. `leaf` may replace any node by an id of `self` before its operands are visited.
    pub fn import(&mut self, from: &Dag, root: Id, leaf: &mut dyn FnMut(&mut Dag, Id) -> Option<Id>) -> Id {
        let mut memo = FastMap::default();
        self.import_with(from, root, leaf, &mut memo)
    }

    /// As [`Dag::import`], sharing `memo` between several roots of the same source.
    pub fn import_with<S: BuildHasher>(
        &mut self,
        from: &Dag,
        root: Id,
        leaf: &mut dyn FnMut(&mut Dag, Id) -> Option<Id>,
        memo: &mut HashMap<Id, Id, S>,
    ) -> Id {
        if let Some(&done) = memo.get(&root) {
            return done;
        }
        let new = match leaf(self, root) {
            Some(id) => id,
            None => {
                let children: Vec<Id> = from
                    .node(root)
                    .children()
                    .into_iter()
                    .map(|c| self.import_with(from, c, leaf, memo))
                    .collect();
                self.rebuild(from.node(root), &children)
            }
        };
        memo.insert(root, new);
        new
    }

    /// `node` with its operands replaced by `children` (same number and order as [`Node::children`]).
    pub fn rebuild(&mut self, node: &Node, children: &[Id]) -> Id {
        match node {
            Node::Const(v) => self.constant(*v),
            Node::Var(v, extent) => self.var(*v, *extent),
            Node::Read { base, width, signed, .. } => self.read_of(base, *width, *signed, children[0]),
            Node::Sum(k, terms) => {
                let terms: Vec<_> = terms.iter().zip(children).map(|(t, c)| (*c, t.1)).collect();
                self.sum(*k, &terms)
            }
            Node::Mul(..) => self.mul(children[0], children[1]),
            Node::Shl(..) => self.shl(children[0], children[1]),
            Node::Shr(..) => self.shr(children[0], children[1]),
            Node::And(..) => self.and(children[0], children[1]),
            Node::Or(..) => self.or(children[0], children[1]),
            Node::Xor(..) => self.xor(children[0], children[1]),
            Node::Wrap { width, signed, .. } => self.wrap(children[0], *width, *signed),
            Node::Sat { width, signed, .. } => self.sat(children[0], *width, *signed),
            Node::Min(..) => self.min(children[0], children[1]),
            Node::Max(..) => self.max(children[0], children[1]),
            Node::Abs(..) => self.abs(children[0]),
            Node::Eq(..) => self.eq(children[0], children[1]),
            Node::Lt(..) => self.lt(children[0], children[1]),
            Node::Select(..) => self.select(children[0], children[1], children[2]),
            Node::Reduce { op, var, count, .. } => self.reduce(*op, *var, *count, children[0]),
            Node::First { var, count, .. } => self.first(*var, *count, children[0], children[1], children[2]),
            Node::Prim(p, _) => self.prim(*p, children),
        }
    }

    /// `root` with `var` replaced by `value` (an id of the same arena).
    pub fn substitute(&mut self, root: Id, var: Var, value: Id) -> Id {
        let mut memo = FastMap::default();
        self.substitute_with(root, var, value, &mut memo)
    }

    fn substitute_with(&mut self, root: Id, var: Var, value: Id, memo: &mut FastMap<Id, Id>) -> Id {
        if !self.mentions(root, var) {
            return root;
        }
        if let Some(&done) = memo.get(&root) {
            return done;
        }
        let node = self.node(root).clone();
        let new = if matches!(node, Node::Var(v, _) if v == var) {
            value
        } else {
            let children: Vec<Id> =
                node.children().into_iter().map(|c| self.substitute_with(c, var, value, memo)).collect();
            self.rebuild(&node, &children)
        };
        memo.insert(root, new);
        new
    }

    /// Whether arithmetic may leave `i128` in computing `id` from its operands.
    pub(crate) fn is_wide(&self, id: Id) -> bool {
        self.facts[id.index()].wide
    }

    /// Checks that the values that `roots` depend on are known to fit into some number of bits, wherever more is
    /// looked at than their low bits.
    ///
    /// # Errors
    /// [`Error::TooWide`] names the first operation that could see a value without bounds.
    pub fn check_bounded(&self, roots: &[Id]) -> Result<(), Error> {
        for id in self.reachable(roots) {
            let node = self.node(id);
            if !self.admits(node) {
                return Err(Error::TooWide { what: format!("an operand of {node:?}") });
            }
        }
        Ok(())
    }

    /// Whether values that an operation looks at as whole integers have bounds. Primitives compute with machine integers.
    pub(crate) fn admits(&self, node: &Node) -> bool {
        let of = |id: &Id| self.interval(*id);
        match node {
            Node::Prim(Prim::Float(f), args) => {
                args.iter().enumerate().all(|(n, a)| !f.op.takes_integer(n) || of(a).is_exact())
            }
            Node::Prim(_, args) => args.iter().all(|a| of(a).is_bounded()),
            _ => node.whole_operands().iter().all(|c| of(c).is_bounded()),
        }
    }
}
