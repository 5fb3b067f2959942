; RUN: %minic %s -S -emit-llvm -passes=loop-form,exit-values,simplify,adce,simplify-cfg -o -
; RUN: %minic %s -S -passes=loop-form,exit-values,simplify,adce -Rpass=exit-values -stats -o /dev/null
; A sum of a counter; the loop goes.
define i32 @sum(i32 %m) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp slt i64 0, %n
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 7, %entry ], [ %s1, %loop ]
  %t = trunc i64 %i to i32
  %s1 = add i32 %s, %t
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ 7, %entry ], [ %s1, %loop ]
  ret i32 %r
}

; Invariant terms, downwards and inclusive.
define i64 @terms(i32 %m, i64 %x) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp sge i64 %n, 1
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ %n, %entry ], [ %i1, %loop ]
  %s = phi i64 [ %x, %entry ], [ %s1, %loop ]
  %a = mul i64 %i, 3
  %b = add i64 %a, %x
  %s1 = sub i64 %s, %b
  %i1 = add i64 %i, -1
  %c = icmp sge i64 %i1, 1
  br i1 %c, label %loop, label %end
end:
  %r = phi i64 [ 0, %entry ], [ %s1, %loop ]
  ret i64 %r
}

; The loop stays for its stores; the counter's last value is the bound.
define i64 @last(ptr %p, i32 %m) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp slt i64 3, %n
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ 3, %entry ], [ %i1, %loop ]
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %q
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %r = phi i64 [ 3, %entry ], [ %i1, %loop ]
  ret i64 %r
}

; A product of two counters stays.
define i32 @known() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %s1 = add i32 %s, %i
  %square = mul i32 %i, %i
  %i1 = add i32 %i, 2
  %c = icmp slt i32 %i1, 101
  br i1 %c, label %loop, label %end
end:
  %r = sub i32 %square, %s1
  ret i32 %r
}

