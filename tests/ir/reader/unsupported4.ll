define void @f(ptr %p) {
  %x = atomicrmw add ptr %p, i32 1 seq_cst  ; error: 'atomicrmw' is not supported
  ret void
}
