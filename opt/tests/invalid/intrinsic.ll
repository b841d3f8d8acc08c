; An intrinsic with another signature than it has.
define <4 x i8> @f(<4 x i8> %a) {
  %s = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a)
  ret <4 x i8> %s
}

declare <4 x i8> @llvm.umin.v4i8(<4 x i8>)
