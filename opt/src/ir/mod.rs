//! LLVM's values as this crate looks at them: what `inkwell` does not say of vectors, from LLVM's C interface.
//!
//! A [`Value`] must not outlive its module; no function of this crate returns one to its callers.

pub mod builder;

use std::collections::HashSet;
use std::ffi::{CStr, c_uint};

use autoir_codegen_gen::lowering::called::PREFIXES;
use autoir_semantics::float::FloatFormat;
use inkwell::llvm_sys::core as c;
use inkwell::llvm_sys::prelude::{LLVMBasicBlockRef, LLVMTypeRef, LLVMValueRef};
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode, LLVMRealPredicate, LLVMTypeKind};
use inkwell::module::Module;
use inkwell::values::AsValueRef;
use serde::{Deserialize, Serialize};

/// Intrinsics that compute integers lane by lane and do nothing else.
const LANE_INTRINSICS: [&str; 16] = [
    "umin",
    "umax",
    "smin",
    "smax",
    "uadd.sat",
    "sadd.sat",
    "usub.sat",
    "ssub.sat",
    "abs",
    "ctpop",
    "ctlz",
    "cttz",
    "bswap",
    "bitreverse",
    "fshl",
    "fshr",
];

/// The same of floats, in the environment that LLVM assumes: rounded to the nearest.
const FLOAT_INTRINSICS: [&str; 17] = [
    "fma",
    "fmuladd",
    "fabs",
    "sqrt",
    "minnum",
    "maxnum",
    "copysign",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "roundeven",
    "minimum",
    "maximum",
    "fptosi.sat",
    "fptoui.sat",
];

/// A value of a module that is alive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value(LLVMValueRef);

/// A basic block of a module that is alive.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Block(LLVMBasicBlockRef);

/// An integer or a fixed vector of integers; a scalar has no number of lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Type {
    /// Bits of an element.
    pub width: u16,
    /// Elements of a vector.
    pub lanes: Option<u32>,
}

impl Type {
    /// Elements, one for a scalar.
    pub fn count(self) -> u32 {
        self.lanes.unwrap_or(1)
    }

    /// As LLVM writes it.
    pub fn text(self) -> String {
        match self.lanes {
            Some(lanes) => format!("<{lanes} x i{}>", self.width),
            None => format!("i{}", self.width),
        }
    }

    /// An integer, or a fixed vector of integers.
    fn of(ty: LLVMTypeRef) -> Option<Type> {
        Type::made_of(ty, integer)
    }

    /// The type of the bits of an integer or a float, or of a fixed vector of such.
    fn of_bits(ty: LLVMTypeRef) -> Option<Type> {
        Type::made_of(ty, |element| format(element).map(FloatFormat::bits).or_else(|| integer(element)))
    }

    /// What has elements of which `width` says how many bits they have.
    fn made_of(ty: LLVMTypeRef, width: impl Fn(LLVMTypeRef) -> Option<u16>) -> Option<Type> {
        let (element, lanes) = element_type(ty);
        Some(Type { width: width(element)?, lanes })
    }
}

/// The type of a vector's elements, and how many there are; another type itself.
fn element_type(ty: LLVMTypeRef) -> (LLVMTypeRef, Option<u32>) {
    // SAFETY: the type belongs to a living context; only a vector is asked for its elements.
    unsafe {
        match c::LLVMGetTypeKind(ty) {
            LLVMTypeKind::LLVMVectorTypeKind => (c::LLVMGetElementType(ty), Some(c::LLVMGetVectorSize(ty))),
            _ => (ty, None),
        }
    }
}

/// The bits of an integer.
fn integer(ty: LLVMTypeRef) -> Option<u16> {
    // SAFETY: the type belongs to a living context; only an integer is asked for its bits.
    unsafe {
        let is_integer = c::LLVMGetTypeKind(ty) == LLVMTypeKind::LLVMIntegerTypeKind;
        is_integer.then(|| u16::try_from(c::LLVMGetIntTypeWidth(ty)).ok()).flatten()
    }
}

/// The format of floats.
fn format(ty: LLVMTypeRef) -> Option<FloatFormat> {
    // SAFETY: the type belongs to a living context.
    match unsafe { c::LLVMGetTypeKind(ty) } {
        LLVMTypeKind::LLVMHalfTypeKind => Some(FloatFormat::F16),
        LLVMTypeKind::LLVMBFloatTypeKind => Some(FloatFormat::BF16),
        LLVMTypeKind::LLVMFloatTypeKind => Some(FloatFormat::F32),
        LLVMTypeKind::LLVMDoubleTypeKind => Some(FloatFormat::F64),
        _ => None,
    }
}

/// The types of a function of vectors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Those of its operands.
    pub operands: Vec<Type>,
    /// That of its result.
    pub result: Type,
}

/// A place in a source text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The file, as the compiler was given it.
    pub file: String,
    /// Its line, from 1 on.
    pub line: u32,
    /// The column, from 1 on; 0 where that is not known.
    pub column: u32,
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A constant element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// A number, its top bit with negative weight unless it is the only one.
    Number(i128),
    /// Poison or undef: no window may look at it.
    Unspecified,
    /// An address or something else that is no number.
    Other,
}

