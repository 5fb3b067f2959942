; Shapes of code: fields and elements of records and arrays, as other compilers write them.
; RUN: %minic %s -S -O1 --target=x86_64 -o -

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
; 	.text
; 	.p2align	4
; 	.globl	field
; 	.type	field, @function
; field:
; 	.cfi_startproc
; 	movl	4(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	field, .-field
; 	.text
; 	.p2align	4
; 	.globl	fieldl
; 	.type	fieldl, @function
; fieldl:
; 	.cfi_startproc
; 	movq	8(%rdi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	fieldl, .-fieldl
; 	.text
; 	.p2align	4
; 	.globl	setfield
; 	.type	setfield, @function
; setfield:
; 	.cfi_startproc
; 	movl	%esi, 4(%rdi)
; 	ret
; 	.cfi_endproc
; 	.size	setfield, .-setfield
; 	.text
; 	.p2align	4
; 	.globl	fieldptr
; 	.type	fieldptr, @function
; fieldptr:
; 	.cfi_startproc
; 	leaq	4(%rdi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	fieldptr, .-fieldptr
; 	.text
; 	.p2align	4
; 	.globl	at8
; 	.type	at8, @function
; at8:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	movl	4(%rdi,%rax,8), %eax
; 	ret
; 	.cfi_endproc
; 	.size	at8, .-at8
; 	.text
; 	.p2align	4
; 	.globl	at12
; 	.type	at12, @function
; at12:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	leaq	(%rax,%rax,2), %rax
; 	movl	8(%rdi,%rax,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	at12, .-at12
; 	.text
; 	.p2align	4
; 	.globl	at16
; 	.type	at16, @function
; at16:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	shlq	$4, %rax
; 	movl	4(%rdi,%rax), %eax
; 	ret
; 	.cfi_endproc
; 	.size	at16, .-at16
; 	.text
; 	.p2align	4
; 	.globl	at16l
; 	.type	at16l, @function
; at16l:
; 	.cfi_startproc
; 	shlq	$4, %rsi
; 	movq	8(%rdi,%rsi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	at16l, .-at16l
; 	.text
; 	.p2align	4
; 	.globl	at20
; 	.type	at20, @function
; at20:
; 	.cfi_startproc
; 	leaq	(%rsi,%rsi,4), %rsi
; 	movl	8(%rdi,%rsi,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	at20, .-at20
; 	.text
; 	.p2align	4
; 	.globl	at24
; 	.type	at24, @function
; at24:
; 	.cfi_startproc
; 	leaq	(%rsi,%rsi,2), %rsi
; 	movq	16(%rdi,%rsi,8), %rax
; 	ret
; 	.cfi_endproc
; 	.size	at24, .-at24
; 	.text
; 	.p2align	4
; 	.globl	at28
; 	.type	at28, @function
; at28:
; 	.cfi_startproc
; 	imulq	$28, %rsi, %rsi
; 	movl	8(%rdi,%rsi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	at28, .-at28
; 	.text
; 	.p2align	4
; 	.globl	atp
; 	.type	atp, @function
; atp:
; 	.cfi_startproc
; 	leaq	(%rsi,%rsi,2), %rsi
; 	leaq	(%rdi,%rsi,8), %rax
; 	ret
; 	.cfi_endproc
; 	.size	atp, .-atp
; 	.text
; 	.p2align	4
; 	.globl	next
; 	.type	next, @function
; next:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	movl	4(%rdi,%rax,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	next, .-next
; 	.text
; 	.p2align	4
; 	.globl	prev
; 	.type	prev, @function
; prev:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	movl	-4(%rdi,%rax,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	prev, .-prev
; 	.text
; 	.p2align	4
; 	.globl	nextat
; 	.type	nextat, @function
; nextat:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	movl	12(%rdi,%rax,8), %eax
; 	ret
; 	.cfi_endproc
; 	.size	nextat, .-nextat
; 	.text
; 	.p2align	4
; 	.globl	incr
; 	.type	incr, @function
; incr:
; 	.cfi_startproc
; 	movslq	%esi, %rax
; 	addl	$3, 4(%rdi,%rax,4)
; 	ret
; 	.cfi_endproc
; 	.size	incr, .-incr
; 	.text
; 	.p2align	4
; 	.globl	dbl
; 	.type	dbl, @function
; dbl:
; 	.cfi_startproc
; 	shlq	$4, %rsi
; 	movq	(%rdi,%rsi), %rax
; 	ret
; 	.cfi_endproc
; 	.size	dbl, .-dbl
; 	.text
; 	.p2align	4
; 	.globl	dbl1
; 	.type	dbl1, @function
; dbl1:
; 	.cfi_startproc
; 	leaq	(%rsi,%rsi), %rax
; 	movq	8(%rdi,%rax,8), %rax
; 	ret
; 	.cfi_endproc
; 	.size	dbl1, .-dbl1
; 	.text
; 	.p2align	4
; 	.globl	ci
; 	.type	ci, @function
; ci:
; 	.cfi_startproc
; 	movsbq	1(%rdi,%rsi,4), %rax
; 	ret
; 	.cfi_endproc
; 	.size	ci, .-ci
; 	.text
; 	.p2align	4
; 	.globl	m4
; 	.type	m4, @function
; m4:
; 	.cfi_startproc
; 	shlq	$4, %rsi
; 	addq	%rsi, %rdi
; 	movl	(%rdi,%rdx,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	m4, .-m4
; 	.section	.note.GNU-stack,"",@progbits
