; RUN: %minic %s -S -emit-llvm -passes=jump-threading,simplify-cfg -Rpass=jump-threading -o -
; RUN: %minic %s -S -passes=jump-threading -stats -o /dev/null

declare void @a(i32)
declare void @b(i32)
declare i1 @c()

; a && b: the way on which a has failed goes on to the end.
define void @flag(i1 %a, i32 %n) {
entry:
  br i1 %a, label %more, label %test
more:
  %b = call i1 @c()
  br label %test
test:
  %f = phi i1 [ false, %entry ], [ %b, %more ]
  br i1 %f, label %then, label %else
then:
  call void @a(i32 %n)
  ret void
else:
  call void @b(i32 %n)
  ret void
}

; The length 0 is never greater: no way from there leads to @a.
define void @never_greater(i1 %c, i32 %best) {
entry:
  br i1 %c, label %count, label %test
count:
  %n = call i32 @count()
  br label %test
test:
  %length = phi i32 [ 0, %entry ], [ %n, %count ]
  %greater = icmp ugt i32 %length, %best
  br i1 %greater, label %then, label %else
then:
  call void @a(i32 %length)
  br label %else
else:
  ret void
}
declare i32 @count()

; Every way decides; a value of the block has two definitions after it.
define i32 @all(i1 %a, i32 %x, i32 %y) {
entry:
  br i1 %a, label %left, label %right
left:
  call void @a(i32 %x)
  br label %test
right:
  call void @b(i32 %x)
  br label %test
test:
  %k = phi i32 [ 1, %left ], [ 5, %right ]
  %z = phi i32 [ %x, %left ], [ %y, %right ]
  %w = mul i32 %z, %k
  %t = icmp slt i32 %k, 3
  br i1 %t, label %then, label %join
then:
  call void @a(i32 %w)
  br label %join
join:
  %r = phi i32 [ %w, %test ], [ %z, %then ]
  %s = add i32 %r, %w
  ret i32 %s
}

; The branch before, not the block's own: x < 5 decides x < 9.
define void @implied(i32 %x, i1 %o) {
entry:
  br i1 %o, label %test, label %first
first:
  %c = icmp slt i32 %x, 5
  br i1 %c, label %test, label %else
test:
  %d = icmp slt i32 %x, 9
  br i1 %d, label %then, label %else
then:
  call void @a(i32 %x)
  ret void
else:
  call void @b(i32 %x)
  ret void
}

