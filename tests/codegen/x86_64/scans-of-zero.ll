; Where 0 has a number of zeros, too, the scan is not asked for it. Narrow integers are counted by plain instructions.
; RUN: %minic %s -O1 -S --target=x86_64 -o - | grep -v '^	\.'
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.bswap.i16(i16)

define i32 @trailing(i32 %x) {
  %n = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %n
}
define i64 @leading(i64 %x) {
  %n = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %n
}
define i16 @narrow(i16 %x) {
  %n = call i16 @llvm.cttz.i16(i16 %x, i1 true)
  ret i16 %n
}
define i16 @swapped(i16 %x) {
  %n = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %n
}
; OUTPUT:
; # Made by minic.
; trailing:
; 	rep bsfl	%edi, %eax
; 	movl	$32, %ecx
; 	testl	%edi, %edi
; 	cmove	%rcx, %rax
; 	ret
; leading:
; 	bsrq	%rdi, %rax
; 	xorq	$63, %rax
; 	movl	$64, %ecx
; 	testq	%rdi, %rdi
; 	cmove	%rcx, %rax
; 	ret
; narrow:
; 	movzwl	%di, %eax
; 	orq	$65536, %rax
; 	leaq	-1(%rax), %rcx
; 	notq	%rax
; 	andq	%rcx, %rax
; 	movq	%rax, %rcx
; 	shrq	$1, %rcx
; 	movabsq	$6148914691236517205, %rdx
; 	andq	%rdx, %rcx
; 	subq	%rcx, %rax
; 	movq	%rax, %rcx
; 	shrq	$2, %rcx
; 	movabsq	$3689348814741910323, %rdx
; 	andq	%rdx, %rcx
; 	andq	%rdx, %rax
; 	addq	%rcx, %rax
; 	movq	%rax, %rcx
; 	shrq	$4, %rcx
; 	addq	%rcx, %rax
; 	movabsq	$1085102592571150095, %rcx
; 	andq	%rcx, %rax
; 	movabsq	$72340172838076673, %rcx
; 	imulq	%rcx, %rax
; 	shrq	$56, %rax
; 	ret
; swapped:
; 	movl	%edi, %eax
; 	rolw	$8, %ax
; 	ret
