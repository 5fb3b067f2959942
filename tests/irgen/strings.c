// RUN: %minic -O0 -S -emit-llvm %s -o -
// String literals: equal ones are one object.
int printf(const char *format, ...);

int main() {
  printf("hello\n");
  printf("%d %s\n", 1, "hello\n");
  const char *s = "a\0b\t\"\\\xff";
  printf("" "con" "cat");
  return "index"[2] + s[1] + *"deref" + sizeof("size");
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @.str = private unnamed_addr constant [7 x i8] c"hello\0A\00", align 1
// @.str.1 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
// @.str.2 = private unnamed_addr constant [8 x i8] c"a\00b\09\22\5C\FF\00", align 1
// @.str.3 = private unnamed_addr constant [7 x i8] c"concat\00", align 1
// @.str.4 = private unnamed_addr constant [6 x i8] c"index\00", align 1
// @.str.5 = private unnamed_addr constant [6 x i8] c"deref\00", align 1
//
// define i32 @main() {
// entry:
//   %s = alloca ptr, align 8
//   %0 = call i32 (ptr, ...) @printf(ptr @.str)
//   %1 = call i32 (ptr, ...) @printf(ptr @.str.1, i32 1, ptr @.str)
//   store ptr @.str.2, ptr %s, align 8
//   %2 = call i32 (ptr, ...) @printf(ptr @.str.3)
//   %3 = getelementptr inbounds [6 x i8], ptr @.str.4, i64 0, i64 2
//   %4 = load i8, ptr %3, align 1
//   %5 = sext i8 %4 to i32
//   %6 = load ptr, ptr %s, align 8
//   %7 = getelementptr inbounds i8, ptr %6, i64 1
//   %8 = load i8, ptr %7, align 1
//   %9 = sext i8 %8 to i32
//   %10 = add i32 %5, %9
//   %11 = load i8, ptr @.str.5, align 1
//   %12 = sext i8 %11 to i32
//   %13 = add i32 %10, %12
//   %14 = sext i32 %13 to i64
//   %15 = add i64 %14, 5
//   %16 = trunc i64 %15 to i32
//   ret i32 %16
// }
//
// declare i32 @printf(ptr, ...)
