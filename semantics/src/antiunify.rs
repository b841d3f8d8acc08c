//! Anti-unification: what several expressions have in common, and the numbers in which they differ.
//!
//! [`Shapes`] splits an expression into a *shape* (a hash of everything but the numbers) and its *numbers*
//! in a fixed order: constants, read indices, powers of two, bit-field offsets. Expressions of one shape
//! differ only in numbers; [`Shapes::rebuild`] makes the common template with any expression in the place
//! of each number. Operands of commutative operations are ordered by shape and numbers, never by the order
//! in which the vendor wrote them.
//!
//! A truncation, a shift by a constant and a sign test are all *bit fields* here, so that bit 0, bit 5 and
//! the top bit of an element have one shape. A read index is always a sum, so that index `x` and index
//! `x + 8` have one shape.

use crate::hash::FastMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use crate::dag::{Dag, Id, Node, ReduceOp, Var};

/// More numbers than this in one expression make it too big to re-roll.
const MAX_NUMBERS: usize = 20_000;
/// As many numbers are kept of all expressions together; from there on, everything is too big.
const MAX_KEPT: usize = 1 << 23;

/// The shape and the numbers of one expression.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Hash of the structure without numbers.
    pub hash: u64,
    /// The numbers, in the order in which [`Shapes::rebuild`] consumes them.
    pub numbers: Rc<Vec<i128>>,
    /// Whether the expression was too big; its numbers are then not kept.
    pub too_big: bool,
}

/// How a node is seen: as itself, or as a bit field of another value.
enum View {
    Field { of: Id, offset: i128, width: u16, signed: bool },
    Node(Node),
}

/// One term of a sum: `odd * 2^exponent * term`.
#[derive(Clone, Copy)]
struct Term {
    id: Id,
    odd: i128,
    exponent: i128,
}

/// Computes and remembers shapes of one [`Dag`].
#[derive(Default)]
pub struct Shapes {
    memo: FastMap<Id, Shape>,
    index_memo: FastMap<Id, Shape>,
    kept: usize,
}

impl Shapes {
    /// An empty memory; use one per [`Dag`].
    pub fn new() -> Shapes {
        Shapes::default()
    }

    /// The shape of `id`.
    pub fn of(&mut self, dag: &mut Dag, id: Id) -> Shape {
        if let Some(s) = self.memo.get(&id) {
            return s.clone();
        }
        let mut shape = match view(dag, id) {
            View::Field { of, offset, width, signed } => {
                let inner = self.of(dag, of);
                combine(("field", width, signed), vec![offset], &[inner])
            }
            View::Node(node) => self.of_node(dag, &node),
        };
        self.kept += shape.numbers.len();
        if self.kept > MAX_KEPT {
            shape = Shape { numbers: Rc::default(), too_big: true, ..shape };
        }
        self.memo.insert(id, shape.clone());
        shape
    }

    fn of_node(&mut self, dag: &mut Dag, node: &Node) -> Shape {
        match node {
            Node::Const(v) => combine("const", vec![*v], &[]),
            // The extent of a reduction variable is its reduction's number.
            Node::Var(v, _) => combine(("var", v.0), vec![], &[]),
            Node::Read { base, width, signed, index } => {
                let index = self.of_index(dag, *index);
                combine(("read", base, *width, *signed), vec![], &[index])
            }
            Node::Sum(k, terms) => self.of_sum("sum", dag, *k, terms),
            Node::Reduce { op, var, count, body } => {
                let body = self.of(dag, *body);
                combine(("reduce", *op, var.0), vec![i128::from(*count)], &[body])
            }
            Node::First { var, count, cond, value, otherwise } => {
                let parts = [self.of(dag, *cond), self.of(dag, *value), self.of(dag, *otherwise)];
                combine(("first", var.0), vec![i128::from(*count)], &parts)
            }
            _ => {
                let parts: Vec<Shape> =
                    self.ordered(dag, node).into_iter().map(|c| self.of(dag, c)).collect();
                combine(label(node), vec![], &parts)
            }
        }
    }

    /// A read index, seen as a sum whatever it is.
    fn of_index(&mut self, dag: &mut Dag, index: Id) -> Shape {
        if let Some(s) = self.index_memo.get(&index) {
            return s.clone();
        }
        let (k, terms) = as_sum(dag, index);
        let shape = self.of_sum("index", dag, k, &terms);
        self.index_memo.insert(index, shape.clone());
        shape
    }

