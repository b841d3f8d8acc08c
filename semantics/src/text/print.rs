//! The printer.

use std::collections::BTreeMap;

use crate::hash::FastMap;
use std::fmt;

use super::order::Order;
use super::{KINDS, REDUCTIONS, is_plain_name, type_name, variable_name};
use crate::dag::{Dag, Id, Node, Prim, Var};
use crate::lane::{ElementFn, Kind, LaneFn, Operand, Shape};

/// A subexpression used more than once is a `let` from this number of nodes on.
const SHARED_SIZE: usize = 7;
/// A subexpression nested this deep is a `let`, so that no line nests deeper than a parser may follow.
const MAX_NESTING: u32 = 32;

// How tightly a construct binds, from a choice to a primary.
const CHOICE: u8 = 0;
const COMPARISON: u8 = 1;
const OR: u8 = 2;
const XOR: u8 = 3;
const AND: u8 = 4;
const SHIFT: u8 = 5;
const SUM: u8 = 6;
const PRODUCT: u8 = 7;
const PRIMARY: u8 = 8;

/// The text of one expression, without `let`s: for messages, not for large shared expressions.
pub fn expression(dag: &Dag, id: Id, operands: &[Operand]) -> String {
    let printer = Printer::new(dag, &[id], operands);
    let mut out = String::new();
    for (n, id) in printer.lets.iter().enumerate() {
        out.push_str(&format!("let %{n} = {}; ", printer.definition(*id)));
    }
    out.push_str(&printer.text(id, CHOICE));
    out
}

impl fmt::Display for LaneFn {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        header(f, &self.operands, &self.result)?;
        for (n, extent) in self.axes.iter().enumerate() {
            let name = variable_name(Var(n as u8));
            let template = if self.template_axis == Some(n) { "template " } else { "" };
            let before = if n == 0 { "for " } else { ", " };
            write!(f, "{before}{template}{name} < {extent}")?;
        }
        if !self.axes.is_empty() {
            writeln!(f)?;
        }
        let printer = Printer::new(&self.dag, &self.bodies, &self.operands);
        printer.write_lets(f)?;
        for (n, body) in self.bodies.iter().enumerate() {
            let text = printer.text(*body, CHOICE);
            match self.template_axis {
                None => writeln!(f, "= {text}")?,
                Some(t) => writeln!(f, "{} = {n}: {text}", variable_name(Var(t as u8)))?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for ElementFn {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        header(f, &self.operands, &self.result)?;
        let printer = Printer::new(&self.dag, &self.elements, &self.operands);
        printer.write_lets(f)?;
        for (n, e) in self.elements.iter().enumerate() {
            writeln!(f, "{n}: {}", printer.text(*e, CHOICE))?;
        }
        Ok(())
    }
}

fn header(f: &mut fmt::Formatter, operands: &[Operand], result: &Shape) -> fmt::Result {
    write!(f, "fn(")?;
    for (n, o) in operands.iter().enumerate() {
        let before = if n == 0 { "" } else { ", " };
        if is_plain_name(&o.name) {
            write!(f, "{before}{}: ", o.name)?;
        } else {
            write!(f, "{before}{:?}: ", o.name)?;
        }
        shape(f, o.kind, type_name(o.width, o.signed), &o.extents)?;
    }
    write!(f, ") -> ")?;
    shape(f, result.kind, type_name(result.width, false), &result.extents)?;
    writeln!(f)
}

fn shape(f: &mut fmt::Formatter, kind: Kind, element: String, extents: &[u32]) -> fmt::Result {
    if let Some((word, _)) = KINDS.iter().find(|k| k.1 == kind) {
        write!(f, "{word} ")?;
    }
    f.write_str(&element)?;
    match extents {
        [1] => Ok(()),
        [] => f.write_str("x0"),
        _ => extents.iter().try_for_each(|e| write!(f, "x{e}")),
    }
}

struct Printer<'a> {
    dag: &'a Dag,
    operands: &'a [Operand],
    names: Vec<String>,
    order: Order,
    /// Named subexpressions in the order of their definitions.
    lets: Vec<Id>,
    numbers: FastMap<Id, usize>,
}

impl<'a> Printer<'a> {
    fn new(dag: &'a Dag, roots: &[Id], operands: &'a [Operand]) -> Printer<'a> {
        let unique = |n: usize| operands.iter().filter(|o| o.name == operands[n].name).count() == 1;
        let names: Vec<String> = (0..operands.len())
            .map(|n| match &operands[n].name {
                name if is_plain_name(name) && unique(n) => name.clone(),
                _ => format!("${n}"),
            })
            .collect();
        let nodes = dag.reachable(roots);
        let mut printer = Printer {
            dag,
            operands,
            order: Order::new(dag, &nodes, &names),
            names,
            lets: Vec::new(),
            numbers: FastMap::default(),
        };
        let named = printer.choose_lets(&nodes, roots);
        for r in roots {
            printer.number(*r, &named);
        }
        printer
    }

