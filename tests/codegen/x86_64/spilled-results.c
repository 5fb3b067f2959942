// RUN: %minic %s -O1 -S --target=x86_64 -fno-asynchronous-unwind-tables -o -
// More values than registers: each difference is computed in a register and stored once, in 4 bytes.
int spilled(int *a, int k) {
  int v0 = a[0] - k;
  int v1 = a[1] - k;
  int v2 = a[2] - k;
  int v3 = a[3] - k;
  int v4 = a[4] - k;
  int v5 = a[5] - k;
  int v6 = a[6] - k;
  int v7 = a[7] - k;
  int v8 = a[8] - k;
  int v9 = a[9] - k;
  int v10 = a[10] - k;
  int v11 = a[11] - k;
  int v12 = a[12] - k;
  int v13 = a[13] - k;
  int v14 = a[14] - k;
  return v0 * v1 ^ v1 * v5 ^ v2 * v9 ^ v3 * v13 ^ v4 * v2 ^ v5 * v6 ^ v6 * v10 ^ v7 * v14 ^ v8 * v3 ^ v9 * v7 ^ v10 * v11 ^ v11 * v0 ^ v12 * v4 ^ v13 * v8 ^ v14 * v12;
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	spilled
// 	.type	spilled, @function
// spilled:
// 	.cfi_startproc
// 	pushq	%rbx
// 	.cfi_def_cfa_offset 16
// 	.cfi_offset 3, -16
// 	pushq	%rbp
// 	.cfi_def_cfa_offset 24
// 	.cfi_offset 6, -24
// 	pushq	%r12
// 	.cfi_def_cfa_offset 32
// 	.cfi_offset 12, -32
// 	pushq	%r13
// 	.cfi_def_cfa_offset 40
// 	.cfi_offset 13, -40
// 	pushq	%r14
// 	.cfi_def_cfa_offset 48
// 	.cfi_offset 14, -48
// 	pushq	%r15
// 	.cfi_def_cfa_offset 56
// 	.cfi_offset 15, -56
// 	movq	%rdi, %r8
// 	movl	%esi, %r11d
// 	movl	(%r8), %eax
// 	subl	%r11d, %eax
// 	movl	%eax, -8(%rsp)
// 	movl	4(%r8), %eax
// 	subl	%r11d, %eax
// 	movl	8(%r8), %r13d
// 	subl	%r11d, %r13d
// 	movl	12(%r8), %esi
// 	subl	%r11d, %esi
// 	movl	16(%r8), %ecx
// 	subl	%r11d, %ecx
// 	movl	20(%r8), %r15d
// 	subl	%r11d, %r15d
// 	movl	24(%r8), %r14d
// 	subl	%r11d, %r14d
// 	movl	28(%r8), %r10d
// 	subl	%r11d, %r10d
// 	movl	32(%r8), %edx
// 	subl	%r11d, %edx
// 	movl	36(%r8), %r12d
// 	subl	%r11d, %r12d
// 	movl	40(%r8), %ebp
// 	subl	%r11d, %ebp
// 	movl	44(%r8), %ebx
// 	subl	%r11d, %ebx
// 	movl	48(%r8), %edi
// 	subl	%r11d, %edi
// 	movl	52(%r8), %r9d
// 	subl	%r11d, %r9d
// 	movl	56(%r8), %r8d
// 	subl	%r11d, %r8d
// 	movl	-8(%rsp), %r11d
// 	imull	%eax, %r11d
// 	imull	%r15d, %eax
// 	xorl	%eax, %r11d
// 	movl	%r13d, %eax
// 	imull	%r12d, %eax
// 	xorl	%eax, %r11d
// 	movl	%esi, %eax
// 	imull	%r9d, %eax
// 	xorl	%eax, %r11d
// 	movl	%ecx, %eax
// 	imull	%r13d, %eax
// 	xorl	%eax, %r11d
// 	imull	%r14d, %r15d
// 	xorl	%r15d, %r11d
// 	imull	%ebp, %r14d
// 	xorl	%r14d, %r11d
// 	movl	%r10d, %eax
// 	imull	%r8d, %eax
// 	xorl	%eax, %r11d
// 	movl	%edx, %eax
// 	imull	%esi, %eax
// 	xorl	%eax, %r11d
// 	imull	%r10d, %r12d
// 	xorl	%r12d, %r11d
// 	imull	%ebx, %ebp
// 	xorl	%ebp, %r11d
// 	imull	-8(%rsp), %ebx
// 	xorl	%ebx, %r11d
// 	movl	%edi, %eax
// 	imull	%ecx, %eax
// 	xorl	%eax, %r11d
// 	imull	%edx, %r9d
// 	xorl	%r9d, %r11d
// 	imull	%edi, %r8d
// 	xorl	%r8d, %r11d
// 	movl	%r11d, %eax
// 	popq	%r15
// 	.cfi_def_cfa_offset 48
// 	popq	%r14
// 	.cfi_def_cfa_offset 40
// 	popq	%r13
// 	.cfi_def_cfa_offset 32
// 	popq	%r12
// 	.cfi_def_cfa_offset 24
// 	popq	%rbp
// 	.cfi_def_cfa_offset 16
// 	popq	%rbx
// 	.cfi_def_cfa_offset 8
// 	ret
// 	.cfi_endproc
// 	.size	spilled, .-spilled
// 	.section	.note.GNU-stack,"",@progbits
