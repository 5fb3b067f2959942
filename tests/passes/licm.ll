; RUN: %minic %s -S -emit-llvm -passes=loop-form,licm -o -
; RUN: %minic %s -S -passes=loop-form,licm -Rpass=licm -stats -o /dev/null
; The product moves out of both loops, the sum out of the inner one.

define void @nest(ptr %a, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %p = mul i32 %n, %m
  %s = add i32 %p, %i
  %t = add i32 %s, %j
  %q = getelementptr i32, ptr %a, i32 %t
  store i32 %t, ptr %q
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %inner, label %next
next:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %outer, label %end
end:
  ret void
}

; A division may trap: it stays where it may not run. A comparison for a branch costs nothing.
define void @stays(ptr %a, i32 %n, i32 %m, i1 %b) {
entry:
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %latch ]
  br i1 %b, label %then, label %latch
then:
  %q = sdiv i32 %n, %m
  %x = mul i32 %q, 3
  store i32 %x, ptr %a
  %e = icmp eq i32 %n, 3
  br i1 %e, label %end, label %latch
latch:
  %j1 = add i32 %j, 1
  %c = icmp slt i32 %j1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
; Loads: of a variable that the loop does not write, though conditional; of an argument's object that
; is read in every iteration; and not of one that a store may change, or that may not be read at all.
@m = global i32 7
@t = global [100 x i32] zeroinitializer

