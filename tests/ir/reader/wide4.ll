%s = type { i120 }
define void @f(ptr %p, ptr %q) {
  %v = load %s, ptr %p  ; error: 'load' of values of type %s is not supported
  store %s %v, ptr %q
  ret void
}
