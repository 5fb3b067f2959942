; Neighbours that are given the bytes of one number, or constants, become one store.
; RUN: %minic %s -passes=merge-stores -emit-llvm -o -

define void @upwards(ptr %p, i16 %x) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %low = trunc i16 %x to i8
  %h = lshr i16 %x, 8
  %high = trunc i16 %h to i8
  store i8 %low, ptr %p
  store i8 %high, ptr %p1
  ret void
}

; The highest byte first, of a part of a number.
define void @downwards(ptr %p, i64 %x) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %y = lshr i64 %x, 32
  %h = lshr i64 %x, 40
  %low = trunc i64 %y to i8
  %high = trunc i64 %h to i8
  store i8 %low, ptr %p1
  store i8 %high, ptr %p
  ret void
}

; Constants of several sizes. 8 bytes become one store only if the constant fits in 4.
define void @constants(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p4 = getelementptr i8, ptr %p, i64 4
  %p8 = getelementptr i8, ptr %p, i64 8
  %p12 = getelementptr i8, ptr %p, i64 12
  store i8 1, ptr %p
  store i8 2, ptr %p1
  store i16 3, ptr %p2
  store i32 4, ptr %p4
  store i32 5, ptr %p8, align 8
  store i32 0, ptr %p12
  ret void
}

; What was just read elsewhere: a copy.
define void @copied(ptr noalias %p, ptr noalias %q) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %q1 = getelementptr i8, ptr %q, i64 1
  %a = load i8, ptr %q
  store i8 %a, ptr %p
  %b = load i8, ptr %q1
  store i8 %b, ptr %p1
  ret void
}

; The second byte read may be the first one written.
define void @copied_over(ptr %p, ptr %q) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %q1 = getelementptr i8, ptr %q, i64 1
  %a = load i8, ptr %q
  store i8 %a, ptr %p
  %b = load i8, ptr %q1
  store i8 %b, ptr %p1
  ret void
}

; Between the stores the first one is read, or may be, or the function may end.
define i8 @read_between(ptr %p, ptr %q) {
  %p1 = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  %seen = load i8, ptr %q
  store i8 2, ptr %p1
  ret i8 %seen
}
define void @call_between(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  call void @ends() memory(none)
  store i8 2, ptr %p1
  ret void
}
declare void @ends()

; A gap, a place that is stored twice, one that is volatile.
define void @gap(ptr %p) {
  %p2 = getelementptr i8, ptr %p, i64 2
  store i8 1, ptr %p
  store i8 2, ptr %p2
  ret void
}
define void @twice(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  store i8 2, ptr %p1
  store i8 3, ptr %p1
  ret void
}
define void @volatile(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  store volatile i8 2, ptr %p1
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @upwards(ptr %p, i16 %x) {
;   store i16 %x, ptr %p, align 1
;   ret void
; }
;
; define void @downwards(ptr %p, i64 %x) {
;   %1 = lshr i64 %x, 32
;   %2 = trunc i64 %1 to i16
;   %3 = call i16 @llvm.bswap.i16(i16 %2)
;   store i16 %3, ptr %p, align 1
;   ret void
; }
;
; define void @constants(ptr %p) {
;   %p4 = getelementptr i8, ptr %p, i64 4
;   %p8 = getelementptr i8, ptr %p, i64 8
;   store i32 197121, ptr %p, align 1
;   store i32 4, ptr %p4, align 4
;   store i64 5, ptr %p8, align 8
;   ret void
; }
;
; define void @copied(ptr noalias %p, ptr noalias %q) {
;   %1 = load i16, ptr %q, align 1
;   store i16 %1, ptr %p, align 1
;   ret void
; }
;
; define void @copied_over(ptr %p, ptr %q) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %q1 = getelementptr i8, ptr %q, i64 1
;   %a = load i8, ptr %q, align 1
;   store i8 %a, ptr %p, align 1
;   %b = load i8, ptr %q1, align 1
;   store i8 %b, ptr %p1, align 1
;   ret void
; }
;
; define i8 @read_between(ptr %p, ptr %q) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   store i8 1, ptr %p, align 1
;   %seen = load i8, ptr %q, align 1
;   store i8 2, ptr %p1, align 1
;   ret i8 %seen
; }
;
; define void @call_between(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   store i8 1, ptr %p, align 1
;   call void @ends() readnone
;   store i8 2, ptr %p1, align 1
;   ret void
; }
;
; declare void @ends()
;
; define void @gap(ptr %p) {
;   %p2 = getelementptr i8, ptr %p, i64 2
;   store i8 1, ptr %p, align 1
;   store i8 2, ptr %p2, align 1
;   ret void
; }
;
; define void @twice(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   store i8 1, ptr %p, align 1
;   store i8 2, ptr %p1, align 1
;   store i8 3, ptr %p1, align 1
;   ret void
; }
;
; define void @volatile(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   store i8 1, ptr %p, align 1
;   store volatile i8 2, ptr %p1, align 1
;   ret void
; }
;
; declare i16 @llvm.bswap.i16(i16)
;
; declare i32 @llvm.bswap.i32(i32)
;
; declare i64 @llvm.bswap.i64(i64)
