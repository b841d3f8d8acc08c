//! Programs in other orders of their steps: how many values wait in registers, and which unit has to wait for which, depends
//! on it, and compilers keep much of the order that they find.

use std::cmp::Reverse;

use autoir::program::{Arg, Program, Step};

/// `program` in the other orders that are usual: what is wanted of a step directly before it, everything as early as it can
/// be, and everything as late.
pub fn orders(program: &Program) -> Vec<Program> {
    let asked: Vec<Vec<usize>> =
        program.steps.iter().map(|step| step.args.iter().flat_map(Arg::steps).collect()).collect();
    let last = program.result.steps();
    let mut known = vec![program.clone()];
    for order in [depth_first(&asked, &last), early(&asked), late(&asked)] {
        let ordered = ordered(program, &order);
        if !known.contains(&ordered) {
            known.push(ordered);
        }
    }
    known.split_off(1)
}

/// `program` with its steps in this order.
fn ordered(program: &Program, order: &[usize]) -> Program {
    let mut places = vec![0; order.len()];
    order.iter().enumerate().for_each(|(to, from)| places[*from] = to);
    let renumbered = |n: &usize| {
        let step = &program.steps[*n];
        Step { args: step.args.iter().map(|arg| arg.renumbered(&places)).collect(), ..step.clone() }
    };
    let steps = order.iter().map(renumbered).collect();
    Program { steps, result: program.result.renumbered(&places), ..program.clone() }
}

/// Each step behind all that it asks for, which is not there before somebody asks.
fn depth_first(asked: &[Vec<usize>], last: &[usize]) -> Vec<usize> {
    let mut order = Vec::with_capacity(asked.len());
    let mut seen = vec![false; asked.len()];
    // What nobody asks for comes last.
    for root in last.iter().copied().chain(0..asked.len()) {
        let mut stack = vec![(root, 0)];
        while let Some((step, next)) = stack.pop() {
            if next == 0 && std::mem::replace(&mut seen[step], true) {
                continue;
            }
            match asked[step].get(next) {
                Some(before) => stack.extend([(step, next + 1), (*before, 0)]),
                None => order.push(step),
            }
        }
    }
    order
}

/// Those first that wait for the fewest others one after another.
fn early(asked: &[Vec<usize>]) -> Vec<usize> {
    let mut heights: Vec<usize> = Vec::with_capacity(asked.len());
    for before in asked {
        heights.push(before.iter().map(|n| heights[*n] + 1).max().unwrap_or(0));
    }
    sorted(asked.len(), |n| heights[n])
}

/// Those last for which the fewest others wait one after another.
fn late(asked: &[Vec<usize>]) -> Vec<usize> {
    let mut waiting = vec![0; asked.len()];
    for (n, before) in asked.iter().enumerate().rev() {
        for b in before {
            waiting[*b] = waiting[*b].max(waiting[n] + 1);
        }
    }
    sorted(asked.len(), |n| Reverse(waiting[n]))
}

/// Steps by `key`; those that are alike stay in order.
fn sorted<K: Ord>(count: usize, key: impl Fn(usize) -> K) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by_key(|n| key(*n));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stay_behind_what_they_ask_for() {
        // 0 and 1 make 3, 2 alone makes 4, both make 5.
        let asked = [vec![], vec![], vec![], vec![0, 1], vec![2], vec![3, 4]];
        assert_eq!(depth_first(&asked, &[5]), [0, 1, 3, 2, 4, 5]);
        assert_eq!(early(&asked), [0, 1, 2, 3, 4, 5]);
        assert_eq!(late(&[vec![], vec![], vec![0], vec![2, 1]]), [0, 1, 2, 3]);
        assert_eq!(late(&[vec![], vec![], vec![1], vec![0, 2]]), [1, 0, 2, 3]);
    }
}
