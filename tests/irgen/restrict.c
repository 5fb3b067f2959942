// What a restrict parameter points to is accessed through it only: noalias. The qualifier of what
// is pointed to, of an array of pointers and of a local says nothing about the parameter.
// RUN: %minic %s -O0 -S -emit-llvm -o - | grep define
// RUN: %minic %s -O2 -S -emit-llvm -o - | grep load
int plain(int *a, const int *b) {
  *a = *b;
  return *b;
}
int one(int *restrict a, const int *b) {
  *a = *b;
  return *b;
}
int both(int *const restrict a, int *__restrict b) {
  *a = *b;
  return *b;
}
int inner(int *restrict *a, int *b) {
  **a = *b;
  return *b;
}
int array(int *restrict a[4], int *b) {
  *a[0] = *b;
  return *b;
}
int local(int *a, int *b) {
  int *restrict p = a;
  *p = *b;
  return *b;
}
// OUTPUT[1]:
// define i32 @plain(ptr %a, ptr %b) {
// define i32 @one(ptr noalias %a, ptr %b) {
// define i32 @both(ptr noalias %a, ptr noalias %b) {
// define i32 @inner(ptr %a, ptr %b) {
// define i32 @array(ptr %a, ptr %b) {
// define i32 @local(ptr %a, ptr %b) {
// OUTPUT[2]:
//   %0 = load i32, ptr %b, align 4
//   %1 = load i32, ptr %b, align 4
//   %0 = load i32, ptr %b, align 4
//   %0 = load i32, ptr %b, align 4
//   %0 = load i32, ptr %b, align 4
//   %1 = load ptr, ptr %a, align 8
//   %2 = load i32, ptr %b, align 4
//   %0 = load i32, ptr %b, align 4
//   %1 = load ptr, ptr %a, align 8
//   %2 = load i32, ptr %b, align 4
//   %0 = load i32, ptr %b, align 4
//   %1 = load i32, ptr %b, align 4
