// RUN: %minic -O0 -S -emit-llvm %s -o -
// if, else, chains of else-if; a condition that is a literal leaves no branch.
int classify(int x) {
  if (x < 0)
    x = 1;
  else if (x == 0)
    x = 2;
  else if (x > 100)
    x = 3;
  else
    x = 4;
  if (x) x = 5;
  return x;
}

int bothReturn(int x) {
  if (x > 1)
    return 1;
  else
    return 2;
}

int literal(int x) {
  if (0) x = 1;
  if (1) x = 2;
  if (0)
    x = 3;
  else
    x = 4;
  return x;
}

void empty(int x) {
  if (x)
    ;
  else
    ;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @classify(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp slt i32 %0, 0
//   br i1 %1, label %if.then, label %if.else
//
// if.then:                                          ; preds = %entry
//   store i32 1, ptr %x.addr, align 4
//   br label %if.end2
//
// if.else:                                          ; preds = %entry
//   %2 = load i32, ptr %x.addr, align 4
//   %3 = icmp eq i32 %2, 0
//   br i1 %3, label %if.then1, label %if.else1
//
// if.then1:                                         ; preds = %if.else
//   store i32 2, ptr %x.addr, align 4
//   br label %if.end1
//
// if.else1:                                         ; preds = %if.else
//   %4 = load i32, ptr %x.addr, align 4
//   %5 = icmp sgt i32 %4, 100
//   br i1 %5, label %if.then2, label %if.else2
//
// if.then2:                                         ; preds = %if.else1
//   store i32 3, ptr %x.addr, align 4
//   br label %if.end
//
// if.else2:                                         ; preds = %if.else1
//   store i32 4, ptr %x.addr, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %if.then2, %if.else2
//   br label %if.end1
//
// if.end1:                                          ; preds = %if.then1, %if.end
//   br label %if.end2
//
// if.end2:                                          ; preds = %if.then, %if.end1
//   %6 = load i32, ptr %x.addr, align 4
//   %7 = icmp ne i32 %6, 0
//   br i1 %7, label %if.then3, label %if.end3
//
// if.then3:                                         ; preds = %if.end2
//   store i32 5, ptr %x.addr, align 4
//   br label %if.end3
//
// if.end3:                                          ; preds = %if.end2, %if.then3
//   %8 = load i32, ptr %x.addr, align 4
//   ret i32 %8
// }
//
// define i32 @bothReturn(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp sgt i32 %0, 1
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
//
// define i32 @literal(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   store i32 2, ptr %x.addr, align 4
//   store i32 4, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   ret i32 %0
// }
//
// define void @empty(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.else
//
// if.then:                                          ; preds = %entry
//   br label %if.end
//
// if.else:                                          ; preds = %entry
//   br label %if.end
//
// if.end:                                           ; preds = %if.then, %if.else
//   ret void
// }
