; Intrinsics on vectors, reductions of vectors to a number, masks as numbers and in memory, single lanes by address.
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
@format = private constant [6 x i8] c"%02x \00"
@line = private constant [1 x i8] zeroinitializer
@out = global [64 x i8] zeroinitializer, align 16
@mask = global i8 0
@bytes = global [48 x i8] c"\01\80\FF\7F\00\00\FE\01\12\34\56\78\9A\BC\DE\F0\01\80\00\80\FF\FF\02\01\03\04\56\79\FF\FF\FF\FF\0F\80\05\81\00\11\22\33\44\55\66\77\88\99\AA\BB", align 16
@floats = global [8 x float] [float 1.5, float -2.25, float -0.0, float 100.75, float 2.0, float -3.5, float 1.0, float 0.125], align 16

define internal void @show(i64 %size) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i8, ptr @out, i64 %i
  %byte = load i8, ptr %p
  %number = zext i8 %byte to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %number)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %size
  br i1 %more, label %loop, label %done
done:
  call i32 @puts(ptr @line)
  ret void
}
declare <16 x i1> @llvm.sadd.sat.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.smax.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.smin.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.ssub.sat.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.uadd.sat.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.umax.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.umin.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i1> @llvm.usub.sat.v16i1(<16 x i1>, <16 x i1>)
declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.sshl.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.ushl.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <2 x i1> @llvm.sadd.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.smax.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.smin.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.ssub.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.uadd.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.umax.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.umin.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.usub.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i64> @llvm.abs.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)
declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>)
declare <2 x i64> @llvm.ctlz.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.ctpop.v2i64(<2 x i64>)
declare <2 x i64> @llvm.cttz.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.fshr.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.sshl.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.umax.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.ushl.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.usub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <4 x i1> @llvm.sadd.sat.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.smax.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.smin.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.ssub.sat.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.uadd.sat.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.umax.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.umin.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i1> @llvm.usub.sat.v4i1(<4 x i1>, <4 x i1>)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.sshl.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.ushl.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.usub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.abs.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.bitreverse.v8i16(<8 x i16>)
declare <8 x i16> @llvm.bswap.v8i16(<8 x i16>)
declare <8 x i16> @llvm.ctlz.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.ctpop.v8i16(<8 x i16>)
declare <8 x i16> @llvm.cttz.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.fshl.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.smax.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.sshl.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.umax.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.umin.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.ushl.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.usub.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i1> @llvm.sadd.sat.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.smax.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.smin.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.ssub.sat.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.uadd.sat.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.umax.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.umin.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.usub.sat.v8i1(<8 x i1>, <8 x i1>)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare i1 @llvm.abs.i1(i1, i1)
declare i1 @llvm.bitreverse.i1(i1)
declare i1 @llvm.ctlz.i1(i1, i1)
declare i1 @llvm.ctpop.i1(i1)
declare i1 @llvm.cttz.i1(i1, i1)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare i1 @llvm.sadd.sat.i1(i1, i1)
declare i1 @llvm.smax.i1(i1, i1)
declare i1 @llvm.smin.i1(i1, i1)
declare i1 @llvm.ssub.sat.i1(i1, i1)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare i1 @llvm.umax.i1(i1, i1)
declare i1 @llvm.umin.i1(i1, i1)
declare i1 @llvm.usub.sat.i1(i1, i1)
declare i1 @llvm.vector.reduce.add.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.add.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.add.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.add.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.and.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.and.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.mul.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.mul.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.mul.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.mul.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.smax.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.smax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smax.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.smax.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.smin.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.smin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smin.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.smin.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.umax.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.umax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umax.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.umax.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.umin.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.umin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umin.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.umin.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.xor.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.xor.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.xor.v4i1(<4 x i1>)
declare i1 @llvm.vector.reduce.xor.v8i1(<8 x i1>)
declare i16 @llvm.vector.reduce.add.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.and.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.mul.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.smax.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.smin.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.umax.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.umin.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.xor.v8i16(<8 x i16>)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.mul.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.smax.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.smin.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.umax.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.umin.v2i64(<2 x i64>)
declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.add.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.and.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.mul.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.or.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.smax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.smin.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umin.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.xor.v16i8(<16 x i8>)

