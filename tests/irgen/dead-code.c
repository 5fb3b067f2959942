// RUN: %minic -O0 -S -emit-llvm %s -o -
// What cannot be reached leaves nothing: no block, no variable, no call.
int f(int);

int afterReturn(int x) {
  return x;
  int y = f(x);
  while (y) y = f(y);
}
int afterBreak(int x) {
  while (x) {
    x = f(x);
    break;
    f(1);
  }
  for (;;) {
    if (x)
      continue;
    else
      return 3;
    f(2);
  }
  return f(3);
}
void endless() {
  while (1) f(1);
  f(2);
}
int bothWays(int x) {
  if (x) {
    return 1;
  } else {
    return 2;
  }
  return 3;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @afterReturn(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   ret i32 %0
// }
//
// define i32 @afterBreak(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %2 = load i32, ptr %x.addr, align 4
//   %3 = call i32 @f(i32 %2)
//   store i32 %3, ptr %x.addr, align 4
//   br label %while.end
//
// while.end:                                        ; preds = %while.cond, %while.body
//   br label %for.cond
//
// for.cond:                                         ; preds = %while.end, %if.then
//   %4 = load i32, ptr %x.addr, align 4
//   %5 = icmp ne i32 %4, 0
//   br i1 %5, label %if.then, label %if.else
//
// if.then:                                          ; preds = %for.cond
//   br label %for.cond
//
// if.else:                                          ; preds = %for.cond
//   ret i32 3
// }
//
// declare i32 @f(i32)
//
// define void @endless() {
// entry:
//   br label %while.body
//
// while.body:                                       ; preds = %entry, %while.body
//   %0 = call i32 @f(i32 1)
//   br label %while.body
// }
//
// define i32 @bothWays(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.else
//
// if.then:                                          ; preds = %entry
//   store i32 1, ptr %retval, align 4
//   br label %return
//
// if.else:                                          ; preds = %entry
//   store i32 2, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.else
//   %2 = load i32, ptr %retval, align 4
//   ret i32 %2
// }
