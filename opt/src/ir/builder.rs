//! Instructions, blocks and phis that are made where there were none.

use inkwell::llvm_sys::core as c;
use inkwell::llvm_sys::debuginfo;
use inkwell::llvm_sys::prelude::{
    LLVMBuilderRef, LLVMContextRef, LLVMMetadataRef, LLVMTypeRef, LLVMValueRef,
};
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode};

use super::{Block, Type, Value};

/// Puts instructions in one place, each behind the one before.
pub struct Builder(LLVMBuilderRef, LLVMContextRef);

impl Drop for Builder {
    fn drop(&mut self) {
        // SAFETY: the builder is ours.
        unsafe { c::LLVMDisposeBuilder(self.0) }
    }
}

// What is asked of LLVM needs values of one living module whose types fit, which callers see to; its own check of the
// module confirms that.
impl Builder {
    /// Before the instruction `next`.
    pub fn before(next: Value) -> Builder {
        // SAFETY: the instruction is alive.
        unsafe {
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(next.0));
            let builder = c::LLVMCreateBuilderInContext(context);
            c::LLVMPositionBuilderBefore(builder, next.0);
            Builder(builder, context)
        }
    }

    /// At the end of a block that does not end yet.
    pub fn at_end(block: Block) -> Builder {
        // SAFETY: the block is alive; its parent is a function.
        unsafe {
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(c::LLVMGetBasicBlockParent(block.0)));
            let builder = c::LLVMCreateBuilderInContext(context);
            c::LLVMPositionBuilderAtEnd(builder, block.0);
            Builder(builder, context)
        }
    }

    fn value(raw: LLVMValueRef) -> Value {
        Value(raw)
    }

    fn raw_type(&self, ty: Type) -> LLVMTypeRef {
        // SAFETY: the context is alive.
        unsafe {
            let element = c::LLVMIntTypeInContext(self.1, u32::from(ty.width));
            ty.lanes.map_or(element, |lanes| c::LLVMVectorType(element, lanes))
        }
    }

    /// A binary operation without flags.
    pub fn binary(&self, op: LLVMOpcode, a: Value, b: Value) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildBinOp(self.0, op, a.0, b.0, c"".as_ptr()) })
    }

    /// The sum of two values.
    pub fn add(&self, a: Value, b: Value) -> Value {
        self.binary(LLVMOpcode::LLVMAdd, a, b)
    }

    /// A conversion to `ty`.
    pub fn cast(&self, op: LLVMOpcode, a: Value, ty: Type) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildCast(self.0, op, a.0, self.raw_type(ty), c"".as_ptr()) })
    }

    /// The bits of `a` as a value of the type of `like`.
    pub fn bits_as(&self, a: Value, like: Value) -> Value {
        // SAFETY: both are alive.
        let ty = unsafe { c::LLVMTypeOf(like.0) };
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildBitCast(self.0, a.0, ty, c"".as_ptr()) })
    }

    /// Whether two ranges of addresses, each from its begin to its end, meet; where they are of `alike` accesses, the very
    /// same range does not count.
    pub fn meet(&self, a: (Value, Value), b: (Value, Value), alike: bool) -> Value {
        let starts_before = self.compare(LLVMIntPredicate::LLVMIntULT, b.0, a.1);
        let ends_behind = self.compare(LLVMIntPredicate::LLVMIntUGT, b.1, a.0);
        let meet = self.binary(LLVMOpcode::LLVMAnd, starts_before, ends_behind);
        if !alike {
            return meet;
        }
        let is_other = self.compare(LLVMIntPredicate::LLVMIntNE, b.0, a.0);
        self.binary(LLVMOpcode::LLVMAnd, meet, is_other)
    }

    /// A comparison of integers.
    pub fn compare(&self, predicate: LLVMIntPredicate, a: Value, b: Value) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildICmp(self.0, predicate, a.0, b.0, c"".as_ptr()) })
    }

    /// A choice.
    pub fn select(&self, condition: Value, a: Value, b: Value) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildSelect(self.0, condition.0, a.0, b.0, c"".as_ptr()) })
    }

    /// A `phi` of the type of `like`, with nothing yet.
    pub fn phi(&self, like: Value, entries: &[(Value, Block)]) -> Value {
        // SAFETY: see above.
        let phi = unsafe { c::LLVMBuildPhi(self.0, c::LLVMTypeOf(like.0), c"".as_ptr()) };
        let phi = Self::value(phi);
        entries.iter().for_each(|(value, from)| phi.enter(*value, *from));
        phi
    }

    /// An integer constant.
    pub fn number(&self, ty: Type, number: i64) -> Value {
        // SAFETY: the type is one of an integer; the number is cut to its width.
        unsafe {
            let scalar =
                c::LLVMConstInt(self.raw_type(Type { lanes: None, ..ty }), number.cast_unsigned(), 1);
            self.repeated(ty, &[Self::value(scalar)])
        }
    }

    /// A vector of numbers.
    pub fn numbers(&self, width: u16, numbers: &[i64]) -> Value {
        let one = |n: &i64| self.number(Type { width, lanes: None }, *n);
        let ty = Type { width, lanes: u32::try_from(numbers.len()).ok() };
        self.repeated(ty, &numbers.iter().map(one).collect::<Vec<_>>())
    }

    /// A constant of the type of the integer `like`.
    pub fn number_like(&self, like: Value, number: i64) -> Value {
        // SAFETY: see above; the number is cut to the type's width.
        Self::value(unsafe { c::LLVMConstInt(c::LLVMTypeOf(like.0), number.cast_unsigned(), 1) })
    }

    /// The constants `pattern` over and over, as a constant of type `ty`.
    fn repeated(&self, ty: Type, pattern: &[Value]) -> Value {
        let Some(lanes) = ty.lanes else { return pattern[0] };
        let mut all: Vec<LLVMValueRef> = pattern.iter().cycle().take(lanes as usize).map(|v| v.0).collect();
        // SAFETY: all are constants of one type.
        Self::value(unsafe { c::LLVMConstVector(all.as_mut_ptr(), lanes) })
    }

    /// `scalar` in every one of `lanes` lanes.
    pub fn splat(&self, scalar: Value, lanes: u32) -> Value {
        // SAFETY: see above.
        unsafe {
            let vector = c::LLVMVectorType(c::LLVMTypeOf(scalar.0), lanes);
            let number = c::LLVMInt32TypeInContext(self.1);
            let (none, zero) = (c::LLVMGetPoison(vector), c::LLVMConstInt(number, 0, 0));
            let one = c::LLVMBuildInsertElement(self.0, none, scalar.0, zero, c"".as_ptr());
            let mask = c::LLVMConstNull(c::LLVMVectorType(number, lanes));
            Self::value(c::LLVMBuildShuffleVector(self.0, one, none, mask, c"".as_ptr()))
        }
    }

    /// `count` lanes of a vector, from lane `first` on.
    pub fn part(&self, vector: Value, first: u32, count: u32) -> Value {
        // SAFETY: see above.
        let none = Self::value(unsafe { c::LLVMGetPoison(c::LLVMTypeOf(vector.0)) });
        self.shuffled(vector, none, first..first + count)
    }

    /// Lanes of two vectors of one type side by side, by their numbers.
    pub fn shuffled(&self, a: Value, b: Value, lanes: impl Iterator<Item = u32>) -> Value {
        // SAFETY: see above; there are so many lanes.
        unsafe {
            let number = c::LLVMInt32TypeInContext(self.1);
            let mut mask: Vec<LLVMValueRef> =
                lanes.map(|n| c::LLVMConstInt(number, u64::from(n), 0)).collect();
            let mask = c::LLVMConstVector(mask.as_mut_ptr(), u32::try_from(mask.len()).unwrap_or(0));
            Self::value(c::LLVMBuildShuffleVector(self.0, a.0, b.0, mask, c"".as_ptr()))
        }
    }

    /// Lane `n` of a vector.
    pub fn element(&self, vector: Value, n: u32) -> Value {
        // SAFETY: see above; there are so many lanes.
        unsafe {
            let n = c::LLVMConstInt(c::LLVMInt32TypeInContext(self.1), u64::from(n), 0);
            Self::value(c::LLVMBuildExtractElement(self.0, vector.0, n, c"".as_ptr()))
        }
    }

    /// Stores a vector from where `first`, a scalar store, would store its element: at `pointer`.
    pub fn store_like(&self, first: Value, vector: Value, pointer: Value) {
        // SAFETY: see above; `first` is a store.
        unsafe {
            let store = c::LLVMBuildStore(self.0, vector.0, pointer.0);
            c::LLVMSetAlignment(store, c::LLVMGetAlignment(first.0));
        }
    }

    /// A vector of `lanes` elements that lie where `first`, a scalar load, would load from `pointer`.
    pub fn load_like(&self, first: Value, pointer: Value, lanes: u32) -> Value {
        // SAFETY: see above; `first` is a load.
        unsafe {
            let vector = c::LLVMVectorType(c::LLVMTypeOf(first.0), lanes);
            let load = c::LLVMBuildLoad2(self.0, vector, pointer.0, c"".as_ptr());
            c::LLVMSetAlignment(load, c::LLVMGetAlignment(first.0));
            Self::value(load)
        }
    }

    /// A vector of type `ty` that lies where `first`, a load, would load from `pointer`.
    pub fn load(&self, first: Value, pointer: Value, ty: Type) -> Value {
        // SAFETY: see above; `first` is a load.
        unsafe {
            let load = c::LLVMBuildLoad2(self.0, self.raw_type(ty), pointer.0, c"".as_ptr());
            c::LLVMSetAlignment(load, c::LLVMGetAlignment(first.0));
            Self::value(load)
        }
    }

    /// Gives what follows the place in the source text that the instruction `like` has.
    pub fn at_line_of(&self, like: Value) {
        // SAFETY: see above; it is an instruction.
        unsafe {
            c::LLVMSetCurrentDebugLocation2(self.0, debuginfo::LLVMInstructionGetDebugLoc(like.0));
        }
    }

    /// What lies `bytes` behind where `whole`, a load from `pointer`, loads, of the type of `part`.
    pub fn load_part(&self, whole: Value, pointer: Value, bytes: i64, part: Value) -> Value {
        let at = self.behind(pointer, bytes);
        // SAFETY: see above; `whole` is a load.
        unsafe {
            let load = c::LLVMBuildLoad2(self.0, c::LLVMTypeOf(part.0), at.0, c"".as_ptr());
            align_behind(load, whole.0, bytes);
            Self::value(load)
        }
    }

    /// `count` elements that lie `bytes` behind where `whole`, a load of a vector from `pointer`, loads.
    pub fn load_lanes(&self, whole: Value, pointer: Value, bytes: i64, count: u32) -> Value {
        let at = self.behind(pointer, bytes);
        // SAFETY: see above; `whole` is a load of a vector.
        unsafe {
            let ty = c::LLVMVectorType(c::LLVMGetElementType(c::LLVMTypeOf(whole.0)), count);
            let load = c::LLVMBuildLoad2(self.0, ty, at.0, c"".as_ptr());
            align_behind(load, whole.0, bytes);
            Self::value(load)
        }
    }

    /// Stores `part` so many `bytes` behind `pointer`, where `whole` stores.
    pub fn store_part(&self, whole: Value, part: Value, pointer: Value, bytes: i64) {
        let at = self.behind(pointer, bytes);
        // SAFETY: see above; `whole` is a store.
        unsafe { align_behind(c::LLVMBuildStore(self.0, part.0, at.0), whole.0, bytes) }
    }

    /// `value`, or any other one where it is poison.
    pub fn frozen(&self, value: Value) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildFreeze(self.0, value.0, c"".as_ptr()) })
    }

    /// The number `value` in a register, of which LLVM does not know any more what it is computed of.
    pub fn hidden(&self, value: Value) -> Value {
        let (constraints, empty) = ("=r,0", c"".as_ptr());
        let dialect = inkwell::llvm_sys::LLVMInlineAsmDialect::LLVMInlineAsmDialectATT;
        // SAFETY: see above; LLVM copies the texts.
        unsafe {
            let own = c::LLVMTypeOf(value.0);
            let ty = c::LLVMFunctionType(own, [own].as_mut_ptr(), 1, 0);
            let (text, length) = (constraints.as_ptr().cast(), constraints.len());
            let asm = c::LLVMGetInlineAsm(ty, empty, 0, text, length, 0, 0, dialect, 0);
            let call = c::LLVMBuildCall2(self.0, ty, asm, [value.0].as_mut_ptr(), 1, empty);
            for name in ["memory", "nounwind"] {
                let kind = c::LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len());
                let attribute = c::LLVMCreateEnumAttribute(self.1, kind, 0);
                c::LLVMAddCallSiteAttribute(call, inkwell::llvm_sys::LLVMAttributeFunctionIndex, attribute);
            }
            Self::value(call)
        }
    }

    /// The address a constant number of `bytes` behind `pointer`.
    pub fn behind(&self, pointer: Value, bytes: i64) -> Value {
        self.offset(pointer, self.number(Type { width: 64, lanes: None }, bytes))
    }

    /// A counter, an integer or an address, that is `by` more.
    pub fn grown(&self, counter: Value, by: i64) -> Value {
        match counter.is_pointer() {
            true => self.behind(counter, by),
            false => self.add(counter, self.number_like(counter, by)),
        }
    }

    /// The address `bytes` behind `pointer`.
    pub fn offset(&self, pointer: Value, bytes: Value) -> Value {
        // SAFETY: see above.
        unsafe {
            let byte = c::LLVMInt8TypeInContext(self.1);
            let mut index = [bytes.0];
            Self::value(c::LLVMBuildGEP2(self.0, byte, pointer.0, index.as_mut_ptr(), 1, c"".as_ptr()))
        }
    }

    /// The same operation as `like`, of other operands, if it computes lane by lane.
    pub fn same(&self, like: Value, operands: &[Value], lanes: u32) -> Option<Value> {
        use LLVMOpcode as O;
        let wide = |ty: Type| Type { lanes: Some(lanes), ..ty };
        Some(match (like.opcode()?, operands) {
            (op @ (O::LLVMZExt | O::LLVMSExt | O::LLVMTrunc), [a]) => self.cast(op, *a, wide(like.ty()?)),
            (O::LLVMICmp, [a, b]) => self.compare(like.predicate()?, *a, *b),
            (O::LLVMSelect, [condition, a, b]) => self.select(*condition, *a, *b),
            (O::LLVMCall, args) => self.intrinsic(&format!("llvm.{}", like.lane_intrinsic()?), args),
            (op, [a, b]) => self.binary(op, *a, *b),
            _ => return None,
        })
    }

    /// A copy of the scalar instruction `like`, of other operands.
    pub fn copy(&self, like: Value, operands: &[Value]) -> Value {
        // SAFETY: it is an instruction; its copy gets as many operands.
        unsafe {
            let copy = c::LLVMInstructionClone(like.0);
            c::LLVMInsertIntoBuilder(self.0, copy);
            (0..).zip(operands).for_each(|(n, operand)| c::LLVMSetOperand(copy, n, operand.0));
            Self::value(copy)
        }
    }

    /// The sum of the lanes of `vector`, each times its weight.
    pub fn weighted(&self, vector: Value, weights: &[i64]) -> Value {
        let mut terms = vector;
        if let Some(ty) = vector.ty().filter(|_| weights.iter().any(|w| *w != 1)) {
            terms = self.binary(LLVMOpcode::LLVMMul, vector, self.numbers(ty.width, weights));
        }
        self.intrinsic("llvm.vector.reduce.add", &[terms])
    }

    /// A call of an intrinsic that is overloaded by its first argument's type.
    pub fn intrinsic(&self, name: &str, args: &[Value]) -> Value {
        // SAFETY: see above; LLVM finds the intrinsic by its name.
        unsafe {
            let module = c::LLVMGetGlobalParent(c::LLVMGetBasicBlockParent(c::LLVMGetInsertBlock(self.0)));
            let id = c::LLVMLookupIntrinsicID(name.as_ptr().cast(), name.len());
            let mut over = [c::LLVMTypeOf(args[0].0)];
            let function = c::LLVMGetIntrinsicDeclaration(module, id, over.as_mut_ptr(), 1);
            let ty = c::LLVMGlobalGetValueType(function);
            let mut raw: Vec<LLVMValueRef> = args.iter().map(|a| a.0).collect();
            let count = u32::try_from(raw.len()).unwrap_or(0);
            Self::value(c::LLVMBuildCall2(self.0, ty, function, raw.as_mut_ptr(), count, c"".as_ptr()))
        }
    }

    /// Goes on at `block`.
    pub fn jump(&self, block: Block) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildBr(self.0, block.0) })
    }

    /// Goes on at `yes` where `condition` holds, else at `no`.
    pub fn branch(&self, condition: Value, yes: Block, no: Block) -> Value {
        // SAFETY: see above.
        Self::value(unsafe { c::LLVMBuildCondBr(self.0, condition.0, yes.0, no.0) })
    }
}

