; Compares as values, in branches and in selects.
; RUN: %minic %s -S --target=x86_64 -o -

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

define i32 @magnitude(i32 %a) {
  %x = mul i32 %a, 5
  %c = icmp slt i32 %x, 0
  %n = sub i32 0, %x
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}

define i64 @magnitude_by_greater(i64 %a) {
  %x = mul i64 %a, 5
  %n = sub i64 0, %x
  %c = icmp sgt i64 %x, -1
  %r = select i1 %c, i64 %x, i64 %n
  ret i64 %r
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
; 	.text
; 	.p2align	4
; 	.globl	set_eq
; 	.type	set_eq, @function
; set_eq:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	sete	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_eq, .-set_eq
; 	.text
; 	.p2align	4
; 	.globl	set_eq_7
; 	.type	set_eq_7, @function
; set_eq_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	sete	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_eq_7, .-set_eq_7
; 	.text
; 	.p2align	4
; 	.globl	br_eq
; 	.type	br_eq, @function
; br_eq:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jne	.L2_2
; 	movl	%edi, %eax
; 	ret
; .L2_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_eq, .-br_eq
; 	.text
; 	.p2align	4
; 	.globl	set_ne
; 	.type	set_ne, @function
; set_ne:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setne	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ne, .-set_ne
; 	.text
; 	.p2align	4
; 	.globl	set_ne_7
; 	.type	set_ne_7, @function
; set_ne_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setne	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ne_7, .-set_ne_7
; 	.text
; 	.p2align	4
; 	.globl	br_ne
; 	.type	br_ne, @function
; br_ne:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	je	.L5_2
; 	movl	%edi, %eax
; 	ret
; .L5_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_ne, .-br_ne
; 	.text
; 	.p2align	4
; 	.globl	set_slt
; 	.type	set_slt, @function
; set_slt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setl	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_slt, .-set_slt
; 	.text
; 	.p2align	4
; 	.globl	set_slt_7
; 	.type	set_slt_7, @function
; set_slt_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setl	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_slt_7, .-set_slt_7
; 	.text
; 	.p2align	4
; 	.globl	br_slt
; 	.type	br_slt, @function
; br_slt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jge	.L8_2
; 	movl	%edi, %eax
; 	ret
; .L8_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_slt, .-br_slt
; 	.text
; 	.p2align	4
; 	.globl	set_sle
; 	.type	set_sle, @function
; set_sle:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setle	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sle, .-set_sle
; 	.text
; 	.p2align	4
; 	.globl	set_sle_7
; 	.type	set_sle_7, @function
; set_sle_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setle	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sle_7, .-set_sle_7
; 	.text
; 	.p2align	4
; 	.globl	br_sle
; 	.type	br_sle, @function
; br_sle:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jg	.L11_2
; 	movl	%edi, %eax
; 	ret
; .L11_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_sle, .-br_sle
; 	.text
; 	.p2align	4
; 	.globl	set_sgt
; 	.type	set_sgt, @function
; set_sgt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setg	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sgt, .-set_sgt
; 	.text
; 	.p2align	4
; 	.globl	set_sgt_7
; 	.type	set_sgt_7, @function
; set_sgt_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setg	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sgt_7, .-set_sgt_7
; 	.text
; 	.p2align	4
; 	.globl	br_sgt
; 	.type	br_sgt, @function
; br_sgt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jle	.L14_2
; 	movl	%edi, %eax
; 	ret
; .L14_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_sgt, .-br_sgt
; 	.text
; 	.p2align	4
; 	.globl	set_sge
; 	.type	set_sge, @function
; set_sge:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setge	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sge, .-set_sge
; 	.text
; 	.p2align	4
; 	.globl	set_sge_7
; 	.type	set_sge_7, @function
; set_sge_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setge	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_sge_7, .-set_sge_7
; 	.text
; 	.p2align	4
; 	.globl	br_sge
; 	.type	br_sge, @function
; br_sge:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jl	.L17_2
; 	movl	%edi, %eax
; 	ret
; .L17_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_sge, .-br_sge
; 	.text
; 	.p2align	4
; 	.globl	set_ult
; 	.type	set_ult, @function
; set_ult:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setb	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ult, .-set_ult
; 	.text
; 	.p2align	4
; 	.globl	set_ult_7
; 	.type	set_ult_7, @function
; set_ult_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setb	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ult_7, .-set_ult_7
; 	.text
; 	.p2align	4
; 	.globl	br_ult
; 	.type	br_ult, @function
; br_ult:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jae	.L20_2
; 	movl	%edi, %eax
; 	ret
; .L20_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_ult, .-br_ult
; 	.text
; 	.p2align	4
; 	.globl	set_ule
; 	.type	set_ule, @function
; set_ule:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setbe	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ule, .-set_ule
; 	.text
; 	.p2align	4
; 	.globl	set_ule_7
; 	.type	set_ule_7, @function
; set_ule_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setbe	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ule_7, .-set_ule_7
; 	.text
; 	.p2align	4
; 	.globl	br_ule
; 	.type	br_ule, @function
; br_ule:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	ja	.L23_2
; 	movl	%edi, %eax
; 	ret
; .L23_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_ule, .-br_ule
; 	.text
; 	.p2align	4
; 	.globl	set_ugt
; 	.type	set_ugt, @function
; set_ugt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	seta	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ugt, .-set_ugt
; 	.text
; 	.p2align	4
; 	.globl	set_ugt_7
; 	.type	set_ugt_7, @function
; set_ugt_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	seta	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_ugt_7, .-set_ugt_7
; 	.text
; 	.p2align	4
; 	.globl	br_ugt
; 	.type	br_ugt, @function
; br_ugt:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jbe	.L26_2
; 	movl	%edi, %eax
; 	ret
; .L26_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_ugt, .-br_ugt
; 	.text
; 	.p2align	4
; 	.globl	set_uge
; 	.type	set_uge, @function
; set_uge:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	setae	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_uge, .-set_uge
; 	.text
; 	.p2align	4
; 	.globl	set_uge_7
; 	.type	set_uge_7, @function
; set_uge_7:
; 	.cfi_startproc
; 	cmpl	$7, %edi
; 	setae	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_uge_7, .-set_uge_7
; 	.text
; 	.p2align	4
; 	.globl	br_uge
; 	.type	br_uge, @function
; br_uge:
; 	.cfi_startproc
; 	cmpl	%esi, %edi
; 	jb	.L29_2
; 	movl	%edi, %eax
; 	ret
; .L29_2:
; 	movl	%esi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	br_uge, .-br_uge
; 	.text
; 	.p2align	4
; 	.globl	set_zero
; 	.type	set_zero, @function
; set_zero:
; 	.cfi_startproc
; 	testl	%edi, %edi
; 	sete	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_zero, .-set_zero
; 	.text
; 	.p2align	4
; 	.globl	set_positive
; 	.type	set_positive, @function
; set_positive:
; 	.cfi_startproc
; 	testl	%edi, %edi
; 	setg	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	set_positive, .-set_positive
; 	.text
; 	.p2align	4
; 	.globl	narrow
; 	.type	narrow, @function
; narrow:
; 	.cfi_startproc
; 	cmpb	%sil, %dil
; 	setl	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	narrow, .-narrow
; 	.text
; 	.p2align	4
; 	.globl	bit
; 	.type	bit, @function
; bit:
; 	.cfi_startproc
; 	testl	$65536, %edi
; 	je	.L33_2
; 	movl	$1, %eax
; 	ret
; .L33_2:
; 	movl	$2, %eax
; 	ret
; 	.cfi_endproc
; 	.size	bit, .-bit
; 	.text
; 	.p2align	4
; 	.globl	widened
; 	.type	widened, @function
; widened:
; 	.cfi_startproc
; 	cmpl	$1, %edi
; 	setl	%al
; 	movzbl	%al, %eax
; 	testl	%eax, %eax
; 	je	.L34_2
; 	movl	$1, %eax
; 	ret
; .L34_2:
; 	movl	$2, %eax
; 	ret
; 	.cfi_endproc
; 	.size	widened, .-widened
; 	.text
; 	.p2align	4
; 	.globl	select_int
; 	.type	select_int, @function
; select_int:
; 	.cfi_startproc
; 	movl	%esi, %eax
; 	cmpl	%eax, %edi
; 	cmovl	%rdi, %rax
; 	ret
; 	.cfi_endproc
; 	.size	select_int, .-select_int
; 	.text
; 	.p2align	4
; 	.globl	magnitude
; 	.type	magnitude, @function
; magnitude:
; 	.cfi_startproc
; 	leal	(%rdi,%rdi,4), %ecx
; 	movl	%ecx, %eax
; 	negl	%eax
; 	cmovs	%rcx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	magnitude, .-magnitude
; 	.text
; 	.p2align	4
; 	.globl	magnitude_by_greater
; 	.type	magnitude_by_greater, @function
; magnitude_by_greater:
; 	.cfi_startproc
; 	leaq	(%rdi,%rdi,4), %rcx
; 	movq	%rcx, %rax
; 	negq	%rax
; 	cmovs	%rcx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	magnitude_by_greater, .-magnitude_by_greater
; 	.text
; 	.p2align	4
; 	.globl	select_const
; 	.type	select_const, @function
; select_const:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	xorl	%ecx, %ecx
; 	testl	%eax, %eax
; 	cmovl	%rcx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	select_const, .-select_const
; 	.text
; 	.p2align	4
; 	.globl	select_float
; 	.type	select_float, @function
; select_float:
; 	.cfi_startproc
; 	movaps	%xmm0, %xmm2
; 	movaps	%xmm1, %xmm0
; 	ucomisd	%xmm2, %xmm1
; 	jbe	1f
; 	movaps	%xmm2, %xmm0
; 1:
; 	ret
; 	.cfi_endproc
; 	.size	select_float, .-select_float
; 	.section	.note.GNU-stack,"",@progbits
