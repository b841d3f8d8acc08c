//! Tree height reduction: chains of an associative instruction as trees of least height.
//!
//! What steps cost one by one says nothing of how long they wait for one another, so of the ways to combine many values
//! with one instruction the search takes any. The two values that are there first are combined first (Baer, Bovet,
//! "Compilation of arithmetic expressions for parallel computations", 1968).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use autoir::program::{Arg, Program, Step};
use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::{Kind, LaneFn};

use crate::library::Library;

/// `program` with its chains of associative instructions as trees of least height; nothing where that changes nothing.
pub fn reduced(program: &Program, library: &Library) -> Option<Program> {
    let chains = Chains::new(program, library);
    let mut reduced = Program { steps: Vec::new(), ..program.clone() };
    let (mut at, mut heights) = (vec![0; program.steps.len()], Vec::new());
    for (n, step) in program.steps.iter().enumerate() {
        if chains.is_inner[n] {
            continue;
        }
        let leaves = chains.leaves(step);
        let leaves: Vec<Arg> = leaves.into_iter().map(|leaf| leaf.renumbered(&at)).collect();
        if leaves.len() > 2 && chains.is_associative[n] {
            combine(leaves, step, &mut reduced.steps, &mut heights);
        } else {
            let args: Vec<Arg> = step.args.iter().map(|arg| arg.renumbered(&at)).collect();
            heights.push(above(&args, &heights));
            reduced.steps.push(Step { args, ..step.clone() });
        }
        at[n] = reduced.steps.len() - 1;
    }
    reduced.result = program.result.renumbered(&at);
    (height(&reduced.result, &heights) < height(&program.result, &all_heights(program))).then_some(reduced)
}

/// Combines `leaves` as `step` does, the two that are there first as long as there are two.
fn combine(leaves: Vec<Arg>, step: &Step, steps: &mut Vec<Step>, heights: &mut Vec<u32>) {
    let mut values = leaves;
    let first = |(n, leaf): (usize, &Arg)| Reverse((height(leaf, heights), n));
    let mut open: BinaryHeap<Reverse<(u32, usize)>> = values.iter().enumerate().map(first).collect();
    while let (Some(Reverse((one, a))), Some(Reverse((other, b)))) = (open.pop(), open.pop()) {
        let above = 1 + one.max(other);
        heights.push(above);
        steps.push(Step { args: vec![values[a].clone(), values[b].clone()], ..step.clone() });
        open.push(Reverse((above, values.len())));
        values.push(Arg::Step(steps.len() - 1));
    }
}

/// How many steps wait for one another up to each of `program`'s.
fn all_heights(program: &Program) -> Vec<u32> {
    let mut heights = Vec::with_capacity(program.steps.len());
    for step in &program.steps {
        heights.push(above(&step.args, &heights));
    }
    heights
}

/// The same up to a step that reads `args`, where that of each step before is known.
fn above(args: &[Arg], heights: &[u32]) -> u32 {
    1 + args.iter().map(|arg| height(arg, heights)).max().unwrap_or(0)
}

/// The same up to `arg`, where that of each step is known.
fn height(arg: &Arg, heights: &[u32]) -> u32 {
    arg.steps().into_iter().filter_map(|n| heights.get(n).copied()).max().unwrap_or(0)
}

/// The chains of associative instructions in a program.
struct Chains<'a> {
    program: &'a Program,
    is_associative: Vec<bool>,
    /// Whether a step's value goes nowhere but into another step of its chain.
    is_inner: Vec<bool>,
}

impl Chains<'_> {
    fn new<'a>(program: &'a Program, library: &Library) -> Chains<'a> {
        let steps = &program.steps;
        let is = |step: &Step| library.find(&step.instruction).is_some_and(|i| is_associative(&i.function));
        let is_associative: Vec<bool> = steps.iter().map(is).collect();
        let mut uses = vec![0; steps.len()];
        let args = steps.iter().flat_map(|step| &step.args).chain([&program.result]);
        args.flat_map(Arg::steps).for_each(|n| uses[n] += 1);
        let mut is_inner = vec![false; steps.len()];
        for (n, step) in steps.iter().enumerate().filter(|(n, _)| is_associative[*n]) {
            for arg in &step.args {
                if let Arg::Step(before) = *arg
                    && steps[before].instruction == step.instruction
                    && before < n
                {
                    is_inner[before] = uses[before] == 1;
                }
            }
        }
        Chains { program, is_associative, is_inner }
    }

    /// What the chain that ends with `step` combines.
    fn leaves(&self, step: &Step) -> Vec<Arg> {
        let mut found = Vec::new();
        let mut open: Vec<&Arg> = step.args.iter().rev().collect();
        while let Some(arg) = open.pop() {
            match *arg {
                // It was made before the one that reads it: this comes to an end.
                Arg::Step(n) if self.is_inner[n] => open.extend(self.program.steps[n].args.iter().rev()),
                _ => found.push(arg.clone()),
            }
        }
        found
    }
}

