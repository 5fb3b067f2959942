; Integers of odd widths live in the next wider ones; memory is accessed in pieces of powers of two.
; RUN: %minic %s -S -O1 --target=x86_64 -o -

@g = global i24 -2
@s = global { i7, i40 } { i7 -1, i40 -2 }

define i24 @load(ptr %p) {
  %v = load i24, ptr %p
  ret i24 %v
}
define void @store(ptr %p, i31 %v) {
  store i31 %v, ptr %p
  ret void
}
define i40 @add(i40 %a, i40 %b) {
  %c = add i40 %a, %b
  ret i40 %c
}
define signext i7 @shift(i7 %a, i7 %by) {
  %b = ashr i7 %a, %by
  ret i7 %b
}
define i1 @less(i24 %a, i24 %b) {
  %c = icmp slt i24 %a, %b
  ret i1 %c
}
define i64 @widen(i33 %a) {
  %b = zext i33 %a to i64
  ret i64 %b
}
define i33 @divide(i33 %a) {
  %b = udiv i33 %a, 10
  ret i33 %b
}
define i24 @field(ptr %p) {
  %v = load volatile i24, ptr %p, align 1
  %w = lshr i24 %v, 5
  %x = and i24 %w, 1023
  ret i24 %x
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	load
; 	.type	load, @function
; load:
; 	.cfi_startproc
; 	movzwl	(%rdi), %eax
; 	movzbl	2(%rdi), %ecx
; 	shll	$16, %ecx
; 	orl	%ecx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	load, .-load
; 	.text
; 	.p2align	4
; 	.globl	store
; 	.type	store, @function
; store:
; 	.cfi_startproc
; 	andl	$2147483647, %esi
; 	movl	%esi, (%rdi)
; 	ret
; 	.cfi_endproc
; 	.size	store, .-store
; 	.text
; 	.p2align	4
; 	.globl	add
; 	.type	add, @function
; add:
; 	.cfi_startproc
; 	leaq	(%rdi,%rsi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	add, .-add
; 	.text
; 	.p2align	4
; 	.globl	shift
; 	.type	shift, @function
; shift:
; 	.cfi_startproc
; 	movl	%esi, %ecx
; 	leal	(%rdi,%rdi), %eax
; 	movsbq	%al, %rax
; 	sarl	$1, %eax
; 	andl	$127, %ecx
; 	movsbq	%al, %rax
; 	sarl	%cl, %eax
; 	addl	%eax, %eax
; 	movsbq	%al, %rax
; 	sarl	$1, %eax
; 	movsbq	%al, %rax
; 	ret
; 	.cfi_endproc
; 	.size	shift, .-shift
; 	.text
; 	.p2align	4
; 	.globl	less
; 	.type	less, @function
; less:
; 	.cfi_startproc
; 	shll	$8, %edi
; 	sarl	$8, %edi
; 	shll	$8, %esi
; 	sarl	$8, %esi
; 	cmpl	%esi, %edi
; 	setl	%al
; 	movzbl	%al, %eax
; 	ret
; 	.cfi_endproc
; 	.size	less, .-less
; 	.text
; 	.p2align	4
; 	.globl	widen
; 	.type	widen, @function
; widen:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	movabsq	$8589934591, %rcx
; 	andq	%rcx, %rax
; 	ret
; 	.cfi_endproc
; 	.size	widen, .-widen
; 	.text
; 	.p2align	4
; 	.globl	divide
; 	.type	divide, @function
; divide:
; 	.cfi_startproc
; 	movabsq	$8589934591, %rax
; 	andq	%rax, %rdi
; 	movabsq	$-3689348814741910323, %rax
; 	mulq	%rdi
; 	movq	%rdx, %rax
; 	shrq	$3, %rax
; 	ret
; 	.cfi_endproc
; 	.size	divide, .-divide
; 	.text
; 	.p2align	4
; 	.globl	field
; 	.type	field, @function
; field:
; 	.cfi_startproc
; 	movzwl	(%rdi), %eax
; 	movzbl	2(%rdi), %ecx
; 	shll	$16, %ecx
; 	orl	%ecx, %eax
; 	andl	$16777215, %eax
; 	shrl	$5, %eax
; 	andl	$1023, %eax
; 	ret
; 	.cfi_endproc
; 	.size	field, .-field
; 	.data
; 	.globl	g
; 	.p2align	2
; 	.type	g, @object
; 	.size	g, 4
; g:
; 	.4byte	16777214
; 	.data
; 	.globl	s
; 	.p2align	3
; 	.type	s, @object
; 	.size	s, 16
; s:
; 	.byte	127
; 	.zero	7
; 	.8byte	1099511627774
; 	.section	.note.GNU-stack,"",@progbits
