; Intrinsics that clang writes for plain C, on narrow and wide types.
declare i32 @printf(ptr, ...)
@ints = constant [13 x i8] c"%d %d %d %d\0A\00"
@longs = constant [17 x i8] c"%lx %ld %ld %ld\0A\00"
@floats = constant [21 x i8] c"%.2f %.2f %.2f %.2f\0A\00"
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i8 @llvm.umax.i8(i8, i8)
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i64 @llvm.abs.i64(i64, i1 immarg)
declare i16 @llvm.abs.i16(i16, i1 immarg)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i16 @llvm.cttz.i16(i16, i1 immarg)
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i32 @llvm.bswap.i32(i32)
declare i64 @llvm.bswap.i64(i64)
declare i16 @llvm.bswap.i16(i16)
declare i64 @llvm.expect.i64(i64, i64)
declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.fmuladd.f64(double, double, double)
declare float @llvm.fmuladd.f32(float, float, float)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define void @show(i32 %x, i64 %y, i16 %z, i8 %b, double %d, float %f, i32 %n) {
  %v1 = call i32 @llvm.smax.i32(i32 %x, i32 -5)
  %v2 = call i32 @llvm.smin.i32(i32 %x, i32 -5)
  %v3 = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %w3 = zext i8 %v3 to i32
  %v4 = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %p1 = call i32 (ptr, ...) @printf(ptr @ints, i32 %v1, i32 %v2, i32 %w3, i32 %v4)
  %v5 = call i32 @llvm.ctpop.i32(i32 %x)
  %v6 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %v7 = call i16 @llvm.cttz.i16(i16 %z, i1 false)
  %w7 = zext i16 %v7 to i32
  %v8 = call i32 @llvm.bswap.i32(i32 %x)
  %p2 = call i32 (ptr, ...) @printf(ptr @ints, i32 %v5, i32 %v6, i32 %w7, i32 %v8)
  %v9 = call i64 @llvm.bswap.i64(i64 %y)
  %v10 = call i64 @llvm.ctpop.i64(i64 %y)
  %v11 = call i64 @llvm.ctlz.i64(i64 %y, i1 true)
  %v12 = call i64 @llvm.cttz.i64(i64 %y, i1 true)
  %p3 = call i32 (ptr, ...) @printf(ptr @longs, i64 %v9, i64 %v10, i64 %v11, i64 %v12)
  %v13 = call i64 @llvm.umin.i64(i64 %y, i64 77)
  %v14 = call i64 @llvm.abs.i64(i64 %y, i1 true)
  %v15 = call i64 @llvm.expect.i64(i64 %y, i64 0)
  %v16 = call i16 @llvm.bswap.i16(i16 %z)
  %w16 = zext i16 %v16 to i64
  %p4 = call i32 (ptr, ...) @printf(ptr @longs, i64 %v13, i64 %v14, i64 %v15, i64 %w16)
  %v17 = call double @llvm.fabs.f64(double %d)
  %v18 = call float @llvm.fabs.f32(float %f)
  %w18 = fpext float %v18 to double
  %v19 = call double @llvm.fmuladd.f64(double %d, double 2.0, double 1.0)
  %v20 = call float @llvm.fmuladd.f32(float %f, float 2.0, float 1.0)
  %w20 = fpext float %v20 to double
  %p5 = call i32 (ptr, ...) @printf(ptr @floats, double %v17, double %w18, double %v19, double %w20)
  %v21 = call i16 @llvm.abs.i16(i16 %z, i1 false)
  %w21 = sext i16 %v21 to i32
  %mem = alloca [16 x i8]
  %mem2 = alloca [16 x i8]
  call void @llvm.memset.p0.i32(ptr %mem, i8 0, i32 16, i1 false)
  call void @llvm.memset.p0.i32(ptr %mem, i8 %b, i32 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %mem2, ptr %mem, i64 16, i1 false)
  %at = getelementptr i8, ptr %mem2, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr %at, ptr %mem2, i64 9, i1 false)
  %e = getelementptr i8, ptr %mem2, i64 4
  %ev = load i32, ptr %e, align 1
  %h = getelementptr i8, ptr %mem2, i64 12
  %hv = load i32, ptr %h, align 1
  %p6 = call i32 (ptr, ...) @printf(ptr @ints, i32 %w21, i32 %ev, i32 %hv, i32 %n)
  ret void
}
define i32 @main() {
  call void @show(i32 -12, i64 -4000000000, i16 12, i8 200, double -1.5, float -0.25, i32 5)
  call void @show(i32 1000, i64 7, i16 -32768, i8 0, double 3.5, float 100.0, i32 0)
  call void @show(i32 0, i64 4096, i16 0, i8 -1, double 0.0, float -0.0, i32 16)
  ret i32 3
}
