; Addresses: displacements in loads and stores, scaled indices, globals here and elsewhere.
; RUN: %minic %s -S --target=x86_64 -o -

@here = global i32 5
@array = internal global [100 x [50 x i32]] zeroinitializer
@elsewhere = external global i32
%pair = type { i32, [3 x i64] }

define i32 @scalar() {
  %v = load i32, ptr @here
  store i32 %v, ptr @elsewhere
  ret i32 %v
}

define void @set_scalar(i32 %v) {
  store i32 %v, ptr @here
  ret void
}

define i32 @constant_index() {
  %p = getelementptr [100 x [50 x i32]], ptr @array, i64 0, i64 3, i64 4
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @two_indices(i32 %i, i32 %j) {
  %i64 = sext i32 %i to i64
  %j64 = sext i32 %j to i64
  %p = getelementptr [100 x [50 x i32]], ptr @array, i64 0, i64 %i64, i64 %j64
  %v = load i32, ptr %p
  ret i32 %v
}

define i64 @field(ptr %s, i64 %i) {
  %p = getelementptr %pair, ptr %s, i64 %i, i32 1, i64 2
  %v = load i64, ptr %p
  ret i64 %v
}

define i32 @unsigned_index(ptr %a, i32 %i) {
  %i64 = zext i32 %i to i64
  %p = getelementptr i32, ptr %a, i64 %i64
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @far(ptr %a) {
  %p = getelementptr i8, ptr %a, i64 100000
  %v = load i32, ptr %p
  %q = getelementptr i8, ptr %a, i64 -2052
  %w = load i32, ptr %q
  %r = add i32 %v, %w
  ret i32 %r
}

define ptr @address_of() {
  ret ptr getelementptr ([100 x [50 x i32]], ptr @array, i64 0, i64 1, i64 0)
}

define void @rows(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %i64 = sext i32 %i to i64
  %p = getelementptr [100 x [50 x i32]], ptr @array, i64 0, i64 %i64, i64 7
  %old = load i32, ptr %p
  %new = add i32 %old, 100000
  %q = getelementptr [100 x [50 x i32]], ptr @array, i64 0, i64 %i64, i64 7
  store i32 %new, ptr %q
  %i1 = add i32 %i, 1
  br label %head
done:
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	scalar
; 	.type	scalar, @function
; scalar:
; 	.cfi_startproc
; 	movl	here(%rip), %eax
; 	movq	elsewhere@GOTPCREL(%rip), %rcx
; 	movl	%eax, (%rcx)
; 	ret
; 	.cfi_endproc
; 	.size	scalar, .-scalar
; 	.text
; 	.p2align	4
; 	.globl	set_scalar
; 	.type	set_scalar, @function
; set_scalar:
; 	.cfi_startproc
; 	movl	%edi, here(%rip)
; 	ret
; 	.cfi_endproc
; 	.size	set_scalar, .-set_scalar
; 	.text
; 	.p2align	4
; 	.globl	constant_index
; 	.type	constant_index, @function
; constant_index:
; 	.cfi_startproc
; 	movl	array+616(%rip), %eax
; 	ret
; 	.cfi_endproc
; 	.size	constant_index, .-constant_index
; 	.text
; 	.p2align	4
; 	.globl	two_indices
; 	.type	two_indices, @function
; two_indices:
; 	.cfi_startproc
; 	movslq	%edi, %rcx
; 	movslq	%esi, %rax
; 	leaq	array(%rip), %rdx
; 	imulq	$200, %rcx, %rcx
; 	addq	%rcx, %rdx
; 	movl	(%rdx,%rax,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	two_indices, .-two_indices
; 	.text
; 	.p2align	4
; 	.globl	field
; 	.type	field, @function
; field:
; 	.cfi_startproc
; 	shlq	$5, %rsi
; 	movq	24(%rdi,%rsi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	field, .-field
; 	.text
; 	.p2align	4
; 	.globl	unsigned_index
; 	.type	unsigned_index, @function
; unsigned_index:
; 	.cfi_startproc
; 	movl	%esi, %eax
; 	movl	(%rdi,%rax,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	unsigned_index, .-unsigned_index
; 	.text
; 	.p2align	4
; 	.globl	far
; 	.type	far, @function
; far:
; 	.cfi_startproc
; 	movl	100000(%rdi), %eax
; 	addl	-2052(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	far, .-far
; 	.text
; 	.p2align	4
; 	.globl	address_of
; 	.type	address_of, @function
; address_of:
; 	.cfi_startproc
; 	leaq	array+200(%rip), %rax
; 	ret
; 	.cfi_endproc
; 	.size	address_of, .-address_of
; 	.text
; 	.p2align	4
; 	.globl	rows
; 	.type	rows, @function
; rows:
; 	.cfi_startproc
; 	xorl	%eax, %eax
; 	leaq	array(%rip), %rcx
; 	jmp	.L8_1
; 	.p2align	4,,10
; .L8_2:
; 	movslq	%eax, %rdx
; 	imulq	$200, %rdx, %rdx
; 	addl	$100000, 28(%rcx,%rdx)
; 	incl	%eax
; .L8_1:
; 	cmpl	%edi, %eax
; 	jl	.L8_2
; 	ret
; 	.cfi_endproc
; 	.size	rows, .-rows
; 	.data
; 	.globl	here
; 	.p2align	2
; 	.type	here, @object
; 	.size	here, 4
; here:
; 	.4byte	5
; 	.bss
; 	.p2align	4
; 	.type	array, @object
; 	.size	array, 20000
; array:
; 	.zero	20000
; 	.section	.note.GNU-stack,"",@progbits
