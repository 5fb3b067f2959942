; Integer arithmetic: immediates, .w forms, products with constants.
; RUN: %minic %s -S --target=x86_64 -o -

define i32 @add_small(i32 %a) {
  %r = add i32 %a, 2047
  ret i32 %r
}

define i32 @add_two(i32 %a) {
  %r = add i32 %a, 4094
  ret i32 %r
}

define i32 @add_big(i32 %a) {
  %r = add i32 %a, 123456
  ret i32 %r
}

define i32 @sub_small(i32 %a) {
  %r = sub i32 %a, 2048
  ret i32 %r
}

define i32 @negate(i32 %a) {
  %r = sub i32 0, %a
  ret i32 %r
}

define i64 @add64(i64 %a) {
  %r = add i64 %a, -4096
  ret i64 %r
}

define i32 @and_small(i32 %a) {
  %r = and i32 %a, 255
  ret i32 %r
}

define i32 @and_low(i32 %a) {
  %r = and i32 %a, 65535
  ret i32 %r
}

define i32 @and_high(i32 %a) {
  %r = and i32 %a, -4096
  ret i32 %r
}

define i32 @or_small(i32 %a) {
  %r = or i32 %a, 12
  ret i32 %r
}

define i32 @complement(i32 %a) {
  %r = xor i32 %a, -1
  ret i32 %r
}

define i64 @xor_big(i64 %a) {
  %r = xor i64 %a, 1311768467463790320
  ret i64 %r
}

define i32 @shl(i32 %a) {
  %r = shl i32 %a, 5
  ret i32 %r
}

define i32 @lshr(i32 %a) {
  %r = lshr i32 %a, 5
  ret i32 %r
}

define i64 @ashr64(i64 %a) {
  %r = ashr i64 %a, 40
  ret i64 %r
}

define i32 @shift_by(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}

define i8 @lshr8(i8 %a) {
  %r = lshr i8 %a, 3
  ret i8 %r
}

define i16 @ashr16(i16 %a) {
  %r = ashr i16 %a, 3
  ret i16 %r
}

define i32 @mul(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}

define i32 @mul8(i32 %a) {
  %r = mul i32 %a, 8
  ret i32 %r
}

define i32 @mul9(i32 %a) {
  %r = mul i32 %a, 9
  ret i32 %r
}

define i32 @mul7(i32 %a) {
  %r = mul i32 %a, 7
  ret i32 %r
}

define i32 @mul_minus7(i32 %a) {
  %r = mul i32 %a, -7
  ret i32 %r
}

define i32 @mul_minus16(i32 %a) {
  %r = mul i32 %a, -16
  ret i32 %r
}

