; RUN: %minic %s -S -emit-llvm -passes= -o -
; Constant expressions of the same form are one value, although each is an object of its own.
@g = global [4 x i32] zeroinitializer
define ptr @f(i32 %n) {
entry:
  switch i32 %n, label %a [ i32 1, label %b i32 2, label %b ]
a:
  br label %b
b:
  %p = phi ptr [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ null, %a ]
  ret ptr %p
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @g = global [4 x i32] zeroinitializer, align 4
;
; define ptr @f(i32 %n) {
; entry:
;   switch i32 %n, label %a [
;     i32 1, label %b
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %entry, %entry, %a
;   %p = phi ptr [ getelementptr (i8, ptr @g, i64 4), %entry ], [ getelementptr (i8, ptr @g, i64 4), %entry ], [ null, %a ]
;   ret ptr %p
; }
