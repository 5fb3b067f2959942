; RUN: %minic %s -S -emit-llvm -passes=loop-form,idiom,adce,simplify-cfg -o -
; RUN: %minic %s -S -passes=loop-form,idiom -Rpass=idiom -stats -o /dev/null
@a = global [1000 x i32] zeroinitializer
@b = global [1000 x i32] zeroinitializer

; All of an array; one that is filled downwards stays.
define void @set() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
  store i32 -1, ptr %p
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 1000
  br i1 %c, label %loop, label %end
end:
  ret void
}
define void @down(ptr %q, i32 %m, i8 %byte) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp sge i64 %n, 0
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ %n, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr %q, i64 %i
  store i8 %byte, ptr %p
  %i1 = add i64 %i, -1
  %c = icmp sge i64 %i1, 0
  br i1 %c, label %loop, label %end
end:
  ret void
}

; From one variable to another; within one, ahead of what is written, which stays. The rest of the loop stays.
define i32 @copy(i32 %m, i32 %x) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp slt i64 0, %n
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ %x, %entry ], [ %s1, %loop ]
  %s1 = mul i32 %s, %s
  %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
  %q = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %q
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %s1, %loop ]
  ret i32 %r
}
define void @move(i32 %m) {
entry:
  %n = sext i32 %m to i64
  %c0 = icmp slt i64 0, %n
  br i1 %c0, label %loop, label %end
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i64 %i, 1
  %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i1
  %q = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %q
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}

; Each place gets what was just written before it; pointers that may overlap; bytes that differ; a
; place that the loop reads; every second place; a store on some iterations only; seven words.
define i32 @refused(ptr %x, ptr %y, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i1, %skip ]
  %s = phi i32 [ 0, %entry ], [ %s1, %skip ]
  %j = add i64 %i, -1
  %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %j
  %q = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr %q
  %px = getelementptr i8, ptr %x, i64 %i
  %py = getelementptr i8, ptr %y, i64 %i
  %w = load i8, ptr %px
  store i8 %w, ptr %py
  %pb = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %i
  store i32 1, ptr %pb
  %pb1 = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %j
  %old = load i32, ptr %pb1
  %s1 = add i32 %s, %old
  br i1 %b, label %then, label %skip
then:
  store i8 0, ptr %px
  br label %skip
skip:
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 999
  br i1 %c, label %loop, label %loop2
loop2:
  %k = phi i64 [ 0, %skip ], [ %k1, %loop2 ]
  %pk = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %k
  store i32 0, ptr %pk
  %k1 = add i64 %k, 2
  %d = icmp slt i64 %k1, 1000
  br i1 %d, label %loop2, label %loop3
loop3:
  %l = phi i64 [ 0, %loop2 ], [ %l1, %loop3 ]
  %pl = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %l
  store i32 0, ptr %pl
  %l1 = add i64 %l, 1
  %e = icmp slt i64 %l1, 7
  br i1 %e, label %loop3, label %end
end:
  ret i32 %s1
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @a = global [1000 x i32] zeroinitializer, align 4
; @b = global [1000 x i32] zeroinitializer, align 4
;
; define void @set() {
; entry:
;   call void @llvm.memset.p0.i64(ptr @a, i8 -1, i64 4000, i1 false)
;   ret void
; }
;
; define void @down(ptr %q, i32 %m, i8 %byte) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp sge i64 %n, 0
;   br i1 %c0, label %loop, label %end
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %i1, %loop ], [ %n, %entry ]
;   %p = getelementptr i8, ptr %q, i64 %i
;   store i8 %byte, ptr %p, align 1
;   %i1 = add i64 %i, -1
;   %c = icmp sge i64 %i1, 0
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   ret void
; }
;
; define i32 @copy(i32 %m, i32 %x) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp slt i64 0, %n
;   br i1 %c0, label %preheader, label %end
;
; preheader:                                        ; preds = %entry
;   %0 = shl i64 %n, 2
;   call void @llvm.memcpy.p0.p0.i64(ptr @b, ptr @a, i64 %0, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %preheader
;   %i = phi i64 [ %i1, %loop ], [ 0, %preheader ]
;   %s = phi i32 [ %s1, %loop ], [ %x, %preheader ]
;   %s1 = mul i32 %s, %s
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   %r = phi i32 [ 0, %entry ], [ %s1, %loop ]
;   ret i32 %r
; }
;
; define void @move(i32 %m) {
; entry:
;   %n = sext i32 %m to i64
;   %c0 = icmp slt i64 0, %n
;   br i1 %c0, label %loop, label %end
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ %i1, %loop ], [ 0, %entry ]
;   %i1 = add i64 %i, 1
;   %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i1
;   %q = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
;   %v = load i32, ptr %p, align 4
;   store i32 %v, ptr %q, align 4
;   %c = icmp slt i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %entry, %loop
;   ret void
; }
;
; define i32 @refused(ptr %x, ptr %y, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %skip
;   %i = phi i64 [ 1, %entry ], [ %i1, %skip ]
;   %s = phi i32 [ 0, %entry ], [ %s1, %skip ]
;   %j = add i64 %i, -1
;   %p = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %j
;   %q = getelementptr inbounds [1000 x i32], ptr @a, i64 0, i64 %i
;   %v = load i32, ptr %p, align 4
;   store i32 %v, ptr %q, align 4
;   %px = getelementptr i8, ptr %x, i64 %i
;   %py = getelementptr i8, ptr %y, i64 %i
;   %w = load i8, ptr %px, align 1
;   store i8 %w, ptr %py, align 1
;   %pb = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %i
;   store i32 1, ptr %pb, align 4
;   %pb1 = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %j
;   %old = load i32, ptr %pb1, align 4
;   %s1 = add i32 %s, %old
;   br i1 %b, label %then, label %skip
;
; then:                                             ; preds = %loop
;   store i8 0, ptr %px, align 1
;   br label %skip
;
; skip:                                             ; preds = %loop, %then
;   %i1 = add i64 %i, 1
;   %c = icmp slt i64 %i1, 999
;   br i1 %c, label %loop, label %loop2
;
; loop2:                                            ; preds = %loop2, %skip
;   %k = phi i64 [ %k1, %loop2 ], [ 0, %skip ]
;   %pk = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %k
;   store i32 0, ptr %pk, align 4
;   %k1 = add i64 %k, 2
;   %d = icmp slt i64 %k1, 1000
;   br i1 %d, label %loop2, label %loop3
;
; loop3:                                            ; preds = %loop3, %loop2
;   %l = phi i64 [ %l1, %loop3 ], [ 0, %loop2 ]
;   %pl = getelementptr inbounds [1000 x i32], ptr @b, i64 0, i64 %l
;   store i32 0, ptr %pl, align 4
;   %l1 = add i64 %l, 1
;   %e = icmp slt i64 %l1, 7
;   br i1 %e, label %loop3, label %end
;
; end:                                              ; preds = %loop3
;   ret i32 %s1
; }
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; OUTPUT[2]:
; %s:13:3: remark: memset made of the stores [-Rpass=idiom]
;   store i32 -1, ptr %p
;   ^
; %s:49:3: remark: memcpy made of the copies [-Rpass=idiom]
;   store i32 %v, ptr %q
;   ^
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        5 loop-form - preheaders made
;        3 loop-form - exits separated
;        2 loop-form - phis at exits
;        1 idiom - memset made
;        1 idiom - memcpy made
;
