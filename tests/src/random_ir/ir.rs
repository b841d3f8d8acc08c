//! The part of LLVM IR that is generated, and how LLVM writes it.

use std::fmt::{self, Display, Formatter, Write as _};
use std::sync::Arc;

use super::target::Target;

/// Pointers that a function takes; behind them it takes a count, `i64`, and a scalar, `i32`.
pub const POINTERS: usize = 4;

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// An address.
    Address,
    /// An integer of so many bits, at most 64, or a vector of them.
    Integers(u32, Option<u32>),
}

impl Type {
    /// An integer.
    pub fn scalar(width: u32) -> Type {
        Type::Integers(width, None)
    }

    /// A vector.
    pub fn vector(width: u32, lanes: u32) -> Type {
        Type::Integers(width, Some(lanes))
    }

    /// Bits of an element.
    pub fn width(self) -> u32 {
        match self {
            Type::Address => 64,
            Type::Integers(width, _) => width,
        }
    }

    /// Elements, one for what is no vector.
    pub fn count(self) -> u32 {
        match self {
            Type::Integers(_, Some(lanes)) => lanes,
            _ => 1,
        }
    }

    /// As many elements of `width` bits.
    pub fn of_width(self, width: u32) -> Type {
        match self {
            Type::Address => Type::Address,
            Type::Integers(_, lanes) => Type::Integers(width, lanes),
        }
    }

    /// Bytes in memory.
    pub fn bytes(self) -> u64 {
        u64::from(self.width()) * u64::from(self.count()) / 8
    }
}

impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Type::Address => write!(f, "ptr"),
            Type::Integers(width, None) => write!(f, "i{width}"),
            Type::Integers(width, Some(lanes)) => write!(f, "<{lanes} x i{width}>"),
        }
    }
}

/// One element of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// A number, of the element's width.
    Number(u64),
    /// `poison`.
    Poison,
    /// `undef`.
    Undefined,
}

/// What an instruction works on.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// The result of the instruction with this number.
    Value(usize),
    /// One of the function's arguments: pointers, count, scalar.
    Argument(usize),
    /// A constant.
    Constant(Vec<Element>),
}

/// An operand with its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Typed {
    /// The type.
    pub ty: Type,
    /// The operand.
    pub operand: Operand,
}

impl Typed {
    /// `number` in every element.
    pub fn number(ty: Type, number: u64) -> Typed {
        let number = Element::Number(number & mask(ty.width()));
        Typed { ty, operand: Operand::Constant(vec![number; ty.count() as usize]) }
    }

    /// Argument `n`.
    pub fn argument(n: usize) -> Typed {
        let ty = match n {
            POINTERS => Type::scalar(64),
            n if n > POINTERS => Type::scalar(32),
            _ => Type::Address,
        };
        Typed { ty, operand: Operand::Argument(n) }
    }

    fn word(&self) -> String {
        let element = |e: &Element| match e {
            Element::Number(n) if self.ty.width() == 1 => (*n == 1).to_string(),
            Element::Number(n) => signed(*n, self.ty.width()).to_string(),
            Element::Poison => "poison".to_owned(),
            Element::Undefined => "undef".to_owned(),
        };
        match &self.operand {
            Operand::Value(n) => format!("%v{n}"),
            Operand::Argument(n) => format!("%a{n}"),
            Operand::Constant(elements) => match self.ty {
                Type::Integers(width, Some(_)) => {
                    let all: Vec<String> =
                        elements.iter().map(|e| format!("i{width} {}", element(e))).collect();
                    format!("<{}>", all.join(", "))
                }
                _ => element(&elements[0]),
            },
        }
    }
}

impl Display for Typed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.word())
    }
}

/// The ones of `width` bits.
pub fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width.clamp(1, 64))
}

/// `number` of `width` bits with its top bit as a sign.
pub fn signed(number: u64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    ((number << unused) as i64) >> unused
}