/// Aligns the access `part`, so many `bytes` behind `whole`, to what divides these and the alignment of that.
///
/// # Safety
/// Both are loads or stores.
unsafe fn align_behind(part: LLVMValueRef, whole: LLVMValueRef, bytes: i64) {
    // SAFETY: see above.
    unsafe {
        let align = u64::from(c::LLVMGetAlignment(whole)) | bytes.cast_unsigned();
        c::LLVMSetAlignment(part, 1 << align.trailing_zeros().min(16));
    }
}

impl Value {
    /// One more entry of a `phi`.
    pub fn enter(self, value: Value, from: Block) {
        // SAFETY: it is a `phi`.
        unsafe { c::LLVMAddIncoming(self.0, [value.0].as_mut_ptr(), [from.0].as_mut_ptr(), 1) }
    }

    /// Puts `new` where `old` is an operand.
    pub fn exchange(self, old: Value, new: Value) {
        let uses = (0..).zip((0..).map_while(|n| self.operand(n))).filter(|(_, operand)| *operand == old);
        uses.for_each(|(n, _)| self.set_operand(n, new));
    }

    /// Puts `operand` where operand `n` was.
    pub fn set_operand(self, n: u32, operand: Value) {
        // SAFETY: there are so many operands.
        unsafe { c::LLVMSetOperand(self.0, n, operand.0) }
    }

