; RUN: %minic %s --ssa=compare -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s --ssa=semi-pruned -passes=mem2reg --trace=mem2reg -S -emit-llvm -o -
; RUN: %minic %s --ssa=minimal -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s --ssa=maximal -passes=mem2reg -S -emit-llvm -o -
; The control-flow graph of Engineering a Compiler 9.3. Dominators and frontiers as in figure 9.8;
; globals {a, b, c, d, i}; phis: maximal 21, minimal 13, semi-pruned 11, pruned 7. In the trace of the
; semi-pruned form: the counters and tops of figure 9.13, with a0 to d0 defined on entry.
; What to watch for in it:
; - "A join is in DF(k) for every predecessor k" is wrong: DF(B0) is empty, although B0 is a predecessor of
;   the join B1, because B0 strictly dominates it.
; - Y goes onto W if it is not in Defs: B1 for %a is, and was taken before. A worked trace asks whether Y is
;   in W now, a figure puts it there in any case: F makes all of them end, but with more turns.
; - y and z are written in B3 and read nowhere else: no global names, no phi (the book says x and y).
; - The counter of i ends at 3 (a printing has 32). A figure renames and pops y and z, which have no stack
;   there: only what was pushed is popped.
declare i32 @get(i32)
declare void @use(i32, i32)

