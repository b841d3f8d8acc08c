//! Folds unrolled chains inside one expression: sums and other associative chains become
//! [`Node::Reduce`], chains of selections become [`Node::First`], and tables become indexed reads.

use crate::hash::FastMap;

use crate::affine::{self, Affine};
use crate::antiunify::{Shape, Shapes};
use crate::dag::{Dag, Id, Node, ReduceOp, Var};
use crate::lane::Operand;

/// The fewest links that make a chain of selections a [`Node::First`].
const MIN_CHAIN: usize = 3;
/// The most operands of an associative chain: the bits of a register.
const MAX_CHAIN: usize = 512;

/// A condition, a second one with the value that it must have, and the value of the link.
type Link = (Id, Option<(Id, bool)>, Id);

/// Folds the chains of the expressions of one [`Dag`], sharing work between them.
pub struct Folder<'a> {
    from: &'a Dag,
    operands: &'a [Operand],
    memo: FastMap<Id, Id>,
    leaves: FastMap<Id, usize>,
}

impl<'a> Folder<'a> {
    /// A folder of expressions of `from` over `operands`.
    pub fn new(from: &'a Dag, operands: &'a [Operand]) -> Folder<'a> {
        Folder { from, operands, memo: FastMap::default(), leaves: FastMap::default() }
    }

    /// `root` of the source, rebuilt in `to` with its chains folded.
    pub fn fold(&mut self, to: &mut Dag, shapes: &mut Shapes, root: Id) -> Id {
        if let Some(&done) = self.memo.get(&root) {
            return done;
        }
        let node = self.from.node(root).clone();
        let new = match &node {
            Node::Sum(k, terms) => {
                let terms: Vec<(Id, i128)> =
                    terms.iter().map(|(t, c)| (self.fold(to, shapes, *t), *c)).collect();
                fold_sum(to, shapes, *k, &terms)
            }
            Node::And(..) | Node::Or(..) | Node::Xor(..) | Node::Min(..) | Node::Max(..) => {
                // What shares its links is no unrolled chain, and has too many leaves.
                let is_chain = self.leaves(root) <= MAX_CHAIN;
                let mut links = node.children();
                if is_chain {
                    links.clear();
                    self.flatten(root, &node, &mut links);
                }
                let links: Vec<Id> = links.into_iter().map(|l| self.fold(to, shapes, l)).collect();
                if is_chain { fold_chain(to, shapes, &node, links) } else { to.rebuild(&node, &links) }
            }
            Node::Select(..) => self.fold_selects(to, shapes, root),
            _ => {
                let children: Vec<Id> =
                    node.children().into_iter().map(|c| self.fold(to, shapes, c)).collect();
                to.rebuild(&node, &children)
            }
        };
        self.memo.insert(root, new);
        new
    }

    /// The operands of a chain of the operation of `like`.
    fn flatten(&self, id: Id, like: &Node, leaves: &mut Vec<Id>) {
        let node = self.from.node(id);
        if links(node, like) {
            for c in node.children() {
                self.flatten(c, like, leaves);
            }
        } else {
            leaves.push(id);
        }
    }

    /// How many operands the chain of the operation `id` has.
    fn leaves(&mut self, id: Id) -> usize {
        if let Some(&known) = self.leaves.get(&id) {
            return known;
        }
        let node = self.from.node(id);
        let mut count = 0usize;
        for c in node.children() {
            let more = if links(self.from.node(c), node) { self.leaves(c) } else { 1 };
            count = count.saturating_add(more);
        }
        self.leaves.insert(id, count);
        count
    }

    fn fold_selects(&mut self, to: &mut Dag, shapes: &mut Shapes, root: Id) -> Id {
        let mut arms = Vec::new();
        let mut rest = root;
        while let Node::Select(c, a, b) = *self.from.node(rest) {
            arms.push((c, a, b));
            rest = b;
        }
        // c ? (d ? x : rest) : rest is one link with both conditions, where a whole chain is written so.
        let joint = |a: Id, b: Id| match *self.from.node(a) {
            Node::Select(d, x, other) if other == b => Some((d, true, x)),
            Node::Select(d, other, x) if other == b => Some((d, false, x)),
            _ => None,
        };
        let join = arms.iter().filter(|(_, a, b)| joint(*a, *b).is_some()).count() >= MIN_CHAIN;
        let parts: Vec<Link> = arms
            .iter()
            .map(|&(c, a, b)| match joint(a, b).filter(|_| join) {
                Some((d, holds, x)) => (c, Some((d, holds)), x),
                None => (c, None, a),
            })
            .collect();
        let mut links = Vec::with_capacity(parts.len());
        for (c, also, value) in parts {
            let mut cond = self.fold(to, shapes, c);
            if let Some((d, holds)) = also {
                let d = self.fold(to, shapes, d);
                let d = if holds { d } else { to.negate_bool(d) };
                cond = to.and(cond, d);
            }
            links.push((cond, self.fold(to, shapes, value)));
        }
        let mut otherwise = self.fold(to, shapes, rest);
        drop_redundant(to, &mut links, &mut otherwise);
        chain(to, shapes, self.operands, &links, otherwise)
    }
}

