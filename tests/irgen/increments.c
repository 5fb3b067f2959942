// RUN: %minic -w -O0 -S -emit-llvm %s -o -
// ++ and -- of every kind of object, before and after.
int ints(int i) {
  int a = i++;
  int b = ++i;
  int c = i--;
  int d = --i;
  return a + b + c + d;
}
float floats(float f) {
  f++;
  return --f;
}
double doubles(double d) { return d++ + ++d; }
int pointers(int *p, char *q) {
  *p++ = 1;
  *--p = 2;
  (*p)++;
  q--;
  return *p + *q;
}
int elements(int a[], int i) { return a[i++]++ + --a[--i]; }
unsigned long longs(unsigned long n) { return n++; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @ints(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   %a = alloca i32, align 4
//   %b = alloca i32, align 4
//   %c = alloca i32, align 4
//   %d = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = add i32 %0, 1
//   store i32 %1, ptr %i.addr, align 4
//   store i32 %0, ptr %a, align 4
//   %2 = load i32, ptr %i.addr, align 4
//   %3 = add i32 %2, 1
//   store i32 %3, ptr %i.addr, align 4
//   store i32 %3, ptr %b, align 4
//   %4 = load i32, ptr %i.addr, align 4
//   %5 = add i32 %4, -1
//   store i32 %5, ptr %i.addr, align 4
//   store i32 %4, ptr %c, align 4
//   %6 = load i32, ptr %i.addr, align 4
//   %7 = add i32 %6, -1
//   store i32 %7, ptr %i.addr, align 4
//   store i32 %7, ptr %d, align 4
//   %8 = load i32, ptr %a, align 4
//   %9 = load i32, ptr %b, align 4
//   %10 = add i32 %8, %9
//   %11 = load i32, ptr %c, align 4
//   %12 = add i32 %10, %11
//   %13 = load i32, ptr %d, align 4
//   %14 = add i32 %12, %13
//   ret i32 %14
// }
//
// define float @floats(float %f) {
// entry:
//   %f.addr = alloca float, align 4
//   store float %f, ptr %f.addr, align 4
//   %0 = load float, ptr %f.addr, align 4
//   %1 = fadd float %0, 1.000000e+00
//   store float %1, ptr %f.addr, align 4
//   %2 = load float, ptr %f.addr, align 4
//   %3 = fadd float %2, -1.000000e+00
//   store float %3, ptr %f.addr, align 4
//   ret float %3
// }
//
// define double @doubles(double %d) {
// entry:
//   %d.addr = alloca double, align 8
//   store double %d, ptr %d.addr, align 8
//   %0 = load double, ptr %d.addr, align 8
//   %1 = fadd double %0, 1.000000e+00
//   store double %1, ptr %d.addr, align 8
//   %2 = load double, ptr %d.addr, align 8
//   %3 = fadd double %2, 1.000000e+00
//   store double %3, ptr %d.addr, align 8
//   %4 = fadd double %0, %3
//   ret double %4
// }
//
// define i32 @pointers(ptr %p, ptr %q) {
// entry:
//   %p.addr = alloca ptr, align 8
//   %q.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   store ptr %q, ptr %q.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = getelementptr inbounds i32, ptr %0, i64 1
//   store ptr %1, ptr %p.addr, align 8
//   store i32 1, ptr %0, align 4
//   %2 = load ptr, ptr %p.addr, align 8
//   %3 = getelementptr inbounds i32, ptr %2, i64 -1
//   store ptr %3, ptr %p.addr, align 8
//   store i32 2, ptr %3, align 4
//   %4 = load ptr, ptr %p.addr, align 8
//   %5 = load i32, ptr %4, align 4
//   %6 = add i32 %5, 1
//   store i32 %6, ptr %4, align 4
//   %7 = load ptr, ptr %q.addr, align 8
//   %8 = getelementptr inbounds i8, ptr %7, i64 -1
//   store ptr %8, ptr %q.addr, align 8
//   %9 = load ptr, ptr %p.addr, align 8
//   %10 = load i32, ptr %9, align 4
//   %11 = load ptr, ptr %q.addr, align 8
//   %12 = load i8, ptr %11, align 1
//   %13 = sext i8 %12 to i32
//   %14 = add i32 %10, %13
//   ret i32 %14
// }
//
// define i32 @elements(ptr %a, i32 %i) {
// entry:
//   %a.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   store ptr %a, ptr %a.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load ptr, ptr %a.addr, align 8
//   %1 = load i32, ptr %i.addr, align 4
//   %2 = add i32 %1, 1
//   store i32 %2, ptr %i.addr, align 4
//   %3 = sext i32 %1 to i64
//   %4 = getelementptr inbounds i32, ptr %0, i64 %3
//   %5 = load i32, ptr %4, align 4
//   %6 = add i32 %5, 1
//   store i32 %6, ptr %4, align 4
//   %7 = load ptr, ptr %a.addr, align 8
//   %8 = load i32, ptr %i.addr, align 4
//   %9 = add i32 %8, -1
//   store i32 %9, ptr %i.addr, align 4
//   %10 = sext i32 %9 to i64
//   %11 = getelementptr inbounds i32, ptr %7, i64 %10
//   %12 = load i32, ptr %11, align 4
//   %13 = add i32 %12, -1
//   store i32 %13, ptr %11, align 4
//   %14 = add i32 %5, %13
//   ret i32 %14
// }
//
// define i64 @longs(i64 %n) {
// entry:
//   %n.addr = alloca i64, align 8
//   store i64 %n, ptr %n.addr, align 8
//   %0 = load i64, ptr %n.addr, align 8
//   %1 = add i64 %0, 1
//   store i64 %1, ptr %n.addr, align 8
//   ret i64 %0
// }
