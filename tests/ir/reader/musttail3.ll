declare void @g(ptr byval({ i64, i64, i64 }))
define void @f(ptr %x) {
  musttail call void @g(ptr byval({ i64, i64, i64 }) %x)  ; error: argument 0 of 'musttail' is passed in another way than the caller's
  ret void
}
