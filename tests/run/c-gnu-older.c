// What older and GNU C programs write: the built-in functions' side effects and values, casts to unions, empty structs.
#include <stdio.h>
#include <string.h>

union value {
  int number;
  double real;
  char *text;
};
struct pair {
  union value a, b;
};

int object;
const char *name = "name";
union value global = (union value)2.5;
struct pair pairs[] = {{(union value)1, (union value)"one"}, {(union value)2, (union value)&"+two"[1]}};

double half(union value v) { return v.real / 2; }

// An empty struct's initialiser is evaluated all the same.
typedef struct {
} empty;
typedef struct {
  empty lock;
} holder;
int calls;
empty made(void) {
  empty result;
  calls++;
  return result;
}

// Its result comes back on the x87 stack: no reason to drop the call.
__attribute__((noinline)) long double choose(long double x) { return __builtin_signbit(x) ? 3.25L : 0.0L; }

int expected(int x, int y, int z) {
  if (__builtin_expect(x ? y != 0 : 0, z++)) return 7;
  return z;
}

// GNU C knows alloca by its name.
void *alloca(__SIZE_TYPE__);
int copied(const char *from) {
  char *to = alloca(strlen(from) + 1);
  return strcmp(strcpy(to, from), from);
}

int main(void) {
  printf("%d %d\n", copied("text"), __builtin_frame_address(1 + 1) == 0);
  printf("%d %d\n", expected(1, 0, 10), expected(1, 1, 10));
  printf("%s %s %g\n", pairs[0].b.text, pairs[1].b.text, half(global));
  for (int i = 0; i < 2; i++) printf("%d %g\n", pairs[i].a.number, half((union value)(i + 0.5)));
  holder h = (holder){.lock = made()};
  (void)h;
  printf("%d\n", calls);
  printf("%d\n", choose(-1.0L) == 3.25L);

  char buffer[20];
  printf("%d %d %d %d\n", __builtin_constant_p(&object), __builtin_constant_p(buffer), __builtin_constant_p("hi"),
         __builtin_constant_p(1 + 2));
  printf("%d %d %d %d %d\n", __builtin_classify_type('a'), __builtin_classify_type(buffer), __builtin_classify_type(1.0f),
         __builtin_classify_type(h), __builtin_classify_type(global));
  strcpy(buffer, "abc");
  char *end = __builtin_mempcpy(buffer + 3, "de", 3);
  printf("%s %d %s\n", buffer, (int)(end - buffer), __builtin_index(buffer, 'd'));
  __builtin_fprintf(stdout, "%d\n", !!__builtin_isdigit('3'));
  return 0;
}
