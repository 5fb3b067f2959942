// The proof of promotion follows a store through a pointer to a variable that is promoted itself, before it decides
// what that variable points to.
// RUN: %minic %s -S -emit-llvm -O1 -verify-each -o -
int other(int *);
int f(int n) {
  int a = 1, b = 2;
  int *p = &a, **q = &p, ***r = &q;
  other(&b);
  **r = &b;
  *p = n;
  int c = *p + a;
  *q = &a;
  *p = 7;
  return c + a;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @f(i32 %n) {
// entry:
//   %b = alloca i32, align 4
//   store i32 2, ptr %b, align 4
//   %0 = call i32 @other(ptr %b)
//   store i32 %n, ptr %b, align 4
//   %1 = load i32, ptr %b, align 4
//   %2 = add i32 %1, 1
//   %3 = add i32 %2, 7
//   ret i32 %3
// }
//
// declare i32 @other(ptr)
