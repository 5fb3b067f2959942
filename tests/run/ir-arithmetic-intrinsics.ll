; Operations with overflow, saturating ones, funnel shifts and others of clang's, on all pairs of
; interesting numbers: a hash of the results of each.
declare i32 @printf(ptr, ...)
@format = private constant [11 x i8] c"%s %d %lx\0A\00"
@numbers = internal constant [14 x i64] [i64 0, i64 1, i64 2, i64 3, i64 7, i64 -1, i64 -2, i64 100, i64 127, i64 -128, i64 32767, i64 2147483647, i64 -9223372036854775808, i64 9223372036854775807]

@sadd_with_overflow_8.name = private constant [19 x i8] c"sadd.with.overflow\00"
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
define internal i64 @sadd_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@uadd_with_overflow_8.name = private constant [19 x i8] c"uadd.with.overflow\00"
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
define internal i64 @uadd_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@ssub_with_overflow_8.name = private constant [19 x i8] c"ssub.with.overflow\00"
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
define internal i64 @ssub_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@usub_with_overflow_8.name = private constant [19 x i8] c"usub.with.overflow\00"
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
define internal i64 @usub_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@smul_with_overflow_8.name = private constant [19 x i8] c"smul.with.overflow\00"
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
define internal i64 @smul_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@umul_with_overflow_8.name = private constant [19 x i8] c"umul.with.overflow\00"
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
define internal i64 @umul_with_overflow_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %pair = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %v = extractvalue { i8, i1 } %pair, 0
  %o = extractvalue { i8, i1 } %pair, 1
  %low = zext i8 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@sadd_sat_8.name = private constant [9 x i8] c"sadd.sat\00"
declare i8 @llvm.sadd.sat.i8(i8, i8)
define internal i64 @sadd_sat_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  %r = zext i8 %v to i64
  ret i64 %r
}
@uadd_sat_8.name = private constant [9 x i8] c"uadd.sat\00"
declare i8 @llvm.uadd.sat.i8(i8, i8)
define internal i64 @uadd_sat_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  %r = zext i8 %v to i64
  ret i64 %r
}
@ssub_sat_8.name = private constant [9 x i8] c"ssub.sat\00"
declare i8 @llvm.ssub.sat.i8(i8, i8)
define internal i64 @ssub_sat_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  %r = zext i8 %v to i64
  ret i64 %r
}
@usub_sat_8.name = private constant [9 x i8] c"usub.sat\00"
declare i8 @llvm.usub.sat.i8(i8, i8)
define internal i64 @usub_sat_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  %r = zext i8 %v to i64
  ret i64 %r
}
@fshl_8.name = private constant [5 x i8] c"fshl\00"
declare i8 @llvm.fshl.i8(i8, i8, i8)
define internal i64 @fshl_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %b)
  %w = call i8 @llvm.fshl.i8(i8 %b, i8 %a, i8 5)
  %s = xor i8 %v, %w
  %r = zext i8 %s to i64
  ret i64 %r
}
@fshr_8.name = private constant [5 x i8] c"fshr\00"
declare i8 @llvm.fshr.i8(i8, i8, i8)
define internal i64 @fshr_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %b)
  %w = call i8 @llvm.fshr.i8(i8 %b, i8 %a, i8 5)
  %s = xor i8 %v, %w
  %r = zext i8 %s to i64
  ret i64 %r
}
@bitreverse_8.name = private constant [11 x i8] c"bitreverse\00"
declare i8 @llvm.bitreverse.i8(i8)
define internal i64 @bitreverse_8(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i8
  %b = trunc i64 %b64 to i8
  %v = call i8 @llvm.bitreverse.i8(i8 %a)
  %r = zext i8 %v to i64
  ret i64 %r
}
@sadd_with_overflow_16.name = private constant [19 x i8] c"sadd.with.overflow\00"
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
define internal i64 @sadd_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@uadd_with_overflow_16.name = private constant [19 x i8] c"uadd.with.overflow\00"
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)
define internal i64 @uadd_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@ssub_with_overflow_16.name = private constant [19 x i8] c"ssub.with.overflow\00"
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16)
define internal i64 @ssub_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@usub_with_overflow_16.name = private constant [19 x i8] c"usub.with.overflow\00"
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)
define internal i64 @usub_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@smul_with_overflow_16.name = private constant [19 x i8] c"smul.with.overflow\00"
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
define internal i64 @smul_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@umul_with_overflow_16.name = private constant [19 x i8] c"umul.with.overflow\00"
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)
define internal i64 @umul_with_overflow_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %pair = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %pair, 0
  %o = extractvalue { i16, i1 } %pair, 1
  %low = zext i16 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@sadd_sat_16.name = private constant [9 x i8] c"sadd.sat\00"
