; The number of elements of an alloca is unsigned, whatever its width.
; RUN: %minic %s -S --target=x86_64 -o -

declare void @use(ptr)

define void @word(i32 %n) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  ret void
}

define void @byte(i8 %n) {
  %p = alloca i32, i8 %n
  call void @use(ptr %p)
  ret void
}

define void @constant() {
  %p = alloca i32, i8 -1
  call void @use(ptr %p)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	word
; 	.type	word, @function
; word:
; 	.cfi_startproc
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 6, -16
; 	movq	%rsp, %rbp
; 	.cfi_def_cfa_register 6
; 	movl	%edi, %eax
; 	imulq	$1, %rax, %rax
; 	addq	$15, %rax
; 	andq	$-16, %rax
; 	subq	%rax, %rsp
; 	leaq	0(%rsp), %rdi
; 	call	use@PLT
; 	movq	%rbp, %rsp
; 	popq	%rbp
; 	.cfi_def_cfa 7, 8
; 	ret
; 	.cfi_endproc
; 	.size	word, .-word
; 	.text
; 	.p2align	4
; 	.globl	byte
; 	.type	byte, @function
; byte:
; 	.cfi_startproc
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 6, -16
; 	movq	%rsp, %rbp
; 	.cfi_def_cfa_register 6
; 	movzbl	%dil, %eax
; 	imulq	$4, %rax, %rax
; 	addq	$15, %rax
; 	andq	$-16, %rax
; 	subq	%rax, %rsp
; 	leaq	0(%rsp), %rdi
; 	call	use@PLT
; 	movq	%rbp, %rsp
; 	popq	%rbp
; 	.cfi_def_cfa 7, 8
; 	ret
; 	.cfi_endproc
; 	.size	byte, .-byte
; 	.text
; 	.p2align	4
; 	.globl	constant
; 	.type	constant, @function
; constant:
; 	.cfi_startproc
; 	subq	$1032, %rsp
; 	.cfi_def_cfa_offset 1040
; 	leaq	(%rsp), %rdi
; 	call	use@PLT
; 	addq	$1032, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	constant, .-constant
; 	.section	.note.GNU-stack,"",@progbits
