; Calls without effects that return go when their results are unused: by attributes, intrinsics and
; the C library's functions. What may write, not return, or is not the library's own stays.
; RUN: %minic %s -passes=dce -S -emit-llvm -o -
declare i32 @pure(i32) memory(none) willreturn
declare i32 @endless(i32) memory(none)
declare i64 @strlen(ptr)
declare double @sqrt(double)
declare i32 @putchar(i32)
declare i32 @llvm.smax.i32(i32, i32)

define i32 @f(i32 %x, ptr %p, double %d) {
  %sum = add i32 %x, 1
  %a = call i32 @pure(i32 %sum)
  %b = call i32 @endless(i32 %x)
  %c = call i64 @strlen(ptr %p)
  %e = call double @sqrt(double %d)
  %g = call i32 @putchar(i32 %x)
  %h = call i32 @llvm.smax.i32(i32 %x, i32 3)
  %own = call i32 @abs(i32 %x)
  ret i32 %x
}

define i32 @abs(i32 %x) {
  %g = call i32 @putchar(i32 %x)
  ret i32 %x
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @pure(i32) willreturn readnone
;
; declare i32 @endless(i32) readnone
;
; declare i64 @strlen(ptr)
;
; declare double @sqrt(double)
;
; declare i32 @putchar(i32)
;
; declare i32 @llvm.smax.i32(i32, i32)
;
; define i32 @f(i32 %x, ptr %p, double %d) {
;   %b = call i32 @endless(i32 %x)
;   %e = call double @sqrt(double %d)
;   %g = call i32 @putchar(i32 %x)
;   %own = call i32 @abs(i32 %x)
;   ret i32 %x
; }
;
; define i32 @abs(i32 %x) {
;   %g = call i32 @putchar(i32 %x)
;   ret i32 %x
; }
