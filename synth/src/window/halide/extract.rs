//! From statements to windows: the value of every vector store.

use std::collections::BTreeMap;

use autoir_semantics::dag::Id;
use autoir_semantics::lane::{ElementFn, Kind as OperandKind, Shape};

use super::ast::{Expr, ExprKind, Stmt, StmtKind, Type};
use super::lanes::{Context, Evaluator, layout_of};
use super::scalar::{Memory, Scalars};
use crate::error::{Diagnostic, Kind, Source};
use crate::window::{Layout, Location, Window};

/// Lanes that the address analysis of one file may touch.
const FUEL: u64 = 50_000_000;

/// The windows of a typed program, in textual order, and the stores that have none.
pub fn windows(source: &Source, program: &[Stmt]) -> (Vec<Window>, Vec<Diagnostic>) {
    let context = Context { source, memory: Memory::default(), scalars: Scalars::new(FUEL) };
    let mut walk = Walk { context, windows: Vec::new(), diagnostics: Vec::new(), counts: BTreeMap::new() };
    walk.block(program);
    (walk.windows, walk.diagnostics)
}

struct Walk<'p> {
    context: Context<'p>,
    windows: Vec<Window>,
    diagnostics: Vec<Diagnostic>,
    counts: BTreeMap<String, u32>,
}

impl<'p> Walk<'p> {
    fn block(&mut self, body: &'p [Stmt]) {
        for stmt in body {
            match &stmt.kind {
                StmtKind::Function { body, .. } => self.inner(body),
                StmtKind::Region(body) | StmtKind::Concurrent(body) => self.block(body),
                StmtKind::For { binding, body, .. } => {
                    self.context.memory.define(*binding, None, 0);
                    self.inner(body);
                }
                StmtKind::If(arms) => {
                    for (_, body) in arms {
                        self.inner(body);
                    }
                }
                StmtKind::Let { binding, value, .. } => {
                    let now = self.context.memory.now();
                    self.context.memory.define(*binding, Some(value), now);
                }
                StmtKind::Allocate { name, .. } => self.context.memory.store(name),
                StmtKind::Store { buffer, index, value, predicate } => {
                    if value.ty.is_some_and(|t| t.lanes > 1) || has_vector(value) {
                        match self.window(stmt, buffer, index, value, predicate.is_some()) {
                            Ok(window) => self.windows.push(window),
                            Err(finding) => self.diagnostics.push(finding),
                        }
                    }
                    self.context.memory.store(buffer);
                }
                StmtKind::Evaluate(_) => self.context.memory.boundary(),
                StmtKind::Free(_) | StmtKind::Assert { .. } | StmtKind::Other(_) => {}
            }
        }
    }

    /// A block that may run any number of times.
    fn inner(&mut self, body: &'p [Stmt]) {
        self.context.memory.boundary();
        self.block(body);
        self.context.memory.boundary();
    }

    fn window(
        &mut self,
        stmt: &Stmt,
        buffer: &str,
        index: &'p Expr,
        value: &'p Expr,
        predicated: bool,
    ) -> Result<Window, Diagnostic> {
        let source = self.context.source;
        let (start, end) = (stmt.span.start, stmt.span.end);
        let ty =
            value.ty.ok_or_else(|| source.diagnostic(Kind::Internal, start, end, "no type was inferred"))?;
        let layout = self.layout(index);
        let mut evaluator = Evaluator::new(&mut self.context);
        let lanes = evaluator.evaluate(value)?;
        // Truth values are stored as bytes.
        let width = if ty.bits == 1 { 8 } else { ty.bits };
        let elements: Vec<Id> = lanes.iter().map(|v| evaluator.dag.wrap(*v, width, false)).collect();
        let Evaluator { dag, operands, ranges, origins, .. } = evaluator;
        let result = Shape { kind: OperandKind::Vector, width, extents: vec![ty.lanes] };
        let function = ElementFn { dag, operands, result, elements };
        function.validate().map_err(|error| {
            source.diagnostic(Kind::Unsupported, value.span.start, value.span.end, error.to_string())
        })?;
        let (line, column) = source.position(start);
        Ok(Window {
            name: self.name(buffer),
            function,
            signed: ty.is_signed(),
            ranges,
            origins,
            layout,
            predicated,
            location: Location { file: source.name.to_string(), line, column },
        })
    }

    fn layout(&mut self, index: &'p Expr) -> Layout {
        let now = self.context.memory.now();
        match self.context.scalars.lanes(&mut self.context.memory, index, now) {
            Some(lanes) => layout_of(&lanes, &(0..lanes.len()).collect::<Vec<_>>()),
            None => Layout::Scattered,
        }
    }

    /// `buffer_n`, the n-th window that stores to the buffer.
    fn name(&mut self, buffer: &str) -> String {
        let base = identifier(buffer);
        let count = self.counts.entry(base.clone()).or_default();
        *count += 1;
        format!("{base}_{count}")
    }
}

fn has_vector(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Load { .. } => e.ty.is_some_and(|t: Type| t.lanes > 1),
        kind => super::types::children(kind).any(|c| c.ty.is_some_and(|t| t.lanes > 1) || has_vector(c)),
    }
}

/// `name` as an identifier: Halide's names contain dots and dollar signs.
pub fn identifier(name: &str) -> String {
    let mut id: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if !id.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        id.insert(0, '_');
    }
    if crate::window::air::is_reserved(&id) {
        id.push('_');
    }
    id
}
