// RUN: %minic %s -O2 -S -emit-llvm -o -
// Calls of memcpy, memmove and memset with a known length are loads and stores, or intrinsics.
#include <string.h>

unsigned long word(const char *from) {
  unsigned long result;
  memcpy(&result, from, sizeof result);
  return result;
}
void *clear(void *at) { return memset(at, 0, 100); }
void shift(char *at) { memmove(at + 1, at, 100); }
void *variable(void *to, void *from, unsigned long size) { return memcpy(to, from, size); }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i64 @word(ptr nocapture %from) willreturn norecurse argmemonly readonly {
// entry:
//   %0 = load i64, ptr %from, align 1
//   ret i64 %0
// }
//
// declare ptr @memcpy(ptr, ptr, i64)
//
// define ptr @clear(ptr %at) willreturn norecurse argmemonly writeonly {
// entry:
//   call void @llvm.memset.p0.i64(ptr %at, i8 0, i64 100, i1 false)
//   ret ptr %at
// }
//
// define void @shift(ptr nocapture %at) willreturn norecurse argmemonly {
// entry:
//   %0 = getelementptr inbounds i8, ptr %at, i64 1
//   call void @llvm.memmove.p0.p0.i64(ptr %0, ptr %at, i64 100, i1 false)
//   ret void
// }
//
// define ptr @variable(ptr %to, ptr nocapture %from, i64 %size) willreturn norecurse argmemonly {
// entry:
//   %0 = call ptr @memcpy(ptr %to, ptr %from, i64 %size)
//   ret ptr %0
// }
//
// declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
//
// declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
