; Symbols that are called like registers and mnemonics.
; RUN: %minic %s -S --target=x86_64 -o -

@rax = global i32 1
@eax = internal global [4 x i32] zeroinitializer
@loop = external global i32
@"odd name" = global i32 2

declare void @add()
declare i32 @div(i32)

define i32 @rsp() {
  %a = load i32, ptr @rax
  %p = getelementptr [4 x i32], ptr @eax, i64 0, i64 2
  store i32 %a, ptr %p
  %o = load i32, ptr @"odd name"
  %l = load i32, ptr @loop
  call void @add()
  %d = call i32 @div(i32 %o)
  %r = call i32 @rsp()
  %s = add i32 %r, %d
  %t = add i32 %s, %l
  ret i32 %t
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	rsp
; 	.type	rsp, @function
; rsp:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	movl	rax(%rip), %eax
; 	movl	%eax, eax+8(%rip)
; 	movl	.LS0_4(%rip), %eax
; 	movl	%eax, (%rsp)
; 	movq	loop@GOTPCREL(%rip), %rcx
; 	movl	(%rcx), %ecx
; 	movl	%ecx, 4(%rsp)
; 	call	add@PLT
; 	movl	(%rsp), %edi
; 	call	div@PLT
; 	movl	%eax, (%rsp)
; 	call	rsp
; 	movl	(%rsp), %ecx
; 	addl	%ecx, %eax
; 	movl	4(%rsp), %ecx
; 	addl	%ecx, %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	rsp, .-rsp
; 	.set	.LS0_4, "odd name"
; 	.data
; 	.globl	rax
; 	.p2align	2
; 	.type	rax, @object
; 	.size	rax, 4
; rax:
; 	.4byte	1
; 	.bss
; 	.p2align	2
; 	.type	eax, @object
; 	.size	eax, 16
; eax:
; 	.zero	16
; 	.data
; 	.globl	"odd name"
; 	.p2align	2
; 	.type	"odd name", @object
; 	.size	"odd name", 4
; "odd name":
; 	.4byte	2
; 	.section	.note.GNU-stack,"",@progbits
