//! Modules before and after, executed.

mod shared;

use std::time::Duration;

use autoir_opt::{Form, Options, Plan, optimize};
use autoir_synth::window::Window;
use shared::{Compiled, bytes};

/// A loop as LLVM's vectorizer writes it: bytes added in 32 bits, saturated; the sum is used by another store, too.
const ADD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @add(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %qa = getelementptr inbounds i8, ptr %pa, i64 %i
  %a = load <32 x i8>, ptr %qa, align 1
  %qb = getelementptr inbounds i8, ptr %pb, i64 %i
  %b = load <32 x i8>, ptr %qb, align 1
  %x = zext <32 x i8> %a to <32 x i32>
  %y = zext <32 x i8> %b to <32 x i32>
  %s = add nuw nsw <32 x i32> %x, %y
  %m = call <32 x i32> @llvm.umin.v32i32(<32 x i32> %s, <32 x i32> splat (i32 255))
  %r = trunc nuw <32 x i32> %m to <32 x i8>
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store <32 x i8> %r, ptr %q, align 1
  %next = add nuw i64 %i, 32
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" \"target-features\"=\"+avx,+avx2,+cx8,+mmx\" }
";

fn optimized(text: &str) -> (Vec<u8>, Plan) {
    let options = Options::new(Duration::from_millis(200), &|| None);
    let (bytes, plan) = optimize(text.as_bytes(), Form::Text, &options).expect("it is a module");
    (bytes, plan)
}

/// Products of complex numbers, as clang computes them, in a loop like that of [`ADD`]; the results that are no numbers are
/// zeros.
const COMPLEX: &str = "  %ar = shufflevector <8 x float> %a, <8 x float> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %ai = shufflevector <8 x float> %a, <8 x float> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %br = shufflevector <8 x float> %b, <8 x float> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %bi = shufflevector <8 x float> %b, <8 x float> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %minus = fneg <4 x float> %ai
  %p = fmul <4 x float> %minus, %bi
  %re = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %ar, <4 x float> %br, <4 x float> %p)
  %p1 = fmul <4 x float> %ai, %br
  %im = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %ar, <4 x float> %bi, <4 x float> %p1)
  %both = shufflevector <4 x float> %re, <4 x float> %im, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %nan = fcmp uno <8 x float> %both, zeroinitializer
  %r = select <8 x i1> %nan, <8 x float> zeroinitializer, <8 x float> %both
";

/// A rounded product with one of four factors, which a loop finds in every lane.
const GAINS: &str = "target triple = \"x86_64-unknown-linux-gnu\"
define void @gain(ptr noalias %out, ptr %in, <4 x i16> %gains, i64 %n) #0 {
entry:
  %wide = sext <4 x i16> %gains to <4 x i32>
  %all = shufflevector <4 x i32> %wide, <4 x i32> poison, <16 x i32> splat (i32 2)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i16, ptr %in, i64 %i
  %a = load <16 x i16>, ptr %at, align 2
  %x = sext <16 x i16> %a to <16 x i32>
  %p = mul nsw <16 x i32> %x, %all
  %s = add nsw <16 x i32> %p, splat (i32 16384)
  %h = lshr <16 x i32> %s, splat (i32 15)
  %r = trunc <16 x i32> %h to <16 x i16>
  %to = getelementptr i16, ptr %out, i64 %i
  store <16 x i16> %r, ptr %to, align 2
  %next = add nuw i64 %i, 16
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

/// One of them may be poison where another one is asked for.
#[test]
fn factors_are_one_scalar_whose_elements_are_frozen_apart() {
    let (after, plan) = optimized(GAINS);
    assert_eq!(plan.replacements.len(), 1);
    let after = String::from_utf8_lossy(&after).into_owned();
    assert!(
        after.contains("freeze <4 x i16> %gains")
            && after.contains("<4 x i16> %")
            && after.contains(" to i64"),
        "{after}"
    );
}

