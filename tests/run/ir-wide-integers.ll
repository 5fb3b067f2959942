; Integers of 65 to 128 bits as clang makes them of bit-fields: two values each.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
declare i32 @printf(ptr, ...)
@format = constant [19 x i8] c"%016llx%016llx %d\0A\00"
@group = global [13 x i8] c"\01#Eg\89\AB\CD\EF\FE\DC\BA\98v"
%s = type { i8, i104, i8 }
@zero = global %s zeroinitializer
define void @put(ptr %p, i32 %n) {
  %a = load i64, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %b = load i64, ptr %q
  call i32 (ptr, ...) @printf(ptr @format, i64 %b, i64 %a, i32 %n)
  ret void
}
define void @put104(i1 %c) {
entry:
  %slot = alloca [16 x i8], align 8
  %v = load i104, ptr @group, align 1
  br i1 %c, label %yes, label %join
yes:
  %w = sub i104 %v, 20282409603651670423947251286015
  br label %join
join:
  %x = phi i104 [ %v, %entry ], [ %w, %yes ]
  %neg = icmp slt i104 %x, 0
  %y = select i1 %neg, i104 -1, i104 %x
  %f = freeze i104 %y
  %z = sext i104 %f to i128
  store i128 %z, ptr %slot
  %n = zext i1 %neg to i32
  call void @put(ptr %slot, i32 %n)
  ret void
}
define void @shifts() {
  %slot = alloca i128, align 8
  %v = load volatile i104, ptr @group, align 1
  %shl0 = shl i104 %v, 0
  %shl0.x = zext i104 %shl0 to i128
  store i128 %shl0.x, ptr %slot
  call void @put(ptr %slot, i32 0)
  %shl1 = shl i104 %v, 1
  %shl1.x = zext i104 %shl1 to i128
  store i128 %shl1.x, ptr %slot
  call void @put(ptr %slot, i32 1)
  %shl40 = shl i104 %v, 40
  %shl40.x = zext i104 %shl40 to i128
  store i128 %shl40.x, ptr %slot
  call void @put(ptr %slot, i32 40)
  %shl63 = shl i104 %v, 63
  %shl63.x = zext i104 %shl63 to i128
  store i128 %shl63.x, ptr %slot
  call void @put(ptr %slot, i32 63)
  %shl64 = shl i104 %v, 64
  %shl64.x = zext i104 %shl64 to i128
  store i128 %shl64.x, ptr %slot
  call void @put(ptr %slot, i32 64)
  %shl65 = shl i104 %v, 65
  %shl65.x = zext i104 %shl65 to i128
  store i128 %shl65.x, ptr %slot
  call void @put(ptr %slot, i32 65)
  %shl100 = shl i104 %v, 100
  %shl100.x = zext i104 %shl100 to i128
  store i128 %shl100.x, ptr %slot
  call void @put(ptr %slot, i32 100)
  %shl103 = shl i104 %v, 103
  %shl103.x = zext i104 %shl103 to i128
  store i128 %shl103.x, ptr %slot
  call void @put(ptr %slot, i32 103)
  %lshr0 = lshr i104 %v, 0
  %lshr0.x = zext i104 %lshr0 to i128
  store i128 %lshr0.x, ptr %slot
  call void @put(ptr %slot, i32 0)
  %lshr1 = lshr i104 %v, 1
  %lshr1.x = zext i104 %lshr1 to i128
  store i128 %lshr1.x, ptr %slot
  call void @put(ptr %slot, i32 1)
  %lshr40 = lshr i104 %v, 40
  %lshr40.x = zext i104 %lshr40 to i128
  store i128 %lshr40.x, ptr %slot
  call void @put(ptr %slot, i32 40)
  %lshr63 = lshr i104 %v, 63
  %lshr63.x = zext i104 %lshr63 to i128
  store i128 %lshr63.x, ptr %slot
  call void @put(ptr %slot, i32 63)
  %lshr64 = lshr i104 %v, 64
  %lshr64.x = zext i104 %lshr64 to i128
  store i128 %lshr64.x, ptr %slot
  call void @put(ptr %slot, i32 64)
  %lshr65 = lshr i104 %v, 65
  %lshr65.x = zext i104 %lshr65 to i128
  store i128 %lshr65.x, ptr %slot
  call void @put(ptr %slot, i32 65)
  %lshr100 = lshr i104 %v, 100
  %lshr100.x = zext i104 %lshr100 to i128
  store i128 %lshr100.x, ptr %slot
  call void @put(ptr %slot, i32 100)
  %lshr103 = lshr i104 %v, 103
  %lshr103.x = zext i104 %lshr103 to i128
  store i128 %lshr103.x, ptr %slot
  call void @put(ptr %slot, i32 103)
  %ashr0 = ashr i104 %v, 0
  %ashr0.x = zext i104 %ashr0 to i128
  store i128 %ashr0.x, ptr %slot
  call void @put(ptr %slot, i32 0)
  %ashr1 = ashr i104 %v, 1
  %ashr1.x = zext i104 %ashr1 to i128
  store i128 %ashr1.x, ptr %slot
  call void @put(ptr %slot, i32 1)
  %ashr40 = ashr i104 %v, 40
  %ashr40.x = zext i104 %ashr40 to i128
  store i128 %ashr40.x, ptr %slot
  call void @put(ptr %slot, i32 40)
  %ashr63 = ashr i104 %v, 63
  %ashr63.x = zext i104 %ashr63 to i128
  store i128 %ashr63.x, ptr %slot
  call void @put(ptr %slot, i32 63)
  %ashr64 = ashr i104 %v, 64
  %ashr64.x = zext i104 %ashr64 to i128
  store i128 %ashr64.x, ptr %slot
  call void @put(ptr %slot, i32 64)
  %ashr65 = ashr i104 %v, 65
  %ashr65.x = zext i104 %ashr65 to i128
  store i128 %ashr65.x, ptr %slot
  call void @put(ptr %slot, i32 65)
  %ashr100 = ashr i104 %v, 100
  %ashr100.x = zext i104 %ashr100 to i128
  store i128 %ashr100.x, ptr %slot
  call void @put(ptr %slot, i32 100)
  %ashr103 = ashr i104 %v, 103
  %ashr103.x = zext i104 %ashr103 to i128
  store i128 %ashr103.x, ptr %slot
  call void @put(ptr %slot, i32 103)
  %eq0 = icmp eq i104 %v, 36573653153505535
  %eq0.x = zext i1 %eq0 to i32
  call void @put(ptr %slot, i32 %eq0.x)
  %eq1 = icmp eq i104 %v, -1
  %eq1.x = zext i1 %eq1 to i32
  call void @put(ptr %slot, i32 %eq1.x)
  %eq2 = icmp eq i104 %v, 9132354
  %eq2.x = zext i1 %eq2 to i32
  call void @put(ptr %slot, i32 %eq2.x)
  %eq3 = icmp eq i104 %v, 36680166370594155216732488598291
  %eq3.x = zext i1 %eq3 to i32
  call void @put(ptr %slot, i32 %eq3.x)
  %ne0 = icmp ne i104 %v, 36573653153505535
  %ne0.x = zext i1 %ne0 to i32
  call void @put(ptr %slot, i32 %ne0.x)
  %ne1 = icmp ne i104 %v, -1
  %ne1.x = zext i1 %ne1 to i32
  call void @put(ptr %slot, i32 %ne1.x)
  %ne2 = icmp ne i104 %v, 9132354
  %ne2.x = zext i1 %ne2 to i32
  call void @put(ptr %slot, i32 %ne2.x)
  %ne3 = icmp ne i104 %v, 36680166370594155216732488598291
  %ne3.x = zext i1 %ne3 to i32
  call void @put(ptr %slot, i32 %ne3.x)
  %ult0 = icmp ult i104 %v, 36573653153505535
  %ult0.x = zext i1 %ult0 to i32
  call void @put(ptr %slot, i32 %ult0.x)
  %ult1 = icmp ult i104 %v, -1
  %ult1.x = zext i1 %ult1 to i32
  call void @put(ptr %slot, i32 %ult1.x)
  %ult2 = icmp ult i104 %v, 9132354
  %ult2.x = zext i1 %ult2 to i32
  call void @put(ptr %slot, i32 %ult2.x)
  %ult3 = icmp ult i104 %v, 36680166370594155216732488598291
  %ult3.x = zext i1 %ult3 to i32
  call void @put(ptr %slot, i32 %ult3.x)
  %ule0 = icmp ule i104 %v, 36573653153505535
  %ule0.x = zext i1 %ule0 to i32
  call void @put(ptr %slot, i32 %ule0.x)
  %ule1 = icmp ule i104 %v, -1
  %ule1.x = zext i1 %ule1 to i32
  call void @put(ptr %slot, i32 %ule1.x)
  %ule2 = icmp ule i104 %v, 9132354
  %ule2.x = zext i1 %ule2 to i32
  call void @put(ptr %slot, i32 %ule2.x)
  %ule3 = icmp ule i104 %v, 36680166370594155216732488598291
  %ule3.x = zext i1 %ule3 to i32
  call void @put(ptr %slot, i32 %ule3.x)
  %ugt0 = icmp ugt i104 %v, 36573653153505535
  %ugt0.x = zext i1 %ugt0 to i32
  call void @put(ptr %slot, i32 %ugt0.x)
  %ugt1 = icmp ugt i104 %v, -1
  %ugt1.x = zext i1 %ugt1 to i32
  call void @put(ptr %slot, i32 %ugt1.x)
  %ugt2 = icmp ugt i104 %v, 9132354
  %ugt2.x = zext i1 %ugt2 to i32
  call void @put(ptr %slot, i32 %ugt2.x)
  %ugt3 = icmp ugt i104 %v, 36680166370594155216732488598291
  %ugt3.x = zext i1 %ugt3 to i32
  call void @put(ptr %slot, i32 %ugt3.x)
  %uge0 = icmp uge i104 %v, 36573653153505535
  %uge0.x = zext i1 %uge0 to i32
  call void @put(ptr %slot, i32 %uge0.x)
  %uge1 = icmp uge i104 %v, -1
  %uge1.x = zext i1 %uge1 to i32
  call void @put(ptr %slot, i32 %uge1.x)
  %uge2 = icmp uge i104 %v, 9132354
  %uge2.x = zext i1 %uge2 to i32
  call void @put(ptr %slot, i32 %uge2.x)
  %uge3 = icmp uge i104 %v, 36680166370594155216732488598291
  %uge3.x = zext i1 %uge3 to i32
  call void @put(ptr %slot, i32 %uge3.x)
  %slt0 = icmp slt i104 %v, 36573653153505535
  %slt0.x = zext i1 %slt0 to i32
  call void @put(ptr %slot, i32 %slt0.x)
  %slt1 = icmp slt i104 %v, -1
  %slt1.x = zext i1 %slt1 to i32
  call void @put(ptr %slot, i32 %slt1.x)
  %slt2 = icmp slt i104 %v, 9132354
  %slt2.x = zext i1 %slt2 to i32
  call void @put(ptr %slot, i32 %slt2.x)
  %slt3 = icmp slt i104 %v, 36680166370594155216732488598291
  %slt3.x = zext i1 %slt3 to i32
  call void @put(ptr %slot, i32 %slt3.x)
  %sle0 = icmp sle i104 %v, 36573653153505535
  %sle0.x = zext i1 %sle0 to i32
  call void @put(ptr %slot, i32 %sle0.x)
  %sle1 = icmp sle i104 %v, -1
  %sle1.x = zext i1 %sle1 to i32
  call void @put(ptr %slot, i32 %sle1.x)
  %sle2 = icmp sle i104 %v, 9132354
  %sle2.x = zext i1 %sle2 to i32
  call void @put(ptr %slot, i32 %sle2.x)
  %sle3 = icmp sle i104 %v, 36680166370594155216732488598291
  %sle3.x = zext i1 %sle3 to i32
  call void @put(ptr %slot, i32 %sle3.x)
  %sgt0 = icmp sgt i104 %v, 36573653153505535
  %sgt0.x = zext i1 %sgt0 to i32
  call void @put(ptr %slot, i32 %sgt0.x)
  %sgt1 = icmp sgt i104 %v, -1
  %sgt1.x = zext i1 %sgt1 to i32
  call void @put(ptr %slot, i32 %sgt1.x)
  %sgt2 = icmp sgt i104 %v, 9132354
  %sgt2.x = zext i1 %sgt2 to i32
  call void @put(ptr %slot, i32 %sgt2.x)
  %sgt3 = icmp sgt i104 %v, 36680166370594155216732488598291
  %sgt3.x = zext i1 %sgt3 to i32
  call void @put(ptr %slot, i32 %sgt3.x)
  %sge0 = icmp sge i104 %v, 36573653153505535
  %sge0.x = zext i1 %sge0 to i32
  call void @put(ptr %slot, i32 %sge0.x)
  %sge1 = icmp sge i104 %v, -1
  %sge1.x = zext i1 %sge1 to i32
  call void @put(ptr %slot, i32 %sge1.x)
  %sge2 = icmp sge i104 %v, 9132354
  %sge2.x = zext i1 %sge2 to i32
  call void @put(ptr %slot, i32 %sge2.x)
  %sge3 = icmp sge i104 %v, 36680166370594155216732488598291
  %sge3.x = zext i1 %sge3 to i32
  call void @put(ptr %slot, i32 %sge3.x)
  %a = add i104 %v, 18446744073709551615
  %b = xor i104 %a, -1
  %c = trunc i104 %b to i100
  %d = sext i100 %c to i128
  store i128 %d, ptr %slot
  call void @put(ptr %slot, i32 0)
  ret void
}
define i32 @main() {
  call void @put104(i1 true)
  call void @put104(i1 false)
  call void @shifts()
  %p = getelementptr %s, ptr @zero, i64 0, i32 1
  store i104 -2, ptr %p, align 8
  call void @put(ptr %p, i32 3)
  %e = getelementptr %s, ptr @zero, i64 0, i32 2
  %x = ptrtoint ptr %e to i64
  %y = ptrtoint ptr %p to i64
  %n = sub i64 %x, %y
  %m = trunc i64 %n to i32
  ret i32 %m
}
