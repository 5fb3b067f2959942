; RUN: %minic %s -S -emit-llvm -passes=correlated -Rpass=correlated -o -
; RUN: %minic %s -S -passes=correlated -stats -o /dev/null
; Ranges that the branches before narrow: operations with overflow, indices.

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare void @use(i1)
declare void @use32(i32)
declare void @usePair({ i32, i1 })

; i < n, so that i + 1 fits; i + 2 may not, nor i - 1.
define void @counter(i32 %i, i32 %n) {
  %c = icmp slt i32 %i, %n
  br i1 %c, label %then, label %else
then:
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %a0 = extractvalue { i32, i1 } %a, 0
  %a1 = extractvalue { i32, i1 } %a, 1
  call void @use32(i32 %a0)
  call void @use(i1 %a1)
  %b = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 2)
  %b1 = extractvalue { i32, i1 } %b, 1
  call void @use(i1 %b1)
  %d = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 1)
  %d1 = extractvalue { i32, i1 } %d, 1
  call void @use(i1 %d1)
  ret void
else:
  ; i >= n: i - 1 fits unless both are the smallest number.
  %e = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 1)
  %e1 = extractvalue { i32, i1 } %e, 1
  call void @use(i1 %e1)
  ret void
}

; Two bounds on each side. 46340 * 46340 fits, 46341 * 46341 does not. A call whose pair goes elsewhere stays.
define void @product(i32 %x, i32 %y) {
  %a = icmp sge i32 %x, -46340
  br i1 %a, label %next, label %out
next:
  %b = icmp sle i32 %x, 46340
  br i1 %b, label %both, label %out
both:
  %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %x)
  %p0 = extractvalue { i32, i1 } %p, 0
  %p1 = extractvalue { i32, i1 } %p, 1
  call void @use32(i32 %p0)
  call void @use(i1 %p1)
  %q = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 46342)
  %q1 = extractvalue { i32, i1 } %q, 1
  call void @use(i1 %q1)
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %x)
  %r1 = extractvalue { i32, i1 } %r, 1
  call void @use(i1 %r1)
  call void @usePair({ i32, i1 } %r)
  ret void
out:
  ret void
}

; Unsigned, and read the other way: 0 <= x < 100 is also x u< 100, and x u< 100 is not negative.
define void @unsigned(i8 %x, i32 %i, i64 %n) {
  %a = icmp ult i8 %x, 100
  br i1 %a, label %small, label %out
small:
  %b = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x, i8 -100)
  %b1 = extractvalue { i8, i1 } %b, 1
  call void @use(i1 %b1)
  %c = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x, i8 -99)
  %c1 = extractvalue { i8, i1 } %c, 1
  call void @use(i1 %c1)
  %d = icmp slt i8 %x, 0
  call void @use(i1 %d)
  %low = icmp sge i32 %i, 0
  br i1 %low, label %high, label %out
high:
  %high1 = icmp slt i32 %i, 100
  br i1 %high1, label %in, label %out
in:
  %wide = sext i32 %i to i64
  %isOut = icmp uge i64 %wide, 100
  call void @use(i1 %isOut)
  %isOut99 = icmp uge i64 %wide, 99
  call void @use(i1 %isOut99)
  %m = icmp ule i64 %n, 4294967295
  br i1 %m, label %narrow, label %out
narrow:
  %square = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 %n)
  %square1 = extractvalue { i64, i1 } %square, 1
  call void @use(i1 %square1)
  ret void
out:
  ret void
}

; What is known of a number in this iteration says nothing of it in the one before.
define void @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %before = phi i32 [ 2147483647, %entry ], [ %i, %body ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %body, label %out
body:
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %before, i32 1)
  %a1 = extractvalue { i32, i1 } %a, 1
  call void @use(i1 %a1)
  %b = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %next = extractvalue { i32, i1 } %b, 0
  %b1 = extractvalue { i32, i1 } %b, 1
  call void @use(i1 %b1)
  br label %head
