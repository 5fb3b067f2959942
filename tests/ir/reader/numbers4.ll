define i32 @f(i32 %x) {
  %1 = add i32 %x, 1
  br label %3
3:  ; error: label '3:' is written where '%2' is expected
  ret i32 %1
}
