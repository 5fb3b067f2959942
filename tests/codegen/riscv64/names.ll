; Symbols that are called like registers and mnemonics.
; RUN: %minic %s -S --target=riscv64 -o -

@a0 = global i32 1
@ra = global [4 x i32] zeroinitializer
@zero = global double 0.0
@"odd name" = global i32 2

declare void @add()
declare void @t5()

define i32 @x1() {
  %a = load i32, ptr @a0
  %p = getelementptr [4 x i32], ptr @ra, i64 0, i64 2
  store i32 %a, ptr %p
  %z = load double, ptr @zero
  store double %z, ptr @zero
  %o = load i32, ptr @"odd name"
  call void @add()
  call void @t5()
  %r = call i32 @x1()
  %s = add i32 %r, %o
  ret i32 %s
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	x1
; 	.type	x1, @function
; x1:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	lw	a5, a0
; 	sw	a5, ra+8, t5
; 	lla	a5, zero
; 	fld	fa5, 0(a5)
; 	fsd	fa5, 0(a5)
; 	lw	a5, .LS0_3
; 	sd	a5, 0(sp)
; 	call	add
; 	call	t5
; 	call	x1
; 	ld	a5, 0(sp)
; 	addw	a0, a0, a5
; 	ld	ra, 24(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	x1, .-x1
; 	.set	.LS0_3, "odd name"
; 	.data
; 	.globl	a0
; 	.p2align	2
; 	.type	a0, @object
; 	.size	a0, 4
; a0:
; 	.4byte	1
; 	.bss
; 	.globl	ra
; 	.p2align	2
; 	.type	ra, @object
; 	.size	ra, 16
; ra:
; 	.zero	16
; 	.bss
; 	.globl	zero
; 	.p2align	3
; 	.type	zero, @object
; 	.size	zero, 8
; zero:
; 	.zero	8
; 	.data
; 	.globl	"odd name"
; 	.p2align	2
; 	.type	"odd name", @object
; 	.size	"odd name", 4
; "odd name":
; 	.4byte	2
; 	.section	.note.GNU-stack,"",@progbits
