// RUN: %minic -O0 -S -emit-llvm %s -o -
// inline by C's rules, and attributes of symbols. An inline function that is not needed is dropped.
inline int only(int x) { return x; }
inline int later(int x) { return x; }
static inline int unused(int x) { return x; }
extern int later(int);
extern inline int directly(int x) { return only(x); }
__attribute__((weak, section(".text.mine"), noinline)) int weak(void) { return 1; }
extern int missing(void) __attribute__((weak));
extern int other(void) __asm__("real_name");
int hidden __attribute__((visibility("hidden"), section("data")));
int use(void) { return missing() + other() + hidden; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @hidden = hidden global i32 0, section "data", align 4
//
// define internal i32 @only(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   ret i32 %0
// }
//
// define i32 @later(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   ret i32 %0
// }
//
// define i32 @directly(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = call i32 @only(i32 %0)
//   ret i32 %1
// }
//
// define weak i32 @weak() noinline section ".text.mine" {
// entry:
//   ret i32 1
// }
//
// define i32 @use() {
// entry:
//   %0 = call i32 @missing()
//   %1 = call i32 @real_name()
//   %2 = add i32 %0, %1
//   %3 = load i32, ptr @hidden, align 4
//   %4 = add i32 %2, %3
//   ret i32 %4
// }
//
// declare extern_weak i32 @missing()
//
// declare i32 @real_name()
