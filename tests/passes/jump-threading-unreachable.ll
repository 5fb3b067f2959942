; All ways decide the branch, so one of its blocks loses its last predecessor, and its phi would have no operand.
; RUN: %minic %s -S -emit-llvm -passes=jump-threading -verify-each -o -
define i32 @lost(i1 %a) {
entry:
  br i1 %a, label %test, label %other
other:
  br label %test
test:
  %f = phi i1 [ true, %entry ], [ true, %other ]
  %v = phi i32 [ 1, %entry ], [ 2, %other ]
  br i1 %f, label %found, label %never
found:
  ret i32 %v
never:
  %p = phi i32 [ %v, %test ]
  ret i32 %p
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @lost(i1 %a) {
; entry:
;   br i1 %a, label %test, label %other
;
; other:                                            ; preds = %entry
;   br label %test
;
; test:                                             ; preds = %entry, %other
;   %f = phi i1 [ true, %entry ], [ true, %other ]
;   %v = phi i32 [ 1, %entry ], [ 2, %other ]
;   br label %found
;
; found:                                            ; preds = %test
;   ret i32 %v
; }
