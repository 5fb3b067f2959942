// RUN: %minic -O0 -S -emit-llvm %s -o -
// One return is a `ret`; several meet in one block. main ends with 0, other functions with undef.
void nothing() {}

int one() { return 1; }

int early(int x) {
  if (x) return 1;
  x = 2;
  return x;
}

void leave(int x) {
  if (x) return;
  x = 1;
}

int fallOff(int x) {
  if (x) return 1;
}

int noReturn() {}

void call() { return nothing(); }

int main() { nothing(); }
// OUTPUT:
// %s:20:1: warning: non-void function does not return a value in all control paths [-Wreturn-type]
// }
// ^
// %s:22:17: warning: non-void function does not return a value [-Wreturn-type]
// int noReturn() {}
//                 ^
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define void @nothing() {
// entry:
//   ret void
// }
//
// define i32 @one() {
// entry:
//   ret i32 1
// }
//
// define i32 @early(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   store i32 1, ptr %retval, align 4
//   br label %return
//
// if.end:                                           ; preds = %entry
//   store i32 2, ptr %x.addr, align 4
//   %2 = load i32, ptr %x.addr, align 4
//   store i32 %2, ptr %retval, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   %3 = load i32, ptr %retval, align 4
//   ret i32 %3
// }
//
// define void @leave(i32 %x) {
// entry:
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   br label %return
//
// if.end:                                           ; preds = %entry
//   store i32 1, ptr %x.addr, align 4
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   ret void
// }
//
// define i32 @fallOff(i32 %x) {
// entry:
//   %retval = alloca i32, align 4
//   %x.addr = alloca i32, align 4
//   store i32 %x, ptr %x.addr, align 4
//   %0 = load i32, ptr %x.addr, align 4
//   %1 = icmp ne i32 %0, 0
//   br i1 %1, label %if.then, label %if.end
//
// if.then:                                          ; preds = %entry
//   store i32 1, ptr %retval, align 4
//   br label %return
//
// if.end:                                           ; preds = %entry
//   br label %return
//
// return:                                           ; preds = %if.then, %if.end
//   %2 = load i32, ptr %retval, align 4
//   ret i32 %2
// }
//
// define i32 @noReturn() {
// entry:
//   ret i32 undef
// }
//
// define void @call() {
// entry:
//   call void @nothing()
//   ret void
// }
//
// define i32 @main() {
// entry:
//   call void @nothing()
//   ret i32 0
// }
// 2 warnings generated.
