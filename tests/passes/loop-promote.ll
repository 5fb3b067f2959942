; RUN: %minic %s -S -emit-llvm -passes=loop-form,licm,loop-promote,mem2reg,dce,simplify-cfg -o -
; RUN: %minic %s -S -passes=loop-form,licm,loop-promote -Rpass=loop-promote -Rpass-missed=loop-promote -stats -o /dev/null
; A sum in memory. The array is another variable.

@sum = global i32 0
@a = global [100 x i32] zeroinitializer

declare void @f()

define void @accumulate(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %s = load i32, ptr @sum
  %t = add i32 %s, %x
  store i32 %t, ptr @sum
  store i32 0, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Through a pointer that may point to the array's element; stored on one path only; a call between.
define void @refused(ptr %q, i64 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %i
  %x = load i32, ptr %p
  %s = load i32, ptr %q
  %t = add i32 %s, %x
  store i32 %t, ptr %q
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %loop2
loop2:
  %j = phi i64 [ 0, %loop ], [ %j1, %latch2 ]
  br i1 %b, label %then, label %latch2
then:
  %s2 = load i32, ptr @sum
  %t2 = add i32 %s2, 1
  store i32 %t2, ptr @sum
  br label %latch2
latch2:
  %j1 = add i64 %j, 1
  %c2 = icmp slt i64 %j1, %n
  br i1 %c2, label %loop2, label %loop3
loop3:
  %k = phi i64 [ 0, %latch2 ], [ %k1, %loop3 ]
  %s3 = load i32, ptr @sum
  %t3 = add i32 %s3, 1
  store i32 %t3, ptr @sum
  call void @f()
  %k1 = add i64 %k, 1
  %c3 = icmp slt i64 %k1, %n
  br i1 %c3, label %loop3, label %end
end:
  ret void
}

; The same place in both loops of a nest, and two exits.
define void @nest(i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %more ]
  %s = load i32, ptr @sum
  %t = add i32 %s, 3
  store i32 %t, ptr @sum
  %b = icmp eq i32 %t, 77
  br i1 %b, label %end, label %more
more:
  %j1 = add i64 %j, 1
  %c = icmp slt i64 %j1, %n
  br i1 %c, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %end
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @sum = global i32 0, align 4
; @a = global [100 x i32] zeroinitializer, align 4
;
; declare void @f()
;
; define void @accumulate(i64 %n) {
; entry:
;   %0 = load i32, ptr @sum, align 4
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %1 = phi i32 [ %0, %entry ], [ %t, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %p = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %i
;   %x = load i32, ptr %p, align 4
;   %t = add i32 %1, %x
;   store i32 0, ptr %p, align 4
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   store i32 %t, ptr @sum, align 4
;   ret void
; }
;
; define void @refused(ptr %q, i64 %n, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %p = getelementptr inbounds [100 x i32], ptr @a, i64 0, i64 %i
;   %x = load i32, ptr %p, align 4
;   %s = load i32, ptr %q, align 4
;   %t = add i32 %s, %x
;   store i32 %t, ptr %q, align 4
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %loop2
;
; loop2:                                            ; preds = %latch2, %loop
;   %j = phi i64 [ %j1, %latch2 ], [ 0, %loop ]
;   br i1 %b, label %then, label %latch2
;
; then:                                             ; preds = %loop2
;   %s2 = load i32, ptr @sum, align 4
;   %t2 = add i32 %s2, 1
;   store i32 %t2, ptr @sum, align 4
;   br label %latch2
;
; latch2:                                           ; preds = %loop2, %then
;   %j1 = add i64 %j, 1
;   %c2 = icmp slt i64 %j1, %n
;   br i1 %c2, label %loop2, label %loop3
;
; loop3:                                            ; preds = %loop3, %latch2
;   %k = phi i64 [ %k1, %loop3 ], [ 0, %latch2 ]
;   %s3 = load i32, ptr @sum, align 4
;   %t3 = add i32 %s3, 1
;   store i32 %t3, ptr @sum, align 4
;   call void @f()
;   %k1 = add i64 %k, 1
;   %c3 = icmp slt i64 %k1, %n
;   br i1 %c3, label %loop3, label %end
;
; end:                                              ; preds = %loop3
;   ret void
; }
;
; define void @nest(i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %next
;   %i = phi i64 [ 0, %entry ], [ %i1, %next ]
;   %0 = load i32, ptr @sum, align 4
;   br label %inner
;
; inner:                                            ; preds = %outer, %more
;   %1 = phi i32 [ %0, %outer ], [ %t, %more ]
;   %j = phi i64 [ 0, %outer ], [ %j1, %more ]
;   %t = add i32 %1, 3
;   %b = icmp eq i32 %t, 77
;   br i1 %b, label %exit, label %more
;
; more:                                             ; preds = %inner
;   %j1 = add i64 %j, 1
;   %c = icmp slt i64 %j1, %n
;   br i1 %c, label %inner, label %next
;
; next:                                             ; preds = %more
;   store i32 %t, ptr @sum, align 4
;   %i1 = add i64 %i, 1
;   %d = icmp slt i64 %i1, %n
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %exit, %next
;   ret void
;
; exit:                                             ; preds = %inner
;   store i32 %t, ptr @sum, align 4
;   br label %end
; }
; OUTPUT[2]:
; %s:17:3: remark: kept in a register through the loop [-Rpass=loop-promote]
;   %s = load i32, ptr @sum
;   ^
; %s:36:3: remark: not kept in a register through the loop: load may access it [-Rpass-missed=loop-promote]
;   %s = load i32, ptr %q
;   ^
; %s:76:3: remark: kept in a register through the loop [-Rpass=loop-promote]
;   %s = load i32, ptr @sum
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 loop-form - preheaders made
;        2 loop-form - exits separated
;        2 loop-promote - places promoted
;
