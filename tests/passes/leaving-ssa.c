// RUN: %minic %s --run -O0
// RUN: %minic %s --run -O1
// RUN: %minic %s --run --ssa=maximal -O1
// RUN: %minic %s -O1 -S -emit-llvm -o -
// RUN: %minic %s -O1 --trace=phi -S -o /dev/null | awk '/^In registers/ {skip = 1} /^Phis of/ {skip = 0} !skip'
// Programs whose phis are a swap, a value that outlives its phi, a rotation, a loop in one block that
// carries a value, and a block where a name is overwritten: prints 21 5 133 9 17.
int putint(int); int putch(int);
int swap() {
  int x = 1, y = 2, i = 0;
  while (i < 4) { int t = x; x = y; y = t; i = i + 1; }
  if (i == 4) { int t = x; x = y; y = t; }
  return 10 * x + y;
}
int lost() {
  int x = 1, old;
  do { old = x; x = x + 1; } while (x < 6);
  return old;
}
int rotate() {
  int a = 0, b = 1, c = 2, d = 0, i = 0;
  while (i < 5) { int t = a; d = a; a = b; b = c; c = t; i = i + 1; }
  return 64 * a + 16 * b + 4 * c + d;
}
int carried() {
  int t, i = 0;
  do { t = (i == 0 ? 5 : t) + 1; i = i + 1; } while (i < 4);
  return t;
}
int named(int x, int y) {
  int a = x + y, b = a, c;
  a = 1;
  c = x + y;
  return a + b * c;
}
int main() {
  putint(swap()); putch(32); putint(lost()); putch(32); putint(rotate()); putch(32);
  putint(carried()); putch(32); putint(named(1, 3)); putch(10);
  return 0;
}
// OUTPUT[1]:
// 21 5 133 9 17
// OUTPUT[2]:
// 21 5 133 9 17
// OUTPUT[3]:
// 21 5 133 9 17
// OUTPUT[4]:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @swap() {
// entry:
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry, %while.body
//   %x.0 = phi i32 [ 1, %entry ], [ %y.0, %while.body ]
//   %y.0 = phi i32 [ 2, %entry ], [ %x.0, %while.body ]
//   %i.0 = phi i32 [ 0, %entry ], [ %1, %while.body ]
//   %0 = icmp slt i32 %i.0, 4
//   br i1 %0, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %1 = add i32 %i.0, 1
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond
//   %2 = icmp eq i32 %i.0, 4
//   br i1 %2, label %if.then, label %if.end
//
// if.then:                                          ; preds = %while.end
//   br label %if.end
//
// if.end:                                           ; preds = %while.end, %if.then
//   %x.1 = phi i32 [ %x.0, %while.end ], [ %y.0, %if.then ]
//   %y.1 = phi i32 [ %y.0, %while.end ], [ %x.0, %if.then ]
//   %3 = mul i32 10, %x.1
//   %4 = add i32 %3, %y.1
//   ret i32 %4
// }
//
// define i32 @lost() {
// entry:
//   br label %do.body
//
// do.body:                                          ; preds = %entry, %do.cond
//   %x.0 = phi i32 [ 1, %entry ], [ %0, %do.cond ]
//   %0 = add i32 %x.0, 1
//   br label %do.cond
//
// do.cond:                                          ; preds = %do.body
//   %1 = icmp slt i32 %0, 6
//   br i1 %1, label %do.body, label %do.end
//
// do.end:                                           ; preds = %do.cond
//   ret i32 %x.0
// }
//
// define i32 @rotate() {
// entry:
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry, %while.body
//   %a.0 = phi i32 [ 0, %entry ], [ %b.0, %while.body ]
//   %b.0 = phi i32 [ 1, %entry ], [ %c.0, %while.body ]
//   %c.0 = phi i32 [ 2, %entry ], [ %a.0, %while.body ]
//   %d.0 = phi i32 [ 0, %entry ], [ %a.0, %while.body ]
//   %i.0 = phi i32 [ 0, %entry ], [ %1, %while.body ]
//   %0 = icmp slt i32 %i.0, 5
//   br i1 %0, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %1 = add i32 %i.0, 1
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond
//   %2 = mul i32 64, %a.0
//   %3 = mul i32 16, %b.0
//   %4 = add i32 %2, %3
//   %5 = mul i32 4, %c.0
//   %6 = add i32 %4, %5
//   %7 = add i32 %6, %d.0
//   ret i32 %7
// }
//
// define i32 @carried() {
// entry:
//   br label %do.body
//
// do.body:                                          ; preds = %entry, %do.cond
//   %t.0 = phi i32 [ undef, %entry ], [ %2, %do.cond ]
//   %i.0 = phi i32 [ 0, %entry ], [ %3, %do.cond ]
//   %0 = icmp eq i32 %i.0, 0
//   br i1 %0, label %cond.true, label %cond.false
//
// cond.true:                                        ; preds = %do.body
//   br label %cond.end
//
// cond.false:                                       ; preds = %do.body
//   br label %cond.end
//
// cond.end:                                         ; preds = %cond.true, %cond.false
//   %1 = phi i32 [ 5, %cond.true ], [ %t.0, %cond.false ]
//   %2 = add i32 %1, 1
//   %3 = add i32 %i.0, 1
//   br label %do.cond
//
// do.cond:                                          ; preds = %cond.end
//   %4 = icmp slt i32 %3, 4
//   br i1 %4, label %do.body, label %do.end
//
// do.end:                                           ; preds = %do.cond
//   ret i32 %2
// }
//
// define i32 @named(i32 %x, i32 %y) {
// entry:
//   %0 = add i32 %x, %y
//   %1 = add i32 %x, %y
//   %2 = mul i32 %0, %1
//   %3 = add i32 1, %2
//   ret i32 %3
// }
//
// define i32 @main() {
// entry:
//   %0 = call i32 @swap()
//   %1 = call i32 @putint(i32 %0)
//   %2 = call i32 @putch(i32 32)
//   %3 = call i32 @lost()
//   %4 = call i32 @putint(i32 %3)
//   %5 = call i32 @putch(i32 32)
//   %6 = call i32 @rotate()
//   %7 = call i32 @putint(i32 %6)
//   %8 = call i32 @putch(i32 32)
//   %9 = call i32 @carried()
//   %10 = call i32 @putint(i32 %9)
//   %11 = call i32 @putch(i32 32)
//   %12 = call i32 @named(i32 1, i32 3)
//   %13 = call i32 @putint(i32 %12)
//   %14 = call i32 @putch(i32 10)
//   ret i32 0
// }
//
// declare i32 @putint(i32)
//
// declare i32 @putch(i32)
// OUTPUT[5]:
// Phis of swap become copies
//
// Critical edges
//   while.end -> if.end: while.end has 2 successors, if.end has 2 predecessors
//
// Edges split
//   while.end -> if.end: the new block while.end.if.end is put onto the edge
//
// Parallel copies, and an order for them
//   entry -> while.cond: one parallel copy of 3, at the end of entry
//     %x.0 <- 1
//     %y.0 <- 2
//     %i.0 <- 0
//     %x.0 := 1, a constant
//     %y.0 := 2, a constant
//     %i.0 := 0, a constant
//   while.body -> while.cond: one parallel copy of 3, at the end of while.body
//     %x.0 <- %y.0
//     %y.0 <- %x.0
//     %i.0 <- %1
//     ready {%i.0}: %i.0 := %1
//     no copy is ready, %x.0, %y.0 form a cycle
//     temporary := %x.0 opens it
//     ready {%x.0}: %x.0 := %y.0
//     %y.0 := temporary closes it
//   while.end -> if.end: one parallel copy of 2, at the end of while.end.if.end
//     %x.1 <- %x.0
//     %y.1 <- %y.0
//     ready {%x.1, %y.1}: %x.1 := %x.0
//     ready {%y.1}: %y.1 := %y.0
//   if.then -> if.end: one parallel copy of 2, at the end of if.then
//     %x.1 <- %y.0
//     %y.1 <- %x.0
//     ready {%x.1, %y.1}: %x.1 := %y.0
//     ready {%y.1}: %y.1 := %x.0
//
// Phis of lost become copies
//
// Critical edges
//   do.cond -> do.body: do.cond has 2 successors, do.body has 2 predecessors
//
// Edges split
//   do.cond -> do.body: the new block do.cond.do.body is put onto the edge
//
// Parallel copies, and an order for them
//   entry -> do.body: one parallel copy of 1, at the end of entry
//     %x.0 <- 1
//     %x.0 := 1, a constant
//   do.cond -> do.body: one parallel copy of 1, at the end of do.cond.do.body
//     %x.0 <- %0
//     ready {%x.0}: %x.0 := %0
//
// Phis of rotate become copies
//
// Parallel copies, and an order for them
//   entry -> while.cond: one parallel copy of 5, at the end of entry
//     %a.0 <- 0
//     %b.0 <- 1
//     %c.0 <- 2
//     %d.0 <- 0
//     %i.0 <- 0
//     %a.0 := 0, a constant
//     %b.0 := 1, a constant
//     %c.0 := 2, a constant
//     %d.0 := 0, a constant
//     %i.0 := 0, a constant
//   while.body -> while.cond: one parallel copy of 5, at the end of while.body
//     %a.0 <- %b.0
//     %b.0 <- %c.0
//     %c.0 <- %a.0
//     %d.0 <- %a.0
//     %i.0 <- %1
//     ready {%d.0, %i.0}: %d.0 := %a.0
//     ready {%i.0}: %i.0 := %1
//     no copy is ready, %a.0, %b.0, %c.0 form a cycle
//     temporary := %a.0 opens it
//     ready {%a.0}: %a.0 := %b.0
//     ready {%b.0}: %b.0 := %c.0
//     %c.0 := temporary closes it
//
// Phis of carried become copies
//
// Critical edges
//   do.cond -> do.body: do.cond has 2 successors, do.body has 2 predecessors
//
// Edges split
//   do.cond -> do.body: the new block do.cond.do.body is put onto the edge
//
// Parallel copies, and an order for them
//   entry -> do.body: one parallel copy of 2, at the end of entry
//     %t.0 <- undef
//     %i.0 <- 0
//     %i.0 := 0, a constant
//   cond.true -> cond.end: one parallel copy of 1, at the end of cond.true
//     %1 <- 5
//     %1 := 5, a constant
//   cond.false -> cond.end: one parallel copy of 1, at the end of cond.false
//     %1 <- %t.0
//     ready {%1}: %1 := %t.0
//   do.cond -> do.body: one parallel copy of 2, at the end of do.cond.do.body
//     %t.0 <- %2
//     %i.0 <- %3
//     ready {%t.0, %i.0}: %t.0 := %2
//     ready {%i.0}: %i.0 := %3
//
// Phis of named become copies
//
// Phis of main become copies
