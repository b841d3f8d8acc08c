//! Variables, and what becomes of them when two paths join.

use super::Constant;
use super::bits::{Bits, Content, Value};
use super::machine::{Eval, Machine};
use super::merge::pieces;
use crate::imp::Symbol;
use autoir_semantics::dag::Id;
use std::rc::Rc;

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub value: Value,
    /// The number of bits of a register; bits written beyond are dropped. A temporary has none.
    pub fixed: Option<u32>,
}

/// The variables of one function, by symbol. Copies are cheap.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
    slots: Vec<Option<Rc<Variable>>>,
}

impl Scope {
    pub fn new(symbols: usize) -> Self {
        Self { slots: vec![None; symbols] }
    }

    pub fn get(&self, symbol: Symbol) -> Option<&Rc<Variable>> {
        self.slots.get(symbol.0 as usize)?.as_ref()
    }

    pub fn set(&mut self, symbol: Symbol, value: Value) {
        let fixed = self.get(symbol).and_then(|v| v.fixed);
        self.declare(symbol, value, fixed);
    }

    pub fn declare(&mut self, symbol: Symbol, value: Value, fixed: Option<u32>) {
        if let Some(slot) = self.slots.get_mut(symbol.0 as usize) {
            *slot = Some(Rc::new(Variable { value, fixed }));
        }
    }

    /// Whether every variable has the same value in both.
    pub fn same(&self, other: &Self) -> bool {
        self.slots.iter().zip(&other.slots).all(|(a, b)| match (a, b) {
            (None, None) => true,
            (Some(a), Some(b)) => Rc::ptr_eq(a, b) || same_value(&a.value, &b.value),
            _ => false,
        })
    }
}

fn same_value(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => a == b,
        (Value::Bits(a), Value::Bits(b)) => a == b,
        _ => false,
    }
}

