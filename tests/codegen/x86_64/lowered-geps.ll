; Addresses in bytes become what typed ones do: base, displacement, scaled index.
; RUN: %minic %s -S --target=x86_64 -passes=lower-geps -o -
%node = type { i64, [8 x i32] }

define i32 @scaled(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @scaled_with_displacement(ptr %p, i64 %j) {
  %a = getelementptr %node, ptr %p, i64 1, i32 1, i64 %j
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @two_indices(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr %node, ptr %p, i64 %i, i32 1, i64 %j
  %v = load i32, ptr %a
  ret i32 %v
}

define void @invariant(ptr %p, i64 %i, i64 %n) {
entry:
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %next, %loop ]
  %row = getelementptr [16 x i64], ptr %p, i64 %i
  %a = getelementptr i64, ptr %row, i64 %j
  store i64 %j, ptr %a
  %next = add i64 %j, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
; OUTPUT:
; # Made by minic.
; 	.file	"%s"
; 	.text
; 	.p2align	4
; 	.globl	scaled
; 	.type	scaled, @function
; scaled:
; 	.cfi_startproc
; 	movl	(%rdi,%rsi,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	scaled, .-scaled
; 	.text
; 	.p2align	4
; 	.globl	scaled_with_displacement
; 	.type	scaled_with_displacement, @function
; scaled_with_displacement:
; 	.cfi_startproc
; 	movl	48(%rdi,%rsi,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	scaled_with_displacement, .-scaled_with_displacement
; 	.text
; 	.p2align	4
; 	.globl	two_indices
; 	.type	two_indices, @function
; two_indices:
; 	.cfi_startproc
; 	leaq	(%rsi,%rsi,4), %rsi
; 	leaq	(%rdi,%rsi,8), %rdi
; 	movl	8(%rdi,%rdx,4), %eax
; 	ret
; 	.cfi_endproc
; 	.size	two_indices, .-two_indices
; 	.text
; 	.p2align	4
; 	.globl	invariant
; 	.type	invariant, @function
; invariant:
; 	.cfi_startproc
; 	xorl	%eax, %eax
; 	shlq	$7, %rsi
; 	leaq	(%rdi,%rsi), %rcx
; 	.p2align	4,,10
; .L3_1:
; 	movq	%rax, (%rcx,%rax,8)
; 	incq	%rax
; 	cmpq	%rdx, %rax
; 	jl	.L3_1
; 	ret
; 	.cfi_endproc
; 	.size	invariant, .-invariant
; 	.section	.note.GNU-stack,"",@progbits
