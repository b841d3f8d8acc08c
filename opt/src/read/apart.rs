//! Every other element apart: what is computed in lanes twice as wide as it ends needs no order among them.
//!
//! LLVM makes wide lanes of the lower and of the upper elements of a vector, which moves them between the halves of
//! registers and back. The elements with even numbers, and those with odd ones, lie in wide lanes already: products of
//! every other one are what instructions make, and a shift brings the results together.

use std::collections::HashSet;

use autoir_semantics::dag::Id;
use inkwell::llvm_sys::LLVMOpcode;

use super::inner::is_movement;
use super::lapped::{Lapped, lapped, preset};
use super::number::Numbers;
use super::site::Goal;
use super::tree::{Made, Tree};
use crate::ir::{Type, Value};

/// Bits of the shortest vector that is looked at so: of a shorter one, both parts fit one register.
const BITS: u32 = 256;

/// Wide operations that make it worth a search. Fewer have narrow instructions, such as saturated sums.
const LEAST: usize = 3;

/// The windows of `root` with elements apart: those of itself, or of values in it that are cut to half their width, and of
/// what is left then. Of these values, those that `is_own` says. With `laps`, loads that lap over others are read from those,
/// and there is nothing where none does.
pub fn apart(
    root: Value,
    inner: &HashSet<Value>,
    name: &str,
    laps: bool,
    is_own: &mut impl FnMut(&Value) -> bool,
) -> Vec<(Made, Goal)> {
    let cuts = cuts(root, inner);
    let mut all = Vec::new();
    let lapped: Vec<Vec<Lapped>> =
        cuts.iter().map(|cut| if laps { lapped(*cut, inner) } else { Vec::new() }).collect();
    if laps && lapped.iter().all(Vec::is_empty) {
        return all;
    }
    if cuts.iter().any(|cut| *cut != root) {
        let rest = inner.iter().copied().filter(|v| !cuts.contains(v)).collect();
        let mut tree = Tree::new(&rest);
        let made = root.ty().and_then(|ty| {
            let lanes = tree.specified(root).ok()?;
            tree.window(&lanes, ty, name).ok()?
        });
        let Some(made) = made else { return all };
        all.push((made, Goal::Value(root)));
    }
    let own = cuts.into_iter().zip(lapped).filter(|(cut, _)| is_own(cut));
    all.extend(own.filter_map(|(cut, lapped)| halves(cut, inner, name, &lapped)));
    all
}

/// The values that `root` is made of and whose elements are taken apart.
fn cuts(root: Value, inner: &HashSet<Value>) -> Vec<Value> {
    let (mut open, mut seen, mut cuts) = (vec![root], HashSet::new(), Vec::new());
    while let Some(value) = open.pop() {
        if !inner.contains(&value) || !seen.insert(value) {
            continue;
        }
        let halved = |ty: Type| {
            let from = value.operand(0).and_then(Value::ty).map(|from| from.width);
            value.opcode() == Some(LLVMOpcode::LLVMTrunc) && ty.width >= 16 && from == Some(2 * ty.width)
        };
        match value.ty().is_some_and(halved) && is_wide(value, inner) {
            true => cuts.push(value),
            false => open.extend((0..).map_while(|n| value.operand(n))),
        }
    }
    if cuts.is_empty() && is_wide(root, inner) {
        cuts.push(root);
    }
    cuts
}

/// Whether `value` fills a register, and is computed by some operations on wider elements.
fn is_wide(value: Value, inner: &HashSet<Value>) -> bool {
    let Some(ty) = value.ty().filter(|ty| [8, 16, 32].contains(&ty.width)) else { return false };
    if ty.count() * u32::from(ty.width) < BITS || ty.count() % 2 != 0 {
        return false;
    }
    use LLVMOpcode as O;
    let is_cast = |v: &Value| matches!(v.opcode(), Some(O::LLVMTrunc | O::LLVMZExt | O::LLVMSExt));
    let (mut open, mut seen, mut count) = (vec![value], HashSet::new(), 0);
    while let Some(value) = open.pop() {
        if !inner.contains(&value) || !seen.insert(value) {
            continue;
        }
        let computes = !is_cast(&value) && !is_movement(value);
        count += usize::from(computes && value.ty().is_some_and(|t| t.width >= 2 * ty.width));
        open.extend((0..).map_while(|n| value.operand(n)));
    }
    count >= LEAST
}

/// The window of `value` with its elements in lanes twice as wide, every other one first.
fn halves(value: Value, inner: &HashSet<Value>, name: &str, lapped: &[Lapped]) -> Option<(Made, Goal)> {
    let ty = value.ty()?;
    let mut tree = Tree::new(inner);
    preset(&mut tree, lapped).ok()?;
    let lanes: Vec<Id> = tree.specified(value).ok()?;
    let lanes: Vec<Id> =
        lanes.into_iter().map(|lane| Numbers { dag: &mut tree.dag }.low_bits(lane, ty.width)).collect();
    let every_other = |first: usize| lanes.iter().copied().skip(first).step_by(2);
    let apart: Vec<Id> = every_other(0).chain(every_other(1)).collect();
    let made = tree.window(&apart, Type { width: 2 * ty.width, ..ty }, name).ok()??;
    Some((made, Goal::Apart(value)))
}
