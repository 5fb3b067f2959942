define void @f(ptr %p) {
  store atomic i32 1, ptr %p acq_rel, align 4  ; error: a store cannot be ordered 'acq_rel'
  ret void
}