/// Whether `node` is a link of a chain of the operation of `like`.
fn links(node: &Node, like: &Node) -> bool {
    node.is_commutative() && std::mem::discriminant(node) == std::mem::discriminant(like)
}

/// Drops the links of a table (conditions `x == k` on one `x`) whose value is that of the other cases.
///
/// The conditions exclude each other, so their order does not matter; where they cover every value of `x`,
/// the most frequent value becomes that of the other cases.
fn drop_redundant(d: &mut Dag, links: &mut Vec<(Id, Id)>, otherwise: &mut Id) {
    let key = |d: &Dag, c: Id| match *d.node(c) {
        Node::Eq(a, b) => match (d.as_const(a), d.as_const(b)) {
            (Some(k), None) => Some((b, k)),
            (None, Some(k)) => Some((a, k)),
            _ => None,
        },
        _ => None,
    };
    let keys: Option<Vec<(Id, i128)>> = links.iter().map(|l| key(d, l.0)).collect();
    let Some(keys) = keys.filter(|k| k.len() >= 2 && k.iter().all(|(x, _)| *x == k[0].0)) else { return };
    let mut values: Vec<i128> = keys.iter().map(|k| k.1).collect();
    values.sort_unstable();
    values.dedup();
    if values.len() != links.len() {
        return;
    }
    let range = d.interval(keys[0].0);
    if range.hi.checked_sub(range.lo) == Some(values.len() as i128 - 1) {
        let frequency = |v: Id| links.iter().filter(|l| l.1 == v).count();
        let most = links.iter().map(|l| l.1).max_by_key(|v| frequency(*v));
        if let Some(most) = most.filter(|v| frequency(*v) > 1) {
            *otherwise = most;
        }
    }
    links.retain(|l| l.1 != *otherwise);
}

/// `links[0].0 ? links[0].1 : links[1].0 ? ... : otherwise`, with runs of one shape folded.
fn chain(d: &mut Dag, shapes: &mut Shapes, operands: &[Operand], links: &[(Id, Id)], otherwise: Id) -> Id {
    let Some(&(cond, value)) = links.first() else { return otherwise };
    let shape_of = |d: &mut Dag, s: &mut Shapes, l: &(Id, Id)| (s.of(d, l.0), s.of(d, l.1));
    let head = shape_of(d, shapes, &links[0]);
    let mut rows: Vec<Vec<i128>> = Vec::new();
    for link in links {
        let (c, v) = shape_of(d, shapes, link);
        if c.hash != head.0.hash || v.hash != head.1.hash || c.too_big || v.too_big {
            break;
        }
        rows.push(c.numbers.iter().chain(v.numbers.iter()).copied().collect());
    }
    while rows.len() >= MIN_CHAIN {
        let views: Vec<&[i128]> = rows.iter().map(Vec::as_slice).collect();
        if let Some(f) = affine::fit(&views).filter(|f| f.extents.len() == 1) {
            let f = extend(d, shapes, links, otherwise, f);
            let rest = chain(d, shapes, operands, &links[f.extents[0] as usize..], otherwise);
            if let Some(first) = make_first(d, shapes, (cond, value), &f, rest) {
                return first;
            }
        }
        rows.pop();
    }
    let rest = chain(d, shapes, operands, &links[1..], otherwise);
    select(d, shapes, operands, cond, value, rest)
}