// Every method asks something of a value, a block or a function of a living module, which callers hold. What a
// question needs of the value's kind is checked before it is asked.
impl Value {
    /// The value behind inkwell's.
    pub fn of(value: &impl AsValueRef) -> Value {
        Value(value.as_value_ref())
    }

    /// For LLVM's C interface.
    pub fn raw(self) -> LLVMValueRef {
        self.0
    }

    /// From LLVM's C interface.
    pub fn from_raw(raw: LLVMValueRef) -> Option<Value> {
        (!raw.is_null()).then_some(Value(raw))
    }

    /// Its type, if that is an integer or a fixed vector of integers.
    pub fn ty(self) -> Option<Type> {
        // SAFETY: see above.
        Type::of(unsafe { c::LLVMTypeOf(self.0) })
    }

    /// The type of its bits, if its elements are integers or floats.
    pub fn bits_ty(self) -> Option<Type> {
        // SAFETY: see above.
        Type::of_bits(unsafe { c::LLVMTypeOf(self.0) })
    }

    /// The format of a float, or of a vector's elements.
    pub fn format(self) -> Option<FloatFormat> {
        // SAFETY: see above.
        format(element_type(unsafe { c::LLVMTypeOf(self.0) }).0)
    }

    /// Whether an operation of floats may be computed together with another one, without a rounding between.
    pub fn may_contract(self) -> bool {
        self.has_fast_flag(inkwell::llvm_sys::LLVMFastMathAllowContract)
    }

    /// Whether an operation of floats is poison where one of them is a NaN.
    pub fn has_no_nans(self) -> bool {
        self.has_fast_flag(inkwell::llvm_sys::LLVMFastMathNoNaNs)
    }

    fn has_fast_flag(self, flag: inkwell::llvm_sys::LLVMFastMathFlags) -> bool {
        // SAFETY: only what has such flags is asked for them.
        unsafe { c::LLVMCanValueUseFastMathFlags(self.0) != 0 && c::LLVMGetFastMathFlags(self.0) & flag != 0 }
    }

    /// The instruction's operation; nothing for what is no instruction.
    pub fn opcode(self) -> Option<LLVMOpcode> {
        // SAFETY: see above.
        unsafe { (!c::LLVMIsAInstruction(self.0).is_null()).then(|| c::LLVMGetInstructionOpcode(self.0)) }
    }

    /// Operand `n` of an instruction that has it.
    pub fn operand(self, n: u32) -> Option<Value> {
        // SAFETY: see above; there are so many operands.
        unsafe {
            let count = u32::try_from(c::LLVMGetNumOperands(self.0)).unwrap_or(0);
            (n < count).then(|| c::LLVMGetOperand(self.0, n)).and_then(Value::from_raw)
        }
    }

    /// Whether it chooses by where the block was entered from.
    pub fn is_phi(self) -> bool {
        self.opcode() == Some(LLVMOpcode::LLVMPHI)
    }

    /// What a `phi` is when its block is entered from `block`.
    pub fn incoming(self, block: Block) -> Option<Value> {
        self.entries().into_iter().find(|(_, from)| *from == block).map(|e| e.0)
    }

    /// What a `phi` is, by where its block is entered from.
    pub fn entries(self) -> Vec<(Value, Block)> {
        if !self.is_phi() {
            return Vec::new();
        }
        // SAFETY: it is a `phi`, and `n` is below the number of its entries.
        unsafe {
            let entry =
                |n| (Value(c::LLVMGetIncomingValue(self.0, n)), Block(c::LLVMGetIncomingBlock(self.0, n)));
            (0..c::LLVMCountIncoming(self.0)).map(entry).collect()
        }
    }

    /// Whether it is a load that is neither volatile nor atomic, from the default address space.
    pub fn is_plain_load(self) -> bool {
        if self.opcode() != Some(LLVMOpcode::LLVMLoad) {
            return false;
        }
        // SAFETY: it is a load.
        unsafe {
            c::LLVMGetVolatile(self.0) == 0
                && c::LLVMIsAtomic(self.0) == 0
                && c::LLVMGetPointerAddressSpace(c::LLVMTypeOf(c::LLVMGetOperand(self.0, 0))) == 0
        }
    }

    /// Whether a load or a store must happen as it stands.
    pub fn is_volatile_or_atomic(self) -> bool {
        let is_access = matches!(self.opcode(), Some(LLVMOpcode::LLVMLoad | LLVMOpcode::LLVMStore));
        // SAFETY: it is a load or a store.
        is_access && unsafe { c::LLVMGetVolatile(self.0) != 0 || c::LLVMIsAtomic(self.0) != 0 }
    }

    /// Whether it is a vector whose number of elements the machine decides.
    pub fn is_scalable(self) -> bool {
        // SAFETY: see above.
        let kind = unsafe { c::LLVMGetTypeKind(c::LLVMTypeOf(self.0)) };
        kind == LLVMTypeKind::LLVMScalableVectorTypeKind
    }

