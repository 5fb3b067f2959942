define i32 @f(i1 %c) {
  %1 = add i32 %9, 1  ; error: '%9' is used, but never defined: numbers count every unnamed argument, block and result in order, and the last one here is %1
  ret i32 %1
}
