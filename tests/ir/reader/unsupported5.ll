define void @f() {
  call void asm sideeffect "nop", ""()  ; error: inline assembly is not supported
  ret void
}
