; Nothing changes where the target copies byval arguments to the stack itself.
; RUN: %minic %s -S -emit-llvm -verify-each -o - -passes=copy-byvals --target=x86_64
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
;   call void @take(i32 1, ptr byval(%big) align 16 %p)
;   call void @take(i32 2, ptr byval(%big) align 16 %p)
;   ret void
; }
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
;
; declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
