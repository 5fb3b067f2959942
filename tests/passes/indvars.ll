; RUN: %minic %s -S -emit-llvm -passes=loop-form,indvars -o -
; RUN: %minic %s -S -passes=loop-form,indvars -Rpass=indvars -Rpass-missed=indvars -stats -o /dev/null
; The test bounds the counter; its start is a number.

@table = global [100 x i32] zeroinitializer

define void @up(ptr %a, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  store i32 %i, ptr %p
  %i1 = add i32 %i, 1
  %y = sext i32 %i1 to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %y
  store i32 0, ptr %q
  br label %head
exit:
  ret void
}

; Downwards from n: n - 1 may be the greatest number, which the guard excludes.
define i32 @down(ptr %a, i32 %n) {
entry:
  %m = sub i32 %n, 1
  br label %head
head:
  %i = phi i32 [ %m, %entry ], [ %i1, %body ]
  %c = icmp sge i32 %i, 0
  br i1 %c, label %body, label %exit
body:
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 7, ptr %p
  %i1 = add i32 %i, -1
  br label %head
exit:
  ret i32 %i
}

; An inclusive bound that is a counter itself, and has a bound of its own.
define void @triangle(ptr %a) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %n = trunc i64 %i to i32
  %g = icmp sle i32 1, %n
  br i1 %g, label %loop, label %latch
loop:
  %j = phi i32 [ 1, %outer ], [ %j1, %loop ]
  %p = getelementptr i32, ptr %a, i32 %j
  store i32 7, ptr %p
  %j1 = add i32 %j, 1
  %c = icmp sle i32 %j1, %n
  br i1 %c, label %loop, label %latch
latch:
  %i1 = add i64 %i, 1
  %d = icmp slt i64 %i1, 2001
  br i1 %d, label %outer, label %end
end:
  ret void
}

; i + 3 may pass the end of the type; i <= n and n the greatest number, too.
define void @may_wrap(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  store i32 1, ptr %p
  %i1 = add i32 %i, 3
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %next
next:
  br label %loop2
loop2:
  %j = phi i32 [ 0, %next ], [ %j1, %loop2 ]
  %y = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %y
  store i32 1, ptr %q
  %j1 = add i32 %j, 1
  %d = icmp sle i32 %j1, %n
  br i1 %d, label %loop2, label %end
end:
  ret void
}

