define i32 @f(i1 %c, i32 %x) {
entry:
  switch i32 %x, label %b [ i32 1, label %b ]
b:
  %p = phi i32 [ 1, %entry ], [ 2, %entry ]  ; error: the edges from %entry bring different values, 1 and 2
  ret i32 %p
}
