// A continue inside a switch leaves the scopes between the loop and the switch: their cleanups run,
// and their variable arrays are released.
#include <stdio.h>

static void note(long *p) { printf("note %ld\n", *p); }

static int nested(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    long outer __attribute__((cleanup(note))) = i;
    switch (i & 3) {
      case 0:
        continue;
      case 1: {
        long inner __attribute__((cleanup(note))) = 10 + i;
        if (n > 4) continue;
        break;
      }
      case 2:
        switch (n) {
          case 7: continue;
          default: break;
        }
        sum++;
    }
    sum += 100;
  }
  return sum;
}

static long stack(int n) {
  char *first = 0, *last = 0;
  for (int i = 0; i < n; i++) {
    char a[n];
    if (!first) first = a;
    last = a;
    switch (a[0] = 1) {
      case 1: continue;
    }
  }
  return first - last;
}

int main(void) {
  printf("%d\n", nested(4));
  printf("%d\n", nested(7));
  printf("%ld\n", stack(1000));
  int k = 0;
  while (k < 2) {
    long c __attribute__((cleanup(note))) = 50 + k++;
    switch (9 & 3) {
      case 1: continue;
    }
    printf("not here\n");
  }
  return 0;
}
