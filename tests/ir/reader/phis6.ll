define i32 @f() {
  br label %next
next:
  %x = phi i32  ; error: the phi has no value for '%0', which branches to its block
  ret i32 %x
}
