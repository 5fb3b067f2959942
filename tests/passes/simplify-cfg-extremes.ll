; RUN: %minic %s -passes=simplify-cfg -S -emit-llvm -o -
; A branch that only chooses the smaller or the greater of what it compares.

define i32 @clamp(i32 %x, i32 %low) {
entry:
  %a = icmp slt i32 %x, 512
  br i1 %a, label %join, label %large
large:
  br label %join
join:
  %y = phi i32 [ %x, %entry ], [ 511, %large ]
  %b = icmp sgt i32 %y, %low
  br i1 %b, label %above, label %below
above:
  br label %end
below:
  br label %end
end:
  %z = phi i32 [ %y, %above ], [ %low, %below ]
  ret i32 %z
}

; Neither is one of the numbers that are compared.
define i32 @other(i32 %x, i32 %y) {
entry:
  %a = icmp slt i32 %x, 512
  br i1 %a, label %join, label %large
large:
  br label %join
join:
  %z = phi i32 [ %x, %entry ], [ %y, %large ]
  ret i32 %z
}

; Two values depend on it.
define i32 @two(i32 %x, i32 %y) {
entry:
  %a = icmp slt i32 %x, %y
  br i1 %a, label %join, label %large
large:
  br label %join
join:
  %z = phi i32 [ %x, %entry ], [ %y, %large ]
  %where = phi i32 [ 0, %entry ], [ 1, %large ]
  %sum = add i32 %z, %where
  ret i32 %sum
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @clamp(i32 %x, i32 %low) {
; entry:
;   %a = icmp slt i32 %x, 512
;   %0 = select i1 %a, i32 %x, i32 511
;   %b = icmp sgt i32 %0, %low
;   %1 = select i1 %b, i32 %0, i32 %low
;   ret i32 %1
; }
;
; define i32 @other(i32 %x, i32 %y) {
; entry:
;   %a = icmp slt i32 %x, 512
;   br i1 %a, label %join, label %large
;
; large:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %large
;   %z = phi i32 [ %x, %entry ], [ %y, %large ]
;   ret i32 %z
; }
;
; define i32 @two(i32 %x, i32 %y) {
; entry:
;   %a = icmp slt i32 %x, %y
;   br i1 %a, label %join, label %large
;
; large:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %large
;   %z = phi i32 [ %x, %entry ], [ %y, %large ]
;   %where = phi i32 [ 0, %entry ], [ 1, %large ]
;   %sum = add i32 %z, %where
;   ret i32 %sum
; }