declare i16 @llvm.sadd.sat.i16(i16, i16)
define internal i64 @sadd_sat_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  %r = zext i16 %v to i64
  ret i64 %r
}
@uadd_sat_16.name = private constant [9 x i8] c"uadd.sat\00"
declare i16 @llvm.uadd.sat.i16(i16, i16)
define internal i64 @uadd_sat_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
  %r = zext i16 %v to i64
  ret i64 %r
}
@ssub_sat_16.name = private constant [9 x i8] c"ssub.sat\00"
declare i16 @llvm.ssub.sat.i16(i16, i16)
define internal i64 @ssub_sat_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
  %r = zext i16 %v to i64
  ret i64 %r
}
@usub_sat_16.name = private constant [9 x i8] c"usub.sat\00"
declare i16 @llvm.usub.sat.i16(i16, i16)
define internal i64 @usub_sat_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
  %r = zext i16 %v to i64
  ret i64 %r
}
@fshl_16.name = private constant [5 x i8] c"fshl\00"
declare i16 @llvm.fshl.i16(i16, i16, i16)
define internal i64 @fshl_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %b)
  %w = call i16 @llvm.fshl.i16(i16 %b, i16 %a, i16 5)
  %s = xor i16 %v, %w
  %r = zext i16 %s to i64
  ret i64 %r
}
@fshr_16.name = private constant [5 x i8] c"fshr\00"
declare i16 @llvm.fshr.i16(i16, i16, i16)
define internal i64 @fshr_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 %b)
  %w = call i16 @llvm.fshr.i16(i16 %b, i16 %a, i16 5)
  %s = xor i16 %v, %w
  %r = zext i16 %s to i64
  ret i64 %r
}
@bitreverse_16.name = private constant [11 x i8] c"bitreverse\00"
declare i16 @llvm.bitreverse.i16(i16)
define internal i64 @bitreverse_16(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i16
  %b = trunc i64 %b64 to i16
  %v = call i16 @llvm.bitreverse.i16(i16 %a)
  %r = zext i16 %v to i64
  ret i64 %r
}
@sadd_with_overflow_32.name = private constant [19 x i8] c"sadd.with.overflow\00"
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define internal i64 @sadd_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@uadd_with_overflow_32.name = private constant [19 x i8] c"uadd.with.overflow\00"
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
define internal i64 @uadd_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@ssub_with_overflow_32.name = private constant [19 x i8] c"ssub.with.overflow\00"
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
define internal i64 @ssub_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@usub_with_overflow_32.name = private constant [19 x i8] c"usub.with.overflow\00"
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
define internal i64 @usub_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@smul_with_overflow_32.name = private constant [19 x i8] c"smul.with.overflow\00"
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
define internal i64 @smul_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@umul_with_overflow_32.name = private constant [19 x i8] c"umul.with.overflow\00"
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
define internal i64 @umul_with_overflow_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %pair = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %pair, 0
  %o = extractvalue { i32, i1 } %pair, 1
  %low = zext i32 %v to i64
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@sadd_sat_32.name = private constant [9 x i8] c"sadd.sat\00"
declare i32 @llvm.sadd.sat.i32(i32, i32)
define internal i64 @sadd_sat_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  %r = zext i32 %v to i64
  ret i64 %r
}
@uadd_sat_32.name = private constant [9 x i8] c"uadd.sat\00"
declare i32 @llvm.uadd.sat.i32(i32, i32)
define internal i64 @uadd_sat_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  %r = zext i32 %v to i64
  ret i64 %r
}
@ssub_sat_32.name = private constant [9 x i8] c"ssub.sat\00"
declare i32 @llvm.ssub.sat.i32(i32, i32)
define internal i64 @ssub_sat_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  %r = zext i32 %v to i64
  ret i64 %r
}
@usub_sat_32.name = private constant [9 x i8] c"usub.sat\00"
declare i32 @llvm.usub.sat.i32(i32, i32)
define internal i64 @usub_sat_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  %r = zext i32 %v to i64
  ret i64 %r
}
@fshl_32.name = private constant [5 x i8] c"fshl\00"
declare i32 @llvm.fshl.i32(i32, i32, i32)
define internal i64 @fshl_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %b)
  %w = call i32 @llvm.fshl.i32(i32 %b, i32 %a, i32 5)
  %s = xor i32 %v, %w
  %r = zext i32 %s to i64
  ret i64 %r
}
@fshr_32.name = private constant [5 x i8] c"fshr\00"
declare i32 @llvm.fshr.i32(i32, i32, i32)
define internal i64 @fshr_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %b)
  %w = call i32 @llvm.fshr.i32(i32 %b, i32 %a, i32 5)
  %s = xor i32 %v, %w
  %r = zext i32 %s to i64
  ret i64 %r
}
@bitreverse_32.name = private constant [11 x i8] c"bitreverse\00"
declare i32 @llvm.bitreverse.i32(i32)
define internal i64 @bitreverse_32(i64 %a64, i64 %b64) {
  %a = trunc i64 %a64 to i32
  %b = trunc i64 %b64 to i32
  %v = call i32 @llvm.bitreverse.i32(i32 %a)
  %r = zext i32 %v to i64
  ret i64 %r
}
@sadd_with_overflow_64.name = private constant [19 x i8] c"sadd.with.overflow\00"
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
define internal i64 @sadd_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@uadd_with_overflow_64.name = private constant [19 x i8] c"uadd.with.overflow\00"
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
define internal i64 @uadd_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@ssub_with_overflow_64.name = private constant [19 x i8] c"ssub.with.overflow\00"
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
define internal i64 @ssub_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@usub_with_overflow_64.name = private constant [19 x i8] c"usub.with.overflow\00"
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
define internal i64 @usub_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@smul_with_overflow_64.name = private constant [19 x i8] c"smul.with.overflow\00"
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
define internal i64 @smul_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@umul_with_overflow_64.name = private constant [19 x i8] c"umul.with.overflow\00"
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
define internal i64 @umul_with_overflow_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %pair = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %pair, 0
  %o = extractvalue { i64, i1 } %pair, 1
  %low = or i64 %v, 0
  %bit = select i1 %o, i64 -6148914691236517206, i64 0
  %r = xor i64 %low, %bit
  ret i64 %r
}
@sadd_sat_64.name = private constant [9 x i8] c"sadd.sat\00"
declare i64 @llvm.sadd.sat.i64(i64, i64)
define internal i64 @sadd_sat_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  %r = or i64 %v, 0
  ret i64 %r
}
@uadd_sat_64.name = private constant [9 x i8] c"uadd.sat\00"
declare i64 @llvm.uadd.sat.i64(i64, i64)
define internal i64 @uadd_sat_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  %r = or i64 %v, 0
  ret i64 %r
}
@ssub_sat_64.name = private constant [9 x i8] c"ssub.sat\00"
declare i64 @llvm.ssub.sat.i64(i64, i64)
define internal i64 @ssub_sat_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)
  %r = or i64 %v, 0
  ret i64 %r
}
@usub_sat_64.name = private constant [9 x i8] c"usub.sat\00"
declare i64 @llvm.usub.sat.i64(i64, i64)
define internal i64 @usub_sat_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  %r = or i64 %v, 0
  ret i64 %r
}
@fshl_64.name = private constant [5 x i8] c"fshl\00"
declare i64 @llvm.fshl.i64(i64, i64, i64)
define internal i64 @fshl_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %b)
  %w = call i64 @llvm.fshl.i64(i64 %b, i64 %a, i64 5)
  %s = xor i64 %v, %w
  %r = or i64 %s, 0
  ret i64 %r
}
@fshr_64.name = private constant [5 x i8] c"fshr\00"
declare i64 @llvm.fshr.i64(i64, i64, i64)
define internal i64 @fshr_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 %b)
  %w = call i64 @llvm.fshr.i64(i64 %b, i64 %a, i64 5)
  %s = xor i64 %v, %w
  %r = or i64 %s, 0
  ret i64 %r
}
@bitreverse_64.name = private constant [11 x i8] c"bitreverse\00"
declare i64 @llvm.bitreverse.i64(i64)
define internal i64 @bitreverse_64(i64 %a64, i64 %b64) {
  %a = or i64 %a64, 0
  %b = or i64 %b64, 0
  %v = call i64 @llvm.bitreverse.i64(i64 %a)
  %r = or i64 %v, 0
  ret i64 %r
}
define internal i64 @hash(ptr %f) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.end ]
  %h0 = phi i64 [ 0, %entry ], [ %h, %outer.end ]
  %pi = getelementptr [14 x i64], ptr @numbers, i64 0, i64 %i
  %x = load i64, ptr %pi
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %h1 = phi i64 [ %h0, %outer ], [ %h, %inner ]
  %pj = getelementptr [14 x i64], ptr @numbers, i64 0, i64 %j
  %y = load i64, ptr %pj
  %r = call i64 %f(i64 %x, i64 %y)
  %m = mul i64 %h1, 1000003
  %h = add i64 %m, %r
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 14
  br i1 %more, label %inner, label %outer.end
