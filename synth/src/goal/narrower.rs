//! Wide lanes of which only the lower half matters, as lanes half as wide: a register that holds few values may
//! have been cut into wider lanes than the target computes with.

use crate::goal::Goal;

/// `goal` in lanes as narrow as what matters of them, where they are wider.
pub fn narrower(goal: &Goal) -> Option<Goal> {
    let width = [8, 16, 32].into_iter().find(|w| goal.demand <= *w && *w < goal.width)?;
    let per = usize::from(goal.width / width);
    let mut lanes = vec![None; goal.lanes.len() * per];
    for (n, lane) in goal.lanes.iter().enumerate() {
        lanes[n * per] = *lane;
    }
    Some(Goal { width, lanes, ..goal.clone() })
}
