; Intrinsics on integers of 65 to 128 bits: a hash of the results on pairs of numbers whose halves are interesting.
declare i32 @printf(ptr, ...)
@format = private constant [11 x i8] c"%s %016lx\0A\00"
@words = internal constant [6 x i64] [i64 0, i64 1, i64 -1, i64 -9223372036854775808, i64 1311768467463790320, i64 65280]
declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.smin.i128(i128, i128)
declare i128 @llvm.sshl.sat.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.ushl.sat.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i65 @llvm.abs.i65(i65, i1)
declare i65 @llvm.bitreverse.i65(i65)
declare i65 @llvm.ctlz.i65(i65, i1)
declare i65 @llvm.ctpop.i65(i65)
declare i65 @llvm.cttz.i65(i65, i1)
declare i65 @llvm.sadd.sat.i65(i65, i65)
declare i65 @llvm.smax.i65(i65, i65)
declare i65 @llvm.smin.i65(i65, i65)
declare i65 @llvm.sshl.sat.i65(i65, i65)
declare i65 @llvm.ssub.sat.i65(i65, i65)
declare i65 @llvm.uadd.sat.i65(i65, i65)
declare i65 @llvm.umax.i65(i65, i65)
declare i65 @llvm.umin.i65(i65, i65)
declare i65 @llvm.ushl.sat.i65(i65, i65)
declare i65 @llvm.usub.sat.i65(i65, i65)
declare i80 @llvm.abs.i80(i80, i1)
declare i80 @llvm.bitreverse.i80(i80)
declare i80 @llvm.bswap.i80(i80)
declare i80 @llvm.ctlz.i80(i80, i1)
declare i80 @llvm.ctpop.i80(i80)
declare i80 @llvm.cttz.i80(i80, i1)
declare i80 @llvm.sadd.sat.i80(i80, i80)
declare i80 @llvm.smax.i80(i80, i80)
declare i80 @llvm.smin.i80(i80, i80)
declare i80 @llvm.sshl.sat.i80(i80, i80)
declare i80 @llvm.ssub.sat.i80(i80, i80)
declare i80 @llvm.uadd.sat.i80(i80, i80)
declare i80 @llvm.umax.i80(i80, i80)
declare i80 @llvm.umin.i80(i80, i80)
declare i80 @llvm.ushl.sat.i80(i80, i80)
declare i80 @llvm.usub.sat.i80(i80, i80)
@smax_128.name = private constant [9 x i8] c"smax 128\00"
define internal i128 @smax_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
  ret i128 %r
}
@smin_128.name = private constant [9 x i8] c"smin 128\00"
define internal i128 @smin_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smin.i128(i128 %a, i128 %b)
  ret i128 %r
}
@umax_128.name = private constant [9 x i8] c"umax 128\00"
define internal i128 @umax_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umax.i128(i128 %a, i128 %b)
  ret i128 %r
}
@umin_128.name = private constant [9 x i8] c"umin 128\00"
define internal i128 @umin_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  ret i128 %r
}
@uadd_sat_128.name = private constant [13 x i8] c"uadd.sat 128\00"
define internal i128 @uadd_sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
@usub_sat_128.name = private constant [13 x i8] c"usub.sat 128\00"
define internal i128 @usub_sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
@sadd_sat_128.name = private constant [13 x i8] c"sadd.sat 128\00"
define internal i128 @sadd_sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
@ssub_sat_128.name = private constant [13 x i8] c"ssub.sat 128\00"
define internal i128 @ssub_sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
@ushl_sat_128.name = private constant [13 x i8] c"ushl.sat 128\00"
define internal i128 @ushl_sat_128(i128 %a, i128 %b) {
  %by = and i128 %b, 63
  %r = call i128 @llvm.ushl.sat.i128(i128 %a, i128 %by)
  ret i128 %r
}
@sshl_sat_128.name = private constant [13 x i8] c"sshl.sat 128\00"
define internal i128 @sshl_sat_128(i128 %a, i128 %b) {
  %by = and i128 %b, 63
  %r = call i128 @llvm.sshl.sat.i128(i128 %a, i128 %by)
  ret i128 %r
}
@fshl_128.name = private constant [9 x i8] c"fshl 128\00"
define internal i128 @fshl_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %a)
  ret i128 %r
}
@fshr_128.name = private constant [9 x i8] c"fshr 128\00"
define internal i128 @fshr_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %a)
  ret i128 %r
}
@abs_128.name = private constant [8 x i8] c"abs 128\00"
define internal i128 @abs_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}
@ctlz_128.name = private constant [9 x i8] c"ctlz 128\00"
define internal i128 @ctlz_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}
@cttz_128.name = private constant [9 x i8] c"cttz 128\00"
define internal i128 @cttz_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}
@ctpop_128.name = private constant [10 x i8] c"ctpop 128\00"
define internal i128 @ctpop_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}
@bitreverse_128.name = private constant [15 x i8] c"bitreverse 128\00"
define internal i128 @bitreverse_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}
@bswap_128.name = private constant [10 x i8] c"bswap 128\00"
define internal i128 @bswap_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}
@smax_80.name = private constant [8 x i8] c"smax 80\00"
define internal i80 @smax_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.smax.i80(i80 %a, i80 %b)
  ret i80 %r
}
@smin_80.name = private constant [8 x i8] c"smin 80\00"
define internal i80 @smin_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.smin.i80(i80 %a, i80 %b)
  ret i80 %r
}
@umax_80.name = private constant [8 x i8] c"umax 80\00"
define internal i80 @umax_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.umax.i80(i80 %a, i80 %b)
  ret i80 %r
}
@umin_80.name = private constant [8 x i8] c"umin 80\00"
define internal i80 @umin_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.umin.i80(i80 %a, i80 %b)
  ret i80 %r
}
@uadd_sat_80.name = private constant [12 x i8] c"uadd.sat 80\00"
define internal i80 @uadd_sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.uadd.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
@usub_sat_80.name = private constant [12 x i8] c"usub.sat 80\00"
define internal i80 @usub_sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.usub.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
@sadd_sat_80.name = private constant [12 x i8] c"sadd.sat 80\00"
define internal i80 @sadd_sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.sadd.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
@ssub_sat_80.name = private constant [12 x i8] c"ssub.sat 80\00"
define internal i80 @ssub_sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.ssub.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
@ushl_sat_80.name = private constant [12 x i8] c"ushl.sat 80\00"
define internal i80 @ushl_sat_80(i80 %a, i80 %b) {
  %by = and i80 %b, 63
  %r = call i80 @llvm.ushl.sat.i80(i80 %a, i80 %by)
  ret i80 %r
}
@sshl_sat_80.name = private constant [12 x i8] c"sshl.sat 80\00"
define internal i80 @sshl_sat_80(i80 %a, i80 %b) {
  %by = and i80 %b, 63
  %r = call i80 @llvm.sshl.sat.i80(i80 %a, i80 %by)
  ret i80 %r
}
@abs_80.name = private constant [7 x i8] c"abs 80\00"
define internal i80 @abs_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.abs.i80(i80 %a, i1 false)
  ret i80 %r
}
@ctlz_80.name = private constant [8 x i8] c"ctlz 80\00"
define internal i80 @ctlz_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.ctlz.i80(i80 %a, i1 false)
  ret i80 %r
}
@cttz_80.name = private constant [8 x i8] c"cttz 80\00"
define internal i80 @cttz_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.cttz.i80(i80 %a, i1 false)
  ret i80 %r
}
@ctpop_80.name = private constant [9 x i8] c"ctpop 80\00"
define internal i80 @ctpop_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.ctpop.i80(i80 %a)
  ret i80 %r
}
@bitreverse_80.name = private constant [14 x i8] c"bitreverse 80\00"
define internal i80 @bitreverse_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.bitreverse.i80(i80 %a)
  ret i80 %r
}
@bswap_80.name = private constant [9 x i8] c"bswap 80\00"
define internal i80 @bswap_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.bswap.i80(i80 %a)
  ret i80 %r
}
@smax_65.name = private constant [8 x i8] c"smax 65\00"
define internal i65 @smax_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.smax.i65(i65 %a, i65 %b)
  ret i65 %r
}
@smin_65.name = private constant [8 x i8] c"smin 65\00"
define internal i65 @smin_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.smin.i65(i65 %a, i65 %b)
  ret i65 %r
}
@umax_65.name = private constant [8 x i8] c"umax 65\00"
define internal i65 @umax_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.umax.i65(i65 %a, i65 %b)
  ret i65 %r
}
@umin_65.name = private constant [8 x i8] c"umin 65\00"
define internal i65 @umin_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.umin.i65(i65 %a, i65 %b)
  ret i65 %r
}
@uadd_sat_65.name = private constant [12 x i8] c"uadd.sat 65\00"
define internal i65 @uadd_sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.uadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
@usub_sat_65.name = private constant [12 x i8] c"usub.sat 65\00"
define internal i65 @usub_sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.usub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
@sadd_sat_65.name = private constant [12 x i8] c"sadd.sat 65\00"
define internal i65 @sadd_sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.sadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
@ssub_sat_65.name = private constant [12 x i8] c"ssub.sat 65\00"
define internal i65 @ssub_sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ssub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
@ushl_sat_65.name = private constant [12 x i8] c"ushl.sat 65\00"
define internal i65 @ushl_sat_65(i65 %a, i65 %b) {
  %by = and i65 %b, 63
  %r = call i65 @llvm.ushl.sat.i65(i65 %a, i65 %by)
  ret i65 %r
}
@sshl_sat_65.name = private constant [12 x i8] c"sshl.sat 65\00"
define internal i65 @sshl_sat_65(i65 %a, i65 %b) {
  %by = and i65 %b, 63
  %r = call i65 @llvm.sshl.sat.i65(i65 %a, i65 %by)
  ret i65 %r
}
@abs_65.name = private constant [7 x i8] c"abs 65\00"
define internal i65 @abs_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.abs.i65(i65 %a, i1 false)
  ret i65 %r
}
@ctlz_65.name = private constant [8 x i8] c"ctlz 65\00"
define internal i65 @ctlz_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ctlz.i65(i65 %a, i1 false)
  ret i65 %r
}
@cttz_65.name = private constant [8 x i8] c"cttz 65\00"
define internal i65 @cttz_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.cttz.i65(i65 %a, i1 false)
  ret i65 %r
}
@ctpop_65.name = private constant [9 x i8] c"ctpop 65\00"
define internal i65 @ctpop_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ctpop.i65(i65 %a)
  ret i65 %r
}
@bitreverse_65.name = private constant [14 x i8] c"bitreverse 65\00"
define internal i65 @bitreverse_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.bitreverse.i65(i65 %a)
  ret i65 %r
}

