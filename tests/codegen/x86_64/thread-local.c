// RUN: %minic -O1 -S %s -o -
// The variable's own distance from the thread pointer, or that of another file's from the table.
_Thread_local int here = 3, zero;
extern _Thread_local int there;
int sum(void) { return here + zero + there; }
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	sum
// 	.type	sum, @function
// sum:
// 	.cfi_startproc
// 	movq	%fs:0, %rax
// 	addq	$here@tpoff, %rax
// 	movl	(%rax), %eax
// 	movq	%fs:0, %rcx
// 	addq	$zero@tpoff, %rcx
// 	addl	(%rcx), %eax
// 	movq	%fs:0, %rcx
// 	addq	there@gottpoff(%rip), %rcx
// 	addl	(%rcx), %eax
// 	ret
// 	.cfi_endproc
// 	.size	sum, .-sum
// 	.section	.tdata,"awT",@progbits
// 	.globl	here
// 	.p2align	2
// 	.type	here, @object
// 	.size	here, 4
// here:
// 	.4byte	3
// 	.section	.tbss,"awT",@nobits
// 	.globl	zero
// 	.p2align	2
// 	.type	zero, @object
// 	.size	zero, 4
// zero:
// 	.zero	4
// 	.section	.note.GNU-stack,"",@progbits
