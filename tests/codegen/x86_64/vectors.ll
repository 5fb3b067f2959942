; SSE2: arithmetic with an aligned operand in memory, masks, uniform shifts, casts, single lanes.
; RUN: %minic %s -O1 -S --target=x86_64 -fno-asynchronous-unwind-tables -o -

define void @sum(ptr %p, ptr %q) {
  %a = load <4 x i32>, ptr %p, align 4
  %b = load <4 x i32>, ptr %q, align 16
  %c = add <4 x i32> %a, %b
  %d = sub <4 x i32> %c, <i32 1, i32 2, i32 3, i32 4>
  store <4 x i32> %d, ptr %p, align 4
  ret void
}

define void @wide(ptr %p, ptr %q) {
  %a = load <8 x float>, ptr %p, align 4
  %b = load <8 x float>, ptr %q, align 4
  %c = fmul <8 x float> %a, %b
  store <8 x float> %c, ptr %p, align 4
  ret void
}

define void @max(ptr %p) {
  %a = load <4 x i32>, ptr %p, align 4
  %m = icmp sgt <4 x i32> %a, splat (i32 7)
  %c = select <4 x i1> %m, <4 x i32> %a, <4 x i32> splat (i32 7)
  store <4 x i32> %c, ptr %p, align 4
  ret void
}

define void @products(ptr %p, ptr %q) {
  %a = load <4 x i32>, ptr %p, align 4
  %b = load <4 x i32>, ptr %q, align 4
  %c = mul <4 x i32> %a, %b
  %d = mul <4 x i32> %c, splat (i32 1000)
  store <4 x i32> %d, ptr %p, align 4
  ret void
}

define void @positive(ptr %p) {
  %a = load <2 x double>, ptr %p, align 8
  %m = fcmp ogt <2 x double> %a, zeroinitializer
  %c = select <2 x i1> %m, <2 x double> %a, <2 x double> zeroinitializer
  store <2 x double> %c, ptr %p, align 8
  ret void
}

define void @shifts(ptr %p, i32 %n) {
  %a = load <4 x i32>, ptr %p, align 4
  %i = insertelement <4 x i32> poison, i32 %n, i32 0
  %s = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %b = shl <4 x i32> %a, %s
  %c = ashr <4 x i32> %b, splat (i32 3)
  store <4 x i32> %c, ptr %p, align 4
  ret void
}

define void @extend(ptr %p, ptr %q) {
  %a = load <4 x i8>, ptr %p, align 1
  %b = zext <4 x i8> %a to <4 x i32>
  %c = sitofp <4 x i32> %b to <4 x double>
  store <4 x double> %c, ptr %q, align 8
  ret void
}

