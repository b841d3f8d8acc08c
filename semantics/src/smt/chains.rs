//! One order for operations whose operands have none.
//!
//! The least of many values is the same however it is found. Trees of one operation that may be put together in any
//! way become chains over their operands in one order, each operand once.

use crate::dag::{Dag, Id, Node};
use crate::hash::FastMap;

/// Trees of more operands stay as they are.
const MAX_OPERANDS: usize = 256;

/// The operations that are put in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Chain {
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// The operands of the chains made so far.
#[derive(Default)]
pub(super) struct Chains {
    operands: FastMap<(Chain, Id), Vec<Id>>,
}

impl Chains {
    /// `node` on `children` in `dag`; a chain in order if it is an operation without one.
    pub fn rebuild(&mut self, dag: &mut Dag, node: &Node, children: &[Id]) -> Id {
        let chain = match node {
            Node::Min(..) => Chain::Min,
            Node::Max(..) => Chain::Max,
            Node::And(..) => Chain::And,
            Node::Or(..) => Chain::Or,
            Node::Xor(..) => Chain::Xor,
            _ => return dag.rebuild(node, children),
        };
        let mut operands = Vec::new();
        for c in children {
            match self.operands.get(&(chain, *c)) {
                Some(inner) => operands.extend_from_slice(inner),
                None => operands.push(*c),
            }
        }
        operands.sort_unstable();
        if chain == Chain::Xor {
            operands = in_odd_number(&operands);
        } else {
            operands.dedup();
        }
        let constant = operands.iter().any(|id| dag.as_const(*id).is_some());
        if constant || operands.len() > MAX_OPERANDS {
            return dag.rebuild(node, children);
        }
        let Some((first, rest)) = operands.split_first() else { return dag.constant(0) };
        let image = rest.iter().fold(*first, |acc, id| match chain {
            Chain::Min => dag.min(acc, *id),
            Chain::Max => dag.max(acc, *id),
            Chain::And => dag.and(acc, *id),
            Chain::Or => dag.or(acc, *id),
            Chain::Xor => dag.xor(acc, *id),
        });
        if !rest.is_empty() {
            self.operands.insert((chain, image), operands);
        }
        image
    }
}

/// What occurs an odd number of times in a sorted list.
fn in_odd_number(sorted: &[Id]) -> Vec<Id> {
    sorted.chunk_by(|a, b| a == b).filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]).collect()
}
