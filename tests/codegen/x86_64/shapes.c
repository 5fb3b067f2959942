// Shapes of code: one instruction for what an address can compute.
// RUN: %minic %s -S -O1 --target=x86_64 -o -

// Sums, differences and products with small constants.
int add2(int x, int y) { return x + y * 2; }
long add2l(long x, long y) { return x + y * 2; }
int add8(int x, int y) { return x + y * 8 + 12; }
long add8l(long x, long y) { return x + y * 8 + 12; }
int add8k(int x, int y) { return (x + 12) + y * 8; }
int mul3(int x) { return x * 3; }
int mul5p(int x) { return x * 5 + 1; }
long mul5pl(long x) { return x * 5 + 1; }
int mul9(int x, int y) { return x * 9 + y; }
int mul4(int x) { return x * 4; }
int mul4p(int x) { return x * 4 + 7; }
int mul6(int x) { return x * 6; }
int mul10(int x) { return x * 10; }
int mul7(int x) { return x * 7; }
int sub4(int x, int y) { return x - y * 4; }
int sub3(int x, int y) { return x - y * 3; }
int rsub4(int x, int y) { return y * 4 - x; }

// Elements of arrays.
int get(int *a, int i) { return a[i]; }
int get1(int *a, int i) { return a[i + 1]; }
int getm1(int *a, int i) { return a[i - 1]; }
long getl(long *a, long i) { return a[i]; }
long getl1(long *a, long i) { return a[i + 1]; }
int getc(char *a, int i) { return a[i + 3]; }
void put(int *a, int i, int v) { a[i] = v; }
void put1(int *a, int i, int v) { a[i + 1] = v; }
void inc(int *a, int i) { a[i] = a[i] + 1; }
void inc1(int *a, int i) { a[i + 2] += 5; }
int *ptr(int *a, int i) { return a + i; }
int *ptr1(int *a, int i) { return &a[i + 1]; }

// Longer sums, and operands in memory.
long sum3(long a, long b, long c) { return a + b + c; }
int sum3k(int a, int b, int c) { return a + b + c + 4; }
int mem(int *p, int y) { return *p + y * 4; }
int mem2(int *p, int y) { return *p * 4 + y; }
int twice(int x, int y) { return (x + y) * 2; }
int poly(int x, int y) { return x * 3 + y * 5; }
int shl(int x, int y) { return (y << 3) + x; }

