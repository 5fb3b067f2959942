define i32 @f(i32 %5) {
  %9 = add i32 %5, %5
  %7 = add i32 %9, %9  ; error: '%7' is written where '%10' or a greater number is expected: numbers count every unnamed argument, block and result in order
  ret i32 %7
}
