//! Prints the imperative program with every operator's operands in parentheses, so that an
//! expectation shows how the parser bound them.

use autoir_spec_parsers::imp::{Expr, ExprKind, Part, Place, Program, Stmt, StmtKind, UnaryOp};

/// The whole program, one statement per line.
pub fn print(program: &Program) -> String {
    let mut printer = Printer { program, text: String::new(), depth: 0 };
    for function in &program.functions {
        let params: Vec<String> = function
            .params
            .iter()
            .map(|(name, width)| match width {
                Some(width) => format!("{}:{width}", program.name(*name)),
                None => program.name(*name).to_owned(),
            })
            .collect();
        printer.line(&format!("define {}({})", program.name(function.name), params.join(", ")));
        printer.block(&function.body);
    }
    printer.statements(&program.body);
    printer.text
}

struct Printer<'p> {
    program: &'p Program,
    text: String,
    depth: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(&"  ".repeat(self.depth));
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn block(&mut self, body: &[Stmt]) {
        self.depth += 1;
        self.statements(body);
        self.depth -= 1;
    }

    fn statements(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.statement(&stmt.kind);
        }
    }

    fn statement(&mut self, stmt: &StmtKind) {
        match stmt {
            StmtKind::Assign { target, op, value } => {
                let op = op.map_or(String::new(), |op| format!("{op:?}").to_lowercase());
                self.line(&format!("{} :={op} {}", self.place(target), self.expr(value)));
            }
            StmtKind::If { arms, otherwise } => {
                for (i, (cond, body)) in arms.iter().enumerate() {
                    self.line(&format!("{} {}", if i == 0 { "if" } else { "elif" }, self.expr(cond)));
                    self.block(body);
                }
                if !otherwise.is_empty() {
                    self.line("else");
                    self.block(otherwise);
                }
            }
            StmtKind::For { var, from, to, down, body } => {
                let (from, to) = (self.expr(from), self.expr(to));
                let direction = if *down { "downto" } else { "to" };
                self.line(&format!("for {} = {from} {direction} {to}", self.program.name(*var)));
                self.block(body);
            }
            StmtKind::While { cond, body } => {
                self.line(&format!("while {}", self.expr(cond)));
                self.block(body);
            }
            StmtKind::Case { selector, arms, otherwise } => {
                self.line(&format!("case {}", self.expr(selector)));
                for (label, body) in arms {
                    self.line(&format!("= {label}"));
                    self.block(body);
                }
                if let Some(body) = otherwise {
                    self.line("= else");
                    self.block(body);
                }
            }
            StmtKind::Return(value) => self.line(&format!("return {}", self.expr(value))),
            StmtKind::Effect(value) => self.line(&format!("effect {}", self.expr(value))),
        }
    }

    fn place(&self, place: &Place) -> String {
        let parts: String = place.parts.iter().map(|p| self.part(p)).collect();
        format!("{}{parts}", self.program.name(place.name))
    }

    fn part(&self, part: &Part) -> String {
        match part {
            Part::Range(hi, lo) => format!("[{}:{}]", self.expr(hi), self.expr(lo)),
            Part::Bit(index) => format!("[{}]", self.expr(index)),
            Part::Element(width, index) => format!(".{width}[{}]", self.expr(index)),
            Part::Whole(width) => format!(".{width}"),
        }
    }

    fn expr(&self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Int(value) => value.to_string(),
            ExprKind::Bits(width, value) => format!("{width}'{value}"),
            ExprKind::Name(name) => self.program.name(*name).to_owned(),
            ExprKind::Part(value, part) => format!("{}{}", self.expr(value), self.part(part)),
            ExprKind::Unary(op, a) => {
                let op = match op {
                    UnaryOp::Neg => "neg",
                    UnaryOp::Not => "not",
                    UnaryOp::LogicalNot => "lnot",
                };
                format!("({op} {})", self.expr(a))
            }
            ExprKind::Binary(op, a, b) => {
                format!("({} {} {})", format!("{op:?}").to_lowercase(), self.expr(a), self.expr(b))
            }
            ExprKind::Infix(name, a, b) => {
                format!("(infix {} {} {})", self.program.name(*name), self.expr(a), self.expr(b))
            }
            ExprKind::Ternary(parts) => {
                let [cond, then, other] = &**parts;
                format!("(ite {} {} {})", self.expr(cond), self.expr(then), self.expr(other))
            }
            ExprKind::Call(name, args) => {
                let args: Vec<String> = args.iter().map(|a| self.expr(a)).collect();
                format!("{}({})", self.program.name(*name), args.join(", "))
            }
        }
    }
}
