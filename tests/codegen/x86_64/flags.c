// RUN: %minic %s -O2 -S -o - | grep -v '^	\.'
// One compare for two branches, narrow compares, and a test at the end of its loop.
int f(void), g(void), h(void);
int three(int a, int b) {
  if (a < b) return f();
  if (a > b) return g();
  return h();
}
struct S {
  unsigned char a, b;
};
// The wide number is an argument, too; the compare reads memory.
int twice(unsigned char *p, struct S *s) {
  int n = *p;
  return n <= s->b ? three(n, 1) : 7;
}
// Two truths are two branches.
int both(unsigned a, unsigned *p, unsigned *q) {
  if ((a > 0) & (*p == *q)) return f();
  return g();
}
int search(const int *p, int n, int key) {
  int low = 0;
  while (low < n) {
    int middle = (low + n) / 2;
    if (p[middle] < key)
      low = middle + 1;
    else
      n = middle;
  }
  return low;
}
// OUTPUT:
// # Made by minic.
// three:
// 	cmpl	%esi, %edi
// 	jge	.L0_2
// 	jmp	f@PLT
// .L0_2:
// 	jle	.L0_4
// 	jmp	g@PLT
// .L0_4:
// 	jmp	h@PLT
// twice:
// 	movzbl	(%rdi), %eax
// 	cmpb	1(%rsi), %al
// 	jbe	.L1_1
// 	movl	$7, %eax
// 	ret
// .L1_1:
// 	subq	$8, %rsp
// 	testl	%eax, %eax
// 	jne	.L1_3
// 	call	f@PLT
// 	jmp	.L1_7
// .L1_3:
// 	cmpl	$1, %eax
// 	jle	.L1_5
// 	call	g@PLT
// .L1_7:
// 	addq	$8, %rsp
// 	ret
// .L1_5:
// 	call	h@PLT
// 	jmp	.L1_7
// both:
// 	movl	(%rdx), %eax
// 	testl	%edi, %edi
// 	je	.L2_2
// 	cmpl	%eax, (%rsi)
// 	jne	.L2_7
// 	jmp	f@PLT
// .L2_7:
// 	jmp	g@PLT
// .L2_2:
// 	jmp	g@PLT
// search:
// 	testl	%esi, %esi
// 	jle	.L3_6
// 	xorl	%eax, %eax
// .L3_1:
// 	leal	(%rax,%rsi), %ecx
// 	movl	%ecx, %r8d
// 	shrl	$31, %r8d
// 	addl	%r8d, %ecx
// 	sarl	$1, %ecx
// 	movslq	%ecx, %r8
// 	cmpl	%edx, (%rdi,%r8,4)
// 	jge	.L3_7
// 	leal	1(%rcx), %eax
// 	jmp	.L3_3
// .L3_7:
// 	movl	%ecx, %esi
// .L3_3:
// 	cmpl	%esi, %eax
// 	jl	.L3_1
// 	ret
// .L3_6:
// 	xorl	%eax, %eax
// 	ret
