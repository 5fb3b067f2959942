; Conditions: chains of two become two jumps, a compare that two branches need is made at each, the
; flags of arithmetic serve the branch after it, tests of few bits are narrow.
; RUN: %minic %s -S -O1 --target=x86_64 -o -

declare void @f(i32)

; A frozen compare is a compare.
define void @frozen(i32 %a) {
  %p = icmp slt i32 %a, 3
  %c = freeze i1 %p
  br i1 %c, label %yes, label %no
yes:
  call void @f(i32 %a)
  ret void
no:
  ret void
}

define void @both(i32 %a, i32 %b) {
  %p = icmp slt i32 %a, 3
  %q = icmp sgt i32 %b, 5
  %c = and i1 %p, %q
  br i1 %c, label %yes, label %no
yes:
  call void @f(i32 %a)
  ret void
no:
  ret void
}

define void @either_of_three(i32 %a, i32 %b, ptr %r) {
  %p = icmp slt i32 %a, 3
  %q = icmp sgt i32 %b, 5
  %x = load i32, ptr %r
  %s = icmp eq i32 %x, %a
  %c = select i1 %p, i1 true, i1 %q
  %d = or i1 %c, %s
  br i1 %d, label %yes, label %no
yes:
  %v = phi i32 [ 1, %0 ]
  call void @f(i32 %v)
  br label %no
no:
  %w = phi i32 [ 2, %yes ], [ 3, %0 ]
  call void @f(i32 %w)
  ret void
}

define i32 @made_twice(i32 %a, i32 %b) {
  %p = icmp slt i32 %a, 3
  %s = select i1 %p, i32 %a, i32 %b
  call void @f(i32 %s)
  br i1 %p, label %yes, label %no
yes:
  call void @f(i32 %b)
  br label %no
no:
  ret i32 %a
}

define i32 @flags_of_sum(i32 %a, i32 %b) {
  br label %l
l:
  %n = phi i32 [ %a, %0 ], [ %k, %l2 ]
  %m = add i32 %n, -1
  call void @f(i32 %b)
  %c = icmp eq i32 %m, 0
  br i1 %c, label %e, label %l2
l2:
  %k = add i32 %m, %b
  %g = icmp sgt i32 %k, 0
  br i1 %g, label %l, label %e
e:
  %r = phi i32 [ %m, %l ], [ %k, %l2 ]
  ret i32 %r
}

define i64 @count_down(i64 %a, ptr %p) {
  br label %l
l:
  %n = phi i64 [ %a, %0 ], [ %m, %l ]
  %m = add i64 %n, -1
  %at = getelementptr i64, ptr %p, i64 %m
  store volatile i64 %n, ptr %at
  %c = icmp ne i64 %m, 0
  br i1 %c, label %l, label %e
e:
  ret i64 %n
}