    /// Whether it is a store that is neither volatile nor atomic, to the default address space.
    pub fn is_plain_store(self) -> bool {
        if self.opcode() != Some(LLVMOpcode::LLVMStore) {
            return false;
        }
        // SAFETY: it is a store.
        unsafe {
            c::LLVMGetVolatile(self.0) == 0
                && c::LLVMIsAtomic(self.0) == 0
                && c::LLVMGetPointerAddressSpace(c::LLVMTypeOf(c::LLVMGetOperand(self.0, 1))) == 0
        }
    }

    /// For an address that lies a constant number of bytes behind another: that one, and the number.
    pub fn constant_offset(self) -> Option<(Value, i64)> {
        if self.opcode() != Some(LLVMOpcode::LLVMGetElementPtr) || self.operand(2).is_some() {
            return None;
        }
        // SAFETY: it is a `getelementptr`.
        let element = Type::of(unsafe { c::LLVMGetGEPSourceElementType(self.0) })?;
        let index = self.operand(1)?.number()?;
        let is_plain = element.lanes.is_none() && [8, 16, 32, 64].contains(&element.width);
        let bytes = index.checked_mul(i64::from(element.width) / 8)?;
        Some((self.operand(0)?, is_plain.then_some(bytes)?))
    }

    /// Whether it is a sum that is poison where it wraps.
    pub fn may_not_wrap(self) -> bool {
        // SAFETY: it is an `add`.
        let flagged = || unsafe { c::LLVMGetNSW(self.0) != 0 || c::LLVMGetNUW(self.0) != 0 };
        self.opcode() == Some(LLVMOpcode::LLVMAdd) && flagged()
    }

    /// Whether it is an `or` of values that have no bit in common.
    pub fn is_disjoint(self) -> bool {
        // SAFETY: it is an `or`.
        self.opcode() == Some(LLVMOpcode::LLVMOr) && unsafe { c::LLVMGetIsDisjoint(self.0) != 0 }
    }

    /// How an integer comparison compares.
    pub fn predicate(self) -> Option<LLVMIntPredicate> {
        // SAFETY: see above.
        unsafe { (self.opcode() == Some(LLVMOpcode::LLVMICmp)).then(|| c::LLVMGetICmpPredicate(self.0)) }
    }

    /// How a comparison of floats compares.
    pub fn float_predicate(self) -> Option<LLVMRealPredicate> {
        // SAFETY: see above.
        unsafe { (self.opcode() == Some(LLVMOpcode::LLVMFCmp)).then(|| c::LLVMGetFCmpPredicate(self.0)) }
    }

    /// Which element each lane of a `shufflevector` takes; nothing where any will do.
    pub fn shuffle_mask(self) -> Vec<Option<u32>> {
        if self.opcode() != Some(LLVMOpcode::LLVMShuffleVector) {
            return Vec::new();
        }
        // SAFETY: it is a `shufflevector`, and `n` is below the number of its elements.
        unsafe {
            let count = c::LLVMGetNumMaskElements(self.0);
            (0..count).map(|n| u32::try_from(c::LLVMGetMaskValue(self.0, n)).ok()).collect()
        }
    }

    /// The number that a constant integer is.
    pub fn number(self) -> Option<i64> {
        match self.elements(self.ty()?)?[..] {
            [Element::Number(n)] => i64::try_from(n).ok(),
            _ => None,
        }
    }

    /// The elements of a constant of type `ty`; nothing for what is no constant.
    pub fn elements(self, ty: Type) -> Option<Vec<Element>> {
        // SAFETY: see above; a constant vector has as many elements as its type says.
        unsafe {
            if c::LLVMIsConstant(self.0) == 0 {
                return None;
            }
            let Some(lanes) = ty.lanes else { return Some(vec![element(self.0, ty.width)]) };
            Some((0..lanes).map(|n| element(c::LLVMGetAggregateElement(self.0, n), ty.width)).collect())
        }
    }

    /// The name of the function that a call calls.
    pub fn callee(self) -> Option<String> {
        if self.opcode() != Some(LLVMOpcode::LLVMCall) {
            return None;
        }
        // SAFETY: it is a call.
        let called = Value::from_raw(unsafe { c::LLVMGetCalledValue(self.0) })?;
        Some(called.name())
    }

    /// Whether it is a constant of which an empty statement of assembly hides from LLVM what it is.
    pub fn is_hidden_constant(self) -> bool {
        if self.opcode() != Some(LLVMOpcode::LLVMCall) {
            return false;
        }
        // SAFETY: it is a call, and of assembly where the text is asked for; the text lives as long as the module.
        let is_empty = unsafe {
            let called = c::LLVMGetCalledValue(self.0);
            let mut length = 0;
            !c::LLVMIsAInlineAsm(called).is_null() && c::LLVMGetInlineAsmHasSideEffects(called) == 0 && {
                c::LLVMGetInlineAsmAsmString(called, &raw mut length);
                length == 0
            }
        };
        is_empty && self.operand(0).is_some_and(Value::is_constant)
    }

