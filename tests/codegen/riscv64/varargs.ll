; A variadic definition: the registers in memory, va_start, va_arg, va_copy; named arguments in some
; registers, and in all of them and on the stack.
; RUN: %minic %s -S -O1 --target=riscv64 -o -
target triple = "riscv64-unknown-linux-gnu"

declare void @llvm.va_start(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)

define i64 @registers(i32 %n, double %x, ...) {
  %list = alloca ptr, align 8
  call void @llvm.va_start(ptr %list)
  %i = va_arg ptr %list, i64
  %d = va_arg ptr %list, double
  call void @llvm.va_end(ptr %list)
  %whole = fptosi double %d to i64
  %sum = add i64 %i, %whole
  ret i64 %sum
}

define i32 @stack(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, ...) {
  %list = alloca ptr, align 8
  %copy = alloca ptr, align 8
  call void @llvm.va_start(ptr %list)
  call void @llvm.va_copy(ptr %copy, ptr %list)
  %v = va_arg ptr %copy, i32
  ret i32 %v
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	registers
; 	.type	registers, @function
; registers:
; 	addi	sp, sp, -80
; 	sd	a1, 24(sp)
; 	sd	a2, 32(sp)
; 	sd	a3, 40(sp)
; 	sd	a4, 48(sp)
; 	sd	a5, 56(sp)
; 	sd	a6, 64(sp)
; 	sd	a7, 72(sp)
; 	mv	a5, sp
; 	addi	a4, sp, 80
; 	addi	a4, a4, -56
; 	sd	a4, 0(a5)
; 	ld	a5, 0(sp)
; 	addi	a4, a5, 8
; 	sd	a4, 0(sp)
; 	ld	a5, 0(a5)
; 	ld	a4, 0(sp)
; 	addi	a3, a4, 8
; 	sd	a3, 0(sp)
; 	fld	fa5, 0(a4)
; 	fcvt.l.d	a4, fa5, rtz
; 	add	a0, a5, a4
; 	addi	sp, sp, 80
; 	ret
; 	.size	registers, .-registers
; 	.text
; 	.p2align	1
; 	.globl	stack
; 	.type	stack, @function
; stack:
; 	addi	sp, sp, -16
; 	addi	a5, sp, 8
; 	addi	a4, sp, 16
; 	addi	a4, a4, 8
; 	sd	a4, 0(a5)
; 	ld	a5, 8(sp)
; 	sd	a5, 0(sp)
; 	ld	a5, 0(sp)
; 	addi	a4, a5, 8
; 	sd	a4, 0(sp)
; 	lw	a0, 0(a5)
; 	addi	sp, sp, 16
; 	ret
; 	.size	stack, .-stack
; 	.section	.note.GNU-stack,"",@progbits
