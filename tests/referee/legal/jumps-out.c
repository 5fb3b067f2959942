// Jumps out of blocks: the variables that they leave are not used after it, and others live on.
#include <stdio.h>

static int statement(int n) {
  return ({
    int k = 0, *p = &k;
  again:
    *p += n;
    if (k < 10) goto again;
    *p;
  });
}

static int computed(int n) {
  static void *const where[] = {&&one, &&two};
  int outer = n, *p = &outer;
  {
    int inner = 3, *q = &inner;
    *p += *q;
    goto *where[n & 1];
  }
one:
  *p += 10;
two:
  return *p;
}

static int inwards(int n) {
  int sum = 0;
  for (int round = 0; round < 3; round++) {
    if (round == n) goto inside;
    {
      int k, *p;
      k = 1;
    inside:
      p = &k;
      *p = round;
      sum += k;
      if (round == 1) continue;
    }
    sum += 100;
  }
  return sum;
}

int main(void) {
  int total = 0, *sum = &total;
  for (int i = 0; i < 5; i++) {
    int *counter = &i;
    for (;;) {
      int round = *counter, *p = &round;
      if (*p > 2) break;
      *sum += *p;
      switch (*p) {
        case 0: {
          int k = 7, *q = &k;
          *sum += *q;
          break;
        }
        case 1: {
          int k = 8, *q = &k;
          ++*counter;
          *sum += *q;
          continue;
        }
        default: ++*counter;
      }
      *sum += *p;
      if (*p == 0) {
        int k = 1, *q = &k;
        *counter += *q;
        continue;
      }
    }
    int after = 2, *p = &after;
    *sum += *p;
  }
  printf("%d\n", *sum);
  int tries = 0;
retry: {
  int attempt = tries++, *p = &attempt;
  if (*p < 3) goto retry;
  printf("%d\n", *p);
}
  do {
    int k = tries, *p = &k;
    if (*p & 1) continue;
    tries++;
  } while (tries++ < 8);
  printf("%d %d %d %d\n", tries, statement(4), computed(0), computed(1));
  printf("%d\n", inwards(2));
  return 0;
}
