; A function that is without a frame.
;! left: 1 functions that may not be changed
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb) #0 {
  call void asm sideeffect "ret", ""()
  unreachable
}

attributes #0 = { naked "target-cpu"="haswell" }
