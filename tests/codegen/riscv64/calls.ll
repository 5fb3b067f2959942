; Calls: floats that overflow into integer registers and the stack, variadic floats as integers, indirect calls.
; RUN: %minic %s -S --target=riscv64 -o -

declare i32 @printf(ptr, ...)
declare double @many(double, double, double, double, double, double, double, double, double, float, i32, i32, i32, i32, i32, i32, i32, i8 signext, float)
declare void @add(i32)
@text = private constant [4 x i8] c"%f\0A\00"

define i32 @variadic(float %x, i32 %n) {
  %d = fpext float %x to double
  %r = call i32 (ptr, ...) @printf(ptr @text, double %d, i32 %n)
  ret i32 %r
}

define double @overflow(double %x, float %f, i8 %c) {
  %r = call double @many(double %x, double %x, double %x, double %x, double %x, double %x, double %x, double %x, double %x, float %f, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i8 signext %c, float %f)
  ret double %r
}

define float @receive(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, float %i, i32 %j, i32 %k, i32 %l, i32 %m, i32 %n, i32 %o, i32 %p, i32 %q, float %r) {
  %s = fadd float %i, %r
  %t = sitofp i32 %q to float
  %u = fadd float %s, %t
  ret float %u
}

define i32 @indirect(ptr %f, i32 %x) {
  %r = call i32 %f(i32 %x)
  %s = add i32 %r, %x
  ret i32 %s
}

define { i64, double } @pair(i64 %a, double %b) {
  %p = insertvalue { i64, double } undef, i64 %a, 0
  %q = insertvalue { i64, double } %p, double %b, 1
  ret { i64, double } %q
}

define void @nothing() {
  call void @add(i32 -1)
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	variadic
; 	.type	variadic, @function
; variadic:
; 	fcvt.d.s	fa5, fa0
; 	lla	a5, text
; 	fmv.x.d	a1, fa5
; 	mv	a2, a0
; 	mv	a0, a5
; 	tail	printf
; 	.size	variadic, .-variadic
; 	.text
; 	.p2align	1
; 	.globl	overflow
; 	.type	overflow, @function
; overflow:
; 	addi	sp, sp, -48
; 	sd	ra, 40(sp)
; 	mv	a5, a0
; 	fmv.x.d	a0, fa0
; 	fmv.x.w	a1, fa1
; 	li	a4, 7
; 	sd	a4, 0(sp)
; 	slli	a5, a5, 56
; 	srai	a5, a5, 56
; 	sd	a5, 8(sp)
; 	fsw	fa1, 16(sp)
; 	fmv.d	fa1, fa0
; 	fmv.d	fa2, fa0
; 	fmv.d	fa3, fa0
; 	fmv.d	fa4, fa0
; 	fmv.d	fa5, fa0
; 	fmv.d	fa6, fa0
; 	fmv.d	fa7, fa0
; 	li	a2, 1
; 	li	a3, 2
; 	li	a4, 3
; 	li	a5, 4
; 	li	a6, 5
; 	li	a7, 6
; 	call	many
; 	ld	ra, 40(sp)
; 	addi	sp, sp, 48
; 	ret
; 	.size	overflow, .-overflow
; 	.text
; 	.p2align	1
; 	.globl	receive
; 	.type	receive, @function
; receive:
; 	fmv.w.x	fa5, a0
; 	lw	a5, 0(sp)
; 	flw	fa4, 8(sp)
; 	fadd.s	fa5, fa5, fa4
; 	fcvt.s.w	fa4, a5
; 	fadd.s	fa0, fa5, fa4
; 	ret
; 	.size	receive, .-receive
; 	.text
; 	.p2align	1
; 	.globl	indirect
; 	.type	indirect, @function
; indirect:
; 	addi	sp, sp, -32
; 	sd	ra, 24(sp)
; 	mv	a5, a0
; 	mv	a4, a1
; 	sd	a4, 0(sp)
; 	mv	a0, a4
; 	jalr	a5
; 	ld	a5, 0(sp)
; 	addw	a0, a0, a5
; 	ld	ra, 24(sp)
; 	addi	sp, sp, 32
; 	ret
; 	.size	indirect, .-indirect
; 	.text
; 	.p2align	1
; 	.globl	pair
; 	.type	pair, @function
; pair:
; 	ret
; 	.size	pair, .-pair
; 	.text
; 	.p2align	1
; 	.globl	nothing
; 	.type	nothing, @function
; nothing:
; 	li	a0, -1
; 	tail	add
; 	.size	nothing, .-nothing
; 	.section	.rodata
; 	.type	text, @object
; 	.size	text, 4
; text:
; 	.string	"%f\n"
; 	.section	.note.GNU-stack,"",@progbits
