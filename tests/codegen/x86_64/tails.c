// RUN: %minic %s -O2 -S -fno-asynchronous-unwind-tables -o -
// The end of the iteration, and the dispatch of a switch, are copied to the arms.
int run(const char *code, int n) {
  int sum = 0, steps = 0;
  for (int pc = 0; pc < n; pc++) {
    if (code[pc] == 'a') sum++;
    else if (code[pc] == 'b') sum <<= 2;
    else if (code[pc] == 'c') sum ^= pc;
    else if (code[pc] == 'd') sum = -sum;
    steps += 3;
  }
  return sum * steps;
}

int execute(const char *code, int sum) {
  for (;;) switch (*code++) {
      case 0: sum++; break;
      case 1: sum *= 5; break;
      case 2: sum ^= 77; break;
      case 3: sum = -sum; break;
      case 4: sum >>= 3; break;
      case 5: sum = ~sum; break;
      case 6: return sum;
    }
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	run
// 	.type	run, @function
// run:
// 	testl	%esi, %esi
// 	jle	.L0_15
// 	movslq	%esi, %rdx
// 	xorl	%eax, %eax
// 	xorl	%ecx, %ecx
// 	xorl	%esi, %esi
// 	.p2align	4,,10
// .L0_2:
// 	movzbl	(%rdi,%rsi), %r8d
// 	cmpb	$97, %r8b
// 	je	.L0_3
// 	cmpb	$98, %r8b
// 	je	.L0_5
// 	cmpb	$99, %r8b
// 	je	.L0_7
// 	cmpb	$100, %r8b
// 	jne	.L0_13
// 	negl	%eax
// 	addl	$3, %ecx
// 	incq	%rsi
// 	cmpq	%rdx, %rsi
// 	jl	.L0_2
// 	jmp	.L0_14
// .L0_7:
// 	xorl	%esi, %eax
// 	addl	$3, %ecx
// 	incq	%rsi
// 	cmpq	%rdx, %rsi
// 	jl	.L0_2
// 	jmp	.L0_14
// .L0_5:
// 	shll	$2, %eax
// 	addl	$3, %ecx
// 	incq	%rsi
// 	cmpq	%rdx, %rsi
// 	jl	.L0_2
// 	jmp	.L0_14
// .L0_3:
// 	incl	%eax
// 	addl	$3, %ecx
// 	incq	%rsi
// 	cmpq	%rdx, %rsi
// 	jl	.L0_2
// 	jmp	.L0_14
// .L0_13:
// 	addl	$3, %ecx
// 	incq	%rsi
// 	cmpq	%rdx, %rsi
// 	jl	.L0_2
// .L0_14:
// 	imull	%ecx, %eax
// 	ret
// .L0_15:
// 	xorl	%eax, %eax
// 	xorl	%ecx, %ecx
// 	jmp	.L0_14
// 	.size	run, .-run
// 	.text
// 	.p2align	4
// 	.globl	execute
// 	.type	execute, @function
// execute:
// 	movl	%esi, %eax
// 	leaq	.LJ1_0(%rip), %rcx
// 	.p2align	4,,10
// .L1_1:
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_2:
// 	incl	%eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_3:
// 	leal	(%rax,%rax,4), %eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_4:
// 	xorl	$77, %eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_5:
// 	negl	%eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_6:
// 	sarl	$3, %eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_7:
// 	notl	%eax
// 	movsbq	(%rdi), %rdx
// 	incq	%rdi
// 	cmpl	$6, %edx
// 	ja	.L1_1
// 	movl	%edx, %edx
// 	movslq	(%rcx,%rdx,4), %rdx
// 	addq	%rcx, %rdx
// 	jmp	*%rdx
// .L1_9:
// 	ret
// 	.size	execute, .-execute
// 	.section	.rodata
// 	.p2align	2
// .LJ1_0:
// 	.long	.L1_2-.LJ1_0
// 	.long	.L1_3-.LJ1_0
// 	.long	.L1_4-.LJ1_0
// 	.long	.L1_5-.LJ1_0
// 	.long	.L1_6-.LJ1_0
// 	.long	.L1_7-.LJ1_0
// 	.long	.L1_9-.LJ1_0
// 	.section	.note.GNU-stack,"",@progbits
