// RUN: %minic -O0 -S -emit-llvm %s -o -
// char and short are computed as int, kept as i8 and i16, passed extended.
char c;
short s;
unsigned char uc;

char addChars(char a, char b) { return a + b; }
unsigned short shorts(unsigned short a, short b) { return a * b; }
void memory(int i) {
  c = i;
  s = c;
  uc = s + c;
  c++;
  --s;
  c += i;
  uc >>= 1;
}
int call(int i) { return addChars(i, 'x') + shorts(1, i); }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// @c = global i8 0, align 1
// @s = global i16 0, align 2
// @uc = global i8 0, align 1
//
// define signext i8 @addChars(i8 signext %a, i8 signext %b) {
// entry:
//   %a.addr = alloca i8, align 1
//   %b.addr = alloca i8, align 1
//   store i8 %a, ptr %a.addr, align 1
//   store i8 %b, ptr %b.addr, align 1
//   %0 = load i8, ptr %a.addr, align 1
//   %1 = sext i8 %0 to i32
//   %2 = load i8, ptr %b.addr, align 1
//   %3 = sext i8 %2 to i32
//   %4 = add i32 %1, %3
//   %5 = trunc i32 %4 to i8
//   ret i8 %5
// }
//
// define zeroext i16 @shorts(i16 zeroext %a, i16 signext %b) {
// entry:
//   %a.addr = alloca i16, align 2
//   %b.addr = alloca i16, align 2
//   store i16 %a, ptr %a.addr, align 2
//   store i16 %b, ptr %b.addr, align 2
//   %0 = load i16, ptr %a.addr, align 2
//   %1 = zext i16 %0 to i32
//   %2 = load i16, ptr %b.addr, align 2
//   %3 = sext i16 %2 to i32
//   %4 = mul i32 %1, %3
//   %5 = trunc i32 %4 to i16
//   ret i16 %5
// }
//
// define void @memory(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = trunc i32 %0 to i8
//   store i8 %1, ptr @c, align 1
//   %2 = load i8, ptr @c, align 1
//   %3 = sext i8 %2 to i16
//   store i16 %3, ptr @s, align 2
//   %4 = load i16, ptr @s, align 2
//   %5 = sext i16 %4 to i32
//   %6 = load i8, ptr @c, align 1
//   %7 = sext i8 %6 to i32
//   %8 = add i32 %5, %7
//   %9 = trunc i32 %8 to i8
//   store i8 %9, ptr @uc, align 1
//   %10 = load i8, ptr @c, align 1
//   %11 = add i8 %10, 1
//   store i8 %11, ptr @c, align 1
//   %12 = load i16, ptr @s, align 2
//   %13 = add i16 %12, -1
//   store i16 %13, ptr @s, align 2
//   %14 = load i32, ptr %i.addr, align 4
//   %15 = load i8, ptr @c, align 1
//   %16 = sext i8 %15 to i32
//   %17 = add i32 %16, %14
//   %18 = trunc i32 %17 to i8
//   store i8 %18, ptr @c, align 1
//   %19 = load i8, ptr @uc, align 1
//   %20 = zext i8 %19 to i32
//   %21 = ashr i32 %20, 1
//   %22 = trunc i32 %21 to i8
//   store i8 %22, ptr @uc, align 1
//   ret void
// }
//
// define i32 @call(i32 %i) {
// entry:
//   %i.addr = alloca i32, align 4
//   store i32 %i, ptr %i.addr, align 4
//   %0 = load i32, ptr %i.addr, align 4
//   %1 = trunc i32 %0 to i8
//   %2 = call signext i8 @addChars(i8 signext %1, i8 signext 120)
//   %3 = sext i8 %2 to i32
//   %4 = load i32, ptr %i.addr, align 4
//   %5 = trunc i32 %4 to i16
//   %6 = call zeroext i16 @shorts(i16 zeroext 1, i16 signext %5)
//   %7 = zext i16 %6 to i32
//   %8 = add i32 %3, %7
//   ret i32 %8
// }
