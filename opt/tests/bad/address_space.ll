; Memory in another address space, whose loads are not put together.
;! left: 3 accesses to other address spaces
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @f(ptr addrspace(1) %pa, i64 %n) #0 {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi <8 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %u = phi <8 x i32> [ zeroinitializer, %entry ], [ %v, %loop ]
  %q = getelementptr inbounds i8, ptr addrspace(1) %pa, i64 %i
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
  %a = load <8 x i8>, ptr addrspace(1) %q, align 1
  %b = load <8 x i8>, ptr addrspace(1) %q1, align 1
  store <8 x i8> %a, ptr addrspace(1) %q1, align 1
  %x = zext <8 x i8> %a to <8 x i32>
  %y = zext <8 x i8> %b to <8 x i32>
  %t = add <8 x i32> %s, %x
  %v = add <8 x i32> %u, %y
  %next = add nuw i64 %i, 16
  %done = icmp uge i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %w = xor <8 x i32> %t, %v
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %w)
  ret i32 %r
}

declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

attributes #0 = { "target-cpu"="haswell" }