#[test]
fn floats_are_computed_as_they_lie() {
    let floats = ADD.replace("<32 x i8>", "<8 x float>");
    let (head, rest) = floats.split_once("  %x = zext").expect("it computes");
    let (_, tail) = rest.split_once("  %q = getelementptr").expect("it stores");
    let before = format!("{head}{COMPLEX}  %q = getelementptr{tail}");
    let (after, plan) = optimized(&before);
    assert_eq!(plan.replacements.len(), 1, "{:?}", plan.windows);
    let text = String::from_utf8_lossy(&after).into_owned();
    assert!(text.contains("@llvm.fma.v8f32") || text.contains("fmaddsub"), "{text}");
    same(&before, &after, "add");
}

/// The same of random operands, before and after.
fn same(before: &str, after: &[u8], name: &str) {
    if !std::arch::is_x86_feature_detected!("avx2") {
        autoir_tests::skip::note("modules before and after", "this CPU has no AVX2");
        return;
    }
    let (before, after) = (Compiled::new(before.as_bytes()), Compiled::new(after));
    for seed in 0..100 {
        let (a, b) = (bytes(256, 2 * seed), bytes(256, 2 * seed + 1));
        let (mut old, mut new) = (vec![0; 256], vec![0; 256]);
        let count = 32 * (1 + seed % 8);
        before.call(name, &mut old, &a, &b, count);
        after.call(name, &mut new, &a, &b, count);
        assert_eq!(old, new);
    }
}

/// How often the block `loop` of `text` has `part`.
fn in_loop(text: &str, part: &str) -> usize {
    let (_, block) = text.split_once("\nloop:").expect("there is such a block");
    block.split("\n\n").next().expect("a text has a first part").matches(part).count()
}

/// A loop is unrolled where it is short with a program in it; not where nothing is put into it, where it asks not to be, or
/// where functions are to be short.
#[test]
fn short_loops_are_unrolled() {
    let stores = |text: &str| in_loop(&String::from_utf8_lossy(&optimized(text).0), "store <32 x i8>");
    assert_eq!(stores(ADD), 4);
    let (head, rest) = ADD.split_once("  %x = zext").expect("it computes");
    let (_, tail) = rest.split_once("  %q = getelementptr").expect("it stores");
    let plain = format!("{head}  %r = xor <32 x i8> %a, %b\n  %q = getelementptr{tail}");
    assert_eq!(stores(&plain), 1, "nothing is put in");
    assert_eq!(stores(&ADD.replace("{ nounwind", "{ nounwind optsize")), 1);
    let asks = ADD.replace("label %loop\n\nexit", "label %loop, !llvm.loop !0\n\nexit")
        + "!0 = distinct !{!0, !1}\n!1 = !{!\"llvm.loop.unroll.disable\"}\n";
    assert_eq!(stores(&asks), 1);
}

#[test]
fn a_saturating_sum_becomes_one_instruction() {
    let (after, plan) = optimized(ADD);
    let text = String::from_utf8_lossy(&after).into_owned();
    assert_eq!(plan.replacements.len(), 1, "{:?}", plan.windows);
    assert!(!text.contains("zext <32") && !text.contains("autoir.kernel"), "{text}");
    same(ADD, &after, "add");
}

#[test]
fn what_others_use_stays() {
    let wide = ADD
        .replace("  %q = getelementptr", "  store <32 x i32> %s, ptr %wide, align 1\n  %q = getelementptr");
    let text = wide.replace("entry:\n", "entry:\n  %wide = alloca <32 x i32>\n");
    let (after, _) = optimized(&text);
    assert!(String::from_utf8_lossy(&after).contains("store <32 x i32>"));
    same(&text, &after, "add");
}

#[test]
fn a_cpu_that_is_not_known_leaves_its_functions_as_they_are() {
    let (_, plan) = optimized(&ADD.replace("haswell", "nonesuch"));
    assert!(plan.replacements.is_empty());
    let why = plan.windows[0].kept.as_deref().unwrap_or_default();
    assert!(why.contains("unknown CPU `nonesuch`"), "{why}");
}

