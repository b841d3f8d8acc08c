; Elements of odd widths, structures, addresses and floats.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { <4 x i32>, i64 }

define void @f(ptr %out, ptr %pa, <3 x i7> %odd, <2 x i128> %wide, <1 x i1> %bit, <4 x ptr> %addresses) #0 {
  %p = load %pair, ptr %pa, align 16
  %q = insertvalue %pair %p, i64 5, 1
  store %pair %q, ptr %out, align 16
  %o = mul <3 x i7> %odd, %odd
  store <3 x i7> %o, ptr %out
  %w = mul <2 x i128> %wide, %wide
  store <2 x i128> %w, ptr %out
  %b = xor <1 x i1> %bit, splat (i1 true)
  store <1 x i1> %b, ptr %out
  %e = extractelement <4 x ptr> %addresses, i64 1
  %f = load <4 x half>, ptr %e
  %g = fadd <4 x half> %f, %f
  %h = bitcast <4 x half> %g to <4 x i16>
  %i = bitcast <4 x i16> %h to <2 x float>
  store <2 x float> %i, ptr %e
  ret void
}

attributes #0 = { "target-cpu"="haswell" }
