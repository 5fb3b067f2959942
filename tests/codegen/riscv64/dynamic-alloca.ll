; The number of elements of an alloca is unsigned, whatever its width.
; RUN: %minic %s -S --target=riscv64 -o -

declare void @use(ptr)

define void @word(i32 %n) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  ret void
}

define void @byte(i8 %n) {
  %p = alloca i32, i8 %n
  call void @use(ptr %p)
  ret void
}

define void @constant() {
  %p = alloca i32, i8 -1
  call void @use(ptr %p)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	word
; 	.type	word, @function
; word:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	sd	s0, 0(sp)
; 	addi	s0, sp, 16
; 	slli	a0, a0, 32
; 	srli	a5, a0, 32
; 	addi	a5, a5, 15
; 	andi	a5, a5, -16
; 	sub	sp, sp, a5
; 	mv	a0, sp
; 	call	use
; 	addi	sp, s0, -16
; 	ld	ra, 8(sp)
; 	ld	s0, 0(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	word, .-word
; 	.text
; 	.p2align	1
; 	.globl	byte
; 	.type	byte, @function
; byte:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	sd	s0, 0(sp)
; 	addi	s0, sp, 16
; 	andi	a0, a0, 255
; 	slli	a0, a0, 2
; 	addi	a5, a0, 15
; 	andi	a5, a5, -16
; 	sub	sp, sp, a5
; 	mv	a0, sp
; 	call	use
; 	addi	sp, s0, -16
; 	ld	ra, 8(sp)
; 	ld	s0, 0(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	byte, .-byte
; 	.text
; 	.p2align	1
; 	.globl	constant
; 	.type	constant, @function
; constant:
; 	addi	sp, sp, -1040
; 	sd	ra, 1032(sp)
; 	mv	a0, sp
; 	call	use
; 	ld	ra, 1032(sp)
; 	addi	sp, sp, 1040
; 	ret
; 	.size	constant, .-constant
; 	.section	.note.GNU-stack,"",@progbits
