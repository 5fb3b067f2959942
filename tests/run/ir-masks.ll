; Numbers of one bit and vectors of them: arithmetic on them modulo 2, in loops that become vectors
; and on vectors that the program has.
@bytes = global [256 x i8] zeroinitializer, align 16
@a = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 16
@b = global <4 x i32> <i32 2, i32 2, i32 1, i32 7>, align 16
@f = global <4 x float> <float 0.5, float 0.0, float 0.75, float -0.25>, align 16
@out = global <4 x i32> zeroinitializer, align 16
@name = constant [12 x i8] c"%d %d %d %d\00"
@format = constant [6 x i8] c"%lld\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define i64 @sum() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %s = phi i64 [ 7, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  %v = load i8, ptr %p
  %w = zext i8 %v to i64
  %m = mul i64 %s, 31
  %t = add i64 %m, %w
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

define void @show(ptr %p) noinline {
  %v = load <4 x i32>, ptr %p
  %x = extractelement <4 x i32> %v, i32 0
  %y = extractelement <4 x i32> %v, i32 1
  %z = extractelement <4 x i32> %v, i32 2
  %w = extractelement <4 x i32> %v, i32 3
  %r = call i32 (ptr, ...) @printf(ptr @name, i32 %x, i32 %y, i32 %z, i32 %w)
  %n = call i32 @putchar(i32 10)
  ret void
}

