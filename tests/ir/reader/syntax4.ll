define void @f() {
  call void @g()  ; error: '@g' is used, but never defined or declared
  ret void
}
