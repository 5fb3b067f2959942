; Addresses in bytes become what typed ones do: base, displacement, scaled index.
; RUN: %minic %s -S --target=riscv64 -passes=lower-geps -o -
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
; 	.option	pic
; 	.attribute	stack_align, 16
; 	.text
; 	.p2align	1
; 	.globl	scaled
; 	.type	scaled, @function
; scaled:
; 	slli	a1, a1, 2
; 	add	a0, a0, a1
; 	lw	a0, 0(a0)
; 	ret
; 	.size	scaled, .-scaled
; 	.text
; 	.p2align	1
; 	.globl	scaled_with_displacement
; 	.type	scaled_with_displacement, @function
; scaled_with_displacement:
; 	slli	a1, a1, 2
; 	add	a0, a0, a1
; 	lw	a0, 48(a0)
; 	ret
; 	.size	scaled_with_displacement, .-scaled_with_displacement
; 	.text
; 	.p2align	1
; 	.globl	two_indices
; 	.type	two_indices, @function
; two_indices:
; 	li	a5, 40
; 	mul	a1, a1, a5
; 	add	a0, a0, a1
; 	slli	a2, a2, 2
; 	add	a0, a0, a2
; 	lw	a0, 8(a0)
; 	ret
; 	.size	two_indices, .-two_indices
; 	.text
; 	.p2align	1
; 	.globl	invariant
; 	.type	invariant, @function
; invariant:
; 	li	a5, 0
; 	slli	a1, a1, 7
; 	add	a4, a0, a1
; .L3_1:
; 	slli	a3, a5, 3
; 	add	a3, a4, a3
; 	sd	a5, 0(a3)
; 	addi	a5, a5, 1
; 	blt	a5, a2, .L3_1
; 	ret
; 	.size	invariant, .-invariant
; 	.section	.note.GNU-stack,"",@progbits