define void @eac() {
B0:
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 1, ptr %i
  br label %B1
B1:
  %a.def = call i32 @get(i32 1)
  store i32 %a.def, ptr %a
  %c.def = call i32 @get(i32 2)
  store i32 %c.def, ptr %c
  %a.less = icmp slt i32 %a.def, %c.def
  br i1 %a.less, label %B2, label %B5
B2:
  %b.def = call i32 @get(i32 3)
  store i32 %b.def, ptr %b
  %c.def2 = call i32 @get(i32 4)
  store i32 %c.def2, ptr %c
  %d.def = call i32 @get(i32 5)
  store i32 %d.def, ptr %d
  br label %B3
B3:
  %a.use = load i32, ptr %a
  %b.use = load i32, ptr %b
  %y.def = add i32 %a.use, %b.use
  store i32 %y.def, ptr %y
  %c.use = load i32, ptr %c
  %d.use = load i32, ptr %d
  %z.def = add i32 %c.use, %d.use
  store i32 %z.def, ptr %z
  call void @use(i32 %y.def, i32 %z.def)
  %i.use = load i32, ptr %i
  %i.def = add i32 %i.use, 1
  store i32 %i.def, ptr %i
  %more = icmp sle i32 %i.def, 100
  br i1 %more, label %B1, label %B4
B4:
  ret void
B5:
  %a.def2 = call i32 @get(i32 6)
  store i32 %a.def2, ptr %a
  %d.def2 = call i32 @get(i32 7)
  store i32 %d.def2, ptr %d
  %a.le = icmp sle i32 %a.def2, %d.def2
  br i1 %a.le, label %B6, label %B8
B6:
  %d.def3 = call i32 @get(i32 8)
  store i32 %d.def3, ptr %d
  br label %B7
B7:
  %b.def2 = call i32 @get(i32 9)
  store i32 %b.def2, ptr %b
  br label %B3
B8:
  %c.def3 = call i32 @get(i32 10)
  store i32 %c.def3, ptr %c
  br label %B7
}
; OUTPUT[1]:
; phis placed in eac
; variable                 maximal     minimal semi-pruned      pruned
; a                              3           2           2           1
; b                              3           2           2           1
; c                              3           3           3           2
; d                              3           3           3           2
; i                              3           1           1           1
; y                              3           1           0           0
; z                              3           1           0           0
; total                         21          13          11           7
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @get(i32)
;
; declare void @use(i32, i32)
;
; define void @eac() {
; B0:
;   br label %B1
;
; B1:                                               ; preds = %B0, %B3
;   %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]
;   %a.def = call i32 @get(i32 1)
;   %c.def = call i32 @get(i32 2)
;   %a.less = icmp slt i32 %a.def, %c.def
;   br i1 %a.less, label %B2, label %B5
;
; B2:                                               ; preds = %B1
;   %b.def = call i32 @get(i32 3)
;   %c.def2 = call i32 @get(i32 4)
;   %d.def = call i32 @get(i32 5)
;   br label %B3
;
; B3:                                               ; preds = %B2, %B7
;   %a.0 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]
;   %b.0 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]
;   %c.0 = phi i32 [ %c.def2, %B2 ], [ %c.1, %B7 ]
;   %d.0 = phi i32 [ %d.def, %B2 ], [ %d.1, %B7 ]
;   %y.def = add i32 %a.0, %b.0
;   %z.def = add i32 %c.0, %d.0
;   call void @use(i32 %y.def, i32 %z.def)
;   %i.def = add i32 %i.0, 1
;   %more = icmp sle i32 %i.def, 100
;   br i1 %more, label %B1, label %B4
;
; B4:                                               ; preds = %B3
;   ret void
;
; B5:                                               ; preds = %B1
;   %a.def2 = call i32 @get(i32 6)
;   %d.def2 = call i32 @get(i32 7)
;   %a.le = icmp sle i32 %a.def2, %d.def2
;   br i1 %a.le, label %B6, label %B8
;
; B6:                                               ; preds = %B5
;   %d.def3 = call i32 @get(i32 8)
;   br label %B7
;
; B7:                                               ; preds = %B6, %B8
;   %c.1 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]
;   %d.1 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]
;   %b.def2 = call i32 @get(i32 9)
;   br label %B3
;
; B8:                                               ; preds = %B5
;   %c.def3 = call i32 @get(i32 10)
;   br label %B7
; }
; OUTPUT[2]:
; mem2reg on eac, semi-pruned SSA
;
; Dominators
;   B0: Dom = {B0}, idom = -, DF = {}
;   B1: Dom = {B0, B1}, idom = B0, DF = {B1}
;   B2: Dom = {B0, B1, B2}, idom = B1, DF = {B3}
;   B3: Dom = {B0, B1, B3}, idom = B1, DF = {B1}
;   B4: Dom = {B0, B1, B3, B4}, idom = B3, DF = {}
;   B5: Dom = {B0, B1, B5}, idom = B1, DF = {B3}
;   B6: Dom = {B0, B1, B5, B6}, idom = B5, DF = {B7}
;   B7: Dom = {B0, B1, B5, B7}, idom = B5, DF = {B3}
;   B8: Dom = {B0, B1, B5, B8}, idom = B5, DF = {B7}
;   reverse post-order: B0, B1, B2, B5, B6, B8, B7, B3, B4
;
; Candidates and local values
;   %a (i32): 1 load, 2 stores
;   %b (i32): 1 load, 2 stores
;   %c (i32): 1 load, 3 stores
;   %d (i32): 1 load, 3 stores
;   %i (i32): 1 load, 2 stores
;   %y (i32): 0 loads, 1 store
;   %z (i32): 0 loads, 1 store
;   B0: store 1: push onto stack[%i] = [1]
;   B1: store %a.def: push onto stack[%a] = [%a.def]
;   B1: store %c.def: push onto stack[%c] = [%c.def]
;   B2: store %b.def: push onto stack[%b] = [%b.def]
;   B2: store %c.def2: push onto stack[%c] = [%c.def2]
;   B2: store %d.def: push onto stack[%d] = [%d.def]
;   B5: store %a.def2: push onto stack[%a] = [%a.def2]
;   B5: store %d.def2: push onto stack[%d] = [%d.def2]
;   B6: store %d.def3: push onto stack[%d] = [%d.def3]
;   B8: store %c.def3: push onto stack[%c] = [%c.def3]
;   B7: store %b.def2: push onto stack[%b] = [%b.def2]
;   B3: %a.use reads %a from before the block: upward exposed
;   B3: %b.use reads %b from before the block: upward exposed
;   B3: store %y.def: push onto stack[%y] = [%y.def]
;   B3: %c.use reads %c from before the block: upward exposed
;   B3: %d.use reads %d from before the block: upward exposed
;   B3: store %z.def: push onto stack[%z] = [%z.def]
;   B3: %i.use reads %i from before the block: upward exposed
;   B3: store %i.def: push onto stack[%i] = [%i.use, %i.def]
;
; Definitions and uses between blocks
;   %a: Defs = {B1, B5}, upward exposed in {B3}: a global name
;   %b: Defs = {B2, B7}, upward exposed in {B3}: a global name
;   %c: Defs = {B1, B2, B8}, upward exposed in {B3}: a global name
;   %d: Defs = {B2, B5, B6}, upward exposed in {B3}: a global name
;   %i: Defs = {B0, B3}, upward exposed in {B3}: a global name
;   %y: Defs = {B3}, upward exposed in {}: no global name
;   %z: Defs = {B3}, upward exposed in {}: no global name
;   phis for %a: maximal 3 minimal 2 semi-pruned 2 pruned 1
;   phis for %b: maximal 3 minimal 2 semi-pruned 2 pruned 1
;   phis for %c: maximal 3 minimal 3 semi-pruned 3 pruned 2
;   phis for %d: maximal 3 minimal 3 semi-pruned 3 pruned 2
;   phis for %i: maximal 3 minimal 1 semi-pruned 1 pruned 1
;   phis for %y: maximal 3 minimal 1 semi-pruned 0 pruned 0
;   phis for %z: maximal 3 minimal 1 semi-pruned 0 pruned 0
;
; Placing phis
;   %a: F = {}, W = {B1, B5}
;     X = B1, W = {B5}, DF(X) = {B1}
;       Y = B1: phi for %a, asked for by the definition in B1; F = {B1}, W = {B5}
;     X = B5, W = {}, DF(X) = {B3}
;       Y = B3: phi for %a, asked for by the definition in B5; F = {B1, B3}, W = {B3}
;     X = B3, W = {}, DF(X) = {B1}; in F already: B1
;   %b: F = {}, W = {B2, B7}
;     X = B2, W = {B7}, DF(X) = {B3}
;       Y = B3: phi for %b, asked for by the definition in B2; F = {B3}, W = {B7, B3}
;     X = B7, W = {B3}, DF(X) = {B3}; in F already: B3
;     X = B3, W = {}, DF(X) = {B1}
;       Y = B1: phi for %b, asked for by the definition in B3; F = {B3, B1}, W = {B1}
;     X = B1, W = {}, DF(X) = {B1}; in F already: B1
;   %c: F = {}, W = {B1, B2, B8}
;     X = B1, W = {B2, B8}, DF(X) = {B1}
;       Y = B1: phi for %c, asked for by the definition in B1; F = {B1}, W = {B2, B8}
;     X = B2, W = {B8}, DF(X) = {B3}
;       Y = B3: phi for %c, asked for by the definition in B2; F = {B1, B3}, W = {B8, B3}
;     X = B8, W = {B3}, DF(X) = {B7}
;       Y = B7: phi for %c, asked for by the definition in B8; F = {B1, B3, B7}, W = {B3, B7}
;     X = B3, W = {B7}, DF(X) = {B1}; in F already: B1
;     X = B7, W = {}, DF(X) = {B3}; in F already: B3
;   %d: F = {}, W = {B2, B5, B6}
;     X = B2, W = {B5, B6}, DF(X) = {B3}
;       Y = B3: phi for %d, asked for by the definition in B2; F = {B3}, W = {B5, B6, B3}
;     X = B5, W = {B6, B3}, DF(X) = {B3}; in F already: B3
;     X = B6, W = {B3}, DF(X) = {B7}
;       Y = B7: phi for %d, asked for by the definition in B6; F = {B3, B7}, W = {B3, B7}
;     X = B3, W = {B7}, DF(X) = {B1}
;       Y = B1: phi for %d, asked for by the definition in B3; F = {B3, B7, B1}, W = {B7, B1}
;     X = B7, W = {B1}, DF(X) = {B3}; in F already: B3
;     X = B1, W = {}, DF(X) = {B1}; in F already: B1
;   %i: F = {}, W = {B0, B3}
;     X = B0, W = {B3}, DF(X) = {}
;     X = B3, W = {}, DF(X) = {B1}
;       Y = B1: phi for %i, asked for by the definition in B3; F = {B1}, W = {B1}
;     X = B1, W = {}, DF(X) = {B1}; in F already: B1
;
; Inserting phis
;   B1: %a.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]
;   B1: %b.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]
;   B1: %c.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]
;   B1: %d.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]
;   B1: %i.0 = phi i32 [ ??, %B0 ], [ ??, %B3 ]
;   B3: %a.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]
;   B3: %b.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]
;   B3: %c.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]
;   B3: %d.1 = phi i32 [ ??, %B2 ], [ ??, %B7 ]
;   B7: %c.2 = phi i32 [ ??, %B6 ], [ ??, %B8 ]
;   B7: %d.2 = phi i32 [ ??, %B6 ], [ ??, %B8 ]
;
; Renaming
;   Rename(B0): counters 1 1 1 1 0; tops a0, b0, c0, d0, -
;     store: push 1 as i0 onto stack[%i] = [1]
;     fill %a.0 in B1, operand of B0: undef
;     fill %b.0 in B1, operand of B0: undef
;     fill %c.0 in B1, operand of B0: undef
;     fill %d.0 in B1, operand of B0: undef
;     fill %i.0 in B1, operand of B0: 1
;   Rename(B1): counters 1 1 1 1 1; tops a0, b0, c0, d0, i0
;     phi: push %a.0 as a1 onto stack[%a] = [undef, %a.0]
;     phi: push %b.0 as b1 onto stack[%b] = [undef, %b.0]
;     phi: push %c.0 as c1 onto stack[%c] = [undef, %c.0]
;     phi: push %d.0 as d1 onto stack[%d] = [undef, %d.0]
;     phi: push %i.0 as i1 onto stack[%i] = [1, %i.0]
;     store: push %a.def as a2 onto stack[%a] = [undef, %a.0, %a.def]
;     store: push %c.def as c2 onto stack[%c] = [undef, %c.0, %c.def]
;   Rename(B2): counters 3 2 3 2 2; tops a2, b1, c2, d1, i1
;     store: push %b.def as b2 onto stack[%b] = [undef, %b.0, %b.def]
;     store: push %c.def2 as c3 onto stack[%c] = [undef, %c.0, %c.def, %c.def2]
;     store: push %d.def as d2 onto stack[%d] = [undef, %d.0, %d.def]
;     fill %a.1 in B3, operand of B2: %a.def
;     fill %b.1 in B3, operand of B2: %b.def
;     fill %c.1 in B3, operand of B2: %c.def2
;     fill %d.1 in B3, operand of B2: %d.def
;     leaving B2: pop stack[%d] = [undef, %d.0]
;     leaving B2: pop stack[%c] = [undef, %c.0, %c.def]
;     leaving B2: pop stack[%b] = [undef, %b.0]
;   Rename(B3): counters 3 3 4 3 2; tops a2, b1, c2, d1, i1
;     phi: push %a.1 as a3 onto stack[%a] = [undef, %a.0, %a.def, %a.1]
;     phi: push %b.1 as b3 onto stack[%b] = [undef, %b.0, %b.1]
;     phi: push %c.1 as c4 onto stack[%c] = [undef, %c.0, %c.def, %c.1]
;     phi: push %d.1 as d3 onto stack[%d] = [undef, %d.0, %d.1]
;     replace %a.use by the top of stack[%a]: %a.1
;     replace %b.use by the top of stack[%b]: %b.1
;     replace %c.use by the top of stack[%c]: %c.1
;     replace %d.use by the top of stack[%d]: %d.1
;     replace %i.use by the top of stack[%i]: %i.0
;     store: push %y.def as y0 onto stack[%y] = [%y.def]
;     store: push %z.def as z0 onto stack[%z] = [%z.def]
;     store: push %i.def as i2 onto stack[%i] = [1, %i.0, %i.def]
;     fill %a.0 in B1, operand of B3: %a.1
;     fill %b.0 in B1, operand of B3: %b.1
;     fill %c.0 in B1, operand of B3: %c.1
;     fill %d.0 in B1, operand of B3: %d.1
;     fill %i.0 in B1, operand of B3: %i.def
;   Rename(B4): counters 4 4 5 4 3; tops a3, b3, c4, d3, i2
;     leaving B3: pop stack[%i] = [1, %i.0]
;     leaving B3: pop stack[%z] = []
;     leaving B3: pop stack[%y] = []
;     leaving B3: pop stack[%d] = [undef, %d.0]
;     leaving B3: pop stack[%c] = [undef, %c.0, %c.def]
;     leaving B3: pop stack[%b] = [undef, %b.0]
;     leaving B3: pop stack[%a] = [undef, %a.0, %a.def]
;   Rename(B5): counters 4 4 5 4 3; tops a2, b1, c2, d1, i1
;     store: push %a.def2 as a4 onto stack[%a] = [undef, %a.0, %a.def, %a.def2]
;     store: push %d.def2 as d4 onto stack[%d] = [undef, %d.0, %d.def2]
;   Rename(B6): counters 5 4 5 5 3; tops a4, b1, c2, d4, i1
;     store: push %d.def3 as d5 onto stack[%d] = [undef, %d.0, %d.def2, %d.def3]
;     fill %c.2 in B7, operand of B6: %c.def
;     fill %d.2 in B7, operand of B6: %d.def3
;     leaving B6: pop stack[%d] = [undef, %d.0, %d.def2]
;   Rename(B7): counters 5 4 5 6 3; tops a4, b1, c2, d4, i1
;     phi: push %c.2 as c5 onto stack[%c] = [undef, %c.0, %c.def, %c.2]
;     phi: push %d.2 as d6 onto stack[%d] = [undef, %d.0, %d.def2, %d.2]
;     store: push %b.def2 as b4 onto stack[%b] = [undef, %b.0, %b.def2]
;     fill %a.1 in B3, operand of B7: %a.def2
;     fill %b.1 in B3, operand of B7: %b.def2
;     fill %c.1 in B3, operand of B7: %c.2
;     fill %d.1 in B3, operand of B7: %d.2
;     leaving B7: pop stack[%b] = [undef, %b.0]
;     leaving B7: pop stack[%d] = [undef, %d.0, %d.def2]
;     leaving B7: pop stack[%c] = [undef, %c.0, %c.def]
;   Rename(B8): counters 5 5 6 7 3; tops a4, b1, c2, d4, i1
;     store: push %c.def3 as c6 onto stack[%c] = [undef, %c.0, %c.def, %c.def3]
;     fill %c.2 in B7, operand of B8: %c.def3
;     fill %d.2 in B7, operand of B8: %d.def2
;     leaving B8: pop stack[%c] = [undef, %c.0, %c.def]
;     leaving B5: pop stack[%d] = [undef, %d.0]
;     leaving B5: pop stack[%a] = [undef, %a.0, %a.def]
;     leaving B1: pop stack[%c] = [undef, %c.0]
;     leaving B1: pop stack[%a] = [undef, %a.0]
;     leaving B1: pop stack[%i] = [1]
;     leaving B1: pop stack[%d] = [undef]
;     leaving B1: pop stack[%c] = [undef]
;     leaving B1: pop stack[%b] = [undef]
;     leaving B1: pop stack[%a] = [undef]
;     leaving B0: pop stack[%i] = []
;
; Clean-up
;   erase %a = alloca i32, align 4: the variable lives in values
;   erase %b = alloca i32, align 4: the variable lives in values
;   erase %c = alloca i32, align 4: the variable lives in values
;   erase %d = alloca i32, align 4: the variable lives in values
;   erase %i = alloca i32, align 4: the variable lives in values
;   erase %y = alloca i32, align 4: the variable lives in values
;   erase %z = alloca i32, align 4: the variable lives in values
;
; define void @eac() {
; B0:
;   br label %B1
;
; B1:                                               ; preds = %B0, %B3
;   %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]
;   %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]
;   %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]
;   %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]
;   %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]
;   %a.def = call i32 @get(i32 1)
;   %c.def = call i32 @get(i32 2)
;   %a.less = icmp slt i32 %a.def, %c.def
;   br i1 %a.less, label %B2, label %B5
;
; B2:                                               ; preds = %B1
;   %b.def = call i32 @get(i32 3)
;   %c.def2 = call i32 @get(i32 4)
;   %d.def = call i32 @get(i32 5)
;   br label %B3
;
; B3:                                               ; preds = %B2, %B7
;   %a.1 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]
;   %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]
;   %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]
;   %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]
;   %y.def = add i32 %a.1, %b.1
;   %z.def = add i32 %c.1, %d.1
;   call void @use(i32 %y.def, i32 %z.def)
;   %i.def = add i32 %i.0, 1
;   %more = icmp sle i32 %i.def, 100
;   br i1 %more, label %B1, label %B4
;
; B4:                                               ; preds = %B3
;   ret void
;
; B5:                                               ; preds = %B1
;   %a.def2 = call i32 @get(i32 6)
;   %d.def2 = call i32 @get(i32 7)
;   %a.le = icmp sle i32 %a.def2, %d.def2
;   br i1 %a.le, label %B6, label %B8
;
; B6:                                               ; preds = %B5
;   %d.def3 = call i32 @get(i32 8)
;   br label %B7
;
; B7:                                               ; preds = %B6, %B8
;   %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]
;   %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]
;   %b.def2 = call i32 @get(i32 9)
;   br label %B3
;
; B8:                                               ; preds = %B5
;   %c.def3 = call i32 @get(i32 10)
;   br label %B7
; }
;
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @get(i32)
;
; declare void @use(i32, i32)
;
; define void @eac() {
; B0:
;   br label %B1
;
; B1:                                               ; preds = %B0, %B3
;   %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]
;   %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]
;   %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]
;   %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]
;   %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]
;   %a.def = call i32 @get(i32 1)
;   %c.def = call i32 @get(i32 2)
;   %a.less = icmp slt i32 %a.def, %c.def
;   br i1 %a.less, label %B2, label %B5
;
; B2:                                               ; preds = %B1
;   %b.def = call i32 @get(i32 3)
;   %c.def2 = call i32 @get(i32 4)
;   %d.def = call i32 @get(i32 5)
;   br label %B3
;
; B3:                                               ; preds = %B2, %B7
;   %a.1 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]
;   %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]
;   %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]
;   %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]
;   %y.def = add i32 %a.1, %b.1
;   %z.def = add i32 %c.1, %d.1
;   call void @use(i32 %y.def, i32 %z.def)
;   %i.def = add i32 %i.0, 1
;   %more = icmp sle i32 %i.def, 100
;   br i1 %more, label %B1, label %B4
;
; B4:                                               ; preds = %B3
;   ret void
;
; B5:                                               ; preds = %B1
;   %a.def2 = call i32 @get(i32 6)
;   %d.def2 = call i32 @get(i32 7)
;   %a.le = icmp sle i32 %a.def2, %d.def2
;   br i1 %a.le, label %B6, label %B8
;
; B6:                                               ; preds = %B5
;   %d.def3 = call i32 @get(i32 8)
;   br label %B7
;
; B7:                                               ; preds = %B6, %B8
;   %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]
;   %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]
;   %b.def2 = call i32 @get(i32 9)
;   br label %B3
;
; B8:                                               ; preds = %B5
;   %c.def3 = call i32 @get(i32 10)
;   br label %B7
; }
; OUTPUT[3]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @get(i32)
;
; declare void @use(i32, i32)
;
; define void @eac() {
; B0:
;   br label %B1
;
; B1:                                               ; preds = %B0, %B3
;   %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]
;   %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]
;   %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]
;   %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]
;   %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]
;   %y.0 = phi i32 [ undef, %B0 ], [ %y.def, %B3 ]
;   %z.0 = phi i32 [ undef, %B0 ], [ %z.def, %B3 ]
;   %a.def = call i32 @get(i32 1)
;   %c.def = call i32 @get(i32 2)
;   %a.less = icmp slt i32 %a.def, %c.def
;   br i1 %a.less, label %B2, label %B5
;
; B2:                                               ; preds = %B1
;   %b.def = call i32 @get(i32 3)
;   %c.def2 = call i32 @get(i32 4)
;   %d.def = call i32 @get(i32 5)
;   br label %B3
;
; B3:                                               ; preds = %B2, %B7
;   %a.1 = phi i32 [ %a.def, %B2 ], [ %a.def2, %B7 ]
;   %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]
;   %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]
;   %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]
;   %y.def = add i32 %a.1, %b.1
;   %z.def = add i32 %c.1, %d.1
;   call void @use(i32 %y.def, i32 %z.def)
;   %i.def = add i32 %i.0, 1
;   %more = icmp sle i32 %i.def, 100
;   br i1 %more, label %B1, label %B4
;
; B4:                                               ; preds = %B3
;   ret void
;
; B5:                                               ; preds = %B1
;   %a.def2 = call i32 @get(i32 6)
;   %d.def2 = call i32 @get(i32 7)
;   %a.le = icmp sle i32 %a.def2, %d.def2
;   br i1 %a.le, label %B6, label %B8
;
; B6:                                               ; preds = %B5
;   %d.def3 = call i32 @get(i32 8)
;   br label %B7
;
; B7:                                               ; preds = %B6, %B8
;   %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]
;   %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]
;   %b.def2 = call i32 @get(i32 9)
;   br label %B3
;
; B8:                                               ; preds = %B5
;   %c.def3 = call i32 @get(i32 10)
;   br label %B7
; }
; OUTPUT[4]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; declare i32 @get(i32)
;
; declare void @use(i32, i32)
;
; define void @eac() {
; B0:
;   br label %B1
;
; B1:                                               ; preds = %B0, %B3
;   %a.0 = phi i32 [ undef, %B0 ], [ %a.1, %B3 ]
;   %b.0 = phi i32 [ undef, %B0 ], [ %b.1, %B3 ]
;   %c.0 = phi i32 [ undef, %B0 ], [ %c.1, %B3 ]
;   %d.0 = phi i32 [ undef, %B0 ], [ %d.1, %B3 ]
;   %i.0 = phi i32 [ 1, %B0 ], [ %i.def, %B3 ]
;   %y.0 = phi i32 [ undef, %B0 ], [ %y.def, %B3 ]
;   %z.0 = phi i32 [ undef, %B0 ], [ %z.def, %B3 ]
;   %a.def = call i32 @get(i32 1)
;   %c.def = call i32 @get(i32 2)
;   %a.less = icmp slt i32 %a.def, %c.def
;   br i1 %a.less, label %B2, label %B5
;
; B2:                                               ; preds = %B1
;   %b.def = call i32 @get(i32 3)
;   %c.def2 = call i32 @get(i32 4)
;   %d.def = call i32 @get(i32 5)
;   br label %B3
;
; B3:                                               ; preds = %B2, %B7
;   %a.1 = phi i32 [ %a.def, %B2 ], [ %a.2, %B7 ]
;   %b.1 = phi i32 [ %b.def, %B2 ], [ %b.def2, %B7 ]
;   %c.1 = phi i32 [ %c.def2, %B2 ], [ %c.2, %B7 ]
;   %d.1 = phi i32 [ %d.def, %B2 ], [ %d.2, %B7 ]
;   %i.1 = phi i32 [ %i.0, %B2 ], [ %i.2, %B7 ]
;   %y.1 = phi i32 [ %y.0, %B2 ], [ %y.2, %B7 ]
;   %z.1 = phi i32 [ %z.0, %B2 ], [ %z.2, %B7 ]
;   %y.def = add i32 %a.1, %b.1
;   %z.def = add i32 %c.1, %d.1
;   call void @use(i32 %y.def, i32 %z.def)
;   %i.def = add i32 %i.1, 1
;   %more = icmp sle i32 %i.def, 100
;   br i1 %more, label %B1, label %B4
;
; B4:                                               ; preds = %B3
;   ret void
;
; B5:                                               ; preds = %B1
;   %a.def2 = call i32 @get(i32 6)
;   %d.def2 = call i32 @get(i32 7)
;   %a.le = icmp sle i32 %a.def2, %d.def2
;   br i1 %a.le, label %B6, label %B8
;
; B6:                                               ; preds = %B5
;   %d.def3 = call i32 @get(i32 8)
;   br label %B7
;
; B7:                                               ; preds = %B6, %B8
;   %a.2 = phi i32 [ %a.def2, %B6 ], [ %a.def2, %B8 ]
;   %b.2 = phi i32 [ %b.0, %B6 ], [ %b.0, %B8 ]
;   %c.2 = phi i32 [ %c.def, %B6 ], [ %c.def3, %B8 ]
;   %d.2 = phi i32 [ %d.def3, %B6 ], [ %d.def2, %B8 ]
;   %i.2 = phi i32 [ %i.0, %B6 ], [ %i.0, %B8 ]
;   %y.2 = phi i32 [ %y.0, %B6 ], [ %y.0, %B8 ]
;   %z.2 = phi i32 [ %z.0, %B6 ], [ %z.0, %B8 ]
;   %b.def2 = call i32 @get(i32 9)
;   br label %B3
;
; B8:                                               ; preds = %B5
;   %c.def3 = call i32 @get(i32 10)
;   br label %B7
; }
