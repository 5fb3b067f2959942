; Wide vectors in pieces, masks as integers, lanes of operations that SSE2 lacks.
; RUN: %minic %s -passes=legalize-vectors,dce -emit-llvm -o -

define void @halves(ptr %p) {
  %a = load <8 x i32>, ptr %p, align 4
  %b = add <8 x i32> %a, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>
  %c = trunc <8 x i32> %b to <8 x i16>
  store <8 x i16> %c, ptr %p, align 2
  ret void
}

define void @mask(ptr %p) {
  %a = load <4 x i32>, ptr %p
  %m = icmp slt <4 x i32> %a, zeroinitializer
  %n = xor <4 x i1> %m, splat (i1 true)
  %w = load <4 x i16>, ptr %p
  %s = select <4 x i1> %n, <4 x i16> %w, <4 x i16> zeroinitializer
  store <4 x i16> %s, ptr %p
  ret void
}

define void @lanes(ptr %p, i32 %i) {
  %a = load <2 x i64>, ptr %p
  %b = sdiv <2 x i64> %a, <i64 3, i64 5>
  %c = insertelement <2 x i64> %b, i64 7, i32 %i
  store <2 x i64> %c, ptr %p
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @halves(ptr %p) {
;   %1 = load <4 x i32>, ptr %p, align 4
;   %2 = getelementptr inbounds i8, ptr %p, i64 16
;   %3 = load <4 x i32>, ptr %2, align 4
;   %4 = add <4 x i32> %1, <i32 1, i32 2, i32 3, i32 4>
;   %5 = add <4 x i32> %3, <i32 5, i32 6, i32 7, i32 8>
;   %6 = trunc <4 x i32> %4 to <4 x i16>
;   %7 = trunc <4 x i32> %5 to <4 x i16>
;   %8 = shufflevector <4 x i16> %6, <4 x i16> %7, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
;   store <8 x i16> %8, ptr %p, align 2
;   ret void
; }
;
; define void @mask(ptr %p) {
;   %a = load <4 x i32>, ptr %p, align 16
;   %m = icmp slt <4 x i32> %a, zeroinitializer
;   %1 = sext <4 x i1> %m to <4 x i32>
;   %2 = xor <4 x i32> %1, <i32 -1, i32 -1, i32 -1, i32 -1>
;   %w = load <4 x i16>, ptr %p, align 8
;   %3 = trunc <4 x i32> %2 to <4 x i16>
;   %4 = and <4 x i16> %3, %w
;   store <4 x i16> %4, ptr %p, align 8
;   ret void
; }
;
; define void @lanes(ptr %p, i32 %i) {
;   %1 = alloca <2 x i64>, align 16
;   %a = load <2 x i64>, ptr %p, align 16
;   %2 = extractelement <2 x i64> %a, i32 0
;   %3 = sdiv i64 %2, 3
;   %4 = extractelement <2 x i64> %a, i32 1
;   %5 = sdiv i64 %4, 5
;   %6 = insertelement <1 x i64> poison, i64 %3, i32 0
;   %7 = insertelement <1 x i64> poison, i64 %5, i32 0
;   %8 = shufflevector <1 x i64> %6, <1 x i64> %7, <2 x i32> <i32 0, i32 1>
;   store <2 x i64> %8, ptr %1, align 16
;   %9 = and i32 %i, 1
;   %10 = zext i32 %9 to i64
;   %11 = getelementptr inbounds i64, ptr %1, i64 %10
;   store i64 7, ptr %11, align 8
;   %12 = load <2 x i64>, ptr %1, align 16
;   store <2 x i64> %12, ptr %p, align 16
;   ret void
; }
