; LLVM's two formats of C's long double are read, folded and printed.
; RUN: %minic %s -S -emit-llvm -passes= -o -
; RUN: %minic %s -S -emit-llvm -passes=sccp -o -

@x = global x86_fp80 0xK3FFF8000000000000000
@q = global [2 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 zeroinitializer]
define x86_fp80 @f(x86_fp80 %a, i64 %b) {
  %c = sitofp i64 %b to x86_fp80
  %d = fadd x86_fp80 %a, %c
  %e = fneg nnan x86_fp80 %d
  %g = fcmp ogt x86_fp80 %e, 0xK3FFF8000000000000000
  %h = select i1 %g, x86_fp80 %a, x86_fp80 %d
  ret x86_fp80 %h
}
define i32 @folds() {
  %third = fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000
  %one = fmul x86_fp80 %third, 0xK4000C000000000000000
  %is = fcmp oeq x86_fp80 %one, 0xK3FFF8000000000000000
  %i = zext i1 %is to i32
  %q = fpext double 2.5 to fp128
  %n = fptosi fp128 %q to i32
  %s = add i32 %i, %n
  ret i32 %s
}
define fp128 @third() {
  %q = fdiv fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000004000800000000000
  ret fp128 %q
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @x = global x86_fp80 0xK3FFF8000000000000000, align 16
; @q = global [2 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000000000000000000000], align 16
;
; define x86_fp80 @f(x86_fp80 %a, i64 %b) {
;   %c = sitofp i64 %b to x86_fp80
;   %d = fadd x86_fp80 %a, %c
;   %e = fneg nnan x86_fp80 %d
;   %g = fcmp ogt x86_fp80 %e, 0xK3FFF8000000000000000
;   %h = select i1 %g, x86_fp80 %a, x86_fp80 %d
;   ret x86_fp80 %h
; }
;
; define i32 @folds() {
;   %third = fdiv x86_fp80 0xK3FFF8000000000000000, 0xK4000C000000000000000
;   %one = fmul x86_fp80 %third, 0xK4000C000000000000000
;   %is = fcmp oeq x86_fp80 %one, 0xK3FFF8000000000000000
;   %i = zext i1 %is to i32
;   %q = fpext double 2.500000e+00 to fp128
;   %n = fptosi fp128 %q to i32
;   %s = add i32 %i, %n
;   ret i32 %s
; }
;
; define fp128 @third() {
;   %q = fdiv fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000004000800000000000
;   ret fp128 %q
; }
; OUTPUT[2]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; @x = global x86_fp80 0xK3FFF8000000000000000, align 16
; @q = global [2 x fp128] [fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000000000000000000000], align 16
;
; define x86_fp80 @f(x86_fp80 %a, i64 %b) {
;   %c = sitofp i64 %b to x86_fp80
;   %d = fadd x86_fp80 %a, %c
;   %e = fneg nnan x86_fp80 %d
;   %g = fcmp ogt x86_fp80 %e, 0xK3FFF8000000000000000
;   %h = select i1 %g, x86_fp80 %a, x86_fp80 %d
;   ret x86_fp80 %h
; }
;
; define i32 @folds() {
;   ret i32 3
; }
;
; define fp128 @third() {
;   ret fp128 0xL55555555555555553FFD555555555555
; }
