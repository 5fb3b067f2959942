// RUN: %minic -O0 -S -emit-llvm %s -o -
// op= reads and writes one object and computes in the common type.
int g;

int ints(int a, int b) {
  a += b;
  a -= 1;
  a *= b;
  a /= b;
  a %= b;
  a <<= b;
  a >>= 1;
  a &= b;
  a |= b;
  a ^= b;
  return g += a -= b;
}
int mixed(int i, float f, double d, long l) {
  i += f;
  f *= d;
  i <<= l;
  l -= i;
  f /= i;
  return i;
}
int *pointers(int *p, int n) {
  p += n;
  p -= 2;
  *p++ += 1;
  return p;
}
void elements(int a[][4], int i) { a[i][i + 1] *= 3; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @g = global i32 0, align 4
//
// define i32 @ints(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %b.addr, align 4
//   %1 = load i32, ptr %a.addr, align 4
//   %2 = add i32 %1, %0
//   store i32 %2, ptr %a.addr, align 4
//   %3 = load i32, ptr %a.addr, align 4
//   %4 = sub i32 %3, 1
//   store i32 %4, ptr %a.addr, align 4
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = load i32, ptr %a.addr, align 4
//   %7 = mul i32 %6, %5
//   store i32 %7, ptr %a.addr, align 4
//   %8 = load i32, ptr %b.addr, align 4
//   %9 = load i32, ptr %a.addr, align 4
//   %10 = sdiv i32 %9, %8
//   store i32 %10, ptr %a.addr, align 4
//   %11 = load i32, ptr %b.addr, align 4
//   %12 = load i32, ptr %a.addr, align 4
//   %13 = srem i32 %12, %11
//   store i32 %13, ptr %a.addr, align 4
//   %14 = load i32, ptr %b.addr, align 4
//   %15 = load i32, ptr %a.addr, align 4
//   %16 = shl i32 %15, %14
//   store i32 %16, ptr %a.addr, align 4
//   %17 = load i32, ptr %a.addr, align 4
//   %18 = ashr i32 %17, 1
//   store i32 %18, ptr %a.addr, align 4
//   %19 = load i32, ptr %b.addr, align 4
//   %20 = load i32, ptr %a.addr, align 4
//   %21 = and i32 %20, %19
//   store i32 %21, ptr %a.addr, align 4
//   %22 = load i32, ptr %b.addr, align 4
//   %23 = load i32, ptr %a.addr, align 4
//   %24 = or i32 %23, %22
//   store i32 %24, ptr %a.addr, align 4
//   %25 = load i32, ptr %b.addr, align 4
//   %26 = load i32, ptr %a.addr, align 4
//   %27 = xor i32 %26, %25
//   store i32 %27, ptr %a.addr, align 4
//   %28 = load i32, ptr %b.addr, align 4
//   %29 = load i32, ptr %a.addr, align 4
//   %30 = sub i32 %29, %28
//   store i32 %30, ptr %a.addr, align 4
//   %31 = load i32, ptr @g, align 4
//   %32 = add i32 %31, %30
//   store i32 %32, ptr @g, align 4
//   ret i32 %32
// }
//
// define i32 @mixed(i32 %i, float %f, double %d, i64 %l) {
// entry:
//   %i.addr = alloca i32, align 4
//   %f.addr = alloca float, align 4
//   %d.addr = alloca double, align 8
//   %l.addr = alloca i64, align 8
//   store i32 %i, ptr %i.addr, align 4
//   store float %f, ptr %f.addr, align 4
//   store double %d, ptr %d.addr, align 8
//   store i64 %l, ptr %l.addr, align 8
//   %0 = load float, ptr %f.addr, align 4
//   %1 = load i32, ptr %i.addr, align 4
//   %2 = sitofp i32 %1 to float
//   %3 = fadd float %2, %0
//   %4 = fptosi float %3 to i32
//   store i32 %4, ptr %i.addr, align 4
//   %5 = load double, ptr %d.addr, align 8
//   %6 = load float, ptr %f.addr, align 4
//   %7 = fpext float %6 to double
//   %8 = fmul double %7, %5
//   %9 = fptrunc double %8 to float
//   store float %9, ptr %f.addr, align 4
//   %10 = load i64, ptr %l.addr, align 8
//   %11 = load i32, ptr %i.addr, align 4
//   %12 = trunc i64 %10 to i32
//   %13 = shl i32 %11, %12
//   store i32 %13, ptr %i.addr, align 4
//   %14 = load i32, ptr %i.addr, align 4
//   %15 = sext i32 %14 to i64
//   %16 = load i64, ptr %l.addr, align 8
//   %17 = sub i64 %16, %15
//   store i64 %17, ptr %l.addr, align 8
//   %18 = load i32, ptr %i.addr, align 4
//   %19 = sitofp i32 %18 to float
//   %20 = load float, ptr %f.addr, align 4
//   %21 = fdiv float %20, %19
//   store float %21, ptr %f.addr, align 4
//   %22 = load i32, ptr %i.addr, align 4
//   ret i32 %22
// }
//
// define ptr @pointers(ptr %p, i32 %n) {
// entry:
//   %p.addr = alloca ptr, align 8
//   %n.addr = alloca i32, align 4
//   store ptr %p, ptr %p.addr, align 8
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = sext i32 %0 to i64
//   %2 = load ptr, ptr %p.addr, align 8
//   %3 = getelementptr inbounds i32, ptr %2, i64 %1
//   store ptr %3, ptr %p.addr, align 8
//   %4 = load ptr, ptr %p.addr, align 8
//   %5 = getelementptr inbounds i32, ptr %4, i64 -2
//   store ptr %5, ptr %p.addr, align 8
//   %6 = load ptr, ptr %p.addr, align 8
//   %7 = getelementptr inbounds i32, ptr %6, i64 1
//   store ptr %7, ptr %p.addr, align 8
//   %8 = load i32, ptr %6, align 4
//   %9 = add i32 %8, 1
//   store i32 %9, ptr %6, align 4
//   %10 = load ptr, ptr %p.addr, align 8
//   ret ptr %10
// }
//
// define void @elements(ptr %a, i32 %i) {
// entry:
//   %a.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   store ptr %a, ptr %a.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load ptr, ptr %a.addr, align 8
//   %1 = load i32, ptr %i.addr, align 4
//   %2 = sext i32 %1 to i64
//   %3 = getelementptr inbounds [4 x i32], ptr %0, i64 %2
//   %4 = load i32, ptr %i.addr, align 4
//   %5 = add i32 %4, 1
//   %6 = sext i32 %5 to i64
//   %7 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %6
//   %8 = load i32, ptr %7, align 4
//   %9 = mul i32 %8, 3
//   store i32 %9, ptr %7, align 4
//   ret void
// }
