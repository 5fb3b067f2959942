; Frames: none in a leaf, offsets beyond 12 bits, dynamic allocas.
; RUN: %minic %s -S --target=riscv64 -o -

declare void @use(ptr)

define i32 @leaf(i32 %a) {
  ret i32 %a
}

define void @small() {
  %x = alloca [10 x i32]
  call void @use(ptr %x)
  ret void
}

define i32 @large(i32 %i) {
  %x = alloca [5000 x i32]
  %y = alloca i32
  store i32 %i, ptr %y
  call void @use(ptr %x)
  call void @use(ptr %y)
  %p = getelementptr [5000 x i32], ptr %x, i64 0, i64 4000
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}

define void @dynamic(i32 %n) {
  %x = alloca i32, i32 %n
  %y = alloca i64
  call void @use(ptr %x)
  call void @use(ptr %y)
  ret void
}

define void @aligned(i64 %n) {
  %x = alloca i8, i64 %n, align 64
  call void @use(ptr %x)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	leaf
; 	.type	leaf, @function
; leaf:
; 	ret
; 	.size	leaf, .-leaf
; 	.text
; 	.p2align	1
; 	.globl	small
; 	.type	small, @function
; small:
; 	addi	sp, sp, -64
; 	sd	ra, 56(sp)
; 	mv	a0, sp
; 	call	use
; 	ld	ra, 56(sp)
; 	addi	sp, sp, 64
; 	ret
; 	.size	small, .-small
; 	.text
; 	.p2align	1
; 	.globl	large
; 	.type	large, @function
; large:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	li	t5, -20016
; 	add	sp, sp, t5
; 	sw	a0, 0(sp)
; 	addi	a0, sp, 4
; 	call	use
; 	mv	a0, sp
; 	call	use
; 	li	t5, 16384
; 	add	t5, t5, sp
; 	lw	a0, -380(t5)
; 	li	a5, 1
; 	li	t5, 16384
; 	add	t5, t5, sp
; 	sw	a5, -380(t5)
; 	li	t5, 20016
; 	add	sp, sp, t5
; 	ld	ra, 8(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	large, .-large
; 	.text
; 	.p2align	1
; 	.globl	dynamic
; 	.type	dynamic, @function
; dynamic:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	sd	s0, 16(sp)
; 	addi	s0, sp, 32
; 	slli	a0, a0, 32
; 	srli	a5, a0, 32
; 	slli	a5, a5, 2
; 	addi	a5, a5, 15
; 	andi	a5, a5, -16
; 	sub	sp, sp, a5
; 	mv	a0, sp
; 	call	use
; 	addi	a0, s0, -32
; 	call	use
; 	addi	sp, s0, -32
; 	ld	ra, 24(sp)
; 	ld	s0, 16(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	dynamic, .-dynamic
; 	.text
; 	.p2align	1
; 	.globl	aligned
; 	.type	aligned, @function
; aligned:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	sd	s0, 0(sp)
; 	addi	s0, sp, 16
; 	addi	a0, a0, 63
; 	andi	a0, a0, -16
; 	sub	sp, sp, a0
; 	mv	a0, sp
; 	addi	a5, a0, 63
; 	li	a4, -64
; 	and	a0, a5, a4
; 	call	use
; 	addi	sp, s0, -16
; 	ld	ra, 8(sp)
; 	ld	s0, 0(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	aligned, .-aligned
; 	.section	.note.GNU-stack,"",@progbits
