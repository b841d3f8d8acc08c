//! Loops before and after they are prepared, executed.

mod shared;

use autoir_opt::{hoist, narrow, parse, prepare, reload, rows, running_totals, strip_mine};
use inkwell::context::Context;
use inkwell::values::AsValueRef;
use shared::{Compiled, bytes};

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
";

/// Adler's two sums, and a third one of weighted bytes, of `n` bytes: at least one.
const SUMS: &str = "
define void @sums(ptr %out, ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi i32 [ 1, %entry ], [ %a1, %loop ]
  %b = phi i32 [ 7, %entry ], [ %b1, %loop ]
  %x = getelementptr inbounds i8, ptr %p, i64 %i
  %t = load i8, ptr %x, align 1
  %w = zext i8 %t to i32
  %a1 = add i32 %a, %w
  %b1 = add i32 %a1, %b
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  store i32 %a1, ptr %out, align 1
  %second = getelementptr i8, ptr %out, i64 4
  store i32 %b1, ptr %second, align 1
  ret void
}
";

/// The greatest of the differences of `n` bytes and of what is there, and the bits that any of them has.
const GREATEST: &str = "
define void @greatest(ptr %out, ptr %p, ptr %q, i64 %n) {
entry:
  %start = load i32, ptr %out, align 1
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = phi i32 [ %start, %entry ], [ %m1, %loop ]
  %o = phi i32 [ 256, %entry ], [ %o1, %loop ]
  %x = getelementptr inbounds i8, ptr %p, i64 %i
  %y = getelementptr inbounds i8, ptr %q, i64 %i
  %a = load i8, ptr %x, align 1
  %b = load i8, ptr %y, align 1
  %wa = zext i8 %a to i32
  %wb = zext i8 %b to i32
  %d = sub i32 %wa, %wb
  %v = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %m1 = call i32 @llvm.smax.i32(i32 %v, i32 %m)
  %o1 = or i32 %o, %wb
  %next = add nuw i64 %i, 1
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i32 [ %m1, %loop ]
  store i32 %r, ptr %out, align 1
  %second = getelementptr i8, ptr %out, i64 4
  store i32 %o1, ptr %second, align 1
  ret void
}
";

/// Running totals of bytes, in as many places.
const TOTALS: &str = "
define void @totals(ptr %out, ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i8 [ 9, %entry ], [ %s1, %loop ]
  %x = getelementptr inbounds i8, ptr %p, i64 %i
  %y = getelementptr inbounds i8, ptr %q, i64 %i
  %a = load i8, ptr %x, align 1
  %b = load i8, ptr %y, align 1
  %t = xor i8 %a, %b
  %s1 = add i8 %s, %t
  %to = getelementptr inbounds i8, ptr %out, i64 %i
  store i8 %s1, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %end = getelementptr i8, ptr %out, i64 %n
  store i8 %s1, ptr %end, align 1
  ret void
}
";

/// Rows of 16 differences, summed up in the loop.
const ROWS: &str = "
define void @rows(ptr %out, ptr %p, ptr %q, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 5, %entry ], [ %s2, %loop ]
  %x = getelementptr inbounds i8, ptr %p, i64 %i
  %y = getelementptr inbounds i8, ptr %q, i64 %i
  %a = load <16 x i8>, ptr %x, align 1
  %b = load <16 x i8>, ptr %y, align 1
  %wa = zext <16 x i8> %a to <16 x i32>
  %wb = zext <16 x i8> %b to <16 x i32>
  %d = sub <16 x i32> %wa, %wb
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %d)
  %e = mul <16 x i32> %wa, %wb
  %u = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %e)
  %s1 = sub i32 %s, %r
  %s2 = add i32 %u, %s1
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  store i32 %s2, ptr %out, align 1
  ret void
}
";