define void @counter() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %r = trunc i64 %i to i1
  %s = select i1 %r, i32 223, i32 0
  %t = trunc i32 %s to i8
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %t, ptr %p
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @product() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %x = trunc i64 %i to i1
  %j = lshr i64 %i, 1
  %y = trunc i64 %j to i1
  %r = mul i1 %x, %y
  %s = select i1 %r, i32 223, i32 0
  %t = trunc i32 %s to i8
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %t, ptr %p
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @difference() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %x = trunc i64 %i to i1
  %j = lshr i64 %i, 2
  %y = trunc i64 %j to i1
  %z = sub i1 %x, %y
  %r = add i1 %z, true
  %s = select i1 %r, i32 223, i32 0
  %t = trunc i32 %s to i8
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %t, ptr %p
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @shifted() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %x = trunc i64 %i to i1
  %y = and i1 %x, false
  %w = shl i1 %x, %y
  %z = lshr i1 %w, %y
  %r = ashr i1 %z, %y
  %s = select i1 %r, i32 223, i32 0
  %t = trunc i32 %s to i8
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %t, ptr %p
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @quotient() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %x = trunc i64 %i to i1
  %j = lshr i64 %i, 1
  %y = trunc i64 %j to i1
  %o = or i1 %x, %y
  %one = or i1 %o, true
  %q = udiv i1 %x, %one
  %m = urem i1 %y, %one
  %r = xor i1 %q, %m
  %s = select i1 %r, i32 223, i32 0
  %t = trunc i32 %s to i8
  %p = getelementptr inbounds [256 x i8], ptr @bytes, i64 0, i64 %i
  store i8 %t, ptr %p
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 256
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @lanes() noinline {
  %a = load <4 x i32>, ptr @a
  %b = load <4 x i32>, ptr @b
  %f = load <4 x float>, ptr @f
  %d = fpext <4 x float> %f to <4 x double>
  %m = icmp slt <4 x i32> %a, %b
  %k = trunc <4 x i32> %a to <4 x i1>
  %zeros = and <4 x i1> %m, zeroinitializer
  %ones = or <4 x i1> %k, <i1 true, i1 true, i1 true, i1 true>
  %add = add <4 x i1> %m, %k
  %add.wide = zext <4 x i1> %add to <4 x i32>
  store <4 x i32> %add.wide, ptr @out
  call void @show(ptr @out)
  %sub = sub <4 x i1> %k, %m
  %sub.wide = zext <4 x i1> %sub to <4 x i32>
  store <4 x i32> %sub.wide, ptr @out
  call void @show(ptr @out)
  %mul = mul <4 x i1> %m, %k
  %mul.wide = zext <4 x i1> %mul to <4 x i32>
  store <4 x i32> %mul.wide, ptr @out
  call void @show(ptr @out)
  %shl = shl <4 x i1> %m, %zeros
  %shl.wide = zext <4 x i1> %shl to <4 x i32>
  store <4 x i32> %shl.wide, ptr @out
  call void @show(ptr @out)
  %lshr = lshr <4 x i1> %m, %zeros
  %lshr.wide = zext <4 x i1> %lshr to <4 x i32>
  store <4 x i32> %lshr.wide, ptr @out
  call void @show(ptr @out)
  %ashr = ashr <4 x i1> %k, %zeros
  %ashr.wide = zext <4 x i1> %ashr to <4 x i32>
  store <4 x i32> %ashr.wide, ptr @out
  call void @show(ptr @out)
  %udiv = udiv <4 x i1> %m, %ones
  %udiv.wide = zext <4 x i1> %udiv to <4 x i32>
  store <4 x i32> %udiv.wide, ptr @out
  call void @show(ptr @out)
  %sdiv = sdiv <4 x i1> %zeros, %ones
  %sdiv.wide = zext <4 x i1> %sdiv to <4 x i32>
  store <4 x i32> %sdiv.wide, ptr @out
  call void @show(ptr @out)
  %urem = urem <4 x i1> %k, %ones
  %urem.wide = zext <4 x i1> %urem to <4 x i32>
  store <4 x i32> %urem.wide, ptr @out
  call void @show(ptr @out)
  %srem = srem <4 x i1> %zeros, %ones
  %srem.wide = zext <4 x i1> %srem to <4 x i32>
  store <4 x i32> %srem.wide, ptr @out
  call void @show(ptr @out)
  %some = add <4 x i1> %m, <i1 true, i1 false, i1 true, i1 undef>
  %none = mul <4 x i1> %some, zeroinitializer
  %none.wide = zext <4 x i1> %none to <4 x i32>
  store <4 x i32> %none.wide, ptr @out
  call void @show(ptr @out)
  %minus = fmul <4 x float> %f, <float -2.0, float 1.0, float -1.0, float 1.0>
  %signed = fptosi <4 x float> %minus to <4 x i1>
  %signed.wide = sext <4 x i1> %signed to <4 x i32>
  store <4 x i32> %signed.wide, ptr @out
  call void @show(ptr @out)
  %up = fadd <4 x double> %d, <double 0.5, double 0.5, double 0.5, double 1.5>
  %unsigned = fptoui <4 x double> %up to <4 x i1>
  %unsigned.wide = zext <4 x i1> %unsigned to <4 x i32>
  store <4 x i32> %unsigned.wide, ptr @out
  call void @show(ptr @out)
  %sitofp.float = sitofp <4 x i1> %m to <4 x float>
  %sitofp.float.back = fptosi <4 x float> %sitofp.float to <4 x i32>
  store <4 x i32> %sitofp.float.back, ptr @out
  call void @show(ptr @out)
  %uitofp.float = uitofp <4 x i1> %m to <4 x float>
  %uitofp.float.back = fptosi <4 x float> %uitofp.float to <4 x i32>
  store <4 x i32> %uitofp.float.back, ptr @out
  call void @show(ptr @out)
  %uitofp.double = uitofp <4 x i1> %m to <4 x double>
  %uitofp.double.back = fptosi <4 x double> %uitofp.double to <4 x i32>
  store <4 x i32> %uitofp.double.back, ptr @out
  call void @show(ptr @out)
  %sitofp.double = sitofp <4 x i1> %m to <4 x double>
  %sitofp.double.back = fptosi <4 x double> %sitofp.double to <4 x i32>
  store <4 x i32> %sitofp.double.back, ptr @out
  call void @show(ptr @out)
  br label %loop
loop:
  %p = phi <4 x i1> [ %m, %0 ], [ %q, %loop ]
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %q = add <4 x i1> %p, %k
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 5
  br i1 %c, label %loop, label %done
done:
  %q.wide = zext <4 x i1> %q to <4 x i32>
  store <4 x i32> %q.wide, ptr @out
  call void @show(ptr @out)
  ret void
}

define i32 @main() {
  call void @counter()
  %s0 = call i64 @sum()
  %p0 = call i32 (ptr, ...) @printf(ptr @format, i64 %s0)
  call void @product()
  %s1 = call i64 @sum()
  %p1 = call i32 (ptr, ...) @printf(ptr @format, i64 %s1)
  call void @difference()
  %s2 = call i64 @sum()
  %p2 = call i32 (ptr, ...) @printf(ptr @format, i64 %s2)
  call void @shifted()
  %s3 = call i64 @sum()
  %p3 = call i32 (ptr, ...) @printf(ptr @format, i64 %s3)
  call void @quotient()
  %s4 = call i64 @sum()
  %p4 = call i32 (ptr, ...) @printf(ptr @format, i64 %s4)
  call void @lanes()
  ret i32 0
}
