; RUN: %minic %s -S -emit-llvm -passes=div-rem -o -
; RUN: %minic %s -S -emit-llvm -passes=div-rem --target=riscv64 -filter-print-funcs=variable -print-after=div-rem -o /dev/null
; A remainder is computed from the quotient of the same numbers.

define i32 @digits(i32 %x, i32 %sum) {
entry:
  br label %loop
loop:
  %rest = phi i32 [ %x, %entry ], [ %quotient, %loop ]
  %total = phi i32 [ %sum, %entry ], [ %more, %loop ]
  %digit = urem i32 %rest, 10
  %more = add i32 %total, %digit
  %quotient = udiv i32 %rest, 10
  %again = icmp ne i32 %quotient, 0
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %more
}

; On RISC-V both stay. The quotient is in a block that the remainder dominates.
define i64 @variable(i64 %x, i64 %y, i1 %c) {
entry:
  %rest = srem i64 %x, %y
  br i1 %c, label %yes, label %no
yes:
  %whole = sdiv i64 %x, %y
  %sum = add i64 %whole, %rest
  ret i64 %sum
no:
  ret i64 %rest
}

; Not before each other, another kind, powers of two, other numbers.
define i32 @apart(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = sdiv i32 %x, 7
  ret i32 %a
no:
  %b = srem i32 %x, 7
  %u = udiv i32 %x, 7
  %p = urem i32 %x, 8
  %q = udiv i32 %x, 8
  %r = sdiv i32 %y, 9
  %s = srem i32 %x, 9
  %t = srem i32 %y, -8
  %v = sdiv i32 %y, -8
  %e = add i32 %b, %u
  %f = add i32 %e, %p
  %g = add i32 %f, %q
  %h = add i32 %g, %r
  %i = add i32 %h, %s
  %j = add i32 %i, %t
  %k = add i32 %j, %v
  ret i32 %k
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @digits(i32 %x, i32 %sum) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %rest = phi i32 [ %x, %entry ], [ %quotient, %loop ]
;   %total = phi i32 [ %sum, %entry ], [ %more, %loop ]
;   %quotient = udiv i32 %rest, 10
;   %0 = mul i32 %quotient, 10
;   %1 = sub i32 %rest, %0
;   %more = add i32 %total, %1
;   %again = icmp ne i32 %quotient, 0
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %more
; }
;
; define i64 @variable(i64 %x, i64 %y, i1 %c) {
; entry:
;   %whole = sdiv i64 %x, %y
;   %0 = mul i64 %whole, %y
;   %1 = sub i64 %x, %0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %sum = add i64 %whole, %1
;   ret i64 %sum
;
; no:                                               ; preds = %entry
;   ret i64 %1
; }
;
; define i32 @apart(i32 %x, i32 %y, i1 %c) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = sdiv i32 %x, 7
;   ret i32 %a
;
; no:                                               ; preds = %entry
;   %b = srem i32 %x, 7
;   %u = udiv i32 %x, 7
;   %p = urem i32 %x, 8
;   %q = udiv i32 %x, 8
;   %r = sdiv i32 %y, 9
;   %s = srem i32 %x, 9
;   %t = srem i32 %y, -8
;   %v = sdiv i32 %y, -8
;   %e = add i32 %b, %u
;   %f = add i32 %e, %p
;   %g = add i32 %f, %q
;   %h = add i32 %g, %r
;   %i = add i32 %h, %s
;   %j = add i32 %i, %t
;   %k = add i32 %j, %v
;   ret i32 %k
; }
; OUTPUT[2]:
; ; *** IR Dump After div-rem on variable ***
; define i64 @variable(i64 %x, i64 %y, i1 %c) {
; entry:
;   %rest = srem i64 %x, %y
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %whole = sdiv i64 %x, %y
;   %sum = add i64 %whole, %rest
;   ret i64 %sum
;
; no:                                               ; preds = %entry
;   ret i64 %rest
; }