define i32 @masks(i64 %a, i64 %b, ptr %p) {
  %x = and i64 %a, 4
  %c = icmp eq i64 %x, 0
  br i1 %c, label %one, label %two
one:
  %y = and i64 %b, 65536
  %d = icmp eq i64 %y, 0
  br i1 %d, label %two, label %three
two:
  %v = load i64, ptr %p
  %z = and i64 %v, 64
  %e = icmp ne i64 %z, 0
  br i1 %e, label %three, label %four
three:
  ret i32 3
four:
  ret i32 4
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	frozen
; 	.type	frozen, @function
; frozen:
; 	.cfi_startproc
; 	cmpl	$3, %edi
; 	jge	.L0_2
; 	jmp	f@PLT
; .L0_2:
; 	ret
; 	.cfi_endproc
; 	.size	frozen, .-frozen
; 	.text
; 	.p2align	4
; 	.globl	both
; 	.type	both, @function
; both:
; 	.cfi_startproc
; 	cmpl	$3, %edi
; 	jge	.L1_2
; 	cmpl	$5, %esi
; 	jle	.L1_6
; 	jmp	f@PLT
; .L1_6:
; 	ret
; .L1_2:
; 	ret
; 	.cfi_endproc
; 	.size	both, .-both
; 	.text
; 	.p2align	4
; 	.globl	either_of_three
; 	.type	either_of_three, @function
; either_of_three:
; 	.cfi_startproc
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 16
; 	cmpl	$3, %edi
; 	jl	.L2_1
; 	cmpl	$5, %esi
; 	jg	.L2_1
; 	cmpl	%edi, (%rdx)
; 	jne	.L2_3
; .L2_1:
; 	movl	$1, %edi
; 	call	f@PLT
; 	movl	$2, %edi
; 	.cfi_remember_state
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	jmp	f@PLT
; 	.cfi_restore_state
; .L2_3:
; 	movl	$3, %edi
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 8
; 	jmp	f@PLT
; 	.cfi_endproc
; 	.size	either_of_three, .-either_of_three
; 	.text
; 	.p2align	4
; 	.globl	made_twice
; 	.type	made_twice, @function
; made_twice:
; 	.cfi_startproc
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	subq	$16, %rsp
; 	.cfi_def_cfa_offset 32
; 	movl	%edi, %ebx
; 	movl	%esi, (%rsp)
; 	movl	(%rsp), %edi
; 	cmpl	$3, %ebx
; 	cmovl	%rbx, %rdi
; 	call	f@PLT
; 	cmpl	$3, %ebx
; 	jge	.L3_4
; 	movl	(%rsp), %edi
; 	call	f@PLT
; 	movl	%ebx, %eax
; 	.cfi_remember_state
; 	addq	$16, %rsp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_restore_state
; .L3_4:
; 	movl	%ebx, %eax
; 	addq	$16, %rsp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	made_twice, .-made_twice
; 	.text
; 	.p2align	4
; 	.globl	flags_of_sum
; 	.type	flags_of_sum, @function
; flags_of_sum:
; 	.cfi_startproc
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 24
; 	.cfi_offset 6, -24
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 32
; 	movl	%edi, %ebx
; 	movl	%esi, %ebp
; 	.p2align	4,,10
; .L4_1:
; 	decl	%ebx
; 	movl	%ebp, %edi
; 	call	f@PLT
; 	testl	%ebx, %ebx
; 	je	.L4_7
; 	addl	%ebp, %ebx
; 	testl	%ebx, %ebx
; 	jg	.L4_1
; 	movl	%ebx, %eax
; 	.cfi_remember_state
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 24
; 	popq	%rbp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_restore_state
; .L4_7:
; 	movl	%ebx, %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 24
; 	popq	%rbp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	flags_of_sum, .-flags_of_sum
; 	.text
; 	.p2align	4
; 	.globl	count_down
; 	.type	count_down, @function
; count_down:
; 	.cfi_startproc
; 	movq	%rdi, %rax
; 	jmp	.L5_1
; 	.p2align	4,,10
; .L5_3:
; 	movq	%rcx, %rax
; .L5_1:
; 	leaq	-1(%rax), %rcx
; 	movq	%rax, (%rsi,%rcx,8)
; 	testq	%rcx, %rcx
; 	jne	.L5_3
; 	ret
; 	.cfi_endproc
; 	.size	count_down, .-count_down
; 	.text
; 	.p2align	4
; 	.globl	masks
; 	.type	masks, @function
; masks:
; 	.cfi_startproc
; 	testb	$4, %dil
; 	jne	.L6_2
; 	testl	$65536, %esi
; 	jne	.L6_9
; .L6_2:
; 	testb	$64, (%rdx)
; 	je	.L6_4
; 	movl	$3, %eax
; 	ret
; .L6_9:
; 	movl	$3, %eax
; 	ret
; .L6_4:
; 	movl	$4, %eax
; 	ret
; 	.cfi_endproc
; 	.size	masks, .-masks
; 	.section	.note.GNU-stack,"",@progbits