    /// The name of an intrinsic that computes lane by lane, without `llvm.` and its types.
    pub fn lane_intrinsic(self) -> Option<String> {
        self.intrinsic().filter(|name| LANE_INTRINSICS.contains(&name.as_str()))
    }

    /// The same, or that of one that computes floats.
    pub fn modelled_intrinsic(self) -> Option<String> {
        let lists: [&[&str]; 2] = [&LANE_INTRINSICS, &FLOAT_INTRINSICS];
        self.intrinsic().filter(|name| lists.iter().any(|list| list.contains(&name.as_str())))
    }

    /// Whether it is a call of an intrinsic that only computes, one that is modelled or a target's.
    pub fn is_computing_call(self) -> bool {
        self.modelled_intrinsic().is_some() || self.target_intrinsic().is_some()
    }

    /// The whole name of a target's intrinsic that only computes: it touches no memory and comes back.
    pub fn target_intrinsic(self) -> Option<String> {
        let is_of_target = |name: &String| PREFIXES.iter().any(|(prefix, _)| name.starts_with(prefix));
        self.callee().filter(is_of_target).filter(|_| self.calls_pure())
    }

    /// Whether a call is one of an intrinsic that touches no memory and comes back.
    fn calls_pure(self) -> bool {
        // SAFETY: this is asked of calls; only a function is asked for its attributes.
        unsafe {
            let called = c::LLVMGetCalledValue(self.0);
            let is_intrinsic = !c::LLVMIsAFunction(called).is_null() && c::LLVMGetIntrinsicID(called) != 0;
            let index = inkwell::llvm_sys::LLVMAttributeFunctionIndex;
            let attribute = |name: &str| {
                let kind = c::LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
                c::LLVMGetEnumAttributeAtIndex(called, index, kind)
            };
            // No access of any kind is the value 0.
            let is_pure = || {
                let memory = attribute("memory");
                let is_silent = !memory.is_null() && c::LLVMGetEnumAttributeValue(memory) == 0;
                is_silent && !attribute("willreturn").is_null() && !attribute("nounwind").is_null()
            };
            is_intrinsic && is_pure() && c::LLVMGetNumOperandBundles(self.0) == 0
        }
    }

    fn intrinsic(self) -> Option<String> {
        let name = self.callee()?;
        let name = name.strip_prefix("llvm.")?;
        // One that converts has two types.
        let conversion = ["fptosi.sat", "fptoui.sat"].into_iter().find(|c| name.starts_with(c));
        let name = conversion.or_else(|| Some(name.rsplit_once('.')?.0))?;
        Some(name.to_owned())
    }

    /// Whether its function's module is for a target whose triple begins so.
    pub fn is_for(self, arch: &str) -> bool {
        let Some(function) = self.block().and_then(Block::function) else { return false };
        // SAFETY: the function is one of a living module, which has a target's triple, if an empty one.
        let triple = unsafe { CStr::from_ptr(c::LLVMGetTarget(c::LLVMGetGlobalParent(function.0))) };
        triple.to_bytes().starts_with(arch.as_bytes())
    }

    /// Its name; empty where it has none.
    pub fn name(self) -> String {
        let mut length = 0;
        // SAFETY: LLVM says how many bytes there are at the address that it gives.
        let bytes = unsafe {
            let start = c::LLVMGetValueName2(self.0, &raw mut length);
            if start.is_null() { &[] } else { std::slice::from_raw_parts(start.cast::<u8>(), length) }
        };
        String::from_utf8_lossy(bytes).into_owned()
    }

    /// The block that an instruction lies in.
    pub fn block(self) -> Option<Block> {
        self.opcode()?;
        // SAFETY: it is an instruction.
        let block = unsafe { c::LLVMGetInstructionParent(self.0) };
        (!block.is_null()).then_some(Block(block))
    }

    /// Where the source text says it, if the module tells.
    pub fn line(self) -> Option<Line> {
        self.opcode()?;
        let mut length = 0;
        // SAFETY: it is an instruction; LLVM says how many bytes there are at the address that it gives.
        unsafe {
            let line = Some(c::LLVMGetDebugLocLine(self.0)).filter(|line| *line > 0)?;
            let start = c::LLVMGetDebugLocFilename(self.0, &raw mut length);
            if start.is_null() || length == 0 {
                return None;
            }
            let file = std::slice::from_raw_parts(start.cast::<u8>(), length as usize);
            let file = String::from_utf8_lossy(file).into_owned();
            Some(Line { file, line, column: c::LLVMGetDebugLocColumn(self.0) })
        }
    }

    /// The instructions that use it, each as often as it does.
    pub fn users(self) -> Vec<Value> {
        let mut users = Vec::new();
        // SAFETY: the uses of a living value are a list that ends with a null.
        unsafe {
            let mut found = c::LLVMGetFirstUse(self.0);
            while !found.is_null() {
                users.extend(Value::from_raw(c::LLVMGetUser(found)));
                found = c::LLVMGetNextUse(found);
            }
        }
        users
    }

