; Numbers: implicit blocks, unnamed parameters and results, labels given or not, forward references
; to values and blocks, names in quotes, phi entries in any order.
; RUN: %minic %s -S -emit-llvm -passes= -o -

define i32 @implicit(i32, i1) {
  br i1 %1, label %4, label %3

; <label>:3:                                      ; preds = %2
  br label %5

  br label %5

; <label>:5:                                      ; preds = %4, %3
  %6 = phi i32 [ %0, %4 ], [ 7, %3 ]
  ret i32 %6
}

define i32 @forward(i32 %"the n", i1 %c) {
"first block":
  br label %loop
loop:
  %i = phi i32 [ %next, %latch ], [ 0, %"first block" ]
  br i1 %c, label %latch, label %early
out:
  ret i32 %sum
early:
  %sum = sub i32 %i, 1
  br label %out
latch:
  %next = add nuw nsw i32 %i, %"the n"
  br i1 true, label %loop, label %loop.exit
loop.exit:
  ret i32 -1
}

define void @duplicates(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 1, label %join
    i32 -1, label %other
    i32 5, label %join
  ]
other:
  br i1 false, label %join, label %join
join:
  %p = phi i32 [ 9, %other ], [ %x, %entry ], [ %x, %entry ], [ 9, %other ], [ %x, %entry ]
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @implicit(i32 %0, i1 %1) {
;   br i1 %1, label %4, label %3
;
; 3:                                                ; preds = %2
;   br label %5
;
; 4:                                                ; preds = %2
;   br label %5
;
; 5:                                                ; preds = %4, %3
;   %6 = phi i32 [ %0, %4 ], [ 7, %3 ]
;   ret i32 %6
; }
;
; define i32 @forward(i32 %"the n", i1 %c) {
; "first block":
;   br label %loop
;
; loop:                                             ; preds = %latch, %"first block"
;   %i = phi i32 [ %next, %latch ], [ 0, %"first block" ]
;   br i1 %c, label %latch, label %early
;
; out:                                              ; preds = %early
;   ret i32 %sum
;
; early:                                            ; preds = %loop
;   %sum = sub i32 %i, 1
;   br label %out
;
; latch:                                            ; preds = %loop
;   %next = add nuw nsw i32 %i, %"the n"
;   br i1 true, label %loop, label %loop.exit
;
; loop.exit:                                        ; preds = %latch
;   ret i32 -1
; }
;
; define void @duplicates(i32 %x) {
; entry:
;   switch i32 %x, label %join [
;     i32 1, label %join
;     i32 -1, label %other
;     i32 5, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br i1 false, label %join, label %join
;
; join:                                             ; preds = %other, %entry, %entry, %other, %entry
;   %p = phi i32 [ 9, %other ], [ %x, %entry ], [ %x, %entry ], [ 9, %other ], [ %x, %entry ]
;   ret void
; }