    fn of_sum(&mut self, kind: &str, dag: &mut Dag, k: i128, terms: &[(Id, i128)]) -> Shape {
        let terms = self.ordered_terms(dag, terms);
        let mut parts = Vec::with_capacity(terms.len());
        let mut odds = Vec::with_capacity(terms.len());
        for t in terms {
            let inner = self.of(dag, t.id);
            odds.push(t.odd);
            parts.push(combine("term", vec![t.exponent], &[inner]));
        }
        combine((kind, odds), vec![k], &parts)
    }

    fn ordered_terms(&mut self, dag: &mut Dag, terms: &[(Id, i128)]) -> Vec<Term> {
        let mut keyed: Vec<(Shape, Term)> = terms
            .iter()
            .map(|&(id, c)| {
                let exponent = c.trailing_zeros();
                (self.of(dag, id), Term { id, odd: c >> exponent, exponent: i128::from(exponent) })
            })
            .collect();
        keyed.sort_by(|(s, a), (t, b)| {
            (a.odd, s.hash, a.exponent)
                .cmp(&(b.odd, t.hash, b.exponent))
                .then_with(|| s.numbers.cmp(&t.numbers))
        });
        keyed.into_iter().map(|k| k.1).collect()
    }

    /// The operands of `node`, those that may be exchanged in canonical order.
    fn ordered(&mut self, dag: &mut Dag, node: &Node) -> Vec<Id> {
        let mut children = node.children();
        let commuting = node.commuting();
        if commuting > 1 {
            let mut keyed: Vec<(Shape, Id)> =
                children.drain(..commuting).map(|c| (self.of(dag, c), c)).collect();
            keyed.sort_by(|(s, _), (t, _)| s.hash.cmp(&t.hash).then_with(|| s.numbers.cmp(&t.numbers)));
            children.splice(..0, keyed.into_iter().map(|k| k.1));
        }
        children
    }

    /// The expression `id` with its numbers, in order, replaced by `numbers`.
    ///
    /// A reduction or chain whose count is not constant becomes one over the greatest count, whose terms
    /// beyond the count do nothing. Returns `None` where that is not possible.
    pub fn rebuild(&mut self, dag: &mut Dag, id: Id, numbers: &mut dyn Iterator<Item = Id>) -> Option<Id> {
        match view(dag, id) {
            View::Field { of, width, signed, .. } => {
                let offset = numbers.next()?;
                let of = self.rebuild(dag, of, numbers)?;
                let shifted = dag.shr(of, offset);
                Some(dag.wrap(shifted, width, signed))
            }
            View::Node(node) => self.rebuild_node(dag, &node, numbers),
        }
    }

    fn rebuild_node(
        &mut self,
        dag: &mut Dag,
        node: &Node,
        numbers: &mut dyn Iterator<Item = Id>,
    ) -> Option<Id> {
        match node {
            Node::Const(_) => numbers.next(),
            Node::Var(v, extent) => Some(dag.var(*v, *extent)),
            Node::Read { base, width, signed, index } => {
                let (_, terms) = as_sum(dag, *index);
                let index = self.rebuild_sum(dag, &terms, numbers)?;
                Some(dag.read_of(base, *width, *signed, index))
            }
            Node::Sum(_, terms) => self.rebuild_sum(dag, terms, numbers),
            Node::Reduce { op, var, body, .. } => {
                let count = numbers.next()?;
                let body = with_extent(dag, *body, *var, count);
                let body = self.rebuild(dag, body, numbers)?;
                let neutral_is_zero = matches!(op, ReduceOp::Add | ReduceOp::Or | ReduceOp::Xor);
                if let Some(n) = dag.as_const(count).filter(|n| *n >= 1) {
                    return Some(dag.reduce(*op, *var, n as u32, body));
                }
                let most = u32::try_from(dag.interval(count).hi).ok().filter(|_| neutral_is_zero)?;
                if most == 0 {
                    return Some(dag.constant(0));
                }
                let (var_id, zero) = (dag.var(*var, most), dag.constant(0));
                let live = dag.lt(var_id, count);
                let body = dag.select(live, body, zero);
                Some(dag.reduce(*op, *var, most, body))
            }
            Node::First { var, cond, value, otherwise, .. } => {
                let count = numbers.next()?;
                let most = u32::try_from(dag.interval(count).hi).ok()?;
                let (cond, value) =
                    (with_extent(dag, *cond, *var, count), with_extent(dag, *value, *var, count));
                let mut cond = self.rebuild(dag, cond, numbers)?;
                let value = self.rebuild(dag, value, numbers)?;
                let otherwise = self.rebuild(dag, *otherwise, numbers)?;
                if most == 0 {
                    return Some(otherwise);
                }
                let var_id = dag.var(*var, most);
                let live = dag.lt(var_id, count);
                cond = dag.and(live, cond);
                Some(dag.first(*var, most, cond, value, otherwise))
            }
            _ => {
                let children: Option<Vec<Id>> =
                    self.ordered(dag, node).into_iter().map(|c| self.rebuild(dag, c, numbers)).collect();
                Some(dag.rebuild(node, &children?))
            }
        }
    }

