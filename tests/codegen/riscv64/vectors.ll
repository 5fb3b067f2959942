; There are no vector registers: lane by lane.
; RUN: %minic %s -O1 -S --target=riscv64 -o -

define void @max(ptr %p) {
  %a = load <2 x i32>, ptr %p, align 4
  %m = icmp sgt <2 x i32> %a, splat (i32 7)
  %c = select <2 x i1> %m, <2 x i32> %a, <2 x i32> splat (i32 7)
  store <2 x i32> %c, ptr %p, align 4
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	max
; 	.type	max, @function
; max:
; 	lw	a3, 0(a0)
; 	lw	a5, 4(a0)
; 	li	a2, 7
; 	mv	a4, a3
; 	blt	a2, a3, 1f
; 	li	a4, 7
; 1:
; 	mv	a3, a5
; 	blt	a2, a5, 1f
; 	li	a3, 7
; 1:
; 	sw	a4, 0(a0)
; 	sw	a3, 4(a0)
; 	ret
; 	.size	max, .-max
; 	.section	.note.GNU-stack,"",@progbits
