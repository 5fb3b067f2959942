// RUN: %minic %s -S -fverbose-asm -o -
// RUN: %minic %s -S -fverbose-asm --target=riscv64 -o -
// -fverbose-asm: the source line and the IR instruction that each group of instructions was made for.
int sum(int *a, int n) {
  int s = 0;
  while (n > 0) {
    n = n - 1;
    s = s + a[n];
  }
  return s;
}
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	sum
// 	.type	sum, @function
// sum:
// 	.cfi_startproc
// 	# %s:6:   while (n > 0) {
// 	xorl	%eax, %eax
// 	#   br label %while.cond
// 	jmp	.L0_1
// 	.p2align	4,,10
// .L0_2:	# %while.body
// 	# %s:7:     n = n - 1;
// 	decl	%esi
// 	# %s:8:     s = s + a[n];
// 	#   %2 = sext i32 %1 to i64
// 	movslq	%esi, %rcx
// 	#   %5 = add i32 %s.0, %4
// 	addl	(%rdi,%rcx,4), %eax
// 	#   br label %while.cond
// .L0_1:	# %while.cond
// 	# %s:6:   while (n > 0) {
// 	#   br i1 %0, label %while.body, label %while.end
// 	testl	%esi, %esi
// 	jg	.L0_2
// 	# %s:10:   return s;
// 	#   ret i32 %s.0
// 	ret
// 	.cfi_endproc
// 	.size	sum, .-sum
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// # Made by minic.
// 	.file	"%s"
// 	.option	pic
// 	.attribute	stack_align, 16
// 	.text
// 	.p2align	1
// 	.globl	sum
// 	.type	sum, @function
// sum:
// 	# %s:6:   while (n > 0) {
// 	li	a5, 0
// 	#   br label %while.cond
// 	j	.L0_1
// .L0_2:	# %while.body
// 	# %s:7:     n = n - 1;
// 	#   %1 = sub i32 %n.addr.0, 1
// 	addiw	a1, a1, -1
// 	# %s:8:     s = s + a[n];
// 	#   %4 = load i32, ptr %3, align 4
// 	slli	a4, a1, 2
// 	add	a4, a0, a4
// 	lw	a4, 0(a4)
// 	#   %5 = add i32 %s.0, %4
// 	addw	a5, a5, a4
// 	#   br label %while.cond
// .L0_1:	# %while.cond
// 	# %s:6:   while (n > 0) {
// 	#   br i1 %0, label %while.body, label %while.end
// 	blt	zero, a1, .L0_2
// 	# %s:10:   return s;
// 	mv	a0, a5
// 	#   ret i32 %s.0
// 	ret
// 	.size	sum, .-sum
// 	.section	.note.GNU-stack,"",@progbits
