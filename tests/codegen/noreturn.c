// Nothing is kept over a call that does not return, and no code follows it.
// RUN: %minic -O2 -S -fno-asynchronous-unwind-tables %s -o -
// RUN: %minic -O0 -emit-llvm %s -o -

_Noreturn void fail(const char *);
__attribute__((cold)) int rare(int);

int checked(int *a, int i, int n) {
  if (i >= n) fail("out of bounds");
  return a[i] + n;
}

// The cold call comes last.
int seldom(int n) {
  if (n & 1) n = rare(n);
  return n * 3;
}

static void report(int n) {
  rare(n);
  fail("reported");
}
int indirect(int a, int b) {
  if (a > b) report(a);
  if (a < -b) report(b);
  return a - b;
}
// OUTPUT[1]:
// # Made by minic.
// 	.file	"%s"
// 	.text
// 	.p2align	4
// 	.globl	checked
// 	.type	checked, @function
// checked:
// 	cmpl	%edx, %esi
// 	jge	.L0_1
// 	movslq	%esi, %rsi
// 	addl	(%rdi,%rsi,4), %edx
// 	movl	%edx, %eax
// 	ret
// .L0_1:
// 	subq	$8, %rsp
// 	leaq	.str(%rip), %rdi
// 	call	fail@PLT
// 	ud2
// 	.size	checked, .-checked
// 	.text
// 	.p2align	4
// 	.globl	seldom
// 	.type	seldom, @function
// seldom:
// 	testb	$1, %dil
// 	jne	.L1_1
// 	leal	(%rdi,%rdi,2), %eax
// 	ret
// .L1_1:
// 	subq	$8, %rsp
// 	call	rare@PLT
// 	movl	%eax, %edi
// 	leal	(%rdi,%rdi,2), %eax
// 	addq	$8, %rsp
// 	ret
// 	.size	seldom, .-seldom
// 	.text
// 	.p2align	4
// 	.type	report, @function
// report:
// 	subq	$8, %rsp
// 	call	rare@PLT
// 	leaq	.str.1(%rip), %rdi
// 	call	fail@PLT
// 	ud2
// 	.size	report, .-report
// 	.text
// 	.p2align	4
// 	.globl	indirect
// 	.type	indirect, @function
// indirect:
// 	subq	$8, %rsp
// 	cmpl	%esi, %edi
// 	jle	.L3_2
// .L3_1:
// 	call	report
// 	ud2
// .L3_2:
// 	movl	%esi, %eax
// 	negl	%eax
// 	cmpl	%eax, %edi
// 	jge	.L3_4
// 	movl	%esi, %edi
// 	jmp	.L3_1
// .L3_4:
// 	subl	%esi, %edi
// 	movl	%edi, %eax
// 	addq	$8, %rsp
// 	ret
// 	.size	indirect, .-indirect
// 	.section	.rodata
// 	.type	.str, @object
// 	.size	.str, 14
// .str:
// 	.string	"out of bounds"
// 	.section	.rodata
// 	.type	.str.1, @object
// 	.size	.str.1, 9
// .str.1:
// 	.string	"reported"
// 	.section	.note.GNU-stack,"",@progbits
// OUTPUT[2]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @.str = private unnamed_addr constant [14 x i8] c"out of bounds\00", align 1
// @.str.1 = private unnamed_addr constant [9 x i8] c"reported\00", align 1
//
// define i32 @checked(ptr %a, i32 %i, i32 %n) {
// entry:
//   %a.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   %n.addr = alloca i32, align 4
//   store ptr %a, ptr %a.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = load i32, ptr %n.addr, align 4
//   %2 = icmp sge i32 %0, %1
//   br i1 %2, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   call void @fail(ptr @.str)
//   unreachable
//
// if.end:                                           ; preds = %entry
//   %3 = load ptr, ptr %a.addr, align 8
//   %4 = load i32, ptr %i.addr, align 4
//   %5 = sext i32 %4 to i64
//   %6 = getelementptr inbounds i32, ptr %3, i64 %5
//   %7 = load i32, ptr %6, align 4
//   %8 = load i32, ptr %n.addr, align 4
//   %9 = add i32 %7, %8
//   ret i32 %9
// }
//
// declare void @fail(ptr) noreturn
//
// define i32 @seldom(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = and i32 %0, 1
//   %2 = icmp ne i32 %1, 0
//   br i1 %2, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   %3 = load i32, ptr %n.addr, align 4
//   %4 = call i32 @rare(i32 %3)
//   store i32 %4, ptr %n.addr, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %if.then
//   %5 = load i32, ptr %n.addr, align 4
//   %6 = mul i32 %5, 3
//   ret i32 %6
// }
//
// declare i32 @rare(i32) cold
//
// define internal void @report(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = call i32 @rare(i32 %0)
//   call void @fail(ptr @.str.1)
//   unreachable
// }
//
// define i32 @indirect(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = icmp sgt i32 %0, %1
//   br i1 %2, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   %3 = load i32, ptr %a.addr, align 4
//   call void @report(i32 %3)
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %if.then
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = sub i32 0, %5
//   %7 = icmp slt i32 %4, %6
//   br i1 %7, label %if.then1, label %if.end1
//
// if.then1:                                         ; preds = %if.end
//   %8 = load i32, ptr %b.addr, align 4
//   call void @report(i32 %8)
//   br label %if.end1
//
// if.end1:                                          ; preds = %if.end, %if.then1
//   %9 = load i32, ptr %a.addr, align 4
//   %10 = load i32, ptr %b.addr, align 4
//   %11 = sub i32 %9, %10
//   ret i32 %11
// }
