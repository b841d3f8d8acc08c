//! A function while it is lowered: LLVM's builder, and what the text's names stand for.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use autoir_synth::error::Kind;
use autoir_synth::window::halide::ast::{Code, Expr, Span, Type};
use inkwell::AddressSpace;
use inkwell::basic_block::BasicBlock;
use inkwell::builder::Builder;
use inkwell::context::Context;
use inkwell::module::Module;
use inkwell::types::{BasicType, BasicTypeEnum, PointerType, StructType};
use inkwell::values::{BasicValueEnum, FunctionValue, MetadataValue, PointerValue};

use crate::fault::{Fault, Lowered};

/// A value of LLVM's.
pub type Value<'c> = BasicValueEnum<'c>;

/// Memory of the heap that is to be freed.
#[derive(Clone, Debug)]
pub struct Heap<'c> {
    /// The buffer.
    pub name: String,
    /// Its address.
    pub memory: PointerValue<'c>,
    /// Whether the address may be null.
    pub may_be_empty: bool,
}

/// A loop variable's or a definition's meaning.
#[derive(Clone, Debug)]
pub struct Known<'c> {
    /// Its value.
    pub value: Value<'c>,
    /// Where it is an index vector: first element and distance of neighbours.
    pub ramp: Option<(Value<'c>, i64, u32)>,
    /// What has become of memory that the text allocates.
    pub memory: Memory,
}

/// What a name says of the memory that it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Nothing: somebody else's, or none.
    Foreign,
    /// It was allocated.
    Allocated,
    /// It is freed.
    Freed,
}

/// A function that is being made.
#[derive(Debug)]
pub struct Kernel<'a, 'c> {
    /// LLVM's context.
    pub context: &'c Context,
    /// The module that it belongs to.
    pub module: &'a Module<'c>,
    /// Where code goes.
    pub builder: Builder<'c>,
    /// The function.
    pub function: FunctionValue<'c>,
    /// What names stand for, innermost last.
    pub names: HashMap<String, Vec<Known<'c>>>,
    /// The names that were defined, in order; blocks cut it back.
    pub defined: Vec<String>,
    /// How many of them are defined outside of the innermost loop or arm of a condition.
    pub outside: usize,
    /// Memory of the heap that a failure has to free.
    pub heap: Vec<Heap<'c>>,
    /// The layout of the structure that was made last.
    pub last_structure: Option<StructType<'c>>,
    /// Layouts of structures by the names of values of them.
    pub structures: HashMap<String, StructType<'c>>,
    /// Definitions of vectors that are too long to be computed as a whole.
    pub wide: BTreeMap<String, Expr>,
    /// The pieces in which small buffers are accessed.
    pub pieces: HashMap<String, u32>,
    /// One node for each buffer: accesses to two buffers touch different memory.
    pub aliases: BTreeMap<String, MetadataValue<'c>>,
    /// Functions that the text may call although nothing is known of them.
    pub externals: &'a BTreeSet<String>,
    /// How deep in `strict_float`.
    pub strict: u32,
    /// Numbers that were read as fractions.
    pub notes: Vec<(Span, String)>,
}

impl<'a, 'c> Kernel<'a, 'c> {
    /// A function without code.
    pub fn new(
        context: &'c Context,
        module: &'a Module<'c>,
        function: FunctionValue<'c>,
        externals: &'a BTreeSet<String>,
    ) -> Kernel<'a, 'c> {
        let builder = context.create_builder();
        // What must stand before all else, and the rest.
        let entry = context.append_basic_block(function, "entry");
        builder.position_at_end(entry);
        Kernel {
            context,
            module,
            builder,
            function,
            names: HashMap::new(),
            defined: Vec::new(),
            outside: 0,
            heap: Vec::new(),
            last_structure: None,
            structures: HashMap::new(),
            wide: BTreeMap::new(),
            pieces: HashMap::new(),
            aliases: BTreeMap::new(),
            externals,
            strict: 0,
            notes: Vec::new(),
        }
    }

    /// Whether the code is for `arch`, as LLVM's triples name architectures.
    pub fn is_for(&self, arch: &str) -> bool {
        self.module.get_triple().as_str().to_bytes().starts_with(arch.as_bytes())
    }

    /// Lets `name` stand for `value` until [`Kernel::forget`].
    pub fn define(&mut self, name: &str, value: Value<'c>) {
        self.define_as(name, Known { value, ramp: None, memory: Memory::Foreign });
    }

    /// Lets `name` stand for `known` until [`Kernel::forget`].
    pub fn define_as(&mut self, name: &str, known: Known<'c>) {
        self.names.entry(name.to_owned()).or_default().push(known);
        self.defined.push(name.to_owned());
    }

    /// Forgets what was defined since `mark`, a length of `defined`.
    pub fn forget(&mut self, mark: usize) {
        for name in self.defined.drain(mark..) {
            self.names.get_mut(&name).map(Vec::pop);
        }
    }

