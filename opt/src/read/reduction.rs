//! Accumulators of a loop, and values, of which only the sum of all lanes is used: what is added to which lane is free.
//!
//! A vectorized sum adds element by element, each in a lane as wide as the sum. Instructions that multiply and add
//! neighbours, or sum up bytes, put several elements into one lane; so windows are made of the whole of an iteration, with
//! the elements grouped in some of the ways in which there are instructions for it. That the sum stays what it is, modulo
//! the lanes' width, is checked of each grouping.

use std::collections::HashSet;

use autoir_semantics::dag::Id;
use inkwell::llvm_sys::LLVMOpcode;

use super::adjacent;
use super::site::{Goal, Source};
use super::tree::{Made, Tree};
use crate::ir::{Block, Type, Value};
use crate::joined_sums::is_reduction;

/// A sum over the iterations of a loop, or that of the lanes of one value.
#[derive(Debug)]
pub struct Sum {
    /// The accumulators: a `phi` of the loop and its next value. None for one value, which is the only summand.
    pub accumulators: Vec<(Value, Value)>,
    /// What is added to them in an iteration, or taken away if it says so.
    summands: Vec<(Value, bool)>,
    ty: Type,
    /// Whether one of them is added to an accumulator of another sum.
    is_summed: bool,
}

impl Sum {
    /// What is added and used for nothing else.
    pub fn own_summands(&self) -> impl Iterator<Item = Value> {
        self.summands.iter().map(|s| s.0).filter(|s| s.users().len() == 1)
    }
}

/// How elements are put into lanes.
#[derive(Clone, Copy, Debug)]
struct Grouping {
    /// Elements that are summed up in one lane.
    count: usize,
    /// The distance between the lanes that are used: all of them, or those that are the low halves of lanes twice as wide.
    distance: usize,
    /// The lanes of the accumulator that take part, the lowest ones. The others stay what they are.
    lanes: usize,
}

/// The counts and the distances that there are instructions for.
const GROUPINGS: [(usize, usize); 5] = [(1, 1), (2, 1), (4, 1), (8, 1), (8, 2)];

/// The least bits of an accumulator of fewer lanes: those of the shortest vectors that CPUs compute with at full speed.
const LEAST_BITS: usize = 128;

impl Grouping {
    /// The grouping of `elements` in as many of the lanes of `ty` as they fill.
    fn of(elements: usize, ty: Type, (count, distance): (usize, usize)) -> Option<Grouping> {
        let fills = |lanes: &usize| elements.is_multiple_of(count * lanes / distance);
        let is_long = |lanes: &usize| lanes * usize::from(ty.width) >= LEAST_BITS;
        let whole = ty.count() as usize;
        let fewer = std::iter::successors(Some(whole / 2), |lanes| Some(lanes / 2)).take_while(is_long);
        let lanes = std::iter::once(whole).chain(fewer).find(fills)?;
        Some(Grouping { count, distance, lanes })
    }
}

/// The sums of the loop that `block` is the whole of.
pub fn sums(block: Block) -> Vec<Sum> {
    if !block.successors().contains(&block) {
        return Vec::new();
    }
    // Accumulators by the reduction that they end in.
    let mut found: Vec<(Value, Sum)> = Vec::new();
    for phi in block.instructions().into_iter().take_while(|v| v.is_phi()) {
        // The loop is entered from one place: what an accumulator is before is one value.
        let is_entered_once = phi.entries().len() == 2;
        let Some(ty) = phi.ty().filter(|ty| ty.lanes.is_some() && is_entered_once) else { continue };
        let Some(next) = phi.incoming(block) else { continue };
        let Some((summands, is_summed)) = chain(phi, next, block) else { continue };
        let Some(end) = reduced(phi, next, block) else { continue };
        match found.iter_mut().find(|(known, sum)| *known == end && sum.ty == ty) {
            Some((_, sum)) => {
                sum.accumulators.push((phi, next));
                sum.summands.extend(summands);
                sum.is_summed |= is_summed;
            }
            None => found.push((end, Sum { accumulators: vec![(phi, next)], summands, ty, is_summed })),
        }
    }
    // What others sum up, too, must be the sum of the lanes of one: of several, they might sum up each another number of
    // times.
    found.retain(|(_, sum)| !sum.is_summed || sum.accumulators.len() == 1);
    found.into_iter().map(|f| f.1).collect()
}

/// The sum of the lanes of `value`, if it is all that is used of it.
pub fn lanes_of(value: Value) -> Option<Sum> {
    let [user] = value.users()[..] else { return None };
    let ty = value.ty().filter(|_| is_reduction(user) && user.block() == value.block())?;
    Some(Sum { accumulators: Vec::new(), summands: vec![(value, false)], ty, is_summed: false })
}

