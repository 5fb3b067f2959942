// What blocks end with is there once. At -O2 that is for what is seldom and for what costs no jump.
// RUN: %minic -Os -S -fno-asynchronous-unwind-tables %s -o -
// RUN: %minic -O2 -S -fno-asynchronous-unwind-tables %s -o -
// RUN: %minic -Os -S -fno-asynchronous-unwind-tables --target=riscv64 %s -o -

int f(int, int), g(int);
_Noreturn void fail(int, const char *);

// The calls are tails, the shorter one within the longer one.
int calls(int a, int b) {
  switch (a) {
    case 1: g(b); return f(b, 3) + g(a);
    case 5: g(b + 1); return f(b, 3) + g(a);
    case 9: return f(b, 4) + g(a);
    case 13: return g(b);
  }
  return 0;
}

// Two calls of fail are one; before the first call of g no frame is needed.
int checks(int a, int b) {
  if (a < 0) fail(1, "negative");
  b += g(a);
  if (b < 0) fail(2, "negative");
  if (b > 99) fail(2, "large");
  return b;
}

// Both arms end in the same branch.
int branches(int a, int *p) {
  if (a & 1)
    *p += a, a = g(a + 1);
  else
    *p -= a, a = g(a - 1);
  return a > 7 ? f(a, a) : 2;
}
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.globl	calls
// 	.type	calls, @function
// calls:
// 	pushq	%rbx
// 	movl	%esi, %ebx
// 	cmpl	$9, %edi
// 	jge	.L0_8
// 	cmpl	$1, %edi
// 	jne	.L0_9
// 	movl	%ebx, %edi
// 	call	g@PLT
// 	movl	%ebx, %edi
// 	movl	$3, %esi
// 	call	f@PLT
// 	movl	%eax, %ebx
// 	movl	$1, %edi
// 	jmp	.L0_17
// .L0_9:
// 	cmpl	$5, %edi
// 	jne	.L0_6
// 	leal	1(%rbx), %edi
// 	call	g@PLT
// 	movl	%ebx, %edi
// 	movl	$3, %esi
// 	call	f@PLT
// 	movl	%eax, %ebx
// 	movl	$5, %edi
// 	jmp	.L0_17
// .L0_8:
// 	jne	.L0_13
// 	movl	%ebx, %edi
// 	movl	$4, %esi
// 	call	f@PLT
// 	movl	%eax, %ebx
// 	movl	$9, %edi
// .L0_17:
// 	call	g@PLT
// 	addl	%ebx, %eax
// .L0_5:
// 	popq	%rbx
// 	ret
// .L0_13:
// 	cmpl	$13, %edi
// 	jne	.L0_6
// 	movl	%ebx, %edi
// 	popq	%rbx
// 	jmp	g@PLT
// .L0_6:
// 	xorl	%eax, %eax
// 	jmp	.L0_5
// 	.size	calls, .-calls
// 	.text
// 	.globl	checks
// 	.type	checks, @function
// checks:
// 	pushq	%rax
// 	movl	%esi, %eax
// 	testl	%edi, %edi
// 	jge	.L1_2
// 	leaq	.str(%rip), %rsi
// 	movl	$1, %edi
// 	jmp	.L1_8
// .L1_2:
// 	movl	%eax, (%rsp)
// 	call	g@PLT
// 	movl	(%rsp), %ecx
// 	addl	%ecx, %eax
// 	jns	.L1_4
// 	leaq	.str(%rip), %rsi
// 	jmp	.L1_7
// .L1_4:
// 	cmpl	$99, %eax
// 	jle	.L1_6
// 	leaq	.str.1(%rip), %rsi
// .L1_7:
// 	movl	$2, %edi
// .L1_8:
// 	call	fail@PLT
// 	ud2
// .L1_6:
// 	popq	%rcx
// 	ret
// 	.size	checks, .-checks
// 	.text
// 	.globl	branches
// 	.type	branches, @function
// branches:
// 	pushq	%rax
// 	testb	$1, %dil
// 	je	.L2_2
// 	addl	%edi, (%rsi)
// 	incl	%edi
// .L2_7:
// 	call	g@PLT
// 	cmpl	$7, %eax
// 	jle	.L2_6
// 	movl	%eax, %edi
// 	movl	%eax, %esi
// 	popq	%rcx
// 	jmp	f@PLT
// .L2_2:
// 	subl	%edi, (%rsi)
// 	decl	%edi
// 	jmp	.L2_7
// .L2_6:
// 	movl	$2, %eax
// 	popq	%rcx
// 	ret
// 	.size	branches, .-branches
// 	.section	.rodata
// 	.type	.str, @object
// 	.size	.str, 9
// .str:
// 	.string	"negative"
// 	.section	.rodata
// 	.type	.str.1, @object
// 	.size	.str.1, 6
// .str.1:
// 	.string	"large"
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	calls
// 	.type	calls, @function
// calls:
// 	subq	$8, %rsp
// 	movl	%esi, %eax
// 	cmpl	$9, %edi
// 	jge	.L0_8
// 	cmpl	$1, %edi
// 	jne	.L0_9
// 	movl	%eax, 4(%rsp)
// 	movl	%eax, %edi
// 	call	g@PLT
// 	movl	4(%rsp), %edi
// 	movl	$3, %esi
// 	call	f@PLT
// 	movl	%eax, (%rsp)
// 	movl	$1, %edi
// 	call	g@PLT
// 	movl	(%rsp), %ecx
// 	addl	%ecx, %eax
// 	addq	$8, %rsp
// 	ret
// .L0_9:
// 	cmpl	$5, %edi
// 	jne	.L0_6
// 	movl	%eax, 4(%rsp)
// 	leal	1(%rax), %edi
// 	call	g@PLT
// 	movl	4(%rsp), %edi
// 	movl	$3, %esi
// 	call	f@PLT
// 	movl	%eax, (%rsp)
// 	movl	$5, %edi
// 	call	g@PLT
// 	movl	(%rsp), %ecx
// 	addl	%ecx, %eax
// 	addq	$8, %rsp
// 	ret
// .L0_8:
// 	jne	.L0_13
// 	movl	%eax, %edi
// 	movl	$4, %esi
// 	call	f@PLT
// 	movl	%eax, (%rsp)
// 	movl	$9, %edi
// 	call	g@PLT
// 	movl	(%rsp), %ecx
// 	addl	%ecx, %eax
// 	addq	$8, %rsp
// 	ret
// .L0_13:
// 	cmpl	$13, %edi
// 	jne	.L0_6
// 	movl	%eax, %edi
// 	addq	$8, %rsp
// 	jmp	g@PLT
// .L0_6:
// 	xorl	%eax, %eax
// 	addq	$8, %rsp
// 	ret
// 	.size	calls, .-calls
// 	.text
// 	.p2align	4
// 	.globl	checks
// 	.type	checks, @function
// checks:
// 	subq	$8, %rsp
// 	movl	%esi, %eax
// 	testl	%edi, %edi
// 	jge	.L1_2
// 	leaq	.str(%rip), %rsi
// 	movl	$1, %edi
// 	jmp	.L1_8
// .L1_2:
// 	movl	%eax, (%rsp)
// 	call	g@PLT
// 	movl	(%rsp), %ecx
// 	addl	%ecx, %eax
// 	jns	.L1_4
// 	leaq	.str(%rip), %rsi
// 	jmp	.L1_7
// .L1_4:
// 	cmpl	$99, %eax
// 	jle	.L1_6
// 	leaq	.str.1(%rip), %rsi
// .L1_7:
// 	movl	$2, %edi
// .L1_8:
// 	call	fail@PLT
// 	ud2
// .L1_6:
// 	addq	$8, %rsp
// 	ret
// 	.size	checks, .-checks
// 	.text
// 	.p2align	4
// 	.globl	branches
// 	.type	branches, @function
// branches:
// 	subq	$8, %rsp
// 	testb	$1, %dil
// 	je	.L2_2
// 	addl	%edi, (%rsi)
// 	incl	%edi
// 	call	g@PLT
// 	jmp	.L2_3
// .L2_2:
// 	subl	%edi, (%rsi)
// 	decl	%edi
// 	call	g@PLT
// .L2_3:
// 	cmpl	$7, %eax
// 	jle	.L2_6
// 	movl	%eax, %edi
// 	movl	%eax, %esi
// 	addq	$8, %rsp
// 	jmp	f@PLT
// .L2_6:
// 	movl	$2, %eax
// 	addq	$8, %rsp
// 	ret
// 	.size	branches, .-branches
// 	.section	.rodata
// 	.type	.str, @object
// 	.size	.str, 9
// .str:
// 	.string	"negative"
// 	.section	.rodata
// 	.type	.str.1, @object
// 	.size	.str.1, 6
// .str.1:
// 	.string	"large"
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[3]:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	calls
// 	.type	calls, @function
// calls:
// 	addi	sp, sp, -16
// 	sd	ra, 8(sp)
// 	sd	s0, 0(sp)
// 	mv	s0, a1
// 	li	a5, 9
// 	bge	a0, a5, .L0_8
// 	li	a5, 1
// 	bne	a0, a5, .L0_9
// 	mv	a0, s0
// 	call	g
// 	mv	a0, s0
// 	li	a1, 3
// 	call	f
// 	mv	s0, a0
// 	li	a0, 1
// .L0_17:
// 	call	g
// 	addw	a0, s0, a0
// .L0_5:
// 	ld	ra, 8(sp)
// 	ld	s0, 0(sp)
// 	addi	sp, sp, 16
// 	ret
// .L0_9:
// 	li	a5, 5
// 	bne	a0, a5, .L0_6
// 	addiw	a0, s0, 1
// 	call	g
// 	mv	a0, s0
// 	li	a1, 3
// 	call	f
// 	mv	s0, a0
// 	li	a0, 5
// 	j	.L0_17
// .L0_8:
// 	bne	a0, a5, .L0_13
// 	mv	a0, s0
// 	li	a1, 4
// 	call	f
// 	mv	s0, a0
// 	li	a0, 9
// 	j	.L0_17
// .L0_13:
// 	li	a5, 13
// 	bne	a0, a5, .L0_6
// 	mv	a0, s0
// 	ld	ra, 8(sp)
// 	ld	s0, 0(sp)
// 	addi	sp, sp, 16
// 	tail	g
// .L0_6:
// 	li	a0, 0
// 	j	.L0_5
// 	.size	calls, .-calls
// 	.text
// 	.p2align	1
// 	.globl	checks
// 	.type	checks, @function
// checks:
// 	addi	sp, sp, -32
// 	sd	ra, 24(sp)
// 	mv	a5, a1
// 	bge	a0, zero, .L1_2
// 	lla	a1, .str
// 	li	a0, 1
// 	j	.L1_8
// .L1_2:
// 	sd	a5, 0(sp)
// 	call	g
// 	ld	a5, 0(sp)
// 	addw	a0, a5, a0
// 	bge	a0, zero, .L1_4
// 	lla	a1, .str
// 	j	.L1_7
// .L1_4:
// 	li	a5, 99
// 	bge	a5, a0, .L1_6
// 	lla	a1, .str.1
// .L1_7:
// 	li	a0, 2
// .L1_8:
// 	call	fail
// 	ebreak
// .L1_6:
// 	ld	ra, 24(sp)
// 	addi	sp, sp, 32
// 	ret
// 	.size	checks, .-checks
// 	.text
// 	.p2align	1
// 	.globl	branches
// 	.type	branches, @function
// branches:
// 	addi	sp, sp, -16
// 	sd	ra, 8(sp)
// 	andi	a5, a0, 1
// 	beq	a5, zero, .L2_2
// 	lw	a5, 0(a1)
// 	addw	a5, a5, a0
// 	sw	a5, 0(a1)
// 	addiw	a0, a0, 1
// .L2_7:
// 	call	g
// 	li	a5, 7
// 	bge	a5, a0, .L2_6
// 	mv	a1, a0
// 	ld	ra, 8(sp)
// 	addi	sp, sp, 16
// 	tail	f
// .L2_2:
// 	lw	a5, 0(a1)
// 	subw	a5, a5, a0
// 	sw	a5, 0(a1)
// 	addiw	a0, a0, -1
// 	j	.L2_7
// .L2_6:
// 	li	a0, 2
// 	ld	ra, 8(sp)
// 	addi	sp, sp, 16
// 	ret
// 	.size	branches, .-branches
// 	.section	.rodata
// 	.type	.str, @object
// 	.size	.str, 9
// .str:
// 	.string	"negative"
// 	.section	.rodata
// 	.type	.str.1, @object
// 	.size	.str.1, 6
// .str.1:
// 	.string	"large"
// 	.section	.note.GNU-stack,"",@progbits