define i64 @mul100(i64 %a) {
  %r = mul i64 %a, 100
  ret i64 %r
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	add_small
; 	.type	add_small, @function
; add_small:
; 	.cfi_startproc
; 	leal	2047(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	add_small, .-add_small
; 	.text
; 	.p2align	4
; 	.globl	add_two
; 	.type	add_two, @function
; add_two:
; 	.cfi_startproc
; 	leal	4094(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	add_two, .-add_two
; 	.text
; 	.p2align	4
; 	.globl	add_big
; 	.type	add_big, @function
; add_big:
; 	.cfi_startproc
; 	leal	123456(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	add_big, .-add_big
; 	.text
; 	.p2align	4
; 	.globl	sub_small
; 	.type	sub_small, @function
; sub_small:
; 	.cfi_startproc
; 	leal	-2048(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	sub_small, .-sub_small
; 	.text
; 	.p2align	4
; 	.globl	negate
; 	.type	negate, @function
; negate:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	negl	%eax
; 	ret
; 	.cfi_endproc
; 	.size	negate, .-negate
; 	.text
; 	.p2align	4
; 	.globl	add64
; 	.type	add64, @function
; add64:
; 	.cfi_startproc
; 	leaq	-4096(%rdi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	add64, .-add64
; 	.text
; 	.p2align	4
; 	.globl	and_small
; 	.type	and_small, @function
; and_small:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$255, %eax
; 	ret
; 	.cfi_endproc
; 	.size	and_small, .-and_small
; 	.text
; 	.p2align	4
; 	.globl	and_low
; 	.type	and_low, @function
; and_low:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$65535, %eax
; 	ret
; 	.cfi_endproc
; 	.size	and_low, .-and_low
; 	.text
; 	.p2align	4
; 	.globl	and_high
; 	.type	and_high, @function
; and_high:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	andl	$-4096, %eax
; 	ret
; 	.cfi_endproc
; 	.size	and_high, .-and_high
; 	.text
; 	.p2align	4
; 	.globl	or_small
; 	.type	or_small, @function
; or_small:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	orl	$12, %eax
; 	ret
; 	.cfi_endproc
; 	.size	or_small, .-or_small
; 	.text
; 	.p2align	4
; 	.globl	complement
; 	.type	complement, @function
; complement:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	notl	%eax
; 	ret
; 	.cfi_endproc
; 	.size	complement, .-complement
; 	.text
; 	.p2align	4
; 	.globl	xor_big
; 	.type	xor_big, @function
; xor_big:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	movabsq	$1311768467463790320, %rcx
; 	xorq	%rcx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	xor_big, .-xor_big
; 	.text
; 	.p2align	4
; 	.globl	shl
; 	.type	shl, @function
; shl:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	shll	$5, %eax
; 	ret
; 	.cfi_endproc
; 	.size	shl, .-shl
; 	.text
; 	.p2align	4
; 	.globl	lshr
; 	.type	lshr, @function
; lshr:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	shrl	$5, %eax
; 	ret
; 	.cfi_endproc
; 	.size	lshr, .-lshr
; 	.text
; 	.p2align	4
; 	.globl	ashr64
; 	.type	ashr64, @function
; ashr64:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	sarq	$40, %rax
; 	ret
; 	.cfi_endproc
; 	.size	ashr64, .-ashr64
; 	.text
; 	.p2align	4
; 	.globl	shift_by
; 	.type	shift_by, @function
; shift_by:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movl	%esi, %ecx
; 	shll	%cl, %eax
; 	ret
; 	.cfi_endproc
; 	.size	shift_by, .-shift_by
; 	.text
; 	.p2align	4
; 	.globl	lshr8
; 	.type	lshr8, @function
; lshr8:
; 	.cfi_startproc
; 	movzbl	%dil, %eax
; 	shrl	$3, %eax
; 	ret
; 	.cfi_endproc
; 	.size	lshr8, .-lshr8
; 	.text
; 	.p2align	4
; 	.globl	ashr16
; 	.type	ashr16, @function
; ashr16:
; 	.cfi_startproc
; 	movswq	%di, %rax
; 	sarl	$3, %eax
; 	ret
; 	.cfi_endproc
; 	.size	ashr16, .-ashr16
; 	.text
; 	.p2align	4
; 	.globl	mul
; 	.type	mul, @function
; mul:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	imull	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul, .-mul
; 	.text
; 	.p2align	4
; 	.globl	mul8
; 	.type	mul8, @function
; mul8:
; 	.cfi_startproc
; 	leal	0(,%rdi,8), %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul8, .-mul8
; 	.text
; 	.p2align	4
; 	.globl	mul9
; 	.type	mul9, @function
; mul9:
; 	.cfi_startproc
; 	leal	(%rdi,%rdi,8), %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul9, .-mul9
; 	.text
; 	.p2align	4
; 	.globl	mul7
; 	.type	mul7, @function
; mul7:
; 	.cfi_startproc
; 	imull	$7, %edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul7, .-mul7
; 	.text
; 	.p2align	4
; 	.globl	mul_minus7
; 	.type	mul_minus7, @function
; mul_minus7:
; 	.cfi_startproc
; 	imull	$-7, %edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul_minus7, .-mul_minus7
; 	.text
; 	.p2align	4
; 	.globl	mul_minus16
; 	.type	mul_minus16, @function
; mul_minus16:
; 	.cfi_startproc
; 	imull	$-16, %edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	mul_minus16, .-mul_minus16
; 	.text
; 	.p2align	4
; 	.globl	mul100
; 	.type	mul100, @function
; mul100:
; 	.cfi_startproc
; 	imulq	$100, %rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	mul100, .-mul100
; 	.section	.note.GNU-stack,"",@progbits
