; RUN: %minic %s -O3 -S -emit-llvm -passes=loop-form,unroll-full,unroll,simplify-cfg -o -
; RUN: %minic %s -O3 -S -passes=loop-form,unroll-full,unroll -Rpass=unroll -Rpass=unroll-full -Rpass-missed=unroll -Rpass-missed=unroll-full -stats -o /dev/null
; Three iterations.

declare void @use(i64)

define i64 @full(i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ %x, %entry ], [ %t, %loop ]
  %t = mul i64 %s, %x
  call void @use(i64 %i)
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 3
  br i1 %c, label %loop, label %end
end:
  ret i64 %t
}

; Another way out; the iterations are counted by the latch.
define i64 @early(i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 5, %entry ], [ %i1, %latch ]
  %b = icmp eq i64 %i, %x
  br i1 %b, label %end, label %latch
latch:
  call void @use(i64 %i)
  %i1 = add i64 %i, -2
  %c = icmp sge i64 %i1, 3
  br i1 %c, label %loop, label %end
end:
  %r = phi i64 [ %i, %loop ], [ 100, %latch ]
  ret i64 %r
}

; Four iterations per test: the bound is made of 32 bits, so n - 3 is no problem.
define i32 @part(ptr %a, i32 %m) {
entry:
  %n = sext i32 %m to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %t = add i32 %s, %x
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 %t
}

; Four iterations per test and none left.
define void @exact(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp ne i64 %i1, 100
  br i1 %c, label %loop, label %end
end:
  ret void
}

