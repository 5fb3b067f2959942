define void @f() {
  %x = add i32 1 2  ; error: expected ',' before '2'
  ret void
}
