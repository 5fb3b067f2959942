; Arithmetic intrinsics of constants: with overflow, saturating, funnel shifts, reversed bits.
declare i32 @printf(ptr, ...)
@format = private constant [11 x i8] c"%d %ld %d\0A\00"
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.bitreverse.i8(i8)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.bitreverse.i64(i64)
define i32 @main() {
  %p1 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 127, i8 1)
  %v1 = extractvalue { i8, i1 } %p1, 0
  %o1 = extractvalue { i8, i1 } %p1, 1
  %z1 = zext i1 %o1 to i32
  %w1 = sext i8 %v1 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 1, i64 %w1, i32 %z1)
  %p2 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 -128, i8 -1)
  %v2 = extractvalue { i8, i1 } %p2, 0
  %o2 = extractvalue { i8, i1 } %p2, 1
  %z2 = zext i1 %o2 to i32
  %w2 = sext i8 %v2 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 2, i64 %w2, i32 %z2)
  %p3 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 3, i8 -5)
  %v3 = extractvalue { i8, i1 } %p3, 0
  %o3 = extractvalue { i8, i1 } %p3, 1
  %z3 = zext i1 %o3 to i32
  %w3 = sext i8 %v3 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 3, i64 %w3, i32 %z3)
  %p4 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 127, i8 1)
  %v4 = extractvalue { i8, i1 } %p4, 0
  %o4 = extractvalue { i8, i1 } %p4, 1
  %z4 = zext i1 %o4 to i32
  %w4 = sext i8 %v4 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 4, i64 %w4, i32 %z4)
  %p5 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 -128, i8 -1)
  %v5 = extractvalue { i8, i1 } %p5, 0
  %o5 = extractvalue { i8, i1 } %p5, 1
  %z5 = zext i1 %o5 to i32
  %w5 = sext i8 %v5 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 5, i64 %w5, i32 %z5)
  %p6 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 3, i8 -5)
  %v6 = extractvalue { i8, i1 } %p6, 0
  %o6 = extractvalue { i8, i1 } %p6, 1
  %z6 = zext i1 %o6 to i32
  %w6 = sext i8 %v6 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 6, i64 %w6, i32 %z6)
  %p7 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 127, i8 1)
  %v7 = extractvalue { i8, i1 } %p7, 0
  %o7 = extractvalue { i8, i1 } %p7, 1
  %z7 = zext i1 %o7 to i32
  %w7 = sext i8 %v7 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 7, i64 %w7, i32 %z7)
  %p8 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 -128, i8 -1)
  %v8 = extractvalue { i8, i1 } %p8, 0
  %o8 = extractvalue { i8, i1 } %p8, 1
  %z8 = zext i1 %o8 to i32
  %w8 = sext i8 %v8 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 8, i64 %w8, i32 %z8)
  %p9 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 3, i8 -5)
  %v9 = extractvalue { i8, i1 } %p9, 0
  %o9 = extractvalue { i8, i1 } %p9, 1
  %z9 = zext i1 %o9 to i32
  %w9 = sext i8 %v9 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 9, i64 %w9, i32 %z9)
  %p10 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 127, i8 1)
  %v10 = extractvalue { i8, i1 } %p10, 0
  %o10 = extractvalue { i8, i1 } %p10, 1
  %z10 = zext i1 %o10 to i32
  %w10 = sext i8 %v10 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 10, i64 %w10, i32 %z10)
  %p11 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 -128, i8 -1)
  %v11 = extractvalue { i8, i1 } %p11, 0
  %o11 = extractvalue { i8, i1 } %p11, 1
  %z11 = zext i1 %o11 to i32
  %w11 = sext i8 %v11 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 11, i64 %w11, i32 %z11)
  %p12 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 3, i8 -5)
  %v12 = extractvalue { i8, i1 } %p12, 0
  %o12 = extractvalue { i8, i1 } %p12, 1
  %z12 = zext i1 %o12 to i32
  %w12 = sext i8 %v12 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 12, i64 %w12, i32 %z12)
  %p13 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 127, i8 1)
  %v13 = extractvalue { i8, i1 } %p13, 0
  %o13 = extractvalue { i8, i1 } %p13, 1
  %z13 = zext i1 %o13 to i32
  %w13 = sext i8 %v13 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 13, i64 %w13, i32 %z13)
  %p14 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 -128, i8 -1)
  %v14 = extractvalue { i8, i1 } %p14, 0
  %o14 = extractvalue { i8, i1 } %p14, 1
  %z14 = zext i1 %o14 to i32
  %w14 = sext i8 %v14 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 14, i64 %w14, i32 %z14)
  %p15 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 3, i8 -5)
  %v15 = extractvalue { i8, i1 } %p15, 0
  %o15 = extractvalue { i8, i1 } %p15, 1
  %z15 = zext i1 %o15 to i32
  %w15 = sext i8 %v15 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 15, i64 %w15, i32 %z15)
  %p16 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 127, i8 1)
  %v16 = extractvalue { i8, i1 } %p16, 0
  %o16 = extractvalue { i8, i1 } %p16, 1
  %z16 = zext i1 %o16 to i32
  %w16 = sext i8 %v16 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 16, i64 %w16, i32 %z16)
  %p17 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 -128, i8 -1)
  %v17 = extractvalue { i8, i1 } %p17, 0
  %o17 = extractvalue { i8, i1 } %p17, 1
  %z17 = zext i1 %o17 to i32
  %w17 = sext i8 %v17 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 17, i64 %w17, i32 %z17)
  %p18 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 3, i8 -5)
  %v18 = extractvalue { i8, i1 } %p18, 0
  %o18 = extractvalue { i8, i1 } %p18, 1
  %z18 = zext i1 %o18 to i32
  %w18 = sext i8 %v18 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 18, i64 %w18, i32 %z18)
  %v19 = call i8 @llvm.sadd.sat.i8(i8 127, i8 1)
  %z19 = add i32 0, 0
  %w19 = sext i8 %v19 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 19, i64 %w19, i32 %z19)
  %v20 = call i8 @llvm.sadd.sat.i8(i8 -128, i8 -1)
  %z20 = add i32 0, 0
  %w20 = sext i8 %v20 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 20, i64 %w20, i32 %z20)
  %v21 = call i8 @llvm.sadd.sat.i8(i8 -128, i8 1)
  %z21 = add i32 0, 0
  %w21 = sext i8 %v21 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 21, i64 %w21, i32 %z21)
  %v22 = call i8 @llvm.sadd.sat.i8(i8 3, i8 5)
  %z22 = add i32 0, 0
  %w22 = sext i8 %v22 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 22, i64 %w22, i32 %z22)
  %v23 = call i8 @llvm.uadd.sat.i8(i8 127, i8 1)
  %z23 = add i32 0, 0
  %w23 = sext i8 %v23 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 23, i64 %w23, i32 %z23)
  %v24 = call i8 @llvm.uadd.sat.i8(i8 -128, i8 -1)
  %z24 = add i32 0, 0
  %w24 = sext i8 %v24 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 24, i64 %w24, i32 %z24)
  %v25 = call i8 @llvm.uadd.sat.i8(i8 -128, i8 1)
  %z25 = add i32 0, 0
  %w25 = sext i8 %v25 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 25, i64 %w25, i32 %z25)
  %v26 = call i8 @llvm.uadd.sat.i8(i8 3, i8 5)
  %z26 = add i32 0, 0
  %w26 = sext i8 %v26 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 26, i64 %w26, i32 %z26)
  %v27 = call i8 @llvm.ssub.sat.i8(i8 127, i8 1)
  %z27 = add i32 0, 0
  %w27 = sext i8 %v27 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 27, i64 %w27, i32 %z27)
  %v28 = call i8 @llvm.ssub.sat.i8(i8 -128, i8 -1)
  %z28 = add i32 0, 0
  %w28 = sext i8 %v28 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 28, i64 %w28, i32 %z28)
  %v29 = call i8 @llvm.ssub.sat.i8(i8 -128, i8 1)
  %z29 = add i32 0, 0
  %w29 = sext i8 %v29 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 29, i64 %w29, i32 %z29)
  %v30 = call i8 @llvm.ssub.sat.i8(i8 3, i8 5)
  %z30 = add i32 0, 0
  %w30 = sext i8 %v30 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 30, i64 %w30, i32 %z30)
  %v31 = call i8 @llvm.usub.sat.i8(i8 127, i8 1)
  %z31 = add i32 0, 0
  %w31 = sext i8 %v31 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 31, i64 %w31, i32 %z31)
  %v32 = call i8 @llvm.usub.sat.i8(i8 -128, i8 -1)
  %z32 = add i32 0, 0
  %w32 = sext i8 %v32 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 32, i64 %w32, i32 %z32)
  %v33 = call i8 @llvm.usub.sat.i8(i8 -128, i8 1)
  %z33 = add i32 0, 0
  %w33 = sext i8 %v33 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 33, i64 %w33, i32 %z33)
  %v34 = call i8 @llvm.usub.sat.i8(i8 3, i8 5)
  %z34 = add i32 0, 0
  %w34 = sext i8 %v34 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 34, i64 %w34, i32 %z34)
  %v35 = call i8 @llvm.fshl.i8(i8 120, i8 -2, i8 5)
  %z35 = add i32 0, 0
  %w35 = sext i8 %v35 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 35, i64 %w35, i32 %z35)
  %v36 = call i8 @llvm.fshl.i8(i8 -7, i8 9, i8 0)
  %z36 = add i32 0, 0
  %w36 = sext i8 %v36 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 36, i64 %w36, i32 %z36)
  %v37 = call i8 @llvm.fshl.i8(i8 1, i8 2, i8 11)
  %z37 = add i32 0, 0
  %w37 = sext i8 %v37 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 37, i64 %w37, i32 %z37)
  %v38 = call i8 @llvm.fshr.i8(i8 120, i8 -2, i8 5)
  %z38 = add i32 0, 0
  %w38 = sext i8 %v38 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 38, i64 %w38, i32 %z38)
  %v39 = call i8 @llvm.fshr.i8(i8 -7, i8 9, i8 0)
  %z39 = add i32 0, 0
  %w39 = sext i8 %v39 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 39, i64 %w39, i32 %z39)
  %v40 = call i8 @llvm.fshr.i8(i8 1, i8 2, i8 11)
  %z40 = add i32 0, 0
  %w40 = sext i8 %v40 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 40, i64 %w40, i32 %z40)
  %v41 = call i8 @llvm.bitreverse.i8(i8 19)
  %z41 = add i32 0, 0
  %w41 = sext i8 %v41 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 41, i64 %w41, i32 %z41)
  %p42 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 3, i32 -5)
  %v42 = extractvalue { i32, i1 } %p42, 0
  %o42 = extractvalue { i32, i1 } %p42, 1
  %z42 = zext i1 %o42 to i32
  %w42 = sext i32 %v42 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 42, i64 %w42, i32 %z42)
  %p43 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 3, i32 -5)
  %v43 = extractvalue { i32, i1 } %p43, 0
  %o43 = extractvalue { i32, i1 } %p43, 1
  %z43 = zext i1 %o43 to i32
  %w43 = sext i32 %v43 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 43, i64 %w43, i32 %z43)
  %p44 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 3, i32 -5)
  %v44 = extractvalue { i32, i1 } %p44, 0
  %o44 = extractvalue { i32, i1 } %p44, 1
  %z44 = zext i1 %o44 to i32
  %w44 = sext i32 %v44 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 44, i64 %w44, i32 %z44)
  %p45 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 3, i32 -5)
  %v45 = extractvalue { i32, i1 } %p45, 0
  %o45 = extractvalue { i32, i1 } %p45, 1
  %z45 = zext i1 %o45 to i32
  %w45 = sext i32 %v45 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 45, i64 %w45, i32 %z45)
  %p46 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 3, i32 -5)
  %v46 = extractvalue { i32, i1 } %p46, 0
  %o46 = extractvalue { i32, i1 } %p46, 1
  %z46 = zext i1 %o46 to i32
  %w46 = sext i32 %v46 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 46, i64 %w46, i32 %z46)
  %p47 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 3, i32 -5)
  %v47 = extractvalue { i32, i1 } %p47, 0
  %o47 = extractvalue { i32, i1 } %p47, 1
  %z47 = zext i1 %o47 to i32
  %w47 = sext i32 %v47 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 47, i64 %w47, i32 %z47)
  %v48 = call i32 @llvm.sadd.sat.i32(i32 3, i32 5)
  %z48 = add i32 0, 0
  %w48 = sext i32 %v48 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 48, i64 %w48, i32 %z48)
  %v49 = call i32 @llvm.uadd.sat.i32(i32 3, i32 5)
  %z49 = add i32 0, 0
  %w49 = sext i32 %v49 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 49, i64 %w49, i32 %z49)
  %v50 = call i32 @llvm.ssub.sat.i32(i32 3, i32 5)
  %z50 = add i32 0, 0
  %w50 = sext i32 %v50 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 50, i64 %w50, i32 %z50)
  %v51 = call i32 @llvm.usub.sat.i32(i32 3, i32 5)
  %z51 = add i32 0, 0
  %w51 = sext i32 %v51 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 51, i64 %w51, i32 %z51)
  %v52 = call i32 @llvm.fshl.i32(i32 305419896, i32 -2, i32 5)
  %z52 = add i32 0, 0
  %w52 = sext i32 %v52 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 52, i64 %w52, i32 %z52)
  %v53 = call i32 @llvm.fshl.i32(i32 -7, i32 9, i32 0)
  %z53 = add i32 0, 0
  %w53 = sext i32 %v53 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 53, i64 %w53, i32 %z53)
  %v54 = call i32 @llvm.fshl.i32(i32 1, i32 2, i32 35)
  %z54 = add i32 0, 0
  %w54 = sext i32 %v54 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 54, i64 %w54, i32 %z54)
  %v55 = call i32 @llvm.fshr.i32(i32 305419896, i32 -2, i32 5)
  %z55 = add i32 0, 0
  %w55 = sext i32 %v55 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 55, i64 %w55, i32 %z55)
  %v56 = call i32 @llvm.fshr.i32(i32 -7, i32 9, i32 0)
  %z56 = add i32 0, 0
  %w56 = sext i32 %v56 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 56, i64 %w56, i32 %z56)
  %v57 = call i32 @llvm.fshr.i32(i32 1, i32 2, i32 35)
  %z57 = add i32 0, 0
  %w57 = sext i32 %v57 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 57, i64 %w57, i32 %z57)
  %v58 = call i32 @llvm.bitreverse.i32(i32 -1985229549)
  %z58 = add i32 0, 0
  %w58 = sext i32 %v58 to i64
  call i32 (ptr, ...) @printf(ptr @format, i32 58, i64 %w58, i32 %z58)
  %p59 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v59 = extractvalue { i64, i1 } %p59, 0
  %o59 = extractvalue { i64, i1 } %p59, 1
  %z59 = zext i1 %o59 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 59, i64 %v59, i32 %z59)
  %p60 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v60 = extractvalue { i64, i1 } %p60, 0
  %o60 = extractvalue { i64, i1 } %p60, 1
  %z60 = zext i1 %o60 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 60, i64 %v60, i32 %z60)
  %p61 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 3, i64 -5)
  %v61 = extractvalue { i64, i1 } %p61, 0
  %o61 = extractvalue { i64, i1 } %p61, 1
  %z61 = zext i1 %o61 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 61, i64 %v61, i32 %z61)
  %p62 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v62 = extractvalue { i64, i1 } %p62, 0
  %o62 = extractvalue { i64, i1 } %p62, 1
  %z62 = zext i1 %o62 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 62, i64 %v62, i32 %z62)
  %p63 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v63 = extractvalue { i64, i1 } %p63, 0
  %o63 = extractvalue { i64, i1 } %p63, 1
  %z63 = zext i1 %o63 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 63, i64 %v63, i32 %z63)
  %p64 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 3, i64 -5)
  %v64 = extractvalue { i64, i1 } %p64, 0
  %o64 = extractvalue { i64, i1 } %p64, 1
  %z64 = zext i1 %o64 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 64, i64 %v64, i32 %z64)
  %p65 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v65 = extractvalue { i64, i1 } %p65, 0
  %o65 = extractvalue { i64, i1 } %p65, 1
  %z65 = zext i1 %o65 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 65, i64 %v65, i32 %z65)
  %p66 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v66 = extractvalue { i64, i1 } %p66, 0
  %o66 = extractvalue { i64, i1 } %p66, 1
  %z66 = zext i1 %o66 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 66, i64 %v66, i32 %z66)
  %p67 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 3, i64 -5)
  %v67 = extractvalue { i64, i1 } %p67, 0
  %o67 = extractvalue { i64, i1 } %p67, 1
  %z67 = zext i1 %o67 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 67, i64 %v67, i32 %z67)
  %p68 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v68 = extractvalue { i64, i1 } %p68, 0
  %o68 = extractvalue { i64, i1 } %p68, 1
  %z68 = zext i1 %o68 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 68, i64 %v68, i32 %z68)
  %p69 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v69 = extractvalue { i64, i1 } %p69, 0
  %o69 = extractvalue { i64, i1 } %p69, 1
  %z69 = zext i1 %o69 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 69, i64 %v69, i32 %z69)
  %p70 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 3, i64 -5)
  %v70 = extractvalue { i64, i1 } %p70, 0
  %o70 = extractvalue { i64, i1 } %p70, 1
  %z70 = zext i1 %o70 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 70, i64 %v70, i32 %z70)
  %p71 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v71 = extractvalue { i64, i1 } %p71, 0
  %o71 = extractvalue { i64, i1 } %p71, 1
  %z71 = zext i1 %o71 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 71, i64 %v71, i32 %z71)
  %p72 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v72 = extractvalue { i64, i1 } %p72, 0
  %o72 = extractvalue { i64, i1 } %p72, 1
  %z72 = zext i1 %o72 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 72, i64 %v72, i32 %z72)
  %p73 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 3, i64 -5)
  %v73 = extractvalue { i64, i1 } %p73, 0
  %o73 = extractvalue { i64, i1 } %p73, 1
  %z73 = zext i1 %o73 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 73, i64 %v73, i32 %z73)
  %p74 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 9223372036854775807, i64 1)
  %v74 = extractvalue { i64, i1 } %p74, 0
  %o74 = extractvalue { i64, i1 } %p74, 1
  %z74 = zext i1 %o74 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 74, i64 %v74, i32 %z74)
  %p75 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 -9223372036854775808, i64 -1)
  %v75 = extractvalue { i64, i1 } %p75, 0
  %o75 = extractvalue { i64, i1 } %p75, 1
  %z75 = zext i1 %o75 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 75, i64 %v75, i32 %z75)
  %p76 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 3, i64 -5)
  %v76 = extractvalue { i64, i1 } %p76, 0
  %o76 = extractvalue { i64, i1 } %p76, 1
  %z76 = zext i1 %o76 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 76, i64 %v76, i32 %z76)
  %v77 = call i64 @llvm.sadd.sat.i64(i64 9223372036854775807, i64 1)
  %z77 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 77, i64 %v77, i32 %z77)
  %v78 = call i64 @llvm.sadd.sat.i64(i64 -9223372036854775808, i64 -1)
  %z78 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 78, i64 %v78, i32 %z78)
  %v79 = call i64 @llvm.sadd.sat.i64(i64 -9223372036854775808, i64 1)
  %z79 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 79, i64 %v79, i32 %z79)
  %v80 = call i64 @llvm.sadd.sat.i64(i64 3, i64 5)
  %z80 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 80, i64 %v80, i32 %z80)
  %v81 = call i64 @llvm.uadd.sat.i64(i64 9223372036854775807, i64 1)
  %z81 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 81, i64 %v81, i32 %z81)
  %v82 = call i64 @llvm.uadd.sat.i64(i64 -9223372036854775808, i64 -1)
  %z82 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 82, i64 %v82, i32 %z82)
  %v83 = call i64 @llvm.uadd.sat.i64(i64 -9223372036854775808, i64 1)
  %z83 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 83, i64 %v83, i32 %z83)
  %v84 = call i64 @llvm.uadd.sat.i64(i64 3, i64 5)
  %z84 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 84, i64 %v84, i32 %z84)
  %v85 = call i64 @llvm.ssub.sat.i64(i64 9223372036854775807, i64 1)
  %z85 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 85, i64 %v85, i32 %z85)
  %v86 = call i64 @llvm.ssub.sat.i64(i64 -9223372036854775808, i64 -1)
  %z86 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 86, i64 %v86, i32 %z86)
  %v87 = call i64 @llvm.ssub.sat.i64(i64 -9223372036854775808, i64 1)
  %z87 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 87, i64 %v87, i32 %z87)
  %v88 = call i64 @llvm.ssub.sat.i64(i64 3, i64 5)
  %z88 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 88, i64 %v88, i32 %z88)
  %v89 = call i64 @llvm.usub.sat.i64(i64 9223372036854775807, i64 1)
  %z89 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 89, i64 %v89, i32 %z89)
  %v90 = call i64 @llvm.usub.sat.i64(i64 -9223372036854775808, i64 -1)
  %z90 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 90, i64 %v90, i32 %z90)
  %v91 = call i64 @llvm.usub.sat.i64(i64 -9223372036854775808, i64 1)
  %z91 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 91, i64 %v91, i32 %z91)
  %v92 = call i64 @llvm.usub.sat.i64(i64 3, i64 5)
  %z92 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 92, i64 %v92, i32 %z92)
  %v93 = call i64 @llvm.fshl.i64(i64 1311768465173141112, i64 -2, i64 5)
  %z93 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 93, i64 %v93, i32 %z93)
  %v94 = call i64 @llvm.fshl.i64(i64 -7, i64 9, i64 0)
  %z94 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 94, i64 %v94, i32 %z94)
  %v95 = call i64 @llvm.fshl.i64(i64 1, i64 2, i64 67)
  %z95 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 95, i64 %v95, i32 %z95)
  %v96 = call i64 @llvm.fshr.i64(i64 1311768465173141112, i64 -2, i64 5)
  %z96 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 96, i64 %v96, i32 %z96)
  %v97 = call i64 @llvm.fshr.i64(i64 -7, i64 9, i64 0)
  %z97 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 97, i64 %v97, i32 %z97)
  %v98 = call i64 @llvm.fshr.i64(i64 1, i64 2, i64 67)
  %z98 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 98, i64 %v98, i32 %z98)
  %v99 = call i64 @llvm.bitreverse.i64(i64 81985529216486675)
  %z99 = add i32 0, 0
  call i32 (ptr, ...) @printf(ptr @format, i32 99, i64 %v99, i32 %z99)
  ret i32 0
}
