define void @f(ptr %p, float %v, i128 %w) {
  %x = atomicrmw fadd ptr %p, float %v seq_cst  ; error: 'fadd' is not supported
  ret void
}
