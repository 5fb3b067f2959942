; Library functions and what the back end knows stay calls; lengths become 64 bits wide.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=expand-intrinsics
; RUN: %minic %s --target=riscv64 -passes=expand-intrinsics -S -emit-llvm -o - | sed -n '/@zeros(/,/^}/p;/@ones(/,/^}/p'
declare i32 @llvm.smax.i32(i32, i32)
declare i13 @llvm.umin.i13(i13, i13)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.expect.i64(i64, i64)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.cttz.i64(i64, i1)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i32 @llvm.bswap.i32(i32)
declare float @llvm.fabs.f32(float)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.sqrt.f64(double)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @choose(i32 %a, i32 %b) {
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %r = call i32 @llvm.abs.i32(i32 %m, i1 false)
  ret i32 %r
}

define i13 @odd(i13 %a, i13 %b) {
  %m = call i13 @llvm.umin.i13(i13 %a, i13 %b)
  ret i13 %m
}

define i64 @zeros(i64 %x) {
  %e = call i64 @llvm.expect.i64(i64 %x, i64 1)
  %n = call i64 @llvm.cttz.i64(i64 %e, i1 false)
  ret i64 %n
}

define i32 @ones(i32 %x) {
  %s = call i32 @llvm.bswap.i32(i32 %x)
  %n = call i32 @llvm.ctpop.i32(i32 %s)
  ret i32 %n
}

define i16 @leading(i16 %x) {
  %n = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %n
}

define double @floats(float %x, double %y) {
  %a = call float @llvm.fabs.f32(float %x)
  %w = fpext float %a to double
  %s = call double @llvm.sqrt.f64(double %w)
  %f = call double @llvm.fmuladd.f64(double %s, double %y, double %w)
  ret double %f
}

