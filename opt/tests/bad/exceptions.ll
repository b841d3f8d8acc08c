; A call that may throw, and what happens then.
;! left: 3 exceptions
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa) #0 personality ptr @__gxx_personality_v0 {
entry:
  %a = load <8 x i32>, ptr %pa, align 1
  %s = mul <8 x i32> %a, splat (i32 7)
  %r = invoke <8 x i32> @g(<8 x i32> %s)
          to label %fine unwind label %thrown

fine:
  store <8 x i32> %r, ptr %out, align 1
  ret void

thrown:
  %pad = landingpad { ptr, i32 }
          cleanup
  store <8 x i32> %s, ptr %out, align 1
  resume { ptr, i32 } %pad
}

declare <8 x i32> @g(<8 x i32>)
declare i32 @__gxx_personality_v0(...)

attributes #0 = { "target-cpu"="haswell" }
