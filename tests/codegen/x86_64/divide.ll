; Division and remainder by constants: shifts with a bias, scaled reciprocals.
; RUN: %minic %s -S --target=x86_64 -o -

define i32 @sdiv_2(i32 %a) {
  %r = sdiv i32 %a, 2
  ret i32 %r
}

define i32 @sdiv_8(i32 %a) {
  %r = sdiv i32 %a, 8
  ret i32 %r
}

define i32 @sdiv_4096(i32 %a) {
  %r = sdiv i32 %a, 4096
  ret i32 %r
}

define i32 @sdiv_m8(i32 %a) {
  %r = sdiv i32 %a, -8
  ret i32 %r
}

define i32 @sdiv_3(i32 %a) {
  %r = sdiv i32 %a, 3
  ret i32 %r
}

define i32 @sdiv_7(i32 %a) {
  %r = sdiv i32 %a, 7
  ret i32 %r
}

define i32 @sdiv_10(i32 %a) {
  %r = sdiv i32 %a, 10
  ret i32 %r
}

define i32 @sdiv_m10(i32 %a) {
  %r = sdiv i32 %a, -10
  ret i32 %r
}

define i32 @srem_2(i32 %a) {
  %r = srem i32 %a, 2
  ret i32 %r
}

define i32 @srem_8(i32 %a) {
  %r = srem i32 %a, 8
  ret i32 %r
}

define i32 @srem_4096(i32 %a) {
  %r = srem i32 %a, 4096
  ret i32 %r
}

define i32 @srem_7(i32 %a) {
  %r = srem i32 %a, 7
  ret i32 %r
}

define i32 @udiv_16(i32 %a) {
  %r = udiv i32 %a, 16
  ret i32 %r
}

define i32 @udiv_3(i32 %a) {
  %r = udiv i32 %a, 3
  ret i32 %r
}

define i32 @udiv_7(i32 %a) {
  %r = udiv i32 %a, 7
  ret i32 %r
}

define i32 @urem_16(i32 %a) {
  %r = urem i32 %a, 16
  ret i32 %r
}

define i32 @urem_65536(i32 %a) {
  %r = urem i32 %a, 65536
  ret i32 %r
}

define i32 @urem_10(i32 %a) {
  %r = urem i32 %a, 10
  ret i32 %r
}

define i64 @sdiv64_3(i64 %a) {
  %r = sdiv i64 %a, 3
  ret i64 %r
}

define i64 @sdiv64_7(i64 %a) {
  %r = sdiv i64 %a, 7
  ret i64 %r
}

define i64 @sdiv64_1000000007(i64 %a) {
  %r = sdiv i64 %a, 1000000007
  ret i64 %r
}

define i64 @udiv64_3(i64 %a) {
  %r = udiv i64 %a, 3
  ret i64 %r
}

define i64 @udiv64_7(i64 %a) {
  %r = udiv i64 %a, 7
  ret i64 %r
}

define i64 @udiv64_14(i64 %a) {
  %r = udiv i64 %a, 14
  ret i64 %r
}

define i32 @by_variable(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}

define i64 @urem_variable(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}

define i8 @narrow(i8 %a, i8 %b) {
  %r = udiv i8 %a, %b
  ret i8 %r
}

