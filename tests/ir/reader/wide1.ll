declare i1 @llvm.is.constant.i104(i104)
define i1 @f(ptr %p) {
  %v = load i104, ptr %p
  %m = call i1 @llvm.is.constant.i104(i104 %v)  ; error: 'call' of values of type i104 is not supported
  ret i1 %m
}
