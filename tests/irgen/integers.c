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
