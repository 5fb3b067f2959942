; Frames: none in a leaf, offsets beyond 12 bits, dynamic allocas.
; RUN: %minic %s -S --target=x86_64 -o -

declare void @use(ptr)

define i32 @leaf(i32 %a) {
  ret i32 %a
}

define void @small() {
  %x = alloca [10 x i32]
  call void @use(ptr %x)
  ret void
}

define i32 @large(i32 %i) {
  %x = alloca [5000 x i32]
  %y = alloca i32
  store i32 %i, ptr %y
  call void @use(ptr %x)
  call void @use(ptr %y)
  %p = getelementptr [5000 x i32], ptr %x, i64 0, i64 4000
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}

define void @dynamic(i32 %n) {
  %x = alloca i32, i32 %n
  %y = alloca i64
  call void @use(ptr %x)
  call void @use(ptr %y)
  ret void
}

define void @aligned(i64 %n) {
  %x = alloca i8, i64 %n, align 64
  call void @use(ptr %x)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	leaf
; 	.type	leaf, @function
; leaf:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	leaf, .-leaf
; 	.text
; 	.p2align	4
; 	.globl	small
; 	.type	small, @function
; small:
; 	.cfi_startproc
; 	subq	$40, %rsp
; 	.cfi_def_cfa_offset 48
; 	leaq	(%rsp), %rdi
; 	call	use@PLT
; 	addq	$40, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	small, .-small
; 	.text
; 	.p2align	4
; 	.globl	large
; 	.type	large, @function
; large:
; 	.cfi_startproc
; 	subq	$20008, %rsp
; 	.cfi_def_cfa_offset 20016
; 	movl	%edi, (%rsp)
; 	leaq	4(%rsp), %rdi
; 	call	use@PLT
; 	leaq	(%rsp), %rdi
; 	call	use@PLT
; 	movl	16004(%rsp), %eax
; 	movl	$1, 16004(%rsp)
; 	addq	$20008, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	large, .-large
; 	.text
; 	.p2align	4
; 	.globl	dynamic
; 	.type	dynamic, @function
; dynamic:
; 	.cfi_startproc
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 6, -16
; 	movq	%rsp, %rbp
; 	.cfi_def_cfa_register 6
; 	subq	$16, %rsp
; 	movl	%edi, %eax
; 	imulq	$4, %rax, %rax
; 	addq	$15, %rax
; 	andq	$-16, %rax
; 	subq	%rax, %rsp
; 	leaq	0(%rsp), %rdi
; 	call	use@PLT
; 	leaq	-16(%rbp), %rdi
; 	call	use@PLT
; 	movq	%rbp, %rsp
; 	popq	%rbp
; 	.cfi_def_cfa 7, 8
; 	ret
; 	.cfi_endproc
; 	.size	dynamic, .-dynamic
; 	.text
; 	.p2align	4
; 	.globl	aligned
; 	.type	aligned, @function
; aligned:
; 	.cfi_startproc
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 6, -16
; 	movq	%rsp, %rbp
; 	.cfi_def_cfa_register 6
; 	imulq	$1, %rdi, %rdi
; 	leaq	63(%rdi), %rax
; 	andq	$-16, %rax
; 	subq	%rax, %rsp
; 	leaq	0(%rsp), %rax
; 	leaq	63(%rax), %rdi
; 	andq	$-64, %rdi
; 	call	use@PLT
; 	movq	%rbp, %rsp
; 	popq	%rbp
; 	.cfi_def_cfa 7, 8
; 	ret
; 	.cfi_endproc
; 	.size	aligned, .-aligned
; 	.section	.note.GNU-stack,"",@progbits
