; A name that is used and not there.
define void @f(ptr %out) {
  store i32 %x, ptr %out
  ret void
}
