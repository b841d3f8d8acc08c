//! Rows that stop at an edge: `source[max(min(ramp(x, 1, 32), x32(right)), x32(left))]`.
//!
//! What Halide writes for borders that repeat their last element looks like a gather, and is a plain row wherever both
//! ends are as far apart as those of one: a step to the next lane moves such an index by the ramp's stride or by less, so
//! if all steps together make the whole way, each makes its own. Which it is, is found out where the code runs.

use autoir_synth::window::halide::ast::{BinaryOp, Code, Expr, ExprKind, Type};
use autoir_synth::window::halide::literal;
use inkwell::IntPredicate;
use inkwell::basic_block::BasicBlock;
use inkwell::values::{InstructionOpcode as Op, PointerValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::memory::Index;

/// A way to read a row.
pub type Way<'c> = (Value<'c>, BasicBlock<'c>);

impl<'c> Kernel<'_, 'c> {
    /// The stride of the row that `index` follows as far as its limits let it; nothing if it has none.
    pub fn clamped(&self, index: &Expr) -> Option<i64> {
        self.stride(index).filter(|s| *s > 0 && is_limited(index))
    }

    /// How far apart neighbours are that no limit holds: a ramp, moved and limited by numbers that all lanes share.
    fn stride(&self, index: &Expr) -> Option<i64> {
        match &index.kind {
            ExprKind::Broadcast(a, _) => (a.ty?.lanes == 1).then_some(0),
            ExprKind::Ramp { base, stride, .. } if base.ty?.lanes == 1 => {
                i64::try_from(literal(stride)?).ok()
            }
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
            ExprKind::Ramp { base, stride, .. } => {
                let first = self.value(base)?;
                along(self, first, literal(stride).and_then(|s| i64::try_from(s).ok()).unwrap_or(0))
            }
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
        let mut ways = Vec::new();
        let is_whole = {
            let far = self.arithmetic(Op::Sub, last, first, Type::INT32)?;
            self.compare(IntPredicate::EQ, far, whole)?
        };
        ways.push(self.way(is_whole, end, |kernel| {
            let row = Index::Ramp { first, stride, lanes: ty.lanes };
            let row = kernel.apart(buffer, row)?;
            kernel.read(address, buffer, &row, ty)
        })?);
        if stride == 1 && self.is_for("hexagon") {
            ways.extend(self.read_edges(address, buffer, index, (first, last), ty, end)?);
        }
        let at = self.value(index)?;
        let value = self.read(address, buffer, &Index::Lanes(at, ty.lanes), ty)?;
        ways.push((value, self.here()?));
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(end);
        let phi = self.builder.build_phi(value.get_type(), "")?;
        for (value, from) in &ways {
            phi.add_incoming(&[(value, *from)]);
        }
        Ok(phi.as_basic_value())
    }

    /// Rows of which one end stands still: the elements that there are, and the last one of them in the other lanes.
    fn read_edges(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Expr,
        (first, last): (Value<'c>, Value<'c>),
        ty: Type,
        end: BasicBlock<'c>,
    ) -> Lowered<Vec<Way<'c>>> {
        let number = |kernel: &Self, n: i128| kernel.number(n, Type::INT32);
        let way = i128::from(ty.lanes) - 1;
        let far = self.arithmetic(Op::Sub, last, first, Type::INT32)?;
        let rest = self.arithmetic(Op::Sub, number(self, way), far, Type::INT32)?;
        // The lane that reaches the end first, from the left and from the right.
        let (right, left) = (self.lane_of(index, far)?, self.lane_of(index, rest)?);
        let is_right = self.compare(IntPredicate::EQ, right, last)?;
        let is_left = self.compare(IntPredicate::EQ, left, first)?;
        let before = self.arithmetic(Op::Sub, last, number(self, way), Type::INT32)?;
        let mut ways = Vec::new();
        for (holds, from, limit, predicate, still) in [
            (is_right, first, far, IntPredicate::ULE, last),
            (is_left, before, rest, IntPredicate::UGE, first),
        ] {
            ways.push(self.way(holds, end, |kernel| {
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
        let bits = if ty.lanes > 128 { ty.bits.max(16) } else { ty.bits.min(32) };
        let counts = Type { code: Code::UInt, bits, lanes: 1 }.with_lanes(ty.lanes);
        let limit = self.resize(limit, Type::INT32, counts.element())?;
        let limit = self.splat(limit, ty.lanes)?;
        let numbers: Vec<Value<'c>> =
            (0..ty.lanes).map(|n| self.number(i128::from(n), counts.element())).collect();
        self.compare(predicate, inkwell::types::VectorType::const_vector(&numbers).into(), limit)
    }

    /// What `read` makes where `holds`, on the way to `end`; code goes on where it does not hold.
    pub fn way(
        &mut self,
        holds: Value<'c>,
        end: BasicBlock<'c>,
        read: impl FnOnce(&mut Self) -> Lowered<Value<'c>>,
    ) -> Lowered<Way<'c>> {
        let (taken, other) = (self.block("row_so"), self.block("row_else"));
        self.builder.build_conditional_branch(holds.into_int_value(), taken, other)?;
        self.builder.position_at_end(taken);
        let value = read(self)?;
        let from = self.here()?;
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(other);
        Ok((value, from))
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
