//! Unrolling: an expression without reductions, so that every node has one encoding.

use crate::hash::FastMap;

use crate::dag::{Dag, Id, Node, ReduceOp};
use crate::interp::Interpreter;
use crate::lane::Operand;
use crate::stored::with_children;

/// Expressions in an arena of their own, without reductions.
pub(super) struct Flat {
    pub dag: Dag,
    pub roots: Vec<Id>,
}

/// Unrolling stops with an error above this number of nodes.
const MAX_NODES: usize = 2_000_000;

/// Unrolls the reductions of `roots`. With `literal` the nodes are taken as they stand and only constants
/// are folded; otherwise the normal form is built again, which often makes two sides equal at once.
pub(super) fn flatten(from: &Dag, roots: &[Id], literal: bool, operands: &[Operand]) -> Result<Flat, String> {
    let blocks = if literal { Vec::new() } else { blocks(from, roots, operands) };
    let mut expander = Expander {
        from,
        blocks,
        sizes: operands.iter().map(Operand::bits).collect(),
        out: Dag::new(),
        literal,
        env: [None; 64],
        memo: FastMap::default(),
    };
    let roots = roots.iter().map(|r| expander.expand(*r)).collect::<Result<_, _>>()?;
    Ok(Flat { dag: expander.out, roots })
}

struct Expander<'a> {
    from: &'a Dag,
    /// The widest read of each operand.
    blocks: Vec<u16>,
    /// The bits of each operand.
    sizes: Vec<u32>,
    out: Dag,
    literal: bool,
    /// Values of the bound variables in scope.
    env: [Option<u32>; 64],
    /// Finished nodes, by the values of the bound variables that they mention.
    memo: FastMap<(Id, Vec<u32>), Id>,
}

