; RUN: %minic -emit-llvm -passes= %s -o -
; RUN: %minic -emit-llvm -passes= --target=riscv64 %s -o %t.ll && %minic -S %t.ll -o - | grep -E 'set|array|quad|globl|weak|twice|# one|nop|macro|endm'
; RUN: %minic --run %s

module asm ".macro twice"
module asm "# one\09line"
module asm ".endm"

@number = global i32 5
@other = alias i32, ptr @number
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@second = weak hidden alias i32 (i32), ptr @first

define internal i32 @first(i32 %x) {
  %sum = add i32 %x, 1
  ret i32 %sum
}

define internal void @early() {
  store i32 7, ptr @number
  ret void
}

define internal void @late() {
  %x = load i32, ptr @other
  %y = add i32 %x, 1
  store i32 %y, ptr @other
  ret void
}

define internal void @end() {
  %x = call i32 @putchar(i32 10)
  ret void
}

declare i32 @putchar(i32)

define i32 @main() {
  call void asm sideeffect "", "~{memory}"()
  %x = load i32, ptr @number
  %y = call i32 @second(i32 %x)
  %c = add i32 %y, 48
  %z = call i32 @putchar(i32 %c)
  ret i32 0
}

define void @code() {
  call void asm sideeffect "nop\0A\09# $$8", "~{memory}"()
  ret void
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; module asm ".macro twice"
;
; module asm "# one\09line"
;
; module asm ".endm"
;
; @number = global i32 5, align 4
; @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
; @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
; @other = alias i32, ptr @number
; @second = weak hidden alias i32 (i32), ptr @first
;
; define internal i32 @first(i32 %x) {
;   %sum = add i32 %x, 1
;   ret i32 %sum
; }
;
; define internal void @early() {
;   store i32 7, ptr @number, align 4
;   ret void
; }
;
; define internal void @late() {
;   %x = load i32, ptr @number, align 4
;   %y = add i32 %x, 1
;   store i32 %y, ptr @number, align 4
;   ret void
; }
;
; define internal void @end() {
;   %x = call i32 @putchar(i32 10)
;   ret void
; }
;
; declare i32 @putchar(i32)
;
; define i32 @main() {
;   call void asm sideeffect "", "~{memory}"()
;   %x = load i32, ptr @number, align 4
;   %y = call i32 @second(i32 %x)
;   %c = add i32 %y, 48
;   %z = call i32 @putchar(i32 %c)
;   ret i32 0
; }
;
; define void @code() {
;   call void asm sideeffect "nop\0A\09# $$8", "~{memory}"()
;   ret void
; }
; OUTPUT[2]:
; 	.macro twice
; 	# one	line
; 	.endm
; 	.globl	main
; 	.cfi_def_cfa_offset 16
; 	.cfi_def_cfa_offset 8
; 	.globl	code
; 	.cfi_def_cfa_offset 16
; 	nop
; 	.cfi_def_cfa_offset 8
; 	.globl	number
; 	.globl	other
; 	.set	other, number
; 	.weak	second
; 	.set	second, first
; 	.section	.init_array,"aw",@init_array
; 	.quad	late
; 	.section	.init_array.00101,"aw",@init_array
; 	.quad	early
; 	.section	.fini_array,"aw",@fini_array
; 	.quad	end
; OUTPUT[3]:
; 9
