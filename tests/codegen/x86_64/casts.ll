; Casts, those that cost nothing among them, and casts of loads.
; RUN: %minic %s -S --target=x86_64 -o -

define i64 @sext_i32_i64(i32 %a) {
  %r = sext i32 %a to i64
  ret i64 %r
}

define i64 @zext_i32_i64(i32 %a) {
  %r = zext i32 %a to i64
  ret i64 %r
}

define i32 @trunc_i64_i32(i64 %a) {
  %r = trunc i64 %a to i32
  ret i32 %r
}

define i32 @sext_i8_i32(i8 %a) {
  %r = sext i8 %a to i32
  ret i32 %r
}

define i32 @zext_i8_i32(i8 %a) {
  %r = zext i8 %a to i32
  ret i32 %r
}

define i64 @zext_i16_i64(i16 %a) {
  %r = zext i16 %a to i64
  ret i64 %r
}

define i32 @zext_i1_i32(i1 %a) {
  %r = zext i1 %a to i32
  ret i32 %r
}

define i32 @sext_i1_i32(i1 %a) {
  %r = sext i1 %a to i32
  ret i32 %r
}

define i8 @trunc_i32_i8(i32 %a) {
  %r = trunc i32 %a to i8
  ret i8 %r
}

define i1 @trunc_i64_i1(i64 %a) {
  %r = trunc i64 %a to i1
  ret i1 %r
}

define float @sitofp_i32_float(i32 %a) {
  %r = sitofp i32 %a to float
  ret float %r
}

define double @uitofp_i32_double(i32 %a) {
  %r = uitofp i32 %a to double
  ret double %r
}

define double @sitofp_i64_double(i64 %a) {
  %r = sitofp i64 %a to double
  ret double %r
}

define float @uitofp_i64_float(i64 %a) {
  %r = uitofp i64 %a to float
  ret float %r
}

define float @uitofp_i8_float(i8 %a) {
  %r = uitofp i8 %a to float
  ret float %r
}

define double @sitofp_i16_double(i16 %a) {
  %r = sitofp i16 %a to double
  ret double %r
}

define i32 @fptosi_float_i32(float %a) {
  %r = fptosi float %a to i32
  ret i32 %r
}

define i32 @fptoui_double_i32(double %a) {
  %r = fptoui double %a to i32
  ret i32 %r
}

define i64 @fptosi_double_i64(double %a) {
  %r = fptosi double %a to i64
  ret i64 %r
}

define i64 @fptoui_float_i64(float %a) {
  %r = fptoui float %a to i64
  ret i64 %r
}

define i8 @fptosi_float_i8(float %a) {
  %r = fptosi float %a to i8
  ret i8 %r
}

define double @fpext_float_double(float %a) {
  %r = fpext float %a to double
  ret double %r
}

define float @fptrunc_double_float(double %a) {
  %r = fptrunc double %a to float
  ret float %r
}

define i32 @bitcast_float_i32(float %a) {
  %r = bitcast float %a to i32
  ret i32 %r
}

define double @bitcast_i64_double(i64 %a) {
  %r = bitcast i64 %a to double
  ret double %r
}

