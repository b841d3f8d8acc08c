; Elements whose index is not known, or is none.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i8 @f(ptr %pa, i64 %n) #0 {
  %a = load <16 x i8>, ptr %pa, align 1
  %s = add <16 x i8> %a, splat (i8 3)
  %t = insertelement <16 x i8> %s, i8 5, i64 %n
  %u = insertelement <16 x i8> %t, i8 5, i64 99
  %m = mul <16 x i8> %u, %t
  store <16 x i8> %m, ptr %pa
  %r = extractelement <16 x i8> %m, i64 %n
  ret i8 %r
}

attributes #0 = { "target-cpu"="haswell" }
