; Volatile accesses, each of which must happen once.
;! left: 3 volatile and atomic accesses
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = phi i32 [ 0, %entry ], [ %p1, %loop ]
  %m = phi i32 [ 0, %entry ], [ %m1, %loop ]
  %q = getelementptr inbounds i8, ptr %pa, i64 %i
  %b = load volatile i8, ptr %q, align 1
  %w = zext i8 %b to i32
  %p1 = add i32 %p, %w
  %m1 = call i32 @llvm.smax.i32(i32 %m, i32 %w)
  %to = getelementptr inbounds i32, ptr %out, i64 %i
  store volatile i32 %p1, ptr %to, align 1
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  store volatile i32 %m1, ptr %pb, align 1
  ret void
}

declare i32 @llvm.smax.i32(i32, i32)

attributes #0 = { "target-cpu"="haswell" }
