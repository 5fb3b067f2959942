// RUN: %minic -O0 -S -emit-llvm %s -o -
// Every conversion.
long widen(int i, unsigned u, char c, unsigned char uc) { return (long)i + (long)u + (long)c + (long)uc; }
char narrow(long l) { return l; }
unsigned same(int i) { return (unsigned)i; }
float intToFloat(int i, unsigned u) { return (float)i + (float)u; }
int floatToInt(float f, double d) { return (int)f + (int)d; }
unsigned long floatToUnsigned(double d) { return (unsigned long)d; }
double extend(float f) { return f; }
float shorten(double d) { return d; }
long address(int *p) { return (long)p; }
int *fromInteger(long l, int i) { return l ? (int *)l : (int *)(long)i; }
char *pointer(int *p) { return (char *)p; }
void drop(int i) { (void)i; }
long literals() { return (long)-1 + (long)1u; }
