define i32 @f(i1 %c) {
entry:
  br label %b
b:
  %x = add i32 1, 2
  %p = phi i32 [ 1, %entry ]  ; error: phis stand at the beginning of a block, before all other instructions
  ret i32 %p
}
