define i32 @f(i32 %x) {
  %3 = add i32 %x, 1
  br label %2
2:  ; error: label '2:' is written where '%4' or a greater number is expected
  ret i32 %3
}
