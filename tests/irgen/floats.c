// RUN: %minic -O0 -S -emit-llvm %s -o -
// Floating point: float stays float; the comparisons are false for NaN, != is true.
float arithmetic(float a, float b) { return a + b * (a - b) / -a; }
double doubles(double a, float b) { return a * b - 1.5; }
int comparisons(float a, float b) { return (a < b) + (a > b) + (a <= b) + (a >= b) + (a == b) + (a != b); }
int truth(float a, double b) {
  if (a && !b) return 1;
  return 0;
}
float literals() { return 0.1f + 1e-40f; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define float @arithmetic(float %a, float %b) {
// entry:
//   %a.addr = alloca float, align 4
//   %b.addr = alloca float, align 4
//   store float %a, ptr %a.addr, align 4
//   store float %b, ptr %b.addr, align 4
//   %0 = load float, ptr %a.addr, align 4
//   %1 = load float, ptr %b.addr, align 4
//   %2 = load float, ptr %a.addr, align 4
//   %3 = load float, ptr %b.addr, align 4
//   %4 = fsub float %2, %3
//   %5 = fmul float %1, %4
//   %6 = load float, ptr %a.addr, align 4
//   %7 = fneg float %6
//   %8 = fdiv float %5, %7
//   %9 = fadd float %0, %8
//   ret float %9
// }
//
// define double @doubles(double %a, float %b) {
// entry:
//   %a.addr = alloca double, align 8
//   %b.addr = alloca float, align 4
//   store double %a, ptr %a.addr, align 8
//   store float %b, ptr %b.addr, align 4
//   %0 = load double, ptr %a.addr, align 8
//   %1 = load float, ptr %b.addr, align 4
//   %2 = fpext float %1 to double
//   %3 = fmul double %0, %2
//   %4 = fsub double %3, 1.500000e+00
//   ret double %4
// }
//
// define i32 @comparisons(float %a, float %b) {
// entry:
//   %a.addr = alloca float, align 4
//   %b.addr = alloca float, align 4
//   store float %a, ptr %a.addr, align 4
//   store float %b, ptr %b.addr, align 4
//   %0 = load float, ptr %a.addr, align 4
//   %1 = load float, ptr %b.addr, align 4
//   %2 = fcmp olt float %0, %1
//   %3 = zext i1 %2 to i32
//   %4 = load float, ptr %a.addr, align 4
//   %5 = load float, ptr %b.addr, align 4
//   %6 = fcmp ogt float %4, %5
//   %7 = zext i1 %6 to i32
//   %8 = add i32 %3, %7
//   %9 = load float, ptr %a.addr, align 4
//   %10 = load float, ptr %b.addr, align 4
//   %11 = fcmp ole float %9, %10
//   %12 = zext i1 %11 to i32
//   %13 = add i32 %8, %12
//   %14 = load float, ptr %a.addr, align 4
//   %15 = load float, ptr %b.addr, align 4
//   %16 = fcmp oge float %14, %15
//   %17 = zext i1 %16 to i32
//   %18 = add i32 %13, %17
//   %19 = load float, ptr %a.addr, align 4
//   %20 = load float, ptr %b.addr, align 4
//   %21 = fcmp oeq float %19, %20
//   %22 = zext i1 %21 to i32
//   %23 = add i32 %18, %22
//   %24 = load float, ptr %a.addr, align 4
//   %25 = load float, ptr %b.addr, align 4
//   %26 = fcmp une float %24, %25
//   %27 = zext i1 %26 to i32
//   %28 = add i32 %23, %27
//   ret i32 %28
// }
//
// define i32 @truth(float %a, double %b) {
// entry:
//   %retval = alloca i32, align 4
//   %a.addr = alloca float, align 4
//   %b.addr = alloca double, align 8
//   store float %a, ptr %a.addr, align 4
//   store double %b, ptr %b.addr, align 8
//   %0 = load float, ptr %a.addr, align 4
//   %1 = fcmp une float %0, 0.000000e+00
//   br i1 %1, label %land.lhs.true, label %if.end
//
// land.lhs.true:                                    ; preds = %entry
//   %2 = load double, ptr %b.addr, align 8
//   %3 = fcmp une double %2, 0.000000e+00
//   br i1 %3, label %if.end, label %if.then
//
// if.then:                                          ; preds = %land.lhs.true
//   store i32 1, ptr %retval, align 4
//   br label %return
//
// if.end:                                           ; preds = %entry, %land.lhs.true
//   store i32 0, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   %4 = load i32, ptr %retval, align 4
//   ret i32 %4
// }
//
// define float @literals() {
// entry:
//   %0 = fadd float 0x3FB99999A0000000, 0x37A16C2000000000
//   ret float %0
// }
