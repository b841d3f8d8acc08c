//! The smart constructors of [`Dag`]: every node is built in normal form.
//!
//! Each rule is an identity on integers (given the intervals), so no rule carries a width condition. A file has the
//! constructors of one kind of operation.

mod bitwise;
mod clamp;
mod compare;
mod linear;
mod select;
mod shift;
mod wrap;

use crate::arithmetic::{prim_value, wrap_value};
use crate::bound;
use crate::dag::{Dag, Id, Node, Prim, Var};

impl Dag {
    /// A constant. One of 127 bits or more is the sum of a multiple of 2^64 and a rest.
    pub fn constant(&mut self, value: i128) -> Id {
        if bound::is_exact(value) {
            return self.intern(Node::Const(value));
        }
        let high = self.intern(Node::Const(value >> 64));
        self.intern(Node::Sum(value & i128::from(u64::MAX), vec![(high, 1 << 64)]))
    }

    /// A bound variable with values in `0..extent`. A variable with one value is that value.
    pub fn var(&mut self, var: Var, extent: u32) -> Id {
        if extent == 1 { self.constant(0) } else { self.intern(Node::Var(var, extent)) }
    }

    /// Element `index` of operand `operand`, in elements of `width` bits.
    pub fn read(&mut self, operand: u16, width: u16, signed: bool, index: Id) -> Id {
        self.read_of(&[operand], width, signed, index)
    }

    /// Element `index` (a constant) of operand `operand`.
    pub fn read_at(&mut self, operand: u16, width: u16, signed: bool, index: u32) -> Id {
        let index = self.constant(i128::from(index));
        self.read(operand, width, signed, index)
    }

    /// Element `index` of a concatenation of operands, lowest first.
    pub fn read_of(&mut self, base: &[u16], width: u16, signed: bool, index: Id) -> Id {
        // A signed single bit is minus the unsigned one.
        if width == 1 && signed {
            let bit = self.read_of(base, 1, false, index);
            return self.neg(bit);
        }
        self.intern(Node::Read { base: base.to_vec(), width, signed, index })
    }

    /// A primitive applied to unsigned arguments; folded when all are constants.
    pub fn prim(&mut self, prim: Prim, args: &[Id]) -> Id {
        let values: Option<Vec<i128>> = args.iter().map(|a| self.as_const(*a)).collect();
        let value = values.map(|v| prim_value(prim, &v));
        // Which NaN an operation makes is open: it is no constant.
        let is_nan = |value: i128| match prim {
            Prim::Float(f) => f.op.result(f.format).is_some_and(|format| format.is_nan(value)),
            _ => false,
        };
        match value.filter(|value| !is_nan(*value)) {
            Some(value) => self.constant(value),
            None => {
                let mut args = args.to_vec();
                if let Prim::Float(f) = prim {
                    for (n, arg) in args.iter_mut().enumerate() {
                        if !f.op.takes_integer(n) {
                            *arg = self.wrap(*arg, f.format.bits(), false);
                            *arg = self.sign_outside(f.format, *arg);
                        }
                    }
                }
                let commuting = prim.commuting(args.len());
                args[..commuting].sort_unstable();
                self.intern(Node::Prim(prim, args))
            }
        }
    }
}

/// A number that may be a constant or a coefficient. The sum of two of them is an `i128`.
fn small(value: Option<i128>) -> Option<i128> {
    value.filter(|v| bound::is_exact(*v))
}

/// The representative of `v` modulo `2^width` in `-2^(width-1) < r <= 2^(width-1)`; of no bits, 0.
fn centre(v: i128, width: u16) -> i128 {
    match width {
        0 => return 0,
        127.. => return v,
        _ => {}
    }
    let low = wrap_value(v, width, false);
    if low > 1 << (width - 1) { low - (1 << width) } else { low }
}
