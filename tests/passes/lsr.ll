; RUN: %minic %s -S -emit-llvm -passes=lower-geps,loop-form,lsr,simplify-cfg -o -
; RUN: %minic %s -S --target=riscv64 -passes=lower-geps,loop-form,lsr,simplify-cfg -verify-each -Rpass=lsr -stats -o /dev/null
; On x86-64 an index times 4 is free, one times 1440 is not: a column is stepped.

@a = global [360 x [360 x i32]] zeroinitializer

define i32 @column(i64 %j, i64 %n) {
entry:
  %g = icmp slt i64 0, %n
  br i1 %g, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %p = getelementptr inbounds [360 x [360 x i32]], ptr @a, i64 0, i64 %i, i64 %j
  %x = load i32, ptr %p
  %s1 = add i32 %s, %x
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %s1, %loop ]
  ret i32 %r
}

; Two rows at a distance that is a displacement share a pointer. A variable
; stride is multiplied once; the counter is used and stays.
define void @rows(ptr %b, i64 %m, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
  %o = mul i64 %i, 1440
  %p = getelementptr i8, ptr @a, i64 %o
  %q = getelementptr i8, ptr %p, i64 -1440
  %x = load i32, ptr %q
  store i32 %x, ptr %p
  %k = mul i64 %m, %i
  %t = getelementptr double, ptr %b, i64 %k
  store i64 %i, ptr %t
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Without the guard the counter may begin beyond the bound: the test for less stays.
define void @unguarded(i64 %j, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %j, %entry ], [ %i1, %loop ]
  %o = mul i64 %i, 1440
  %p = getelementptr i8, ptr @a, i64 %o
  store i32 1, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Downwards to a number, inclusive.
define void @down() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 99, %entry ], [ %i1, %loop ]
  %o = mul i64 %i, 1440
  %p = getelementptr i8, ptr @a, i64 %o
  store i32 1, ptr %p
  %i1 = add i64 %i, -1
  %c = icmp sge i64 %i1, 0
  br i1 %c, label %loop, label %end
end:
  ret void
}

