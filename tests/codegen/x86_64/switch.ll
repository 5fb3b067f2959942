; Switches: a jump table when dense, compares in halves when not.
; RUN: %minic %s -S --target=x86_64 -o -

define i32 @dense(i32 %x) {
  switch i32 %x, label %other [
    i32 10, label %a
    i32 11, label %b
    i32 12, label %c
    i32 13, label %a
    i32 15, label %b
    i32 16, label %c
    i32 17, label %a
  ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
other:
  ret i32 4
}

define i32 @sparse(i32 %x) {
  switch i32 %x, label %other [
    i32 -100000, label %a
    i32 0, label %b
    i32 1000, label %c
    i32 5000, label %a
    i32 70000, label %b
  ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
other:
  ret i32 4
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	dense
; 	.type	dense, @function
; dense:
; 	.cfi_startproc
; 	leal	-10(%rdi), %eax
; 	cmpl	$7, %eax
; 	ja	.L0_1
; 	leaq	.LJ0_0(%rip), %rcx
; 	movslq	(%rcx,%rax,4), %rax
; 	addq	%rax, %rcx
; 	jmp	*%rcx
; .L0_4:
; 	movl	$1, %eax
; 	ret
; .L0_2:
; 	movl	$2, %eax
; 	ret
; .L0_3:
; 	movl	$3, %eax
; 	ret
; .L0_11:
; 	movl	$4, %eax
; 	ret
; .L0_1:
; 	movl	$4, %eax
; 	ret
; 	.cfi_endproc
; 	.size	dense, .-dense
; 	.section	.rodata
; 	.p2align	2
; .LJ0_0:
; 	.long	.L0_4-.LJ0_0
; 	.long	.L0_2-.LJ0_0
; 	.long	.L0_3-.LJ0_0
; 	.long	.L0_4-.LJ0_0
; 	.long	.L0_11-.LJ0_0
; 	.long	.L0_2-.LJ0_0
; 	.long	.L0_3-.LJ0_0
; 	.long	.L0_4-.LJ0_0
; 	.text
; 	.p2align	4
; 	.globl	sparse
; 	.type	sparse, @function
; sparse:
; 	.cfi_startproc
; 	cmpl	$1000, %edi
; 	jge	.L1_6
; 	cmpl	$-100000, %edi
; 	je	.L1_3
; 	testl	%edi, %edi
; 	jne	.L1_1
; 	movl	$2, %eax
; 	ret
; .L1_6:
; 	jne	.L1_11
; 	movl	$3, %eax
; 	ret
; .L1_11:
; 	cmpl	$5000, %edi
; 	jne	.L1_13
; 	movl	$1, %eax
; 	ret
; .L1_3:
; 	movl	$1, %eax
; 	ret
; .L1_13:
; 	cmpl	$70000, %edi
; 	jne	.L1_19
; 	movl	$2, %eax
; 	ret
; .L1_19:
; 	movl	$4, %eax
; 	ret
; .L1_1:
; 	movl	$4, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sparse, .-sparse
; 	.section	.note.GNU-stack,"",@progbits
