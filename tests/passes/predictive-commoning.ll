; Loads whose value the previous iteration has: stored, loaded, in chains. What stays: another distance,
; a write in between, a load that does not run in every iteration, a call that may not return.
; RUN: %minic %s -S -emit-llvm -passes=predictive-commoning -o -

declare void @unknown()

define void @stored(ptr noalias %row, ptr noalias %cost, i64 %n) {
entry:
  br label %loop
loop:
  %j = phi i64 [ 1, %entry ], [ %next, %loop ]
  %before = sub i64 %j, 1
  %p = getelementptr i32, ptr %row, i64 %before
  %left = load i32, ptr %p
  %q = getelementptr i32, ptr %cost, i64 %j
  %c = load i32, ptr %q
  %x = add i32 %left, %c
  %r = getelementptr i32, ptr %row, i64 %j
  store i32 %x, ptr %r
  %next = add i64 %j, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

; a[i - 1] and a[i] from a[i] and a[i + 1] of the previous iteration.
define i32 @chain(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %i.0 = add i64 %i, -1
  %next = add i64 %i, 1
  %p0 = getelementptr i32, ptr %a, i64 %i.0
  %x0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a, i64 %i
  %x1 = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %a, i64 %next
  %x2 = load i32, ptr %p2
  %y = mul i32 %x0, %x1
  %z = mul i32 %y, %x2
  %sum = add i32 %s, %z
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret i32 %sum
}

define void @far(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 2, %entry ], [ %next, %loop ]
  %b = add i64 %i, -2
  %p = getelementptr i32, ptr %a, i64 %b
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %q
  %next = add i64 %i, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

; The other array may be the same one.
define void @written(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %o = add i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %o
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %q
  %r = getelementptr i32, ptr %b, i64 %i
  store i32 0, ptr %r
  %next = add i64 %i, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

; The store before the load is to the load's own place.
define void @own_store(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %o = add i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %o
  store i32 7, ptr %p
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %q
  %next = add i64 %i, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

define void @sometimes(ptr %a, i64 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %latch ]
  %o = add i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %o
  %q = getelementptr i32, ptr %a, i64 %i
  br i1 %c, label %then, label %latch
then:
  %x = load i32, ptr %p
  store i32 %x, ptr %q
  br label %latch
latch:
  %next = add i64 %i, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

define void @call(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  call void @unknown()
  %o = add i64 %i, -1
  %p = getelementptr i32, ptr %a, i64 %o
  %x = load i32, ptr %p
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %q
  %next = add i64 %i, 1
  %t = icmp slt i64 %next, %n
  br i1 %t, label %loop, label %end
end:
  ret void
}

; Downwards: the previous iteration has stored row[j + 1].
define void @down(ptr %row, i64 %n) {
entry:
  br label %loop
loop:
  %j = phi i64 [ %n, %entry ], [ %next, %loop ]
  %p = getelementptr [4 x i32], ptr %row, i64 %j, i64 5
  %x = load i32, ptr %p
  %y = mul i32 %x, 3
  %q = getelementptr [4 x i32], ptr %row, i64 %j, i64 1
  store i32 %y, ptr %q
  %next = sub i64 %j, 1
  %t = icmp sgt i64 %next, 0
  br i1 %t, label %loop, label %end
end:
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @unknown()
;
; define void @stored(ptr noalias %row, ptr noalias %cost, i64 %n) {
; entry:
;   %before = sub i64 1, 1
;   %p = getelementptr i32, ptr %row, i64 %before
;   %left = load i32, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %left1 = phi i32 [ %left, %entry ], [ %x, %loop ]
;   %j = phi i64 [ 1, %entry ], [ %next, %loop ]
;   %before1 = sub i64 %j, 1
;   %p1 = getelementptr i32, ptr %row, i64 %before1
;   %q = getelementptr i32, ptr %cost, i64 %j
;   %c = load i32, ptr %q, align 4
;   %x = add i32 %left1, %c
;   %r = getelementptr i32, ptr %row, i64 %j
;   store i32 %x, ptr %r, align 4
;   %next = add i64 %j, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define i32 @chain(ptr %a, i64 %n) {
; entry:
;   %i.0 = add i64 1, -1
;   %p0 = getelementptr i32, ptr %a, i64 %i.0
;   %x0 = load i32, ptr %p0, align 4
;   %p1 = getelementptr i32, ptr %a, i64 1
;   %x1 = load i32, ptr %p1, align 4
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %x11 = phi i32 [ %x1, %entry ], [ %x2, %loop ]
;   %x01 = phi i32 [ %x0, %entry ], [ %x11, %loop ]
;   %i = phi i64 [ 1, %entry ], [ %next, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
;   %i.01 = add i64 %i, -1
;   %next = add i64 %i, 1
;   %p01 = getelementptr i32, ptr %a, i64 %i.01
;   %p11 = getelementptr i32, ptr %a, i64 %i
;   %p2 = getelementptr i32, ptr %a, i64 %next
;   %x2 = load i32, ptr %p2, align 4
;   %y = mul i32 %x01, %x11
;   %z = mul i32 %y, %x2
;   %sum = add i32 %s, %z
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %sum
; }
;
; define void @far(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 2, %entry ], [ %next, %loop ]
;   %b = add i64 %i, -2
;   %p = getelementptr i32, ptr %a, i64 %b
;   %x = load i32, ptr %p, align 4
;   %q = getelementptr i32, ptr %a, i64 %i
;   store i32 %x, ptr %q, align 4
;   %next = add i64 %i, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @written(ptr %a, ptr %b, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 1, %entry ], [ %next, %loop ]
;   %o = add i64 %i, -1
;   %p = getelementptr i32, ptr %a, i64 %o
;   %x = load i32, ptr %p, align 4
;   %q = getelementptr i32, ptr %a, i64 %i
;   store i32 %x, ptr %q, align 4
;   %r = getelementptr i32, ptr %b, i64 %i
;   store i32 0, ptr %r, align 4
;   %next = add i64 %i, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @own_store(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 1, %entry ], [ %next, %loop ]
;   %o = add i64 %i, -1
;   %p = getelementptr i32, ptr %a, i64 %o
;   store i32 7, ptr %p, align 4
;   %x = load i32, ptr %p, align 4
;   %q = getelementptr i32, ptr %a, i64 %i
;   store i32 %x, ptr %q, align 4
;   %next = add i64 %i, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @sometimes(ptr %a, i64 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %i = phi i64 [ 1, %entry ], [ %next, %latch ]
;   %o = add i64 %i, -1
;   %p = getelementptr i32, ptr %a, i64 %o
;   %q = getelementptr i32, ptr %a, i64 %i
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %x = load i32, ptr %p, align 4
;   store i32 %x, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %loop, %then
;   %next = add i64 %i, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %latch
;   ret void
; }
;
; define void @call(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 1, %entry ], [ %next, %loop ]
;   call void @unknown()
;   %o = add i64 %i, -1
;   %p = getelementptr i32, ptr %a, i64 %o
;   %x = load i32, ptr %p, align 4
;   %q = getelementptr i32, ptr %a, i64 %i
;   store i32 %x, ptr %q, align 4
;   %next = add i64 %i, 1
;   %t = icmp slt i64 %next, %n
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @down(ptr %row, i64 %n) {
; entry:
;   %p = getelementptr [4 x i32], ptr %row, i64 %n, i64 5
;   %x = load i32, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %x1 = phi i32 [ %x, %entry ], [ %y, %loop ]
;   %j = phi i64 [ %n, %entry ], [ %next, %loop ]
;   %p1 = getelementptr [4 x i32], ptr %row, i64 %j, i64 5
;   %y = mul i32 %x1, 3
;   %q = getelementptr [4 x i32], ptr %row, i64 %j, i64 1
;   store i32 %y, ptr %q, align 4
;   %next = sub i64 %j, 1
;   %t = icmp sgt i64 %next, 0
;   br i1 %t, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
