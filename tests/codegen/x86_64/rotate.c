// RUN: %minic %s -O2 -S -o -
// Shifts of one value by amounts that make a whole turn.
unsigned long byNumber(unsigned long x) { return x >> 51 | x << 13; }
unsigned byVariable(unsigned x, unsigned n) { return x << n | x >> (32 - n); }
unsigned notWhole(unsigned x) { return x << 13 | x >> 20; }
unsigned twoValues(unsigned x, unsigned y) { return x << 13 | y >> 19; }
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
// 	.section	.note.GNU-stack,"",@progbits