    /// Makes a `phi` one with other entries.
    pub fn reenter(self, entries: &[(Value, Block)]) -> Value {
        let new = Builder::before(self).phi(self, entries);
        // SAFETY: both are of one type, and the old one is used no more.
        unsafe {
            c::LLVMReplaceAllUsesWith(self.0, new.0);
            c::LLVMInstructionEraseFromParent(self.0);
        }
        new
    }

    /// Puts `new` wherever `self` is used.
    pub fn replace_uses(self, new: Value) {
        // SAFETY: both are of one type.
        unsafe { c::LLVMReplaceAllUsesWith(self.0, new.0) }
    }

    /// Takes away an instruction that nothing uses.
    pub fn erase(self) {
        // SAFETY: it is one.
        unsafe { c::LLVMInstructionEraseFromParent(self.0) }
    }

    /// Lets a sum, a difference, a product or a shift wrap.
    pub fn let_wrap(self) {
        use LLVMOpcode as O;
        if matches!(self.opcode(), Some(O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMShl)) {
            // SAFETY: it is one of those that have these flags.
            unsafe {
                c::LLVMSetNSW(self.0, 0);
                c::LLVMSetNUW(self.0, 0);
            }
        }
    }

    /// Promises of a computation what `like`, a computation of the same kind, promises.
    pub fn promise_like(self, like: Value) {
        use LLVMOpcode as O;
        let op = self.opcode().filter(|op| like.opcode() == Some(*op));
        // SAFETY: both are of a kind that has these flags.
        unsafe {
            match op {
                Some(O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMShl | O::LLVMTrunc) => {
                    c::LLVMSetNSW(self.0, c::LLVMGetNSW(like.0));
                    c::LLVMSetNUW(self.0, c::LLVMGetNUW(like.0));
                }
                Some(O::LLVMLShr | O::LLVMAShr | O::LLVMUDiv | O::LLVMSDiv) => {
                    c::LLVMSetExact(self.0, c::LLVMGetExact(like.0));
                }
                Some(O::LLVMOr) => c::LLVMSetIsDisjoint(self.0, c::LLVMGetIsDisjoint(like.0)),
                Some(O::LLVMZExt) => c::LLVMSetNNeg(self.0, c::LLVMGetNNeg(like.0)),
                _ => {}
            }
        }
    }

