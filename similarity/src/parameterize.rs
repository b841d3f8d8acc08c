//! Lane functions to terms: the numbers are set apart, commutative operands are put in a fixed order and
//! operands are numbered by first use, so that equal shapes compare equal.

use autoir_semantics::dag::{Dag, Id, Node, Var};
use autoir_semantics::lane::{LaneFn, Shape};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::term::{Affine, Num, Op, Source, Term, reduce_number};

/// Largest tree that is compared with others, in nodes over all templates.
pub const MAX_NODES: usize = 100_000;

/// Most distinct operands of one bitwise function; its truth table has `2^MAX_LEAVES` bits.
const MAX_LEAVES: usize = 4;

/// A lane function as terms: one per template.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Instance {
    /// Shape of the result.
    pub result: Shape,
    /// Extents of the axes, outermost first.
    pub axes: Vec<u32>,
    /// Position of the template axis.
    pub template_axis: Option<usize>,
    /// One term per template.
    pub rows: Vec<Term>,
    /// For each argument of the operation, the operand of the instruction, if it has one.
    pub arguments: Vec<Option<u16>>,
}

impl Instance {
    /// The shape of the instance: that of the common term of all templates, or of each template.
    pub fn shape(&self) -> String {
        let mut shapes: Vec<String> = self.rows.iter().map(Term::shape).collect();
        shapes.dedup();
        shapes.join(" | ")
    }

    /// Number of nodes.
    pub fn size(&self) -> usize {
        self.rows.iter().map(Term::size).sum()
    }

    /// Whether all templates have one shape.
    pub fn is_uniform(&self) -> bool {
        self.rows.iter().all(|r| self.rows.first().is_some_and(|first| r.is_shaped_like(first)))
    }

    /// Numbers arguments by first use; before, they are numbers of operands.
    fn number_arguments(&mut self) {
        let mut seen: Vec<u16> = Vec::new();
        for_each_argument(&mut self.rows, &mut |n| {
            let at = seen.iter().position(|s| *s == n).unwrap_or_else(|| {
                seen.push(n);
                seen.len() - 1
            });
            at as u16
        });
        self.arguments = seen.into_iter().map(Some).collect();
    }

    /// Numbers arguments as `model` does where both read at the same place; the rest follows.
    pub fn number_like(&mut self, model: &[Term]) {
        let mut pairs: Vec<(u16, u16)> = Vec::new();
        for (row, like) in self.rows.iter().zip(model) {
            for (mine, theirs) in row.numbers().into_iter().zip(like.numbers()) {
                let (Num::Sources(mine), Num::Sources(theirs)) = (mine, theirs) else {
                    continue;
                };
                for pair in mine.iter().zip(theirs) {
                    if let (Source::Argument(m), Source::Argument(t)) = pair
                        && !pairs.iter().any(|(a, b)| a == m || b == t)
                    {
                        pairs.push((*m, *t));
                    }
                }
            }
        }
        let old = std::mem::take(&mut self.arguments);
        let mut free = pairs.iter().map(|p| p.1 + 1).max().unwrap_or(0);
        for_each_argument(&mut self.rows, &mut |n| {
            let known = pairs.iter().find(|(m, _)| *m == n).map(|p| p.1);
            known.unwrap_or_else(|| {
                pairs.push((n, free));
                free += 1;
                free - 1
            })
        });
        self.arguments = vec![None; usize::from(free)];
        for (mine, new) in pairs {
            self.arguments[usize::from(new)] = old.get(usize::from(mine)).copied().flatten();
        }
    }
}

/// The terms of a lane function.
///
/// # Errors
/// [`Error::TooLarge`] if the terms have more than [`MAX_NODES`] nodes; [`Error::Malformed`] for a free
/// variable that is no axis.
pub fn parameterize(f: &LaneFn) -> Result<Instance, Error> {
    let mut p = Parameterizer { dag: &f.dag, axes: f.axes.len(), levels: Vec::new(), nodes: 0 };
    let rows = f.bodies.iter().map(|b| p.term(*b)).collect::<Result<Vec<_>, _>>()?;
    let mut instance = Instance {
        result: f.result.clone(),
        axes: f.axes.clone(),
        template_axis: f.template_axis,
        rows,
        arguments: Vec::new(),
    };
    instance.number_arguments();
    Ok(instance)
}

/// Replaces the number of every argument that is read, in order.
fn for_each_argument(rows: &mut [Term], f: &mut dyn FnMut(u16) -> u16) {
    for row in rows {
        row.visit_mut(&mut |t| {
            for num in &mut t.nums {
                let Num::Sources(list) = num else { continue };
                for source in list {
                    if let Source::Argument(n) = source {
                        *n = f(*n);
                    }
                }
            }
        });
    }
}

