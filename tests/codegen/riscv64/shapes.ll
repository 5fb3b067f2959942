; Shapes of code: fields and elements of records and arrays, as other compilers write them.
; RUN: %minic %s -S -O1 --target=riscv64 -o -

%struct.P8 = type { i32, i32 }
%struct.P12 = type { i32, i32, i32 }
%struct.P16 = type { i32, i32, i64 }
%struct.P20 = type { i32, i32, i32, i32, i32 }
%struct.P24 = type { i64, i64, i64 }
%struct.P28 = type { i32, i32, i32, i32, i32, i32, i32 }

define i32 @field(ptr %p) {
entry:
  %f = getelementptr inbounds i8, ptr %p, i64 4
  %0 = load i32, ptr %f, align 4
  ret i32 %0
}

define i64 @fieldl(ptr %p) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 8
  %0 = load i64, ptr %g, align 8
  ret i64 %0
}

define void @setfield(ptr %p, i32 %v) {
entry:
  %f = getelementptr inbounds i8, ptr %p, i64 4
  store i32 %v, ptr %f, align 4
  ret void
}

define nonnull ptr @fieldptr(ptr %p) {
entry:
  %f = getelementptr inbounds i8, ptr %p, i64 4
  ret ptr %f
}

define i32 @at8(ptr %p, i32 %i) {
entry:
  %idxprom = sext i32 %i to i64
  %f = getelementptr inbounds %struct.P8, ptr %p, i64 %idxprom, i32 1
  %0 = load i32, ptr %f, align 4
  ret i32 %0
}

define i32 @at12(ptr %p, i32 %i) {
entry:
  %idxprom = sext i32 %i to i64
  %g = getelementptr inbounds %struct.P12, ptr %p, i64 %idxprom, i32 2
  %0 = load i32, ptr %g, align 4
  ret i32 %0
}

define i32 @at16(ptr %p, i32 %i) {
entry:
  %idxprom = sext i32 %i to i64
  %f = getelementptr inbounds %struct.P16, ptr %p, i64 %idxprom, i32 1
  %0 = load i32, ptr %f, align 4
  ret i32 %0
}

define i64 @at16l(ptr %p, i64 %i) {
entry:
  %g = getelementptr inbounds %struct.P16, ptr %p, i64 %i, i32 2
  %0 = load i64, ptr %g, align 8
  ret i64 %0
}

define i32 @at20(ptr %p, i64 %i) {
entry:
  %g = getelementptr inbounds %struct.P20, ptr %p, i64 %i, i32 2
  %0 = load i32, ptr %g, align 4
  ret i32 %0
}

define i64 @at24(ptr %p, i64 %i) {
entry:
  %g = getelementptr inbounds %struct.P24, ptr %p, i64 %i, i32 2
  %0 = load i64, ptr %g, align 8
  ret i64 %0
}

define i32 @at28(ptr %p, i64 %i) {
entry:
  %g = getelementptr inbounds %struct.P28, ptr %p, i64 %i, i32 2
  %0 = load i32, ptr %g, align 4
  ret i32 %0
}

define ptr @atp(ptr %p, i64 %i) {
entry:
  %add.ptr = getelementptr inbounds %struct.P24, ptr %p, i64 %i
  ret ptr %add.ptr
}

define i32 @next(ptr %a, i32 %i) {
entry:
  %0 = sext i32 %i to i64
  %1 = getelementptr i32, ptr %a, i64 %0
  %arrayidx = getelementptr i8, ptr %1, i64 4
  %2 = load i32, ptr %arrayidx, align 4
  ret i32 %2
}

define i32 @prev(ptr %a, i32 %i) {
entry:
  %0 = sext i32 %i to i64
  %1 = getelementptr i32, ptr %a, i64 %0
  %arrayidx = getelementptr i8, ptr %1, i64 -4
  %2 = load i32, ptr %arrayidx, align 4
  ret i32 %2
}

define i32 @nextat(ptr %p, i32 %i) {
entry:
  %0 = sext i32 %i to i64
  %1 = getelementptr %struct.P8, ptr %p, i64 %0
  %f = getelementptr i8, ptr %1, i64 12
  %2 = load i32, ptr %f, align 4
  ret i32 %2
}

define void @incr(ptr %a, i32 %i) {
entry:
  %0 = sext i32 %i to i64
  %1 = getelementptr i32, ptr %a, i64 %0
  %arrayidx = getelementptr i8, ptr %1, i64 4
  %2 = load i32, ptr %arrayidx, align 4
  %add1 = add nsw i32 %2, 3
  store i32 %add1, ptr %arrayidx, align 4
  ret void
}

define i64 @dbl(ptr %a, i64 %i) {
entry:
  %arrayidx.idx = shl nsw i64 %i, 4
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %arrayidx.idx
  %0 = load i64, ptr %arrayidx, align 8
  ret i64 %0
}

define i64 @dbl1(ptr %a, i64 %i) {
entry:
  %mul = shl nsw i64 %i, 1
  %add = or disjoint i64 %mul, 1
  %arrayidx = getelementptr inbounds i64, ptr %a, i64 %add
  %0 = load i64, ptr %arrayidx, align 8
  ret i64 %0
}

define i32 @ci(ptr %a, i64 %i) {
entry:
  %mul = shl nsw i64 %i, 2
  %add = or disjoint i64 %mul, 1
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %add
  %0 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %0 to i32
  ret i32 %conv
}

