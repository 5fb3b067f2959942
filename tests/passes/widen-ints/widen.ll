; Signatures, calls, arithmetic, memory, aggregates and constants; upper bits are made right where
; an operation sees them.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=widen-ints
declare signext i13 @ext(i13 zeroext, { i13, float })

define i13 @arith(i13 %a, i13 %b) {
  %s = add nsw i13 %a, %b
  %d = sdiv i13 %s, %b
  %u = lshr i13 %d, 3
  %c = icmp ult i13 %u, %a
  %r = select i1 %c, i13 -1, i13 %u
  ret i13 %r
}

define i64 @casts(i40 %x, i13 %n) {
  %z = zext i40 %x to i64
  %t = trunc i64 %z to i24
  %s = sext i24 %t to i64
  %m = trunc i40 %x to i13
  %k = shl i13 %m, %n
  %w = zext i13 %k to i64
  %r = add i64 %s, %w
  ret i64 %r
}

define void @memory(ptr %p, ptr %q) {
  %v = load i24, ptr %p
  store i24 %v, ptr %q
  store i5 -1, ptr %p
  ret void
}

define signext i13 @calls(i13 signext %x, float %f) {
  %a = insertvalue { i13, float } { i13 5, float 0.0 }, i13 %x, 0
  %b = insertvalue { i13, float } %a, float %f, 1
  %r = call signext i13 @ext(i13 zeroext %x, { i13, float } %b)
  %m = extractvalue { i13, float } %b, 0
  %s = mul i13 %r, %m
  ret i13 %s
}

define i32 @choose(i13 %x) {
  switch i13 %x, label %no [
    i13 4095, label %yes
    i13 -1, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare signext i13 @ext(i13 zeroext, { i13, float })
;
; define i16 @arith(i16 %a, i16 %b) {
;   %s = add i16 %a, %b
;   %1 = shl i16 %s, 3
;   %2 = ashr i16 %1, 3
;   %3 = shl i16 %b, 3
;   %4 = ashr i16 %3, 3
;   %d = sdiv i16 %2, %4
;   %5 = and i16 %d, 8191
;   %u = lshr i16 %5, 3
;   %6 = and i16 %u, 8191
;   %7 = and i16 %a, 8191
;   %c = icmp ult i16 %6, %7
;   %r = select i1 %c, i16 -1, i16 %u
;   ret i16 %r
; }
;
; define i64 @casts(i64 %x, i16 %n) {
;   %1 = and i64 %x, 1099511627775
;   %z = bitcast i64 %1 to i64
;   %t = trunc i64 %z to i32
;   %2 = shl i32 %t, 8
;   %3 = ashr i32 %2, 8
;   %s = sext i32 %3 to i64
;   %m = trunc i64 %x to i16
;   %4 = and i16 %n, 8191
;   %k = shl i16 %m, %4
;   %5 = and i16 %k, 8191
;   %w = zext i16 %5 to i64
;   %r = add i64 %s, %w
;   ret i64 %r
; }
;
; define void @memory(ptr %p, ptr %q) {
;   %1 = load i16, ptr %p, align 2
;   %2 = zext i16 %1 to i32
;   %3 = getelementptr inbounds i8, ptr %p, i64 2
;   %4 = load i8, ptr %3, align 1
;   %5 = zext i8 %4 to i32
;   %6 = shl i32 %5, 16
;   %7 = or i32 %2, %6
;   %8 = trunc i32 %7 to i16
;   store i16 %8, ptr %q, align 2
;   %9 = lshr i32 %7, 16
;   %10 = trunc i32 %9 to i8
;   %11 = getelementptr inbounds i8, ptr %q, i64 2
;   store i8 %10, ptr %11, align 1
;   store i8 31, ptr %p, align 1
;   ret void
; }
;
; define signext i16 @calls(i16 signext %x, float %f) {
;   %a = insertvalue { i16, float } { i16 5, float 0.000000e+00 }, i16 %x, 0
;   %b = insertvalue { i16, float } %a, float %f, 1
;   %1 = and i16 %x, 8191
;   %r = call signext i16 @ext(i16 zeroext %1, { i16, float } %b)
;   %m = extractvalue { i16, float } %b, 0
;   %s = mul i16 %r, %m
;   %2 = shl i16 %s, 3
;   %3 = ashr i16 %2, 3
;   ret i16 %3
; }
;
; define i32 @choose(i16 %x) {
;   %1 = shl i16 %x, 3
;   %2 = ashr i16 %1, 3
;   switch i16 %2, label %no [
;     i16 4095, label %yes
;     i16 -1, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
