// RUN: %minic -O0 -S -emit-llvm %s -o -
// Initialisers of local arrays: zeros by memset, few values by stores, many by a copy.
int f(int);

int small() {
  int a[3] = {1, 2, 3};
  return a[0];
}
int partial() {
  int a[8] = {1, 2};
  return a[7];
}
int zero() {
  int a[100] = {0};
  return a[7];
}
int huge() {
  int a[1000000] = {1, 2};
  return a[7];
}
int rows() {
  int a[2][3] = {{1}, {2, 3}};
  return a[1][1];
}
int computed(int x) {
  int a[4] = {x, f(x), 0, 3};
  return a[2];
}
int table() {
  int a[20] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18};
  float b[3] = {1, 0, -0.0f};
  return a[5] + b[1];
}
int text() {
  char s[] = "hello";
  char t[10] = "abc";
  char u[1000] = "xy";
  char v[5] = {'a', 'b'};
  char w[4] = "";
  return s[0] + t[0] + u[0] + v[0] + w[0];
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @__const.table.a = private unnamed_addr constant [20 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 0, i32 0], align 16
// @__const.text.s = private unnamed_addr constant [6 x i8] c"hello\00", align 1
// @__const.text.t = private unnamed_addr constant [10 x i8] c"abc\00\00\00\00\00\00\00", align 1
// @.str = private unnamed_addr constant [3 x i8] c"xy\00", align 1
//
// define i32 @small() {
// entry:
//   %a = alloca [3 x i32], align 4
//   %0 = getelementptr inbounds [3 x i32], ptr %a, i64 0, i64 0
//   store i32 1, ptr %0, align 4
//   %1 = getelementptr inbounds [3 x i32], ptr %a, i64 0, i64 1
//   store i32 2, ptr %1, align 4
//   %2 = getelementptr inbounds [3 x i32], ptr %a, i64 0, i64 2
//   store i32 3, ptr %2, align 4
//   %3 = getelementptr inbounds [3 x i32], ptr %a, i64 0, i64 0
//   %4 = load i32, ptr %3, align 4
//   ret i32 %4
// }
//
// define i32 @partial() {
// entry:
//   %a = alloca [8 x i32], align 16
//   call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 32, i1 false)
//   %0 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 0
//   store i32 1, ptr %0, align 4
//   %1 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 1
//   store i32 2, ptr %1, align 4
//   %2 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 7
//   %3 = load i32, ptr %2, align 4
//   ret i32 %3
// }
//
// declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
//
// define i32 @zero() {
// entry:
//   %a = alloca [100 x i32], align 16
//   call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 400, i1 false)
//   %0 = getelementptr inbounds [100 x i32], ptr %a, i64 0, i64 7
//   %1 = load i32, ptr %0, align 4
//   ret i32 %1
// }
//
// define i32 @huge() {
// entry:
//   %a = alloca [1000000 x i32], align 16
//   call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 4000000, i1 false)
//   %0 = getelementptr inbounds [1000000 x i32], ptr %a, i64 0, i64 0
//   store i32 1, ptr %0, align 4
//   %1 = getelementptr inbounds [1000000 x i32], ptr %a, i64 0, i64 1
//   store i32 2, ptr %1, align 4
//   %2 = getelementptr inbounds [1000000 x i32], ptr %a, i64 0, i64 7
//   %3 = load i32, ptr %2, align 4
//   ret i32 %3
// }
//
// define i32 @rows() {
// entry:
//   %a = alloca [2 x [3 x i32]], align 16
//   call void @llvm.memset.p0.i64(ptr align 16 %a, i8 0, i64 24, i1 false)
//   %0 = getelementptr inbounds [2 x [3 x i32]], ptr %a, i64 0, i64 0, i64 0
//   store i32 1, ptr %0, align 4
//   %1 = getelementptr inbounds [2 x [3 x i32]], ptr %a, i64 0, i64 1, i64 0
//   store i32 2, ptr %1, align 4
//   %2 = getelementptr inbounds [2 x [3 x i32]], ptr %a, i64 0, i64 1, i64 1
//   store i32 3, ptr %2, align 4
//   %3 = getelementptr inbounds [2 x [3 x i32]], ptr %a, i64 0, i64 1
//   %4 = getelementptr inbounds [3 x i32], ptr %3, i64 0, i64 1
//   %5 = load i32, ptr %4, align 4
//   ret i32 %5
// }
//
// define i32 @computed(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   %a = alloca [4 x i32], align 16
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
//   store i32 %0, ptr %1, align 4
//   %2 = load i32, ptr %x.addr, align 4
//   %3 = call i32 @f(i32 %2)
//   %4 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 1
//   store i32 %3, ptr %4, align 4
//   %5 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2
//   store i32 0, ptr %5, align 4
//   %6 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 3
//   store i32 3, ptr %6, align 4
//   %7 = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 2
//   %8 = load i32, ptr %7, align 4
//   ret i32 %8
// }
//
// declare i32 @f(i32)
//
// define i32 @table() {
// entry:
//   %a = alloca [20 x i32], align 16
//   %b = alloca [3 x float], align 4
//   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 @__const.table.a, i64 80, i1 false)
//   %0 = getelementptr inbounds [3 x float], ptr %b, i64 0, i64 0
//   store float 1.000000e+00, ptr %0, align 4
//   %1 = getelementptr inbounds [3 x float], ptr %b, i64 0, i64 1
//   store float 0.000000e+00, ptr %1, align 4
//   %2 = getelementptr inbounds [3 x float], ptr %b, i64 0, i64 2
//   store float -0.000000e+00, ptr %2, align 4
//   %3 = getelementptr inbounds [20 x i32], ptr %a, i64 0, i64 5
//   %4 = load i32, ptr %3, align 4
//   %5 = sitofp i32 %4 to float
//   %6 = getelementptr inbounds [3 x float], ptr %b, i64 0, i64 1
//   %7 = load float, ptr %6, align 4
//   %8 = fadd float %5, %7
//   %9 = fptosi float %8 to i32
//   ret i32 %9
// }
//
// declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
//
// define i32 @text() {
// entry:
//   %s = alloca [6 x i8], align 1
//   %t = alloca [10 x i8], align 1
//   %u = alloca [1000 x i8], align 16
//   %v = alloca [5 x i8], align 1
//   %w = alloca [4 x i8], align 1
//   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %s, ptr align 1 @__const.text.s, i64 6, i1 false)
//   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %t, ptr align 1 @__const.text.t, i64 10, i1 false)
//   call void @llvm.memset.p0.i64(ptr align 16 %u, i8 0, i64 1000, i1 false)
//   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %u, ptr align 1 @.str, i64 2, i1 false)
//   call void @llvm.memset.p0.i64(ptr align 1 %v, i8 0, i64 5, i1 false)
//   %0 = getelementptr inbounds [5 x i8], ptr %v, i64 0, i64 0
//   store i8 97, ptr %0, align 1
//   %1 = getelementptr inbounds [5 x i8], ptr %v, i64 0, i64 1
//   store i8 98, ptr %1, align 1
//   call void @llvm.memset.p0.i64(ptr align 1 %w, i8 0, i64 4, i1 false)
//   %2 = getelementptr inbounds [6 x i8], ptr %s, i64 0, i64 0
//   %3 = load i8, ptr %2, align 1
//   %4 = sext i8 %3 to i32
//   %5 = getelementptr inbounds [10 x i8], ptr %t, i64 0, i64 0
//   %6 = load i8, ptr %5, align 1
//   %7 = sext i8 %6 to i32
//   %8 = add i32 %4, %7
//   %9 = getelementptr inbounds [1000 x i8], ptr %u, i64 0, i64 0
//   %10 = load i8, ptr %9, align 1
//   %11 = sext i8 %10 to i32
//   %12 = add i32 %8, %11
//   %13 = getelementptr inbounds [5 x i8], ptr %v, i64 0, i64 0
//   %14 = load i8, ptr %13, align 1
//   %15 = sext i8 %14 to i32
//   %16 = add i32 %12, %15
//   %17 = getelementptr inbounds [4 x i8], ptr %w, i64 0, i64 0
//   %18 = load i8, ptr %17, align 1
//   %19 = sext i8 %18 to i32
//   %20 = add i32 %16, %19
//   ret i32 %20
// }
