; Copies for function pointers, modes and divisors that calls in loops pass; none for a call outside
; of a loop, for an argument that decides nothing, or for one that varies.
; RUN: %minic %s -passes=specialise -Rpass=specialise -S -emit-llvm -o -

declare i32 @use(i32)

define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

define i32 @apply(i32 %x, ptr %f, i32 %other) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %more
more:
  %y = sub i32 %x, 1
  %r = call i32 %f(i32 %y)
  %s = call i32 @apply(i32 %r, ptr %f, i32 %other)
  ret i32 %s
end:
  ret i32 %other
}

define i32 @modular(i32 %x, i32 %m) {
entry:
  br label %loop
loop:
  %y = phi i32 [ %x, %entry ], [ %z, %loop ]
  %r = srem i32 %y, %m
  %z = add i32 %r, -1
  %c = icmp sgt i32 %z, 0
  br i1 %c, label %loop, label %end
end:
  ret i32 %r
}

define i32 @once(i32 %x, i32 %m) {
  %r = srem i32 %x, %m
  ret i32 %r
}

define i32 @main(i32 %n) {
entry:
  %once = call i32 @apply(i32 %n, ptr @twice, i32 1)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = call i32 @apply(i32 %i, ptr @twice, i32 2)
  %b = call i32 @apply(i32 %a, ptr @twice, i32 3)
  %c = call i32 @modular(i32 %b, i32 7)
  %d = call i32 @modular(i32 %c, i32 9)
  %e = call i32 @modular(i32 %d, i32 %i)
  %f = call i32 @once(i32 %i, i32 9)
  %next = add i32 %i, 1
  %t = icmp slt i32 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret i32 %f
}
; OUTPUT:
; %s:49:3: remark: calls 'apply.for.1', a copy for constant arguments [-Rpass=specialise]
;   %a = call i32 @apply(i32 %i, ptr @twice, i32 2)
;   ^
; %s:50:3: remark: calls 'apply.for.1', a copy for constant arguments [-Rpass=specialise]
;   %b = call i32 @apply(i32 %a, ptr @twice, i32 3)
;   ^
; %s:51:3: remark: calls 'modular.for.2', a copy for constant arguments [-Rpass=specialise]
;   %c = call i32 @modular(i32 %b, i32 7)
;   ^
; %s:52:3: remark: calls 'modular.for.3', a copy for constant arguments [-Rpass=specialise]
;   %d = call i32 @modular(i32 %c, i32 9)
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @use(i32)
;
; define i32 @twice(i32 %x) {
;   %y = shl i32 %x, 1
;   ret i32 %y
; }
;
; define i32 @apply(i32 %x, ptr %f, i32 %other) {
; entry:
;   %c = icmp eq i32 %x, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %entry
;   %y = sub i32 %x, 1
;   %r = call i32 %f(i32 %y)
;   %s = call i32 @apply(i32 %r, ptr %f, i32 %other)
;   ret i32 %s
;
; end:                                              ; preds = %entry
;   ret i32 %other
; }
;
; define i32 @modular(i32 %x, i32 %m) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %y = phi i32 [ %x, %entry ], [ %z, %loop ]
;   %r = srem i32 %y, %m
;   %z = add i32 %r, -1
;   %c = icmp sgt i32 %z, 0
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %r
; }
;
; define i32 @once(i32 %x, i32 %m) {
;   %r = srem i32 %x, %m
;   ret i32 %r
; }
;
; define i32 @main(i32 %n) {
; entry:
;   %once = call i32 @apply(i32 %n, ptr @twice, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = call i32 @apply.for.1(i32 %i, ptr @twice, i32 2)
;   %b = call i32 @apply.for.1(i32 %a, ptr @twice, i32 3)
;   %c = call i32 @modular.for.2(i32 %b, i32 7)
;   %d = call i32 @modular.for.3(i32 %c, i32 9)
;   %e = call i32 @modular(i32 %d, i32 %i)
;   %f = call i32 @once(i32 %i, i32 9)
;   %next = add i32 %i, 1
;   %t = icmp slt i32 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %f
; }
;
; define internal i32 @apply.for.1(i32 %x, ptr %f, i32 %other) {
; entry:
;   %c = icmp eq i32 %x, 0
;   br i1 %c, label %end, label %more
;
; more:                                             ; preds = %entry
;   %y = sub i32 %x, 1
;   %r = call i32 @twice(i32 %y)
;   %s = call i32 @apply.for.1(i32 %r, ptr @twice, i32 %other)
;   ret i32 %s
;
; end:                                              ; preds = %entry
;   ret i32 %other
; }
;
; define internal i32 @modular.for.2(i32 %x, i32 %m) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %y = phi i32 [ %x, %entry ], [ %z, %loop ]
;   %r = srem i32 %y, 7
;   %z = add i32 %r, -1
;   %c = icmp sgt i32 %z, 0
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %r
; }
;
; define internal i32 @modular.for.3(i32 %x, i32 %m) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %y = phi i32 [ %x, %entry ], [ %z, %loop ]
;   %r = srem i32 %y, 9
;   %z = add i32 %r, -1
;   %c = icmp sgt i32 %z, 0
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %r
; }
