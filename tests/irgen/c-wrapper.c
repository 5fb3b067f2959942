// RUN: %minic %s -S -emit-llvm -o - | grep @.*pcpy
// What headers wrap around a function of the library has another name than the library's.
typedef unsigned long size_t;
void *mempcpy(void *to, const void *from, size_t size);
extern inline __attribute__((gnu_inline, always_inline)) void *mempcpy(void *to, const void *from, size_t size) {
  return __builtin___mempcpy_chk(to, from, size, __builtin_object_size(to, 0));
}
extern inline __attribute__((gnu_inline, always_inline)) char *stpcpy(char *to, const char *from);
char *f(char *to, const char *from) { return stpcpy(mempcpy(to, from, 3), from); }
// OUTPUT:
// define internal ptr @mempcpy.inline(ptr %to, ptr %from, i64 %size) alwaysinline {
//   %1 = call ptr @__mempcpy_chk(ptr %to, ptr %from, i64 %size, i64 %0)
// declare ptr @__mempcpy_chk(ptr, ptr, i64, i64)
//   %0 = call ptr @mempcpy.inline(ptr %to, ptr %from, i64 3)
//   %1 = call ptr @stpcpy(ptr %0, ptr %from)
// declare ptr @stpcpy(ptr, ptr) alwaysinline
