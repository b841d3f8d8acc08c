//! Case distinction over single bits.
//!
//! A lane under a mask reads one bit of it. With the bit known, the choice that it makes is gone, and what is
//! left is often a question for the ring laws alone.

use crate::hash::FastMap;

use super::Claim;
use super::expand::Flat;
use crate::dag::{Dag, Id, Node};

/// Claims that read more bits are not taken apart.
const MAX_BITS: usize = 2;

/// `flat` for every value of the bits that choose in the claim; `None` if none does, or many do.
pub(super) fn cases(flat: &Flat, claim: Claim) -> Option<Vec<Flat>> {
    let is_bit = |id: &Id| match flat.dag.node(*id) {
        Node::Read { width: 1, index, .. } => flat.dag.as_const(*index).is_some(),
        _ => false,
    };
    let roots = claim.roots();
    let nodes = flat.dag.reachable(&roots);
    let chooses = |id: &Id| nodes.iter().any(|n| matches!(flat.dag.node(*n), Node::Select(c, ..) if c == id));
    let bits: Vec<Id> = nodes.iter().copied().filter(|id| is_bit(id) && chooses(id)).collect();
    if bits.is_empty() || bits.len() > MAX_BITS {
        return None;
    }
    let case = |values: u32| {
        let mut dag = Dag::new();
        let mut known = |d: &mut Dag, id: Id| {
            let n = bits.iter().position(|bit| *bit == id)?;
            let signed = matches!(flat.dag.node(id), Node::Read { signed: true, .. });
            let value = i128::from(values >> n & 1);
            Some(d.constant(if signed { -value } else { value }))
        };
        let mut memo = FastMap::default();
        let mut import = |r: &Id| dag.import_with(&flat.dag, *r, &mut known, &mut memo);
        let roots = roots.iter().map(&mut import).collect();
        Flat { dag, roots }
    };
    Some((0..1 << bits.len()).map(case).collect())
}
