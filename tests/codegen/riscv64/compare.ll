; Compares as values, in branches and in selects.
; RUN: %minic %s -S --target=riscv64 -o -

define i1 @set_eq(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  ret i1 %c
}

define i1 @set_eq_7(i32 %a) {
  %c = icmp eq i32 %a, 7
  ret i1 %c
}

define i32 @br_eq(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_ne(i32 %a, i32 %b) {
  %c = icmp ne i32 %a, %b
  ret i1 %c
}

define i1 @set_ne_7(i32 %a) {
  %c = icmp ne i32 %a, 7
  ret i1 %c
}

define i32 @br_ne(i32 %a, i32 %b) {
  %c = icmp ne i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_slt(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

define i1 @set_slt_7(i32 %a) {
  %c = icmp slt i32 %a, 7
  ret i1 %c
}

define i32 @br_slt(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_sle(i32 %a, i32 %b) {
  %c = icmp sle i32 %a, %b
  ret i1 %c
}

define i1 @set_sle_7(i32 %a) {
  %c = icmp sle i32 %a, 7
  ret i1 %c
}

define i32 @br_sle(i32 %a, i32 %b) {
  %c = icmp sle i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_sgt(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  ret i1 %c
}

define i1 @set_sgt_7(i32 %a) {
  %c = icmp sgt i32 %a, 7
  ret i1 %c
}

define i32 @br_sgt(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_sge(i32 %a, i32 %b) {
  %c = icmp sge i32 %a, %b
  ret i1 %c
}

define i1 @set_sge_7(i32 %a) {
  %c = icmp sge i32 %a, 7
  ret i1 %c
}

define i32 @br_sge(i32 %a, i32 %b) {
  %c = icmp sge i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_ult(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  ret i1 %c
}

define i1 @set_ult_7(i32 %a) {
  %c = icmp ult i32 %a, 7
  ret i1 %c
}

define i32 @br_ult(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_ule(i32 %a, i32 %b) {
  %c = icmp ule i32 %a, %b
  ret i1 %c
}

define i1 @set_ule_7(i32 %a) {
  %c = icmp ule i32 %a, 7
  ret i1 %c
}

define i32 @br_ule(i32 %a, i32 %b) {
  %c = icmp ule i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_ugt(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  ret i1 %c
}

define i1 @set_ugt_7(i32 %a) {
  %c = icmp ugt i32 %a, 7
  ret i1 %c
}

define i32 @br_ugt(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_uge(i32 %a, i32 %b) {
  %c = icmp uge i32 %a, %b
  ret i1 %c
}

define i1 @set_uge_7(i32 %a) {
  %c = icmp uge i32 %a, 7
  ret i1 %c
}

define i32 @br_uge(i32 %a, i32 %b) {
  %c = icmp uge i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 %b
}

define i1 @set_zero(i32 %a) {
  %c = icmp eq i32 %a, 0
  ret i1 %c
}

define i1 @set_positive(i32 %a) {
  %c = icmp sgt i32 %a, 0
  ret i1 %c
}

define i1 @narrow(i8 %a, i8 %b) {
  %c = icmp slt i8 %a, %b
  ret i1 %c
}

define i32 @bit(i32 %a) {
  %m = and i32 %a, 65536
  %c = icmp ne i32 %m, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @widened(i32 %a) {
  %c = icmp slt i32 %a, 1
  %w = zext i1 %c to i32
  %d = icmp ne i32 %w, 0
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @select_int(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @select_const(i32 %a) {
  %c = icmp slt i32 %a, 0
  %r = select i1 %c, i32 0, i32 %a
  ret i32 %r
}

define double @select_float(double %a, double %b) {
  %c = fcmp olt double %a, %b
  %r = select i1 %c, double %a, double %b
  ret double %r
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	set_eq
; 	.type	set_eq, @function
; set_eq:
; 	sub	a0, a0, a1
; 	seqz	a0, a0
; 	ret
; 	.size	set_eq, .-set_eq
; 	.text
; 	.p2align	1
; 	.globl	set_eq_7
; 	.type	set_eq_7, @function
; set_eq_7:
; 	addi	a0, a0, -7
; 	seqz	a0, a0
; 	ret
; 	.size	set_eq_7, .-set_eq_7
; 	.text
; 	.p2align	1
; 	.globl	br_eq
; 	.type	br_eq, @function
; br_eq:
; 	bne	a0, a1, .L2_2
; 	ret
; .L2_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_eq, .-br_eq
; 	.text
; 	.p2align	1
; 	.globl	set_ne
; 	.type	set_ne, @function
; set_ne:
; 	sub	a0, a0, a1
; 	snez	a0, a0
; 	ret
; 	.size	set_ne, .-set_ne
; 	.text
; 	.p2align	1
; 	.globl	set_ne_7
; 	.type	set_ne_7, @function
; set_ne_7:
; 	addi	a0, a0, -7
; 	snez	a0, a0
; 	ret
; 	.size	set_ne_7, .-set_ne_7
; 	.text
; 	.p2align	1
; 	.globl	br_ne
; 	.type	br_ne, @function
; br_ne:
; 	beq	a0, a1, .L5_2
; 	ret
; .L5_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_ne, .-br_ne
; 	.text
; 	.p2align	1
; 	.globl	set_slt
; 	.type	set_slt, @function
; set_slt:
; 	slt	a0, a0, a1
; 	ret
; 	.size	set_slt, .-set_slt
; 	.text
; 	.p2align	1
; 	.globl	set_slt_7
; 	.type	set_slt_7, @function
; set_slt_7:
; 	slti	a0, a0, 7
; 	ret
; 	.size	set_slt_7, .-set_slt_7
; 	.text
; 	.p2align	1
; 	.globl	br_slt
; 	.type	br_slt, @function
; br_slt:
; 	bge	a0, a1, .L8_2
; 	ret
; .L8_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_slt, .-br_slt
; 	.text
; 	.p2align	1
; 	.globl	set_sle
; 	.type	set_sle, @function
; set_sle:
; 	slt	a1, a1, a0
; 	xori	a0, a1, 1
; 	ret
; 	.size	set_sle, .-set_sle
; 	.text
; 	.p2align	1
; 	.globl	set_sle_7
; 	.type	set_sle_7, @function
; set_sle_7:
; 	slti	a0, a0, 8
; 	ret
; 	.size	set_sle_7, .-set_sle_7
; 	.text
; 	.p2align	1
; 	.globl	br_sle
; 	.type	br_sle, @function
; br_sle:
; 	blt	a1, a0, .L11_2
; 	ret
; .L11_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_sle, .-br_sle
; 	.text
; 	.p2align	1
; 	.globl	set_sgt
; 	.type	set_sgt, @function
; set_sgt:
; 	slt	a0, a1, a0
; 	ret
; 	.size	set_sgt, .-set_sgt
; 	.text
; 	.p2align	1
; 	.globl	set_sgt_7
; 	.type	set_sgt_7, @function
; set_sgt_7:
; 	slti	a0, a0, 8
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_sgt_7, .-set_sgt_7
; 	.text
; 	.p2align	1
; 	.globl	br_sgt
; 	.type	br_sgt, @function
; br_sgt:
; 	bge	a1, a0, .L14_2
; 	ret
; .L14_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_sgt, .-br_sgt
; 	.text
; 	.p2align	1
; 	.globl	set_sge
; 	.type	set_sge, @function
; set_sge:
; 	slt	a0, a0, a1
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_sge, .-set_sge
; 	.text
; 	.p2align	1
; 	.globl	set_sge_7
; 	.type	set_sge_7, @function
; set_sge_7:
; 	slti	a0, a0, 7
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_sge_7, .-set_sge_7
; 	.text
; 	.p2align	1
; 	.globl	br_sge
; 	.type	br_sge, @function
; br_sge:
; 	blt	a0, a1, .L17_2
; 	ret
; .L17_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_sge, .-br_sge
; 	.text
; 	.p2align	1
; 	.globl	set_ult
; 	.type	set_ult, @function
; set_ult:
; 	sltu	a0, a0, a1
; 	ret
; 	.size	set_ult, .-set_ult
; 	.text
; 	.p2align	1
; 	.globl	set_ult_7
; 	.type	set_ult_7, @function
; set_ult_7:
; 	sltiu	a0, a0, 7
; 	ret
; 	.size	set_ult_7, .-set_ult_7
; 	.text
; 	.p2align	1
; 	.globl	br_ult
; 	.type	br_ult, @function
; br_ult:
; 	bgeu	a0, a1, .L20_2
; 	ret
; .L20_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_ult, .-br_ult
; 	.text
; 	.p2align	1
; 	.globl	set_ule
; 	.type	set_ule, @function
; set_ule:
; 	sltu	a1, a1, a0
; 	xori	a0, a1, 1
; 	ret
; 	.size	set_ule, .-set_ule
; 	.text
; 	.p2align	1
; 	.globl	set_ule_7
; 	.type	set_ule_7, @function
; set_ule_7:
; 	sltiu	a0, a0, 8
; 	ret
; 	.size	set_ule_7, .-set_ule_7
; 	.text
; 	.p2align	1
; 	.globl	br_ule
; 	.type	br_ule, @function
; br_ule:
; 	bltu	a1, a0, .L23_2
; 	ret
; .L23_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_ule, .-br_ule
; 	.text
; 	.p2align	1
; 	.globl	set_ugt
; 	.type	set_ugt, @function
; set_ugt:
; 	sltu	a0, a1, a0
; 	ret
; 	.size	set_ugt, .-set_ugt
; 	.text
; 	.p2align	1
; 	.globl	set_ugt_7
; 	.type	set_ugt_7, @function
; set_ugt_7:
; 	sltiu	a0, a0, 8
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_ugt_7, .-set_ugt_7
; 	.text
; 	.p2align	1
; 	.globl	br_ugt
; 	.type	br_ugt, @function
; br_ugt:
; 	bgeu	a1, a0, .L26_2
; 	ret
; .L26_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_ugt, .-br_ugt
; 	.text
; 	.p2align	1
; 	.globl	set_uge
; 	.type	set_uge, @function
; set_uge:
; 	sltu	a0, a0, a1
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_uge, .-set_uge
; 	.text
; 	.p2align	1
; 	.globl	set_uge_7
; 	.type	set_uge_7, @function
; set_uge_7:
; 	sltiu	a0, a0, 7
; 	xori	a0, a0, 1
; 	ret
; 	.size	set_uge_7, .-set_uge_7
; 	.text
; 	.p2align	1
; 	.globl	br_uge
; 	.type	br_uge, @function
; br_uge:
; 	bltu	a0, a1, .L29_2
; 	ret
; .L29_2:
; 	mv	a0, a1
; 	ret
; 	.size	br_uge, .-br_uge
; 	.text
; 	.p2align	1
; 	.globl	set_zero
; 	.type	set_zero, @function
; set_zero:
; 	seqz	a0, a0
; 	ret
; 	.size	set_zero, .-set_zero
; 	.text
; 	.p2align	1
; 	.globl	set_positive
; 	.type	set_positive, @function
; set_positive:
; 	slt	a0, zero, a0
; 	ret
; 	.size	set_positive, .-set_positive
; 	.text
; 	.p2align	1
; 	.globl	narrow
; 	.type	narrow, @function
; narrow:
; 	slli	a0, a0, 56
; 	srai	a5, a0, 56
; 	slli	a1, a1, 56
; 	srai	a4, a1, 56
; 	slt	a0, a5, a4
; 	ret
; 	.size	narrow, .-narrow
; 	.text
; 	.p2align	1
; 	.globl	bit
; 	.type	bit, @function
; bit:
; 	slli	a5, a0, 47
; 	bge	a5, zero, .L33_2
; 	li	a0, 1
; 	ret
; .L33_2:
; 	li	a0, 2
; 	ret
; 	.size	bit, .-bit
; 	.text
; 	.p2align	1
; 	.globl	widened
; 	.type	widened, @function
; widened:
; 	blt	zero, a0, .L34_2
; 	li	a0, 1
; 	ret
; .L34_2:
; 	li	a0, 2
; 	ret
; 	.size	widened, .-widened
; 	.text
; 	.p2align	1
; 	.globl	select_int
; 	.type	select_int, @function
; select_int:
; 	mv	a5, a0
; 	mv	a4, a1
; 	mv	a0, a4
; 	bge	a5, a4, 1f
; 	mv	a0, a5
; 1:
; 	ret
; 	.size	select_int, .-select_int
; 	.text
; 	.p2align	1
; 	.globl	select_const
; 	.type	select_const, @function
; select_const:
; 	mv	a5, a0
; 	mv	a0, a5
; 	bge	a5, zero, 1f
; 	li	a0, 0
; 1:
; 	ret
; 	.size	select_const, .-select_const
; 	.text
; 	.p2align	1
; 	.globl	select_float
; 	.type	select_float, @function
; select_float:
; 	fmv.d	fa5, fa0
; 	fmv.d	fa0, fa1
; 	flt.d	a5, fa5, fa0
; 	beq	a5, zero, 1f
; 	fmv.d	fa0, fa5
; 1:
; 	ret
; 	.size	select_float, .-select_float
; 	.section	.note.GNU-stack,"",@progbits
