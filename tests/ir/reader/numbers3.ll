define i32 @f(i1 %c) {
  br i1 %c, label %2, label %1  ; error: the label '%2' is used, but never defined
1:
  ret i32 0
}
