; What machine code computes once: repeated loads until something is written, invariants of loops.
; RUN: %minic %s -S --target=x86_64 -o -

@g = internal global [100 x i32] zeroinitializer
declare void @unknown()

define i32 @load_twice(ptr %p, i32 %x) {
  %a = load i32, ptr %p
  %c = icmp slt i32 %a, %x
  br i1 %c, label %low, label %high
low:
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
high:
  store i32 %x, ptr %p
  %d = load i32, ptr %p
  %t = add i32 %a, %d
  ret i32 %t
}

define i32 @after_call(ptr %p) {
  %a = load i32, ptr %p
  call void @unknown()
  %b = load i32, ptr %p
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @invariant(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %q = sdiv i32 %n, %m
  %i64 = sext i32 %i to i64
  %p = getelementptr [100 x i32], ptr @g, i64 0, i64 %i64
  %v = load i32, ptr %p
  %w = mul i32 %v, 100003
  %x = add i32 %w, %q
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %head
done:
  ret i32 %s
}

define i32 @not_in_every_round(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %odd = and i32 %i, 1
  %o = icmp ne i32 %odd, 0
  br i1 %o, label %divide, label %next
divide:
  %q = sdiv i32 %n, %m
  br label %next
next:
  %x = phi i32 [ %q, %divide ], [ 1, %body ]
  %s1 = add i32 %s, %x
  %i1 = add i32 %i, 1
  br label %head
done:
  ret i32 %s
}

; The scaled row indices of an array parameter are the same in every iteration.
define i32 @rows(ptr %a, i64 %i, i64 %j, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %at = getelementptr [8 x [8 x i32]], ptr %a, i64 %i, i64 %j, i64 %k
  %v = load i32, ptr %at
  %s1 = add i32 %s, %v
  %k1 = add i64 %k, 1
  %more = icmp slt i64 %k1, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %s1
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	load_twice
; 	.type	load_twice, @function
; load_twice:
; 	.cfi_startproc
; 	movl	(%rdi), %eax
; 	cmpl	%esi, %eax
; 	jge	.L0_2
; 	addl	(%rdi), %eax
; 	ret
; .L0_2:
; 	movl	%esi, (%rdi)
; 	addl	(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	load_twice, .-load_twice
; 	.text
; 	.p2align	4
; 	.globl	after_call
; 	.type	after_call, @function
; after_call:
; 	.cfi_startproc
; 	pushq	%rbx
; 	.cfi_def_cfa_offset 16
; 	.cfi_offset 3, -16
; 	pushq	%rbp
; 	.cfi_def_cfa_offset 24
; 	.cfi_offset 6, -24
; 	subq	$8, %rsp
; 	.cfi_def_cfa_offset 32
; 	movq	%rdi, %rbp
; 	movl	(%rbp), %ebx
; 	call	unknown@PLT
; 	addl	(%rbp), %ebx
; 	movl	%ebx, %eax
; 	addq	$8, %rsp
; 	.cfi_def_cfa_offset 24
; 	popq	%rbp
; 	.cfi_def_cfa_offset 16
; 	popq	%rbx
; 	.cfi_def_cfa_offset 8
; 	ret
; 	.cfi_endproc
; 	.size	after_call, .-after_call
; 	.text
; 	.p2align	4
; 	.globl	invariant
; 	.type	invariant, @function
; invariant:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	xorl	%r8d, %r8d
; 	xorl	%edi, %edi
; 	leaq	g(%rip), %r9
; 	jmp	.L2_1
; 	.p2align	4,,10
; .L2_2:
; 	movl	%ecx, %eax
; 	cltd
; 	idivl	%esi
; 	movslq	%r8d, %rdx
; 	imull	$100003, (%r9,%rdx,4), %edx
; 	addl	%edx, %eax
; 	addl	%eax, %edi
; 	incl	%r8d
; .L2_1:
; 	cmpl	%ecx, %r8d
; 	jl	.L2_2
; 	movl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	invariant, .-invariant
; 	.text
; 	.p2align	4
; 	.globl	not_in_every_round
; 	.type	not_in_every_round, @function
; not_in_every_round:
; 	.cfi_startproc
; 	movl	%edi, %ecx
; 	xorl	%r8d, %r8d
; 	xorl	%edi, %edi
; 	jmp	.L3_1
; .L3_6:
; 	movl	$1, %eax
; .L3_4:
; 	addl	%eax, %edi
; 	incl	%r8d
; .L3_1:
; 	cmpl	%ecx, %r8d
; 	jge	.L3_5
; 	testb	$1, %r8b
; 	je	.L3_6
; 	movl	%ecx, %eax
; 	cltd
; 	idivl	%esi
; 	jmp	.L3_4
; .L3_5:
; 	movl	%edi, %eax
; 	ret
; 	.cfi_endproc
; 	.size	not_in_every_round, .-not_in_every_round
; 	.text
; 	.p2align	4
; 	.globl	rows
; 	.type	rows, @function
; rows:
; 	.cfi_startproc
; 	movq	%rsi, %r8
; 	movq	%rdx, %rsi
; 	xorl	%edx, %edx
; 	xorl	%eax, %eax
; 	shlq	$8, %r8
; 	shlq	$5, %rsi
; 	addq	%r8, %rdi
; 	addq	%rdi, %rsi
; 	.p2align	4,,10
; .L4_1:
; 	addl	(%rsi,%rdx,4), %eax
; 	incq	%rdx
; 	cmpq	%rcx, %rdx
; 	jl	.L4_1
; 	ret
; 	.cfi_endproc
; 	.size	rows, .-rows
; 	.bss
; 	.p2align	4
; 	.type	g, @object
; 	.size	g, 400
; g:
; 	.zero	400
; 	.section	.note.GNU-stack,"",@progbits
