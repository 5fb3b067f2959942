define void @f() {
a:
  br label %a1
a:  ; error: the label 'a' is defined twice
  ret void
}