    /// The text of the value, as LLVM prints it.
    pub fn text(self) -> String {
        // SAFETY: LLVM gives a string that is copied and handed back.
        unsafe {
            let text = c::LLVMPrintValueToString(self.0);
            let copy = CStr::from_ptr(text).to_string_lossy().into_owned();
            c::LLVMDisposeMessage(text);
            copy
        }
    }

    /// A function's attribute `name`, which is a string.
    pub fn attribute(self, name: &str) -> Option<String> {
        let length = c_uint::try_from(name.len()).ok()?;
        let index = inkwell::llvm_sys::LLVMAttributeFunctionIndex;
        let mut bytes = 0;
        // SAFETY: this is asked of functions only; LLVM copies the name and says how long the value is.
        unsafe {
            let found = c::LLVMGetStringAttributeAtIndex(self.0, index, name.as_ptr().cast(), length);
            if found.is_null() {
                return None;
            }
            let start = c::LLVMGetStringAttributeValue(found, &raw mut bytes);
            let value = std::slice::from_raw_parts(start.cast::<u8>(), bytes as usize);
            Some(String::from_utf8_lossy(value).into_owned())
        }
    }

    /// Whether a function has the attribute `name`, which says no more.
    pub fn is_marked(self, name: &str) -> bool {
        let index = inkwell::llvm_sys::LLVMAttributeFunctionIndex;
        // SAFETY: this is asked of functions only; LLVM copies the name.
        unsafe {
            let kind = c::LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
            !c::LLVMGetEnumAttributeAtIndex(self.0, index, kind).is_null()
        }
    }
}

impl Block {
    /// The block's instructions, in order.
    pub fn instructions(self) -> Vec<Value> {
        let mut all = Vec::new();
        // SAFETY: the instructions of a living block are a list that ends with a null.
        unsafe {
            let mut next = c::LLVMGetFirstInstruction(self.0);
            while !next.is_null() {
                all.push(Value(next));
                next = c::LLVMGetNextInstruction(next);
            }
        }
        all
    }

    /// Its name in the module; empty where it has none.
    pub fn name(self) -> String {
        // SAFETY: the block is alive, and so is its name, which ends with a zero.
        let name = unsafe { CStr::from_ptr(c::LLVMGetBasicBlockName(self.0)) };
        name.to_string_lossy().into_owned()
    }

    /// Gives it a name.
    pub fn rename(self, name: &str) {
        // SAFETY: the block is alive; LLVM copies so many bytes.
        unsafe { c::LLVMSetValueName2(c::LLVMBasicBlockAsValue(self.0), name.as_ptr().cast(), name.len()) }
    }

    /// What the block ends with.
    pub fn terminator(self) -> Option<Value> {
        // SAFETY: the block is alive.
        Value::from_raw(unsafe { c::LLVMGetBasicBlockTerminator(self.0) })
    }

    /// The function that the block lies in.
    pub fn function(self) -> Option<Value> {
        // SAFETY: the block is alive.
        Value::from_raw(unsafe { c::LLVMGetBasicBlockParent(self.0) })
    }

    /// The blocks that may come next.
    pub fn successors(self) -> Vec<Block> {
        let Some(end) = self.terminator() else { return Vec::new() };
        // SAFETY: it is a terminator, and `n` is below the number of its successors.
        unsafe { (0..c::LLVMGetNumSuccessors(end.0)).map(|n| Block(c::LLVMGetSuccessor(end.0, n))).collect() }
    }
}

/// Attributes of functions that are left as they are: nobody may optimize them, or what is inlined into them must have
/// been made for it.
const LEFT: [&str; 9] = [
    "optnone",
    "naked",
    "noimplicitfloat",
    "strictfp",
    "sanitize_address",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_thread",
    "sanitize_memtag",
];

/// Whether programs may be put into `function`.
pub fn is_open(function: Value) -> bool {
    LEFT.iter().all(|name| !function.is_marked(name))
}

/// Attributes of functions that are to be short.
const SHORT: [&str; 2] = ["minsize", "optsize"];

/// Whether `function` is to be short.
pub fn is_short(function: Value) -> bool {
    SHORT.iter().any(|name| function.is_marked(name))
}

/// Whether the low element of a vector lies at the lowest address.
pub fn is_little_endian(module: &Module<'_>) -> bool {
    !module.get_data_layout().as_str().to_bytes().starts_with(b"E")
}

/// The functions that `module` defines, in order.
pub fn functions(module: &Module<'_>) -> Vec<Value> {
    let defined = module.get_functions().filter(|f| f.count_basic_blocks() > 0);
    defined.map(|f| Value::of(&f)).collect()
}

/// The blocks of a function, in order.
pub fn blocks(function: Value) -> Vec<Block> {
    let mut all = Vec::new();
    // SAFETY: this is asked of functions only; their blocks are a list that ends with a null.
    unsafe {
        let mut next = c::LLVMGetFirstBasicBlock(function.0);
        while !next.is_null() {
            all.push(Block(next));
            next = c::LLVMGetNextBasicBlock(next);
        }
    }
    all
}

