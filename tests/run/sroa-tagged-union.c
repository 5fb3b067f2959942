// Tagged unions by value. The member that is read as int, double and pointer stays in memory, the tag becomes a variable of
// its own; copies go between such a variable, one whose parts are all variables, and one that stays whole.
#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  union {
    int i;
    double d;
    long l;
    void *p;
  } u;
  long tag;
} Value;

__attribute__((noinline)) static Value twice(Value v) {
  if (v.tag == 1)
    v.u.i *= 2;
  else
    v.u.d *= 2;
  return v;
}

__attribute__((noinline)) static int show(Value v) {
  Value x = v;
  x = twice(x);
  if (x.tag == 1) return x.u.i;
  if (x.tag == 2) return (int)x.u.d;
  return x.u.p != 0;
}

// The whole one: its address is passed to a call.
__attribute__((noinline)) static void change(Value *v) { v->tag++; }
__attribute__((noinline)) static long throughWhole(Value v) {
  Value whole = twice(v), part;
  change(&whole);
  part = whole;
  Value again = twice(part);
  return again.tag * 1000 + (again.tag == 2 ? again.u.i : (long)again.u.d);
}

// A union in a record in a record, copied in part and filled over the border of two members.
typedef struct {
  short head;
  Value inner;
  struct {
    float f;
    union {
      unsigned bits;
      float f;
    } g;
  } tail;
} Nested;

__attribute__((noinline)) static double nested(Value v, float f) {
  Nested a, b;
  a.head = 3;
  a.inner = twice(v);
  a.tail.f = f;
  a.tail.g.f = f + 1;
  b = a;
  memset((char *)&b + offsetof(Nested, tail) + 4, 0, 2);
  a.inner = b.inner;
  b.tail.g.bits += 1;
  double first = a.inner.tag == 1 ? a.inner.u.i : a.inner.u.d;
  return first + b.head + b.tail.f + b.tail.g.f;
}

// Overlapping parts of one variable.
__attribute__((noinline)) static long moved(Value v) {
  Value a[3];
  a[0] = twice(v);
  a[1] = v;
  a[2] = a[0];
  memmove(&a[0].tag, &a[0], sizeof(Value) + 8);
  return a[0].tag + a[1].u.l * 10 + a[1].tag * 100 + a[2].tag;
}

int main(void) {
  Value a = {.u.i = 21, .tag = 1}, b = {.u.d = 4.5, .tag = 2}, c = {.u.p = &a, .tag = 3};
  printf("%d %d %d\n", show(a), show(b), show(c));
  printf("%ld %ld\n", throughWhole(a), throughWhole(b));
  printf("%g %g\n", nested(a, 1.5f), nested(b, 2.5f));
  Value l = {.u.l = 5, .tag = 1};
  printf("%ld\n", moved(l));
}
