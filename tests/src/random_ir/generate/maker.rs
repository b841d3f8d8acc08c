//! A function in the making.

use std::sync::Arc;

use autoir_semantics::vectors::{Rng, edges};

use crate::random_ir::ir::{Block, Element, End, Function, Instruction, Operand, Type, Typed, What, mask};
use crate::random_ir::target::Target;

/// Puts instructions one behind the other.
pub struct Maker {
    next: usize,
    blocks: Vec<Block>,
    here: Vec<Instruction>,
    /// The intrinsics that may be called.
    pub targets: Vec<Arc<Target>>,
}

impl Maker {
    /// Of a function without blocks.
    pub fn new() -> Maker {
        Maker { next: 0, blocks: Vec::new(), here: Vec::new(), targets: Vec::new() }
    }

    /// Adds an instruction; its result.
    pub fn add(&mut self, ty: Type, what: What, operands: Vec<Typed>) -> Typed {
        let made = Instruction { id: self.next, ty, what, operands };
        self.next += 1;
        let result = made.result();
        self.here.push(made);
        result
    }

    /// Arithmetic without flags.
    pub fn binary(&mut self, name: &'static str, a: Typed, b: Typed) -> Typed {
        self.add(a.ty, What::Binary(name, Vec::new()), vec![a, b])
    }

    /// A conversion of each element, if one is needed.
    pub fn cast(&mut self, name: &'static str, a: Typed, width: u32) -> Typed {
        match a.ty.width() == width {
            true => a,
            false => self.add(a.ty.of_width(width), What::Cast(name, Vec::new()), vec![a]),
        }
    }

    /// The address `bytes` behind `base`.
    pub fn behind(&mut self, base: Typed, bytes: u64) -> Typed {
        match bytes {
            0 => base,
            _ => self.add(Type::Address, What::Offset(8), vec![base, Typed::number(Type::scalar(64), bytes)]),
        }
    }

    /// Ends the block.
    pub fn end(&mut self, end: End) {
        let instructions = std::mem::take(&mut self.here);
        self.blocks.push(Block { instructions, end });
    }

    /// The function, which begins with the first block.
    pub fn function(self, name: String, is_apart: bool, most: u64) -> Function {
        Function { name, blocks: self.blocks, is_apart, most }
    }

    /// Lets the `phi` that has the result `phi` be `value` where it is entered from `block`.
    pub fn enter(&mut self, phi: &Typed, value: Typed, block: usize) {
        let all = self.blocks.iter_mut().flat_map(|b| &mut b.instructions).chain(&mut self.here);
        for instruction in all.filter(|i| phi.operand == Operand::Value(i.id)) {
            if let What::Phi(from) = &mut instruction.what {
                from.push(block);
                instruction.operands.push(value.clone());
            }
        }
    }
}

/// One of several.
pub fn any<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len() as u64) as usize]
}

/// Whether something happens that does so once in `n` times.
pub fn once_in(rng: &mut Rng, n: u64) -> bool {
    rng.below(n) == 0
}

/// A constant: the same number in all lanes, or each its own; now and then a lane that is unspecified.
pub fn constant(rng: &mut Rng, ty: Type) -> Typed {
    let known = edges(ty.width());
    let number = |rng: &mut Rng| match rng.below(3) {
        0 => rng.below(20),
        1 => known[rng.below(known.len() as u64) as usize],
        _ => rng.next_u64() >> rng.below(64),
    };
    let number = |rng: &mut Rng| Element::Number(number(rng) & mask(ty.width()));
    let count = ty.count() as usize;
    let mut elements = match rng.below(3) {
        0 => (0..count).map(|_| number(rng)).collect(),
        _ => vec![number(rng); count],
    };
    if count > 1 && once_in(rng, 24) {
        let at = rng.below(count as u64) as usize;
        elements[at] = any(rng, &[Element::Poison, Element::Undefined]);
    }
    Typed { ty, operand: Operand::Constant(elements) }
}

/// Adds flags to some of the instructions; where what they say does not hold, the result is poison.
pub fn flags(rng: &mut Rng, function: &mut Function) {
    let chance = any(rng, &[0, 1, 1, 4]);
    for instruction in function.instructions_mut() {
        let possible: &[&'static str] = match &instruction.what {
            What::Binary("add" | "sub" | "mul" | "shl", _) => &["nuw", "nsw"],
            What::Binary("lshr" | "ashr" | "udiv" | "sdiv", _) => &["exact"],
            What::Binary("or", _) => &["disjoint"],
            What::Cast("trunc", _) => &["nuw", "nsw"],
            What::Cast("zext", _) => &["nneg"],
            _ => continue,
        };
        if let What::Binary(_, set) | What::Cast(_, set) = &mut instruction.what
            && set.is_empty()
        {
            set.extend(possible.iter().filter(|_| rng.below(8) < chance));
        }
    }
}