define internal i128 @make_128(i64 %low, i64 %high) {
  %l = zext i64 %low to i128
  %h = zext i64 %high to i128
  %up = shl i128 %h, 64
  %whole = or i128 %l, %up
  %r = or i128 %whole, 0
  ret i128 %r
}
define internal void @hash_128(ptr %name, ptr %f) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i64 [ 7, %entry ], [ %hash4, %loop ]
  %i1 = udiv i64 %i, 6
  %i2 = udiv i64 %i, 36
  %i3 = mul i64 %i, 5
  %i4 = add i64 %i3, %i2
  %n1 = urem i64 %i, 6
  %n2 = urem i64 %i1, 6
  %n3 = urem i64 %i2, 6
  %n4 = urem i64 %i4, 6
  %p1 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n1
  %p2 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n2
  %p3 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n3
  %p4 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n4
  %w1 = load i64, ptr %p1
  %w2 = load i64, ptr %p2
  %w3 = load i64, ptr %p3
  %w4 = load i64, ptr %p4
  %a = call i128 @make_128(i64 %w1, i64 %w2)
  %b = call i128 @make_128(i64 %w3, i64 %w4)
  %r = call i128 %f(i128 %a, i128 %b)
  %wide = or i128 %r, 0
  %low = trunc i128 %wide to i64
  %top = lshr i128 %wide, 64
  %high = trunc i128 %top to i64
  %hash1 = mul i64 %hash, 1000003
  %hash2 = xor i64 %hash1, %low
  %hash3 = mul i64 %hash2, 1000003
  %hash4 = xor i64 %hash3, %high
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 216
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %hash4)
  ret void
}

