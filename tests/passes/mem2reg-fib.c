// RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
// RUN: %minic %s -passes=mem2reg,dce -S -emit-llvm -o -
// RUN: %minic %s --run --ssa=minimal -passes=mem2reg
// EXIT: 55
// RUN: %minic %s --run --ssa=maximal -passes=mem2reg
// EXIT: 55
// Phis for fib: maximal 12, minimal 9, semi-pruned 7 (c is always written before it is read), pruned
// 4: at the return only the result is live.
int fib(int n) {
  if (n <= 0) return 0;
  int a = 0, b = 1, i = 1, c;
  while (i < n) {
    c = a + b;
    a = b;
    b = c;
    i = i + 1;
  }
  return b;
}
int main() { return fib(10); }
// OUTPUT[1]:
// phis placed in fib
// variable                 maximal     minimal semi-pruned      pruned
// retval                         2           1           1           1
// n.addr                         2           0           0           0
// a                              2           2           2           1
// b                              2           2           2           1
// i                              2           2           2           1
// c                              2           2           0           0
// total                         12           9           7           4
// OUTPUT[2]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @fib(i32 %n) {
// entry:
//   %0 = icmp sle i32 %n, 0
//   br i1 %0, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   br label %return
//
// if.end:                                           ; preds = %entry
//   br label %while.cond
//
// while.cond:                                       ; preds = %if.end, %while.body
//   %a.0 = phi i32 [ 0, %if.end ], [ %b.0, %while.body ]
//   %b.0 = phi i32 [ 1, %if.end ], [ %2, %while.body ]
//   %i.0 = phi i32 [ 1, %if.end ], [ %3, %while.body ]
//   %1 = icmp slt i32 %i.0, %n
//   br i1 %1, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %2 = add i32 %a.0, %b.0
//   %3 = add i32 %i.0, 1
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond
//   br label %return
//
// return:                                           ; preds = %if.then, %while.end
//   %retval.0 = phi i32 [ 0, %if.then ], [ %b.0, %while.end ]
//   ret i32 %retval.0
// }
//
// define i32 @main() {
// entry:
//   %0 = call i32 @fib(i32 10)
//   ret i32 %0
// }
// OUTPUT[3]:
// OUTPUT[4]:
