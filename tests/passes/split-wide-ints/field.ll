; Two integers stand for one of 65 to 128 bits.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=split-wide-ints

%s = type { i120 }
define i32 @field(ptr %p, i32 %new) {
  %v = load i120, ptr %p, align 8
  %up = shl i120 %v, 40
  %down = ashr i120 %up, 90
  %field = trunc i120 %down to i32
  %wide = zext i32 %new to i120
  %low = and i120 %wide, 1073741823
  %moved = shl i120 %low, 50
  %rest = and i120 %v, -1208925818488730190389249
  %whole = or i120 %rest, %moved
  store i120 %whole, ptr %p, align 8
  ret i32 %field
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %s = type { i120 }
;
; define i32 @field(ptr %p, i32 %new) {
;   %1 = load i64, ptr %p, align 8
;   %2 = getelementptr inbounds i8, ptr %p, i64 8
;   %3 = load i56, ptr %2, align 8
;   %4 = lshr i64 %1, 24
;   %5 = zext i56 %3 to i64
;   %6 = shl i64 %5, 40
;   %7 = or i64 %6, %4
;   %8 = trunc i64 %7 to i56
;   %9 = shl i64 %1, 40
;   %10 = sext i56 %8 to i64
;   %11 = ashr i64 %10, 26
;   %12 = ashr i64 %10, 63
;   %13 = trunc i64 %12 to i56
;   %14 = trunc i64 %11 to i32
;   %15 = zext i32 %new to i64
;   %16 = and i64 %15, 1073741823
;   %17 = and i56 0, 0
;   %18 = lshr i64 %16, 14
;   %19 = zext i56 %17 to i64
;   %20 = shl i64 %19, 50
;   %21 = or i64 %20, %18
;   %22 = trunc i64 %21 to i56
;   %23 = shl i64 %16, 50
;   %24 = and i64 %1, 1125898984316927
;   %25 = and i56 %3, -65536
;   %26 = or i64 %24, %23
;   %27 = or i56 %25, %22
;   store i64 %26, ptr %p, align 8
;   %28 = getelementptr inbounds i8, ptr %p, i64 8
;   store i56 %27, ptr %28, align 8
;   ret i32 %14
; }
;
; declare { i64, i64 } @__udivti3(i64, i64, i64, i64)
;
; declare { i64, i64 } @__divti3(i64, i64, i64, i64)
;
; declare { i64, i64 } @__umodti3(i64, i64, i64, i64)
;
; declare { i64, i64 } @__modti3(i64, i64, i64, i64)
;
; declare { i64, i64 } @__multi3(i64, i64, i64, i64)
;
; declare double @__floattidf(i64, i64)
;
; declare float @__floattisf(i64, i64)
;
; declare double @__floatuntidf(i64, i64)
;
; declare float @__floatuntisf(i64, i64)
;
; declare { i64, i64 } @__fixdfti(double)
;
; declare { i64, i64 } @__fixsfti(float)
;
; declare { i64, i64 } @__fixunsdfti(double)
;
; declare { i64, i64 } @__fixunssfti(float)
