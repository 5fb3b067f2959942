define i32 @loop_head(i1 %p, i1 %q) {
n1:
  %a = alloca i32
  store i32 0, ptr %a
  br label %n2
n2:
  br i1 %p, label %n3, label %n4
n3:
  br label %n7
n4:
  %in = load i32, ptr %a
  br i1 %q, label %n5, label %n6
n5:
  br label %n7
n6:
  %more = add i32 %in, 1
  store i32 %more, ptr %a
  br label %n4
n7:
  %out = load i32, ptr %a
  br label %n8
n8:
  ret i32 %out
}
; define i32 @loop_head(i1 %p, i1 %q) {
; n1:
;   br label %n2
;
; n2:                                               ; preds = %n1
;   br i1 %p, label %n3, label %n4
;
; n3:                                               ; preds = %n2
;   br label %n7
;
; n4:                                               ; preds = %n2, %n6
;   %a.0 = phi i32 [ 0, %n2 ], [ %more, %n6 ]
;   br i1 %q, label %n5, label %n6
;
; n5:                                               ; preds = %n4
;   br label %n7
;
; n6:                                               ; preds = %n4
;   %more = add i32 %a.0, 1
;   br label %n4
;
; n7:                                               ; preds = %n3, %n5
;   %a.1 = phi i32 [ 0, %n3 ], [ %a.0, %n5 ]
;   br label %n8
;
; n8:                                               ; preds = %n7
;   ret i32 %a.1
; }
;
; define i32 @one_block(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %t.0 = phi i32 [ 5, %entry ], [ %u, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %u = add i32 %t.0, 1
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %t.0
; }
;
; define i32 @empty_stack(i1 %c) {
; entry:
;   br i1 %c, label %read, label %end
;
; read:                                             ; preds = %entry
;   ret i32 undef
;
; end:                                              ; preds = %entry
;   ret i32 0
; }
;
; define i32 @unreachable_pred(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; dead:                                             ; No predecessors!
;   br label %join
;
; join:                                             ; preds = %entry, %then, %dead
;   %x.0 = phi i32 [ 1, %entry ], [ 2, %then ], [ poison, %dead ]
;   ret i32 %x.0
; }
;
; define i32 @double_edge(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %two, label %join
;
; two:                                              ; preds = %entry
;   br i1 %d, label %join, label %join
;
; join:                                             ; preds = %entry, %two, %two
;   %x.0 = phi i32 [ 1, %entry ], [ 2, %two ], [ 2, %two ]
;   ret i32 %x.0
; }
;
; define i32 @chain(i32 %n) {
; entry:
;   br label %next
;
; next:                                             ; preds = %entry
;   br label %last
;
; last:                                             ; preds = %next
;   ret i32 %n
; }
;
; define i32 @no_use(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   ret i32 0
; }
;
; define i32 @phi_asks_for_phi(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %left, label %outer
;
; left:                                             ; preds = %entry
;   br i1 %d, label %arm, label %inner
;
; arm:                                              ; preds = %left
;   br label %inner
;
; inner:                                            ; preds = %left, %arm
;   %x.0 = phi i32 [ 1, %left ], [ 2, %arm ]
;   br label %outer
;
; outer:                                            ; preds = %entry, %inner
;   %x.1 = phi i32 [ 1, %entry ], [ %x.0, %inner ]
;   br label %last
;
; last:                                             ; preds = %outer
;   ret i32 %x.1
; }
;
; define i32 @pops(i1 %c, i1 %d, i32 %n) {
; entry:
;   br i1 %c, label %loop, label %other
;
; loop:                                             ; preds = %entry, %loop
;   %x.0 = phi i32 [ %n, %entry ], [ %more, %loop ]
;   %more = add i32 %x.0, 1
;   br i1 %d, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i32 %more
;
; other:                                            ; preds = %entry
;   ret i32 %n
; }
;
; declare void @take(ptr)
;
; define i32 @prefix(i32 %n) {
;   %v2 = alloca i32, align 4
;   call void @take(ptr %v2)
;   ret i32 %n
; }
;
; define i32 @late_alloca(ptr %p) {
; entry:
;   call void @take(ptr %p)
;   br label %next
;
; next:                                             ; preds = %entry
;   ret i32 1
; }
; OUTPUT[2]:
; mem2reg on loop_head, pruned SSA
;
; Dominators
;   n1: Dom = {n1}, idom = -, DF = {}
;   n2: Dom = {n1, n2}, idom = n1, DF = {}
;   n3: Dom = {n1, n2, n3}, idom = n2, DF = {n7}
;   n4: Dom = {n1, n2, n4}, idom = n2, DF = {n4, n7}
;   n5: Dom = {n1, n2, n4, n5}, idom = n4, DF = {n7}
;   n6: Dom = {n1, n2, n4, n6}, idom = n4, DF = {n4}
;   n7: Dom = {n1, n2, n7}, idom = n2, DF = {}
;   n8: Dom = {n1, n2, n7, n8}, idom = n7, DF = {}
;   reverse post-order: n1, n2, n3, n4, n5, n7, n8, n6
;
; Candidates and local values
;   %a (i32): 2 loads, 2 stores
;   n1: store 0: push onto stack[%a] = [0]
;   n4: %in reads %a from before the block: upward exposed
;   n7: %out reads %a from before the block: upward exposed
;   n6: store %more: push onto stack[%a] = [%more]
;
; Definitions and uses between blocks
;   %a: Defs = {n1, n6}, upward exposed in {n4, n7}: a global name
;   phis for %a: maximal 2 minimal 2 semi-pruned 2 pruned 2
;
; Placing phis
;   %a is live on entry to {n2, n3, n4, n5, n7}
;   %a: F = {}, W = {n1, n6}
;     X = n1, W = {n6}, DF(X) = {}
;     X = n6, W = {}, DF(X) = {n4}
;       Y = n4: phi for %a, asked for by the definition in n6; F = {n4}, W = {n4}
;     X = n4, W = {}, DF(X) = {n4, n7}; in F already: n4
;       Y = n7: phi for %a, asked for by the definition in n4; F = {n4, n7}, W = {n7}
;     X = n7, W = {}, DF(X) = {}
;
; Inserting phis
;   n4: %a.0 = phi i32 [ ??, %n2 ], [ ??, %n6 ]
;   n7: %a.1 = phi i32 [ ??, %n3 ], [ ??, %n5 ]
;
; Renaming
;   Rename(n1): counters 0; tops -
;     store: push 0 as a0 onto stack[%a] = [0]
;   Rename(n2): counters 1; tops a0
;     fill %a.0 in n4, operand of n2: 0
;   Rename(n3): counters 1; tops a0
;     fill %a.1 in n7, operand of n3: 0
;   Rename(n4): counters 1; tops a0
;     phi: push %a.0 as a1 onto stack[%a] = [0, %a.0]
;     replace %in by the top of stack[%a]: %a.0
;   Rename(n5): counters 2; tops a1
;     fill %a.1 in n7, operand of n5: %a.0
;   Rename(n6): counters 2; tops a1
;     store: push %more as a2 onto stack[%a] = [0, %a.0, %more]
;     fill %a.0 in n4, operand of n6: %more
;     leaving n6: pop stack[%a] = [0, %a.0]
;     leaving n4: pop stack[%a] = [0]
;   Rename(n7): counters 3; tops a0
;     phi: push %a.1 as a3 onto stack[%a] = [0, %a.1]
;     replace %out by the top of stack[%a]: %a.1
;   Rename(n8): counters 4; tops a3
;     leaving n7: pop stack[%a] = [0]
;     leaving n1: pop stack[%a] = []
;
; Clean-up
;   erase %a = alloca i32, align 4: the variable lives in values
;
; define i32 @loop_head(i1 %p, i1 %q) {
; n1:
;   br label %n2
;
; n2:                                               ; preds = %n1
;   br i1 %p, label %n3, label %n4
;
; n3:                                               ; preds = %n2
;   br label %n7
;
; n4:                                               ; preds = %n2, %n6
;   %a.0 = phi i32 [ 0, %n2 ], [ %more, %n6 ]
;   br i1 %q, label %n5, label %n6
;
; n5:                                               ; preds = %n4
;   br label %n7
;
; n6:                                               ; preds = %n4
;   %more = add i32 %a.0, 1
;   br label %n4
;
; n7:                                               ; preds = %n3, %n5
;   %a.1 = phi i32 [ 0, %n3 ], [ %a.0, %n5 ]
;   br label %n8
;
; n8:                                               ; preds = %n7
;   ret i32 %a.1
; }
;
; mem2reg on one_block, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   loop: Dom = {entry, loop}, idom = entry, DF = {loop}
;   end: Dom = {entry, loop, end}, idom = loop, DF = {}
;   reverse post-order: entry, loop, end
;
; Candidates and local values
;   %t (i32): 1 load, 2 stores
;   entry: store 5: push onto stack[%t] = [5]
;   loop: %v reads %t from before the block: upward exposed
;   loop: store %u: push onto stack[%t] = [%v, %u]
;
; Definitions and uses between blocks
;   %t: Defs = {entry, loop}, upward exposed in {loop}: a global name
;   phis for %t: maximal 1 minimal 1 semi-pruned 1 pruned 1
;
; Placing phis
;   %t is live on entry to {loop}
;   %t: F = {}, W = {entry, loop}
;     X = entry, W = {loop}, DF(X) = {}
;     X = loop, W = {}, DF(X) = {loop}
;       Y = loop: phi for %t, asked for by the definition in loop; F = {loop}, W = {}
;
; Inserting phis
;   loop: %t.0 = phi i32 [ ??, %entry ], [ ??, %loop ]
;
; Renaming
;   Rename(entry): counters 0; tops -
;     store: push 5 as t0 onto stack[%t] = [5]
;     fill %t.0 in loop, operand of entry: 5
;   Rename(loop): counters 1; tops t0
;     phi: push %t.0 as t1 onto stack[%t] = [5, %t.0]
;     replace %v by the top of stack[%t]: %t.0
;     store: push %u as t2 onto stack[%t] = [5, %t.0, %u]
;     fill %t.0 in loop, operand of loop: %u
;   Rename(end): counters 3; tops t2
;     leaving loop: pop stack[%t] = [5, %t.0]
;     leaving loop: pop stack[%t] = [5]
;     leaving entry: pop stack[%t] = []
;
; Clean-up
;   erase %t = alloca i32, align 4: the variable lives in values
;
; define i32 @one_block(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry, %loop
;   %t.0 = phi i32 [ 5, %entry ], [ %u, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %u = add i32 %t.0, 1
;   %i.next = add i32 %i, 1
;   %more = icmp slt i32 %i.next, %n
;   br i1 %more, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %t.0
; }
;
; mem2reg on empty_stack, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   read: Dom = {entry, read}, idom = entry, DF = {}
;   end: Dom = {entry, end}, idom = entry, DF = {}
;   reverse post-order: entry, read, end
;
; Candidates and local values
;   %x (i32): 1 load, 0 stores
;   read: %v reads %x from before the block: upward exposed
;
; Definitions and uses between blocks
;   %x: Defs = {}, upward exposed in {read}: a global name
;   phis for %x: maximal 0 minimal 0 semi-pruned 0 pruned 0
;
; Renaming
;   Rename(entry)
;   Rename(read)
;     replace %v by the top of stack[%x]: undef
;   Rename(end)
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @empty_stack(i1 %c) {
; entry:
;   br i1 %c, label %read, label %end
;
; read:                                             ; preds = %entry
;   ret i32 undef
;
; end:                                              ; preds = %entry
;   ret i32 0
; }
;
; mem2reg on unreachable_pred, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   then: Dom = {entry, then}, idom = entry, DF = {join}
;   join: Dom = {entry, join}, idom = entry, DF = {}
;   reverse post-order: entry, then, join
;
; Candidates and local values
;   %x (i32): 1 load, 3 stores
;   entry: store 1: push onto stack[%x] = [1]
;   then: store 2: push onto stack[%x] = [2]
;   join: %v reads %x from before the block: upward exposed
;
; Definitions and uses between blocks
;   %x: Defs = {entry, then}, upward exposed in {join}: a global name
;   phis for %x: maximal 1 minimal 1 semi-pruned 1 pruned 1
;
; Placing phis
;   %x is live on entry to {join}
;   %x: F = {}, W = {entry, then}
;     X = entry, W = {then}, DF(X) = {}
;     X = then, W = {}, DF(X) = {join}
;       Y = join: phi for %x, asked for by the definition in then; F = {join}, W = {join}
;     X = join, W = {}, DF(X) = {}
;
; Inserting phis
;   join: %x.0 = phi i32 [ ??, %entry ], [ ??, %then ], [ ??, %dead ]
;
; Renaming
;   Rename(entry): counters 0; tops -
;     store: push 1 as x0 onto stack[%x] = [1]
;     fill %x.0 in join, operand of entry: 1
;   Rename(then): counters 1; tops x0
;     store: push 2 as x1 onto stack[%x] = [1, 2]
;     fill %x.0 in join, operand of then: 2
;     leaving then: pop stack[%x] = [1]
;   Rename(join): counters 2; tops x0
;     phi: push %x.0 as x2 onto stack[%x] = [1, %x.0]
;     replace %v by the top of stack[%x]: %x.0
;     leaving join: pop stack[%x] = [1]
;     leaving entry: pop stack[%x] = []
;
; Clean-up
;   %x.0, operand of dead: poison, control never comes from there
;   erase store i32 3, ptr %x, align 4: it is unreachable, or only marks the variable
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @unreachable_pred(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; dead:                                             ; No predecessors!
;   br label %join
;
; join:                                             ; preds = %entry, %then, %dead
;   %x.0 = phi i32 [ 1, %entry ], [ 2, %then ], [ poison, %dead ]
;   ret i32 %x.0
; }
;
; mem2reg on double_edge, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   two: Dom = {entry, two}, idom = entry, DF = {join}
;   join: Dom = {entry, join}, idom = entry, DF = {}
;   reverse post-order: entry, two, join
;
; Candidates and local values
;   %x (i32): 1 load, 2 stores
;   entry: store 1: push onto stack[%x] = [1]
;   two: store 2: push onto stack[%x] = [2]
;   join: %v reads %x from before the block: upward exposed
;
; Definitions and uses between blocks
;   %x: Defs = {entry, two}, upward exposed in {join}: a global name
;   phis for %x: maximal 1 minimal 1 semi-pruned 1 pruned 1
;
; Placing phis
;   %x is live on entry to {join}
;   %x: F = {}, W = {entry, two}
;     X = entry, W = {two}, DF(X) = {}
;     X = two, W = {}, DF(X) = {join}
;       Y = join: phi for %x, asked for by the definition in two; F = {join}, W = {join}
;     X = join, W = {}, DF(X) = {}
;
; Inserting phis
;   join: %x.0 = phi i32 [ ??, %entry ], [ ??, %two ], [ ??, %two ]
;
; Renaming
;   Rename(entry): counters 0; tops -
;     store: push 1 as x0 onto stack[%x] = [1]
;     fill %x.0 in join, operand of entry: 1
;   Rename(two): counters 1; tops x0
;     store: push 2 as x1 onto stack[%x] = [1, 2]
;     fill %x.0 in join, operand of two: 2
;     fill %x.0 in join, operand of two: 2
;     leaving two: pop stack[%x] = [1]
;   Rename(join): counters 2; tops x0
;     phi: push %x.0 as x2 onto stack[%x] = [1, %x.0]
;     replace %v by the top of stack[%x]: %x.0
;     leaving join: pop stack[%x] = [1]
;     leaving entry: pop stack[%x] = []
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @double_edge(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %two, label %join
;
; two:                                              ; preds = %entry
;   br i1 %d, label %join, label %join
;
; join:                                             ; preds = %entry, %two, %two
;   %x.0 = phi i32 [ 1, %entry ], [ 2, %two ], [ 2, %two ]
;   ret i32 %x.0
; }
;
; mem2reg on chain, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   next: Dom = {entry, next}, idom = entry, DF = {}
;   last: Dom = {entry, next, last}, idom = next, DF = {}
;   reverse post-order: entry, next, last
;
; Candidates and local values
;   %x (i32): 1 load, 1 store; only %n is ever stored, so every load gives it
;   %y (i32): 1 load, 1 store
;   %z (i32): 1 load, 1 store
;   entry: store %n: push onto stack[%x] = [%n]
;   next: replace %a by the top of stack[%x]: %n
;   next: store %n: push onto stack[%y] = [%n]
;   last: %b reads %y from before the block: upward exposed
;   last: store %b: push onto stack[%z] = [%b]
;   last: replace %c by the top of stack[%z]: %b
;
; Definitions and uses between blocks
;   %x: Defs = {}, upward exposed in {}: no global name
;   %y: Defs = {next}, upward exposed in {last}: a global name
;   %z: Defs = {last}, upward exposed in {}: no global name
;   phis for %x: maximal 0 minimal 0 semi-pruned 0 pruned 0
;   phis for %y: maximal 0 minimal 0 semi-pruned 0 pruned 0
;   phis for %z: maximal 0 minimal 0 semi-pruned 0 pruned 0
;
; Placing phis
;   %y is live on entry to {last}
;   %y: F = {}, W = {next}
;     X = next, W = {}, DF(X) = {}
;
; Renaming
;   Rename(entry)
;   Rename(next)
;     store: push %n as y0 onto stack[%y] = [%n]
;   Rename(last)
;     replace %b by the top of stack[%y]: %n
;     store: push %n as z0 onto stack[%z] = [%n]
;     leaving last: pop stack[%z] = []
;     leaving next: pop stack[%y] = []
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;   erase %y = alloca i32, align 4: the variable lives in values
;   erase %z = alloca i32, align 4: the variable lives in values
;
; define i32 @chain(i32 %n) {
; entry:
;   br label %next
;
; next:                                             ; preds = %entry
;   br label %last
;
; last:                                             ; preds = %next
;   ret i32 %n
; }
;
; mem2reg on no_use, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   then: Dom = {entry, then}, idom = entry, DF = {join}
;   join: Dom = {entry, join}, idom = entry, DF = {}
;   reverse post-order: entry, then, join
;
; Candidates and local values
;   %x (i32): 0 loads, 2 stores
;   entry: store 1: push onto stack[%x] = [1]
;   then: store 2: push onto stack[%x] = [2]
;
; Definitions and uses between blocks
;   %x: Defs = {entry, then}, upward exposed in {}: no global name
;   phis for %x: maximal 1 minimal 1 semi-pruned 0 pruned 0
;
; Renaming
;   Rename(entry)
;     store: push 1 as x0 onto stack[%x] = [1]
;   Rename(then)
;     store: push 2 as x1 onto stack[%x] = [1, 2]
;     leaving then: pop stack[%x] = [1]
;   Rename(join)
;     leaving entry: pop stack[%x] = []
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @no_use(i1 %c) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %entry, %then
;   ret i32 0
; }
;
; mem2reg on phi_asks_for_phi, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   left: Dom = {entry, left}, idom = entry, DF = {outer}
;   arm: Dom = {entry, left, arm}, idom = left, DF = {inner}
;   inner: Dom = {entry, left, inner}, idom = left, DF = {outer}
;   outer: Dom = {entry, outer}, idom = entry, DF = {}
;   last: Dom = {entry, outer, last}, idom = outer, DF = {}
;   reverse post-order: entry, left, arm, inner, outer, last
;
; Candidates and local values
;   %x (i32): 1 load, 2 stores
;   entry: store 1: push onto stack[%x] = [1]
;   arm: store 2: push onto stack[%x] = [2]
;   last: %v reads %x from before the block: upward exposed
;
; Definitions and uses between blocks
;   %x: Defs = {entry, arm}, upward exposed in {last}: a global name
;   phis for %x: maximal 2 minimal 2 semi-pruned 2 pruned 2
;
; Placing phis
;   %x is live on entry to {left, inner, outer, last}
;   %x: F = {}, W = {entry, arm}
;     X = entry, W = {arm}, DF(X) = {}
;     X = arm, W = {}, DF(X) = {inner}
;       Y = inner: phi for %x, asked for by the definition in arm; F = {inner}, W = {inner}
;     X = inner, W = {}, DF(X) = {outer}
;       Y = outer: phi for %x, asked for by the definition in inner; F = {inner, outer}, W = {outer}
;     X = outer, W = {}, DF(X) = {}
;
; Inserting phis
;   inner: %x.0 = phi i32 [ ??, %left ], [ ??, %arm ]
;   outer: %x.1 = phi i32 [ ??, %entry ], [ ??, %inner ]
;
; Renaming
;   Rename(entry): counters 0; tops -
;     store: push 1 as x0 onto stack[%x] = [1]
;     fill %x.1 in outer, operand of entry: 1
;   Rename(left): counters 1; tops x0
;     fill %x.0 in inner, operand of left: 1
;   Rename(arm): counters 1; tops x0
;     store: push 2 as x1 onto stack[%x] = [1, 2]
;     fill %x.0 in inner, operand of arm: 2
;     leaving arm: pop stack[%x] = [1]
;   Rename(inner): counters 2; tops x0
;     phi: push %x.0 as x2 onto stack[%x] = [1, %x.0]
;     fill %x.1 in outer, operand of inner: %x.0
;     leaving inner: pop stack[%x] = [1]
;   Rename(outer): counters 3; tops x0
;     phi: push %x.1 as x3 onto stack[%x] = [1, %x.1]
;   Rename(last): counters 4; tops x3
;     replace %v by the top of stack[%x]: %x.1
;     leaving outer: pop stack[%x] = [1]
;     leaving entry: pop stack[%x] = []
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @phi_asks_for_phi(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %left, label %outer
;
; left:                                             ; preds = %entry
;   br i1 %d, label %arm, label %inner
;
; arm:                                              ; preds = %left
;   br label %inner
;
; inner:                                            ; preds = %left, %arm
;   %x.0 = phi i32 [ 1, %left ], [ 2, %arm ]
;   br label %outer
;
; outer:                                            ; preds = %entry, %inner
;   %x.1 = phi i32 [ 1, %entry ], [ %x.0, %inner ]
;   br label %last
;
; last:                                             ; preds = %outer
;   ret i32 %x.1
; }
;
; mem2reg on pops, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   loop: Dom = {entry, loop}, idom = entry, DF = {loop}
;   done: Dom = {entry, loop, done}, idom = loop, DF = {}
;   other: Dom = {entry, other}, idom = entry, DF = {}
;   reverse post-order: entry, loop, done, other
;
; Candidates and local values
;   %x (i32): 3 loads, 2 stores
;   entry: store %n: push onto stack[%x] = [%n]
;   loop: %v reads %x from before the block: upward exposed
;   loop: store %more: push onto stack[%x] = [%v, %more]
;   done: %w reads %x from before the block: upward exposed
;   other: %u reads %x from before the block: upward exposed
;
; Definitions and uses between blocks
;   %x: Defs = {entry, loop}, upward exposed in {loop, done, other}: a global name
;   phis for %x: maximal 1 minimal 1 semi-pruned 1 pruned 1
;
; Placing phis
;   %x is live on entry to {loop, done, other}
;   %x: F = {}, W = {entry, loop}
;     X = entry, W = {loop}, DF(X) = {}
;     X = loop, W = {}, DF(X) = {loop}
;       Y = loop: phi for %x, asked for by the definition in loop; F = {loop}, W = {}
;
; Inserting phis
;   loop: %x.0 = phi i32 [ ??, %entry ], [ ??, %loop ]
;
; Renaming
;   Rename(entry): counters 0; tops -
;     store: push %n as x0 onto stack[%x] = [%n]
;     fill %x.0 in loop, operand of entry: %n
;   Rename(loop): counters 1; tops x0
;     phi: push %x.0 as x1 onto stack[%x] = [%n, %x.0]
;     replace %v by the top of stack[%x]: %x.0
;     store: push %more as x2 onto stack[%x] = [%n, %x.0, %more]
;     fill %x.0 in loop, operand of loop: %more
;   Rename(done): counters 3; tops x2
;     replace %w by the top of stack[%x]: %more
;     leaving loop: pop stack[%x] = [%n, %x.0]
;     leaving loop: pop stack[%x] = [%n]
;   Rename(other): counters 3; tops x0
;     replace %u by the top of stack[%x]: %n
;     leaving entry: pop stack[%x] = []
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @pops(i1 %c, i1 %d, i32 %n) {
; entry:
;   br i1 %c, label %loop, label %other
;
; loop:                                             ; preds = %entry, %loop
;   %x.0 = phi i32 [ %n, %entry ], [ %more, %loop ]
;   %more = add i32 %x.0, 1
;   br i1 %d, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i32 %more
;
; other:                                            ; preds = %entry
;   ret i32 %n
; }
;
; mem2reg on prefix, pruned SSA
;
; Dominators
;   0: Dom = {0}, idom = -, DF = {}
;   reverse post-order: 0
;
; Candidates and local values
;   %v (i32): 1 load, 1 store; only %n is ever stored, so every load gives it
;   %v2 (i32) stays in memory: its address is passed to `take`: call void @take(ptr %v2)
;   0: store %n: push onto stack[%v] = [%n]
;   0: replace %r by the top of stack[%v]: %n
;
; Definitions and uses between blocks
;   %v: Defs = {}, upward exposed in {}: no global name
;   phis for %v: maximal 0 minimal 0 semi-pruned 0 pruned 0
;
; Renaming
;   Rename(0)
;
; Clean-up
;   erase %v = alloca i32, align 4: the variable lives in values
;
; define i32 @prefix(i32 %n) {
;   %v2 = alloca i32, align 4
;   call void @take(ptr %v2)
;   ret i32 %n
; }
;
; mem2reg on late_alloca, pruned SSA
;
; Dominators
;   entry: Dom = {entry}, idom = -, DF = {}
;   next: Dom = {entry, next}, idom = entry, DF = {}
;   reverse post-order: entry, next
;
; Candidates and local values
;   %x (i32): 1 load, 1 store; only 1 is ever stored, so every load gives it
;   entry: store 1: push onto stack[%x] = [1]
;   next: replace %v by the top of stack[%x]: 1
;
; Definitions and uses between blocks
;   %x: Defs = {}, upward exposed in {}: no global name
;   phis for %x: maximal 0 minimal 0 semi-pruned 0 pruned 0
;
; Renaming
;   Rename(entry)
;   Rename(next)
;
; Clean-up
;   erase %x = alloca i32, align 4: the variable lives in values
;
; define i32 @late_alloca(ptr %p) {
; entry:
;   call void @take(ptr %p)
;   br label %next
;
; next:                                             ; preds = %entry
;   ret i32 1
; }
;
