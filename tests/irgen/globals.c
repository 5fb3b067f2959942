// RUN: %minic -O0 -S -emit-llvm %s -o -
// Global variables: zero, value, constant, external, static, tentative.
int zero;
int one = 1;
char letter = 'x';
float pi = 3.14159f;
double e = 2.718281828;
long big = 0x123456789abc;
unsigned u = -1;
const int constant = 42;
static int hidden = 7;
extern int elsewhere;
extern int unused;
int tentative;
int tentative;
int later;
int *pointer;
int array[3];
int later = 5;

int sum() {
  return zero + one + letter + pi + e + big + u + constant + hidden + elsewhere + tentative + later;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @one = global i32 1, align 4
// @letter = global i8 120, align 1
// @pi = global float 0x400921FA00000000, align 4
// @e = global double 0x4005BF0A8B04919B, align 8
// @big = global i64 20015998343868, align 8
// @u = global i32 -1, align 4
// @constant = constant i32 42, align 4
// @hidden = internal global i32 7, align 4
// @later = global i32 5, align 4
// @zero = global i32 0, align 4
// @elsewhere = external global i32, align 4
// @tentative = global i32 0, align 4
// @pointer = global ptr null, align 8
// @array = global [3 x i32] zeroinitializer, align 4
//
// define i32 @sum() {
// entry:
//   %0 = load i32, ptr @zero, align 4
//   %1 = load i32, ptr @one, align 4
//   %2 = add i32 %0, %1
//   %3 = load i8, ptr @letter, align 1
//   %4 = sext i8 %3 to i32
//   %5 = add i32 %2, %4
//   %6 = sitofp i32 %5 to float
//   %7 = load float, ptr @pi, align 4
//   %8 = fadd float %6, %7
//   %9 = fpext float %8 to double
//   %10 = load double, ptr @e, align 8
//   %11 = fadd double %9, %10
//   %12 = load i64, ptr @big, align 8
//   %13 = sitofp i64 %12 to double
//   %14 = fadd double %11, %13
//   %15 = load i32, ptr @u, align 4
//   %16 = uitofp i32 %15 to double
//   %17 = fadd double %14, %16
//   %18 = fadd double %17, 4.200000e+01
//   %19 = load i32, ptr @hidden, align 4
//   %20 = sitofp i32 %19 to double
//   %21 = fadd double %18, %20
//   %22 = load i32, ptr @elsewhere, align 4
//   %23 = sitofp i32 %22 to double
//   %24 = fadd double %21, %23
//   %25 = load i32, ptr @tentative, align 4
//   %26 = sitofp i32 %25 to double
//   %27 = fadd double %24, %26
//   %28 = load i32, ptr @later, align 4
//   %29 = sitofp i32 %28 to double
//   %30 = fadd double %27, %29
//   %31 = fptosi double %30 to i32
//   ret i32 %31
// }
