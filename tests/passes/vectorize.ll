; RUN: %minic %s -S -emit-llvm -passes=loop-form,vectorize,simplify,adce,simplify-cfg -o -
; RUN: %minic %s -S -emit-llvm -passes=loop-form,vectorize -Rpass=vectorize -stats -verify-each -o /dev/null
; Values of the last iteration, reductions, tests at run time, reversed vectors, branches.

@b = global [400 x i32] zeroinitializer, align 16
@a = global [400 x i32] zeroinitializer, align 16
@c = global [400 x i32] zeroinitializer, align 16
@h = global [400 x i16] zeroinitializer, align 16
@f = global [400 x float] zeroinitializer, align 16
@g = global [400 x float] zeroinitializer, align 16

define i32 @scaled(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %7, %loop ], [ 0, %preheader ]
  %i.01 = trunc i64 %i.0 to i32
  %2 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = sdiv i32 %3, 4
  %5 = add i32 %4, %i.01
  %6 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %5, ptr %6, align 4
  %7 = add i64 %i.0, 1
  %8 = icmp slt i64 %7, %1
  br i1 %8, label %loop, label %exit

9:
  %last.0 = phi i32 [ 0, %entry ], [ %5, %exit ]
  ret i32 %last.0

exit:
  br label %9
}

define i32 @sum(ptr %p, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %s.0 = phi i32 [ %4, %loop ], [ 5, %preheader ]
  %i.0 = phi i64 [ %5, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds i32, ptr %p, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %s.0, %3
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %loop, label %exit

7:
  %s.01 = phi i32 [ 5, %entry ], [ %4, %exit ]
  ret i32 %s.01

exit:
  br label %7
}

define i32 @largest_from(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %7

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %m.0 = phi i32 [ %m.1, %if.end ], [ -1, %preheader ]
  %i.0 = phi i64 [ %5, %if.end ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, %m.0
  br i1 %4, label %if.then, label %if.end

if.then:
  br label %if.end

if.end:
  %m.1 = phi i32 [ %m.0, %loop ], [ %3, %if.then ]
  %5 = add i64 %i.0, 1
  %6 = icmp slt i64 %5, %1
  br i1 %6, label %loop, label %exit

7:
  %m.01 = phi i32 [ -1, %entry ], [ %m.1, %exit ]
  ret i32 %m.01

exit:
  br label %7
}

define void @apart(ptr %p, ptr %q, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %10

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %4, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds i32, ptr %q, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = add i64 %i.0, 1
  %5 = getelementptr inbounds i32, ptr %q, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %3, %6
  %8 = getelementptr inbounds i32, ptr %p, i64 %i.0
  store i32 %7, ptr %8, align 4
  %9 = icmp slt i64 %4, %1
  br i1 %9, label %loop, label %exit

10:
  ret void

exit:
  br label %10
}

define void @uniform(ptr %p, ptr %q, i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %8

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %6, %loop ], [ 0, %preheader ]
  %2 = getelementptr inbounds float, ptr %p, i64 %i.0
  %3 = load float, ptr %2, align 4
  %4 = load float, ptr %q, align 4
  %5 = fmul float %3, %4
  store float %5, ptr %2, align 4
  %6 = add i64 %i.0, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %loop, label %exit

8:
  ret void

exit:
  br label %8
}

define void @down(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 2
  br i1 %0, label %preheader, label %9

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %7, %loop ], [ %1, %preheader ]
  %2 = add i64 %i.0, -3
  %3 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %2
  %4 = load i32, ptr %3, align 4
  %5 = xor i32 %4, 1
  %6 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  store i32 %5, ptr %6, align 4
  %7 = add i64 %i.0, -1
  %8 = icmp sgt i64 %7, 2
  br i1 %8, label %loop, label %exit

9:
  ret void

exit:
  br label %9
}

