// snprintf cuts off, and counts without a buffer.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char small[6];
  int n = snprintf(small, sizeof small, "%s-%d", "truncated", 5);
  printf("%s %d\n", small, n);
  n = snprintf(NULL, 0, "%d/%x/%c", 1234, 255, 'q');
  char *exact = malloc(n + 1);
  if (!exact) return 1;
  snprintf(exact, n + 1, "%d/%x/%c", 1234, 255, 'q');
  printf("%s %d\n", exact, n);
  free(exact);
  char list[32];
  int used = 0;
  for (int i = 0; i < 20 && used < (int)sizeof list; i++)
    used += snprintf(list + used, sizeof list - used, "%d,", i);
  printf("%s\n", list);
  return 0;
}
