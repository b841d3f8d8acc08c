//! Rows that stop at an edge: `source[max(min(ramp(x, 1, 32), x32(right)), x32(left))]`.
//!
//! What Halide writes for borders that repeat their last element looks like a gather, and is a plain row wherever both
//! ends are as far apart as those of one: a step to the next lane moves such an index by the ramp's stride or by less, so
//! if all steps together make the whole way, each makes its own. Which it is, is found out where the code runs.

use autoir_synth::window::halide::ast::{BinaryOp, Code, Expr, ExprKind, Type};
use inkwell::IntPredicate;
use inkwell::basic_block::BasicBlock;
use inkwell::values::{InstructionOpcode as Op, PointerValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::memory::{Index, plain_ramp};
use crate::ways::Way;

/// The name of blocks that read a row.
const ROW: &str = "row_so";

impl<'c> Kernel<'_, 'c> {
    /// The stride of the row that `index` follows as far as its limits let it; nothing if it has none.
    pub fn clamped(&self, index: &Expr) -> Option<i64> {
        let is_plain = index.ty.is_some_and(|ty| ty.element() == Type::INT32);
        self.stride(index).filter(|s| *s > 0 && is_plain && is_limited(index))
    }

    /// How far apart neighbours are that no limit holds: a ramp, moved and limited by numbers that all lanes share.
    fn stride(&self, index: &Expr) -> Option<i64> {
        match &index.kind {
            ExprKind::Broadcast(a, _) => (a.ty?.lanes == 1).then_some(0),
            ExprKind::Ramp { .. } => Some(plain_ramp(index)?.1),
            ExprKind::Var(name, _) => Some(self.names.get(name)?.last()?.ramp?.1),
            _ => {
                let (step, a, b) = step(index)?;
                match (self.stride(a)?, self.stride(b)?) {
                    (a, 0) => Some(a),
                    (0, b) if step != Step::Less => Some(b),
                    _ => None,
                }
            }
        }
    }

    /// Lane `number` of an index that has a [`Kernel::clamped`] stride.
    fn lane_of(&mut self, index: &Expr, number: Value<'c>) -> Lowered<Value<'c>> {
        let ty = Type::INT32;
        let along = |kernel: &mut Self, first: Value<'c>, stride: i64| {
            let stride = kernel.number(i128::from(stride), ty);
            let way = kernel.arithmetic(Op::Mul, number, stride, ty)?;
            kernel.arithmetic(Op::Add, first, way, ty)
        };
        match &index.kind {
            ExprKind::Broadcast(a, _) => self.value(a),
            ExprKind::Ramp { .. } => match plain_ramp(index) {
                Some((base, stride, _)) => {
                    let first = self.value(base)?;
                    along(self, first, stride)
                }
                None => self.value(index),
            },
            ExprKind::Var(name, _) => match self.known(name, index.span)?.ramp {
                Some((first, stride, _)) => along(self, first, stride),
                None => self.value(index),
            },
            _ => {
                let Some((step, a, b)) = step(index) else { return self.value(index) };
                let (a, b) = (self.lane_of(a, number)?, self.lane_of(b, number)?);
                match step {
                    Step::More => self.arithmetic(Op::Add, a, b, ty),
                    Step::Less => self.arithmetic(Op::Sub, a, b, ty),
                    Step::Least => self.minmax(false, a, b, ty),
                    Step::Greatest => self.minmax(true, a, b, ty),
                }
            }
        }
    }

    /// The elements `index` of a buffer, which has a [`Kernel::clamped`] stride.
    pub fn read_clamped(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        (index, stride): (&Expr, i64),
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let way = i128::from(ty.lanes) - 1;
        let first = self.lane_of(index, self.number(0, Type::INT32))?;
        let last = self.lane_of(index, self.number(way, Type::INT32))?;
        let whole = self.number(way * i128::from(stride), Type::INT32);
        let end = self.block("row");
        let far = self.arithmetic(Op::Sub, last, first, Type::INT32)?;
        let is_whole = self.compare(IntPredicate::EQ, far, whole)?;
        let mut ways = vec![self.way(ROW, is_whole, end, |kernel| {
            let row = Index::Ramp { first, stride, lanes: ty.lanes };
            let row = kernel.apart(buffer, row)?;
            kernel.read(address, buffer, &row, ty)
        })?];
        if stride == 1 && self.is_for("hexagon") {
            ways.extend(self.read_edges(address, buffer, index, (first, far, last), ty, end)?);
        }
        let at = self.value(index)?;
        let value = self.read(address, buffer, &Index::Lanes(at, ty.lanes), ty)?;
        self.met(&ways, value, end)
    }

    /// Rows of which one end stands still, from element `first` to `last`, `far` from each other: the elements that there
    /// are, and the last one of them in the other lanes.
    fn read_edges(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Expr,
        (first, far, last): (Value<'c>, Value<'c>, Value<'c>),
        ty: Type,
        end: BasicBlock<'c>,
    ) -> Lowered<Vec<Way<'c>>> {
        let way = self.number(i128::from(ty.lanes) - 1, Type::INT32);
        let rest = self.arithmetic(Op::Sub, way, far, Type::INT32)?;
        // The lane that reaches the end first, from the left and from the right.
        let (right, left) = (self.lane_of(index, far)?, self.lane_of(index, rest)?);
        let is_right = self.compare(IntPredicate::EQ, right, last)?;
        let is_left = self.compare(IntPredicate::EQ, left, first)?;
        let before = self.arithmetic(Op::Sub, last, way, Type::INT32)?;
        let mut ways = Vec::new();
        for (holds, from, limit, predicate, still) in [
            (is_right, first, far, IntPredicate::ULE, last),
            (is_left, before, rest, IntPredicate::UGE, first),
        ] {
            ways.push(self.way(ROW, holds, end, |kernel| {
                let there = kernel.lanes_beside(limit, predicate, ty)?;
                let row = Index::Ramp { first: from, stride: 1, lanes: ty.lanes };
                let row = kernel.read_some(address, buffer, &row, there, ty)?;
                let one = kernel.read_dense(address, buffer, still, 0, ty.element())?;
                let still = kernel.splat(one, ty.lanes)?;
                kernel.select(there, row, still)
            })?);
        }
        Ok(ways)
    }

    /// Which lanes of `ty` have numbers on one side of `limit`.
    fn lanes_beside(&mut self, limit: Value<'c>, predicate: IntPredicate, ty: Type) -> Lowered<Value<'c>> {
        let least = if ty.lanes > 128 { 16 } else { 8 };
        let count = Type { code: Code::UInt, bits: ty.bits.clamp(least, 32), lanes: 1 };
        let limit = self.resize(limit, Type::INT32, count)?;
        let limit = self.splat(limit, ty.lanes)?;
        self.compare(predicate, self.steps(ty.lanes, 1, count), limit)
    }
}

/// What moves or limits an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    More,
    Less,
    Least,
    Greatest,
}

/// What becomes of which two indices.
fn step(index: &Expr) -> Option<(Step, &Expr, &Expr)> {
    match &index.kind {
        ExprKind::Binary(BinaryOp::Add, a, b) => Some((Step::More, a, b)),
        ExprKind::Binary(BinaryOp::Sub, a, b) => Some((Step::Less, a, b)),
        ExprKind::Call(name, arguments) => match (name.as_str(), arguments.as_slice()) {
            ("min", [a, b]) => Some((Step::Least, a, b)),
            ("max", [a, b]) => Some((Step::Greatest, a, b)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an index has limits.
fn is_limited(index: &Expr) -> bool {
    step(index).is_some_and(|(step, a, b)| {
        matches!(step, Step::Least | Step::Greatest) || is_limited(a) || is_limited(b)
    })
}
