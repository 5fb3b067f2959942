define void @f(ptr %p) {
  %x = getelementptr { i32, i32 }, ptr %p, i32 0, i32 2  ; error: this index names no element of { i32, i32 }
  ret void
}