outer.end:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 14
  br i1 %again, label %outer, label %done
done:
  ret i64 %h
}
define i32 @main(i32 %argc) {
  %h0 = call i64 @hash(ptr @sadd_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_with_overflow_8.name, i32 8, i64 %h0)
  %h1 = call i64 @hash(ptr @uadd_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_with_overflow_8.name, i32 8, i64 %h1)
  %h2 = call i64 @hash(ptr @ssub_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_with_overflow_8.name, i32 8, i64 %h2)
  %h3 = call i64 @hash(ptr @usub_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_with_overflow_8.name, i32 8, i64 %h3)
  %h4 = call i64 @hash(ptr @smul_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @smul_with_overflow_8.name, i32 8, i64 %h4)
  %h5 = call i64 @hash(ptr @umul_with_overflow_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @umul_with_overflow_8.name, i32 8, i64 %h5)
  %h6 = call i64 @hash(ptr @sadd_sat_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_sat_8.name, i32 8, i64 %h6)
  %h7 = call i64 @hash(ptr @uadd_sat_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_sat_8.name, i32 8, i64 %h7)
  %h8 = call i64 @hash(ptr @ssub_sat_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_sat_8.name, i32 8, i64 %h8)
  %h9 = call i64 @hash(ptr @usub_sat_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_sat_8.name, i32 8, i64 %h9)
  %h10 = call i64 @hash(ptr @fshl_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshl_8.name, i32 8, i64 %h10)
  %h11 = call i64 @hash(ptr @fshr_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshr_8.name, i32 8, i64 %h11)
  %h12 = call i64 @hash(ptr @bitreverse_8)
  call i32 (ptr, ...) @printf(ptr @format, ptr @bitreverse_8.name, i32 8, i64 %h12)
  %h13 = call i64 @hash(ptr @sadd_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_with_overflow_16.name, i32 16, i64 %h13)
  %h14 = call i64 @hash(ptr @uadd_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_with_overflow_16.name, i32 16, i64 %h14)
  %h15 = call i64 @hash(ptr @ssub_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_with_overflow_16.name, i32 16, i64 %h15)
  %h16 = call i64 @hash(ptr @usub_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_with_overflow_16.name, i32 16, i64 %h16)
  %h17 = call i64 @hash(ptr @smul_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @smul_with_overflow_16.name, i32 16, i64 %h17)
  %h18 = call i64 @hash(ptr @umul_with_overflow_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @umul_with_overflow_16.name, i32 16, i64 %h18)
  %h19 = call i64 @hash(ptr @sadd_sat_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_sat_16.name, i32 16, i64 %h19)
  %h20 = call i64 @hash(ptr @uadd_sat_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_sat_16.name, i32 16, i64 %h20)
  %h21 = call i64 @hash(ptr @ssub_sat_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_sat_16.name, i32 16, i64 %h21)
  %h22 = call i64 @hash(ptr @usub_sat_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_sat_16.name, i32 16, i64 %h22)
  %h23 = call i64 @hash(ptr @fshl_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshl_16.name, i32 16, i64 %h23)
  %h24 = call i64 @hash(ptr @fshr_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshr_16.name, i32 16, i64 %h24)
  %h25 = call i64 @hash(ptr @bitreverse_16)
  call i32 (ptr, ...) @printf(ptr @format, ptr @bitreverse_16.name, i32 16, i64 %h25)
  %h26 = call i64 @hash(ptr @sadd_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_with_overflow_32.name, i32 32, i64 %h26)
  %h27 = call i64 @hash(ptr @uadd_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_with_overflow_32.name, i32 32, i64 %h27)
  %h28 = call i64 @hash(ptr @ssub_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_with_overflow_32.name, i32 32, i64 %h28)
  %h29 = call i64 @hash(ptr @usub_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_with_overflow_32.name, i32 32, i64 %h29)
  %h30 = call i64 @hash(ptr @smul_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @smul_with_overflow_32.name, i32 32, i64 %h30)
  %h31 = call i64 @hash(ptr @umul_with_overflow_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @umul_with_overflow_32.name, i32 32, i64 %h31)
  %h32 = call i64 @hash(ptr @sadd_sat_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_sat_32.name, i32 32, i64 %h32)
  %h33 = call i64 @hash(ptr @uadd_sat_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_sat_32.name, i32 32, i64 %h33)
  %h34 = call i64 @hash(ptr @ssub_sat_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_sat_32.name, i32 32, i64 %h34)
  %h35 = call i64 @hash(ptr @usub_sat_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_sat_32.name, i32 32, i64 %h35)
  %h36 = call i64 @hash(ptr @fshl_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshl_32.name, i32 32, i64 %h36)
  %h37 = call i64 @hash(ptr @fshr_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshr_32.name, i32 32, i64 %h37)
  %h38 = call i64 @hash(ptr @bitreverse_32)
  call i32 (ptr, ...) @printf(ptr @format, ptr @bitreverse_32.name, i32 32, i64 %h38)
  %h39 = call i64 @hash(ptr @sadd_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_with_overflow_64.name, i32 64, i64 %h39)
  %h40 = call i64 @hash(ptr @uadd_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_with_overflow_64.name, i32 64, i64 %h40)
  %h41 = call i64 @hash(ptr @ssub_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_with_overflow_64.name, i32 64, i64 %h41)
  %h42 = call i64 @hash(ptr @usub_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_with_overflow_64.name, i32 64, i64 %h42)
  %h43 = call i64 @hash(ptr @smul_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @smul_with_overflow_64.name, i32 64, i64 %h43)
  %h44 = call i64 @hash(ptr @umul_with_overflow_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @umul_with_overflow_64.name, i32 64, i64 %h44)
  %h45 = call i64 @hash(ptr @sadd_sat_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @sadd_sat_64.name, i32 64, i64 %h45)
  %h46 = call i64 @hash(ptr @uadd_sat_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @uadd_sat_64.name, i32 64, i64 %h46)
  %h47 = call i64 @hash(ptr @ssub_sat_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @ssub_sat_64.name, i32 64, i64 %h47)
  %h48 = call i64 @hash(ptr @usub_sat_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @usub_sat_64.name, i32 64, i64 %h48)
  %h49 = call i64 @hash(ptr @fshl_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshl_64.name, i32 64, i64 %h49)
  %h50 = call i64 @hash(ptr @fshr_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @fshr_64.name, i32 64, i64 %h50)
  %h51 = call i64 @hash(ptr @bitreverse_64)
  call i32 (ptr, ...) @printf(ptr @format, ptr @bitreverse_64.name, i32 64, i64 %h51)
  ret i32 0
}