/// A filter of three neighbours, each of which is loaded once.
const TAPS: &str = "
define void @taps(ptr noalias %out, ptr %p, ptr %q, i64 %n) {
entry:
  %second = getelementptr inbounds nuw i8, ptr %p, i64 1
  %a0 = load i8, ptr %p, align 1
  %b0 = load i8, ptr %second, align 1
  br label %loop

loop:
  %a = phi i8 [ %a0, %entry ], [ %b, %loop ]
  %b = phi i8 [ %b0, %entry ], [ %c, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %twice = shl i8 %b, 1
  %ab = add i8 %a, %twice
  %far = add nuw nsw i64 %i, 2
  %at = getelementptr inbounds nuw i8, ptr %p, i64 %far
  %c = load i8, ptr %at, align 1
  %abc = add i8 %ab, %c
  %to = getelementptr inbounds i8, ptr %out, i64 %i
  store i8 %abc, ptr %to, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
";

/// A module of functions.
fn whole(text: &str) -> String {
    if text.contains("target triple") { text.to_owned() } else { format!("{HEAD}{text}") }
}

/// The text of a module after `change`, if that says that something was changed.
fn changed(text: &str, change: impl Fn(&inkwell::module::Module<'_>) -> bool) -> Option<String> {
    let context = Context::create();
    let module = parse(&context, whole(text).as_bytes()).expect("it is a module");
    let is_changed = change(&module);
    module.verify().expect("it is a right one");
    is_changed.then(|| module.print_to_string().to_string())
}

fn mined(text: &str) -> Option<String> {
    changed(text, |module| {
        let changes: Vec<bool> = module.get_functions().map(|f| strip_mine(f.as_value_ref())).collect();
        changes.contains(&true)
    })
}

fn narrowed(text: &str) -> Option<String> {
    changed(text, |module| {
        let changes: Vec<bool> = module.get_functions().map(|f| narrow(f.as_value_ref())).collect();
        changes.contains(&true)
    })
}

/// The same results for all counts of bytes that are tried.
fn same(before: &str, after: &str, name: &str, counts: impl Iterator<Item = u64>) {
    same_from(&[0; 8], (before, after), name, counts);
}

/// The same, where so many bytes are there before.
fn same_from(there: &[u8], (before, after): (&str, &str), name: &str, counts: impl Iterator<Item = u64>) {
    let (before, after) = (Compiled::new(whole(before).as_bytes()), Compiled::new(after.as_bytes()));
    for n in counts {
        let (p, q) = (bytes(256, n), bytes(256, n + 1));
        let (mut old, mut new) = (there.to_vec(), there.to_vec());
        before.call(name, &mut old, &p, &q, n);
        after.call(name, &mut new, &p, &q, n);
        assert_eq!(old, new, "{n} bytes");
    }
}

#[test]
fn sums_of_sums_go_by_blocks() {
    let after = mined(SUMS).expect("the second sum is one of the first");
    assert!(after.contains("load <32 x i8>"), "{after}");
    same(SUMS, &after, "sums", 1..=200);
    let hoisted = changed(&after, hoist).expect("there are reductions in the loop");
    same(SUMS, &hoisted, "sums", 1..=200);
}

/// Loops that end as C's `for (i = 0; i < n; i++)` and `while (n-- > 0)` do, where nothing has made them end otherwise.
#[test]
fn iterations_are_counted_down_and_below() {
    let counted = "%done = icmp eq i64 %next, %n";
    let going_on = SUMS.replace("label %exit, label %loop", "label %loop, label %exit");
    let down = "%left = phi i64 [ %n, %entry ], [ %left1, %loop ]\n  %i = phi i64 [ 0,";
    let left = "%left1 = add nsw i64 %left, -1\n  ";
    let ends = [
        ("%i = phi i64 [ 0,", "%done = icmp slt i64 %next, %n".to_owned()),
        ("%i = phi i64 [ 0,", "%done = icmp ult i64 %i, %last".to_owned()),
        (down, format!("{left}%done = icmp samesign ugt i64 %left, 1")),
        (down, format!("{left}%done = icmp sgt i64 %left1, 0")),
    ];
    for (start, end) in ends {
        let text = going_on
            .replace("entry:\n", "entry:\n  %last = add i64 %n, -1\n")
            .replace("%i = phi i64 [ 0,", start)
            .replace(counted, &end);
        let after = mined(&text).expect("its iterations can be counted");
        same(SUMS, &after, "sums", (1..=70).chain([200]));
    }
    let other = going_on.replace(counted, "%done = icmp ugt i64 %next, %n");
    assert!(mined(&other).is_none(), "it counts away from its end");
}

#[test]
fn what_is_kept_of_the_iteration_before_is_loaded_again() {
    let reloaded =
        |text: &str| changed(text, |module| module.get_functions().any(|f| reload(f.as_value_ref())));
    let counts = || [1, 2, 7, 200].into_iter();
    let after = reloaded(TAPS).expect("two are kept, one of them twice");
    assert!(!after.contains("phi i8"), "{after}");
    same_from(&[0; 256], (TAPS, &after), "taps", counts());
    // Addresses are counted as well.
    let pointers = TAPS
        .replace("%i = phi i64 [ 0,", "%x = phi ptr [ %p, %entry ], [ %x1, %loop ]\n  %i = phi i64 [ 0,")
        .replace("%far = add nuw nsw i64 %i, 2", "%x1 = getelementptr inbounds i8, ptr %x, i64 1")
        .replace("ptr %p, i64 %far", "ptr %x1, i64 1");
    let after = reloaded(&pointers).expect("it is the same place");
    same_from(&[0; 256], (&pointers, &after), "taps", counts());
    // It may be written over, it lies elsewhere at first, or who knows what is done to it.
    assert!(reloaded(&TAPS.replace("noalias ", "")).is_none());
    assert!(reloaded(&TAPS.replace("ptr %p, i64 1", "ptr %p, i64 2")).is_none());
    assert!(reloaded(&TAPS.replace("ptr %p, i64 1", "ptr %q, i64 1")).is_none());
    assert!(
        reloaded(
            &TAPS
                .replace("%a0 =", "%b0 = load i8, ptr %second, align 1\n  store i8 3, ptr %second\n  %a0 =")
                .replacen("  %b0 = load i8, ptr %second, align 1\n  br", "  br", 1)
        )
        .is_none()
    );
    assert!(
        reloaded(&TAPS.replace(
            "getelementptr inbounds nuw i8, ptr %p, i64 %far",
            "getelementptr inbounds nuw i8, ptr %p, i64 2"
        ))
        .is_none()
    );
    let unknown =
        format!("declare void @u()\n{}", TAPS.replace("%abc = add", "call void @u()\n  %abc = add"));
    assert!(reloaded(&unknown).is_none());
}

#[test]
fn loops_that_do_more_stay() {
    assert!(mined(&SUMS.replace("%a1 = add i32 %a, %w", "%a1 = xor i32 %a, %w")).is_none(), "no sum");
    assert!(
        mined(&SUMS.replace("%b1 = add i32 %a1, %b", "%b1 = add i32 %w, %b")).is_none(),
        "only sums of terms"
    );
    assert!(
        mined(&SUMS.replace("%b1 = add i32 %a1, %b", "%b2 = add i32 %a1, %b\n  %b1 = mul i32 %b2, 3"))
            .is_none()
    );
    assert!(mined(&SUMS.replace("load i8", "load volatile i8")).is_none());
    let store = "  %next = add nuw i64 %i, 1\n  store i8 0, ptr %q\n";
    assert!(mined(&SUMS.replace("  %next = add nuw i64 %i, 1\n", store)).is_none(), "memory is written");
    assert!(
        mined(&SUMS.replace("icmp eq i64 %next, %n", "icmp eq i8 %t, 0")).is_none(),
        "an end that is not counted"
    );
    assert!(mined(&SUMS.replace("ptr %p, i64 %i", "ptr %p, i64 %n")).is_none(), "one byte again and again");
    let compared = "%c = icmp eq ptr %p, %q\n  %w = zext i1 %c to i32";
    assert!(mined(&SUMS.replace("%w = zext i8 %t to i32", compared)).is_none(), "no numbers are compared");
}

/// After running totals are made many at a time.
fn in_blocks(text: &str) -> Option<String> {
    changed(text, |module| {
        let changes: Vec<bool> = module.get_functions().map(|f| running_totals(f.as_value_ref())).collect();
        changes.contains(&true)
    })
}

#[test]
fn running_totals_go_by_vectors() {
    let after = in_blocks(TOTALS).expect("they are totals of bytes");
    assert!(after.contains("load <32 x i8>"), "{after}");
    same_from(&[0; 256], (TOTALS, &after), "totals", 1..=200);
    // Of shorts, of which only the low bytes are stored, and of bytes in shorts.
    let cut = TOTALS
        .replace("%s = phi i8", "%s = phi i16")
        .replace(
            "%s1 = add i8 %s, %t",
            "%w = zext i8 %t to i16\n  %s1 = add i16 %s, %w\n  %c = trunc i16 %s1 to i8",
        )
        .replace("store i8 %s1, ptr %to", "store i8 %c, ptr %to");
    let inside = cut.replace("store i8 %s1, ptr %end", "store i8 0, ptr %end");
    same_from(&[0; 256], (&inside, &in_blocks(&inside).expect("bytes")), "totals", 1..=70);
    assert!(
        in_blocks(&cut.replace("store i8 %s1, ptr %end", "store i16 %s1, ptr %end")).is_none(),
        "all bits are seen"
    );
    let wide = cut
        .replace("  %c = trunc i16 %s1 to i8\n", "")
        .replace("store i8 %c, ptr %to", "store i16 %s1, ptr %to")
        .replace("i8, ptr %out, i64 %i", "i16, ptr %out, i64 %i");
    let wide = wide
        .replace("getelementptr i8, ptr %out", "getelementptr i16, ptr %out")
        .replace("store i8 %s1, ptr %end", "store i16 %s1, ptr %end");
    same_from(&[0; 512], (&wide, &in_blocks(&wide).expect("shorts")), "totals", 1..=70);
}

#[test]
fn running_totals_may_lie_where_something_is_read() {
    for shift in [0, 1, 31, 32, 33, 64] {
        for (from, to) in [(0, shift), (shift, 0)] {
            // In one buffer, at so many bytes from each other.
            let from = format!("%x0 = getelementptr i8, ptr %out, i64 {from}");
            let near = TOTALS
                .replace(
                    "entry:\n",
                    &format!("entry:\n  {from}\n  %o = getelementptr i8, ptr %out, i64 {to}\n"),
                )
                .replace("i8, ptr %p, i64 %i", "i8, ptr %x0, i64 %i")
                .replace("i8, ptr %out, i64 %i", "i8, ptr %o, i64 %i");
            let there: Vec<u8> = (0..=255).map(|n: u8| n.wrapping_mul(37)).collect();
            same_from(&there, (&near, &in_blocks(&near).expect("asked before the loop")), "totals", 1..=150);
        }
    }
}

#[test]
fn other_totals_stay() {
    let stays = |from: &str, to: &str| {
        assert!(TOTALS.contains(from));
        assert!(in_blocks(&TOTALS.replace(from, to)).is_none(), "{to}");
    };
    stays("%s1 = add i8 %s, %t", "%s1 = xor i8 %s, %t");
    stays("store i8 %s1, ptr %to", "store volatile i8 %s1, ptr %to");
    stays("store i8 %s1, ptr %to", "store i8 %s, ptr %to");
    stays("store i8 %s1, ptr %to", "store i8 %s1, ptr %to\n  store i8 %s1, ptr %q");
    stays("%done = icmp eq i64 %next, %n", "%l = load i8, ptr %x, align 1\n  %done = icmp eq i64 %next, %n");
    stays("%done = icmp eq i64 %next, %n", "%done = icmp eq i8 %s1, 0");
    stays("ptr %out, i64 %i", "ptr %out, i64 0");
}

#[test]
fn accumulators_are_as_narrow_as_what_is_put_into_them() {
    let after = narrowed(GREATEST).expect("differences of bytes fit bytes");
    let (inside, _) = after.split_once("br i1 %done").expect("a loop");
    assert!(inside.contains("@llvm.umax.i8") && inside.contains("or i8"), "{after}");
    assert!(!inside.contains("smax") && !inside.contains("phi i32"), "{after}");
    for start in [i32::MIN, -1, 0, 7, 255, 256, i32::MAX] {
        let there = [start.to_le_bytes(), [0; 4]].concat();
        same_from(&there, (GREATEST, &after), "greatest", [0, 1, 2, 3, 64, 200].into_iter());
    }
    // All kinds, of unsigned and of signed bytes.
    let differences = "%v = call i32 @llvm.abs.i32(i32 %d, i1 true)";
    let signed = "%v = sext i8 %a to i32\n  %u = add i32 %d, 0";
    for (kind, value) in [
        ("smin", differences),
        ("umax", differences),
        ("umin", differences),
        ("smax", signed),
        ("smin", signed),
    ] {
        let other = GREATEST.replace(differences, value).replace("smax", kind);
        let after = narrowed(&other).expect("they fit bytes");
        for start in [i32::MIN, -129, -128, -1, 0, 127, 128, 300, i32::MAX] {
            let there = [start.to_le_bytes(), [0; 4]].concat();
            same_from(&there, (&other, &after), "greatest", [1, 2, 50].into_iter());
        }
    }
    for kind in ["and", "xor"] {
        let other = GREATEST.replace("or i32", &format!("{kind} i32"));
        same(&other, &narrowed(&other).expect("bits"), "greatest", [1, 2, 50].into_iter());
    }
    // Of less than a byte.
    let bit = GREATEST
        .replace(differences, "%c = icmp ult i8 %a, %b\n  %v = zext i1 %c to i32\n  %u = add i32 %d, 0");
    same(&bit, &narrowed(&bit).expect("a bit"), "greatest", [1, 2, 50].into_iter());
}

#[test]
fn loops_need_no_block_before_them() {
    // Entered from a block that may go elsewhere, too.
    let direct = TOTALS.replace(
        "entry:\n  br label %loop",
        "entry:\n  %none = icmp eq i64 %n, 0\n  br i1 %none, label %out0, label %loop",
    );
    let direct = direct.replace("  ret void\n}", "  ret void\n\nout0:\n  ret void\n}");
    assert!(in_blocks(&direct).is_none());
    let after = changed(&direct, |module| module.get_functions().any(|f| prepare(f.as_value_ref())));
    let after = after.expect("a block before it, and vectors");
    assert!(after.contains("load <32 x i8>"), "{after}");
    same_from(&[0; 256], (&direct, &after), "totals", 0..=100);
}

#[test]
fn accumulators_stay_where_nothing_is_won() {
    let stays = |from: &str, to: &str| {
        assert!(GREATEST.contains(from));
        assert!(narrowed(&GREATEST.replace(from, to)).is_none(), "{to}");
    };
    // Signed bytes in the order of unsigned numbers, wide values, a sum beside, somebody who looks.
    let value =
        "%v = call i32 @llvm.abs.i32(i32 %d, i1 true)\n  %m1 = call i32 @llvm.smax.i32(i32 %v, i32 %m)";
    stays(value, "%v = sext i8 %a to i32\n  %m1 = call i32 @llvm.umax.i32(i32 %v, i32 %m)");
    stays("%d = sub i32 %wa, %wb", "%d = mul i32 %wa, -16843009");
    stays("%o1 = or i32 %o, %wb", "%o1 = add i32 %o, %wb");
    stays("%o1 = or i32 %o, %wb", "%o1 = or i32 %o, %m1");
    stays("%next =", "store i32 %m, ptr %q\n  %next =");
    stays("load i8, ptr %x", "load volatile i8, ptr %x");
    // What is read is as wide as the accumulator.
    stays(
        "%o1 = or i32 %o, %wb",
        "%w = load i32, ptr %x, align 1\n  %f = lshr i32 %w, 24\n  %o1 = or i32 %o, %f",
    );
}

/// Sums of three vectors and a scalar, in one block.
const ADDED: &str = "define void @added(ptr %out, ptr %p, ptr %q, i64 %n) {
  %a = load <16 x i8>, ptr %p, align 1
  %b = load <16 x i8>, ptr %q, align 1
  %x = zext <16 x i8> %a to <16 x i32>
  %y = sext <16 x i8> %b to <16 x i32>
  %z = mul <16 x i32> %x, %y
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %x)
  %s = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %y)
  %t = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %z)
  %c = trunc i64 %n to i32
  %u = add nuw nsw i32 %r, %c
  %v = add nsw i32 %s, %u
  %w = add i32 %v, %t
  store i32 %w, ptr %out, align 1
  ret void
}
";

