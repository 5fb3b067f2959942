define void @f() {
  %x = ret void  ; error: this instruction has no result that could be named
}
