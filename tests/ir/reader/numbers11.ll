define i32 @f(i32 %5) {
  %99999999999 = add i32 %5, %5  ; error: '%99999999999' is too large a number
  ret i32 %5
}
