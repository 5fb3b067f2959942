// GNU C that saves words: `a ?: b`, `__auto_type`, `__label__`, binary constants, `$` in names,
// `{a: 1}`, `*p` of a `void *`, __alignof__ of a variable, the scope of a condition.
#include <stdio.h>

static int calls;
static int next(int value) {
  ++calls;
  return value;
}

struct point { int x, y; };
static struct point origin = {x: 3, y: 0b101};

#define MAX(a, b) ({ __auto_type a_ = (a); __auto_type b_ = (b); a_ > b_ ? a_ : b_; })
#define FIND(array, count, wanted) ({    \
    __label__ found, done;               \
    int index_;                          \
    for (index_ = 0; index_ < (count); ++index_) \
      if ((array)[index_] == (wanted)) goto found; \
    index_ = -1;                         \
    goto done;                           \
  found:                                 \
    index_ *= 10;                        \
  done:                                  \
    index_;                              \
  })

static int price$of(int $count) { return $count * 0B11; }

static const char *name(const char *given) { return given ?: "nobody"; }

static int constant = 0 ?: 7;

enum { red = 1 };

int main(void) {
  printf("%d", next(5) ?: next(6));
  printf(" %d\n", calls);
  printf("%d", next(0) ?: next(6));
  printf(" %d\n", calls);
  printf("%s %s %d\n", name("somebody"), name(0), constant);
  double half = 0.5;
  printf("%g %d\n", half ?: 2.0, (int)sizeof(next(1) ?: 2L));
  char letter = 0;
  long chained = letter ?: 0 ?: 9L;
  printf("%ld %d\n", chained, calls);

  int list[] = {4, 8, 15, 16, 23};
  printf("%d %d\n", FIND(list, 5, 15), FIND(list, 5, 42));
  printf("%d %g %lu\n", MAX(2, 1), MAX(1.5, 2), MAX(7ul, 3));
  const __auto_type text = "auto";
  __auto_type where = &origin;
  printf("%s %d %d %d\n", text, where->x, where->y, (int)sizeof(text[0]));

  printf("%x %lx %d\n", 0b11110000, 0b1000000000000000000000000000000000000000ul, 0b1u - 2u > 0);
  printf("%d\n", price$of(14));

  struct point pair[2] = {{y: 1}, {x: 2, y: 3}};
  printf("%d %d %d %d\n", pair[0].x, pair[0].y, pair[1].x, pair[1].y);

  void *anything = &list;
  *anything;
  printf("%d\n", &*anything == anything);

  _Alignas(64) char wide = 1;
  printf("%d %d\n", (int)__alignof__(wide), (int)__alignof__(char));

  // A constant that a condition declares is known up to the end of its statement.
  if (sizeof(enum { red = 10 }) == 4)
    printf("%d\n", red);
  while (calls < sizeof(enum { red = 20 }))
    printf("%d %d\n", red, calls++);
  switch (sizeof(enum { red = 30 })) default: printf("%d\n", red);
  printf("%d\n", red);
  return 0;
}