/// `f` over as many further links as the template has the meaning of, in whatever form they are written.
fn extend(d: &mut Dag, shapes: &mut Shapes, links: &[(Id, Id)], otherwise: Id, mut f: Affine) -> Affine {
    while let Some(link) = links.get(f.extents[0] as usize) {
        let at = i128::from(f.extents[0]);
        let numbers: Vec<Id> = f
            .base
            .iter()
            .zip(&f.slopes[0])
            .map(|(b, s)| d.constant(b.wrapping_add(s.wrapping_mul(at))))
            .collect();
        let mut numbers = numbers.into_iter();
        let next = shapes
            .rebuild(d, links[0].0, &mut numbers)
            .and_then(|c| Some((c, shapes.rebuild(d, links[0].1, &mut numbers)?)));
        let Some(next) = next else { break };
        let rest =
            links[f.extents[0] as usize + 1..].iter().rev().fold(otherwise, |o, l| d.select(l.0, l.1, o));
        let (as_template, as_written) = (d.select(next.0, next.1, rest), d.select(link.0, link.1, rest));
        let (mut scratch, mut memo) = (Dag::new(), FastMap::default());
        if expand(&mut scratch, d, as_template, &mut memo) != expand(&mut scratch, d, as_written, &mut memo) {
            break;
        }
        f.extents[0] += 1;
    }
    f
}

fn make_first(d: &mut Dag, shapes: &mut Shapes, (cond, value): (Id, Id), f: &Affine, rest: Id) -> Option<Id> {
    let height = d.height(cond).max(d.height(value));
    let (var, count) = (Var::reduction(height), f.extents[0]);
    let mut numbers = affine_numbers(d, f, &[var]).into_iter();
    let cond = shapes.rebuild(d, cond, &mut numbers)?;
    let value = shapes.rebuild(d, value, &mut numbers)?;
    // A table over every value of a selector is an indexed expression.
    if let Node::Eq(a, b) = *d.node(cond) {
        let var_id = d.var(var, count);
        for (x, index) in [(a, b), (b, a)] {
            let offset = d.sub(index, var_id);
            if let Some(c) = d.as_const(offset)
                && !d.mentions(x, var)
                && d.interval(x).lo >= c
                && d.interval(x).hi < c + i128::from(count)
            {
                let selector = d.add_const(x, -c);
                return Some(d.substitute(value, var, selector));
            }
        }
    }
    Some(d.first(var, count, cond, value, rest))
}

/// A selection between two reads of one operand is a read at a selected index; a selection between reads
/// of two operands at one data-dependent index reads their concatenation.
fn select(d: &mut Dag, shapes: &mut Shapes, operands: &[Operand], c: Id, a: Id, b: Id) -> Id {
    let (
        Node::Read { base: p, width: w, signed: s, index: i },
        Node::Read { base: q, width: v, signed: t, index: j },
    ) = (d.node(a).clone(), d.node(b).clone())
    else {
        return d.select(c, a, b);
    };
    if w != v || s != t || !d.interval(c).is_bool() {
        return d.select(c, a, b);
    }
    let (x, y) = (shapes.of(d, a), shapes.of(d, b));
    if p == q && x.hash == y.hash {
        let numbers: Vec<Id> = x
            .numbers
            .iter()
            .zip(y.numbers.iter())
            .map(|(n, m)| d.sum(*m, &[(c, n.wrapping_sub(*m))]))
            .collect();
        if let Some(read) = shapes.rebuild(d, b, &mut numbers.into_iter()) {
            return read;
        }
    }
    if i == j && d.as_const(i).is_none() {
        let lanes = |base: &[u16]| -> i128 {
            base.iter().map(|o| i128::from(operands[usize::from(*o)].bits() / u32::from(w))).sum()
        };
        let range = d.interval(i);
        if range.lo == 0 && range.hi + 1 == lanes(&q) && lanes(&p) == lanes(&q) {
            let index = d.sum(0, &[(i, 1), (c, lanes(&q))]);
            return d.read_of(&[q, p].concat(), w, s, index);
        }
    }
    d.select(c, a, b)
}

