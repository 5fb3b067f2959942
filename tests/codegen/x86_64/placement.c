// Arms that do the same and go on to the same place are one; a maximum is copied where it changes,
// not in each iteration of the loop; what the next iteration needs is copied
// before the branch back; short inner loops begin at a line of code.
// RUN: %minic %s -S -O2 --target=x86_64 -o -
int f(int);

int days(int month) {
  int n = 31;
  if (month == 4) n = 30;
  else if (month == 6) n = 30;
  else if (month == f(month)) n = 30;
  return f(n);
}

int longest(int n) {
  int best = 0, where = 0;
  for (int i = 1; i < n; i++) {
    unsigned x = i;
    int steps = 0;
    while (x != 1) {
      x = x & 1 ? x * 3 + 1 : x / 2;
      steps++;
    }
    if (steps > best) best = steps, where = i;
  }
  return where;
}
// OUTPUT:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	days
// 	.type	days, @function
// days:
// 	.cfi_startproc
// 	cmpl	$4, %edi
// 	jne	.L0_1
// 	movl	$30, %edi
// 	jmp	f@PLT
// .L0_1:
// 	subq	$8, %rsp
// 	.cfi_def_cfa_offset 16
// 	movl	%edi, %eax
// 	cmpl	$6, %eax
// 	jne	.L0_2
// .L0_8:
// 	movl	$30, %edi
// .L0_6:
// 	.cfi_remember_state
// 	addq	$8, %rsp
// 	.cfi_def_cfa_offset 8
// 	jmp	f@PLT
// 	.cfi_restore_state
// .L0_2:
// 	movl	%eax, (%rsp)
// 	movl	%eax, %edi
// 	call	f@PLT
// 	cmpl	%eax, (%rsp)
// 	je	.L0_8
// 	movl	$31, %edi
// 	jmp	.L0_6
// 	.cfi_endproc
// 	.size	days, .-days
// 	.text
// 	.p2align	4
// 	.globl	longest
// 	.type	longest, @function
// longest:
// 	.cfi_startproc
// 	cmpl	$1, %edi
// 	jle	.L1_6
// 	xorl	%edx, %edx
// 	xorl	%eax, %eax
// 	movl	$1, %ecx
// .L1_1:
// 	cmpl	$1, %ecx
// 	je	.L1_8
// 	movl	%ecx, %r8d
// 	xorl	%esi, %esi
// 	.p2align	4,,10
// 	.p2align	6,,25
// .L1_2:
// 	leal	1(%r8,%r8,2), %r10d
// 	movl	%r8d, %r9d
// 	shrl	$1, %r9d
// 	testb	$1, %r8b
// 	cmovne	%r10, %r9
// 	incl	%esi
// 	movl	%r9d, %r8d
// 	cmpl	$1, %r9d
// 	jne	.L1_2
// .L1_3:
// 	movl	%edx, %r8d
// 	cmpl	%r8d, %esi
// 	cmovg	%rsi, %r8
// 	cmpl	%edx, %esi
// 	cmovg	%rcx, %rax
// 	incl	%ecx
// 	movl	%r8d, %edx
// 	cmpl	%edi, %ecx
// 	jl	.L1_1
// 	ret
// .L1_8:
// 	xorl	%esi, %esi
// 	jmp	.L1_3
// .L1_6:
// 	xorl	%eax, %eax
// 	ret
// 	.cfi_endproc
// 	.size	longest, .-longest
// 	.section	.note.GNU-stack,"",@progbits
