// RUN: %minic -w -O0 -S -emit-llvm %s -o -
// Addresses as initial values.
int x, a[10], m[3][4];
char text[4];
int f(int i) { return i; }
int *p = &x;
int *q = a;
int *r = &a[3];
int *s = a + 10;
int *t = &m[1][2];
int (*row)[4] = &m[2];
int *before = a - 1;
const char *message = "hello";
const char *tail = "hello" + 1;
const char *names[3] = {"one", "two"};
void *self = &self;
int *nothing = 0;
void *absolute = (void *)16;

int *local() {
  static int *inside = &x;
  return inside;
}
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @p = global ptr @x, align 8
// @x = global i32 0, align 4
// @q = global ptr @a, align 8
// @a = global [10 x i32] zeroinitializer, align 16
// @r = global ptr getelementptr inbounds ([10 x i32], ptr @a, i64 0, i64 3), align 8
// @s = global ptr getelementptr inbounds ([10 x i32], ptr @a, i64 0, i64 10), align 8
// @t = global ptr getelementptr inbounds ([3 x [4 x i32]], ptr @m, i64 0, i64 1, i64 2), align 8
// @m = global [3 x [4 x i32]] zeroinitializer, align 16
// @row = global ptr getelementptr inbounds ([3 x [4 x i32]], ptr @m, i64 0, i64 2), align 8
// @before = global ptr getelementptr (i8, ptr @a, i64 -4), align 8
// @message = global ptr @.str, align 8
// @.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1
// @tail = global ptr getelementptr inbounds ([6 x i8], ptr @.str, i64 0, i64 1), align 8
// @names = global [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr null], align 16
// @.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
// @.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
// @self = global ptr @self, align 8
// @nothing = global ptr null, align 8
// @absolute = global ptr inttoptr (i64 16 to ptr), align 8
// @local.inside = internal global ptr @x, align 8
// @text = global [4 x i8] zeroinitializer, align 1
//
// define i32 @f(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   ret i32 %0
// }
//
// define ptr @local() {
// entry:
//   %0 = load ptr, ptr @local.inside, align 8
//   ret ptr %0
// }
