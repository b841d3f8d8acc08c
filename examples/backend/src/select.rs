//! Selection: which instructions compute what is demanded, and which of them costs least.
//!
//! What a back end knows of an instruction is its operation and parameters; here they are used by evaluating them.
//! A compiler would do that once, when it is built, and keep the answers.

use autoir_ops::{Cost, Instruction, Isa, Kind, Mask, Semantics};

use crate::demand::Demand;

/// Inputs that an instruction is tried on.
const VECTORS: u64 = 64;

/// The instruction for a demand.
pub struct Choice {
    pub instruction: Instruction,
    /// For each operand of the instruction, the demand's.
    pub operands: Vec<usize>,
    pub cost: Cost,
    /// How many instructions there were to choose from.
    pub among: usize,
}

/// The cheapest instruction of a CPU with `features` that computes what is demanded.
pub fn select(demand: &Demand, isa: &'static Isa, cpu: &str, features: &[&str]) -> Option<Choice> {
    let candidates = isa.instructions().filter(|i| i.runs_on(features) && fits(*i, demand));
    let found: Vec<_> = candidates
        .filter_map(|instruction| {
            let cost = instruction.cost(cpu)?;
            let semantics = instruction.semantics().ok()?;
            let mut orders = orders(demand.operands.len()).into_iter();
            let operands = orders.find(|order| computes(&semantics, instruction, order, demand))?;
            Some((instruction, operands, cost))
        })
        .collect();
    let among = found.len();
    let (instruction, operands, cost) = found.into_iter().min_by_key(|(_, _, cost)| *cost)?;
    Some(Choice { instruction, operands, cost, among })
}

/// Whether the types could be those of the demand.
fn fits(instruction: Instruction, demand: &Demand) -> bool {
    let mut needed: Vec<usize> = demand.operands.iter().map(|(_, bytes)| *bytes).collect();
    let mut there: Vec<usize> = instruction.operands().map(|operand| operand.shape.bytes()).collect();
    needed.sort();
    there.sort();
    let result = instruction.result();
    needed == there
        && instruction.mask() == Mask::None
        && instruction.operands().all(|operand| operand.shape.kind == Kind::Vector)
        && (result.kind, result.bytes()) == (Kind::Vector, bytes(demand.result))
}

fn bytes((lanes, bits): (u32, u16)) -> usize {
    lanes as usize * usize::from(bits) / 8
}

/// Whether the instruction gives the demanded result, with its operands taken in this order.
fn computes(semantics: &Semantics, instruction: Instruction, order: &[usize], demand: &Demand) -> bool {
    let sizes: Vec<usize> = instruction.operands().map(|operand| operand.shape.bytes()).collect();
    if order.iter().zip(&sizes).any(|(at, size)| demand.operands[*at].1 != *size) {
        return false;
    }
    (0..VECTORS).all(|seed| {
        let values: Vec<Vec<u8>> =
            demand.operands.iter().zip(1..).map(|((_, bytes), n)| noise(seed * 7 + n, *bytes)).collect();
        let values: Vec<&[u8]> = values.iter().map(Vec::as_slice).collect();
        let inputs: Vec<&[u8]> = order.iter().map(|at| values[*at]).collect();
        semantics.evaluate(&inputs).is_ok_and(|result| result == (demand.meaning)(&values))
    })
}

/// All orders of `n` things.
fn orders(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for new in 0..n {
        all = all
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..=order.len()).rev().map(move |at| {
                    let mut longer = order.clone();
                    longer.insert(at, new);
                    longer
                })
            })
            .collect();
    }
    all
}

/// Bytes that look random, with many that are at an end of their range.
fn noise(seed: u64, bytes: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        match state >> 60 {
            0 => 0,
            1 => 0xff,
            2 => 0x7f,
            3 => 0x80,
            _ => (state >> 24) as u8,
        }
    };
    std::iter::repeat_with(next).take(bytes).collect()
}
