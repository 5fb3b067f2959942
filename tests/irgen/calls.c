// RUN: %minic -O0 -S -emit-llvm %s -o -
// Calls: direct, mutually recursive, variadic with promoted arguments, undeclared parameters.
int printf(const char *format, ...);
int odd(int);
int unknown();

int even(int n) { return n == 0 ? 1 : odd(n - 1); }
int odd(int n) { return n == 0 ? 0 : even(n - 1); }

void variadic(char c, short s, float f, long l, int *p) { printf("", c, s, f, l, p); }
void conversions(double d) {
  even(d);
  odd('x');
}
int noPrototype() { return unknown(1, 2.0); }
int unknown(int a, double b) { return a + b; }
float many(int a, float b, int *c, double d, char e, long f, unsigned g, int h, int i, float j) {
  return many(a, b, c, d, e, f, g, h, i, j);
}
int main() {
  noPrototype();
  return even(10) + even(odd(3));
}
// OUTPUT:
// %s:10:66: warning: format string is empty [-Wformat-zero-length]
// void variadic(char c, short s, float f, long l, int *p) { printf("", c, s, f, l, p); }
//                                                                  ^
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @.str = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
//
// define i32 @even(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = icmp eq i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   %2 = load i32, ptr %n.addr, align 4
//   %3 = sub i32 %2, 1
//   %4 = call i32 @odd(i32 %3)
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %5 = phi i32 [ 1, %cond.true ], [ %4, %cond.false ]
//   ret i32 %5
// }
//
// define i32 @odd(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = icmp eq i32 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   %2 = load i32, ptr %n.addr, align 4
//   %3 = sub i32 %2, 1
//   %4 = call i32 @even(i32 %3)
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %5 = phi i32 [ 0, %cond.true ], [ %4, %cond.false ]
//   ret i32 %5
// }
//
// define void @variadic(i8 signext %c, i16 signext %s, float %f, i64 %l, ptr %p) {
// entry:
//   %c.addr = alloca i8, align 1
//   %s.addr = alloca i16, align 2
//   %f.addr = alloca float, align 4
//   %l.addr = alloca i64, align 8
//   %p.addr = alloca ptr, align 8
//   store i8 %c, ptr %c.addr, align 1
//   store i16 %s, ptr %s.addr, align 2
//   store float %f, ptr %f.addr, align 4
//   store i64 %l, ptr %l.addr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load i8, ptr %c.addr, align 1
//   %1 = sext i8 %0 to i32
//   %2 = load i16, ptr %s.addr, align 2
//   %3 = sext i16 %2 to i32
//   %4 = load float, ptr %f.addr, align 4
//   %5 = fpext float %4 to double
//   %6 = load i64, ptr %l.addr, align 8
//   %7 = load ptr, ptr %p.addr, align 8
//   %8 = call i32 (ptr, ...) @printf(ptr @.str, i32 %1, i32 %3, double %5, i64 %6, ptr %7)
//   ret void
// }
//
// declare i32 @printf(ptr, ...)
//
// define void @conversions(double %d) {
// entry:
//   %d.addr = alloca double, align 8
//   store double %d, ptr %d.addr, align 8
//   %0 = load double, ptr %d.addr, align 8
//   %1 = fptosi double %0 to i32
//   %2 = call i32 @even(i32 %1)
//   %3 = call i32 @odd(i32 120)
//   ret void
// }
//
// define i32 @noPrototype() {
// entry:
//   %0 = call i32 @unknown(i32 1, double 2.000000e+00)
//   ret i32 %0
// }
//
// define i32 @unknown(i32 %a, double %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca double, align 8
//   store i32 %a, ptr %a.addr, align 4
//   store double %b, ptr %b.addr, align 8
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = sitofp i32 %0 to double
//   %2 = load double, ptr %b.addr, align 8
//   %3 = fadd double %1, %2
//   %4 = fptosi double %3 to i32
//   ret i32 %4
// }
//
// define float @many(i32 %a, float %b, ptr %c, double %d, i8 signext %e, i64 %f, i32 %g, i32 %h, i32 %i, float %j) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca float, align 4
//   %c.addr = alloca ptr, align 8
//   %d.addr = alloca double, align 8
//   %e.addr = alloca i8, align 1
//   %f.addr = alloca i64, align 8
//   %g.addr = alloca i32, align 4
//   %h.addr = alloca i32, align 4
//   %i.addr = alloca i32, align 4
//   %j.addr = alloca float, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store float %b, ptr %b.addr, align 4
//   store ptr %c, ptr %c.addr, align 8
//   store double %d, ptr %d.addr, align 8
//   store i8 %e, ptr %e.addr, align 1
//   store i64 %f, ptr %f.addr, align 8
//   store i32 %g, ptr %g.addr, align 4
//   store i32 %h, ptr %h.addr, align 4
//   store i32 %i, ptr %i.addr, align 4
//   store float %j, ptr %j.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load float, ptr %b.addr, align 4
//   %2 = load ptr, ptr %c.addr, align 8
//   %3 = load double, ptr %d.addr, align 8
//   %4 = load i8, ptr %e.addr, align 1
//   %5 = load i64, ptr %f.addr, align 8
//   %6 = load i32, ptr %g.addr, align 4
//   %7 = load i32, ptr %h.addr, align 4
//   %8 = load i32, ptr %i.addr, align 4
//   %9 = load float, ptr %j.addr, align 4
//   %10 = call float @many(i32 %0, float %1, ptr %2, double %3, i8 signext %4, i64 %5, i32 %6, i32 %7, i32 %8, float %9)
//   ret float %10
// }
//
// define i32 @main() {
// entry:
//   %0 = call i32 @noPrototype()
//   %1 = call i32 @even(i32 10)
//   %2 = call i32 @odd(i32 3)
//   %3 = call i32 @even(i32 %2)
//   %4 = add i32 %1, %3
//   ret i32 %4
// }
// 1 warning generated.
