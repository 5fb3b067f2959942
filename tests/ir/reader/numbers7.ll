define i32 @f(i32 %x) {
  %1 = add i32 %4000000000, 1  ; error: '%4000000000' cannot be defined: the rest of the text has not so many values
  ret i32 %1
}
