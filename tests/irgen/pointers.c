// RUN: %minic -O0 -S -emit-llvm %s -o -
// Addresses, dereferencing, pointer arithmetic and comparison.
void set(int *p) { *p = 3; }
int addresses() {
  int x;
  int *p = &x;
  int **pp = &p;
  set(&x);
  **pp = *p + 1;
  return *&x;
}
int *arithmetic(int *p, int i, long l) { return 2 + p + i - l; }
long difference(int *p, int *q, char *a, char *b) { return (p - q) + (a - b); }
int compare(int *p, int *q) {
  if (!p || q == 0) return 0;
  return (p < q) + (p >= q) + (p == q) + (p != q);
}
void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
int row(int (*p)[3], int i) { return (*p)[i] + p[1][i]; }
double *null() { return 0; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define void @set(ptr %p) {
// entry:
//   %p.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   store i32 3, ptr %0, align 4
//   ret void
// }
//
// define i32 @addresses() {
// entry:
//   %x = alloca i32, align 4
//   %p = alloca ptr, align 8
//   %pp = alloca ptr, align 8
//   store ptr %x, ptr %p, align 8
//   store ptr %p, ptr %pp, align 8
//   call void @set(ptr %x)
//   %0 = load ptr, ptr %p, align 8
//   %1 = load i32, ptr %0, align 4
//   %2 = add i32 %1, 1
//   %3 = load ptr, ptr %pp, align 8
//   %4 = load ptr, ptr %3, align 8
//   store i32 %2, ptr %4, align 4
//   %5 = load i32, ptr %x, align 4
//   ret i32 %5
// }
//
// define ptr @arithmetic(ptr %p, i32 %i, i64 %l) {
// entry:
//   %p.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   %l.addr = alloca i64, align 8
//   store ptr %p, ptr %p.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   store i64 %l, ptr %l.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = getelementptr inbounds i32, ptr %0, i64 2
//   %2 = load i32, ptr %i.addr, align 4
//   %3 = sext i32 %2 to i64
//   %4 = getelementptr inbounds i32, ptr %1, i64 %3
//   %5 = load i64, ptr %l.addr, align 8
//   %6 = sub i64 0, %5
//   %7 = getelementptr inbounds i32, ptr %4, i64 %6
//   ret ptr %7
// }
//
// define i64 @difference(ptr %p, ptr %q, ptr %a, ptr %b) {
// entry:
//   %p.addr = alloca ptr, align 8
//   %q.addr = alloca ptr, align 8
//   %a.addr = alloca ptr, align 8
//   %b.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   store ptr %q, ptr %q.addr, align 8
//   store ptr %a, ptr %a.addr, align 8
//   store ptr %b, ptr %b.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = load ptr, ptr %q.addr, align 8
//   %2 = ptrtoint ptr %0 to i64
//   %3 = ptrtoint ptr %1 to i64
//   %4 = sub i64 %2, %3
//   %5 = sdiv exact i64 %4, 4
//   %6 = load ptr, ptr %a.addr, align 8
//   %7 = load ptr, ptr %b.addr, align 8
//   %8 = ptrtoint ptr %6 to i64
//   %9 = ptrtoint ptr %7 to i64
//   %10 = sub i64 %8, %9
//   %11 = add i64 %5, %10
//   ret i64 %11
// }
//
// define i32 @compare(ptr %p, ptr %q) {
// entry:
//   %retval = alloca i32, align 4
//   %p.addr = alloca ptr, align 8
//   %q.addr = alloca ptr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   store ptr %q, ptr %q.addr, align 8
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = icmp ne ptr %0, null
//   br i1 %1, label %lor.lhs.false, label %if.then
//
// lor.lhs.false:                                    ; preds = %entry
//   %2 = load ptr, ptr %q.addr, align 8
//   %3 = icmp eq ptr %2, null
//   br i1 %3, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry, %lor.lhs.false
//   store i32 0, ptr %retval, align 4
//   br label %return
//
// if.end:                                           ; preds = %lor.lhs.false
//   %4 = load ptr, ptr %p.addr, align 8
//   %5 = load ptr, ptr %q.addr, align 8
//   %6 = icmp ult ptr %4, %5
//   %7 = zext i1 %6 to i32
//   %8 = load ptr, ptr %p.addr, align 8
//   %9 = load ptr, ptr %q.addr, align 8
//   %10 = icmp uge ptr %8, %9
//   %11 = zext i1 %10 to i32
//   %12 = add i32 %7, %11
//   %13 = load ptr, ptr %p.addr, align 8
//   %14 = load ptr, ptr %q.addr, align 8
//   %15 = icmp eq ptr %13, %14
//   %16 = zext i1 %15 to i32
//   %17 = add i32 %12, %16
//   %18 = load ptr, ptr %p.addr, align 8
//   %19 = load ptr, ptr %q.addr, align 8
//   %20 = icmp ne ptr %18, %19
//   %21 = zext i1 %20 to i32
//   %22 = add i32 %17, %21
//   store i32 %22, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   %23 = load i32, ptr %retval, align 4
//   ret i32 %23
// }
//
// define void @swap(ptr %a, ptr %b) {
// entry:
//   %a.addr = alloca ptr, align 8
//   %b.addr = alloca ptr, align 8
//   %t = alloca i32, align 4
//   store ptr %a, ptr %a.addr, align 8
//   store ptr %b, ptr %b.addr, align 8
//   %0 = load ptr, ptr %a.addr, align 8
//   %1 = load i32, ptr %0, align 4
//   store i32 %1, ptr %t, align 4
//   %2 = load ptr, ptr %b.addr, align 8
//   %3 = load i32, ptr %2, align 4
//   %4 = load ptr, ptr %a.addr, align 8
//   store i32 %3, ptr %4, align 4
//   %5 = load i32, ptr %t, align 4
//   %6 = load ptr, ptr %b.addr, align 8
//   store i32 %5, ptr %6, align 4
//   ret void
// }
//
// define i32 @row(ptr %p, i32 %i) {
// entry:
//   %p.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   store ptr %p, ptr %p.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load ptr, ptr %p.addr, align 8
//   %1 = load i32, ptr %i.addr, align 4
//   %2 = sext i32 %1 to i64
//   %3 = getelementptr inbounds [3 x i32], ptr %0, i64 0, i64 %2
//   %4 = load i32, ptr %3, align 4
//   %5 = load ptr, ptr %p.addr, align 8
//   %6 = getelementptr inbounds [3 x i32], ptr %5, i64 1
//   %7 = load i32, ptr %i.addr, align 4
//   %8 = sext i32 %7 to i64
//   %9 = getelementptr inbounds [3 x i32], ptr %6, i64 0, i64 %8
//   %10 = load i32, ptr %9, align 4
//   %11 = add i32 %4, %10
//   ret i32 %11
// }
//
// define ptr @null() {
// entry:
//   ret ptr null
// }