    /// The nodes that get a name: large and shared, or nested too deep.
    fn choose_lets(&self, nodes: &[Id], roots: &[Id]) -> Vec<bool> {
        let len = self.dag.len();
        let (mut uses, mut size) = (vec![0u32; len], vec![1usize; len]);
        let (mut nesting, mut named) = (vec![0u32; len], vec![false; len]);
        for r in roots {
            uses[r.index()] += 1;
        }
        for id in nodes {
            for c in self.dag.node(*id).children() {
                uses[c.index()] += 1;
            }
        }
        for id in nodes {
            let i = id.index();
            for c in self.dag.node(*id).children() {
                if !named[c.index()] {
                    size[i] = size[i].saturating_add(size[c.index()]);
                    nesting[i] = nesting[i].max(nesting[c.index()] + 1);
                }
            }
            named[i] = nesting[i] >= MAX_NESTING || (uses[i] > 1 && size[i] >= SHARED_SIZE);
        }
        named
    }

    /// Numbers the named nodes below `root` so that definitions precede uses, in print order.
    fn number(&mut self, root: Id, named: &[bool]) {
        let mut done = vec![(root, false)];
        let mut seen = vec![false; self.dag.len()];
        while let Some((id, visited)) = done.pop() {
            if visited {
                if named[id.index()] {
                    self.numbers.insert(id, self.lets.len());
                    self.lets.push(id);
                }
                continue;
            }
            if seen[id.index()] || self.numbers.contains_key(&id) {
                continue;
            }
            seen[id.index()] = true;
            done.push((id, true));
            let children = match self.dag.node(id) {
                Node::Sum(_, terms) => self.order.terms(terms).iter().map(|t| t.0).collect(),
                node => self.order.operands(node),
            };
            done.extend(children.into_iter().rev().map(|c| (c, false)));
        }
    }

    fn write_lets(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (n, id) in self.lets.iter().enumerate() {
            let bound = self.bound_variables(*id);
            let bound = if bound.is_empty() { String::new() } else { format!("[{}]", bound.join(", ")) };
            writeln!(f, "let %{n}{bound} = {}", self.definition(*id))?;
        }
        Ok(())
    }

    /// The reduction variables that are free in a named node, with their extents.
    fn bound_variables(&self, id: Id) -> Vec<String> {
        let free = self.dag.free_vars(id) >> Var::FIRST_REDUCTION << Var::FIRST_REDUCTION;
        if free == 0 {
            return Vec::new();
        }
        let mut extents: BTreeMap<Var, u32> = BTreeMap::new();
        for n in self.dag.reachable(&[id]) {
            if let Node::Var(v, extent) = self.dag.node(n)
                && free & (1 << (v.0 & 63)) != 0
            {
                extents.insert(*v, *extent);
            }
        }
        extents.into_iter().map(|(v, extent)| format!("{} < {extent}", variable_name(v))).collect()
    }

    fn text(&self, id: Id, binds: u8) -> String {
        match self.numbers.get(&id) {
            Some(n) => format!("%{n}"),
            None => self.parenthesized(id, binds),
        }
    }

    fn definition(&self, id: Id) -> String {
        self.parenthesized(id, CHOICE)
    }

    fn parenthesized(&self, id: Id, binds: u8) -> String {
        let (text, tight) = self.construct(id);
        if tight < binds { format!("({text})") } else { text }
    }

