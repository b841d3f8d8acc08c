//! Loads and stores of several registers, one for each register.
//!
//! The back end takes wide accesses apart after it has chosen how addresses are counted in loops. Where each is an access of
//! its own before, it counts from where the last one lies, and goes on to the next iteration with that access. What is
//! interleaved stays: one instruction loads or stores that.

use inkwell::module::Module;

use crate::ir::{self, Value, builder::Builder};

/// Takes loads and stores of vectors in `module` apart that are wider than two registers of so many `bits`; says whether there
/// were some.
pub fn by_registers(module: &Module<'_>, bits: u32) -> bool {
    let mut is_changed = false;
    for function in ir::functions(module) {
        for (_, block) in ir::reached(function) {
            for value in block.instructions() {
                is_changed |= loaded(value, bits).or_else(|| stored(value, bits)).is_some();
            }
        }
    }
    is_changed
}

/// How many elements fill a register, of a vector of more than two: two are one access.
fn in_register(vector: Value, bits: u32) -> Option<u32> {
    let ty = vector.bits_ty().filter(|ty| ty.lanes.is_some() && [8, 16, 32, 64].contains(&ty.width))?;
    let count = bits / u32::from(ty.width);
    (ty.count() > 2 * count && ty.count().is_power_of_two()).then_some(count)
}

/// Whether `value` takes elements that do not lie side by side.
fn is_interleaved(value: Value) -> bool {
    let mask = value.shuffle_mask();
    let is_next = |pair: &[Option<u32>]| matches!(pair, [Some(a), Some(b)] if a + 1 == *b);
    mask.windows(2).any(|pair| !is_next(pair))
}

fn loaded(load: Value, bits: u32) -> Option<()> {
    let count = in_register(load, bits).filter(|_| load.is_plain_load())?;
    if load.users().into_iter().any(is_interleaved) {
        return None;
    }
    let (all, pointer) = (load.bits_ty()?.count(), load.operand(0)?);
    let build = Builder::before(load);
    build.at_line_of(load);
    let part = |n: u32| build.load_lanes(load, pointer, i64::from(n * bits / 8), count);
    let mut parts: Vec<Value> = (0..all / count).map(part).collect();
    while parts.len() > 1 {
        let lanes = all / parts.len() as u32;
        parts = parts.chunks(2).map(|pair| build.shuffled(pair[0], pair[1], 0..2 * lanes)).collect();
    }
    ir::replace(load, parts[0]);
    Some(())
}

fn stored(store: Value, bits: u32) -> Option<()> {
    let (whole, pointer) = (store.operand(0)?, store.operand(1)?);
    let count = in_register(whole, bits).filter(|_| store.is_plain_store() && !is_interleaved(whole))?;
    let build = Builder::before(store);
    build.at_line_of(store);
    for n in 0..whole.bits_ty()?.count() / count {
        build.store_part(store, build.part(whole, n * count, count), pointer, i64::from(n * bits / 8));
    }
    store.erase();
    Some(())
}

#[cfg(test)]
mod tests {
    use inkwell::context::Context;
    use inkwell::memory_buffer::MemoryBuffer;

    use super::*;

    #[test]
    fn each_register_has_an_access() {
        let text = "define void @f(ptr %p, ptr %q, ptr %r) {
  %a = load <32 x i16>, ptr %p, align 8
  store <32 x i16> %a, ptr %q, align 32
  %v = load volatile <32 x i16>, ptr %p, align 8
  %s = load <32 x i16>, ptr %p, align 8
  %even = shufflevector <32 x i16> %s, <32 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store <8 x i16> %even, ptr %r, align 8
  %b = load <8 x i16>, ptr %p, align 8
  store <8 x i16> %b, ptr %r, align 8
  ret void
}
";
        let context = Context::create();
        let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "text");
        let module = context.create_module_from_ir(buffer).expect("it is a module");
        assert!(by_registers(&module, 128));
        module.verify().expect("it is a right one");
        let after = module.print_to_string().to_string();
        let count = |what: &str| after.matches(what).count();
        assert_eq!((count("load <8 x i16>"), count("store <8 x i16>")), (5, 6), "{after}");
        assert_eq!(count("= load <32 x i16>"), 1, "what is interleaved: {after}");
        assert_eq!((count("load volatile <32 x i16>"), count("<32 x i16>, ptr %q")), (1, 0), "{after}");
        assert!(after.contains("align 32") && after.contains("align 16"), "{after}");
        assert!(!by_registers(&module, 128), "nothing is left");
    }
}
