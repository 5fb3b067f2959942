; Casts that change no bit that counts share the register of their operand: trunc, freeze, zext of
; what a 32-bit op or a load computes. Values of 32 bits are moved and spilled in 32 bits.
; RUN: %minic %s -S -O2 --target=x86_64 -o -

declare void @f(i64)
declare i32 @g(i32)

define i32 @trunc_and_both(i64 %a) {
  %t = trunc i64 %a to i32
  %u = add i32 %t, 3
  %z = freeze i32 %u
  call void @f(i64 %a)
  %m = mul i32 %z, %t
  ret i32 %m
}

define i64 @zext_of_sum(i32 %a, i32 %b, ptr %p) {
  %s = add i32 %a, %b
  %z = zext i32 %s to i64
  %at = getelementptr i32, ptr %p, i64 %z
  %v = load i32, ptr %at
  %w = xor i32 %v, %s
  %y = zext i32 %w to i64
  ret i64 %y
}

define i32 @sext_of_small(i32 %a, ptr %p) {
  %s = and i32 %a, 1023
  %z = sext i32 %s to i64
  %at = getelementptr i32, ptr %p, i64 %z
  store i32 %s, ptr %at
  ret i32 %s
}

define i32 @zext_of_byte(ptr %p) {
  %b = load i8, ptr %p
  %w = zext i8 %b to i64
  %at = getelementptr i8, ptr %p, i64 %w
  store i8 %b, ptr %at
  %n = zext i8 %b to i32
  ret i32 %n
}

define i32 @zext_of_phi(i32 %a, i1 %c) {
  br i1 %c, label %x, label %y
x:
  %s = call i32 @g(i32 %a)
  br label %y
y:
  %p = phi i32 [ %s, %x ], [ %a, %0 ]
  %z = zext i32 %p to i64
  call void @f(i64 %z)
  ret i32 %p
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	trunc_and_both
; 	.type	trunc_and_both, @function
; trunc_and_both:
; 	.cfi_startproc
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 24
; 	.cfi_offset 6, -24
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 32
; 	movq	%rdi, %rbp
; 	leal	3(%rbp), %ebx
; 	movq	%rbp, %rdi
; 	call	f@PLT
; 	imull	%ebp, %ebx
; 	movl	%ebx, %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 24
; 	popq	%rbp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	trunc_and_both, .-trunc_and_both
; 	.text
; 	.p2align	4
; 	.globl	zext_of_sum
; 	.type	zext_of_sum, @function
; zext_of_sum:
; 	.cfi_startproc
; 	leal	(%rdi,%rsi), %ecx
; 	movq	%rcx, %rax
; 	xorl	(%rdx,%rcx,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	zext_of_sum, .-zext_of_sum
; 	.text
; 	.p2align	4
; 	.globl	sext_of_small
; 	.type	sext_of_small, @function
; sext_of_small:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$1023, %eax
; 	movl	%eax, (%rsi,%rax,4)
; 	ret
; 	.cfi_endproc
; 	.size	sext_of_small, .-sext_of_small
; 	.text
; 	.p2align	4
; 	.globl	zext_of_byte
; 	.type	zext_of_byte, @function
; zext_of_byte:
; 	.cfi_startproc
; 	movzbl	(%rdi), %eax
; 	movb	%al, (%rdi,%rax)
; 	ret
; 	.cfi_endproc
; 	.size	zext_of_byte, .-zext_of_byte
; 	.text
; 	.p2align	4
; 	.globl	zext_of_phi
; 	.type	zext_of_phi, @function
; zext_of_phi:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	movl	%edi, %eax
; 	movzbl	%sil, %esi
; 	testl	%esi, %esi
; 	je	.L4_3
; 	movl	%eax, %edi
; 	call	g@PLT
; 	movl	%eax, (%rsp)
; 	jmp	.L4_2
; .L4_3:
; 	movl	%eax, (%rsp)
; .L4_2:
; 	movl	%eax, %edi
; 	call	f@PLT
; 	movl	(%rsp), %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	zext_of_phi, .-zext_of_phi
; 	.section	.note.GNU-stack,"",@progbits
