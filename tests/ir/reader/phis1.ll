define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ]  ; error: the phi has no value for '%entry', which branches to its block
  ret i32 %p
}
