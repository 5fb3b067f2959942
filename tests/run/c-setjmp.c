// Variables keep their values over the second return of setjmp, whatever the level.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf place;

static void jump(int n) {
  longjmp(place, n);
}

static int count(void) {
  int i = 0, total = 10;
  int k = setjmp(place);
  total += k;
  if (i < 3) {
    i++;
    jump(i);
  }
  return total;
}

static int kept(int a) {
  int x = a, y = a * 3;
  if (setjmp(place)) return x + y;
  x = 7;
  jump(1);
  return 0;
}

static int loop(void) {
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    int c = i * 2;
    if (_setjmp(place) == 0)
      jump(c + 1);
    else
      sum += c;
  }
  return sum;
}

int main(void) {
  printf("%d %d %d\n", count(), kept(5), loop());
  return 0;
}