/// What is added to `phi`, or taken away, to make `next`, if nothing else sees the sums on the way; and whether the lanes
/// of `phi` are summed up in another accumulator.
fn chain(phi: Value, next: Value, block: Block) -> Option<(Vec<(Value, bool)>, bool)> {
    let (mut value, mut summands) = (phi, Vec::new());
    let mut users = phi.users();
    users.retain(|user| !is_sum_of(*user, phi, block));
    let is_summed = users.len() < phi.users().len();
    while value != next {
        let [user] = users.as_slice() else { return None };
        let (a, b) = (user.operand(0)?, user.operand(1)?);
        match user.opcode() {
            // LLVM leaves open which lane has which elements: here they are grouped anyway.
            Some(LLVMOpcode::LLVMCall) if a == value && is_partial(*user) => summands.push((b, false)),
            Some(LLVMOpcode::LLVMAdd) => summands.push((if a == value { b } else { a }, false)),
            Some(LLVMOpcode::LLVMSub) if a == value => summands.push((b, true)),
            _ => return None,
        }
        if user.block() != Some(block) {
            return None;
        }
        value = *user;
        users = value.users();
    }
    (next != phi).then_some((summands, is_summed))
}

/// Whether it adds the elements of a vector to a shorter one, the sum of whose lanes alone is defined.
fn is_partial(value: Value) -> bool {
    value.callee().is_some_and(|name| name.starts_with("llvm.vector.partial.reduce.add."))
}

/// Whether `user` is the next value of an accumulator of the loop whose lanes are all summed up in the end, and to which
/// `phi` is added.
fn is_sum_of(user: Value, phi: Value, block: Block) -> bool {
    let is_other = |other: &Value| *other != phi && other.is_phi() && other.block() == Some(block);
    let other = (0..2).filter_map(|n| user.operand(n)).find(is_other);
    user.opcode() == Some(LLVMOpcode::LLVMAdd)
        && other.is_some_and(|other| {
            other.users() == [user]
                && other.incoming(block) == Some(user)
                && reduced(other, user, block).is_some()
        })
}

/// The `vector.reduce.add` outside of the loop in which `next` is one summand, and that nothing else sees the way.
fn reduced(phi: Value, next: Value, block: Block) -> Option<Value> {
    let mut others = next.users();
    others.retain(|user| *user != phi);
    let mut value = next;
    loop {
        let [user] = others.as_slice() else { return None };
        let user = *user;
        if user.block() == Some(block) {
            return None;
        }
        if is_reduction(user) {
            return Some(user);
        }
        let is_same = user.is_phi() && user.operand(1).is_none();
        if user.opcode() != Some(LLVMOpcode::LLVMAdd) && !is_same || user == value {
            return None;
        }
        // Other lanes wrap where the elements are grouped otherwise.
        if user.may_not_wrap() {
            return None;
        }
        value = user;
        others = value.users();
    }
}

/// The narrow vectors whose elements, widened, are all that `sum` adds, one for each accumulator; nothing where it adds
/// something else, or where they are no results of computations that nobody else asks for.
pub fn terms(sum: &Sum, inner: &HashSet<Value>) -> Option<Vec<Value>> {
    let term = |(phi, next): &(Value, Value)| {
        let (a, b) = (next.operand(0)?, next.operand(1)?);
        let widened = if a == *phi { b } else { a };
        let is_widened = matches!(widened.opcode(), Some(LLVMOpcode::LLVMZExt | LLVMOpcode::LLVMSExt));
        let is_sum = next.opcode() == Some(LLVMOpcode::LLVMAdd) && (a == *phi) != (b == *phi);
        let term = widened.operand(0).filter(|term| is_sum && is_widened && inner.contains(term))?;
        let is_narrow = term.ty().is_some_and(|ty| [8, 16].contains(&ty.width));
        let is_own = term.users() == [widened] && widened.users() == [*next];
        (is_narrow && is_own).then_some(term)
    };
    let terms: Vec<Value> = sum.accumulators.iter().map(term).collect::<Option<_>>()?;
    let is_alike = terms.iter().all(|t| t.ty() == terms[0].ty() && t.block() == terms[0].block());
    (terms.len().is_power_of_two() && terms.len() > 1 && is_alike).then_some(terms)
}

/// The window of `terms`, computed as one vector.
///
/// # Errors
/// One of them has no window.
pub fn joined(
    terms: &[Value],
    block: Block,
    inner: &HashSet<Value>,
    name: &str,
) -> Result<Option<Made>, String> {
    let mut tree = Tree::new(inner);
    wider_loads(&mut tree, block)?;
    let mut lanes = Vec::new();
    for term in terms {
        lanes.extend(tree.specified(*term)?);
    }
    let ty = terms[0].ty().ok_or("it is no vector of integers")?;
    tree.window(&lanes, Type { lanes: u32::try_from(lanes.len()).ok(), ..ty }, &format!("{name}_terms"))
}

