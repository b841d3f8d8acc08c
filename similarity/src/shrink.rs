//! From the numbers of a class's members to its parameters.
//!
//! A number that is one value in every member and template is part of the operation. Numbers that agree in
//! every member and template are one parameter.

use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::parameterize::Instance;
use crate::term::{Num, Op, Term};

/// Where a number of a class's operation comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// It is the same for every member.
    Fixed(Num),
    /// A parameter, by position.
    Parameter(u16),
}

/// A class's operation: terms with some numbers fixed, and the names of the other ones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Operation {
    /// One term that every template has the shape of, or one per template. Its numbers are an example.
    pub skeleton: Vec<Term>,
    /// For each term of the skeleton, its numbers in the order of [`Term::numbers`].
    pub slots: Vec<Vec<Slot>>,
    /// Names of the parameters, unique.
    pub parameters: Vec<String>,
}

/// The parameter values of a member: for each template, one number per parameter.
pub type Values = Vec<Vec<Num>>;

impl Operation {
    /// The operation that all `instances` (of the shape of `skeleton`) are instances of, and their values.
    pub fn of(skeleton: &[Term], instances: &[&Instance]) -> (Operation, Vec<Values>) {
        let mut operation =
            Operation { skeleton: skeleton.to_vec(), slots: Vec::new(), parameters: Vec::new() };
        let mut columns: Vec<Vec<&Num>> = Vec::new();
        for (n, term) in skeleton.iter().enumerate() {
            let labels = labels(term);
            let rows: Vec<Vec<&Num>> =
                instances.iter().flat_map(|i| rows_of(i, n, skeleton.len())).map(Term::numbers).collect();
            let slots = (0..labels.len())
                .map(|s| {
                    let column: Vec<&Num> = rows.iter().filter_map(|r| r.get(s).copied()).collect();
                    operation.slot(&mut columns, column, &labels[s])
                })
                .collect();
            operation.slots.push(slots);
        }
        let values = instances.iter().map(|i| operation.values(i)).collect();
        (operation, values)
    }

    fn slot<'a>(&mut self, columns: &mut Vec<Vec<&'a Num>>, column: Vec<&'a Num>, label: &str) -> Slot {
        let mut used = column.iter().filter(|n| ***n != Num::Any);
        let Some(first) = used.next() else {
            return Slot::Fixed(Num::Any);
        };
        if used.all(|n| n == first) {
            return Slot::Fixed((*first).clone());
        }
        if let Some(known) = columns.iter().position(|c| *c == column) {
            return Slot::Parameter(known as u16);
        }
        columns.push(column);
        let taken = |name: &str| self.parameters.iter().any(|p| p == name);
        let name = std::iter::once(label.to_string())
            .chain((2..).map(|n| format!("{label}{n}")))
            .find(|name| !taken(name))
            .unwrap_or_default();
        self.parameters.push(name);
        Slot::Parameter(columns.len() as u16 - 1)
    }

    /// The values that make this operation `instance`, which has its shape.
    fn values(&self, instance: &Instance) -> Values {
        instance
            .rows
            .iter()
            .enumerate()
            .map(|(n, row)| {
                let mut values = vec![Num::Any; self.parameters.len()];
                let slots = self.slots.get(n.min(self.slots.len().saturating_sub(1)));
                for (slot, num) in slots.into_iter().flatten().zip(row.numbers()) {
                    if let Slot::Parameter(p) = slot {
                        values[usize::from(*p)] = num.clone();
                    }
                }
                values
            })
            .collect()
    }

    /// The terms for `values`.
    ///
    /// # Errors
    /// [`Error::Malformed`] if there are not as many values as parameters.
    pub fn rows(&self, values: &Values) -> Result<Vec<Term>, Error> {
        let missing = || Error::Malformed("values that do not fit the operation".into());
        values
            .iter()
            .enumerate()
            .map(|(n, values)| {
                let n = if self.skeleton.len() == 1 { 0 } else { n };
                let mut term = self.skeleton.get(n).ok_or_else(missing)?.clone();
                let slots = self.slots.get(n).ok_or_else(missing)?;
                let mut numbers = Vec::with_capacity(slots.len());
                for slot in slots {
                    numbers.push(match slot {
                        Slot::Fixed(num) => num.clone(),
                        Slot::Parameter(p) => values.get(usize::from(*p)).ok_or_else(missing)?.clone(),
                    });
                }
                let mut numbers = numbers.into_iter();
                term.visit_mut(&mut |t| {
                    for num in &mut t.nums {
                        if let Some(new) = numbers.next() {
                            *num = new;
                        }
                    }
                });
                Ok(term)
            })
            .collect()
    }
}

/// The templates of an instance that term `n` of a skeleton of `terms` terms stands for.
fn rows_of(instance: &Instance, n: usize, terms: usize) -> &[Term] {
    match terms {
        1 => &instance.rows,
        _ => instance.rows.get(n..=n).unwrap_or_default(),
    }
}

/// What each number of a term says, in the order of [`Term::numbers`].
fn labels(t: &Term) -> Vec<String> {
    let mut out = Vec::new();
    collect_labels(t, false, &mut out);
    out
}

fn collect_labels(t: &Term, index: bool, out: &mut Vec<String>) {
    for n in 0..t.nums.len() {
        out.push(label(t.op, n, index, t.kids.is_empty()).to_string());
    }
    for (n, kid) in t.kids.iter().enumerate() {
        let count = matches!(t.op, Op::Shl | Op::Shr) && n == 1;
        if count && kid.as_affine().is_some() {
            out.push("shift".into());
        } else {
            collect_labels(kid, t.op == Op::Read, out);
        }
    }
}

fn label(op: Op, n: usize, index: bool, leaf: bool) -> &'static str {
    match (op, n) {
        (Op::Sum, 0) if index => "index",
        (Op::Sum, 0) if leaf => "constant",
        (Op::Sum, 0) => "offset",
        (Op::Sum, _) if index => "stride",
        (Op::Sum, _) => "coefficient",
        (Op::Read, 0) => "operand",
        (Op::Read, 1) => "width",
        (Op::Read, _) => "signed",
        (Op::Bits, 0) => "table",
        (Op::Bits, _) => "single_bit",
        (Op::Narrow, 0) => "overflow",
        (Op::Narrow, 1) => "result_width",
        (Op::Narrow, _) => "result_signed",
        (Op::Extremum, _) => "maximum",
        (Op::Compare, _) => "less",
        (Op::Reduce, 0) => "reduction",
        (Op::Reduce, _) | (Op::First, _) => "terms",
        _ => "width",
    }
}