#[test]
fn sums_that_are_added_are_the_sum_of_one_vector() {
    let after = changed(ADDED, hoist).expect("there are three");
    assert_eq!(after.matches("call i32 @llvm.vector.reduce.add").count(), 1, "{after}");
    assert!(!after.contains("nsw"), "{after}");
    // Promises do not hold for what is added otherwise; they do for what is compared here.
    let plain = ADDED.replace("nuw nsw ", "").replace("nsw ", "");
    same(&plain, &after, "added", [0, 5, 1000].into_iter());
    // Who sees a part of the sum has to get it.
    let seen = ADDED.replace("  %w = add", "  store i32 %u, ptr %out, align 1\n  %w = add");
    let after = changed(&seen, hoist).expect("two are left");
    assert_eq!(after.matches("call i32 @llvm.vector.reduce.add").count(), 2, "{after}");
    let one = ADDED.replace("%w = add i32 %v, %t", "store i32 %v, ptr %q, align 1\n  %w = mul i32 %v, %t");
    assert!(changed(&one.replace("add nsw i32 %s, %u", "add nsw i32 %u, %u"), hoist).is_none());
}

/// Adler's two sums of sixteen bytes in an iteration, one by one.
fn one_by_one() -> String {
    let mut body = String::new();
    for n in 0..16 {
        let (a, b) = match n {
            0 => ("%a".to_owned(), "%b".to_owned()),
            n => (format!("%a{n}"), format!("%b{n}")),
        };
        body.push_str(&format!(
            "  %x{n} = getelementptr inbounds i8, ptr %at, i64 {n}
  %t{n} = load i8, ptr %x{n}, align 1
  %w{n} = zext i8 %t{n} to i64
  %a{0} = add i64 {a}, %w{n}
  %b{0} = add nuw i64 %a{0}, {b}
",
            n + 1
        ));
    }
    format!(
        "define void @written(ptr %out, ptr %p, ptr %q, i64 %n) {{
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi i64 [ 1, %entry ], [ %a16, %loop ]
  %b = phi i64 [ 7, %entry ], [ %b16, %loop ]
  %at = getelementptr inbounds i8, ptr %p, i64 %i
{body}  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  store i64 %a16, ptr %out, align 1
  %second = getelementptr i8, ptr %out, i64 8
  store i64 %b16, ptr %second, align 1
  ret void
}}
"
    )
}

