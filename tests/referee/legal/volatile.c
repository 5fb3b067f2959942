// Volatile objects are read and written as they are.
#include <stdio.h>

static volatile int flag;
static volatile unsigned char port[4];

static void wait(void) {
  int n = 0;
  while (!flag)
    if (++n == 3) flag = 1;
  printf("%d\n", n);
}

int main(void) {
  wait();
  volatile int local = 5;
  local++;
  local += local;
  printf("%d\n", local);
  for (int i = 0; i < 4; i++) port[i] = (unsigned char)(i * 100);
  printf("%d\n", port[3]);
  const volatile int constant = 3;
  printf("%d\n", constant);
  return 0;
}
