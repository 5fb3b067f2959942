// RUN: %minic %s -emit-llvm -O2 -o -
// One barrier does not stand for another.
extern volatile int a;

void f(void) {
  __sync_synchronize();
  a = 1;
  __sync_synchronize();
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @a = external global i32, align 4
//
// define void @f() willreturn norecurse {
// entry:
//   fence seq_cst
//   store volatile i32 1, ptr @a, align 4
//   fence seq_cst
//   ret void
// }
