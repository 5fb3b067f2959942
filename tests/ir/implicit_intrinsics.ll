; RUN: %minic %s -passes= -S -emit-llvm -o -
; Intrinsics may be called without a declaration, a declaration may be followed by metadata, and
; atomic accesses keep their ordering.
define void @fill(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  call void @llvm.memset.p0i8.i64(ptr %p, i8 1, i64 8, i1 false)
  ret void
}

define i32 @orderings(ptr %p) {
  %a = load atomic i32, ptr %p unordered, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %c = load atomic i32, ptr %p acquire, align 4
  %d = load atomic volatile i32, ptr %p syncscope("agent") seq_cst, align 8
  store atomic i32 %a, ptr %p unordered, align 4
  store atomic i32 %b, ptr %p monotonic, align 4
  store atomic i32 %c, ptr %p release, align 4
  store atomic volatile i32 %d, ptr %p seq_cst, align 4
  fence syncscope("agent") release
  fence seq_cst
  ret i32 %d
}

declare void @g()
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
declare void @h() nounwind
!41 = !{}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define void @fill(ptr %p) {
;   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
;   call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 false)
;   ret void
; }
;
; define i32 @orderings(ptr %p) {
;   %a = load atomic i32, ptr %p unordered, align 4
;   %b = load atomic i32, ptr %p monotonic, align 4
;   %c = load atomic i32, ptr %p acquire, align 4
;   %d = load atomic volatile i32, ptr %p seq_cst, align 8
;   store atomic i32 %a, ptr %p unordered, align 4
;   store atomic i32 %b, ptr %p monotonic, align 4
;   store atomic i32 %c, ptr %p release, align 4
;   store atomic volatile i32 %d, ptr %p seq_cst, align 4
;   fence seq_cst
;   fence seq_cst
;   ret i32 %d
; }
;
; declare void @g()
;
; declare void @h() nounwind
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
