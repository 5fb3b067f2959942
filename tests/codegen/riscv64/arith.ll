; Integer arithmetic: immediates, .w forms, products with constants.
; RUN: %minic %s -S --target=riscv64 -o -

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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	add_small
; 	.type	add_small, @function
; add_small:
; 	addiw	a0, a0, 2047
; 	ret
; 	.size	add_small, .-add_small
; 	.text
; 	.p2align	1
; 	.globl	add_two
; 	.type	add_two, @function
; add_two:
; 	addiw	a0, a0, 2047
; 	addiw	a0, a0, 2047
; 	ret
; 	.size	add_two, .-add_two
; 	.text
; 	.p2align	1
; 	.globl	add_big
; 	.type	add_big, @function
; add_big:
; 	li	a5, 123456
; 	addw	a0, a0, a5
; 	ret
; 	.size	add_big, .-add_big
; 	.text
; 	.p2align	1
; 	.globl	sub_small
; 	.type	sub_small, @function
; sub_small:
; 	addiw	a0, a0, -2048
; 	ret
; 	.size	sub_small, .-sub_small
; 	.text
; 	.p2align	1
; 	.globl	negate
; 	.type	negate, @function
; negate:
; 	negw	a0, a0
; 	ret
; 	.size	negate, .-negate
; 	.text
; 	.p2align	1
; 	.globl	add64
; 	.type	add64, @function
; add64:
; 	addi	a0, a0, -2048
; 	addi	a0, a0, -2048
; 	ret
; 	.size	add64, .-add64
; 	.text
; 	.p2align	1
; 	.globl	and_small
; 	.type	and_small, @function
; and_small:
; 	andi	a0, a0, 255
; 	ret
; 	.size	and_small, .-and_small
; 	.text
; 	.p2align	1
; 	.globl	and_low
; 	.type	and_low, @function
; and_low:
; 	slli	a0, a0, 48
; 	srli	a0, a0, 48
; 	ret
; 	.size	and_low, .-and_low
; 	.text
; 	.p2align	1
; 	.globl	and_high
; 	.type	and_high, @function
; and_high:
; 	li	a5, -4096
; 	and	a0, a0, a5
; 	ret
; 	.size	and_high, .-and_high
; 	.text
; 	.p2align	1
; 	.globl	or_small
; 	.type	or_small, @function
; or_small:
; 	ori	a0, a0, 12
; 	ret
; 	.size	or_small, .-or_small
; 	.text
; 	.p2align	1
; 	.globl	complement
; 	.type	complement, @function
; complement:
; 	not	a0, a0
; 	ret
; 	.size	complement, .-complement
; 	.text
; 	.p2align	1
; 	.globl	xor_big
; 	.type	xor_big, @function
; xor_big:
; 	ld	a5, .LC11_0
; 	xor	a0, a0, a5
; 	ret
; 	.size	xor_big, .-xor_big
; 	.section	.rodata.cst8,"aM",@progbits,8
; 	.p2align	3
; .LC11_0:
; 	.quad	1311768467463790320
; 	.text
; 	.p2align	1
; 	.globl	shl
; 	.type	shl, @function
; shl:
; 	slliw	a0, a0, 5
; 	ret
; 	.size	shl, .-shl
; 	.text
; 	.p2align	1
; 	.globl	lshr
; 	.type	lshr, @function
; lshr:
; 	srliw	a0, a0, 5
; 	ret
; 	.size	lshr, .-lshr
; 	.text
; 	.p2align	1
; 	.globl	ashr64
; 	.type	ashr64, @function
; ashr64:
; 	srai	a0, a0, 40
; 	ret
; 	.size	ashr64, .-ashr64
; 	.text
; 	.p2align	1
; 	.globl	shift_by
; 	.type	shift_by, @function
; shift_by:
; 	sllw	a0, a0, a1
; 	ret
; 	.size	shift_by, .-shift_by
; 	.text
; 	.p2align	1
; 	.globl	lshr8
; 	.type	lshr8, @function
; lshr8:
; 	slli	a5, a0, 56
; 	srli	a0, a5, 59
; 	ret
; 	.size	lshr8, .-lshr8
; 	.text
; 	.p2align	1
; 	.globl	ashr16
; 	.type	ashr16, @function
; ashr16:
; 	slli	a5, a0, 48
; 	srai	a0, a5, 51
; 	ret
; 	.size	ashr16, .-ashr16
; 	.text
; 	.p2align	1
; 	.globl	mul
; 	.type	mul, @function
; mul:
; 	mulw	a0, a0, a1
; 	ret
; 	.size	mul, .-mul
; 	.text
; 	.p2align	1
; 	.globl	mul8
; 	.type	mul8, @function
; mul8:
; 	slliw	a0, a0, 3
; 	ret
; 	.size	mul8, .-mul8
; 	.text
; 	.p2align	1
; 	.globl	mul9
; 	.type	mul9, @function
; mul9:
; 	slliw	a5, a0, 3
; 	addw	a0, a5, a0
; 	ret
; 	.size	mul9, .-mul9
; 	.text
; 	.p2align	1
; 	.globl	mul7
; 	.type	mul7, @function
; mul7:
; 	slliw	a5, a0, 3
; 	subw	a0, a5, a0
; 	ret
; 	.size	mul7, .-mul7
; 	.text
; 	.p2align	1
; 	.globl	mul_minus7
; 	.type	mul_minus7, @function
; mul_minus7:
; 	slliw	a5, a0, 3
; 	subw	a0, a0, a5
; 	ret
; 	.size	mul_minus7, .-mul_minus7
; 	.text
; 	.p2align	1
; 	.globl	mul_minus16
; 	.type	mul_minus16, @function
; mul_minus16:
; 	slliw	a0, a0, 4
; 	negw	a0, a0
; 	ret
; 	.size	mul_minus16, .-mul_minus16
; 	.text
; 	.p2align	1
; 	.globl	mul100
; 	.type	mul100, @function
; mul100:
; 	li	a5, 100
; 	mul	a0, a0, a5
; 	ret
; 	.size	mul100, .-mul100
; 	.section	.note.GNU-stack,"",@progbits
