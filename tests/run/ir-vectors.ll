; Vectors: loops, masks, shuffles, single lanes, casts, bitcasts.
@a = global [16 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16], align 16
@g = global <4 x float> <float 1.5, float 2.5, float -3.5, float 4.0>, align 16
@s = constant [13 x i8] c"%d %d %d %d\0A\00"
@t = constant [13 x i8] c"%f %f %f %f\0A\00"
declare i32 @printf(ptr, ...)

define void @show(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 4
  %x = extractelement <4 x i32> %v, i32 0
  %y = extractelement <4 x i32> %v, i64 1
  %z = extractelement <4 x i32> %v, i32 2
  %w = extractelement <4 x i32> %v, i32 3
  %r = call i32 (ptr, ...) @printf(ptr @s, i32 %x, i32 %y, i32 %z, i32 %w)
  ret void
}

define i32 @main() {
entry:
  %out = alloca <4 x i32>, align 16
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi <4 x i32> [ zeroinitializer, %entry ], [ %sum2, %loop ]
  %max = phi <4 x i32> [ splat (i32 -5), %entry ], [ %max2, %loop ]
  %p = getelementptr inbounds [16 x i32], ptr @a, i64 0, i64 %i
  %v = load <4 x i32>, ptr %p, align 4
  %m = mul <4 x i32> %v, <i32 1, i32 -2, i32 3, i32 -4>
  %sum2 = add <4 x i32> %sum, %m
  %c = icmp sgt <4 x i32> %m, %max
  %max2 = select <4 x i1> %c, <4 x i32> %m, <4 x i32> %max
  %i2 = add i64 %i, 4
  %d = icmp ult i64 %i2, 16
  br i1 %d, label %loop, label %end
end:
  store <4 x i32> %sum2, ptr %out, align 16
  call void @show(ptr %out)
  store <4 x i32> %max2, ptr %out
  call void @show(ptr %out)
  %sh = shufflevector <4 x i32> %sum2, <4 x i32> %max2, <4 x i32> <i32 0, i32 7, i32 2, i32 5>
  %ins = insertelement <4 x i32> %sh, i32 77, i32 1
  %fr = freeze <4 x i32> %ins
  store <4 x i32> %fr, ptr %out
  call void @show(ptr %out)
  %ext = sext <4 x i32> %fr to <4 x i64>
  %shl = ashr <4 x i64> %ext, splat (i64 1)
  %tr = trunc <4 x i64> %shl to <4 x i32>
  store <4 x i32> %tr, ptr %out
  call void @show(ptr %out)
  %f = load <4 x float>, ptr @g
  %ff = fmul <4 x float> %f, %f
  %fn = fneg <4 x float> %ff
  %cvt = sitofp <4 x i32> %tr to <4 x float>
  %fs = fadd <4 x float> %fn, %cvt
  %e0 = extractelement <4 x float> %fs, i32 0
  %e3 = extractelement <4 x float> %fs, i32 3
  %d0 = fpext float %e0 to double
  %d3 = fpext float %e3 to double
  %bc = bitcast <4 x i32> %tr to <2 x i64>
  %b1 = extractelement <2 x i64> %bc, i32 1
  %b2 = trunc i64 %b1 to i32
  %b3 = sitofp i32 %b2 to double
  %fc = fcmp olt <4 x float> %fs, zeroinitializer
  %fz = zext <4 x i1> %fc to <4 x i32>
  store <4 x i32> %fz, ptr %out
  call void @show(ptr %out)
  %r = call i32 (ptr, ...) @printf(ptr @t, double %d0, double %d3, double %b3, double 0.0)
  ret i32 0
}