; A constant into a switch: states of a machine, but not through the head of the loop.
define void @states(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  switch i32 %s, label %exit [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  call void @a(i32 %i)
  br label %next
one:
  call void @b(i32 %i)
  br label %next
next:
  %t = phi i32 [ 1, %zero ], [ 0, %one ]
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %head, label %exit
exit:
  ret void
}

; Seven instructions are too many.
define void @large(i1 %a, i32 %n) {
entry:
  br i1 %a, label %more, label %test
more:
  %b = call i1 @c()
  br label %test
test:
  %f = phi i1 [ false, %entry ], [ %b, %more ]
  call void @a(i32 1)
  call void @a(i32 2)
  call void @a(i32 3)
  call void @a(i32 4)
  call void @a(i32 5)
  call void @a(i32 6)
  call void @a(i32 7)
  br i1 %f, label %then, label %else
then:
  call void @a(i32 %n)
  ret void
else:
  ret void
}
declare void @use32(i32)

; Two blocks are copied, and a phi of the second one gets a value of the first one.
define i32 @twoCopies(i1 %g, i1 %h, i1 %k, i32 %a) {
entry:
  br i1 %k, label %p1, label %p2
p1:
  br label %first
p2:
  br label %first
first:
  %f = phi i1 [ true, %p1 ], [ %g, %p2 ]
  %q = phi i32 [ 1, %p1 ], [ %a, %p2 ]
  %v = add i32 %q, %a
  br i1 %f, label %c, label %d
c:
  call void @use32(i32 %v)
  br label %x
x:
  br label %second
d:
  call void @use32(i32 2)
  br label %y
y:
  br label %second
second:
  %t = phi i1 [ true, %x ], [ %h, %y ]
  %w = phi i32 [ %v, %x ], [ 7, %y ]
  br i1 %t, label %r, label %s
r:
  ret i32 %w
s:
  ret i32 0
}

; OUTPUT[1]:
; %s:17:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %f, label %then, label %else
;   ^
; %s:36:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %greater, label %then, label %else
;   ^
; %s:60:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %t, label %then, label %join
;   ^
; %s:79:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %d, label %then, label %else
;   ^
; %s:151:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %f, label %c, label %d
;   ^
; %s:165:3: remark: branch threaded [-Rpass=jump-threading]
;   br i1 %t, label %r, label %s
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @a(i32)
;
; declare void @b(i32)
;
; declare i1 @c()
;
; define void @flag(i1 %a, i32 %n) {
; entry:
;   br i1 %a, label %more, label %else
;
; more:                                             ; preds = %entry
;   %b = call i1 @c()
;   br i1 %b, label %then, label %else
;
; then:                                             ; preds = %more
;   call void @a(i32 %n)
;   ret void
;
; else:                                             ; preds = %more, %entry
;   call void @b(i32 %n)
;   ret void
; }
;
; define void @never_greater(i1 %c, i32 %best) {
; entry:
;   br i1 %c, label %count, label %0
;
; count:                                            ; preds = %entry
;   %n = call i32 @count()
;   %greater = icmp ugt i32 %n, %best
;   br i1 %greater, label %then, label %else
;
; 0:                                                ; preds = %entry
;   %greater1 = icmp ugt i32 0, %best
;   br label %else
;
; then:                                             ; preds = %count
;   call void @a(i32 %n)
;   br label %else
;
; else:                                             ; preds = %count, %then, %0
;   ret void
; }
;
; declare i32 @count()
;
; define i32 @all(i1 %a, i32 %x, i32 %y) {
; entry:
;   br i1 %a, label %left, label %right
;
; left:                                             ; preds = %entry
;   call void @a(i32 %x)
;   %w = mul i32 %x, 1
;   %t = icmp slt i32 1, 3
;   call void @a(i32 %w)
;   br label %join
;
; right:                                            ; preds = %entry
;   call void @b(i32 %x)
;   %w1 = mul i32 %y, 5
;   %t1 = icmp slt i32 5, 3
;   br label %join
;
; join:                                             ; preds = %right, %left
;   %0 = phi i32 [ %w1, %right ], [ %w, %left ]
;   %r = phi i32 [ %w1, %right ], [ %x, %left ]
;   %s = add i32 %r, %0
;   ret i32 %s
; }
;
; define void @implied(i32 %x, i1 %o) {
; entry:
;   br i1 %o, label %test, label %first
;
; first:                                            ; preds = %entry
;   %c = icmp slt i32 %x, 5
;   br i1 %c, label %0, label %else
;
; test:                                             ; preds = %entry
;   %d = icmp slt i32 %x, 9
;   br i1 %d, label %then, label %else
;
; 0:                                                ; preds = %first
;   %d1 = icmp slt i32 %x, 9
;   br label %then
;
; then:                                             ; preds = %test, %0
;   call void @a(i32 %x)
;   ret void
;
; else:                                             ; preds = %first, %test
;   call void @b(i32 %x)
;   ret void
; }
;
; define void @states(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %next
;   %i = phi i32 [ 0, %entry ], [ %j, %next ]
;   %s = phi i32 [ 0, %entry ], [ %t, %next ]
;   switch i32 %s, label %exit [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %head
;   call void @a(i32 %i)
;   br label %next
;
; one:                                              ; preds = %head
;   call void @b(i32 %i)
;   br label %next
;
; next:                                             ; preds = %zero, %one
;   %t = phi i32 [ 1, %zero ], [ 0, %one ]
;   %j = add i32 %i, 1
;   %e = icmp slt i32 %j, %n
;   br i1 %e, label %head, label %exit
;
; exit:                                             ; preds = %head, %next
;   ret void
; }
;
; define void @large(i1 %a, i32 %n) {
; entry:
;   br i1 %a, label %more, label %test
;
; more:                                             ; preds = %entry
;   %b = call i1 @c()
;   br label %test
;
; test:                                             ; preds = %entry, %more
;   %f = phi i1 [ false, %entry ], [ %b, %more ]
;   call void @a(i32 1)
;   call void @a(i32 2)
;   call void @a(i32 3)
;   call void @a(i32 4)
;   call void @a(i32 5)
;   call void @a(i32 6)
;   call void @a(i32 7)
;   br i1 %f, label %then, label %else
;
; then:                                             ; preds = %test
;   call void @a(i32 %n)
;   ret void
;
; else:                                             ; preds = %test
;   ret void
; }
;
; declare void @use32(i32)
;
; define i32 @twoCopies(i1 %g, i1 %h, i1 %k, i32 %a) {
; entry:
;   br i1 %k, label %0, label %first
;
; first:                                            ; preds = %entry
;   %v = add i32 %a, %a
;   br i1 %g, label %c, label %d
;
; 0:                                                ; preds = %entry
;   %v1 = add i32 1, %a
;   br label %c
;
; c:                                                ; preds = %first, %0
;   %1 = phi i32 [ %v, %first ], [ %v1, %0 ]
;   call void @use32(i32 %1)
;   br label %r
;
; d:                                                ; preds = %first
;   call void @use32(i32 2)
;   br i1 %h, label %r, label %s
;
; r:                                                ; preds = %d, %c
;   %2 = phi i32 [ 7, %d ], [ %1, %c ]
;   ret i32 %2
;
; s:                                                ; preds = %d
;   ret i32 0
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        7 jump-threading - branches threaded
;
