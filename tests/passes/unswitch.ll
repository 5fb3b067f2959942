; RUN: %minic %s -O3 -S -emit-llvm -passes=loop-form,unswitch,simplify-cfg -o -
; RUN: %minic %s -O3 -S -passes=loop-form,unswitch -Rpass=unswitch -stats -o /dev/null
; RUN: %minic %s -O2 -S -passes=loop-form,unswitch -stats -o /dev/null
declare void @f(i64)
declare void @g(i64)

; A flag that may be poison; both ways run.
define i64 @flag(i64 %n, i1 %flag) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i64 [ 0, %entry ], [ %s1, %latch ]
  br i1 %flag, label %then, label %else
then:
  call void @f(i64 %i)
  br label %latch
else:
  call void @g(i64 %i)
  br label %latch
latch:
  %x = phi i64 [ 1, %then ], [ 2, %else ]
  %s1 = add i64 %s, %x
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %s1
}

; An exit at the head of the loop: nothing is copied.
define i64 @exit(i64 %n, i64 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 5, %entry ], [ %i1, %latch ]
  %stop = icmp eq i64 %k, 3
  br i1 %stop, label %end, label %latch
latch:
  call void @f(i64 %i)
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %r = phi i64 [ %i, %loop ], [ %i1, %latch ]
  ret i64 %r
}

; A call before the exit; a condition that changes.
define void @refused(i64 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %a = alloca i64, i64 %n
  call void @f(i64 %i)
  br i1 %b, label %end, label %latch
latch:
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %loop2
loop2:
  %j = phi i64 [ 0, %latch ], [ %j1, %latch2 ]
  %odd = trunc i64 %j to i1
  br i1 %odd, label %then, label %latch2
then:
  call void @g(i64 %j)
  br label %latch2
latch2:
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %loop2, label %end
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @f(i64)
;
; declare void @g(i64)
;
; define i64 @flag(i64 %n, i1 %flag) {
; entry:
;   %0 = freeze i1 %flag
;   br i1 %0, label %loop, label %loop1
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %i1, %loop ], [ 0, %entry ]
;   %s = phi i64 [ %s1, %loop ], [ 0, %entry ]
;   call void @f(i64 %i)
;   %s1 = add i64 %s, 1
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop, %loop1
;   %s11 = phi i64 [ %s1, %loop ], [ %s12, %loop1 ]
;   ret i64 %s11
;
; loop1:                                            ; preds = %loop1, %entry
;   %i2 = phi i64 [ %i11, %loop1 ], [ 0, %entry ]
;   %s2 = phi i64 [ %s12, %loop1 ], [ 0, %entry ]
;   call void @g(i64 %i2)
;   %s12 = add i64 %s2, 2
;   %i11 = add i64 %i2, 1
;   %c1 = icmp slt i64 %i11, %n
;   br i1 %c1, label %loop1, label %end
; }
;
; define i64 @exit(i64 %n, i64 %k) {
; entry:
;   %stop = icmp eq i64 %k, 3
;   br i1 %stop, label %end, label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %i1, %loop ], [ 5, %entry ]
;   call void @f(i64 %i)
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i64 [ 5, %entry ], [ %i1, %loop ]
;   ret i64 %r
; }
;
; define void @refused(i64 %n, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
;   %a = alloca i64, i64 %n, align 8
;   call void @f(i64 %i)
;   br i1 %b, label %end, label %latch
;
; latch:                                            ; preds = %loop
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %loop2
;
; loop2:                                            ; preds = %latch2, %latch
;   %j = phi i64 [ %j1, %latch2 ], [ 0, %latch ]
;   %odd = trunc i64 %j to i1
;   br i1 %odd, label %then, label %latch2
;
; then:                                             ; preds = %loop2
;   call void @g(i64 %j)
;   br label %latch2
;
; latch2:                                           ; preds = %loop2, %then
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, %n
;   br i1 %d, label %loop2, label %end
;
; end:                                              ; preds = %latch2, %loop
;   ret void
; }
; OUTPUT[2]:
; %s:14:3: remark: loop copied for each value of a condition that stays the same [-Rpass=unswitch]
;   br i1 %flag, label %then, label %else
;   ^
; %s:38:3: remark: exit moved before the loop: its condition stays the same [-Rpass=unswitch]
;   br i1 %stop, label %end, label %latch
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        4 loop-form - phis at exits
;        5 loop-form - exits separated
;        2 loop-form - preheaders made
;        1 unswitch - loops copied for a condition
;        1 unswitch - exits moved before the loop
;        1 dce - instructions deleted
;        9 simplify-cfg - empty blocks bypassed
;        5 simplify-cfg - blocks merged
;        5 sink-steps - steps moved behind the last use
;
; OUTPUT[3]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 loop-form - phis at exits
;        2 loop-form - preheaders made
;        3 loop-form - exits separated
;        1 unswitch - exits moved before the loop
;        1 dce - instructions deleted
;        5 simplify-cfg - empty blocks bypassed
;        1 simplify-cfg - blocks merged
;        4 sink-steps - steps moved behind the last use
;
