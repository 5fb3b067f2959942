// RUN: %minic %s -emit-llvm -O0 -o -
// A function that returns twice is called as setjmp: its caller is left alone.
int save(void **place) __attribute__((returns_twice));
int f(void **place) {
  int a = 1;
  if (save(place)) return a;
  a = 2;
  return 0;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @f(ptr %place) noinline optnone {
// entry:
//   %retval = alloca i32, align 4
//   %place.addr = alloca ptr, align 8
//   %a = alloca i32, align 4
//   store ptr %place, ptr %place.addr, align 8
//   store i32 1, ptr %a, align 4
//   %0 = load ptr, ptr %place.addr, align 8
//   %1 = call i32 @save(ptr %0)
//   %2 = icmp ne i32 %1, 0
//   br i1 %2, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   %3 = load i32, ptr %a, align 4
//   store i32 %3, ptr %retval, align 4
//   br label %return
//
// if.end:                                           ; preds = %entry
//   store i32 2, ptr %a, align 4
//   store i32 0, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   %4 = load i32, ptr %retval, align 4
//   ret i32 %4
// }
//
// declare i32 @save(ptr)
