; RUN: %minic %s -S -emit-llvm -passes=gvn -o -
; RUN: %minic %s -S -passes=gvn -stats -o /dev/null

@a = global [9 x i32] zeroinitializer
@b = global [9 x i32] zeroinitializer
@k = constant [3 x i32] [i32 5, i32 6, i32 7]
declare void @putint(i32)
declare i32 @pure(i32) memory(none)
declare i32 @looks(ptr) memory(read, inaccessiblemem: none)
declare void @unknown()

; Operands and predicates may be exchanged; -0.0 and 0.0 differ.
define i1 @expressions(i32 %x, i32 %y, double %d) {
entry:
  %s = add nsw i32 %x, %y
  %t = add i32 %y, %x
  %u = sub i32 %x, %y
  %v = sub i32 %y, %x
  %m = mul i32 %s, %t
  %n = mul i32 %u, %v
  %c = icmp slt i32 %m, %n
  %e = icmp sgt i32 %n, %m
  %f = fcmp ole double %d, 1.0
  %g = fcmp oge double 1.0, %d
  %p = fadd double %d, 0.0
  %q = fadd double %d, -0.0
  %h = fcmp oeq double %p, %q
  %i = xor i1 %c, %e
  %j = xor i1 %f, %g
  %k = xor i1 %i, %j
  %l = xor i1 %k, %h
  ret i1 %l
}

; An indirect call that turns out to write nothing.
define i32 @call_through_memory(ptr %p) {
entry:
  store ptr @pure, ptr %p
  %f = load ptr, ptr %p
  %r = call i32 %f(i32 1)
  ret i32 %r
}

; A load after a store to the same element, by another way, stays; a store to another array between them.
define i32 @memory(i32 %i, i32 %x) {
entry:
  %p = getelementptr [9 x i32], ptr @a, i64 0, i32 %i
  store i32 %x, ptr %p
  %other = getelementptr [9 x i32], ptr @b, i64 0, i32 %i
  store i32 7, ptr %other
  %i64 = sext i32 %i to i64
  %q = getelementptr i32, ptr @a, i64 %i64
  %y = load i32, ptr %q
  %i1 = add i32 %i, 1
  %next = getelementptr i32, ptr @a, i32 %i1
  %z = load i32, ptr %next
  store i32 8, ptr %q
  %again = load i32, ptr %next
  %half = load i16, ptr %q
  %wide = sext i16 %half to i32
  call void @putint(i32 %y)
  %r = add i32 %z, %again
  %s = add i32 %r, %wide
  ret i32 %s
}

; In the previous iteration, the store wrote to where %p points now.
define i32 @rounds(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %same = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %p = getelementptr i32, ptr %a, i32 %i
  %q = getelementptr i32, ptr %a, i32 %i1
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  %y = load i32, ptr %p
  %d = add i32 %x, %y
  %e = add i32 %d, %same
  %sum1 = add i32 %sum, %e
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %z = load i32, ptr %a
  %r = add i32 %sum1, %z
  ret i32 %r
}

define i32 @calls(i32 %x, ptr %p) {
entry:
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %c = call i32 @looks(ptr %p)
  %d = call i32 @looks(ptr %p)
  store i32 1, ptr %p
  %e = call i32 @looks(ptr %p)
  call void @unknown()
  %f = call i32 @pure(i32 %x)
  %r1 = sub i32 %a, %b
  %r2 = sub i32 %c, %d
  %r3 = sub i32 %r1, %r2
  %r4 = sub i32 %r3, %e
  %r5 = sub i32 %r4, %f
  ret i32 %r5
}

; A condition is known in the arms of a branch on it, not after their join.
define i32 @branches(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %less, label %join
less:
  %again = icmp sgt i32 %y, %x
  br i1 %again, label %join, label %never
never:
  %s = select i1 %c, i32 1, i32 2
  ret i32 %s
join:
  %third = icmp slt i32 %x, %y
  %r = zext i1 %third to i32
  ret i32 %r
}

; An equal expression in the other arm does not dominate.
define i32 @arms(i1 %c, i32 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = mul i32 %x, %x
  br label %join
right:
  %b = mul i32 %x, %x
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %b, %right ]
  %q = phi i32 [ %a, %left ], [ %b, %right ]
  %d = mul i32 %x, %x
  %e = sub i32 %p, %q
  %f = add i32 %e, %d
  ret i32 %f
}