; The extension of %j moves out of the loop and is made once. The next value of the counter is made
; for the test, after the last use of the one before.
define i32 @far(ptr %p, i64 %n, i32 %j) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  %row = mul i64 %k, 1680
  %wide = sext i32 %j to i64
  %offset = shl i64 %wide, 2
  %at = getelementptr i8, ptr %p, i64 %row
  %place = getelementptr i8, ptr %at, i64 %offset
  %x = load i32, ptr %place, align 4
  %again = sext i32 %j to i64
  %other.offset = shl i64 %again, 2
  %other.at = getelementptr i8, ptr %at, i64 %other.offset
  %other = getelementptr i8, ptr %other.at, i64 1680
  %y = load i32, ptr %other, align 4
  %low = trunc i64 %k to i32
  %one = add i32 %x, %low
  %two = add i32 %one, %y
  %both = add i32 %sum, %two
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %both
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global [360 x [360 x i32]] zeroinitializer, align 4
;
; define i32 @column(i64 %j, i64 %n) {
; entry:
;   %g = icmp slt i64 0, %n
;   br i1 %g, label %preheader, label %end
;
; preheader:                                        ; preds = %entry
;   %0 = shl i64 %j, 2
;   %1 = getelementptr i8, ptr @a, i64 %0
;   %2 = shl i64 %j, 2
;   %3 = mul i64 %n, 1440
;   %4 = add i64 %2, %3
;   %5 = getelementptr i8, ptr @a, i64 %4
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %s = phi i32 [ %s1, %loop ], [ 0, %preheader ]
;   %6 = phi ptr [ %7, %loop ], [ %1, %preheader ]
;   %x = load i32, ptr %6, align 4
;   %s1 = add i32 %s, %x
;   %7 = getelementptr i8, ptr %6, i64 1440
;   %8 = icmp ne ptr %7, %5
;   br i1 %8, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i32 [ 0, %entry ], [ %s1, %loop ]
;   ret i32 %r
; }
;
; define void @rows(ptr %b, i64 %m, i64 %n) {
; entry:
;   %0 = getelementptr i8, ptr @a, i64 1440
;   %1 = shl i64 %m, 3
;   %2 = getelementptr i8, ptr %b, i64 %1
;   %3 = shl i64 %m, 3
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 1, %entry ], [ %i1, %loop ]
;   %4 = phi ptr [ %0, %entry ], [ %7, %loop ]
;   %5 = phi ptr [ %2, %entry ], [ %8, %loop ]
;   %6 = getelementptr i8, ptr %4, i64 -1440
;   %x = load i32, ptr %6, align 4
;   store i32 %x, ptr %4, align 4
;   store i64 %i, ptr %5, align 8
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   %7 = getelementptr i8, ptr %4, i64 1440
;   %8 = getelementptr i8, ptr %5, i64 %3
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @unguarded(i64 %j, i64 %n) {
; entry:
;   %0 = mul i64 %j, 1440
;   %1 = getelementptr i8, ptr @a, i64 %0
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ %j, %entry ], [ %i1, %loop ]
;   %2 = phi ptr [ %1, %entry ], [ %3, %loop ]
;   store i32 1, ptr %2, align 4
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   %3 = getelementptr i8, ptr %2, i64 1440
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @down() {
; entry:
;   %0 = getelementptr i8, ptr @a, i64 142560
;   %1 = getelementptr i8, ptr @a, i64 -1440
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %2 = phi ptr [ %0, %entry ], [ %3, %loop ]
;   store i32 1, ptr %2, align 4
;   %3 = getelementptr i8, ptr %2, i64 -1440
;   %4 = icmp ne ptr %3, %1
;   br i1 %4, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define i32 @far(ptr %p, i64 %n, i32 %j) {
; entry:
;   %wide = sext i32 %j to i64
;   %0 = shl i64 %wide, 2
;   %1 = getelementptr i8, ptr %p, i64 %0
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %k = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %sum = phi i32 [ 0, %entry ], [ %both, %loop ]
;   %2 = phi ptr [ %1, %entry ], [ %4, %loop ]
;   %x = load i32, ptr %2, align 4
;   %3 = getelementptr i8, ptr %2, i64 1680
;   %y = load i32, ptr %3, align 4
;   %low = trunc i64 %k to i32
;   %one = add i32 %x, %low
;   %two = add i32 %one, %y
;   %both = add i32 %sum, %two
;   %next = add i64 %k, 1
;   %more = icmp slt i64 %next, %n
;   %4 = getelementptr i8, ptr %2, i64 1680
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %both
; }
; OUTPUT[2]:
; %s:14:3: remark: pointer stepped through the loop for 1 addresses [-Rpass=lsr]
;   %p = getelementptr inbounds [360 x [360 x i32]], ptr @a, i64 0, i64 %i, i64 %j
;   ^
; %s:33:3: remark: pointer stepped through the loop for 2 addresses [-Rpass=lsr]
;   %p = getelementptr i8, ptr @a, i64 %o
;   ^
; %s:38:3: remark: pointer stepped through the loop for 1 addresses [-Rpass=lsr]
;   %t = getelementptr double, ptr %b, i64 %k
;   ^
; %s:54:3: remark: pointer stepped through the loop for 1 addresses [-Rpass=lsr]
;   %p = getelementptr i8, ptr @a, i64 %o
;   ^
; %s:70:3: remark: pointer stepped through the loop for 1 addresses [-Rpass=lsr]
;   %p = getelementptr i8, ptr @a, i64 %o
;   ^
; %s:93:3: remark: pointer stepped through the loop for 2 addresses [-Rpass=lsr]
;   %place = getelementptr i8, ptr %at, i64 %offset
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        1 loop-form - preheaders made
;        1 loop-form - exits separated
;        2 loop-form - phis at exits
;        6 lsr - pointers stepped
;        8 lsr - addresses replaced
;        2 lsr - tests moved to a pointer
;        2 lsr - steps and extensions moved
;        1 simplify-cfg - empty blocks bypassed
;
