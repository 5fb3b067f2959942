; RUN: %minic %s -S -emit-llvm -passes=if-convert,simplify -Rpass=if-convert -Rpass-missed=if-convert -o -
; RUN: %minic %s -S -emit-llvm --target=riscv64 -passes=if-convert,simplify -filter-print-funcs=count -Rpass-missed=if-convert -o /dev/null

; The larger of two numbers, then of three: the inner branch first.
define i32 @max(i32 %a, i32 %b, i32 %c) {
entry:
  %t = icmp slt i32 %a, %b
  br i1 %t, label %more, label %join
more:
  %u = icmp slt i32 %b, %c
  br i1 %u, label %inner, label %outer
inner:
  br label %outer
outer:
  %p = phi i32 [ %b, %more ], [ %c, %inner ]
  br label %join
join:
  %m = phi i32 [ %a, %entry ], [ %p, %outer ]
  ret i32 %m
}

; The sum keeps its way around the loop; a counter that grows by one adds the truth value.
define i32 @count(ptr %p, i32 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = phi i32 [ 0, %entry ], [ %c1, %next ]
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  %t = icmp slt i32 %x, %k
  br i1 %t, label %add, label %next
add:
  %s2 = add i32 %x, %s
  %c2 = add i32 %c, 1
  br label %next
next:
  %s1 = phi i32 [ %s, %loop ], [ %s2, %add ]
  %c1 = phi i32 [ %c, %loop ], [ %c2, %add ]
  %i1 = add i64 %i, 1
  %e = icmp slt i64 %i1, 100
  br i1 %e, label %loop, label %exit
exit:
  %r = add i32 %s1, %c1
  ret i32 %r
}

; crc: a bit is random. Two arms.
define i32 @crc(i32 %x) {
entry:
  %b = and i32 %x, 1
  %t = icmp eq i32 %b, 0
  br i1 %t, label %even, label %odd
even:
  %h = lshr i32 %x, 1
  br label %join
odd:
  %g = lshr i32 %x, 1
  %f = xor i32 %g, -306674912
  br label %join
join:
  %r = phi i32 [ %h, %even ], [ %f, %odd ]
  ret i32 %r
}

; Kept: a division, an address, a float, a load, a counter's test, too much work, a rare equality.
define i32 @division(i32 %x, i32 %y) {
entry:
  %t = icmp slt i32 %x, %y
  br i1 %t, label %then, label %join
then:
  %d = sdiv i32 %x, %y
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %d, %then ]
  ret i32 %r
}
define i32 @address(ptr %p, i64 %x, i64 %y) {
entry:
  %t = icmp slt i64 %x, %y
  br i1 %t, label %then, label %join
then:
  br label %join
join:
  %r = phi i64 [ %x, %entry ], [ %y, %then ]
  %s = add i64 %r, 1
  %q = getelementptr i32, ptr %p, i64 %s
  %v = load i32, ptr %q
  ret i32 %v
}
define double @float(i32 %x, double %a, double %b) {
entry:
  %t = icmp slt i32 %x, 5
  br i1 %t, label %then, label %join
then:
  br label %join
join:
  %r = phi double [ %a, %entry ], [ %b, %then ]
  ret double %r
}
define i32 @work(i32 %x, i32 %y) {
entry:
  %t = icmp slt i32 %x, 5
  br i1 %t, label %then, label %join
then:
  %a = mul i32 %x, %y
  %b = mul i32 %a, %y
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %b, %then ]
  ret i32 %r
}
define i32 @rare(i32 %x, i32 %y) {
entry:
  %t = icmp eq i32 %x, %y
  br i1 %t, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ 3, %entry ], [ 8, %then ]
  ret i32 %r
}

; Whether a variable mask meets a bit is random, too.
define i32 @masked(ptr %a, i64 %n, i32 %mask) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %both = and i32 %x, %mask
  %none = icmp eq i32 %both, 0
  br i1 %none, label %next, label %add
add:
  %s2 = or i32 %s, 1
  br label %next
next:
  %s1 = phi i32 [ %s, %loop ], [ %s2, %add ]
  %i1 = add i64 %i, 1
  %e = icmp slt i64 %i1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %s1
}