    /// Says of a truncation that its result has the value of its operand, read as an unsigned number.
    pub fn let_hold(self) {
        if self.opcode() == Some(LLVMOpcode::LLVMTrunc) {
            // SAFETY: it is one of those that have this flag.
            unsafe { c::LLVMSetNUW(self.0, 1) }
        }
    }

    /// For a sum with a constant: what that is added to, and the constant.
    pub fn constant_summand(self) -> Option<(Value, i64)> {
        let is_sum = self.opcode() == Some(LLVMOpcode::LLVMAdd) || self.is_disjoint();
        let number = self.operand(1).filter(|_| is_sum)?.number()?;
        Some((self.operand(0)?, number))
    }

    /// Asks something of LLVM about the loop that this terminator closes, with a number of so many bits; what else was asked
    /// for stays.
    pub fn ask_of_loop(self, name: &str, bits: u32, wanted: u64) {
        // SAFETY: the terminator is alive, and all metadata are of its context. A node that contains itself is another
        // than all others, as a loop's has to be; it is made with something else in its place, which is gone afterwards.
        unsafe {
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(self.0));
            let kind = c::LLVMGetMDKindIDInContext(context, c"llvm.loop".as_ptr(), 9);
            let node = |parts: &mut [LLVMMetadataRef]| {
                c::LLVMMDNodeInContext2(context, parts.as_mut_ptr(), parts.len())
            };
            let text = c::LLVMMDStringInContext2(context, name.as_ptr().cast(), name.len());
            let number = c::LLVMConstInt(c::LLVMIntTypeInContext(context, bits), wanted, 0);
            let asked = node(&mut [text, c::LLVMValueAsMetadata(number)]);
            let itself = debuginfo::LLVMTemporaryMDNode(context, std::ptr::null_mut(), 0);
            let mut parts = vec![itself];
            let known = c::LLVMGetMetadata(self.0, kind);
            if !known.is_null() {
                let mut old = vec![std::ptr::null_mut(); c::LLVMGetMDNodeNumOperands(known) as usize];
                c::LLVMGetMDNodeOperands(known, old.as_mut_ptr());
                parts.extend(old.into_iter().skip(1).map(|part| c::LLVMValueAsMetadata(part)));
            }
            parts.push(asked);
            let whole = node(&mut parts);
            debuginfo::LLVMMetadataReplaceAllUsesWith(itself, whole);
            c::LLVMSetMetadata(self.0, kind, c::LLVMMetadataAsValue(context, whole));
        }
    }

    /// Whether anything is asked of LLVM about the loop that this terminator closes whose name begins with `name`.
    pub fn is_asked_of_loop(self, name: &str) -> bool {
        // SAFETY: the terminator is alive; only nodes and strings are asked for what they hold.
        unsafe {
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(self.0));
            let operands = |node: LLVMValueRef| {
                let is_node = !node.is_null() && c::LLVMIsAMDNode(node) == node;
                let count = if is_node { c::LLVMGetMDNodeNumOperands(node) as usize } else { 0 };
                let mut all = vec![std::ptr::null_mut(); count];
                if count > 0 {
                    c::LLVMGetMDNodeOperands(node, all.as_mut_ptr());
                }
                all
            };
            let is_it = |part: LLVMValueRef| {
                let mut length = 0;
                let Some(first) = operands(part).first().copied().filter(|v| !v.is_null()) else {
                    return false;
                };
                let start = if c::LLVMIsAMDString(first).is_null() {
                    std::ptr::null()
                } else {
                    c::LLVMGetMDString(first, &raw mut length)
                };
                !start.is_null()
                    && std::slice::from_raw_parts(start.cast::<u8>(), length as usize)
                        .starts_with(name.as_bytes())
            };
            let kind = c::LLVMGetMDKindIDInContext(context, c"llvm.loop".as_ptr(), 9);
            operands(c::LLVMGetMetadata(self.0, kind)).into_iter().skip(1).any(is_it)
        }
    }

    /// What a branch asks for.
    pub fn condition(self) -> Option<Value> {
        // SAFETY: it is a terminator.
        let is_asked = !unsafe { c::LLVMIsABranchInst(self.0) }.is_null() && self.operand(2).is_some();
        is_asked.then(|| self.operand(0)).flatten()
    }

    /// For the address of an element: the base, and how many bytes an element has.
    pub fn element_offset(self) -> Option<(Value, i64)> {
        if self.opcode() != Some(LLVMOpcode::LLVMGetElementPtr) || self.operand(2).is_some() {
            return None;
        }
        // SAFETY: it is a `getelementptr`.
        let element = Type::of(unsafe { c::LLVMGetGEPSourceElementType(self.0) })?;
        let is_plain = element.lanes.is_none() && [8, 16, 32, 64].contains(&element.width);
        Some((self.operand(0)?, is_plain.then_some(i64::from(element.width) / 8)?))
    }

    /// Whether it is a constant.
    pub fn is_constant(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { c::LLVMIsConstant(self.0) != 0 }
    }

    /// Whether it is an argument of a function.
    pub fn is_argument(self) -> bool {
        // SAFETY: the value is alive.
        unsafe { !c::LLVMIsAArgument(self.0).is_null() }
    }

    /// Whether it is an argument of which the function says that nothing else points to where it points.
    pub fn is_unaliased(self) -> bool {
        // SAFETY: only an argument is asked for its function, of which it is one; LLVM copies the name.
        unsafe {
            if c::LLVMIsAArgument(self.0).is_null() {
                return false;
            }
            let function = c::LLVMGetParamParent(self.0);
            let kind = c::LLVMGetEnumAttributeKindForName(c"noalias".as_ptr(), 7);
            let is_it = |n: &u32| c::LLVMGetParam(function, *n) == self.0;
            let number = (0..c::LLVMCountParams(function)).find(is_it);
            number.is_some_and(|n| !c::LLVMGetEnumAttributeAtIndex(function, n + 1, kind).is_null())
        }
    }

    /// Whether it is a number with a point, no vector of them.
    pub fn is_float(self) -> bool {
        // SAFETY: the value is alive.
        super::format(unsafe { c::LLVMTypeOf(self.0) }).is_some()
    }

    /// Whether it is an address in the default address space.
    pub fn is_pointer(self) -> bool {
        // SAFETY: only a pointer is asked for its address space.
        unsafe {
            let ty = c::LLVMTypeOf(self.0);
            c::LLVMGetTypeKind(ty) == inkwell::llvm_sys::LLVMTypeKind::LLVMPointerTypeKind
                && c::LLVMGetPointerAddressSpace(ty) == 0
        }
    }
}

