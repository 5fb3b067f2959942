define i32 @f(i1 %c) {
entry:
  br label %loop
loop:
  %p = phi i32 [ 0, %entry ], [ %q, %loop ]  ; error: '%q' is used as i32, but it is defined as i64
  %q = add i64 1, 2
  br i1 %c, label %loop, label %loop
}
