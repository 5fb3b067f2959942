define void @f(i64 %p) {
  indirectbr i64 %p, [label %a]  ; error: an indirectbr takes a pointer
a:
  ret void
}
