; A choice of elements that are not there.
define <4 x i8> @f(<4 x i8> %a) {
  %s = shufflevector <4 x i8> %a, <4 x i8> %a, <4 x i32> <i32 0, i32 9, i32 1, i32 2>
  ret <4 x i8> %s
}