#[test]
fn vectors_of_no_fixed_size_and_volatile_stores_stay() {
    let text = "define void @f(ptr %out, ptr %pa, ptr %pb, i64 %n) {
  %a = load volatile <vscale x 4 x i32>, ptr %pa
  %b = add <vscale x 4 x i32> %a, %a
  %c = mul <vscale x 4 x i32> %b, %a
  store volatile <vscale x 4 x i32> %c, ptr %out
  ret void
}
";
    let (after, plan) = optimized(text);
    assert!(plan.windows.is_empty());
    assert!(String::from_utf8_lossy(&after).contains("mul <vscale x 4 x i32>"));
}

/// Set bits counted as LLVM's vectorizer does it: each byte's in a lane of its own, of accumulators side by side.
const COUNT: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @count(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s0 = phi <8 x i32> [ <i32 7, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, %entry ], [ %t0, %loop ]
  %s1 = phi <8 x i32> [ splat (i32 3), %entry ], [ %t1, %loop ]
  %q0 = getelementptr inbounds i8, ptr %pa, i64 %i
  %q1 = getelementptr inbounds i8, ptr %q0, i64 8
  %a0 = load <8 x i8>, ptr %q0, align 1
  %a1 = load <8 x i8>, ptr %q1, align 1
  %c0 = call <8 x i8> @llvm.ctpop.v8i8(<8 x i8> %a0)
  %c1 = call <8 x i8> @llvm.ctpop.v8i8(<8 x i8> %a1)
  %z0 = zext <8 x i8> %c0 to <8 x i32>
  %z1 = zext <8 x i8> %c1 to <8 x i32>
  %t0 = add <8 x i32> %s0, %z0
  %t1 = add <8 x i32> %z1, %s1
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %t = add <8 x i32> %t1, %t0
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %t)
  store i32 %r, ptr %out, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

fn names(text: &str) -> Vec<String> {
    let (windows, _) = autoir_opt::windows(text.as_bytes()).expect("it is a module");
    windows.into_iter().map(|w| w.name).collect()
}

#[test]
fn a_sum_over_a_loop_is_regrouped() {
    let (after, plan) = optimized(COUNT);
    let text = String::from_utf8_lossy(&after).into_owned();
    assert!(!plan.replacements.is_empty(), "{:?}", plan.windows);
    assert!(text.contains("load <16 x i8>") && in_loop(&text, "phi <8 x i32>") == 1, "{text}");
    same(COUNT, &after, "count");
}

/// Terms that are computed as one are all there only behind the last: what is made of the first is computed there.
#[test]
fn sums_whose_terms_are_used_one_after_the_other_are_regrouped() {
    let z0 = "  %z0 = zext <8 x i8> %c0 to <8 x i32>\n";
    let t0 = "  %t0 = add <8 x i32> %s0, %z0\n";
    let c1 = "  %c1 = call";
    let text = COUNT.replace(z0, "").replace(t0, "").replace(c1, &format!("{z0}{t0}{c1}"));
    assert!(text.find("%t0 = add") < text.find("%c1 = call"));
    let (after, plan) = optimized(&text);
    assert!(!plan.replacements.is_empty(), "{:?}", plan.windows);
    same(&text, &after, "count");
    // What somebody looks at in between stays apart.
    let seen = text.replace(c1, &format!("  store <8 x i32> %z0, ptr %pb, align 1\n{c1}"));
    let (after, plan) = optimized(&seen);
    assert!(plan.windows.iter().all(|w| !w.kept.as_deref().unwrap_or_default().contains("internal")));
    same(&seen, &after, "count");
}

