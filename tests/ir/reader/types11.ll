define void @i(ptr %p, i32 %w, i64 %v) {
  %x = cmpxchg ptr %p, i32 %w, i64 %v seq_cst seq_cst  ; error: cmpxchg compares and writes values of one type
  ret void
}
