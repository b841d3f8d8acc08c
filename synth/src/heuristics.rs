//! What makes the search fast or its answers good and could be left out: each a switch with a name.
//!
//! Nothing here bears on what is proven: without any of them, what leaves is still proven, only later or dearer.

use std::fmt;

/// A heuristic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Heuristic {
    /// The search knows what is assumed of the operands.
    Ranges,
    /// Goals are expanded in the order of what they may cost, not only of what they cost at least.
    Estimate,
    /// An instruction's first lane is matched before the others are looked at.
    Screening,
    /// A way in which one lane matched is tried first on the next.
    Lanes,
    /// The result is taken apart into registers, of which those that do the same are one goal.
    Legalization,
    /// A goal is written in other ways.
    Rewrites,
    /// Instructions that take a truth table.
    Bitwise,
    /// Two registers that belong together, or the halves of one wider value, are one goal.
    Pairs,
    /// A long search is made on some lanes first; the instructions found there are tried on all of them.
    Samples,
    /// Of the terms of a long sum that are alike, an instruction takes the first.
    Terms,
    /// A number in a scalar register that a lane uses in several places is tried at each of its values.
    Counts,
    /// Data is moved in two steps where one permutation does not do.
    Steps,
    /// A window is cut in two where the search over the whole does not end.
    Partition,
    /// Programs from elsewhere, such as a compiler's own, bound the search.
    Incumbents,
    /// Functions of a byte are looked up in tables, or multiplied by matrices of bits.
    Functions,
    /// What a goal takes at least, by what is computed in it, bounds its cost.
    Bounds,
    /// Fields of a few bits are moved to windows of bytes and shifted there.
    Fields,
    /// A search that does not end is made with the instructions of a less capable CPU as well.
    Levels,
    /// Lanes are made by all short sequences of operations, told apart by examples.
    Enumeration,
}

/// All of them with their names.
const NAMES: [(Heuristic, &str); 19] = [
    (Heuristic::Ranges, "ranges"),
    (Heuristic::Estimate, "estimate"),
    (Heuristic::Screening, "screening"),
    (Heuristic::Lanes, "lanes"),
    (Heuristic::Legalization, "legalization"),
    (Heuristic::Rewrites, "rewrites"),
    (Heuristic::Bitwise, "bitwise"),
    (Heuristic::Pairs, "pairs"),
    (Heuristic::Samples, "samples"),
    (Heuristic::Terms, "terms"),
    (Heuristic::Counts, "counts"),
    (Heuristic::Steps, "steps"),
    (Heuristic::Partition, "partition"),
    (Heuristic::Incumbents, "incumbents"),
    (Heuristic::Functions, "functions"),
    (Heuristic::Bounds, "bounds"),
    (Heuristic::Fields, "fields"),
    (Heuristic::Levels, "levels"),
    (Heuristic::Enumeration, "enumeration"),
];

/// The heuristics that are used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Heuristics {
    /// A bit for each one that is left out, by its place among [`NAMES`].
    left_out: u32,
}

impl Default for Heuristics {
    /// All of them.
    fn default() -> Heuristics {
        Heuristics { left_out: 0 }
    }
}

impl fmt::Debug for Heuristics {
    /// The names of those that are left out. This is part of the keys of remembered answers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(NAMES.iter().filter(|n| !self.uses(n.0)).map(|n| n.1)).finish()
    }
}

impl Heuristics {
    /// All but those that `list` names, separated by commas.
    ///
    /// # Errors
    /// A sentence about a name that is none.
    pub fn without(list: &str) -> Result<Heuristics, String> {
        let mut all = Heuristics::default();
        for name in list.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            match NAMES.iter().find(|n| n.1 == name) {
                Some((heuristic, _)) => all.left_out |= bit(*heuristic),
                None => {
                    let known: Vec<&str> = Heuristics::names().collect();
                    return Err(format!("no heuristic `{name}`; there are {}", known.join(", ")));
                }
            }
        }
        Ok(all)
    }

    /// The names of all heuristics.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.iter().map(|n| n.1)
    }

    /// Whether `heuristic` is used.
    pub fn uses(self, heuristic: Heuristic) -> bool {
        self.left_out & bit(heuristic) == 0
    }
}

fn bit(heuristic: Heuristic) -> u32 {
    1 << heuristic as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_leaves_out_one() {
        for (heuristic, name) in NAMES {
            let rest = Heuristics::without(name).expect("it is a name");
            assert!(NAMES.iter().all(|(other, _)| rest.uses(*other) == (*other != heuristic)), "{name}");
            assert_eq!(format!("{rest:?}"), format!("[{name:?}]"));
        }
        let two = Heuristics::without("ranges, partition").expect("they are names");
        assert!(
            !two.uses(Heuristic::Ranges)
                && !two.uses(Heuristic::Partition)
                && two.uses(Heuristic::Legalization)
        );
        assert_eq!(Heuristics::without(""), Ok(Heuristics::default()));
        let error = Heuristics::without("rangs").expect_err("it is no name");
        assert!(error.contains("`rangs`") && error.contains("screening"), "{error}");
    }
}
