// A module with a struct whose layout LLVM's tools would guess wrongly says what its layout is.
// RUN: %minic %s -S -emit-llvm -o - | grep target
// RUN: %minic %s -S -emit-llvm --target=riscv64 -o - | grep target
// RUN: %minic %s -S -emit-llvm -DSMALL -o - | grep target
// EXIT: 1
#ifdef SMALL
struct S { short s; int i; } s;
#else
struct S { short s; long l; } s;
#endif
// OUTPUT[1]:
// target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
// OUTPUT[2]:
// target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
// OUTPUT[3]:
