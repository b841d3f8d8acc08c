//! Limits on functions that come from outside: text and stored bytes.
//!
//! Rewriting recurses over operands, and values without bounds have no encoding. What is admitted here can neither
//! exhaust the stack nor need numbers of any size.

use crate::dag::{Dag, Id, Node};

/// Operations on the longest path through an expression.
const MAX_DEPTH: u32 = 1000;

/// Constants stay below this.
pub(crate) const MAX_MAGNITUDE: i128 = 1 << 120;

/// Bits of one operand or result.
pub(crate) const MAX_BITS: u64 = 1 << 24;

/// Watches an arena grow.
#[derive(Default)]
pub(crate) struct Limits {
    depths: Vec<u32>,
}

impl Limits {
    /// Checks the nodes that were added since the last call.
    pub fn admit(&mut self, dag: &Dag) -> Result<(), &'static str> {
        for n in self.depths.len()..dag.len() {
            let node = dag.node(Id(n as u32));
            let children = node.children();
            let depths = children.iter().map(|c| self.depths[c.index()]);
            let depth = depths.max().map_or(0, |d| d + 1);
            if depth > MAX_DEPTH {
                return Err("an expression of too many steps");
            }
            let fits = |v: &i128| v.unsigned_abs() <= MAX_MAGNITUDE.unsigned_abs();
            let numbers = match node {
                Node::Const(v) => fits(v),
                Node::Sum(k, terms) => fits(k) && terms.iter().all(|t| fits(&t.1)),
                _ => true,
            };
            if !numbers {
                return Err("number too large");
            }
            if !dag.admits(node) {
                return Err("a value may need more than 4096 bits here");
            }
            self.depths.push(depth);
        }
        Ok(())
    }
}

/// Whether an operand or result has a possible size.
pub(crate) fn is_possible(width: u16, extents: &[u32]) -> bool {
    let bits = extents.iter().try_fold(u64::from(width), |n, e| n.checked_mul(u64::from(*e)));
    width > 0 && bits.is_some_and(|b| b <= MAX_BITS)
}