impl Expander<'_> {
    fn key(&self, id: Id) -> (Id, Vec<u32>) {
        let mut free = self.from.free_vars(id);
        let mut values = Vec::new();
        while free != 0 {
            if let Some(v) = self.env[free.trailing_zeros() as usize] {
                values.push(v);
            }
            free &= free - 1;
        }
        (id, values)
    }

    /// Expressions may be thousands of nodes deep, so only the nesting of reductions uses the call stack.
    fn expand(&mut self, root: Id) -> Result<Id, String> {
        let mut pending = vec![root];
        while let Some(&id) = pending.last() {
            let key = self.key(id);
            if self.memo.contains_key(&key) {
                pending.pop();
                continue;
            }
            if self.out.len() > MAX_NODES {
                return Err(format!("unrolling gives more than {MAX_NODES} nodes"));
            }
            let node = self.from.node(id);
            let waiting = pending.len();
            let mut children = Vec::new();
            for c in outer_children(node) {
                match self.memo.get(&self.key(c)) {
                    Some(done) => children.push(*done),
                    None => pending.push(c),
                }
            }
            if pending.len() > waiting {
                continue;
            }
            let new = self.build(node, &children)?;
            self.memo.insert(key, new);
            pending.pop();
        }
        Ok(self.memo[&self.key(root)])
    }

    fn build(&mut self, node: &Node, children: &[Id]) -> Result<Id, String> {
        Ok(match node {
            Node::Var(v, extent) => match self.env[usize::from(v.0 & 63)] {
                Some(value) => self.out.constant(i128::from(value)),
                None => self.out.var(*v, *extent),
            },
            Node::Reduce { op, var, count, body } => {
                let terms = self.instances(var.0, *count, *body)?;
                self.combine(*op, &terms)
            }
            Node::First { var, count, cond, value, .. } => {
                let conditions = self.instances(var.0, *count, *cond)?;
                let values = self.instances(var.0, *count, *value)?;
                let arms = conditions.into_iter().zip(values).rev();
                arms.fold(children[0], |otherwise, (c, v)| {
                    self.plain(&Node::Select(c, v, otherwise), &[c, v, otherwise])
                })
            }
            _ => self.plain(node, children),
        })
    }

    fn instances(&mut self, var: u8, count: u32, body: Id) -> Result<Vec<Id>, String> {
        let slot = usize::from(var & 63);
        let outer = self.env[slot];
        let mut terms = Vec::new();
        for i in 0..count {
            self.env[slot] = Some(i);
            terms.push(self.expand(body)?);
        }
        self.env[slot] = outer;
        Ok(terms)
    }

    fn combine(&mut self, op: ReduceOp, terms: &[Id]) -> Id {
        if op == ReduceOp::Add {
            let terms: Vec<_> = terms.iter().map(|t| (*t, 1)).collect();
            return self.plain(&Node::Sum(0, terms.clone()), &terms.iter().map(|t| t.0).collect::<Vec<_>>());
        }
        let pair = |x, y| match op {
            ReduceOp::And => Node::And(x, y),
            ReduceOp::Or => Node::Or(x, y),
            ReduceOp::Xor => Node::Xor(x, y),
            ReduceOp::Min => Node::Min(x, y),
            ReduceOp::Max | ReduceOp::Add => Node::Max(x, y),
        };
        let mut acc = terms[0];
        for t in &terms[1..] {
            acc = self.plain(&pair(acc, *t), &[acc, *t]);
        }
        acc
    }

    /// A constant read that lies inside a wider element which is read as well, as a bit field of that
    /// element: two texts of one operation often differ in nothing else.
    fn bit_field(&mut self, node: &Node, children: &[Id]) -> Option<Id> {
        let Node::Read { base, width, signed, .. } = node else { return None };
        let index = u64::try_from(self.out.as_const(*children.first()?)?).ok()?;
        let (operand, offset) = super::leaf::locate(&self.sizes, base, *width, index)?;
        let block = *self.blocks.get(usize::from(operand))?;
        let wide = u32::from(block);
        if block == *width && base.len() == 1 {
            return None;
        }
        let within = offset % wide;
        let whole = offset - within + wide <= self.sizes[usize::from(operand)];
        if within + u32::from(*width) > wide || !whole {
            return None;
        }
        let element = self.out.read_at(operand, block, *signed && block == *width, offset / wide);
        let field = self.out.shr_const(element, within);
        Some(self.out.wrap(field, *width, *signed))
    }

    /// A read at an index with two values, as a choice of two reads.
    fn chosen_element(&mut self, node: &Node, children: &[Id]) -> Option<Id> {
        let Node::Read { .. } = node else { return None };
        let (k, condition, step) = match self.out.node(*children.first()?) {
            Node::Sum(k, terms) => match terms[..] {
                [(t, c)] => (*k, t, c),
                _ => return None,
            },
            _ => (0, children[0], 1),
        };
        if self.out.as_const(condition).is_some() || !self.out.interval(condition).is_bool() {
            return None;
        }
        let at = [k.checked_add(step)?, k].map(|n| self.out.constant(n));
        let [taken, otherwise] = at.map(|index| self.plain(node, &[index]));
        Some(self.out.select(condition, taken, otherwise))
    }

    /// A choice inside a choice of the same alternative is one choice by both conditions.
    fn nested_choice(&mut self, node: &Node, children: &[Id]) -> Option<Id> {
        let (Node::Select(..), [c, a, b]) = (node, children) else { return None };
        let c = self.out.truth(*c);
        if let Node::Select(d, x, y) = *self.out.node(*a) {
            if y == *b {
                let both = self.out.and(c, d);
                return Some(self.out.select(both, x, y));
            }
            if x == *b {
                let not = self.out.negate_bool(d);
                let both = self.out.and(c, not);
                return Some(self.out.select(both, y, x));
            }
        }
        None
    }

    fn plain(&mut self, node: &Node, children: &[Id]) -> Id {
        if !self.literal {
            let plainer = self
                .bit_field(node, children)
                .or_else(|| self.chosen_element(node, children))
                .or_else(|| self.nested_choice(node, children));
            return plainer.unwrap_or_else(|| self.out.rebuild(node, children));
        }
        let constant =
            !matches!(node, Node::Read { .. }) && children.iter().all(|c| self.out.as_const(*c).is_some());
        let id = self.out.intern(with_children(node, children));
        if !constant || self.out.is_wide(id) {
            return id;
        }
        let value = Interpreter::new(&self.out, &[]).eval(id);
        self.out.constant(value)
    }
}

/// The widest read of each operand at an index that is constant, or is once reductions are unrolled.
fn blocks(dag: &Dag, roots: &[Id], operands: &[Operand]) -> Vec<u16> {
    let mut blocks = vec![1; operands.len()];
    for id in dag.reachable(roots) {
        if let Node::Read { base, width, .. } = dag.node(id) {
            for b in base {
                if let Some(block) = blocks.get_mut(usize::from(*b)) {
                    *block = (*width).max(*block);
                }
            }
        }
    }
    blocks
}

/// The operands that are not under the node's own bound variable.
fn outer_children(node: &Node) -> Vec<Id> {
    match node {
        Node::Reduce { .. } => Vec::new(),
        Node::First { otherwise, .. } => vec![*otherwise],
        _ => node.children(),
    }
}
