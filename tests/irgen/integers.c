// RUN: %minic -O0 -S -emit-llvm %s -o -
// Integer operators: they wrap; division and right shift go by the sign.
int arithmetic(int a, int b) { return a + b * (a - b) / (a % b); }
int bits(int a, int b) { return (a & b) | (a ^ b) | ~a; }
int signs(int a) { return -a + +a + -1; }
int shifts(int a, int b) { return (a << b) + (a >> b) + (a << 3); }
unsigned unsignedOnes(unsigned a, unsigned b) { return a / b + a % b + (a >> b); }
long wide(long a, int b) { return (a << b) + a / b; }
int wideShift(int a, long b) { return a >> b; }
int comparisons(int a, int b) { return (a < b) + (a > b) + (a <= b) + (a >= b) + (a == b) + (a != b); }
int unsignedComparisons(unsigned a, unsigned b) { return (a < b) + (a > b) + (a <= b) + (a >= b); }
int chain(int a, int b, int c) { return a < b < c == 1; }
// OUTPUT:
// ; ModuleID = '%s'
// source_filename = "%s"
//
// define i32 @arithmetic(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = load i32, ptr %a.addr, align 4
//   %3 = load i32, ptr %b.addr, align 4
//   %4 = sub i32 %2, %3
//   %5 = mul i32 %1, %4
//   %6 = load i32, ptr %a.addr, align 4
//   %7 = load i32, ptr %b.addr, align 4
//   %8 = srem i32 %6, %7
//   %9 = sdiv i32 %5, %8
//   %10 = add i32 %0, %9
//   ret i32 %10
// }
//
// define i32 @bits(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = and i32 %0, %1
//   %3 = load i32, ptr %a.addr, align 4
//   %4 = load i32, ptr %b.addr, align 4
//   %5 = xor i32 %3, %4
//   %6 = or i32 %2, %5
//   %7 = load i32, ptr %a.addr, align 4
//   %8 = xor i32 %7, -1
//   %9 = or i32 %6, %8
//   ret i32 %9
// }
//
// define i32 @signs(i32 %a) {
// entry:
//   %a.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = sub i32 0, %0
//   %2 = load i32, ptr %a.addr, align 4
//   %3 = add i32 %1, %2
//   %4 = add i32 %3, -1
//   ret i32 %4
// }
//
// define i32 @shifts(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = shl i32 %0, %1
//   %3 = load i32, ptr %a.addr, align 4
//   %4 = load i32, ptr %b.addr, align 4
//   %5 = ashr i32 %3, %4
//   %6 = add i32 %2, %5
//   %7 = load i32, ptr %a.addr, align 4
//   %8 = shl i32 %7, 3
//   %9 = add i32 %6, %8
//   ret i32 %9
// }
//
// define i32 @unsignedOnes(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = udiv i32 %0, %1
//   %3 = load i32, ptr %a.addr, align 4
//   %4 = load i32, ptr %b.addr, align 4
//   %5 = urem i32 %3, %4
//   %6 = add i32 %2, %5
//   %7 = load i32, ptr %a.addr, align 4
//   %8 = load i32, ptr %b.addr, align 4
//   %9 = lshr i32 %7, %8
//   %10 = add i32 %6, %9
//   ret i32 %10
// }
//
// define i64 @wide(i64 %a, i32 %b) {
// entry:
//   %a.addr = alloca i64, align 8
//   %b.addr = alloca i32, align 4
//   store i64 %a, ptr %a.addr, align 8
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i64, ptr %a.addr, align 8
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = zext i32 %1 to i64
//   %3 = shl i64 %0, %2
//   %4 = load i64, ptr %a.addr, align 8
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = sext i32 %5 to i64
//   %7 = sdiv i64 %4, %6
//   %8 = add i64 %3, %7
//   ret i64 %8
// }
//
// define i32 @wideShift(i32 %a, i64 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i64, align 8
//   store i32 %a, ptr %a.addr, align 4
//   store i64 %b, ptr %b.addr, align 8
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i64, ptr %b.addr, align 8
//   %2 = trunc i64 %1 to i32
//   %3 = ashr i32 %0, %2
//   ret i32 %3
// }
//
// define i32 @comparisons(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = icmp slt i32 %0, %1
//   %3 = zext i1 %2 to i32
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = icmp sgt i32 %4, %5
//   %7 = zext i1 %6 to i32
//   %8 = add i32 %3, %7
//   %9 = load i32, ptr %a.addr, align 4
//   %10 = load i32, ptr %b.addr, align 4
//   %11 = icmp sle i32 %9, %10
//   %12 = zext i1 %11 to i32
//   %13 = add i32 %8, %12
//   %14 = load i32, ptr %a.addr, align 4
//   %15 = load i32, ptr %b.addr, align 4
//   %16 = icmp sge i32 %14, %15
//   %17 = zext i1 %16 to i32
//   %18 = add i32 %13, %17
//   %19 = load i32, ptr %a.addr, align 4
//   %20 = load i32, ptr %b.addr, align 4
//   %21 = icmp eq i32 %19, %20
//   %22 = zext i1 %21 to i32
//   %23 = add i32 %18, %22
//   %24 = load i32, ptr %a.addr, align 4
//   %25 = load i32, ptr %b.addr, align 4
//   %26 = icmp ne i32 %24, %25
//   %27 = zext i1 %26 to i32
//   %28 = add i32 %23, %27
//   ret i32 %28
// }
//
// define i32 @unsignedComparisons(i32 %a, i32 %b) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = icmp ult i32 %0, %1
//   %3 = zext i1 %2 to i32
//   %4 = load i32, ptr %a.addr, align 4
//   %5 = load i32, ptr %b.addr, align 4
//   %6 = icmp ugt i32 %4, %5
//   %7 = zext i1 %6 to i32
//   %8 = add i32 %3, %7
//   %9 = load i32, ptr %a.addr, align 4
//   %10 = load i32, ptr %b.addr, align 4
//   %11 = icmp ule i32 %9, %10
//   %12 = zext i1 %11 to i32
//   %13 = add i32 %8, %12
//   %14 = load i32, ptr %a.addr, align 4
//   %15 = load i32, ptr %b.addr, align 4
//   %16 = icmp uge i32 %14, %15
//   %17 = zext i1 %16 to i32
//   %18 = add i32 %13, %17
//   ret i32 %18
// }
//
// define i32 @chain(i32 %a, i32 %b, i32 %c) {
// entry:
//   %a.addr = alloca i32, align 4
//   %b.addr = alloca i32, align 4
//   %c.addr = alloca i32, align 4
//   store i32 %a, ptr %a.addr, align 4
//   store i32 %b, ptr %b.addr, align 4
//   store i32 %c, ptr %c.addr, align 4
//   %0 = load i32, ptr %a.addr, align 4
//   %1 = load i32, ptr %b.addr, align 4
//   %2 = icmp slt i32 %0, %1
//   %3 = zext i1 %2 to i32
//   %4 = load i32, ptr %c.addr, align 4
//   %5 = icmp slt i32 %3, %4
//   %6 = zext i1 %5 to i32
//   %7 = icmp eq i32 %6, 1
//   %8 = zext i1 %7 to i32
//   ret i32 %8
// }
