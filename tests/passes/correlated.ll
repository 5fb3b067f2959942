; RUN: %minic %s -S -emit-llvm -passes=correlated -Rpass=correlated -o -
; RUN: %minic %s -S -passes=correlated -stats -o /dev/null

declare void @use(i1)
declare void @use32(i32)

; An order with a constant decides others; an unsigned one decides no signed one.
define void @nested(i32 %x) {
  %c = icmp slt i32 %x, 10
  br i1 %c, label %then, label %else
then:
  %d = icmp sgt i32 %x, 20
  call void @use(i1 %d)
  %e = icmp ne i32 %x, 10
  call void @use(i1 %e)
  %f = icmp ult i32 %x, 20
  call void @use(i1 %f)
  %g = icmp slt i32 %x, 9
  call void @use(i1 %g)
  ret void
else:
  %h = icmp sge i32 %x, 9
  call void @use(i1 %h)
  call void @use(i1 %c)
  ret void
}

; Two values, in either order; both facts of an and; not of an or.
define void @two(i32 %x, i32 %y, i1 %z) {
  %a = icmp ult i32 %x, %y
  %b = and i1 %a, %z
  br i1 %b, label %then, label %else
then:
  %c = icmp eq i32 %y, %x
  call void @use(i1 %c)
  %d = icmp uge i32 %y, %x
  call void @use(i1 %d)
  %e = icmp sge i32 %y, %x
  call void @use(i1 %e)
  call void @use(i1 %z)
  ret void
else:
  call void @use(i1 %z)
  %f = icmp ugt i32 %y, %x
  call void @use(i1 %f)
  ret void
}

; An equality puts the constant in place, also for a case of a switch; two cases, the default and a
; join prove nothing.
define i32 @equal(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 7
  br i1 %c, label %then, label %else
then:
  call void @use32(i32 %x)
  br label %join
else:
  switch i32 %y, label %join [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %two
  ]
one:
  call void @use32(i32 %y)
  br label %join
two:
  call void @use32(i32 %y)
  br label %join
join:
  %p = phi i32 [ %x, %then ], [ %x, %else ], [ %y, %one ], [ 0, %two ]
  call void @use32(i32 %x)
  ret i32 %p
}

; Both edges to one block; a fact in a loop does not outlive the iteration's test.
define void @loop(i32 %n, i1 %c) {
entry:
  br i1 %c, label %head, label %head
head:
  %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %j, %body ]
  call void @use(i1 %c)
  %t = icmp slt i32 %i, %n
  br i1 %t, label %body, label %exit
body:
  %u = icmp slt i32 %i, %n
  call void @use(i1 %u)
  %j = add i32 %i, 1
  %v = icmp slt i32 %j, %n
  call void @use(i1 %v)
  br label %head
exit:
  %w = icmp sge i32 %i, %n
  call void @use(i1 %w)
  ret void
}

; No division of a negative number; the second may be one.
define i32 @division(i32 %x, i32 %y) {
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %else
then:
  %q = sdiv i32 %x, 10
  %r = srem i32 %x, 10
  %s = sdiv i32 %y, 10
  %t = srem i32 %x, -10
  %a = add i32 %q, %r
  %b = add i32 %a, %s
  %d = add i32 %b, %t
  ret i32 %d
else:
  %u = sdiv i32 %x, 10
  ret i32 %u
}
; The counter is never negative, whichever way leads to the loop, and is below 100.
define i32 @counter(i1 %c, ptr %bits) {
  br i1 %c, label %early, label %loop
early:
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ 5, %early ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ 0, %early ], [ %more, %latch ]
  %word = sdiv i32 %i, 32
  %never = icmp sge i32 %i, 100
  br i1 %never, label %end, label %latch
latch:
  %more = add i32 %sum, %word
  %next = add i32 %i, 1
  %goes = icmp slt i32 %next, 100
  br i1 %goes, label %loop, label %end
end:
  %r = phi i32 [ -1, %loop ], [ %more, %latch ]
  ret i32 %r
}

; It wraps.
define i32 @wraps(i32 %n) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
  %word = sdiv i32 %i, 32
  %more = add i32 %sum, %word
  %next = add i32 %i, 2
  %goes = icmp sle i32 %next, 2147483646
  br i1 %goes, label %loop, label %end
end:
  ret i32 %more
}

