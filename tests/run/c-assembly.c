// Inline assembly with operands: registers, memory, immediates, matching, clobbers, names.
// SKIP: interp reread lli
#include <stdio.h>
#include <string.h>
struct Pair { long a, b; };
int global = 40;
#if defined __x86_64__
static int add(int a, int b) {
  int r;
  __asm__("leal (%q1,%q2), %0" : "=r"(r) : "r"((long)a), "r"((long)b));
  return r;
}
static unsigned long rotate(unsigned long x, unsigned char n) {
  __asm__("rolq %b1, %0" : "+r"(x) : "cJ"(n) : "cc");
  return x;
}
static void divide(unsigned n, unsigned d, unsigned *q, unsigned *r) {
  __asm__("divl %[by]" : "=a"(*q), "=d"(*r) : "0"(n), "1"(0), [by] "rm"(d) : "cc");
}
static void increment(int *p) { __asm__ volatile("incl %0" : "+m"(*p) : : "cc"); }
static void *copy(void *to, const void *from, size_t n) {
  void *d = to;
  __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(n) : : "memory");
  return d;
}
static int immediate(int x) {
  __asm__("addl %1, %0\n\tshll %2, %0\n\tsubl $%c3, %0" : "+r"(x) : "i"(5), "I"(3), "n"(1 << 2));
  return x;
}
static double root(double x) {
  double r;
  __asm__("sqrtsd %1, %0" : "=x"(r) : "x"(x));
  return r;
}
static int clobbered(int x) {
  int a = x + 1, b = x + 2, c = x + 3, d = x + 4, e = x + 5;
  __asm__ volatile("xorl %%ebx, %%ebx\n\txorl %%r12d, %%r12d\n\txorl %%r13d, %%r13d\n\txorl %%eax, %%eax"
                   : : : "rbx", "r12", "r13", "rax", "cc");
  return a * 10000 + b * 1000 + c * 100 + d * 10 + e;
}
static int early(int x, int y) {
  int r;
  __asm__("movl $7, %0\n\taddl %1, %0\n\taddl %2, %0" : "=&r"(r) : "r"(x), "r"(y));
  return r;
}
static int many(int a, int b, int c, int d, int e) {
  int r, s;
  __asm__("movl %2, %0\n\taddl %3, %0\n\taddl %4, %0\n\tmovl %5, %1\n\tsubl %6, %1"
          : "=&r"(r), "=&r"(s) : "r"(a), "r"(b), "g"(c), "rm"(d), "ri"(e));
  return r * 100 + s;
}
static int branches(int x) {
  __asm__("testl %0, %0\n\tjns .Lpositive%=\n\tnegl %0\n.Lpositive%=:" : "+r"(x));
  return x;
}
static int high(int x) {
  int r;
  __asm__("movzbl %h1, %0" : "=r"(r) : "Q"(x));
  return r;
}
static int zeroFlag(int a, int b) {
  unsigned char r;
  __asm__("cmpl %2, %1\n\tsete %0" : "=q"(r) : "r"(a), "r"(b) : "cc");
  return r;
}
static int address(void) {
  int *p;
  __asm__("leaq %c1(%%rip), %0" : "=r"(p) : "i"(&global));
  return *p;
}
static long named(void) {
  register long x __asm__("r10") = 5;
  register long y __asm__("r8") = 6;
  __asm__("leaq (%%r10,%%r8,2), %0" : "+r"(x) : "r"(y));
  return x;
}
static float bits(float f) {
  __asm__("orl $0x80000000, %0" : "+r"(f));
  return f;
}
static long whole(struct Pair *p) {
  long r;
  __asm__("movq 8(%1), %0" : "=r"(r) : "r"(p), "m"(*p));
  return r;
}
static _Bool truth(_Bool b) {
  __asm__("xorb $1, %0" : "+r"(b));
  return b;
}
static long syscall3(long n, long a, long b, long c) {
  __asm__ volatile("syscall" : "=a"(n) : "0"(n), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory");
  return n;
}
#define WRITE 1
#else
static int add(int a, int b) {
  int r;
  __asm__("addw %0, %1, %2" : "=r"(r) : "r"(a), "r"(b));
  return r;
}
static unsigned long rotate(unsigned long x, unsigned char n) {
  unsigned long t;
  __asm__("sll %1, %0, %2\n\tneg t0, %2\n\tsrl %0, %0, t0\n\tor %0, %0, %1" : "+r"(x), "=&r"(t) : "r"(n) : "t0");
  return x;
}
static void divide(unsigned n, unsigned d, unsigned *q, unsigned *r) {
  __asm__("divuw %0, %2, %[by]\n\tremuw %1, %2, %[by]" : "=&r"(*q), "=r"(*r) : "r"(n), [by] "r"(d));
}
static void increment(int *p) { __asm__ volatile("lw t0, %0\n\taddi t0, t0, 1\n\tsw t0, %0" : "+m"(*p) : : "t0"); }
static void *copy(void *to, const void *from, size_t n) {
  void *d = to;
  __asm__ volatile("1: lbu t1, 0(%1)\n\tsb t1, 0(%0)\n\taddi %0, %0, 1\n\taddi %1, %1, 1\n\taddi %2, %2, -1\n\tbnez %2, 1b"
                   : "+r"(to), "+r"(from), "+r"(n) : : "memory", "t1");
  return d;
}
static int immediate(int x) {
  __asm__("addi %0, %0, %1\n\tslliw %0, %0, %2\n\taddiw %0, %0, -%3" : "+r"(x) : "I"(5), "K"(3), "n"(1 << 2));
  return x;
}
static double root(double x) {
  double r;
  __asm__("fsqrt.d %0, %1" : "=f"(r) : "f"(x));
  return r;
}
static int clobbered(int x) {
  int a = x + 1, b = x + 2, c = x + 3, d = x + 4, e = x + 5;
  __asm__ volatile("li s1, 0\n\tli s2, 0\n\tli s3, 0\n\tli a5, 0\n\tli ra, 0" : : : "s1", "s2", "s3", "a5", "ra");
  return a * 10000 + b * 1000 + c * 100 + d * 10 + e;
}
static int early(int x, int y) {
  int r;
  __asm__("li %0, 7\n\taddw %0, %0, %1\n\taddw %0, %0, %2" : "=&r"(r) : "r"(x), "r"(y));
  return r;
}
static int many(int a, int b, int c, int d, int e) {
  int r, s;
  __asm__("addw %0, %2, %3\n\taddw %0, %0, %4\n\tsubw %1, %5, %6" : "=&r"(r), "=&r"(s) : "r"(a), "r"(b), "r"(c), "r"(d), "r"(e));
  return r * 100 + s;
}
static int branches(int x) {
  __asm__("bgez %0, .Lpositive%=\n\tnegw %0, %0\n.Lpositive%=:" : "+r"(x));
  return x;
}
static int high(int x) {
  int r;
  __asm__("srliw %0, %1, 8\n\tandi %0, %0, 255" : "=r"(r) : "r"(x));
  return r;
}
static int zeroFlag(int a, int b) {
  unsigned char r;
  __asm__("sub %0, %z1, %z2\n\tseqz %0, %0" : "=r"(r) : "rJ"(a), "rJ"(b));
  return r;
}
static int address(void) {
  int *p;
  __asm__("lla %0, %1" : "=r"(p) : "i"(&global));
  return *p;
}
static long named(void) {
  register long x __asm__("a4") = 5;
  register long y __asm__("s4") = 6;
  __asm__("add a4, a4, s4\n\tadd a4, a4, s4" : "+r"(x) : "r"(y));
  return x;
}
static float bits(float f) {
  __asm__("li t0, 0x80000000\n\tor %0, %0, t0" : "+r"(f) : : "t0");
  return f;
}
static long whole(struct Pair *p) {
  long r;
  __asm__("ld %0, 8(%1)" : "=r"(r) : "r"(p), "m"(*p));
  return r;
}
static _Bool truth(_Bool b) {
  __asm__("xori %0, %0, 1" : "+r"(b));
  return b;
}
static long syscall3(long n, long a, long b, long c) {
  register long a7 __asm__("a7") = n;
  register long a0 __asm__("a0") = a;
  register long a1 __asm__("a1") = b;
  register long a2 __asm__("a2") = c;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a7), "r"(a1), "r"(a2) : "memory");
  return a0;
}
#define WRITE 64
#endif
int main(void) {
  unsigned q, r;
  char text[8] = "";
  struct Pair pair = {1, 99};
  divide(1000007, 13, &q, &r);
  increment(&global);
  copy(text, "copied", 7);
  printf("%d %lx %u %u %d %s\n", add(30, 12), rotate(0xff00000000000001, 4), q, r, global, text);
  printf("%d %.4f %d %d %d\n", immediate(9), root(2), clobbered(1), early(10, 20), many(1, 2, 3, 4, 5));
  int s = 0;
  for (int i = -3; i < 4; ++i) s += branches(i) << (i + 3);
  printf("%d %d %d%d %d %ld %.1f %ld %d%d\n", s, high(0x1234), zeroFlag(3, 3), zeroFlag(3, 0), address(), named(), bits(2.5f),
         whole(&pair), truth(0), truth(1));
  __asm__ volatile("" : : : "memory");
  fflush(stdout);
  printf("%ld\n", syscall3(WRITE, 1, (long)"direct\n", 7));
  return 0;
}
