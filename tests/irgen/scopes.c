// RUN: %minic -O0 -S -emit-llvm %s -o -
// Variables of one name get allocas of one name; parameters are copied to name.addr.
int x = 1;

int scopes(int a, int b) {
  int y = x;
  int x = a;
  {
    int x = b;
    y = y + x;
    for (int x = 0; x < 3; x++) y = y + x;
  }
  {
    float x = 2;
    y = y + x;
  }
  return y + x;
}
int unnamed(int, int);
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @x = global i32 1, align 4
//
// define i32 @scopes(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %y = alloca i32, align 4
//   %x = alloca i32, align 4
//   %x1 = alloca i32, align 4
//   %x2 = alloca i32, align 4
//   %x3 = alloca float, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr @x, align 4
//   store i32 %0, ptr %y, align 4
//   %1 = load i32, ptr %a.addr, align 4
//   store i32 %1, ptr %x, align 4
//   %2 = load i32, ptr %b.addr, align 4
//   store i32 %2, ptr %x1, align 4
//   %3 = load i32, ptr %y, align 4
//   %4 = load i32, ptr %x1, align 4
//   %5 = add i32 %3, %4
//   store i32 %5, ptr %y, align 4
//   store i32 0, ptr %x2, align 4
//   br label %for.cond
//
// for.cond:                                         ; preds = %entry, %for.inc
//   %6 = load i32, ptr %x2, align 4
//   %7 = icmp slt i32 %6, 3
//   br i1 %7, label %for.body, label %for.end
//
// for.body:                                         ; preds = %for.cond
//   %8 = load i32, ptr %y, align 4
//   %9 = load i32, ptr %x2, align 4
//   %10 = add i32 %8, %9
//   store i32 %10, ptr %y, align 4
//   br label %for.inc
//
// for.inc:                                          ; preds = %for.body
//   %11 = load i32, ptr %x2, align 4
//   %12 = add i32 %11, 1
//   store i32 %12, ptr %x2, align 4
//   br label %for.cond
//
// for.end:                                          ; preds = %for.cond
//   store float 2.000000e+00, ptr %x3, align 4
//   %13 = load i32, ptr %y, align 4
//   %14 = sitofp i32 %13 to float
//   %15 = load float, ptr %x3, align 4
//   %16 = fadd float %14, %15
//   %17 = fptosi float %16 to i32
//   store i32 %17, ptr %y, align 4
//   %18 = load i32, ptr %y, align 4
//   %19 = load i32, ptr %x, align 4
//   %20 = add i32 %18, %19
//   ret i32 %20
// }
