define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %p = phi i32 [ 1, %a ], [ 2, %entry ]  ; error: the phi has a value for '%a', which does not branch to its block
  ret i32 %p
}