/// The numbers of a template as functions of `vars`, one per axis of `f`.
pub fn affine_numbers(d: &mut Dag, f: &Affine, vars: &[Var]) -> Vec<Id> {
    let axes: Vec<Id> = vars.iter().zip(&f.extents).map(|(v, n)| d.var(*v, *n)).collect();
    (0..f.base.len())
        .map(|k| {
            let terms: Vec<(Id, i128)> = axes.iter().zip(&f.slopes).map(|(a, s)| (*a, s[k])).collect();
            d.sum(f.base[k], &terms)
        })
        .collect()
}

fn fold_sum(d: &mut Dag, shapes: &mut Shapes, k: i128, terms: &[(Id, i128)]) -> Id {
    let scaled: Vec<Item> = terms
        .iter()
        .map(|&(t, c)| {
            let e = c.trailing_zeros();
            Item { id: t, odd: c >> e, exponent: i128::from(e), shape: shapes.of(d, t) }
        })
        .collect();
    let mut parts = Vec::new();
    for group in grouped(scaled) {
        let odd = group[0].odd;
        for id in fold_group(d, shapes, ReduceOp::Add, group) {
            parts.push((id, odd));
        }
    }
    d.sum(k, &parts)
}

fn fold_chain(d: &mut Dag, shapes: &mut Shapes, like: &Node, leaves: Vec<Id>) -> Id {
    let op = match like {
        Node::And(..) => ReduceOp::And,
        Node::Or(..) => ReduceOp::Or,
        Node::Xor(..) => ReduceOp::Xor,
        Node::Min(..) => ReduceOp::Min,
        _ => ReduceOp::Max,
    };
    let items =
        leaves.into_iter().map(|id| Item { id, odd: 1, exponent: 0, shape: shapes.of(d, id) }).collect();
    let mut parts: Vec<Id> = Vec::new();
    for group in grouped(items) {
        parts.extend(fold_group(d, shapes, op, group));
    }
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return d.constant(0) };
    parts.fold(first, |acc, p| d.rebuild(like, &[acc, p]))
}

/// A term `odd * 2^exponent * id` of a chain.
struct Item {
    id: Id,
    odd: i128,
    exponent: i128,
    shape: Shape,
}

/// Items of one shape together, each group ordered by its numbers.
fn grouped(mut items: Vec<Item>) -> Vec<Vec<Item>> {
    items.sort_by(|a, b| {
        (a.odd, a.shape.hash)
            .cmp(&(b.odd, b.shape.hash))
            .then_with(|| a.shape.numbers.cmp(&b.shape.numbers))
            .then(a.exponent.cmp(&b.exponent))
    });
    let mut groups: Vec<Vec<Item>> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some(g) if g[0].odd == item.odd && g[0].shape.hash == item.shape.hash && !item.shape.too_big => {
                g.push(item)
            }
            _ => groups.push(vec![item]),
        }
    }
    groups
}

