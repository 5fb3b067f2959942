// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
// What `unused` and its like silence, in all places, in both spellings. Nothing else.
static int __attribute__((unused)) f1(void) { return 1; }
static __attribute__((unused)) int f2(void) { return 1; }
__attribute__((unused)) static int f3(void) { return 1; }
static int f4(void) __attribute__((unused));
static int f4(void) { return 1; }
static int f5(void) __attribute__((used));
static int f5(void) { return 1; }
__attribute__((constructor)) static void f6(void) {}
static void __attribute__((destructor)) f7(void) {}
[[maybe_unused]] static int f8(void) { return 1; }
static int f9 [[gnu::unused]] (void) { return 1; }
static int f10(void) { return 1; }  // warning: unused function 'f10'
typedef int T __attribute__((unused));
static T f11(void) { return 1; }    // warning: unused function 'f11'

int params(int a __attribute__((unused)), __attribute__((unused)) int b, [[maybe_unused]] int c,
           char *d[] __attribute__((unused)), int e [[maybe_unused]],
           int f) {  // warning: unused parameter 'f'
  return 0;
}

int locals(void) {
  int x __attribute__((unused)) = 1;
  [[maybe_unused]] int y = 2;
  int z [[maybe_unused]] = 3, w = 4;  // warning: unused variable 'w'
  T t;
  int set __attribute__((unused));
  set = 1;
  unsigned a, b;
  __asm__("" : "=r"(a), "=m"(b));
one:
  __attribute__((unused));
[[maybe_unused]] two:
three:  // warning: unused label 'three'
  return 0;
}

[[nodiscard]] int result(void);
[[deprecated]] int old(void);                  // note: 'old' has been explicitly marked deprecated here
[[deprecated("use result")]] int older(void);  // note: 'older' has been explicitly marked deprecated here
[[noreturn]] void leave(void);
struct [[gnu::packed]] packed { char c; int i; };
_Static_assert(sizeof(struct packed) == 5, "");
_Static_assert(sizeof(int[[gnu::unused]]) == 4, "");

int uses(int n, int a[const]) {
  result();  // warning: ignoring return value of function declared with
  switch (n) {
    case 1:
      n = old();  // warning: 'old' is deprecated
      [[fallthrough]];
    case 2:
      n += older() + a[a[0]];  // warning: 'older' is deprecated: use result
    case 3:  // warning: unannotated fall-through between switch labels
             // note@-1: insert '__attribute__((fallthrough));'
             // note@-2: insert 'break;'
      break;
  }
  leave();
}

// A type whose objects need not be used: that of all its variables, but not of arrays and pointers.
struct __attribute__((unused)) UnusedStruct { int a; };
int types(struct UnusedStruct parameter) {  // warning: unused parameter 'parameter'
  struct UnusedStruct s1;
  const struct UnusedStruct s2 = {1};
  struct UnusedStruct s3[2], *s4;  // warning: unused variable 's3' // warning: unused variable 's4'
  union __attribute__((unused)) U { int a; } u1;
  union U u2;
  enum __attribute__((unused)) E { E1 } e1;
  enum E e2 = E1;
  struct __attribute__((packed, __unused__)) P { char c; int a; } p1;
  struct P p2;
  struct { int a; } __attribute__((unused)) after;
  typedef struct __attribute__((unused)) { int a; } Typedef;
  Typedef t;
  struct Used { int a; } used;  // warning: unused variable 'used'
  return 0;
}
