// RUN: %minic -O0 -S -emit-llvm %s -o -
// Commas: the left value is dropped.
int f(int);

int comma(int a, int b) {
  a = 1, b = 2;
  int c = (a++, f(a), a + b);
  for (a = 0, b = 10; a < b; a++, b--) f(a);
  if (f(1), a) c = 1;
  return a, b, c;
}
// OUTPUT:
// %s:10:10: warning: left operand of comma operator has no effect [-Wunused-value]
//   return a, b, c;
//          ^
// %s:10:13: warning: left operand of comma operator has no effect [-Wunused-value]
//   return a, b, c;
//             ^
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @comma(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   store i32 1, ptr %a.addr, align 4
//   store i32 2, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = add i32 %0, 1
//   store i32 %1, ptr %a.addr, align 4
//   %2 = load i32, ptr %a.addr, align 4
//   %3 = call i32 @f(i32 %2)
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = add i32 %4, %5
//   store i32 %6, ptr %c, align 4
//   store i32 0, ptr %a.addr, align 4
//   store i32 10, ptr %b.addr, align 4
//   br label %for.cond
//
// for.cond:                                         ; preds = %entry, %for.inc
//   %7 = load i32, ptr %a.addr, align 4
//   %8 = load i32, ptr %b.addr, align 4
//   %9 = icmp slt i32 %7, %8
//   br i1 %9, label %for.body, label %for.end
//
// for.body:                                         ; preds = %for.cond
//   %10 = load i32, ptr %a.addr, align 4
//   %11 = call i32 @f(i32 %10)
//   br label %for.inc
//
// for.inc:                                          ; preds = %for.body
//   %12 = load i32, ptr %a.addr, align 4
//   %13 = add i32 %12, 1
//   store i32 %13, ptr %a.addr, align 4
//   %14 = load i32, ptr %b.addr, align 4
//   %15 = add i32 %14, -1
//   store i32 %15, ptr %b.addr, align 4
//   br label %for.cond
//
// for.end:                                          ; preds = %for.cond
//   %16 = call i32 @f(i32 1)
//   %17 = load i32, ptr %a.addr, align 4
//   %18 = icmp ne i32 %17, 0
//   br i1 %18, label %if.then, label %if.end
//
// if.then:                                          ; preds = %for.end
//   store i32 1, ptr %c, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %for.end, %if.then
//   %19 = load i32, ptr %a.addr, align 4
//   %20 = load i32, ptr %b.addr, align 4
//   %21 = load i32, ptr %c, align 4
//   ret i32 %21
// }
//
// declare i32 @f(i32)
// 2 warnings generated.
