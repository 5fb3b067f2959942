; What LLVM 14's lli does not know or has wrong: classes of floats, comparisons with three results, funnel
; shifts of integers of odd widths. The expected output is C's and Python's.
; SKIP: lli
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
@format = private constant [6 x i8] c"%03x \00"
@hash = private constant [7 x i8] c"%016lx\00"
@line = private constant [1 x i8] zeroinitializer
@floats = global [14 x i32] [i32 2143289344, i32 -4194304, i32 2141192192, i32 -6291456, i32 2139095041, i32 -8388608, i32 2139095040, i32 -1077936128, i32 1077936128, i32 -2147483647, i32 8388607, i32 8388608, i32 -2147483648, i32 0], align 16
@doubles = global [14 x i64] [i64 9221120237041090560, i64 -2251799813685248, i64 9219994337134247936, i64 -3377699720527872, i64 9218868437227405313, i64 -4503599627370496, i64 9218868437227405312, i64 -4613937818241073152, i64 4609434218613702656, i64 -9223372036854775807, i64 4503599627370495, i64 4503599627370496, i64 -9223372036854775808, i64 0], align 16
@numbers = global [5 x i64] [i64 0, i64 1, i64 -1, i64 -9223372036854775808, i64 9223372036854775807], align 16
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare <2 x i1> @llvm.is.fpclass.v2f64(<2 x double>, i32 immarg)
define internal void @classes_f32(i64 %i) noinline {
  %p = getelementptr i32, ptr @floats, i64 %i
  %x = load float, ptr %p
  %c0 = call i1 @llvm.is.fpclass.f32(float %x, i32 1)
  %z0 = zext i1 %c0 to i32
  %s0 = shl i32 %z0, 0
  %o0 = or i32 %s0, 0
  %c1 = call i1 @llvm.is.fpclass.f32(float %x, i32 2)
  %z1 = zext i1 %c1 to i32
  %s1 = shl i32 %z1, 1
  %o1 = or i32 %s1, %o0
  %c2 = call i1 @llvm.is.fpclass.f32(float %x, i32 4)
  %z2 = zext i1 %c2 to i32
  %s2 = shl i32 %z2, 2
  %o2 = or i32 %s2, %o1
  %c3 = call i1 @llvm.is.fpclass.f32(float %x, i32 8)
  %z3 = zext i1 %c3 to i32
  %s3 = shl i32 %z3, 3
  %o3 = or i32 %s3, %o2
  %c4 = call i1 @llvm.is.fpclass.f32(float %x, i32 16)
  %z4 = zext i1 %c4 to i32
  %s4 = shl i32 %z4, 4
  %o4 = or i32 %s4, %o3
  %c5 = call i1 @llvm.is.fpclass.f32(float %x, i32 32)
  %z5 = zext i1 %c5 to i32
  %s5 = shl i32 %z5, 5
  %o5 = or i32 %s5, %o4
  %c6 = call i1 @llvm.is.fpclass.f32(float %x, i32 64)
  %z6 = zext i1 %c6 to i32
  %s6 = shl i32 %z6, 6
  %o6 = or i32 %s6, %o5
  %c7 = call i1 @llvm.is.fpclass.f32(float %x, i32 128)
  %z7 = zext i1 %c7 to i32
  %s7 = shl i32 %z7, 7
  %o7 = or i32 %s7, %o6
  %c8 = call i1 @llvm.is.fpclass.f32(float %x, i32 256)
  %z8 = zext i1 %c8 to i32
  %s8 = shl i32 %z8, 8
  %o8 = or i32 %s8, %o7
  %c9 = call i1 @llvm.is.fpclass.f32(float %x, i32 512)
  %z9 = zext i1 %c9 to i32
  %s9 = shl i32 %z9, 9
  %o9 = or i32 %s9, %o8
  %c10 = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %z10 = zext i1 %c10 to i32
  %s10 = shl i32 %z10, 10
  %o10 = or i32 %s10, %o9
  %c11 = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  %z11 = zext i1 %c11 to i32
  %s11 = shl i32 %z11, 11
  %o11 = or i32 %s11, %o10
  %c12 = call i1 @llvm.is.fpclass.f32(float %x, i32 408)
  %z12 = zext i1 %c12 to i32
  %s12 = shl i32 %z12, 12
  %o12 = or i32 %s12, %o11
  %c13 = call i1 @llvm.is.fpclass.f32(float %x, i32 264)
  %z13 = zext i1 %c13 to i32
  %s13 = shl i32 %z13, 13
  %o13 = or i32 %s13, %o12
  %c14 = call i1 @llvm.is.fpclass.f32(float %x, i32 144)
  %z14 = zext i1 %c14 to i32
  %s14 = shl i32 %z14, 14
  %o14 = or i32 %s14, %o13
  %c15 = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  %z15 = zext i1 %c15 to i32
  %s15 = shl i32 %z15, 15
  %o15 = or i32 %s15, %o14
  %c16 = call i1 @llvm.is.fpclass.f32(float %x, i32 60)
  %z16 = zext i1 %c16 to i32
  %s16 = shl i32 %z16, 16
  %o16 = or i32 %s16, %o15
  %c17 = call i1 @llvm.is.fpclass.f32(float %x, i32 960)
  %z17 = zext i1 %c17 to i32
  %s17 = shl i32 %z17, 17
  %o17 = or i32 %s17, %o16
  %c18 = call i1 @llvm.is.fpclass.f32(float %x, i32 519)
  %z18 = zext i1 %c18 to i32
  %s18 = shl i32 %z18, 18
  %o18 = or i32 %s18, %o17
  %c19 = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  %z19 = zext i1 %c19 to i32
  %s19 = shl i32 %z19, 19
  %o19 = or i32 %s19, %o18
  %c20 = call i1 @llvm.is.fpclass.f32(float %x, i32 0)
  %z20 = zext i1 %c20 to i32
  %s20 = shl i32 %z20, 20
  %o20 = or i32 %s20, %o19
  %c21 = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  %z21 = zext i1 %c21 to i32
  %s21 = shl i32 %z21, 21
  %o21 = or i32 %s21, %o20
  %c22 = call i1 @llvm.is.fpclass.f32(float %x, i32 602)
  %z22 = zext i1 %c22 to i32
  %s22 = shl i32 %z22, 22
  %o22 = or i32 %s22, %o21
  call i32 (ptr, ...) @printf(ptr @format, i32 %o22)
  ret void
}
define internal void @classes_f64(i64 %i) noinline {
  %p = getelementptr i64, ptr @doubles, i64 %i
  %x = load double, ptr %p
  %c0 = call i1 @llvm.is.fpclass.f64(double %x, i32 1)
  %z0 = zext i1 %c0 to i32
  %s0 = shl i32 %z0, 0
  %o0 = or i32 %s0, 0
  %c1 = call i1 @llvm.is.fpclass.f64(double %x, i32 2)
  %z1 = zext i1 %c1 to i32
  %s1 = shl i32 %z1, 1
  %o1 = or i32 %s1, %o0
  %c2 = call i1 @llvm.is.fpclass.f64(double %x, i32 4)
  %z2 = zext i1 %c2 to i32
  %s2 = shl i32 %z2, 2
  %o2 = or i32 %s2, %o1
  %c3 = call i1 @llvm.is.fpclass.f64(double %x, i32 8)
  %z3 = zext i1 %c3 to i32
  %s3 = shl i32 %z3, 3
  %o3 = or i32 %s3, %o2
  %c4 = call i1 @llvm.is.fpclass.f64(double %x, i32 16)
  %z4 = zext i1 %c4 to i32
  %s4 = shl i32 %z4, 4
  %o4 = or i32 %s4, %o3
  %c5 = call i1 @llvm.is.fpclass.f64(double %x, i32 32)
  %z5 = zext i1 %c5 to i32
  %s5 = shl i32 %z5, 5
  %o5 = or i32 %s5, %o4
  %c6 = call i1 @llvm.is.fpclass.f64(double %x, i32 64)
  %z6 = zext i1 %c6 to i32
  %s6 = shl i32 %z6, 6
  %o6 = or i32 %s6, %o5
  %c7 = call i1 @llvm.is.fpclass.f64(double %x, i32 128)
  %z7 = zext i1 %c7 to i32
  %s7 = shl i32 %z7, 7
  %o7 = or i32 %s7, %o6
  %c8 = call i1 @llvm.is.fpclass.f64(double %x, i32 256)
  %z8 = zext i1 %c8 to i32
  %s8 = shl i32 %z8, 8
  %o8 = or i32 %s8, %o7
  %c9 = call i1 @llvm.is.fpclass.f64(double %x, i32 512)
  %z9 = zext i1 %c9 to i32
  %s9 = shl i32 %z9, 9
  %o9 = or i32 %s9, %o8
  %c10 = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  %z10 = zext i1 %c10 to i32
  %s10 = shl i32 %z10, 10
  %o10 = or i32 %s10, %o9
  %c11 = call i1 @llvm.is.fpclass.f64(double %x, i32 516)
  %z11 = zext i1 %c11 to i32
  %s11 = shl i32 %z11, 11
  %o11 = or i32 %s11, %o10
  %c12 = call i1 @llvm.is.fpclass.f64(double %x, i32 408)
  %z12 = zext i1 %c12 to i32
  %s12 = shl i32 %z12, 12
  %o12 = or i32 %s12, %o11
  %c13 = call i1 @llvm.is.fpclass.f64(double %x, i32 264)
  %z13 = zext i1 %c13 to i32
  %s13 = shl i32 %z13, 13
  %o13 = or i32 %s13, %o12
  %c14 = call i1 @llvm.is.fpclass.f64(double %x, i32 144)
  %z14 = zext i1 %c14 to i32
  %s14 = shl i32 %z14, 14
  %o14 = or i32 %s14, %o13
  %c15 = call i1 @llvm.is.fpclass.f64(double %x, i32 96)
  %z15 = zext i1 %c15 to i32
  %s15 = shl i32 %z15, 15
  %o15 = or i32 %s15, %o14
  %c16 = call i1 @llvm.is.fpclass.f64(double %x, i32 60)
  %z16 = zext i1 %c16 to i32
  %s16 = shl i32 %z16, 16
  %o16 = or i32 %s16, %o15
  %c17 = call i1 @llvm.is.fpclass.f64(double %x, i32 960)
  %z17 = zext i1 %c17 to i32
  %s17 = shl i32 %z17, 17
  %o17 = or i32 %s17, %o16
  %c18 = call i1 @llvm.is.fpclass.f64(double %x, i32 519)
  %z18 = zext i1 %c18 to i32
  %s18 = shl i32 %z18, 18
  %o18 = or i32 %s18, %o17
  %c19 = call i1 @llvm.is.fpclass.f64(double %x, i32 504)
  %z19 = zext i1 %c19 to i32
  %s19 = shl i32 %z19, 19
  %o19 = or i32 %s19, %o18
  %c20 = call i1 @llvm.is.fpclass.f64(double %x, i32 0)
  %z20 = zext i1 %c20 to i32
  %s20 = shl i32 %z20, 20
  %o20 = or i32 %s20, %o19
  %c21 = call i1 @llvm.is.fpclass.f64(double %x, i32 1023)
  %z21 = zext i1 %c21 to i32
  %s21 = shl i32 %z21, 21
  %o21 = or i32 %s21, %o20
  %c22 = call i1 @llvm.is.fpclass.f64(double %x, i32 602)
  %z22 = zext i1 %c22 to i32
  %s22 = shl i32 %z22, 22
  %o22 = or i32 %s22, %o21
  call i32 (ptr, ...) @printf(ptr @format, i32 %o22)
  ret void
}
define internal void @classes_v2f64() noinline {
  %v = load <2 x double>, ptr getelementptr ([14 x i64], ptr @doubles, i64 0, i64 6)
  %c0 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 1)
  %z0 = bitcast <2 x i1> %c0 to i2
  %y0 = zext i2 %z0 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y0)
  %c1 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 2)
  %z1 = bitcast <2 x i1> %c1 to i2
  %y1 = zext i2 %z1 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y1)
  %c2 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 4)
  %z2 = bitcast <2 x i1> %c2 to i2
  %y2 = zext i2 %z2 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y2)
  %c3 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 8)
  %z3 = bitcast <2 x i1> %c3 to i2
  %y3 = zext i2 %z3 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y3)
  %c4 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 16)
  %z4 = bitcast <2 x i1> %c4 to i2
  %y4 = zext i2 %z4 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y4)
  %c5 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 32)
  %z5 = bitcast <2 x i1> %c5 to i2
  %y5 = zext i2 %z5 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y5)
  %c6 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 64)
  %z6 = bitcast <2 x i1> %c6 to i2
  %y6 = zext i2 %z6 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y6)
  %c7 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 128)
  %z7 = bitcast <2 x i1> %c7 to i2
  %y7 = zext i2 %z7 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y7)
  %c8 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 256)
  %z8 = bitcast <2 x i1> %c8 to i2
  %y8 = zext i2 %z8 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y8)
  %c9 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 512)
  %z9 = bitcast <2 x i1> %c9 to i2
  %y9 = zext i2 %z9 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y9)
  %c10 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 3)
  %z10 = bitcast <2 x i1> %c10 to i2
  %y10 = zext i2 %z10 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y10)
  %c11 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 516)
  %z11 = bitcast <2 x i1> %c11 to i2
  %y11 = zext i2 %z11 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y11)
  %c12 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 408)
  %z12 = bitcast <2 x i1> %c12 to i2
  %y12 = zext i2 %z12 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y12)
  %c13 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 264)
  %z13 = bitcast <2 x i1> %c13 to i2
  %y13 = zext i2 %z13 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y13)
  %c14 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 144)
  %z14 = bitcast <2 x i1> %c14 to i2
  %y14 = zext i2 %z14 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y14)
  %c15 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 96)
  %z15 = bitcast <2 x i1> %c15 to i2
  %y15 = zext i2 %z15 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y15)
  %c16 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 60)
  %z16 = bitcast <2 x i1> %c16 to i2
  %y16 = zext i2 %z16 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y16)
  %c17 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 960)
  %z17 = bitcast <2 x i1> %c17 to i2
  %y17 = zext i2 %z17 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y17)
  %c18 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 519)
  %z18 = bitcast <2 x i1> %c18 to i2
  %y18 = zext i2 %z18 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y18)
  %c19 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 504)
  %z19 = bitcast <2 x i1> %c19 to i2
  %y19 = zext i2 %z19 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y19)
  %c20 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 0)
  %z20 = bitcast <2 x i1> %c20 to i2
  %y20 = zext i2 %z20 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y20)
  %c21 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 1023)
  %z21 = bitcast <2 x i1> %c21 to i2
  %y21 = zext i2 %z21 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y21)
  %c22 = call <2 x i1> @llvm.is.fpclass.v2f64(<2 x double> %v, i32 602)
  %z22 = bitcast <2 x i1> %c22 to i2
  %y22 = zext i2 %z22 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %y22)
  call i32 @puts(ptr @line)
  ret void
}
declare i8 @llvm.scmp.i8.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i32 @llvm.scmp.i32.i8(i8, i8)
declare i2 @llvm.ucmp.i2.i33(i33, i33)
declare i64 @llvm.scmp.i64.i128(i128, i128)
declare i16 @llvm.ucmp.i16.i128(i128, i128)
declare i32 @llvm.ucmp.i32.i1(i1, i1)
declare i32 @llvm.scmp.i32.i1(i1, i1)
declare <4 x i8> @llvm.scmp.v4i8.v4i32(<4 x i32>, <4 x i32>)
define internal void @compare(i64 %i, i64 %j) noinline {
  %p = getelementptr i64, ptr @numbers, i64 %i
  %q = getelementptr i64, ptr @numbers, i64 %j
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %a0 = or i64 %a, 0
  %b0 = or i64 %b, 0
  %r0 = call i8 @llvm.scmp.i8.i64(i64 %a0, i64 %b0)
  %w0 = sext i8 %r0 to i32
  %x0 = and i32 %w0, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x0)
  %a1 = or i64 %a, 0
  %b1 = or i64 %b, 0
  %r1 = call i8 @llvm.ucmp.i8.i64(i64 %a1, i64 %b1)
  %w1 = sext i8 %r1 to i32
  %x1 = and i32 %w1, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x1)
  %a2 = trunc i64 %a to i8
  %b2 = trunc i64 %b to i8
  %r2 = call i32 @llvm.scmp.i32.i8(i8 %a2, i8 %b2)
  %w2 = or i32 %r2, 0
  %x2 = and i32 %w2, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x2)
  %a3 = trunc i64 %a to i33
  %b3 = trunc i64 %b to i33
  %r3 = call i2 @llvm.ucmp.i2.i33(i33 %a3, i33 %b3)
  %w3 = sext i2 %r3 to i32
  %x3 = and i32 %w3, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x3)
  %a4 = sext i64 %a to i128
  %b4 = sext i64 %b to i128
  %r4 = call i64 @llvm.scmp.i64.i128(i128 %a4, i128 %b4)
  %w4 = trunc i64 %r4 to i32
  %x4 = and i32 %w4, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x4)
  %a5 = sext i64 %a to i128
  %b5 = sext i64 %b to i128
  %r5 = call i16 @llvm.ucmp.i16.i128(i128 %a5, i128 %b5)
  %w5 = sext i16 %r5 to i32
  %x5 = and i32 %w5, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x5)
  %a6 = trunc i64 %a to i1
  %b6 = trunc i64 %b to i1
  %r6 = call i32 @llvm.ucmp.i32.i1(i1 %a6, i1 %b6)
  %w6 = or i32 %r6, 0
  %x6 = and i32 %w6, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x6)
  %a7 = trunc i64 %a to i1
  %b7 = trunc i64 %b to i1
  %r7 = call i32 @llvm.scmp.i32.i1(i1 %a7, i1 %b7)
  %w7 = or i32 %r7, 0
  %x7 = and i32 %w7, 4095
  call i32 (ptr, ...) @printf(ptr @format, i32 %x7)
  %va = bitcast i64 %a to <2 x i32>
  %vb = bitcast i64 %b to <2 x i32>
  %la = shufflevector <2 x i32> %va, <2 x i32> %vb, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %lb = shufflevector <2 x i32> %vb, <2 x i32> %va, <4 x i32> <i32 0, i32 1, i32 3, i32 2>
  %lr = call <4 x i8> @llvm.scmp.v4i8.v4i32(<4 x i32> %la, <4 x i32> %lb)
  %ln = bitcast <4 x i8> %lr to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %ln)
  call i32 @puts(ptr @line)
  ret void
}
declare i80 @llvm.fshl.i80(i80, i80, i80)
declare i80 @llvm.fshr.i80(i80, i80, i80)
define internal void @funnel_80(i64 %a, i64 %b) noinline {
  %al = zext i64 %a to i80
  %au = shl i80 %al, 15
  %ax = xor i80 %al, %au
  %bl = zext i64 %b to i80
  %bu = shl i80 %bl, 16
  %bx = xor i80 %bl, %bu
  %l = call i80 @llvm.fshl.i80(i80 %ax, i80 %bx, i80 %ax)
  %r = call i80 @llvm.fshr.i80(i80 %ax, i80 %bx, i80 %ax)
  %l0 = trunc i80 %l to i64
  %l1 = lshr i80 %l, 16
  %l2 = trunc i80 %l1 to i64
  call i32 (ptr, ...) @printf(ptr @hash, i64 %l0)
  call i32 (ptr, ...) @printf(ptr @hash, i64 %l2)
  %r0 = trunc i80 %r to i64
  %r1 = lshr i80 %r, 16
  %r2 = trunc i80 %r1 to i64
  call i32 (ptr, ...) @printf(ptr @hash, i64 %r0)
  call i32 (ptr, ...) @printf(ptr @hash, i64 %r2)
  call i32 @puts(ptr @line)
  ret void
}
declare i65 @llvm.fshl.i65(i65, i65, i65)
declare i65 @llvm.fshr.i65(i65, i65, i65)
define internal void @funnel_65(i64 %a, i64 %b) noinline {
  %al = zext i64 %a to i65
  %au = shl i65 %al, 0
  %ax = xor i65 %al, %au
  %bl = zext i64 %b to i65
  %bu = shl i65 %bl, 1
  %bx = xor i65 %bl, %bu
  %l = call i65 @llvm.fshl.i65(i65 %ax, i65 %bx, i65 %ax)
  %r = call i65 @llvm.fshr.i65(i65 %ax, i65 %bx, i65 %ax)
  %l0 = trunc i65 %l to i64
  %l1 = lshr i65 %l, 1
  %l2 = trunc i65 %l1 to i64
  call i32 (ptr, ...) @printf(ptr @hash, i64 %l0)
  call i32 (ptr, ...) @printf(ptr @hash, i64 %l2)
  %r0 = trunc i65 %r to i64
  %r1 = lshr i65 %r, 1
  %r2 = trunc i65 %r1 to i64
  call i32 (ptr, ...) @printf(ptr @hash, i64 %r0)
  call i32 (ptr, ...) @printf(ptr @hash, i64 %r2)
  call i32 @puts(ptr @line)
  ret void
}
define i32 @main() {
  call void @classes_f32(i64 0)
  call void @classes_f32(i64 1)
  call void @classes_f32(i64 2)
  call void @classes_f32(i64 3)
  call void @classes_f32(i64 4)
  call void @classes_f32(i64 5)
  call void @classes_f32(i64 6)
  call void @classes_f32(i64 7)
  call void @classes_f32(i64 8)
  call void @classes_f32(i64 9)
  call void @classes_f32(i64 10)
  call void @classes_f32(i64 11)
  call void @classes_f32(i64 12)
  call void @classes_f32(i64 13)
  call i32 @puts(ptr @line)
  call void @classes_f64(i64 0)
  call void @classes_f64(i64 1)
  call void @classes_f64(i64 2)
  call void @classes_f64(i64 3)
  call void @classes_f64(i64 4)
  call void @classes_f64(i64 5)
  call void @classes_f64(i64 6)
  call void @classes_f64(i64 7)
  call void @classes_f64(i64 8)
  call void @classes_f64(i64 9)
  call void @classes_f64(i64 10)
  call void @classes_f64(i64 11)
  call void @classes_f64(i64 12)
  call void @classes_f64(i64 13)
  call i32 @puts(ptr @line)
  call void @classes_v2f64()
  call void @compare(i64 0, i64 0)
  call void @compare(i64 0, i64 1)
  call void @compare(i64 0, i64 2)
  call void @compare(i64 0, i64 3)
  call void @compare(i64 0, i64 4)
  call void @compare(i64 1, i64 0)
  call void @compare(i64 1, i64 1)
  call void @compare(i64 1, i64 2)
  call void @compare(i64 1, i64 3)
  call void @compare(i64 1, i64 4)
  call void @compare(i64 2, i64 0)
  call void @compare(i64 2, i64 1)
  call void @compare(i64 2, i64 2)
  call void @compare(i64 2, i64 3)
  call void @compare(i64 2, i64 4)
  call void @compare(i64 3, i64 0)
  call void @compare(i64 3, i64 1)
  call void @compare(i64 3, i64 2)
  call void @compare(i64 3, i64 3)
  call void @compare(i64 3, i64 4)
  call void @compare(i64 4, i64 0)
  call void @compare(i64 4, i64 1)
  call void @compare(i64 4, i64 2)
  call void @compare(i64 4, i64 3)
  call void @compare(i64 4, i64 4)
  call void @funnel_80(i64 0, i64 5)
  call void @funnel_80(i64 1, i64 1311768467463790320)
  call void @funnel_80(i64 63, i64 -1152921504606846975)
  call void @funnel_80(i64 64, i64 7)
  call void @funnel_80(i64 65, i64 -1)
  call void @funnel_80(i64 79, i64 3)
  call void @funnel_80(i64 80, i64 -9223372036854775808)
  call void @funnel_80(i64 -1, i64 -9223372036854775807)
  call void @funnel_80(i64 -9223372036854775808, i64 77)
  call void @funnel_65(i64 0, i64 5)
  call void @funnel_65(i64 1, i64 1311768467463790320)
  call void @funnel_65(i64 63, i64 -1152921504606846975)
  call void @funnel_65(i64 64, i64 7)
  call void @funnel_65(i64 65, i64 -1)
  call void @funnel_65(i64 79, i64 3)
  call void @funnel_65(i64 80, i64 -9223372036854775808)
  call void @funnel_65(i64 -1, i64 -9223372036854775807)
  call void @funnel_65(i64 -9223372036854775808, i64 77)
  ret i32 0
}
