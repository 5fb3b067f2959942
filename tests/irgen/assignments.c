// RUN: %minic -O0 -S -emit-llvm %s -o -
// The value of an assignment is the one stored; the right side is evaluated first.
int f(int);
int a, b, c;

int chain() { return a = b = c = 3; }
void condition(int x) {
  if (a = x) b = 1;
  while ((x = f(x)) > 0) c = c + 1;
}
char narrowed(int x) {
  char k;
  int y = k = x;
  return y;
}
void order(int v[], int i) {
  v[f(i)] = f(2);
  v[f(3)] += f(4);
}
// OUTPUT:
// %s:8:9: warning: using the result of an assignment as a condition without parentheses [-Wparentheses]
//   if (a = x) b = 1;
//       ~~^~~
// %s:8:9: note: place parentheses around the assignment to silence this warning
//   if (a = x) b = 1;
//         ^
//       (    )
// %s:8:9: note: use '==' to turn this assignment into an equality comparison
//   if (a = x) b = 1;
//         ^
//         ==
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @c = global i32 0, align 4
// @b = global i32 0, align 4
// @a = global i32 0, align 4
//
// define i32 @chain() {
// entry:
//   store i32 3, ptr @c, align 4
//   store i32 3, ptr @b, align 4
//   store i32 3, ptr @a, align 4
//   ret i32 3
// }
//
// define void @condition(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   store i32 %0, ptr @a, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   store i32 1, ptr @b, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %if.then
//   br label %while.cond
//
// while.cond:                                       ; preds = %if.end, %while.body
//   %2 = load i32, ptr %x.addr, align 4
//   %3 = call i32 @f(i32 %2)
//   store i32 %3, ptr %x.addr, align 4
//   %4 = icmp sgt i32 %3, 0
//   br i1 %4, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %5 = load i32, ptr @c, align 4
//   %6 = add i32 %5, 1
//   store i32 %6, ptr @c, align 4
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond
//   ret void
// }
//
// declare i32 @f(i32)
//
// define signext i8 @narrowed(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   %k = alloca i8, align 1
//   %y = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = trunc i32 %0 to i8
//   store i8 %1, ptr %k, align 1
//   %2 = sext i8 %1 to i32
//   store i32 %2, ptr %y, align 4
//   %3 = load i32, ptr %y, align 4
//   %4 = trunc i32 %3 to i8
//   ret i8 %4
// }
//
// define void @order(ptr %v, i32 %i) {
// entry:
//   %v.addr = alloca ptr, align 8
//   %i.addr = alloca i32, align 4
//   store ptr %v, ptr %v.addr, align 8
//   store i32 %i, ptr %i.addr, align 4
//   %0 = call i32 @f(i32 2)
//   %1 = load ptr, ptr %v.addr, align 8
//   %2 = load i32, ptr %i.addr, align 4
//   %3 = call i32 @f(i32 %2)
//   %4 = sext i32 %3 to i64
//   %5 = getelementptr inbounds i32, ptr %1, i64 %4
//   store i32 %0, ptr %5, align 4
//   %6 = call i32 @f(i32 4)
//   %7 = load ptr, ptr %v.addr, align 8
//   %8 = call i32 @f(i32 3)
//   %9 = sext i32 %8 to i64
//   %10 = getelementptr inbounds i32, ptr %7, i64 %9
//   %11 = load i32, ptr %10, align 4
//   %12 = add i32 %11, %6
//   store i32 %12, ptr %10, align 4
//   ret void
// }
// 1 warning generated.
