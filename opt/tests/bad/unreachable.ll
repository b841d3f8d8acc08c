; A block that nothing leads to, in which values may be computed of themselves.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out) #0 {
  ret void

nowhere:
  %a = add <8 x i32> %b, splat (i32 3)
  %b = mul <8 x i32> %a, %a
  %c = add <8 x i32> %c, %b
  store <8 x i32> %c, ptr %out, align 1
  br label %nowhere
}

define void @g(ptr %out, i64 %n) #0 {
entry:
  ret void

before:
  br label %loop

loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %s = phi i32 [ 0, %before ], [ %t, %loop ]
  %t = add i32 %t, %s
  store i32 %t, ptr %out, align 1
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
