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

// Arguments on the stack are loaded where they are used, not moved to slots.
int late(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10, int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20, int p21, int p22, int p23) {
  int s = 0;
  s = s * 3 + p23;
  s = s * 3 + p22;
  s = s * 3 + p21;
  s = s * 3 + p20;
  s = s * 3 + p19;
  s = s * 3 + p18;
  s = s * 3 + p17;
  s = s * 3 + p16;
  s = s * 3 + p15;
  s = s * 3 + p14;
  s = s * 3 + p13;
  s = s * 3 + p12;
  s = s * 3 + p11;
  s = s * 3 + p10;
  s = s * 3 + p9;
  s = s * 3 + p8;
  s = s * 3 + p7;
  s = s * 3 + p6;
  s = s * 3 + p5;
  s = s * 3 + p4;
  s = s * 3 + p3;
  s = s * 3 + p2;
  s = s * 3 + p1;
  s = s * 3 + p0;
  return s * p0 * p1 * p2 * p3 * p4 * p5 * p6 * p7 * p8 * p9 * p10 * p11 * p12 * p13 * p14 * p15 * p16 * p17 * p18 * p19 * p20 * p21 * p22 * p23;
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	spilled
// 	.type	spilled, @function
// spilled:
// 	pushq	%rbx
// 	pushq	%rbp
// 	pushq	%r12
// 	pushq	%r13
// 	pushq	%r14
// 	pushq	%r15
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
// 	popq	%r14
// 	popq	%r13
// 	popq	%r12
// 	popq	%rbp
// 	popq	%rbx
// 	ret
// 	.size	spilled, .-spilled
// 	.text
// 	.p2align	4
// 	.globl	late
// 	.type	late, @function
// late:
// 	pushq	%rbx
// 	pushq	%rbp
// 	pushq	%r12
// 	pushq	%r13
// 	pushq	%r14
// 	pushq	%r15
// 	movl	%edi, %r15d
// 	movl	%esi, %r14d
// 	movl	%edx, %r13d
// 	movl	%ecx, %r12d
// 	movl	%r8d, %ebp
// 	movl	%r9d, %ebx
// 	movl	56(%rsp), %r11d
// 	movl	64(%rsp), %r10d
// 	movl	72(%rsp), %r9d
// 	movl	80(%rsp), %r8d
// 	movl	88(%rsp), %edi
// 	movl	96(%rsp), %esi
// 	movl	104(%rsp), %edx
// 	xorl	%eax, %eax
// 	movl	192(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	184(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	176(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	168(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	160(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	152(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	144(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	136(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	128(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	120(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	movl	112(%rsp), %ecx
// 	addl	%ecx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%edx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%esi, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%edi, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r8d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r9d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r10d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r11d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%ebx, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%ebp, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r12d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r13d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r14d, %eax
// 	leal	(%rax,%rax,2), %eax
// 	addl	%r15d, %eax
// 	imull	%r15d, %eax
// 	imull	%r14d, %eax
// 	imull	%r13d, %eax
// 	imull	%r12d, %eax
// 	imull	%ebp, %eax
// 	imull	%ebx, %eax
// 	imull	%r11d, %eax
// 	imull	%r10d, %eax
// 	imull	%r9d, %eax
// 	imull	%r8d, %eax
// 	imull	%edi, %eax
// 	imull	%esi, %eax
// 	imull	%edx, %eax
// 	movl	112(%rsp), %ecx
// 	imull	%ecx, %eax
// 	movl	120(%rsp), %ecx
// 	imull	%ecx, %eax
// 	movl	128(%rsp), %r11d
// 	imull	%r11d, %eax
// 	movl	136(%rsp), %r10d
// 	imull	%r10d, %eax
// 	movl	144(%rsp), %r9d
// 	imull	%r9d, %eax
// 	movl	152(%rsp), %r8d
// 	imull	%r8d, %eax
// 	movl	160(%rsp), %edi
// 	imull	%edi, %eax
// 	movl	168(%rsp), %esi
// 	imull	%esi, %eax
// 	movl	176(%rsp), %edx
// 	imull	%edx, %eax
// 	movl	184(%rsp), %ecx
// 	imull	%ecx, %eax
// 	movl	192(%rsp), %ecx
// 	imull	%ecx, %eax
// 	popq	%r15
// 	popq	%r14
// 	popq	%r13
// 	popq	%r12
// 	popq	%rbp
// 	popq	%rbx
// 	ret
// 	.size	late, .-late
// 	.section	.note.GNU-stack,"",@progbits