impl Block {
    /// A new block before this one.
    pub fn new_before(self) -> Block {
        // SAFETY: the block is alive and lies in a function.
        unsafe {
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(c::LLVMGetBasicBlockParent(self.0)));
            Block(c::LLVMInsertBasicBlockInContext(context, self.0, c"".as_ptr()))
        }
    }

    /// A new block at the end of this one's function.
    pub fn new_last(self) -> Block {
        // SAFETY: the block is alive and lies in a function.
        unsafe {
            let function = c::LLVMGetBasicBlockParent(self.0);
            let context = c::LLVMGetTypeContext(c::LLVMTypeOf(function));
            Block(c::LLVMAppendBasicBlockInContext(context, function, c"".as_ptr()))
        }
    }

    /// Whether it ends with a branch, and not with a switch or a call that may fail.
    pub fn is_branch(self) -> bool {
        // SAFETY: the terminator is alive.
        self.terminator().is_some_and(|end| !unsafe { c::LLVMIsABranchInst(end.0) }.is_null())
    }

    /// Lets the block go on at `new` instead of at `old`, whose `phi`s the caller sees to.
    pub fn redirect(self, old: Block, new: Block) {
        let Some(end) = self.terminator() else { return };
        // SAFETY: it is a terminator, and `n` is below the number of its successors.
        unsafe {
            for n in 0..c::LLVMGetNumSuccessors(end.0) {
                if c::LLVMGetSuccessor(end.0, n) == old.0 {
                    c::LLVMSetSuccessor(end.0, n, new.0);
                }
            }
        }
    }

    /// A new block between this one and the successor `exit`, of which this one is a predecessor once.
    pub fn leave_by(self, exit: Block) -> Block {
        let outside = exit.new_before();
        Builder::at_end(outside).jump(exit);
        self.redirect(exit, outside);
        for phi in exit.phis() {
            let moved = |(value, from)| (value, if from == self { outside } else { from });
            phi.reenter(&phi.entries().into_iter().map(moved).collect::<Vec<_>>());
        }
        outside
    }

    /// The `phi`s that it begins with.
    pub fn phis(self) -> Vec<Value> {
        self.instructions().into_iter().take_while(|v| v.is_phi()).collect()
    }
}