out:
  ret void
}
; OUTPUT[1]:
; %s:21:3: remark: always false here [-Rpass=correlated]
;   %a1 = extractvalue { i32, i1 } %a, 1
;   ^
; %s:49:3: remark: always false here [-Rpass=correlated]
;   %p1 = extractvalue { i32, i1 } %p, 1
;   ^
; %s:56:3: remark: always false here [-Rpass=correlated]
;   %r1 = extractvalue { i32, i1 } %r, 1
;   ^
; %s:70:3: remark: always false here [-Rpass=correlated]
;   %b1 = extractvalue { i8, i1 } %b, 1
;   ^
; %s:75:3: remark: always false here [-Rpass=correlated]
;   %d = icmp slt i8 %x, 0
;   ^
; %s:84:3: remark: always false here [-Rpass=correlated]
;   %isOut = icmp uge i64 %wide, 100
;   ^
; %s:92:3: remark: always false here [-Rpass=correlated]
;   %square1 = extractvalue { i64, i1 } %square, 1
;   ^
; %s:114:3: remark: always false here [-Rpass=correlated]
;   %b1 = extractvalue { i32, i1 } %b, 1
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
;
; declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
;
; declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
;
; declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
;
; declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
;
; declare void @use(i1)
;
; declare void @use32(i32)
;
; declare void @usePair({ i32, i1 })
;
; define void @counter(i32 %i, i32 %n) {
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   %1 = add nsw i32 %i, 1
;   %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
;   %a0 = extractvalue { i32, i1 } %a, 0
;   %a1 = extractvalue { i32, i1 } %a, 1
;   call void @use32(i32 %1)
;   call void @use(i1 false)
;   %b = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 2)
;   %b1 = extractvalue { i32, i1 } %b, 1
;   call void @use(i1 %b1)
;   %d = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 1)
;   %d1 = extractvalue { i32, i1 } %d, 1
;   call void @use(i1 %d1)
;   ret void
;
; else:                                             ; preds = %0
;   %e = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %i, i32 1)
;   %e1 = extractvalue { i32, i1 } %e, 1
;   call void @use(i1 %e1)
;   ret void
; }
;
; define void @product(i32 %x, i32 %y) {
;   %a = icmp sge i32 %x, -46340
;   br i1 %a, label %next, label %out
;
; next:                                             ; preds = %0
;   %b = icmp sle i32 %x, 46340
;   br i1 %b, label %both, label %out
;
; both:                                             ; preds = %next
;   %1 = mul nsw i32 %x, %x
;   %p = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %x)
;   %p0 = extractvalue { i32, i1 } %p, 0
;   %p1 = extractvalue { i32, i1 } %p, 1
;   call void @use32(i32 %1)
;   call void @use(i1 false)
;   %q = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 46342)
;   %q1 = extractvalue { i32, i1 } %q, 1
;   call void @use(i1 %q1)
;   %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %x)
;   %r1 = extractvalue { i32, i1 } %r, 1
;   call void @use(i1 false)
;   call void @usePair({ i32, i1 } %r)
;   ret void
;
; out:                                              ; preds = %0, %next
;   ret void
; }
;
; define void @unsigned(i8 %x, i32 %i, i64 %n) {
;   %a = icmp ult i8 %x, 100
;   br i1 %a, label %small, label %out
;
; small:                                            ; preds = %0
;   %b = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x, i8 -100)
;   %b1 = extractvalue { i8, i1 } %b, 1
;   call void @use(i1 false)
;   %c = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x, i8 -99)
;   %c1 = extractvalue { i8, i1 } %c, 1
;   call void @use(i1 %c1)
;   %d = icmp slt i8 %x, 0
;   call void @use(i1 false)
;   %low = icmp sge i32 %i, 0
;   br i1 %low, label %high, label %out
;
; high:                                             ; preds = %small
;   %high1 = icmp slt i32 %i, 100
;   br i1 %high1, label %in, label %out
;
; in:                                               ; preds = %high
;   %wide = sext i32 %i to i64
;   %isOut = icmp uge i64 %wide, 100
;   call void @use(i1 false)
;   %isOut99 = icmp uge i64 %wide, 99
;   call void @use(i1 %isOut99)
;   %m = icmp ule i64 %n, 4294967295
;   br i1 %m, label %narrow, label %out
;
; narrow:                                           ; preds = %in
;   %square = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 %n)
;   %square1 = extractvalue { i64, i1 } %square, 1
;   call void @use(i1 false)
;   ret void
;
; out:                                              ; preds = %0, %small, %high, %in
;   ret void
; }
;
; define void @loop(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %entry, %body
;   %i = phi i32 [ 0, %entry ], [ %0, %body ]
;   %before = phi i32 [ 2147483647, %entry ], [ %i, %body ]
;   %c = icmp slt i32 %i, 10
;   br i1 %c, label %body, label %out
;
; body:                                             ; preds = %head
;   %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %before, i32 1)
;   %a1 = extractvalue { i32, i1 } %a, 1
;   call void @use(i1 %a1)
;   %0 = add nsw i32 %i, 1
;   %b = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
;   %next = extractvalue { i32, i1 } %b, 0
;   %b1 = extractvalue { i32, i1 } %b, 1
;   call void @use(i1 false)
;   br label %head
;
; out:                                              ; preds = %head
;   ret void
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        8 correlated - conditions decided
;
