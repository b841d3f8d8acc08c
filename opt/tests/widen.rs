//! Loops with copies that do several iterations at once, executed.

mod shared;

use std::time::Duration;

use autoir_opt::{Form, Options, optimize, parse, prepare, widen};
use inkwell::context::Context;
use inkwell::values::AsValueRef;
use shared::{Compiled, bytes};

/// A loop as LLVM's vectorizer writes it: every other byte of eight pairs, each with a byte of another place, of which eight
/// bytes are written.
const PAIRS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @pairs(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  %none = icmp ult i64 %n, 8
  br i1 %none, label %exit, label %before

before:
  %some = and i64 %n, -8
  %low = trunc i64 %n to i16
  %one = insertelement <8 x i16> poison, i16 %low, i64 0
  %all = shufflevector <8 x i16> %one, <8 x i16> poison, <8 x i32> zeroinitializer
  %least = lshr <8 x i16> %all, <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>
  br label %loop

loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %j = shl nuw nsw i64 %i, 1
  %qa = getelementptr inbounds i8, ptr %pa, i64 %j
  %a = load <16 x i8>, ptr %qa, align 1
  %qb = getelementptr inbounds i8, ptr %pb, i64 %i
  %b = load <8 x i8>, ptr %qb, align 1
  %even = shufflevector <16 x i8> %a, <16 x i8> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %odd = shufflevector <16 x i8> %a, <16 x i8> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %mixed = shufflevector <8 x i8> %odd, <8 x i8> %b, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %x = zext <8 x i8> %even to <8 x i32>
  %y = zext <8 x i8> %mixed to <8 x i32>
  %p = mul nuw nsw <8 x i32> %x, %y
  %h = lshr <8 x i32> %p, splat (i32 3)
  %w = trunc <8 x i32> %h to <8 x i16>
  %m = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %w, <8 x i16> %least)
  %c = icmp ugt <8 x i16> %m, splat (i16 255)
  %s = select <8 x i1> %c, <8 x i16> splat (i16 255), <8 x i16> %m
  %r = trunc nuw <8 x i16> %s to <8 x i8>
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store <8 x i8> %r, ptr %q, align 1
  %next = add nuw i64 %i, 8
  %done = icmp eq i64 %next, %some
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" \"target-features\"=\"+avx,+avx2,+cx8,+mmx\" }
";

/// The text of a module with wide copies, and how many iterations each of them does at once.
fn widened(text: &str) -> (String, Vec<u32>) {
    let context = Context::create();
    let module = parse(&context, text.as_bytes()).expect("it is a module");
    let loops = widen(&module, None, &|_| true);
    module.verify().expect("it is a right one");
    (module.print_to_string().to_string(), loops.iter().map(|l| l.times).collect())
}

/// The same results for all counts, where so many bytes of `out` are there before.
fn same(before: &str, after: &str) {
    let (before, after) = (Compiled::new(before.as_bytes()), Compiled::new(after.as_bytes()));
    for n in 0..200 {
        let (a, b, out) = (bytes(512, n), bytes(256, n + 1), bytes(1024, n + 2));
        let (mut old, mut new) = (out.clone(), out);
        before.call("pairs", &mut old, &a, &b, n);
        after.call("pairs", &mut new, &a, &b, n);
        assert_eq!(old, new, "{n} bytes");
    }
}

#[test]
fn a_wide_copy_does_the_same_at_once() {
    let (after, times) = widened(PAIRS);
    assert_eq!(times, [4], "{after}");
    assert!(after.contains("store <32 x i8>") && after.contains("load <64 x i8>"), "{after}");
    assert!(
        after.contains("mul nuw nsw <32 x i32>"),
        "what is promised of the parts is promised of the whole"
    );
    same(PAIRS, &after);
    // Sixteen bytes at once, with vectors of 128 bits.
    let small = PAIRS.replace("haswell", "x86-64").replace("+avx,+avx2,", "");
    assert_eq!(widened(&small).1, [2]);
    same(&small, &widened(&small).0);
    // The count falls, and addresses grow.
    let addresses = PAIRS
        .replace("%i = phi", "%at = phi ptr [ %out, %before ], [ %behind, %loop ]\n  %i = phi")
        .replace(
            "%q = getelementptr inbounds i8, ptr %out, i64 %i",
            "%behind = getelementptr i8, ptr %at, i64 8",
        )
        .replace("ptr %q, align 1", "ptr %at, align 1");
    assert_eq!(widened(&addresses).1, [4]);
    same(&addresses, &widened(&addresses).0);
}

