// RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
// RUN: %minic %s -passes=mem2reg,dce -S -emit-llvm -o -
// RUN: %minic %s --run --ssa=minimal -passes=mem2reg
// EXIT: 55
// RUN: %minic %s --run --ssa=maximal -passes=mem2reg
// EXIT: 55
// RUN: %minic %s --ssa=minimal -passes=mem2reg --trace=mem2reg -fsyntax-only
// RUN: %minic %s -O1 --trace=phi -S -o /dev/null | sed '/^In registers/,$d'
// Phis for fib: maximal 12, minimal 9, semi-pruned 7 (c is always written before it is read), pruned
// 4: at the return only the result is live. n is never written again and gets none but in maximal form. The
// operands from if.then are, in minimal form, retval 0, a 0, b 1, i 1, c 0. Leaving SSA takes 8 copies, and
// no edge is critical.
int fib(int n) {
  int a = 0, b = 1, i = 1, c = 0;
  if (n <= 0) return 0;
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
// OUTPUT[5]:
// mem2reg on fib, minimal SSA
//
// Dominators
//   entry: Dom = {entry}, idom = -, DF = {}
//   if.then: Dom = {entry, if.then}, idom = entry, DF = {return}
//   if.end: Dom = {entry, if.end}, idom = entry, DF = {return}
//   while.cond: Dom = {entry, if.end, while.cond}, idom = if.end, DF = {while.cond, return}
//   while.body: Dom = {entry, if.end, while.cond, while.body}, idom = while.cond, DF = {while.cond}
//   while.end: Dom = {entry, if.end, while.cond, while.end}, idom = while.cond, DF = {return}
//   return: Dom = {entry, return}, idom = entry, DF = {}
//   reverse post-order: entry, if.then, if.end, while.cond, while.body, while.end, return
//
// Candidates and local values
//   %retval (i32): 1 load, 2 stores
//   %n.addr (i32): 2 loads, 1 store
//   %a (i32): 1 load, 2 stores
//   %b (i32): 3 loads, 2 stores
//   %i (i32): 2 loads, 2 stores
//   %c (i32): 1 load, 2 stores
//   entry: store %n: push onto stack[%n.addr] = [%n]
//   entry: store 0: push onto stack[%a] = [0]
//   entry: store 1: push onto stack[%b] = [1]
//   entry: store 1: push onto stack[%i] = [1]
//   entry: store 0: push onto stack[%c] = [0]
//   entry: replace %0 by the top of stack[%n.addr]: %n
//   if.then: store 0: push onto stack[%retval] = [0]
//   while.cond: %2 reads %i from before the block: upward exposed
//   while.cond: %3 reads %n.addr from before the block: upward exposed
//   while.body: %5 reads %a from before the block: upward exposed
//   while.body: %6 reads %b from before the block: upward exposed
//   while.body: store %7: push onto stack[%c] = [%7]
//   while.body: replace %8 by the top of stack[%b]: %6
//   while.body: store %6: push onto stack[%a] = [%5, %6]
//   while.body: replace %9 by the top of stack[%c]: %7
//   while.body: store %7: push onto stack[%b] = [%6, %7]
//   while.body: %10 reads %i from before the block: upward exposed
//   while.body: store %11: push onto stack[%i] = [%10, %11]
//   while.end: %12 reads %b from before the block: upward exposed
//   while.end: store %12: push onto stack[%retval] = [%12]
//   return: %13 reads %retval from before the block: upward exposed
//
// Definitions and uses between blocks
//   %retval: Defs = {if.then, while.end}, upward exposed in {return}: a global name
//   %n.addr: Defs = {entry}, upward exposed in {while.cond}: a global name
//   %a: Defs = {entry, while.body}, upward exposed in {while.body}: a global name
//   %b: Defs = {entry, while.body}, upward exposed in {while.body, while.end}: a global name
//   %i: Defs = {entry, while.body}, upward exposed in {while.cond, while.body}: a global name
//   %c: Defs = {entry, while.body}, upward exposed in {}: no global name
//   phis for %retval: maximal 2 minimal 1 semi-pruned 1 pruned 1
//   phis for %n.addr: maximal 2 minimal 0 semi-pruned 0 pruned 0
//   phis for %a: maximal 2 minimal 2 semi-pruned 2 pruned 1
//   phis for %b: maximal 2 minimal 2 semi-pruned 2 pruned 1
//   phis for %i: maximal 2 minimal 2 semi-pruned 2 pruned 1
//   phis for %c: maximal 2 minimal 2 semi-pruned 0 pruned 0
//
// Placing phis
//   %retval: F = {}, W = {if.then, while.end}
//     X = if.then, W = {while.end}, DF(X) = {return}
//       Y = return: phi for %retval, asked for by the definition in if.then; F = {return}, W = {while.end, return}
//     X = while.end, W = {return}, DF(X) = {return}; in F already: return
//     X = return, W = {}, DF(X) = {}
//   %n.addr: F = {}, W = {entry}
//     X = entry, W = {}, DF(X) = {}
//   %a: F = {}, W = {entry, while.body}
//     X = entry, W = {while.body}, DF(X) = {}
//     X = while.body, W = {}, DF(X) = {while.cond}
//       Y = while.cond: phi for %a, asked for by the definition in while.body; F = {while.cond}, W = {while.cond}
//     X = while.cond, W = {}, DF(X) = {while.cond, return}; in F already: while.cond
//       Y = return: phi for %a, asked for by the definition in while.cond; F = {while.cond, return}, W = {return}
//     X = return, W = {}, DF(X) = {}
//   %b: F = {}, W = {entry, while.body}
//     X = entry, W = {while.body}, DF(X) = {}
//     X = while.body, W = {}, DF(X) = {while.cond}
//       Y = while.cond: phi for %b, asked for by the definition in while.body; F = {while.cond}, W = {while.cond}
//     X = while.cond, W = {}, DF(X) = {while.cond, return}; in F already: while.cond
//       Y = return: phi for %b, asked for by the definition in while.cond; F = {while.cond, return}, W = {return}
//     X = return, W = {}, DF(X) = {}
//   %i: F = {}, W = {entry, while.body}
//     X = entry, W = {while.body}, DF(X) = {}
//     X = while.body, W = {}, DF(X) = {while.cond}
//       Y = while.cond: phi for %i, asked for by the definition in while.body; F = {while.cond}, W = {while.cond}
//     X = while.cond, W = {}, DF(X) = {while.cond, return}; in F already: while.cond
//       Y = return: phi for %i, asked for by the definition in while.cond; F = {while.cond, return}, W = {return}
//     X = return, W = {}, DF(X) = {}
//   %c: F = {}, W = {entry, while.body}
//     X = entry, W = {while.body}, DF(X) = {}
//     X = while.body, W = {}, DF(X) = {while.cond}
//       Y = while.cond: phi for %c, asked for by the definition in while.body; F = {while.cond}, W = {while.cond}
//     X = while.cond, W = {}, DF(X) = {while.cond, return}; in F already: while.cond
//       Y = return: phi for %c, asked for by the definition in while.cond; F = {while.cond, return}, W = {return}
//     X = return, W = {}, DF(X) = {}
//
// Inserting phis
//   while.cond: %a.0 = phi i32 [ ??, %if.end ], [ ??, %while.body ]
//   while.cond: %b.0 = phi i32 [ ??, %if.end ], [ ??, %while.body ]
//   while.cond: %i.0 = phi i32 [ ??, %if.end ], [ ??, %while.body ]
//   while.cond: %c.0 = phi i32 [ ??, %if.end ], [ ??, %while.body ]
//   return: %retval.0 = phi i32 [ ??, %if.then ], [ ??, %while.end ]
//   return: %a.1 = phi i32 [ ??, %if.then ], [ ??, %while.end ]
//   return: %b.1 = phi i32 [ ??, %if.then ], [ ??, %while.end ]
//   return: %i.1 = phi i32 [ ??, %if.then ], [ ??, %while.end ]
//   return: %c.1 = phi i32 [ ??, %if.then ], [ ??, %while.end ]
//
// Renaming
//   Rename(entry): counters 1 0 0 0 0; tops retval0, -, -, -, -
//     store: push %n as n.addr0 onto stack[%n.addr] = [%n]
//     store: push 0 as a0 onto stack[%a] = [0]
//     store: push 1 as b0 onto stack[%b] = [1]
//     store: push 1 as i0 onto stack[%i] = [1]
//     store: push 0 as c0 onto stack[%c] = [0]
//   Rename(if.then): counters 1 1 1 1 1; tops retval0, a0, b0, i0, c0
//     store: push 0 as retval1 onto stack[%retval] = [undef, 0]
//     fill %retval.0 in return, operand of if.then: 0
//     fill %a.1 in return, operand of if.then: 0
//     fill %b.1 in return, operand of if.then: 1
//     fill %i.1 in return, operand of if.then: 1
//     fill %c.1 in return, operand of if.then: 0
//     leaving if.then: pop stack[%retval] = [undef]
//   Rename(if.end): counters 2 1 1 1 1; tops retval0, a0, b0, i0, c0
//     fill %a.0 in while.cond, operand of if.end: 0
//     fill %b.0 in while.cond, operand of if.end: 1
//     fill %i.0 in while.cond, operand of if.end: 1
//     fill %c.0 in while.cond, operand of if.end: 0
//   Rename(while.cond): counters 2 1 1 1 1; tops retval0, a0, b0, i0, c0
//     phi: push %a.0 as a1 onto stack[%a] = [0, %a.0]
//     phi: push %b.0 as b1 onto stack[%b] = [1, %b.0]
//     phi: push %i.0 as i1 onto stack[%i] = [1, %i.0]
//     phi: push %c.0 as c1 onto stack[%c] = [0, %c.0]
//     replace %2 by the top of stack[%i]: %i.0
//     replace %3 by the top of stack[%n.addr]: %n
//   Rename(while.body): counters 2 2 2 2 2; tops retval0, a1, b1, i1, c1
//     replace %5 by the top of stack[%a]: %a.0
//     replace %6 by the top of stack[%b]: %b.0
//     replace %10 by the top of stack[%i]: %i.0
//     store: push %7 as c2 onto stack[%c] = [0, %c.0, %7]
//     store: push %b.0 as a2 onto stack[%a] = [0, %a.0, %b.0]
//     store: push %7 as b2 onto stack[%b] = [1, %b.0, %7]
//     store: push %11 as i2 onto stack[%i] = [1, %i.0, %11]
//     fill %a.0 in while.cond, operand of while.body: %b.0
//     fill %b.0 in while.cond, operand of while.body: %7
//     fill %i.0 in while.cond, operand of while.body: %11
//     fill %c.0 in while.cond, operand of while.body: %7
//     leaving while.body: pop stack[%i] = [1, %i.0]
//     leaving while.body: pop stack[%b] = [1, %b.0]
//     leaving while.body: pop stack[%a] = [0, %a.0]
//     leaving while.body: pop stack[%c] = [0, %c.0]
//   Rename(while.end): counters 2 3 3 3 3; tops retval0, a1, b1, i1, c1
//     replace %12 by the top of stack[%b]: %b.0
//     store: push %b.0 as retval2 onto stack[%retval] = [undef, %b.0]
//     fill %retval.0 in return, operand of while.end: %b.0
//     fill %a.1 in return, operand of while.end: %a.0
//     fill %b.1 in return, operand of while.end: %b.0
//     fill %i.1 in return, operand of while.end: %i.0
//     fill %c.1 in return, operand of while.end: %c.0
//     leaving while.end: pop stack[%retval] = [undef]
//     leaving while.cond: pop stack[%c] = [0]
//     leaving while.cond: pop stack[%i] = [1]
//     leaving while.cond: pop stack[%b] = [1]
//     leaving while.cond: pop stack[%a] = [0]
//   Rename(return): counters 3 3 3 3 3; tops retval0, a0, b0, i0, c0
//     phi: push %retval.0 as retval3 onto stack[%retval] = [undef, %retval.0]
//     phi: push %a.1 as a3 onto stack[%a] = [0, %a.1]
//     phi: push %b.1 as b3 onto stack[%b] = [1, %b.1]
//     phi: push %i.1 as i3 onto stack[%i] = [1, %i.1]
//     phi: push %c.1 as c3 onto stack[%c] = [0, %c.1]
//     replace %13 by the top of stack[%retval]: %retval.0
//     leaving return: pop stack[%c] = [0]
//     leaving return: pop stack[%i] = [1]
//     leaving return: pop stack[%b] = [1]
//     leaving return: pop stack[%a] = [0]
//     leaving return: pop stack[%retval] = [undef]
//     leaving entry: pop stack[%c] = []
//     leaving entry: pop stack[%i] = []
//     leaving entry: pop stack[%b] = []
//     leaving entry: pop stack[%a] = []
//     leaving entry: pop stack[%n.addr] = []
//
// Clean-up
//   erase %retval = alloca i32, align 4: the variable lives in values
//   erase %n.addr = alloca i32, align 4: the variable lives in values
//   erase %a = alloca i32, align 4: the variable lives in values
//   erase %b = alloca i32, align 4: the variable lives in values
//   erase %i = alloca i32, align 4: the variable lives in values
//   erase %c = alloca i32, align 4: the variable lives in values
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
//   %c.0 = phi i32 [ 0, %if.end ], [ %2, %while.body ]
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
//   %a.1 = phi i32 [ 0, %if.then ], [ %a.0, %while.end ]
//   %b.1 = phi i32 [ 1, %if.then ], [ %b.0, %while.end ]
//   %i.1 = phi i32 [ 1, %if.then ], [ %i.0, %while.end ]
//   %c.1 = phi i32 [ 0, %if.then ], [ %c.0, %while.end ]
//   ret i32 %retval.0
// }
//
// mem2reg on main, minimal SSA
//
// Dominators
//   entry: Dom = {entry}, idom = -, DF = {}
//   reverse post-order: entry
//
// Renaming
//   Rename(entry)
//
// define i32 @main() {
// entry:
//   %0 = call i32 @fib(i32 10)
//   ret i32 %0
// }
//
// OUTPUT[6]:
// Phis of fib become copies
//
// Parallel copies, and an order for them
//   if.then -> return: one parallel copy of 1, at the end of if.then
//     %retval.0 <- 0
//     %retval.0 := 0, a constant
//   if.end -> while.cond: one parallel copy of 3, at the end of if.end
//     %a.0 <- 0
//     %b.0 <- 1
//     %i.0 <- 1
//     %a.0 := 0, a constant
//     %b.0 := 1, a constant
//     %i.0 := 1, a constant
//   while.body -> while.cond: one parallel copy of 3, at the end of while.body
//     %a.0 <- %b.0
//     %b.0 <- %2
//     %i.0 <- %3
//     ready {%a.0, %i.0}: %a.0 := %b.0
//     ready {%b.0, %i.0}: %b.0 := %2
//     ready {%i.0}: %i.0 := %3
//   while.end -> return: one parallel copy of 1, at the end of while.end
//     %retval.0 <- %b.0
//     ready {%retval.0}: %retval.0 := %b.0
//
