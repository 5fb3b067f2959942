; RUN: %minic --run %s
; EXIT: 42
; Struct values, packed layouts, indirect calls, dynamic allocas, byval copies, intrinsics, switch on
; wide and negative values, and printf's conversions.

%p = type <{ i8, i32, i16 }>
@packed = global %p <{ i8 1, i32 305419896, i16 -2 }>
@table = constant [2 x ptr] [ptr @twice, ptr @negate]
@format = constant [25 x i8] c"%d %ld %u %c %s %5.2f|%%\00"
@word = constant [3 x i8] c"ok\00"
@line = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare double @llvm.fmuladd.f64(double, double, double)

define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
define i32 @negate(i32 %x) {
  %y = sub i32 0, %x
  ret i32 %y
}
define i32 @change(ptr byval(%p) %copy) {
  %f = getelementptr %p, ptr %copy, i32 0, i32 1
  %old = load i32, ptr %f, align 1
  store i32 7, ptr %f, align 1
  ret i32 %old
}
define i32 @pick(i64 %x) {
  switch i64 %x, label %none [
    i64 -9223372036854775808, label %low
    i64 4294967296, label %high
    i64 -1, label %minus
  ]
low:
  br label %none
high:
  br label %none
minus:
  ret i32 3
none:
  %r = phi i32 [ 0, %0 ], [ 1, %low ], [ 2, %high ]
  ret i32 %r
}
define i32 @main(i32 %argc) {
  %d = call double @llvm.fmuladd.f64(double 1.5, double 2.0, double 0.25)
  %1 = call i32 (ptr, ...) @printf(ptr @format, i32 -5, i64 4294967297, i32 -1, i32 65, ptr @word, double %d)
  %2 = call i32 @putchar(i32 10)
  %o = call i32 @change(ptr byval(%p) @packed)
  %o2 = call i32 @change(ptr byval(%p) @packed)
  %3 = call i32 (ptr, ...) @printf(ptr @line, i32 %o, i32 %o2)
  %count = add i32 %argc, 9
  %vla = alloca i16, i32 %count, align 2
  call void @llvm.memset.p0.i64(ptr %vla, i8 1, i64 20, i1 false)
  %last = getelementptr i16, ptr %vla, i32 9
  %half = load i16, ptr %last
  %wide = zext i16 %half to i32
  %f = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  %n = call i32 %f(i32 %wide)
  %g = load ptr, ptr @table
  %t = call i32 %g(i32 %n)
  %4 = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i32 %t)
  %k1 = call i32 @pick(i64 -9223372036854775808)
  %k2 = call i32 @pick(i64 4294967296)
  %k3 = call i32 @pick(i64 -1)
  %k4 = call i32 @pick(i64 0)
  %5 = call i32 (ptr, ...) @printf(ptr @line, i32 %k1, i32 %k2)
  %6 = call i32 (ptr, ...) @printf(ptr @line, i32 %k3, i32 %k4)
  %max = call i32 @llvm.smax.i32(i32 -3, i32 40)
  %v = insertvalue { i8, [2 x i32] } zeroinitializer, i32 %max, 1, 1
  %m = extractvalue { i8, [2 x i32] } %v, 1
  %e = extractvalue [2 x i32] %m, 1
  %r = add i32 %e, 2
  ret i32 %r
}
; OUTPUT:
; -5 4294967297 4294967295 A ok  3.25|%
; 305419896 305419896
; -257 -514
; 1 2
; 3 0
