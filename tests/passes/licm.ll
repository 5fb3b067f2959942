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
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
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
; OUTPUT[2]:
; %s:13:3: remark: mul hoisted out of the loop [-Rpass=licm]
;   %p = mul i32 %n, %m
;   ^
; %s:14:3: remark: add hoisted out of the loop [-Rpass=licm]
;   %s = add i32 %p, %i
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 licm - values hoisted
;
