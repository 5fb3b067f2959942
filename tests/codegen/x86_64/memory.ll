; Small memset and memcpy inline, larger ones by call; volatile accesses stay.
; RUN: %minic %s -S --target=x86_64 -o -

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)
@table = internal constant [6 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6]

define void @clear() {
  %x = alloca [6 x i32], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %x, i8 0, i64 24, i1 false)
  call void @use(ptr %x)
  ret void
}

define void @fill(ptr %p, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 %n, i1 false)
  ret void
}

define void @copy() {
  %x = alloca [6 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %x, ptr align 4 @table, i64 22, i1 false)
  call void @use(ptr %x)
  ret void
}

define void @move(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false)
  ret void
}

define void @big(ptr %p) {
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 400, i1 false)
  ret void
}

define i32 @twice(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  store volatile i32 0, ptr %p
  ret i32 %b
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	clear
; 	.type	clear, @function
; clear:
; 	.cfi_startproc
; 	subq	$24, %rsp
; 	.cfi_def_cfa_offset 32
; 	xorps	%xmm0, %xmm0
; 	movups	%xmm0, (%rsp)
; 	movups	%xmm0, 8(%rsp)
; 	leaq	(%rsp), %rdi
; 	call	use@PLT
; 	addq	$24, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	clear, .-clear
; 	.text
; 	.p2align	4
; 	.globl	fill
; 	.type	fill, @function
; fill:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	movq	%rsi, %rdx
; 	movl	$7, %esi
; 	call	memset@PLT
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	fill, .-fill
; 	.text
; 	.p2align	4
; 	.globl	copy
; 	.type	copy, @function
; copy:
; 	.cfi_startproc
; 	subq	$24, %rsp
; 	.cfi_def_cfa_offset 32
; 	movups	table(%rip), %xmm15
; 	movups	%xmm15, (%rsp)
; 	movl	table+16(%rip), %eax
; 	movzwl	table+20(%rip), %ecx
; 	movl	%eax, 16(%rsp)
; 	movw	%cx, 20(%rsp)
; 	leaq	(%rsp), %rdi
; 	call	use@PLT
; 	addq	$24, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	copy, .-copy
; 	.text
; 	.p2align	4
; 	.globl	move
; 	.type	move, @function
; move:
; 	.cfi_startproc
; 	movq	(%rdi), %rax
; 	movq	8(%rdi), %rcx
; 	movq	%rax, 8(%rdi)
; 	movq	%rcx, 16(%rdi)
; 	ret
; 	.cfi_endproc
; 	.size	move, .-move
; 	.text
; 	.p2align	4
; 	.globl	big
; 	.type	big, @function
; big:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	xorl	%esi, %esi
; 	movl	$400, %edx
; 	call	memset@PLT
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	big, .-big
; 	.text
; 	.p2align	4
; 	.globl	twice
; 	.type	twice, @function
; twice:
; 	.cfi_startproc
; 	movl	(%rdi), %eax
; 	movl	(%rdi), %eax
; 	movl	$0, (%rdi)
; 	ret
; 	.cfi_endproc
; 	.size	twice, .-twice
; 	.section	.rodata
; 	.p2align	2
; 	.type	table, @object
; 	.size	table, 24
; table:
; 	.4byte	1
; 	.4byte	2
; 	.4byte	3
; 	.4byte	4
; 	.4byte	5
; 	.4byte	6
; 	.section	.note.GNU-stack,"",@progbits