// Global arrays, whose bounds say that the index does not wrap.
int g[100];
int glob(int i) { return g[i]; }
int glob1(int i) { return g[i + 1]; }
double dget(double *a, int i) { return a[i + 1]; }
int loop(int *a, int n) { int s = 0; int i = 0; while (i < n) { s = s + a[i] * 2 + 1; i = i + 1; } return s; }
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	add2
// 	.type	add2, @function
// add2:
// 	.cfi_startproc
// 	leal	(%rdi,%rsi,2), %eax
// 	ret
// 	.cfi_endproc
// 	.size	add2, .-add2
// 	.text
// 	.p2align	4
// 	.globl	add2l
// 	.type	add2l, @function
// add2l:
// 	.cfi_startproc
// 	leaq	(%rdi,%rsi,2), %rax
// 	ret
// 	.cfi_endproc
// 	.size	add2l, .-add2l
// 	.text
// 	.p2align	4
// 	.globl	add8
// 	.type	add8, @function
// add8:
// 	.cfi_startproc
// 	leal	12(%rdi,%rsi,8), %eax
// 	ret
// 	.cfi_endproc
// 	.size	add8, .-add8
// 	.text
// 	.p2align	4
// 	.globl	add8l
// 	.type	add8l, @function
// add8l:
// 	.cfi_startproc
// 	leaq	12(%rdi,%rsi,8), %rax
// 	ret
// 	.cfi_endproc
// 	.size	add8l, .-add8l
// 	.text
// 	.p2align	4
// 	.globl	add8k
// 	.type	add8k, @function
// add8k:
// 	.cfi_startproc
// 	leal	12(%rdi,%rsi,8), %eax
// 	ret
// 	.cfi_endproc
// 	.size	add8k, .-add8k
// 	.text
// 	.p2align	4
// 	.globl	mul3
// 	.type	mul3, @function
// mul3:
// 	.cfi_startproc
// 	leal	(%rdi,%rdi,2), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul3, .-mul3
// 	.text
// 	.p2align	4
// 	.globl	mul5p
// 	.type	mul5p, @function
// mul5p:
// 	.cfi_startproc
// 	leal	1(%rdi,%rdi,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul5p, .-mul5p
// 	.text
// 	.p2align	4
// 	.globl	mul5pl
// 	.type	mul5pl, @function
// mul5pl:
// 	.cfi_startproc
// 	leaq	1(%rdi,%rdi,4), %rax
// 	ret
// 	.cfi_endproc
// 	.size	mul5pl, .-mul5pl
// 	.text
// 	.p2align	4
// 	.globl	mul9
// 	.type	mul9, @function
// mul9:
// 	.cfi_startproc
// 	leal	(%rdi,%rdi,8), %eax
// 	addl	%esi, %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul9, .-mul9
// 	.text
// 	.p2align	4
// 	.globl	mul4
// 	.type	mul4, @function
// mul4:
// 	.cfi_startproc
// 	leal	0(,%rdi,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul4, .-mul4
// 	.text
// 	.p2align	4
// 	.globl	mul4p
// 	.type	mul4p, @function
// mul4p:
// 	.cfi_startproc
// 	leal	7(,%rdi,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul4p, .-mul4p
// 	.text
// 	.p2align	4
// 	.globl	mul6
// 	.type	mul6, @function
// mul6:
// 	.cfi_startproc
// 	leal	(%rdi,%rdi,2), %edi
// 	leal	(%rdi,%rdi), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul6, .-mul6
// 	.text
// 	.p2align	4
// 	.globl	mul10
// 	.type	mul10, @function
// mul10:
// 	.cfi_startproc
// 	leal	(%rdi,%rdi,4), %edi
// 	leal	(%rdi,%rdi), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul10, .-mul10
// 	.text
// 	.p2align	4
// 	.globl	mul7
// 	.type	mul7, @function
// mul7:
// 	.cfi_startproc
// 	imull	$7, %edi, %eax
// 	ret
// 	.cfi_endproc
// 	.size	mul7, .-mul7
// 	.text
// 	.p2align	4
// 	.globl	sub4
// 	.type	sub4, @function
// sub4:
// 	.cfi_startproc
// 	negl	%esi
// 	leal	(%rdi,%rsi,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	sub4, .-sub4
// 	.text
// 	.p2align	4
// 	.globl	sub3
// 	.type	sub3, @function
// sub3:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	leal	(%rsi,%rsi,2), %ecx
// 	subl	%ecx, %eax
// 	ret
// 	.cfi_endproc
// 	.size	sub3, .-sub3
// 	.text
// 	.p2align	4
// 	.globl	rsub4
// 	.type	rsub4, @function
// rsub4:
// 	.cfi_startproc
// 	leal	0(,%rsi,4), %eax
// 	subl	%edi, %eax
// 	ret
// 	.cfi_endproc
// 	.size	rsub4, .-rsub4
// 	.text
// 	.p2align	4
// 	.globl	get
// 	.type	get, @function
// get:
// 	.cfi_startproc
// 	movslq	%esi, %rax
// 	movl	(%rdi,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	get, .-get
// 	.text
// 	.p2align	4
// 	.globl	get1
// 	.type	get1, @function
// get1:
// 	.cfi_startproc
// 	leal	1(%rsi), %eax
// 	movslq	%eax, %rax
// 	movl	(%rdi,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	get1, .-get1
// 	.text
// 	.p2align	4
// 	.globl	getm1
// 	.type	getm1, @function
// getm1:
// 	.cfi_startproc
// 	leal	-1(%rsi), %eax
// 	movslq	%eax, %rax
// 	movl	(%rdi,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	getm1, .-getm1
// 	.text
// 	.p2align	4
// 	.globl	getl
// 	.type	getl, @function
// getl:
// 	.cfi_startproc
// 	movq	(%rdi,%rsi,8), %rax
// 	ret
// 	.cfi_endproc
// 	.size	getl, .-getl
// 	.text
// 	.p2align	4
// 	.globl	getl1
// 	.type	getl1, @function
// getl1:
// 	.cfi_startproc
// 	movq	8(%rdi,%rsi,8), %rax
// 	ret
// 	.cfi_endproc
// 	.size	getl1, .-getl1
// 	.text
// 	.p2align	4
// 	.globl	getc
// 	.type	getc, @function
// getc:
// 	.cfi_startproc
// 	leal	3(%rsi), %eax
// 	movslq	%eax, %rax
// 	movsbq	(%rdi,%rax), %rax
// 	ret
// 	.cfi_endproc
// 	.size	getc, .-getc
// 	.text
// 	.p2align	4
// 	.globl	put
// 	.type	put, @function
// put:
// 	.cfi_startproc
// 	movslq	%esi, %rax
// 	movl	%edx, (%rdi,%rax,4)
// 	ret
// 	.cfi_endproc
// 	.size	put, .-put
// 	.text
// 	.p2align	4
// 	.globl	put1
// 	.type	put1, @function
// put1:
// 	.cfi_startproc
// 	leal	1(%rsi), %eax
// 	movslq	%eax, %rax
// 	movl	%edx, (%rdi,%rax,4)
// 	ret
// 	.cfi_endproc
// 	.size	put1, .-put1
// 	.text
// 	.p2align	4
// 	.globl	inc
// 	.type	inc, @function
// inc:
// 	.cfi_startproc
// 	movslq	%esi, %rax
// 	addl	$1, (%rdi,%rax,4)
// 	ret
// 	.cfi_endproc
// 	.size	inc, .-inc
// 	.text
// 	.p2align	4
// 	.globl	inc1
// 	.type	inc1, @function
// inc1:
// 	.cfi_startproc
// 	leal	2(%rsi), %eax
// 	movslq	%eax, %rax
// 	addl	$5, (%rdi,%rax,4)
// 	ret
// 	.cfi_endproc
// 	.size	inc1, .-inc1
// 	.text
// 	.p2align	4
// 	.globl	ptr
// 	.type	ptr, @function
// ptr:
// 	.cfi_startproc
// 	movslq	%esi, %rax
// 	leaq	(%rdi,%rax,4), %rax
// 	ret
// 	.cfi_endproc
// 	.size	ptr, .-ptr
// 	.text
// 	.p2align	4
// 	.globl	ptr1
// 	.type	ptr1, @function
// ptr1:
// 	.cfi_startproc
// 	leal	1(%rsi), %eax
// 	movslq	%eax, %rax
// 	leaq	(%rdi,%rax,4), %rax
// 	ret
// 	.cfi_endproc
// 	.size	ptr1, .-ptr1
// 	.text
// 	.p2align	4
// 	.globl	sum3
// 	.type	sum3, @function
// sum3:
// 	.cfi_startproc
// 	leaq	(%rdi,%rsi), %rax
// 	addq	%rdx, %rax
// 	ret
// 	.cfi_endproc
// 	.size	sum3, .-sum3
// 	.text
// 	.p2align	4
// 	.globl	sum3k
// 	.type	sum3k, @function
// sum3k:
// 	.cfi_startproc
// 	leal	(%rdi,%rsi), %eax
// 	leal	4(%rax,%rdx), %eax
// 	ret
// 	.cfi_endproc
// 	.size	sum3k, .-sum3k
// 	.text
// 	.p2align	4
// 	.globl	mem
// 	.type	mem, @function
// mem:
// 	.cfi_startproc
// 	movl	(%rdi), %eax
// 	leal	(%rax,%rsi,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mem, .-mem
// 	.text
// 	.p2align	4
// 	.globl	mem2
// 	.type	mem2, @function
// mem2:
// 	.cfi_startproc
// 	movl	(%rdi), %eax
// 	leal	(%rsi,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	mem2, .-mem2
// 	.text
// 	.p2align	4
// 	.globl	twice
// 	.type	twice, @function
// twice:
// 	.cfi_startproc
// 	leal	(%rdi,%rsi), %eax
// 	addl	%eax, %eax
// 	ret
// 	.cfi_endproc
// 	.size	twice, .-twice
// 	.text
// 	.p2align	4
// 	.globl	poly
// 	.type	poly, @function
// poly:
// 	.cfi_startproc
// 	leal	(%rdi,%rdi,2), %eax
// 	leal	(%rsi,%rsi,4), %esi
// 	addl	%esi, %eax
// 	ret
// 	.cfi_endproc
// 	.size	poly, .-poly
// 	.text
// 	.p2align	4
// 	.globl	shl
// 	.type	shl, @function
// shl:
// 	.cfi_startproc
// 	leal	(%rdi,%rsi,8), %eax
// 	ret
// 	.cfi_endproc
// 	.size	shl, .-shl
// 	.text
// 	.p2align	4
// 	.globl	glob
// 	.type	glob, @function
// glob:
// 	.cfi_startproc
// 	movslq	%edi, %rax
// 	leaq	g(%rip), %rcx
// 	movl	(%rcx,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	glob, .-glob
// 	.text
// 	.p2align	4
// 	.globl	glob1
// 	.type	glob1, @function
// glob1:
// 	.cfi_startproc
// 	movslq	%edi, %rax
// 	leaq	g(%rip), %rcx
// 	movl	4(%rcx,%rax,4), %eax
// 	ret
// 	.cfi_endproc
// 	.size	glob1, .-glob1
// 	.text
// 	.p2align	4
// 	.globl	dget
// 	.type	dget, @function
// dget:
// 	.cfi_startproc
// 	leal	1(%rsi), %eax
// 	movslq	%eax, %rax
// 	movsd	(%rdi,%rax,8), %xmm0
// 	ret
// 	.cfi_endproc
// 	.size	dget, .-dget
// 	.text
// 	.p2align	4
// 	.globl	loop
// 	.type	loop, @function
// loop:
// 	.cfi_startproc
// 	xorl	%eax, %eax
// 	xorl	%ecx, %ecx
// 	jmp	.L39_1
// 	.p2align	4,,10
// .L39_2:
// 	movslq	%ecx, %rdx
// 	movl	(%rdi,%rdx,4), %edx
// 	leal	1(%rax,%rdx,2), %eax
// 	incl	%ecx
// .L39_1:
// 	cmpl	%esi, %ecx
// 	jl	.L39_2
// 	ret
// 	.cfi_endproc
// 	.size	loop, .-loop
// 	.bss
// 	.globl	g
// 	.p2align	4
// 	.type	g, @object
// 	.size	g, 400
// g:
// 	.zero	400
// 	.section	.note.GNU-stack,"",@progbits
