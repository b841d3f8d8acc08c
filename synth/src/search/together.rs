//! What several goals cost at least when they are made together.
//!
//! The value of each counts what it takes as if that were for it alone. What may serve several is paid once, so each of
//! them is charged its part of it: the sum of such values is no more than all of them cost (cost partitioning, Katz and
//! Domshlak, "Optimal additive composition of abstraction-based admissible heuristics", ICAPS 2008).

use crate::goal::GoalId;
use crate::library::Cost;
use crate::search::Search;
use crate::search::expand::Alternative;
use crate::search::value::Worth;

/// More goals than this are not looked at together.
const MOST: usize = 64;

impl Search<'_> {
    /// Whether all of `roots` together cost no less than `limit`, by what is known of the goals that lead to them.
    pub(super) fn costs_at_least(&self, roots: &[GoalId], limit: Cost) -> bool {
        if roots.len() > MOST {
            return false;
        }
        let sharers = self.sharers(roots);
        let part = |goal: usize, cost: Cost| cost / sharers[goal].count_ones().max(1);
        let in_parts = |(goal, state): (usize, &super::State)| -> Option<Vec<Alternative>> {
            let parts = |a: &Alternative| Alternative { cost: part(goal, a.cost), ..a.clone() };
            Some(state.alternatives.as_ref()?.iter().map(parts).collect())
        };
        let alternatives: Vec<Option<Vec<Alternative>>> =
            self.states.iter().enumerate().map(in_parts).collect();
        let values = self.values(|g| match (self.worth(g, 0), &alternatives[g as usize]) {
            (Worth::Own(cost), _) => Worth::Own(part(g as usize, cost)),
            (Worth::Over(cost, goals), _) => Worth::Over(part(g as usize, cost), goals),
            (Worth::Least(all), parts) => Worth::Least(parts.as_deref().unwrap_or(all)),
        });
        let value = |sum: Cost, root: &GoalId| Some(sum.saturating_add(values.get(root.0)?.0));
        roots.iter().try_fold(0, value).is_none_or(|sum| sum >= limit)
    }

    /// For each goal, which of `roots` it may serve, as bits.
    fn sharers(&self, roots: &[GoalId]) -> Vec<u64> {
        let mut sharers = vec![0u64; self.states.len()];
        let mut open: Vec<(GoalId, u64)> = (0..).zip(roots).map(|(n, root)| (*root, 1 << n)).collect();
        while let Some((goal, by)) = open.pop() {
            let known = &mut sharers[goal.0 as usize];
            if *known | by == *known {
                continue;
            }
            *known |= by;
            let state = self.state(goal);
            let asked = state.alternatives.iter().flatten().flat_map(Alternative::operands);
            open.extend(asked.chain(state.computed.iter().copied()).map(|operand| (operand, by)));
        }
        sharers
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::outcome_in_lists;

    /// The steps of the program for a window of two registers over four operands, and whether nothing cheaper is left.
    fn found(lanes: &str) -> (Option<usize>, bool) {
        let operands = "(a: u32x4, b: u32x4, c: u32x4, d: u32x4)";
        let sum = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let outcome = outcome_in_lists(&format!("window g{operands} -> u32x8 {{\n{lanes}}}\n"), &[sum]);
        (outcome.answer.map(|answer| answer.program.steps.len()), outcome.exhausted)
    }

    #[test]
    fn of_registers_that_share_nothing_each_costs_what_it_does_alone() {
        let lanes = "    for k < 4: out[k] = a[k] + b[k]\n    for k < 4: out[k + 4] = c[k] + d[k]\n";
        assert_eq!(found(lanes), (Some(2), true));
    }

    #[test]
    fn nothing_is_said_of_registers_that_may_share_more() {
        let lanes =
            "    for k < 4: out[k] = a[k] + b[k] + c[k]\n    for k < 4: out[k + 4] = a[k] + b[k] + d[k]\n";
        let (steps, exhausted) = found(lanes);
        assert!(steps == Some(3) || steps == Some(4) && !exhausted, "{steps:?}");
    }
}
