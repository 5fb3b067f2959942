define void @f(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  indirectbr ptr %p, [label %a]  ; error: a second indirectbr in a function is not supported
}
