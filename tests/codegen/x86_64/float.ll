; Floating point: arithmetic without contraction, constants, every predicate.
; RUN: %minic %s -S --target=x86_64 -o -

define float @fadd_float(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}

define float @fsub_float(float %a, float %b) {
  %r = fsub float %a, %b
  ret float %r
}

define float @fmul_float(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}

define float @fdiv_float(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}

define float @fneg_float(float %a) {
  %r = fneg float %a
  ret float %r
}

define float @constant_float(float %a) {
  %r = fadd float %a, 2.5
  %s = fmul float %r, 0.0
  ret float %s
}

define double @fadd_double(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}

define double @fsub_double(double %a, double %b) {
  %r = fsub double %a, %b
  ret double %r
}

define double @fmul_double(double %a, double %b) {
  %r = fmul double %a, %b
  ret double %r
}

define double @fdiv_double(double %a, double %b) {
  %r = fdiv double %a, %b
  ret double %r
}

define double @fneg_double(double %a) {
  %r = fneg double %a
  ret double %r
}

define double @constant_double(double %a) {
  %r = fadd double %a, 2.5
  %s = fmul double %r, 0.0
  ret double %s
}

define double @no_contraction(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fadd double %m, %c
  ret double %r
}

define i1 @set_oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  ret i1 %c
}

define i1 @set_ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  ret i1 %c
}

define i1 @set_oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  ret i1 %c
}

define i1 @set_olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  ret i1 %c
}

define i1 @set_ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  ret i1 %c
}

define i1 @set_one(float %a, float %b) {
  %c = fcmp one float %a, %b
  ret i1 %c
}

define i1 @set_ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  ret i1 %c
}

define i1 @set_ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  ret i1 %c
}

define i1 @set_ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  ret i1 %c
}

define i1 @set_uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  ret i1 %c
}

define i1 @set_ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  ret i1 %c
}

define i1 @set_ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  ret i1 %c
}

define i1 @set_une(float %a, float %b) {
  %c = fcmp une float %a, %b
  ret i1 %c
}

define i1 @set_uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  ret i1 %c
}

define i1 @set_true(float %a, float %b) {
  %c = fcmp true float %a, %b
  ret i1 %c
}

define i1 @set_false(float %a, float %b) {
  %c = fcmp false float %a, %b
  ret i1 %c
}

define i32 @br_ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define void @store_constants(ptr %p) {
  store float 1.0, ptr %p
  %q = getelementptr float, ptr %p, i32 1
  store float 0.0, ptr %q
  %r = getelementptr double, ptr %p, i32 1
  store double 0x400921FB54442D18, ptr %r
  ret void
}

