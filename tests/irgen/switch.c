// RUN: %minic -O0 -S -emit-llvm %s -o -
// switch, ranges, labels; code after a jump is kept only up to where a label makes it reachable.
int choose(int x) {
  switch (x) {
    x = 9;
    case 1:
    case 2:
      return 10;
    case 4 ... 6:
      x = 3;
    default:
      x = 4;
      break;
    case 100 ... 200:
      x = 5;
  }
  return x;
}

int jump(int x) {
  if (x) goto inside;
  return 0;
  x = 1;
  while (x) {
  inside:
    x = 2;
    goto end;
    x = 3;
  unused:
    x = 4;
  }
end:
  return x;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @choose(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   switch i32 %0, label %sw.caserange [
//     i32 1, label %sw.bb
//     i32 2, label %sw.bb
//     i32 4, label %sw.bb1
//     i32 5, label %sw.bb1
//     i32 6, label %sw.bb1
//   ]
//
// sw.caserange:                                     ; preds = %entry
//   %1 = sub i32 %0, 100
//   %2 = icmp ule i32 %1, 100
//   br i1 %2, label %sw.bb2, label %sw.default
//
// sw.bb:                                            ; preds = %entry, %entry
//   store i32 10, ptr %retval, align 4
//   br label %return
//
// sw.bb1:                                           ; preds = %entry, %entry, %entry
//   store i32 3, ptr %x.addr, align 4
//   br label %sw.default
//
// sw.default:                                       ; preds = %sw.caserange, %sw.bb1
//   store i32 4, ptr %x.addr, align 4
//   br label %sw.epilog
//
// sw.bb2:                                           ; preds = %sw.caserange
//   store i32 5, ptr %x.addr, align 4
//   br label %sw.epilog
//
// sw.epilog:                                        ; preds = %sw.default, %sw.bb2
//   %3 = load i32, ptr %x.addr, align 4
//   store i32 %3, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %sw.bb, %sw.epilog
//   %4 = load i32, ptr %retval, align 4
//   ret i32 %4
// }
//
// define i32 @jump(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   br label %inside
//
// if.end:                                           ; preds = %entry
//   store i32 0, ptr %retval, align 4
//   br label %return
//
// inside:                                           ; preds = %if.then
//   store i32 2, ptr %x.addr, align 4
//   br label %end
//
// end:                                              ; preds = %inside
//   %2 = load i32, ptr %x.addr, align 4
//   store i32 %2, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.end, %end
//   %3 = load i32, ptr %retval, align 4
//   ret i32 %3
// }
