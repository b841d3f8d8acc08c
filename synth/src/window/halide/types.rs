//! Inference of element types and lane counts: the text writes a type only where Halide's reader could
//! not know it, and never on a load from a buffer of the interface.

use std::collections::HashMap;

use super::ast::{BinaryOp, Binding, Code, Expr, ExprKind, Span, Stmt, StmtKind, Type};
use crate::error::{Diagnostic, Kind, Source};

/// Element types that the text does not contain: buffers and scalar parameters of the interface, by name.
pub type Interface = HashMap<String, Type>;

/// Greatest number of lanes of a vector that is stored or kept; Halide's longest natural vectors have 512.
pub const MAX_LANES: u32 = 4096;
/// Greatest number of lanes of a vector of which a statement makes a shorter one, where windows are not looked for.
/// Products of matrices are reductions of so many lanes; LLVM's code generator does not count four times as many loads.
pub const MAX_TYPE_LANES: u32 = 16_384;

const TOO_MANY_LANES: &str = "there are too many lanes";

/// The direct subexpressions of `kind`.
pub fn children(kind: &ExprKind) -> impl Iterator<Item = &Expr> {
    let (some, list): ([Option<&Expr>; 2], &[Expr]) = match kind {
        ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Str(_) | ExprKind::Var(..) => ([None, None], &[]),
        ExprKind::Load { index, predicate, .. } => ([Some(index), predicate.as_deref()], &[]),
        ExprKind::Cast(a) | ExprKind::Reinterpret(a) | ExprKind::Broadcast(a, _) | ExprKind::Not(a) => {
            ([Some(a), None], &[])
        }
        ExprKind::Ramp { base, stride, .. } => ([Some(base), Some(stride)], &[]),
        ExprKind::Binary(_, a, b) => ([Some(a), Some(b)], &[]),
        ExprKind::Let { value, body, .. } => ([Some(value), Some(body)], &[]),
        ExprKind::Call(_, args) => ([None, None], args),
    };
    some.into_iter().flatten().chain(list)
}

/// Annotates every expression of `program` with its type. A statement that cannot be typed is reported
/// and replaced by an empty region.
pub fn annotate(source: &Source, program: &mut [Stmt], interface: &Interface, lanes: u32) -> Vec<Diagnostic> {
    // The first pass only learns the element types of buffers that are stored to.
    let mut scout = Typer::new(source, interface.clone(), lanes);
    scout.keep = true;
    scout.block(program);
    let mut typer = Typer::new(source, scout.buffers, lanes);
    typer.block(program);
    typer.diagnostics
}

struct Typer<'s> {
    source: &'s Source,
    buffers: Interface,
    /// Variables in scope.
    variables: HashMap<String, Known>,
    shadowed: Vec<(String, Option<Known>)>,
    bindings: u32,
    diagnostics: Vec<Diagnostic>,
    /// Whether statements that fail stay in the program.
    keep: bool,
    /// Greatest number of lanes.
    max_lanes: u32,
}

/// A variable in scope; without a type if its definition was not understood.
type Known = (Option<Type>, Binding);

type Typed<T> = Result<T, Diagnostic>;

