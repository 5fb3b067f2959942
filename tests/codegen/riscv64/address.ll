; Addresses: displacements in loads and stores, scaled indices, globals here and elsewhere.
; RUN: %minic %s -S --target=riscv64 -o -

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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	scalar
; 	.type	scalar, @function
; scalar:
; 	lw	a0, here
; 	la	a5, elsewhere
; 	sw	a0, 0(a5)
; 	ret
; 	.size	scalar, .-scalar
; 	.text
; 	.p2align	1
; 	.globl	set_scalar
; 	.type	set_scalar, @function
; set_scalar:
; 	sw	a0, here, t5
; 	ret
; 	.size	set_scalar, .-set_scalar
; 	.text
; 	.p2align	1
; 	.globl	constant_index
; 	.type	constant_index, @function
; constant_index:
; 	lw	a0, array+616
; 	ret
; 	.size	constant_index, .-constant_index
; 	.text
; 	.p2align	1
; 	.globl	two_indices
; 	.type	two_indices, @function
; two_indices:
; 	lla	a5, array
; 	li	a4, 200
; 	mul	a0, a0, a4
; 	add	a5, a5, a0
; 	slli	a1, a1, 2
; 	add	a5, a5, a1
; 	lw	a0, 0(a5)
; 	ret
; 	.size	two_indices, .-two_indices
; 	.text
; 	.p2align	1
; 	.globl	field
; 	.type	field, @function
; field:
; 	slli	a1, a1, 5
; 	add	a0, a0, a1
; 	ld	a0, 24(a0)
; 	ret
; 	.size	field, .-field
; 	.text
; 	.p2align	1
; 	.globl	unsigned_index
; 	.type	unsigned_index, @function
; unsigned_index:
; 	slli	a5, a1, 32
; 	srli	a5, a5, 30
; 	add	a0, a0, a5
; 	lw	a0, 0(a0)
; 	ret
; 	.size	unsigned_index, .-unsigned_index
; 	.text
; 	.p2align	1
; 	.globl	far
; 	.type	far, @function
; far:
; 	li	a5, 98304
; 	add	a5, a0, a5
; 	lw	a5, 1696(a5)
; 	li	a4, -4096
; 	add	a0, a0, a4
; 	lw	a4, 2044(a0)
; 	addw	a0, a5, a4
; 	ret
; 	.size	far, .-far
; 	.text
; 	.p2align	1
; 	.globl	address_of
; 	.type	address_of, @function
; address_of:
; 	lla	a0, array+200
; 	ret
; 	.size	address_of, .-address_of
; 	.text
; 	.p2align	1
; 	.globl	rows
; 	.type	rows, @function
; rows:
; 	li	a5, 0
; 	li	a4, 200
; 	lla	a3, array
; 	li	a2, 100000
; 	j	.L8_1
; .L8_2:
; 	mul	a1, a5, a4
; 	add	a1, a3, a1
; 	lw	a6, 28(a1)
; 	addw	a6, a6, a2
; 	sw	a6, 28(a1)
; 	addiw	a5, a5, 1
; .L8_1:
; 	blt	a5, a0, .L8_2
; 	ret
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
