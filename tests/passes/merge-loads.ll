; Numbers put together of their bytes become one load, with a swap if the highest byte comes first.
; RUN: %minic %s -passes=merge-loads -emit-llvm -o -

; The index may wrap, but both bytes are behind it.
define i32 @behind_an_element(ptr %p, i32 %i) {
  %twice = shl i32 %i, 1
  %index = sext i32 %twice to i64
  %p0 = getelementptr i8, ptr %p, i64 %index
  %p1 = getelementptr i8, ptr %p0, i64 1
  %a = load i8, ptr %p0
  %b = load i8, ptr %p1
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %h = shl i32 %x, 8
  %v = or i32 %h, %y
  ret i32 %v
}

define i16 @upwards(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}

; Joined by xor and add, downwards, in a larger number, from words that are already swapped.
define i64 @downwards(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %c = load i16, ptr %p2
  %d = call i16 @llvm.bswap.i16(i16 %c)
  %x = zext i8 %a to i64
  %y = zext i8 %b to i64
  %z = zext i16 %d to i64
  %xx = shl i64 %x, 24
  %yy = shl i64 %y, 16
  %v = xor i64 %xx, %yy
  %w = add i64 %z, %v
  ret i64 %w
}

; The bytes of a value in the opposite order.
define i32 @swap(i32 %x) {
  %a = lshr i32 %x, 24
  %b1 = lshr i32 %x, 8
  %b = and i32 %b1, 65280
  %c1 = shl i32 %x, 8
  %c = and i32 %c1, 16711680
  %d = shl i32 %x, 24
  %ab = or i32 %a, %b
  %cd = or i32 %c, %d
  %v = or i32 %ab, %cd
  ret i32 %v
}

; Three bytes are no access; the lower two are.
define i32 @three(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %c = load i8, ptr %p2
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %z = zext i8 %c to i32
  %yy = shl i32 %y, 8
  %zz = shl i32 %z, 16
  %v = or i32 %x, %yy
  %w = or i32 %v, %zz
  ret i32 %w
}

; What is written between the loads is only read by the second.
define i16 @written_between(ptr %p, ptr %q) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  store i8 7, ptr %q
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}

; Something may stop the program between the loads: both are done only behind it, as one.
define i16 @stopped_between(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  call void @ends() memory(none)
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}
declare void @ends()

; The bytes are used one by one, too: their loads stay.
define i16 @used_apart(ptr %p, ptr %q) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  store i8 %a, ptr %q
  store i8 %b, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}

; Bits that overlap, a part of a byte, a byte that is volatile, the sign.
define i16 @overlap(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %x = sext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}
define i16 @part(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 9
  %v = or i16 %h, %x
  ret i16 %v
}
define i16 @volatile(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load volatile i8, ptr %p
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  ret i16 %v
}
declare i16 @llvm.bswap.i16(i16)
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @behind_an_element(ptr %p, i32 %i) {
;   %twice = shl i32 %i, 1
;   %index = sext i32 %twice to i64
;   %p0 = getelementptr i8, ptr %p, i64 %index
;   %1 = load i16, ptr %p0, align 1
;   %2 = call i16 @llvm.bswap.i16(i16 %1)
;   %3 = zext i16 %2 to i32
;   ret i32 %3
; }
;
; define i16 @upwards(ptr %p) {
;   %1 = load i16, ptr %p, align 1
;   ret i16 %1
; }
;
; define i64 @downwards(ptr %p) {
;   %1 = load i32, ptr %p, align 1
;   %2 = call i32 @llvm.bswap.i32(i32 %1)
;   %3 = zext i32 %2 to i64
;   ret i64 %3
; }
;
; define i32 @swap(i32 %x) {
;   %1 = call i32 @llvm.bswap.i32(i32 %x)
;   ret i32 %1
; }
;
; define i32 @three(ptr %p) {
;   %p2 = getelementptr i8, ptr %p, i64 2
;   %1 = load i16, ptr %p, align 1
;   %2 = zext i16 %1 to i32
;   %c = load i8, ptr %p2, align 1
;   %z = zext i8 %c to i32
;   %zz = shl i32 %z, 16
;   %w = or i32 %2, %zz
;   ret i32 %w
; }
;
; define i16 @written_between(ptr %p, ptr %q) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load i8, ptr %p, align 1
;   store i8 7, ptr %q, align 1
;   %b = load i8, ptr %p1, align 1
;   %x = zext i8 %a to i16
;   %y = zext i8 %b to i16
;   %h = shl i16 %y, 8
;   %v = or i16 %h, %x
;   ret i16 %v
; }
;
; define i16 @stopped_between(ptr %p) {
;   call void @ends() readnone
;   %1 = load i16, ptr %p, align 1
;   ret i16 %1
; }
;
; declare void @ends()
;
; define i16 @used_apart(ptr %p, ptr %q) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load i8, ptr %p, align 1
;   %1 = load i16, ptr %p, align 1
;   %b = load i8, ptr %p1, align 1
;   store i8 %a, ptr %q, align 1
;   store i8 %b, ptr %q, align 1
;   ret i16 %1
; }
;
; define i16 @overlap(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load i8, ptr %p, align 1
;   %b = load i8, ptr %p1, align 1
;   %x = sext i8 %a to i16
;   %y = zext i8 %b to i16
;   %h = shl i16 %y, 8
;   %v = or i16 %h, %x
;   ret i16 %v
; }
;
; define i16 @part(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load i8, ptr %p, align 1
;   %b = load i8, ptr %p1, align 1
;   %x = zext i8 %a to i16
;   %y = zext i8 %b to i16
;   %h = shl i16 %y, 9
;   %v = or i16 %h, %x
;   ret i16 %v
; }
;
; define i16 @volatile(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load volatile i8, ptr %p, align 1
;   %b = load i8, ptr %p1, align 1
;   %x = zext i8 %a to i16
;   %y = zext i8 %b to i16
;   %h = shl i16 %y, 8
;   %v = or i16 %h, %x
;   ret i16 %v
; }
;
; declare i16 @llvm.bswap.i16(i16)
;
; declare i32 @llvm.bswap.i32(i32)
;
; declare i64 @llvm.bswap.i64(i64)
