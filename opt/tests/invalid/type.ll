; A sum of vectors of different lengths.
define <4 x i32> @f(<4 x i32> %a, <8 x i32> %b) {
  %s = add <4 x i32> %a, %b
  ret <4 x i32> %s
}
