; Made by tests/fuzz/vectors.py.
@g0 = global [4 x i8] [i8 -9, i8 1, i8 -128, i8 94]
@g1 = global [4 x i32] [i32 0, i32 1, i32 -1619089508, i32 0]
@g2 = global [2 x i16] [i16 -32768, i16 -8752]
@g3 = global [2 x i32] [i32 1760472988, i32 -51700869]
@g4 = global [4 x double] [double -13.25, double 10.00, double 13.75, double 1.00]
@g5 = global [2 x i16] [i16 32767, i16 11871]
@g6 = global [8 x i8] [i8 127, i8 -40, i8 127, i8 127, i8 116, i8 127, i8 -128, i8 6]
@g7 = global [16 x i32] [i32 -1073303061, i32 -2147483648, i32 0, i32 -529967885, i32 -1097489713, i32 1348733114, i32 1, i32 -2147483648, i32 -2147483648, i32 2147483647, i32 1, i32 1, i32 -200141555, i32 0, i32 -1332747465, i32 2147483647]
@g8 = global [4 x i8] [i8 127, i8 89, i8 23, i8 82]
@g9 = global [8 x i8] [i8 -79, i8 -1, i8 -35, i8 1, i8 1, i8 95, i8 -128, i8 1]
@g10 = global [4 x i16] [i16 0, i16 1, i16 -5027, i16 -32768]
@g11 = global [8 x double] [double -0.75, double -13.00, double 15.50, double -6.50, double 13.00, double -2.75, double 0.50, double -3.25]
@g12 = global [8 x double] [double 9.75, double -14.25, double 14.50, double 4.75, double 11.00, double 4.25, double 2.50, double 4.50]
@g13 = global [8 x i8] [i8 -15, i8 111, i8 66, i8 -128, i8 -128, i8 1, i8 1, i8 2]
@g14 = global [16 x i8] [i8 113, i8 0, i8 -69, i8 0, i8 -1, i8 -1, i8 -128, i8 -1, i8 0, i8 127, i8 0, i8 -45, i8 -112, i8 -128, i8 0, i8 1]
@g15 = global [16 x float] [float 10.75, float 10.50, float -15.00, float 14.50, float -14.75, float -12.75, float -14.50, float -10.00, float 11.25, float -3.75, float -15.25, float -8.00, float -9.50, float 3.25, float 4.50, float -14.75]
@g16 = global [4 x double] [double 14.25, double 10.50, double -3.75, double 15.00]
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
  %phi0 = phi <4 x double> [ <double 14.50, double 14.50, double 14.50, double 14.50>, %entry ], [ %v72, %loop ]
  %phi1 = phi <4 x i32> [ zeroinitializer, %entry ], [ %v17, %loop ]
  %phi2 = phi <16 x i32> [ <i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255, i32 -1368007255>, %entry ], [ %v48, %loop ]
  %lane = and i64 %round, 3
  %v0 = load <4 x i8>, ptr @g0, align 1
  %v1 = or <4 x i8> zeroinitializer, %v0
  %v2 = load <4 x i32>, ptr @g1, align 1
  %v3 = lshr <4 x i32> %v2, <i32 1, i32 1, i32 1, i32 1>
  %v4 = or <4 x i32> %v3, <i32 1, i32 1, i32 1, i32 1>
  %v5 = sdiv <4 x i32> %v2, %v4
  %v6 = shufflevector <4 x i32> %v5, <4 x i32> %v3, <4 x i32> <i32 1, i32 5, i32 2, i32 1>
  %v7 = lshr <4 x i32> %v2, <i32 1, i32 1, i32 1, i32 1>
  %v8 = or <4 x i32> %v7, <i32 1, i32 1, i32 1, i32 1>
  %v9 = srem <4 x i32> %v4, %v8
  %v10 = lshr <4 x i8> %v0, <i8 1, i8 1, i8 1, i8 1>
  %v11 = or <4 x i8> %v10, <i8 1, i8 1, i8 1, i8 1>
  %v12 = urem <4 x i8> %v0, %v11
  %v13 = icmp ult <4 x i32> %v8, %v3
  %s14 = extractelement <4 x i8> %v1, i64 %lane
  %v14 = insertelement <4 x i8> poison, i8 %s14, i32 0
  %v15 = shufflevector <4 x i8> %v14, <4 x i8> poison, <4 x i32> zeroinitializer
  %v16 = select <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i8> %v12, <4 x i8> %v10
  %v17 = or <4 x i32> %phi1, %v6
  %s18 = extractelement <4 x i8> %v1, i32 1
  %v18 = insertelement <4 x i8> poison, i8 %s18, i32 0
  %v19 = shufflevector <4 x i8> %v18, <4 x i8> poison, <4 x i32> zeroinitializer
  %v20 = load <2 x i16>, ptr @g2, align 2
  %v21 = icmp slt <2 x i16> %v20, %v20
  %v22 = load <2 x i32>, ptr @g3, align 1
  %v23 = select <2 x i1> %v21, <2 x i32> %v22, <2 x i32> %v22
  %v24 = lshr <4 x i8> %v10, <i8 1, i8 1, i8 1, i8 1>
  %v25 = or <4 x i8> %v24, <i8 1, i8 1, i8 1, i8 1>
  %v26 = srem <4 x i8> %v11, %v25
  %v27 = icmp ult <2 x i32> %v23, %v22
  %v28 = and <2 x i32> %v22, %v22
  %v29 = load <4 x double>, ptr @g4, align 8
  %s30 = extractelement <4 x double> %phi0, i64 %lane
  %v30 = insertelement <4 x double> %v29, double %s30, i32 2
  %v31 = lshr <4 x i8> %v25, <i8 1, i8 1, i8 1, i8 1>
  %v32 = or <4 x i8> %v31, <i8 1, i8 1, i8 1, i8 1>
  %v33 = srem <4 x i8> %v11, %v32
  %v34 = load <2 x i16>, ptr @g5, align 1
  %v35 = shufflevector <2 x i16> %v34, <2 x i16> %v20, <4 x i32> <i32 3, i32 0, i32 2, i32 0>
  %v36 = load <8 x i8>, ptr @g6, align 1
  %v37 = shufflevector <8 x i8> %v36, <8 x i8> %v36, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %v38 = load <16 x i32>, ptr @g7, align 4
  %v39 = bitcast <16 x i32> %v38 to <8 x i64>
  %v40 = sub <8 x i64> %v39, %v39
  %v41 = xor <4 x i16> %v35, %v35
  %v42 = zext <8 x i1> <i1 false, i1 false, i1 true, i1 true, i1 true, i1 true, i1 false, i1 false> to <8 x i64>
  %v43 = load <4 x i8>, ptr @g8, align 1
  %s44 = extractelement <4 x i8> %v43, i32 1
  %v44 = insertelement <4 x i8> %v43, i8 %s44, i32 2
  %v45 = and <8 x i8> %v36, %v36
  %v46 = lshr <16 x i32> %v38, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v47 = or <16 x i32> %v46, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %v48 = srem <16 x i32> %phi2, %v47
  %v49 = load <8 x i8>, ptr @g9, align 1
  %v50 = ashr <8 x i8> %v49, <i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1>
  %v51 = and <4 x i8> %v44, <i8 7, i8 7, i8 7, i8 7>
  %v52 = ashr <4 x i8> %v32, %v51
  %v53 = select <4 x i1> %v13, <4 x i16> %v35, <4 x i16> %v35
  %v54 = load <4 x i16>, ptr @g10, align 2
  %v55 = bitcast <4 x i16> %v54 to <4 x i16>
  %v56 = select <4 x i1> %v13, <4 x i8> %v43, <4 x i8> %v31
  %v57 = zext <4 x i1> %v13 to <4 x i16>
  %v58 = and <8 x i8> %v45, %v45
  %v59 = icmp eq <8 x i8> %v36, %v37
  %v60 = load <8 x double>, ptr @g11, align 8
  %v61 = load <8 x double>, ptr @g12, align 1
  %v62 = fdiv <8 x double> %v60, %v61
  %v63 = load <8 x i8>, ptr @g13, align 1
  %v64 = mul <8 x i8> %v63, %v58
  %v65 = fcmp une <4 x double> %v30, %v30
  %v66 = xor <4 x i1> %v65, %v13
  %v67 = load <16 x i8>, ptr @g14, align 1
  %v68 = bitcast <16 x i8> %v67 to <2 x double>
  %v69 = load <16 x float>, ptr @g15, align 1
  %v70 = fadd <16 x float> %v69, %v69
  %v71 = load <4 x double>, ptr @g16, align 1
  %v72 = fmul <4 x double> %v71, %v71
  store <8 x i8> %v63, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  store <8 x i8> %v64, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  %v65x = zext <4 x i1> %v65 to <4 x i8>
  store <4 x i8> %v65x, ptr %out, align 16
  call void @show(ptr %out, i64 4)
  %v66x = zext <4 x i1> %v66 to <4 x i8>
  store <4 x i8> %v66x, ptr %out, align 16
  call void @show(ptr %out, i64 4)
  store <16 x i8> %v67, ptr %out, align 1
  call void @show(ptr %out, i64 16)
  %v68o = fcmp ord <2 x double> %v68, zeroinitializer
  %v68x = select <2 x i1> %v68o, <2 x double> %v68, <2 x double> zeroinitializer
  store <2 x double> %v68x, ptr %out, align 1
  call void @show(ptr %out, i64 16)
  %v69o = fcmp ord <16 x float> %v69, zeroinitializer
  %v69x = select <16 x i1> %v69o, <16 x float> %v69, <16 x float> zeroinitializer
  store <16 x float> %v69x, ptr %out, align 16
  call void @show(ptr %out, i64 64)
  %v70o = fcmp ord <16 x float> %v70, zeroinitializer
  %v70x = select <16 x i1> %v70o, <16 x float> %v70, <16 x float> zeroinitializer
  store <16 x float> %v70x, ptr %out, align 1
  call void @show(ptr %out, i64 64)
  %v71o = fcmp ord <4 x double> %v71, zeroinitializer
  %v71x = select <4 x i1> %v71o, <4 x double> %v71, <4 x double> zeroinitializer
  store <4 x double> %v71x, ptr %out, align 1
  call void @show(ptr %out, i64 32)
  %v72o = fcmp ord <4 x double> %v72, zeroinitializer
  %v72x = select <4 x i1> %v72o, <4 x double> %v72, <4 x double> zeroinitializer
  store <4 x double> %v72x, ptr %out, align 1
  call void @show(ptr %out, i64 32)
  %after = add i64 %round, 1
  %again = icmp ult i64 %after, 3
  br i1 %again, label %loop, label %end
end:
  ret i32 0
}