#[test]
fn what_is_written_may_be_read_later() {
    for (from, to) in [(0, 0), (0, 1), (1, 0), (0, 8), (8, 0), (0, 31), (31, 0), (32, 0), (0, 300), (300, 0)]
    {
        let near = PAIRS
            .replace(
                "before:\n",
                &format!(
                    "before:\n  %f = getelementptr i8, ptr %out, i64 {from}\n  %t = getelementptr i8, ptr %out, i64 {to}\n"
                ),
            )
            .replace("i8, ptr %pb, i64 %i", "i8, ptr %f, i64 %i")
            .replace("i8, ptr %out, i64 %i", "i8, ptr %t, i64 %i");
        let (after, times) = widened(&near);
        assert_eq!(times, [4], "it is asked before the loop");
        same(&near, &after);
        // Each is written twice, in turn.
        let store = "  store <8 x i8> %r, ptr %q, align 1\n";
        let again = format!(
            "{store}  %q2 = getelementptr inbounds i8, ptr %f, i64 %i\n  store <8 x i8> %b, ptr %q2, align 1\n"
        );
        let twice = near.replace(store, &again);
        assert_eq!(widened(&twice).1, [4]);
        same(&twice, &widened(&twice).0);
    }
}

#[test]
fn arguments_that_nobody_else_points_to_are_not_compared() {
    let (asked, _) = widened(PAIRS);
    assert!(asked.contains("ptrtoint"), "{asked}");
    let (after, times) = widened(&PAIRS.replace("ptr %out, ptr", "ptr noalias %out, ptr"));
    assert!(times == [4] && !after.contains("ptrtoint"), "{after}");
}

#[test]
fn other_loops_stay() {
    let stays = |from: &str, to: &str| {
        assert!(PAIRS.contains(from), "{from}");
        assert!(widened(&PAIRS.replace(from, to)).1.is_empty(), "{to}");
    };
    stays("load <8 x i8>", "load volatile <8 x i8>");
    stays("store <8 x i8> %r", "store volatile <8 x i8> %r");
    stays("i8, ptr %pb, i64 %i", "i8, ptr %pb, i64 %j");
    stays("i8, ptr %out, i64 %i", "i8, ptr %out, i64 %j");
    stays("icmp eq i64 %next, %some", "icmp ugt i64 %next, %some");
    stays("[ 0, %before ]", "[ %n, %before ]");
    stays("%done = ", "fence seq_cst\n  %done = ");
    stays("%done = ", "%e = extractelement <8 x i8> %r, i64 0\n  store i8 %e, ptr %pb\n  %done = ");
    // What an iteration hands on to the next one, and what depends on its number.
    stays(
        "%i = phi i64 [ 0, %before ], [ %next, %loop ]",
        "%i = phi i64 [ 0, %before ], [ %next, %loop ]\n  %last = phi <8 x i8> [ zeroinitializer, %before ], [ %r, %loop ]",
    );
    let splat = "%k = trunc i64 %i to i8\n  %k1 = insertelement <8 x i8> poison, i8 %k, i64 0\n  \
        %k2 = shufflevector <8 x i8> %k1, <8 x i8> poison, <8 x i32> zeroinitializer\n  \
        %r = add <8 x i8> %r0, %k2";
    stays(
        "%r = trunc nuw <8 x i16> %s to <8 x i8>",
        &format!("%r0 = trunc nuw <8 x i16> %s to <8 x i8>\n  {splat}"),
    );
    // A register is full.
    assert!(widened(&PAIRS.replace("haswell", "nonesuch")).1.is_empty(), "a CPU that is not known");
}