/// The terms of one group as a reduction, or as they are where their numbers follow no affine pattern.
fn fold_group(d: &mut Dag, shapes: &mut Shapes, op: ReduceOp, group: Vec<Item>) -> Vec<Id> {
    let plain = |d: &mut Dag, group: &[Item]| -> Vec<Id> {
        group.iter().map(|t| if t.exponent == 0 { t.id } else { d.scale(t.id, 1 << t.exponent) }).collect()
    };
    if group.len() < 2 {
        return plain(d, &group);
    }
    let rows: Vec<Vec<i128>> = group
        .iter()
        .map(|t| std::iter::once(t.exponent).chain(t.shape.numbers.iter().copied()).collect())
        .collect();
    let views: Vec<&[i128]> = rows.iter().map(Vec::as_slice).collect();
    let Some(f) = affine::fit(&views).filter(|f| f.extents.len() <= 2) else { return plain(d, &group) };
    let height = d.height(group[0].id);
    let levels = f.extents.len() as u8;
    let vars: Vec<Var> = (0..levels).map(|n| Var::reduction(height + levels - 1 - n)).collect();
    let mut numbers = affine_numbers(d, &f, &vars).into_iter();
    let Some(exponent) = numbers.next() else { return plain(d, &group) };
    let Some(term) = shapes.rebuild(d, group[0].id, &mut numbers) else { return plain(d, &group) };
    // A power of two that all terms share stays outside.
    let shared = d.as_const(exponent);
    let mut body = if shared.is_some() { term } else { d.shl(term, exponent) };
    for (var, count) in vars.iter().zip(&f.extents).rev() {
        body = d.reduce(op, *var, *count, body);
    }
    vec![d.scale(body, 1 << shared.unwrap_or(0))]
}

/// `root` of `from` with every reduction and chain written out, rebuilt in `to`: two templates of one
/// element meet in this form.
pub fn expand(to: &mut Dag, from: &Dag, root: Id, memo: &mut FastMap<Id, Id>) -> Id {
    if let Some(&done) = memo.get(&root) {
        return done;
    }
    let node = from.node(root).clone();
    let children: Vec<Id> = node.children().into_iter().map(|c| expand(to, from, c, memo)).collect();
    let new = match node {
        Node::Reduce { op, var, count, .. } => {
            let terms: Vec<Id> = (0..count)
                .map(|i| {
                    let i = to.constant(i128::from(i));
                    to.substitute(children[0], var, i)
                })
                .collect();
            to.combine(op, &terms)
        }
        Node::First { var, count, .. } => (0..count).rev().fold(children[2], |rest, i| {
            let i = to.constant(i128::from(i));
            let (c, v) = (to.substitute(children[0], var, i), to.substitute(children[1], var, i));
            to.select(c, v, rest)
        }),
        Node::Select(..) => joint_select(to, children[0], children[1], children[2]),
        Node::Read { ref base, width, signed, .. } => expand_read(to, base, width, signed, children[0]),
        _ => to.rebuild(&node, &children),
    };
    memo.insert(root, new);
    new
}

/// A selection in expanded form: `c ? (d ? x : b) : b` is `c and d ? x : b`.
pub fn joint_select(d: &mut Dag, c: Id, a: Id, b: Id) -> Id {
    match *d.node(a) {
        Node::Select(inner, x, y) if y == b => {
            let both = d.and(c, inner);
            d.select(both, x, b)
        }
        Node::Select(inner, x, y) if x == b => {
            let other = d.negate_bool(inner);
            let both = d.and(c, other);
            d.select(both, y, b)
        }
        _ => d.select(c, a, b),
    }
}

/// A read in expanded form: at an index that a single condition decides, a selection between two reads.
pub fn expand_read(d: &mut Dag, base: &[u16], width: u16, signed: bool, index: Id) -> Id {
    let (k, c, step) = match *d.node(index) {
        Node::Sum(k, ref terms) if terms.len() == 1 => (k, terms[0].0, terms[0].1),
        Node::Const(_) => return d.read_of(base, width, signed, index),
        _ => (0, index, 1),
    };
    if !d.interval(c).is_bool() || d.free_vars(c) != 0 {
        return d.read_of(base, width, signed, index);
    }
    let (then, otherwise) = (d.constant(k + step), d.constant(k));
    let (a, b) = (d.read_of(base, width, signed, then), d.read_of(base, width, signed, otherwise));
    d.select(c, a, b)
}
