; RUN: %minic %s -S -emit-llvm -passes=sccp -o -
; RUN: %minic %s -S -passes=sccp -stats -o /dev/null
; A loop that could change x only after x has changed: x is 1.

define i32 @optimistic() {
entry:
  br label %head
head:
  %x = phi i32 [ 1, %entry ], [ %y, %odd ]
  %c = icmp eq i32 %x, 1
  br i1 %c, label %exit, label %odd
odd:
  %y = add i32 %x, 1
  br label %head
exit:
  ret i32 %x
}

define i32 @arithmetic(i32 %n) {
entry:
  %a = mul i32 3, 4
  %b = sub i32 %a, 2
  %c = icmp ugt i32 %b, 9
  %d = zext i1 %c to i32
  %e = select i1 %c, i32 %d, i32 %n
  %f = add i32 %e, %n
  ret i32 %f
}

; Both arms of a select, both operands of a phi: equal constants stay, others vary.
define i32 @meets(i1 %c) {
entry:
  %s = select i1 %c, i32 5, i32 5
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %same = phi i32 [ 7, %a ], [ 7, %b ]
  %other = phi i32 [ 1, %a ], [ 2, %b ]
  %u = phi i32 [ undef, %a ], [ 3, %b ]
  %x = add i32 %same, %other
  %y = add i32 %x, %u
  %z = add i32 %y, %s
  ret i32 %z
}

define i32 @switches() {
entry:
  %k = add i32 1, 1
  switch i32 %k, label %default [ i32 1, label %one i32 2, label %two ]
one:
  br label %join
two:
  br label %join
default:
  br label %join
join:
  %r = phi i32 [ 10, %one ], [ 20, %two ], [ 30, %default ]
  ret i32 %r
}

; Divisions by zero stay where they are; a call of an intrinsic folds, another call does not.
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @f(i32)
define i32 @stays() {
entry:
  %z = sub i32 1, 1
  %q = sdiv i32 1, %z
  %m = call i32 @llvm.smax.i32(i32 3, i32 9)
  %n = call i32 @f(i32 %m)
  %r = add i32 %q, %n
  ret i32 %r
}

define float @floats() {
entry:
  %a = fadd float 1.5, 2.5
  %b = fmul float %a, 0.5
  ret float %b
}

; Both edges of a branch lead to one block.
define i32 @twoEdges(i32 %n) {
entry:
  br i1 true, label %join, label %join
join:
  %x = phi i32 [ 4, %entry ], [ 4, %entry ]
  ret i32 %x
}

; A branch on undef runs both ways.
define i32 @undecided() {
entry:
  br i1 undef, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ], [ 2, %entry ]
  ret i32 %x
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @optimistic() {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %odd
;   br i1 true, label %exit, label %odd
;
; odd:                                              ; preds = %head
;   %y = add i32 1, 1
;   br label %head
;
; exit:                                             ; preds = %head
;   ret i32 1
; }
;
; define i32 @arithmetic(i32 %n) {
; entry:
;   %f = add i32 1, %n
;   ret i32 %f
; }
;
; define i32 @meets(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %join
;
; b:                                                ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %a, %b
;   %other = phi i32 [ 1, %a ], [ 2, %b ]
;   %u = phi i32 [ undef, %a ], [ 3, %b ]
;   %x = add i32 7, %other
;   %y = add i32 %x, %u
;   %z = add i32 %y, 5
;   ret i32 %z
; }
;
; define i32 @switches() {
; entry:
;   switch i32 2, label %default [
;     i32 1, label %one
;     i32 2, label %two
;   ]
;
; one:                                              ; preds = %entry
;   br label %join
;
; two:                                              ; preds = %entry
;   br label %join
;
; default:                                          ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %one, %two, %default
;   ret i32 20
; }
;
; declare i32 @llvm.smax.i32(i32, i32)
;
; declare i32 @f(i32)
;
; define i32 @stays() {
; entry:
;   %q = sdiv i32 1, 0
;   %n = call i32 @f(i32 9)
;   %r = add i32 %q, %n
;   ret i32 %r
; }
;
; define float @floats() {
; entry:
;   ret float 2.000000e+00
; }
;
; define i32 @twoEdges(i32 %n) {
; entry:
;   br i1 true, label %join, label %join
;
; join:                                             ; preds = %entry, %entry
;   ret i32 4
; }
;
; define i32 @undecided() {
; entry:
;   br i1 undef, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %x = phi i32 [ 1, %a ], [ 2, %entry ]
;   ret i32 %x
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       16 sccp - values that are constants
;
