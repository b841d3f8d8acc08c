; A value is used before it is computed.
define <4 x i32> @f(<4 x i32> %a) {
  %s = add <4 x i32> %a, %t
  %t = mul <4 x i32> %a, %a
  ret <4 x i32> %s
}