define i1 @is_even(i32 %a) {
  %r = srem i32 %a, 2
  %c = icmp eq i32 %r, 0
  br i1 %c, label %yes, label %no
yes:
  ret i1 true
no:
  ret i1 false
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	sdiv_2
; 	.type	sdiv_2, @function
; sdiv_2:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	shrl	$31, %eax
; 	addl	%edi, %eax
; 	sarl	$1, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_2, .-sdiv_2
; 	.text
; 	.p2align	4
; 	.globl	sdiv_8
; 	.type	sdiv_8, @function
; sdiv_8:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	sarl	$31, %eax
; 	shrl	$29, %eax
; 	addl	%edi, %eax
; 	sarl	$3, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_8, .-sdiv_8
; 	.text
; 	.p2align	4
; 	.globl	sdiv_4096
; 	.type	sdiv_4096, @function
; sdiv_4096:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	sarl	$31, %eax
; 	shrl	$20, %eax
; 	addl	%edi, %eax
; 	sarl	$12, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_4096, .-sdiv_4096
; 	.text
; 	.p2align	4
; 	.globl	sdiv_m8
; 	.type	sdiv_m8, @function
; sdiv_m8:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	sarl	$31, %eax
; 	shrl	$29, %eax
; 	addl	%edi, %eax
; 	sarl	$3, %eax
; 	negl	%eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_m8, .-sdiv_m8
; 	.text
; 	.p2align	4
; 	.globl	sdiv_3
; 	.type	sdiv_3, @function
; sdiv_3:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	imulq	$1431655766, %rax, %rax
; 	sarq	$32, %rax
; 	sarl	$31, %edi
; 	subl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_3, .-sdiv_3
; 	.text
; 	.p2align	4
; 	.globl	sdiv_7
; 	.type	sdiv_7, @function
; sdiv_7:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	movl	$2454267027, %ecx
; 	imulq	%rcx, %rax
; 	sarq	$34, %rax
; 	sarl	$31, %edi
; 	subl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_7, .-sdiv_7
; 	.text
; 	.p2align	4
; 	.globl	sdiv_10
; 	.type	sdiv_10, @function
; sdiv_10:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	imulq	$1717986919, %rax, %rax
; 	sarq	$34, %rax
; 	sarl	$31, %edi
; 	subl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_10, .-sdiv_10
; 	.text
; 	.p2align	4
; 	.globl	sdiv_m10
; 	.type	sdiv_m10, @function
; sdiv_m10:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	imulq	$1717986919, %rax, %rax
; 	sarq	$34, %rax
; 	sarl	$31, %edi
; 	subl	%edi, %eax
; 	negl	%eax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv_m10, .-sdiv_m10
; 	.text
; 	.p2align	4
; 	.globl	srem_2
; 	.type	srem_2, @function
; srem_2:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	movl	%ecx, %eax
; 	shrl	$31, %eax
; 	addl	%eax, %ecx
; 	andl	$1, %ecx
; 	subl	%eax, %ecx
; 	movl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	srem_2, .-srem_2
; 	.text
; 	.p2align	4
; 	.globl	srem_8
; 	.type	srem_8, @function
; srem_8:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	movl	%ecx, %eax
; 	sarl	$31, %eax
; 	shrl	$29, %eax
; 	addl	%eax, %ecx
; 	andl	$7, %ecx
; 	subl	%eax, %ecx
; 	movl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	srem_8, .-srem_8
; 	.text
; 	.p2align	4
; 	.globl	srem_4096
; 	.type	srem_4096, @function
; srem_4096:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	movl	%ecx, %eax
; 	sarl	$31, %eax
; 	shrl	$20, %eax
; 	addl	%eax, %ecx
; 	andl	$4095, %ecx
; 	subl	%eax, %ecx
; 	movl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	srem_4096, .-srem_4096
; 	.text
; 	.p2align	4
; 	.globl	srem_7
; 	.type	srem_7, @function
; srem_7:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movslq	%eax, %rcx
; 	movl	$2454267027, %edx
; 	imulq	%rdx, %rcx
; 	sarq	$34, %rcx
; 	movl	%eax, %edx
; 	sarl	$31, %edx
; 	subl	%edx, %ecx
; 	imull	$7, %ecx, %ecx
; 	subl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	srem_7, .-srem_7
; 	.text
; 	.p2align	4
; 	.globl	udiv_16
; 	.type	udiv_16, @function
; udiv_16:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	shrl	$4, %eax
; 	ret
; 	.cfi_endproc
; 	.size	udiv_16, .-udiv_16
; 	.text
; 	.p2align	4
; 	.globl	udiv_3
; 	.type	udiv_3, @function
; udiv_3:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movl	$2863311531, %ecx
; 	imulq	%rcx, %rax
; 	shrq	$33, %rax
; 	ret
; 	.cfi_endproc
; 	.size	udiv_3, .-udiv_3
; 	.text
; 	.p2align	4
; 	.globl	udiv_7
; 	.type	udiv_7, @function
; udiv_7:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	imulq	$613566757, %rax, %rax
; 	shrq	$32, %rax
; 	subl	%eax, %edi
; 	shrl	$1, %edi
; 	addl	%edi, %eax
; 	shrl	$2, %eax
; 	ret
; 	.cfi_endproc
; 	.size	udiv_7, .-udiv_7
; 	.text
; 	.p2align	4
; 	.globl	urem_16
; 	.type	urem_16, @function
; urem_16:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$15, %eax
; 	ret
; 	.cfi_endproc
; 	.size	urem_16, .-urem_16
; 	.text
; 	.p2align	4
; 	.globl	urem_65536
; 	.type	urem_65536, @function
; urem_65536:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$65535, %eax
; 	ret
; 	.cfi_endproc
; 	.size	urem_65536, .-urem_65536
; 	.text
; 	.p2align	4
; 	.globl	urem_10
; 	.type	urem_10, @function
; urem_10:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movl	%eax, %ecx
; 	movl	$3435973837, %edx
; 	imulq	%rdx, %rcx
; 	shrq	$35, %rcx
; 	leal	(%rcx,%rcx,4), %ecx
; 	addl	%ecx, %ecx
; 	subl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	urem_10, .-urem_10
; 	.text
; 	.p2align	4
; 	.globl	sdiv64_3
; 	.type	sdiv64_3, @function
; sdiv64_3:
; 	.cfi_startproc
; 	movabsq	$6148914691236517206, %rax
; 	imulq	%rdi
; 	movq	%rdx, %rax
; 	sarq	$63, %rdi
; 	subq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv64_3, .-sdiv64_3
; 	.text
; 	.p2align	4
; 	.globl	sdiv64_7
; 	.type	sdiv64_7, @function
; sdiv64_7:
; 	.cfi_startproc
; 	movabsq	$5270498306774157605, %rax
; 	imulq	%rdi
; 	movq	%rdx, %rax
; 	sarq	$1, %rax
; 	sarq	$63, %rdi
; 	subq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv64_7, .-sdiv64_7
; 	.text
; 	.p2align	4
; 	.globl	sdiv64_1000000007
; 	.type	sdiv64_1000000007, @function
; sdiv64_1000000007:
; 	.cfi_startproc
; 	movabsq	$-8543223828751151131, %rax
; 	imulq	%rdi
; 	leaq	(%rdx,%rdi), %rax
; 	sarq	$29, %rax
; 	sarq	$63, %rdi
; 	subq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	sdiv64_1000000007, .-sdiv64_1000000007
; 	.text
; 	.p2align	4
; 	.globl	udiv64_3
; 	.type	udiv64_3, @function
; udiv64_3:
; 	.cfi_startproc
; 	movabsq	$-6148914691236517205, %rax
; 	mulq	%rdi
; 	movq	%rdx, %rax
; 	shrq	$1, %rax
; 	ret
; 	.cfi_endproc
; 	.size	udiv64_3, .-udiv64_3
; 	.text
; 	.p2align	4
; 	.globl	udiv64_7
; 	.type	udiv64_7, @function
; udiv64_7:
; 	.cfi_startproc
; 	movabsq	$2635249153387078803, %rax
; 	mulq	%rdi
; 	subq	%rdx, %rdi
; 	shrq	$1, %rdi
; 	leaq	(%rdi,%rdx), %rax
; 	shrq	$2, %rax
; 	ret
; 	.cfi_endproc
; 	.size	udiv64_7, .-udiv64_7
; 	.text
; 	.p2align	4
; 	.globl	udiv64_14
; 	.type	udiv64_14, @function
; udiv64_14:
; 	.cfi_startproc
; 	movabsq	$2635249153387078803, %rax
; 	mulq	%rdi
; 	subq	%rdx, %rdi
; 	shrq	$1, %rdi
; 	leaq	(%rdi,%rdx), %rax
; 	shrq	$3, %rax
; 	ret
; 	.cfi_endproc
; 	.size	udiv64_14, .-udiv64_14
; 	.text
; 	.p2align	4
; 	.globl	by_variable
; 	.type	by_variable, @function
; by_variable:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	cltd
; 	idivl	%esi
; 	ret
; 	.cfi_endproc
; 	.size	by_variable, .-by_variable
; 	.text
; 	.p2align	4
; 	.globl	urem_variable
; 	.type	urem_variable, @function
; urem_variable:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	xorl	%edx, %edx
; 	divq	%rsi
; 	movq	%rdx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	urem_variable, .-urem_variable
; 	.text
; 	.p2align	4
; 	.globl	narrow
; 	.type	narrow, @function
; narrow:
; 	.cfi_startproc
; 	movzbl	%dil, %eax
; 	movzbl	%sil, %ecx
; 	xorl	%edx, %edx
; 	divl	%ecx
; 	ret
; 	.cfi_endproc
; 	.size	narrow, .-narrow
; 	.text
; 	.p2align	4
; 	.globl	is_even
; 	.type	is_even, @function
; is_even:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	movl	%ecx, %eax
; 	shrl	$31, %eax
; 	addl	%eax, %ecx
; 	andl	$1, %ecx
; 	subl	%eax, %ecx
; 	jne	.L27_2
; 	movl	$1, %eax
; 	ret
; .L27_2:
; 	xorl	%eax, %eax
; 	ret
; 	.cfi_endproc
; 	.size	is_even, .-is_even
; 	.section	.note.GNU-stack,"",@progbits
