; A vector of more elements than any window has.
;! left: 4 operations on vectors of too many elements
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %p) #0 {
  %a = load <4096 x i8>, ptr %p, align 1
  %b = mul <4096 x i8> %a, %a
  %c = add <4096 x i8> %b, splat (i8 1)
  store <4096 x i8> %c, ptr %p, align 1
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