    /// What `name` stands for.
    ///
    /// # Errors
    /// Nothing defines it.
    pub fn known(&self, name: &str, at: Span) -> Lowered<&Known<'c>> {
        let known = self.names.get(name).and_then(|known| known.last());
        known.ok_or_else(|| Fault::unsupported(at, format!("nothing defines `{name}`")))
    }

    /// The address that `name` stands for.
    ///
    /// # Errors
    /// Nothing defines it, it is freed, or it is no address.
    pub fn address(&self, name: &str, at: Span) -> Lowered<PointerValue<'c>> {
        let known = self.known(name, at)?;
        match known.value {
            _ if known.memory == Memory::Freed => Err(is_freed(name, at)),
            BasicValueEnum::PointerValue(address) => Ok(address),
            _ => Err(Fault::unsupported(at, format!("`{name}` is no buffer"))),
        }
    }

    /// Notes that the memory of `name` is no more.
    ///
    /// # Errors
    /// It is freed already, was not allocated, or is allocated outside of a loop or an arm of a condition that frees it,
    /// which may be executed several times or not at all.
    pub fn end_memory(&mut self, name: &str, at: Span) -> Lowered<()> {
        let is_outside = self.defined.iter().rposition(|defined| defined == name) < Some(self.outside);
        let known = self.names.get_mut(name).and_then(|known| known.last_mut());
        match known.map(|known| std::mem::replace(&mut known.memory, Memory::Freed)) {
            Some(Memory::Allocated) if is_outside => {
                let message =
                    format!("`{name}` is allocated outside of the loop or the condition that frees it");
                Err(Fault::At(at, Kind::Malformed, message))
            }
            Some(Memory::Allocated) => Ok(()),
            Some(Memory::Freed) => Err(is_freed(name, at)),
            Some(Memory::Foreign) | None => {
                Err(Fault::At(at, Kind::Malformed, format!("nothing allocates `{name}`")))
            }
        }
    }

    /// LLVM's type of addresses.
    pub fn pointer(&self) -> PointerType<'c> {
        self.context.ptr_type(AddressSpace::default())
    }

    /// LLVM's type for values of `ty`.
    pub fn llvm(&self, ty: Type) -> BasicTypeEnum<'c> {
        llvm_type(self.context, ty)
    }

    /// A block behind the others.
    pub fn block(&self, name: &str) -> BasicBlock<'c> {
        self.context.append_basic_block(self.function, name)
    }

    /// The block that code goes to.
    ///
    /// # Errors
    /// There is none.
    pub fn here(&self) -> Lowered<BasicBlock<'c>> {
        self.builder.get_insert_block().ok_or_else(|| Fault::Llvm("there is no block".to_owned()))
    }

    /// Memory of the stack, one piece for the whole call of the function.
    ///
    /// # Errors
    /// LLVM refuses.
    pub fn stack<T: BasicType<'c>>(&self, ty: T, alignment: u32, name: &str) -> Lowered<PointerValue<'c>> {
        let here = self.here()?;
        let entry = self.function.get_first_basic_block();
        let entry = entry.ok_or_else(|| Fault::Llvm("the function has no block".to_owned()))?;
        match entry.get_first_instruction() {
            Some(first) => self.builder.position_before(&first),
            None => self.builder.position_at_end(entry),
        }
        let place = self.builder.build_alloca(ty, name)?;
        if let Some(instruction) = place.as_instruction() {
            instruction.set_alignment(alignment)?;
        }
        self.builder.position_at_end(here);
        Ok(place)
    }
}

fn is_freed(name: &str, at: Span) -> Fault {
    Fault::At(at, Kind::Malformed, format!("`{name}` is freed before"))
}

/// LLVM's type for values of `ty`.
pub fn llvm_type<'c>(context: &'c Context, ty: Type) -> BasicTypeEnum<'c> {
    let pointer = context.ptr_type(AddressSpace::default());
    let element: BasicTypeEnum<'c> = match (ty.code, ty.bits) {
        (Code::Handle, _) => pointer.into(),
        (Code::Float, 16) => context.f16_type().into(),
        (Code::Float, 64) => context.f64_type().into(),
        (Code::Float, _) => context.f32_type().into(),
        (Code::BFloat, _) => context.bf16_type().into(),
        (_, 1) => context.bool_type().into(),
        (_, 8) => context.i8_type().into(),
        (_, 16) => context.i16_type().into(),
        (_, 32) => context.i32_type().into(),
        (_, 64) => context.i64_type().into(),
        // Twice the widest.
        _ => context.i128_type().into(),
    };
    if ty.lanes == 1 {
        return element;
    }
    match element {
        BasicTypeEnum::IntType(t) => t.vec_type(ty.lanes).into(),
        BasicTypeEnum::FloatType(t) => t.vec_type(ty.lanes).into(),
        _ => pointer.vec_type(ty.lanes).into(),
    }
}