define internal void @of_v4i32() noinline {
  %a = load <4 x i32>, ptr @bytes
  %pb = getelementptr i8, ptr @bytes, i64 16
  %b = load <4 x i32>, ptr %pb
  %pc = getelementptr i8, ptr @bytes, i64 32
  %c = load <4 x i32>, ptr %pc
  %r0 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r0, ptr @out
  call void @show(i64 16)
  %r1 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r1, ptr @out
  call void @show(i64 16)
  %r2 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r2, ptr @out
  call void @show(i64 16)
  %r3 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r3, ptr @out
  call void @show(i64 16)
  %r4 = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r4, ptr @out
  call void @show(i64 16)
  %r5 = call <4 x i32> @llvm.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r5, ptr @out
  call void @show(i64 16)
  %r6 = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r6, ptr @out
  call void @show(i64 16)
  %r7 = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  store <4 x i32> %r7, ptr @out
  call void @show(i64 16)
  %r8 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 false)
  store <4 x i32> %r8, ptr @out
  call void @show(i64 16)
  %r9 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  store <4 x i32> %r9, ptr @out
  call void @show(i64 16)
  %r10 = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  store <4 x i32> %r10, ptr @out
  call void @show(i64 16)
  %r11 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  store <4 x i32> %r11, ptr @out
  call void @show(i64 16)
  %r12 = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a)
  store <4 x i32> %r12, ptr @out
  call void @show(i64 16)
  %r13 = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  store <4 x i32> %r13, ptr @out
  call void @show(i64 16)
  %r14 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  store <4 x i32> %r14, ptr @out
  call void @show(i64 16)
  %r15 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  store <4 x i32> %r15, ptr @out
  call void @show(i64 16)
  %by = and <4 x i32> %c, <i32 7, i32 7, i32 7, i32 7>
  %r16 = call <4 x i32> @llvm.sshl.sat.v4i32(<4 x i32> %a, <4 x i32> %by)
  store <4 x i32> %r16, ptr @out
  call void @show(i64 16)
  %r17 = call <4 x i32> @llvm.ushl.sat.v4i32(<4 x i32> %a, <4 x i32> %by)
  store <4 x i32> %r17, ptr @out
  call void @show(i64 16)
  %r18 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  store i32 %r18, ptr @out
  call void @show(i64 4)
  %r19 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a)
  store i32 %r19, ptr @out
  call void @show(i64 4)
  %r20 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a)
  store i32 %r20, ptr @out
  call void @show(i64 4)
  %r21 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a)
  store i32 %r21, ptr @out
  call void @show(i64 4)
  %r22 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a)
  store i32 %r22, ptr @out
  call void @show(i64 4)
  %r23 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a)
  store i32 %r23, ptr @out
  call void @show(i64 4)
  %r24 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a)
  store i32 %r24, ptr @out
  call void @show(i64 4)
  %r25 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a)
  store i32 %r25, ptr @out
  call void @show(i64 4)
  %r26 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a)
  store i32 %r26, ptr @out
  call void @show(i64 4)
  %m = icmp slt <4 x i32> %a, %b
  %k = icmp ugt <4 x i32> %a, %b
  %r27 = call i1 @llvm.vector.reduce.and.v4i1(<4 x i1> %m)
  %z27 = zext i1 %r27 to i8
  store i8 %z27, ptr @out
  call void @show(i64 1)
  %r28 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %m)
  %z28 = zext i1 %r28 to i8
  store i8 %z28, ptr @out
  call void @show(i64 1)
  %r29 = call i1 @llvm.vector.reduce.xor.v4i1(<4 x i1> %m)
  %z29 = zext i1 %r29 to i8
  store i8 %z29, ptr @out
  call void @show(i64 1)
  %r30 = call i1 @llvm.vector.reduce.add.v4i1(<4 x i1> %m)
  %z30 = zext i1 %r30 to i8
  store i8 %z30, ptr @out
  call void @show(i64 1)
  %r31 = call i1 @llvm.vector.reduce.mul.v4i1(<4 x i1> %m)
  %z31 = zext i1 %r31 to i8
  store i8 %z31, ptr @out
  call void @show(i64 1)
  %r32 = call i1 @llvm.vector.reduce.smax.v4i1(<4 x i1> %m)
  %z32 = zext i1 %r32 to i8
  store i8 %z32, ptr @out
  call void @show(i64 1)
  %r33 = call i1 @llvm.vector.reduce.umax.v4i1(<4 x i1> %m)
  %z33 = zext i1 %r33 to i8
  store i8 %z33, ptr @out
  call void @show(i64 1)
  %r34 = call i1 @llvm.vector.reduce.smin.v4i1(<4 x i1> %m)
  %z34 = zext i1 %r34 to i8
  store i8 %z34, ptr @out
  call void @show(i64 1)
  %r35 = call i1 @llvm.vector.reduce.umin.v4i1(<4 x i1> %m)
  %z35 = zext i1 %r35 to i8
  store i8 %z35, ptr @out
  call void @show(i64 1)
  %r36 = call <4 x i1> @llvm.smax.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z36 = zext <4 x i1> %r36 to <4 x i32>
  store <4 x i32> %z36, ptr @out
  call void @show(i64 16)
  %r37 = call <4 x i1> @llvm.smin.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z37 = zext <4 x i1> %r37 to <4 x i32>
  store <4 x i32> %z37, ptr @out
  call void @show(i64 16)
  %r38 = call <4 x i1> @llvm.umax.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z38 = zext <4 x i1> %r38 to <4 x i32>
  store <4 x i32> %z38, ptr @out
  call void @show(i64 16)
  %r39 = call <4 x i1> @llvm.umin.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z39 = zext <4 x i1> %r39 to <4 x i32>
  store <4 x i32> %z39, ptr @out
  call void @show(i64 16)
  %r40 = call <4 x i1> @llvm.uadd.sat.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z40 = zext <4 x i1> %r40 to <4 x i32>
  store <4 x i32> %z40, ptr @out
  call void @show(i64 16)
  %r41 = call <4 x i1> @llvm.usub.sat.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z41 = zext <4 x i1> %r41 to <4 x i32>
  store <4 x i32> %z41, ptr @out
  call void @show(i64 16)
  %r42 = call <4 x i1> @llvm.sadd.sat.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z42 = zext <4 x i1> %r42 to <4 x i32>
  store <4 x i32> %z42, ptr @out
  call void @show(i64 16)
  %r43 = call <4 x i1> @llvm.ssub.sat.v4i1(<4 x i1> %m, <4 x i1> %k)
  %z43 = zext <4 x i1> %r43 to <4 x i32>
  store <4 x i32> %z43, ptr @out
  call void @show(i64 16)
  %n = bitcast <4 x i1> %m to i4
  %nz = zext i4 %n to i32
  store i32 %nz, ptr @out
  call void @show(i64 4)
  %flip = xor i4 %n, 5
  %back = bitcast i4 %flip to <4 x i1>
  %bz = zext <4 x i1> %back to <4 x i32>
  store <4 x i32> %bz, ptr @out
  call void @show(i64 16)
  store <4 x i1> %back, ptr @mask
  %byte = load i8, ptr @mask
  store i8 %byte, ptr @out
  call void @show(i64 1)
  store i8 22, ptr @mask
  %again = load <4 x i1>, ptr @mask
  %az = zext <4 x i1> %again to <4 x i32>
  store <4 x i32> %az, ptr @out
  call void @show(i64 16)
  store <4 x i32> %a, ptr @out
  %lane = load i8, ptr getelementptr inbounds ([48 x i8], ptr @bytes, i64 0, i64 16)
  %i = zext i8 %lane to i64
  %pl = getelementptr inbounds <4 x i32>, ptr @out, i64 0, i64 %i
  store i32 77, ptr %pl
  %pm = getelementptr { i8, [2 x <4 x i32>] }, ptr @out, i64 0, i32 1, i64 %i, i64 %i
  store i32 78, ptr %pm
  store i32 79, ptr getelementptr (<4 x i32>, ptr @out, i64 2, i64 1)
  call void @show(i64 64)
  ret void
}
define internal void @of_v16i8() noinline {
  %a = load <16 x i8>, ptr @bytes
  %pb = getelementptr i8, ptr @bytes, i64 16
  %b = load <16 x i8>, ptr %pb
  %pc = getelementptr i8, ptr @bytes, i64 32
  %c = load <16 x i8>, ptr %pc
  %r0 = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r0, ptr @out
  call void @show(i64 16)
  %r1 = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r1, ptr @out
  call void @show(i64 16)
  %r2 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r2, ptr @out
  call void @show(i64 16)
  %r3 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r3, ptr @out
  call void @show(i64 16)
  %r4 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r4, ptr @out
  call void @show(i64 16)
  %r5 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r5, ptr @out
  call void @show(i64 16)
  %r6 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r6, ptr @out
  call void @show(i64 16)
  %r7 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  store <16 x i8> %r7, ptr @out
  call void @show(i64 16)
  %r8 = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %a, i1 false)
  store <16 x i8> %r8, ptr @out
  call void @show(i64 16)
  %r9 = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a, i1 false)
  store <16 x i8> %r9, ptr @out
  call void @show(i64 16)
  %r10 = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a, i1 false)
  store <16 x i8> %r10, ptr @out
  call void @show(i64 16)
  %r11 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a)
  store <16 x i8> %r11, ptr @out
  call void @show(i64 16)
  %r12 = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  store <16 x i8> %r12, ptr @out
  call void @show(i64 16)
  %r13 = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  store <16 x i8> %r13, ptr @out
  call void @show(i64 16)
  %r14 = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  store <16 x i8> %r14, ptr @out
  call void @show(i64 16)
  %by = and <16 x i8> %c, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
  %r15 = call <16 x i8> @llvm.sshl.sat.v16i8(<16 x i8> %a, <16 x i8> %by)
  store <16 x i8> %r15, ptr @out
  call void @show(i64 16)
  %r16 = call <16 x i8> @llvm.ushl.sat.v16i8(<16 x i8> %a, <16 x i8> %by)
  store <16 x i8> %r16, ptr @out
  call void @show(i64 16)
  %r17 = call i8 @llvm.vector.reduce.add.v16i8(<16 x i8> %a)
  store i8 %r17, ptr @out
  call void @show(i64 1)
  %r18 = call i8 @llvm.vector.reduce.mul.v16i8(<16 x i8> %a)
  store i8 %r18, ptr @out
  call void @show(i64 1)
  %r19 = call i8 @llvm.vector.reduce.and.v16i8(<16 x i8> %a)
  store i8 %r19, ptr @out
  call void @show(i64 1)
  %r20 = call i8 @llvm.vector.reduce.or.v16i8(<16 x i8> %a)
  store i8 %r20, ptr @out
  call void @show(i64 1)
  %r21 = call i8 @llvm.vector.reduce.xor.v16i8(<16 x i8> %a)
  store i8 %r21, ptr @out
  call void @show(i64 1)
  %r22 = call i8 @llvm.vector.reduce.smax.v16i8(<16 x i8> %a)
  store i8 %r22, ptr @out
  call void @show(i64 1)
  %r23 = call i8 @llvm.vector.reduce.smin.v16i8(<16 x i8> %a)
  store i8 %r23, ptr @out
  call void @show(i64 1)
  %r24 = call i8 @llvm.vector.reduce.umax.v16i8(<16 x i8> %a)
  store i8 %r24, ptr @out
  call void @show(i64 1)
  %r25 = call i8 @llvm.vector.reduce.umin.v16i8(<16 x i8> %a)
  store i8 %r25, ptr @out
  call void @show(i64 1)
  %m = icmp slt <16 x i8> %a, %b
  %k = icmp ugt <16 x i8> %a, %b
  %r26 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %m)
  %z26 = zext i1 %r26 to i8
  store i8 %z26, ptr @out
  call void @show(i64 1)
  %r27 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %m)
  %z27 = zext i1 %r27 to i8
  store i8 %z27, ptr @out
  call void @show(i64 1)
  %r28 = call i1 @llvm.vector.reduce.xor.v16i1(<16 x i1> %m)
  %z28 = zext i1 %r28 to i8
  store i8 %z28, ptr @out
  call void @show(i64 1)
  %r29 = call i1 @llvm.vector.reduce.add.v16i1(<16 x i1> %m)
  %z29 = zext i1 %r29 to i8
  store i8 %z29, ptr @out
  call void @show(i64 1)
  %r30 = call i1 @llvm.vector.reduce.mul.v16i1(<16 x i1> %m)
  %z30 = zext i1 %r30 to i8
  store i8 %z30, ptr @out
  call void @show(i64 1)
  %r31 = call i1 @llvm.vector.reduce.smax.v16i1(<16 x i1> %m)
  %z31 = zext i1 %r31 to i8
  store i8 %z31, ptr @out
  call void @show(i64 1)
  %r32 = call i1 @llvm.vector.reduce.umax.v16i1(<16 x i1> %m)
  %z32 = zext i1 %r32 to i8
  store i8 %z32, ptr @out
  call void @show(i64 1)
  %r33 = call i1 @llvm.vector.reduce.smin.v16i1(<16 x i1> %m)
  %z33 = zext i1 %r33 to i8
  store i8 %z33, ptr @out
  call void @show(i64 1)
  %r34 = call i1 @llvm.vector.reduce.umin.v16i1(<16 x i1> %m)
  %z34 = zext i1 %r34 to i8
  store i8 %z34, ptr @out
  call void @show(i64 1)
  %r35 = call <16 x i1> @llvm.smax.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z35 = zext <16 x i1> %r35 to <16 x i8>
  store <16 x i8> %z35, ptr @out
  call void @show(i64 16)
  %r36 = call <16 x i1> @llvm.smin.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z36 = zext <16 x i1> %r36 to <16 x i8>
  store <16 x i8> %z36, ptr @out
  call void @show(i64 16)
  %r37 = call <16 x i1> @llvm.umax.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z37 = zext <16 x i1> %r37 to <16 x i8>
  store <16 x i8> %z37, ptr @out
  call void @show(i64 16)
  %r38 = call <16 x i1> @llvm.umin.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z38 = zext <16 x i1> %r38 to <16 x i8>
  store <16 x i8> %z38, ptr @out
  call void @show(i64 16)
  %r39 = call <16 x i1> @llvm.uadd.sat.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z39 = zext <16 x i1> %r39 to <16 x i8>
  store <16 x i8> %z39, ptr @out
  call void @show(i64 16)
  %r40 = call <16 x i1> @llvm.usub.sat.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z40 = zext <16 x i1> %r40 to <16 x i8>
  store <16 x i8> %z40, ptr @out
  call void @show(i64 16)
  %r41 = call <16 x i1> @llvm.sadd.sat.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z41 = zext <16 x i1> %r41 to <16 x i8>
  store <16 x i8> %z41, ptr @out
  call void @show(i64 16)
  %r42 = call <16 x i1> @llvm.ssub.sat.v16i1(<16 x i1> %m, <16 x i1> %k)
  %z42 = zext <16 x i1> %r42 to <16 x i8>
  store <16 x i8> %z42, ptr @out
  call void @show(i64 16)
  %n = bitcast <16 x i1> %m to i16
  %nz = zext i16 %n to i32
  store i32 %nz, ptr @out
  call void @show(i64 4)
  %flip = xor i16 %n, 5
  %back = bitcast i16 %flip to <16 x i1>
  %bz = zext <16 x i1> %back to <16 x i8>
  store <16 x i8> %bz, ptr @out
  call void @show(i64 16)
  store <16 x i8> %a, ptr @out
  %lane = load i8, ptr getelementptr inbounds ([48 x i8], ptr @bytes, i64 0, i64 16)
  %i = zext i8 %lane to i64
  %pl = getelementptr inbounds <16 x i8>, ptr @out, i64 0, i64 %i
  store i8 77, ptr %pl
  %pm = getelementptr { i8, [2 x <16 x i8>] }, ptr @out, i64 0, i32 1, i64 %i, i64 %i
  store i8 78, ptr %pm
  store i8 79, ptr getelementptr (<16 x i8>, ptr @out, i64 2, i64 1)
  call void @show(i64 64)
  ret void
}
define internal void @of_v8i16() noinline {
  %a = load <8 x i16>, ptr @bytes
  %pb = getelementptr i8, ptr @bytes, i64 16
  %b = load <8 x i16>, ptr %pb
  %pc = getelementptr i8, ptr @bytes, i64 32
  %c = load <8 x i16>, ptr %pc
  %r0 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r0, ptr @out
  call void @show(i64 16)
  %r1 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r1, ptr @out
  call void @show(i64 16)
  %r2 = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r2, ptr @out
  call void @show(i64 16)
  %r3 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r3, ptr @out
  call void @show(i64 16)
  %r4 = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r4, ptr @out
  call void @show(i64 16)
  %r5 = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r5, ptr @out
  call void @show(i64 16)
  %r6 = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r6, ptr @out
  call void @show(i64 16)
  %r7 = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  store <8 x i16> %r7, ptr @out
  call void @show(i64 16)
  %r8 = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %a, i1 false)
  store <8 x i16> %r8, ptr @out
  call void @show(i64 16)
  %r9 = call <8 x i16> @llvm.ctlz.v8i16(<8 x i16> %a, i1 false)
  store <8 x i16> %r9, ptr @out
  call void @show(i64 16)
  %r10 = call <8 x i16> @llvm.cttz.v8i16(<8 x i16> %a, i1 false)
  store <8 x i16> %r10, ptr @out
  call void @show(i64 16)
  %r11 = call <8 x i16> @llvm.ctpop.v8i16(<8 x i16> %a)
  store <8 x i16> %r11, ptr @out
  call void @show(i64 16)
  %r12 = call <8 x i16> @llvm.bitreverse.v8i16(<8 x i16> %a)
  store <8 x i16> %r12, ptr @out
  call void @show(i64 16)
  %r13 = call <8 x i16> @llvm.bswap.v8i16(<8 x i16> %a)
  store <8 x i16> %r13, ptr @out
  call void @show(i64 16)
  %r14 = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  store <8 x i16> %r14, ptr @out
  call void @show(i64 16)
  %r15 = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  store <8 x i16> %r15, ptr @out
  call void @show(i64 16)
  %by = and <8 x i16> %c, <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7>
  %r16 = call <8 x i16> @llvm.sshl.sat.v8i16(<8 x i16> %a, <8 x i16> %by)
  store <8 x i16> %r16, ptr @out
  call void @show(i64 16)
  %r17 = call <8 x i16> @llvm.ushl.sat.v8i16(<8 x i16> %a, <8 x i16> %by)
  store <8 x i16> %r17, ptr @out
  call void @show(i64 16)
  %r18 = call i16 @llvm.vector.reduce.add.v8i16(<8 x i16> %a)
  store i16 %r18, ptr @out
  call void @show(i64 2)
  %r19 = call i16 @llvm.vector.reduce.mul.v8i16(<8 x i16> %a)
  store i16 %r19, ptr @out
  call void @show(i64 2)
  %r20 = call i16 @llvm.vector.reduce.and.v8i16(<8 x i16> %a)
  store i16 %r20, ptr @out
  call void @show(i64 2)
  %r21 = call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %a)
  store i16 %r21, ptr @out
  call void @show(i64 2)
  %r22 = call i16 @llvm.vector.reduce.xor.v8i16(<8 x i16> %a)
  store i16 %r22, ptr @out
  call void @show(i64 2)
  %r23 = call i16 @llvm.vector.reduce.smax.v8i16(<8 x i16> %a)
  store i16 %r23, ptr @out
  call void @show(i64 2)
  %r24 = call i16 @llvm.vector.reduce.smin.v8i16(<8 x i16> %a)
  store i16 %r24, ptr @out
  call void @show(i64 2)
  %r25 = call i16 @llvm.vector.reduce.umax.v8i16(<8 x i16> %a)
  store i16 %r25, ptr @out
  call void @show(i64 2)
  %r26 = call i16 @llvm.vector.reduce.umin.v8i16(<8 x i16> %a)
  store i16 %r26, ptr @out
  call void @show(i64 2)
  %m = icmp slt <8 x i16> %a, %b
  %k = icmp ugt <8 x i16> %a, %b
  %r27 = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %m)
  %z27 = zext i1 %r27 to i8
  store i8 %z27, ptr @out
  call void @show(i64 1)
  %r28 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %m)
  %z28 = zext i1 %r28 to i8
  store i8 %z28, ptr @out
  call void @show(i64 1)
  %r29 = call i1 @llvm.vector.reduce.xor.v8i1(<8 x i1> %m)
  %z29 = zext i1 %r29 to i8
  store i8 %z29, ptr @out
  call void @show(i64 1)
  %r30 = call i1 @llvm.vector.reduce.add.v8i1(<8 x i1> %m)
  %z30 = zext i1 %r30 to i8
  store i8 %z30, ptr @out
  call void @show(i64 1)
  %r31 = call i1 @llvm.vector.reduce.mul.v8i1(<8 x i1> %m)
  %z31 = zext i1 %r31 to i8
  store i8 %z31, ptr @out
  call void @show(i64 1)
  %r32 = call i1 @llvm.vector.reduce.smax.v8i1(<8 x i1> %m)
  %z32 = zext i1 %r32 to i8
  store i8 %z32, ptr @out
  call void @show(i64 1)
  %r33 = call i1 @llvm.vector.reduce.umax.v8i1(<8 x i1> %m)
  %z33 = zext i1 %r33 to i8
  store i8 %z33, ptr @out
  call void @show(i64 1)
  %r34 = call i1 @llvm.vector.reduce.smin.v8i1(<8 x i1> %m)
  %z34 = zext i1 %r34 to i8
  store i8 %z34, ptr @out
  call void @show(i64 1)
  %r35 = call i1 @llvm.vector.reduce.umin.v8i1(<8 x i1> %m)
  %z35 = zext i1 %r35 to i8
  store i8 %z35, ptr @out
  call void @show(i64 1)
  %r36 = call <8 x i1> @llvm.smax.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z36 = zext <8 x i1> %r36 to <8 x i16>
  store <8 x i16> %z36, ptr @out
  call void @show(i64 16)
  %r37 = call <8 x i1> @llvm.smin.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z37 = zext <8 x i1> %r37 to <8 x i16>
  store <8 x i16> %z37, ptr @out
  call void @show(i64 16)
  %r38 = call <8 x i1> @llvm.umax.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z38 = zext <8 x i1> %r38 to <8 x i16>
  store <8 x i16> %z38, ptr @out
  call void @show(i64 16)
  %r39 = call <8 x i1> @llvm.umin.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z39 = zext <8 x i1> %r39 to <8 x i16>
  store <8 x i16> %z39, ptr @out
  call void @show(i64 16)
  %r40 = call <8 x i1> @llvm.uadd.sat.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z40 = zext <8 x i1> %r40 to <8 x i16>
  store <8 x i16> %z40, ptr @out
  call void @show(i64 16)
  %r41 = call <8 x i1> @llvm.usub.sat.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z41 = zext <8 x i1> %r41 to <8 x i16>
  store <8 x i16> %z41, ptr @out
  call void @show(i64 16)
  %r42 = call <8 x i1> @llvm.sadd.sat.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z42 = zext <8 x i1> %r42 to <8 x i16>
  store <8 x i16> %z42, ptr @out
  call void @show(i64 16)
  %r43 = call <8 x i1> @llvm.ssub.sat.v8i1(<8 x i1> %m, <8 x i1> %k)
  %z43 = zext <8 x i1> %r43 to <8 x i16>
  store <8 x i16> %z43, ptr @out
  call void @show(i64 16)
  %n = bitcast <8 x i1> %m to i8
  %nz = zext i8 %n to i32
  store i32 %nz, ptr @out
  call void @show(i64 4)
  %flip = xor i8 %n, 5
  %back = bitcast i8 %flip to <8 x i1>
  %bz = zext <8 x i1> %back to <8 x i16>
  store <8 x i16> %bz, ptr @out
  call void @show(i64 16)
  store <8 x i1> %back, ptr @mask
  %byte = load i8, ptr @mask
  store i8 %byte, ptr @out
  call void @show(i64 1)
  store i8 22, ptr @mask
  %again = load <8 x i1>, ptr @mask
  %az = zext <8 x i1> %again to <8 x i16>
  store <8 x i16> %az, ptr @out
  call void @show(i64 16)
  store <8 x i16> %a, ptr @out
  %lane = load i8, ptr getelementptr inbounds ([48 x i8], ptr @bytes, i64 0, i64 16)
  %i = zext i8 %lane to i64
  %pl = getelementptr inbounds <8 x i16>, ptr @out, i64 0, i64 %i
  store i16 77, ptr %pl
  %pm = getelementptr { i8, [2 x <8 x i16>] }, ptr @out, i64 0, i32 1, i64 %i, i64 %i
  store i16 78, ptr %pm
  store i16 79, ptr getelementptr (<8 x i16>, ptr @out, i64 2, i64 1)
  call void @show(i64 64)
  ret void
}
define internal void @of_v2i64() noinline {
  %a = load <2 x i64>, ptr @bytes
  %pb = getelementptr i8, ptr @bytes, i64 16
  %b = load <2 x i64>, ptr %pb
  %pc = getelementptr i8, ptr @bytes, i64 32
  %c = load <2 x i64>, ptr %pc
  %r0 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r0, ptr @out
  call void @show(i64 16)
  %r1 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r1, ptr @out
  call void @show(i64 16)
  %r2 = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r2, ptr @out
  call void @show(i64 16)
  %r3 = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r3, ptr @out
  call void @show(i64 16)
  %r4 = call <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r4, ptr @out
  call void @show(i64 16)
  %r5 = call <2 x i64> @llvm.usub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r5, ptr @out
  call void @show(i64 16)
  %r6 = call <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r6, ptr @out
  call void @show(i64 16)
  %r7 = call <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  store <2 x i64> %r7, ptr @out
  call void @show(i64 16)
  %r8 = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %a, i1 false)
  store <2 x i64> %r8, ptr @out
  call void @show(i64 16)
  %r9 = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %a, i1 false)
  store <2 x i64> %r9, ptr @out
  call void @show(i64 16)
  %r10 = call <2 x i64> @llvm.cttz.v2i64(<2 x i64> %a, i1 false)
  store <2 x i64> %r10, ptr @out
  call void @show(i64 16)
  %r11 = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %a)
  store <2 x i64> %r11, ptr @out
  call void @show(i64 16)
  %r12 = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)
  store <2 x i64> %r12, ptr @out
  call void @show(i64 16)
  %r13 = call <2 x i64> @llvm.bswap.v2i64(<2 x i64> %a)
  store <2 x i64> %r13, ptr @out
  call void @show(i64 16)
  %r14 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  store <2 x i64> %r14, ptr @out
  call void @show(i64 16)
  %r15 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  store <2 x i64> %r15, ptr @out
  call void @show(i64 16)
  %by = and <2 x i64> %c, <i64 7, i64 7>
  %r16 = call <2 x i64> @llvm.sshl.sat.v2i64(<2 x i64> %a, <2 x i64> %by)
  store <2 x i64> %r16, ptr @out
  call void @show(i64 16)
  %r17 = call <2 x i64> @llvm.ushl.sat.v2i64(<2 x i64> %a, <2 x i64> %by)
  store <2 x i64> %r17, ptr @out
  call void @show(i64 16)
  %r18 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %a)
  store i64 %r18, ptr @out
  call void @show(i64 8)
  %r19 = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %a)
  store i64 %r19, ptr @out
  call void @show(i64 8)
  %r20 = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %a)
  store i64 %r20, ptr @out
  call void @show(i64 8)
  %r21 = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %a)
  store i64 %r21, ptr @out
  call void @show(i64 8)
  %r22 = call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %a)
  store i64 %r22, ptr @out
  call void @show(i64 8)
  %r23 = call i64 @llvm.vector.reduce.smax.v2i64(<2 x i64> %a)
  store i64 %r23, ptr @out
  call void @show(i64 8)
  %r24 = call i64 @llvm.vector.reduce.smin.v2i64(<2 x i64> %a)
  store i64 %r24, ptr @out
  call void @show(i64 8)
  %r25 = call i64 @llvm.vector.reduce.umax.v2i64(<2 x i64> %a)
  store i64 %r25, ptr @out
  call void @show(i64 8)
  %r26 = call i64 @llvm.vector.reduce.umin.v2i64(<2 x i64> %a)
  store i64 %r26, ptr @out
  call void @show(i64 8)
  %m = icmp slt <2 x i64> %a, %b
  %k = icmp ugt <2 x i64> %a, %b
  %r27 = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %m)
  %z27 = zext i1 %r27 to i8
  store i8 %z27, ptr @out
  call void @show(i64 1)
  %r28 = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %m)
  %z28 = zext i1 %r28 to i8
  store i8 %z28, ptr @out
  call void @show(i64 1)
  %r29 = call i1 @llvm.vector.reduce.xor.v2i1(<2 x i1> %m)
  %z29 = zext i1 %r29 to i8
  store i8 %z29, ptr @out
  call void @show(i64 1)
  %r30 = call i1 @llvm.vector.reduce.add.v2i1(<2 x i1> %m)
  %z30 = zext i1 %r30 to i8
  store i8 %z30, ptr @out
  call void @show(i64 1)
  %r31 = call i1 @llvm.vector.reduce.mul.v2i1(<2 x i1> %m)
  %z31 = zext i1 %r31 to i8
  store i8 %z31, ptr @out
  call void @show(i64 1)
  %r32 = call i1 @llvm.vector.reduce.smax.v2i1(<2 x i1> %m)
  %z32 = zext i1 %r32 to i8
  store i8 %z32, ptr @out
  call void @show(i64 1)
  %r33 = call i1 @llvm.vector.reduce.umax.v2i1(<2 x i1> %m)
  %z33 = zext i1 %r33 to i8
  store i8 %z33, ptr @out
  call void @show(i64 1)
  %r34 = call i1 @llvm.vector.reduce.smin.v2i1(<2 x i1> %m)
  %z34 = zext i1 %r34 to i8
  store i8 %z34, ptr @out
  call void @show(i64 1)
  %r35 = call i1 @llvm.vector.reduce.umin.v2i1(<2 x i1> %m)
  %z35 = zext i1 %r35 to i8
  store i8 %z35, ptr @out
  call void @show(i64 1)
  %r36 = call <2 x i1> @llvm.smax.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z36 = zext <2 x i1> %r36 to <2 x i64>
  store <2 x i64> %z36, ptr @out
  call void @show(i64 16)
  %r37 = call <2 x i1> @llvm.smin.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z37 = zext <2 x i1> %r37 to <2 x i64>
  store <2 x i64> %z37, ptr @out
  call void @show(i64 16)
  %r38 = call <2 x i1> @llvm.umax.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z38 = zext <2 x i1> %r38 to <2 x i64>
  store <2 x i64> %z38, ptr @out
  call void @show(i64 16)
  %r39 = call <2 x i1> @llvm.umin.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z39 = zext <2 x i1> %r39 to <2 x i64>
  store <2 x i64> %z39, ptr @out
  call void @show(i64 16)
  %r40 = call <2 x i1> @llvm.uadd.sat.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z40 = zext <2 x i1> %r40 to <2 x i64>
  store <2 x i64> %z40, ptr @out
  call void @show(i64 16)
  %r41 = call <2 x i1> @llvm.usub.sat.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z41 = zext <2 x i1> %r41 to <2 x i64>
  store <2 x i64> %z41, ptr @out
  call void @show(i64 16)
  %r42 = call <2 x i1> @llvm.sadd.sat.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z42 = zext <2 x i1> %r42 to <2 x i64>
  store <2 x i64> %z42, ptr @out
  call void @show(i64 16)
  %r43 = call <2 x i1> @llvm.ssub.sat.v2i1(<2 x i1> %m, <2 x i1> %k)
  %z43 = zext <2 x i1> %r43 to <2 x i64>
  store <2 x i64> %z43, ptr @out
  call void @show(i64 16)
  %n = bitcast <2 x i1> %m to i2
  %nz = zext i2 %n to i32
  store i32 %nz, ptr @out
  call void @show(i64 4)
  %flip = xor i2 %n, 5
  %back = bitcast i2 %flip to <2 x i1>
  %bz = zext <2 x i1> %back to <2 x i64>
  store <2 x i64> %bz, ptr @out
  call void @show(i64 16)
  store <2 x i1> %back, ptr @mask
  %byte = load i8, ptr @mask
  store i8 %byte, ptr @out
  call void @show(i64 1)
  store i8 22, ptr @mask
  %again = load <2 x i1>, ptr @mask
  %az = zext <2 x i1> %again to <2 x i64>
  store <2 x i64> %az, ptr @out
  call void @show(i64 16)
  store <2 x i64> %a, ptr @out
  %lane = load i8, ptr getelementptr inbounds ([48 x i8], ptr @bytes, i64 0, i64 16)
  %i = zext i8 %lane to i64
  %pl = getelementptr inbounds <2 x i64>, ptr @out, i64 0, i64 %i
  store i64 77, ptr %pl
  %pm = getelementptr { i8, [2 x <2 x i64>] }, ptr @out, i64 0, i32 1, i64 %i, i64 %i
  store i64 78, ptr %pm
  store i64 79, ptr getelementptr (<2 x i64>, ptr @out, i64 2, i64 1)
  call void @show(i64 64)
  ret void
}
define internal void @one_bit(i64 %i) noinline {
  %a = load <16 x i8>, ptr @bytes
  %pb = getelementptr i8, ptr @bytes, i64 16
  %b = load <16 x i8>, ptr %pb
  %e0 = extractelement <16 x i8> %a, i64 %i
  %e1 = extractelement <16 x i8> %b, i64 %i
  %x = trunc i8 %e0 to i1
  %y = trunc i8 %e1 to i1
  %r0 = call i1 @llvm.smax.i1(i1 %x, i1 %y)
  %r1 = call i1 @llvm.smin.i1(i1 %x, i1 %y)
  %r2 = call i1 @llvm.umax.i1(i1 %x, i1 %y)
  %r3 = call i1 @llvm.umin.i1(i1 %x, i1 %y)
  %r4 = call i1 @llvm.uadd.sat.i1(i1 %x, i1 %y)
  %r5 = call i1 @llvm.usub.sat.i1(i1 %x, i1 %y)
  %r6 = call i1 @llvm.sadd.sat.i1(i1 %x, i1 %y)
  %r7 = call i1 @llvm.ssub.sat.i1(i1 %x, i1 %y)
  %r8 = call i1 @llvm.abs.i1(i1 %x, i1 false)
  %r9 = call i1 @llvm.ctlz.i1(i1 %x, i1 false)
  %r10 = call i1 @llvm.cttz.i1(i1 %x, i1 false)
  %r11 = call i1 @llvm.ctpop.i1(i1 %x)
  %r12 = call i1 @llvm.bitreverse.i1(i1 %x)
  %r13 = call i1 @llvm.fshl.i1(i1 %x, i1 %y, i1 %x)
  %r14 = call i1 @llvm.fshr.i1(i1 %x, i1 %y, i1 %x)
  %q0 = zext i1 %r0 to i8
  %o0 = getelementptr i8, ptr @out, i64 0
  store i8 %q0, ptr %o0
  %q1 = zext i1 %r1 to i8
  %o1 = getelementptr i8, ptr @out, i64 1
  store i8 %q1, ptr %o1
  %q2 = zext i1 %r2 to i8
  %o2 = getelementptr i8, ptr @out, i64 2
  store i8 %q2, ptr %o2
  %q3 = zext i1 %r3 to i8
  %o3 = getelementptr i8, ptr @out, i64 3
  store i8 %q3, ptr %o3
  %q4 = zext i1 %r4 to i8
  %o4 = getelementptr i8, ptr @out, i64 4
  store i8 %q4, ptr %o4
  %q5 = zext i1 %r5 to i8
  %o5 = getelementptr i8, ptr @out, i64 5
  store i8 %q5, ptr %o5
  %q6 = zext i1 %r6 to i8
  %o6 = getelementptr i8, ptr @out, i64 6
  store i8 %q6, ptr %o6
  %q7 = zext i1 %r7 to i8
  %o7 = getelementptr i8, ptr @out, i64 7
  store i8 %q7, ptr %o7
  %q8 = zext i1 %r8 to i8
  %o8 = getelementptr i8, ptr @out, i64 8
  store i8 %q8, ptr %o8
  %q9 = zext i1 %r9 to i8
  %o9 = getelementptr i8, ptr @out, i64 9
  store i8 %q9, ptr %o9
  %q10 = zext i1 %r10 to i8
  %o10 = getelementptr i8, ptr @out, i64 10
  store i8 %q10, ptr %o10
  %q11 = zext i1 %r11 to i8
  %o11 = getelementptr i8, ptr @out, i64 11
  store i8 %q11, ptr %o11
  %q12 = zext i1 %r12 to i8
  %o12 = getelementptr i8, ptr @out, i64 12
  store i8 %q12, ptr %o12
  %q13 = zext i1 %r13 to i8
  %o13 = getelementptr i8, ptr @out, i64 13
  store i8 %q13, ptr %o13
  %q14 = zext i1 %r14 to i8
  %o14 = getelementptr i8, ptr @out, i64 14
  store i8 %q14, ptr %o14
  call void @show(i64 15)
  ret void
}
define internal void @of_floats() noinline {
  %a = load <4 x float>, ptr @floats
  %pb = getelementptr float, ptr @floats, i64 4
  %b = load <4 x float>, ptr %pb
  %da = fpext <4 x float> %a to <4 x double>
  %r0 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %a)
  store <4 x float> %r0, ptr @out
  call void @show(i64 16)
  %r1 = call <4 x float> @llvm.floor.v4f32(<4 x float> %a)
  store <4 x float> %r1, ptr @out
  call void @show(i64 16)
  %r2 = call <4 x float> @llvm.ceil.v4f32(<4 x float> %a)
  store <4 x float> %r2, ptr @out
  call void @show(i64 16)
  %r3 = call <4 x float> @llvm.trunc.v4f32(<4 x float> %a)
  store <4 x float> %r3, ptr @out
  call void @show(i64 16)
  %r4 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)
  store <4 x float> %r4, ptr @out
  call void @show(i64 16)
  %r5 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)
  store <4 x float> %r5, ptr @out
  call void @show(i64 16)
  %r6 = call <4 x float> @llvm.copysign.v4f32(<4 x float> %a, <4 x float> %b)
  store <4 x float> %r6, ptr @out
  call void @show(i64 16)
  %r7 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %a)
  store <4 x float> %r7, ptr @out
  call void @show(i64 16)
  %square = fmul <4 x double> %da, %da
  %r8 = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %square)
  store <4 x double> %r8, ptr @out
  call void @show(i64 32)
  %r9 = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %a)
  store float %r9, ptr @out
  call void @show(i64 4)
  %r10 = call float @llvm.vector.reduce.fmul.v4f32(float 1.0, <4 x float> %a)
  store float %r10, ptr @out
  call void @show(i64 4)
  %r11 = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %da)
  store double %r11, ptr @out
  call void @show(i64 8)
  %r12 = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %da)
  store double %r12, ptr @out
  call void @show(i64 8)
  ret void
}

define i32 @main() {
  call void @of_v4i32()
  call void @of_v16i8()
  call void @of_v8i16()
  call void @of_v2i64()
  call void @one_bit(i64 0)
  call void @one_bit(i64 2)
  call void @one_bit(i64 3)
  call void @one_bit(i64 4)
  call void @one_bit(i64 1)
  call void @of_floats()
  ret i32 0
}
