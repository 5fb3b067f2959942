; Comparisons of a phi that have the same answer on all ways to it.
; RUN: %minic %s -S -emit-llvm -passes=correlated -o -

declare void @use(i32)

; The test in front of the loop is that of its last iteration.
define i32 @guard(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %loop
loop:
  %m = phi i32 [ %n, %entry ], [ %k, %latch ]
  %again = icmp ne i32 %m, 0
  br i1 %again, label %inner, label %latch
inner:
  call void @use(i32 %m)
  br label %latch
latch:
  %k = sub i32 %m, 1
  %d = icmp eq i32 0, %k
  br i1 %d, label %end, label %loop
end:
  ret i32 0
}

; What the latch knows is about the value of this iteration.
define i32 @not_known(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %loop
loop:
  %m = phi i32 [ %n, %entry ], [ %k, %latch ]
  %again = icmp ne i32 %m, 0
  br i1 %again, label %latch, label %end
latch:
  %k = call i32 @next(i32 %m)
  br label %loop
end:
  ret i32 0
}
declare i32 @next(i32)
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @use(i32)
;
; define i32 @guard(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %m = phi i32 [ %n, %entry ], [ %k, %latch ]
;   %again = icmp ne i32 %m, 0
;   br i1 true, label %inner, label %latch
;
; inner:                                            ; preds = %loop
;   call void @use(i32 %m)
;   br label %latch
;
; latch:                                            ; preds = %loop, %inner
;   %k = sub i32 %m, 1
;   %d = icmp eq i32 0, %k
;   br i1 %d, label %end, label %loop
;
; end:                                              ; preds = %entry, %latch
;   ret i32 0
; }
;
; define i32 @not_known(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %m = phi i32 [ %n, %entry ], [ %k, %latch ]
;   %again = icmp ne i32 %m, 0
;   br i1 %again, label %latch, label %end
;
; latch:                                            ; preds = %loop
;   %k = call i32 @next(i32 %m)
;   br label %loop
;
; end:                                              ; preds = %entry, %loop
;   ret i32 0
; }
;
; declare i32 @next(i32)
