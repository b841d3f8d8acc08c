//! Random expressions for the property tests of this crate.

use proptest::prelude::*;

use crate::dag::{Dag, Id, Node, Prim, ReduceOp, Var};
use crate::float::{Float, FloatFormat, FloatOp, Rounding};
use crate::lane::{Kind, Operand};

/// One step of a random program: an operation and where its arguments come from.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    op: u8,
    args: [u16; 3],
    number: u8,
    floats: bool,
}

/// Programs of up to `max` steps whose every operation the solver knows: no floats.
pub(crate) fn program(max: usize) -> impl Strategy<Value = Vec<Step>> {
    steps(max, false)
}

/// Programs of up to `max` steps.
pub(crate) fn float_program(max: usize) -> impl Strategy<Value = Vec<Step>> {
    steps(max, true)
}

fn steps(max: usize, floats: bool) -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<[u16; 3]>(), any::<u8>());
    let step = step.prop_map(move |(op, args, number)| Step { op, args, number, floats });
    prop::collection::vec(step, 1..max)
}

/// Operands of every kind that the programs read.
pub(crate) fn operands() -> Vec<Operand> {
    let operand = |name: &str, kind, width, lanes| Operand {
        name: name.into(),
        kind,
        width,
        extents: vec![lanes],
        signed: false,
    };
    vec![
        operand("a", Kind::Vector, 8, 8),
        operand("b", Kind::Vector, 16, 4),
        operand("m", Kind::Mask, 1, 8),
        operand("s", Kind::Scalar, 32, 1),
    ]
}

/// Expressions built twice: node by node as written, and with the smart constructors.
pub(crate) struct Build {
    pub dag: Dag,
    written: Vec<Id>,
    normal: Vec<Id>,
    /// Extents of the axes that may be mentioned.
    axes: Vec<u32>,
}

/// Wider values are truncated before they are used again.
const MAX_BITS: u16 = 60;

impl Build {
    /// Runs `program`; the axes have the given extents.
    pub fn run(program: &[Step], axes: &[u32]) -> Build {
        let mut build =
            Build { dag: Dag::new(), written: Vec::new(), normal: Vec::new(), axes: axes.to_vec() };
        // Something to work on that is not constant.
        for (operand, width) in [(0, 8), (1, 16), (3, 32), (0, 8)] {
            let index = i128::from(build.written.len() as u32 / 3);
            build.constant(index);
            let index = build.written.len() - 1;
            build.unary(index, |index| Node::Read {
                base: vec![operand],
                width,
                signed: operand == 1,
                index,
            });
        }
        for step in program {
            build.step(step);
        }
        build
    }

    /// The last value, as written and in normal form.
    pub fn last(&self) -> (Id, Id) {
        let closed = (0..self.written.len()).rev().find(|n| !self.is_open(*n));
        let n = closed.unwrap_or(0);
        (self.written[n], self.normal[n])
    }

    /// Whether a value mentions the variable of a reduction that is not around it: a body.
    fn is_open(&self, n: usize) -> bool {
        let free = self.dag.free_vars(self.written[n]) | self.dag.free_vars(self.normal[n]);
        free >> Var::FIRST_REDUCTION != 0
    }

    /// The nodes of the last value, one per line, for messages.
    pub fn dump(&self) -> String {
        let (w, m) = self.last();
        let lines = self.dag.reachable(&[w, m]).into_iter();
        let lines = lines.map(|id| format!("{}: {:?}", id.0, self.dag.node(id)));
        format!("{w:?} {m:?}\n{}", lines.collect::<Vec<_>>().join("\n"))
    }

    fn push(&mut self, node: Node, children: (&[Id], &[Id])) {
        let written = self.dag.intern(crate::stored::with_children(&node, children.0));
        let normal = self.dag.rebuild(&node, children.1);
        self.written.push(written);
        self.normal.push(normal);
    }

    fn unary(&mut self, n: usize, node: impl Fn(Id) -> Node) {
        let (w, m) = (self.written[n], self.normal[n]);
        self.push(node(w), (&[w], &[m]));
    }

    fn constant(&mut self, v: i128) {
        let id = self.dag.constant(v);
        self.written.push(id);
        self.normal.push(id);
    }

    /// A value of any width that stays small enough to work on.
    fn pick(&mut self, at: u16) -> usize {
        // Recent values are preferred, so that expressions grow deep.
        let recent = if at.is_multiple_of(4) { usize::MAX } else { 8 };
        let n = self.written.len() - 1 - usize::from(at / 4) % self.written.len().min(recent);
        let Some(n) = (0..=n).rev().find(|n| !self.is_open(*n)) else {
            self.constant(i128::from(at) - 300);
            return self.written.len() - 1;
        };
        if self.dag.interval(self.written[n]).bits() <= MAX_BITS {
            return n;
        }
        self.unary(n, |a| Node::Wrap { a, width: MAX_BITS - 7, signed: at.is_multiple_of(2) });
        self.written.len() - 1
    }

