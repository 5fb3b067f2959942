; Integers of widths that no machine has: every operation on the corner values of four widths, each result
; printed as its bits; then what stands in memory, passes through calls, phis, switches and conversions.
declare i32 @printf(ptr, ...)
@hex = constant [5 x i8] c"%llx\00"
@end = constant [2 x i8] c"\0A\00"
@space = constant [2 x i8] c" \00"
define void @put(i64 %x) {
  call i32 (ptr, ...) @printf(ptr @hex, i64 %x)
  call i32 (ptr, ...) @printf(ptr @space)
  ret void
}
define void @line() {
  call i32 (ptr, ...) @printf(ptr @end)
  ret void
}
@v7 = constant [7 x i7] [i7 0, i7 1, i7 -1, i7 -64, i7 63, i7 -38, i7 -5]
define void @ops7(i7 %a, i7 %b) {
  %add = add i7 %a, %b
  %add.z = zext i7 %add to i64
  call void @put(i64 %add.z)
  %sub = sub i7 %a, %b
  %sub.z = zext i7 %sub to i64
  call void @put(i64 %sub.z)
  %mul = mul i7 %a, %b
  %mul.z = zext i7 %mul to i64
  call void @put(i64 %mul.z)
  %and = and i7 %a, %b
  %and.z = zext i7 %and to i64
  call void @put(i64 %and.z)
  %or = or i7 %a, %b
  %or.z = zext i7 %or to i64
  call void @put(i64 %or.z)
  %xor = xor i7 %a, %b
  %xor.z = zext i7 %xor to i64
  call void @put(i64 %xor.z)
  %none = icmp eq i7 %b, 0
  %some = select i1 %none, i7 3, i7 %b
  %lowest = icmp eq i7 %a, -64
  %ones = icmp eq i7 %b, -1
  %both = and i1 %lowest, %ones
  %safe = select i1 %both, i7 2, i7 %some
  %udiv = udiv i7 %a, %some
  %udiv.z = zext i7 %udiv to i64
  call void @put(i64 %udiv.z)
  %urem = urem i7 %a, %some
  %urem.z = zext i7 %urem to i64
  call void @put(i64 %urem.z)
  %sdiv = sdiv i7 %a, %safe
  %sdiv.z = zext i7 %sdiv to i64
  call void @put(i64 %sdiv.z)
  %srem = srem i7 %a, %safe
  %srem.z = zext i7 %srem to i64
  call void @put(i64 %srem.z)
  %by = urem i7 %b, 7
  %shl = shl i7 %a, %by
  %shl.z = zext i7 %shl to i64
  call void @put(i64 %shl.z)
  %shl.c = shl i7 %a, 4
  %shl.c.z = zext i7 %shl.c to i64
  call void @put(i64 %shl.c.z)
  %lshr = lshr i7 %a, %by
  %lshr.z = zext i7 %lshr to i64
  call void @put(i64 %lshr.z)
  %lshr.c = lshr i7 %a, 4
  %lshr.c.z = zext i7 %lshr.c to i64
  call void @put(i64 %lshr.c.z)
  %ashr = ashr i7 %a, %by
  %ashr.z = zext i7 %ashr to i64
  call void @put(i64 %ashr.z)
  %ashr.c = ashr i7 %a, 4
  %ashr.c.z = zext i7 %ashr.c to i64
  call void @put(i64 %ashr.c.z)
  %eq = icmp eq i7 %a, %b
  %eq.z = zext i1 %eq to i64
  call void @put(i64 %eq.z)
  %ne = icmp ne i7 %a, %b
  %ne.z = zext i1 %ne to i64
  call void @put(i64 %ne.z)
  %ult = icmp ult i7 %a, %b
  %ult.z = zext i1 %ult to i64
  call void @put(i64 %ult.z)
  %ule = icmp ule i7 %a, %b
  %ule.z = zext i1 %ule to i64
  call void @put(i64 %ule.z)
  %ugt = icmp ugt i7 %a, %b
  %ugt.z = zext i1 %ugt to i64
  call void @put(i64 %ugt.z)
  %uge = icmp uge i7 %a, %b
  %uge.z = zext i1 %uge to i64
  call void @put(i64 %uge.z)
  %slt = icmp slt i7 %a, %b
  %slt.z = zext i1 %slt to i64
  call void @put(i64 %slt.z)
  %sle = icmp sle i7 %a, %b
  %sle.z = zext i1 %sle to i64
  call void @put(i64 %sle.z)
  %sgt = icmp sgt i7 %a, %b
  %sgt.z = zext i1 %sgt to i64
  call void @put(i64 %sgt.z)
  %sge = icmp sge i7 %a, %b
  %sge.z = zext i1 %sge to i64
  call void @put(i64 %sge.z)
  %sext = sext i7 %a to i64
  call void @put(i64 %sext)
  %trunc1 = trunc i7 %add to i1
  %trunc1.z = zext i1 %trunc1 to i64
  call void @put(i64 %trunc1.z)
  %trunc5 = trunc i7 %add to i5
  %trunc5.z = zext i5 %trunc5 to i64
  call void @put(i64 %trunc5.z)
  %trunc6 = trunc i7 %add to i6
  %trunc6.z = zext i6 %trunc6 to i64
  call void @put(i64 %trunc6.z)
  %s.d = sitofp i7 %sub to double
  %u.d = uitofp i7 %sub to double
  %s.b = bitcast double %s.d to i64
  %u.b = bitcast double %u.d to i64
  call void @put(i64 %s.b)
  call void @put(i64 %u.b)
  call void @line()
  ret void
}
define void @all7() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %pi = getelementptr [7 x i7], ptr @v7, i64 0, i64 %i
  %xi = load i7, ptr %pi
  %pj = getelementptr [7 x i7], ptr @v7, i64 0, i64 %j
  %xj = load i7, ptr %pj
  call void @ops7(i7 %xi, i7 %xj)
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 7
  br i1 %more, label %inner, label %next
next:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 7
  br i1 %again, label %outer, label %done
done:
  ret void
}
@v24 = constant [7 x i24] [i24 0, i24 1, i24 -1, i24 -8388608, i24 8388607, i24 5921370, i24 -5]
define void @ops24(i24 %a, i24 %b) {
  %add = add i24 %a, %b
  %add.z = zext i24 %add to i64
  call void @put(i64 %add.z)
  %sub = sub i24 %a, %b
  %sub.z = zext i24 %sub to i64
  call void @put(i64 %sub.z)
  %mul = mul i24 %a, %b
  %mul.z = zext i24 %mul to i64
  call void @put(i64 %mul.z)
  %and = and i24 %a, %b
  %and.z = zext i24 %and to i64
  call void @put(i64 %and.z)
  %or = or i24 %a, %b
  %or.z = zext i24 %or to i64
  call void @put(i64 %or.z)
  %xor = xor i24 %a, %b
  %xor.z = zext i24 %xor to i64
  call void @put(i64 %xor.z)
  %none = icmp eq i24 %b, 0
  %some = select i1 %none, i24 3, i24 %b
  %lowest = icmp eq i24 %a, -8388608
  %ones = icmp eq i24 %b, -1
  %both = and i1 %lowest, %ones
  %safe = select i1 %both, i24 2, i24 %some
  %udiv = udiv i24 %a, %some
  %udiv.z = zext i24 %udiv to i64
  call void @put(i64 %udiv.z)
  %urem = urem i24 %a, %some
  %urem.z = zext i24 %urem to i64
  call void @put(i64 %urem.z)
  %sdiv = sdiv i24 %a, %safe
  %sdiv.z = zext i24 %sdiv to i64
  call void @put(i64 %sdiv.z)
  %srem = srem i24 %a, %safe
  %srem.z = zext i24 %srem to i64
  call void @put(i64 %srem.z)
  %by = urem i24 %b, 24
  %shl = shl i24 %a, %by
  %shl.z = zext i24 %shl to i64
  call void @put(i64 %shl.z)
  %shl.c = shl i24 %a, 21
  %shl.c.z = zext i24 %shl.c to i64
  call void @put(i64 %shl.c.z)
  %lshr = lshr i24 %a, %by
  %lshr.z = zext i24 %lshr to i64
  call void @put(i64 %lshr.z)
  %lshr.c = lshr i24 %a, 21
  %lshr.c.z = zext i24 %lshr.c to i64
  call void @put(i64 %lshr.c.z)
  %ashr = ashr i24 %a, %by
  %ashr.z = zext i24 %ashr to i64
  call void @put(i64 %ashr.z)
  %ashr.c = ashr i24 %a, 21
  %ashr.c.z = zext i24 %ashr.c to i64
  call void @put(i64 %ashr.c.z)
  %eq = icmp eq i24 %a, %b
  %eq.z = zext i1 %eq to i64
  call void @put(i64 %eq.z)
  %ne = icmp ne i24 %a, %b
  %ne.z = zext i1 %ne to i64
  call void @put(i64 %ne.z)
  %ult = icmp ult i24 %a, %b
  %ult.z = zext i1 %ult to i64
  call void @put(i64 %ult.z)
  %ule = icmp ule i24 %a, %b
  %ule.z = zext i1 %ule to i64
  call void @put(i64 %ule.z)
  %ugt = icmp ugt i24 %a, %b
  %ugt.z = zext i1 %ugt to i64
  call void @put(i64 %ugt.z)
  %uge = icmp uge i24 %a, %b
  %uge.z = zext i1 %uge to i64
  call void @put(i64 %uge.z)
  %slt = icmp slt i24 %a, %b
  %slt.z = zext i1 %slt to i64
  call void @put(i64 %slt.z)
  %sle = icmp sle i24 %a, %b
  %sle.z = zext i1 %sle to i64
  call void @put(i64 %sle.z)
  %sgt = icmp sgt i24 %a, %b
  %sgt.z = zext i1 %sgt to i64
  call void @put(i64 %sgt.z)
  %sge = icmp sge i24 %a, %b
  %sge.z = zext i1 %sge to i64
  call void @put(i64 %sge.z)
  %sext = sext i24 %a to i64
  call void @put(i64 %sext)
  %trunc1 = trunc i24 %add to i1
  %trunc1.z = zext i1 %trunc1 to i64
  call void @put(i64 %trunc1.z)
  %trunc5 = trunc i24 %add to i5
  %trunc5.z = zext i5 %trunc5 to i64
  call void @put(i64 %trunc5.z)
  %trunc8 = trunc i24 %add to i8
  %trunc8.z = zext i8 %trunc8 to i64
  call void @put(i64 %trunc8.z)
  %trunc16 = trunc i24 %add to i16
  %trunc16.z = zext i16 %trunc16 to i64
  call void @put(i64 %trunc16.z)
  %trunc23 = trunc i24 %add to i23
  %trunc23.z = zext i23 %trunc23 to i64
  call void @put(i64 %trunc23.z)
  %s.d = sitofp i24 %sub to double
  %u.d = uitofp i24 %sub to double
  %s.b = bitcast double %s.d to i64
  %u.b = bitcast double %u.d to i64
  call void @put(i64 %s.b)
  call void @put(i64 %u.b)
  call void @line()
  ret void
}
define void @all24() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %pi = getelementptr [7 x i24], ptr @v24, i64 0, i64 %i
  %xi = load i24, ptr %pi
  %pj = getelementptr [7 x i24], ptr @v24, i64 0, i64 %j
  %xj = load i24, ptr %pj
  call void @ops24(i24 %xi, i24 %xj)
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 7
  br i1 %more, label %inner, label %next
next:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 7
  br i1 %again, label %outer, label %done
done:
  ret void
}
@v33 = constant [7 x i33] [i33 0, i33 1, i33 -1, i33 -4294967296, i33 4294967295, i33 1515870810, i33 -5]
define void @ops33(i33 %a, i33 %b) {
  %add = add i33 %a, %b
  %add.z = zext i33 %add to i64
  call void @put(i64 %add.z)
  %sub = sub i33 %a, %b
  %sub.z = zext i33 %sub to i64
  call void @put(i64 %sub.z)
  %mul = mul i33 %a, %b
  %mul.z = zext i33 %mul to i64
  call void @put(i64 %mul.z)
  %and = and i33 %a, %b
  %and.z = zext i33 %and to i64
  call void @put(i64 %and.z)
  %or = or i33 %a, %b
  %or.z = zext i33 %or to i64
  call void @put(i64 %or.z)
  %xor = xor i33 %a, %b
  %xor.z = zext i33 %xor to i64
  call void @put(i64 %xor.z)
  %none = icmp eq i33 %b, 0
  %some = select i1 %none, i33 3, i33 %b
  %lowest = icmp eq i33 %a, -4294967296
  %ones = icmp eq i33 %b, -1
  %both = and i1 %lowest, %ones
  %safe = select i1 %both, i33 2, i33 %some
  %udiv = udiv i33 %a, %some
  %udiv.z = zext i33 %udiv to i64
  call void @put(i64 %udiv.z)
  %urem = urem i33 %a, %some
  %urem.z = zext i33 %urem to i64
  call void @put(i64 %urem.z)
  %sdiv = sdiv i33 %a, %safe
  %sdiv.z = zext i33 %sdiv to i64
  call void @put(i64 %sdiv.z)
  %srem = srem i33 %a, %safe
  %srem.z = zext i33 %srem to i64
  call void @put(i64 %srem.z)
  %by = urem i33 %b, 33
  %shl = shl i33 %a, %by
  %shl.z = zext i33 %shl to i64
  call void @put(i64 %shl.z)
  %shl.c = shl i33 %a, 30
  %shl.c.z = zext i33 %shl.c to i64
  call void @put(i64 %shl.c.z)
  %lshr = lshr i33 %a, %by
  %lshr.z = zext i33 %lshr to i64
  call void @put(i64 %lshr.z)
  %lshr.c = lshr i33 %a, 30
  %lshr.c.z = zext i33 %lshr.c to i64
  call void @put(i64 %lshr.c.z)
  %ashr = ashr i33 %a, %by
  %ashr.z = zext i33 %ashr to i64
  call void @put(i64 %ashr.z)
  %ashr.c = ashr i33 %a, 30
  %ashr.c.z = zext i33 %ashr.c to i64
  call void @put(i64 %ashr.c.z)
  %eq = icmp eq i33 %a, %b
  %eq.z = zext i1 %eq to i64
  call void @put(i64 %eq.z)
  %ne = icmp ne i33 %a, %b
  %ne.z = zext i1 %ne to i64
  call void @put(i64 %ne.z)
  %ult = icmp ult i33 %a, %b
  %ult.z = zext i1 %ult to i64
  call void @put(i64 %ult.z)
  %ule = icmp ule i33 %a, %b
  %ule.z = zext i1 %ule to i64
  call void @put(i64 %ule.z)
  %ugt = icmp ugt i33 %a, %b
  %ugt.z = zext i1 %ugt to i64
  call void @put(i64 %ugt.z)
  %uge = icmp uge i33 %a, %b
  %uge.z = zext i1 %uge to i64
  call void @put(i64 %uge.z)
  %slt = icmp slt i33 %a, %b
  %slt.z = zext i1 %slt to i64
  call void @put(i64 %slt.z)
  %sle = icmp sle i33 %a, %b
  %sle.z = zext i1 %sle to i64
  call void @put(i64 %sle.z)
  %sgt = icmp sgt i33 %a, %b
  %sgt.z = zext i1 %sgt to i64
  call void @put(i64 %sgt.z)
  %sge = icmp sge i33 %a, %b
  %sge.z = zext i1 %sge to i64
  call void @put(i64 %sge.z)
  %sext = sext i33 %a to i64
  call void @put(i64 %sext)
  %trunc1 = trunc i33 %add to i1
  %trunc1.z = zext i1 %trunc1 to i64
  call void @put(i64 %trunc1.z)
  %trunc5 = trunc i33 %add to i5
  %trunc5.z = zext i5 %trunc5 to i64
  call void @put(i64 %trunc5.z)
  %trunc8 = trunc i33 %add to i8
  %trunc8.z = zext i8 %trunc8 to i64
  call void @put(i64 %trunc8.z)
  %trunc16 = trunc i33 %add to i16
  %trunc16.z = zext i16 %trunc16 to i64
  call void @put(i64 %trunc16.z)
  %trunc32 = trunc i33 %add to i32
  %trunc32.z = zext i32 %trunc32 to i64
  call void @put(i64 %trunc32.z)
  %s.d = sitofp i33 %sub to double
  %u.d = uitofp i33 %sub to double
  %s.b = bitcast double %s.d to i64
  %u.b = bitcast double %u.d to i64
  call void @put(i64 %s.b)
  call void @put(i64 %u.b)
  call void @line()
  ret void
}
define void @all33() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %pi = getelementptr [7 x i33], ptr @v33, i64 0, i64 %i
  %xi = load i33, ptr %pi
  %pj = getelementptr [7 x i33], ptr @v33, i64 0, i64 %j
  %xj = load i33, ptr %pj
  call void @ops33(i33 %xi, i33 %xj)
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 7
  br i1 %more, label %inner, label %next
next:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 7
  br i1 %again, label %outer, label %done
done:
  ret void
}
@v63 = constant [7 x i63] [i63 0, i63 1, i63 -1, i63 -4611686018427387904, i63 4611686018427387903, i63 -2712756481427875238, i63 -5]
define void @ops63(i63 %a, i63 %b) {
  %add = add i63 %a, %b
  %add.z = zext i63 %add to i64
  call void @put(i64 %add.z)
  %sub = sub i63 %a, %b
  %sub.z = zext i63 %sub to i64
  call void @put(i64 %sub.z)
  %mul = mul i63 %a, %b
  %mul.z = zext i63 %mul to i64
  call void @put(i64 %mul.z)
  %and = and i63 %a, %b
  %and.z = zext i63 %and to i64
  call void @put(i64 %and.z)
  %or = or i63 %a, %b
  %or.z = zext i63 %or to i64
  call void @put(i64 %or.z)
  %xor = xor i63 %a, %b
  %xor.z = zext i63 %xor to i64
  call void @put(i64 %xor.z)
  %none = icmp eq i63 %b, 0
  %some = select i1 %none, i63 3, i63 %b
  %lowest = icmp eq i63 %a, -4611686018427387904
  %ones = icmp eq i63 %b, -1
  %both = and i1 %lowest, %ones
  %safe = select i1 %both, i63 2, i63 %some
  %udiv = udiv i63 %a, %some
  %udiv.z = zext i63 %udiv to i64
  call void @put(i64 %udiv.z)
  %urem = urem i63 %a, %some
  %urem.z = zext i63 %urem to i64
  call void @put(i64 %urem.z)
  %sdiv = sdiv i63 %a, %safe
  %sdiv.z = zext i63 %sdiv to i64
  call void @put(i64 %sdiv.z)
  %srem = srem i63 %a, %safe
  %srem.z = zext i63 %srem to i64
  call void @put(i64 %srem.z)
  %by = urem i63 %b, 63
  %shl = shl i63 %a, %by
  %shl.z = zext i63 %shl to i64
  call void @put(i64 %shl.z)
  %shl.c = shl i63 %a, 60
  %shl.c.z = zext i63 %shl.c to i64
  call void @put(i64 %shl.c.z)
  %lshr = lshr i63 %a, %by
  %lshr.z = zext i63 %lshr to i64
  call void @put(i64 %lshr.z)
  %lshr.c = lshr i63 %a, 60
  %lshr.c.z = zext i63 %lshr.c to i64
  call void @put(i64 %lshr.c.z)
  %ashr = ashr i63 %a, %by
  %ashr.z = zext i63 %ashr to i64
  call void @put(i64 %ashr.z)
  %ashr.c = ashr i63 %a, 60
  %ashr.c.z = zext i63 %ashr.c to i64
  call void @put(i64 %ashr.c.z)
  %eq = icmp eq i63 %a, %b
  %eq.z = zext i1 %eq to i64
  call void @put(i64 %eq.z)
  %ne = icmp ne i63 %a, %b
  %ne.z = zext i1 %ne to i64
  call void @put(i64 %ne.z)
  %ult = icmp ult i63 %a, %b
  %ult.z = zext i1 %ult to i64
  call void @put(i64 %ult.z)
  %ule = icmp ule i63 %a, %b
  %ule.z = zext i1 %ule to i64
  call void @put(i64 %ule.z)
  %ugt = icmp ugt i63 %a, %b
  %ugt.z = zext i1 %ugt to i64
  call void @put(i64 %ugt.z)
  %uge = icmp uge i63 %a, %b
  %uge.z = zext i1 %uge to i64
  call void @put(i64 %uge.z)
  %slt = icmp slt i63 %a, %b
  %slt.z = zext i1 %slt to i64
  call void @put(i64 %slt.z)
  %sle = icmp sle i63 %a, %b
  %sle.z = zext i1 %sle to i64
  call void @put(i64 %sle.z)
  %sgt = icmp sgt i63 %a, %b
  %sgt.z = zext i1 %sgt to i64
  call void @put(i64 %sgt.z)
  %sge = icmp sge i63 %a, %b
  %sge.z = zext i1 %sge to i64
  call void @put(i64 %sge.z)
  %sext = sext i63 %a to i64
  call void @put(i64 %sext)
  %trunc1 = trunc i63 %add to i1
  %trunc1.z = zext i1 %trunc1 to i64
  call void @put(i64 %trunc1.z)
  %trunc5 = trunc i63 %add to i5
  %trunc5.z = zext i5 %trunc5 to i64
  call void @put(i64 %trunc5.z)
  %trunc8 = trunc i63 %add to i8
  %trunc8.z = zext i8 %trunc8 to i64
  call void @put(i64 %trunc8.z)
  %trunc16 = trunc i63 %add to i16
  %trunc16.z = zext i16 %trunc16 to i64
  call void @put(i64 %trunc16.z)
  %trunc32 = trunc i63 %add to i32
  %trunc32.z = zext i32 %trunc32 to i64
  call void @put(i64 %trunc32.z)
  %trunc62 = trunc i63 %add to i62
  %trunc62.z = zext i62 %trunc62 to i64
  call void @put(i64 %trunc62.z)
  %s.d = sitofp i63 %sub to double
  %u.d = uitofp i63 %sub to double
  %s.b = bitcast double %s.d to i64
  %u.b = bitcast double %u.d to i64
  call void @put(i64 %s.b)
  call void @put(i64 %u.b)
  call void @line()
  ret void
}
define void @all63() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %pi = getelementptr [7 x i63], ptr @v63, i64 0, i64 %i
  %xi = load i63, ptr %pi
  %pj = getelementptr [7 x i63], ptr @v63, i64 0, i64 %j
  %xj = load i63, ptr %pj
  call void @ops63(i63 %xi, i63 %xj)
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 7
  br i1 %more, label %inner, label %next
next:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, 7
  br i1 %again, label %outer, label %done
done:
  ret void
}

; As many bytes as the width needs, and no more.
@mem = global [16 x i8] c"abcdefghijklmnop"
define void @bytes() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr i8, ptr @mem, i64 %i
  %b = load i8, ptr %p
  %z = zext i8 %b to i64
  call void @put(i64 %z)
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 10
  br i1 %c, label %loop, label %done
done:
  call void @line()
  ret void
}
define void @stores(i64 %x) {
  %t2 = trunc i64 %x to i2
  store i2 %t2, ptr @mem, align 1
  call void @bytes()
  %p2 = getelementptr i8, ptr @mem, i64 1
  store volatile i2 -2, ptr %p2, align 1
  %l2 = load i2, ptr %p2, align 1
  %s2 = sext i2 %l2 to i64
  call void @put(i64 %s2)
  call void @bytes()
  %t7 = trunc i64 %x to i7
  store i7 %t7, ptr @mem, align 1
  call void @bytes()
  %p7 = getelementptr i8, ptr @mem, i64 1
  store volatile i7 -2, ptr %p7, align 1
  %l7 = load i7, ptr %p7, align 1
  %s7 = sext i7 %l7 to i64
  call void @put(i64 %s7)
  call void @bytes()
  %t9 = trunc i64 %x to i9
  store i9 %t9, ptr @mem, align 1
  call void @bytes()
  %p9 = getelementptr i8, ptr @mem, i64 1
  store volatile i9 -2, ptr %p9, align 1
  %l9 = load i9, ptr %p9, align 1
  %s9 = sext i9 %l9 to i64
  call void @put(i64 %s9)
  call void @bytes()
  %t17 = trunc i64 %x to i17
  store i17 %t17, ptr @mem, align 1
  call void @bytes()
  %p17 = getelementptr i8, ptr @mem, i64 1
  store volatile i17 -2, ptr %p17, align 1
  %l17 = load i17, ptr %p17, align 1
  %s17 = sext i17 %l17 to i64
  call void @put(i64 %s17)
  call void @bytes()
  %t24 = trunc i64 %x to i24
  store i24 %t24, ptr @mem, align 1
  call void @bytes()
  %p24 = getelementptr i8, ptr @mem, i64 1
  store volatile i24 -2, ptr %p24, align 1
  %l24 = load i24, ptr %p24, align 1
  %s24 = sext i24 %l24 to i64
  call void @put(i64 %s24)
  call void @bytes()
  %t31 = trunc i64 %x to i31
  store i31 %t31, ptr @mem, align 1
  call void @bytes()
  %p31 = getelementptr i8, ptr @mem, i64 1
  store volatile i31 -2, ptr %p31, align 1
  %l31 = load i31, ptr %p31, align 1
  %s31 = sext i31 %l31 to i64
  call void @put(i64 %s31)
  call void @bytes()
  %t33 = trunc i64 %x to i33
  store i33 %t33, ptr @mem, align 1
  call void @bytes()
  %p33 = getelementptr i8, ptr @mem, i64 1
  store volatile i33 -2, ptr %p33, align 1
  %l33 = load i33, ptr %p33, align 1
  %s33 = sext i33 %l33 to i64
  call void @put(i64 %s33)
  call void @bytes()
  %t40 = trunc i64 %x to i40
  store i40 %t40, ptr @mem, align 1
  call void @bytes()
  %p40 = getelementptr i8, ptr @mem, i64 1
  store volatile i40 -2, ptr %p40, align 1
  %l40 = load i40, ptr %p40, align 1
  %s40 = sext i40 %l40 to i64
  call void @put(i64 %s40)
  call void @bytes()
  %t47 = trunc i64 %x to i47
  store i47 %t47, ptr @mem, align 1
  call void @bytes()
  %p47 = getelementptr i8, ptr @mem, i64 1
  store volatile i47 -2, ptr %p47, align 1
  %l47 = load i47, ptr %p47, align 1
  %s47 = sext i47 %l47 to i64
  call void @put(i64 %s47)
  call void @bytes()
  %t48 = trunc i64 %x to i48
  store i48 %t48, ptr @mem, align 1
  call void @bytes()
  %p48 = getelementptr i8, ptr @mem, i64 1
  store volatile i48 -2, ptr %p48, align 1
  %l48 = load i48, ptr %p48, align 1
  %s48 = sext i48 %l48 to i64
  call void @put(i64 %s48)
  call void @bytes()
  %t55 = trunc i64 %x to i55
  store i55 %t55, ptr @mem, align 1
  call void @bytes()
  %p55 = getelementptr i8, ptr @mem, i64 1
  store volatile i55 -2, ptr %p55, align 1
  %l55 = load i55, ptr %p55, align 1
  %s55 = sext i55 %l55 to i64
  call void @put(i64 %s55)
  call void @bytes()
  %t56 = trunc i64 %x to i56
  store i56 %t56, ptr @mem, align 1
  call void @bytes()
  %p56 = getelementptr i8, ptr @mem, i64 1
  store volatile i56 -2, ptr %p56, align 1
  %l56 = load i56, ptr %p56, align 1
  %s56 = sext i56 %l56 to i64
  call void @put(i64 %s56)
  call void @bytes()
  %t57 = trunc i64 %x to i57
  store i57 %t57, ptr @mem, align 1
  call void @bytes()
  %p57 = getelementptr i8, ptr @mem, i64 1
  store volatile i57 -2, ptr %p57, align 1
  %l57 = load i57, ptr %p57, align 1
  %s57 = sext i57 %l57 to i64
  call void @put(i64 %s57)
  call void @bytes()
  %t63 = trunc i64 %x to i63
  store i63 %t63, ptr @mem, align 1
  call void @bytes()
  %p63 = getelementptr i8, ptr @mem, i64 1
  store volatile i63 -2, ptr %p63, align 1
  %l63 = load i63, ptr %p63, align 1
  %s63 = sext i63 %l63 to i64
  call void @put(i64 %s63)
  call void @bytes()
  ret void
}

