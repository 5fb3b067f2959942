// RUN: %minic %s -emit-llvm -O2 -o -
// A full barrier: nothing is read or written on the other side of it.
int a, b;

int f(void) {
  a = 1;
  __sync_synchronize();
  a = 2;
  return b;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @a = global i32 0, align 4
// @b = global i32 0, align 4
//
// define i32 @f() willreturn norecurse {
// entry:
//   store i32 1, ptr @a, align 4
//   fence seq_cst
//   store i32 2, ptr @a, align 4
//   %0 = load i32, ptr @b, align 4
//   ret i32 %0
// }
