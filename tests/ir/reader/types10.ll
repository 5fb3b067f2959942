define void @h(ptr %p, i128 %w) {
  %x = cmpxchg ptr %p, i128 %w, i128 %w seq_cst seq_cst  ; error: an atomic access to i128 is not supported
  ret void
}