#[test]
fn a_wide_copy_stays_where_it_is_a_gain() {
    let optimized = |text: &str| {
        let options = Options::new(Duration::from_millis(200), &|| None);
        let (after, plan) = optimize(text.as_bytes(), Form::Text, &options).expect("it is a module");
        (String::from_utf8_lossy(&after).into_owned(), plan)
    };
    // Clamped words are packed, with one instruction for two registers of them.
    let clamped = PAIRS.replace("%least)", "splat (i16 200))");
    let (after, plan) = optimized(&clamped);
    assert_eq!(plan.widened.len(), 1, "{:?}", plan.windows);
    assert!(plan.replacements.iter().any(|r| r.place == plan.widened[0].wide), "{after}");
    if std::arch::is_x86_feature_detected!("avx2") {
        same(&clamped, &after);
    }
    // What LLVM makes of longer vectors alone may be a gain, too; where nothing is computed, nobody asks.
    let start = PAIRS.find("  %even").expect("a body");
    let end = PAIRS.find("  %q = ").expect("a body");
    let body = |what: &str| format!("{}  %r = {what}\n{}", &PAIRS[..start], &PAIRS[end..]);
    let (after, plan) = optimized(
        &body("xor <8 x i8> %x, %b").replace("  %r =", "  %x = add <8 x i8> %b, splat (i8 9)\n  %r ="),
    );
    assert_eq!(plan.widened.len(), 1, "{after}");
    let (after, plan) = optimized(&body("freeze <8 x i8> %b"));
    assert!(plan.widened.is_empty() && plan.replacements.is_empty(), "{after}");
    assert!(!after.contains("<32 x i8>"), "{after}");
}

