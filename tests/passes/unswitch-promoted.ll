; RUN: %minic %s -O2 -S -emit-llvm -passes=unswitch -o -
; loop-promote stores after a loop what it has computed, without a phi at the exit: such an exit
; stays where it is.
define void @used_after(i64 %start, i1 %c, ptr %to) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %more ]
  %next = add i64 %i, -1
  br i1 %c, label %exit, label %more
more:
  %goes = icmp ne i64 %next, 0
  br i1 %goes, label %loop, label %end
exit:
  store i64 %next, ptr %to
  ret void
end:
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @used_after(i64 %start, i1 %c, ptr %to) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %more
;   %i = phi i64 [ %start, %entry ], [ %next, %more ]
;   %next = add i64 %i, -1
;   br i1 %c, label %exit, label %more
;
; more:                                             ; preds = %loop
;   %goes = icmp ne i64 %next, 0
;   br i1 %goes, label %loop, label %end
;
; exit:                                             ; preds = %loop
;   store i64 %next, ptr %to, align 8
;   ret void
;
; end:                                              ; preds = %more
;   ret void
; }
