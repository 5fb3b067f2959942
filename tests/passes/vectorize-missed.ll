; RUN: %minic %s -S -passes=loop-form,vectorize -Rpass=vectorize -Rpass-missed=vectorize -o /dev/null
; Each reason why a loop is not vectorized.

@b = global [400 x i32] zeroinitializer, align 16
@a = global [400 x i32] zeroinitializer, align 16
@f = global [400 x float] zeroinitializer, align 16
@c = global [400 x i32] zeroinitializer, align 16
@g = global [400 x float] zeroinitializer, align 16

define i32 @several_ways_out(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %for.inc ], [ 0, %preheader ]
  %i.01 = trunc i64 %i.0 to i32
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 %i.01, ptr %2, align 4
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 7
  br i1 %5, label %for.end, label %for.inc

for.inc:
  %6 = add i64 %i.0, 1
  %7 = trunc i64 %6 to i32
  %8 = icmp slt i64 %6, %1
  br i1 %8, label %loop, label %for.end

for.end:
  %i.02 = phi i32 [ %7, %for.inc ], [ %i.01, %loop ]
  br label %9

9:
  %i.03 = phi i32 [ %i.02, %for.end ], [ 0, %entry ]
  ret i32 %i.03
}

define void @calls(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @use(i32 %3)
  %5 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %4, ptr %5, align 4
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  ret void

exit:
  br label %8
}

declare i32 @use(i32)

define void @is_volatile(ptr %p, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %6

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %4, %loop ], [ 0, %preheader ]
  %2 = load volatile i32, ptr %p, align 4
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %2, ptr %3, align 4
  %4 = add i64 %i.0, 1
  %5 = icmp slt i64 %4, %1
  br i1 %5, label %loop, label %exit

6:
  ret void

exit:
  br label %6
}

define i32 @previous_iteration(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %x.0 = phi i32 [ %4, %loop ], [ 3, %preheader ]
  %i.0 = phi i64 [ %5, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 %x.0, ptr %2, align 4
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %4 = load i32, ptr %3, align 4
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %loop, label %exit

7:
  %x.01 = phi i32 [ 3, %entry ], [ %4, %exit ]
  ret i32 %x.01

exit:
  br label %7
}

define float @float_sum(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %s.0 = phi float [ %4, %loop ], [ 0.000000e+00, %preheader ]
  %i.0 = phi i64 [ %5, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x float], ptr @f, i64 0, i64 %i.0
  %3 = load float, ptr %2, align 4
  %4 = fadd float %s.0, %3
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %loop, label %exit

7:
  %s.01 = phi float [ 0.000000e+00, %entry ], [ %4, %exit ]
  ret float %s.01

exit:
  br label %7
}

define void @unknown_iterations(i64 %n) {
entry:
  %0 = icmp sgt i64 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  br label %loop

loop:
  %i.0 = phi i64 [ %5, %loop ], [ 0, %preheader ]
  %1 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 1, ptr %1, align 4
  %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = sext i32 %3 to i64
  %5 = add i64 %i.0, %4
  %6 = icmp slt i64 %5, %n
  br i1 %6, label %loop, label %exit

7:
  ret void

exit:
  br label %7
}

define void @few_iterations(ptr %p) {
entry:
  br label %loop

loop:
  %i.0 = phi i64 [ %5, %loop ], [ 0, %entry ]
  %0 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %1 = load i32, ptr %0, align 4
  %2 = getelementptr inbounds i32, ptr %p, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, %1
  store i32 %4, ptr %2, align 4
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, 6
  br i1 %6, label %loop, label %for.end

for.end:
  ret void
}

define void @unknown_store(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %10

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %8, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %5 = load i32, ptr %4, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %6
  store i32 %3, ptr %7, align 4
  %8 = add i64 %i.0, 1
  %9 = icmp slt i64 %8, %1
  br i1 %9, label %loop, label %exit

10:
  ret void

exit:
  br label %10
}

define void @one_place(ptr %p, ptr %q, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %5, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds i32, ptr %q, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, 1
  store i32 %4, ptr %p, align 4
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %loop, label %exit

7:
  ret void

exit:
  br label %7
}

define void @no_neighbours(i32 %n, ptr %p) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %12

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %10, %for.inc ], [ 0, %preheader ]
  %i.01 = trunc i64 %i.0 to i32
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %if.then, label %for.inc

if.then:
  %5 = shl i32 %i.01, 1
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %p, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4
  br label %for.inc

for.inc:
  %10 = add i64 %i.0, 1
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %loop, label %exit

12:
  ret void

exit:
  br label %12
}

define void @store_if(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %for.inc ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 3
  br i1 %4, label %if.then, label %for.inc

if.then:
  %5 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 1, ptr %5, align 4
  br label %for.inc

for.inc:
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  ret void

exit:
  br label %8
}