/// The blocks of a function that something leads to, in order, each with its number among all. In others, values may be
/// computed of themselves.
pub fn reached(function: Value) -> Vec<(usize, Block)> {
    let all = blocks(function);
    let seen = reachable(all.first().copied().into_iter().collect());
    all.into_iter().enumerate().filter(|(_, block)| seen.contains(block)).collect()
}

/// The blocks `open` and all that they lead to.
pub fn reachable(mut open: Vec<Block>) -> HashSet<Block> {
    let mut seen = HashSet::new();
    while let Some(block) = open.pop() {
        if seen.insert(block) {
            open.extend(block.successors());
        }
    }
    seen
}

/// The element that `constant` is, of `width` bits.
fn element(constant: LLVMValueRef, width: u16) -> Element {
    if constant.is_null() {
        return Element::Other;
    }
    // SAFETY: it is a constant of a living context, a float one of `width` bits; only an integer is asked for its number.
    unsafe {
        if c::LLVMIsUndef(constant) != 0 || c::LLVMIsPoison(constant) != 0 {
            return Element::Unspecified;
        }
        let constant = match c::LLVMIsAConstantFP(constant).is_null() {
            true => constant,
            false => {
                let context = c::LLVMGetTypeContext(c::LLVMTypeOf(constant));
                c::LLVMConstBitCast(constant, c::LLVMIntTypeInContext(context, u32::from(width)))
            }
        };
        if c::LLVMIsAConstantInt(constant).is_null() || width > 64 {
            return Element::Other;
        }
        Element::Number(match width {
            1 => i128::from(c::LLVMConstIntGetZExtValue(constant)),
            _ => i128::from(c::LLVMConstIntGetSExtValue(constant)),
        })
    }
}

/// Takes away a function that nothing uses.
pub fn erase_function(function: Value) {
    // SAFETY: this is asked of functions only, and nothing refers to it.
    unsafe { c::LLVMDeleteFunction(function.0) }
}

/// Where code is put: what is put there later stands behind what is put there before.
#[derive(Clone, Copy, Debug)]
pub struct At {
    next: Value,
    source: Value,
}

impl At {
    /// Behind an instruction that does not end its block.
    pub fn after(value: Value) -> Option<At> {
        value.block()?;
        // SAFETY: it is an instruction.
        let next = Value::from_raw(unsafe { c::LLVMGetNextInstruction(value.0) })?;
        Some(At { next, source: value })
    }

    /// Before what a block ends with.
    pub fn end_of(block: Block) -> Option<At> {
        let next = block.terminator()?;
        Some(At { next, source: next })
    }
}

/// Calls the function `callee` of `module` with `args`; nothing where there is no such function, or its type is another.
pub fn call(module: &Module<'_>, at: At, callee: &str, args: &[Value]) -> Option<Value> {
    let function = module.get_function(callee)?.as_value_ref();
    // SAFETY: all values are alive and of one module; the types are compared before the call is made.
    unsafe {
        let ty = c::LLVMGlobalGetValueType(function);
        let mut wanted = vec![std::ptr::null_mut(); c::LLVMCountParamTypes(ty) as usize];
        c::LLVMGetParamTypes(ty, wanted.as_mut_ptr());
        let found: Vec<LLVMTypeRef> = args.iter().map(|a| c::LLVMTypeOf(a.0)).collect();
        if wanted != found {
            return None;
        }
        let mut raw: Vec<LLVMValueRef> = args.iter().map(|a| a.0).collect();
        let count = c_uint::try_from(raw.len()).ok()?;
        build(module, at, |builder| {
            c::LLVMBuildCall2(builder, ty, function, raw.as_mut_ptr(), count, c"".as_ptr())
        })
    }
}

/// The lanes of `a`, then those of `b`, that `lanes` counts; both are vectors of one type.
pub fn shuffle(
    module: &Module<'_>,
    at: At,
    a: Value,
    b: Value,
    lanes: impl Iterator<Item = u32>,
) -> Option<Value> {
    // SAFETY: both are alive and of one type, which LLVM's own check of the module confirms.
    unsafe {
        let number = c::LLVMInt32TypeInContext(c::LLVMGetModuleContext(module.as_mut_ptr()));
        let mut mask: Vec<LLVMValueRef> = lanes.map(|n| c::LLVMConstInt(number, u64::from(n), 0)).collect();
        let mask = c::LLVMConstVector(mask.as_mut_ptr(), c_uint::try_from(mask.len()).ok()?);
        build(module, at, |builder| c::LLVMBuildShuffleVector(builder, a.0, b.0, mask, c"".as_ptr()))
    }
}

/// `value` with elements that are the integers of its bits; itself, if they are integers.
pub fn as_bits(at: At, value: Value) -> Option<Value> {
    match value.format() {
        None => Some(value),
        Some(_) => {
            Some(builder::Builder::before(at.next).cast(LLVMOpcode::LLVMBitCast, value, value.bits_ty()?))
        }
    }
}

