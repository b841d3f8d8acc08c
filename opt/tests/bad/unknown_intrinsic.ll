; Intrinsics that no window looks into.
;! left: 3 intrinsics that no window looks into
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb) #0 {
  %a = load <8 x i32>, ptr %pa, align 1
  %b = load <8 x i32>, ptr %pb, align 1
  %p = call { <8 x i32>, <8 x i1> } @llvm.sadd.with.overflow.v8i32(<8 x i32> %a, <8 x i32> %b)
  %s = extractvalue { <8 x i32>, <8 x i1> } %p, 0
  %l = call <8 x i32> @llvm.sshl.sat.v8i32(<8 x i32> %s, <8 x i32> %a)
  %r = call <8 x i32> @llvm.umul.fix.v8i32(<8 x i32> %l, <8 x i32> %b, i32 5)
  store <8 x i32> %r, ptr %out, align 1
  ret void
}

declare { <8 x i32>, <8 x i1> } @llvm.sadd.with.overflow.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.sshl.sat.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.umul.fix.v8i32(<8 x i32>, <8 x i32>, i32)

attributes #0 = { "target-cpu"="haswell" }