; They cannot where they index a variable of known size in every iteration.
define void @known_variable(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
  store i32 1, ptr %p
  %i1 = add i32 %i, 3
  %c = icmp sle i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; But not if the access is conditional; and the test for equality must stay narrow.
define void @sometimes(i32 %n, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br i1 %b, label %then, label %latch
then:
  %x = sext i32 %i to i64
  %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
  store i32 1, ptr %p
  br label %latch
latch:
  %i1 = add i32 %i, 3
  %c = icmp sle i32 %i1, %n
  br i1 %c, label %loop, label %next
next:
  br label %loop2
loop2:
  %j = phi i32 [ 0, %next ], [ %j1, %loop2 ]
  %y = sext i32 %j to i64
  %q = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %y
  store i32 1, ptr %q
  %j1 = add i32 %j, 1
  %d = icmp ne i32 %j1, %n
  br i1 %d, label %loop2, label %end
end:
  ret void
}

; Unsigned; the numbers are known.
define void @unsigned(ptr %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = zext i32 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %x
  store i32 1, ptr %p
  %i1 = add i32 %i, 2
  %c = icmp ult i32 %i1, 99
  br i1 %c, label %loop, label %end
end:
  ret void
}

; A sum with an invariant: as wide where it would be no index of the variable if it wrapped.
define void @sums(i32 %n, i32 %by) {
entry:
  %few = and i32 %by, 31
  br label %loop
loop:
  %i = phi i32 [ 90, %entry ], [ %i1, %loop ]
  %v = sext i32 %i to i64
  call void @use(i64 %v)
  %less = sub i32 %i, %few
  %x = sext i32 %less to i64
  %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
  store i32 1, ptr %p
  %any = add i32 %by, %i
  %y = sext i32 %any to i64
  %q = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %y
  store i32 2, ptr %q
  %i1 = add i32 %i, -1
  %c = icmp sgt i32 %i1, 40
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Unsigned: after 4294967295 come the first elements.
define void @unsigned_sums(i32 %from) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -7, %entry ], [ %i1, %loop ]
  %j = add i32 %i, 10
  %x = zext i32 %j to i64
  %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
  store i32 1, ptr %p
  %w = zext i32 %i to i64
  call void @use(i64 %w)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, -2
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare void @use(i64)

; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @table = global [100 x i32] zeroinitializer, align 4
;
; define void @up(ptr %a, i32 %n) {
; entry:
;   %c = icmp slt i32 0, %n
;   br i1 %c, label %preheader, label %1
;
; preheader:                                        ; preds = %entry
;   %0 = sext i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %i = phi i64 [ %i1, %loop ], [ 0, %preheader ]
;   %i2 = trunc i64 %i to i32
;   %p = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 %i2, ptr %p, align 4
;   %i1 = add i64 %i, 1
;   %q = getelementptr inbounds i32, ptr %a, i64 %i1
;   store i32 0, ptr %q, align 4
;   %c1 = icmp slt i64 %i1, %0
;   br i1 %c1, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   br label %1
;
; 1:                                                ; preds = %exit, %entry
;   ret void
; }
;
; define i32 @down(ptr %a, i32 %n) {
; entry:
;   %m = sub i32 %n, 1
;   %c = icmp sge i32 %m, 0
;   br i1 %c, label %preheader, label %2
;
; preheader:                                        ; preds = %entry
;   %0 = sext i32 %m to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %i = phi i64 [ %i1, %loop ], [ %0, %preheader ]
;   %p = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 7, ptr %p, align 4
;   %i1 = add i64 %i, -1
;   %c1 = icmp sge i64 %i1, 0
;   br i1 %c1, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %1 = phi i64 [ %i1, %loop ]
;   %i2 = trunc i64 %1 to i32
;   br label %2
;
; 2:                                                ; preds = %exit, %entry
;   %i3 = phi i32 [ %i2, %exit ], [ %m, %entry ]
;   ret i32 %i3
; }
;
; define void @triangle(ptr %a) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry, %latch
;   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
;   %n = trunc i64 %i to i32
;   %g = icmp sle i32 1, %n
;   br i1 %g, label %preheader, label %latch
;
; preheader:                                        ; preds = %outer
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %j = phi i64 [ %j1, %loop ], [ 1, %preheader ]
;   %p = getelementptr i32, ptr %a, i64 %j
;   store i32 7, ptr %p, align 4
;   %j1 = add i64 %j, 1
;   %c = icmp sle i64 %j1, %i
;   br i1 %c, label %loop, label %exit
;
; latch:                                            ; preds = %outer, %exit
;   %i1 = add i64 %i, 1
;   %d = icmp slt i64 %i1, 2001
;   br i1 %d, label %outer, label %end
;
; end:                                              ; preds = %latch
;   ret void
;
; exit:                                             ; preds = %loop
;   br label %latch
; }
;
; define void @may_wrap(ptr %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   %x = sext i32 %i to i64
;   %p = getelementptr inbounds i32, ptr %a, i64 %x
;   store i32 1, ptr %p, align 4
;   %i1 = add i32 %i, 3
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %next
;
; next:                                             ; preds = %loop
;   br label %loop2
;
; loop2:                                            ; preds = %next, %loop2
;   %j = phi i32 [ 0, %next ], [ %j1, %loop2 ]
;   %y = sext i32 %j to i64
;   %q = getelementptr inbounds i32, ptr %a, i64 %y
;   store i32 1, ptr %q, align 4
;   %j1 = add i32 %j, 1
;   %d = icmp sle i32 %j1, %n
;   br i1 %d, label %loop2, label %end
;
; end:                                              ; preds = %loop2
;   ret void
; }
;
; define void @known_variable(i32 %n) {
; entry:
;   %0 = sext i32 %n to i64
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %i
;   store i32 1, ptr %p, align 4
;   %i1 = add i64 %i, 3
;   %c = icmp sle i64 %i1, %0
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @sometimes(i32 %n, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %latch
;   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
;   br i1 %b, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %x = sext i32 %i to i64
;   %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
;   store i32 1, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %loop, %then
;   %i1 = add i32 %i, 3
;   %c = icmp sle i32 %i1, %n
;   br i1 %c, label %loop, label %next
;
; next:                                             ; preds = %latch
;   br label %loop2
;
; loop2:                                            ; preds = %next, %loop2
;   %j = phi i64 [ 0, %next ], [ %j1, %loop2 ]
;   %q = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %j
;   store i32 1, ptr %q, align 4
;   %j1 = add i64 %j, 1
;   %j11 = trunc i64 %j1 to i32
;   %d = icmp ne i32 %j11, %n
;   br i1 %d, label %loop2, label %end
;
; end:                                              ; preds = %loop2
;   ret void
; }
;
; define void @unsigned(ptr %a) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %p = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 1, ptr %p, align 4
;   %i1 = add i64 %i, 2
;   %c = icmp ult i64 %i1, 99
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @sums(i32 %n, i32 %by) {
; entry:
;   %few = and i32 %by, 31
;   %0 = sext i32 %few to i64
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 90, %entry ], [ %i1, %loop ]
;   %i2 = trunc i64 %i to i32
;   call void @use(i64 %i)
;   %1 = sub i64 %i, %0
;   %less = sub i32 %i2, %few
;   %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %1
;   store i32 1, ptr %p, align 4
;   %any = add i32 %by, %i2
;   %y = sext i32 %any to i64
;   %q = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %y
;   store i32 2, ptr %q, align 4
;   %i1 = add i64 %i, -1
;   %c = icmp sgt i64 %i1, 40
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; define void @unsigned_sums(i32 %from) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 4294967289, %entry ], [ %i1, %loop ]
;   %i2 = trunc i64 %i to i32
;   %j = add i32 %i2, 10
;   %x = zext i32 %j to i64
;   %p = getelementptr inbounds [100 x i32], ptr @table, i64 0, i64 %x
;   store i32 1, ptr %p, align 4
;   call void @use(i64 %i)
;   %i1 = add i64 %i, 1
;   %c = icmp ult i64 %i1, 4294967294
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
;
; declare void @use(i64)
; OUTPUT[2]:
; %s:11:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ 0, %entry ], [ %i1, %body ]
;   ^
; %s:33:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ %m, %entry ], [ %i1, %body ]
;   ^
; %s:55:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %j = phi i32 [ 1, %outer ], [ %j1, %loop ]
;   ^
; %s:84:3: remark: counter not widened: it may wrap [-Rpass-missed=indvars]
;   %j = phi i32 [ 0, %next ], [ %j1, %loop2 ]
;   ^
; %s:74:3: remark: counter not widened: it may wrap [-Rpass-missed=indvars]
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   ^
; %s:100:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   ^
; %s:130:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %j = phi i32 [ 0, %next ], [ %j1, %loop2 ]
;   ^
; %s:116:3: remark: counter not widened: it may wrap [-Rpass-missed=indvars]
;   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
;   ^
; %s:146:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   ^
; %s:163:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ 90, %entry ], [ %i1, %loop ]
;   ^
; %s:186:3: remark: counter widened to 64 bits [-Rpass=indvars]
;   %i = phi i32 [ -7, %entry ], [ %i1, %loop ]
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        2 loop-form - loops rotated
;        1 loop-form - phis at exits
;        1 loop-form - preheaders made
;        1 loop-form - exits separated
;        8 indvars - counters widened
;
