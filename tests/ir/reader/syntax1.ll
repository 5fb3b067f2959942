define void @f() {
  %x = ad i32 1, 2  ; error: 'ad' is no instruction
  ret void
}
