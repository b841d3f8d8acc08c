//! Code that was written with a target's intrinsics: what becomes better, and what stays.

mod shared;

use std::time::Duration;

use autoir_opt::{Form, Options, Plan, optimize};
use shared::{Compiled, bytes};

/// A loop over vectors of sixteen bytes `%a` and `%b`, which stores the `%r` that `body` makes of them.
fn module(body: &str, declarations: &str) -> String {
    format!(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"

define void @f(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {{
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %qa = getelementptr inbounds i8, ptr %pa, i64 %i
  %a = load <16 x i8>, ptr %qa, align 1
  %qb = getelementptr inbounds i8, ptr %pb, i64 %i
  %b = load <16 x i8>, ptr %qb, align 1
{body}
  %q = getelementptr inbounds i8, ptr %out, i64 %i
  store <16 x i8> %r, ptr %q, align 1
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}}

{declarations}
attributes #0 = {{ nounwind \"target-cpu\"=\"haswell\" }}
"
    )
}

fn optimized(text: &str) -> (String, Plan) {
    let options = Options::new(Duration::from_millis(200), &|| None);
    let (bytes, plan) = optimize(text.as_bytes(), Form::Text, &options).expect("it is a module");
    (String::from_utf8_lossy(&bytes).into_owned(), plan)
}

/// The same of random operands, before and after.
fn same(before: &str, after: &str) {
    if !std::arch::is_x86_feature_detected!("avx2") {
        autoir_tests::skip::note("code with intrinsics before and after", "this CPU has no AVX2");
        return;
    }
    let (before, after) = (Compiled::new(before.as_bytes()), Compiled::new(after.as_bytes()));
    for seed in 0..100 {
        let (a, b) = (bytes(256, 2 * seed), bytes(256, 2 * seed + 1));
        let (mut old, mut new) = (vec![0; 256], vec![0; 256]);
        let count = 16 * (1 + seed % 16);
        before.call("f", &mut old, &a, &b, count);
        after.call("f", &mut new, &a, &b, count);
        assert_eq!(old, new);
    }
}

/// Bytes with zeros between them, as `_mm_unpacklo_epi8` and `_mm_unpackhi_epi8` make words of them.
fn words(name: &str) -> String {
    let half = |part: &str, first: u32| {
        let lanes: Vec<String> =
            (first..first + 8).flat_map(|n| [format!("i32 {n}"), format!("i32 {}", n + 16)]).collect();
        format!(
            "  %{name}{part} = shufflevector <16 x i8> %{name}, <16 x i8> zeroinitializer, <16 x i32> <{}>\n  \
             %{name}{part}w = bitcast <16 x i8> %{name}{part} to <8 x i16>\n",
            lanes.join(", ")
        )
    };
    half("l", 0) + &half("h", 8)
}

#[test]
fn differences_that_are_packed_are_saturated() {
    let body = format!(
        "{}{}  %l = sub <8 x i16> %alw, %blw\n  %h = sub <8 x i16> %ahw, %bhw\n  \
         %r = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %l, <8 x i16> %h)",
        words("a"),
        words("b")
    );
    let text = module(&body, "declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)");
    let (after, plan) = optimized(&text);
    assert_eq!(plan.replacements.len(), 1, "{:?}", plan.windows);
    assert!(
        after.contains("usub.sat") && !after.contains("call <16 x i8> @llvm.x86.sse2.packuswb"),
        "{after}"
    );
    assert!(plan.left.is_empty(), "{:?}", plan.left);
    same(&text, &after);
}

/// What was written is the best that there is: products that are rounded by one instruction, and bytes that one looks up.
#[test]
fn calls_that_are_the_best_stay() {
    let body = "  %s = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a, <16 x i8> %b)
  %x = bitcast <16 x i8> %s to <8 x i16>
  %y = bitcast <16 x i8> %b to <8 x i16>
  %p = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %x, <8 x i16> %y)
  %r = bitcast <8 x i16> %p to <16 x i8>";
    let declarations = "declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)";
    let text = module(body, declarations);
    let (after, plan) = optimized(&text);
    assert!(plan.replacements.is_empty(), "{:?}", plan.windows);
    assert!(after.contains("@llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a"), "{after}");
    same(&text, &after);
}
