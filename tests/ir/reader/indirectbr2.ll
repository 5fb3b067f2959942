@t = global ptr blockaddress(@f, %b)  ; error: the label '%b' is used, but never defined
define void @f(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}