; OUTPUT[1]:
; %s:12:3: remark: always false here [-Rpass=correlated]
;   %d = icmp sgt i32 %x, 20
;   ^
; %s:14:3: remark: always true here [-Rpass=correlated]
;   %e = icmp ne i32 %x, 10
;   ^
; %s:22:3: remark: always true here [-Rpass=correlated]
;   %h = icmp sge i32 %x, 9
;   ^
; %s:34:3: remark: always false here [-Rpass=correlated]
;   %c = icmp eq i32 %y, %x
;   ^
; %s:36:3: remark: always true here [-Rpass=correlated]
;   %d = icmp uge i32 %y, %x
;   ^
; %s:85:3: remark: always true here [-Rpass=correlated]
;   %u = icmp slt i32 %i, %n
;   ^
; %s:92:3: remark: always true here [-Rpass=correlated]
;   %w = icmp sge i32 %i, %n
;   ^
; %s:123:3: remark: always false here [-Rpass=correlated]
;   %never = icmp sge i32 %i, 100
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @use(i1)
;
; declare void @use32(i32)
;
; define void @nested(i32 %x) {
;   %c = icmp slt i32 %x, 10
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   %d = icmp sgt i32 %x, 20
;   call void @use(i1 false)
;   %e = icmp ne i32 %x, 10
;   call void @use(i1 true)
;   %f = icmp ult i32 %x, 20
;   call void @use(i1 %f)
;   %g = icmp slt i32 %x, 9
;   call void @use(i1 %g)
;   ret void
;
; else:                                             ; preds = %0
;   %h = icmp sge i32 %x, 9
;   call void @use(i1 true)
;   call void @use(i1 false)
;   ret void
; }
;
; define void @two(i32 %x, i32 %y, i1 %z) {
;   %a = icmp ult i32 %x, %y
;   %b = and i1 %a, %z
;   br i1 %b, label %then, label %else
;
; then:                                             ; preds = %0
;   %c = icmp eq i32 %y, %x
;   call void @use(i1 false)
;   %d = icmp uge i32 %y, %x
;   call void @use(i1 true)
;   %e = icmp sge i32 %y, %x
;   call void @use(i1 %e)
;   call void @use(i1 %z)
;   ret void
;
; else:                                             ; preds = %0
;   call void @use(i1 %z)
;   %f = icmp ugt i32 %y, %x
;   call void @use(i1 %f)
;   ret void
; }
;
; define i32 @equal(i32 %x, i32 %y) {
;   %c = icmp eq i32 %x, 7
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   call void @use32(i32 7)
;   br label %join
;
; else:                                             ; preds = %0
;   switch i32 %y, label %join [
;     i32 1, label %one
;     i32 2, label %two
;     i32 3, label %two
;   ]
;
; one:                                              ; preds = %else
;   call void @use32(i32 1)
;   br label %join
;
; two:                                              ; preds = %else, %else
;   call void @use32(i32 %y)
;   br label %join
;
; join:                                             ; preds = %then, %else, %one, %two
;   %p = phi i32 [ 7, %then ], [ %x, %else ], [ 1, %one ], [ 0, %two ]
;   call void @use32(i32 %x)
;   ret i32 %p
; }
;
; define void @loop(i32 %n, i1 %c) {
; entry:
;   br i1 %c, label %head, label %head
;
; head:                                             ; preds = %entry, %entry, %body
;   %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %j, %body ]
;   call void @use(i1 %c)
;   %t = icmp slt i32 %i, %n
;   br i1 %t, label %body, label %exit
;
; body:                                             ; preds = %head
;   %u = icmp slt i32 %i, %n
;   call void @use(i1 true)
;   %j = add i32 %i, 1
;   %v = icmp slt i32 %j, %n
;   call void @use(i1 %v)
;   br label %head
;
; exit:                                             ; preds = %head
;   %w = icmp sge i32 %i, %n
;   call void @use(i1 true)
;   ret void
; }
;
; define i32 @division(i32 %x, i32 %y) {
;   %c = icmp sgt i32 %x, 0
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   %q = udiv i32 %x, 10
;   %r = urem i32 %x, 10
;   %s = sdiv i32 %y, 10
;   %t = srem i32 %x, -10
;   %a = add i32 %q, %r
;   %b = add i32 %a, %s
;   %d = add i32 %b, %t
;   ret i32 %d
;
; else:                                             ; preds = %0
;   %u = sdiv i32 %x, 10
;   ret i32 %u
; }
;
; define i32 @counter(i1 %c, ptr %bits) {
;   br i1 %c, label %early, label %loop
;
; early:                                            ; preds = %0
;   br label %loop
;
; loop:                                             ; preds = %0, %early, %latch
;   %i = phi i32 [ 0, %0 ], [ 5, %early ], [ %next, %latch ]
;   %sum = phi i32 [ 0, %0 ], [ 0, %early ], [ %more, %latch ]
;   %word = udiv i32 %i, 32
;   %never = icmp sge i32 %i, 100
;   br i1 false, label %end, label %latch
;
; latch:                                            ; preds = %loop
;   %more = add i32 %sum, %word
;   %next = add i32 %i, 1
;   %goes = icmp slt i32 %next, 100
;   br i1 %goes, label %loop, label %end
;
; end:                                              ; preds = %loop, %latch
;   %r = phi i32 [ -1, %loop ], [ %more, %latch ]
;   ret i32 %r
; }
;
; define i32 @wraps(i32 %n) {
;   br label %loop
;
; loop:                                             ; preds = %0, %loop
;   %i = phi i32 [ 0, %0 ], [ %next, %loop ]
;   %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
;   %word = sdiv i32 %i, 32
;   %more = add i32 %sum, %word
;   %next = add i32 %i, 2
;   %goes = icmp sle i32 %next, 2147483646
;   br i1 %goes, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %more
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        9 correlated - conditions decided
;        4 correlated - values replaced by equal constants
;        3 correlated - signed divisions made unsigned
;
