; What the text has and the IR has not is read as the instructions that compute the same.
; RUN: %minic %s -S -emit-llvm -passes= -o -

@a = global i64 0
@shifted = global i64 shl (i64 3, i64 4)
@quotient = global i64 udiv (i64 ashr (i64 -8, i64 1), i64 lshr (i64 64, i64 2))
@number = global float fsub (float uitofp (i8 255 to float), float 0.5)
@whole = global i32 fptosi (double 3.75 to i32)
@lane = global ptr getelementptr (<4 x i32>, ptr @a, i64 1, i64 2)

define i32 @sum(<2 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %v)
  ret i32 %r
}
define i2 @bits(<2 x i1> %m, ptr %p) {
  %old = load <2 x i1>, ptr %p
  store <2 x i1> %m, ptr %p
  %r = bitcast <2 x i1> %old to i2
  ret i2 %r
}
define ptr @element(ptr %p, i64 %i) {
  %q = getelementptr inbounds { i32, <4 x i32> }, ptr %p, i64 0, i32 1, i64 %i
  ret ptr %q
}
define i1 @infinite(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 516)
  ret i1 %r
}
define i64 @constants() {
  %r = add i64 shl (i64 ptrtoint (ptr @a to i64), i64 3), fptosi (double uitofp (i64 ptrtoint (ptr @a to i64) to double) to i64)
  ret i64 %r
}
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
declare i1 @llvm.is.fpclass.f64(double, i32)
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global i64 0, align 8
; @shifted = global i64 48, align 8
; @quotient = global i64 1152921504606846975, align 8
; @number = global float 2.545000e+02, align 4
; @whole = global i32 3, align 4
; @lane = global ptr getelementptr (i32, ptr getelementptr (<4 x i32>, ptr @a, i64 1), i64 2), align 8
;
; define i32 @sum(<2 x i32> %v) {
;   %1 = shufflevector <2 x i32> %v, <2 x i32> poison, <1 x i32> zeroinitializer
;   %2 = shufflevector <2 x i32> %v, <2 x i32> poison, <1 x i32> <i32 1>
;   %3 = add <1 x i32> %1, %2
;   %r = extractelement <1 x i32> %3, i32 0
;   ret i32 %r
; }
;
; define i2 @bits(<2 x i1> %m, ptr %p) {
;   %1 = load i2, ptr %p, align 1
;   %2 = zext i2 %1 to i8
;   %3 = insertelement <2 x i8> poison, i8 %2, i32 0
;   %4 = shufflevector <2 x i8> %3, <2 x i8> poison, <2 x i32> zeroinitializer
;   %5 = and <2 x i8> %4, <i8 1, i8 2>
;   %old = icmp ne <2 x i8> %5, zeroinitializer
;   %6 = zext <2 x i1> %m to <2 x i8>
;   %7 = shl <2 x i8> %6, <i8 0, i8 1>
;   %8 = shufflevector <2 x i8> %7, <2 x i8> poison, <1 x i32> zeroinitializer
;   %9 = shufflevector <2 x i8> %7, <2 x i8> poison, <1 x i32> <i32 1>
;   %10 = or <1 x i8> %8, %9
;   %11 = extractelement <1 x i8> %10, i32 0
;   %12 = trunc i8 %11 to i2
;   store i2 %12, ptr %p, align 1
;   %13 = zext <2 x i1> %old to <2 x i8>
;   %14 = shl <2 x i8> %13, <i8 0, i8 1>
;   %15 = shufflevector <2 x i8> %14, <2 x i8> poison, <1 x i32> zeroinitializer
;   %16 = shufflevector <2 x i8> %14, <2 x i8> poison, <1 x i32> <i32 1>
;   %17 = or <1 x i8> %15, %16
;   %18 = extractelement <1 x i8> %17, i32 0
;   %r = trunc i8 %18 to i2
;   ret i2 %r
; }
;
; define ptr @element(ptr %p, i64 %i) {
;   %1 = getelementptr inbounds { i32, <4 x i32> }, ptr %p, i64 0, i32 1
;   %q = getelementptr inbounds i32, ptr %1, i64 %i
;   ret ptr %q
; }
;
; define i1 @infinite(double %x) {
;   %1 = bitcast double %x to i64
;   %2 = and i64 %1, 9223372036854775807
;   %3 = icmp slt i64 %1, 0
;   %4 = icmp eq i64 %2, 9218868437227405312
;   %r = or i1 false, %4
;   ret i1 %r
; }
;
; define i64 @constants() {
;   %r = add i64 shl (i64 ptrtoint (ptr @a to i64), i64 3), fptosi (double uitofp (i64 ptrtoint (ptr @a to i64) to double) to i64)
;   ret i64 %r
; }
;
; declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
;
; declare i1 @llvm.is.fpclass.f64(double, i32)