impl Typer<'_> {
    fn new(source: &Source, buffers: Interface, max_lanes: u32) -> Typer<'_> {
        Typer {
            source,
            buffers,
            variables: HashMap::new(),
            shadowed: Vec::new(),
            bindings: 0,
            diagnostics: Vec::new(),
            keep: false,
            max_lanes,
        }
    }

    fn error(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(Kind::Malformed, span.start, span.end, message)
    }

    fn bind(&mut self, name: &str, ty: Option<Type>) -> Binding {
        self.bindings += 1;
        self.bind_as(name, ty, Binding(self.bindings))
    }

    fn bind_as(&mut self, name: &str, ty: Option<Type>, binding: Binding) -> Binding {
        let old = self.variables.insert(name.to_owned(), (ty, binding));
        self.shadowed.push((name.to_owned(), old));
        binding
    }

    fn unbind_to(&mut self, mark: usize) {
        while self.shadowed.len() > mark {
            if let Some((name, old)) = self.shadowed.pop() {
                match old {
                    Some(ty) => self.variables.insert(name, ty),
                    None => self.variables.remove(&name),
                };
            }
        }
    }

    fn block(&mut self, body: &mut [Stmt]) {
        let mark = self.shadowed.len();
        for stmt in body {
            if let Err(finding) = self.statement(stmt) {
                self.diagnostics.push(finding);
                if !self.keep {
                    stmt.kind = StmtKind::Region(Vec::new());
                }
            }
        }
        self.unbind_to(mark);
    }

    fn statement(&mut self, stmt: &mut Stmt) -> Typed<()> {
        match &mut stmt.kind {
            StmtKind::Function { body, parameters, .. } => {
                let mark = self.shadowed.len();
                for p in parameters.iter() {
                    if let Some(ty) = self.buffers.get(p).copied() {
                        self.bind_as(p, Some(ty), Binding::FREE);
                    }
                }
                self.block(body);
                self.unbind_to(mark);
            }
            StmtKind::Region(body) | StmtKind::Concurrent(body) => self.block(body),
            StmtKind::For { name, binding, min, extent, body, .. } => {
                let bounds = self.infer(min, None).and_then(|_| self.infer(extent, None));
                let mark = self.shadowed.len();
                *binding = self.bind(name, Some(Type::INT32));
                self.block(body);
                self.unbind_to(mark);
                if let Err(finding) = bounds {
                    self.diagnostics.push(finding);
                }
            }
            StmtKind::If(arms) => {
                for (condition, body) in arms {
                    if let Some(Err(finding)) = condition.as_mut().map(|c| self.infer(c, None)) {
                        self.diagnostics.push(finding);
                        *condition = None;
                    }
                    self.block(body);
                }
            }
            StmtKind::Let { name, binding, value } => {
                let ty = self.infer(value, None);
                *binding = self.bind(name, ty.as_ref().ok().copied());
                let ty = ty?;
                if loads(value) {
                    self.kept(ty, value.span)?;
                }
            }
            StmtKind::Allocate { name, element, extent, condition, .. } => {
                self.buffers.insert(name.clone(), *element);
                self.effects([extent.as_mut(), condition.as_mut()]);
            }
            StmtKind::Store { buffer, index, value, predicate } => {
                let lanes = self.infer(index, None)?.lanes;
                let known = self.buffers.get(buffer.as_str()).copied();
                let ty = self.infer(value, known.map(|t| t.with_lanes(lanes)))?;
                self.kept(ty, index.span)?;
                if ty.lanes != lanes {
                    return Err(self.error(
                        stmt.span,
                        format!("the index has {lanes} lanes and the value {}", ty.lanes),
                    ));
                }
                match known {
                    Some(t) if t.element() != ty.element() && !reinterprets(t, ty) => {
                        let message =
                            format!("the buffer holds {} and the value is {}", t.element(), ty.element());
                        return Err(self.error(value.span, message));
                    }
                    Some(_) => {}
                    None => {
                        self.buffers.insert(buffer.clone(), ty.element());
                    }
                }
                if let Some(p) = predicate {
                    self.infer(p, None)?;
                }
            }
            StmtKind::Evaluate(call) => self.effects([Some(call), None]),
            StmtKind::Assert { condition, message } => self.effects([Some(condition), message.as_mut()]),
            StmtKind::Free(_) | StmtKind::Other(_) => {}
        }
        Ok(())
    }

    /// Types what no value depends on; what cannot be typed stays without a type.
    fn effects(&mut self, expressions: [Option<&mut Expr>; 2]) {
        for e in expressions.into_iter().flatten() {
            let _ = self.infer(e, None);
        }
    }

    /// The type of `e`, written into it; `expected` is used where nothing else tells.
    fn infer(&mut self, e: &mut Expr, expected: Option<Type>) -> Typed<Type> {
        let written = e.ty;
        let span = e.span;
        let ty = match &mut e.kind {
            ExprKind::Int(_) => written.unwrap_or(Type::INT32),
            ExprKind::Float(_) | ExprKind::Str(_) => written.unwrap_or(Type::HANDLE),
            ExprKind::Var(name, binding) => {
                let known = self.variables.get(name.as_str()).copied();
                *binding = known.map_or(Binding::FREE, |k| k.1);
                match known {
                    Some((None, _)) => {
                        return Err(self.error(span, "this variable's definition was not understood"));
                    }
                    Some((Some(ty), _)) => written.unwrap_or(ty),
                    // Halide writes no type on an `int32`.
                    None => written.unwrap_or(Type::INT32),
                }
            }
            ExprKind::Load { buffer, index, predicate } => {
                let lanes = self.infer(index, None)?.lanes;
                if let Some(p) = predicate {
                    self.infer(p, None)?;
                }
                let known = self.buffers.get(buffer.as_str()).copied();
                let ty = written.or(known).or(expected.map(Type::element));
                let ty = ty.ok_or_else(|| {
                    self.error(span, format!("the element type of `{buffer}` is not known"))
                        .with_help("name it in the arguments file")
                })?;
                ty.with_lanes(lanes)
            }
            ExprKind::Cast(a) | ExprKind::Reinterpret(a) => {
                let ty = written.unwrap_or(Type::HANDLE);
                let inner = self.infer(a, None);
                if ty != Type::HANDLE {
                    inner?;
                }
                ty
            }
            ExprKind::Broadcast(a, lanes) => {
                let inner = self.infer(a, expected.map(Type::element))?;
                inner.with_lanes(self.lanes(u64::from(inner.lanes) * u64::from(*lanes), span)?)
            }
            ExprKind::Ramp { base, stride, lanes } => {
                let (b, s) = (self.infer(base, None)?, self.infer(stride, None)?);
                if b != s {
                    return Err(self.error(span, format!("the base is {b} and the stride {s}")));
                }
                b.with_lanes(self.lanes(u64::from(b.lanes) * u64::from(*lanes), span)?)
            }
            ExprKind::Not(a) => self.infer(a, expected)?,
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, expected, span)?,
            ExprKind::Let { name, binding, value, body } => {
                let ty = self.infer(value, None)?;
                let mark = self.shadowed.len();
                *binding = self.bind(name, Some(ty));
                let body = self.infer(body, expected);
                self.unbind_to(mark);
                body?
            }
            ExprKind::Call(name, args) => {
                let name = name.clone();
                self.call(&name, args, written, expected, span)?
            }
        };
        e.ty = Some(ty);
        Ok(ty)
    }

    fn lanes(&self, lanes: u64, span: Span) -> Typed<u32> {
        u32::try_from(lanes)
            .ok()
            .filter(|n| *n <= self.max_lanes)
            .ok_or_else(|| self.error(span, TOO_MANY_LANES))
    }

    /// Whether a vector of type `ty` is short enough to be there as a whole.
    fn kept(&self, ty: Type, span: Span) -> Typed<()> {
        if ty.lanes <= MAX_LANES { Ok(()) } else { Err(self.error(span, TOO_MANY_LANES)) }
    }

    fn same(&mut self, a: &mut Expr, b: &mut Expr, expected: Option<Type>, span: Span) -> Typed<Type> {
        let (ta, tb) = match self.infer(a, expected) {
            Ok(ta) => (ta, self.infer(b, Some(ta))?),
            Err(finding) => {
                let tb = self.infer(b, expected).map_err(|_| finding)?;
                (self.infer(a, Some(tb))?, tb)
            }
        };
        if ta == tb { Ok(ta) } else { Err(self.error(span, format!("the operands are {ta} and {tb}"))) }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        a: &mut Expr,
        b: &mut Expr,
        expected: Option<Type>,
        span: Span,
    ) -> Typed<Type> {
        let boolean = op.is_comparison() || op.is_logical();
        let ty = self.same(a, b, if boolean { None } else { expected }, span)?;
        if op.is_logical() && ty.bits != 1 {
            return Err(self.error(span, format!("`{}` takes truth values, not {ty}", op.symbol())));
        }
        Ok(if boolean { Type::BOOL.with_lanes(ty.lanes) } else { ty })
    }

    fn call(
        &mut self,
        name: &str,
        args: &mut [Expr],
        written: Option<Type>,
        expected: Option<Type>,
        span: Span,
    ) -> Typed<Type> {
        match (name, &mut *args) {
            ("min" | "max", [a, b]) if written.is_none() => self.same(a, b, expected, span),
            ("select", [c, a, b]) if written.is_none() => {
                let condition = self.infer(c, None)?;
                let ty = self.same(a, b, expected, span)?;
                let fits = condition.bits == 1 && (condition.lanes == 1 || condition.lanes == ty.lanes);
                if fits {
                    Ok(ty)
                } else {
                    Err(self.error(span, format!("the condition is {condition}, the values {ty}")))
                }
            }
            ("concat_vectors" | "interleave_vectors", vectors) => self.vectors(vectors, span),
            ("slice_vectors", args) => match args.split_last_chunk_mut::<3>() {
                Some((vectors, [_, _, lanes])) => {
                    let ty = self.vectors(vectors, span)?;
                    let lanes = literal(lanes).and_then(|n| u64::try_from(n).ok()).filter(|n| *n > 0);
                    let lanes =
                        lanes.ok_or_else(|| self.error(span, "the lane count is not a positive number"))?;
                    Ok(ty.with_lanes(self.lanes(lanes, span)?))
                }
                None => Err(self.error(span, "vectors, a first lane, a stride and a lane count are needed")),
            },
            ("extract_element", args) => match args.split_last_mut() {
                Some((_, vectors)) => Ok(self.vectors(vectors, span)?.element()),
                None => Err(self.error(span, "vectors and a lane are needed")),
            },
            ("shuffle", args) => {
                let count = args.iter().take_while(|a| literal(a).is_none()).count();
                let (vectors, indices) = args.split_at_mut(count);
                let ty = self.vectors(vectors, span)?;
                Ok(ty.with_lanes(self.lanes(indices.len() as u64, span)?))
            }
            _ if written == Some(Type::HANDLE) => {
                for a in args.iter_mut() {
                    let _ = self.infer(a, None);
                }
                Ok(Type::HANDLE)
            }
            _ => {
                let ty = written.unwrap_or(Type::INT32);
                // Runtime calls take names of structures and the like; only modelled calls need typed arguments.
                let modelled = super::intrinsics::is_modelled(name);
                for a in args.iter_mut() {
                    match self.infer(a, Some(ty)) {
                        Err(finding) if modelled => return Err(finding),
                        _ => {}
                    }
                }
                Ok(ty)
            }
        }
    }

    /// The concatenation's type; at least one vector, all with the same element.
    fn vectors(&mut self, vectors: &mut [Expr], span: Span) -> Typed<Type> {
        let mut total: Option<Type> = None;
        for v in vectors.iter_mut() {
            let ty = self.infer(v, total)?;
            total = Some(match total {
                None => ty,
                Some(t) if t.element() == ty.element() => {
                    t.with_lanes(self.lanes(u64::from(t.lanes) + u64::from(ty.lanes), span)?)
                }
                Some(t) => {
                    return Err(
                        self.error(span, format!("the vectors hold {} and {}", t.element(), ty.element()))
                    );
                }
            });
        }
        total.ok_or_else(|| self.error(span, "there is no vector"))
    }
}

/// Whether `e` depends on memory; what does not is computed where its lanes are needed.
fn loads(e: &Expr) -> bool {
    matches!(e.kind, ExprKind::Load { .. }) || children(&e.kind).any(loads)
}

/// The value of an integer literal.
pub fn literal(e: &Expr) -> Option<i128> {
    match e.kind {
        ExprKind::Int(v) => Some(v),
        _ => None,
    }
}

/// Halide stores truth values in buffers of bytes.
fn reinterprets(buffer: Type, value: Type) -> bool {
    buffer.code == Code::UInt && value.code == Code::UInt && (buffer.bits, value.bits) == (8, 1)
}
