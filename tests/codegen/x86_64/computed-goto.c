// Each computed goto is a jump of its own; the table in read-only data holds the labels' addresses.
// RUN: %minic %s -O2 -S --target=x86_64 -o -
// RUN: %minic %s -O0 -S --target=x86_64 -o -
int run(const unsigned char *code, int x) {
  static void *const table[] = {&&more, &&twice, &&stop};
  static const int distance[] = {&&more - &&more, &&twice - &&more, &&stop - &&more};
  goto *table[*code++];
more:
  x++;
  goto *(&&more + distance[*code++]);
twice:
  x *= 2;
  goto *table[*code++];
stop:
  return x;
}
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	run
// 	.type	run, @function
// run:
// 	.cfi_startproc
// 	movl	%esi, %eax
// 	leaq	1(%rdi), %rcx
// 	movzbl	(%rdi), %esi
// 	leaq	run.table(%rip), %rdx
// 	movq	(%rdx,%rsi,8), %r8
// 	leaq	run.distance(%rip), %rsi
// 	leaq	.LBA0(%rip), %rdi
// 	jmp	*%r8
// .LBA0:
// 	incl	%eax
// 	movzbl	(%rcx), %r8d
// 	movslq	(%rsi,%r8,4), %r8
// 	addq	%rdi, %r8
// 	incq	%rcx
// 	jmp	*%r8
// .LBA1:
// 	addl	%eax, %eax
// 	movzbl	(%rcx), %r8d
// 	movq	(%rdx,%r8,8), %r8
// 	incq	%rcx
// 	jmp	*%r8
// .LBA2:
// 	ret
// 	.cfi_endproc
// 	.size	run, .-run
// 	.section	.data.rel.ro,"aw"
// 	.p2align	4
// 	.type	run.table, @object
// 	.size	run.table, 24
// run.table:
// 	.quad	.LBA0
// 	.quad	.LBA1
// 	.quad	.LBA2
// 	.section	.data.rel.ro,"aw"
// 	.p2align	2
// 	.type	run.distance, @object
// 	.size	run.distance, 12
// run.distance:
// 	.zero	4
// 	.4byte	.LBA1-.LBA0
// 	.4byte	.LBA2-.LBA0
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	run
// 	.type	run, @function
// run:
// 	.cfi_startproc
// 	movq	%rdi, -16(%rsp)
// 	movl	%esi, -24(%rsp)
// 	movq	-16(%rsp), %rax
// 	leaq	1(%rax), %rcx
// 	movq	%rcx, -16(%rsp)
// 	movzbl	(%rax), %ecx
// 	leaq	run.table(%rip), %rax
// 	movq	(%rax,%rcx,8), %rcx
// 	movq	%rcx, -8(%rsp)
// 	leaq	run.distance(%rip), %rcx
// 	leaq	.LBA0(%rip), %rdx
// 	movq	-8(%rsp), %rsi
// 	jmp	*%rsi
// .LBA0:
// 	addl	$1, -24(%rsp)
// 	movq	-16(%rsp), %rsi
// 	leaq	1(%rsi), %rdi
// 	movq	%rdi, -16(%rsp)
// 	movzbl	(%rsi), %esi
// 	movslq	(%rcx,%rsi,4), %rsi
// 	addq	%rdx, %rsi
// 	movq	%rsi, -8(%rsp)
// 	movq	-8(%rsp), %rsi
// 	jmp	*%rsi
// .LBA1:
// 	movl	-24(%rsp), %esi
// 	addl	%esi, %esi
// 	movl	%esi, -24(%rsp)
// 	movq	-16(%rsp), %rsi
// 	leaq	1(%rsi), %rdi
// 	movq	%rdi, -16(%rsp)
// 	movzbl	(%rsi), %esi
// 	movq	(%rax,%rsi,8), %rsi
// 	movq	%rsi, -8(%rsp)
// 	movq	-8(%rsp), %rsi
// 	jmp	*%rsi
// .LBA2:
// 	movl	-24(%rsp), %eax
// 	ret
// 	.cfi_endproc
// 	.size	run, .-run
// 	.section	.data.rel.ro,"aw"
// 	.p2align	4
// 	.type	run.table, @object
// 	.size	run.table, 24
// run.table:
// 	.quad	.LBA0
// 	.quad	.LBA1
// 	.quad	.LBA2
// 	.section	.data.rel.ro,"aw"
// 	.p2align	2
// 	.type	run.distance, @object
// 	.size	run.distance, 12
// run.distance:
// 	.zero	4
// 	.4byte	.LBA1-.LBA0
// 	.4byte	.LBA2-.LBA0
// 	.section	.note.GNU-stack,"",@progbits
