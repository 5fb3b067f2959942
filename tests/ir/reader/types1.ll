define i32 @f(i64 %x) {
  %y = add i32 %x, 1  ; error: '%x' has type i64, but is used here as i32
  ret i32 %y
}
