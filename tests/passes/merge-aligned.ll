; A machine without accesses that are not aligned: only what is known to be aligned becomes one access.
; RUN: %minic %s -passes=merge-loads,merge-stores --target=riscv64 -emit-llvm -o -

@aligned = global [2 x i8] zeroinitializer, align 2

define i16 @anywhere(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  store i8 0, ptr %p
  store i8 0, ptr %p1
  ret i16 %v
}

define i16 @known() {
  %p1 = getelementptr i8, ptr @aligned, i64 1
  %a = load i8, ptr @aligned, align 2
  %b = load i8, ptr %p1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %h = shl i16 %y, 8
  %v = or i16 %h, %x
  store i8 0, ptr @aligned, align 2
  store i8 0, ptr %p1
  ret i16 %v
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @aligned = global [2 x i8] zeroinitializer, align 2
;
; define i16 @anywhere(ptr %p) {
;   %p1 = getelementptr i8, ptr %p, i64 1
;   %a = load i8, ptr %p, align 1
;   %b = load i8, ptr %p1, align 1
;   %x = zext i8 %a to i16
;   %y = zext i8 %b to i16
;   %h = shl i16 %y, 8
;   %v = or i16 %h, %x
;   store i8 0, ptr %p, align 1
;   store i8 0, ptr %p1, align 1
;   ret i16 %v
; }
;
; define i16 @known() {
;   %1 = load i16, ptr @aligned, align 2
;   store i16 0, ptr @aligned, align 2
;   ret i16 %1
; }
;
; declare i16 @llvm.bswap.i16(i16)
;
; declare i32 @llvm.bswap.i32(i32)
;
; declare i64 @llvm.bswap.i64(i64)
