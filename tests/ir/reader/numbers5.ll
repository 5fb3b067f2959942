define i32 @f(i32 %x) {
  br i1 true, label %2, label %1  ; error: '%1' is used as a block, but 1 is the number of a value
a:
  %1 = add i32 %x, 1
  ret i32 %1
}
