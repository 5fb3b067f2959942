declare i104 @llvm.ctpop.i104(i104)
define i64 @f(ptr %p) {
  %v = load i104, ptr %p
  %m = call i104 @llvm.ctpop.i104(i104 %v)  ; error: 'call' of values of type i104 is not supported
  %t = trunc i104 %m to i64
  ret i64 %t
}
