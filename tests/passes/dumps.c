// RUN: %minic %s -O1 -S -emit-llvm -o /dev/null -print-before=mem2reg -print-after=dce -filter-print-funcs=f
// RUN: %minic %s -O1 -S -emit-llvm -o /dev/null -print-changed -filter-print-funcs=g
// RUN: %minic %s -O1 -S -emit-llvm -o /dev/null -opt-bisect-limit=3
int f(int x) { int y = x; return y + 1; }
int g() { return 1; }
// OUTPUT[1]:
// ; *** IR Dump Before mem2reg on f ***
// define i32 @f(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   %y = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   store i32 %0, ptr %y, align 4
//   %1 = load i32, ptr %y, align 4
//   %2 = add i32 %1, 1
//   ret i32 %2
// }
// ; *** IR Dump After dce on f ***
// define i32 @f(i32 %x) {
// entry:
//   %0 = add i32 %x, 1
//   ret i32 %0
// }
// OUTPUT[2]:
// *** IR Dump At Start ***
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @f(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   %y = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   store i32 %0, ptr %y, align 4
//   %1 = load i32, ptr %y, align 4
//   %2 = add i32 %1, 1
//   ret i32 %2
// }
// *** IR Dump After mem2reg on g omitted because no change ***
// *** IR Dump After dce on g omitted because no change ***
// OUTPUT[3]:
// BISECT: running pass (1) mem2reg on f
// BISECT: running pass (2) dce on f
// BISECT: running pass (3) mem2reg on g
// BISECT: NOT running pass (4) dce on g