; OUTPUT[1]:
; %s:11:3: remark: branch converted to select [-Rpass=if-convert]
;   br i1 %u, label %inner, label %outer
;   ^
; %s:8:3: remark: branch converted to select [-Rpass=if-convert]
;   br i1 %t, label %more, label %join
;   ^
; %s:33:3: remark: branch converted to select [-Rpass=if-convert]
;   br i1 %t, label %add, label %next
;   ^
; %s:54:3: remark: branch converted to select [-Rpass=if-convert]
;   br i1 %t, label %even, label %odd
;   ^
; %s:82:3: remark: branch kept: an address depends on it [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:95:3: remark: branch kept: a choice of floats or addresses branches [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:105:3: remark: branch kept: cost 5 > gain 4 [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:117:3: remark: branch kept: cost 2 > gain 1 [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:136:3: remark: branch converted to select [-Rpass=if-convert]
;   br i1 %none, label %next, label %add
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @max(i32 %a, i32 %b, i32 %c) {
; entry:
;   %t = icmp slt i32 %a, %b
;   %u = icmp slt i32 %b, %c
;   %0 = select i1 %u, i32 %c, i32 %b
;   %1 = select i1 %t, i32 %0, i32 %a
;   ret i32 %1
; }
;
; define i32 @count(ptr %p, i32 %n, i32 %k) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %1, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %3, %loop ]
;   %q = getelementptr i32, ptr %p, i64 %i
;   %x = load i32, ptr %q, align 4
;   %t = icmp slt i32 %x, %k
;   %0 = select i1 %t, i32 %x, i32 0
;   %1 = add i32 %s, %0
;   %2 = zext i1 %t to i32
;   %3 = add i32 %c, %2
;   %i1 = add i64 %i, 1
;   %e = icmp slt i64 %i1, 100
;   br i1 %e, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r = add i32 %1, %3
;   ret i32 %r
; }
;
; define i32 @crc(i32 %x) {
; entry:
;   %b = and i32 %x, 1
;   %t = icmp eq i32 %b, 0
;   %h = lshr i32 %x, 1
;   %f = xor i32 %h, -306674912
;   %0 = select i1 %t, i32 %h, i32 %f
;   ret i32 %0
; }
;
; define i32 @division(i32 %x, i32 %y) {
; entry:
;   %t = icmp slt i32 %x, %y
;   br i1 %t, label %then, label %join
;
; then:                                             ; preds = %entry
;   %d = sdiv i32 %x, %y
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = phi i32 [ %x, %entry ], [ %d, %then ]
;   ret i32 %r
; }
;
; define i32 @address(ptr %p, i64 %x, i64 %y) {
; entry:
;   %t = icmp slt i64 %x, %y
;   br i1 %t, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = phi i64 [ %x, %entry ], [ %y, %then ]
;   %s = add i64 %r, 1
;   %q = getelementptr i32, ptr %p, i64 %s
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; define double @float(i32 %x, double %a, double %b) {
; entry:
;   %t = icmp slt i32 %x, 5
;   br i1 %t, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = phi double [ %a, %entry ], [ %b, %then ]
;   ret double %r
; }
;
; define i32 @work(i32 %x, i32 %y) {
; entry:
;   %t = icmp slt i32 %x, 5
;   br i1 %t, label %then, label %join
;
; then:                                             ; preds = %entry
;   %a = mul i32 %x, %y
;   %b = mul i32 %a, %y
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = phi i32 [ %x, %entry ], [ %b, %then ]
;   ret i32 %r
; }
;
; define i32 @rare(i32 %x, i32 %y) {
; entry:
;   %t = icmp eq i32 %x, %y
;   br i1 %t, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   %r = phi i32 [ 3, %entry ], [ 8, %then ]
;   ret i32 %r
; }
;
; define i32 @masked(ptr %a, i64 %n, i32 %mask) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %1, %loop ]
;   %p = getelementptr inbounds i32, ptr %a, i64 %i
;   %x = load i32, ptr %p, align 4
;   %both = and i32 %x, %mask
;   %none = icmp eq i32 %both, 0
;   %0 = select i1 %none, i32 0, i32 1
;   %1 = or i32 %s, %0
;   %i1 = add i64 %i, 1
;   %e = icmp slt i64 %i1, %n
;   br i1 %e, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret i32 %1
; }
; OUTPUT[2]:
; %s:11:3: remark: branch kept: the target has no conditional moves [-Rpass-missed=if-convert]
;   br i1 %u, label %inner, label %outer
;   ^
; %s:33:3: remark: branch kept: the target has no conditional moves [-Rpass-missed=if-convert]
;   br i1 %t, label %add, label %next
;   ^
; %s:54:3: remark: branch kept: the target has no conditional moves [-Rpass-missed=if-convert]
;   br i1 %t, label %even, label %odd
;   ^
; %s:82:3: remark: branch kept: an address depends on it [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:95:3: remark: branch kept: a choice of floats or addresses branches [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:105:3: remark: branch kept: the target has no conditional moves [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
; %s:117:3: remark: branch kept: the target has no conditional moves [-Rpass-missed=if-convert]
;   br i1 %t, label %then, label %join
;   ^
