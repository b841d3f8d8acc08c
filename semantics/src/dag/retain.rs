//! An arena without what nobody wants of it any more.

use super::{Dag, Id};
use crate::hash::{FastMap, hash_of};

impl Dag {
    /// Keeps what `roots` depend on and nothing else, and says where each node stands from now on. The nodes are
    /// the same, in the same order.
    pub fn retain(&mut self, roots: &[Id]) -> FastMap<Id, Id> {
        let kept = self.reachable(roots);
        let places: FastMap<Id, Id> = (0..).map(Id).zip(&kept).map(|(new, old)| (*old, new)).collect();
        let mut small = Dag::new();
        small.nodes.reserve_exact(kept.len());
        small.facts.reserve_exact(kept.len());
        for (position, old) in (0..).zip(&kept) {
            let mut node = self.nodes[old.index()].clone();
            // Operands are reachable as well, and come before their users.
            node.each_child_mut(|c| *c = places[c]);
            small.interner.insert(hash_of(&node), position);
            small.facts.push(self.facts[old.index()]);
            small.nodes.push(node);
        }
        *self = small;
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_it_was() {
        let mut dag = Dag::new();
        let (a, b) = (dag.read_at(0, 8, false, 0), dag.read_at(0, 8, false, 1));
        let idle = dag.mul(a, b);
        let wanted = dag.min(b, a);
        let wanted = dag.add_const(wanted, 7);
        let mut whole = dag.clone();
        let places = dag.retain(&[wanted]);
        assert!(dag.len() < whole.len() && !places.contains_key(&idle));
        let again = whole.import(&dag, places[&wanted], &mut |_, _| None);
        assert_eq!(again, wanted);
        assert_eq!(dag.interval(places[&wanted]), whole.interval(wanted));
        // What is there is found again.
        let before = dag.len();
        assert_eq!((dag.read_at(0, 8, false, 1), dag.len()), (places[&b], before));
    }
}
