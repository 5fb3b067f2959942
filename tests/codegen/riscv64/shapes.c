// Shapes of code: one instruction for what an address can compute.
// RUN: %minic %s -S -O1 --target=riscv64 -o -

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
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	add2
// 	.type	add2, @function
// add2:
// 	slliw	a5, a1, 1
// 	addw	a0, a0, a5
// 	ret
// 	.size	add2, .-add2
// 	.text
// 	.p2align	1
// 	.globl	add2l
// 	.type	add2l, @function
// add2l:
// 	slli	a5, a1, 1
// 	add	a0, a0, a5
// 	ret
// 	.size	add2l, .-add2l
// 	.text
// 	.p2align	1
// 	.globl	add8
// 	.type	add8, @function
// add8:
// 	slliw	a5, a1, 3
// 	addw	a0, a0, a5
// 	addiw	a0, a0, 12
// 	ret
// 	.size	add8, .-add8
// 	.text
// 	.p2align	1
// 	.globl	add8l
// 	.type	add8l, @function
// add8l:
// 	slli	a5, a1, 3
// 	add	a0, a0, a5
// 	addi	a0, a0, 12
// 	ret
// 	.size	add8l, .-add8l
// 	.text
// 	.p2align	1
// 	.globl	add8k
// 	.type	add8k, @function
// add8k:
// 	addiw	a5, a0, 12
// 	slliw	a1, a1, 3
// 	addw	a0, a5, a1
// 	ret
// 	.size	add8k, .-add8k
// 	.text
// 	.p2align	1
// 	.globl	mul3
// 	.type	mul3, @function
// mul3:
// 	slliw	a5, a0, 1
// 	addw	a0, a5, a0
// 	ret
// 	.size	mul3, .-mul3
// 	.text
// 	.p2align	1
// 	.globl	mul5p
// 	.type	mul5p, @function
// mul5p:
// 	slliw	a5, a0, 2
// 	addw	a5, a5, a0
// 	addiw	a0, a5, 1
// 	ret
// 	.size	mul5p, .-mul5p
// 	.text
// 	.p2align	1
// 	.globl	mul5pl
// 	.type	mul5pl, @function
// mul5pl:
// 	slli	a5, a0, 2
// 	add	a5, a5, a0
// 	addi	a0, a5, 1
// 	ret
// 	.size	mul5pl, .-mul5pl
// 	.text
// 	.p2align	1
// 	.globl	mul9
// 	.type	mul9, @function
// mul9:
// 	slliw	a5, a0, 3
// 	addw	a5, a5, a0
// 	addw	a0, a5, a1
// 	ret
// 	.size	mul9, .-mul9
// 	.text
// 	.p2align	1
// 	.globl	mul4
// 	.type	mul4, @function
// mul4:
// 	slliw	a0, a0, 2
// 	ret
// 	.size	mul4, .-mul4
// 	.text
// 	.p2align	1
// 	.globl	mul4p
// 	.type	mul4p, @function
// mul4p:
// 	slliw	a5, a0, 2
// 	addiw	a0, a5, 7
// 	ret
// 	.size	mul4p, .-mul4p
// 	.text
// 	.p2align	1
// 	.globl	mul6
// 	.type	mul6, @function
// mul6:
// 	li	a5, 6
// 	mulw	a0, a0, a5
// 	ret
// 	.size	mul6, .-mul6
// 	.text
// 	.p2align	1
// 	.globl	mul10
// 	.type	mul10, @function
// mul10:
// 	li	a5, 10
// 	mulw	a0, a0, a5
// 	ret
// 	.size	mul10, .-mul10
// 	.text
// 	.p2align	1
// 	.globl	mul7
// 	.type	mul7, @function
// mul7:
// 	slliw	a5, a0, 3
// 	subw	a0, a5, a0
// 	ret
// 	.size	mul7, .-mul7
// 	.text
// 	.p2align	1
// 	.globl	sub4
// 	.type	sub4, @function
// sub4:
// 	slliw	a5, a1, 2
// 	subw	a0, a0, a5
// 	ret
// 	.size	sub4, .-sub4
// 	.text
// 	.p2align	1
// 	.globl	sub3
// 	.type	sub3, @function
// sub3:
// 	slliw	a5, a1, 1
// 	addw	a5, a5, a1
// 	subw	a0, a0, a5
// 	ret
// 	.size	sub3, .-sub3
// 	.text
// 	.p2align	1
// 	.globl	rsub4
// 	.type	rsub4, @function
// rsub4:
// 	slliw	a5, a1, 2
// 	subw	a0, a5, a0
// 	ret
// 	.size	rsub4, .-rsub4
// 	.text
// 	.p2align	1
// 	.globl	get
// 	.type	get, @function
// get:
// 	slli	a1, a1, 2
// 	add	a0, a0, a1
// 	lw	a0, 0(a0)
// 	ret
// 	.size	get, .-get
// 	.text
// 	.p2align	1
// 	.globl	get1
// 	.type	get1, @function
// get1:
// 	addiw	a5, a1, 1
// 	slli	a5, a5, 2
// 	add	a0, a0, a5
// 	lw	a0, 0(a0)
// 	ret
// 	.size	get1, .-get1
// 	.text
// 	.p2align	1
// 	.globl	getm1
// 	.type	getm1, @function
// getm1:
// 	addiw	a5, a1, -1
// 	slli	a5, a5, 2
// 	add	a0, a0, a5
// 	lw	a0, 0(a0)
// 	ret
// 	.size	getm1, .-getm1
// 	.text
// 	.p2align	1
// 	.globl	getl
// 	.type	getl, @function
// getl:
// 	slli	a1, a1, 3
// 	add	a0, a0, a1
// 	ld	a0, 0(a0)
// 	ret
// 	.size	getl, .-getl
// 	.text
// 	.p2align	1
// 	.globl	getl1
// 	.type	getl1, @function
// getl1:
// 	slli	a1, a1, 3
// 	add	a0, a0, a1
// 	ld	a0, 8(a0)
// 	ret
// 	.size	getl1, .-getl1
// 	.text
// 	.p2align	1
// 	.globl	getc
// 	.type	getc, @function
// getc:
// 	addiw	a5, a1, 3
// 	add	a0, a0, a5
// 	lbu	a0, 0(a0)
// 	ret
// 	.size	getc, .-getc
// 	.text
// 	.p2align	1
// 	.globl	put
// 	.type	put, @function
// put:
// 	slli	a1, a1, 2
// 	add	a0, a0, a1
// 	sw	a2, 0(a0)
// 	ret
// 	.size	put, .-put
// 	.text
// 	.p2align	1
// 	.globl	put1
// 	.type	put1, @function
// put1:
// 	addiw	a5, a1, 1
// 	slli	a5, a5, 2
// 	add	a0, a0, a5
// 	sw	a2, 0(a0)
// 	ret
// 	.size	put1, .-put1
// 	.text
// 	.p2align	1
// 	.globl	inc
// 	.type	inc, @function
// inc:
// 	slli	a1, a1, 2
// 	add	a5, a0, a1
// 	lw	a4, 0(a5)
// 	addiw	a4, a4, 1
// 	sw	a4, 0(a5)
// 	ret
// 	.size	inc, .-inc
// 	.text
// 	.p2align	1
// 	.globl	inc1
// 	.type	inc1, @function
// inc1:
// 	addiw	a5, a1, 2
// 	slli	a5, a5, 2
// 	add	a5, a0, a5
// 	lw	a4, 0(a5)
// 	addiw	a4, a4, 5
// 	sw	a4, 0(a5)
// 	ret
// 	.size	inc1, .-inc1
// 	.text
// 	.p2align	1
// 	.globl	ptr
// 	.type	ptr, @function
// ptr:
// 	slli	a1, a1, 2
// 	add	a0, a0, a1
// 	ret
// 	.size	ptr, .-ptr
// 	.text
// 	.p2align	1
// 	.globl	ptr1
// 	.type	ptr1, @function
// ptr1:
// 	addiw	a5, a1, 1
// 	slli	a5, a5, 2
// 	add	a0, a0, a5
// 	ret
// 	.size	ptr1, .-ptr1
// 	.text
// 	.p2align	1
// 	.globl	sum3
// 	.type	sum3, @function
// sum3:
// 	add	a5, a0, a1
// 	add	a0, a5, a2
// 	ret
// 	.size	sum3, .-sum3
// 	.text
// 	.p2align	1
// 	.globl	sum3k
// 	.type	sum3k, @function
// sum3k:
// 	addw	a5, a0, a1
// 	addw	a5, a5, a2
// 	addiw	a0, a5, 4
// 	ret
// 	.size	sum3k, .-sum3k
// 	.text
// 	.p2align	1
// 	.globl	mem
// 	.type	mem, @function
// mem:
// 	lw	a5, 0(a0)
// 	slliw	a1, a1, 2
// 	addw	a0, a5, a1
// 	ret
// 	.size	mem, .-mem
// 	.text
// 	.p2align	1
// 	.globl	mem2
// 	.type	mem2, @function
// mem2:
// 	lw	a5, 0(a0)
// 	slliw	a5, a5, 2
// 	addw	a0, a5, a1
// 	ret
// 	.size	mem2, .-mem2
// 	.text
// 	.p2align	1
// 	.globl	twice
// 	.type	twice, @function
// twice:
// 	addw	a5, a0, a1
// 	slliw	a0, a5, 1
// 	ret
// 	.size	twice, .-twice
// 	.text
// 	.p2align	1
// 	.globl	poly
// 	.type	poly, @function
// poly:
// 	slliw	a5, a0, 1
// 	addw	a5, a5, a0
// 	slliw	a4, a1, 2
// 	addw	a4, a4, a1
// 	addw	a0, a5, a4
// 	ret
// 	.size	poly, .-poly
// 	.text
// 	.p2align	1
// 	.globl	shl
// 	.type	shl, @function
// shl:
// 	slliw	a5, a1, 3
// 	addw	a0, a5, a0
// 	ret
// 	.size	shl, .-shl
// 	.text
// 	.p2align	1
// 	.globl	glob
// 	.type	glob, @function
// glob:
// 	slli	a5, a0, 2
// 	lla	a4, g
// 	add	a4, a4, a5
// 	lw	a0, 0(a4)
// 	ret
// 	.size	glob, .-glob
// 	.text
// 	.p2align	1
// 	.globl	glob1
// 	.type	glob1, @function
// glob1:
// 	slli	a5, a0, 2
// 	lla	a4, g
// 	add	a4, a4, a5
// 	lw	a0, 4(a4)
// 	ret
// 	.size	glob1, .-glob1
// 	.text
// 	.p2align	1
// 	.globl	dget
// 	.type	dget, @function
// dget:
// 	addiw	a5, a1, 1
// 	slli	a5, a5, 3
// 	add	a0, a0, a5
// 	fld	fa0, 0(a0)
// 	ret
// 	.size	dget, .-dget
// 	.text
// 	.p2align	1
// 	.globl	loop
// 	.type	loop, @function
// loop:
// 	li	a4, 0
// 	li	a5, 0
// 	j	.L39_1
// .L39_2:
// 	slli	a3, a5, 2
// 	add	a3, a0, a3
// 	lw	a3, 0(a3)
// 	slliw	a3, a3, 1
// 	addw	a4, a4, a3
// 	addiw	a4, a4, 1
// 	addiw	a5, a5, 1
// .L39_1:
// 	blt	a5, a1, .L39_2
// 	mv	a0, a4
// 	ret
// 	.size	loop, .-loop
// 	.bss
// 	.globl	g
// 	.p2align	4
// 	.type	g, @object
// 	.size	g, 400
// g:
// 	.zero	400
// 	.section	.note.GNU-stack,"",@progbits
