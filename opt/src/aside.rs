//! Copies of loops that do several iterations at once.
//!
//! The copy stands before the loop, which does what remains: one iteration at least. How the iterations are done is the
//! caller's ([`Work`]): side by side, or one after another.

use std::collections::HashMap;

use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode};

use crate::ir::{Type, Value, builder::Builder};
use crate::strip::{Counter, Loop};

/// The type of a number of iterations, and of an address as a number.
pub const NUMBER: Type = Type { width: 64, lanes: None };

/// How the names of copies end.
pub const AT_ONCE: &str = ", several at once";

/// A loop of which there is to be a copy.
pub struct Aside<'l> {
    /// The loop.
    pub whole: &'l Loop,
    /// What counts its iterations.
    pub counters: &'l [Counter],
    /// Its other `phi`s.
    pub accumulators: &'l [Value],
    /// How many iterations the copy does at once: a power of two.
    pub times: u32,
}

/// What iterations do.
pub trait Work {
    /// What is needed before the copy, and when the copy is not to be entered: one condition, or several. It does so many
    /// `rounds`, which start with these values of the `phi`s.
    fn prepare(&mut self, build: &Builder, rounds: Value, starts: &HashMap<Value, Value>) -> Vec<Value>;

    /// Does several iterations, of which the first one begins with these values of the `phi`s; what the accumulators are
    /// then, in order.
    fn at_once(&mut self, build: &Builder, first: HashMap<Value, Value>) -> Vec<Value>;
}

impl Aside<'_> {
    /// Puts the copy before the loop, which is run `again` so often. The copy's block is then the last one of the function.
    pub fn emit(&self, again: Value, work: &mut dyn Work) {
        let Aside { whole, counters, accumulators, times } = self;
        let times = i64::from(*times);
        let (head, rest, copy) = (whole.block.new_last(), whole.block.new_last(), whole.block.new_last());
        whole.before.redirect(whole.block, head);
        copy.rename(&format!("{}{AT_ONCE}", whole.block.name()));
        let phis: Vec<Value> = counters.iter().map(|c| c.phi).chain(accumulators.iter().copied()).collect();

        let build = Builder::at_end(head);
        let starts: HashMap<Value, Value> =
            phis.iter().map(|phi| (*phi, phi.incoming(whole.before).unwrap_or(*phi))).collect();
        let rounds = build.binary(LLVMOpcode::LLVMAnd, again, build.number(NUMBER, -times));
        let none = build.compare(LLVMIntPredicate::LLVMIntEQ, rounds, build.number(NUMBER, 0));
        let others = work.prepare(&build, rounds, &starts);
        let none = others.into_iter().fold(none, |any, other| build.binary(LLVMOpcode::LLVMOr, any, other));
        build.branch(none, rest, copy);

        let build = Builder::at_end(copy);
        let done = build.phi(rounds, &[(build.number(NUMBER, 0), head)]);
        let firsts: HashMap<Value, Value> =
            phis.iter().map(|phi| (*phi, build.phi(*phi, &[(starts[phi], head)]))).collect();
        let totals = work.at_once(&build, firsts.clone());
        let next = |counter: &Counter| build.grown(firsts[&counter.phi], counter.step * times);
        let nexts: Vec<Value> = counters.iter().map(next).chain(totals).collect();
        phis.iter().zip(&nexts).for_each(|(phi, next)| firsts[phi].enter(*next, copy));
        let next = build.add(done, build.number(NUMBER, times));
        done.enter(next, copy);
        let is_done = build.compare(LLVMIntPredicate::LLVMIntEQ, next, rounds);
        build.branch(is_done, rest, copy);

        let build = Builder::at_end(rest);
        for (phi, next) in phis.iter().zip(nexts) {
            let begin = build.phi(*phi, &[(starts[phi], head), (next, copy)]);
            let own = phi.incoming(whole.block).unwrap_or(*phi);
            phi.reenter(&[(begin, rest), (own, whole.block)]);
        }
        build.jump(whole.block);
    }
}