; Not known to enter; r * (r - 1) of 64 bits may be too large; another exit; a Fibonacci number.
define i64 @refused(i64 %n, i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %guard
guard:
  %c0 = icmp slt i64 0, %x
  br i1 %c0, label %wide, label %early
wide:
  %j = phi i64 [ 0, %guard ], [ %j1, %wide ]
  %s = phi i64 [ 0, %guard ], [ %s1, %wide ]
  %s1 = add i64 %s, %j
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %x
  br i1 %d, label %wide, label %early
early:
  %w = phi i64 [ 0, %guard ], [ %s1, %wide ]
  br label %head
head:
  %k = phi i64 [ 0, %early ], [ %k1, %next ]
  %e = icmp eq i64 %k, %x
  br i1 %e, label %fib, label %next
next:
  %k1 = add i64 %k, 1
  %f = icmp slt i64 %k1, 1000
  br i1 %f, label %head, label %fib
fib:
  %y = phi i64 [ %k, %head ], [ %k1, %next ]
  br label %loop4
loop4:
  %a = phi i64 [ 0, %fib ], [ %b, %loop4 ]
  %b = phi i64 [ 1, %fib ], [ %ab, %loop4 ]
  %l = phi i64 [ 0, %fib ], [ %l1, %loop4 ]
  %ab = add i64 %a, %b
  %l1 = add i64 %l, 1
  %g = icmp slt i64 %l1, 50
  br i1 %g, label %loop4, label %end
end:
  %z = add i64 %y, %b
  %z1 = add i64 %z, %i
  %z2 = add i64 %z1, %w
  ret i64 %z2
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @sum(i32 %m) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp sgt i64 %n, 0
;   br i1 %c0, label %preheader, label %end
;
; preheader:                                        ; preds = %entry
;   %0 = add i64 %n, -1
;   %1 = add i64 %n, 6
;   %2 = add i64 %n, -2
;   %3 = mul i64 %0, %2
;   %4 = lshr i64 %3, 1
;   %5 = add i64 %1, %4
;   %6 = trunc i64 %5 to i32
;   br label %end
;
; end:                                              ; preds = %entry, %preheader
;   %r = phi i32 [ 7, %entry ], [ %6, %preheader ]
;   ret i32 %r
; }
;
; define i64 @terms(i32 %m, i64 %x) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp sgt i64 %n, 0
;   br i1 %c0, label %preheader, label %end
;
; preheader:                                        ; preds = %entry
;   %0 = mul i64 %n, -3
;   %1 = add i64 %n, -1
;   %2 = mul i64 %n, -3
;   %3 = sub i64 %2, %x
;   %4 = add i64 %3, 3
;   %5 = mul i64 %1, %4
;   %6 = add i64 %0, %5
;   %7 = add i64 %n, -2
;   %8 = mul i64 %1, %7
;   %9 = lshr i64 %8, 1
;   %10 = mul i64 %9, 3
;   %11 = add i64 %6, %10
;   br label %end
;
; end:                                              ; preds = %entry, %preheader
;   %r = phi i64 [ 0, %entry ], [ %11, %preheader ]
;   ret i64 %r
; }
;
; define i64 @last(ptr %p, i32 %m) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp sgt i64 %n, 3
;   br i1 %c0, label %loop, label %end
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %i1, %loop ], [ 3, %entry ]
;   %q = getelementptr i8, ptr %p, i64 %i
;   store i8 1, ptr %q, align 1
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i64 [ 3, %entry ], [ %n, %loop ]
;   ret i64 %r
; }
;
; define i32 @known() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   %square = mul i32 %i, %i
;   %i1 = add i32 %i, 2
;   %c = icmp slt i32 %i1, 101
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   %r = add i32 %square, -2550
;   ret i32 %r
; }
;
; define i64 @refused(i64 %n, i64 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %guard
;
; guard:                                            ; preds = %loop
;   %c0 = icmp sgt i64 %x, 0
;   br i1 %c0, label %wide, label %early
;
; wide:                                             ; preds = %wide, %guard
;   %j = phi i64 [ %j1, %wide ], [ 0, %guard ]
;   %s = phi i64 [ %s1, %wide ], [ 0, %guard ]
;   %s1 = add i64 %s, %j
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, %x
;   br i1 %d, label %wide, label %early
;
; early:                                            ; preds = %guard, %wide
;   %w = phi i64 [ 0, %guard ], [ %s1, %wide ]
;   br label %head
;
; head:                                             ; preds = %early, %next
;   %k = phi i64 [ 0, %early ], [ %k1, %next ]
;   %e = icmp eq i64 %k, %x
;   br i1 %e, label %fib, label %next
;
; next:                                             ; preds = %head
;   %k1 = add i64 %k, 1
;   %f = icmp slt i64 %k1, 1000
;   br i1 %f, label %head, label %fib
;
; fib:                                              ; preds = %head, %next
;   %y = phi i64 [ %k, %head ], [ %k1, %next ]
;   br label %loop4
;
; loop4:                                            ; preds = %fib, %loop4
;   %a = phi i64 [ 0, %fib ], [ %b, %loop4 ]
;   %b = phi i64 [ 1, %fib ], [ %ab, %loop4 ]
;   %l = phi i64 [ 0, %fib ], [ %l1, %loop4 ]
;   %ab = add i64 %a, %b
;   %l1 = add i64 %l, 1
;   %g = icmp slt i64 %l1, 50
;   br i1 %g, label %loop4, label %end
;
; end:                                              ; preds = %loop4
;   %z = add i64 %y, %b
;   %z1 = add i64 %z, %i
;   %z2 = add i64 %z1, %w
;   ret i64 %z2
; }
; OUTPUT[2]:
; %s:16:3: remark: computed without the loop: the value at its end [-Rpass=exit-values]
;   br i1 %c, label %loop, label %end
;   ^
; %s:36:3: remark: computed without the loop: the value at its end [-Rpass=exit-values]
;   br i1 %c, label %loop, label %end
;   ^
; %s:54:3: remark: computed without the loop: the value at its end [-Rpass=exit-values]
;   br i1 %c, label %loop, label %end
;   ^
; %s:71:3: remark: computed without the loop: the value at its end [-Rpass=exit-values]
;   br i1 %c, label %loop, label %end
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        4 loop-form - preheaders made
;        4 loop-form - exits separated
;        8 loop-form - phis at exits
;        4 exit-values - exit values computed
;        8 simplify - instructions folded
;       27 simplify - instructions deleted
;        6 simplify - rule add-add
;        2 simplify - rule add-zero
;        1 simplify - rule add-neg
;        3 simplify - rule sub-const
;        1 simplify - rule mul-minus-one
;        2 simplify - rule sge-strict
;       15 adce - instructions deleted
;        2 adce - branches removed
;
