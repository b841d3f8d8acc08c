; The first element of a vector lies elsewhere.
;! left: 1 functions of big-endian machines
target datalayout = "E-m:e-i64:64-n32:64"
target triple = "powerpc64-unknown-linux-gnu"

define void @f(ptr %out, ptr %pa, ptr %pb) #0 {
  %a = load <32 x i8>, ptr %pa, align 1
  %b = load <32 x i8>, ptr %pb, align 1
  %x = zext <32 x i8> %a to <32 x i32>
  %y = zext <32 x i8> %b to <32 x i32>
  %s = add nuw nsw <32 x i32> %x, %y
  %m = call <32 x i32> @llvm.umin.v32i32(<32 x i32> %s, <32 x i32> splat (i32 255))
  %r = trunc nuw <32 x i32> %m to <32 x i8>
  store <32 x i8> %r, ptr %out, align 1
  ret void
}

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>)

attributes #0 = { nounwind }