    /// The text of a node and how tightly it binds.
    fn construct(&self, id: Id) -> (String, u8) {
        let node = self.dag.node(id);
        let args = self.order.operands(node);
        let infix = |op: &str, binds: u8, left: u8, right: u8| {
            let (a, b) = (self.text(args[0], left), self.text(args[1], right));
            (format!("{a}{op}{b}"), binds)
        };
        let call = |name: &str| {
            let args: Vec<String> = args.iter().map(|a| self.text(*a, CHOICE)).collect();
            (format!("{name}({})", args.join(", ")), PRIMARY)
        };
        match node {
            Node::Const(v) => {
                let binds = if *v < 0 { SUM } else { PRIMARY };
                (number(*v), binds)
            }
            Node::Var(v, _) => (variable_name(*v), PRIMARY),
            Node::Read { base, width, signed, index } => (self.read(base, *width, *signed, *index), PRIMARY),
            Node::Sum(k, terms) => self.sum(*k, terms),
            Node::Mul(..) => infix("*", PRODUCT, PRODUCT, PRIMARY),
            Node::Shl(..) => infix(" << ", SHIFT, SHIFT, SUM),
            Node::Shr(..) => infix(" >> ", SHIFT, SHIFT, SUM),
            Node::And(..) => infix(" & ", AND, AND, SHIFT),
            Node::Or(..) => infix(" | ", OR, OR, XOR),
            Node::Xor(..) => infix(" ^ ", XOR, XOR, AND),
            Node::Eq(..) => infix(" == ", COMPARISON, OR, OR),
            Node::Lt(..) => infix(" < ", COMPARISON, OR, OR),
            Node::Wrap { width, signed, .. } => call(&type_name(*width, *signed)),
            Node::Sat { width, signed, .. } => call(&format!("sat_{}", type_name(*width, *signed))),
            Node::Min(..) => call("min"),
            Node::Max(..) => call("max"),
            Node::Abs(_) => call("abs"),
            Node::Select(c, a, b) => {
                let (c, a) = (self.text(*c, COMPARISON), self.text(*a, CHOICE));
                let b = self.text(*b, CHOICE);
                (format!("{c} ? {a} : {b}"), CHOICE)
            }
            Node::Reduce { op, var, count, .. } => {
                let word = REDUCTIONS.iter().find(|r| r.1 == *op).map_or("", |r| r.0);
                call(&format!("{word}[{} < {count}]", variable_name(*var)))
            }
            Node::First { var, count, .. } => call(&format!("first[{} < {count}]", variable_name(*var))),
            Node::Prim(p @ (Prim::LeadingZeros(w) | Prim::TrailingZeros(w)), _) => {
                call(&format!("{}{w}", p.name()))
            }
            Node::Prim(p, _) => call(&p.name()),
        }
    }

    fn read(&self, base: &[u16], width: u16, signed: bool, index: Id) -> String {
        let index = self.text(index, CHOICE);
        let name = |b: &u16| {
            let name = self.names.get(usize::from(*b)).cloned();
            name.unwrap_or_else(|| format!("${b}"))
        };
        if let [b] = base {
            let own = self.operands.get(usize::from(*b));
            return match own {
                Some(o) if (o.width, o.signed) == (width, signed) => {
                    format!("{}[{index}]", name(b))
                }
                _ => format!("{}.{}[{index}]", name(b), type_name(width, signed)),
            };
        }
        let names: Vec<String> = base.iter().map(name).collect();
        let element = type_name(width, signed);
        format!("{{{}}}.{element}[{index}]", names.join(", "))
    }

    fn sum(&self, k: i128, terms: &[(Id, i128)]) -> (String, u8) {
        let mut out = String::new();
        for (t, c) in self.order.terms(terms) {
            let magnitude = c.unsigned_abs();
            let term = if magnitude == 1 {
                self.text(t, PRODUCT)
            } else {
                format!("{}*{}", unsigned(magnitude), self.text(t, PRIMARY))
            };
            out.push_str(match (out.is_empty(), c < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            });
            out.push_str(&term);
        }
        if k != 0 || terms.is_empty() {
            out.push_str(if k < 0 { " - " } else { " + " });
            out.push_str(&unsigned(k.unsigned_abs()));
        }
        (out, SUM)
    }
}

fn number(v: i128) -> String {
    let sign = if v < 0 { "-" } else { "" };
    format!("{sign}{}", unsigned(v.unsigned_abs()))
}

/// Large numbers are nearly always masks and bounds: hexadecimal says more.
fn unsigned(v: u128) -> String {
    if v < 100_000 { v.to_string() } else { format!("{v:#x}") }
}
