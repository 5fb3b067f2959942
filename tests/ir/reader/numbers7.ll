define i32 @f(i32 %x) {
  %1 = add i32 %4000000000, 1  ; error: '%4000000000' is used, but never defined
  ret i32 %1
}
