//! Lane functions as serialized data: the reachable nodes in topological order, and the roots.
//!
//! The arena that comes back has the same nodes in the same order; unreachable nodes are gone. What is read
//! is checked node by node, so that damaged data is an error and never a panic later on.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dag::MAX_WIDTH;
use crate::dag::{Dag, Id, Node, Var};
use crate::error::Error;
use crate::lane::{ElementFn, LaneFn, Operand, Shape};
use crate::limits::{Limits, is_possible};

/// The nodes below some roots. Ids are positions in `nodes`.
#[derive(Serialize, Deserialize)]
struct Nodes {
    nodes: Vec<Node>,
    roots: Vec<Id>,
}

#[derive(Serialize, Deserialize)]
struct StoredLaneFn {
    operands: Vec<Operand>,
    result: Shape,
    axes: Vec<u32>,
    template_axis: Option<u8>,
    body: Nodes,
}

#[derive(Serialize, Deserialize)]
struct StoredElementFn {
    operands: Vec<Operand>,
    result: Shape,
    body: Nodes,
}

impl Serialize for LaneFn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredLaneFn {
            operands: self.operands.clone(),
            result: self.result.clone(),
            axes: self.axes.clone(),
            template_axis: self.template_axis.map(|t| t as u8),
            body: Nodes::of(&self.dag, &self.bodies),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for LaneFn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LaneFn, D::Error> {
        let stored = StoredLaneFn::deserialize(deserializer)?;
        stored.load().map_err(D::Error::custom)
    }
}

impl Serialize for ElementFn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredElementFn {
            operands: self.operands.clone(),
            result: self.result.clone(),
            body: Nodes::of(&self.dag, &self.elements),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ElementFn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ElementFn, D::Error> {
        let stored = StoredElementFn::deserialize(deserializer)?;
        stored.load().map_err(D::Error::custom)
    }
}

impl StoredLaneFn {
    fn load(self) -> Result<LaneFn, Error> {
        check_shapes(&self.operands, &self.result)?;
        if self.axes.len() > usize::from(Var::FIRST_REDUCTION) {
            return Err(malformed("too many axes"));
        }
        let (dag, bodies) = self.body.load(&self.axes)?;
        let f = LaneFn {
            dag,
            operands: self.operands,
            result: self.result,
            axes: self.axes,
            template_axis: self.template_axis.map(usize::from),
            bodies,
        };
        f.validate()?;
        Ok(f)
    }
}

impl StoredElementFn {
    fn load(self) -> Result<ElementFn, Error> {
        check_shapes(&self.operands, &self.result)?;
        let (dag, elements) = self.body.load(&[])?;
        let f = ElementFn { dag, operands: self.operands, result: self.result, elements };
        f.validate()?;
        Ok(f)
    }
}

fn malformed(what: &str) -> Error {
    Error::Malformed(what.into())
}

fn check_shapes(operands: &[Operand], result: &Shape) -> Result<(), Error> {
    let possible = operands.iter().all(|o| is_possible(o.width, &o.extents))
        && is_possible(result.width, &result.extents)
        && operands.len() <= usize::from(u16::MAX);
    if possible { Ok(()) } else { Err(malformed("an operand or result of impossible size")) }
}

impl Nodes {
    fn of(dag: &Dag, roots: &[Id]) -> Nodes {
        let reachable = dag.reachable(roots);
        let mut position = vec![Id(0); dag.len()];
        let mut nodes = Vec::with_capacity(reachable.len());
        for (n, id) in reachable.into_iter().enumerate() {
            position[id.index()] = Id(n as u32);
            let node = dag.node(id);
            let mut children = node.children();
            children.iter_mut().for_each(|c| *c = position[c.index()]);
            nodes.push(with_children(node, &children));
        }
        Nodes { nodes, roots: roots.iter().map(|r| position[r.index()]).collect() }
    }

    fn load(self, axes: &[u32]) -> Result<(Dag, Vec<Id>), Error> {
        let mut dag = Dag::new();
        let mut limits = Limits::default();
        let mut variables = Variables::new(axes);
        for (n, node) in self.nodes.into_iter().enumerate() {
            let children = node.children();
            check_node(&node, &children, n)?;
            variables.check(&node, &children)?;
            if dag.intern(node).index() != n {
                return Err(malformed("a node is there twice"));
            }
            limits.admit(&dag).map_err(malformed)?;
        }
        if self.roots.iter().any(|r| r.index() >= dag.len()) {
            return Err(malformed("a root that is not there"));
        }
        Ok((dag, self.roots))
    }
}