define void @loads(ptr %p, ptr %q, i64 %n, i1 %b) {
entry:
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  %at = getelementptr inbounds [100 x i32], ptr @t, i64 0, i64 %j
  br i1 %b, label %then, label %latch
then:
  %x = load i32, ptr @m
  store i32 %x, ptr %at
  %y = load i32, ptr %p
  %d = sdiv i32 100, %y
  store i32 %d, ptr %at
  br label %latch
latch:
  %k = load i32, ptr @m
  %z = load i32, ptr %q
  store i32 %k, ptr %at
  store i32 %z, ptr %at
  %e = sdiv i32 100, %k
  store i32 %e, ptr %at
  %j1 = add i64 %j, 1
  %c = icmp slt i64 %j1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

define void @private(i64 %n, ptr noalias %q) {
entry:
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %at = getelementptr inbounds [100 x i32], ptr @t, i64 0, i64 %j
  %z = load i32, ptr %q
  store i32 %z, ptr %at
  %k = load i32, ptr @m
  %e = sdiv i32 100, %k
  store i32 %e, ptr %at
  %j1 = add i64 %j, 1
  %c = icmp slt i64 %j1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Two factors and two summands that stay the same; 1 stays for the address.
define i32 @regroup(ptr %p, i64 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at, align 4
  %one = mul i32 %a, %x
  %two = mul nsw i32 %one, %b
  %three = mul i32 %two, 5
  %four = add i32 %three, %a
  %five = add i32 %b, %four
  %six = add i32 %five, 1
  %more = xor i32 %sum, %six
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %more
}

; The element of an element: the part from outside comes first. The promise to stay in bounds is gone.
define i32 @address(ptr %p, ptr %from, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %x = load i64, ptr %from
  %inner = getelementptr inbounds i32, ptr %p, i64 %x
  %at = getelementptr inbounds i8, ptr %inner, i64 %b
  %v = load i32, ptr %at
  store i32 %v, ptr %from
  %s1 = add i32 %s, %v
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %s1
}

; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @m = global i32 7, align 4
; @t = global [100 x i32] zeroinitializer, align 4
;
; define void @nest(ptr %a, i32 %n, i32 %m) {
; entry:
;   %p = mul i32 %n, %m
;   br label %outer
;
; outer:                                            ; preds = %entry, %next
;   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
;   %s = add i32 %p, %i
;   br label %inner
;
; inner:                                            ; preds = %outer, %inner
;   %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
;   %t = add i32 %s, %j
;   %q = getelementptr i32, ptr %a, i32 %t
;   store i32 %t, ptr %q, align 4
;   %j1 = add i32 %j, 1
;   %c = icmp slt i32 %j1, %n
;   br i1 %c, label %inner, label %next
;
; next:                                             ; preds = %inner
;   %i1 = add i32 %i, 1
;   %d = icmp slt i32 %i1, %n
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %next
;   ret void
; }
;
; define void @stays(ptr %a, i32 %n, i32 %m, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %j = phi i32 [ 0, %entry ], [ %j1, %latch ]
;   br i1 %b, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %q = sdiv i32 %n, %m
;   %x = mul i32 %q, 3
;   store i32 %x, ptr %a, align 4
;   %e = icmp eq i32 %n, 3
;   br i1 %e, label %end, label %latch
;
; latch:                                            ; preds = %loop, %then
;   %j1 = add i32 %j, 1
;   %c = icmp slt i32 %j1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %then, %latch
;   ret void
; }
;
; define void @loads(ptr %p, ptr %q, i64 %n, i1 %b) {
; entry:
;   %x = load i32, ptr @m, align 4
;   %k = load i32, ptr @m, align 4
;   %e = sdiv i32 100, %k
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
;   %at = getelementptr inbounds [100 x i32], ptr @t, i64 0, i64 %j
;   br i1 %b, label %then, label %latch
;
; then:                                             ; preds = %loop
;   store i32 %x, ptr %at, align 4
;   %y = load i32, ptr %p, align 4
;   %d = sdiv i32 100, %y
;   store i32 %d, ptr %at, align 4
;   br label %latch
;
; latch:                                            ; preds = %loop, %then
;   %z = load i32, ptr %q, align 4
;   store i32 %k, ptr %at, align 4
;   store i32 %z, ptr %at, align 4
;   store i32 %e, ptr %at, align 4
;   %j1 = add i64 %j, 1
;   %c = icmp slt i64 %j1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
;
; define void @private(i64 %n, ptr noalias %q) {
; entry:
;   %z = load i32, ptr %q, align 4
;   %k = load i32, ptr @m, align 4
;   %e = sdiv i32 100, %k
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
;   %at = getelementptr inbounds [100 x i32], ptr @t, i64 0, i64 %j
;   store i32 %z, ptr %at, align 4
;   store i32 %e, ptr %at, align 4
;   %j1 = add i64 %j, 1
;   %c = icmp slt i64 %j1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define i32 @regroup(ptr %p, i64 %n, i32 %a, i32 %b) {
; entry:
;   %0 = mul i32 %a, %b
;   %1 = mul i32 %0, 5
;   %2 = add i32 %a, %b
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
;   %at = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %at, align 4
;   %three = mul i32 %x, %1
;   %five = add i32 %three, %2
;   %six = add i32 %five, 1
;   %more = xor i32 %sum, %six
;   %next = add i64 %i, 1
;   %c = icmp slt i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %more1 = phi i32 [ %more, %loop ]
;   ret i32 %more1
; }
;
; define i32 @address(ptr %p, ptr %from, i64 %b, i64 %n) {
; entry:
;   %0 = getelementptr i8, ptr %p, i64 %b
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
;   %x = load i64, ptr %from, align 8
;   %at = getelementptr i32, ptr %0, i64 %x
;   %v = load i32, ptr %at, align 4
;   store i32 %v, ptr %from, align 4
;   %s1 = add i32 %s, %v
;   %i1 = add i64 %i, 1
;   %c = icmp ult i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   %s11 = phi i32 [ %s1, %loop ]
;   ret i32 %s11
; }
; OUTPUT[2]:
; %s:13:3: remark: mul hoisted out of the loop [-Rpass=licm]
;   %p = mul i32 %n, %m
;   ^
; %s:14:3: remark: add hoisted out of the loop [-Rpass=licm]
;   %s = add i32 %p, %i
;   ^
; %s:62:3: remark: load hoisted out of the loop [-Rpass=licm]
;   %x = load i32, ptr @m
;   ^
; %s:69:3: remark: load hoisted out of the loop [-Rpass=licm]
;   %k = load i32, ptr @m
;   ^
; %s:73:3: remark: sdiv hoisted out of the loop [-Rpass=licm]
;   %e = sdiv i32 100, %k
;   ^
; %s:88:3: remark: load hoisted out of the loop [-Rpass=licm]
;   %z = load i32, ptr %q
;   ^
; %s:90:3: remark: load hoisted out of the loop [-Rpass=licm]
;   %k = load i32, ptr @m
;   ^
; %s:91:3: remark: sdiv hoisted out of the loop [-Rpass=licm]
;   %e = sdiv i32 100, %k
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 loop-form - phis at exits
;        4 licm - values hoisted
;        4 licm - loads hoisted
;        4 licm - operands regrouped
;