; n - 3 may wrap; a loop with a call; too many iterations.
define i64 @refused(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i64, ptr %a, i64 %i
  store i64 0, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %loop2
loop2:
  %j = phi i64 [ 0, %loop ], [ %j1, %loop2 ]
  call void @use(i64 %j)
  call void @use(i64 %n)
  call void @use(i64 %j)
  call void @use(i64 %n)
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, 60
  br i1 %d, label %loop2, label %end
end:
  ret i64 %j1
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare void @use(i64)
;
; define i64 @full(i64 %x) {
; entry:
;   %t = mul i64 %x, %x
;   call void @use(i64 0)
;   %i1 = add i64 0, 1
;   %c = icmp slt i64 %i1, 3
;   %t1 = mul i64 %t, %x
;   call void @use(i64 %i1)
;   %i11 = add i64 %i1, 1
;   %c1 = icmp slt i64 %i11, 3
;   %t2 = mul i64 %t1, %x
;   call void @use(i64 %i11)
;   %i12 = add i64 %i11, 1
;   %c2 = icmp slt i64 %i12, 3
;   ret i64 %t2
; }
;
; define i64 @early(i64 %x) {
; entry:
;   %b = icmp eq i64 5, %x
;   br i1 %b, label %end, label %latch
;
; latch:                                            ; preds = %entry
;   call void @use(i64 5)
;   %i1 = add i64 5, -2
;   %c = icmp sge i64 %i1, 3
;   %b1 = icmp eq i64 %i1, %x
;   br i1 %b1, label %end, label %latch1
;
; end:                                              ; preds = %entry, %latch1, %latch
;   %r = phi i64 [ 5, %entry ], [ 100, %latch1 ], [ %i1, %latch ]
;   ret i64 %r
;
; latch1:                                           ; preds = %latch
;   call void @use(i64 %i1)
;   %i11 = add i64 %i1, -2
;   %c1 = icmp sge i64 %i11, 3
;   br label %end
; }
;
; define i32 @part(ptr %a, i32 %m) {
; entry:
;   %n = sext i32 %m to i64
;   %0 = sub i64 %n, 3
;   %1 = icmp slt i64 0, %0
;   br i1 %1, label %loop1, label %rest
;
; rest:                                             ; preds = %entry, %left
;   %i = phi i64 [ 0, %entry ], [ %i14, %left ]
;   %s = phi i32 [ 0, %entry ], [ %t5, %left ]
;   br label %loop
;
; loop:                                             ; preds = %rest, %loop
;   %i2 = phi i64 [ %i, %rest ], [ %i1, %loop ]
;   %s1 = phi i32 [ %s, %rest ], [ %t, %loop ]
;   %p = getelementptr i32, ptr %a, i64 %i2
;   %x = load i32, ptr %p, align 4
;   %t = add i32 %s1, %x
;   %i1 = add i64 %i2, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop, %left
;   %t1 = phi i32 [ %t, %loop ], [ %t5, %left ]
;   ret i32 %t1
;
; loop1:                                            ; preds = %loop1, %entry
;   %i3 = phi i64 [ %i14, %loop1 ], [ 0, %entry ]
;   %s2 = phi i32 [ %t5, %loop1 ], [ 0, %entry ]
;   %p1 = getelementptr i32, ptr %a, i64 %i3
;   %x1 = load i32, ptr %p1, align 4
;   %t2 = add i32 %s2, %x1
;   %i11 = add i64 %i3, 1
;   %c1 = icmp slt i64 %i11, %n
;   %p2 = getelementptr i32, ptr %a, i64 %i11
;   %x2 = load i32, ptr %p2, align 4
;   %t3 = add i32 %t2, %x2
;   %i12 = add i64 %i11, 1
;   %c2 = icmp slt i64 %i12, %n
;   %p3 = getelementptr i32, ptr %a, i64 %i12
;   %x3 = load i32, ptr %p3, align 4
;   %t4 = add i32 %t3, %x3
;   %i13 = add i64 %i12, 1
;   %c3 = icmp slt i64 %i13, %n
;   %p4 = getelementptr i32, ptr %a, i64 %i13
;   %x4 = load i32, ptr %p4, align 4
;   %t5 = add i32 %t4, %x4
;   %i14 = add i64 %i13, 1
;   %c4 = icmp slt i64 %i14, %n
;   %2 = icmp slt i64 %i14, %0
;   br i1 %2, label %loop1, label %left
;
; left:                                             ; preds = %loop1
;   %3 = icmp slt i64 %i14, %n
;   br i1 %3, label %rest, label %end
; }
;
; define void @exact(ptr %a) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i13, %loop ]
;   %p = getelementptr i64, ptr %a, i64 %i
;   store i64 %i, ptr %p, align 8
;   %i1 = add i64 %i, 1
;   %c = icmp ne i64 %i1, 100
;   %p1 = getelementptr i64, ptr %a, i64 %i1
;   store i64 %i1, ptr %p1, align 8
;   %i11 = add i64 %i1, 1
;   %c1 = icmp ne i64 %i11, 100
;   %p2 = getelementptr i64, ptr %a, i64 %i11
;   store i64 %i11, ptr %p2, align 8
;   %i12 = add i64 %i11, 1
;   %c2 = icmp ne i64 %i12, 100
;   %p3 = getelementptr i64, ptr %a, i64 %i12
;   store i64 %i12, ptr %p3, align 8
;   %i13 = add i64 %i12, 1
;   %c3 = icmp ne i64 %i13, 100
;   br i1 %c3, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define i64 @refused(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %p = getelementptr i64, ptr %a, i64 %i
;   store i64 0, ptr %p, align 8
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %loop2
;
; loop2:                                            ; preds = %loop2, %loop
;   %j = phi i64 [ %j1, %loop2 ], [ 0, %loop ]
;   call void @use(i64 %j)
;   call void @use(i64 %n)
;   call void @use(i64 %j)
;   call void @use(i64 %n)
;   %j1 = add i64 %j, 1
;   %d = icmp slt i64 %j1, 60
;   br i1 %d, label %loop2, label %end
;
; end:                                              ; preds = %loop2
;   ret i64 %j1
; }
; OUTPUT[2]:
; %s:17:3: remark: loop unrolled: 3 iterations [-Rpass=unroll-full]
;   br i1 %c, label %loop, label %end
;   ^
; %s:29:3: remark: loop unrolled: 2 iterations [-Rpass=unroll-full]
;   br i1 %b, label %end, label %latch
;   ^
; %s:92:3: remark: loop not unrolled: 60 iterations come to 240 instructions > 150 [-Rpass-missed=unroll-full]
;   br i1 %d, label %loop2, label %end
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        6 loop-form - phis at exits
;        1 loop-form - exits separated
;        1 loop-form - preheaders made
;        2 unroll-full - loops unrolled
;        2 unroll - loops unrolled
;       14 dce - instructions deleted
;       12 simplify-cfg - blocks merged
;        3 simplify-cfg - empty blocks bypassed
;        3 sink-steps - steps moved behind the last use
;
