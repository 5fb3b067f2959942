define void @f(ptr addrspace(5) %p) {  ; error: address spaces are not supported
  ret void
}