/// Whether `function` combines two registers element by element with an associative and commutative operation.
fn is_associative(function: &LaneFn) -> bool {
    let [a, b] = &function.operands[..] else { return false };
    let [body] = function.bodies[..] else { return false };
    let (dag, result) = (&function.dag, &function.result);
    let is_whole = |kind: Kind, bits: u32| kind == result.kind && bits == result.bits();
    let read = |id: Id| match dag.node(id) {
        Node::Read { base, width, index, .. } => Some((base.to_vec(), *width, *index)),
        _ => None,
    };
    let are_lanes = |x: Id, y: Id| match (read(x), read(y)) {
        (Some((x, w, i)), Some((y, v, j))) => {
            (w, v, i) == (result.width, result.width, j) && x.len() == 1 && y.len() == 1 && x != y
        }
        _ => false,
    };
    let combined = match dag.node(body) {
        Node::Min(x, y) | Node::Max(x, y) | Node::And(x, y) | Node::Or(x, y) | Node::Xor(x, y) => {
            Some((*x, *y))
        }
        Node::Wrap { a, width, .. } if *width == result.width => match dag.node(*a) {
            Node::Sum(0, terms) => match terms[..] {
                [(x, 1), (y, 1)] => Some((x, y)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    is_whole(a.kind, a.bits()) && is_whole(b.kind, b.bits()) && combined.is_some_and(|(x, y)| are_lanes(x, y))
}

#[cfg(test)]
mod tests {
    use autoir::program::{Opaque, Port, Shape};

    use super::*;
    use crate::testing::library;

    const MAX: &str = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n";
    const ADDS: &str = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + b[i])\n}\n";
    const ADD: &str = "window a(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";

    /// A chain over `count` inputs, of the instructions with these numbers in turn.
    fn chain(count: usize, instructions: &[usize]) -> Program {
        let shape = Shape::vector(8, 16);
        let step = |n: usize| Step {
            instruction: format!("i{}", instructions[n % instructions.len()]),
            args: vec![Arg::Input(n + 1), if n == 0 { Arg::Input(0) } else { Arg::Step(n - 1) }],
            result: shape,
        };
        Program {
            name: "p".to_owned(),
            inputs: (0..count).map(|n| Port { name: format!("x{n}"), shape }).collect(),
            steps: (0..count - 1).map(step).collect(),
            output: shape,
            result: Arg::Step(count - 2),
            opaque: Opaque::Nothing,
        }
    }

    fn heights(program: &Program) -> Option<u32> {
        let reduced = reduced(program, &library(&[MAX, ADDS, ADD]))?;
        reduced.validate().expect("it is well formed");
        assert_eq!(reduced.steps.len(), program.steps.len());
        Some(height(&reduced.result, &all_heights(&reduced)))
    }

    #[test]
    fn a_chain_becomes_a_tree() {
        assert_eq!(heights(&chain(9, &[0])), Some(4));
        assert_eq!(heights(&chain(8, &[2])), Some(3));
    }

    #[test]
    fn a_long_chain_takes_no_time() {
        assert_eq!(heights(&chain(1 << 14, &[0])), Some(14));
    }

    #[test]
    fn what_is_not_associative_stays() {
        assert_eq!(heights(&chain(9, &[1])), None);
        assert_eq!(heights(&chain(9, &[0, 2])), None);
    }

    #[test]
    fn what_is_used_twice_stays() {
        let mut program = chain(5, &[0]);
        program.steps[3].args[0] = Arg::Step(1);
        assert_eq!(heights(&program), None);
    }
}
