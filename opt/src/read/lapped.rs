//! Loads that lap over others: of three at neighbouring addresses, the elements of the middle one are in the two others.
//!
//! Filters read a pixel and its neighbours. The even elements of the vector in the middle are the odd ones of the vector
//! before, and its odd ones are the even ones of the vector behind. So where every other element is computed apart, two
//! neighbours are a pair in one vector, which instructions add or multiply at once, and the vector in the middle is not
//! needed.

use std::collections::HashSet;

use super::adjacent::{address, may_write};
use super::tree::Tree;
use crate::ir::Value;

/// A load, the one an element before and the one an element behind.
pub type Lapped = [Value; 3];

/// The loads that `value` is made of of which two others have all elements.
pub fn lapped(value: Value, inner: &HashSet<Value>) -> Vec<Lapped> {
    let (mut open, mut seen, mut leaves) = (vec![value], HashSet::new(), HashSet::new());
    while let Some(value) = open.pop() {
        if seen.insert(value) {
            match inner.contains(&value) {
                true => open.extend((0..).map_while(|n| value.operand(n))),
                false => drop(leaves.insert(value)),
            }
        }
    }
    let Some(block) = value.block() else { return Vec::new() };
    let before_writes = block.instructions().into_iter().take_while(|v| !may_write(*v));
    let mut loads: Vec<_> = before_writes
        .filter(|v| v.is_plain_load() && leaves.contains(v))
        .filter_map(|load| {
            let ty = load.ty().filter(|ty| ty.count() % 2 == 0 && [8, 16].contains(&ty.width))?;
            let (base, offset) = address(load.operand(0)?);
            Some((offset, base, ty, load))
        })
        .collect();
    loads.sort_by_key(|load| load.0);
    let (mut found, mut gone) = (Vec::new(), HashSet::new());
    for (offset, base, ty, load) in &loads {
        let at = |offset: i64| {
            let same = |l: &&(i64, Value, _, Value)| (l.0, l.1, l.2) == (offset, *base, *ty);
            loads.iter().find(same).map(|l| l.3).filter(|l| !gone.contains(l))
        };
        let element = i64::from(ty.width) / 8;
        if let (Some(before), Some(behind)) = (at(offset - element), at(offset + element)) {
            found.push([*load, before, behind]);
            gone.insert(*load);
        }
    }
    found
}

/// Lets the lanes of what laps over others be theirs.
///
/// # Errors
/// They have none.
pub fn preset(tree: &mut Tree<'_>, lapped: &[Lapped]) -> Result<(), String> {
    for [load, before, behind] in lapped {
        let (before, behind) = (tree.specified(*before)?, tree.specified(*behind)?);
        let lane = |n: usize| if n.is_multiple_of(2) { before.get(n + 1) } else { behind.get(n - 1) };
        let lanes = (0..before.len()).map(|n| lane(n).copied()).collect();
        tree.preset(*load, lanes);
    }
    Ok(())
}