struct Parameterizer<'a> {
    dag: &'a Dag,
    axes: usize,
    /// The variables of the enclosing reductions, outermost first.
    levels: Vec<Var>,
    nodes: usize,
}

impl Parameterizer<'_> {
    fn term(&mut self, id: Id) -> Result<Term, Error> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return Err(Error::TooLarge { limit: MAX_NODES });
        }
        if self.is_bitwise(id) {
            return self.bitwise(id);
        }
        let dag = self.dag;
        Ok(match dag.node(id) {
            Node::Const(_) | Node::Var(..) | Node::Sum(..) => self.sum(id)?,
            Node::Read { base, width, signed, index } => {
                let index = self.sum(*index)?;
                let sources = base.iter().map(|b| Source::Argument(*b)).collect();
                let nums = vec![Num::Sources(sources), int(*width), int(*signed)];
                Term::new(Op::Read, nums, vec![index])
            }
            Node::Mul(a, b) => self.plain(Op::Mul, vec![], &[*a, *b])?,
            Node::Shl(a, b) => self.plain(Op::Shl, vec![], &[*a, *b])?,
            Node::Shr(a, b) => self.plain(Op::Shr, vec![], &[*a, *b])?,
            Node::Wrap { a, width, signed } => {
                self.plain(Op::Narrow, vec![int(1u8), int(*width), int(*signed)], &[*a])?
            }
            Node::Sat { a, width, signed } => {
                self.plain(Op::Narrow, vec![int(2u8), int(*width), int(*signed)], &[*a])?
            }
            Node::Min(a, b) => self.plain(Op::Extremum, vec![int(0u8)], &[*a, *b])?,
            Node::Max(a, b) => self.plain(Op::Extremum, vec![int(1u8)], &[*a, *b])?,
            Node::Abs(a) => self.plain(Op::Abs, vec![], &[*a])?,
            Node::Eq(a, b) => {
                let mut t = self.plain(Op::Compare, vec![int(0u8)], &[*a, *b])?;
                t.kids.sort_by_cached_key(order_key);
                t
            }
            Node::Lt(a, b) => self.plain(Op::Compare, vec![int(1u8)], &[*a, *b])?,
            Node::Select(c, a, b) => self.plain(Op::Select, vec![], &[*c, *a, *b])?,
            Node::Reduce { op, var, count, body } => {
                self.levels.push(*var);
                let body = self.term(*body);
                self.levels.pop();
                let nums = vec![Num::Int(reduce_number(*op)), int(*count)];
                Term::new(Op::Reduce, nums, vec![body?])
            }
            Node::First { var, count, cond, value, otherwise } => {
                self.levels.push(*var);
                let inner = self.term(*cond).and_then(|c| Ok((c, self.term(*value)?)));
                self.levels.pop();
                let (cond, value) = inner?;
                let otherwise = self.term(*otherwise)?;
                Term::new(Op::First, vec![int(*count)], vec![cond, value, otherwise])
            }
            Node::Prim(prim, args) => {
                let (op, numbers) = Op::of_prim(*prim);
                let mut t = self.plain(op, numbers.into_iter().map(Num::Int).collect(), args)?;
                if !op.commutes() {
                    let commuting = prim.commuting(args.len());
                    t.kids[..commuting].sort_by_cached_key(order_key);
                }
                t
            }
            Node::And(..) | Node::Or(..) | Node::Xor(..) => self.bitwise(id)?,
        })
    }

    fn plain(&mut self, op: Op, nums: Vec<Num>, kids: &[Id]) -> Result<Term, Error> {
        let mut kids = kids.iter().map(|k| self.term(*k)).collect::<Result<Vec<_>, _>>()?;
        if op.commutes() {
            kids.sort_by_cached_key(order_key);
        }
        Ok(Term::new(op, nums, kids))
    }

    /// `id` as a sum, also where it has no constant and one term.
    fn sum(&mut self, id: Id) -> Result<Term, Error> {
        let (constant, terms) = match self.dag.node(id) {
            Node::Const(v) => (*v, Vec::new()),
            Node::Sum(k, terms) => (*k, terms.clone()),
            _ => (0, vec![(id, 1)]),
        };
        let mut affine = Affine::constant(constant);
        let mut kids = Vec::new();
        for (t, c) in terms {
            match self.dag.node(t) {
                Node::Var(v, _) => self.add_variable(&mut affine, *v, c)?,
                _ => kids.push((self.term(t)?, c)),
            }
        }
        affine.axes.sort_unstable();
        affine.bound.sort_unstable();
        kids.sort_by_cached_key(|(t, c)| {
            let (shape, nums, sources) = order_key(t);
            (shape, std::cmp::Reverse(*c), nums, sources)
        });
        let mut nums = vec![Num::Affine(affine)];
        nums.extend(kids.iter().map(|(_, c)| Num::Int(*c)));
        Ok(Term::new(Op::Sum, nums, kids.into_iter().map(|(t, _)| t).collect()))
    }

    fn add_variable(&self, affine: &mut Affine, var: Var, c: i128) -> Result<(), Error> {
        if !var.is_reduction() && usize::from(var.0) < self.axes {
            affine.axes.push((var.0, c));
            return Ok(());
        }
        match self.levels.iter().rposition(|v| *v == var) {
            Some(level) => {
                affine.bound.push((level as u8, c));
                Ok(())
            }
            None => Err(Error::Malformed(format!("variable {} is not bound", var.0))),
        }
    }

    /// Whether `id` is a bitwise function of more than one value.
    fn is_bitwise(&self, id: Id) -> bool {
        match self.dag.node(id) {
            Node::And(..) | Node::Or(..) | Node::Xor(..) => true,
            _ => self
                .complemented(id)
                .is_some_and(|x| matches!(self.dag.node(x), Node::And(..) | Node::Or(..) | Node::Xor(..))),
        }
    }

    /// The operand of a bitwise complement: `-1 - x`, or `1 - x` for a single bit.
    fn complemented(&self, id: Id) -> Option<Id> {
        let Node::Sum(k, terms) = self.dag.node(id) else {
            return None;
        };
        let [(x, -1)] = terms[..] else { return None };
        let single = *k == 1 && self.dag.interval(x).is_bool();
        (*k == -1 || single).then_some(x)
    }

    fn bitwise(&mut self, id: Id) -> Result<Term, Error> {
        let mut leaves = Vec::new();
        if !self.leaves(id, id, &mut leaves) {
            leaves = self.dag.node(id).children();
        }
        let mut kids = leaves.iter().map(|l| Ok((self.term(*l)?, *l))).collect::<Result<Vec<_>, Error>>()?;
        kids.sort_by_cached_key(|(t, _)| order_key(t));
        let order: Vec<Id> = kids.iter().map(|(_, l)| *l).collect();
        let table = (0..1u32 << order.len())
            .filter(|row| self.bit(id, id, &order, *row))
            .fold(0i128, |table, row| table | 1 << row);
        let single = i128::from(self.dag.interval(id).is_bool());
        let kids = kids.into_iter().map(|(t, _)| t).collect();
        Ok(Term::new(Op::Bits, vec![Num::Int(table), Num::Int(single)], kids))
    }

    /// Collects the operands of the bitwise function at `id`; false if there are too many.
    fn leaves(&self, root: Id, id: Id, out: &mut Vec<Id>) -> bool {
        let kids = match self.dag.node(id) {
            Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => vec![*a, *b],
            _ => match self.inner_complement(root, id) {
                Some(x) => vec![x],
                None => {
                    if !out.contains(&id) {
                        out.push(id);
                    }
                    return out.len() <= MAX_LEAVES;
                }
            },
        };
        kids.into_iter().all(|k| self.leaves(root, k, out))
    }

    /// A complement that the truth table may absorb: `1 - x` only where the whole function is one bit.
    fn inner_complement(&self, root: Id, id: Id) -> Option<Id> {
        let x = self.complemented(id)?;
        let bit = self.dag.interval(id).is_bool();
        (bit == self.dag.interval(root).is_bool()).then_some(x)
    }

    fn bit(&self, root: Id, id: Id, leaves: &[Id], row: u32) -> bool {
        if let Some(n) = leaves.iter().position(|l| *l == id) {
            return row >> n & 1 == 1;
        }
        let of = |x: &Id| self.bit(root, *x, leaves, row);
        match self.dag.node(id) {
            Node::And(a, b) => of(a) && of(b),
            Node::Or(a, b) => of(a) || of(b),
            Node::Xor(a, b) => of(a) != of(b),
            _ => self.inner_complement(root, id).is_some_and(|x| !of(&x)),
        }
    }
}

/// Orders commutative operands: by shape, then by numbers, and by the operands read only if all else agrees.
pub fn order_key(t: &Term) -> (String, Vec<Num>, Vec<Num>) {
    let (sources, nums): (Vec<&Num>, Vec<&Num>) =
        t.numbers().into_iter().partition(|n| matches!(n, Num::Sources(_)));
    (t.shape(), nums.into_iter().cloned().collect(), sources.into_iter().cloned().collect())
}

fn int(v: impl Into<i128>) -> Num {
    Num::Int(v.into())
}
