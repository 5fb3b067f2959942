// RUN: %minic -O0 -S -emit-llvm %s -o -
// Attributes before, between and after the parts of a declaration: those behind the last '*' belong to what is declared,
// those before another one to the type that is pointed to.
__attribute__((noinline)) char *first(int i) { return 0; }
char __attribute__((noinline)) *second(int i) { return 0; }
char *__attribute__((noinline)) third(int i) { return 0; }
char **const __attribute__((noinline)) fourth(int i) { return 0; }
char *__attribute__((noinline)) const fifth(int i) { return 0; }
char *sixth(int i) __attribute__((noinline));
char *sixth(int i) { return 0; }

int *__attribute__((weak)) weak;
int *__attribute__((aligned(64))) aligned = 0;
int *__attribute__((section(".mine"))) *section = 0;
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @aligned = global ptr null, align 64
// @section = global ptr null, align 8
// @weak = weak global ptr null, align 8
//
// define ptr @first(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
//
// define ptr @second(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
//
// define ptr @third(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
//
// define ptr @fourth(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
//
// define ptr @fifth(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
//
// define ptr @sixth(i32 %i) noinline {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   ret ptr null
// }
