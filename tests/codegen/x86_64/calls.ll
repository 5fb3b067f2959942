; Calls: floats that overflow into integer registers and the stack, variadic floats as integers, indirect calls.
; RUN: %minic %s -S --target=x86_64 -o -

declare i32 @printf(ptr, ...)
declare double @many(double, double, double, double, double, double, double, double, double, float, i32, i32, i32, i32, i32, i32, i32, i8 signext, float)
declare void @add(i32)
@text = private constant [4 x i8] c"%f\0A\00"

define i32 @variadic(float %x, i32 %n) {
  %d = fpext float %x to double
  %r = call i32 (ptr, ...) @printf(ptr @text, double %d, i32 %n)
  ret i32 %r
}

define double @overflow(double %x, float %f, i8 %c) {
  %r = call double @many(double %x, double %x, double %x, double %x, double %x, double %x, double %x, double %x, double %x, float %f, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i8 signext %c, float %f)
  ret double %r
}

define float @receive(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, float %i, i32 %j, i32 %k, i32 %l, i32 %m, i32 %n, i32 %o, i32 %p, i32 %q, float %r) {
  %s = fadd float %i, %r
  %t = sitofp i32 %q to float
  %u = fadd float %s, %t
  ret float %u
}

define i32 @indirect(ptr %f, i32 %x) {
  %r = call i32 %f(i32 %x)
  %s = add i32 %r, %x
  ret i32 %s
}

define { i64, double } @pair(i64 %a, double %b) {
  %p = insertvalue { i64, double } undef, i64 %a, 0
  %q = insertvalue { i64, double } %p, double %b, 1
  ret { i64, double } %q
}

define void @nothing() {
  call void @add(i32 -1)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	variadic
; 	.type	variadic, @function
; variadic:
; 	.cfi_startproc
; 	movl	%edi, %esi
; 	cvtss2sd	%xmm0, %xmm0
; 	leaq	text(%rip), %rdi
; 	movl	$1, %eax
; 	jmp	printf@PLT
; 	.cfi_endproc
; 	.size	variadic, .-variadic
; 	.text
; 	.p2align	4
; 	.globl	overflow
; 	.type	overflow, @function
; overflow:
; 	.cfi_startproc
; 	subq	$56, %rsp
; 	.cfi_def_cfa_offset 64
; 	movsd	%xmm0, (%rsp)
; 	movss	%xmm1, 8(%rsp)
; 	movl	$7, %eax
; 	movq	%rax, 16(%rsp)
; 	movsbq	%dil, %rdi
; 	movq	%rdi, 24(%rsp)
; 	movss	%xmm1, 32(%rsp)
; 	movaps	%xmm0, %xmm1
; 	movaps	%xmm0, %xmm2
; 	movaps	%xmm0, %xmm3
; 	movaps	%xmm0, %xmm4
; 	movaps	%xmm0, %xmm5
; 	movaps	%xmm0, %xmm6
; 	movaps	%xmm0, %xmm7
; 	movl	$1, %edi
; 	movl	$2, %esi
; 	movl	$3, %edx
; 	movl	$4, %ecx
; 	movl	$5, %r8d
; 	movl	$6, %r9d
; 	call	many@PLT
; 	addq	$56, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	overflow, .-overflow
; 	.text
; 	.p2align	4
; 	.globl	receive
; 	.type	receive, @function
; receive:
; 	.cfi_startproc
; 	movss	8(%rsp), %xmm0
; 	movl	24(%rsp), %eax
; 	movss	32(%rsp), %xmm1
; 	addss	%xmm1, %xmm0
; 	pxor	%xmm1, %xmm1
; 	cvtsi2ssl	%eax, %xmm1
; 	addss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	receive, .-receive
; 	.text
; 	.p2align	4
; 	.globl	indirect
; 	.type	indirect, @function
; indirect:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	movq	%rdi, %rax
; 	movl	%esi, (%rsp)
; 	movl	%esi, %edi
; 	call	*%rax
; 	movl	(%rsp), %ecx
; 	addl	%ecx, %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	indirect, .-indirect
; 	.text
; 	.p2align	4
; 	.globl	pair
; 	.type	pair, @function
; pair:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	pair, .-pair
; 	.text
; 	.p2align	4
; 	.globl	nothing
; 	.type	nothing, @function
; nothing:
; 	.cfi_startproc
; 	movq	$-1, %rdi
; 	jmp	add@PLT
; 	.cfi_endproc
; 	.size	nothing, .-nothing
; 	.section	.rodata
; 	.type	text, @object
; 	.size	text, 4
; text:
; 	.string	"%f\n"
; 	.section	.note.GNU-stack,"",@progbits
