; Functions of the C library whose bodies are known. The semantic check knows the same ones.
; RUN: %minic %s -passes='cgscc(inline)' -verify-each=semantics -emit-llvm -o -

declare i32 @abs(i32)
declare i64 @labs(i64)
declare double @fabs(double)
declare float @copysignf(float, float)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memcpy(ptr, ptr, i64)

define i32 @magnitude(i32 %x, i64 %y) {
  %a = call i32 @abs(i32 %x)
  %b = call i64 @labs(i64 %y)
  %c = trunc i64 %b to i32
  %d = add i32 %a, %c
  ret i32 %d
}

define double @sign(double %x, float %y, float %z) {
  %a = call double @fabs(double %x)
  %b = call float @copysignf(float %y, float %z)
  %c = fpext float %b to double
  %d = fadd double %a, %c
  ret double %d
}

; One comparison: of a number, of two numbers, and none, since the order is asked or the length is not known or too large.
define i1 @same(ptr %p, ptr %q) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %is = icmp eq i32 %r, 0
  ret i1 %is
}
define i1 @differs(ptr %p, ptr %q) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 11)
  %is = icmp ne i32 %r, 0
  ret i1 %is
}
define i1 @less(ptr %p, ptr %q) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %is = icmp slt i32 %r, 0
  ret i1 %is
}
define i1 @any_length(ptr %p, ptr %q, i64 %n) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
  %is = icmp eq i32 %r, 0
  ret i1 %is
}
define i1 @long(ptr %p, ptr %q) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 17)
  %is = icmp eq i32 %r, 0
  ret i1 %is
}

define ptr @copy(ptr %p, ptr %q) {
  %r = call ptr @memcpy(ptr %p, ptr %q, i64 8)
  ret ptr %r
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @abs(i32)
;
; declare i64 @labs(i64)
;
; declare double @fabs(double)
;
; declare float @copysignf(float, float)
;
; declare i32 @memcmp(ptr, ptr, i64)
;
; declare ptr @memcpy(ptr, ptr, i64)
;
; define i32 @magnitude(i32 %x, i64 %y) {
;   %1 = call i32 @llvm.abs.i32(i32 %x, i1 false)
;   %2 = call i64 @llvm.abs.i64(i64 %y, i1 false)
;   %c = trunc i64 %2 to i32
;   %d = add i32 %1, %c
;   ret i32 %d
; }
;
; define double @sign(double %x, float %y, float %z) {
;   %1 = call double @llvm.fabs.f64(double %x)
;   %2 = call float @llvm.copysign.f32(float %y, float %z)
;   %c = fpext float %2 to double
;   %d = fadd double %1, %c
;   ret double %d
; }
;
; define i1 @same(ptr %p, ptr %q) {
;   %1 = load i32, ptr %p, align 1
;   %2 = load i32, ptr %q, align 1
;   %3 = icmp ne i32 %1, %2
;   %4 = zext i1 %3 to i32
;   %is = icmp eq i32 %4, 0
;   ret i1 %is
; }
;
; define i1 @differs(ptr %p, ptr %q) {
;   %1 = load i64, ptr %p, align 1
;   %2 = load i64, ptr %q, align 1
;   %3 = xor i64 %1, %2
;   %4 = getelementptr inbounds i8, ptr %p, i64 8
;   %5 = load i16, ptr %4, align 1
;   %6 = getelementptr inbounds i8, ptr %q, i64 8
;   %7 = load i16, ptr %6, align 1
;   %8 = xor i16 %5, %7
;   %9 = zext i16 %8 to i64
;   %10 = or i64 %3, %9
;   %11 = getelementptr inbounds i8, ptr %p, i64 10
;   %12 = load i8, ptr %11, align 1
;   %13 = getelementptr inbounds i8, ptr %q, i64 10
;   %14 = load i8, ptr %13, align 1
;   %15 = xor i8 %12, %14
;   %16 = zext i8 %15 to i64
;   %17 = or i64 %10, %16
;   %18 = icmp ne i64 %17, 0
;   %19 = zext i1 %18 to i32
;   %is = icmp ne i32 %19, 0
;   ret i1 %is
; }
;
; define i1 @less(ptr %p, ptr %q) {
;   %r = call i32 @memcmp(ptr %p, ptr %q, i64 4)
;   %is = icmp slt i32 %r, 0
;   ret i1 %is
; }
;
; define i1 @any_length(ptr %p, ptr %q, i64 %n) {
;   %r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
;   %is = icmp eq i32 %r, 0
;   ret i1 %is
; }
;
; define i1 @long(ptr %p, ptr %q) {
;   %r = call i32 @memcmp(ptr %p, ptr %q, i64 17)
;   %is = icmp eq i32 %r, 0
;   ret i1 %is
; }
;
; define ptr @copy(ptr %p, ptr %q) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
;   ret ptr %p
; }
;
; declare i32 @llvm.abs.i32(i32, i1)
;
; declare i64 @llvm.abs.i64(i64, i1)
;
; declare double @llvm.fabs.f64(double)
;
; declare float @llvm.copysign.f32(float, float)
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
