; The caller makes the copy where the target wants an address.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=copy-byvals --target=riscv64
%big = type { i64, i64, i64 }
declare void @take(i32, ptr byval(%big) align 16)

define void @pass(ptr %p) {
  call void @take(i32 1, ptr byval(%big) align 16 %p)
  call void @take(i32 2, ptr byval(%big) align 16 %p)
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; %big = type { i64, i64, i64 }
;
; declare void @take(i32, ptr byval(%big) align 16)
;
; define void @pass(ptr %p) {
;   %1 = alloca %big, align 16
;   %2 = alloca %big, align 16
;   call void @llvm.memcpy.p0.p0.i64(ptr %2, ptr %p, i64 24, i1 false)
;   call void @take(i32 1, ptr align 16 %2)
;   call void @llvm.memcpy.p0.p0.i64(ptr %1, ptr %p, i64 24, i1 false)
;   call void @take(i32 2, ptr align 16 %1)
;   ret void
; }
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
