//! Loops that add products to vectors, with copies that do several iterations at once, executed.

mod shared;

use std::time::Duration;

use autoir_opt::{Form, Options, optimize, parse, widen};
use inkwell::context::Context;
use shared::{Compiled, bytes};

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

/// The text of a module with copies of its loops, and how many iterations each of them does at once.
fn deepened(text: &str) -> (String, Vec<u32>) {
    let context = Context::create();
    let module = parse(&context, text.as_bytes()).expect("it is a module");
    let loops = widen(&module, None, &|_| true);
    module.verify().expect("it is a right one");
    (module.print_to_string().to_string(), loops.iter().map(|l| l.times).collect())
}

/// The same results for all counts.
fn same(before: &str, after: &str) {
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
    let (after, times) = deepened(ROWS);
    assert_eq!(times, [2], "{after}");
    assert!(after.contains("load <2 x i8>"), "factors that lie side by side are loaded at once: {after}");
    same(ROWS, &after);
    // Arm's instructions add up four products of bytes; of words, all add up two.
    let arm = ROWS
        .replace("x86_64-pc-linux-gnu", "aarch64-unknown-linux-gnu")
        .replace("haswell", "neoverse-n1")
        .replace("+avx,+avx2,+cx8,+mmx", "+neon,+dotprod");
    assert_eq!(deepened(&arm).1, [4]);
    let copied = deepened(&arm).0.replace("aarch64-unknown-linux-gnu", "x86_64-pc-linux-gnu");
    same(ROWS, &copied.replace("neoverse-n1", "haswell").replace("+neon,+dotprod", "+avx,+avx2"));
    let words = ROWS
        .replace("shl nuw nsw i64 %i, 4", "shl nuw nsw i64 %i, 3")
        .replace("load <16 x i8>", "load <16 x i16>")
        .replace("sext <16 x i8> %b to <16 x i16>", "freeze <16 x i16> %b")
        .replace("mul nsw", "mul");
    assert_eq!(deepened(&words).1, [2]);
    same(&words, &deepened(&words).0);
}

#[test]
fn other_sums_stay() {
    let stays = |from: &str, to: &str| {
        assert!(ROWS.contains(from), "{from}");
        assert!(deepened(&ROWS.replace(from, to)).1.is_empty(), "{to}");
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
        same(ROWS, &after);
    }
}
