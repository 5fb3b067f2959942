; RUN: %minic %s -S -o -
@shared = common hidden global i32 0, align 4
@placed = protected constant i32 7, section ".rodata.placed", align 4
@cleared = internal global i32 0, section ".bss.cleared", align 4
@missing = extern_weak global i32

declare extern_weak void @absent()

define hidden ptr @f() section ".text.special" {
  call void @absent()
  store i32 1, ptr @cleared
  ret ptr @missing
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.section	.text.special,"ax",@progbits
; 	.p2align	4
; 	.globl	f
; 	.hidden	f
; 	.type	f, @function
; f:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	call	absent@PLT
; 	movl	$1, cleared(%rip)
; 	movq	missing@GOTPCREL(%rip), %rax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	f, .-f
; 	.hidden	shared
; 	.comm	shared, 4, 4
; 	.section	.rodata.placed,"a",@progbits
; 	.globl	placed
; 	.protected	placed
; 	.p2align	2
; 	.type	placed, @object
; 	.size	placed, 4
; placed:
; 	.4byte	7
; 	.section	.bss.cleared,"aw",@nobits
; 	.p2align	2
; 	.type	cleared, @object
; 	.size	cleared, 4
; cleared:
; 	.zero	4
; 	.weak	missing
; 	.weak	absent
; 	.section	.note.GNU-stack,"",@progbits
