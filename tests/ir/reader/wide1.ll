define i64 @f(ptr %p) {
  %v = load i104, ptr %p
  %m = mul i104 %v, %v  ; error: 'mul' of values of type i104 is not supported
  %t = trunc i104 %m to i64
  ret i64 %t
}
