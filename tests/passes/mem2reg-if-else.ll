; RUN: %minic %s -passes=mem2reg -S -emit-llvm -o -
; RUN: %minic %s -passes=mem2reg --trace=mem2reg -fsyntax-only
; RUN: %minic %s --ssa=compare -passes=mem2reg -fsyntax-only
; RUN: %minic %s --run -passes=mem2reg
; EXIT: 1
; Typed pointers and numbers as in the lab text: Defs(%2) = {5, 8}, one phi, in 6. The numbers that
; the promoted variables leave free are given away again: LLVM demands it.
define dso_local i32 @main() {
    %1 = alloca i32
    %2 = alloca i32
    store i32 1, i32* %1
    %3 = load i32, i32* %1
    %4 = icmp sgt i32 %3, 0
    br i1 %4, label %5, label %8

5:
    store i32 1, i32* %2
    br label %6

6:
    %7 = load i32, i32* %2
    ret i32 %7

8:
    %9 = sub i32 0, 1
    store i32 %9, i32* %2
    br label %6
}
