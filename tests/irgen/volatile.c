// RUN: %minic -O0 -S -emit-llvm %s -o -
// Accesses of volatile objects are flagged and happen even if the value is dropped.
volatile int v;
volatile int array[3];
volatile int *p;
int *volatile q;

int read() {
  volatile int local = 1;
  v;
  v = 2;
  v++;
  v += 3;
  array[1] = v;
  *p = array[2];
  q = 0;
  local = *q;
  return local;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @v = global i32 0, align 4
// @array = global [3 x i32] zeroinitializer, align 4
// @p = global ptr null, align 8
// @q = global ptr null, align 8
//
// define i32 @read() {
// entry:
//   %local = alloca i32, align 4
//   store volatile i32 1, ptr %local, align 4
//   %0 = load volatile i32, ptr @v, align 4
//   store volatile i32 2, ptr @v, align 4
//   %1 = load volatile i32, ptr @v, align 4
//   %2 = add i32 %1, 1
//   store volatile i32 %2, ptr @v, align 4
//   %3 = load volatile i32, ptr @v, align 4
//   %4 = add i32 %3, 3
//   store volatile i32 %4, ptr @v, align 4
//   %5 = load volatile i32, ptr @v, align 4
//   %6 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 1
//   store volatile i32 %5, ptr %6, align 4
//   %7 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 2
//   %8 = load volatile i32, ptr %7, align 4
//   %9 = load ptr, ptr @p, align 8
//   store volatile i32 %8, ptr %9, align 4
//   store volatile ptr null, ptr @q, align 8
//   %10 = load volatile ptr, ptr @q, align 8
//   %11 = load i32, ptr %10, align 4
//   store volatile i32 %11, ptr %local, align 4
//   %12 = load volatile i32, ptr %local, align 4
//   ret i32 %12
// }
