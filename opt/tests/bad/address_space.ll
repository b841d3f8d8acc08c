; Memory in another address space, whose accesses are not put together.
;! left: 3 accesses to other address spaces
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr addrspace(1) %p, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %i
  %a = load i8, ptr addrspace(1) %q, align 1
  %w = zext i8 %a to i32
  %t = add i32 %m, %w
  %c = trunc i32 %t to i8
  store i8 %c, ptr addrspace(1) %q, align 1
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  store i32 %t, ptr addrspace(1) %p, align 1
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