define i64 @ptrtoint_ptr_i64(ptr %a) {
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define ptr @inttoptr_i64_ptr(i64 %a) {
  %r = inttoptr i64 %a to ptr
  ret ptr %r
}

define i32 @ptrtoint_ptr_i32(ptr %a) {
  %r = ptrtoint ptr %a to i32
  ret i32 %r
}

define i64 @load_sext_i8(ptr %p) {
  %v = load i8, ptr %p
  %r = sext i8 %v to i64
  ret i64 %r
}

define i64 @load_zext_i8(ptr %p) {
  %v = load i8, ptr %p
  %r = zext i8 %v to i64
  ret i64 %r
}

define i64 @load_sext_i16(ptr %p) {
  %v = load i16, ptr %p
  %r = sext i16 %v to i64
  ret i64 %r
}

define i64 @load_zext_i32(ptr %p) {
  %v = load i32, ptr %p
  %r = zext i32 %v to i64
  ret i64 %r
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	sext_i32_i64
; 	.type	sext_i32_i64, @function
; sext_i32_i64:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	sext_i32_i64, .-sext_i32_i64
; 	.text
; 	.p2align	4
; 	.globl	zext_i32_i64
; 	.type	zext_i32_i64, @function
; zext_i32_i64:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	zext_i32_i64, .-zext_i32_i64
; 	.text
; 	.p2align	4
; 	.globl	trunc_i64_i32
; 	.type	trunc_i64_i32, @function
; trunc_i64_i32:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	trunc_i64_i32, .-trunc_i64_i32
; 	.text
; 	.p2align	4
; 	.globl	sext_i8_i32
; 	.type	sext_i8_i32, @function
; sext_i8_i32:
; 	.cfi_startproc
; 	movsbq	%dil, %rax
; 	ret
; 	.cfi_endproc
; 	.size	sext_i8_i32, .-sext_i8_i32
; 	.text
; 	.p2align	4
; 	.globl	zext_i8_i32
; 	.type	zext_i8_i32, @function
; zext_i8_i32:
; 	.cfi_startproc
; 	movzbl	%dil, %eax
; 	ret
; 	.cfi_endproc
; 	.size	zext_i8_i32, .-zext_i8_i32
; 	.text
; 	.p2align	4
; 	.globl	zext_i16_i64
; 	.type	zext_i16_i64, @function
; zext_i16_i64:
; 	.cfi_startproc
; 	movzwl	%di, %eax
; 	ret
; 	.cfi_endproc
; 	.size	zext_i16_i64, .-zext_i16_i64
; 	.text
; 	.p2align	4
; 	.globl	zext_i1_i32
; 	.type	zext_i1_i32, @function
; zext_i1_i32:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	zext_i1_i32, .-zext_i1_i32
; 	.text
; 	.p2align	4
; 	.globl	sext_i1_i32
; 	.type	sext_i1_i32, @function
; sext_i1_i32:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	movzbl	%al, %eax
; 	negq	%rax
; 	ret
; 	.cfi_endproc
; 	.size	sext_i1_i32, .-sext_i1_i32
; 	.text
; 	.p2align	4
; 	.globl	trunc_i32_i8
; 	.type	trunc_i32_i8, @function
; trunc_i32_i8:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	trunc_i32_i8, .-trunc_i32_i8
; 	.text
; 	.p2align	4
; 	.globl	trunc_i64_i1
; 	.type	trunc_i64_i1, @function
; trunc_i64_i1:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	andl	$1, %eax
; 	ret
; 	.cfi_endproc
; 	.size	trunc_i64_i1, .-trunc_i64_i1
; 	.text
; 	.p2align	4
; 	.globl	sitofp_i32_float
; 	.type	sitofp_i32_float, @function
; sitofp_i32_float:
; 	.cfi_startproc
; 	pxor	%xmm0, %xmm0
; 	cvtsi2ssl	%edi, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	sitofp_i32_float, .-sitofp_i32_float
; 	.text
; 	.p2align	4
; 	.globl	uitofp_i32_double
; 	.type	uitofp_i32_double, @function
; uitofp_i32_double:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	pxor	%xmm0, %xmm0
; 	cvtsi2sdq	%rax, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	uitofp_i32_double, .-uitofp_i32_double
; 	.text
; 	.p2align	4
; 	.globl	sitofp_i64_double
; 	.type	sitofp_i64_double, @function
; sitofp_i64_double:
; 	.cfi_startproc
; 	pxor	%xmm0, %xmm0
; 	cvtsi2sdq	%rdi, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	sitofp_i64_double, .-sitofp_i64_double
; 	.text
; 	.p2align	4
; 	.globl	uitofp_i64_float
; 	.type	uitofp_i64_float, @function
; uitofp_i64_float:
; 	.cfi_startproc
; 	pxor	%xmm0, %xmm0
; 	testq	%rdi, %rdi
; 	js	1f
; 	cvtsi2ssq	%rdi, %xmm0
; 	jmp	2f
; 1:	movq	%rdi, %rax
; 	andl	$1, %eax
; 	shrq	%rdi
; 	orq	%rax, %rdi
; 	cvtsi2ssq	%rdi, %xmm0
; 	addss	%xmm0, %xmm0
; 2:
; 	ret
; 	.cfi_endproc
; 	.size	uitofp_i64_float, .-uitofp_i64_float
; 	.text
; 	.p2align	4
; 	.globl	uitofp_i8_float
; 	.type	uitofp_i8_float, @function
; uitofp_i8_float:
; 	.cfi_startproc
; 	movzbl	%dil, %eax
; 	pxor	%xmm0, %xmm0
; 	cvtsi2ssl	%eax, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	uitofp_i8_float, .-uitofp_i8_float
; 	.text
; 	.p2align	4
; 	.globl	sitofp_i16_double
; 	.type	sitofp_i16_double, @function
; sitofp_i16_double:
; 	.cfi_startproc
; 	movswq	%di, %rax
; 	pxor	%xmm0, %xmm0
; 	cvtsi2sdl	%eax, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	sitofp_i16_double, .-sitofp_i16_double
; 	.text
; 	.p2align	4
; 	.globl	fptosi_float_i32
; 	.type	fptosi_float_i32, @function
; fptosi_float_i32:
; 	.cfi_startproc
; 	cvttss2si	%xmm0, %eax
; 	ret
; 	.cfi_endproc
; 	.size	fptosi_float_i32, .-fptosi_float_i32
; 	.text
; 	.p2align	4
; 	.globl	fptoui_double_i32
; 	.type	fptoui_double_i32, @function
; fptoui_double_i32:
; 	.cfi_startproc
; 	cvttsd2siq	%xmm0, %rax
; 	ret
; 	.cfi_endproc
; 	.size	fptoui_double_i32, .-fptoui_double_i32
; 	.text
; 	.p2align	4
; 	.globl	fptosi_double_i64
; 	.type	fptosi_double_i64, @function
; fptosi_double_i64:
; 	.cfi_startproc
; 	cvttsd2siq	%xmm0, %rax
; 	ret
; 	.cfi_endproc
; 	.size	fptosi_double_i64, .-fptosi_double_i64
; 	.text
; 	.p2align	4
; 	.globl	fptoui_float_i64
; 	.type	fptoui_float_i64, @function
; fptoui_float_i64:
; 	.cfi_startproc
; 	movss	.LC19_0(%rip), %xmm1
; 	ucomiss	%xmm1, %xmm0
; 	jae	1f
; 	cvttss2siq	%xmm0, %rax
; 	jmp	2f
; 1:	subss	%xmm1, %xmm0
; 	cvttss2siq	%xmm0, %rax
; 	btcq	$63, %rax
; 2:
; 	ret
; 	.cfi_endproc
; 	.size	fptoui_float_i64, .-fptoui_float_i64
; 	.section	.rodata.cst4,"aM",@progbits,4
; 	.p2align	2
; .LC19_0:
; 	.long	1593835520
; 	.text
; 	.p2align	4
; 	.globl	fptosi_float_i8
; 	.type	fptosi_float_i8, @function
; fptosi_float_i8:
; 	.cfi_startproc
; 	cvttss2si	%xmm0, %eax
; 	ret
; 	.cfi_endproc
; 	.size	fptosi_float_i8, .-fptosi_float_i8
; 	.text
; 	.p2align	4
; 	.globl	fpext_float_double
; 	.type	fpext_float_double, @function
; fpext_float_double:
; 	.cfi_startproc
; 	cvtss2sd	%xmm0, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fpext_float_double, .-fpext_float_double
; 	.text
; 	.p2align	4
; 	.globl	fptrunc_double_float
; 	.type	fptrunc_double_float, @function
; fptrunc_double_float:
; 	.cfi_startproc
; 	cvtsd2ss	%xmm0, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	fptrunc_double_float, .-fptrunc_double_float
; 	.text
; 	.p2align	4
; 	.globl	bitcast_float_i32
; 	.type	bitcast_float_i32, @function
; bitcast_float_i32:
; 	.cfi_startproc
; 	movd	%xmm0, %eax
; 	ret
; 	.cfi_endproc
; 	.size	bitcast_float_i32, .-bitcast_float_i32
; 	.text
; 	.p2align	4
; 	.globl	bitcast_i64_double
; 	.type	bitcast_i64_double, @function
; bitcast_i64_double:
; 	.cfi_startproc
; 	movq	%rdi, %xmm0
; 	ret
; 	.cfi_endproc
; 	.size	bitcast_i64_double, .-bitcast_i64_double
; 	.text
; 	.p2align	4
; 	.globl	ptrtoint_ptr_i64
; 	.type	ptrtoint_ptr_i64, @function
; ptrtoint_ptr_i64:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	ptrtoint_ptr_i64, .-ptrtoint_ptr_i64
; 	.text
; 	.p2align	4
; 	.globl	inttoptr_i64_ptr
; 	.type	inttoptr_i64_ptr, @function
; inttoptr_i64_ptr:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	inttoptr_i64_ptr, .-inttoptr_i64_ptr
; 	.text
; 	.p2align	4
; 	.globl	ptrtoint_ptr_i32
; 	.type	ptrtoint_ptr_i32, @function
; ptrtoint_ptr_i32:
; 	.cfi_startproc
; 	movslq	%edi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	ptrtoint_ptr_i32, .-ptrtoint_ptr_i32
; 	.text
; 	.p2align	4
; 	.globl	load_sext_i8
; 	.type	load_sext_i8, @function
; load_sext_i8:
; 	.cfi_startproc
; 	movsbq	(%rdi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	load_sext_i8, .-load_sext_i8
; 	.text
; 	.p2align	4
; 	.globl	load_zext_i8
; 	.type	load_zext_i8, @function
; load_zext_i8:
; 	.cfi_startproc
; 	movzbl	(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	load_zext_i8, .-load_zext_i8
; 	.text
; 	.p2align	4
; 	.globl	load_sext_i16
; 	.type	load_sext_i16, @function
; load_sext_i16:
; 	.cfi_startproc
; 	movswq	(%rdi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	load_sext_i16, .-load_sext_i16
; 	.text
; 	.p2align	4
; 	.globl	load_zext_i32
; 	.type	load_zext_i32, @function
; load_zext_i32:
; 	.cfi_startproc
; 	movl	(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	load_zext_i32, .-load_zext_i32
; 	.section	.note.GNU-stack,"",@progbits
