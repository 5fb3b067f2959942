; RUN: %minic %s --ssa=semi-pruned -passes=mem2reg --trace=phi -S -o /dev/null
; Out of SSA form on the graph of Engineering a Compiler 9.3, with the names that only the semi-pruned
; form gives a phi in B1 read there, so that no phi is dead. 11 phis of two operands are 22 copies: 5 on
; the edge from B0, 4 each from B2 and B7, 2 each from B6 and B8, and 5 on the critical edge (B3, B1),
; which is split for them.
declare i32 @get(i32)
declare void @use(i32, i32)
declare void @read(i32, i32, i32, i32)

define void @eac(i32 %a0, i32 %b0, i32 %c0, i32 %d0) {
B0:
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %d = alloca i32
  %i = alloca i32
  %y = alloca i32
  %z = alloca i32
  store i32 %a0, ptr %a
  store i32 %b0, ptr %b
  store i32 %c0, ptr %c
  store i32 %d0, ptr %d
  store i32 1, ptr %i
  br label %B1
B1:
  %a.in = load i32, ptr %a
  %b.in = load i32, ptr %b
  %c.in = load i32, ptr %c
  %d.in = load i32, ptr %d
  call void @read(i32 %a.in, i32 %b.in, i32 %c.in, i32 %d.in)
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
; OUTPUT:
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
;     %a.0 <- %a0
;     %b.0 <- %b0
;     %c.0 <- %c0
;     %d.0 <- %d0
;     %i.0 <- 1
;     ready {%a.0, %b.0, %c.0, %d.0}: %a.0 := %a0
;     ready {%b.0, %c.0, %d.0}: %b.0 := %b0
;     ready {%c.0, %d.0}: %c.0 := %c0
;     ready {%d.0}: %d.0 := %d0
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
;     %a.0 <- %a.1
;     %b.0 <- %b.1
;     %c.0 <- %c.1
;     %d.0 <- %d.1
;     %i.0 <- %i.def
;     ready {%a.0, %b.0, %c.0, %d.0, %i.0}: %a.0 := %a.1
;     ready {%b.0, %c.0, %d.0, %i.0}: %b.0 := %b.1
;     ready {%c.0, %d.0, %i.0}: %c.0 := %c.1
;     ready {%d.0, %i.0}: %d.0 := %d.1
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
;     %rbp <- %rbp  (coalesced: nothing to do)
;     %r14 <- %r14  (coalesced: nothing to do)
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
;     %rbx <- 1
;     %rbx := 1, a constant
;   B2 -> B3: the copy is now
;     %rbp <- %rbp  (coalesced: nothing to do)
;     %r14 <- %r14  (coalesced: nothing to do)
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
;   B3 -> B1: the copy is now
;     %rbp <- %rbp  (coalesced: nothing to do)
;     %r14 <- %r14  (coalesced: nothing to do)
;     %r12 <- %r12  (coalesced: nothing to do)
;     %r13 <- %r13  (coalesced: nothing to do)
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