/// Bytes made of words.
const NARROWING: &str = "
define void @narrowing(ptr %out, ptr %pa, ptr %pb, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = getelementptr inbounds i32, ptr %pa, i64 %i
  %a = load i32, ptr %x, align 4
  %c = call i32 @llvm.smax.i32(i32 %a, i32 0)
  %d = call i32 @llvm.umin.i32(i32 %c, i32 255)
  %t = trunc nuw i32 %d to i8
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store i8 %t, ptr %q, align 1
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!\"llvm.loop.mustprogress\"}
";

#[test]
fn loops_that_write_narrower_elements_than_they_read_are_not_interleaved() {
    let prepared = |text: &str| {
        let context = Context::create();
        let module = parse(&context, text.as_bytes()).expect("it is a module");
        assert!(module.get_functions().filter(|f| prepare(f.as_value_ref())).count() <= 1);
        module.verify().expect("it is a right one");
        module.print_to_string().to_string()
    };
    let asked = "!{!\"llvm.loop.interleave.count\", i32 1}";
    let after = prepared(NARROWING);
    assert!(after.contains(asked) && after.contains("llvm.loop.mustprogress"), "{after}");
    let stays = |from: &str, to: &str| {
        assert!(NARROWING.contains(from), "{from}");
        let after = prepared(&NARROWING.replace(from, to));
        assert!(!after.contains(asked), "{after}");
    };
    stays("store i8 %t", "store i32 %d");
    stays("store i8 %t, ptr %q", "store volatile i8 %t, ptr %q");
    stays("!1 = !{!\"llvm.loop.mustprogress\"}", "!1 = !{!\"llvm.loop.interleave.count\", i32 2}");
    stays("!1 = !{!\"llvm.loop.mustprogress\"}", "!1 = !{!\"llvm.loop.vectorize.width\", i32 4}");
    stays("!1 = !{!\"llvm.loop.mustprogress\"}", "!1 = !{!\"llvm.loop.unroll.count\", i32 2}");
    // What is left of vectors of floats is then less than one of them.
    let in_turn = "!{!\"llvm.loop.unroll.count\", i32 4}";
    assert!(!prepared(NARROWING).contains(in_turn));
    let floats = NARROWING.replace("store i8 %t,", "%f = sitofp i32 %d to float\n  store float %f,");
    assert!(prepared(&floats).contains(asked) && prepared(&floats).contains(in_turn));
}

/// A row of a product of matrices: each iteration adds a row of `b` times an element of `a`.
const ROWS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @rows(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %exit, label %before

before:
  br label %loop

loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %acc = phi <16 x i32> [ splat (i32 7), %before ], [ %sum, %loop ]
  %at = shl nuw nsw i64 %i, 4
  %qb = getelementptr inbounds i8, ptr %pb, i64 %at
  %b = load <16 x i8>, ptr %qb, align 1
  %qa = getelementptr inbounds i8, ptr %pa, i64 %i
  %a = load i8, ptr %qa, align 1
  %a1 = insertelement <16 x i8> poison, i8 %a, i64 0
  %as = shufflevector <16 x i8> %a1, <16 x i8> poison, <16 x i32> zeroinitializer
  %x = sext <16 x i8> %b to <16 x i16>
  %y = zext <16 x i8> %as to <16 x i16>
  %p = mul nsw <16 x i16> %x, %y
  %w = sext <16 x i16> %p to <16 x i32>
  %sum = add <16 x i32> %acc, %w
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop

end:
  store <16 x i32> %sum, ptr %out, align 4
  br label %exit

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" \"target-features\"=\"+avx,+avx2,+cx8,+mmx\" }
";

/// The same results for all counts of rows.
fn same_rows(before: &str, after: &str) {
    let (before, after) = (Compiled::new(before.as_bytes()), Compiled::new(after.as_bytes()));
    for n in 0..40 {
        let (a, b) = (bytes(64, n), bytes(1024, n + 1));
        let (mut old, mut new) = (vec![0; 64], vec![0; 64]);
        before.call("rows", &mut old, &a, &b, n);
        after.call("rows", &mut new, &a, &b, n);
        assert_eq!(old, new, "{n} rows");
    }
}

#[test]
fn a_copy_does_several_iterations() {
    let (after, times) = widened(ROWS);
    assert_eq!(times, [2], "{after}");
    assert!(after.contains("load <2 x i8>"), "factors that lie side by side are loaded at once: {after}");
    same_rows(ROWS, &after);
    // Arm's instructions add up four products of bytes; of words, all add up two.
    let arm = ROWS
        .replace("x86_64-pc-linux-gnu", "aarch64-unknown-linux-gnu")
        .replace("haswell", "neoverse-n1")
        .replace("+avx,+avx2,+cx8,+mmx", "+neon,+dotprod");
    assert_eq!(widened(&arm).1, [4]);
    let copied = widened(&arm).0.replace("aarch64-unknown-linux-gnu", "x86_64-pc-linux-gnu");
    same_rows(ROWS, &copied.replace("neoverse-n1", "haswell").replace("+neon,+dotprod", "+avx,+avx2"));
    let words = ROWS
        .replace("shl nuw nsw i64 %i, 4", "shl nuw nsw i64 %i, 3")
        .replace("load <16 x i8>", "load <16 x i16>")
        .replace("sext <16 x i8> %b to <16 x i16>", "freeze <16 x i16> %b")
        .replace("mul nsw", "mul");
    assert_eq!(widened(&words).1, [2]);
    same_rows(&words, &widened(&words).0);
}

#[test]
fn other_sums_stay() {
    let stays = |from: &str, to: &str| {
        assert!(ROWS.contains(from), "{from}");
        assert!(widened(&ROWS.replace(from, to)).1.is_empty(), "{to}");
    };
    stays("%p = mul nsw <16 x i16> %x, %y", "%p = xor <16 x i16> %x, %y");
    stays("%next = add", "store i8 %a, ptr %out\n  %next = add");
    stays("load <16 x i8>", "load volatile <16 x i8>");
    stays(
        "%w = sext <16 x i16> %p to <16 x i32>",
        "%w0 = sext <16 x i16> %p to <16 x i32>\n  %w = xor <16 x i32> %w0, %acc",
    );
    stays("%sum = add <16 x i32> %acc, %w", "%sum = sub <16 x i32> %acc, %w");
    stays("icmp eq i64 %next, %n", "icmp uge i64 %next, %n");
    // Of what is added up in the end, elements lie side by side as they are.
    stays(
        "store <16 x i32> %sum, ptr %out, align 4",
        "%all = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %sum)\n  store i32 %all, ptr %out, align 4",
    );
}

#[test]
fn a_copy_with_programs_stays() {
    let options = Options::new(Duration::from_secs(1), &|| None);
    let (after, plan) = optimize(ROWS.as_bytes(), Form::Text, &options).expect("it is a module");
    let after = String::from_utf8_lossy(&after).into_owned();
    assert_eq!(plan.widened.len(), 1, "{:?}", plan.windows);
    assert!(plan.replacements.iter().any(|r| r.place == plan.widened[0].wide), "{after}");
    if std::arch::is_x86_feature_detected!("avx2") {
        same_rows(ROWS, &after);
    }
}