#[test]
fn neighbours_that_are_summed_up_one_by_one_are_a_vector() {
    let before = one_by_one();
    let after = changed(&before, hoist).expect("there are two sums");
    let (inside, _) = after.split_once("br i1 %done").expect("a loop");
    assert!(inside.contains("load <16 x i8>") && !inside.contains("load i8"), "{after}");
    // The sums of an iteration are added up behind the loop.
    assert!(!inside.contains("reduce"), "{after}");
    let lengths = || [1, 16, 32, 112, 208].into_iter();
    same(&before, &after, "written", lengths());
    // One of two sums is enough; who sees what is on the way has it.
    let seen = before.replace("  %next = add", "  %odd = mul i64 %a5, %a5\n  %next = add");
    let seen = seen.replace("store i64 %a16", "store i64 %odd").replace("nuw i64 %a", "i64 %a");
    if let Some(after) = changed(&seen, hoist) {
        same(&seen, &after, "written", lengths());
    }
    // Another distance, another width, a value that is read while memory is written.
    for (what, other) in [
        ("twice the same", before.replace("ptr %at, i64 15", "ptr %at, i64 14")),
        ("signed ones", before.replace("zext i8 %t3", "sext i8 %t3")),
        ("written between", before.replace("  %next = add", "  store i8 %t3, ptr %q\n  %next = add")),
        ("volatile", before.replace("load i8, ptr %x4,", "load volatile i8, ptr %x4,")),
    ] {
        assert!(changed(&other, hoist).is_none_or(|text| !text.contains("load <16 x i8>")), "{what}");
    }
}

