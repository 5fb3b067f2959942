define void @f() {
  ret void
}
define void @f() {  ; error: '@f' is defined twice
  ret void
}
