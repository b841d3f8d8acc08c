//! Digests of expressions: equal ones are one question.
//!
//! A build takes the digest of every instruction's elements, some millions of nodes, so that nodes are written as
//! bytes and not as text.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::Operand;
use sha2::{Digest, Sha256};

/// Bytes that are hashed at once.
const CHUNK: usize = 1 << 14;

/// What marks a read of a pair, apart from all nodes.
const READ: u8 = 64;

/// What is hashed, put together piece by piece. Lists and text have their lengths before them, so that different
/// pieces never give the same bytes.
#[derive(Default)]
struct Bytes {
    pending: Vec<u8>,
    hash: Sha256,
}

impl Bytes {
    fn number(&mut self, n: u64) {
        // Most numbers are small: seven bits a byte, the last one without its top bit.
        let mut rest = n;
        while rest >= 0x80 {
            self.pending.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.pending.push(rest as u8);
    }

    fn integer(&mut self, n: i128) {
        match u64::try_from(n).ok().filter(|n| *n < u64::MAX) {
            Some(small) => self.number(small),
            None => {
                self.number(u64::MAX);
                self.pending.extend_from_slice(&n.to_le_bytes());
            }
        }
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.pending.extend_from_slice(text.as_bytes());
    }

    fn list(&mut self, all: impl ExactSizeIterator<Item = u64>) {
        self.number(all.len() as u64);
        all.for_each(|n| self.number(n));
    }

    /// The parts of a node that are not operands.
    fn node(&mut self, node: &Node) {
        let (tag, numbers): (u8, [u64; 3]) = match node {
            Node::Const(_) => (0, [0; 3]),
            Node::Var(v, extent) => (1, [v.0.into(), (*extent).into(), 0]),
            Node::Read { width, signed, .. } => (2, [(*width).into(), (*signed).into(), 0]),
            Node::Sum(..) => (3, [0; 3]),
            Node::Wrap { width, signed, .. } => (4, [(*width).into(), (*signed).into(), 0]),
            Node::Sat { width, signed, .. } => (5, [(*width).into(), (*signed).into(), 0]),
            Node::Reduce { op, var, count, .. } => (6, [*op as u64, var.0.into(), (*count).into()]),
            Node::First { var, count, .. } => (7, [var.0.into(), (*count).into(), 0]),
            Node::Prim(..) => (8, [0; 3]),
            Node::Mul(..) => (9, [0; 3]),
            Node::Shl(..) => (10, [0; 3]),
            Node::Shr(..) => (11, [0; 3]),
            Node::And(..) => (12, [0; 3]),
            Node::Or(..) => (13, [0; 3]),
            Node::Xor(..) => (14, [0; 3]),
            Node::Min(..) => (15, [0; 3]),
            Node::Max(..) => (16, [0; 3]),
            Node::Abs(_) => (17, [0; 3]),
            Node::Eq(..) => (18, [0; 3]),
            Node::Lt(..) => (19, [0; 3]),
            Node::Select(..) => (20, [0; 3]),
        };
        self.pending.push(tag);
        numbers.into_iter().for_each(|n| self.number(n));
        match node {
            Node::Const(value) => self.integer(*value),
            Node::Read { base, .. } => self.list(base.iter().map(|n| u64::from(*n))),
            Node::Sum(constant, terms) => {
                self.integer(*constant);
                self.number(terms.len() as u64);
                terms.iter().for_each(|(_, coefficient)| self.integer(*coefficient));
            }
            Node::Prim(primitive, _) => self.text(&format!("{primitive:?}")),
            _ => {}
        }
    }

    /// The operands of a node, by the numbers that they were given.
    fn children(&mut self, node: &Node, number: &[u32]) {
        let mut count = 0u64;
        node.each_child(|_| count += 1);
        self.number(count);
        node.each_child(|child| self.number(number[child.index()].into()));
        if self.pending.len() >= CHUNK {
            self.hash.update(&self.pending);
            self.pending.clear();
        }
    }

    fn finish(mut self) -> [u8; 32] {
        self.hash.update(&self.pending);
        self.hash.finalize().into()
    }
}

/// sha256 over the nodes that `roots` need, numbered in topological order, and over `rest`.
pub(crate) fn digest(dag: &Dag, roots: &[Id], rest: &dyn std::fmt::Debug) -> [u8; 32] {
    let order = dag.reachable(roots);
    let mut number = vec![u32::MAX; dag.len()];
    for (n, id) in order.iter().enumerate() {
        number[id.index()] = n as u32;
    }
    let mut bytes = Bytes::default();
    bytes.number(order.len() as u64);
    for id in &order {
        let node = dag.node(*id);
        bytes.node(node);
        bytes.children(node, &number);
    }
    bytes.list(roots.iter().map(|root| number[root.index()].into()));
    bytes.text(&format!("{rest:?}"));
    bytes.finish()
}

/// A digest of a pair of closed expressions that does not depend on which operands they read, nor on where
/// in an operand: operands are numbered by first use, and the reads of an operand are moved together towards
/// its start by a multiple of all read widths. Equal digests have equal verdicts, as operands are any bits.
pub(crate) fn pair_digest(dag: &Dag, a: Id, b: Id, operands: &[Operand]) -> [u8; 32] {
    let order = dag.reachable(&[a, b]);
    let mut first = vec![u64::MAX; operands.len()];
    let mut movable = vec![true; operands.len()];
    for id in &order {
        let Node::Read { base, width, index, .. } = dag.node(*id) else { continue };
        let at = dag.as_const(*index).and_then(|i| u64::try_from(i).ok());
        for n in base.iter().map(|n| usize::from(*n)).filter(|n| *n < operands.len()) {
            match (at, &base[..]) {
                (Some(at), [_])
                    if width.is_power_of_two()
                        && (at + 1) * u64::from(*width) <= u64::from(operands[n].bits()) =>
                {
                    first[n] = first[n].min((at * u64::from(*width)) & !63);
                }
                _ => movable[n] = false,
            }
        }
    }
    let mut number = vec![u32::MAX; dag.len()];
    let mut names: Vec<u16> = Vec::new();
    let mut bytes = Bytes::default();
    bytes.number(order.len() as u64);
    for (n, id) in order.iter().enumerate() {
        number[id.index()] = n as u32;
        let node = dag.node(*id);
        let Node::Read { base, width, signed, index } = node else {
            bytes.node(node);
            bytes.children(node, &number);
            continue;
        };
        let name = |n: &u16, names: &mut Vec<u16>| {
            names.iter().position(|m| m == n).unwrap_or_else(|| {
                names.push(*n);
                names.len() - 1
            })
        };
        let numbers: Vec<usize> = base.iter().map(|n| name(n, &mut names)).collect();
        let moved = match &base[..] {
            [n] if movable.get(usize::from(*n)) == Some(&true) => {
                let start = first[usize::from(*n)] / u64::from(*width);
                dag.as_const(*index).map(|i| i - i128::from(start))
            }
            _ => None,
        };
        bytes.pending.push(READ);
        bytes.list(numbers.iter().map(|n| *n as u64));
        bytes.number((*width).into());
        bytes.number((*signed).into());
        match moved {
            Some(at) => {
                bytes.number(0);
                bytes.integer(at);
            }
            None => {
                let sizes: Vec<u32> =
                    base.iter().filter_map(|n| Some(operands.get(usize::from(*n))?.bits())).collect();
                bytes.number(1);
                bytes.list(sizes.iter().map(|size| u64::from(*size)));
                bytes.number(number[index.index()].into());
            }
        }
    }
    bytes.list([a, b].iter().map(|root| number[root.index()].into()));
    bytes.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(make: impl Fn(&mut Dag) -> Id) -> [u8; 32] {
        let mut dag = Dag::new();
        let root = make(&mut dag);
        digest(&dag, &[root], &())
    }

    #[test]
    fn different_expressions_have_different_digests() {
        let read = |dag: &mut Dag, operand: u16, width: u16, at: i128| {
            let index = dag.constant(at);
            dag.read(operand, width, false, index)
        };
        let all = [
            of(|d| d.constant(5)),
            of(|d| d.constant(-5)),
            of(|d| d.constant(i128::from(u64::MAX))),
            of(|d| d.constant(i128::from(u64::MAX) - 1)),
            of(|d| read(d, 0, 8, 0)),
            of(|d| read(d, 1, 8, 0)),
            of(|d| read(d, 0, 16, 0)),
            of(|d| read(d, 0, 8, 1)),
            of(|d| {
                let (a, b) = (read(d, 0, 8, 0), read(d, 1, 8, 0));
                d.and(a, b)
            }),
            of(|d| {
                let (a, b) = (read(d, 0, 8, 0), read(d, 1, 8, 0));
                d.or(a, b)
            }),
        ];
        for (n, a) in all.iter().enumerate() {
            assert!(all.iter().skip(n + 1).all(|b| a != b), "{n}");
        }
    }

    #[test]
    fn what_an_expression_does_not_need_is_no_part_of_it() {
        let plain = of(|d| d.constant(5));
        let beside = of(|d| {
            d.constant(7);
            d.constant(5)
        });
        assert_eq!(plain, beside);
    }
}