    fn narrow(&mut self, at: u16, width: u16) -> usize {
        let n = self.pick(at);
        self.unary(n, |a| Node::Wrap { a, width, signed: false });
        self.written.len() - 1
    }

    fn pair(&mut self, step: &Step, node: impl Fn(Id, Id) -> Node) {
        let (x, y) = (self.pick(step.args[0]), self.pick(step.args[1]));
        self.pair_of(x, y, node);
    }

    fn pair_of(&mut self, x: usize, y: usize, node: impl Fn(Id, Id) -> Node) {
        let w = [self.written[x], self.written[y]];
        let m = [self.normal[x], self.normal[y]];
        self.push(node(w[0], w[1]), (&w, &m));
    }

    fn step(&mut self, step: &Step) {
        let small = u16::from(step.number % 24) + 1;
        let signed = step.number >= 128;
        match step.op % 28 {
            0 => self.constant(i128::from(step.args[0] as i16) >> (step.number % 16)),
            1..=5 => self.read(step),
            6 => self.pair(step, |a, b| Node::Sum(3, vec![(a, 1), (b, -1)])),
            7 => {
                let c = i128::from(step.number) - 100;
                self.pair(step, move |a, b| Node::Sum(c, vec![(a, 1), (b, c | 1)]))
            }
            8 => {
                let c = 1 << (step.number % 12);
                self.pair(step, move |a, b| Node::Sum(-c, vec![(a, c), (b, 2 * c)]))
            }
            9 => self.pair(step, Node::Mul),
            10 => self.pair(step, Node::And),
            11 => self.pair(step, Node::Or),
            12 => self.pair(step, Node::Xor),
            13 => self.pair(step, Node::Min),
            14 => self.pair(step, Node::Max),
            15 => self.pair(step, Node::Lt),
            16 => self.pair(step, Node::Eq),
            17 | 18 => {
                let n = self.pick(step.args[0]);
                self.unary(n, |a| Node::Wrap { a, width: small, signed })
            }
            19 => {
                let n = self.pick(step.args[0]);
                self.unary(n, |a| Node::Sat {
                    a,
                    width: [8, 16, 32, small][usize::from(step.number % 4)],
                    signed,
                })
            }
            20 => {
                let n = self.pick(step.args[0]);
                self.unary(n, Node::Abs)
            }
            21 => {
                self.constant(i128::from(small));
                let (x, n) = (self.pick(step.args[0]), self.written.len() - 1);
                self.pair_of(x, n, Node::Shr)
            }
            22 => {
                let (x, n) = (self.pick(step.args[0]), self.narrow(step.args[1], 5));
                self.pair_of(x, n, Node::Shr)
            }
            23 => {
                let (x, n) = (self.pick(step.args[0]), self.narrow(step.args[1], 4));
                self.pair_of(x, n, Node::Shl)
            }
            24 => self.select(step),
            25 => self.reduce(step),
            26 => self.first(step),
            _ => self.prim(step),
        }
    }

    fn read(&mut self, step: &Step) {
        let width = [1, 4, 8, 8, 16, 16, 32][usize::from(step.number % 7)];
        let base: Vec<u16> = match step.args[0] % 6 {
            n @ 0..=3 => vec![n],
            4 => vec![0, 1],
            _ => vec![1, 0],
        };
        let index = match step.op % 28 {
            1 if !self.written.is_empty() => self.narrow(step.args[1], 4),
            2 if !self.axes.is_empty() => {
                let axis = usize::from(step.args[1]) % self.axes.len();
                let var = self.dag.var(Var(axis as u8), self.axes[axis]);
                let c = i128::from(step.args[2] % 5);
                let index = self.dag.sum(c, &[(var, 1 + c % 3)]);
                self.written.push(index);
                self.normal.push(index);
                self.written.len() - 1
            }
            _ => {
                self.constant(i128::from(step.args[1] % 11));
                self.written.len() - 1
            }
        };
        let signed = step.number >= 128;
        self.unary(index, |index| Node::Read { base: base.clone(), width, signed, index });
    }

    fn condition(&mut self, step: &Step) -> usize {
        self.pair(step, if step.number.is_multiple_of(3) { Node::Eq } else { Node::Lt });
        self.written.len() - 1
    }

    fn select(&mut self, step: &Step) {
        let c = self.condition(step);
        let (x, y) = (self.pick(step.args[2]), self.pick(step.args[0]));
        let w = [self.written[c], self.written[x], self.written[y]];
        let m = [self.normal[c], self.normal[x], self.normal[y]];
        self.push(Node::Select(w[0], w[1], w[2]), (&w, &m));
    }

