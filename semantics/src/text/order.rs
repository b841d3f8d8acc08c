//! The order of terms and factors in print: by what they say, not by their number in an arena.

use std::cmp::Ordering;

use super::{type_name, variable_name};
use crate::dag::{Dag, Id, Node, Prim};

/// What orders a node among its siblings.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Key {
    constant: bool,
    /// The beginning of the node's text.
    sketch: String,
    /// A hash of the whole expression, equal for equal expressions of any arena.
    digest: u64,
}

/// The keys of all nodes below some roots.
pub(super) struct Order {
    keys: Vec<Key>,
}

const SKETCH: usize = 40;

impl Order {
    /// Keys for `nodes`, which are in topological order and closed under operands.
    pub fn new(dag: &Dag, nodes: &[Id], names: &[String]) -> Order {
        let mut order = Order { keys: vec![Key::default(); dag.len()] };
        for id in nodes {
            order.keys[id.index()] = order.key(dag, *id, names);
        }
        order
    }

    /// Constants last, else by text.
    pub fn compare(&self, a: Id, b: Id) -> Ordering {
        self.keys[a.index()].cmp(&self.keys[b.index()])
    }

    /// The terms of a sum as printed: added ones before subtracted ones.
    pub fn terms(&self, terms: &[(Id, i128)]) -> Vec<(Id, i128)> {
        let mut terms = terms.to_vec();
        terms.sort_by(|a, b| (a.1 < 0).cmp(&(b.1 < 0)).then(self.compare(a.0, b.0)));
        terms
    }

    /// The operands of a node as printed.
    pub fn operands(&self, node: &Node) -> Vec<Id> {
        let mut children = node.children();
        children[..node.commuting()].sort_by(|a, b| self.compare(*a, *b));
        children
    }

    fn key(&self, dag: &Dag, id: Id, names: &[String]) -> Key {
        let node = dag.node(id);
        let (head, numbers) = head(node, names);
        let mut digest = fnv(0xcbf2_9ce4_8422_2325, head.as_bytes());
        for n in numbers {
            digest = fnv(digest, &n.to_le_bytes());
        }
        let children = match node {
            Node::Sum(_, terms) => {
                let terms = self.terms(terms);
                for (_, c) in &terms {
                    digest = fnv(digest, &c.to_le_bytes());
                }
                terms.iter().map(|t| t.0).collect()
            }
            _ => self.operands(node),
        };
        let mut sketch = head;
        for c in children {
            let child = &self.keys[c.index()];
            digest = fnv(digest, &child.digest.to_le_bytes());
            if sketch.len() < SKETCH {
                sketch.push_str(&child.sketch);
                sketch.push(' ');
            }
        }
        while sketch.len() > SKETCH {
            sketch.pop();
        }
        Key { constant: matches!(node, Node::Const(_)), sketch, digest }
    }
}

/// How the text of a node begins, and the numbers in the node.
fn head(node: &Node, names: &[String]) -> (String, Vec<i128>) {
    let word = |w: &str| (format!("{w}("), Vec::new());
    match node {
        Node::Const(v) => (v.to_string(), vec![*v]),
        Node::Var(v, extent) => (variable_name(*v), vec![i128::from(*extent)]),
        Node::Read { base, width, signed, .. } => {
            let of = |b: &u16| names.get(usize::from(*b)).map_or("?", String::as_str);
            let base: Vec<&str> = base.iter().map(of).collect();
            let head = format!("{}[{} ", base.join(","), type_name(*width, *signed));
            (head, Vec::new())
        }
        // Sums begin with their first term.
        Node::Sum(k, _) => (String::new(), vec![*k]),
        Node::Mul(..) => (String::new(), vec![1]),
        Node::Shl(..) => (String::new(), vec![2]),
        Node::Shr(..) => (String::new(), vec![3]),
        Node::And(..) => (String::new(), vec![4]),
        Node::Or(..) => (String::new(), vec![5]),
        Node::Xor(..) => (String::new(), vec![6]),
        Node::Eq(..) => (String::new(), vec![7]),
        Node::Lt(..) => (String::new(), vec![8]),
        Node::Select(..) => (String::new(), vec![9]),
        Node::Wrap { width, signed, .. } => word(&type_name(*width, *signed)),
        Node::Sat { width, signed, .. } => word(&format!("sat_{}", type_name(*width, *signed))),
        Node::Min(..) => word("min"),
        Node::Max(..) => word("max"),
        Node::Abs(_) => word("abs"),
        Node::Reduce { op, var, count, .. } => {
            let numbers = vec![*op as i128, i128::from(var.0), i128::from(*count)];
            ("reduce(".into(), numbers)
        }
        Node::First { var, count, .. } => ("first(".into(), vec![i128::from(var.0), i128::from(*count)]),
        Node::Prim(p, _) => {
            let width = match p {
                Prim::LeadingZeros(w) | Prim::TrailingZeros(w) => i128::from(*w),
                _ => 0,
            };
            (p.name().into_owned(), vec![width])
        }
    }
}

/// FNV-1a.
fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x0000_0100_0000_01b3))
}
