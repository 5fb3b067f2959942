// RUN: %minic -O1 -S --target=riscv64 %s -o -
// The variable's own distance from the thread pointer, or that of another file's from the table.
_Thread_local int here = 3, zero;
extern _Thread_local int there;
int sum(void) { return here + zero + there; }
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	sum
// 	.type	sum, @function
// sum:
// 	lui	a5, %tprel_hi(here)
// 	add	a5, a5, tp, %tprel_add(here)
// 	addi	a5, a5, %tprel_lo(here)
// 	lw	a5, 0(a5)
// 	lui	a4, %tprel_hi(zero)
// 	add	a4, a4, tp, %tprel_add(zero)
// 	addi	a4, a4, %tprel_lo(zero)
// 	lw	a4, 0(a4)
// 	addw	a5, a5, a4
// 	la.tls.ie	a4, there
// 	add	a4, a4, tp
// 	lw	a4, 0(a4)
// 	addw	a0, a5, a4
// 	ret
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
