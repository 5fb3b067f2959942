; RUN: %minic %s -S -emit-llvm -passes= -o -
; Linkage, visibility and section are kept.
@shared = common hidden global i32 0, align 4
@placed = protected constant i32 7, section ".rodata.placed", align 4
@missing = extern_weak global i32

declare extern_weak void @absent()
declare hidden void @near()

define hidden void @f() section ".text.special" {
  call void @absent()
  call void @near()
  ret void
}
; OUTPUT:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @shared = common hidden global i32 0, align 4
; @placed = protected constant i32 7, section ".rodata.placed", align 4
; @missing = extern_weak global i32, align 4
;
; declare extern_weak void @absent()
;
; declare hidden void @near()
;
; define hidden void @f() section ".text.special" {
;   call void @absent()
;   call void @near()
;   ret void
; }
