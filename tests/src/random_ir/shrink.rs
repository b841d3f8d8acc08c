//! A failing function made small, as `llvm-reduce` does: what can go without the failure going away goes.

use std::collections::HashSet;

use super::ir::{Element, Function, Operand, Type, Typed, What};

/// Smaller functions that are tried at most.
const MOST_TRIALS: usize = 120;

/// The smallest function that is found of which `fails` holds, as it does of `function`.
pub fn shrink(function: &Function, fails: &dyn Fn(&Function) -> bool) -> Function {
    let mut shrinking = Shrinking { best: function.clone(), fails, trials: 0 };
    // Many instructions at once, then fewer; each round sees what the one before left.
    let mut size = function.instructions().count().next_power_of_two() / 2;
    while size > 0 {
        shrinking.without(size);
        size /= 2;
    }
    loop {
        let before = shrinking.best.clone();
        shrinking.without(1);
        shrinking.simpler();
        if shrinking.best == before || shrinking.trials >= MOST_TRIALS {
            return shrinking.best;
        }
    }
}

struct Shrinking<'a> {
    best: Function,
    fails: &'a dyn Fn(&Function) -> bool,
    trials: usize,
}

impl Shrinking<'_> {
    fn try_out(&mut self, mut smaller: Function) -> bool {
        tidy(&mut smaller);
        if smaller == self.best || self.trials >= MOST_TRIALS {
            return false;
        }
        self.trials += 1;
        let is_kept = (self.fails)(&smaller);
        if is_kept {
            self.best = smaller;
        }
        is_kept
    }

    /// Takes away groups of `size` instructions, the last ones first; who used them gets zeros.
    fn without(&mut self, size: usize) {
        let ids: Vec<usize> = self.best.instructions().map(|i| i.id).collect();
        for group in ids.chunks(size).rev() {
            let group: HashSet<usize> = group.iter().copied().collect();
            let mut smaller = self.best.clone();
            let gone: Vec<Typed> =
                smaller.instructions().filter(|i| group.contains(&i.id)).map(|i| i.result()).collect();
            for value in gone.iter().filter(|value| value.ty != Type::Address) {
                replace(&mut smaller, value, &Typed::number(value.ty, 0));
            }
            // An address is another one's, whichever: a pointer of the function.
            for value in gone.iter().filter(|value| value.ty == Type::Address) {
                let base = self.base(value);
                replace(&mut smaller, value, &base);
            }
            for block in &mut smaller.blocks {
                block.instructions.retain(|i| !group.contains(&i.id));
            }
            self.try_out(smaller);
        }
    }

    /// What an address is counted from.
    fn base(&self, address: &Typed) -> Typed {
        let made = self.best.instructions().find(|i| i.result() == *address);
        match made.and_then(|i| i.operands.first()) {
            Some(base) if base.ty == Type::Address && base != address => base.clone(),
            _ => Typed::argument(0),
        }
    }

    /// Lets values be their operands, constants be small, and flags go.
    fn simpler(&mut self) {
        let ids: Vec<usize> = self.best.instructions().map(|i| i.id).collect();
        for id in ids {
            let Some(instruction) = self.best.instructions().find(|i| i.id == id).cloned() else { continue };
            if !matches!(instruction.what, What::Phi(_) | What::Load(_) | What::Store(_)) {
                let same = instruction.operands.iter().filter(|o| o.ty == instruction.ty);
                for operand in same.cloned().collect::<Vec<_>>() {
                    let mut smaller = self.best.clone();
                    replace(&mut smaller, &instruction.result(), &operand);
                    smaller.blocks.iter_mut().for_each(|b| b.instructions.retain(|i| i.id != id));
                    if self.try_out(smaller) {
                        break;
                    }
                }
            }
            let change = |best: &Function, change: &dyn Fn(&mut What, &mut [Typed])| {
                let mut smaller = best.clone();
                let found = smaller.instructions_mut().find(|i| i.id == id);
                found.into_iter().for_each(|i| change(&mut i.what, &mut i.operands));
                smaller
            };
            let plain = change(&self.best, &|what, _| {
                if let What::Binary(_, flags) | What::Cast(_, flags) = what {
                    flags.clear();
                }
            });
            self.try_out(plain);
            for n in 0..instruction.operands.len() {
                let Operand::Constant(elements) = &instruction.operands[n].operand else { continue };
                let ty = instruction.operands[n].ty;
                let first = elements.iter().find_map(|e| match e {
                    Element::Number(number) => Some(*number),
                    _ => None,
                });
                for number in [Some(0), first].into_iter().flatten() {
                    let smaller = change(&self.best, &|_, operands| operands[n] = Typed::number(ty, number));
                    if self.try_out(smaller) {
                        break;
                    }
                }
            }
        }
        let mut plain = self.best.clone();
        plain.is_apart = false;
        self.try_out(plain);
    }
}

fn replace(function: &mut Function, old: &Typed, new: &Typed) {
    for instruction in function.instructions_mut() {
        for operand in instruction.operands.iter_mut().filter(|o| *o == old) {
            *operand = new.clone();
        }
    }
    for block in &mut function.blocks {
        if let super::ir::End::Branch(condition, ..) = &mut block.end
            && condition == old
        {
            *condition = new.clone();
        }
    }
}

/// Takes away what nobody uses.
fn tidy(function: &mut Function) {
    loop {
        let mut used: HashSet<usize> = HashSet::new();
        for operand in function.instructions().flat_map(|i| i.operands.iter().map(move |o| (i.id, o))) {
            // Who uses itself alone is not used.
            if let (id, Typed { operand: Operand::Value(n), .. }) = operand
                && id != *n
            {
                used.insert(*n);
            }
        }
        for block in &function.blocks {
            if let super::ir::End::Branch(Typed { operand: Operand::Value(n), .. }, ..) = &block.end {
                used.insert(*n);
            }
        }
        let before = function.instructions().count();
        for block in &mut function.blocks {
            block.instructions.retain(|i| !i.has_result() || used.contains(&i.id));
        }
        if function.instructions().count() == before {
            return;
        }
    }
}