; The layout of structs, arrays and constants; aggregates as values.
%mixed = type { i24, i8, i33, i7, [2 x i40], i1 }
%packed = type <{ i24, i8, i33, i7 }>
@m = global %mixed { i24 -3, i8 4, i33 -5, i7 -6, [2 x i40] [i40 -7, i40 8], i1 true }
@k = global %packed <{ i24 8388607, i8 -1, i33 4294967295, i7 63 }>
define { i24, i40 } @change({ i24, i40 } %x) {
  %a = extractvalue { i24, i40 } %x, 0
  %b = extractvalue { i24, i40 } %x, 1
  %s = sext i24 %a to i40
  %c = add i40 %b, %s
  %y = insertvalue { i24, i40 } %x, i40 %c, 1
  ret { i24, i40 } %y
}
define void @twice(ptr %p) {
  %v = load %mixed, ptr %p
  %a = extractvalue %mixed %v, 0
  %b = add i24 %a, %a
  %w = insertvalue %mixed %v, i24 %b, 0
  store %mixed %w, ptr %p
  ret void
}
define void @layout() {
  %p1 = getelementptr %mixed, ptr @m, i64 0, i32 0
  %l1 = load i24, ptr %p1
  %e1 = sext i24 %l1 to i64
  call void @put(i64 %e1)
  %b1 = ptrtoint ptr %p1 to i64
  %c1 = ptrtoint ptr @m to i64
  %d1 = sub i64 %b1, %c1
  call void @put(i64 %d1)
  %p2 = getelementptr %mixed, ptr @m, i64 0, i32 1
  %l2 = load i8, ptr %p2
  %e2 = sext i8 %l2 to i64
  call void @put(i64 %e2)
  %b2 = ptrtoint ptr %p2 to i64
  %c2 = ptrtoint ptr @m to i64
  %d2 = sub i64 %b2, %c2
  call void @put(i64 %d2)
  %p3 = getelementptr %mixed, ptr @m, i64 0, i32 2
  %l3 = load i33, ptr %p3
  %e3 = sext i33 %l3 to i64
  call void @put(i64 %e3)
  %b3 = ptrtoint ptr %p3 to i64
  %c3 = ptrtoint ptr @m to i64
  %d3 = sub i64 %b3, %c3
  call void @put(i64 %d3)
  %p4 = getelementptr %mixed, ptr @m, i64 0, i32 3
  %l4 = load i7, ptr %p4
  %e4 = sext i7 %l4 to i64
  call void @put(i64 %e4)
  %b4 = ptrtoint ptr %p4 to i64
  %c4 = ptrtoint ptr @m to i64
  %d4 = sub i64 %b4, %c4
  call void @put(i64 %d4)
  %p5 = getelementptr %mixed, ptr @m, i64 0, i32 4, i64 0
  %l5 = load i40, ptr %p5
  %e5 = sext i40 %l5 to i64
  call void @put(i64 %e5)
  %b5 = ptrtoint ptr %p5 to i64
  %c5 = ptrtoint ptr @m to i64
  %d5 = sub i64 %b5, %c5
  call void @put(i64 %d5)
  %p6 = getelementptr %mixed, ptr @m, i64 0, i32 4, i64 1
  %l6 = load i40, ptr %p6
  %e6 = sext i40 %l6 to i64
  call void @put(i64 %e6)
  %b6 = ptrtoint ptr %p6 to i64
  %c6 = ptrtoint ptr @m to i64
  %d6 = sub i64 %b6, %c6
  call void @put(i64 %d6)
  %p7 = getelementptr %mixed, ptr @m, i64 0, i32 5
  %l7 = load i1, ptr %p7
  %e7 = sext i1 %l7 to i64
  call void @put(i64 %e7)
  %b7 = ptrtoint ptr %p7 to i64
  %c7 = ptrtoint ptr @m to i64
  %d7 = sub i64 %b7, %c7
  call void @put(i64 %d7)
  %p8 = getelementptr %packed, ptr @k, i64 0, i32 0
  %l8 = load i24, ptr %p8
  %e8 = sext i24 %l8 to i64
  call void @put(i64 %e8)
  %b8 = ptrtoint ptr %p8 to i64
  %c8 = ptrtoint ptr @k to i64
  %d8 = sub i64 %b8, %c8
  call void @put(i64 %d8)
  %p9 = getelementptr %packed, ptr @k, i64 0, i32 1
  %l9 = load i8, ptr %p9
  %e9 = sext i8 %l9 to i64
  call void @put(i64 %e9)
  %b9 = ptrtoint ptr %p9 to i64
  %c9 = ptrtoint ptr @k to i64
  %d9 = sub i64 %b9, %c9
  call void @put(i64 %d9)
  %p10 = getelementptr %packed, ptr @k, i64 0, i32 2
  %l10 = load i33, ptr %p10
  %e10 = sext i33 %l10 to i64
  call void @put(i64 %e10)
  %b10 = ptrtoint ptr %p10 to i64
  %c10 = ptrtoint ptr @k to i64
  %d10 = sub i64 %b10, %c10
  call void @put(i64 %d10)
  %p11 = getelementptr %packed, ptr @k, i64 0, i32 3
  %l11 = load i7, ptr %p11
  %e11 = sext i7 %l11 to i64
  call void @put(i64 %e11)
  %b11 = ptrtoint ptr %p11 to i64
  %c11 = ptrtoint ptr @k to i64
  %d11 = sub i64 %b11, %c11
  call void @put(i64 %d11)
  call void @line()
  call void @twice(ptr @m)
  %p12 = getelementptr %mixed, ptr @m, i64 0, i32 0
  %l12 = load i24, ptr %p12
  %e12 = sext i24 %l12 to i64
  call void @put(i64 %e12)
  %b12 = ptrtoint ptr %p12 to i64
  %c12 = ptrtoint ptr @m to i64
  %d12 = sub i64 %b12, %c12
  call void @put(i64 %d12)
  %p13 = getelementptr %mixed, ptr @m, i64 0, i32 2
  %l13 = load i33, ptr %p13
  %e13 = sext i33 %l13 to i64
  call void @put(i64 %e13)
  %b13 = ptrtoint ptr %p13 to i64
  %c13 = ptrtoint ptr @m to i64
  %d13 = sub i64 %b13, %c13
  call void @put(i64 %d13)
  %p14 = getelementptr %mixed, ptr @m, i64 0, i32 4, i64 1
  %l14 = load i40, ptr %p14
  %e14 = sext i40 %l14 to i64
  call void @put(i64 %e14)
  %b14 = ptrtoint ptr %p14 to i64
  %c14 = ptrtoint ptr @m to i64
  %d14 = sub i64 %b14, %c14
  call void @put(i64 %d14)
  call void @line()
  %pair = call { i24, i40 } @change({ i24, i40 } { i24 -5, i40 3 })
  %second = extractvalue { i24, i40 } %pair, 1
  %whole = sext i40 %second to i64
  call void @put(i64 %whole)
  ret void
}

