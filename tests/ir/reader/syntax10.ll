define void @j(ptr %p, i32 %w) {
  %x = atomicrmw add ptr %p, i32 %w, align 4  ; error: expected the ordering of an atomic access before ','
  ret void
}
