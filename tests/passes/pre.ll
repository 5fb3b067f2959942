; Partly redundant expressions, facts on all ways; what stays: cheap ones, critical edges, traps
; behind calls, values of the round before.
; RUN: %minic %s -S -emit-llvm -passes=pre -o -
; RUN: %minic %s -S -passes=pre -stats -o /dev/null

declare void @use(i32)
declare void @unknown()

define i32 @copied(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = mul i32 %x, %y
  call void @use(i32 %p)
  br label %join
else:
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %else ]
  %r = mul i32 %y, %v
  ret i32 %r
}

define i32 @cheap(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = add i32 %x, %y
  call void @use(i32 %p)
  br label %join
else:
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %else ]
  %r = add i32 %y, %v
  ret i32 %r
}

define i32 @on_all_ways(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = sub i32 %x, %y
  call void @use(i32 %p)
  br label %join
else:
  %q = sub i32 %z, %y
  call void @use(i32 %q)
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %else ]
  %r = sub i32 %v, %y
  ret i32 %r
}

; nsw on one of them only.
define i32 @flags(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = sub nsw i32 %x, %y
  call void @use(i32 %p)
  br label %join
else:
  %q = sub i32 %z, %y
  call void @use(i32 %q)
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %else ]
  %r = sub i32 %v, %y
  ret i32 %r
}

define i32 @critical(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %join
then:
  %p = mul i32 %x, %y
  call void @use(i32 %p)
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %entry ]
  %r = mul i32 %v, %y
  ret i32 %r
}

define i32 @trap(i1 %c, i32 %x, i32 %y, i32 %z) {
entry:
  br i1 %c, label %then, label %else
then:
  %p = sdiv i32 %x, %y
  call void @use(i32 %p)
  br label %join
else:
  br label %join
join:
  %v = phi i32 [ %x, %then ], [ %z, %else ]
  call void @unknown()
  %r = sdiv i32 %v, %y
  ret i32 %r
}

define i32 @constants(i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  br label %join
else:
  br label %join
join:
  %v = phi i32 [ 3, %then ], [ 5, %else ]
  %r = mul i32 %v, 7
  ret i32 %r
}

; The test in front of the loop is that of its last round.
define i32 @guard(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %loop
loop:
  %m = phi i32 [ %n, %entry ], [ %k, %latch ]
  %again = icmp ne i32 %m, 0
  br i1 %again, label %inner, label %latch
inner:
  call void @use(i32 %m)
  br label %latch
latch:
  %k = sub i32 %m, 1
  %d = icmp eq i32 0, %k
  br i1 %d, label %end, label %loop
end:
  ret i32 0
}

; What the latch knows is about the value of this round.
define i32 @not_known(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %loop
loop:
  %m = phi i32 [ %n, %entry ], [ %k, %latch ]
  %again = icmp ne i32 %m, 0
  br i1 %again, label %latch, label %end
latch:
  %k = call i32 @next(i32 %m)
  br label %loop
end:
  ret i32 0
}
declare i32 @next(i32)

; The product of the round before is the one of this round's earlier value.
define i32 @rounds(i32 %n, i32 %k) {
entry:
  %first = mul i32 %k, 5
  br label %loop
loop:
  %i = phi i32 [ %k, %entry ], [ %j, %loop ]
  %last = phi i32 [ 0, %entry ], [ %i, %loop ]
  %p = mul i32 %i, 5
  %q = mul i32 %last, 5
  %j = add i32 %i, %p
  call void @use(i32 %q)
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %first
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @use(i32)
;
; declare void @unknown()
;
; define i32 @copied(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %p = mul i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; else:                                             ; preds = %entry
;   %r = mul i32 %y, %z
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %r1 = phi i32 [ %p, %then ], [ %r, %else ]
;   %v = phi i32 [ %x, %then ], [ %z, %else ]
;   ret i32 %r1
; }
;
; define i32 @cheap(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %p = add i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; else:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %v = phi i32 [ %x, %then ], [ %z, %else ]
;   %r = add i32 %y, %v
;   ret i32 %r
; }
;
; define i32 @on_all_ways(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %p = sub i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; else:                                             ; preds = %entry
;   %q = sub i32 %z, %y
;   call void @use(i32 %q)
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %r = phi i32 [ %p, %then ], [ %q, %else ]
;   %v = phi i32 [ %x, %then ], [ %z, %else ]
;   ret i32 %r
; }
;
; define i32 @flags(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %p = sub nsw i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; else:                                             ; preds = %entry
;   %q = sub i32 %z, %y
;   call void @use(i32 %q)
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %v = phi i32 [ %x, %then ], [ %z, %else ]
;   %r = sub i32 %v, %y
;   ret i32 %r
; }
;
; define i32 @critical(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %p = mul i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %v = phi i32 [ %z, %entry ], [ %x, %then ]
;   %r = mul i32 %v, %y
;   ret i32 %r
; }
;
; define i32 @trap(i1 %c, i32 %x, i32 %y, i32 %z) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   %p = sdiv i32 %x, %y
;   call void @use(i32 %p)
;   br label %join
;
; else:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %v = phi i32 [ %x, %then ], [ %z, %else ]
;   call void @unknown()
;   %r = sdiv i32 %v, %y
;   ret i32 %r
; }
;
; define i32 @constants(i1 %c) {
; entry:
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %entry
;   br label %join
;
; else:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %then, %else
;   %r = phi i32 [ 21, %then ], [ 35, %else ]
;   %v = phi i32 [ 3, %then ], [ 5, %else ]
;   ret i32 %r
; }
;
; define i32 @guard(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %m = phi i32 [ %n, %entry ], [ %k, %latch ]
;   br i1 true, label %inner, label %latch
;
; inner:                                            ; preds = %loop
;   call void @use(i32 %m)
;   br label %latch
;
; latch:                                            ; preds = %loop, %inner
;   %k = sub i32 %m, 1
;   %d = icmp eq i32 0, %k
;   br i1 %d, label %end, label %loop
;
; end:                                              ; preds = %entry, %latch
;   ret i32 0
; }
;
; define i32 @not_known(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %end, label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %m = phi i32 [ %n, %entry ], [ %k, %latch ]
;   %again = icmp ne i32 %m, 0
;   br i1 %again, label %latch, label %end
;
; latch:                                            ; preds = %loop
;   %k = call i32 @next(i32 %m)
;   br label %loop
;
; end:                                              ; preds = %entry, %loop
;   ret i32 0
; }
;
; declare i32 @next(i32)
;
; define i32 @rounds(i32 %n, i32 %k) {
; entry:
;   %first = mul i32 %k, 5
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %q = phi i32 [ 0, %entry ], [ %p, %loop ]
;   %i = phi i32 [ %k, %entry ], [ %j, %loop ]
;   %last = phi i32 [ 0, %entry ], [ %i, %loop ]
;   %p = mul i32 %i, 5
;   %j = add i32 %i, %p
;   call void @use(i32 %q)
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %first
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        4 pre - partly redundant expressions
;        1 pre - expressions copied to a predecessor
;        1 pre - comparisons known on all ways
;
