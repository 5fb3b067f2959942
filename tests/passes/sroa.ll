; RUN: %minic %s -S -emit-llvm -passes=sroa -Rpass=sroa -Rpass-missed=sroa -o -
; RUN: %minic %s -S -passes=sroa -stats -o /dev/null

%pair = type { i32, double }
%small = type { i32, i16 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @keep(ptr)

; The copy is divided as the original, although only one of its parts is read.
define double @copied(i32 %a, double %b) {
  %p = alloca %pair
  %q = alloca %pair
  call void @llvm.lifetime.start.p0(i64 16, ptr %p)
  store i32 %a, ptr %p
  %d = getelementptr %pair, ptr %p, i64 0, i32 1
  store double %b, ptr %d
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr %p)
  %e = getelementptr %pair, ptr %q, i64 0, i32 1
  %x = load double, ptr %e
  ret double %x
}

; A structure in a register is put together from its parts, the padding included.
define i64 @whole(i32 %a, i16 %b) {
  %s = alloca %small
  store i32 %a, ptr %s
  %f = getelementptr %small, ptr %s, i64 0, i32 1
  store i16 %b, ptr %f
  %x = load i64, ptr %s, align 4
  ret i64 %x
}
define i16 @parts(i64 %x) {
  %s = alloca %small
  store i64 %x, ptr %s, align 4
  %f = getelementptr %small, ptr %s, i64 0, i32 1
  %b = load i16, ptr %f
  ret i16 %b
}

; A union: the same bytes as float and as integer, and an address as an integer.
define i32 @union(float %x, ptr %p) {
  %u = alloca { float, [4 x i8], ptr }
  store float %x, ptr %u
  %a = load i32, ptr %u
  %q = getelementptr i8, ptr %u, i64 8
  store ptr %p, ptr %q
  %b = load i64, ptr %q
  %c = trunc i64 %b to i32
  %d = add i32 %a, %c
  ret i32 %d
}

; Slices that overlap in halves: three parts of two bytes.
define i32 @overlap(i32 %x, i32 %y) {
  %a = alloca [6 x i8]
  store i32 %x, ptr %a, align 1
  %p = getelementptr i8, ptr %a, i64 2
  store i32 %y, ptr %p, align 1
  %z = load i32, ptr %a, align 1
  ret i32 %z
}

; An array with constant indices; filled with bytes.
define i32 @array(i32 %x) {
  %a = alloca [4 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 false)
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 2
  store i32 %x, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %y = load i32, ptr %q
  %z = load i32, ptr %p
  %s = add i32 %y, %z
  ret i32 %s
}

; Copies from and to other memory; of a part; within the variable, where the bytes overlap.
define void @elsewhere(ptr align 4 %from, ptr align 4 %to) {
  %v = alloca { i32, i32, float }
  call void @llvm.memcpy.p0.p0.i64(ptr %v, ptr align 4 %from, i64 12, i1 false)
  %f = getelementptr i8, ptr %v, i64 8
  %x = load float, ptr %f
  %y = fadd float %x, 1.0
  store float %y, ptr %f
  %g = getelementptr i8, ptr %v, i64 4
  call void @llvm.memmove.p0.p0.i64(ptr %v, ptr %g, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %to, ptr %v, i64 8, i1 false)
  ret void
}

; An x86_fp80 that is also written as bytes stays; the counter next to it does not.
define x86_fp80 @kept(i64 %n, x86_fp80 %x) {
  %v = alloca { i64, x86_fp80 }
  store i64 %n, ptr %v
  %p = getelementptr i8, ptr %v, i64 16
  store x86_fp80 %x, ptr %p
  %m = load i64, ptr %v
  store i64 %m, ptr %p
  %y = load x86_fp80, ptr %p
  ret x86_fp80 %y
}

