; A choice by a block that does not lead there.
define <4 x i32> @f(<4 x i32> %a, i1 %c) {
entry:
  br i1 %c, label %one, label %two

one:
  br label %two

two:
  %s = phi <4 x i32> [ %a, %one ]
  ret <4 x i32> %s
}
