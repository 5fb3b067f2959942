; Integers of any width up to 64 bits: types, constants from their width's sign, aggregates, layout.
; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s -S -emit-llvm --typed-pointers -passes= -o -

%s = type { i24, i8, i33, i7 }
@a = global i24 16777215
@b = global [3 x i7] [i7 127, i7 -64, i7 63]
@c = global %s { i24 -1, i8 2, i33 4294967296, i7 65 }
@d = global i48 trunc (i64 add (i64 ptrtoint (ptr null to i64), i64 -1) to i48)

define signext i5 @f(i5 signext %x, ptr %p) {
  %v = load i24, ptr %p, align 1
  %w = zext i24 %v to i33
  %k = icmp ult i33 %w, 8589934591
  %t = trunc i33 %w to i5
  %r = select i1 %k, i5 %t, i5 31
  store i24 %v, ptr getelementptr (%s, ptr @c, i64 0, i32 0)
  ret i5 %r
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i24, i8, i33, i7 }
;
; @a = global i24 -1, align 4
; @b = global [3 x i7] [i7 -1, i7 -64, i7 63], align 1
; @c = global %s { i24 -1, i8 2, i33 -4294967296, i7 -63 }, align 8
; @d = global i48 -1, align 8
;
; define signext i5 @f(i5 signext %x, ptr %p) {
;   %v = load i24, ptr %p, align 1
;   %w = zext i24 %v to i33
;   %k = icmp ult i33 %w, -1
;   %t = trunc i33 %w to i5
;   %r = select i1 %k, i5 %t, i5 -1
;   store i24 %v, ptr @c, align 4
;   ret i5 %r
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i24, i8, i33, i7 }
;
; @a = global i24 -1, align 4
; @b = global [3 x i7] [i7 -1, i7 -64, i7 63], align 1
; @c = global %s { i24 -1, i8 2, i33 -4294967296, i7 -63 }, align 8
; @d = global i48 -1, align 8
;
; define signext i5 @f(i5 signext %x, i24* %p) {
;   %v = load i24, i24* %p, align 1
;   %w = zext i24 %v to i33
;   %k = icmp ult i33 %w, -1
;   %t = trunc i33 %w to i5
;   %r = select i1 %k, i5 %t, i5 -1
;   store i24 %v, i24* bitcast (%s* @c to i24*), align 4
;   ret i5 %r
; }
