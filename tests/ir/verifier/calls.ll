declare void @llvm.memset.p0.i64(ptr, i32, i64, i1)
declare void @f(i32 signext, float)
define void @g(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i32 0, i64 8, i1 false)  ; error: the intrinsic takes (ptr, i8, a length, i1)
  ret void
}
define signext float @h(ptr zeroext %p) {  ; error: signext and zeroext are for integers, not for a parameter of type ptr
  ; error@-1: signext and zeroext are for integers, not for a result of type float
  ret float 0.0
}
define void @atomics(ptr %p) {
  %a = load atomic i1, ptr %p seq_cst, align 1  ; error: an atomic access is of a whole scalar in memory, not of i1
  %b = load atomic i24, ptr %p seq_cst, align 4  ; error: an atomic access is of a whole scalar in memory, not of i24
  ret void
}
