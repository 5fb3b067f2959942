define i32 @f() {
  %x = add i32 1, 2
  %x = add i32 3, 4  ; error: '%x' is defined twice
  ret i32 %x
}
