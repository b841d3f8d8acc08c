//! Products as polynomials.
//!
//! Equalities about products by parts, by sign or by shared factors follow from the ring laws, and are out
//! of reach of bit-blasting beyond 8 bits. Here products are multiplied out, elements that are also read in
//! parts become sums of their parts, signed reads become unsigned ones minus their sign bit, and a selection
//! against 0 becomes a product with its condition. What is then equal needs no solver; what is not often
//! needs none of the products' bits.

use std::collections::BTreeSet;

use crate::hash::FastMap;

use super::expand::Flat;
use crate::dag::{Dag, Id, Node};

/// Products of more terms stay as they are.
const MAX_TERMS: usize = 64;
/// Elements read in more parts stay whole.
const MAX_PARTS: usize = 8;

/// Whether the expressions multiply values, neither of which is a condition.
pub(super) fn has_products(dag: &Dag, roots: &[Id]) -> bool {
    dag.reachable(roots).into_iter().any(|id| is_product(dag, id))
}

/// A product that is not a selection.
pub(super) fn is_product(dag: &Dag, id: Id) -> bool {
    matches!(dag.node(id), Node::Mul(a, b) if !dag.interval(*a).is_bool() && !dag.interval(*b).is_bool())
}

/// `roots`, which hold no reductions, with their products multiplied out.
pub(super) fn multiply_out(dag: &Dag, roots: &[Id]) -> Flat {
    let nodes = dag.reachable(roots);
    let mut ring = Ring { from: dag, out: Dag::new(), elements: elements(dag, &nodes) };
    let mut images: Vec<Option<Image>> = vec![None; dag.len()];
    for id in nodes {
        let image = ring.image(id, &images);
        images[id.index()] = Some(image);
    }
    let roots = roots.iter().filter_map(|r| images[r.index()]).map(|i| i.ring).collect();
    Flat { dag: ring.out, roots }
}

/// The new forms of a node: as an operand of ring operations, and of others.
#[derive(Clone, Copy)]
struct Image {
    ring: Id,
    whole: Id,
}

/// An element of operands under all its signs.
type Element = (Vec<u16>, u16, Id);

/// How an element is used.
#[derive(Default)]
struct Use {
    signed: bool,
    unsigned: bool,
    /// Bit positions at which it is cut.
    cuts: BTreeSet<u32>,
}

struct Ring<'a> {
    from: &'a Dag,
    out: Dag,
    elements: FastMap<Element, Use>,
}

fn element(dag: &Dag, id: Id) -> Option<(Element, bool)> {
    match dag.node(id) {
        Node::Read { base, width, signed, index } => Some(((base.clone(), *width, *index), *signed)),
        _ => None,
    }
}

fn elements(dag: &Dag, nodes: &[Id]) -> FastMap<Element, Use> {
    let mut elements: FastMap<Element, Use> = FastMap::default();
    for id in nodes {
        if let Some((e, signed)) = element(dag, *id) {
            let of = elements.entry(e).or_default();
            of.signed |= signed;
            of.unsigned |= !signed;
            continue;
        }
        let (inner, top) = match dag.node(*id) {
            Node::Wrap { a, width, .. } => (*a, Some(u32::from(*width))),
            _ => (*id, None),
        };
        let (read, low) = match dag.node(inner) {
            Node::Shr(x, n) => (*x, dag.as_const(*n)),
            _ => (inner, Some(0)),
        };
        if let (Some((e, _)), Some(low)) = (element(dag, read), low) {
            let low = low.clamp(0, 1 << 16) as u32;
            let cuts = &mut elements.entry(e).or_default().cuts;
            cuts.insert(low);
            cuts.extend(top.map(|t| low + t));
        }
    }
    for ((_, width, _), of) in &mut elements {
        of.cuts.retain(|c| (1..u32::from(*width)).contains(c));
    }
    elements
}