define internal i80 @make_80(i64 %low, i64 %high) {
  %l = zext i64 %low to i128
  %h = zext i64 %high to i128
  %up = shl i128 %h, 64
  %whole = or i128 %l, %up
  %r = trunc i128 %whole to i80
  ret i80 %r
}
define internal void @hash_80(ptr %name, ptr %f) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i64 [ 7, %entry ], [ %hash4, %loop ]
  %i1 = udiv i64 %i, 6
  %i2 = udiv i64 %i, 36
  %i3 = mul i64 %i, 5
  %i4 = add i64 %i3, %i2
  %n1 = urem i64 %i, 6
  %n2 = urem i64 %i1, 6
  %n3 = urem i64 %i2, 6
  %n4 = urem i64 %i4, 6
  %p1 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n1
  %p2 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n2
  %p3 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n3
  %p4 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n4
  %w1 = load i64, ptr %p1
  %w2 = load i64, ptr %p2
  %w3 = load i64, ptr %p3
  %w4 = load i64, ptr %p4
  %a = call i80 @make_80(i64 %w1, i64 %w2)
  %b = call i80 @make_80(i64 %w3, i64 %w4)
  %r = call i80 %f(i80 %a, i80 %b)
  %wide = zext i80 %r to i128
  %low = trunc i128 %wide to i64
  %top = lshr i128 %wide, 64
  %high = trunc i128 %top to i64
  %hash1 = mul i64 %hash, 1000003
  %hash2 = xor i64 %hash1, %low
  %hash3 = mul i64 %hash2, 1000003
  %hash4 = xor i64 %hash3, %high
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 216
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %hash4)
  ret void
}

