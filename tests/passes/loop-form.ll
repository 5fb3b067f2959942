; RUN: %minic %s -S -emit-llvm -passes=loop-form -o -
; RUN: %minic %s -S -passes=loop-form -Rpass=loop-form -Rpass-missed=loop-form -stats -o /dev/null
; A while loop: the test is copied before the loop, the counter is used after it.

declare void @use(i32)

define i32 @while(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  br label %head
exit:
  ret i32 %i
}

; The first iteration is certain: no guard.
define i32 @known() {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %body, label %exit
body:
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  br label %head
exit:
  ret i32 %i
}

; Two latches (continue), an exit shared with another path (break), entered from a branch.
define i32 @shared(i32 %n, i1 %p, i1 %q) {
entry:
  br i1 %p, label %head, label %end
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %odd ], [ %i2, %even ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  br i1 %q, label %odd, label %even
odd:
  %i1 = add i32 %i, 1
  br label %head
even:
  %i2 = add i32 %i, 2
  %stop = icmp eq i32 %i2, 7
  br i1 %stop, label %end, label %head
end:
  %r = phi i32 [ -1, %entry ], [ %i, %head ], [ %i2, %even ]
  ret i32 %r
}

; A nest: the inner loop's exit leaves the outer loop, too.
define i32 @both(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %more ]
  %s = add i32 %i, %j
  %c = icmp slt i32 %s, %n
  br i1 %c, label %more, label %found
more:
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, 5
  call void @use(i32 %j1)
  br i1 %d, label %inner, label %next
next:
  %i1 = add i32 %i, %j1
  br label %outer
found:
  ret i32 %s
}

; In do-while form already; the value goes through a phi of the exit.
define i32 @do(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i1
}

; Two entries: left alone.
define void @irreducible(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %c, label %b, label %end
b:
  br label %a
end:
  ret void
}

; The inner loop is rotated; its exit leaves both loops.
define i32 @leaves(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %i1 = add i32 %i, 1
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %back ]
  %c = icmp slt i32 %j, %n
  br i1 %c, label %more, label %found
more:
  %j1 = add i32 %j, %i1
  call void @use(i32 %j1)
  %d = icmp slt i32 %j1, %m
  br i1 %d, label %back, label %next
back:
  br label %inner
next:
  br label %outer
found:
  %r = add i32 %i, %j
  ret i32 %r
}

; Two loops lead to the head of a third: each has an exit of its own, in whatever order they are visited.
define i32 @arms(i32 %n, i1 %p) {
entry:
  br i1 %p, label %first, label %second
first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  %i1 = add i32 %i, 3
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %first, label %third
second:
  %j = phi i32 [ 0, %entry ], [ %j1, %second ]
  %j1 = add i32 %j, 5
  %d = icmp slt i32 %j1, %n
  br i1 %d, label %second, label %third
third:
  %k = phi i32 [ 7, %first ], [ 8, %second ], [ %k1, %third ]
  %k1 = mul i32 %k, 3
  %e = icmp slt i32 %k1, %n
  br i1 %e, label %third, label %end
end:
  ret i32 %k1
}

; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @use(i32)
;
; define i32 @while(i32 %n) {
; entry:
;   %c = icmp slt i32 0, %n
;   br i1 %c, label %preheader, label %0
;
; preheader:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %i = phi i32 [ %i1, %loop ], [ 0, %preheader ]
;   call void @use(i32 %i)
;   %i1 = add i32 %i, 1
;   %c1 = icmp slt i32 %i1, %n
;   br i1 %c1, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i2 = phi i32 [ %i1, %loop ]
;   br label %0
;
; 0:                                                ; preds = %exit, %entry
;   %i3 = phi i32 [ %i2, %exit ], [ 0, %entry ]
;   ret i32 %i3
; }
;
; define i32 @known() {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %i1, %loop ], [ 0, %entry ]
;   call void @use(i32 %i)
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, 10
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i2 = phi i32 [ %i1, %loop ]
;   ret i32 %i2
; }
;
; define i32 @shared(i32 %n, i1 %p, i1 %q) {
; entry:
;   br i1 %p, label %preheader, label %end
;
; preheader:                                        ; preds = %entry
;   %c = icmp slt i32 0, %n
;   br i1 %c, label %preheader1, label %0
;
; preheader1:                                       ; preds = %preheader
;   br label %loop
;
; loop:                                             ; preds = %latch, %preheader1
;   %i = phi i32 [ %i3, %latch ], [ 0, %preheader1 ]
;   br i1 %q, label %odd, label %even
;
; odd:                                              ; preds = %loop
;   %i1 = add i32 %i, 1
;   br label %latch
;
; even:                                             ; preds = %loop
;   %i2 = add i32 %i, 2
;   %stop = icmp eq i32 %i2, 7
;   br i1 %stop, label %exit, label %latch
;
; end:                                              ; preds = %entry, %0
;   %r = phi i32 [ -1, %entry ], [ %r2, %0 ]
;   ret i32 %r
;
; latch:                                            ; preds = %even, %odd
;   %i3 = phi i32 [ %i2, %even ], [ %i1, %odd ]
;   %c1 = icmp slt i32 %i3, %n
;   br i1 %c1, label %loop, label %exit
;
; exit:                                             ; preds = %latch, %even
;   %r1 = phi i32 [ %i3, %latch ], [ %i2, %even ]
;   br label %0
;
; 0:                                                ; preds = %exit, %preheader
;   %r2 = phi i32 [ %r1, %exit ], [ 0, %preheader ]
;   br label %end
; }
;
; define i32 @both(i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %next
;   %i = phi i32 [ 0, %entry ], [ %i1, %next ]
;   br label %inner
;
; inner:                                            ; preds = %outer, %more
;   %j = phi i32 [ 0, %outer ], [ %j1, %more ]
;   %s = add i32 %i, %j
;   %c = icmp slt i32 %s, %n
;   br i1 %c, label %more, label %found
;
; more:                                             ; preds = %inner
;   %j1 = add i32 %j, 1
;   %d = icmp slt i32 %j1, 5
;   call void @use(i32 %j1)
;   br i1 %d, label %inner, label %next
;
; next:                                             ; preds = %more
;   %j11 = phi i32 [ %j1, %more ]
;   %i1 = add i32 %i, %j11
;   br label %outer
;
; found:                                            ; preds = %inner
;   %s1 = phi i32 [ %s, %inner ]
;   ret i32 %s1
; }
;
; define i32 @do(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   %i1 = add i32 %i, 1
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i11 = phi i32 [ %i1, %loop ]
;   ret i32 %i11
; }
;
; define void @irreducible(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry, %b
;   br i1 %c, label %b, label %end
;
; b:                                                ; preds = %entry, %a
;   br label %a
;
; end:                                              ; preds = %a
;   ret void
; }
;
; define i32 @leaves(i32 %n, i32 %m) {
; entry:
;   %c = icmp slt i32 0, %n
;   br i1 %c, label %preheader, label %0
;
; preheader:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %next, %preheader
;   %i = phi i32 [ %i1, %next ], [ 0, %preheader ]
;   %i1 = phi i32 [ %i11, %next ], [ 1, %preheader ]
;   br label %loop1
;
; exit:                                             ; preds = %next
;   %i2 = phi i32 [ %i1, %next ]
;   br label %0
;
; 0:                                                ; preds = %exit, %entry
;   %i3 = phi i32 [ %i2, %exit ], [ 0, %entry ]
;   br label %1
;
; loop1:                                            ; preds = %back, %loop
;   %j = phi i32 [ %j1, %back ], [ 0, %loop ]
;   %j1 = add i32 %j, %i1
;   call void @use(i32 %j1)
;   %d = icmp slt i32 %j1, %m
;   br i1 %d, label %back, label %next
;
; back:                                             ; preds = %loop1
;   %c1 = icmp slt i32 %j1, %n
;   br i1 %c1, label %loop1, label %found
;
; next:                                             ; preds = %loop1
;   %i11 = add i32 %i1, 1
;   %c2 = icmp slt i32 0, %n
;   br i1 %c2, label %loop, label %exit
;
; found:                                            ; preds = %back
;   %i4 = phi i32 [ %i, %back ]
;   %j2 = phi i32 [ %j1, %back ]
;   br label %1
;
; 1:                                                ; preds = %found, %0
;   %i5 = phi i32 [ %i4, %found ], [ %i3, %0 ]
;   %j3 = phi i32 [ %j2, %found ], [ 0, %0 ]
;   %r = add i32 %i5, %j3
;   ret i32 %r
; }
;
; define i32 @arms(i32 %n, i1 %p) {
; entry:
;   br i1 %p, label %preheader1, label %preheader
;
; preheader:                                        ; preds = %entry
;   br label %second
;
; preheader1:                                       ; preds = %entry
;   br label %first
;
; first:                                            ; preds = %first, %preheader1
;   %i = phi i32 [ %i1, %first ], [ 0, %preheader1 ]
;   %i1 = add i32 %i, 3
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %first, label %exit
;
; second:                                           ; preds = %second, %preheader
;   %j = phi i32 [ %j1, %second ], [ 0, %preheader ]
;   %j1 = add i32 %j, 5
;   %d = icmp slt i32 %j1, %n
;   br i1 %d, label %second, label %exit1
;
; third:                                            ; preds = %third, %preheader2
;   %k = phi i32 [ %k1, %third ], [ %k2, %preheader2 ]
;   %k1 = mul i32 %k, 3
;   %e = icmp slt i32 %k1, %n
;   br i1 %e, label %third, label %end
;
; end:                                              ; preds = %third
;   %k11 = phi i32 [ %k1, %third ]
;   ret i32 %k11
;
; exit:                                             ; preds = %first
;   br label %preheader2
;
; preheader2:                                       ; preds = %exit, %exit1
;   %k2 = phi i32 [ 7, %exit ], [ 8, %exit1 ]
;   br label %third
;
; exit1:                                            ; preds = %second
;   br label %preheader2
; }
; OUTPUT[2]:
; %s:13:3: remark: loop rotated [-Rpass=loop-form]
;   br i1 %c, label %body, label %exit
;   ^
; %s:29:3: remark: loop rotated [-Rpass=loop-form]
;   br i1 %c, label %body, label %exit
;   ^
; %s:45:3: remark: loop rotated [-Rpass=loop-form]
;   br i1 %c, label %body, label %end
;   ^
; %s:120:3: remark: loop rotated [-Rpass=loop-form]
;   br i1 %c, label %more, label %found
;   ^
; %s:116:3: remark: loop rotated [-Rpass=loop-form]
;   br label %inner
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        8 loop-form - phis at exits
;        5 loop-form - loops rotated
;        4 loop-form - preheaders made
;        1 loop-form - latches merged
;        3 loop-form - exits separated
;
