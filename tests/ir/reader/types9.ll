define void @g(ptr %p, float %v) {
  %x = atomicrmw xchg ptr %p, float %v seq_cst  ; error: an atomic access to float is not supported
  ret void
}
