define i32 @f(i32 %5) {
  %7 = add i32 %5, %5
  %9 = add i32 %8, %7  ; error: '%8' is used, but never defined: numbers count every unnamed argument, block and result in order, and the last one here is %9
  ret i32 %9
}
