; LLVM 19 calls the intrinsic by another name than older versions: it is the same one, and another one is not.
; RUN: %minic --check-promotion %S/variadic.ll %s
; RUN: sed s/va_start/va_end/ %s >%t.ll; %minic --check-promotion %S/variadic.ll %t.ll 2>&1 | grep -o "error: .*"
; EXIT: 1
define i32 @first(i32 %n, ...) {
entry:
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, i32
  %sum = add i32 %v, %n
  ret i32 %sum
}
declare void @llvm.va_start.p0(ptr)
; OUTPUT[1]:
; proved: 1 function, 1 variable, 0 phis
; OUTPUT[2]:
; error: this operand is @llvm.va_end.p0, but was @llvm.va_start