    /// An indexed read of the bound variable, combined with an earlier value.
    fn body(&mut self, step: &Step, var: Var, count: u32) -> usize {
        let v = self.dag.var(var, count);
        let index = self.dag.sum(i128::from(step.args[1] % 4), &[(v, 1 + i128::from(step.number % 2))]);
        let read = self.dag.read(step.args[2] % 4, 8, step.number.is_multiple_of(3), index);
        self.written.push(read);
        self.normal.push(read);
        let read = self.written.len() - 1;
        let x = self.pick(step.args[0]);
        match step.number % 4 {
            0 => self.pair_of(read, x, |a, b| Node::Sum(1, vec![(a, 1), (b, 2)])),
            1 => self.pair_of(read, x, Node::Xor),
            2 => self.pair_of(read, x, Node::Max),
            _ => {}
        }
        self.written.len() - 1
    }

    /// A variable that no value binds or mentions yet, up to three reductions deep.
    fn next_var(&self) -> Option<Var> {
        let ids = self.written.iter().chain(&self.normal);
        let height = ids.map(|id| self.dag.height(*id)).max().unwrap_or(0);
        (height < 3).then(|| Var::reduction(height))
    }

    fn reduce(&mut self, step: &Step) {
        let Some(var) = self.next_var() else {
            return;
        };
        let count = 2 + u32::from(step.number % 3);
        let body = self.body(step, var, count);
        let ops = [ReduceOp::Add, ReduceOp::Xor, ReduceOp::And, ReduceOp::Or, ReduceOp::Min, ReduceOp::Max];
        let op = ops[usize::from(step.args[1]) % ops.len()];
        self.unary(body, |body| Node::Reduce { op, var, count, body });
    }

    fn first(&mut self, step: &Step) {
        let Some(var) = self.next_var() else {
            return;
        };
        let count = 2 + u32::from(step.number % 3);
        let value = self.body(step, var, count);
        let other = self.pick(step.args[1]);
        self.pair_of(value, other, Node::Lt);
        let cond = self.written.len() - 1;
        let w = [self.written[cond], self.written[value], self.written[other]];
        let m = [self.normal[cond], self.normal[value], self.normal[other]];
        let node = Node::First { var, count, cond: w[0], value: w[1], otherwise: w[2] };
        self.push(node, (&w, &m));
    }

    fn float(&mut self, step: &Step) {
        let format = [FloatFormat::F16, FloatFormat::E4M3, FloatFormat::F32][usize::from(step.op % 3)];
        let ops = [
            FloatOp::Add,
            FloatOp::Mul,
            FloatOp::Div,
            FloatOp::Sqrt,
            FloatOp::Fma,
            FloatOp::Sum,
            FloatOp::Round,
            FloatOp::Scale,
            FloatOp::Convert(FloatFormat::BF16),
            FloatOp::FromInt,
            FloatOp::ToInt { width: 16, signed: step.op % 2 == 0 },
            FloatOp::Less,
            FloatOp::Equal,
            FloatOp::Unordered,
        ];
        let op = ops[usize::from(step.number) % ops.len()];
        let rounding = Rounding::numbered(i128::from(step.number / 32 % 5)).unwrap_or(Rounding::Up);
        let float = Float::new(op, format).rounded(rounding);
        let args: Vec<usize> = (0..op.arity().unwrap_or(3))
            .map(|n| match op.takes_integer(n) {
                true => self.pick(step.args[n]),
                false => self.narrow(step.args[n], format.bits()),
            })
            .collect();
        let w: Vec<Id> = args.iter().map(|a| self.written[*a]).collect();
        let m: Vec<Id> = args.iter().map(|a| self.normal[*a]).collect();
        self.push(Node::Prim(Prim::Float(float), w.clone()), (&w, &m));
    }

    fn prim(&mut self, step: &Step) {
        if step.floats && step.number % 3 != 0 {
            return self.float(step);
        }
        let width = [8u16, 16, 5][usize::from(step.number % 3)];
        let x = self.narrow(step.args[0], width);
        let byte = self.narrow(step.args[1], 8);
        let (prim, args) = match step.number % 5 {
            0 => (Prim::LeadingZeros(width), vec![x]),
            1 => (Prim::TrailingZeros(width), vec![x]),
            2 => (Prim::CarrylessMul, vec![x, byte]),
            3 => {
                let y = self.narrow(step.args[2], 8);
                (Prim::Gf256Mul, vec![y, byte])
            }
            _ => (Prim::Gf256Inverse, vec![byte]),
        };
        let w: Vec<Id> = args.iter().map(|a| self.written[*a]).collect();
        let m: Vec<Id> = args.iter().map(|a| self.normal[*a]).collect();
        self.push(Node::Prim(prim, w.clone()), (&w, &m));
    }
}
