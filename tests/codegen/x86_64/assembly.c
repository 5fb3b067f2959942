// RUN: %minic -S -O1 %s -o -
// RUN: %minic -S -O0 -emit-llvm %s -o -
asm(".globl marker\nmarker:");
int f(int a, int b) {
  int c = a * b;
  asm volatile("nop\n\tnop");
  return c + a;
}
asm("# after f");
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.globl marker
// marker:
// 	.text
// 	.p2align	4
// 	.globl	f
// 	.type	f, @function
// f:
// 	.cfi_startproc
// 	pushq	%rbx
// 	.cfi_def_cfa_offset 16
// 	.cfi_offset 3, -16
// 	subq	$16, %rsp
// 	.cfi_def_cfa_offset 32
// 	movl	%edi, %eax
// 	movl	%eax, (%rsp)
// 	movl	%eax, %ebx
// 	imull	%esi, %ebx
// 	nop
// 	nop
// 	movl	(%rsp), %eax
// 	addl	%ebx, %eax
// 	addq	$16, %rsp
// 	.cfi_def_cfa_offset 16
// 	popq	%rbx
// 	.cfi_def_cfa_offset 8
// 	ret
// 	.cfi_endproc
// 	.size	f, .-f
// 	.text
// 	# after f
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// module asm ".globl marker"
// module asm "marker:"
//
// module asm "# after f"
//
// define i32 @f(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = mul i32 %0, %1
//   store i32 %2, ptr %c, align 4
//   call void asm sideeffect "nop\0A\09nop", "~{memory}"()
//   %3 = load i32, ptr %c, align 4
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = add i32 %3, %4
//   ret i32 %5
// }
