; Switches: a jump table when dense, compares in halves when not.
; RUN: %minic %s -S --target=riscv64 -o -

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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	dense
; 	.type	dense, @function
; dense:
; 	addiw	a5, a0, -10
; 	li	a4, 7
; 	bltu	a4, a5, .L0_1
; 	slli	a5, a5, 32
; 	srli	a4, a5, 32
; 	lla	a5, .LJ0_0
; 	slli	a4, a4, 2
; 	add	a4, a5, a4
; 	lw	a4, 0(a4)
; 	add	a4, a4, a5
; 	jr	a4
; .L0_4:
; 	li	a0, 1
; 	ret
; .L0_2:
; 	li	a0, 2
; 	ret
; .L0_3:
; 	li	a0, 3
; 	ret
; .L0_11:
; 	li	a0, 4
; 	ret
; .L0_1:
; 	li	a0, 4
; 	ret
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
; 	.p2align	1
; 	.globl	sparse
; 	.type	sparse, @function
; sparse:
; 	li	a5, 1000
; 	bge	a0, a5, .L1_6
; 	li	a5, -100000
; 	beq	a0, a5, .L1_3
; 	bne	a0, zero, .L1_1
; 	li	a0, 2
; 	ret
; .L1_6:
; 	li	a5, 1000
; 	bne	a0, a5, .L1_11
; 	li	a0, 3
; 	ret
; .L1_11:
; 	li	a5, 5000
; 	bne	a0, a5, .L1_13
; 	li	a0, 1
; 	ret
; .L1_3:
; 	li	a0, 1
; 	ret
; .L1_13:
; 	li	a5, 70000
; 	bne	a0, a5, .L1_19
; 	li	a0, 2
; 	ret
; .L1_19:
; 	li	a0, 4
; 	ret
; .L1_1:
; 	li	a0, 4
; 	ret
; 	.size	sparse, .-sparse
; 	.section	.note.GNU-stack,"",@progbits
