// RUN: %minic %s -O2 -S -o -
// Shifts of one value by amounts that make a whole turn.
unsigned long byNumber(unsigned long x) { return x >> 51 | x << 13; }
unsigned byVariable(unsigned x, unsigned n) { return x << n | x >> (32 - n); }
unsigned notWhole(unsigned x) { return x << 13 | x >> 20; }
unsigned twoValues(unsigned x, unsigned y) { return x << 13 | y >> 19; }

// The processor takes the amount's lowest bits itself; a negative remainder would be undefined.
unsigned bit(int i) { return 1u << i % 32; }
unsigned long longBit(int i) { return 1ul << i % 32; }
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	byNumber
// 	.type	byNumber, @function
// byNumber:
// 	.cfi_startproc
// 	movq	%rdi, %rax
// 	rolq	$13, %rax
// 	ret
// 	.cfi_endproc
// 	.size	byNumber, .-byNumber
// 	.text
// 	.p2align	4
// 	.globl	byVariable
// 	.type	byVariable, @function
// byVariable:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	roll	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	byVariable, .-byVariable
// 	.text
// 	.p2align	4
// 	.globl	notWhole
// 	.type	notWhole, @function
// notWhole:
// 	.cfi_startproc
// 	movl	%edi, %ecx
// 	movl	%ecx, %eax
// 	shll	$13, %eax
// 	shrl	$20, %ecx
// 	orl	%ecx, %eax
// 	ret
// 	.cfi_endproc
// 	.size	notWhole, .-notWhole
// 	.text
// 	.p2align	4
// 	.globl	twoValues
// 	.type	twoValues, @function
// twoValues:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	shll	$13, %eax
// 	shrl	$19, %esi
// 	orl	%esi, %eax
// 	ret
// 	.cfi_endproc
// 	.size	twoValues, .-twoValues
// 	.text
// 	.p2align	4
// 	.globl	bit
// 	.type	bit, @function
// bit:
// 	.cfi_startproc
// 	movl	%edi, %ecx
// 	movl	$1, %eax
// 	shll	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	bit, .-bit
// 	.text
// 	.p2align	4
// 	.globl	longBit
// 	.type	longBit, @function
// longBit:
// 	.cfi_startproc
// 	movl	%edi, %ecx
// 	movl	%ecx, %eax
// 	sarl	$31, %eax
// 	shrl	$27, %eax
// 	addl	%eax, %ecx
// 	andl	$31, %ecx
// 	subl	%eax, %ecx
// 	movl	$1, %eax
// 	shlq	%cl, %rax
// 	ret
// 	.cfi_endproc
// 	.size	longBit, .-longBit
// 	.section	.note.GNU-stack,"",@progbits
