//! What both ways of a branch load, loaded before it.
//!
//! A vectorizer makes one way of the two, and chooses among what they compute. What is loaded on one way alone it would have
//! to load under a mask, which most CPUs have for no bytes; that both ways load the same does not help it. LLVM has a pass
//! that would do this and more (`gvn-hoist`), and does not run it.

use std::collections::HashMap;

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{self, Block, Value, builder::Builder};
use crate::read::may_write;

/// Moves such loads in `function`; says whether there was one.
pub fn load_before_branches(function: Value) -> bool {
    let blocks: Vec<Block> = ir::reached(function).into_iter().map(|b| b.1).collect();
    let mut entries: HashMap<Block, u32> = HashMap::new();
    for next in blocks.iter().flat_map(|block| block.successors()) {
        *entries.entry(next).or_default() += 1;
    }
    let mut is_changed = false;
    for block in blocks {
        let [a, b] = block.successors()[..] else { continue };
        let meets = a != b && a.successors().len() == 1 && a.successors() == b.successors();
        if meets && [a, b].iter().all(|way| entries[way] == 1 && way.phis().is_empty()) {
            is_changed |= load_before(block, a, b).unwrap_or(false);
        }
    }
    is_changed
}

/// Moves what `a` and `b` both load to the end of `block`, which leads to both and to nothing else.
fn load_before(block: Block, a: Block, b: Block) -> Option<bool> {
    let end = block.terminator()?;
    let mut is_changed = false;
    for load in loads(a) {
        let Some(same) = loads(b).into_iter().find(|other| is_same(load, *other)) else { continue };
        let (builder, address) = (Builder::before(end), load.operand(0)?);
        let address = match address.block() == Some(a) {
            true => builder.copy(address, &[]),
            false => address,
        };
        let before = builder.copy(load, &[address]);
        for one in [load, same] {
            one.replace_uses(before);
            one.erase();
        }
        is_changed = true;
    }
    Some(is_changed)
}

/// The loads of a block that are done in any case and see memory as it was before.
fn loads(block: Block) -> Vec<Value> {
    let is_passed = |value: &Value| !may_write(*value) && value.opcode() != Some(LLVMOpcode::LLVMCall);
    let passed = block.instructions().into_iter().take_while(is_passed);
    passed.filter(|value| value.is_plain_load() && is_known_before(*value)).collect()
}

/// Whether the address of a load is known before its block, or an element's place of what is.
fn is_known_before(load: Value) -> bool {
    let Some(address) = load.operand(0) else { return false };
    let is_before = |value: Value| value.block() != load.block();
    let mut operands = (0..).map_while(|n| address.operand(n));
    is_before(address) || (address.opcode() == Some(LLVMOpcode::LLVMGetElementPtr) && operands.all(is_before))
}

/// Whether two loads read the same value of the same place.
fn is_same(a: Value, b: Value) -> bool {
    let (Some(p), Some(q)) = (a.operand(0), b.operand(0)) else { return false };
    let is_one_place = p == q || (p.block() == a.block() && q.block() == b.block() && said(p) == said(q));
    let apart = |load: Value| {
        let text = said(load);
        let (front, rest) = text.split_once(", ptr ")?;
        Some((front.to_owned(), rest.split_once(',').map(|r| r.1.to_owned())))
    };
    is_one_place && apart(a).is_some() && apart(a) == apart(b)
}

/// What LLVM prints of an instruction, without its name and its place in the source.
fn said(value: Value) -> String {
    let text = value.text();
    let text = text.split_once(" = ").map_or("", |t| t.1);
    text.split(", !dbg ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::load_before_branches;
    use crate::ir::{self, Value};
    use crate::module;
    use inkwell::context::Context;

    /// A loop of which both ways load `first` and `second`.
    fn hoisted(first: &str, second: &str) -> String {
        let text = format!(
            "define void @f(ptr %out, ptr %p, ptr %q, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %end ]
  %x = getelementptr i8, ptr %p, i64 %i
  %a = load i8, ptr %x, align 1
  %c = icmp sgt i8 %a, 5
  br i1 %c, label %yes, label %no
yes:
{first}
  %s = add i8 %u, %a
  br label %end
no:
  %e = xor i8 %a, 7
{second}
  %t = sub i8 %v, %e
  br label %end
end:
  %r = phi i8 [ %s, %yes ], [ %t, %no ]
  %o = getelementptr i8, ptr %out, i64 %i
  store i8 %r, ptr %o, align 1
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}}
"
        );
        let context = Context::create();
        let parsed = module::parse(&context, text.as_bytes()).expect("it is a module");
        let function = ir::functions(&parsed)[0];
        let is_changed = load_before_branches(Value::from_raw(function.raw()).expect("it is there"));
        parsed.verify().expect("it is valid");
        let after = parsed.print_to_string().to_string();
        let (head, _) = after.split_once("yes:").expect("it has two ways");
        assert_eq!(is_changed, head.matches("load i8").count() == 2, "{after}");
        head.to_owned()
    }

    const FIRST: &str = "  %y = getelementptr i8, ptr %q, i64 %i\n  %u = load i8, ptr %y, align 1";
    const SECOND: &str = "  %z = getelementptr i8, ptr %q, i64 %i\n  %v = load i8, ptr %z, align 1";

    #[test]
    fn what_both_ways_load_is_loaded_once() {
        let loads = |first: &str, second: &str| hoisted(first, second).matches("load i8").count();
        assert_eq!(loads(FIRST, SECOND), 2);
        // Another place, another promise, and a place that may have been written before.
        assert_eq!(loads(FIRST, &SECOND.replace("%q", "%p")), 1);
        assert_eq!(loads(FIRST, &SECOND.replace("align 1", "align 2")), 1);
        assert_eq!(loads(FIRST, &SECOND.replace("load i8", "load volatile i8")), 1);
        assert_eq!(loads(FIRST, &format!("  store i8 1, ptr %out, align 1\n{SECOND}")), 1);
    }
}