define i32 @reduce(ptr %p) {
  %a = load <4 x i32>, ptr %p, align 4
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 poison, i32 poison>
  %c = add <4 x i32> %a, %b
  %d = shufflevector <4 x i32> %c, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %e = add <4 x i32> %c, %d
  %f = extractelement <4 x i32> %e, i32 0
  ret i32 %f
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	sum
; 	.type	sum, @function
; sum:
; 	movups	(%rdi), %xmm1
; 	movups	(%rsi), %xmm0
; 	paddd	%xmm1, %xmm0
; 	psubd	.LC0_0(%rip), %xmm0
; 	movups	%xmm0, (%rdi)
; 	ret
; 	.size	sum, .-sum
; 	.section	.rodata.cst16,"aM",@progbits,16
; 	.p2align	4
; .LC0_0:
; 	.quad	8589934593
; 	.quad	17179869187
; 	.text
; 	.p2align	4
; 	.globl	wide
; 	.type	wide, @function
; wide:
; 	movups	(%rdi), %xmm3
; 	movups	16(%rdi), %xmm2
; 	movups	(%rsi), %xmm1
; 	movups	16(%rsi), %xmm0
; 	mulps	%xmm3, %xmm1
; 	mulps	%xmm2, %xmm0
; 	movups	%xmm1, (%rdi)
; 	movups	%xmm0, 16(%rdi)
; 	ret
; 	.size	wide, .-wide
; 	.text
; 	.p2align	4
; 	.globl	max
; 	.type	max, @function
; max:
; 	movups	(%rdi), %xmm2
; 	movaps	%xmm2, %xmm0
; 	pcmpgtd	.LC2_0(%rip), %xmm0
; 	movaps	%xmm0, %xmm1
; 	pand	%xmm2, %xmm1
; 	pandn	.LC2_0(%rip), %xmm0
; 	por	%xmm0, %xmm1
; 	movups	%xmm1, (%rdi)
; 	ret
; 	.size	max, .-max
; 	.section	.rodata.cst16,"aM",@progbits,16
; 	.p2align	4
; .LC2_0:
; 	.quad	30064771079
; 	.quad	30064771079
; 	.text
; 	.p2align	4
; 	.globl	products
; 	.type	products, @function
; products:
; 	movups	(%rdi), %xmm1
; 	movups	(%rsi), %xmm2
; 	movaps	%xmm1, %xmm0
; 	pmuludq	%xmm2, %xmm0
; 	pshufd	$245, %xmm1, %xmm1
; 	pshufd	$245, %xmm2, %xmm2
; 	pmuludq	%xmm2, %xmm1
; 	shufps	$136, %xmm1, %xmm0
; 	pshufd	$216, %xmm0, %xmm1
; 	movaps	.LC3_0(%rip), %xmm2
; 	movaps	%xmm1, %xmm0
; 	pmuludq	%xmm2, %xmm0
; 	pshufd	$245, %xmm1, %xmm1
; 	pmuludq	%xmm2, %xmm1
; 	shufps	$136, %xmm1, %xmm0
; 	pshufd	$216, %xmm0, %xmm0
; 	movups	%xmm0, (%rdi)
; 	ret
; 	.size	products, .-products
; 	.section	.rodata.cst16,"aM",@progbits,16
; 	.p2align	4
; .LC3_0:
; 	.quad	4294967297000
; 	.quad	4294967297000
; 	.text
; 	.p2align	4
; 	.globl	positive
; 	.type	positive, @function
; positive:
; 	movups	(%rdi), %xmm1
; 	xorps	%xmm0, %xmm0
; 	cmppd	$1, %xmm1, %xmm0
; 	pand	%xmm1, %xmm0
; 	movups	%xmm0, (%rdi)
; 	ret
; 	.size	positive, .-positive
; 	.text
; 	.p2align	4
; 	.globl	shifts
; 	.type	shifts, @function
; shifts:
; 	movups	(%rdi), %xmm0
; 	movd	%esi, %xmm1
; 	pshufd	$0, %xmm1, %xmm2
; 	xorps	%xmm1, %xmm1
; 	movss	%xmm2, %xmm1
; 	pslld	%xmm1, %xmm0
; 	psrad	$3, %xmm0
; 	movups	%xmm0, (%rdi)
; 	ret
; 	.size	shifts, .-shifts
; 	.text
; 	.p2align	4
; 	.globl	extend
; 	.type	extend, @function
; extend:
; 	movss	(%rdi), %xmm0
; 	xorps	%xmm1, %xmm1
; 	punpcklbw	%xmm1, %xmm0
; 	punpcklwd	%xmm1, %xmm0
; 	movaps	%xmm0, %xmm1
; 	cvtdq2pd	%xmm1, %xmm1
; 	pshufd	$14, %xmm0, %xmm0
; 	cvtdq2pd	%xmm0, %xmm0
; 	movups	%xmm1, (%rsi)
; 	movups	%xmm0, 16(%rsi)
; 	ret
; 	.size	extend, .-extend
; 	.text
; 	.p2align	4
; 	.globl	reduce
; 	.type	reduce, @function
; reduce:
; 	movups	(%rdi), %xmm0
; 	pshufd	$14, %xmm0, %xmm1
; 	paddd	%xmm1, %xmm0
; 	pshufd	$1, %xmm0, %xmm1
; 	paddd	%xmm1, %xmm0
; 	movd	%xmm0, %eax
; 	ret
; 	.size	reduce, .-reduce
; 	.section	.note.GNU-stack,"",@progbits
