// RUN: %minic %s -S -emit-llvm -o - | grep prefetch
// Memory to be read and soon again, unless the arguments say otherwise.
int f(int *p) {
  __builtin_prefetch(p);
  __builtin_prefetch(p + 1, 1);
  __builtin_prefetch(p, 0, 1 + 1);
  return *p;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//   call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
//   call void @llvm.prefetch.p0(ptr %0, i32 1, i32 3, i32 1)
//   call void @llvm.prefetch.p0(ptr %p, i32 0, i32 2, i32 1)
// declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
