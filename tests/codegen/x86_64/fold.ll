; What is folded into its user: loads, addresses, compares, read-modify-write.
; RUN: %minic %s -S --target=x86_64 -o -

define void @increment(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  %w = add i32 %v, 1
  store i32 %w, ptr %a
  ret void
}

define i32 @sum(ptr %p, i32 %x) {
  %a = getelementptr i32, ptr %p, i64 3
  %v = load i32, ptr %a
  %s = add i32 %x, %v
  ret i32 %s
}

; The store between the load and its use keeps the load where it is.
define i32 @kept(ptr %p, ptr %q, i32 %x) {
  %v = load i32, ptr %p
  store i32 0, ptr %q
  %s = add i32 %x, %v
  ret i32 %s
}

define i32 @bits(ptr %p, i32 %x) {
  %v = load i32, ptr %p
  %m = and i32 %v, 12
  %c = icmp eq i32 %m, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  %s = shl i32 %x, 2
  %t = add i32 %s, %x
  ret i32 %t
}

; Swap in a loop: one parallel copy with a cycle.
define i32 @swap(i32 %n, i32 %a0, i32 %b0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi i32 [ %a0, %entry ], [ %b, %loop ]
  %b = phi i32 [ %b0, %entry ], [ %a, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %a
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	increment
; 	.type	increment, @function
; increment:
; 	.cfi_startproc
; 	addl	$1, (%rdi,%rsi,4)
; 	ret
; 	.cfi_endproc
; 	.size	increment, .-increment
; 	.text
; 	.p2align	4
; 	.globl	sum
; 	.type	sum, @function
; sum:
; 	.cfi_startproc
; 	movl	%esi, %eax
; 	addl	12(%rdi), %eax
; 	ret
; 	.cfi_endproc
; 	.size	sum, .-sum
; 	.text
; 	.p2align	4
; 	.globl	kept
; 	.type	kept, @function
; kept:
; 	.cfi_startproc
; 	movl	(%rdi), %eax
; 	movl	$0, (%rsi)
; 	addl	%edx, %eax
; 	ret
; 	.cfi_endproc
; 	.size	kept, .-kept
; 	.text
; 	.p2align	4
; 	.globl	bits
; 	.type	bits, @function
; bits:
; 	.cfi_startproc
; 	testb	$12, (%rdi)
; 	jne	.L3_2
; 	movl	$1, %eax
; 	ret
; .L3_2:
; 	leal	(%rsi,%rsi,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	bits, .-bits
; 	.text
; 	.p2align	4
; 	.globl	swap
; 	.type	swap, @function
; swap:
; 	.cfi_startproc
; 	movl	%esi, %eax
; 	movl	%edx, %ecx
; 	xorl	%edx, %edx
; 	jmp	.L4_1
; 	.p2align	4,,10
; .L4_3:
; 	xchgq	%rcx, %rax
; .L4_1:
; 	incl	%edx
; 	cmpl	%edi, %edx
; 	jl	.L4_3
; 	ret
; 	.cfi_endproc
; 	.size	swap, .-swap
; 	.section	.note.GNU-stack,"",@progbits
