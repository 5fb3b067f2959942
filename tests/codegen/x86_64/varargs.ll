; A variadic definition: the registers in memory, va_start, va_arg, va_copy; named arguments in some
; registers, and in all of them and on the stack.
; RUN: %minic %s -S -O1 --target=x86_64 -o -
target triple = "x86_64-unknown-linux-gnu"

declare void @llvm.va_start(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)

define i64 @registers(i32 %n, double %x, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %i = va_arg ptr %list, i64
  %d = va_arg ptr %list, double
  call void @llvm.va_end(ptr %list)
  %whole = fptosi double %d to i64
  %sum = add i64 %i, %whole
  ret i64 %sum
}

define i32 @stack(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, ...) {
  %list = alloca [24 x i8], align 8
  %copy = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  call void @llvm.va_copy(ptr %copy, ptr %list)
  %v = va_arg ptr %copy, i32
  ret i32 %v
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	registers
; 	.type	registers, @function
; registers:
; 	.cfi_startproc
; 	subq	$216, %rsp
; 	.cfi_def_cfa_offset 224
; 	movq	%rsi, 40(%rsp)
; 	movq	%rdx, 48(%rsp)
; 	movq	%rcx, 56(%rsp)
; 	movq	%r8, 64(%rsp)
; 	movq	%r9, 72(%rsp)
; 	movsd	%xmm1, 96(%rsp)
; 	movsd	%xmm2, 112(%rsp)
; 	movsd	%xmm3, 128(%rsp)
; 	movsd	%xmm4, 144(%rsp)
; 	movsd	%xmm5, 160(%rsp)
; 	movsd	%xmm6, 176(%rsp)
; 	movsd	%xmm7, 192(%rsp)
; 	leaq	(%rsp), %rax
; 	movl	$8, %ecx
; 	movl	%ecx, (%rax)
; 	movl	$64, %ecx
; 	movl	%ecx, 4(%rax)
; 	leaq	224(%rsp), %rcx
; 	movq	%rcx, 8(%rax)
; 	leaq	32(%rsp), %rcx
; 	movq	%rcx, 16(%rax)
; 	movl	(%rsp), %eax
; 	movq	16(%rsp), %rdx
; 	movq	8(%rsp), %rcx
; 	leaq	8(%rcx), %rsi
; 	cmpl	$40, %eax
; 	cmovbe	%rcx, %rsi
; 	movq	%rsi, 8(%rsp)
; 	addq	%rax, %rdx
; 	leal	8(%rax), %edi
; 	movl	%eax, %esi
; 	cmpl	$40, %eax
; 	cmovbe	%rdi, %rsi
; 	movl	%esi, (%rsp)
; 	cmpl	$40, %eax
; 	cmovbe	%rdx, %rcx
; 	movq	(%rcx), %rax
; 	movl	4(%rsp), %ecx
; 	movq	16(%rsp), %rsi
; 	movq	8(%rsp), %rdx
; 	leaq	8(%rdx), %rdi
; 	cmpl	$160, %ecx
; 	cmovbe	%rdx, %rdi
; 	movq	%rdi, 8(%rsp)
; 	addq	%rcx, %rsi
; 	leal	16(%rcx), %r8d
; 	movl	%ecx, %edi
; 	cmpl	$160, %ecx
; 	cmovbe	%r8, %rdi
; 	movl	%edi, 4(%rsp)
; 	cmpl	$160, %ecx
; 	cmovbe	%rsi, %rdx
; 	movsd	(%rdx), %xmm0
; 	cvttsd2siq	%xmm0, %rcx
; 	addq	%rcx, %rax
; 	addq	$216, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	registers, .-registers
; 	.text
; 	.p2align	4
; 	.globl	stack
; 	.type	stack, @function
; stack:
; 	.cfi_startproc
; 	subq	$232, %rsp
; 	.cfi_def_cfa_offset 240
; 	movsd	%xmm0, 96(%rsp)
; 	movsd	%xmm1, 112(%rsp)
; 	movsd	%xmm2, 128(%rsp)
; 	movsd	%xmm3, 144(%rsp)
; 	movsd	%xmm4, 160(%rsp)
; 	movsd	%xmm5, 176(%rsp)
; 	movsd	%xmm6, 192(%rsp)
; 	movsd	%xmm7, 208(%rsp)
; 	leaq	24(%rsp), %rax
; 	movl	$48, %ecx
; 	movl	%ecx, (%rax)
; 	movl	$48, %ecx
; 	movl	%ecx, 4(%rax)
; 	leaq	240(%rsp), %rcx
; 	addq	$24, %rcx
; 	movq	%rcx, 8(%rax)
; 	leaq	48(%rsp), %rcx
; 	movq	%rcx, 16(%rax)
; 	movq	24(%rsp), %rax
; 	movq	%rax, (%rsp)
; 	movq	32(%rsp), %rax
; 	movq	%rax, 8(%rsp)
; 	movq	40(%rsp), %rax
; 	movq	%rax, 16(%rsp)
; 	movl	(%rsp), %eax
; 	movq	16(%rsp), %rdx
; 	movq	8(%rsp), %rcx
; 	leaq	8(%rcx), %rsi
; 	cmpl	$40, %eax
; 	cmovbe	%rcx, %rsi
; 	movq	%rsi, 8(%rsp)
; 	addq	%rax, %rdx
; 	leal	8(%rax), %edi
; 	movl	%eax, %esi
; 	cmpl	$40, %eax
; 	cmovbe	%rdi, %rsi
; 	movl	%esi, (%rsp)
; 	cmpl	$40, %eax
; 	cmovbe	%rdx, %rcx
; 	movl	(%rcx), %eax
; 	addq	$232, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	stack, .-stack
; 	.section	.note.GNU-stack,"",@progbits
