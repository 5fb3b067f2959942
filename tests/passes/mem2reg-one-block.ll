; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s -passes=mem2reg --trace=mem2reg -fsyntax-only
; One variable in one block: its stack is [], [%op1], [%op1, %op3]; a load becomes the top, in all its
; uses, and is not copied. A lab text has it the other way round, "a load pushes, a store is replaced by the
; top": then the stack is empty when %op2 asks for the value.
define i32 @main() {
label_entry:
  %op0 = alloca i32
  %op1 = add i32 1, 2
  store i32 %op1, ptr %op0
  %op2 = load i32, ptr %op0
  %op3 = mul i32 %op2, 4
  store i32 %op3, ptr %op0
  ret i32 0
}
; OUTPUT[1]:
; ; ModuleID = '%s'
; source_filename = "%s"
;
; define i32 @main() {
; label_entry:
;   %op1 = add i32 1, 2
;   %op3 = mul i32 %op1, 4
;   ret i32 0
; }
; OUTPUT[2]:
; mem2reg on main, pruned SSA
;
; Dominators
;   label_entry: Dom = {label_entry}, idom = -, DF = {}
;   reverse post-order: label_entry
;
; Candidates and local values
;   %op0 (i32): 1 load, 2 stores
;   label_entry: store %op1: push onto stack[%op0] = [%op1]
;   label_entry: replace %op2 by the top of stack[%op0]: %op1
;   label_entry: store %op3: push onto stack[%op0] = [%op1, %op3]; the store before it is dead
;
; Definitions and uses between blocks
;   %op0: Defs = {label_entry}, upward exposed in {}: no global name
;   phis for %op0: maximal 0 minimal 0 semi-pruned 0 pruned 0
;
; Renaming
;   Rename(label_entry)
;     store: push %op3 as op0_0 onto stack[%op0] = [%op3]
;     leaving label_entry: pop stack[%op0] = []
;
; Clean-up
;   erase %op0 = alloca i32, align 4: the variable lives in values
;
; define i32 @main() {
; label_entry:
;   %op1 = add i32 1, 2
;   %op3 = mul i32 %op1, 4
;   ret i32 0
; }
;
