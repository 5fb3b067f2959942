; RUN: %minic %s -S -emit-llvm -passes=loop-form,vectorize,simplify,adce,simplify-cfg -o -
; RUN: %minic %s -S -passes=loop-form,vectorize -Rpass=vectorize -Rpass-missed=vectorize -verify-each -o /dev/null
; Every second element: both partners, one alone, and stores that may not move over a load.

@points = global [100 x [2 x i32]] zeroinitializer, align 16

define void @both() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 0
  %y.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 1
  %x = load i32, ptr %x.at, align 4
  %moved = add i32 %x, 5
  store i32 %moved, ptr %x.at, align 4
  %y = load i32, ptr %y.at, align 4
  %mixed = xor i32 %y, %moved
  store i32 %mixed, ptr %y.at, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define i32 @alone() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %y.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 1
  %y = load i32, ptr %y.at, align 4
  %sum.next = add i32 %sum, %y
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  %result = phi i32 [ %sum.next, %loop ]
  ret i32 %result
}

; The x of the next point is loaded after this one's was stored and before its y is.
define void @ordered() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 0
  %y.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 1
  %before.at = getelementptr i8, ptr %x.at, i64 -8
  store i32 1, ptr %x.at, align 4
  %before = load i32, ptr %before.at, align 4
  store i32 %before, ptr %y.at, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 100
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @points = global [100 x [2 x i32]] zeroinitializer, align 16
;
; define void @both() {
; entry:
;   br label %vectors
;
; vectors:                                          ; preds = %entry, %vectors
;   %i = phi i64 [ 0, %entry ], [ %11, %vectors ]
;   %0 = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 0
;   %1 = load <4 x i32>, ptr %0, align 4
;   %2 = getelementptr i8, ptr %0, i64 16
;   %3 = load <4 x i32>, ptr %2, align 4
;   %4 = shufflevector <4 x i32> %1, <4 x i32> %3, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
;   %5 = shufflevector <4 x i32> %1, <4 x i32> %3, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
;   %6 = add <4 x i32> %4, <i32 5, i32 5, i32 5, i32 5>
;   %7 = xor <4 x i32> %5, %6
;   %8 = shufflevector <4 x i32> %6, <4 x i32> %7, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
;   store <4 x i32> %8, ptr %0, align 4
;   %9 = getelementptr i8, ptr %0, i64 16
;   %10 = shufflevector <4 x i32> %6, <4 x i32> %7, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
;   store <4 x i32> %10, ptr %9, align 4
;   %11 = add i64 %i, 4
;   %12 = icmp ne i64 %i, 96
;   br i1 %12, label %vectors, label %exit, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; exit:                                             ; preds = %vectors
;   ret void
; }
;
; define i32 @alone() {
; entry:
;   br label %vectors
;
; vectors:                                          ; preds = %entry, %vectors
;   %i = phi i64 [ 0, %entry ], [ %14, %vectors ]
;   %0 = phi <4 x i32> [ zeroinitializer, %entry ], [ %13, %vectors ]
;   %1 = phi <4 x i32> [ zeroinitializer, %entry ], [ %7, %vectors ]
;   %2 = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 1
;   %3 = load <4 x i32>, ptr %2, align 4
;   %4 = getelementptr i8, ptr %2, i64 12
;   %5 = load <4 x i32>, ptr %4, align 4
;   %6 = shufflevector <4 x i32> %3, <4 x i32> %5, <4 x i32> <i32 0, i32 2, i32 5, i32 7>
;   %7 = add <4 x i32> %1, %6
;   %8 = getelementptr i8, ptr %2, i64 32
;   %9 = load <4 x i32>, ptr %8, align 4
;   %10 = getelementptr i8, ptr %8, i64 12
;   %11 = load <4 x i32>, ptr %10, align 4
;   %12 = shufflevector <4 x i32> %9, <4 x i32> %11, <4 x i32> <i32 0, i32 2, i32 5, i32 7>
;   %13 = add <4 x i32> %0, %12
;   %14 = add i64 %i, 8
;   %15 = icmp ne i64 %i, 88
;   br i1 %15, label %vectors, label %left, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; left:                                             ; preds = %vectors
;   %16 = add <4 x i32> %7, %13
;   %17 = shufflevector <4 x i32> %16, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
;   %18 = add <4 x i32> %16, %17
;   %19 = shufflevector <4 x i32> %18, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
;   %20 = add <4 x i32> %18, %19
;   %21 = extractelement <4 x i32> %20, i32 0
;   br label %loop
;
; loop:                                             ; preds = %left, %loop
;   %i1 = phi i64 [ %14, %left ], [ %next, %loop ]
;   %sum = phi i32 [ %21, %left ], [ %sum.next, %loop ]
;   %y.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i1, i64 1
;   %y = load i32, ptr %y.at, align 4
;   %sum.next = add i32 %sum, %y
;   %next = add i64 %i1, 1
;   %more = icmp slt i64 %next, 100
;   br i1 %more, label %loop, label %exit, !llvm.loop !{!"llvm.loop.unroll.disable"}
;
; exit:                                             ; preds = %loop
;   ret i32 %sum.next
; }
;
; define void @ordered() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %x.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 0
;   %y.at = getelementptr [100 x [2 x i32]], ptr @points, i64 0, i64 %i, i64 1
;   %before.at = getelementptr i8, ptr %x.at, i64 -8
;   store i32 1, ptr %x.at, align 4
;   %before = load i32, ptr %before.at, align 4
;   store i32 %before, ptr %y.at, align 4
;   %next = add i64 %i, 1
;   %more = icmp slt i64 %next, 100
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
; OUTPUT[2]:
; %s:23:3: remark: loop vectorized: 4 iterations at once [-Rpass=vectorize]
;   br i1 %more, label %loop, label %exit
;   ^
; %s:41:3: remark: loop vectorized: 4 iterations at once, twice per test [-Rpass=vectorize]
;   br i1 %more, label %loop, label %exit
;   ^
; %s:63:3: remark: loop not vectorized: it would cost 25 instead of 20 [-Rpass-missed=vectorize]
;   br i1 %more, label %loop, label %exit
;   ^