define void @lengths(ptr %p, ptr %q, i32 %n) {
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @llvm.smax.i32(i32, i32)
;
; declare i13 @llvm.umin.i13(i13, i13)
;
; declare i32 @llvm.abs.i32(i32, i1)
;
; declare i64 @llvm.expect.i64(i64, i64)
;
; declare i32 @llvm.ctpop.i32(i32)
;
; declare i64 @llvm.cttz.i64(i64, i1)
;
; declare i16 @llvm.ctlz.i16(i16, i1)
;
; declare i32 @llvm.bswap.i32(i32)
;
; declare float @llvm.fabs.f32(float)
;
; declare double @llvm.fmuladd.f64(double, double, double)
;
; declare double @llvm.sqrt.f64(double)
;
; declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; define i32 @choose(i32 %a, i32 %b) {
;   %1 = icmp sgt i32 %a, %b
;   %2 = select i1 %1, i32 %a, i32 %b
;   %3 = sub i32 0, %2
;   %4 = icmp slt i32 %2, 0
;   %5 = select i1 %4, i32 %3, i32 %2
;   ret i32 %5
; }
;
; define i13 @odd(i13 %a, i13 %b) {
;   %1 = icmp ult i13 %a, %b
;   %2 = select i1 %1, i13 %a, i13 %b
;   ret i13 %2
; }
;
; define i64 @zeros(i64 %x) {
;   %1 = icmp eq i64 %x, 0
;   %2 = call i64 @llvm.cttz.i64(i64 %x, i1 true)
;   %3 = select i1 %1, i64 64, i64 %2
;   ret i64 %3
; }
;
; define i32 @ones(i32 %x) {
;   %s = call i32 @llvm.bswap.i32(i32 %x)
;   %1 = zext i32 %s to i64
;   %2 = lshr i64 %1, 1
;   %3 = and i64 %2, 6148914691236517205
;   %4 = sub i64 %1, %3
;   %5 = lshr i64 %4, 2
;   %6 = and i64 %5, 3689348814741910323
;   %7 = and i64 %4, 3689348814741910323
;   %8 = add i64 %7, %6
;   %9 = lshr i64 %8, 4
;   %10 = add i64 %8, %9
;   %11 = and i64 %10, 1085102592571150095
;   %12 = mul i64 %11, 72340172838076673
;   %13 = lshr i64 %12, 56
;   %14 = trunc i64 %13 to i32
;   ret i32 %14
; }
;
; define i16 @leading(i16 %x) {
;   %1 = zext i16 %x to i64
;   %2 = lshr i64 %1, 1
;   %3 = or i64 %1, %2
;   %4 = lshr i64 %3, 2
;   %5 = or i64 %3, %4
;   %6 = lshr i64 %5, 4
;   %7 = or i64 %5, %6
;   %8 = lshr i64 %7, 8
;   %9 = or i64 %7, %8
;   %10 = xor i64 %9, -1
;   %11 = lshr i64 %10, 1
;   %12 = and i64 %11, 6148914691236517205
;   %13 = sub i64 %10, %12
;   %14 = lshr i64 %13, 2
;   %15 = and i64 %14, 3689348814741910323
;   %16 = and i64 %13, 3689348814741910323
;   %17 = add i64 %16, %15
;   %18 = lshr i64 %17, 4
;   %19 = add i64 %17, %18
;   %20 = and i64 %19, 1085102592571150095
;   %21 = mul i64 %20, 72340172838076673
;   %22 = lshr i64 %21, 56
;   %23 = sub i64 %22, 48
;   %24 = trunc i64 %23 to i16
;   ret i16 %24
; }
;
; define double @floats(float %x, double %y) {
;   %1 = bitcast float %x to i32
;   %2 = and i32 %1, 2147483647
;   %3 = bitcast i32 %2 to float
;   %w = fpext float %3 to double
;   %s = call double @llvm.sqrt.f64(double %w)
;   %4 = fmul double %s, %y
;   %5 = fadd double %4, %w
;   ret double %5
; }
;
; define void @lengths(ptr %p, ptr %q, i32 %n) {
;   %1 = zext i32 %n to i64
;   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %1, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
;   ret void
; }
;
; declare i64 @llvm.minic.umulh.i64(i64, i64)
;
; declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; OUTPUT[2]:
; define i64 @zeros(i64 %x) {
;   %1 = sub i64 %x, 1
;   %2 = xor i64 %x, -1
;   %3 = and i64 %2, %1
;   %4 = lshr i64 %3, 1
;   %5 = and i64 %4, 6148914691236517205
;   %6 = sub i64 %3, %5
;   %7 = lshr i64 %6, 2
;   %8 = and i64 %7, 3689348814741910323
;   %9 = and i64 %6, 3689348814741910323
;   %10 = add i64 %9, %8
;   %11 = lshr i64 %10, 4
;   %12 = add i64 %10, %11
;   %13 = and i64 %12, 1085102592571150095
;   %14 = mul i64 %13, 72340172838076673
;   %15 = lshr i64 %14, 56
;   ret i64 %15
; }
; define i32 @ones(i32 %x) {
;   %1 = zext i32 %x to i64
;   %2 = and i64 %1, 71777214294589695
;   %3 = shl i64 %2, 8
;   %4 = lshr i64 %1, 8
;   %5 = and i64 %4, 71777214294589695
;   %6 = or i64 %5, %3
;   %7 = and i64 %6, 281470681808895
;   %8 = shl i64 %7, 16
;   %9 = lshr i64 %6, 16
;   %10 = and i64 %9, 281470681808895
;   %11 = or i64 %10, %8
;   %12 = and i64 %11, 4294967295
;   %13 = shl i64 %12, 32
;   %14 = lshr i64 %11, 32
;   %15 = and i64 %14, 4294967295
;   %16 = or i64 %15, %13
;   %17 = lshr i64 %16, 32
;   %18 = trunc i64 %17 to i32
;   %19 = zext i32 %18 to i64
;   %20 = lshr i64 %19, 1
;   %21 = and i64 %20, 6148914691236517205
;   %22 = sub i64 %19, %21
;   %23 = lshr i64 %22, 2
;   %24 = and i64 %23, 3689348814741910323
;   %25 = and i64 %22, 3689348814741910323
;   %26 = add i64 %25, %24
;   %27 = lshr i64 %26, 4
;   %28 = add i64 %26, %27
;   %29 = and i64 %28, 1085102592571150095
;   %30 = mul i64 %29, 72340172838076673
;   %31 = lshr i64 %30, 56
;   %32 = trunc i64 %31 to i32
;   ret i32 %32
; }