#[test]
fn reductions_are_taken_out_of_loops() {
    let after = changed(ROWS, hoist).expect("there are two");
    let (inside, _) = after.split_once("br i1 %done").expect("a loop");
    assert!(!inside.contains("reduce"), "{after}");
    same(ROWS, &after, "rows", [1, 16, 17, 64, 200].into_iter());
    // A part of a sum may wrap where the whole does not.
    let mixed = ROWS.replace(
        "%s2 = add i32 %u, %s1",
        "%c = trunc i64 %n to i32\n  %s3 = add nsw i32 %u, %s1\n  %s2 = add nsw i32 %s3, %c",
    );
    let parts = changed(&mixed, hoist).expect("something else is added, too");
    assert!(!parts.contains("nsw") && parts.contains("trunc i64"), "{parts}");
    same(&mixed, &parts, "rows", [1, 16, 17, 64, 200].into_iter());
    let other = ROWS.replace("%s2 = add i32 %u, %s1", "store i32 %s1, ptr %out\n  %s2 = add i32 %u, %s1");
    assert!(changed(&other, hoist).is_none(), "somebody sees the sum on the way");
    assert!(changed(&ROWS.replace("reduce.add", "reduce.xor"), hoist).is_none());
}

#[test]
fn vectors_of_any_length_are_summed_up_whole() {
    let longer = ROWS
        .replace("%u = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %e)", "%f = shufflevector <16 x i32> %e, \
            <16 x i32> %e, <18 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, \
            i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17>\n  \
            %u = call i32 @llvm.vector.reduce.add.v18i32(<18 x i32> %f)");
    let after = changed(&longer, hoist).expect("there are two");
    same(&longer, &after, "rows", [16, 32, 200].into_iter());
}

