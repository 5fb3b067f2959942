; RUN: %minic %S/../passes/mem2reg-eac.ll -passes=mem2reg --ssa=semi-pruned --trace=phi -S -o /dev/null
; RUN: %minic %s -O0 --trace=phi -S -o /dev/null
; RUN: %minic %s -O0 --regalloc=spill-all --target=riscv64 --trace=phi:json -S -o /dev/null
; How phis become copies. Engineering a Compiler's B0 to B8 in semi-pruned form: one critical edge and
; 22 copies. Below: a swap, which is a cycle; a copy that is lost unless the edge is split; a switch
; whose edges carry different copies.
define i32 @swap(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %y, %loop ]
  %y = phi i32 [ 2, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %end
end:
  %t = mul i32 %x, 10
  %r = add i32 %t, %y
  ret i32 %r
}

define i32 @lost(i32 %n) {
entry:
  br label %loop
loop:
  %x = phi i32 [ 1, %entry ], [ %x1, %loop ]
  %x1 = add i32 %x, 1
  %more = icmp slt i32 %x1, %n
  br i1 %more, label %loop, label %end
end:
  ret i32 %x
}

define i32 @cases(i32 %n, i32 %m) {
entry:
  switch i32 %n, label %end [
    i32 1, label %end
    i32 2, label %other
  ]
other:
  %o = add i32 %m, 5
  br label %end
end:
  %r = phi i32 [ %m, %entry ], [ %m, %entry ], [ %o, %other ]
  ret i32 %r
}
; OUTPUT[1]:
; Phis of eac become copies
;
; Critical edges
;   B3 -> B1: B3 has 2 successors, B1 has 2 predecessors
;
; Edges split
;   B3 -> B1: the new block B3.B1 is put onto the edge
;
; Parallel copies, and an order for them
;   B0 -> B1: one parallel copy of 5, at the end of B0
;     %a.0 <- undef  (left out: it is never read)
;     %b.0 <- undef  (left out: it is never read)
;     %c.0 <- undef  (left out: it is never read)
;     %d.0 <- undef  (left out: it is never read)
;     %i.0 <- 1
;     %i.0 := 1, a constant
;   B2 -> B3: one parallel copy of 4, at the end of B2
;     %a.1 <- %a.def
;     %b.1 <- %b.def
;     %c.1 <- %c.def2
;     %d.1 <- %d.def
;     ready {%a.1, %b.1, %c.1, %d.1}: %a.1 := %a.def
;     ready {%b.1, %c.1, %d.1}: %b.1 := %b.def
;     ready {%c.1, %d.1}: %c.1 := %c.def2
;     ready {%d.1}: %d.1 := %d.def
;   B3 -> B1: one parallel copy of 5, at the end of B3.B1
;     %a.0 <- %a.1  (left out: it is never read)
;     %b.0 <- %b.1  (left out: it is never read)
;     %c.0 <- %c.1  (left out: it is never read)
;     %d.0 <- %d.1  (left out: it is never read)
;     %i.0 <- %i.def
;     ready {%i.0}: %i.0 := %i.def
;   B6 -> B7: one parallel copy of 2, at the end of B6
;     %c.2 <- %c.def
;     %d.2 <- %d.def3
;     ready {%c.2, %d.2}: %c.2 := %c.def
;     ready {%d.2}: %d.2 := %d.def3
;   B7 -> B3: one parallel copy of 4, at the end of B7
;     %a.1 <- %a.def2
;     %b.1 <- %b.def2
;     %c.1 <- %c.2
;     %d.1 <- %d.2
;     ready {%a.1, %b.1, %c.1, %d.1}: %a.1 := %a.def2
;     ready {%b.1, %c.1, %d.1}: %b.1 := %b.def2
;     ready {%c.1, %d.1}: %c.1 := %c.2
;     ready {%d.1}: %d.1 := %d.2
;   B8 -> B7: one parallel copy of 2, at the end of B8
;     %c.2 <- %c.def3
;     %d.2 <- %d.def2
;     ready {%c.2, %d.2}: %c.2 := %c.def3
;     ready {%d.2}: %d.2 := %d.def2
;
; In registers and slots
;   B0 -> B1: the copy is now
;     %rbx <- 1
;     %rbx := 1, a constant
;   B2 -> B3: the copy is now
;     %rbp <- %rbp  (coalesced: nothing to do)
;     %r14 <- %r14  (coalesced: nothing to do)
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
;   B3 -> B1: the copy is now
;     %rbx <- %rbx  (coalesced: nothing to do)
;   B6 -> B7: the copy is now
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
;   B7 -> B3: the copy is now
;     %rbp <- %rbp  (coalesced: nothing to do)
;     %r14 <- %r14  (coalesced: nothing to do)
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
;   B8 -> B7: the copy is now
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
; OUTPUT[2]:
; Phis of swap become copies
;
; Critical edges
;   loop -> loop: loop has 2 successors, loop has 2 predecessors
;
; Edges split
;   loop -> loop: the new block loop.loop is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> loop: one parallel copy of 3, at the end of entry
;     %x <- 1
;     %y <- 2
;     %i <- 0
;     %x := 1, a constant
;     %y := 2, a constant
;     %i := 0, a constant
;   loop -> loop: one parallel copy of 3, at the end of loop.loop
;     %x <- %y
;     %y <- %x
;     %i <- %i1
;     ready {%i}: %i := %i1
;     no copy is ready, %x, %y form a cycle
;     temporary := %x opens it
;     ready {%x}: %x := %y
;     %y := temporary closes it
;
; In registers and slots
;   entry -> loop: the copy is now
;     %rcx <- 1
;     %rax <- 2
;     %rdx <- 0
;     %rcx := 1, a constant
;     %rax := 2, a constant
;     %rdx := 0, a constant
;   loop -> loop: the copy is now
;     %rcx <- %rax
;     %rax <- %rcx
;     %rdx <- %rdx  (coalesced: nothing to do)
;     no copy is ready, %rcx, %rax form a cycle
;     %rcx and %rax are exchanged
;
; Phis of lost become copies
;
; Critical edges
;   loop -> loop: loop has 2 successors, loop has 2 predecessors
;
; Edges split
;   loop -> loop: the new block loop.loop is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> loop: one parallel copy of 1, at the end of entry
;     %x <- 1
;     %x := 1, a constant
;   loop -> loop: one parallel copy of 1, at the end of loop.loop
;     %x <- %x1
;     ready {%x}: %x := %x1
;
; In registers and slots
;   entry -> loop: the copy is now
;     %rax <- 1
;     %rax := 1, a constant
;   loop -> loop: the copy is now
;     %rax <- %rcx
;     ready {%rax}: %rax := %rcx
;
; Phis of cases become copies
;
; Critical edges
;   entry -> end: entry has 3 successors, end has 3 predecessors
;   entry -> end: entry has 3 successors, end has 3 predecessors
;
; Edges split
;   entry -> end: the new block entry.end is put onto the edge
;
; Parallel copies, and an order for them
;   entry -> end: one parallel copy of 1, at the end of entry.end
;     %r <- %m
;     ready {%r}: %r := %m
;   other -> end: one parallel copy of 1, at the end of other
;     %r <- %o
;     ready {%r}: %r := %o
;
; In registers and slots
;   entry -> end: the copy is now
;     %rax <- %rax  (coalesced: nothing to do)
;   other -> end: the copy is now
;     %rax <- %rax  (coalesced: nothing to do)
; OUTPUT[3]:
; [
; {"function":"swap","target":"riscv64","events":[
; {"event":"begin","function":"swap","target":"riscv64"},
; {"event":"phase","name":"Critical edges"},
; {"event":"critical-edge","from":"loop","to":"loop","succs":2,"preds":2},
; {"event":"phase","name":"Edges split"},
; {"event":"split","from":"loop","to":"loop","block":"loop.loop","copies":true},
; {"event":"phase","name":"Parallel copies, and an order for them"},
; {"event":"parallel-copy","from":"entry","to":"loop","at":"end","block":"entry","copies":[{"to":"%x","from":"1"},{"to":"%y","from":"2"},{"to":"%i","from":"0"}]},
; {"event":"constant","of":"values","to":"%x","from":"1"},
; {"event":"constant","of":"values","to":"%y","from":"2"},
; {"event":"constant","of":"values","to":"%i","from":"0"},
; {"event":"parallel-copy","from":"loop","to":"loop","at":"edge","block":"loop.loop","copies":[{"to":"%x","from":"%y"},{"to":"%y","from":"%x"},{"to":"%i","from":"%i1"}]},
; {"event":"move","of":"values","to":"%i","from":"%i1","ready":["%i"]},
; {"event":"cycle","of":"values","places":["%x","%y"]},
; {"event":"save","of":"values","to":"temporary","from":"%x"},
; {"event":"move","of":"values","to":"%x","from":"%y","ready":["%x"]},
; {"event":"restore","of":"values","to":"%y","from":"temporary"},
; {"event":"phase","name":"In registers and slots"},
; {"event":"places","from":"entry","to":"loop","copies":[{"to":"[slot1]","from":"1","coalesced":false},{"to":"[slot2]","from":"2","coalesced":false},{"to":"[slot3]","from":"0","coalesced":false}]},
; {"event":"constant","of":"places","to":"[slot1]","from":"1"},
; {"event":"constant","of":"places","to":"[slot2]","from":"2"},
; {"event":"constant","of":"places","to":"[slot3]","from":"0"},
; {"event":"places","from":"loop","to":"loop","copies":[{"to":"[slot1]","from":"[slot2]","coalesced":false},{"to":"[slot2]","from":"[slot1]","coalesced":false},{"to":"[slot3]","from":"[slot4]","coalesced":false}]},
; {"event":"move","of":"places","to":"[slot3]","from":"[slot4]","ready":["[slot3]"],"through":"t5"},
; {"event":"cycle","of":"places","places":["[slot1]","[slot2]"]},
; {"event":"save","of":"places","to":"t6","from":"[slot1]"},
; {"event":"move","of":"places","to":"[slot1]","from":"[slot2]","ready":["[slot1]"],"through":"t5"},
; {"event":"restore","of":"places","to":"[slot2]","from":"t6"}]},
; {"function":"lost","target":"riscv64","events":[
; {"event":"begin","function":"lost","target":"riscv64"},
; {"event":"phase","name":"Critical edges"},
; {"event":"critical-edge","from":"loop","to":"loop","succs":2,"preds":2},
; {"event":"phase","name":"Edges split"},
; {"event":"split","from":"loop","to":"loop","block":"loop.loop","copies":true},
; {"event":"phase","name":"Parallel copies, and an order for them"},
; {"event":"parallel-copy","from":"entry","to":"loop","at":"end","block":"entry","copies":[{"to":"%x","from":"1"}]},
; {"event":"constant","of":"values","to":"%x","from":"1"},
; {"event":"parallel-copy","from":"loop","to":"loop","at":"edge","block":"loop.loop","copies":[{"to":"%x","from":"%x1"}]},
; {"event":"move","of":"values","to":"%x","from":"%x1","ready":["%x"]},
; {"event":"phase","name":"In registers and slots"},
; {"event":"places","from":"entry","to":"loop","copies":[{"to":"[slot1]","from":"1","coalesced":false}]},
; {"event":"constant","of":"places","to":"[slot1]","from":"1"},
; {"event":"places","from":"loop","to":"loop","copies":[{"to":"[slot1]","from":"[slot2]","coalesced":false}]},
; {"event":"move","of":"places","to":"[slot1]","from":"[slot2]","ready":["[slot1]"],"through":"t5"}]},
; {"function":"cases","target":"riscv64","events":[
; {"event":"begin","function":"cases","target":"riscv64"},
; {"event":"phase","name":"Critical edges"},
; {"event":"critical-edge","from":"entry","to":"end","succs":3,"preds":3},
; {"event":"critical-edge","from":"entry","to":"end","succs":3,"preds":3},
; {"event":"phase","name":"Edges split"},
; {"event":"split","from":"entry","to":"end","block":"entry.end","copies":true},
; {"event":"phase","name":"Parallel copies, and an order for them"},
; {"event":"parallel-copy","from":"entry","to":"end","at":"edge","block":"entry.end","copies":[{"to":"%r","from":"%m"}]},
; {"event":"move","of":"values","to":"%r","from":"%m","ready":["%r"]},
; {"event":"parallel-copy","from":"other","to":"end","at":"end","block":"other","copies":[{"to":"%r","from":"%o"}]},
; {"event":"move","of":"values","to":"%r","from":"%o","ready":["%r"]},
; {"event":"phase","name":"In registers and slots"},
; {"event":"places","from":"entry","to":"end","copies":[{"to":"[slot4]","from":"[slot1]","coalesced":false}]},
; {"event":"move","of":"places","to":"[slot4]","from":"[slot1]","ready":["[slot4]"],"through":"t5"},
; {"event":"places","from":"other","to":"end","copies":[{"to":"[slot4]","from":"[slot3]","coalesced":false}]},
; {"event":"move","of":"places","to":"[slot4]","from":"[slot3]","ready":["[slot4]"],"through":"t5"}]}
; ]
