// RUN: %minic %s --run -O1
// EXIT: 12
// RUN: %minic %s -passes=mem2reg,dce -S -emit-llvm -o -
// RUN: %minic %s -Rpass=mem2reg -Rpass-missed=mem2reg -fsyntax-only -O1
// The sum of prime factors; `div` is captured by its address and stays, the others go.
int divide(int n, int *by) {
  int r = n;
  while (n > 1 && r % *by != 0) *by = *by + 1;
  return n / *by;
}
int sopfr(int n) {
  int sum = 0, div = 2;
  while (n > 1) {
    n = divide(n, &div);
    sum = sum + div;
  }
  return sum;
}
int main() { return sopfr(42); }
// OUTPUT[1]:
// OUTPUT[2]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @divide(i32 %n, ptr %by) {
// entry:
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry, %while.body
//   %0 = icmp sgt i32 %n, 1
//   br i1 %0, label %land.lhs.true, label %while.end
//
// land.lhs.true:                                    ; preds = %while.cond
//   %1 = load i32, ptr %by, align 4
//   %2 = srem i32 %n, %1
//   %3 = icmp ne i32 %2, 0
//   br i1 %3, label %while.body, label %while.end
//
// while.body:                                       ; preds = %land.lhs.true
//   %4 = load i32, ptr %by, align 4
//   %5 = add i32 %4, 1
//   store i32 %5, ptr %by, align 4
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond, %land.lhs.true
//   %6 = load i32, ptr %by, align 4
//   %7 = sdiv i32 %n, %6
//   ret i32 %7
// }
//
// define i32 @sopfr(i32 %n) {
// entry:
//   %div = alloca i32, align 4
//   store i32 2, ptr %div, align 4
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry, %while.body
//   %n.addr.0 = phi i32 [ %n, %entry ], [ %1, %while.body ]
//   %sum.0 = phi i32 [ 0, %entry ], [ %3, %while.body ]
//   %0 = icmp sgt i32 %n.addr.0, 1
//   br i1 %0, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %1 = call i32 @divide(i32 %n.addr.0, ptr %div)
//   %2 = load i32, ptr %div, align 4
//   %3 = add i32 %sum.0, %2
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond
//   ret i32 %sum.0
// }
//
// define i32 @main() {
// entry:
//   %0 = call i32 @sopfr(i32 42)
//   ret i32 %0
// }
// OUTPUT[3]:
// %s:6:16: remark: `n.addr` became values: 3 loads and 1 store removed, 0 phis [-Rpass=mem2reg]
// int divide(int n, int *by) {
//                ^
// %s:6:24: remark: `by.addr` became values: 4 loads and 1 store removed, 0 phis [-Rpass=mem2reg]
// int divide(int n, int *by) {
//                        ^
// %s:7:7: remark: `r` became values: 1 load and 1 store removed, 0 phis [-Rpass=mem2reg]
//   int r = n;
//       ^
// %s:12:16: remark: `div` stays in memory: its address is passed to `divide` at 14:9 [-Rpass-missed=mem2reg]
//   int sum = 0, div = 2;
//                ^
// %s:11:15: remark: `n.addr` became values: 2 loads and 2 stores removed, 1 phi [-Rpass=mem2reg]
// int sopfr(int n) {
//               ^
// %s:12:7: remark: `sum` became values: 2 loads and 2 stores removed, 1 phi [-Rpass=mem2reg]
//   int sum = 0, div = 2;
//       ^
