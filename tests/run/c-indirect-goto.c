// Computed gotos: phis at all labels, loops around them and among them, scopes that they leave,
// labels that nothing reaches, addresses that other functions hold.
#include <stdio.h>

// The labels exchange values; each is reached from a goto, from above and by its address.
static long swapped(int n, int by) {
  static void* const table[] = {&&one, &&two, &&three, &&out};
  long a = 1, b = 2, c = 3, d = 4;
  void* next = table[n % 3];
  if (n & 4) goto two;
  goto *next;
one : {
  long t = a;
  a = b;
  b = t;
}
  if (n & 1) goto three;
two : {
  long t = c;
  c = b;
  b = a;
  a = t;
  d += c;
}
three : {
  long t = d;
  d = a;
  a = t;
}
  n -= by;
  if (n <= 0)
    next = &&out;
  else
    next = n & 1 ? &&one : table[n & 3];
  goto *next;
out:
  return a + b * 100 + c * 10000 + d * 1000000;
}

// A loop around the labels, with an invariant condition and a counter; and one between two of them.
static int inLoops(const char* text, int flag, int count) {
  static const short distance[] = {&&plus - &&plus, &&times - &&plus, &&again - &&plus};
  int sum = 1;
  for (int i = 0; i < count; i++) {
    const char* at = text;
    if (flag) sum += 3;
    while (*at) {
      goto *(&&plus + distance[*at++ - 'a']);
    plus:
      sum += i;
      continue;
    times:
      sum = sum * 3 & 0xffff;
      for (int k = 0; k < 3; k++) {
        if (flag) sum ^= k;
      again:
        sum++;
      }
    }
  }
  return sum;
}

static int released;
static void release(int* p) { released = released * 10 + *p; }

static int scopes(int n) {
  void* next = n & 1 ? &&inside : &&end;
  int result = 0;
again : {
  int guard __attribute__((cleanup(release))) = n;
  int array[n + 1];
  array[n] = n;
  result += array[n];
  if (n-- <= 0) next = &&end;
  if (n & 1) goto *next;
  goto again;
}
inside:
  result += 100;
  next = &&again;
  goto *next;
end:
  return result;
}

static void* kept;
__attribute__((noinline)) static void* keep(void* label) { return kept = label; }

static int onlyOne(int n) {
  keep(&&label);
  if (n) goto *kept;
  return 1;
label:
  return n + 1;
}

static inline int inlined(int n) {
  void* next = n ? &&yes : &&no;
  goto *next;
yes:
  return 10;
no:
  return 20;
}

static int unreached(int n) {
  static void* const table[] = {&&live, &&dead};
  static const int distance = &&dead - &&live;
  if (n) goto *table[0];
  return distance - distance + (table[0] != 0 && table[1] != 0);
  goto dead;
live:
  return 5;
dead:
  return 6;
}

static int noGoto(void) {
  void *a = &&one, *b = &&two;
one:
two:
  return a != 0 && b != 0;
}

int main(void) {
  for (int n = 0; n < 12; n++) printf("%ld %ld\n", swapped(n, 1), swapped(n, 2));
  printf("%d %d %d\n", inLoops("abc", 0, 5), inLoops("bacca", 1, 7), inLoops("", 1, 3));
  for (int n = 0; n < 6; n++) printf("%d ", scopes(n));
  printf("%d\n", released);
  printf("%d %d\n", onlyOne(0), onlyOne(4));
  printf("%d %d\n", inlined(0) + inlined(1) * 100, inlined(2));
  printf("%d %d %d\n", unreached(0), unreached(1), noGoto());
  return 0;
}
