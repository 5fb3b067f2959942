// Inline definitions that call the function that they stand for by another name, as libc's headers define btowc: the call
// leads to the other file. When a later declaration makes it no mere copy, the other name is the same function.
int printf(const char *format, ...);
extern int parse(const char *s) __asm__("atoi");
int atoi(const char *s);
int before(void) { return atoi("34x"); }
extern inline __attribute__((gnu_inline)) int atoi(const char *s) { return *s == 'x' ? 16 : parse(s); }
inline long atol(const char *s);
extern long parseLong(const char *s) __asm__("atol");
inline long atol(const char *s) { return *s == 'x' ? 17 : parseLong(s); }
extern int other(int x) __asm__("twice");
inline int twice(int x) { return x < 0 ? other(-x) : 2 * x; }
extern int twice(int x);
int (*volatile pointer)(const char *) = atoi;
int main(void) {
  printf("%d %d %d\n", before(), atoi("x"), atoi("12"));
  printf("%ld %ld %d\n", atol("x"), atol("-56"), pointer("78"));
  printf("%d %d\n", other(4), twice(-3));
  return 0;
}
