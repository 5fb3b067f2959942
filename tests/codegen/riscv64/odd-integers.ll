; Integers of odd widths live in the next wider ones; memory is accessed in pieces of powers of two.
; RUN: %minic %s -S -O1 --target=riscv64 -o -

@g = global i24 -2
@s = global { i7, i40 } { i7 -1, i40 -2 }

define i24 @load(ptr %p) {
  %v = load i24, ptr %p
  ret i24 %v
}
define void @store(ptr %p, i31 %v) {
  store i31 %v, ptr %p
  ret void
}
define i40 @add(i40 %a, i40 %b) {
  %c = add i40 %a, %b
  ret i40 %c
}
define signext i7 @shift(i7 %a, i7 %by) {
  %b = ashr i7 %a, %by
  ret i7 %b
}
define i1 @less(i24 %a, i24 %b) {
  %c = icmp slt i24 %a, %b
  ret i1 %c
}
define i64 @widen(i33 %a) {
  %b = zext i33 %a to i64
  ret i64 %b
}
define i33 @divide(i33 %a) {
  %b = udiv i33 %a, 10
  ret i33 %b
}
define i24 @field(ptr %p) {
  %v = load volatile i24, ptr %p, align 1
  %w = lshr i24 %v, 5
  %x = and i24 %w, 1023
  ret i24 %x
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	load
; 	.type	load, @function
; load:
; 	lhu	a5, 0(a0)
; 	lbu	a0, 2(a0)
; 	slliw	a4, a0, 16
; 	or	a0, a5, a4
; 	ret
; 	.size	load, .-load
; 	.text
; 	.p2align	1
; 	.globl	store
; 	.type	store, @function
; store:
; 	slli	a1, a1, 33
; 	srli	a5, a1, 33
; 	sw	a5, 0(a0)
; 	ret
; 	.size	store, .-store
; 	.text
; 	.p2align	1
; 	.globl	add
; 	.type	add, @function
; add:
; 	add	a0, a0, a1
; 	ret
; 	.size	add, .-add
; 	.text
; 	.p2align	1
; 	.globl	shift
; 	.type	shift, @function
; shift:
; 	slliw	a5, a0, 1
; 	slli	a5, a5, 56
; 	srai	a5, a5, 57
; 	andi	a1, a1, 127
; 	slli	a5, a5, 56
; 	srai	a5, a5, 56
; 	sraw	a5, a5, a1
; 	slliw	a5, a5, 1
; 	slli	a5, a5, 56
; 	srai	a5, a5, 57
; 	slli	a5, a5, 56
; 	srai	a0, a5, 56
; 	ret
; 	.size	shift, .-shift
; 	.text
; 	.p2align	1
; 	.globl	less
; 	.type	less, @function
; less:
; 	slliw	a5, a0, 8
; 	sraiw	a5, a5, 8
; 	slliw	a1, a1, 8
; 	sraiw	a4, a1, 8
; 	slt	a0, a5, a4
; 	ret
; 	.size	less, .-less
; 	.text
; 	.p2align	1
; 	.globl	widen
; 	.type	widen, @function
; widen:
; 	slli	a0, a0, 31
; 	srli	a0, a0, 31
; 	ret
; 	.size	widen, .-widen
; 	.text
; 	.p2align	1
; 	.globl	divide
; 	.type	divide, @function
; divide:
; 	slli	a0, a0, 31
; 	srli	a5, a0, 31
; 	li	a4, 10
; 	divu	a0, a5, a4
; 	ret
; 	.size	divide, .-divide
; 	.text
; 	.p2align	1
; 	.globl	field
; 	.type	field, @function
; field:
; 	lhu	a5, 0(a0)
; 	lbu	a0, 2(a0)
; 	slliw	a4, a0, 16
; 	or	a5, a5, a4
; 	slli	a5, a5, 40
; 	srli	a5, a5, 40
; 	srliw	a5, a5, 5
; 	andi	a0, a5, 1023
; 	ret
; 	.size	field, .-field
; 	.data
; 	.globl	g
; 	.p2align	2
; 	.type	g, @object
; 	.size	g, 4
; g:
; 	.4byte	16777214
; 	.data
; 	.globl	s
; 	.p2align	3
; 	.type	s, @object
; 	.size	s, 16
; s:
; 	.byte	127
; 	.zero	7
; 	.8byte	1099511627774
; 	.section	.note.GNU-stack,"",@progbits