; Calls extend what they promise to; parameters on the stack; phis, switches, indices, conversions.
define signext i7 @narrow(i7 signext %a, i24 zeroext %b, i24 %c, i48 %d, i33 %e, i63 %f, i12 %g, i12 signext %h, i40 %i) {
  %b7 = trunc i24 %b to i7
  %c7 = trunc i24 %c to i7
  %d7 = trunc i48 %d to i7
  %e7 = trunc i33 %e to i7
  %f7 = trunc i63 %f to i7
  %g7 = trunc i12 %g to i7
  %h7 = trunc i12 %h to i7
  %i7 = trunc i40 %i to i7
  %1 = add i7 %a, %b7
  %2 = mul i7 %1, %c7
  %3 = add i7 %2, %d7
  %4 = mul i7 %3, %e7
  %5 = add i7 %4, %f7
  %6 = xor i7 %5, %g7
  %7 = sub i7 %6, %h7
  %8 = add i7 %7, %i7
  ret i7 %8
}
define zeroext i24 @choose(i9 %x, i24 %y) {
entry:
  %x2 = mul i9 %x, 3
  switch i9 %x2, label %other [
    i9 -3, label %one
    i9 3, label %two
    i9 -253, label %two
    i9 255, label %join
  ]
one:
  br label %join
two:
  br label %join
other:
  %z = sub i24 0, %y
  br label %join
join:
  %r = phi i24 [ -1, %one ], [ %y, %two ], [ %z, %other ], [ 8388607, %entry ]
  ret i24 %r
}
@chars = constant [9 x i8] c"012345678"
define i8 @index(i3 %i) {
  %j = add i3 %i, 1
  %p = getelementptr i8, ptr getelementptr ([9 x i8], ptr @chars, i64 0, i64 4), i3 %j
  %c = load i8, ptr %p
  ret i8 %c
}
define void @converted(double %x) {
  %a = fptosi double %x to i33
  %b = fptoui double %x to i63
  %c = fptosi double %x to i24
  %d = sext i33 %a to i64
  %e = zext i63 %b to i64
  %f = sext i24 %c to i64
  call void @put(i64 %d)
  call void @put(i64 %e)
  call void @put(i64 %f)
  %g = fptrunc double %x to float
  %h = fptoui float %g to i31
  %i = zext i31 %h to i64
  call void @put(i64 %i)
  %j = uitofp i31 %h to float
  %k = bitcast float %j to i32
  %l = zext i32 %k to i64
  call void @put(i64 %l)
  call void @line()
  ret void
}
define void @address(ptr %p) {
  %a = ptrtoint ptr %p to i48
  %b = add i48 %a, 1
  %c = inttoptr i48 %b to ptr
  %d = icmp ne ptr %c, null
  %e = zext i1 %d to i64
  call void @put(i64 %e)
  ret void
}
declare i24 @llvm.smax.i24(i24, i24)
declare i24 @llvm.umin.i24(i24, i24)
declare i24 @llvm.ctlz.i24(i24, i1)
declare i33 @llvm.cttz.i33(i33, i1)
declare i33 @llvm.ctpop.i33(i33)
declare i48 @llvm.bswap.i48(i48)
declare i24 @llvm.abs.i24(i24, i1)
define void @intrinsics(i24 %x, i33 %y, i48 %z) {
  %a = sub i24 %x, 9
  %1 = call i24 @llvm.smax.i24(i24 %a, i24 -4)
  %2 = call i24 @llvm.umin.i24(i24 %a, i24 99)
  %3 = call i24 @llvm.ctlz.i24(i24 %a, i1 false)
  %4 = call i33 @llvm.cttz.i33(i33 %y, i1 false)
  %5 = call i33 @llvm.ctpop.i33(i33 %y)
  %6 = call i48 @llvm.bswap.i48(i48 %z)
  %7 = call i24 @llvm.abs.i24(i24 %a, i1 false)
  %z1 = sext i24 %1 to i64
  %z2 = zext i24 %2 to i64
  %z3 = zext i24 %3 to i64
  %z4 = zext i33 %4 to i64
  %z5 = zext i33 %5 to i64
  %z6 = zext i48 %6 to i64
  %z7 = zext i24 %7 to i64
  call void @put(i64 %z1)
  call void @put(i64 %z2)
  call void @put(i64 %z3)
  call void @put(i64 %z4)
  call void @put(i64 %z5)
  call void @put(i64 %z6)
  call void @put(i64 %z7)
  call void @line()
  ret void
}