; Volatile accesses stay; what is never written stays as it is over calls.
define i32 @ordered(ptr %p) {
entry:
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %q = getelementptr [3 x i32], ptr @k, i64 0, i64 1
  %c = load i32, ptr %q
  call void @unknown()
  %d = load i32, ptr %q
  %e = udiv i32 %a, %b
  %f = udiv i32 %a, %b
  %g = add i32 %c, %d
  %h = add i32 %e, %f
  %i = add i32 %g, %h
  ret i32 %i
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global [9 x i32] zeroinitializer, align 4
; @b = global [9 x i32] zeroinitializer, align 4
; @k = constant [3 x i32] [i32 5, i32 6, i32 7], align 4
;
; declare void @putint(i32)
;
; declare i32 @pure(i32) readnone
;
; declare i32 @looks(ptr) memory(read, argmem: read, inaccessiblemem: none)
;
; declare void @unknown()
;
; define i1 @expressions(i32 %x, i32 %y, double %d) {
; entry:
;   %s = add i32 %x, %y
;   %u = sub i32 %x, %y
;   %v = sub i32 %y, %x
;   %m = mul i32 %s, %s
;   %n = mul i32 %u, %v
;   %c = icmp slt i32 %m, %n
;   %f = fcmp ole double %d, 1.000000e+00
;   %p = fadd double %d, 0.000000e+00
;   %q = fadd double %d, -0.000000e+00
;   %h = fcmp oeq double %p, %q
;   %i = xor i1 %c, %c
;   %j = xor i1 %f, %f
;   %k = xor i1 %i, %j
;   %l = xor i1 %k, %h
;   ret i1 %l
; }
;
; define i32 @call_through_memory(ptr %p) {
; entry:
;   store ptr @pure, ptr %p, align 8
;   %r = call i32 @pure(i32 1)
;   ret i32 %r
; }
;
; define i32 @memory(i32 %i, i32 %x) {
; entry:
;   %p = getelementptr [9 x i32], ptr @a, i64 0, i32 %i
;   store i32 %x, ptr %p, align 4
;   %other = getelementptr [9 x i32], ptr @b, i64 0, i32 %i
;   store i32 7, ptr %other, align 4
;   %i64 = sext i32 %i to i64
;   %q = getelementptr i32, ptr @a, i64 %i64
;   %y = load i32, ptr %q, align 4
;   %i1 = add i32 %i, 1
;   %next = getelementptr i32, ptr @a, i32 %i1
;   %z = load i32, ptr %next, align 4
;   store i32 8, ptr %q, align 4
;   %half = load i16, ptr %q, align 2
;   %wide = sext i16 %half to i32
;   call void @putint(i32 %y)
;   %r = add i32 %z, %z
;   %s = add i32 %r, %wide
;   ret i32 %s
; }
;
; define i32 @rounds(ptr %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
;   %i1 = add i32 %i, 1
;   %p = getelementptr i32, ptr %a, i32 %i
;   %q = getelementptr i32, ptr %a, i32 %i1
;   %x = load i32, ptr %p, align 4
;   store i32 %x, ptr %q, align 4
;   %d = add i32 %x, %x
;   %e = add i32 %d, %i
;   %sum1 = add i32 %sum, %e
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %z = load i32, ptr %a, align 4
;   %r = add i32 %sum1, %z
;   ret i32 %r
; }
;
; define i32 @calls(i32 %x, ptr %p) {
; entry:
;   %a = call i32 @pure(i32 %x)
;   %c = call i32 @looks(ptr %p)
;   store i32 1, ptr %p, align 4
;   %e = call i32 @looks(ptr %p)
;   call void @unknown()
;   %r1 = sub i32 %a, %a
;   %r2 = sub i32 %c, %c
;   %r3 = sub i32 %r1, %r2
;   %r4 = sub i32 %r3, %e
;   %r5 = sub i32 %r4, %a
;   ret i32 %r5
; }
;
; define i32 @branches(i32 %x, i32 %y) {
; entry:
;   %c = icmp slt i32 %x, %y
;   br i1 %c, label %less, label %join
;
; less:                                             ; preds = %entry
;   br i1 true, label %join, label %never
;
; never:                                            ; preds = %less
;   ret i32 1
;
; join:                                             ; preds = %entry, %less
;   %r = zext i1 %c to i32
;   ret i32 %r
; }
;
; define i32 @arms(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   %a = mul i32 %x, %x
;   br label %join
;
; right:                                            ; preds = %entry
;   %b = mul i32 %x, %x
;   br label %join
;
; join:                                             ; preds = %left, %right
;   %p = phi i32 [ %a, %left ], [ %b, %right ]
;   %d = mul i32 %x, %x
;   %e = sub i32 %p, %p
;   %f = add i32 %e, %d
;   ret i32 %f
; }
;
; define i32 @ordered(ptr %p) {
; entry:
;   %a = load volatile i32, ptr %p, align 4
;   %b = load volatile i32, ptr %p, align 4
;   %c = load i32, ptr getelementptr ([3 x i32], ptr @k, i64 0, i64 1), align 4
;   call void @unknown()
;   %e = udiv i32 %a, %b
;   %g = add i32 %c, %c
;   %h = add i32 %e, %e
;   %i = add i32 %g, %h
;   ret i32 %i
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       10 gvn - equal expressions merged
;        4 gvn - loads of known values
;        2 gvn - expressions folded
;        2 gvn - conditions known by a branch
;
