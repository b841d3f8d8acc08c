//! Rows that a loop reads, as far apart as a stride that is not known: their addresses.
//!
//! Where a loop reads many rows, the back end counts the address of the first one and adds the stride once for each of the
//! others. With the stride, twice and three times the stride in registers, one addition serves four rows, for an access may
//! add a register itself. The multiples are frozen, so that nobody makes a chain of additions of them again.

use std::collections::HashMap;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::module::Module;

use crate::aside::NUMBER;
use crate::ir::{self, Value, builder::Builder};
use crate::strip::Loop;

/// Rows that are counted from one address.
const TOGETHER: usize = 4;

/// The fewest rows: of less, each has an address of its own in a register.
const FEWEST: usize = 8;

/// How deep offsets are looked into.
const DEPTH: usize = 8;

/// Lets loops in `module` that read many rows count from every fourth of them; says whether there were some.
pub fn by_rows(module: &Module<'_>) -> bool {
    let mut is_changed = false;
    for function in ir::functions(module) {
        for whole in ir::reached(function).into_iter().filter_map(|(_, block)| Loop::of(block)) {
            is_changed |= count(&whole) > 0;
        }
    }
    is_changed
}

/// An address of a row.
#[derive(Clone, Copy)]
struct Row {
    /// The instruction.
    address: Value,
    /// How many strides it is behind the first one.
    number: i64,
}

/// How many sets of rows of a loop are counted anew.
fn count(whole: &Loop) -> usize {
    let mut found: Vec<(Value, i64, Vec<Value>)> = Vec::new();
    for address in whole.block.instructions() {
        let Some((base, bytes)) = address.element_offset().filter(|_| is_row(whole, address)) else {
            continue;
        };
        match found.iter_mut().find(|(b, size, _)| *b == base && *size == bytes) {
            Some((.., addresses)) => addresses.push(address),
            None => found.push((base, bytes, vec![address])),
        }
    }
    found.into_iter().filter(|(_, bytes, addresses)| counted(whole, *bytes, addresses).is_some()).count()
}

/// Whether an address is a place in the loop and an offset that is the same in each iteration.
fn is_row(whole: &Loop, address: Value) -> bool {
    let is_fixed = |index: Value| {
        index.block() != Some(whole.block)
            && !index.is_constant()
            && index.ty().is_some_and(|ty| ty.width == 64 && ty.lanes.is_none())
    };
    address.operand(1).is_some_and(is_fixed)
}

fn counted(whole: &Loop, bytes: i64, addresses: &[Value]) -> Option<()> {
    let first = Linear::of(addresses.first()?.operand(1)?, DEPTH);
    let mut stride: Option<Value> = None;
    let mut rows = Vec::with_capacity(addresses.len());
    for address in addresses {
        let number = match Linear::of(address.operand(1)?, DEPTH).beyond(&first)? {
            Some((value, number)) => Some(number).filter(|_| *stride.get_or_insert(value) == value)?,
            None => 0,
        };
        rows.push(Row { address: *address, number });
    }
    rows.sort_by_key(|row| row.number);
    let by = rows.get(1)?.number.checked_sub(rows[0].number)?;
    let is_even = rows.windows(2).all(|pair| pair[1].number - pair[0].number == by);
    if rows.len() < FEWEST || by == 0 || !is_even {
        return None;
    }
    let build = Builder::before(whole.before.terminator()?);
    let stride = stride?;
    let multiple = |n: usize| {
        let n = build.number(NUMBER, by.checked_mul(bytes)?.checked_mul(n as i64)?);
        Some(build.frozen(build.binary(LLVMOpcode::LLVMMul, stride, n)))
    };
    let multiples: Vec<Value> = (1..=TOGETHER).map(multiple).collect::<Option<_>>()?;
    let build = Builder::before(addresses[0]);
    let mut base = build.copy(rows[0].address, &[rows[0].address.operand(0)?, rows[0].address.operand(1)?]);
    let mut made = Vec::with_capacity(rows.len());
    for n in 0..rows.len() {
        let at = n % TOGETHER;
        if n > 0 && at == 0 {
            base = build.offset(base, multiples[TOGETHER - 1]);
        }
        made.push(if at == 0 { base } else { build.offset(base, multiples[at - 1]) });
    }
    for (row, address) in rows.iter().zip(made) {
        ir::replace(row.address, address);
    }
    Some(())
}

/// A sum of products: of two values each, of one, or of none, with factors.
#[derive(Clone, Default, Debug)]
struct Linear(HashMap<(Option<Value>, Option<Value>), i64>);

impl Linear {
    /// What `value` is, as far as it can be told; itself where it cannot.
    fn of(value: Value, depth: usize) -> Linear {
        Linear::sum(value, depth).unwrap_or_else(|| Linear(HashMap::from([((Some(value), None), 1)])))
    }

