; RUN: %minic %s -S -emit-llvm -passes="globals,attributes" -o -
; What memcpy reads from is not written: @from is a constant, and @copied only reads by its second argument.

@from = internal global [2 x i32] [i32 3, i32 4]
@to = internal global [2 x i32] zeroinitializer

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @copied(ptr %p) {
  %x = alloca [2 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %p, i64 8, i1 false)
  %v = load i32, ptr %x
  ret i32 %v
}

define i32 @main() {
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 8, i1 false)
  %a = load i32, ptr @to
  %b = load i32, ptr @from
  %c = add i32 %a, %b
  ret i32 %c
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @from = internal constant [2 x i32] [i32 3, i32 4], align 4
; @to = internal global [2 x i32] zeroinitializer, align 4
;
; declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
;
; define i32 @copied(ptr nocapture %p) willreturn norecurse argmemonly readonly {
;   %x = alloca [2 x i32], align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %p, i64 8, i1 false)
;   %v = load i32, ptr %x, align 4
;   ret i32 %v
; }
;
; define i32 @main() willreturn norecurse memory(readwrite, argmem: none, inaccessiblemem: none) {
;   call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 8, i1 false)
;   %a = load i32, ptr @to, align 4
;   %b = load i32, ptr @from, align 4
;   %c = add i32 %a, %b
;   ret i32 %c
; }