/// What an instruction does; names are LLVM's.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// Arithmetic on two values.
    Binary(&'static str, Vec<&'static str>),
    /// A conversion to another width.
    Cast(&'static str, Vec<&'static str>),
    /// The same bits in elements of another width.
    Bits,
    /// A comparison.
    Compare(&'static str),
    /// A choice.
    Select,
    /// Elements of two vectors.
    Shuffle(Vec<Option<u32>>),
    /// One element.
    Extract(u32),
    /// One element put in.
    Insert(u32),
    /// An intrinsic that computes lane by lane, and the flag that some have as their last argument.
    Lanes(&'static str, Option<bool>),
    /// An operation on the floats whose bits the operands are, 32 or 64 of them. A result that is no number is 0, since LLVM
    /// leaves its bits open, and what becomes an integer fits into it.
    Float(&'static str),
    /// A target's intrinsic.
    Target(Arc<Target>),
    /// An intrinsic that makes one number of all lanes.
    Reduce(&'static str),
    /// Any number instead of poison.
    Freeze,
    /// The operand that belongs to the block, one of these, that was left last.
    Phi(Vec<usize>),
    /// Memory read, from an address of this alignment.
    Load(u32),
    /// Memory written: a value and an address.
    Store(u32),
    /// An address and an index of elements of so many bits.
    Offset(u32),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Instruction {
    /// The number of its result; no other instruction of the function has it.
    pub id: usize,
    /// The type of its result; of one without, of what it writes.
    pub ty: Type,
    /// What it does.
    pub what: What,
    /// What it works on.
    pub operands: Vec<Typed>,
}

impl Instruction {
    /// Its result.
    pub fn result(&self) -> Typed {
        Typed { ty: self.ty, operand: Operand::Value(self.id) }
    }

    /// Whether it has a result.
    pub fn has_result(&self) -> bool {
        !matches!(self.what, What::Store(_))
    }

    /// The name of the intrinsic that it calls, with what its type adds to it.
    fn intrinsic(&self) -> Option<String> {
        let ty = self.operands.first()?.ty;
        let suffix = match ty {
            Type::Integers(width, Some(lanes)) => format!("v{lanes}i{width}"),
            _ => format!("i{}", ty.width()),
        };
        match self.what {
            What::Lanes(name, _) => Some(format!("llvm.{name}.{suffix}")),
            What::Reduce(name) => Some(format!("llvm.vector.reduce.{name}.{suffix}")),
            _ => None,
        }
    }

    /// An operation of floats, in several lines.
    fn float(&self, f: &mut Formatter<'_>, name: &str) -> fmt::Result {
        let id = self.id;
        let own = if name.ends_with("tofp") { self.ty } else { self.operands[0].ty };
        let (element, suffix) = if own.width() == 64 { ("double", "f64") } else { ("float", "f32") };
        let (ty, suffix) = match own {
            Type::Integers(_, Some(lanes)) => (format!("<{lanes} x {element}>"), format!("v{lanes}{suffix}")),
            _ => (element.to_owned(), suffix.to_owned()),
        };
        let truth = own.of_width(1);
        if name.ends_with("tofp") {
            writeln!(f, "%v{id}.r = {name} {} to {ty}", self.operands[0])?;
            return write!(f, "  %v{id} = bitcast {ty} %v{id}.r to {}", self.ty);
        }
        for (n, operand) in self.operands.iter().enumerate() {
            let indent = if n == 0 { "" } else { "  " };
            writeln!(f, "{indent}%v{id}.{n} = bitcast {operand} to {ty}")?;
        }
        match name {
            "fma" | "sqrt" | "floor" | "trunc" | "minnum" | "maxnum" => {
                let args: Vec<String> =
                    (0..self.operands.len()).map(|n| format!("{ty} %v{id}.{n}")).collect();
                writeln!(f, "  %v{id}.r = call {ty} @llvm.{name}.{suffix}({})", args.join(", "))?;
            }
            "fptosi" => {
                let limit = if self.ty.width() == 64 { "43E0000000000000" } else { "41E0000000000000" };
                let limit = match self.ty {
                    Type::Integers(_, Some(_)) => format!("splat ({element} 0x{limit})"),
                    _ => format!("0x{limit}"),
                };
                writeln!(f, "  %v{id}.a = call {ty} @llvm.fabs.{suffix}({ty} %v{id}.0)")?;
                writeln!(f, "  %v{id}.n = fcmp olt {ty} %v{id}.a, {limit}")?;
                writeln!(f, "  %v{id}.z = select {truth} %v{id}.n, {ty} %v{id}.0, {ty} zeroinitializer")?;
                return write!(f, "  %v{id} = fptosi {ty} %v{id}.z to {}", self.ty);
            }
            _ if self.ty.width() == 1 => {
                return write!(f, "  %v{id} = fcmp {name} {ty} %v{id}.0, %v{id}.1");
            }
            _ => writeln!(f, "  %v{id}.r = {name} {ty} %v{id}.0, %v{id}.1")?,
        }
        writeln!(f, "  %v{id}.n = fcmp uno {ty} %v{id}.r, zeroinitializer")?;
        writeln!(f, "  %v{id}.z = select {truth} %v{id}.n, {ty} zeroinitializer, {ty} %v{id}.r")?;
        write!(f, "  %v{id} = bitcast {ty} %v{id}.z to {}", self.ty)
    }

    fn declaration(&self) -> Option<String> {
        if let What::Target(target) = &self.what {
            return Some(target.declaration());
        }
        let mut types: Vec<String> = self.operands.iter().map(|o| o.ty.to_string()).collect();
        if let What::Lanes(_, Some(_)) = self.what {
            types.push("i1".to_owned());
        }
        Some(format!("declare {} @{}({})\n", self.ty, self.intrinsic()?, types.join(", ")))
    }
}

impl Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let What::Float(name) = self.what {
            return self.float(f, name);
        }
        if self.has_result() {
            write!(f, "%v{} = ", self.id)?;
        }
        let flags = |flags: &[&str]| flags.iter().map(|flag| format!("{flag} ")).collect::<String>();
        let all: Vec<String> = self.operands.iter().map(Typed::to_string).collect();
        match &self.what {
            What::Binary(name, set) => {
                write!(f, "{name} {}{}, {}", flags(set), all[0], self.operands[1].word())
            }
            What::Cast(name, set) => write!(f, "{name} {}{} to {}", flags(set), all[0], self.ty),
            What::Bits => write!(f, "bitcast {} to {}", all[0], self.ty),
            What::Compare(how) => write!(f, "icmp {how} {}, {}", all[0], self.operands[1].word()),
            What::Select => write!(f, "select {}", all.join(", ")),
            What::Shuffle(lanes) => {
                let lane = |n: &Option<u32>| n.map_or("i32 poison".to_owned(), |n| format!("i32 {n}"));
                let lanes: Vec<String> = lanes.iter().map(lane).collect();
                write!(f, "shufflevector {}, <{} x i32> <{}>", all.join(", "), lanes.len(), lanes.join(", "))
            }
            What::Extract(n) => write!(f, "extractelement {}, i64 {n}", all[0]),
            What::Insert(n) => write!(f, "insertelement {}, i64 {n}", all.join(", ")),
            What::Lanes(_, flag) => {
                let flag = flag.map_or(String::new(), |flag| format!(", i1 {flag}"));
                let name = self.intrinsic().unwrap_or_default();
                write!(f, "call {} @{name}({}{flag})", self.ty, all.join(", "))
            }
            What::Target(target) => write!(f, "{}", target.call(&all)),
            What::Float(_) => Ok(()),
            What::Reduce(_) => {
                write!(f, "call {} @{}({})", self.ty, self.intrinsic().unwrap_or_default(), all[0])
            }
            What::Freeze => write!(f, "freeze {}", all[0]),
            What::Phi(blocks) => {
                let entries: Vec<String> = self
                    .operands
                    .iter()
                    .zip(blocks)
                    .map(|(o, block)| format!("[ {}, %b{block} ]", o.word()))
                    .collect();
                write!(f, "phi {} {}", self.ty, entries.join(", "))
            }
            What::Load(align) => write!(f, "load {}, {}, align {align}", self.ty, all[0]),
            What::Store(align) => write!(f, "store {}, align {align}", all.join(", ")),
            What::Offset(width) => write!(f, "getelementptr inbounds i{width}, {}", all.join(", ")),
        }
    }
}

/// How a block ends.
#[derive(Clone, PartialEq, Debug)]
pub enum End {
    /// The function returns.
    Return,
    /// Another block comes next.
    Jump(usize),
    /// One of two blocks comes next: the first if the condition holds.
    Branch(Typed, usize, usize),
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Its instructions, `phi`s first.
    pub instructions: Vec<Instruction>,
    /// How it ends.
    pub end: End,
}

/// A function: `void (ptr, ptr, ptr, ptr, i64, i32)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Its blocks; it begins with the first.
    pub blocks: Vec<Block>,
    /// Whether its pointers are said to lead to memory of their own.
    pub is_apart: bool,
    /// The greatest count that it may be called with.
    pub most: u64,
}

impl Function {
    /// All instructions.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.blocks.iter().flat_map(|b| &b.instructions)
    }

    /// All instructions, to be changed.
    pub fn instructions_mut(&mut self) -> impl Iterator<Item = &mut Instruction> {
        self.blocks.iter_mut().flat_map(|b| &mut b.instructions)
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let apart = if self.is_apart { "noalias " } else { "" };
        let pointers: Vec<String> = (0..POINTERS).map(|n| format!("ptr {apart}%a{n}")).collect();
        let (count, scalar) = (POINTERS, POINTERS + 1);
        writeln!(
            f,
            "define void @{}({}, i64 %a{count}, i32 %a{scalar}) #0 {{",
            self.name,
            pointers.join(", ")
        )?;
        for (n, block) in self.blocks.iter().enumerate() {
            writeln!(f, "b{n}:")?;
            for instruction in &block.instructions {
                writeln!(f, "  {instruction}")?;
            }
            match &block.end {
                End::Return => writeln!(f, "  ret void")?,
                End::Jump(to) => writeln!(f, "  br label %b{to}")?,
                End::Branch(condition, then, other) => {
                    writeln!(f, "  br {condition}, label %b{then}, label %b{other}")?;
                }
            }
        }
        writeln!(f, "}}\n")
    }
}

/// The module of `functions`, for the CPU `cpu` of this architecture.
pub fn module(functions: &[&Function], cpu: &str) -> String {
    let mut text = String::from(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
         target triple = \"x86_64-pc-linux-gnu\"\n\n",
    );
    for function in functions {
        let _ = write!(text, "{function}");
    }
    let mut declarations: Vec<String> =
        functions.iter().flat_map(|f| f.instructions()).filter_map(Instruction::declaration).collect();
    declarations.sort();
    declarations.dedup();
    text.extend(declarations);
    let _ = write!(text, "\nattributes #0 = {{ nounwind \"target-cpu\"=\"{cpu}\" }}\n");
    text
}