define void @blended(i32 %n) {
entry:
  %0 = icmp sgt i32 %n, 0
  br i1 %0, label %preheader, label %18

preheader:
  %1 = sext i32 %n to i64
  br label %loop

loop:
  %i.0 = phi i64 [ %16, %for.inc ], [ 0, %preheader ]
  %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
  %3 = load i32, ptr %2, align 4
  %4 = icmp sgt i32 %3, 2
  br i1 %4, label %land.lhs.true, label %if.else

land.lhs.true:
  %5 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
  %6 = load i32, ptr %5, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %if.then, label %if.else

if.then:
  %8 = getelementptr inbounds [400 x i16], ptr @h, i64 0, i64 %i.0
  %9 = load i16, ptr %8, align 2
  %10 = sext i16 %9 to i32
  %11 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 %10, ptr %11, align 4
  br label %for.inc

if.else:
  %12 = getelementptr inbounds [400 x float], ptr @f, i64 0, i64 %i.0
  %13 = load float, ptr %12, align 4
  %14 = fptosi float %13 to i32
  %15 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
  store i32 %14, ptr %15, align 4
  br label %for.inc

for.inc:
  %16 = add i64 %i.0, 1
  %17 = icmp slt i64 %16, %1
  br i1 %17, label %loop, label %exit

18:
  ret void

exit:
  br label %18
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @b = global [400 x i32] zeroinitializer, align 16
; @a = global [400 x i32] zeroinitializer, align 16
; @c = global [400 x i32] zeroinitializer, align 16
; @h = global [400 x i16] zeroinitializer, align 16
; @f = global [400 x float] zeroinitializer, align 16
; @g = global [400 x float] zeroinitializer, align 16
;
; define i32 @scaled(i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %26
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = icmp sgt i64 %1, 1
;   %4 = select i1 %3, i64 %2, i64 0
;   %5 = and i64 %4, -4
;   %6 = icmp ne i64 %5, 0
;   br i1 %6, label %vectors, label %rest
;
; vectors:                                          ; preds = %preheader, %vectors
;   %i.0 = phi i64 [ 0, %preheader ], [ %17, %vectors ]
;   %7 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %preheader ], [ %16, %vectors ]
;   %8 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
;   %9 = load <4 x i32>, ptr %8, align 4
;   %10 = ashr <4 x i32> %9, <i32 31, i32 31, i32 31, i32 31>
;   %11 = and <4 x i32> %10, <i32 3, i32 3, i32 3, i32 3>
;   %12 = add <4 x i32> %9, %11
;   %13 = ashr <4 x i32> %12, <i32 2, i32 2, i32 2, i32 2>
;   %14 = add <4 x i32> %13, %7
;   %15 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
;   store <4 x i32> %14, ptr %15, align 4
;   %16 = add <4 x i32> %7, <i32 4, i32 4, i32 4, i32 4>
;   %17 = add i64 %i.0, 4
;   %18 = icmp ne i64 %17, %5
;   br i1 %18, label %vectors, label %rest, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; rest:                                             ; preds = %preheader, %vectors
;   %i.02 = phi i64 [ 0, %preheader ], [ %17, %vectors ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %i.03 = phi i64 [ %24, %loop ], [ %i.02, %rest ]
;   %i.01 = trunc i64 %i.03 to i32
;   %19 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.03
;   %20 = load i32, ptr %19, align 4
;   %21 = sdiv i32 %20, 4
;   %22 = add i32 %21, %i.01
;   %23 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.03
;   store i32 %22, ptr %23, align 4
;   %24 = add i64 %i.03, 1
;   %25 = icmp slt i64 %24, %1
;   br i1 %25, label %loop, label %26, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 26:                                               ; preds = %entry, %loop
;   %last.0 = phi i32 [ 0, %entry ], [ %22, %loop ]
;   ret i32 %last.0
; }
;
; define i32 @sum(ptr %p, i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %31
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = icmp sgt i64 %1, 1
;   %4 = select i1 %3, i64 %2, i64 0
;   %5 = add i64 %4, 1
;   %6 = and i64 %5, -8
;   %7 = icmp ne i64 %6, 0
;   br i1 %7, label %vectors, label %rest
;
; vectors:                                          ; preds = %preheader, %vectors
;   %i.0 = phi i64 [ 0, %preheader ], [ %16, %vectors ]
;   %8 = phi <4 x i32> [ zeroinitializer, %preheader ], [ %15, %vectors ]
;   %9 = phi <4 x i32> [ zeroinitializer, %preheader ], [ %12, %vectors ]
;   %10 = getelementptr inbounds i32, ptr %p, i64 %i.0
;   %11 = load <4 x i32>, ptr %10, align 4
;   %12 = add <4 x i32> %9, %11
;   %13 = getelementptr i8, ptr %10, i64 16
;   %14 = load <4 x i32>, ptr %13, align 4
;   %15 = add <4 x i32> %8, %14
;   %16 = add i64 %i.0, 8
;   %17 = icmp ne i64 %16, %6
;   br i1 %17, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %18 = add <4 x i32> %12, %15
;   %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
;   %20 = add <4 x i32> %18, %19
;   %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
;   %22 = add <4 x i32> %20, %21
;   %23 = extractelement <4 x i32> %22, i32 0
;   %24 = add i32 %23, 5
;   %25 = icmp ne i64 %6, %5
;   br i1 %25, label %rest, label %exit
;
; rest:                                             ; preds = %preheader, %left
;   %i.01 = phi i64 [ 0, %preheader ], [ %16, %left ]
;   %s.0 = phi i32 [ 5, %preheader ], [ %24, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %s.02 = phi i32 [ %28, %loop ], [ %s.0, %rest ]
;   %i.02 = phi i64 [ %29, %loop ], [ %i.01, %rest ]
;   %26 = getelementptr inbounds i32, ptr %p, i64 %i.02
;   %27 = load i32, ptr %26, align 4
;   %28 = add i32 %s.02, %27
;   %29 = add i64 %i.02, 1
;   %30 = icmp slt i64 %29, %1
;   br i1 %30, label %loop, label %exit, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 31:                                               ; preds = %entry, %exit
;   %s.01 = phi i32 [ 5, %entry ], [ %32, %exit ]
;   ret i32 %s.01
;
; exit:                                             ; preds = %loop, %left
;   %32 = phi i32 [ %28, %loop ], [ %24, %left ]
;   br label %31
; }
;
; define i32 @largest_from(i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %36
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = icmp sgt i64 %1, 1
;   %4 = select i1 %3, i64 %2, i64 0
;   %5 = add i64 %4, 1
;   %6 = and i64 %5, -8
;   %7 = icmp ne i64 %6, 0
;   br i1 %7, label %vectors, label %rest
;
; vectors:                                          ; preds = %preheader, %vectors
;   %i.0 = phi i64 [ 0, %preheader ], [ %18, %vectors ]
;   %8 = phi <4 x i32> [ <i32 -1, i32 -1, i32 -1, i32 -1>, %preheader ], [ %17, %vectors ]
;   %9 = phi <4 x i32> [ <i32 -1, i32 -1, i32 -1, i32 -1>, %preheader ], [ %16, %vectors ]
;   %10 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
;   %11 = load <4 x i32>, ptr %10, align 4
;   %12 = icmp sgt <4 x i32> %11, %9
;   %13 = getelementptr i8, ptr %10, i64 16
;   %14 = load <4 x i32>, ptr %13, align 4
;   %15 = icmp sgt <4 x i32> %14, %8
;   %16 = select <4 x i1> %12, <4 x i32> %11, <4 x i32> %9
;   %17 = select <4 x i1> %15, <4 x i32> %14, <4 x i32> %8
;   %18 = add i64 %i.0, 8
;   %19 = icmp ne i64 %18, %6
;   br i1 %19, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %20 = icmp sgt <4 x i32> %16, %17
;   %21 = select <4 x i1> %20, <4 x i32> %16, <4 x i32> %17
;   %22 = shufflevector <4 x i32> %21, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
;   %23 = icmp sgt <4 x i32> %21, %22
;   %24 = select <4 x i1> %23, <4 x i32> %21, <4 x i32> %22
;   %25 = shufflevector <4 x i32> %24, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
;   %26 = icmp sgt <4 x i32> %24, %25
;   %27 = select <4 x i1> %26, <4 x i32> %24, <4 x i32> %25
;   %28 = extractelement <4 x i32> %27, i32 0
;   %29 = icmp ne i64 %6, %5
;   br i1 %29, label %rest, label %exit
;
; rest:                                             ; preds = %preheader, %left
;   %i.01 = phi i64 [ 0, %preheader ], [ %18, %left ]
;   %m.0 = phi i32 [ -1, %preheader ], [ %28, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %m.02 = phi i32 [ %33, %loop ], [ %m.0, %rest ]
;   %i.02 = phi i64 [ %34, %loop ], [ %i.01, %rest ]
;   %30 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.02
;   %31 = load i32, ptr %30, align 4
;   %32 = icmp sgt i32 %31, %m.02
;   %33 = select i1 %32, i32 %31, i32 %m.02
;   %34 = add i64 %i.02, 1
;   %35 = icmp slt i64 %34, %1
;   br i1 %35, label %loop, label %exit, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 36:                                               ; preds = %entry, %exit
;   %m.01 = phi i32 [ -1, %entry ], [ %m.1, %exit ]
;   ret i32 %m.01
;
; exit:                                             ; preds = %loop, %left
;   %m.1 = phi i32 [ %33, %loop ], [ %28, %left ]
;   br label %36
; }
;
; define void @apart(ptr %p, ptr %q, i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %31
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = icmp sgt i64 %1, 1
;   %4 = select i1 %3, i64 %2, i64 0
;   %5 = add i64 %4, 1
;   %6 = and i64 %5, -4
;   %7 = icmp ne i64 %6, 0
;   br i1 %7, label %vectors.check, label %rest
;
; vectors.check:                                    ; preds = %preheader
;   %8 = ptrtoint ptr %q to i64
;   %9 = ptrtoint ptr %p to i64
;   %10 = sub i64 %9, %8
;   %11 = add i64 %10, -1
;   %12 = icmp ugt i64 %11, 18
;   br i1 %12, label %vectors, label %rest
;
; vectors:                                          ; preds = %vectors.check, %vectors
;   %i.0 = phi i64 [ 0, %vectors.check ], [ %20, %vectors ]
;   %13 = getelementptr inbounds i32, ptr %q, i64 %i.0
;   %14 = load <4 x i32>, ptr %13, align 4
;   %15 = add i64 %i.0, 1
;   %16 = getelementptr inbounds i32, ptr %q, i64 %15
;   %17 = load <4 x i32>, ptr %16, align 4
;   %18 = add <4 x i32> %14, %17
;   %19 = getelementptr inbounds i32, ptr %p, i64 %i.0
;   store <4 x i32> %18, ptr %19, align 4
;   %20 = add i64 %i.0, 4
;   %21 = icmp ne i64 %20, %6
;   br i1 %21, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %22 = icmp ne i64 %6, %5
;   br i1 %22, label %rest, label %31
;
; rest:                                             ; preds = %preheader, %vectors.check, %left
;   %i.01 = phi i64 [ 0, %preheader ], [ 0, %vectors.check ], [ %20, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %i.02 = phi i64 [ %25, %loop ], [ %i.01, %rest ]
;   %23 = getelementptr inbounds i32, ptr %q, i64 %i.02
;   %24 = load i32, ptr %23, align 4
;   %25 = add i64 %i.02, 1
;   %26 = getelementptr inbounds i32, ptr %q, i64 %25
;   %27 = load i32, ptr %26, align 4
;   %28 = add i32 %24, %27
;   %29 = getelementptr inbounds i32, ptr %p, i64 %i.02
;   store i32 %28, ptr %29, align 4
;   %30 = icmp slt i64 %25, %1
;   br i1 %30, label %loop, label %31, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 31:                                               ; preds = %entry, %loop, %left
;   ret void
; }
;
; define void @uniform(ptr %p, ptr %q, i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %32
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = icmp sgt i64 %1, 1
;   %4 = select i1 %3, i64 %2, i64 0
;   %5 = add i64 %4, 1
;   %6 = and i64 %5, -4
;   %7 = icmp ne i64 %6, 0
;   br i1 %7, label %vectors.check, label %rest
;
; vectors.check:                                    ; preds = %preheader
;   %8 = ptrtoint ptr %q to i64
;   %9 = ptrtoint ptr %p to i64
;   %10 = shl i64 %4, 2
;   %11 = add i64 %10, 4
;   %12 = sub i64 %9, %8
;   %13 = add i64 %12, %11
;   %14 = add i64 %13, -1
;   %15 = add i64 %10, 7
;   %16 = icmp uge i64 %14, %15
;   br i1 %16, label %vectors.start, label %rest
;
; vectors.start:                                    ; preds = %vectors.check
;   %17 = load float, ptr %q, align 4
;   %18 = insertelement <4 x float> poison, float %17, i32 0
;   %19 = shufflevector <4 x float> %18, <4 x float> poison, <4 x i32> zeroinitializer
;   br label %vectors
;
; vectors:                                          ; preds = %vectors.start, %vectors
;   %i.0 = phi i64 [ 0, %vectors.start ], [ %23, %vectors ]
;   %20 = getelementptr inbounds float, ptr %p, i64 %i.0
;   %21 = load <4 x float>, ptr %20, align 4
;   %22 = fmul <4 x float> %21, %19
;   store <4 x float> %22, ptr %20, align 4
;   %23 = add i64 %i.0, 4
;   %24 = icmp ne i64 %23, %6
;   br i1 %24, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %25 = icmp ne i64 %6, %5
;   br i1 %25, label %rest, label %32
;
; rest:                                             ; preds = %preheader, %vectors.check, %left
;   %i.01 = phi i64 [ 0, %preheader ], [ 0, %vectors.check ], [ %23, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %i.02 = phi i64 [ %30, %loop ], [ %i.01, %rest ]
;   %26 = getelementptr inbounds float, ptr %p, i64 %i.02
;   %27 = load float, ptr %26, align 4
;   %28 = load float, ptr %q, align 4
;   %29 = fmul float %27, %28
;   store float %29, ptr %26, align 4
;   %30 = add i64 %i.02, 1
;   %31 = icmp slt i64 %30, %1
;   br i1 %31, label %loop, label %32, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 32:                                               ; preds = %entry, %loop, %left
;   ret void
; }
;
; define void @down(i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 2
;   br i1 %0, label %preheader, label %29
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   %2 = add i64 %1, -1
;   %3 = add i64 %1, -3
;   %4 = icmp sgt i64 %2, 2
;   %5 = select i1 %4, i64 %3, i64 0
;   %6 = add i64 %5, 1
;   %7 = and i64 %6, -4
;   %8 = icmp ne i64 %7, 0
;   br i1 %8, label %vectors.start, label %rest
;
; vectors.start:                                    ; preds = %preheader
;   %9 = sub i64 %1, %7
;   br label %vectors
;
; vectors:                                          ; preds = %vectors.start, %vectors
;   %i.0 = phi i64 [ %1, %vectors.start ], [ %19, %vectors ]
;   %10 = add i64 %i.0, -3
;   %11 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %10
;   %12 = getelementptr i8, ptr %11, i64 -12
;   %13 = load <4 x i32>, ptr %12, align 4
;   %14 = shufflevector <4 x i32> %13, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;   %15 = xor <4 x i32> %14, <i32 1, i32 1, i32 1, i32 1>
;   %16 = shufflevector <4 x i32> %15, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;   %17 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
;   %18 = getelementptr i8, ptr %17, i64 -12
;   store <4 x i32> %16, ptr %18, align 4
;   %19 = add i64 %i.0, -4
;   %20 = icmp ne i64 %19, %9
;   br i1 %20, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %21 = icmp ne i64 %7, %6
;   br i1 %21, label %rest, label %29
;
; rest:                                             ; preds = %preheader, %left
;   %i.01 = phi i64 [ %1, %preheader ], [ %19, %left ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %rest
;   %i.02 = phi i64 [ %27, %loop ], [ %i.01, %rest ]
;   %22 = add i64 %i.02, -3
;   %23 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %22
;   %24 = load i32, ptr %23, align 4
;   %25 = xor i32 %24, 1
;   %26 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.02
;   store i32 %25, ptr %26, align 4
;   %27 = add i64 %i.02, -1
;   %28 = icmp sgt i64 %27, 2
;   br i1 %28, label %loop, label %29, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; 29:                                               ; preds = %entry, %loop, %left
;   ret void
; }
;
; define void @blended(i32 %n) {
; entry:
;   %0 = icmp sgt i32 %n, 0
;   br i1 %0, label %preheader, label %18
;
; preheader:                                        ; preds = %entry
;   %1 = sext i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %for.inc, %preheader
;   %i.0 = phi i64 [ %16, %for.inc ], [ 0, %preheader ]
;   %2 = getelementptr inbounds [400 x i32], ptr @a, i64 0, i64 %i.0
;   %3 = load i32, ptr %2, align 4
;   %4 = icmp sgt i32 %3, 2
;   br i1 %4, label %land.lhs.true, label %if.else
;
; land.lhs.true:                                    ; preds = %loop
;   %5 = getelementptr inbounds [400 x i32], ptr @c, i64 0, i64 %i.0
;   %6 = load i32, ptr %5, align 4
;   %7 = icmp ne i32 %6, 0
;   br i1 %7, label %if.then, label %if.else
;
; if.then:                                          ; preds = %land.lhs.true
;   %8 = getelementptr inbounds [400 x i16], ptr @h, i64 0, i64 %i.0
;   %9 = load i16, ptr %8, align 2
;   %10 = sext i16 %9 to i32
;   br label %for.inc
;
; if.else:                                          ; preds = %loop, %land.lhs.true
;   %11 = getelementptr inbounds [400 x float], ptr @f, i64 0, i64 %i.0
;   %12 = load float, ptr %11, align 4
;   %13 = fptosi float %12 to i32
;   br label %for.inc
;
; for.inc:                                          ; preds = %if.then, %if.else
;   %14 = phi i32 [ %10, %if.then ], [ %13, %if.else ]
;   %15 = getelementptr inbounds [400 x i32], ptr @b, i64 0, i64 %i.0
;   store i32 %14, ptr %15, align 4
;   %16 = add i64 %i.0, 1
;   %17 = icmp slt i64 %16, %1
;   br i1 %17, label %loop, label %18
;
; 18:                                               ; preds = %entry, %for.inc
;   ret void
; }
; OUTPUT[2]:
; %s:32:3: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
;   br i1 %8, label %loop, label %exit
;   ^
; %s:59:3: remark: loop vectorized: 4 iterations at once, twice per test [-Rpass=vectorize]
;   br i1 %6, label %loop, label %exit
;   ^
; %s:84:3: remark: loop vectorized: 4 iterations at once, twice per test [-Rpass=vectorize]
;   br i1 %4, label %if.then, label %if.end
;   ^
; %s:123:3: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
;   br i1 %9, label %loop, label %exit
;   ^
; %s:150:3: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
;   br i1 %7, label %loop, label %exit
;   ^
; %s:178:3: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
;   br i1 %8, label %loop, label %exit
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        3 loop-form - phis at exits
;        6 vectorize - loops vectorized
;
