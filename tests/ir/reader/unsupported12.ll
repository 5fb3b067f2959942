define void @f() {
  %x = alloca i32, align 4, addrspace(5)  ; error: address spaces are not supported
  ret void
}