define i32 @m4(ptr %a, i64 %i, i64 %j) {
entry:
  %arrayidx1 = getelementptr inbounds [4 x i32], ptr %a, i64 %i, i64 %j
  %0 = load i32, ptr %arrayidx1, align 4
  ret i32 %0
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	field
; 	.type	field, @function
; field:
; 	lw	a0, 4(a0)
; 	ret
; 	.size	field, .-field
; 	.text
; 	.p2align	1
; 	.globl	fieldl
; 	.type	fieldl, @function
; fieldl:
; 	ld	a0, 8(a0)
; 	ret
; 	.size	fieldl, .-fieldl
; 	.text
; 	.p2align	1
; 	.globl	setfield
; 	.type	setfield, @function
; setfield:
; 	sw	a1, 4(a0)
; 	ret
; 	.size	setfield, .-setfield
; 	.text
; 	.p2align	1
; 	.globl	fieldptr
; 	.type	fieldptr, @function
; fieldptr:
; 	addi	a0, a0, 4
; 	ret
; 	.size	fieldptr, .-fieldptr
; 	.text
; 	.p2align	1
; 	.globl	at8
; 	.type	at8, @function
; at8:
; 	slli	a1, a1, 3
; 	add	a0, a0, a1
; 	lw	a0, 4(a0)
; 	ret
; 	.size	at8, .-at8
; 	.text
; 	.p2align	1
; 	.globl	at12
; 	.type	at12, @function
; at12:
; 	li	a5, 12
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	lw	a0, 8(a0)
; 	ret
; 	.size	at12, .-at12
; 	.text
; 	.p2align	1
; 	.globl	at16
; 	.type	at16, @function
; at16:
; 	slli	a1, a1, 4
; 	add	a0, a0, a1
; 	lw	a0, 4(a0)
; 	ret
; 	.size	at16, .-at16
; 	.text
; 	.p2align	1
; 	.globl	at16l
; 	.type	at16l, @function
; at16l:
; 	slli	a1, a1, 4
; 	add	a0, a0, a1
; 	ld	a0, 8(a0)
; 	ret
; 	.size	at16l, .-at16l
; 	.text
; 	.p2align	1
; 	.globl	at20
; 	.type	at20, @function
; at20:
; 	li	a5, 20
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	lw	a0, 8(a0)
; 	ret
; 	.size	at20, .-at20
; 	.text
; 	.p2align	1
; 	.globl	at24
; 	.type	at24, @function
; at24:
; 	li	a5, 24
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	ld	a0, 16(a0)
; 	ret
; 	.size	at24, .-at24
; 	.text
; 	.p2align	1
; 	.globl	at28
; 	.type	at28, @function
; at28:
; 	li	a5, 28
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	lw	a0, 8(a0)
; 	ret
; 	.size	at28, .-at28
; 	.text
; 	.p2align	1
; 	.globl	atp
; 	.type	atp, @function
; atp:
; 	li	a5, 24
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	ret
; 	.size	atp, .-atp
; 	.text
; 	.p2align	1
; 	.globl	next
; 	.type	next, @function
; next:
; 	slli	a1, a1, 2
; 	add	a0, a0, a1
; 	lw	a0, 4(a0)
; 	ret
; 	.size	next, .-next
; 	.text
; 	.p2align	1
; 	.globl	prev
; 	.type	prev, @function
; prev:
; 	slli	a1, a1, 2
; 	add	a0, a0, a1
; 	lw	a0, -4(a0)
; 	ret
; 	.size	prev, .-prev
; 	.text
; 	.p2align	1
; 	.globl	nextat
; 	.type	nextat, @function
; nextat:
; 	slli	a1, a1, 3
; 	add	a0, a0, a1
; 	lw	a0, 12(a0)
; 	ret
; 	.size	nextat, .-nextat
; 	.text
; 	.p2align	1
; 	.globl	incr
; 	.type	incr, @function
; incr:
; 	slli	a1, a1, 2
; 	add	a5, a0, a1
; 	lw	a4, 4(a5)
; 	addiw	a4, a4, 3
; 	sw	a4, 4(a5)
; 	ret
; 	.size	incr, .-incr
; 	.text
; 	.p2align	1
; 	.globl	dbl
; 	.type	dbl, @function
; dbl:
; 	slli	a1, a1, 4
; 	add	a0, a0, a1
; 	ld	a0, 0(a0)
; 	ret
; 	.size	dbl, .-dbl
; 	.text
; 	.p2align	1
; 	.globl	dbl1
; 	.type	dbl1, @function
; dbl1:
; 	slli	a1, a1, 4
; 	add	a0, a0, a1
; 	ld	a0, 8(a0)
; 	ret
; 	.size	dbl1, .-dbl1
; 	.text
; 	.p2align	1
; 	.globl	ci
; 	.type	ci, @function
; ci:
; 	slli	a1, a1, 2
; 	add	a0, a0, a1
; 	lb	a0, 1(a0)
; 	ret
; 	.size	ci, .-ci
; 	.text
; 	.p2align	1
; 	.globl	m4
; 	.type	m4, @function
; m4:
; 	slli	a1, a1, 4
; 	add	a0, a0, a1
; 	slli	a2, a2, 2
; 	add	a0, a0, a2
; 	lw	a0, 0(a0)
; 	ret
; 	.size	m4, .-m4
; 	.section	.note.GNU-stack,"",@progbits
