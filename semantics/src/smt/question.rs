//! Questions about two values, taken out of what they stand in.
//!
//! A question's leaves are elements of operands and, where they are cut off, values that both sides share: each is
//! any value of its interval. So the question says no more than it needs to, and many lanes ask the same one. What
//! holds of all values of the leaves holds of those that occur; a counterexample with cut values says nothing,
//! since those may not occur.

use crate::dag::{Dag, Id, Interval, Node};
use crate::hash::FastMap;
use crate::interp::Bits;
use crate::lane::{Kind, Operand};

use super::Range;
use super::assumed::of_element;
use super::leaf::locate;
use super::ring::is_product;

/// Wider values are not cut off.
const MAX_CUT: u16 = 64;
/// Questions about more nodes are not asked.
const MAX_NODES: usize = 2_000;

/// What a leaf is: its size, and its least and greatest value at the sign that they are of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Leaf {
    width: u16,
    signed: bool,
    lo: i128,
    hi: i128,
}

/// Where the bits of a leaf are read: operands, width, element.
type Place = (Vec<u16>, u16, Id);

/// Two values in an arena of their own, whose operand `n` is leaf `n`.
pub(super) struct Question {
    pub dag: Dag,
    pub left: Id,
    pub right: Id,
    leaves: Vec<Leaf>,
    /// The leaves that are read from operands.
    places: Vec<(usize, Place)>,
    /// Whether a value was cut off.
    pub cuts: bool,
}

/// What tells questions apart.
pub(super) type Key = (Vec<Node>, Id, Id, Vec<QuestionLeaf>);

/// A leaf as part of a [`Key`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct QuestionLeaf(Leaf);

/// What is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cut {
    /// Whatever both sides share.
    Shared,
    /// Products that both sides share, which the solver finds hard, with what is made of one alone.
    Products,
    /// Nothing.
    Nothing,
}

impl Question {
    /// Whether `left` and `right`, nodes of `from`, are equal. What is cut off is any value of its interval. `None` if
    /// there is too much of them.
    pub fn new(
        from: &Dag,
        (left, right): (Id, Id),
        operands: &[Operand],
        ranges: &[Range],
        cut: Cut,
    ) -> Option<Question> {
        let (of_left, of_right) = (cone(from, left)?, cone(from, right)?);
        let hard = if cut == Cut::Products { above_products(from, &of_left) } else { FastMap::default() };
        let shared = |id: Id| {
            let wanted = match cut {
                Cut::Shared => true,
                Cut::Products => hard.contains_key(&id),
                Cut::Nothing => false,
            };
            wanted && of_left.contains_key(&id) && of_right.contains_key(&id)
        };
        let mut copy = Copy {
            from,
            sizes: operands.iter().map(Operand::bits).collect(),
            ranges,
            shared: &shared,
            memo: FastMap::default(),
            numbers: FastMap::default(),
            question: Question {
                dag: Dag::new(),
                left,
                right,
                leaves: Vec::new(),
                places: Vec::new(),
                cuts: false,
            },
        };
        let (left, right) = (copy.image(left), copy.image(right));
        Some(Question { left, right, ..copy.question })
    }

    /// Equal keys are equal questions.
    pub fn key(&self) -> Key {
        let leaves = self.leaves.iter().cloned().map(QuestionLeaf).collect();
        (self.dag.nodes().to_vec(), self.left, self.right, leaves)
    }

    /// One operand for each leaf.
    pub fn operands(&self) -> Vec<Operand> {
        let operand = |leaf: &Leaf| Operand {
            name: "(leaf)".into(),
            kind: Kind::Vector,
            width: leaf.width,
            extents: vec![1],
            signed: leaf.signed,
        };
        self.leaves.iter().map(operand).collect()
    }

    /// What is known of the leaves beyond their size.
    pub fn ranges(&self) -> Vec<Range> {
        let narrow = |leaf: &Leaf| {
            let full = Interval::of_width(leaf.width, leaf.signed);
            !full.within(Interval::new(leaf.lo, leaf.hi))
        };
        let known = self.leaves.iter().enumerate().filter(|(_, leaf)| narrow(leaf));
        known
            .map(|(n, leaf)| Range {
                operand: n as u16,
                element: None,
                width: leaf.width,
                signed: leaf.signed,
                lo: leaf.lo,
                hi: leaf.hi,
            })
            .collect()
    }

