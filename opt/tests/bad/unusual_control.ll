; Jumps to computed places, inline assembly, calls that are the last thing.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define <16 x i16> @f(ptr %pa, ptr %where) #0 {
entry:
  %a = load <16 x i16>, ptr %pa, align 1
  indirectbr ptr %where, [label %one, label %two]

one:
  %x = phi <16 x i16> [ %a, %entry ], [ %y, %two ]
  %n = call i32 asm sideeffect "nop", "=r"()
  ret <16 x i16> %x

two:
  %y = phi <16 x i16> [ %a, %entry ]
  switch i32 3, label %one [
    i32 1, label %three
    i32 2, label %three
  ]

three:
  unreachable
}

define void @g(ptr %p) #0 {
  musttail call void @h(ptr %p)
  ret void
}

declare void @h(ptr)

attributes #0 = { "target-cpu"="haswell" }