; A volatile bit-field of 17 bits at bit 5 of a group of 24.
@group = global i24 0
define i17 @field(i17 %new) {
  %old = load volatile i24, ptr @group
  %wide = zext i17 %new to i24
  %moved = shl i24 %wide, 5
  %rest = and i24 %old, -4194273
  %whole = or i24 %rest, %moved
  store volatile i24 %whole, ptr @group
  %again = load volatile i24, ptr @group
  %up = shl i24 %again, 2
  %down = ashr i24 %up, 7
  %field = trunc i24 %down to i17
  ret i17 %field
}
define i32 @main() {
  call void @stores(i64 81985529216486895)
  call void @layout()
  %n0 = call signext i7 @narrow(i7 signext -64, i24 zeroext -1, i24 8388607, i48 -2, i33 4294967295, i63 -1, i12 2047, i12 signext -2048, i40 5)
  %n0.x = sext i7 %n0 to i64
  call void @put(i64 %n0.x)
  %n1 = call signext i7 @narrow(i7 signext 63, i24 zeroext 5, i24 -7, i48 11, i33 -13, i63 17, i12 -19, i12 signext 23, i40 -29)
  %n1.x = sext i7 %n1 to i64
  call void @put(i64 %n1.x)
  %c0 = call zeroext i24 @choose(i9 -1, i24 -1000)
  %c0.x = zext i24 %c0 to i64
  call void @put(i64 %c0.x)
  %c1 = call zeroext i24 @choose(i9 1, i24 -1000)
  %c1.x = zext i24 %c1 to i64
  call void @put(i64 %c1.x)
  %c2 = call zeroext i24 @choose(i9 255, i24 -1000)
  %c2.x = zext i24 %c2 to i64
  call void @put(i64 %c2.x)
  %c3 = call zeroext i24 @choose(i9 85, i24 -1000)
  %c3.x = zext i24 %c3 to i64
  call void @put(i64 %c3.x)
  %c4 = call zeroext i24 @choose(i9 7, i24 -1000)
  %c4.x = zext i24 %c4 to i64
  call void @put(i64 %c4.x)
  %i0 = call i8 @index(i3 -4)
  %i0.x = zext i8 %i0 to i64
  call void @put(i64 %i0.x)
  %i1 = call i8 @index(i3 3)
  %i1.x = zext i8 %i1 to i64
  call void @put(i64 %i1.x)
  %i2 = call i8 @index(i3 2)
  %i2.x = zext i8 %i2 to i64
  call void @put(i64 %i2.x)
  %i3 = call i8 @index(i3 0)
  %i3.x = zext i8 %i3 to i64
  call void @put(i64 %i3.x)
  %f0 = call i17 @field(i17 -1)
  %f0.x = sext i17 %f0 to i64
  call void @put(i64 %f0.x)
  %f1 = call i17 @field(i17 131071)
  %f1.x = sext i17 %f1 to i64
  call void @put(i64 %f1.x)
  %f2 = call i17 @field(i17 -65536)
  %f2.x = sext i17 %f2 to i64
  call void @put(i64 %f2.x)
  %count = sub i5 0, 20
  %arr = alloca i8, i5 %count
  call void @address(ptr %arr)
  call void @line()
  call void @converted(double 1234567.75)
  call void @intrinsics(i24 4, i33 -4294967296, i48 1108152157446)
  call void @all7()
  call void @all24()
  call void @all33()
  call void @all63()
  ret i32 0
}
