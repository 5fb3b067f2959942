// Objects of blocks that begin anew in every round.
#include <stdio.h>

int main(void) {
  int *outer = NULL, total = 0, keep[3];
  for (int i = 0; i < 3; i++) {
    int inner = i * 10;
    outer = &inner;
    total += *outer;
    {
      int inner = 1;
      *outer += inner;
    }
    keep[i] = inner;
    int *p = &keep[i];
    outer = p;
  }
  printf("%d %d\n", total, *outer);
  int i = 5;
  for (int i = 0; i < 2; i++)
    for (int i = 0; i < 2; i++) total++;
  printf("%d %d\n", i, total);
  char *text;
  if (total > 0) {
    static char kept[] = "kept";
    text = kept;
  } else {
    text = "literal";
  }
  puts(text);
  return 0;
}