/// The vector `value` as one integer of type `ty`. An element that is poison would make all of it poison: each is frozen
/// before.
pub fn whole_bits(at: At, value: Value, ty: Type) -> Value {
    let builder = builder::Builder::before(at.next);
    builder.cast(LLVMOpcode::LLVMBitCast, builder.frozen(value), ty)
}

/// `value`, which has integers for elements, as a value of the type of `like`, which has floats of as many bits or the same.
pub fn as_type_of(at: At, value: Value, like: Value) -> Value {
    match like.format() {
        None => value,
        Some(_) => builder::Builder::before(at.next).bits_as(value, like),
    }
}

/// The sum of two values.
pub fn sum(at: At, a: Value, b: Value) -> Value {
    builder::Builder::before(at.next).add(a, b)
}

/// The sum of the elements of `value`.
pub fn reduced(at: At, value: Value) -> Value {
    builder::Builder::before(at.next).intrinsic("llvm.vector.reduce.add", &[value])
}

/// `value` in elements of the narrower type `ty`, which hold it as unsigned numbers: LLVM packs them as they are then.
pub fn truncated(at: At, value: Value, ty: Type) -> Value {
    let narrow = builder::Builder::before(at.next).cast(LLVMOpcode::LLVMTrunc, value, ty);
    narrow.let_hold();
    narrow
}

/// A vector of the type `ty` whose elements with even numbers are the first half of `apart`, and those with odd numbers the
/// second half, in elements twice as wide that hold unsigned numbers.
pub fn together(module: &Module<'_>, at: At, apart: Value, ty: Type) -> Option<Value> {
    let half = ty.count() / 2;
    let even = shuffle(module, at, apart, apart, 0..half)?;
    let odd = shuffle(module, at, apart, apart, half..2 * half)?;
    let build = builder::Builder::before(at.next);
    let wide = Type { width: 2 * ty.width, lanes: Some(half) };
    let by = build.number(wide, i64::from(ty.width));
    // That the upper halves are zero is said again, where a constant blend then takes the lower ones whatever the others
    // are: of bytes, no such blend is known.
    let even = match ty.width {
        16 | 32 => build.binary(LLVMOpcode::LLVMAnd, even, build.number(wide, (1 << ty.width) - 1)),
        _ => even,
    };
    let both = build.binary(LLVMOpcode::LLVMOr, even, build.binary(LLVMOpcode::LLVMShl, odd, by));
    Some(build.cast(LLVMOpcode::LLVMBitCast, both, ty))
}

/// `values`, vectors of one type and a power of two of them, as one vector, the first one lowest.
pub fn joined(module: &Module<'_>, at: At, values: &[Value]) -> Option<Value> {
    let mut row = values.to_vec();
    while row.len() > 1 {
        let join = |pair: &[Value]| {
            let [low, high] = pair else { return None };
            let count = low.ty()?.count();
            shuffle(module, at, *low, *high, 0..2 * count)
        };
        row = row.chunks(2).map(join).collect::<Option<_>>()?;
    }
    row.pop()
}

/// Loads a vector of type `ty` from where `first`, a load of the default address space, loads.
pub fn load_wider(module: &Module<'_>, at: At, first: Value, ty: Type) -> Option<Value> {
    let pointer = first.operand(0)?;
    // SAFETY: the address is alive and dominates the place, since `first` does; the alignment is that load's.
    unsafe {
        let context = c::LLVMGetModuleContext(module.as_mut_ptr());
        let element = c::LLVMIntTypeInContext(context, u32::from(ty.width));
        let vector = c::LLVMVectorType(element, ty.lanes?);
        let load = build(module, at, |b| c::LLVMBuildLoad2(b, vector, pointer.0, c"".as_ptr()))?;
        c::LLVMSetAlignment(load.0, c::LLVMGetAlignment(first.0));
        Some(load)
    }
}

/// What `make` builds at `at`, with the place in the source that the instruction there has.
///
/// # Safety
/// `make` builds something that is right there.
unsafe fn build(
    module: &Module<'_>,
    at: At,
    make: impl FnOnce(inkwell::llvm_sys::prelude::LLVMBuilderRef) -> LLVMValueRef,
) -> Option<Value> {
    // SAFETY: the instructions are alive, and the builder is handed back.
    unsafe {
        let builder = c::LLVMCreateBuilderInContext(c::LLVMGetModuleContext(module.as_mut_ptr()));
        c::LLVMPositionBuilderBefore(builder, at.next.0);
        let location = inkwell::llvm_sys::debuginfo::LLVMInstructionGetDebugLoc(at.source.0);
        c::LLVMSetCurrentDebugLocation2(builder, location);
        let made = make(builder);
        c::LLVMDisposeBuilder(builder);
        Value::from_raw(made)
    }
}

/// Puts `new` where `old` was used, and takes away what is dead then; false where their types differ.
pub fn replace(old: Value, new: Value) -> bool {
    // SAFETY: both are alive; the caller puts `new` where it dominates the uses of `old`.
    unsafe {
        if c::LLVMTypeOf(old.0) != c::LLVMTypeOf(new.0) {
            return false;
        }
        c::LLVMReplaceAllUsesWith(old.0, new.0);
    }
    erase_dead(old);
    true
}

