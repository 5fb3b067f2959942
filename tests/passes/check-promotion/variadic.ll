; RUN: %minic --check-promotion %s %s
define i32 @first(i32 %n, ...) {
entry:
  %x = alloca i32
  %list = alloca [24 x i8]
  store i32 %n, ptr %x
  call void @llvm.va_start(ptr %list)
  %v = va_arg ptr %list, i32
  %m = load i32, ptr %x
  %sum = add i32 %v, %m
  ret i32 %sum
}
declare void @llvm.va_start(ptr)
; OUTPUT:
; proved: 1 function, 0 variables, 0 phis