define void @load_if(ptr %p, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %11

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %9, %cond.end ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 3
  br i1 %4, label %cond.true, label %cond.end

cond.true:
  %5 = getelementptr inbounds i32, ptr %p, i64 %i.0
  %6 = load i32, ptr %5, align 4
  br label %cond.end

cond.end:
  %7 = phi i32 [ %6, %cond.true ], [ 0, %loop ]
  %8 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %7, ptr %8, align 4
  %9 = add i64 %i.0, 1
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %loop, label %exit

11:
  ret void

exit:
  br label %11
}

define void @address_if(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %14

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %12, %if.end ], [ 0, %preheader ]
  %i.01 = trunc i64 %i.0 to i32
  %2 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %5 = load i32, ptr %4, align 4
  %6 = icmp sgt i32 %5, 3
  br i1 %6, label %if.then, label %if.end

if.then:
  br label %if.end

if.end:
  %k.0 = phi i32 [ %i.01, %loop ], [ %3, %if.then ]
  %7 = sext i32 %k.0 to i64
  %8 = getelementptr inbounds [400 x float], ptr @f, i64 0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = fptosi float %9 to i32
  %11 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 %10, ptr %11, align 4
  %12 = add i64 %i.0, 1
  %13 = icmp slt i64 %12, %1
  br i1 %13, label %loop, label %exit

14:
  ret void

exit:
  br label %14
}

define void @division_if(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %11

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %9, %if.end ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %if.then, label %if.end

if.then:
  %7 = sdiv i32 %3, %5
  br label %if.end

if.end:
  %k.0 = phi i32 [ 1, %loop ], [ %7, %if.then ]
  %8 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
  store i32 %k.0, ptr %8, align 4
  %9 = add i64 %i.0, 1
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %loop, label %exit

11:
  ret void

exit:
  br label %11
}

define void @last_iteration(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 1
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %7, %loop ], [ 1, %preheader ]
  %2 = add i64 %i.0, -1
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %2
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, 1
  %6 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %5, ptr %6, align 4
  %7 = add i64 %i.0, 1
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %loop, label %exit

9:
  ret void

exit:
  br label %9
}

define void @two_before(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 2
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %7, %loop ], [ 2, %preheader ]
  %2 = add i64 %i.0, -2
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %2
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, 1
  %6 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %5, ptr %6, align 4
  %7 = add i64 %i.0, 1
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %loop, label %exit

9:
  ret void

exit:
  br label %9
}

define void @no_test(ptr %p, ptr %q, ptr %r, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %11

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %9, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds i32, ptr %r, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr %q, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, 1
  %8 = getelementptr inbounds i32, ptr %p, i64 %i.0
  store i32 %7, ptr %8, align 4
  %9 = add i64 %i.0, 1
  %10 = icmp slt i64 %9, %1
  br i1 %10, label %loop, label %exit

11:
  ret void

exit:
  br label %11
}

define void @many_tests(ptr %p, ptr %q, ptr %r, ptr %s, ptr %t, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %7, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds i32, ptr %t, i64 %i.0
  store i32 0, ptr %2, align 4
  %3 = getelementptr inbounds i32, ptr %p, i64 %i.0
  store i32 1, ptr %3, align 4
  %4 = getelementptr inbounds i32, ptr %q, i64 %i.0
  store i32 2, ptr %4, align 4
  %5 = getelementptr inbounds i32, ptr %r, i64 %i.0
  store i32 3, ptr %5, align 4
  %6 = getelementptr inbounds i32, ptr %s, i64 %i.0
  store i32 4, ptr %6, align 4
  %7 = add i64 %i.0, 1
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %loop, label %exit

9:
  ret void

exit:
  br label %9
}

define void @costs(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %10

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %8, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
  %5 = load i32, ptr %4, align 4
  %6 = srem i32 %3, %5
  %7 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %6, ptr %7, align 4
  %8 = add i64 %i.0, 1
  %9 = icmp slt i64 %8, %1
  br i1 %9, label %loop, label %exit

10:
  ret void

exit:
  br label %10
}

define void @loaded_address(ptr %p, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds ptr, ptr %p, i64 %i.0
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %4, ptr %5, align 4
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  ret void

exit:
  br label %8
}

define void @pointer_value(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = ptrtoint ptr %2 to i64
  %4 = trunc i64 %3 to i32
  %5 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %4, ptr %5, align 4
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  ret void

exit:
  br label %8
}