    /// Values of `operands`, those that the question was taken from, that give the leaves that are elements these
    /// values. What was cut off has others: whoever wants a counterexample tries.
    pub fn carried_back(&self, from: &Dag, leaves: &[Bits], operands: &[Operand]) -> Option<Vec<Bits>> {
        let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
        let mut values: Vec<Bits> = operands.iter().map(|o| Bits::zero(o.bits())).collect();
        for (n, (base, width, index)) in &self.places {
            let index = u64::try_from(from.as_const(*index)?).ok()?;
            if let Some((operand, offset)) = locate(&sizes, base, *width, index) {
                let value = leaves.get(*n)?.get(0, *width);
                values[usize::from(operand)].set(u64::from(offset), *width, value);
            }
        }
        Some(values)
    }
}

/// The nodes below `root`, if they are not too many.
fn cone(dag: &Dag, root: Id) -> Option<FastMap<Id, ()>> {
    let mut seen = FastMap::default();
    let mut pending = vec![root];
    while let Some(id) = pending.pop() {
        if seen.insert(id, ()).is_none() {
            if seen.len() > MAX_NODES {
                return None;
            }
            dag.node(id).each_child(|c| pending.push(c));
        }
    }
    Some(seen)
}

/// The nodes of a cone that are products, or made of one and constants.
fn above_products(dag: &Dag, cone: &FastMap<Id, ()>) -> FastMap<Id, ()> {
    let mut nodes: Vec<Id> = cone.keys().copied().collect();
    nodes.sort_unstable();
    let mut found = FastMap::default();
    for id in nodes {
        let mut operands = dag.node(id).children();
        operands.retain(|c| dag.as_const(*c).is_none());
        operands.dedup();
        let of_one = matches!(operands[..], [one] if found.contains_key(&one));
        if of_one || is_product(dag, id) {
            found.insert(id, ());
        }
    }
    found
}

struct Copy<'a> {
    from: &'a Dag,
    /// The bits of each operand.
    sizes: Vec<u32>,
    ranges: &'a [Range],
    shared: &'a dyn Fn(Id) -> bool,
    memo: FastMap<Id, Id>,
    /// The leaves that places have.
    numbers: FastMap<Place, u16>,
    question: Question,
}

impl Copy<'_> {
    fn image(&mut self, id: Id) -> Id {
        if let Some(done) = self.memo.get(&id) {
            return *done;
        }
        let node = self.from.node(id);
        let image = match node {
            Node::Const(v) => self.question.dag.constant(*v),
            Node::Read { base, width, signed, index } => {
                let n = self.element((base.clone(), *width, *index));
                self.question.dag.read_at(n, *width, *signed, 0)
            }
            _ => match self.cut(id) {
                Some(leaf) => leaf,
                None => {
                    let children: Vec<Id> = node.children().iter().map(|c| self.image(*c)).collect();
                    self.question.dag.rebuild(node, &children)
                }
            },
        };
        self.memo.insert(id, image);
        image
    }

    /// The leaf for an element of operands.
    fn element(&mut self, place: Place) -> u16 {
        if let Some(n) = self.numbers.get(&place) {
            return *n;
        }
        let (base, width, index) = (place.0.as_slice(), place.1, place.2);
        let known = |r: &Range| {
            of_element(self.from, (base, width, index), r, &self.sizes).map(|within| (r.signed, within))
        };
        let (signed, range) =
            self.ranges.iter().find_map(known).unwrap_or_else(|| (false, Interval::of_width(width, false)));
        let leaf = Leaf { width, signed, lo: range.lo, hi: range.hi };
        let n = self.question.leaves.len();
        self.question.leaves.push(leaf);
        self.question.places.push((n, place.clone()));
        self.numbers.insert(place, n as u16);
        n as u16
    }

    /// A leaf for a value that both sides share.
    fn cut(&mut self, id: Id) -> Option<Id> {
        if !(self.shared)(id) {
            return None;
        }
        let range = self.from.interval(id);
        let signed = range.lo < 0;
        let width = range.bits().max(1);
        if !range.is_exact() || width > MAX_CUT || !range.within(Interval::of_width(width, signed)) {
            return None;
        }
        let n = self.question.leaves.len() as u16;
        self.question.leaves.push(Leaf { width, signed, lo: range.lo, hi: range.hi });
        self.question.cuts = true;
        Some(self.question.dag.read_at(n, width, signed, 0))
    }
}