impl Ring<'_> {
    fn image(&mut self, id: Id, images: &[Option<Image>]) -> Image {
        let node = self.from.node(id);
        // Invariant: operands precede their users.
        let of = |c: &Id| images[c.index()].unwrap_or(Image { ring: Id(0), whole: Id(0) });
        let children = node.children();
        let ring: Vec<Id> = children.iter().map(|c| of(c).ring).collect();
        let new = match node {
            Node::Read { .. } => return self.read(id, node, &ring),
            Node::Sum(..) => self.out.rebuild(node, &ring),
            Node::Mul(..) => self.product(ring[0], ring[1]),
            Node::Select(..) if self.out.as_const(ring[2]) == Some(0) => self.product(ring[0], ring[1]),
            Node::Select(..) if self.out.as_const(ring[1]) == Some(0) => {
                let taken = self.product(ring[0], ring[2]);
                self.out.sub(ring[2], taken)
            }
            Node::Shr(x, n) if self.splits_sign(*x) => {
                // floor((u - 2^w s) / 2^n) = floor(u / 2^n) - 2^(w-n) s
                let shifted = self.out.shr(of(x).ring, of(n).whole);
                return Image { ring: shifted, whole: shifted };
            }
            _ => {
                let whole: Vec<Id> = children.iter().map(|c| of(c).whole).collect();
                self.out.rebuild(node, &whole)
            }
        };
        Image { ring: new, whole: new }
    }

    /// A signed element whose unsigned value is used as well.
    fn splits_sign(&self, id: Id) -> bool {
        element(self.from, id).is_some_and(|(e, signed)| {
            signed && self.elements.get(&e).is_some_and(|u| u.signed && u.unsigned)
        })
    }

    fn read(&mut self, id: Id, node: &Node, index: &[Id]) -> Image {
        let whole = self.out.rebuild(node, index);
        let Node::Read { base, width, signed, .. } = node else { return Image { ring: whole, whole } };
        let both = self.splits_sign(id);
        let mut value = whole;
        if both {
            value = self.out.read_of(base, *width, false, index[0]);
        }
        if let Some((e, _)) = element(self.from, id)
            && let Some(of) = self.elements.get(&e)
            && !of.cuts.is_empty()
            && of.cuts.len() < MAX_PARTS
        {
            let mut ends: Vec<u32> = of.cuts.iter().copied().collect();
            ends.push(u32::from(*width));
            value = self.parts(value, &ends, *signed && !both);
        }
        if both {
            let zero = self.out.constant(0);
            let negative = self.out.lt(whole, zero);
            value = self.out.sum(0, &[(value, 1), (negative, -(1 << (*width).min(126)))]);
        }
        Image { ring: value, whole }
    }

    /// `element` as the sum of its bit fields that end at `ends`.
    fn parts(&mut self, element: Id, ends: &[u32], signed: bool) -> Id {
        let mut low = 0;
        let mut terms = Vec::new();
        for (n, end) in ends.iter().enumerate() {
            let field = self.out.shr_const(element, low);
            let top = n + 1 == ends.len();
            let field = self.out.wrap(field, (end - low) as u16, top && signed);
            terms.push((field, 1i128 << low));
            low = *end;
        }
        terms.sort_unstable();
        // As it stands: the normal form would join neighbouring fields again.
        self.out.intern(Node::Sum(0, terms))
    }

    fn terms(&self, id: Id) -> (i128, Vec<(Id, i128)>) {
        match self.out.node(id) {
            Node::Const(k) => (*k, Vec::new()),
            Node::Sum(k, terms) => (*k, terms.clone()),
            _ => (0, vec![(id, 1)]),
        }
    }

    fn product(&mut self, a: Id, b: Id) -> Id {
        if let (true, Node::Abs(x)) = (a == b, self.out.node(a)) {
            return self.product(*x, *x);
        }
        let ((ka, ta), (kb, tb)) = (self.terms(a), self.terms(b));
        if (ta.len() + 1) * (tb.len() + 1) > MAX_TERMS {
            return self.out.mul(a, b);
        }
        let factors = ta.iter().chain(&tb).map(|t| t.1).chain([ka, kb]);
        if factors.into_iter().any(|c| c.unsigned_abs() >= 1 << 62) {
            // Products of such coefficients are no coefficients.
            return self.out.mul(a, b);
        }
        let mut sum: Vec<(Id, i128)> = Vec::new();
        sum.extend(ta.iter().map(|(t, c)| (*t, c * kb)));
        sum.extend(tb.iter().map(|(t, c)| (*t, c * ka)));
        for (x, c) in &ta {
            for (y, d) in &tb {
                let m = self.monomial(*x, *y);
                sum.push((m, c * d));
            }
        }
        self.out.sum(ka * kb, &sum)
    }

    /// The product of two monomials: factors in order, a condition only once.
    fn monomial(&mut self, a: Id, b: Id) -> Id {
        let mut factors = Vec::new();
        let mut pending = vec![a, b];
        while let Some(id) = pending.pop() {
            match self.out.node(id) {
                Node::Mul(x, y) => pending.extend([*x, *y]),
                _ => factors.push(id),
            }
        }
        factors.sort_unstable();
        factors.dedup_by(|x, y| x == y && self.out.interval(*x).is_bool());
        let mut product = factors[0];
        for f in &factors[1..] {
            product = self.out.intern(Node::Mul(product.min(*f), product.max(*f)));
        }
        product
    }
}