define i32 @two_results(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %s.0 = phi i32 [ %4, %loop ], [ 0, %preheader ]
  %t.0 = phi i32 [ %5, %loop ], [ 0, %preheader ]
  %i.0 = phi i64 [ %6, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %s.0, %3
  %5 = add i32 %t.0, %4
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  %t.01 = phi i32 [ 0, %entry ], [ %5, %exit ]
  ret i32 %t.01

exit:
  br label %8
}

define i32 @smallest_at(i32 %n) {
entry:
  %0 = load i32, ptr @a, align 4
  %1 = icmp sgt i32 %n, 0
  br i1 %1, label %preheader, label %8

preheader:
  %2 = sext i32 %n to i64
  br label %loop

loop:
  %m.0 = phi i32 [ %m.1, %if.end ], [ %0, %preheader ]
  %at.0 = phi i32 [ %at.1, %if.end ], [ 0, %preheader ]
  %i.0 = phi i64 [ %6, %if.end ], [ 0, %preheader ]
  %i.01 = trunc i64 %i.0 to i32
  %3 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %4 = load i32, ptr %3, align 4
  %5 = icmp slt i32 %4, %m.0
  br i1 %5, label %if.then, label %if.end

if.then:
  br label %if.end

if.end:
  %m.1 = phi i32 [ %m.0, %loop ], [ %4, %if.then ]
  %at.1 = phi i32 [ %at.0, %loop ], [ %i.01, %if.then ]
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %2
  br i1 %7, label %loop, label %exit

8:
  %at.01 = phi i32 [ 0, %entry ], [ %at.1, %exit ]
  ret i32 %at.01

exit:
  br label %8
}
; OUTPUT:
; %s:27:3: remark: loop not vectorized: it has several exits [-Rpass-missed=vectorize]
;   br i1 %5, label %for.end, label %for.inc
;   ^
; %s:62:3: remark: loop not vectorized: it calls a function [-Rpass-missed=vectorize]
;   br i1 %7, label %loop, label %exit
;   ^
; %s:89:3: remark: loop not vectorized: it has an access that is volatile or atomic [-Rpass-missed=vectorize]
;   br i1 %5, label %loop, label %exit
;   ^
; %s:116:3: remark: loop not vectorized: a value of the previous iteration is used [-Rpass-missed=vectorize]
;   br i1 %6, label %loop, label %exit
;   ^
; %s:143:3: remark: loop not vectorized: a sum of floating-point numbers has an order [-Rpass-missed=vectorize]
;   br i1 %6, label %loop, label %exit
;   ^
; %s:170:3: remark: loop not vectorized: the number of iterations is not known before the loop [-Rpass-missed=vectorize]
;   br i1 %6, label %loop, label %exit
;   ^
; %s:193:3: remark: loop not vectorized: it has 6 iterations only [-Rpass-missed=vectorize]
;   br i1 %6, label %loop, label %for.end
;   ^
; %s:219:3: remark: loop not vectorized: an address of a store is not known [-Rpass-missed=vectorize]
;   br i1 %9, label %loop, label %exit
;   ^
; %s:245:3: remark: loop not vectorized: all iterations store to one place [-Rpass-missed=vectorize]
;   br i1 %6, label %loop, label %exit
;   ^
; %s:269:3: remark: loop not vectorized: an address of a store is not known [-Rpass-missed=vectorize]
;   br i1 %4, label %if.then, label %for.inc
;   ^
; %s:306:3: remark: loop not vectorized: a store under a condition may not happen without it [-Rpass-missed=vectorize]
;   br i1 %4, label %if.then, label %for.inc
;   ^
; %s:339:3: remark: loop not vectorized: a load under a condition may not happen without it [-Rpass-missed=vectorize]
;   br i1 %4, label %cond.true, label %cond.end
;   ^
; %s:378:3: remark: loop not vectorized: an address depends on a condition [-Rpass-missed=vectorize]
;   br i1 %6, label %if.then, label %if.end
;   ^
; %s:418:3: remark: loop not vectorized: a division under a condition may not happen without it [-Rpass-missed=vectorize]
;   br i1 %6, label %if.then, label %if.end
;   ^
; %s:458:3: remark: loop not vectorized: an iteration uses what the previous iteration stored [-Rpass-missed=vectorize]
;   br i1 %8, label %loop, label %exit
;   ^
; %s:486:3: remark: loop not vectorized: an iteration uses what was stored 2 iterations before [-Rpass-missed=vectorize]
;   br i1 %8, label %loop, label %exit
;   ^
; %s:516:3: remark: loop not vectorized: two accesses may overlap, and no test can tell [-Rpass-missed=vectorize]
;   br i1 %10, label %loop, label %exit
;   ^
; %s:548:3: remark: loop not vectorized: it would take 10 tests at run time to tell its arrays apart [-Rpass-missed=vectorize]
;   br i1 %8, label %loop, label %exit
;   ^
; %s:577:3: remark: loop not vectorized: it would cost 27 instead of 24 [-Rpass-missed=vectorize]
;   br i1 %9, label %loop, label %exit
;   ^
; %s:604:3: remark: loop not vectorized: an address is loaded in every iteration [-Rpass-missed=vectorize]
;   br i1 %7, label %loop, label %exit
;   ^
; %s:631:3: remark: loop not vectorized: it would cost 12 instead of 10 [-Rpass-missed=vectorize]
;   br i1 %7, label %loop, label %exit
;   ^
; %s:659:3: remark: loop not vectorized: a value of the previous iteration is used [-Rpass-missed=vectorize]
;   br i1 %7, label %loop, label %exit
;   ^
; %s:687:3: remark: loop not vectorized: a value of the previous iteration is used [-Rpass-missed=vectorize]
;   br i1 %5, label %if.then, label %if.end
;   ^