    fn rebuild_sum(
        &mut self,
        dag: &mut Dag,
        terms: &[(Id, i128)],
        numbers: &mut dyn Iterator<Item = Id>,
    ) -> Option<Id> {
        let mut sum = numbers.next()?;
        for t in self.ordered_terms(dag, terms) {
            let exponent = numbers.next()?;
            let term = self.rebuild(dag, t.id, numbers)?;
            let term = dag.shl(term, exponent);
            sum = dag.sum(0, &[(sum, 1), (term, t.odd)]);
        }
        Some(sum)
    }
}

/// `body` with `var` ranging over the greatest value of `count`.
fn with_extent(dag: &mut Dag, body: Id, var: Var, count: Id) -> Id {
    let most = u32::try_from(dag.interval(count).hi).unwrap_or(u32::MAX).max(2);
    let var_id = dag.var(var, most);
    dag.substitute(body, var, var_id)
}

fn as_sum(dag: &Dag, id: Id) -> (i128, Vec<(Id, i128)>) {
    match dag.node(id) {
        Node::Const(v) => (*v, Vec::new()),
        Node::Sum(k, terms) => (*k, terms.clone()),
        _ => (0, vec![(id, 1)]),
    }
}

fn view(dag: &mut Dag, id: Id) -> View {
    let node = dag.node(id).clone();
    match node {
        Node::Wrap { a, width, signed } => {
            let (of, offset) = shifted(dag, a);
            View::Field { of, offset, width, signed }
        }
        Node::Shr(..) => {
            let (of, offset) = shifted(dag, id);
            let range = dag.interval(of);
            let bits = i128::from(range.bits());
            if of == id || !range.is_exact() || bits <= offset {
                return View::Node(node);
            }
            View::Field { of, offset, width: (bits - offset) as u16, signed: range.lo < 0 }
        }
        Node::Lt(a, b) if dag.as_const(b) == Some(0) => match dag.node(a).clone() {
            Node::Read { base, width, signed: true, index } => {
                let of = dag.read_of(&base, width, false, index);
                View::Field { of, offset: i128::from(width) - 1, width: 1, signed: false }
            }
            _ => View::Node(node),
        },
        _ => View::Node(node),
    }
}

fn shifted(dag: &Dag, id: Id) -> (Id, i128) {
    if let Node::Shr(x, n) = dag.node(id)
        && let Some(n) = dag.as_const(*n)
    {
        return (*x, n);
    }
    (id, 0)
}

fn label(node: &Node) -> String {
    match node {
        Node::Mul(..) => "mul".into(),
        Node::Shl(..) => "shl".into(),
        Node::Shr(..) => "shr".into(),
        Node::And(..) => "and".into(),
        Node::Or(..) => "or".into(),
        Node::Xor(..) => "xor".into(),
        Node::Min(..) => "min".into(),
        Node::Max(..) => "max".into(),
        Node::Abs(..) => "abs".into(),
        Node::Eq(..) => "eq".into(),
        Node::Lt(..) => "lt".into(),
        Node::Select(..) => "select".into(),
        Node::Sat { width, signed, .. } => format!("sat{width}{signed}"),
        Node::Prim(p, args) => format!("{p:?}/{}", args.len()),
        // Seen as something else before a label is asked for.
        Node::Const(_)
        | Node::Var(..)
        | Node::Read { .. }
        | Node::Sum(..)
        | Node::Wrap { .. }
        | Node::Reduce { .. }
        | Node::First { .. } => format!("{:?}", std::mem::discriminant(node)),
    }
}

fn combine<L: Hash>(label: L, own: Vec<i128>, parts: &[Shape]) -> Shape {
    let mut h = DefaultHasher::new();
    label.hash(&mut h);
    own.len().hash(&mut h);
    let mut numbers = own;
    let mut too_big = false;
    for p in parts {
        p.hash.hash(&mut h);
        too_big |= p.too_big || numbers.len() + p.numbers.len() > MAX_NUMBERS;
        if !too_big {
            numbers.extend_from_slice(&p.numbers);
        }
    }
    // Nobody reads the numbers of what is too big, and everything that has it as an operand would hold them again.
    let numbers = if too_big { Vec::new() } else { numbers };
    Shape { hash: h.finish(), numbers: Rc::new(numbers), too_big }
}
