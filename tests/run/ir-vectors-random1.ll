; Made by tests/fuzz/vectors.py.
@g0 = global [4 x i16] [i16 6810, i16 8239, i16 -28474, i16 -31906]
@g1 = global [2 x double] [double 8.75, double -15.25]
@g2 = global [2 x i16] [i16 24829, i16 0]
@g3 = global [8 x i64] [i64 -9223372036854775808, i64 0, i64 -4064081485555232432, i64 -1, i64 6652588277861219678, i64 770445608660119361, i64 -9223372036854775808, i64 6117086502369015164]
@g4 = global [2 x i8] [i8 -54, i8 -1]
@g5 = global [2 x i16] [i16 -2595, i16 -7459]
@g6 = global [2 x i8] [i8 -62, i8 -51]
@g7 = global [2 x i16] [i16 32767, i16 -32768]
@g8 = global [2 x i8] [i8 1, i8 78]
@g9 = global [4 x i8] [i8 -128, i8 101, i8 0, i8 -125]
@g10 = global [2 x i16] [i16 0, i16 -32768]
@g11 = global [4 x i8] [i8 89, i8 74, i8 1, i8 59]
@g12 = global [4 x i8] [i8 127, i8 -128, i8 -91, i8 3]
@g13 = global [4 x i8] [i8 127, i8 43, i8 24, i8 127]
@g14 = global [4 x i32] [i32 0, i32 -1, i32 1, i32 1]
@hex = constant [5 x i8] c"%02x\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)
define void @show(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  %x = call i32 (ptr, ...) @printf(ptr @hex, i32 %wide)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %y = call i32 @putchar(i32 10)
  ret void
}
define i32 @main() {
entry:
  %out = alloca [64 x i8], align 16
  br label %loop
loop:
  %round = phi i64 [ 0, %entry ], [ %after, %loop ]
  %phi0 = phi <2 x double> [ <double 5.50, double 5.50>, %entry ], [ %v3, %loop ]
  %phi1 = phi <2 x double> [ <double 11.75, double 11.75>, %entry ], [ %v3, %loop ]
  %phi2 = phi <4 x i8> [ zeroinitializer, %entry ], [ %v64, %loop ]
  %lane = and i64 %round, 3
  %v0 = load <4 x i16>, ptr @g0, align 2
  %v1 = icmp sge <4 x i16> %v0, %v0
  %v2 = load <2 x double>, ptr @g1, align 1
  %v3 = fsub <2 x double> %phi0, %v2
  %v4 = shufflevector <4 x i16> %v0, <4 x i16> %v0, <2 x i32> <i32 0, i32 2>
  %v5 = load <2 x i16>, ptr @g2, align 1
  %v6 = icmp sgt <2 x i16> %v5, %v5
  %v7 = load <8 x i64>, ptr @g3, align 8
  %v8 = shufflevector <8 x i64> %v7, <8 x i64> %v7, <4 x i32> <i32 0, i32 8, i32 1, i32 9>
  %v9 = lshr <8 x i64> %v7, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v10 = or <8 x i64> %v9, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %v11 = srem <8 x i64> %v7, %v10
  %v12 = zext <2 x i1> %v6 to <2 x i8>
  %v13 = load <2 x i8>, ptr @g4, align 1
  %v14 = icmp ule <2 x i8> %v12, %v13
  %v15 = load <2 x i16>, ptr @g5, align 1
  %v16 = select <2 x i1> %v14, <2 x i16> %v4, <2 x i16> %v15
  %v17 = load <2 x i8>, ptr @g6, align 1
  %v18 = lshr <2 x i8> %v17, <i8 1, i8 1>
  %v19 = or <2 x i8> %v18, <i8 1, i8 1>
  %v20 = sdiv <2 x i8> %v12, %v19
  %s21 = extractelement <2 x i16> %v16, i32 0
  %v21 = insertelement <2 x i16> %v15, i16 %s21, i32 1
  %s22 = extractelement <2 x i8> %v17, i32 1
  %v22 = insertelement <2 x i8> %v17, i8 %s22, i32 1
  %v23 = load <2 x i16>, ptr @g7, align 2
  %v24 = shufflevector <2 x i16> %v4, <2 x i16> %v23, <2 x i32> <i32 0, i32 2>
  %v25 = trunc <2 x i16> %v4 to <2 x i8>
  %v26 = lshr <2 x i16> %v4, <i16 1, i16 1>
  %v27 = or <2 x i16> %v26, <i16 1, i16 1>
  %v28 = udiv <2 x i16> %v5, %v27
  %v29 = load <2 x i8>, ptr @g8, align 1
  %v30 = icmp sle <2 x i8> %v17, %v29
  %v31 = or <2 x i1> %v30, %v14
  %v32 = lshr <2 x i16> %v15, <i16 1, i16 1>
  %v33 = or <2 x i16> %v32, <i16 1, i16 1>
  %v34 = udiv <2 x i16> %v27, %v33
  %s35 = extractelement <2 x i16> %v27, i64 1
  %v35 = insertelement <2 x i16> %v27, i16 %s35, i32 1
  %v36 = load <4 x i8>, ptr @g9, align 1
  %v37 = lshr <4 x i8> %v36, <i8 1, i8 1, i8 1, i8 1>
  %v38 = or <4 x i8> %v37, <i8 1, i8 1, i8 1, i8 1>
  %v39 = srem <4 x i8> %phi2, %v38
  %v40 = load <2 x i16>, ptr @g10, align 1
  %v41 = select <2 x i1> %v6, <2 x i16> %v32, <2 x i16> %v40
  %v42 = bitcast <4 x i16> %v0 to <4 x i16>
  %v43 = shufflevector <2 x i16> %v40, <2 x i16> %v35, <2 x i32> <i32 1, i32 2>
  %v44 = bitcast <2 x i8> %v17 to <2 x i8>
  %v45 = shufflevector <2 x i16> %v33, <2 x i16> %v40, <2 x i32> <i32 0, i32 2>
  %v46 = zext <2 x i1> %v14 to <2 x i16>
  %v47 = select <4 x i1> %v1, <4 x i8> %v37, <4 x i8> %v39
  %v48 = icmp ule <2 x i8> %v29, %v44
  %v49 = and <2 x i8> %v18, %v20
  %s50 = extractelement <4 x i8> %v47, i32 2
  %v50 = load <4 x i8>, ptr @g11, align 1
  %v51 = insertelement <4 x i8> %v50, i8 %s50, i64 %lane
  %v52 = bitcast <2 x i16> %v34 to <4 x i8>
  %v53 = add <4 x i8> %v37, %v37
  %s54 = extractelement <4 x i8> %v38, i64 %lane
  %v54 = insertelement <4 x i8> %v38, i8 %s54, i32 1
  %v55 = sub <4 x i8> %v47, %v54
  %v56 = lshr <4 x i8> %v47, <i8 1, i8 1, i8 1, i8 1>
  %v57 = or <4 x i8> %v56, <i8 1, i8 1, i8 1, i8 1>
  %v58 = udiv <4 x i8> %v53, %v57
  %s59 = extractelement <4 x i8> %v53, i32 3
  %v59 = insertelement <4 x i8> %v53, i8 %s59, i32 3
  %v60 = load <4 x i8>, ptr @g12, align 1
  %v61 = load <4 x i8>, ptr @g13, align 1
  %v62 = shufflevector <4 x i8> %v60, <4 x i8> %v61, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %v63 = select <4 x i1> %v1, <4 x i8> %v57, <4 x i8> %v56
  %v64 = select <4 x i1> %v1, <4 x i8> %v55, <4 x i8> %v56
  %v65 = shufflevector <8 x i64> %v9, <8 x i64> %v7, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v66 = load <4 x i32>, ptr @g14, align 1
  %v67 = shufflevector <4 x i32> %v66, <4 x i32> %v66, <2 x i32> <i32 0, i32 2>
  store <4 x i8> %v58, ptr %out, align 16
  call void @show(ptr %out, i64 4)
  store <4 x i8> %v59, ptr %out, align 1
  call void @show(ptr %out, i64 4)
  store <4 x i8> %v60, ptr %out, align 16
  call void @show(ptr %out, i64 4)
  store <4 x i8> %v61, ptr %out, align 1
  call void @show(ptr %out, i64 4)
  store <8 x i8> %v62, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  store <4 x i8> %v63, ptr %out, align 1
  call void @show(ptr %out, i64 4)
  store <4 x i8> %v64, ptr %out, align 16
  call void @show(ptr %out, i64 4)
  store <8 x i64> %v65, ptr %out, align 1
  call void @show(ptr %out, i64 64)
  store <4 x i32> %v66, ptr %out, align 16
  call void @show(ptr %out, i64 16)
  store <2 x i32> %v67, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  %after = add i64 %round, 1
  %again = icmp ult i64 %after, 3
  br i1 %again, label %loop, label %end
end:
  ret i32 0
}