#[test]
fn a_sum_of_which_more_is_used_is_not() {
    let is_sum = |text: &str| names(text).iter().any(|name| name.contains("_sum"));
    assert!(is_sum(COUNT) && is_sum(LANES));
    let instead = |old: &str, new: &str| {
        assert!(LANES.contains(old), "{old}");
        LANES.replace(old, new)
    };
    let lane = "  %lane = extractelement <16 x i32> %t, i64 0\n  store i32 %lane, ptr %pb\n  store i32 %r";
    let entry = "entry:\n  %odd = icmp eq i64 %n, 7\n  br i1 %odd, label %other, label %loop\n\nother:\n  br label %loop";
    for (what, other) in [
        ("a lane", instead("  store i32 %r", lane)),
        ("its value on the way", instead("  %next = add", "  store <16 x i32> %s, ptr %pb\n  %next = add")),
        ("twice", instead("%u = add <16 x i32> %t, splat (i32 5)", "%u = add <16 x i32> %t, %t")),
        ("lanes that may not wrap", instead("%u = add <16 x i32>", "%u = add nuw <16 x i32>")),
        ("another operation", instead("%u = add <16 x i32>", "%u = xor <16 x i32>")),
        ("another reduction", instead("reduce.add", "reduce.umax")),
        (
            "entered from two places",
            instead("entry:\n  br label %loop", entry)
                .replace("[ 0, %entry ]", "[ 0, %entry ], [ 0, %other ]")
                .replace(", %entry ], [ %t", ", %entry ], [ zeroinitializer, %other ], [ %t"),
        ),
        ("something else than a sum", instead("%t = add <16 x i32>", "%t = xor <16 x i32>")),
    ] {
        assert!(!is_sum(&other), "{what}");
    }
}

/// One accumulator with a lane for each element: sums of neighbours leave most lanes to what they were before the loop.
const LANES: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @count(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <16 x i32> [ splat (i32 3), %entry ], [ %t, %loop ]
  %q = getelementptr inbounds i8, ptr %pa, i64 %i
  %a = load <16 x i8>, ptr %q, align 1
  %c = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a)
  %z = zext <16 x i8> %c to <16 x i32>
  %t = add <16 x i32> %s, %z
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %u = add <16 x i32> %t, splat (i32 5)
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %u)
  store i32 %r, ptr %out, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn a_sum_takes_the_lanes_that_it_needs() {
    let (after, plan) = optimized(LANES);
    let narrow = |w: &Window| w.function.result.lanes() < 16;
    assert!(plan.replacements.iter().any(|r| narrow(&r.window)), "{:?}", plan.windows);
    same(LANES, &after, "count");
}

/// LLVM's sums of several elements in one lane, of which it does not say which.
#[test]
fn a_partial_reduction_is_a_sum() {
    let whole = "%t = add <16 x i32> %s, %z";
    let partial =
        "%t = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v16i32(<4 x i32> %s, <16 x i32> %z)";
    let text = LANES.replace(whole, partial).replace("phi <16 x i32>", "phi <4 x i32>");
    let text = text.replace("%u = add <16 x i32>", "%u = add <4 x i32>");
    let text = text.replace("reduce.add.v16i32(<16 x i32> %u)", "reduce.add.v4i32(<4 x i32> %u)");
    let (after, plan) = optimized(&text);
    assert!(plan.replacements.iter().any(|r| r.window.name.contains("_sum")), "{:?}", plan.windows);
    same(&text, &after, "count");
}