/// The structure of node number `n`: what the smart constructors would have guaranteed.
fn check_node(node: &Node, children: &[Id], n: usize) -> Result<(), Error> {
    if children.iter().any(|c| c.index() >= n) {
        return Err(malformed("an operand does not precede its user"));
    }
    let width = |w: u16| (1..=MAX_WIDTH).contains(&w);
    let sound = match node {
        Node::Var(v, extent) => v.0 < 64 && *extent > 0,
        Node::Read { base, width: w, .. } => width(*w) && !base.is_empty(),
        Node::Wrap { width: w, .. } | Node::Sat { width: w, .. } => width(*w),
        Node::Sum(_, terms) => terms.iter().all(|t| t.1 != 0) && terms.is_sorted_by(|a, b| a.0 < b.0),
        Node::Reduce { var, count, .. } | Node::First { var, count, .. } => {
            *count > 0 && var.is_reduction() && var.0 < 64
        }
        Node::Prim(p, args) => p.is_valid(args.len()),
        _ => true,
    };
    if sound { Ok(()) } else { Err(malformed("a node of impossible width, extent or arity")) }
}

/// The extents that each node takes its free variables to have: those of the axes or of the reduction
/// around it. An interval would be wrong otherwise.
struct Variables<'a> {
    axes: &'a [u32],
    free: Vec<Vec<(Var, u32)>>,
}

impl Variables<'_> {
    fn new(axes: &[u32]) -> Variables<'_> {
        Variables { axes, free: Vec::new() }
    }

    fn check(&mut self, node: &Node, children: &[Id]) -> Result<(), Error> {
        let mut free: Vec<(Var, u32)> = Vec::new();
        let mut agree = true;
        let mut add = |v: (Var, u32)| match free.iter().find(|f| f.0 == v.0) {
            Some(known) => agree &= known.1 == v.1,
            None => free.push(v),
        };
        match node {
            Node::Var(v, extent) => add((*v, *extent)),
            Node::First { var, otherwise, .. }
                if self.free[otherwise.index()].iter().any(|f| f.0 == *var) =>
            {
                return Err(malformed("a value for no choice mentions the choice"));
            }
            _ => children.iter().flat_map(|c| &self.free[c.index()]).for_each(|v| add(*v)),
        }
        match node {
            Node::Var(v, extent) if !v.is_reduction() => {
                agree &= self.axes.get(usize::from(v.0)) == Some(extent);
            }
            Node::Reduce { var, count, .. } | Node::First { var, count, .. } => {
                agree &= free.iter().all(|f| f.0 != *var || f.1 == *count);
                free.retain(|f| f.0 != *var);
            }
            _ => {}
        }
        self.free.push(free);
        if agree { Ok(()) } else { Err(malformed("a variable with two extents")) }
    }
}

/// `node` with other operands (same number and order as [`Node::children`]), as it stands.
pub(crate) fn with_children(node: &Node, children: &[Id]) -> Node {
    let mut new = node.clone();
    let mut rest = children.iter();
    new.each_child_mut(|child| {
        if let Some(id) = rest.next() {
            *child = *id;
        }
    });
    new
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::lane::Kind;
    use crate::random_expr::{Build, float_program, operands};

    fn function(program: &[crate::random_expr::Step]) -> LaneFn {
        let build = Build::run(program, &[3, 2]);
        let mut dag = build.dag.clone();
        let body = dag.wrap(build.last().1, 8, false);
        LaneFn {
            dag,
            operands: operands(),
            result: Shape { kind: Kind::Vector, width: 8, extents: vec![6] },
            axes: vec![3, 2],
            template_axis: None,
            bodies: vec![body],
        }
    }

    fn encode(f: &LaneFn) -> Vec<u8> {
        bincode::serde::encode_to_vec(f, bincode::config::standard()).expect("no sink to fail")
    }

    fn decode(bytes: &[u8]) -> Option<LaneFn> {
        let config = bincode::config::standard().with_limit::<{ 1 << 20 }>();
        bincode::serde::decode_from_slice(bytes, config).ok().map(|f| f.0)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

        #[test]
        fn what_is_stored_comes_back(program in float_program(40)) {
            let f = function(&program);
            prop_assume!(f.validate().is_ok());
            let back = decode(&encode(&f)).expect("stored by us");
            prop_assert_eq!(back.to_string(), f.to_string());
            prop_assert_eq!(encode(&back), encode(&f));
            let unrolled = f.unroll();
            prop_assume!(unrolled.validate().is_ok());
            let bytes = bincode::serde::encode_to_vec(&unrolled, bincode::config::standard());
            let back: (ElementFn, usize) = bincode::serde::decode_from_slice(
                &bytes.expect("no sink to fail"),
                bincode::config::standard(),
            )
            .expect("stored by us");
            prop_assert_eq!(back.0.to_string(), unrolled.to_string());
        }

        /// Damaged bytes are an error or a function that can be worked with, never a panic.
        #[test]
        fn hostile_bytes(
            program in float_program(30),
            damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4),
            cut in any::<prop::sample::Index>(),
            truncate in any::<bool>(),
        ) {
            let mut bytes = encode(&function(&program));
            for (at, byte) in damage {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            if truncate {
                bytes.truncate(cut.index(bytes.len()));
            }
            if let Some(f) = decode(&bytes) {
                let _ = f.to_string();
                let mut fresh = Dag::new();
                fresh.import(&f.dag, f.bodies[0], &mut |_, _| None);
            }
        }
    }
}