    fn sum(value: Value, depth: usize) -> Option<Linear> {
        if let Some(number) = value.number() {
            return Some(Linear(HashMap::from([((None, None), number)])));
        }
        let (a, b) = (value.operand(0)?, value.operand(1)?);
        let of = |value| Linear::of(value, depth.saturating_sub(1));
        if depth == 0 {
            return None;
        }
        if let Some((rest, number)) = value.constant_summand() {
            return of(rest).plus(&Linear(HashMap::from([((None, None), number)])), 1);
        }
        match value.opcode()? {
            LLVMOpcode::LLVMAdd => of(a).plus(&of(b), 1),
            LLVMOpcode::LLVMSub => of(a).plus(&of(b), -1),
            LLVMOpcode::LLVMShl => {
                let by = b.number().filter(|by| (0..32).contains(by))?;
                Linear::default().plus(&of(a), 1 << by)
            }
            LLVMOpcode::LLVMMul => of(a).times(b).or_else(|| of(b).times(a)),
            _ => None,
        }
    }

    fn plus(mut self, other: &Linear, factor: i64) -> Option<Linear> {
        for (term, n) in &other.0 {
            let sum = self.0.entry(*term).or_default();
            *sum = sum.checked_add(n.checked_mul(factor)?)?;
        }
        Some(self)
    }

    /// This times `value`, if it has no products.
    fn times(&self, value: Value) -> Option<Linear> {
        if let Some(number) = value.number() {
            return Linear::default().plus(self, number);
        }
        let term = |(&(a, b), &n): (&(Option<Value>, Option<Value>), &i64)| match b {
            None => Some(((a, Some(value)), n)),
            Some(_) => None,
        };
        self.0.iter().map(term).collect::<Option<_>>().map(Linear)
    }

    /// What it is more than `other`, if that is a multiple of one value: nothing where they are the same.
    #[expect(clippy::option_option, reason = "being the same and being unlike are different answers")]
    fn beyond(&self, other: &Linear) -> Option<Option<(Value, i64)>> {
        let mut terms = self.clone().plus(other, -1)?.0;
        terms.retain(|_, n| *n != 0);
        match terms.into_iter().collect::<Vec<_>>()[..] {
            [] => Some(None),
            [((Some(value), None) | (None, Some(value)), n)] => Some(Some((value, n))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use inkwell::context::Context;
    use inkwell::memory_buffer::MemoryBuffer;

    use super::*;

    /// A loop that adds up bytes of so many rows, the first one of which `first` is the offset of; each is `factor` strides
    /// behind the one before.
    fn rows(count: i64, first: &str, factor: i64) -> String {
        let offset = |n: i64| {
            format!(
                "  %r{n} = add i64 %y, {}\n  %m{n} = mul i64 %r{n}, %s\n  %o{n} = sub i64 %m{n}, %c\n",
                n * factor
            )
        };
        let load = |n: i64| {
            format!(
                "  %p{n} = getelementptr i8, ptr %x, i64 %o{n}\n  %v{n} = load i8, ptr %p{n}, align 1\n  \
                 %t{n} = add i8 %{}, %v{n}\n",
                if n == 0 { "acc".to_owned() } else { format!("t{}", n - 1) }
            )
        };
        let (offsets, loads): (String, String) =
            ((0..count).map(offset).collect(), (0..count).map(load).collect());
        format!(
            "define i8 @f(ptr %p, i64 %s, i64 %c, i64 %y0, i64 %n) {{\nentry:\n  {first}\n{offsets}  br label %loop\n\n\
             loop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  %acc = phi i8 [ 0, %entry ], [ %t{}, %loop ]\n  \
             %x = getelementptr i8, ptr %p, i64 %i\n{loads}  %next = add i64 %i, 1\n  %done = icmp eq i64 %next, %n\n  \
             br i1 %done, label %exit, label %loop\n\nexit:\n  ret i8 %t{}\n}}\n",
            count - 1,
            count - 1
        )
    }

    /// The module after, if it is changed.
    fn counted(text: &str) -> Option<String> {
        let context = Context::create();
        let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "text");
        let module = context.create_module_from_ir(buffer).expect("it is a module");
        let is_changed = by_rows(&module);
        module.verify().expect("it is a right one");
        is_changed.then(|| module.print_to_string().to_string())
    }

    #[test]
    fn every_fourth_row_is_counted_from_the_one_before() {
        let shifted = "%y = shl i64 %y0, 4";
        let after = counted(&rows(10, shifted, 1)).expect("ten rows");
        let start = after.find("loop:").expect("a loop");
        let count = |what: &str| after[start..].matches(what).count();
        // One address of the loop, one of the first row, and one for each of the others.
        assert_eq!(
            (after.matches("freeze i64").count(), count("getelementptr"), count("load i8")),
            (4, 11, 10)
        );
        assert!(counted(&rows(10, shifted, 3)).is_some(), "every third row");
        assert!(counted(&rows(7, shifted, 1)).is_none(), "each may have an address");
        let uneven = rows(10, shifted, 1).replace("add i64 %y, 9", "add i64 %y, 11");
        assert!(counted(&uneven).is_none(), "a row is left out");
        let other = rows(10, shifted, 1).replace("%m9 = mul i64 %r9, %s", "%m9 = mul i64 %r9, %n");
        assert!(counted(&other).is_none(), "another stride");
    }
}
