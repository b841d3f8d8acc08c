; Atomic accesses.
;! left: 5 volatile and atomic accesses
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = phi i32 [ 0, %entry ], [ %p1, %loop ]
  %q = getelementptr inbounds i32, ptr %pa, i64 %i
  %w = load atomic i32, ptr %q monotonic, align 4
  %p1 = add i32 %p, %w
  %to = getelementptr inbounds i32, ptr %out, i64 %i
  store atomic i32 %p1, ptr %to release, align 4
  %old = atomicrmw add ptr %pb, i32 %p1 seq_cst, align 4
  fence acquire
  %pair = cmpxchg ptr %pb, i32 %old, i32 %w acq_rel monotonic, align 4
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
