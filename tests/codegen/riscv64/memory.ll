; Small memset and memcpy inline, larger ones by call; volatile accesses stay.
; RUN: %minic %s -S --target=riscv64 -o -

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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	clear
; 	.type	clear, @function
; clear:
; 	addi	sp, sp, -48
; 	sd	ra, 40(sp)
; 	sd	zero, 0(sp)
; 	sd	zero, 8(sp)
; 	sd	zero, 16(sp)
; 	mv	a0, sp
; 	call	use
; 	ld	ra, 40(sp)
; 	addi	sp, sp, 48
; 	ret
; 	.size	clear, .-clear
; 	.text
; 	.p2align	1
; 	.globl	fill
; 	.type	fill, @function
; fill:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	mv	a2, a1
; 	li	a1, 7
; 	call	memset
; 	ld	ra, 8(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	fill, .-fill
; 	.text
; 	.p2align	1
; 	.globl	copy
; 	.type	copy, @function
; copy:
; 	addi	sp, sp, -48
; 	sd	ra, 40(sp)
; 	lla	a5, table
; 	lw	a4, 0(a5)
; 	lw	a3, 4(a5)
; 	lw	a2, 8(a5)
; 	lw	a1, 12(a5)
; 	lw	a0, 16(a5)
; 	lhu	a5, 20(a5)
; 	sw	a4, 0(sp)
; 	sw	a3, 4(sp)
; 	sw	a2, 8(sp)
; 	sw	a1, 12(sp)
; 	sw	a0, 16(sp)
; 	sh	a5, 20(sp)
; 	mv	a0, sp
; 	call	use
; 	ld	ra, 40(sp)
; 	addi	sp, sp, 48
; 	ret
; 	.size	copy, .-copy
; 	.text
; 	.p2align	1
; 	.globl	move
; 	.type	move, @function
; move:
; 	ld	a5, 0(a0)
; 	ld	a4, 8(a0)
; 	sd	a5, 8(a0)
; 	sd	a4, 16(a0)
; 	ret
; 	.size	move, .-move
; 	.text
; 	.p2align	1
; 	.globl	big
; 	.type	big, @function
; big:
; 	addi	sp, sp, -16
; 	sd	ra, 8(sp)
; 	li	a1, 0
; 	li	a2, 400
; 	call	memset
; 	ld	ra, 8(sp)
; 	addi	sp, sp, 16
; 	ret
; 	.size	big, .-big
; 	.text
; 	.p2align	1
; 	.globl	twice
; 	.type	twice, @function
; twice:
; 	lw	a5, 0(a0)
; 	lw	a5, 0(a0)
; 	sw	zero, 0(a0)
; 	mv	a0, a5
; 	ret
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
