// RUN: %minic -O0 -S -emit-llvm %s -o -
// Every conversion.
long widen(int i, unsigned u, char c, unsigned char uc) { return (long)i + (long)u + (long)c + (long)uc; }
char narrow(long l) { return l; }
unsigned same(int i) { return (unsigned)i; }
float intToFloat(int i, unsigned u) { return (float)i + (float)u; }
int floatToInt(float f, double d) { return (int)f + (int)d; }
unsigned long floatToUnsigned(double d) { return (unsigned long)d; }
double extend(float f) { return f; }
float shorten(double d) { return d; }
long address(int *p) { return (long)p; }
int *fromInteger(long l, int i) { return l ? (int *)l : (int *)(long)i; }
char *pointer(int *p) { return (char *)p; }
void drop(int i) { (void)i; }
long literals() { return (long)-1 + (long)1u; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i64 @widen(i32 %i, i32 %u, i8 signext %c, i8 zeroext %uc) {
// entry:
//   %i.addr = alloca i32, align 4
//   %u.addr = alloca i32, align 4
//   %c.addr = alloca i8, align 1
//   %uc.addr = alloca i8, align 1
//   store i32 %i, ptr %i.addr, align 4
//   store i32 %u, ptr %u.addr, align 4
//   store i8 %c, ptr %c.addr, align 1
//   store i8 %uc, ptr %uc.addr, align 1
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = sext i32 %0 to i64
//   %2 = load i32, ptr %u.addr, align 4
//   %3 = zext i32 %2 to i64
//   %4 = add i64 %1, %3
//   %5 = load i8, ptr %c.addr, align 1
//   %6 = sext i8 %5 to i64
//   %7 = add i64 %4, %6
//   %8 = load i8, ptr %uc.addr, align 1
//   %9 = zext i8 %8 to i64
//   %10 = add i64 %7, %9
//   ret i64 %10
// }
//
// define signext i8 @narrow(i64 %l) {
// entry:
//   %l.addr = alloca i64, align 8
//   store i64 %l, ptr %l.addr, align 8
//   %0 = load i64, ptr %l.addr, align 8
//   %1 = trunc i64 %0 to i8
//   ret i8 %1
// }
//
// define i32 @same(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   ret i32 %0
// }
//
// define float @intToFloat(i32 %i, i32 %u) {
// entry:
//   %i.addr = alloca i32, align 4
//   %u.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   store i32 %u, ptr %u.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = sitofp i32 %0 to float
//   %2 = load i32, ptr %u.addr, align 4
//   %3 = uitofp i32 %2 to float
//   %4 = fadd float %1, %3
//   ret float %4
// }
//
// define i32 @floatToInt(float %f, double %d) {
// entry:
//   %f.addr = alloca float, align 4
//   %d.addr = alloca double, align 8
//   store float %f, ptr %f.addr, align 4
//   store double %d, ptr %d.addr, align 8
//   %0 = load float, ptr %f.addr, align 4
//   %1 = fptosi float %0 to i32
//   %2 = load double, ptr %d.addr, align 8
//   %3 = fptosi double %2 to i32
//   %4 = add i32 %1, %3
//   ret i32 %4
// }
//
// define i64 @floatToUnsigned(double %d) {
// entry:
//   %d.addr = alloca double, align 8
//   store double %d, ptr %d.addr, align 8
//   %0 = load double, ptr %d.addr, align 8
//   %1 = fptoui double %0 to i64
//   ret i64 %1
// }
//
// define double @extend(float %f) {
// entry:
//   %f.addr = alloca float, align 4
//   store float %f, ptr %f.addr, align 4
//   %0 = load float, ptr %f.addr, align 4
//   %1 = fpext float %0 to double
//   ret double %1
// }
//
// define float @shorten(double %d) {
// entry:
//   %d.addr = alloca double, align 8
//   store double %d, ptr %d.addr, align 8
//   %0 = load double, ptr %d.addr, align 8
//   %1 = fptrunc double %0 to float
//   ret float %1
// }
//
// define i64 @address(ptr %p) {
// entry:
//   %p.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = ptrtoint ptr %0 to i64
//   ret i64 %1
// }
//
// define ptr @fromInteger(i64 %l, i32 %i) {
// entry:
//   %l.addr = alloca i64, align 8
//   %i.addr = alloca i32, align 4
//   store i64 %l, ptr %l.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i64, ptr %l.addr, align 8
//   %1 = icmp ne i64 %0, 0
//   br i1 %1, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %entry
//   %2 = load i64, ptr %l.addr, align 8
//   %3 = inttoptr i64 %2 to ptr
//   br label %cond.end
//
// cond.false:                                       ; preds = %entry
//   %4 = load i32, ptr %i.addr, align 4
//   %5 = sext i32 %4 to i64
//   %6 = inttoptr i64 %5 to ptr
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %7 = phi ptr [ %3, %cond.true ], [ %6, %cond.false ]
//   ret ptr %7
// }
//
// define ptr @pointer(ptr %p) {
// entry:
//   %p.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   ret ptr %0
// }
//
// define void @drop(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   ret void
// }
//
// define i64 @literals() {
// entry:
//   %0 = add i64 -1, 1
//   ret i64 %0
// }
