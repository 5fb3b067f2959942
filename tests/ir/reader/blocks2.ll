define void @f() {
  %x = add i32 1, 2
}  ; error: the last block has no terminator (ret, br, switch or unreachable)
