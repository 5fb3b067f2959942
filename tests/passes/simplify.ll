; RUN: %minic %s -S -emit-llvm -passes=simplify -o -
; RUN: %minic %s -S -passes=simplify -stats -o /dev/null
; Rules of each file, their near misses, values with other uses, chains.

define i1 @even(i32 %n) {
  %r = srem i32 %n, 2
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; The remainder is used by itself, too.
define i1 @even_used(i32 %n, ptr %p) {
  %r = srem i32 %n, 2
  store i32 %r, ptr %p
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

define i32 @chain(i32 %x) {
  %a = add i32 1, %x
  %b = sub i32 %a, 3
  %c = add i32 %b, 2
  %d = mul i32 %c, 8
  ret i32 %d
}

; Either operand of a commutative operation.
define i32 @absorb(i32 %x, i32 %y) {
  %o = or i32 %y, %x
  %a = and i32 %x, %o
  ret i32 %a
}

; Shifts that together leave the width are zero, not a shift by their sum.
define i32 @shifts(i32 %x) {
  %a = shl i32 %x, 20
  %b = shl i32 %a, 20
  %c = lshr i32 %x, 3
  %d = lshr i32 %c, 4
  %e = or i32 %b, %d
  ret i32 %e
}

; The sign bit is known to be 0.
define i32 @facts(i32 %x) {
  %m = and i32 %x, 1023
  %q = sdiv i32 %m, 16
  %r = srem i32 %m, 16
  %c = icmp slt i32 %m, 0
  %s = select i1 %c, i32 %q, i32 %r
  ret i32 %s
}

; `x < y && x < z` as a select: if the second may be poison, it is no `and`.
define i1 @poison(i1 %c, i1 %x) {
  %s = select i1 %c, i1 %x, i1 false
  ret i1 %s
}
define i1 @no_poison(i1 %c, i1 noundef %x) {
  %s = select i1 %c, i1 %x, i1 false
  ret i1 %s
}

define i1 @narrow(i8 %x, i8 %y) {
  %a = sext i8 %x to i32
  %b = sext i8 %y to i32
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

; A number of 24 bits has no rules.
define i24 @odd_width(i24 %x) {
  %a = add i24 %x, 0
  ret i24 %a
}

define double @floats(double %x, double %y) {
  %a = fadd double %x, -0.0
  %b = fadd double %a, 0.0
  %n = fneg double %y
  %c = fsub double %b, %n
  ret double %c
}

; A phi that takes its own value around a loop is the other operand; the test of `not` turns around.
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %same = phi i32 [ %n, %entry ], [ %same, %head ]
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, 1
  %done = icmp sge i32 %next, %same
  %not = xor i1 %done, true
  br i1 %not, label %head, label %exit
exit:
  ret i32 %next
}

@table = internal global [4 x i32] zeroinitializer

; The address of the first element is the object's.
define i32 @address() {
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 0
  %v = load i32, ptr %p
  ret i32 %v
}
; A place in a variable is not null, nor is one behind two steps; one that may not be there is not known, nor is a step
; that leaves its object, nor what lies behind a pointer.
@numbers = global [100 x i32] zeroinitializer
@maybe = extern_weak global i32
define void @null(i64 %i, ptr %p, ptr %out) {
  %local = alloca [4 x [4 x i32]]
  call void @keep(ptr %local)
  %a = getelementptr inbounds [100 x i32], ptr @numbers, i64 0, i64 %i
  %b = icmp eq ptr %a, null
  store volatile i1 %b, ptr %out
  %row = getelementptr inbounds [4 x [4 x i32]], ptr %local, i64 0, i64 %i
  %c = getelementptr inbounds i32, ptr %row, i64 %i
  %d = icmp ne ptr null, %c
  store volatile i1 %d, ptr %out
  %e = getelementptr inbounds i32, ptr @maybe, i64 %i
  %f = icmp eq ptr %e, null
  store volatile i1 %f, ptr %out
  %g = getelementptr i32, ptr @numbers, i64 %i
  %h = icmp eq ptr %g, null
  store volatile i1 %h, ptr %out
  %j = getelementptr inbounds i32, ptr %p, i64 %i
  %k = icmp eq ptr %j, null
  store volatile i1 %k, ptr %out
  ret void
}
declare void @keep(ptr)

; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = internal global [4 x i32] zeroinitializer, align 4
; @numbers = global [100 x i32] zeroinitializer, align 4
; @maybe = extern_weak global i32, align 4
;
; define i1 @even(i32 %n) {
;   %1 = and i32 %n, 1
;   %c = icmp eq i32 %1, 0
;   ret i1 %c
; }
;
; define i1 @even_used(i32 %n, ptr %p) {
;   %r = srem i32 %n, 2
;   store i32 %r, ptr %p, align 4
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i32 @chain(i32 %x) {
;   %d = shl i32 %x, 3
;   ret i32 %d
; }
;
; define i32 @absorb(i32 %x, i32 %y) {
;   ret i32 %x
; }
;
; define i32 @shifts(i32 %x) {
;   %d = lshr i32 %x, 7
;   ret i32 %d
; }
;
; define i32 @facts(i32 %x) {
;   %r = and i32 %x, 15
;   ret i32 %r
; }
;
; define i1 @poison(i1 %c, i1 %x) {
;   %s = select i1 %c, i1 %x, i1 false
;   ret i1 %s
; }
;
; define i1 @no_poison(i1 %c, i1 noundef %x) {
;   %s = and i1 %c, %x
;   ret i1 %s
; }
;
; define i1 @narrow(i8 %x, i8 %y) {
;   %c = icmp slt i8 %x, %y
;   ret i1 %c
; }
;
; define i24 @odd_width(i24 %x) {
;   %a = add i24 %x, 0
;   ret i24 %a
; }
;
; define double @floats(double %x, double %y) {
;   %b = fadd double %x, 0.000000e+00
;   %c = fadd double %b, %y
;   ret double %c
; }
;
; define i32 @loop(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %head
;   %i = phi i32 [ 0, %entry ], [ %next, %head ]
;   %next = add i32 %i, 1
;   %not = icmp slt i32 %next, %n
;   br i1 %not, label %head, label %exit
;
; exit:                                             ; preds = %head
;   ret i32 %next
; }
;
; define i32 @address() {
;   %v = load i32, ptr @table, align 4
;   ret i32 %v
; }
;
; define void @null(i64 %i, ptr %p, ptr %out) {
;   %local = alloca [4 x [4 x i32]], align 4
;   call void @keep(ptr %local)
;   store volatile i1 false, ptr %out, align 1
;   store volatile i1 true, ptr %out, align 1
;   %e = getelementptr inbounds i32, ptr @maybe, i64 %i
;   %f = icmp eq ptr %e, null
;   store volatile i1 %f, ptr %out, align 1
;   %g = getelementptr i32, ptr @numbers, i64 %i
;   %h = icmp eq ptr %g, null
;   store volatile i1 %h, ptr %out, align 1
;   %j = getelementptr inbounds i32, ptr %p, i64 %i
;   %k = icmp eq ptr %j, null
;   store volatile i1 %k, ptr %out, align 1
;   ret void
; }
;
; declare void @keep(ptr)
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;       39 simplify - instructions deleted
;        1 simplify - rule srem-even
;        1 simplify - rule add-zero
;        2 simplify - rule add-add
;        1 simplify - rule sub-const
;        1 simplify - rule mul-pow2
;        1 simplify - rule and-absorb
;        1 simplify - rule or-zero
;        1 simplify - rule shl-shl-out
;        1 simplify - rule lshr-lshr
;        1 simplify - rule and-and
;        1 simplify - rule slt-nonneg
;        1 simplify - rule sdiv-pos
;        1 simplify - rule srem-pos
;        1 simplify - rule select-false
;        1 simplify - rule select-and
;        1 simplify - rule cmp-sext-sext
;        1 simplify - rule fadd-zero
;        1 simplify - rule fsub-fneg
;        4 simplify - instructions folded
;        1 simplify - rule xor-compare
;
