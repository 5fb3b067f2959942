define i32 @f(i32 %x) {
  %1 = add i32 %3, 1
  br label %2
2:
  br label %3  ; error: '%3' is a value, not a block
3:
  ret i32 %1
}
