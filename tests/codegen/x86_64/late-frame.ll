; The frame is made where the way to the calls begins; the ways out before that do without. A call whose
; result is returned is a jump.
; RUN: %minic %s -S --target=x86_64 -passes= -o -

define i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %more
done:
  br label %out
more:
  %a = sub i32 %n, 1
  %x = call i32 @fib(i32 %a)
  %b = sub i32 %n, 2
  %y = call i32 @fib(i32 %b)
  %sum = add i32 %x, %y
  br label %out
out:
  %r = phi i32 [ %n, %done ], [ %sum, %more ]
  ret i32 %r
}

define i32 @ack(i32 %m, i32 %n) {
entry:
  %c = icmp eq i32 %m, 0
  br i1 %c, label %zero, label %other
zero:
  %n1 = add i32 %n, 1
  ret i32 %n1
other:
  %m1 = sub i32 %m, 1
  %n2 = sub i32 %n, 1
  %d = icmp eq i32 %n, 0
  br i1 %d, label %one, label %two
one:
  %r1 = call i32 @ack(i32 %m1, i32 1)
  ret i32 %r1
two:
  %in = call i32 @ack(i32 %m, i32 %n2)
  %r2 = call i32 @ack(i32 %m1, i32 %in)
  ret i32 %r2
}

; Within the loop no frame may be made.
; Six ways to the return, one of them from before the call: it has a return of its own.
define void @six_returns(i32 %n, ptr %p) {
entry:
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %work

work:
  %r = call i32 @fib(i32 %n)
  switch i32 %r, label %end [ i32 1, label %a
                              i32 5, label %b
                              i32 9, label %c
                              i32 200, label %d ]

a:
  store i32 %n, ptr %p
  br label %end

b:
  store i32 %r, ptr %p
  br label %end

c:
  store i32 3, ptr %p
  br label %end

d:
  store i32 4, ptr %p
  br label %end

end:
  ret void
}

declare void @use(i32)
define void @loop(i32 %n) {
entry:
  %none = icmp slt i32 %n, 1
  br i1 %none, label %out, label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %next, label %body
body:
  call void @use(i32 %i)
  br label %next
next:
  %i1 = add i32 %i, 1
  %again = icmp slt i32 %i1, %n
  br i1 %again, label %head, label %out
out:
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	fib
; 	.type	fib, @function
; fib:
; 	.cfi_startproc
; 	movl	%edi, %eax
; 	cmpl	$2, %eax
; 	jge	.L0_2
; 	ret
; .L0_2:
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	subq	$16, %rsp
; 	.cfi_def_cfa_offset 32
; 	movl	%eax, %ebx
; 	leal	-1(%rbx), %edi
; 	call	fib
; 	movl	%eax, (%rsp)
; 	leal	-2(%rbx), %edi
; 	call	fib
; 	movl	(%rsp), %ecx
; 	addl	%ecx, %eax
; 	addq	$16, %rsp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	fib, .-fib
; 	.text
; 	.p2align	4
; 	.globl	ack
; 	.type	ack, @function
; ack:
; 	.cfi_startproc
; 	testl	%edi, %edi
; 	jne	.L1_2
; 	leal	1(%rsi), %eax
; 	ret
; .L1_2:
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	leal	-1(%rdi), %ebx
; 	leal	-1(%rsi), %eax
; 	testl	%esi, %esi
; 	jne	.L1_4
; 	movl	%ebx, %edi
; 	movl	$1, %esi
; 	.cfi_remember_state
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	jmp	ack
; 	.cfi_restore_state
; .L1_4:
; 	movl	%eax, %esi
; 	call	ack
; 	movl	%ebx, %edi
; 	movl	%eax, %esi
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	jmp	ack
; 	.cfi_endproc
; 	.size	ack, .-ack
; 	.text
; 	.p2align	4
; 	.globl	six_returns
; 	.type	six_returns, @function
; six_returns:
; 	.cfi_startproc
; 	testl	%edi, %edi
; 	jne	.L2_1
; 	ret
; .L2_1:
; 	subq	$24, %rsp
; 	.cfi_def_cfa_offset 32
; 	movq	%rsi, 8(%rsp)
; 	movl	%edi, (%rsp)
; 	movl	(%rsp), %edi
; 	call	fib
; 	cmpl	$9, %eax
; 	jge	.L2_9
; 	cmpl	$1, %eax
; 	jne	.L2_10
; 	movq	8(%rsp), %rax
; 	movl	(%rsp), %ecx
; 	movl	%ecx, (%rax)
; .L2_6:
; 	.cfi_remember_state
; 	addq	$24, %rsp
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_restore_state
; .L2_10:
; 	cmpl	$5, %eax
; 	jne	.L2_6
; 	movq	8(%rsp), %rcx
; 	movl	%eax, (%rcx)
; 	jmp	.L2_6
; .L2_9:
; 	jne	.L2_14
; 	movq	8(%rsp), %rax
; 	movl	$3, (%rax)
; 	jmp	.L2_6
; .L2_14:
; 	cmpl	$200, %eax
; 	jne	.L2_6
; 	movq	8(%rsp), %rax
; 	movl	$4, (%rax)
; 	jmp	.L2_6
; 	.cfi_endproc
; 	.size	six_returns, .-six_returns
; 	.text
; 	.p2align	4
; 	.globl	loop
; 	.type	loop, @function
; loop:
; 	.cfi_startproc
; 	cmpl	$1, %edi
; 	jge	.L3_6
; 	ret
; .L3_6:
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 24
; 	.cfi_offset 6, -24
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 32
; 	movl	%edi, %ebx
; 	xorl	%ebp, %ebp
; 	.p2align	4,,10
; .L3_1:
; 	testb	$1, %bpl
; 	je	.L3_3
; 	movl	%ebp, %edi
; 	call	use@PLT
; .L3_3:
; 	incl	%ebp
; 	cmpl	%ebx, %ebp
; 	jl	.L3_1
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 24
; 	popq	%rbp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	loop, .-loop
; 	.section	.note.GNU-stack,"",@progbits