define float @remainder(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	fadd_float
; 	.type	fadd_float, @function
; fadd_float:
; 	.cfi_startproc
; 	addss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fadd_float, .-fadd_float
; 	.text
; 	.p2align	4
; 	.globl	fsub_float
; 	.type	fsub_float, @function
; fsub_float:
; 	.cfi_startproc
; 	subss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fsub_float, .-fsub_float
; 	.text
; 	.p2align	4
; 	.globl	fmul_float
; 	.type	fmul_float, @function
; fmul_float:
; 	.cfi_startproc
; 	mulss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fmul_float, .-fmul_float
; 	.text
; 	.p2align	4
; 	.globl	fdiv_float
; 	.type	fdiv_float, @function
; fdiv_float:
; 	.cfi_startproc
; 	divss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fdiv_float, .-fdiv_float
; 	.text
; 	.p2align	4
; 	.globl	fneg_float
; 	.type	fneg_float, @function
; fneg_float:
; 	.cfi_startproc
; 	movss	.LC4_0(%rip), %xmm1
; 	xorps	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fneg_float, .-fneg_float
; 	.section	.rodata.cst4,"aM",@progbits,4
; 	.p2align	2
; .LC4_0:
; 	.long	2147483648
; 	.text
; 	.p2align	4
; 	.globl	constant_float
; 	.type	constant_float, @function
; constant_float:
; 	.cfi_startproc
; 	addss	.LC5_0(%rip), %xmm0
; 	xorps	%xmm1, %xmm1
; 	mulss	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	constant_float, .-constant_float
; 	.section	.rodata.cst4,"aM",@progbits,4
; 	.p2align	2
; .LC5_0:
; 	.long	1075838976
; 	.text
; 	.p2align	4
; 	.globl	fadd_double
; 	.type	fadd_double, @function
; fadd_double:
; 	.cfi_startproc
; 	addsd	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fadd_double, .-fadd_double
; 	.text
; 	.p2align	4
; 	.globl	fsub_double
; 	.type	fsub_double, @function
; fsub_double:
; 	.cfi_startproc
; 	subsd	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fsub_double, .-fsub_double
; 	.text
; 	.p2align	4
; 	.globl	fmul_double
; 	.type	fmul_double, @function
; fmul_double:
; 	.cfi_startproc
; 	mulsd	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fmul_double, .-fmul_double
; 	.text
; 	.p2align	4
; 	.globl	fdiv_double
; 	.type	fdiv_double, @function
; fdiv_double:
; 	.cfi_startproc
; 	divsd	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fdiv_double, .-fdiv_double
; 	.text
; 	.p2align	4
; 	.globl	fneg_double
; 	.type	fneg_double, @function
; fneg_double:
; 	.cfi_startproc
; 	movsd	.LC10_0(%rip), %xmm1
; 	xorps	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fneg_double, .-fneg_double
; 	.section	.rodata.cst8,"aM",@progbits,8
; 	.p2align	3
; .LC10_0:
; 	.quad	9223372036854775808
; 	.text
; 	.p2align	4
; 	.globl	constant_double
; 	.type	constant_double, @function
; constant_double:
; 	.cfi_startproc
; 	addsd	.LC11_0(%rip), %xmm0
; 	xorps	%xmm1, %xmm1
; 	mulsd	%xmm1, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	constant_double, .-constant_double
; 	.section	.rodata.cst8,"aM",@progbits,8
; 	.p2align	3
; .LC11_0:
; 	.quad	4612811918334230528
; 	.text
; 	.p2align	4
; 	.globl	no_contraction
; 	.type	no_contraction, @function
; no_contraction:
; 	.cfi_startproc
; 	mulsd	%xmm1, %xmm0
; 	addsd	%xmm2, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	no_contraction, .-no_contraction
; 	.text
; 	.p2align	4
; 	.globl	set_oeq
; 	.type	set_oeq, @function
; set_oeq:
; 	.cfi_startproc
; 	cmpeqss	%xmm1, %xmm0
; 	movd	%xmm0, %eax
; 	andl	$1, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_oeq, .-set_oeq
; 	.text
; 	.p2align	4
; 	.globl	set_ogt
; 	.type	set_ogt, @function
; set_ogt:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	seta	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ogt, .-set_ogt
; 	.text
; 	.p2align	4
; 	.globl	set_oge
; 	.type	set_oge, @function
; set_oge:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setae	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_oge, .-set_oge
; 	.text
; 	.p2align	4
; 	.globl	set_olt
; 	.type	set_olt, @function
; set_olt:
; 	.cfi_startproc
; 	ucomiss	%xmm0, %xmm1
; 	seta	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_olt, .-set_olt
; 	.text
; 	.p2align	4
; 	.globl	set_ole
; 	.type	set_ole, @function
; set_ole:
; 	.cfi_startproc
; 	ucomiss	%xmm0, %xmm1
; 	setae	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ole, .-set_ole
; 	.text
; 	.p2align	4
; 	.globl	set_one
; 	.type	set_one, @function
; set_one:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setne	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_one, .-set_one
; 	.text
; 	.p2align	4
; 	.globl	set_ord
; 	.type	set_ord, @function
; set_ord:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setnp	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ord, .-set_ord
; 	.text
; 	.p2align	4
; 	.globl	set_ueq
; 	.type	set_ueq, @function
; set_ueq:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	sete	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ueq, .-set_ueq
; 	.text
; 	.p2align	4
; 	.globl	set_ugt
; 	.type	set_ugt, @function
; set_ugt:
; 	.cfi_startproc
; 	ucomiss	%xmm0, %xmm1
; 	setb	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ugt, .-set_ugt
; 	.text
; 	.p2align	4
; 	.globl	set_uge
; 	.type	set_uge, @function
; set_uge:
; 	.cfi_startproc
; 	ucomiss	%xmm0, %xmm1
; 	setbe	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_uge, .-set_uge
; 	.text
; 	.p2align	4
; 	.globl	set_ult
; 	.type	set_ult, @function
; set_ult:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setb	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ult, .-set_ult
; 	.text
; 	.p2align	4
; 	.globl	set_ule
; 	.type	set_ule, @function
; set_ule:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setbe	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ule, .-set_ule
; 	.text
; 	.p2align	4
; 	.globl	set_une
; 	.type	set_une, @function
; set_une:
; 	.cfi_startproc
; 	cmpneqss	%xmm1, %xmm0
; 	movd	%xmm0, %eax
; 	andl	$1, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_une, .-set_une
; 	.text
; 	.p2align	4
; 	.globl	set_uno
; 	.type	set_uno, @function
; set_uno:
; 	.cfi_startproc
; 	ucomiss	%xmm1, %xmm0
; 	setp	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_uno, .-set_uno
; 	.text
; 	.p2align	4
; 	.globl	set_true
; 	.type	set_true, @function
; set_true:
; 	.cfi_startproc
; 	movl	$1, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_true, .-set_true
; 	.text
; 	.p2align	4
; 	.globl	set_false
; 	.type	set_false, @function
; set_false:
; 	.cfi_startproc
; 	xorl	%eax, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_false, .-set_false
; 	.text
; 	.p2align	4
; 	.globl	br_ult
; 	.type	br_ult, @function
; br_ult:
; 	.cfi_startproc
; 	ucomisd	%xmm1, %xmm0
; 	jae	.L29_2
; 	movl	$1, %eax
; 	ret
; .L29_2:
; 	movl	$2, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_ult, .-br_ult
; 	.text
; 	.p2align	4
; 	.globl	store_constants
; 	.type	store_constants, @function
; store_constants:
; 	.cfi_startproc
; 	movl	$1065353216, (%rdi)
; 	movl	$0, 4(%rdi)
; 	movsd	.LC30_0(%rip), %xmm0
; 	movsd	%xmm0, 8(%rdi)
; 	ret
; 	.cfi_endproc
; 	.size	store_constants, .-store_constants
; 	.section	.rodata.cst8,"aM",@progbits,8
; 	.p2align	3
; .LC30_0:
; 	.quad	4614256656552045848
; 	.text
; 	.p2align	4
; 	.globl	remainder
; 	.type	remainder, @function
; remainder:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	call	fmodf@PLT
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	remainder, .-remainder
; 	.section	.note.GNU-stack,"",@progbits
