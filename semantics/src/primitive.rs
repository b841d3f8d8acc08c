//! Recognizes primitives that a text spells out in loops: multiplication in GF(2^8).
//!
//! An expression of two bytes is a function with 65,536 arguments; it is recognized by evaluating all of
//! them, so the recognition is a proof.

use crate::hash::FastMap;

use crate::arithmetic::prim_value;
use crate::dag::{Dag, Id, Interval, Node, Prim};
use crate::interp::{Bits, Interpreter};
use crate::lane::ElementFn;

/// Smaller expressions than this are not a primitive spelled out.
const MIN_NODES: usize = 40;

/// `f` with the expressions that are a primitive of two bytes replaced by it.
pub fn recognize(f: &ElementFn) -> ElementFn {
    let pairs = byte_pairs(&f.dag);
    let mut known: FastMap<Id, bool> = FastMap::default();
    let mut canon = Dag::new();
    let mut dag = Dag::new();
    let mut memo = FastMap::default();
    let elements = f
        .elements
        .iter()
        .map(|e| {
            dag.import_with(
                &f.dag,
                *e,
                &mut |d, id| {
                    let (x, y) = pairs[id.index()].both()?;
                    if !f.dag.interval(id).within(Interval::of_width(8, false)) {
                        return None;
                    }
                    let canonical = renamed(&mut canon, &f.dag, id, x, y);
                    let is = *known.entry(canonical).or_insert_with(|| is_product(&canon, canonical));
                    is.then(|| {
                        let args = [x, y].map(|(operand, index)| d.read_at(operand, 8, false, index));
                        d.prim(Prim::Gf256Mul, &args)
                    })
                },
                &mut memo,
            )
        })
        .collect();
    ElementFn { dag, operands: f.operands.clone(), result: f.result.clone(), elements }
}

/// A byte of an operand: operand number and element.
type Byte = (u16, u32);

/// Which bytes an expression depends on.
#[derive(Clone, Copy, PartialEq)]
enum Leaves {
    None,
    One(Byte),
    Two(Byte, Byte),
    Other,
}

impl Leaves {
    fn join(self, other: Leaves) -> Leaves {
        match (self, other) {
            (Leaves::Other, _) | (_, Leaves::Other) => Leaves::Other,
            (Leaves::None, x) | (x, Leaves::None) => x,
            (Leaves::One(a), Leaves::One(b)) if a == b => self,
            (Leaves::One(a), Leaves::One(b)) => Leaves::Two(a.min(b), a.max(b)),
            (Leaves::Two(a, b), Leaves::One(c)) | (Leaves::One(c), Leaves::Two(a, b)) if c == a || c == b => {
                Leaves::Two(a, b)
            }
            (Leaves::Two(..), Leaves::Two(..)) if self == other => self,
            _ => Leaves::Other,
        }
    }

    fn both(self) -> Option<(Byte, Byte)> {
        match self {
            Leaves::Two(a, b) => Some((a, b)),
            _ => None,
        }
    }
}

fn byte_pairs(dag: &Dag) -> Vec<Leaves> {
    let mut leaves: Vec<Leaves> = Vec::with_capacity(dag.len());
    for (i, node) in dag.nodes().iter().enumerate() {
        let of = match node {
            Node::Read { .. } => byte(dag, Id(i as u32)).map_or(Leaves::Other, Leaves::One),
            Node::Var(..) => Leaves::Other,
            _ => node.children().iter().fold(Leaves::None, |acc, c| acc.join(leaves[c.index()])),
        };
        leaves.push(of);
    }
    leaves
}

/// The byte that `id` reads, signed or not.
fn byte(dag: &Dag, id: Id) -> Option<Byte> {
    let Node::Read { base, width: 8, index, .. } = dag.node(id) else { return None };
    let [operand] = base[..] else { return None };
    Some((operand, u32::try_from(dag.as_const(*index)?).ok()?))
}

/// `id` with its two bytes renamed to operands 0 and 1 of `canon`.
fn renamed(canon: &mut Dag, from: &Dag, id: Id, x: Byte, y: Byte) -> Id {
    canon.import(from, id, &mut |d, node| {
        let operand = match byte(from, node)? {
            b if b == x => 0,
            b if b == y => 1,
            _ => return None,
        };
        let signed = matches!(from.node(node), Node::Read { signed: true, .. });
        Some(d.read_at(operand, 8, signed, 0))
    })
}

fn is_product(canon: &Dag, id: Id) -> bool {
    if canon.reachable(&[id]).len() < MIN_NODES {
        return false;
    }
    // A few arguments reject nearly everything that is something else.
    let samples = [(3, 7), (0x53, 0xca), (0x80, 0x80), (0xff, 0xff), (1, 0x9d)];
    let equal = |&(a, b): &(u8, u8)| {
        let inputs = [Bits::from_bytes(&[a], 8), Bits::from_bytes(&[b], 8)];
        Interpreter::new(canon, &inputs).eval(id)
            == prim_value(Prim::Gf256Mul, &[i128::from(a), i128::from(b)])
    };
    samples.iter().all(equal) && (0..=255).all(|a| (0..=255).all(|b| equal(&(a, b))))
}
