// RUN: %minic %s -O2 -S -o -
// Shifts of one value by amounts that make a whole turn.
unsigned long byNumber(unsigned long x) { return x >> 51 | x << 13; }
unsigned byVariable(unsigned x, unsigned n) { return x << n | x >> (32 - n); }
unsigned notWhole(unsigned x) { return x << 13 | x >> 20; }
unsigned twoValues(unsigned x, unsigned y) { return x << 13 | y >> 19; }

// The processor takes the amount's lowest bits itself; a negative remainder would be undefined.
unsigned bit(int i) { return 1u << i % 32; }
unsigned long longBit(int i) { return 1ul << i % 32; }
unsigned long masked(unsigned long x, int n) { return x >> (n & 63); }
unsigned masksTooMuch(unsigned x, int n) { return x >> (n & 15); }

// With masks no amount is too much, in either direction.
unsigned left(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
unsigned right(unsigned x, unsigned n) { return x << (-n & 31) | x >> (n & 31); }
unsigned long rightByChar(unsigned long x, unsigned char n) { return x >> (n & 63) | x << (64 - n & 63); }
unsigned turnsOfOthers(unsigned x, unsigned n, unsigned m) { return x << (n & 31) | x >> (-m & 31); }
unsigned halfTurn(unsigned x, unsigned n) { return x << (n & 31) | x >> (16 - n & 31); }

// Without a common bit, + and ^ join the two shifts as | does. Where masks make both counts 0, they do not.
unsigned joinedByXor(unsigned x, unsigned n) { return x << n ^ x >> (32 - n); }
unsigned long joinedBySum(unsigned long x, unsigned n) { return (x >> n) + (x << (64 - n)); }
unsigned byNumberAndXor(unsigned x) { return x << 7 ^ x >> 25; }
unsigned maskedXor(unsigned x, unsigned n) { return x << (n & 31) ^ x >> (-n & 31); }
unsigned maskedOnce(unsigned x, unsigned n) { return (x << (n & 31)) + (x >> (32 - (n & 31))); }
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
// 	.text
// 	.p2align	4
// 	.globl	masked
// 	.type	masked, @function
// masked:
// 	.cfi_startproc
// 	movq	%rdi, %rax
// 	movl	%esi, %ecx
// 	shrq	%cl, %rax
// 	ret
// 	.cfi_endproc
// 	.size	masked, .-masked
// 	.text
// 	.p2align	4
// 	.globl	masksTooMuch
// 	.type	masksTooMuch, @function
// masksTooMuch:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	andl	$15, %ecx
// 	shrl	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	masksTooMuch, .-masksTooMuch
// 	.text
// 	.p2align	4
// 	.globl	left
// 	.type	left, @function
// left:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	roll	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	left, .-left
// 	.text
// 	.p2align	4
// 	.globl	right
// 	.type	right, @function
// right:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	rorl	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	right, .-right
// 	.text
// 	.p2align	4
// 	.globl	rightByChar
// 	.type	rightByChar, @function
// rightByChar:
// 	.cfi_startproc
// 	movq	%rdi, %rax
// 	movl	%esi, %ecx
// 	rorq	%cl, %rax
// 	ret
// 	.cfi_endproc
// 	.size	rightByChar, .-rightByChar
// 	.text
// 	.p2align	4
// 	.globl	turnsOfOthers
// 	.type	turnsOfOthers, @function
// turnsOfOthers:
// 	.cfi_startproc
// 	movl	%esi, %ecx
// 	movl	%edx, %esi
// 	movl	%edi, %edx
// 	movl	%edx, %eax
// 	shll	%cl, %eax
// 	negl	%esi
// 	movl	%esi, %ecx
// 	shrl	%cl, %edx
// 	orl	%edx, %eax
// 	ret
// 	.cfi_endproc
// 	.size	turnsOfOthers, .-turnsOfOthers
// 	.text
// 	.p2align	4
// 	.globl	halfTurn
// 	.type	halfTurn, @function
// halfTurn:
// 	.cfi_startproc
// 	movl	%edi, %edx
// 	movl	%edx, %eax
// 	movl	%esi, %ecx
// 	shll	%cl, %eax
// 	movl	$16, %ecx
// 	subl	%esi, %ecx
// 	shrl	%cl, %edx
// 	orl	%edx, %eax
// 	ret
// 	.cfi_endproc
// 	.size	halfTurn, .-halfTurn
// 	.text
// 	.p2align	4
// 	.globl	joinedByXor
// 	.type	joinedByXor, @function
// joinedByXor:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	roll	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	joinedByXor, .-joinedByXor
// 	.text
// 	.p2align	4
// 	.globl	joinedBySum
// 	.type	joinedBySum, @function
// joinedBySum:
// 	.cfi_startproc
// 	movq	%rdi, %rax
// 	movl	%esi, %ecx
// 	rorq	%cl, %rax
// 	ret
// 	.cfi_endproc
// 	.size	joinedBySum, .-joinedBySum
// 	.text
// 	.p2align	4
// 	.globl	byNumberAndXor
// 	.type	byNumberAndXor, @function
// byNumberAndXor:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	roll	$7, %eax
// 	ret
// 	.cfi_endproc
// 	.size	byNumberAndXor, .-byNumberAndXor
// 	.text
// 	.p2align	4
// 	.globl	maskedXor
// 	.type	maskedXor, @function
// maskedXor:
// 	.cfi_startproc
// 	movl	%edi, %edx
// 	movl	%edx, %eax
// 	movl	%esi, %ecx
// 	shll	%cl, %eax
// 	negl	%esi
// 	movl	%esi, %ecx
// 	shrl	%cl, %edx
// 	xorl	%edx, %eax
// 	ret
// 	.cfi_endproc
// 	.size	maskedXor, .-maskedXor
// 	.text
// 	.p2align	4
// 	.globl	maskedOnce
// 	.type	maskedOnce, @function
// maskedOnce:
// 	.cfi_startproc
// 	movl	%edi, %eax
// 	movl	%esi, %ecx
// 	roll	%cl, %eax
// 	ret
// 	.cfi_endproc
// 	.size	maskedOnce, .-maskedOnce
// 	.section	.note.GNU-stack,"",@progbits
