// RUN: %minic -O0 -S -emit-llvm %s -o -
// while, do, for with break and continue; loops without end or without repetition.
int whileLoop(int n) {
  int sum = 0;
  while (n > 0) {
    n = n - 1;
    if (n == 7) continue;
    if (n == 3) break;
    sum = sum + n;
  }
  return sum;
}

int doLoop(int n) {
  do {
    if (n == 5) continue;
    n = n + 1;
  } while (n < 10);
  return n;
}

int forLoop(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (i == 2) continue;
    if (i == 8) break;
    sum += i;
  }
  return sum;
}

void forever() {
  for (;;) {
  }
}

int untilBreak(int n) {
  while (1) {
    if (n > 10) break;
    n = n + n;
  }
  return n;
}

int once(int n) {
  do {
    n = n + 1;
  } while (0);
  return n;
}

int leaves(int n) {
  do {
    return n;
  } while (n);
}

int nested(int n) {
  int count = 0;
  for (int i = 0; i < n; ++i)
    for (int j = i; j < n; ++j) {
      if (j == 3) break;
      count = count + 1;
    }
  return count;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @whileLoop(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   %sum = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   store i32 0, ptr %sum, align 4
//   br label %while.cond
//
// while.cond:                                       ; preds = %entry, %if.then, %if.end1
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = icmp sgt i32 %0, 0
//   br i1 %1, label %while.body, label %while.end
//
// while.body:                                       ; preds = %while.cond
//   %2 = load i32, ptr %n.addr, align 4
//   %3 = sub i32 %2, 1
//   store i32 %3, ptr %n.addr, align 4
//   %4 = load i32, ptr %n.addr, align 4
//   %5 = icmp eq i32 %4, 7
//   br i1 %5, label %if.then, label %if.end
//
// if.then:                                          ; preds = %while.body
//   br label %while.cond
//
// if.end:                                           ; preds = %while.body
//   %6 = load i32, ptr %n.addr, align 4
//   %7 = icmp eq i32 %6, 3
//   br i1 %7, label %if.then1, label %if.end1
//
// if.then1:                                         ; preds = %if.end
//   br label %while.end
//
// if.end1:                                          ; preds = %if.end
//   %8 = load i32, ptr %sum, align 4
//   %9 = load i32, ptr %n.addr, align 4
//   %10 = add i32 %8, %9
//   store i32 %10, ptr %sum, align 4
//   br label %while.cond
//
// while.end:                                        ; preds = %while.cond, %if.then1
//   %11 = load i32, ptr %sum, align 4
//   ret i32 %11
// }
//
// define i32 @doLoop(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   br label %do.body
//
// do.body:                                          ; preds = %entry, %do.cond
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = icmp eq i32 %0, 5
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %do.body
//   br label %do.cond
//
// if.end:                                           ; preds = %do.body
//   %2 = load i32, ptr %n.addr, align 4
//   %3 = add i32 %2, 1
//   store i32 %3, ptr %n.addr, align 4
//   br label %do.cond
//
// do.cond:                                          ; preds = %if.then, %if.end
//   %4 = load i32, ptr %n.addr, align 4
//   %5 = icmp slt i32 %4, 10
//   br i1 %5, label %do.body, label %do.end
//
// do.end:                                           ; preds = %do.cond
//   %6 = load i32, ptr %n.addr, align 4
//   ret i32 %6
// }
//
// define i32 @forLoop(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   %sum = alloca i32, align 4
//   %i = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   store i32 0, ptr %sum, align 4
//   store i32 0, ptr %i, align 4
//   br label %for.cond
//
// for.cond:                                         ; preds = %entry, %for.inc
//   %0 = load i32, ptr %i, align 4
//   %1 = load i32, ptr %n.addr, align 4
//   %2 = icmp slt i32 %0, %1
//   br i1 %2, label %for.body, label %for.end
//
// for.body:                                         ; preds = %for.cond
//   %3 = load i32, ptr %i, align 4
//   %4 = icmp eq i32 %3, 2
//   br i1 %4, label %if.then, label %if.end
//
// if.then:                                          ; preds = %for.body
//   br label %for.inc
//
// if.end:                                           ; preds = %for.body
//   %5 = load i32, ptr %i, align 4
//   %6 = icmp eq i32 %5, 8
//   br i1 %6, label %if.then1, label %if.end1
//
// if.then1:                                         ; preds = %if.end
//   br label %for.end
//
// if.end1:                                          ; preds = %if.end
//   %7 = load i32, ptr %i, align 4
//   %8 = load i32, ptr %sum, align 4
//   %9 = add i32 %8, %7
//   store i32 %9, ptr %sum, align 4
//   br label %for.inc
//
// for.inc:                                          ; preds = %if.then, %if.end1
//   %10 = load i32, ptr %i, align 4
//   %11 = add i32 %10, 1
//   store i32 %11, ptr %i, align 4
//   br label %for.cond
//
// for.end:                                          ; preds = %for.cond, %if.then1
//   %12 = load i32, ptr %sum, align 4
//   ret i32 %12
// }
//
// define void @forever() {
// entry:
//   br label %for.cond
//
// for.cond:                                         ; preds = %entry, %for.cond
//   br label %for.cond
// }
//
// define i32 @untilBreak(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   br label %while.body
//
// while.body:                                       ; preds = %entry, %if.end
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = icmp sgt i32 %0, 10
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %while.body
//   br label %while.end
//
// if.end:                                           ; preds = %while.body
//   %2 = load i32, ptr %n.addr, align 4
//   %3 = load i32, ptr %n.addr, align 4
//   %4 = add i32 %2, %3
//   store i32 %4, ptr %n.addr, align 4
//   br label %while.body
//
// while.end:                                        ; preds = %if.then
//   %5 = load i32, ptr %n.addr, align 4
//   ret i32 %5
// }
//
// define i32 @once(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   br label %do.body
//
// do.body:                                          ; preds = %entry
//   %0 = load i32, ptr %n.addr, align 4
//   %1 = add i32 %0, 1
//   store i32 %1, ptr %n.addr, align 4
//   br label %do.cond
//
// do.cond:                                          ; preds = %do.body
//   br label %do.end
//
// do.end:                                           ; preds = %do.cond
//   %2 = load i32, ptr %n.addr, align 4
//   ret i32 %2
// }
//
// define i32 @leaves(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   br label %do.body
//
// do.body:                                          ; preds = %entry
//   %0 = load i32, ptr %n.addr, align 4
//   ret i32 %0
// }
//
// define i32 @nested(i32 %n) {
// entry:
//   %n.addr = alloca i32, align 4
//   %count = alloca i32, align 4
//   %i = alloca i32, align 4
//   %j = alloca i32, align 4
//   store i32 %n, ptr %n.addr, align 4
//   store i32 0, ptr %count, align 4
//   store i32 0, ptr %i, align 4
//   br label %for.cond
//
// for.cond:                                         ; preds = %entry, %for.inc1
//   %0 = load i32, ptr %i, align 4
//   %1 = load i32, ptr %n.addr, align 4
//   %2 = icmp slt i32 %0, %1
//   br i1 %2, label %for.body, label %for.end1
//
// for.body:                                         ; preds = %for.cond
//   %3 = load i32, ptr %i, align 4
//   store i32 %3, ptr %j, align 4
//   br label %for.cond1
//
// for.cond1:                                        ; preds = %for.body, %for.inc
//   %4 = load i32, ptr %j, align 4
//   %5 = load i32, ptr %n.addr, align 4
//   %6 = icmp slt i32 %4, %5
//   br i1 %6, label %for.body1, label %for.end
//
// for.body1:                                        ; preds = %for.cond1
//   %7 = load i32, ptr %j, align 4
//   %8 = icmp eq i32 %7, 3
//   br i1 %8, label %if.then, label %if.end
//
// if.then:                                          ; preds = %for.body1
//   br label %for.end
//
// if.end:                                           ; preds = %for.body1
//   %9 = load i32, ptr %count, align 4
//   %10 = add i32 %9, 1
//   store i32 %10, ptr %count, align 4
//   br label %for.inc
//
// for.inc:                                          ; preds = %if.end
//   %11 = load i32, ptr %j, align 4
//   %12 = add i32 %11, 1
//   store i32 %12, ptr %j, align 4
//   br label %for.cond1
//
// for.end:                                          ; preds = %for.cond1, %if.then
//   br label %for.inc1
//
// for.inc1:                                         ; preds = %for.end
//   %13 = load i32, ptr %i, align 4
//   %14 = add i32 %13, 1
//   store i32 %14, ptr %i, align 4
//   br label %for.cond
//
// for.end1:                                         ; preds = %for.cond
//   %15 = load i32, ptr %count, align 4
//   ret i32 %15
// }