/// Takes away an instruction that nothing uses, and what it used if nothing else does. It is one that only computes.
pub fn erase_dead(value: Value) {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        if !only_computes(value) || !value.users().is_empty() {
            continue;
        }
        let mut operands: Vec<Value> = (0..).map_while(|n| value.operand(n)).collect();
        operands.sort_by_key(|v| v.0 as usize);
        operands.dedup();
        // SAFETY: it is an instruction that nothing uses.
        unsafe { c::LLVMInstructionEraseFromParent(value.0) };
        open.retain(|v| *v != value);
        open.extend(operands);
    }
}

/// Whether an instruction may go where nobody uses what it computes.
fn only_computes(value: Value) -> bool {
    use LLVMOpcode as O;
    let Some(op) = value.opcode() else { return false };
    match op {
        O::LLVMCall => value.is_computing_call(),
        O::LLVMLoad => value.is_plain_load(),
        O::LLVMPHI
        | O::LLVMGetElementPtr
        | O::LLVMFreeze
        | O::LLVMShuffleVector
        | O::LLVMExtractElement
        | O::LLVMInsertElement
        | O::LLVMBitCast => true,
        O::LLVMICmp | O::LLVMSelect | O::LLVMTrunc | O::LLVMZExt | O::LLVMSExt => true,
        O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMUDiv | O::LLVMSDiv | O::LLVMURem | O::LLVMSRem => true,
        O::LLVMFAdd | O::LLVMFSub | O::LLVMFMul | O::LLVMFDiv | O::LLVMFNeg | O::LLVMFCmp => true,
        O::LLVMFPExt | O::LLVMFPTrunc | O::LLVMFPToSI | O::LLVMFPToUI | O::LLVMSIToFP | O::LLVMUIToFP => true,
        O::LLVMShl | O::LLVMLShr | O::LLVMAShr | O::LLVMAnd | O::LLVMOr | O::LLVMXor => true,
        _ => false,
    }
}

/// Moves what is computed of `values` in `block` before `last`, one of them, behind it: they are all there then. Nothing
/// where something else than a computation uses one.
pub fn sink(block: Block, values: &[Value], last: Value) -> Option<()> {
    let mut moved: Vec<Value> = Vec::new();
    for value in block.instructions().into_iter().take_while(|v| *v != last) {
        let mut operands = (0..).map_while(|n| value.operand(n));
        if values.contains(&value)
            || value.is_phi()
            || !operands.any(|o| values.contains(&o) || moved.contains(&o))
        {
            continue;
        }
        if !only_computes(value) || value.is_plain_load() {
            return None;
        }
        moved.push(value);
    }
    if (0..).map_while(|n| last.operand(n)).any(|o| moved.contains(&o)) {
        return None;
    }
    let next = At::after(last)?.next;
    moved.into_iter().for_each(|value| move_before(value, next));
    Some(())
}

/// Moves the instruction `value` before `next`, where all that it uses is known.
pub fn move_before(value: Value, next: Value) {
    // SAFETY: both are instructions of blocks that are alive; what `value` uses stands before `next`.
    unsafe {
        let builder = c::LLVMCreateBuilderInContext(c::LLVMGetTypeContext(c::LLVMTypeOf(value.0)));
        c::LLVMPositionBuilderBefore(builder, next.0);
        c::LLVMInstructionRemoveFromParent(value.0);
        c::LLVMInsertIntoBuilder(builder, value.0);
        c::LLVMDisposeBuilder(builder);
    }
}

/// Puts `text` before the instruction `next`, as inline assembly that does nothing.
pub fn comment(module: &Module<'_>, next: Value, text: &str) {
    // SAFETY: the instruction lives in the module; LLVM copies the texts; the builder is handed back.
    unsafe {
        let context = c::LLVMGetModuleContext(module.as_mut_ptr());
        let ty = c::LLVMFunctionType(c::LLVMVoidTypeInContext(context), std::ptr::null_mut(), 0, 0);
        let dialect = inkwell::llvm_sys::LLVMInlineAsmDialect::LLVMInlineAsmDialectATT;
        let asm =
            c::LLVMGetInlineAsm(ty, text.as_ptr().cast(), text.len(), c"".as_ptr(), 0, 1, 0, dialect, 0);
        let builder = c::LLVMCreateBuilderInContext(context);
        c::LLVMPositionBuilderBefore(builder, next.0);
        c::LLVMBuildCall2(builder, ty, asm, std::ptr::null_mut(), 0, c"".as_ptr());
        c::LLVMDisposeBuilder(builder);
    }
}

/// Makes a function one that is not compiled.
pub fn leave_out(function: Value) {
    // SAFETY: this is asked of functions only.
    unsafe {
        c::LLVMSetLinkage(function.0, inkwell::llvm_sys::LLVMLinkage::LLVMAvailableExternallyLinkage);
        inkwell::llvm_sys::comdat::LLVMSetComdat(function.0, std::ptr::null_mut());
    }
}
