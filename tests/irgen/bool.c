// RUN: %minic -O0 -S -emit-llvm %s -o -
// _Bool is an i8 in memory and an i1 in between.
_Bool flag;

_Bool invert(_Bool b) { return !b; }
int use(int x, double d, int *p) {
  _Bool b = x;
  flag = d;
  b = p;
  flag = x < 3;
  b++;
  b--;
  b += x;
  if (b) x = b;
  if (b && flag) return b + flag;
  return invert(x);
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @flag = global i8 0, align 1
//
// define zeroext i1 @invert(i1 zeroext %b) {
// entry:
//   %b.addr = alloca i8, align 1
//   %0 = zext i1 %b to i8
//   store i8 %0, ptr %b.addr, align 1
//   %1 = load i8, ptr %b.addr, align 1
//   %2 = trunc i8 %1 to i1
//   %3 = xor i1 %2, true
//   ret i1 %3
// }
//
// define i32 @use(i32 %x, double %d, ptr %p) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   %d.addr = alloca double, align 8
//   %p.addr = alloca ptr, align 8
//   %b = alloca i8, align 1
//   store i32 %x, ptr %x.addr, align 4
//   store double %d, ptr %d.addr, align 8
//   store ptr %p, ptr %p.addr, align 8
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   %2 = zext i1 %1 to i8
//   store i8 %2, ptr %b, align 1
//   %3 = load double, ptr %d.addr, align 8
//   %4 = fcmp une double %3, 0.000000e+00
//   %5 = zext i1 %4 to i8
//   store i8 %5, ptr @flag, align 1
//   %6 = load ptr, ptr %p.addr, align 8
//   %7 = icmp ne ptr %6, null
//   %8 = zext i1 %7 to i8
//   store i8 %8, ptr %b, align 1
//   %9 = load i32, ptr %x.addr, align 4
//   %10 = icmp slt i32 %9, 3
//   %11 = zext i1 %10 to i8
//   store i8 %11, ptr @flag, align 1
//   %12 = load i8, ptr %b, align 1
//   %13 = trunc i8 %12 to i1
//   store i8 1, ptr %b, align 1
//   %14 = load i8, ptr %b, align 1
//   %15 = trunc i8 %14 to i1
//   %16 = xor i1 %15, true
//   %17 = zext i1 %16 to i8
//   store i8 %17, ptr %b, align 1
//   %18 = load i32, ptr %x.addr, align 4
//   %19 = load i8, ptr %b, align 1
//   %20 = trunc i8 %19 to i1
//   %21 = zext i1 %20 to i32
//   %22 = add i32 %21, %18
//   %23 = icmp ne i32 %22, 0
//   %24 = zext i1 %23 to i8
//   store i8 %24, ptr %b, align 1
//   %25 = load i8, ptr %b, align 1
//   %26 = trunc i8 %25 to i1
//   br i1 %26, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   %27 = load i8, ptr %b, align 1
//   %28 = trunc i8 %27 to i1
//   %29 = zext i1 %28 to i32
//   store i32 %29, ptr %x.addr, align 4
//   br label %if.end
//
// if.end:                                           ; preds = %entry, %if.then
//   %30 = load i8, ptr %b, align 1
//   %31 = trunc i8 %30 to i1
//   br i1 %31, label %land.lhs.true, label %if.end1
//
// land.lhs.true:                                    ; preds = %if.end
//   %32 = load i8, ptr @flag, align 1
//   %33 = trunc i8 %32 to i1
//   br i1 %33, label %if.then1, label %if.end1
//
// if.then1:                                         ; preds = %land.lhs.true
//   %34 = load i8, ptr %b, align 1
//   %35 = trunc i8 %34 to i1
//   %36 = zext i1 %35 to i32
//   %37 = load i8, ptr @flag, align 1
//   %38 = trunc i8 %37 to i1
//   %39 = zext i1 %38 to i32
//   %40 = add i32 %36, %39
//   store i32 %40, ptr %retval, align 4
//   br label %return
//
// if.end1:                                          ; preds = %if.end, %land.lhs.true
//   %41 = load i32, ptr %x.addr, align 4
//   %42 = icmp ne i32 %41, 0
//   %43 = call zeroext i1 @invert(i1 zeroext %42)
//   %44 = zext i1 %43 to i32
//   store i32 %44, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then1, %if.end1
//   %45 = load i32, ptr %retval, align 4
//   ret i32 %45
// }
