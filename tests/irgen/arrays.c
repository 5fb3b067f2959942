// RUN: %minic -O0 -S -emit-llvm %s -o -
// Subscripts of local, global and parameter arrays: one getelementptr each, in the source's types.
int g[10], gg[2][3];

int locals(int i, int j) {
  int a[4];
  int b[2][3];
  a[i] = 1;
  b[i][j] = a[2];
  return b[1][j + 1];
}
int globals(int i) { return g[i] + gg[1][i] + g[3]; }
int params(int a[], int b[][3], int n) { return a[n] + b[n][1]; }
int first(int *a) { return *a; }
int decay() {
  int a[4], b[2][3];
  int *p = a;
  *(a + 1) = 2;
  return first(a) + first(b[1]) + params(p, b, 1) + first(g) + first(gg[1]) + first(&g[2]);
}
long sizes() {
  int a[7];
  return sizeof(a) + sizeof a[0] + sizeof(int *) + sizeof(double);
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @g = global [10 x i32] zeroinitializer, align 16
// @gg = global [2 x [3 x i32]] zeroinitializer, align 16
//
// define i32 @locals(i32 %i, i32 %j) {
// entry:
//   %i.addr = alloca i32, align 4
//   %j.addr = alloca i32, align 4
//   %a = alloca [4 x i32], align 16
//   %b = alloca [2 x [3 x i32]], align 16
//   store i32 %i, ptr %i.addr, align 4
//   store i32 %j, ptr %j.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = sext i32 %0 to i64
//   %2 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %1
//   store i32 1, ptr %2, align 4
//   %3 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2
//   %4 = load i32, ptr %3, align 4
//   %5 = load i32, ptr %i.addr, align 4
//   %6 = sext i32 %5 to i64
//   %7 = getelementptr inbounds [2 x [3 x i32]], ptr %b, i64 0, i64 %6
//   %8 = load i32, ptr %j.addr, align 4
//   %9 = sext i32 %8 to i64
//   %10 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %9
//   store i32 %4, ptr %10, align 4
//   %11 = getelementptr inbounds [2 x [3 x i32]], ptr %b, i64 0, i64 1
//   %12 = load i32, ptr %j.addr, align 4
//   %13 = add i32 %12, 1
//   %14 = sext i32 %13 to i64
//   %15 = getelementptr inbounds [3 x i32], ptr %11, i64 0, i64 %14
//   %16 = load i32, ptr %15, align 4
//   ret i32 %16
// }
//
// define i32 @globals(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = sext i32 %0 to i64
//   %2 = getelementptr inbounds [10 x i32], ptr @g, i64 0, i64 %1
//   %3 = load i32, ptr %2, align 4
//   %4 = getelementptr inbounds [2 x [3 x i32]], ptr @gg, i64 0, i64 1
//   %5 = load i32, ptr %i.addr, align 4
//   %6 = sext i32 %5 to i64
//   %7 = getelementptr inbounds [3 x i32], ptr %4, i64 0, i64 %6
//   %8 = load i32, ptr %7, align 4
//   %9 = add i32 %3, %8
//   %10 = getelementptr inbounds [10 x i32], ptr @g, i64 0, i64 3
//   %11 = load i32, ptr %10, align 4
//   %12 = add i32 %9, %11
//   ret i32 %12
// }
//
// define i32 @params(ptr %a, ptr %b, i32 %n) {
// entry:
//   %a.addr = alloca ptr, align 8
//   %b.addr = alloca ptr, align 8
//   %n.addr = alloca i32, align 4
//   store ptr %a, ptr %a.addr, align 8
//   store ptr %b, ptr %b.addr, align 8
//   store i32 %n, ptr %n.addr, align 4
//   %0 = load ptr, ptr %a.addr, align 8
//   %1 = load i32, ptr %n.addr, align 4
//   %2 = sext i32 %1 to i64
//   %3 = getelementptr inbounds i32, ptr %0, i64 %2
//   %4 = load i32, ptr %3, align 4
//   %5 = load ptr, ptr %b.addr, align 8
//   %6 = load i32, ptr %n.addr, align 4
//   %7 = sext i32 %6 to i64
//   %8 = getelementptr inbounds [3 x i32], ptr %5, i64 %7
//   %9 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 1
//   %10 = load i32, ptr %9, align 4
//   %11 = add i32 %4, %10
//   ret i32 %11
// }
//
// define i32 @first(ptr %a) {
// entry:
//   %a.addr = alloca ptr, align 8
//   store ptr %a, ptr %a.addr, align 8
//   %0 = load ptr, ptr %a.addr, align 8
//   %1 = load i32, ptr %0, align 4
//   ret i32 %1
// }
//
// define i32 @decay() {
// entry:
//   %a = alloca [4 x i32], align 16
//   %b = alloca [2 x [3 x i32]], align 16
//   %p = alloca ptr, align 8
//   %0 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
//   store ptr %0, ptr %p, align 8
//   %1 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
//   %2 = getelementptr inbounds i32, ptr %1, i64 1
//   store i32 2, ptr %2, align 4
//   %3 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
//   %4 = call i32 @first(ptr %3)
//   %5 = getelementptr inbounds [2 x [3 x i32]], ptr %b, i64 0, i64 1
//   %6 = getelementptr inbounds [3 x i32], ptr %5, i64 0, i64 0
//   %7 = call i32 @first(ptr %6)
//   %8 = add i32 %4, %7
//   %9 = load ptr, ptr %p, align 8
//   %10 = getelementptr inbounds [2 x [3 x i32]], ptr %b, i64 0, i64 0
//   %11 = call i32 @params(ptr %9, ptr %10, i32 1)
//   %12 = add i32 %8, %11
//   %13 = call i32 @first(ptr @g)
//   %14 = add i32 %12, %13
//   %15 = getelementptr inbounds [2 x [3 x i32]], ptr @gg, i64 0, i64 1
//   %16 = getelementptr inbounds [3 x i32], ptr %15, i64 0, i64 0
//   %17 = call i32 @first(ptr %16)
//   %18 = add i32 %14, %17
//   %19 = getelementptr inbounds [10 x i32], ptr @g, i64 0, i64 2
//   %20 = call i32 @first(ptr %19)
//   %21 = add i32 %18, %20
//   ret i32 %21
// }
//
// define i64 @sizes() {
// entry:
//   %a = alloca [7 x i32], align 16
//   %0 = add i64 28, 4
//   %1 = add i64 %0, 8
//   %2 = add i64 %1, 8
//   ret i64 %2
// }
