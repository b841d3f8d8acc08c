//! Leaves: the solver's constants for operand bits, opaque reads and axes, and their values in a model.
//!
//! An operand is one constant per block; the block is as wide as the widest read of the operand, so that a
//! read is a whole constant or a slice of one.

use std::collections::BTreeMap;

use z3::ast::BV;

use super::bits::{constant, value_of};
use crate::dag::{Dag, Id, Node, Var};
use crate::interp::{Bits, Interpreter};
use crate::lane::Operand;

/// What one solver constant stands for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Leaf {
    /// Block `.1` of operand `.0`.
    Block(u16, u32),
    /// A read at an index that is not evaluated: equal index expressions read equal bits.
    Opaque { base: Vec<u16>, width: u16, index: Id },
    /// A product that is not looked into.
    Product(Id),
    /// The value of an axis.
    Axis(Var, u32),
}

pub(super) struct Leaves {
    /// Total bits of each operand.
    sizes: Vec<u32>,
    /// Block width of each operand.
    blocks: Vec<u32>,
    used: BTreeMap<Leaf, BV>,
}

impl Leaves {
    /// The leaves for the reads among `reads`, which are nodes of `dag`.
    pub fn new(dag: &Dag, reads: &[Id], operands: &[Operand]) -> Leaves {
        let mut blocks = vec![1; operands.len()];
        for id in reads {
            if let Node::Read { base, width, .. } = dag.node(*id) {
                for b in base {
                    if let Some(block) = blocks.get_mut(usize::from(*b)) {
                        *block = u32::from(*width).max(*block);
                    }
                }
            }
        }
        Leaves { sizes: operands.iter().map(Operand::bits).collect(), blocks, used: BTreeMap::new() }
    }

    /// The number of elements of `width` bits in a concatenation.
    pub fn count(&self, base: &[u16], width: u16) -> u64 {
        let bits: u64 = base.iter().map(|b| u64::from(*self.sizes.get(usize::from(*b)).unwrap_or(&0))).sum();
        bits / u64::from(width.max(1))
    }

    /// The low `bits` bits of element `index`; 0 out of range, exactly as the interpreter reads.
    pub fn element(&mut self, base: &[u16], width: u16, index: u64, bits: u32) -> BV {
        match locate(&self.sizes, base, width, index) {
            Some((operand, offset)) => self.slice(operand, offset, bits.min(u32::from(width))),
            None => constant(0, bits),
        }
    }

    /// Bits `offset..offset + bits` of an operand.
    pub fn slice(&mut self, operand: u16, offset: u32, bits: u32) -> BV {
        let block = self.blocks[usize::from(operand)];
        let size = self.sizes[usize::from(operand)];
        let mut at = offset;
        let mut value: Option<BV> = None;
        while at < offset + bits {
            let n = at / block;
            let start = n * block;
            let end = (start + block).min(size);
            let last = end.min(offset + bits) - 1;
            let whole = self.constant(Leaf::Block(operand, n), end - start);
            let part =
                if last + 1 - at == end - start { whole } else { whole.extract(last - start, at - start) };
            value = Some(match value {
                None => part,
                Some(low) => part.concat(&low),
            });
            at = last + 1;
        }
        value.unwrap_or_else(|| constant(0, bits))
    }

    /// A read as a constant of its own.
    pub fn opaque(&mut self, base: &[u16], width: u16, index: Id) -> BV {
        let leaf = Leaf::Opaque { base: base.to_vec(), width, index };
        self.constant(leaf, u32::from(width))
    }

    /// A product as a constant of its own, exact in `bits` bits.
    pub fn product(&mut self, id: Id, bits: u32) -> BV {
        self.constant(Leaf::Product(id), bits)
    }

    /// An axis variable, `bits` wide.
    pub fn axis(&mut self, var: Var, extent: u32, bits: u32) -> BV {
        self.constant(Leaf::Axis(var, extent), bits)
    }

    fn constant(&mut self, leaf: Leaf, bits: u32) -> BV {
        self.used
            .entry(leaf)
            .or_insert_with_key(|leaf| {
                let name = match leaf {
                    Leaf::Block(operand, n) => format!("o{operand}_{n}"),
                    Leaf::Opaque { base, width, index } => {
                        format!("r{base:?}_{width}_{}", index.0)
                    }
                    Leaf::Axis(v, _) => format!("x{}", v.0),
                    Leaf::Product(id) => format!("p{}", id.0),
                };
                BV::new_const(name, bits)
            })
            .clone()
    }

    /// The block width of an operand in bits; its last block may be narrower.
    #[cfg(test)]
    pub fn block_width(&self, operand: u16) -> u32 {
        self.blocks[usize::from(operand)]
    }

    /// The constants in use.
    pub fn used(&self) -> Vec<(Leaf, BV)> {
        self.used.iter().map(|(l, v)| (l.clone(), v.clone())).collect()
    }

    /// Whether any bit of `offset..offset + bits` of an operand is in use.
    pub fn touches(&self, operand: u16, offset: u32, bits: u32) -> bool {
        let Some(block) = self.blocks.get(usize::from(operand)) else {
            return false;
        };
        let blocks = offset / block..=(offset + bits.max(1) - 1) / block;
        self.used
            .range(Leaf::Block(operand, *blocks.start())..=Leaf::Block(operand, *blocks.end()))
            .next()
            .is_some()
    }

    /// Operand values and axis values of a model. Opaque reads are placed where their index points under
    /// the model; `dag` holds the index expressions.
    pub fn values(&self, model: &z3::Model, dag: &Dag) -> (Vec<Bits>, Vec<(Var, i128)>) {
        let mut operands: Vec<Bits> = self.sizes.iter().map(|s| Bits::zero(*s)).collect();
        let mut axes = Vec::new();
        for (leaf, constant) in &self.used {
            let value = value_of(model, constant);
            match leaf {
                Leaf::Block(operand, n) => {
                    let block = self.blocks[usize::from(*operand)];
                    operands[usize::from(*operand)].set(
                        u64::from(n * block),
                        constant.get_size() as u16,
                        value,
                    );
                }
                Leaf::Axis(v, _) => axes.push((*v, value as i128)),
                Leaf::Opaque { .. } | Leaf::Product(_) => {}
            }
        }
        for (leaf, constant) in &self.used {
            if let Leaf::Opaque { base, width, index } = leaf {
                let mut interp = Interpreter::new(dag, &operands);
                for (v, x) in &axes {
                    interp.bind(*v, *x);
                }
                let at = u64::try_from(interp.eval(*index)).ok();
                let place = at.and_then(|at| locate(&self.sizes, base, *width, at));
                if let Some((operand, offset)) = place {
                    let value = value_of(model, constant);
                    operands[usize::from(operand)].set(u64::from(offset), *width, value);
                }
            }
        }
        (operands, axes)
    }
}

/// The operand and bit offset of an element of a concatenation. An element that would straddle the end of
/// an operand is out of range.
pub(super) fn locate(sizes: &[u32], base: &[u16], width: u16, index: u64) -> Option<(u16, u32)> {
    let mut offset = index.checked_mul(u64::from(width))?;
    for operand in base {
        let bits = u64::from(*sizes.get(usize::from(*operand))?);
        if offset + u64::from(width) <= bits {
            return Some((*operand, offset as u32));
        }
        offset = offset.checked_sub(bits)?;
    }
    None
}
