define void @f() {
a:
  %x = add i32 1, 2
b:  ; error: the block before this label has no terminator (ret, br, switch or unreachable)
  ret void
}