; Not divided: a variable place, volatile, passed on, stored, copied in a variable length, beyond
; the end, filled with a variable byte, too large.
define i32 @not_divided(i64 %i, i8 %b, ptr %to) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  %x = load i32, ptr %p
  %v = alloca %pair
  %y = load volatile i32, ptr %v
  %k = alloca %pair
  store i32 1, ptr %k
  call void @keep(ptr %k)
  %s = alloca %pair
  store ptr %s, ptr %to
  %n = alloca %pair
  call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %to, i64 %i, i1 false)
  %o = alloca %pair
  %q = getelementptr i8, ptr %o, i64 14
  store i32 2, ptr %q
  %f = alloca %pair
  call void @llvm.memset.p0.i64(ptr %f, i8 %b, i64 16, i1 false)
  %l = alloca [2000 x i32]
  store i32 3, ptr %l
  %z = add i32 %x, %y
  ret i32 %z
}
; OUTPUT[1]:
; %s:15:3: remark: variable divided [-Rpass=sroa]
;   %p = alloca %pair
;   ^
; %s:16:3: remark: variable divided [-Rpass=sroa]
;   %q = alloca %pair
;   ^
; %s:30:3: remark: variable divided [-Rpass=sroa]
;   %s = alloca %small
;   ^
; %s:38:3: remark: variable divided [-Rpass=sroa]
;   %s = alloca %small
;   ^
; %s:47:3: remark: variable divided [-Rpass=sroa]
;   %u = alloca { float, [4 x i8], ptr }
;   ^
; %s:60:3: remark: variable divided [-Rpass=sroa]
;   %a = alloca [6 x i8]
;   ^
; %s:70:3: remark: variable divided [-Rpass=sroa]
;   %a = alloca [4 x i32]
;   ^
; %s:83:3: remark: variable divided [-Rpass=sroa]
;   %v = alloca { i32, i32, float }
;   ^
; %s:97:3: remark: variable divided [-Rpass=sroa]
;   %v = alloca { i64, x86_fp80 }
;   ^
; %s:110:3: remark: variable not divided: it is accessed at a variable place [-Rpass-missed=sroa]
;   %a = alloca [4 x i32]
;   ^
; %s:113:3: remark: variable not divided: an access is volatile or atomic [-Rpass-missed=sroa]
;   %v = alloca %pair
;   ^
; %s:115:3: remark: variable not divided: its address is passed to a call [-Rpass-missed=sroa]
;   %k = alloca %pair
;   ^
; %s:118:3: remark: variable not divided: its address is used by store [-Rpass-missed=sroa]
;   %s = alloca %pair
;   ^
; %s:120:3: remark: variable not divided: it is copied in a variable length [-Rpass-missed=sroa]
;   %n = alloca %pair
;   ^
; %s:122:3: remark: variable not divided: an access is out of bounds [-Rpass-missed=sroa]
;   %o = alloca %pair
;   ^
; %s:125:3: remark: variable not divided: it is filled with a variable byte [-Rpass-missed=sroa]
;   %f = alloca %pair
;   ^
; %s:127:3: remark: variable not divided: it is too large [-Rpass-missed=sroa]
;   %l = alloca [2000 x i32]
;   ^
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %pair = type { i32, double }
; %small = type { i32, i16 }
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
;
; declare void @llvm.lifetime.start.p0(i64, ptr)
;
; declare void @llvm.lifetime.end.p0(i64, ptr)
;
; declare void @keep(ptr)
;
; define double @copied(i32 %a, double %b) {
;   %p.0 = alloca i32, align 4
;   %p.8 = alloca double, align 8
;   %p.4 = alloca i32, align 4
;   %q.0 = alloca i32, align 4
;   %q.8 = alloca double, align 8
;   %q.4 = alloca i32, align 4
;   store i32 %a, ptr %p.0, align 4
;   store double %b, ptr %p.8, align 8
;   %1 = load i32, ptr %p.0, align 4
;   %2 = load i32, ptr %p.4, align 4
;   %3 = load double, ptr %p.8, align 8
;   store i32 %1, ptr %q.0, align 4
;   store i32 %2, ptr %q.4, align 4
;   store double %3, ptr %q.8, align 8
;   %4 = load double, ptr %q.8, align 8
;   ret double %4
; }
;
; define i64 @whole(i32 %a, i16 %b) {
;   %s.0 = alloca i32, align 4
;   %s.4 = alloca i16, align 2
;   %s.6 = alloca i16, align 2
;   store i32 %a, ptr %s.0, align 4
;   store i16 %b, ptr %s.4, align 2
;   %1 = load i32, ptr %s.0, align 4
;   %2 = zext i32 %1 to i64
;   %3 = load i16, ptr %s.4, align 2
;   %4 = zext i16 %3 to i64
;   %5 = shl i64 %4, 32
;   %6 = or i64 %2, %5
;   %7 = load i16, ptr %s.6, align 2
;   %8 = zext i16 %7 to i64
;   %9 = shl i64 %8, 48
;   %10 = or i64 %6, %9
;   ret i64 %10
; }
;
; define i16 @parts(i64 %x) {
;   %s.0 = alloca i32, align 4
;   %s.4 = alloca i16, align 2
;   %s.6 = alloca i16, align 2
;   %1 = trunc i64 %x to i32
;   store i32 %1, ptr %s.0, align 4
;   %2 = lshr i64 %x, 32
;   %3 = trunc i64 %2 to i16
;   store i16 %3, ptr %s.4, align 2
;   %4 = lshr i64 %x, 48
;   %5 = trunc i64 %4 to i16
;   store i16 %5, ptr %s.6, align 2
;   %6 = load i16, ptr %s.4, align 2
;   ret i16 %6
; }
;
; define i32 @union(float %x, ptr %p) {
;   %u.0 = alloca float, align 4
;   %u.8 = alloca ptr, align 8
;   store float %x, ptr %u.0, align 4
;   %1 = load float, ptr %u.0, align 4
;   %2 = bitcast float %1 to i32
;   store ptr %p, ptr %u.8, align 8
;   %3 = load ptr, ptr %u.8, align 8
;   %4 = ptrtoint ptr %3 to i64
;   %c = trunc i64 %4 to i32
;   %d = add i32 %2, %c
;   ret i32 %d
; }
;
; define i32 @overlap(i32 %x, i32 %y) {
;   %a.0 = alloca i16, align 2
;   %a.2 = alloca i16, align 2
;   %a.4 = alloca i16, align 2
;   %1 = trunc i32 %x to i16
;   store i16 %1, ptr %a.0, align 2
;   %2 = lshr i32 %x, 16
;   %3 = trunc i32 %2 to i16
;   store i16 %3, ptr %a.2, align 2
;   %4 = trunc i32 %y to i16
;   store i16 %4, ptr %a.2, align 2
;   %5 = lshr i32 %y, 16
;   %6 = trunc i32 %5 to i16
;   store i16 %6, ptr %a.4, align 2
;   %7 = load i16, ptr %a.0, align 2
;   %8 = zext i16 %7 to i32
;   %9 = load i16, ptr %a.2, align 2
;   %10 = zext i16 %9 to i32
;   %11 = shl i32 %10, 16
;   %12 = or i32 %8, %11
;   ret i32 %12
; }
;
; define i32 @array(i32 %x) {
;   %a.0 = alloca i64, align 8
;   %a.8 = alloca i32, align 4
;   %a.12 = alloca i32, align 4
;   store i64 72340172838076673, ptr %a.0, align 8
;   store i32 16843009, ptr %a.8, align 4
;   store i32 16843009, ptr %a.12, align 4
;   store i32 %x, ptr %a.8, align 4
;   %1 = load i32, ptr %a.12, align 4
;   %2 = load i32, ptr %a.8, align 4
;   %s = add i32 %1, %2
;   ret i32 %s
; }
;
; define void @elsewhere(ptr align 4 %from, ptr align 4 %to) {
;   %v.0 = alloca float, align 4
;   %v.8 = alloca float, align 4
;   %v.4 = alloca float, align 4
;   %1 = load float, ptr %from, align 4
;   %2 = getelementptr inbounds i8, ptr %from, i64 4
;   %3 = load float, ptr %2, align 4
;   %4 = getelementptr inbounds i8, ptr %from, i64 8
;   %5 = load float, ptr %4, align 4
;   store float %1, ptr %v.0, align 4
;   store float %3, ptr %v.4, align 4
;   store float %5, ptr %v.8, align 4
;   %6 = load float, ptr %v.8, align 4
;   %y = fadd float %6, 1.000000e+00
;   store float %y, ptr %v.8, align 4
;   %7 = load float, ptr %v.4, align 4
;   %8 = load float, ptr %v.8, align 4
;   store float %7, ptr %v.0, align 4
;   store float %8, ptr %v.4, align 4
;   %9 = load float, ptr %v.0, align 4
;   %10 = load float, ptr %v.4, align 4
;   store float %9, ptr %to, align 4
;   %11 = getelementptr inbounds i8, ptr %to, i64 4
;   store float %10, ptr %11, align 4
;   ret void
; }
;
; define x86_fp80 @kept(i64 %n, x86_fp80 %x) {
;   %v.0 = alloca i64, align 8
;   %v = alloca { i64, x86_fp80 }, align 16
;   store i64 %n, ptr %v.0, align 8
;   %p = getelementptr i8, ptr %v, i64 16
;   store x86_fp80 %x, ptr %p, align 16
;   %1 = load i64, ptr %v.0, align 8
;   store i64 %1, ptr %p, align 8
;   %y = load x86_fp80, ptr %p, align 16
;   ret x86_fp80 %y
; }
;
; define i32 @not_divided(i64 %i, i8 %b, ptr %to) {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
;   %x = load i32, ptr %p, align 4
;   %v = alloca %pair, align 8
;   %y = load volatile i32, ptr %v, align 4
;   %k = alloca %pair, align 8
;   store i32 1, ptr %k, align 4
;   call void @keep(ptr %k)
;   %s = alloca %pair, align 8
;   store ptr %s, ptr %to, align 8
;   %n = alloca %pair, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr %n, ptr %to, i64 %i, i1 false)
;   %o = alloca %pair, align 8
;   %q = getelementptr i8, ptr %o, i64 14
;   store i32 2, ptr %q, align 4
;   %f = alloca %pair, align 8
;   call void @llvm.memset.p0.i64(ptr %f, i8 %b, i64 16, i1 false)
;   %l = alloca [2000 x i32], align 4
;   store i32 3, ptr %l, align 4
;   %z = add i32 %x, %y
;   ret i32 %z
; }
; OUTPUT[2]:
; ===-------------------------------------------------------------------------===
;                          ... Statistics Collected ...
; ===-------------------------------------------------------------------------===
;
;        9 sroa - variables divided
;       24 sroa - parts made
;
