; Division and remainder by constants: shifts with a bias, scaled reciprocals.
; RUN: %minic %s -S --target=riscv64 -o -

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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	sdiv_2
; 	.type	sdiv_2, @function
; sdiv_2:
; 	srliw	a5, a0, 31
; 	addw	a0, a0, a5
; 	sraiw	a0, a0, 1
; 	ret
; 	.size	sdiv_2, .-sdiv_2
; 	.text
; 	.p2align	1
; 	.globl	sdiv_8
; 	.type	sdiv_8, @function
; sdiv_8:
; 	sraiw	a5, a0, 31
; 	srliw	a5, a5, 29
; 	addw	a0, a0, a5
; 	sraiw	a0, a0, 3
; 	ret
; 	.size	sdiv_8, .-sdiv_8
; 	.text
; 	.p2align	1
; 	.globl	sdiv_4096
; 	.type	sdiv_4096, @function
; sdiv_4096:
; 	sraiw	a5, a0, 31
; 	srliw	a5, a5, 20
; 	addw	a0, a0, a5
; 	sraiw	a0, a0, 12
; 	ret
; 	.size	sdiv_4096, .-sdiv_4096
; 	.text
; 	.p2align	1
; 	.globl	sdiv_m8
; 	.type	sdiv_m8, @function
; sdiv_m8:
; 	sraiw	a5, a0, 31
; 	srliw	a5, a5, 29
; 	addw	a0, a0, a5
; 	sraiw	a0, a0, 3
; 	negw	a0, a0
; 	ret
; 	.size	sdiv_m8, .-sdiv_m8
; 	.text
; 	.p2align	1
; 	.globl	sdiv_3
; 	.type	sdiv_3, @function
; sdiv_3:
; 	li	a5, 3
; 	divw	a0, a0, a5
; 	ret
; 	.size	sdiv_3, .-sdiv_3
; 	.text
; 	.p2align	1
; 	.globl	sdiv_7
; 	.type	sdiv_7, @function
; sdiv_7:
; 	li	a5, 7
; 	divw	a0, a0, a5
; 	ret
; 	.size	sdiv_7, .-sdiv_7
; 	.text
; 	.p2align	1
; 	.globl	sdiv_10
; 	.type	sdiv_10, @function
; sdiv_10:
; 	li	a5, 10
; 	divw	a0, a0, a5
; 	ret
; 	.size	sdiv_10, .-sdiv_10
; 	.text
; 	.p2align	1
; 	.globl	sdiv_m10
; 	.type	sdiv_m10, @function
; sdiv_m10:
; 	li	a5, -10
; 	divw	a0, a0, a5
; 	ret
; 	.size	sdiv_m10, .-sdiv_m10
; 	.text
; 	.p2align	1
; 	.globl	srem_2
; 	.type	srem_2, @function
; srem_2:
; 	srliw	a5, a0, 31
; 	addw	a0, a0, a5
; 	andi	a0, a0, 1
; 	subw	a0, a0, a5
; 	ret
; 	.size	srem_2, .-srem_2
; 	.text
; 	.p2align	1
; 	.globl	srem_8
; 	.type	srem_8, @function
; srem_8:
; 	sraiw	a5, a0, 31
; 	srliw	a5, a5, 29
; 	addw	a0, a0, a5
; 	andi	a0, a0, 7
; 	subw	a0, a0, a5
; 	ret
; 	.size	srem_8, .-srem_8
; 	.text
; 	.p2align	1
; 	.globl	srem_4096
; 	.type	srem_4096, @function
; srem_4096:
; 	sraiw	a5, a0, 31
; 	srliw	a5, a5, 20
; 	addw	a5, a0, a5
; 	sraiw	a5, a5, 12
; 	slliw	a5, a5, 12
; 	subw	a0, a0, a5
; 	ret
; 	.size	srem_4096, .-srem_4096
; 	.text
; 	.p2align	1
; 	.globl	srem_7
; 	.type	srem_7, @function
; srem_7:
; 	li	a5, 7
; 	remw	a0, a0, a5
; 	ret
; 	.size	srem_7, .-srem_7
; 	.text
; 	.p2align	1
; 	.globl	udiv_16
; 	.type	udiv_16, @function
; udiv_16:
; 	srliw	a0, a0, 4
; 	ret
; 	.size	udiv_16, .-udiv_16
; 	.text
; 	.p2align	1
; 	.globl	udiv_3
; 	.type	udiv_3, @function
; udiv_3:
; 	li	a5, 3
; 	divuw	a0, a0, a5
; 	ret
; 	.size	udiv_3, .-udiv_3
; 	.text
; 	.p2align	1
; 	.globl	udiv_7
; 	.type	udiv_7, @function
; udiv_7:
; 	li	a5, 7
; 	divuw	a0, a0, a5
; 	ret
; 	.size	udiv_7, .-udiv_7
; 	.text
; 	.p2align	1
; 	.globl	urem_16
; 	.type	urem_16, @function
; urem_16:
; 	andi	a0, a0, 15
; 	ret
; 	.size	urem_16, .-urem_16
; 	.text
; 	.p2align	1
; 	.globl	urem_65536
; 	.type	urem_65536, @function
; urem_65536:
; 	slli	a0, a0, 48
; 	srli	a0, a0, 48
; 	ret
; 	.size	urem_65536, .-urem_65536
; 	.text
; 	.p2align	1
; 	.globl	urem_10
; 	.type	urem_10, @function
; urem_10:
; 	li	a5, 10
; 	remuw	a0, a0, a5
; 	ret
; 	.size	urem_10, .-urem_10
; 	.text
; 	.p2align	1
; 	.globl	sdiv64_3
; 	.type	sdiv64_3, @function
; sdiv64_3:
; 	li	a5, 3
; 	div	a0, a0, a5
; 	ret
; 	.size	sdiv64_3, .-sdiv64_3
; 	.text
; 	.p2align	1
; 	.globl	sdiv64_7
; 	.type	sdiv64_7, @function
; sdiv64_7:
; 	li	a5, 7
; 	div	a0, a0, a5
; 	ret
; 	.size	sdiv64_7, .-sdiv64_7
; 	.text
; 	.p2align	1
; 	.globl	sdiv64_1000000007
; 	.type	sdiv64_1000000007, @function
; sdiv64_1000000007:
; 	li	a5, 1000000007
; 	div	a0, a0, a5
; 	ret
; 	.size	sdiv64_1000000007, .-sdiv64_1000000007
; 	.text
; 	.p2align	1
; 	.globl	udiv64_3
; 	.type	udiv64_3, @function
; udiv64_3:
; 	li	a5, 3
; 	divu	a0, a0, a5
; 	ret
; 	.size	udiv64_3, .-udiv64_3
; 	.text
; 	.p2align	1
; 	.globl	udiv64_7
; 	.type	udiv64_7, @function
; udiv64_7:
; 	li	a5, 7
; 	divu	a0, a0, a5
; 	ret
; 	.size	udiv64_7, .-udiv64_7
; 	.text
; 	.p2align	1
; 	.globl	udiv64_14
; 	.type	udiv64_14, @function
; udiv64_14:
; 	li	a5, 14
; 	divu	a0, a0, a5
; 	ret
; 	.size	udiv64_14, .-udiv64_14
; 	.text
; 	.p2align	1
; 	.globl	by_variable
; 	.type	by_variable, @function
; by_variable:
; 	divw	a0, a0, a1
; 	ret
; 	.size	by_variable, .-by_variable
; 	.text
; 	.p2align	1
; 	.globl	urem_variable
; 	.type	urem_variable, @function
; urem_variable:
; 	remu	a0, a0, a1
; 	ret
; 	.size	urem_variable, .-urem_variable
; 	.text
; 	.p2align	1
; 	.globl	narrow
; 	.type	narrow, @function
; narrow:
; 	andi	a5, a0, 255
; 	andi	a1, a1, 255
; 	divuw	a0, a5, a1
; 	ret
; 	.size	narrow, .-narrow
; 	.text
; 	.p2align	1
; 	.globl	is_even
; 	.type	is_even, @function
; is_even:
; 	andi	a5, a0, 1
; 	bne	a5, zero, .L27_2
; 	li	a0, 1
; 	ret
; .L27_2:
; 	li	a0, 0
; 	ret
; 	.size	is_even, .-is_even
; 	.section	.note.GNU-stack,"",@progbits
