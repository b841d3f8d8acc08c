; Vectors of no fixed size.
;! left: 8 operations on vectors of no fixed size
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb) #0 {
  %a = load <vscale x 16 x i8>, ptr %pa, align 1
  %b = load <vscale x 16 x i8>, ptr %pb, align 1
  %x = zext <vscale x 16 x i8> %a to <vscale x 16 x i16>
  %y = zext <vscale x 16 x i8> %b to <vscale x 16 x i16>
  %s = add <vscale x 16 x i16> %x, %y
  %h = lshr <vscale x 16 x i16> %s, splat (i16 1)
  %r = trunc <vscale x 16 x i16> %h to <vscale x 16 x i8>
  store <vscale x 16 x i8> %r, ptr %out, align 1
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