/// A loop with `count` bytes of each row unrolled, in rows of `1 << shift` bytes; `step` is what is done to byte `n`.
fn unrolled(count: u32, shift: u32, step: impl Fn(u32) -> &'static str) -> String {
    let byte = |n: u32| {
        let (op, before) = (step(n), if n == 0 { "%s".to_owned() } else { format!("%s{n}") });
        format!(
            "  %i{n} = or disjoint i64 %y, {n}\n  %x{n} = getelementptr inbounds nuw i8, ptr %p, i64 %i{n}\n  \
             %a{n} = load i8, ptr %x{n}, align 1\n  %w{n} = zext i8 %a{n} to i32\n  \
             %t{n} = {op} i32 %w{n}, 7\n  %s{} = add i32 {before}, %t{n}\n",
            n + 1
        )
    };
    let body: String = (0..count).map(byte).collect();
    format!(
        "define void @unrolled(ptr %out, ptr %p, ptr %q, i64 %n) {{\nentry:\n  br label %loop\n\nloop:\n  \
         %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  %s = phi i32 [ 0, %entry ], [ %s{count}, %loop ]\n  \
         %y = shl nsw i64 %i, {shift}\n{body}  %next = add nuw nsw i64 %i, 1\n  \
         %done = icmp eq i64 %next, %n\n  br i1 %done, label %exit, label %loop, !llvm.loop !0\n\nexit:\n  \
         store i32 %s{count}, ptr %out, align 1\n  ret void\n}}\n\n\
         !0 = distinct !{{!0, !1}}\n!1 = !{{!\"llvm.loop.mustprogress\"}}\n"
    )
}

#[test]
fn rows_are_left_to_what_makes_vectors_of_one_iteration() {
    let kept = |text: &str| {
        let any = |f: inkwell::values::FunctionValue<'_>| rows(f.as_value_ref());
        changed(text, |module| module.get_functions().any(any))
    };
    let after = kept(&unrolled(16, 4, |_| "mul")).expect("sixteen neighbours, and the next row behind them");
    assert!(after.contains("!{!\"llvm.loop.vectorize.enable\", i1 false}"), "{after}");
    assert!(after.contains("llvm.loop.mustprogress"), "what was asked for before stays: {after}");
    assert!(after.contains("distinct"), "a loop's node is its own: {after}");
    assert!(kept(&unrolled(4, 2, |_| "mul")).is_none(), "pixels");
    assert!(kept(&unrolled(16, 0, |_| "mul")).is_none(), "a filter, whose next taps overlap");
    let other = |n| if n % 2 == 0 { "mul" } else { "xor" };
    assert!(kept(&unrolled(16, 4, other)).is_none(), "neighbours are not treated alike");
}
