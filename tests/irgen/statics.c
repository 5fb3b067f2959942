// RUN: %minic -O0 -S -emit-llvm %s -o -
// Storage classes: static locals are internal globals called function.name.
static int helper(int x) { return x; }
int counter() {
  static int count;
  static int start = 5;
  static int table[2] = {1, 2};
  {
    static int count = 1;
    count++;
  }
  count++;
  return helper(count + start + table[1]);
}
int block() {
  extern int shared;
  return shared;
}
int shared = 3;
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @counter.count = internal global i32 0, align 4
// @counter.start = internal global i32 5, align 4
// @counter.table = internal global [2 x i32] [i32 1, i32 2], align 4
// @counter.count.1 = internal global i32 1, align 4
// @shared = global i32 3, align 4
//
// define internal i32 @helper(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   ret i32 %0
// }
//
// define i32 @counter() {
// entry:
//   %0 = load i32, ptr @counter.count.1, align 4
//   %1 = add i32 %0, 1
//   store i32 %1, ptr @counter.count.1, align 4
//   %2 = load i32, ptr @counter.count, align 4
//   %3 = add i32 %2, 1
//   store i32 %3, ptr @counter.count, align 4
//   %4 = load i32, ptr @counter.count, align 4
//   %5 = load i32, ptr @counter.start, align 4
//   %6 = add i32 %4, %5
//   %7 = getelementptr inbounds [2 x i32], ptr @counter.table, i64 0, i64 1
//   %8 = load i32, ptr %7, align 4
//   %9 = add i32 %6, %8
//   %10 = call i32 @helper(i32 %9)
//   ret i32 %10
// }
//
// define i32 @block() {
// entry:
//   %0 = load i32, ptr @shared, align 4
//   ret i32 %0
// }