define internal i65 @make_65(i64 %low, i64 %high) {
  %l = zext i64 %low to i128
  %h = zext i64 %high to i128
  %up = shl i128 %h, 64
  %whole = or i128 %l, %up
  %r = trunc i128 %whole to i65
  ret i65 %r
}
define internal void @hash_65(ptr %name, ptr %f) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %hash = phi i64 [ 7, %entry ], [ %hash4, %loop ]
  %i1 = udiv i64 %i, 6
  %i2 = udiv i64 %i, 36
  %i3 = mul i64 %i, 5
  %i4 = add i64 %i3, %i2
  %n1 = urem i64 %i, 6
  %n2 = urem i64 %i1, 6
  %n3 = urem i64 %i2, 6
  %n4 = urem i64 %i4, 6
  %p1 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n1
  %p2 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n2
  %p3 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n3
  %p4 = getelementptr [6 x i64], ptr @words, i64 0, i64 %n4
  %w1 = load i64, ptr %p1
  %w2 = load i64, ptr %p2
  %w3 = load i64, ptr %p3
  %w4 = load i64, ptr %p4
  %a = call i65 @make_65(i64 %w1, i64 %w2)
  %b = call i65 @make_65(i64 %w3, i64 %w4)
  %r = call i65 %f(i65 %a, i65 %b)
  %wide = zext i65 %r to i128
  %low = trunc i128 %wide to i64
  %top = lshr i128 %wide, 64
  %high = trunc i128 %top to i64
  %hash1 = mul i64 %hash, 1000003
  %hash2 = xor i64 %hash1, %low
  %hash3 = mul i64 %hash2, 1000003
  %hash4 = xor i64 %hash3, %high
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 216
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @format, ptr %name, i64 %hash4)
  ret void
}
define i32 @main() {
  call void @hash_128(ptr @smax_128.name, ptr @smax_128)
  call void @hash_128(ptr @smin_128.name, ptr @smin_128)
  call void @hash_128(ptr @umax_128.name, ptr @umax_128)
  call void @hash_128(ptr @umin_128.name, ptr @umin_128)
  call void @hash_128(ptr @uadd_sat_128.name, ptr @uadd_sat_128)
  call void @hash_128(ptr @usub_sat_128.name, ptr @usub_sat_128)
  call void @hash_128(ptr @sadd_sat_128.name, ptr @sadd_sat_128)
  call void @hash_128(ptr @ssub_sat_128.name, ptr @ssub_sat_128)
  call void @hash_128(ptr @ushl_sat_128.name, ptr @ushl_sat_128)
  call void @hash_128(ptr @sshl_sat_128.name, ptr @sshl_sat_128)
  call void @hash_128(ptr @fshl_128.name, ptr @fshl_128)
  call void @hash_128(ptr @fshr_128.name, ptr @fshr_128)
  call void @hash_128(ptr @abs_128.name, ptr @abs_128)
  call void @hash_128(ptr @ctlz_128.name, ptr @ctlz_128)
  call void @hash_128(ptr @cttz_128.name, ptr @cttz_128)
  call void @hash_128(ptr @ctpop_128.name, ptr @ctpop_128)
  call void @hash_128(ptr @bitreverse_128.name, ptr @bitreverse_128)
  call void @hash_128(ptr @bswap_128.name, ptr @bswap_128)
  call void @hash_80(ptr @smax_80.name, ptr @smax_80)
  call void @hash_80(ptr @smin_80.name, ptr @smin_80)
  call void @hash_80(ptr @umax_80.name, ptr @umax_80)
  call void @hash_80(ptr @umin_80.name, ptr @umin_80)
  call void @hash_80(ptr @uadd_sat_80.name, ptr @uadd_sat_80)
  call void @hash_80(ptr @usub_sat_80.name, ptr @usub_sat_80)
  call void @hash_80(ptr @sadd_sat_80.name, ptr @sadd_sat_80)
  call void @hash_80(ptr @ssub_sat_80.name, ptr @ssub_sat_80)
  call void @hash_80(ptr @ushl_sat_80.name, ptr @ushl_sat_80)
  call void @hash_80(ptr @sshl_sat_80.name, ptr @sshl_sat_80)
  call void @hash_80(ptr @abs_80.name, ptr @abs_80)
  call void @hash_80(ptr @ctlz_80.name, ptr @ctlz_80)
  call void @hash_80(ptr @cttz_80.name, ptr @cttz_80)
  call void @hash_80(ptr @ctpop_80.name, ptr @ctpop_80)
  call void @hash_80(ptr @bitreverse_80.name, ptr @bitreverse_80)
  call void @hash_80(ptr @bswap_80.name, ptr @bswap_80)
  call void @hash_65(ptr @smax_65.name, ptr @smax_65)
  call void @hash_65(ptr @smin_65.name, ptr @smin_65)
  call void @hash_65(ptr @umax_65.name, ptr @umax_65)
  call void @hash_65(ptr @umin_65.name, ptr @umin_65)
  call void @hash_65(ptr @uadd_sat_65.name, ptr @uadd_sat_65)
  call void @hash_65(ptr @usub_sat_65.name, ptr @usub_sat_65)
  call void @hash_65(ptr @sadd_sat_65.name, ptr @sadd_sat_65)
  call void @hash_65(ptr @ssub_sat_65.name, ptr @ssub_sat_65)
  call void @hash_65(ptr @ushl_sat_65.name, ptr @ushl_sat_65)
  call void @hash_65(ptr @sshl_sat_65.name, ptr @sshl_sat_65)
  call void @hash_65(ptr @abs_65.name, ptr @abs_65)
  call void @hash_65(ptr @ctlz_65.name, ptr @ctlz_65)
  call void @hash_65(ptr @cttz_65.name, ptr @cttz_65)
  call void @hash_65(ptr @ctpop_65.name, ptr @ctpop_65)
  call void @hash_65(ptr @bitreverse_65.name, ptr @bitreverse_65)
  ret i32 0
}
