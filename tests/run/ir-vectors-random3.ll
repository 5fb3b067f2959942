; Made by tests/fuzz/vectors.py.
@g0 = global [2 x i16] [i16 -1, i16 23418]
@g1 = global [16 x i32] [i32 -1261144896, i32 1278250944, i32 2147483647, i32 1824666520, i32 -2147483648, i32 331354794, i32 1463197157, i32 1, i32 -167044794, i32 1284363250, i32 -260693997, i32 -793902780, i32 1, i32 0, i32 -1, i32 -1]
@g2 = global [2 x i64] [i64 1, i64 0]
@g3 = global [4 x i64] [i64 0, i64 -6046434820828745305, i64 1, i64 6181754830033746096]
@g4 = global [16 x i16] [i16 3278, i16 16476, i16 -8600, i16 -17463, i16 9602, i16 1, i16 32475, i16 14647, i16 -1, i16 21659, i16 -2652, i16 31933, i16 10629, i16 32767, i16 -1, i16 32767]
@g5 = global [8 x i64] [i64 -9223372036854775808, i64 0, i64 -3089976500763425082, i64 -1, i64 3117646035086318907, i64 -9153958201371333036, i64 -746672077155219452, i64 -3026018924797995782]
@g6 = global [8 x i16] [i16 -12252, i16 26963, i16 -11116, i16 -2068, i16 -32768, i16 -32768, i16 -21632, i16 388]
@g7 = global [4 x double] [double 15.50, double -4.25, double -1.00, double 15.00]
@g8 = global [8 x float] [float -13.50, float 0.50, float -12.25, float -2.00, float -13.75, float 6.50, float 9.00, float 5.00]
@g9 = global [4 x float] [float -12.00, float -5.50, float 11.75, float -7.25]
@g10 = global [16 x float] [float -3.50, float 6.00, float -10.25, float -7.25, float -12.75, float 6.25, float 0.50, float -13.00, float 12.00, float 16.00, float -14.25, float -6.75, float -15.75, float 12.00, float 14.75, float -2.00]
@g11 = global [16 x float] [float -15.25, float -0.50, float 0.25, float 12.25, float -7.00, float 9.25, float 2.00, float -11.50, float 8.25, float -2.00, float -12.75, float 15.50, float 6.25, float -5.25, float -4.75, float -3.50]
@g12 = global [8 x double] [double 7.75, double 11.25, double -10.75, double 14.75, double 5.25, double -5.25, double 7.25, double -12.50]
@g13 = global [8 x i64] [i64 6995784225057044103, i64 5058965315699773663, i64 -1, i64 3319842642475641224, i64 1, i64 -9223372036854775808, i64 -9223372036854775808, i64 -7813979659781911885]
@g14 = global [2 x i8] [i8 1, i8 1]
@g15 = global [8 x i8] [i8 127, i8 85, i8 127, i8 0, i8 -1, i8 -1, i8 -113, i8 30]
@g16 = global [2 x float] [float -12.75, float -7.75]
@g17 = global [2 x float] [float -5.00, float -4.00]
@g18 = global [2 x float] [float -12.75, float -12.25]
@g19 = global [2 x i32] [i32 670697186, i32 1]
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
  %phi0 = phi <8 x double> [ <double 6.25, double 6.25, double 6.25, double 6.25, double 6.25, double 6.25, double 6.25, double 6.25>, %entry ], [ %v42, %loop ]
  %phi1 = phi <2 x i32> [ <i32 -181921376, i32 -181921376>, %entry ], [ %v60, %loop ]
  %phi2 = phi <16 x i16> [ <i16 7775, i16 32767, i16 -13763, i16 1, i16 -8416, i16 -6098, i16 -15680, i16 -1, i16 14509, i16 -2483, i16 1, i16 0, i16 -6494, i16 0, i16 25555, i16 -32768>, %entry ], [ %v17, %loop ]
  %lane = and i64 %round, 3
  %v0 = load <2 x i16>, ptr @g0, align 1
  %v1 = select <2 x i1> <i1 true, i1 true>, <2 x i16> %v0, <2 x i16> %v0
  %v2 = load <16 x i32>, ptr @g1, align 1
  %v3 = and <16 x i32> %v2, %v2
  %v4 = shufflevector <2 x i16> %v1, <2 x i16> %v1, <4 x i32> <i32 1, i32 1, i32 1, i32 0>
  %v5 = icmp sge <16 x i32> %v3, %v3
  %v6 = or <16 x i1> %v5, %v5
  %s7 = extractelement <16 x i32> %v3, i32 2
  %v7 = insertelement <16 x i32> %v3, i32 %s7, i32 1
  %v8 = load <2 x i64>, ptr @g2, align 8
  %v9 = icmp sgt <2 x i64> %v8, %v8
  %v10 = select <2 x i1> %v9, <2 x i16> %v1, <2 x i16> %v1
  %v11 = shufflevector <2 x i16> %v10, <2 x i16> %v0, <4 x i32> <i32 0, i32 1, i32 2, i32 1>
  %v12 = load <4 x i64>, ptr @g3, align 8
  %v13 = xor <4 x i64> %v12, %v12
  %v14 = icmp ne <16 x i32> %v7, %v7
  %v15 = and <16 x i1> %v14, %v5
  %v16 = load <16 x i16>, ptr @g4, align 2
  %v17 = shufflevector <16 x i16> %phi2, <16 x i16> <i16 -32768, i16 1, i16 32767, i16 1, i16 19280, i16 -1, i16 -32768, i16 -1, i16 0, i16 -8631, i16 -17953, i16 -1, i16 -8370, i16 -23158, i16 -21409, i16 32561>, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
  %v18 = load <8 x i64>, ptr @g5, align 8
  %v19 = sub <8 x i64> %v18, %v18
  %v20 = load <8 x i16>, ptr @g6, align 1
  %v21 = icmp ule <8 x i16> %v20, %v20
  %v22 = zext <8 x i1> %v21 to <8 x i64>
  %v23 = icmp ult <2 x i64> %v8, %v8
  %v24 = and <2 x i1> %v23, %v9
  %v25 = bitcast <8 x i16> %v20 to <2 x double>
  %v26 = icmp ne <2 x i64> %v8, %v8
  %v27 = fptrunc <2 x double> %v25 to <2 x float>
  %v28 = load <4 x double>, ptr @g7, align 8
  %v29 = fsub <4 x double> %v28, %v28
  %v30 = load <8 x float>, ptr @g8, align 4
  %v31 = fpext <8 x float> %v30 to <8 x double>
  %v32 = shufflevector <4 x double> %v29, <4 x double> %v29, <2 x i32> <i32 0, i32 2>
  %v33 = load <4 x float>, ptr @g9, align 1
  %v34 = fcmp ogt <4 x float> %v33, %v33
  %v35 = load <16 x float>, ptr @g10, align 1
  %v36 = fcmp ueq <16 x float> %v35, %v35
  %v37 = sitofp <4 x i64> %v12 to <4 x float>
  %v38 = load <16 x float>, ptr @g11, align 1
  %v39 = fmul <16 x float> %v35, %v38
  %v40 = fpext <4 x float> %v37 to <4 x double>
  %v41 = load <8 x double>, ptr @g12, align 8
  %v42 = select <8 x i1> %v21, <8 x double> %phi0, <8 x double> %v41
  %v43 = load <8 x i64>, ptr @g13, align 8
  %v44 = icmp uge <8 x i64> %v43, %v43
  %v45 = load <2 x i8>, ptr @g14, align 1
  %v46 = sext <2 x i8> %v45 to <2 x i32>
  %v47 = shufflevector <2 x i32> %phi1, <2 x i32> %v46, <2 x i32> <i32 0, i32 3>
  %v48 = fcmp ole <4 x double> %v40, %v28
  %v49 = xor <4 x i1> %v48, %v48
  %v50 = lshr <2 x i32> <i32 -2147483648, i32 -2147483648>, <i32 12, i32 12>
  %v51 = load <8 x i8>, ptr @g15, align 1
  %v52 = bitcast <8 x i8> %v51 to <8 x i8>
  %v53 = sext <8 x i1> <i1 true, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 false> to <8 x i8>
  %v54 = load <2 x float>, ptr @g16, align 1
  %v55 = fpext <2 x float> %v54 to <2 x double>
  %s56 = extractelement <2 x i32> %v47, i32 0
  %v56 = insertelement <2 x i32> %v47, i32 %s56, i32 1
  %v57 = load <2 x float>, ptr @g17, align 4
  %v58 = load <2 x float>, ptr @g18, align 4
  %v59 = fsub <2 x float> %v57, %v58
  %v60 = load <2 x i32>, ptr @g19, align 4
  %v61 = icmp ule <2 x i32> %v60, %v56
  %v62 = or <2 x i1> %v61, %v24
  %v63 = fneg <2 x double> %v25
  %v54o = fcmp ord <2 x float> %v54, zeroinitializer
  %v54x = select <2 x i1> %v54o, <2 x float> %v54, <2 x float> zeroinitializer
  store <2 x float> %v54x, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  %v55o = fcmp ord <2 x double> %v55, zeroinitializer
  %v55x = select <2 x i1> %v55o, <2 x double> %v55, <2 x double> zeroinitializer
  store <2 x double> %v55x, ptr %out, align 16
  call void @show(ptr %out, i64 16)
  store <2 x i32> %v56, ptr %out, align 1
  call void @show(ptr %out, i64 8)
  %v57o = fcmp ord <2 x float> %v57, zeroinitializer
  %v57x = select <2 x i1> %v57o, <2 x float> %v57, <2 x float> zeroinitializer
  store <2 x float> %v57x, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  %v58o = fcmp ord <2 x float> %v58, zeroinitializer
  %v58x = select <2 x i1> %v58o, <2 x float> %v58, <2 x float> zeroinitializer
  store <2 x float> %v58x, ptr %out, align 16
  call void @show(ptr %out, i64 8)
  %v59o = fcmp ord <2 x float> %v59, zeroinitializer
  %v59x = select <2 x i1> %v59o, <2 x float> %v59, <2 x float> zeroinitializer
  store <2 x float> %v59x, ptr %out, align 1
  call void @show(ptr %out, i64 8)
  store <2 x i32> %v60, ptr %out, align 1
  call void @show(ptr %out, i64 8)
  %v61x = zext <2 x i1> %v61 to <2 x i8>
  store <2 x i8> %v61x, ptr %out, align 1
  call void @show(ptr %out, i64 2)
  %v62x = zext <2 x i1> %v62 to <2 x i8>
  store <2 x i8> %v62x, ptr %out, align 1
  call void @show(ptr %out, i64 2)
  %v63o = fcmp ord <2 x double> %v63, zeroinitializer
  %v63x = select <2 x i1> %v63o, <2 x double> %v63, <2 x double> zeroinitializer
  store <2 x double> %v63x, ptr %out, align 1
  call void @show(ptr %out, i64 16)
  %after = add i64 %round, 1
  %again = icmp ult i64 %after, 3
  br i1 %again, label %loop, label %end
end:
  ret i32 0
}
