define i32 @f(i32, i32) {
  %2 = add i32 %0, %1  ; error: '%2' is written where '%3' or a greater number is expected: numbers count every unnamed argument, block and result in order
  ret i32 %2
}
