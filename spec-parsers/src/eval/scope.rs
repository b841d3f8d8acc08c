//! Variables, and what becomes of them when two paths join.

use super::bits::{Bits, Content, Value};
use super::machine::{Machine, pieces};
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

    /// The variables after a `CASE` on `selector` whose labels cover every value that it can have.
    pub fn join_cases(&mut self, selector: Id, arms: &[(i128, Scope)]) -> Scope {
        let Some(((_, last), others)) = arms.split_last() else { return Scope::default() };
        let mut out = last.clone();
        for index in 0..last.slots.len() {
            let slots: Option<Vec<&Rc<Variable>>> =
                arms.iter().map(|(_, s)| s.slots[index].as_ref()).collect();
            let same = |v: &Vec<&Rc<Variable>>| v.windows(2).all(|w| Rc::ptr_eq(w[0], w[1]));
            if slots.as_ref().is_some_and(same) {
                continue;
            }
            if let Some(slots) = &slots
                && let Some(value) = self.table(selector, arms, slots)
            {
                out.slots[index] = Some(Rc::new(Variable { value, fixed: slots[0].fixed }));
                continue;
            }
            let mut merged = last.slots[index].clone();
            for (label, scope) in others.iter().rev() {
                let label = self.int(*label);
                let cond = self.dag.eq(selector, label);
                merged = match (&scope.slots[index], &merged) {
                    (Some(a), Some(b)) => self
                        .merge(cond, &a.value, &b.value)
                        .ok()
                        .map(|value| Rc::new(Variable { value, fixed: a.fixed })),
                    (Some(one), None) | (None, Some(one)) => Some(one.clone()),
                    (None, None) => None,
                };
            }
            out.slots[index] = merged;
        }
        out
    }

    /// A variable whose value is an affine table of the selector: constants in arithmetic progression,
    /// or bits of operands at offsets in arithmetic progression.
    fn table(&mut self, selector: Id, arms: &[(i128, Scope)], slots: &[&Rc<Variable>]) -> Option<Value> {
        let labels: Vec<i128> = arms.iter().map(|(l, _)| *l).collect();
        let ints: Option<Vec<i128>> = slots
            .iter()
            .map(|v| match v.value {
                Value::Int(id) => self.dag.as_const(id),
                Value::Bits(_) => None,
            })
            .collect();
        if let Some(ints) = ints {
            let (slope, base) = affine(&labels, &ints)?;
            return Some(Value::Int(self.dag.sum(base, &[(selector, slope)])));
        }
        let values: Option<Vec<&Rc<Bits>>> = slots
            .iter()
            .map(|v| match &v.value {
                Value::Bits(bits) => Some(bits),
                Value::Int(_) => None,
            })
            .collect();
        let values = values?;
        let refs: Vec<&Bits> = values.iter().map(|b| b.as_ref()).collect();
        if refs.iter().any(|b| b.width() != refs[0].width()) {
            return None;
        }
        let mut out = Bits::default();
        for (lo, n) in pieces(&refs) {
            let parts: Vec<Bits> = refs.iter().map(|b| self.slice(b, lo, n)).collect();
            let content = self.table_piece(selector, &labels, &parts)?;
            out.push(n, content);
        }
        Some(Value::bits(out))
    }

    fn table_piece(&mut self, selector: Id, labels: &[i128], parts: &[Bits]) -> Option<Content> {
        let contents: Option<Vec<&Content>> = parts.iter().map(|p| p.single().map(|s| &s.content)).collect();
        let contents = contents?;
        if contents.windows(2).all(|w| w[0] == w[1]) {
            return Some(contents[0].clone());
        }
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
        let (slope, base) = affine(labels, &offsets)?;
        let start = self.dag.sum(base, &[(selector, slope)]);
        Some(Content::Window(Rc::new(source), start))
    }
}

/// `(slope, base)` such that `value = base + slope * label` everywhere.
fn affine(labels: &[i128], values: &[i128]) -> Option<(i128, i128)> {
    let (l0, v0) = (*labels.first()?, *values.first()?);
    let slope = match (labels.get(1), values.get(1)) {
        (Some(l1), Some(v1)) if l1 != &l0 && (v1 - v0) % (l1 - l0) == 0 => (v1 - v0) / (l1 - l0),
        (Some(_), Some(_)) => return None,
        _ => 0,
    };
    let base = v0 - slope * l0;
    labels.iter().zip(values).all(|(l, v)| *v == base + slope * l).then_some((slope, base))
}
