define i32 @f(i1 %c) {
entry:
  br label %b
b:
  %x = add i32 1, 2
  %p = phi i32 [ 1, %entry ]  ; error: phis must come before all other instructions of a block
  ret i32 %p
}
