// inline by C's rules, weak references, names for the linker, sections, layout by attributes and
// #pragma pack.
int printf(const char *format, ...);
int before(int);
inline int before(int x) { return x + 1; }
inline int later(int x) { return x + 2; }
extern inline int directly(int x) { return x + 3; }
static inline int local(int x) { return x + 4; }
static inline int unused(int x) { return local(x); }
extern int later(int);
extern inline __attribute__((gnu_inline)) int copy(int x) { return x + 5; }
__attribute__((weak)) int weak(void) { return 6; }
extern int missing(void) __attribute__((weak));
extern int other(int) __asm__("real_name") __attribute__((nothrow));
int real_name(int x) { return x * 7; }
int variable __asm__("variable_name") = 8, second __asm__("second" "_name");
extern int same __asm__("variable_name");
__attribute__((section("my_data"))) int in_section = 9;
__attribute__((section(".text.mine"), noinline)) int in_text(void) { return 10; }
__attribute__((visibility("hidden"))) int hidden = 11;
static int kept __attribute__((used)) = 12;
typedef int wide __attribute__((mode(DI)));
typedef unsigned narrow __attribute__((mode(QI)));
typedef int aligned __attribute__((aligned(16)));
typedef int loose __attribute__((aligned(1)));
struct HasAligned {
  char c;
  aligned x;
};
#pragma pack(push, 1)
struct Packed {
  char c;
  loose i;
  long l : 40;
  short s;
};
#pragma pack(2)
struct Two {
  char c;
  double d;
};
#pragma pack(pop)
struct Plain {
  char c;
  int i;
};
struct Loose {
  char c;
  loose i;
};
struct Last {
  char c;
  int i __attribute__((packed));
} last = {1, 2};
int hides(void) {
  int variable = 1;
  {
    extern int variable;
    variable++;
  }
  return variable;
}
int main(void) {
  printf("%d %d %d %d %d\n", before(1), later(1), directly(1), local(1), copy(1));
  printf("%d %d %d\n", weak(), missing ? missing() : -1, other(2));
  int hidden_one = hides();
  printf("%d %d %d %d\n", variable, same, second, hidden_one);
  printf("%d %d %d %d\n", in_section, in_text(), hidden, same);
  printf("%d %d %d\n", (int)sizeof(wide), (int)sizeof(narrow), (narrow)-1);
  printf("%d %d %d\n", (int)_Alignof(aligned), (int)sizeof(struct HasAligned),
         (int)_Alignof(struct HasAligned));
  printf("%d %d %d %d %d\n", (int)sizeof(struct Packed), (int)sizeof(struct Two),
         (int)sizeof(struct Plain), (int)sizeof(struct Loose), (int)sizeof last);
  struct Packed p = {1, -2, -3, 4};
  loose *q = &p.i;
  *q -= 1;
  p.l++;
  aligned variable_ = 5;
  const aligned constant = 6;
  printf("%d %d %d %d\n", p.c, p.i, (int)p.l, p.s);
  printf("%d %d\n", (int)((long)&variable_ % 16), (int)((long)&constant % 16));
  return last.i;
}
