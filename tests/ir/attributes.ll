; Promises about functions, calls, arguments and results: those that the IR models are kept, the
; others are read past.
; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s -S -emit-llvm --typed-pointers -passes= -o -
declare i32 @none(i32) memory(none)
declare i32 @old(ptr nocapture readonly) readonly argmemonly nounwind
declare noalias ptr @fresh(i64 noundef) memory(inaccessiblemem: readwrite) willreturn allocsize(0)
declare void @both(ptr) memory(argmem: read, inaccessiblemem: readwrite)
declare void @part(ptr) memory(read, argmem: readwrite, errnomem: write)
declare void @group(i32) #0
declare void @never() noreturn cold

define i32 @f(i32 %x, ptr noalias nocapture %p) nounwind {
  %a = call i32 @none(i32 %x) "minic-closest-object" #1
  %b = call i32 @old(ptr nocapture %p) readnone
  call void @group(i32 %b)
  ret i32 %a
}

attributes #0 = { nofree nounwind willreturn memory(write) uwtable "no-trapping-math"="true" }
attributes #1 = { nounwind willreturn }
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @none(i32) readnone
;
; declare i32 @old(ptr nocapture) nounwind argmemonly readonly
;
; declare noalias ptr @fresh(i64 noundef) willreturn inaccessiblememonly
;
; declare void @both(ptr) memory(none, argmem: read, inaccessiblemem: readwrite)
;
; declare void @part(ptr) memory(readwrite, argmem: readwrite, inaccessiblemem: read)
;
; declare void @group(i32) willreturn nounwind writeonly
;
; declare void @never() noreturn cold
;
; define i32 @f(i32 %x, ptr noalias nocapture %p) nounwind {
;   %a = call i32 @none(i32 %x) willreturn nounwind "minic-closest-object"
;   %b = call i32 @old(ptr nocapture %p) readnone
;   call void @group(i32 %b)
;   ret i32 %a
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @none(i32) readnone
;
; declare i32 @old(i8* nocapture) nounwind argmemonly readonly
;
; declare noalias i8* @fresh(i64 noundef) willreturn inaccessiblememonly
;
; declare void @both(i8*)
;
; declare void @part(i8*)
;
; declare void @group(i32) willreturn nounwind writeonly
;
; declare void @never() noreturn cold
;
; define i32 @f(i32 %x, i8* noalias nocapture %p) nounwind {
;   %a = call i32 @none(i32 %x) willreturn nounwind "minic-closest-object"
;   %b = call i32 @old(i8* nocapture %p) readnone
;   call void @group(i32 %b)
;   ret i32 %a
; }
