define ptr @f(ptr %p, i64 %i) {
  %q = getelementptr <4 x i1>, ptr %p, i64 0, i64 %i  ; error: this index names no element of <4 x i1>
  ret ptr %q
}
