// Jumps out of blocks, into blocks and back, with variables that are set after the jump.
#include <stdio.h>

int main(void) {
  int tries = 0;
again: {
  int square = tries * tries;
  if (square < 20) {
    tries++;
    goto again;
  }
  printf("%d %d\n", tries, square);
}
  goto inside;
  {
    int x;
    printf("not reached\n");
  inside:
    x = 5;
    printf("%d\n", x);
  }
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      if (i * j == 6) {
        printf("%d %d\n", i, j);
        goto out;
      }
out:
  return 0;
}