/// Lets loads of neighbouring memory be parts of one operand.
fn wider_loads(tree: &mut Tree<'_>, block: Block) -> Result<(), String> {
    for run in adjacent::runs(block) {
        let ty = Type { lanes: Some(run.ty.count() * run.loads.len() as u32), ..run.ty };
        let whole = tree.operand(Source::Wider(run.loads[0]), ty)?;
        for (load, own) in run.loads.iter().zip(whole.chunks(run.ty.count() as usize)) {
            tree.preset(*load, own.to_vec());
        }
    }
    Ok(())
}

/// The windows of one iteration of `sum`, one for each way of grouping its elements; of `terms`, if they are given, as
/// one operand.
pub fn groupings(
    sum: &Sum,
    block: Block,
    inner: &HashSet<Value>,
    name: &str,
    terms: Option<&[Value]>,
) -> Vec<(Made, Goal)> {
    let counts: Option<Vec<u32>> = sum.summands.iter().map(|s| Some(s.0.ty()?.count())).collect();
    let elements = counts.unwrap_or_default().iter().sum::<u32>() as usize;
    let make = |(n, by): (usize, &(usize, usize))| {
        let grouping = Grouping::of(elements, sum.ty, *by)?;
        // Where as many elements are added as there are lanes, there is nothing to group.
        if grouping.count == 1 && grouping.lanes == elements {
            return None;
        }
        let made = grouped(sum, block, inner, grouping, terms, &format!("{name}_{n}")).ok().flatten()?;
        // Elements as wide as lanes are added in as many lanes as there are.
        let is_narrow = made.types.operands.iter().any(|ty| ty.width < sum.ty.width);
        let goal = match (sum.accumulators.clone(), grouping.distance) {
            (none, _) if none.is_empty() => Goal::Reduced(sum.summands.first()?.0),
            (accumulators, 1) => Goal::Sum(accumulators),
            (accumulators, _) => Goal::Added(accumulators),
        };
        let is_of_use = is_narrow || grouping.lanes == sum.ty.count() as usize;
        is_of_use.then_some((made, goal))
    };
    GROUPINGS.iter().enumerate().filter_map(make).collect()
}

fn grouped(
    sum: &Sum,
    block: Block,
    inner: &HashSet<Value>,
    Grouping { count, distance, lanes }: Grouping,
    terms: Option<&[Value]>,
    name: &str,
) -> Result<Option<Made>, String> {
    let mut tree = Tree::new(inner);
    let ty = Type { lanes: u32::try_from(lanes).ok(), ..sum.ty };
    // What fills some of the lanes is a value of its own, to be added.
    let zero = tree.dag.constant(0);
    let before = match (sum.accumulators.first(), distance) {
        (Some((first, _)), 1) if ty == sum.ty => tree.operand(Source::Value(*first), ty)?,
        (Some((first, _)), 1) => tree.operand(Source::Lowest(*first), ty)?,
        _ => vec![Some(zero); lanes],
    };
    match terms {
        None => wider_loads(&mut tree, block)?,
        Some(terms) => {
            let ty = terms[0].ty().ok_or("it is no vector of integers")?;
            let count = ty.count() as usize;
            let whole = Type { lanes: u32::try_from(count * terms.len()).ok(), ..ty };
            let all = tree.operand(Source::Joined(terms.to_vec()), whole)?;
            terms.iter().zip(all.chunks(count)).for_each(|(term, own)| tree.preset(*term, own.to_vec()));
        }
    }
    let mut elements: Vec<(Id, i128)> = Vec::new();
    for (summand, is_taken) in &sum.summands {
        let sign = if *is_taken { -1 } else { 1 };
        elements.extend(tree.specified(*summand)?.into_iter().map(|e| (e, sign)));
    }
    let in_block = count * lanes / distance;
    if elements.len() % in_block != 0 {
        return Ok(None);
    }
    let mut summands: Vec<Vec<(Id, i128)>> = vec![Vec::new(); lanes];
    for (n, element) in elements.iter().enumerate() {
        summands[n % in_block / count * distance].push(*element);
    }
    let added: Vec<Id> = summands.iter().map(|lane| tree.dag.sum(0, lane)).collect();
    let (whole, grouped) = (tree.dag.sum(0, &elements), added.iter().map(|a| (*a, 1)).collect::<Vec<_>>());
    if tree.dag.sum(0, &grouped) != whole {
        return Err("the sum is another".to_owned());
    }
    let mut result = Vec::with_capacity(lanes);
    for (before, added) in before.into_iter().zip(added) {
        let before = before.ok_or("a lane is unspecified")?;
        result.push(tree.dag.add(before, added));
    }
    tree.window(&result, ty, name)
}
