//! Loads of which only parts are used, by the instructions that programs consist of.
//!
//! A program takes vectors as values. What it does to the lower and to the upper half apart, such as extending its
//! elements, reads memory itself where the half is a load of its own; of a part of a vector in a register, the back end
//! makes moves between its halves.

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{self, Block, Value, builder::Builder};

/// Bits of the least part that is loaded alone.
const LEAST: u32 = 64;

/// Lets the loads of `block` of which only parts of one size are used load these.
pub fn load_parts(block: Block) {
    let loads: Vec<Value> = block.instructions().into_iter().filter(|v| v.is_plain_load()).collect();
    for load in loads {
        taken_apart(load);
    }
}

fn taken_apart(load: Value) -> Option<()> {
    let ty = load.ty().filter(|ty| ty.lanes.is_some() && [8, 16, 32, 64].contains(&ty.width))?;
    // Each bit is frozen once: parts are the same or have none in common.
    let [frozen] = load.users()[..] else { return None };
    let frozen = Some(frozen).filter(|v| v.opcode() == Some(LLVMOpcode::LLVMFreeze))?;
    let mut users: Vec<Value> = Vec::new();
    for user in frozen.users() {
        // One may have it for both of its operands.
        if !users.contains(&user) {
            users.push(user);
        }
    }
    let parts: Vec<(Value, u32)> =
        users.iter().map(|user| Some((*user, first(*user, frozen)?))).collect::<Option<_>>()?;
    let count = parts.first()?.0.ty()?.count();
    let is_part = |(part, first): &(Value, u32)| {
        part.ty().is_some_and(|ty| ty.count() == count) && first % count == 0 && first + count <= ty.count()
    };
    let is_less = count < ty.count() && count * u32::from(ty.width) >= LEAST;
    if !is_less || !parts.iter().all(is_part) || parts.iter().all(|p| p.1 == parts[0].1) {
        return None;
    }
    let build = Builder::before(load);
    let pointer = load.operand(0)?;
    let mut made: Vec<(u32, Value)> = Vec::new();
    for (part, first) in parts {
        let known = made.iter().find(|m| m.0 == first).map(|m| m.1);
        let new = known.unwrap_or_else(|| {
            let bytes = i64::from(first) * i64::from(ty.width) / 8;
            let new = build.frozen(build.load_part(load, pointer, bytes, part));
            made.push((first, new));
            new
        });
        ir::replace(part, new);
    }
    Some(())
}

/// The first of the elements of `whole` that `user` takes, if those lie side by side.
fn first(user: Value, whole: Value) -> Option<u32> {
    let mask = user.shuffle_mask();
    let first = (*mask.first()?)?;
    let is_run = mask.iter().zip(first..).all(|(lane, n)| *lane == Some(n));
    (is_run && user.operand(0) == Some(whole)).then_some(first)
}

#[cfg(test)]
mod tests {
    use inkwell::context::Context;
    use inkwell::memory_buffer::MemoryBuffer;

    use super::*;

    const HALVES: &str = "define void @f(ptr %p, ptr %q, ptr %r) {
  %a = load <32 x i8>, ptr %p, align 1
  %f = freeze <32 x i8> %a
  %low = shufflevector <32 x i8> %f, <32 x i8> %f, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %high = shufflevector <32 x i8> %f, <32 x i8> %f, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i8> %low, ptr %q, align 1
  store <16 x i8> %high, ptr %r, align 1
  ret void
}
";

    /// One instruction may have the vector for both of its operands, and goes once.
    #[test]
    fn halves_of_a_vector_with_itself_are_loaded_apart() {
        let context = Context::create();
        let text = MemoryBuffer::create_from_memory_range_copy(HALVES.as_bytes(), "halves");
        let module = context.create_module_from_ir(text).expect("it is a module");
        let function = module.get_function("f").expect("it is there");
        ir::blocks(Value::of(&function)).into_iter().for_each(load_parts);
        module.verify().expect("it is well formed");
        let after = module.print_to_string().to_string();
        assert_eq!(after.matches("load <16 x i8>").count(), 2, "{after}");
        assert!(!after.contains("<32 x i8>"), "{after}");
    }
}
