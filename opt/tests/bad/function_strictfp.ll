; A function that is that may ask for the state of floats.
;! left: 1 functions that may not be changed
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb) #0 {
  %a = load <32 x i8>, ptr %pa, align 1
  %b = load <32 x i8>, ptr %pb, align 1
  %x = zext <32 x i8> %a to <32 x i32>
  %y = zext <32 x i8> %b to <32 x i32>
  %s = add nuw nsw <32 x i32> %x, %y
  %m = call <32 x i32> @llvm.umin.v32i32(<32 x i32> %s, <32 x i32> splat (i32 255))
  %r = trunc nuw <32 x i32> %m to <32 x i8>
  store <32 x i8> %r, ptr %out, align 1
  ret void
}

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>)

attributes #0 = { strictfp "target-cpu"="haswell" }
