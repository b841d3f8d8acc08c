//! Terms back to lane functions.

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::{Dag, Id, Prim, Var};
use autoir_semantics::lane::{LaneFn, Operand};

use crate::error::Error;
use crate::parameterize::Instance;
use crate::term::{Affine, Num, Op, Source, Term, reduce_op};

/// The lane function of `instance` over the operands of its instruction.
///
/// # Errors
/// [`Error::Malformed`] if a number has the wrong kind or an argument is missing.
pub fn instantiate(instance: &Instance, operands: &[Operand]) -> Result<LaneFn, Error> {
    let mut builder =
        Builder { dag: Dag::new(), axes: &instance.axes, arguments: &instance.arguments, levels: Vec::new() };
    // Wraps what is not known to lie in the range of an element, though it does.
    let width = instance.result.width;
    let bodies = instance
        .rows
        .iter()
        .map(|row| {
            let body = builder.build(row)?;
            Ok(builder.dag.wrap(body, width, false))
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(LaneFn {
        dag: builder.dag,
        operands: operands.to_vec(),
        result: instance.result.clone(),
        axes: instance.axes.clone(),
        template_axis: instance.template_axis,
        bodies,
    })
}

struct Builder<'a> {
    dag: Dag,
    axes: &'a [u32],
    arguments: &'a [Option<u16>],
    /// The value of each enclosing reduction's variable, outermost first.
    levels: Vec<Id>,
}

impl Builder<'_> {
    fn build(&mut self, t: &Term) -> Result<Id, Error> {
        match t.op {
            Op::Sum => self.sum(t),
            Op::Read => self.read(t),
            Op::Bits => self.bits(t),
            Op::Select => self.select(t),
            Op::Reduce | Op::First => self.fold(t),
            Op::Narrow => {
                let a = self.build(kid(t, 0)?)?;
                let (width, signed) = (t.int(1) as u16, t.int(2) != 0);
                Ok(match t.int(0) {
                    1 => self.dag.wrap(a, width, signed),
                    2 => self.dag.sat(a, width, signed),
                    _ => a,
                })
            }
            Op::Abs => {
                let a = self.build(kid(t, 0)?)?;
                Ok(self.dag.abs(a))
            }
            _ => {
                let kids = t.kids.iter().map(|k| self.build(k)).collect::<Result<Vec<_>, _>>()?;
                self.apply(t, &kids)
            }
        }
    }

    fn apply(&mut self, t: &Term, kids: &[Id]) -> Result<Id, Error> {
        let width = t.int(0) as u16;
        let dag = &mut self.dag;
        Ok(match (t.op, kids) {
            (Op::Mul, [a, b]) => dag.mul(*a, *b),
            (Op::Shl, [a, b]) => dag.shl(*a, *b),
            (Op::Shr, [a, b]) => dag.shr(*a, *b),
            (Op::Extremum, [a, b]) if t.int(0) == 0 => dag.min(*a, *b),
            (Op::Extremum, [a, b]) => dag.max(*a, *b),
            (Op::Compare, [a, b]) if t.int(0) == 0 => dag.eq(*a, *b),
            (Op::Compare, [a, b]) => dag.lt(*a, *b),
            (Op::LeadingZeros, args) => dag.prim(Prim::LeadingZeros(width), args),
            (Op::TrailingZeros, args) => dag.prim(Prim::TrailingZeros(width), args),
            (Op::CarrylessMul, args) => dag.prim(Prim::CarrylessMul, args),
            (Op::Gf256Mul, args) => dag.prim(Prim::Gf256Mul, args),
            (Op::Gf256Inverse, args) => dag.prim(Prim::Gf256Inverse, args),
            (Op::Float(kind), args) => {
                let numbers: Vec<i128> = t.nums.iter().map(Num::int).collect();
                let float = kind.with(&numbers).filter(|f| f.is_valid(args.len()));
                let float = float.ok_or_else(|| Error::Malformed(format!("numbers of {}", t.op.name())))?;
                dag.prim(Prim::Float(float), args)
            }
            _ => return Err(Error::Malformed(format!("operands of {}", t.op.name()))),
        })
    }

    fn affine(&mut self, a: &Affine) -> Result<Id, Error> {
        let mut terms = Vec::new();
        for (axis, c) in &a.axes {
            let extent = *self
                .axes
                .get(usize::from(*axis))
                .ok_or_else(|| Error::Malformed(format!("axis {axis} does not exist")))?;
            terms.push((self.dag.var(Var(*axis), extent), *c));
        }
        for (level, c) in &a.bound {
            let var = *self
                .levels
                .get(usize::from(*level))
                .ok_or_else(|| Error::Malformed(format!("level {level} does not exist")))?;
            terms.push((var, *c));
        }
        Ok(self.dag.sum(a.offset, &terms))
    }

    fn sum(&mut self, t: &Term) -> Result<Id, Error> {
        let Some(Num::Affine(affine)) = t.nums.first() else {
            return Err(Error::Malformed("a sum without an affine part".into()));
        };
        let mut terms = vec![(self.affine(affine)?, 1)];
        for (kid, c) in t.kids.iter().zip(t.nums.iter().skip(1)) {
            // A term that does not count is not built: its arguments need not exist.
            if c.int() != 0 {
                terms.push((self.build(kid)?, c.int()));
            }
        }
        Ok(self.dag.sum(0, &terms))
    }

    fn read(&mut self, t: &Term) -> Result<Id, Error> {
        let Some(Num::Sources(sources)) = t.nums.first() else {
            return Err(Error::Malformed("a read without sources".into()));
        };
        let (width, signed) = (t.int(1) as u16, t.int(2) != 0);
        if let [Source::Constant(v)] = sources[..] {
            return Ok(self.dag.constant(wrap_value(v, width, signed)));
        }
        let mut base = Vec::with_capacity(sources.len());
        for source in sources {
            let operand = match source {
                Source::Argument(n) => self.arguments.get(usize::from(*n)).copied().flatten(),
                Source::Constant(_) => None,
            };
            base.push(operand.ok_or_else(|| Error::Malformed("a read of no operand".into()))?);
        }
        let index = self.build(kid(t, 0)?)?;
        Ok(self.dag.read_of(&base, width, signed, index))
    }

    /// The truth table as a disjunction of minterms, by Shannon expansion on the last operand.
    fn bits(&mut self, t: &Term) -> Result<Id, Error> {
        let table = t.int(0) as u128;
        let kids = t
            .kids
            .iter()
            .enumerate()
            .map(|(n, k)| match depends_on(table, t.kids.len(), n) {
                true => self.build(k),
                // The member need not have an argument that does not matter.
                false => Ok(self.dag.constant(0)),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let single = t.int(1) == 1;
        let value = self.table(table, &kids, single);
        Ok(if single { self.dag.wrap(value, 1, false) } else { value })
    }

    fn table(&mut self, table: u128, kids: &[Id], single: bool) -> Id {
        let ones = if single { 1 } else { -1 };
        let Some((last, rest)) = kids.split_last() else {
            return self.dag.constant(if table & 1 == 1 { ones } else { 0 });
        };
        let half = 1u32 << rest.len();
        let mask = (1u128 << half) - 1;
        let (low, high) = (table & mask, table >> half & mask);
        if low == high {
            return self.table(low, rest, single);
        }
        let complement = low == !high & mask;
        let f0 = self.table(low, rest, single);
        if complement {
            return self.exclusive(*last, f0, single);
        }
        let f1 = self.table(high, rest, single);
        let not_last = self.exclusive_const(*last, single);
        let dag = &mut self.dag;
        let (zero, full) = (Some(0), Some(ones));
        match (dag.as_const(f0), dag.as_const(f1)) {
            (k, _) if k == zero => dag.and(*last, f1),
            (_, k) if k == zero => dag.and(not_last, f0),
            (k, _) if k == full => dag.or(not_last, f1),
            (_, k) if k == full => dag.or(*last, f0),
            _ => {
                let (x, y) = (dag.and(not_last, f0), dag.and(*last, f1));
                dag.or(x, y)
            }
        }
    }

    fn exclusive(&mut self, a: Id, b: Id, single: bool) -> Id {
        match self.dag.as_const(b) {
            Some(0) => a,
            Some(_) => self.exclusive_const(a, single),
            None => self.dag.xor(a, b),
        }
    }

    fn exclusive_const(&mut self, a: Id, single: bool) -> Id {
        if single && self.dag.interval(a).is_bool() { self.dag.negate_bool(a) } else { self.dag.not(a) }
    }

    fn select(&mut self, t: &Term) -> Result<Id, Error> {
        let c = self.build(kid(t, 0)?)?;
        match self.dag.as_const(c) {
            Some(0) => self.build(kid(t, 2)?),
            Some(_) => self.build(kid(t, 1)?),
            None => {
                let (a, b) = (self.build(kid(t, 1)?)?, self.build(kid(t, 2)?)?);
                Ok(self.dag.select(c, a, b))
            }
        }
    }

    fn fold(&mut self, t: &Term) -> Result<Id, Error> {
        let count = t.int(if t.op == Op::Reduce { 1 } else { 0 });
        let count = u32::try_from(count)
            .ok()
            .filter(|c| *c >= 1)
            .ok_or_else(|| Error::Malformed(format!("a reduction of {count} terms")))?;
        let bound = &t.kids[..t.kids.len().min(if t.op == Op::Reduce { 1 } else { 2 })];
        let height = bound.iter().map(height).max().unwrap_or(0);
        let var = Var::reduction(height);
        // A reduction of one term has no height, so its variable may be that of one around it.
        let value = if count == 1 { self.dag.constant(0) } else { self.dag.var(var, count) };
        self.levels.push(value);
        let inner = bound.iter().map(|k| self.build(k)).collect::<Result<Vec<_>, _>>();
        self.levels.pop();
        let inner = inner?;
        match (t.op, &inner[..]) {
            (Op::Reduce, [body]) if count == 1 => Ok(*body),
            (Op::First, [cond, value]) if count == 1 => {
                let otherwise = self.build(kid(t, 2)?)?;
                Ok(self.dag.select(*cond, *value, otherwise))
            }
            (Op::Reduce, [body]) => Ok(self.dag.reduce(reduce_op(t.int(0)), var, count, *body)),
            (Op::First, [cond, value]) => {
                let otherwise = self.build(kid(t, 2)?)?;
                Ok(self.dag.first(var, count, *cond, *value, otherwise))
            }
            _ => Err(Error::Malformed("operands of a reduction".into())),
        }
    }
}

/// Reductions of more than one term that are nested in `t`.
fn height(t: &Term) -> u8 {
    let inner = t.kids.iter().map(height).max().unwrap_or(0);
    let counts = match t.op {
        Op::Reduce => t.int(1) > 1,
        Op::First => t.int(0) > 1,
        _ => false,
    };
    inner + u8::from(counts)
}

/// Whether the truth table of `count` operands looks at operand `n`.
fn depends_on(table: u128, count: usize, n: usize) -> bool {
    (0..1usize << count)
        .filter(|row| row >> n & 1 == 0)
        .any(|row| (table >> row ^ table >> (row | 1 << n)) & 1 == 1)
}

fn kid(t: &Term, n: usize) -> Result<&Term, Error> {
    t.kids.get(n).ok_or_else(|| Error::Malformed(format!("{} lacks operand {n}", t.op.name())))
}
