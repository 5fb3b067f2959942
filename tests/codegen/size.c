// -Os: returns share the epilogue, and a register saved once is cheaper than memory used often.
// RUN: %minic -Os -S -fno-asynchronous-unwind-tables %s -o -

int f(int), g(int);

int shares(int n) {
  if (f(n)) return 1;
  if (g(n)) return 2;
  return f(n + 1);
}

// No frame for the return before the first call.
int early(int n) {
  if (n < 0) return -1;
  return f(n) + g(n);
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.globl	shares
// 	.type	shares, @function
// shares:
// 	pushq	%rax
// 	movl	%edi, (%rsp)
// 	call	f@PLT
// 	testl	%eax, %eax
// 	je	.L0_1
// 	movl	$1, %eax
// 	jmp	.L0_3
// .L0_1:
// 	movl	(%rsp), %edi
// 	call	g@PLT
// 	testl	%eax, %eax
// 	je	.L0_2
// 	movl	$2, %eax
// .L0_3:
// 	popq	%rcx
// 	ret
// .L0_2:
// 	movl	(%rsp), %eax
// 	leal	1(%rax), %edi
// 	popq	%rcx
// 	jmp	f@PLT
// 	.size	shares, .-shares
// 	.text
// 	.globl	early
// 	.type	early, @function
// early:
// 	testl	%edi, %edi
// 	jge	.L1_1
// 	orl	$-1, %eax
// 	ret
// .L1_1:
// 	pushq	%rax
// 	movl	%edi, (%rsp)
// 	call	f@PLT
// 	movl	%eax, 4(%rsp)
// 	movl	(%rsp), %edi
// 	call	g@PLT
// 	movl	4(%rsp), %ecx
// 	addl	%ecx, %eax
// 	popq	%rcx
// 	ret
// 	.size	early, .-early
// 	.section	.note.GNU-stack,"",@progbits