/// Distances of bytes, by order, of words that are only ever seen as bytes; only the sum of their multiples is used.
const DISTANCES: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @distances(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
  %p = load <8 x i64>, ptr %pa, align 1
  %q = load <8 x i64>, ptr %pb, align 1
  %a = bitcast <8 x i64> %p to <64 x i8>
  %b = bitcast <8 x i64> %q to <64 x i8>
  %m = call <64 x i8> @llvm.umax.v64i8(<64 x i8> %a, <64 x i8> %b)
  %l = call <64 x i8> @llvm.umin.v64i8(<64 x i8> %a, <64 x i8> %b)
  %d = sub <64 x i8> %m, %l
  %z = zext <64 x i8> %d to <64 x i32>
  %w = mul <64 x i32> %z, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
  %r = call i32 @llvm.vector.reduce.add.v64i32(<64 x i32> %w)
  store i32 %r, ptr %out, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn of_a_value_of_which_the_sum_is_used_that_is_computed() {
    let (after, plan) = optimized(DISTANCES);
    let of_bytes = |w: &Window| w.function.operands.iter().all(|o| o.width == 8);
    assert!(plan.replacements.iter().any(|r| of_bytes(&r.window) && r.window.function.result.lanes() < 64));
    same(DISTANCES, &after, "distances");
    // What else is used stays what it is.
    let stored = DISTANCES.replace("  ret void", "  store <64 x i32> %w, ptr %out, align 1\n  ret void");
    let (after, plan) = optimized(&stored);
    assert!(plan.windows.iter().all(|fate| fate.window.function.result.lanes() == 64), "{:?}", plan.windows);
    same(&stored, &after, "distances");
}

#[test]
fn memory_that_is_written_between_is_not_read_as_one() {
    let text = COUNT.replace("  %a1 = load", "  store i8 0, ptr %pb\n  %a1 = load");
    let (windows, _) = autoir_opt::windows(text.as_bytes()).expect("it is a module");
    let sums: Vec<_> = windows.iter().filter(|w| w.name.contains("_sum")).collect();
    assert!(!sums.is_empty());
    let widest =
        sums.iter().flat_map(|w| &w.function.operands).map(|o| (o.width, o.lanes())).max_by_key(|o| o.1);
    // Computed terms side by side are one operand; loads are not.
    assert!(sums[0].function.operands.len() == 3 && widest == Some((8, 16)), "{widest:?}");
}

#[test]
fn functions_that_nobody_may_change_stay() {
    assert_eq!(names(ADD).len(), 1);
    for mark in ["optnone noinline", "sanitize_address", "noimplicitfloat", "strictfp"] {
        let text = ADD.replace("attributes #0 = { nounwind", &format!("attributes #0 = {{ nounwind {mark}"));
        assert!(names(&text).is_empty(), "{mark}");
    }
    assert!(names(&ADD.replace("\"e-m:e", "\"E-m:e")).is_empty(), "a vector's first element lies elsewhere");
}

/// Colours times opacity, as LLVM's vectorizer takes pixels apart: the opacity stays between them.
const PIXELS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @pixels(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %qa = getelementptr inbounds i8, ptr %pa, i64 %i
  %v = load <16 x i8>, ptr %qa, align 1
  %c0 = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 0, i32 4, i32 8, i32 12>
  %c1 = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  %c2 = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 2, i32 6, i32 10, i32 14>
  %c3 = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 3, i32 7, i32 11, i32 15>
  %a = zext <4 x i8> %c3 to <4 x i32>
  %w0 = zext <4 x i8> %c0 to <4 x i32>
  %w1 = zext <4 x i8> %c1 to <4 x i32>
  %w2 = zext <4 x i8> %c2 to <4 x i32>
  %m0 = mul <4 x i32> %w0, %a
  %m1 = mul <4 x i32> %w1, %a
  %m2 = mul <4 x i32> %w2, %a
  %s0 = lshr <4 x i32> %m0, splat (i32 8)
  %s1 = lshr <4 x i32> %m1, splat (i32 8)
  %s2 = lshr <4 x i32> %m2, splat (i32 8)
  %t0 = trunc <4 x i32> %s0 to <4 x i8>
  %t1 = trunc <4 x i32> %s1 to <4 x i8>
  %t2 = trunc <4 x i32> %s2 to <4 x i8>
  %x = shufflevector <4 x i8> %t0, <4 x i8> %t1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %y = shufflevector <4 x i8> %t2, <4 x i8> %c3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r = shufflevector <8 x i8> %x, <8 x i8> %y, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 1, i32 5, i32 9, i32 13, i32 2, i32 6, i32 10, i32 14, i32 3, i32 7, i32 11, i32 15>
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store <16 x i8> %r, ptr %q, align 1
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn what_stays_between_computed_elements_is_put_in_afterwards() {
    let (windows, _) = autoir_opt::windows(PIXELS.as_bytes()).expect("it is a module");
    let alike = "out[4*k + i] = (v0[4*k + i] * v0[4*k + 3]) >> 8";
    let text: Vec<String> = windows.iter().map(autoir_synth::window::air::print::print_window).collect();
    assert!(text.iter().any(|t| t.contains(alike)), "{text:?}");
    let (after, plan) = optimized(PIXELS);
    assert!(!plan.replacements.is_empty(), "{:?}", plan.windows);
    same(PIXELS, &after, "pixels");
}

/// Pairs of halves of bytes, put together.
const HALVES: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @halves(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  %narrow = trunc i64 %n to i16
  %scale = sext i16 %narrow to i32
  %one = insertelement <16 x i32> poison, i32 %scale, i64 0
  %scales = shufflevector <16 x i32> %one, <16 x i32> poison, <16 x i32> zeroinitializer
  %v = load <32 x i8>, ptr %pa, align 1
  %e = shufflevector <32 x i8> %v, <32 x i8> poison, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %o = shufflevector <32 x i8> %v, <32 x i8> poison, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
  %l = and <16 x i8> %e, splat (i8 15)
  %h = shl <16 x i8> %o, splat (i8 4)
  %r = or disjoint <16 x i8> %h, %l
  store <16 x i8> %r, ptr %out, align 1
  %w = load <16 x i16>, ptr %pb, align 1
  %x = sext <16 x i16> %w to <16 x i32>
  %m = mul <16 x i32> %x, %scales
  %s = ashr <16 x i32> %m, splat (i32 15)
  %t = trunc <16 x i32> %s to <16 x i16>
  %q = getelementptr inbounds i8, ptr %out, i64 32
  store <16 x i16> %t, ptr %q, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn narrow_values_may_be_computed_wide_and_scalars_are_as_narrow_as_they_are() {
    let (windows, _) = autoir_opt::windows(HALVES.as_bytes()).expect("it is a module");
    let shapes: Vec<(u16, Vec<u16>)> = windows
        .iter()
        .map(|w| (w.function.result.width, w.function.operands.iter().map(|o| o.width).collect()))
        .collect();
    assert!(shapes.contains(&(16, vec![8])), "bytes in lanes of pairs of them: {shapes:?}");
    let text: Vec<String> = windows.iter().map(autoir_synth::window::air::print::print_window).collect();
    assert!(
        text.iter().any(|t| t.contains("sum(j < 2) (u4(v0[j + 2*i]) << (4*j))")),
        "fields are cut apart: {text:?}"
    );
    assert!(shapes.iter().any(|s| s.0 == 16 && s.1 == [16, 16]), "a scalar of 16 bits: {shapes:?}");
    let (after, _) = optimized(HALVES);
    let text = String::from_utf8_lossy(&after).into_owned();
    assert!(text.contains("trunc nuw <16 x i16>"), "what was computed wide is known to be narrow: {text}");
    same(HALVES, &after, "halves");
}

/// Products of 32 bits, of which those from the thirty-second bit on stay, and what is made of them.
const HIGH: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @high(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  %narrow = trunc i64 %n to i32
  %scale = sext i32 %narrow to i64
  %one = insertelement <8 x i64> poison, i64 %scale, i64 0
  %scales = shufflevector <8 x i64> %one, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %qa = getelementptr inbounds i32, ptr %pa, i64 %i
  %a = load <8 x i32>, ptr %qa, align 1
  %x = sext <8 x i32> %a to <8 x i64>
  %m = mul <8 x i64> %x, %scales
  %s = add <8 x i64> %m, splat (i64 1073741824)
  %h = lshr <8 x i64> %s, splat (i64 31)
  %t = trunc <8 x i64> %h to <8 x i32>
  %c = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %t, <8 x i32> splat (i32 -77))
  %r = sub <8 x i32> %c, %a
  %q = getelementptr inbounds i32, ptr %out, i64 %i
  store <8 x i32> %r, ptr %q, align 1
  %next = add nuw i64 %i, 8
  %done = icmp uge i64 %next, 64
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn every_other_element_is_computed_apart() {
    let (windows, _) = autoir_opt::windows(HIGH.as_bytes()).expect("it is a module");
    let result = |w: &autoir_synth::window::Window| (w.function.result.width, w.function.result.lanes());
    let apart = windows.iter().find(|w| result(w) == (64, 8)).expect("products in lanes of their own");
    let text = autoir_synth::window::air::print::print_window(apart);
    assert!(text.contains("[k + 2*i]"), "{text}");
    let (after, plan) = optimized(HIGH);
    let is_chosen = plan.replacements.iter().any(|r| r.window.function.result.width == 64);
    assert!(is_chosen, "{:?}", plan.windows.iter().map(|w| (&w.window.name, &w.kept)).collect::<Vec<_>>());
    same(HIGH, &after, "high");
}

/// Bytes that become words, as many as fit two registers.
const WORDS: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @words(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
  %a = load <32 x i8>, ptr %pa, align 1
  %x = zext <32 x i8> %a to <32 x i32>
  %m = mul <32 x i32> %x, splat (i32 5)
  %s = add <32 x i32> %m, splat (i32 3)
  %h = lshr <32 x i32> %s, splat (i32 2)
  %r = trunc <32 x i32> %h to <32 x i16>
  store <32 x i16> %r, ptr %out, align 1
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

#[test]
fn halves_that_are_used_apart_are_loaded_apart() {
    let (after, plan) = optimized(WORDS);
    let text = String::from_utf8_lossy(&after).into_owned();
    assert!(!plan.replacements.is_empty(), "{:?}", plan.windows);
    assert!(text.matches("load <16 x i8>").count() == 2 && !text.contains("load <32 x i8>"), "{text}");
    same(WORDS, &after, "words");
}

/// A filter of three neighbours, in 16 bits.
const FILTER: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @filter(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %q0 = getelementptr inbounds i8, ptr %pa, i64 %i
  %q1 = getelementptr i8, ptr %q0, i64 1
  %q2 = getelementptr i8, ptr %q0, i64 2
  %a0 = load <32 x i8>, ptr %q0, align 1
  %a1 = load <32 x i8>, ptr %q1, align 1
  %a2 = load <32 x i8>, ptr %q2, align 1
  %x0 = zext <32 x i8> %a0 to <32 x i16>
  %x1 = zext <32 x i8> %a1 to <32 x i16>
  %x2 = zext <32 x i8> %a2 to <32 x i16>
  %d1 = mul <32 x i16> %x1, splat (i16 5)
  %s = add <32 x i16> %x0, %d1
  %t = add <32 x i16> %s, %x2
  %u = add <32 x i16> %t, splat (i16 3)
  %v = lshr <32 x i16> %u, splat (i16 3)
  %r = trunc <32 x i16> %v to <32 x i8>
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store <32 x i8> %r, ptr %q, align 1
  %next = add nuw i64 %i, 32
  %last = add nuw i64 %next, 32
  %done = icmp uge i64 %last, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }
";

/// What lies between two vectors that are loaded is read from these where every other element is computed apart.
#[test]
fn a_load_that_laps_over_two_others_is_not_needed() {
    let laps = |text: &str| {
        let (windows, _) = autoir_opt::windows(text.as_bytes()).expect("it is a module");
        windows.iter().any(|w| w.function.result.width == 16 && w.function.operands.len() == 2)
    };
    assert!(laps(FILTER));
    same(FILTER, &optimized(FILTER).0, "filter");
    let instead = |old: &str, new: &str| {
        assert!(FILTER.contains(old), "{old}");
        FILTER.replace(old, new)
    };
    for (what, other) in [
        ("further away", instead("ptr %q0, i64 2", "ptr %q0, i64 3")),
        ("elsewhere", instead("i8, ptr %q0, i64 2", "i8, ptr %pb, i64 2")),
        ("written between", instead("  %a2 = load", "  store i8 7, ptr %pb\n  %a2 = load")),
        ("not looked at", instead("%a2 = load <32 x i8>", "%a2 = load volatile <32 x i8>")),
    ] {
        assert!(!laps(&other), "{what}");
    }
}
