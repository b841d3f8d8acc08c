//! Lane functions in one arena, lane by lane, without reductions: where normal forms are compared.

use std::collections::HashMap;

use autoir_semantics::dag::{Dag, Id, Node, ReduceOp, Var};
use autoir_semantics::fold::{expand_read, joint_select};
use autoir_semantics::lane::{ElementFn, LaneFn};

use crate::error::Error;

/// Nodes of the common arena above which unrolling stops.
const MAX_NODES: usize = 4_000_000;

/// The elements of `f` as expressions of `dag`.
///
/// # Errors
/// [`Error::TooLarge`] if the arena grows too large.
pub fn lanes_of(dag: &mut Dag, f: &LaneFn) -> Result<Vec<Id>, Error> {
    let mut unroller = Unroller::new(dag, &f.dag);
    (0..f.result.lanes())
        .map(|lane| {
            unroller.bindings =
                f.digits(lane).into_iter().enumerate().map(|(n, d)| (Var(n as u8), i128::from(d))).collect();
            match f.body_of(lane) {
                Some(body) => unroller.expand(body),
                None => Ok(unroller.dag.constant(0)),
            }
        })
        .collect()
}

/// `f`, element by element.
///
/// # Errors
/// [`Error::TooLarge`] if the arena grows too large.
pub fn by_element(f: &LaneFn) -> Result<ElementFn, Error> {
    let mut dag = Dag::new();
    let elements = lanes_of(&mut dag, f)?;
    Ok(ElementFn { dag, operands: f.operands.clone(), result: f.result.clone(), elements })
}

/// The elements of `f` as expressions of `dag`.
///
/// # Errors
/// [`Error::TooLarge`] if the arena grows too large.
pub fn elements_of(dag: &mut Dag, f: &ElementFn) -> Result<Vec<Id>, Error> {
    let mut unroller = Unroller::new(dag, &f.dag);
    f.elements.iter().map(|e| unroller.expand(*e)).collect()
}

/// The elements of width `from` read as elements of width `to`, which must be a multiple of it.
pub fn join_elements(dag: &mut Dag, lanes: &[Id], from: u16, to: u16) -> Option<Vec<Id>> {
    let ratio = usize::from(to.checked_div(from)?);
    if from == to {
        return Some(lanes.to_vec());
    }
    if !to.is_multiple_of(from) || to > 126 || !lanes.len().is_multiple_of(ratio) {
        return None;
    }
    Some(
        lanes
            .chunks(ratio)
            .map(|chunk| {
                let parts: Vec<(Id, i128)> =
                    chunk.iter().enumerate().map(|(n, id)| (*id, 1i128 << (n * usize::from(from)))).collect();
                dag.sum(0, &parts)
            })
            .collect(),
    )
}

struct Unroller<'a> {
    dag: &'a mut Dag,
    from: &'a Dag,
    /// The values of the variables in scope; the innermost binding is last.
    bindings: Vec<(Var, i128)>,
    /// Finished nodes, by the values of the variables that they mention.
    done: HashMap<(Id, Vec<i128>), Id>,
}

impl<'a> Unroller<'a> {
    fn new(dag: &'a mut Dag, from: &'a Dag) -> Unroller<'a> {
        Unroller { dag, from, bindings: Vec::new(), done: HashMap::new() }
    }

    fn value(&self, var: Var) -> Option<i128> {
        self.bindings.iter().rev().find(|b| b.0 == var).map(|b| b.1)
    }

    fn key(&self, id: Id) -> (Id, Vec<i128>) {
        let mut free = self.from.free_vars(id);
        let mut values = Vec::new();
        while free != 0 {
            let var = Var(free.trailing_zeros() as u8);
            values.push(self.value(var).unwrap_or(-1));
            free &= free - 1;
        }
        (id, values)
    }

    fn expand(&mut self, id: Id) -> Result<Id, Error> {
        let key = self.key(id);
        if let Some(&done) = self.done.get(&key) {
            return Ok(done);
        }
        if self.dag.len() > MAX_NODES {
            return Err(Error::TooLarge { limit: MAX_NODES });
        }
        let from = self.from;
        let new = match from.node(id) {
            Node::Var(v, _) => {
                let value = self
                    .value(*v)
                    .ok_or_else(|| Error::Malformed(format!("variable {} is not bound", v.0)))?;
                self.dag.constant(value)
            }
            Node::Reduce { op, var, count, body } => {
                let terms = self.each(*var, *count, *body)?;
                self.combine(*op, &terms)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let conditions = self.each(*var, *count, *cond)?;
                let values = self.each(*var, *count, *value)?;
                let mut result = self.expand(*otherwise)?;
                for (c, v) in conditions.into_iter().zip(values).rev() {
                    result = self.dag.select(c, v, result);
                }
                result
            }
            node => {
                let children =
                    node.children().into_iter().map(|c| self.expand(c)).collect::<Result<Vec<_>, _>>()?;
                match (node, &children[..]) {
                    (Node::Select(..), [c, a, b]) => joint_select(self.dag, *c, *a, *b),
                    (Node::Read { base, width, signed, .. }, [index]) => {
                        expand_read(self.dag, base, *width, *signed, *index)
                    }
                    _ => self.dag.rebuild(node, &children),
                }
            }
        };
        self.done.insert(key, new);
        Ok(new)
    }

    fn each(&mut self, var: Var, count: u32, body: Id) -> Result<Vec<Id>, Error> {
        (0..count)
            .map(|n| {
                self.bindings.push((var, i128::from(n)));
                let term = self.expand(body);
                self.bindings.pop();
                term
            })
            .collect()
    }

    fn combine(&mut self, op: ReduceOp, terms: &[Id]) -> Id {
        if op == ReduceOp::Add {
            let terms: Vec<(Id, i128)> = terms.iter().map(|t| (*t, 1)).collect();
            return self.dag.sum(0, &terms);
        }
        let Some((first, rest)) = terms.split_first() else {
            return self.dag.constant(0);
        };
        rest.iter().fold(*first, |acc, t| match op {
            ReduceOp::And => self.dag.and(acc, *t),
            ReduceOp::Or => self.dag.or(acc, *t),
            ReduceOp::Xor => self.dag.xor(acc, *t),
            ReduceOp::Min => self.dag.min(acc, *t),
            _ => self.dag.max(acc, *t),
        })
    }
}
