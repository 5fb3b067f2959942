; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s -passes=mem2reg --trace=mem2reg -fsyntax-only
; One variable in one block: its stack is [], [%op1], [%op1, %op3]; a load becomes the top, in all its
; uses, and is not copied.
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
