; RUN: %minic %s -S -emit-llvm -passes=loop-form,peel,sccp,simplify,adce,simplify-cfg -o -
; RUN: %minic %s -S -passes=loop-form,peel -Rpass=peel -stats -o /dev/null
declare void @f(i64)
declare void @comma()

; A test that holds in the first round only; the outer loop makes it worth it.
define void @list(i64 %m) {
entry:
  br label %outer
outer:
  %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i1, %latch ]
  %b = icmp sgt i64 %i, 0
  br i1 %b, label %then, label %latch
then:
  call void @comma()
  br label %latch
latch:
  call void @f(i64 %i)
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 100
  br i1 %c, label %loop, label %outer.latch
outer.latch:
  %o1 = add i64 %o, 1
  %d = icmp slt i64 %o1, %m
  br i1 %d, label %outer, label %end
end:
  ret void
}

; A flag that is set from the second round on.
define i64 @flag(i64 %m, i64 %n) {
entry:
  br label %outer
outer:
  %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i1, %latch ]
  %first = phi i1 [ true, %outer ], [ false, %latch ]
  br i1 %first, label %latch, label %then
then:
  call void @comma()
  br label %latch
latch:
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %outer.latch
outer.latch:
  %o1 = add i64 %o, 1
  %d = icmp slt i64 %o1, %m
  br i1 %d, label %outer, label %end
end:
  ret i64 %i1
}

; It may wrap and be 0 again; a test in the middle; no outer loop.
define void @refused(i64 %m, i64 %n) {
entry:
  br label %outer
outer:
  %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i1, %latch ]
  %b = icmp eq i64 %i, 0
  br i1 %b, label %then, label %latch
then:
  call void @comma()
  br label %latch
latch:
  %i1 = add i64 %i, 3
  %c = icmp ne i64 %i1, %n
  br i1 %c, label %loop, label %loop2
loop2:
  %j = phi i64 [ 0, %latch ], [ %j1, %latch2 ]
  %b2 = icmp eq i64 %j, 50
  br i1 %b2, label %then2, label %latch2
then2:
  call void @comma()
  br label %latch2
latch2:
  %j1 = add i64 %j, 1
  %c2 = icmp slt i64 %j1, 100
  br i1 %c2, label %loop2, label %outer.latch
outer.latch:
  %o1 = add i64 %o, 1
  %d = icmp slt i64 %o1, %m
  br i1 %d, label %outer, label %loop3
loop3:
  %k = phi i64 [ 0, %outer.latch ], [ %k1, %latch3 ]
  %b3 = icmp eq i64 %k, 0
  br i1 %b3, label %then3, label %latch3
then3:
  call void @comma()
  br label %latch3
latch3:
  %k1 = add i64 %k, 1
  %c3 = icmp slt i64 %k1, 100
  br i1 %c3, label %loop3, label %end
end:
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @f(i64)
;
; declare void @comma()
;
; define void @list(i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %outer.latch
;   %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
;   call void @f(i64 0)
;   br label %loop
;
; loop:                                             ; preds = %outer, %loop
;   %i = phi i64 [ 1, %outer ], [ %i1, %loop ]
;   call void @comma()
;   call void @f(i64 %i)
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, 100
;   br i1 %c, label %loop, label %outer.latch
;
; outer.latch:                                      ; preds = %loop
;   %o1 = add i64 %o, 1
;   %d = icmp slt i64 %o1, %m
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %outer.latch
;   ret void
; }
;
; define i64 @flag(i64 %m, i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %outer.latch
;   %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
;   %c = icmp sgt i64 %n, 1
;   br i1 %c, label %loop, label %outer.latch
;
; loop:                                             ; preds = %outer, %loop
;   %i = phi i64 [ 1, %outer ], [ %i1, %loop ]
;   call void @comma()
;   %i1 = add i64 %i, 1
;   %c1 = icmp slt i64 %i1, %n
;   br i1 %c1, label %loop, label %outer.latch
;
; outer.latch:                                      ; preds = %loop, %outer
;   %i11 = phi i64 [ %i1, %loop ], [ 1, %outer ]
;   %o1 = add i64 %o, 1
;   %d = icmp slt i64 %o1, %m
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %outer.latch
;   ret i64 %i11
; }
;
; define void @refused(i64 %m, i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %outer.latch
;   %o = phi i64 [ 0, %entry ], [ %o1, %outer.latch ]
;   br label %loop
;
; loop:                                             ; preds = %outer, %latch
;   %i = phi i64 [ 0, %outer ], [ %i1, %latch ]
;   %b = icmp eq i64 %i, 0
;   br i1 %b, label %then, label %latch
;
; then:                                             ; preds = %loop
;   call void @comma()
;   br label %latch
;
; latch:                                            ; preds = %loop, %then
;   %i1 = add i64 %i, 3
;   %c = icmp ne i64 %i1, %n
;   br i1 %c, label %loop, label %loop2
;
; loop2:                                            ; preds = %latch2, %latch
;   %j = phi i64 [ %j1, %latch2 ], [ 0, %latch ]
;   %b2 = icmp eq i64 %j, 50
;   br i1 %b2, label %then2, label %latch2
;
; then2:                                            ; preds = %loop2
;   call void @comma()
;   br label %latch2
;
; latch2:                                           ; preds = %loop2, %then2
;   %j1 = add i64 %j, 1
;   %c2 = icmp slt i64 %j1, 100
;   br i1 %c2, label %loop2, label %outer.latch
;
; outer.latch:                                      ; preds = %latch2
;   %o1 = add i64 %o, 1
;   %d = icmp slt i64 %o1, %m
;   br i1 %d, label %outer, label %loop3
;
; loop3:                                            ; preds = %latch3, %outer.latch
;   %k = phi i64 [ %k1, %latch3 ], [ 0, %outer.latch ]
;   %b3 = icmp eq i64 %k, 0
;   br i1 %b3, label %then3, label %latch3
;
; then3:                                            ; preds = %loop3
;   call void @comma()
;   br label %latch3
;
; latch3:                                           ; preds = %loop3, %then3
;   %k1 = add i64 %k, 1
;   %c3 = icmp slt i64 %k1, 100
;   br i1 %c3, label %loop3, label %end
;
; end:                                              ; preds = %latch3
;   ret void
; }
; OUTPUT[2]:
; %s:24:3: remark: first round taken out of the loop: it is unlike the others [-Rpass=peel]
;   br i1 %c, label %loop, label %outer.latch
;   ^
; %s:50:3: remark: first round taken out of the loop: it is unlike the others [-Rpass=peel]
;   br i1 %c, label %loop, label %outer.latch
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 loop-form - phis at exits
;        2 loop-form - preheaders made
;        2 peel - loops peeled
;
