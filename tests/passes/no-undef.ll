; RUN: %minic %s -S -emit-llvm -passes=no-undef -o -
; RUN: %minic %s -S -passes=no-undef -stats -o /dev/null

define i32 @operands(i32 %x) {
entry:
  %a = add i32 %x, undef
  %f = fadd double undef, 1.0
  %p = insertvalue { i32, i32 } undef, i32 %a, 0
  %e = extractvalue { i32, i32 } %p, 1
  ret i32 %e
}

; x may stand for the phi if it is available there and no poison.
define i32 @merges(i1 %c, i32 noundef %x, i32 %y) {
entry:
  %z = and i32 %x, 7
  %s = shl i32 %x, %y
  br i1 %c, label %then, label %join
then:
  %late = add i32 %x, 1
  br label %join
join:
  %argument = phi i32 [ undef, %entry ], [ %x, %then ]
  %instruction = phi i32 [ %z, %then ], [ undef, %entry ]
  %notAvailable = phi i32 [ undef, %entry ], [ %late, %then ]
  %perhapsPoison = phi i32 [ undef, %entry ], [ %s, %then ]
  %callersPoison = phi i32 [ undef, %entry ], [ %y, %then ]
  %a = add i32 %argument, %instruction
  %b = add i32 %notAvailable, %perhapsPoison
  %d = add i32 %a, %callersPoison
  %r = add i32 %d, %b
  ret i32 %r
}

; The other phi holds the value of the next iteration: old is what it was before.
define i32 @of_the_previous_iteration(i32 noundef %n) {
entry:
  br label %loop
loop:
  %now = phi i32 [ 0, %entry ], [ %next, %loop ]
  %old = phi i32 [ undef, %entry ], [ %now, %loop ]
  %next = and i32 %n, 3
  %c = icmp eq i32 %now, %old
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %old
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @operands(i32 %x) {
; entry:
;   %a = add i32 %x, 0
;   %f = fadd double 0.000000e+00, 1.000000e+00
;   %p = insertvalue { i32, i32 } zeroinitializer, i32 %a, 0
;   %e = extractvalue { i32, i32 } %p, 1
;   ret i32 %e
; }
;
; define i32 @merges(i1 %c, i32 noundef %x, i32 %y) {
; entry:
;   %z = and i32 %x, 7
;   %s = shl i32 %x, %y
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %late = add i32 %x, 1
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %notAvailable = phi i32 [ 0, %entry ], [ %late, %then ]
;   %perhapsPoison = phi i32 [ 0, %entry ], [ %s, %then ]
;   %callersPoison = phi i32 [ 0, %entry ], [ %y, %then ]
;   %a = add i32 %x, %z
;   %b = add i32 %notAvailable, %perhapsPoison
;   %d = add i32 %a, %callersPoison
;   %r = add i32 %d, %b
;   ret i32 %r
; }
;
; define i32 @of_the_previous_iteration(i32 noundef %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %now = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %old = phi i32 [ 0, %entry ], [ %now, %loop ]
;   %next = and i32 %n, 3
;   %c = icmp eq i32 %now, %old
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %old
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        7 no-undef - operands set to zero
;        2 no-undef - phis of undef and one value
;
