; Vector types, constants and instructions as LLVM writes them; constants that the reader folds.
; RUN: %minic %s -S -emit-llvm -passes= -o -

@a = global <4 x i32> <i32 1, i32 -2, i32 undef, i32 4>, align 16
@b = global [2 x <2 x double>] [<2 x double> <double 1.0, double 2.5>, <2 x double> zeroinitializer]
@c = constant { i8, <8 x i16> } { i8 1, <8 x i16> splat (i16 7) }

define <4 x float> @all(<4 x i32> %v, <4 x float> %f, ptr %p, <4 x i1> %m, i32 %i, float %s) {
  %1 = add nsw <4 x i32> %v, splat (i32 3)
  %2 = icmp slt <4 x i32> %1, zeroinitializer
  %3 = and <4 x i1> %2, %m
  %4 = xor <4 x i1> %3, <i1 true, i1 false, i1 true, i1 poison>
  %5 = select <4 x i1> %4, <4 x i32> %v, <4 x i32> %1
  %6 = select i1 true, <4 x i32> %5, <4 x i32> poison
  %7 = sext <4 x i1> %4 to <4 x i32>
  %8 = zext <4 x i32> %6 to <4 x i64>
  %9 = trunc <4 x i64> %8 to <4 x i8>
  %10 = fadd fast <4 x float> %f, <float 0.0, float 1.0, float 2.0, float undef>
  %11 = fcmp nnan uge <4 x float> %10, %f
  %12 = select fast <4 x i1> %11, <4 x float> %10, <4 x float> undef
  %13 = fneg <4 x float> %12
  %14 = load <4 x float>, ptr %p, align 4
  %15 = load <4 x float>, ptr %p
  store <4 x float> %13, ptr %p, align 1
  %16 = extractelement <4 x float> %14, i32 %i
  %17 = insertelement <4 x float> poison, float %s, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = shufflevector <4 x float> %18, <4 x float> %15, <2 x i32> <i32 poison, i32 7>
  %20 = bitcast <4 x i32> %7 to <2 x i64>
  %21 = bitcast <2 x i64> %20 to <16 x i8>
  %22 = bitcast i64 77 to <2 x float>
  %23 = sitofp <4 x i32> %7 to <4 x double>
  %24 = freeze <4 x double> %23
  %25 = insertelement <4 x float> %18, float %16, i32 %i
  ret <4 x float> %25
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global <4 x i32> <i32 1, i32 -2, i32 undef, i32 4>, align 16
; @b = global [2 x <2 x double>] [<2 x double> <double 1.000000e+00, double 2.500000e+00>, <2 x double> zeroinitializer], align 16
; @c = constant { i8, <8 x i16> } { i8 1, <8 x i16> <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7> }, align 16
;
; define <4 x float> @all(<4 x i32> %v, <4 x float> %f, ptr %p, <4 x i1> %m, i32 %i, float %s) {
;   %1 = add nsw <4 x i32> %v, <i32 3, i32 3, i32 3, i32 3>
;   %2 = icmp slt <4 x i32> %1, zeroinitializer
;   %3 = and <4 x i1> %2, %m
;   %4 = xor <4 x i1> %3, <i1 true, i1 false, i1 true, i1 poison>
;   %5 = select <4 x i1> %4, <4 x i32> %v, <4 x i32> %1
;   %6 = select i1 true, <4 x i32> %5, <4 x i32> poison
;   %7 = sext <4 x i1> %4 to <4 x i32>
;   %8 = zext <4 x i32> %6 to <4 x i64>
;   %9 = trunc <4 x i64> %8 to <4 x i8>
;   %10 = fadd fast <4 x float> %f, <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float undef>
;   %11 = fcmp nnan uge <4 x float> %10, %f
;   %12 = select fast <4 x i1> %11, <4 x float> %10, <4 x float> undef
;   %13 = fneg <4 x float> %12
;   %14 = load <4 x float>, ptr %p, align 4
;   %15 = load <4 x float>, ptr %p, align 16
;   store <4 x float> %13, ptr %p, align 1
;   %16 = extractelement <4 x float> %14, i32 %i
;   %17 = insertelement <4 x float> poison, float %s, i64 0
;   %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
;   %19 = shufflevector <4 x float> %18, <4 x float> %15, <2 x i32> <i32 poison, i32 7>
;   %20 = bitcast <4 x i32> %7 to <2 x i64>
;   %21 = bitcast <2 x i64> %20 to <16 x i8>
;   %22 = bitcast i64 77 to <2 x float>
;   %23 = sitofp <4 x i32> %7 to <4 x double>
;   %24 = freeze <4 x double> %23
;   %25 = insertelement <4 x float> %18, float %16, i32 %i
;   ret <4 x float> %25
; }
