; Inline assembly as clang writes it: places of operands, forms of registers, a number per copy.
; RUN: %minic -S -O1 --target=x86_64 %s -o - | grep -v '^\s*\.'
define i32 @f(i32 %x, ptr %p) {
  %y = call i32 asm "mov $1, $0", "=r,r"(i32 %x)
  call void asm sideeffect "incl $0", "=*m,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %c = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0)
  %a = extractvalue { i32, i32, i32, i32 } %c, 1
  %z = add i32 %y, %a
  %w = call i32 asm "add ${1:k}, ${0:k} # ${:uid} $$5 $2 ${2:c} $(a$|b$)", "=r,r,i,0"(i64 5, i32 77, i32 %z)
  ret i32 %w
}
; OUTPUT:
; # Made by minic.
; f:
; 	pushq	%rbx
; 	subq	$16, %rsp
; 	movl	%edi, %eax
; 	movq	%rsi, %rbx
; 	mov %eax, %ecx
; 	movl	%ecx, %edx
; 	movl	%edx, (%rsp)
; 	movq	%rbx, %rax
; 	movq	%rbx, %rcx
; 	incl (%rax)
; 	xorl	%eax, %eax
; 	xorl	%ecx, %ecx
; 	cpuid
; 	movl	(%rsp), %eax
; 	addl	%ebx, %eax
; 	movl	$5, %ecx
; 	add %ecx, %eax # 000 $5 $77 77 a
; 	addq	$16, %rsp
; 	popq	%rbx
; 	ret