impl Machine<'_> {
    /// The value of a variable, if it is known.
    pub fn known(&mut self, symbol: Symbol) -> Option<Constant> {
        let variable = self.scope.get(symbol)?.clone();
        match &variable.value {
            Value::Int(id) => self.dag.as_const(*id).map(Constant::Int),
            Value::Bits(bits) => {
                let id = self.int_of_bits(bits, false).ok()?;
                self.dag.as_const(id).map(|value| Constant::Bits(bits.width(), value))
            }
        }
    }

    /// The variables after a branch: `then` where `cond` holds, else `other`. A variable that cannot be
    /// merged has no value from here on; reading it is an error, not reading it is none.
    pub fn join(&mut self, cond: Id, then: &Scope, other: &Scope) -> Scope {
        let mut out = Scope::new(then.slots.len());
        for (index, pair) in then.slots.iter().zip(&other.slots).enumerate() {
            out.slots[index] = match pair {
                (Some(a), Some(b)) if Rc::ptr_eq(a, b) => Some(a.clone()),
                (Some(a), Some(b)) => self
                    .merge(cond, &a.value, &b.value)
                    .ok()
                    .map(|value| Rc::new(Variable { value, fixed: a.fixed })),
                (Some(one), None) | (None, Some(one)) => Some(one.clone()),
                (None, None) => None,
            };
        }
        out
    }

    /// The variables after a `CASE` on `selector` whose labels cover every value that it can have. As in
    /// [`Self::join`], a variable that cannot be merged has no value from here on.
    pub fn join_cases(&mut self, selector: Id, arms: &[(i128, Scope)]) -> Scope {
        let Some((_, first)) = arms.first() else { return Scope::default() };
        let labels: Vec<i128> = arms.iter().map(|(label, _)| *label).collect();
        let mut out = first.clone();
        for index in 0..first.slots.len() {
            let slots: Vec<Option<&Rc<Variable>>> =
                arms.iter().map(|(_, s)| s.slots[index].as_ref()).collect();
            let Some(some) = slots.iter().flatten().next() else { continue };
            if slots.iter().flatten().all(|v| Rc::ptr_eq(v, some)) {
                out.slots[index] = Some((*some).clone());
                continue;
            }
            let values: Vec<Option<Value>> = slots.iter().map(|v| v.map(|v| v.value.clone())).collect();
            let fixed = some.fixed;
            out.slots[index] =
                self.choose(selector, &labels, &values).ok().map(|value| Rc::new(Variable { value, fixed }));
        }
        out
    }

    /// The value under the label that `selector` has; `None` stands for one that may be any.
    fn choose(&mut self, selector: Id, labels: &[i128], values: &[Option<Value>]) -> Eval<Value> {
        let bits: Option<Vec<Rc<Bits>>> = values
            .iter()
            .map(|v| match v {
                Some(Value::Bits(bits)) => Some(bits.clone()),
                _ => None,
            })
            .collect();
        if let Some(bits) = bits
            && bits.windows(2).all(|w| w[0].width() == w[1].width())
        {
            let refs: Vec<&Bits> = bits.iter().map(|b| b.as_ref()).collect();
            let mut out = Bits::default();
            for (lo, n) in pieces(&refs) {
                let parts: Vec<Bits> = refs.iter().map(|b| self.slice(b, lo, n)).collect();
                let chosen = self.choose_piece(selector, labels, &parts, n)?;
                for segment in chosen.segments {
                    out.push(segment.width, segment.content);
                }
            }
            return Ok(Value::bits(out));
        }
        let mut ids = Vec::new();
        for (label, value) in labels.iter().zip(values) {
            if let Some(value) = value {
                ids.push((*label, self.int_of(value)?));
            }
        }
        let constants: Option<Vec<i128>> = ids.iter().map(|(_, id)| self.dag.as_const(*id)).collect();
        let labels: Vec<i128> = ids.iter().map(|(label, _)| *label).collect();
        if let Some((slope, base)) = constants.and_then(|c| affine(&labels, &c)) {
            return Ok(Value::Int(self.dag.sum(base, &[(selector, slope)])));
        }
        let values: Vec<Id> = ids.iter().map(|(_, id)| *id).collect();
        let mut out = values[most_frequent(&values)];
        for (label, id) in ids.into_iter().rev() {
            let label = self.int(label);
            let here = self.dag.eq(selector, label);
            out = self.dag.select(here, id, out);
        }
        Ok(Value::Int(out))
    }

    /// As [`Self::choose`], for pieces of one segment each. What most labels have is the default, so that
    /// a label's own bits depend on that label only.
    fn choose_piece(&mut self, selector: Id, labels: &[i128], parts: &[Bits], n: u32) -> Eval<Bits> {
        let defined: Vec<(i128, &Bits)> = labels
            .iter()
            .copied()
            .zip(parts)
            .filter(|(_, p)| p.single().is_some_and(|s| s.content != Content::Undefined))
            .collect();
        if defined.is_empty() {
            return Ok(Bits::one(n, Content::Undefined));
        }
        if let Some(content) = self.table_piece(selector, &defined) {
            return Ok(Bits::one(n, content));
        }
        let contents: Vec<&Bits> = defined.iter().map(|(_, p)| *p).collect();
        let default = contents[most_frequent(&contents)];
        let mut out = default.clone();
        for (label, part) in defined.iter().rev().filter(|(_, p)| *p != default) {
            let label = self.int(*label);
            let here = self.dag.eq(selector, label);
            out = self.merge_bits(here, part, &out)?;
        }
        Ok(out)
    }

    /// Bits of operands at offsets in arithmetic progression.
    fn table_piece(&mut self, selector: Id, parts: &[(i128, &Bits)]) -> Option<Content> {
        let contents: Option<Vec<&Content>> =
            parts.iter().map(|(_, p)| p.single().map(|s| &s.content)).collect();
        let contents = contents?;
        if contents.windows(2).all(|w| w[0] == w[1]) {
            return Some(contents[0].clone());
        }
        let labels: Vec<i128> = parts.iter().map(|(label, _)| *label).collect();
        // Operands in order of appearance form the source; offsets are counted in it.
        let mut order: Vec<u16> = Vec::new();
        for content in &contents {
            let Content::Operand(operand, _) = content else { return None };
            if !order.contains(operand) {
                order.push(*operand);
            }
        }
        let mut source = Bits::default();
        let mut starts = Vec::new();
        for operand in &order {
            starts.push((*operand, source.width()));
            source.push(self.operands[usize::from(*operand)].bits, Content::Operand(*operand, 0));
        }
        let offsets: Vec<i128> = contents
            .iter()
            .filter_map(|c| {
                let Content::Operand(operand, offset) = c else { return None };
                let start = starts.iter().find(|(o, _)| o == operand)?.1;
                Some(i128::from(start + offset))
            })
            .collect();
        // A table indexes something: one that names each of its operands once is a choice.
        if order.len() == contents.len() {
            return None;
        }
        let (slope, base) = affine(&labels, &offsets)?;
        let start = self.dag.sum(base, &[(selector, slope)]);
        Some(Content::Window(Rc::new(source), start))
    }
}

/// Position of the value that occurs most often, the first of them.
fn most_frequent<T: PartialEq>(values: &[T]) -> usize {
    let count = |v: &T| values.iter().filter(|w| *w == v).count();
    let best = values.iter().map(count).max().unwrap_or(0);
    values.iter().position(|v| count(v) == best).unwrap_or(0)
}

/// `(slope, base)` such that `value = base + slope * label` everywhere.
fn affine(labels: &[i128], values: &[i128]) -> Option<(i128, i128)> {
    let (l0, v0) = (*labels.first()?, *values.first()?);
    let slope = match (labels.get(1), values.get(1)) {
        (Some(l1), Some(v1)) => {
            let (run, rise) = (l1.checked_sub(l0)?, v1.checked_sub(v0)?);
            if rise.checked_rem(run)? != 0 {
                return None;
            }
            rise.checked_div(run)?
        }
        _ => 0,
    };
    let base = v0.checked_sub(slope.checked_mul(l0)?)?;
    let at = |l: &i128| slope.checked_mul(*l).and_then(|rise| rise.checked_add(base));
    labels.iter().zip(values).all(|(l, v)| at(l) == Some(*v)).then_some((slope, base))
}
