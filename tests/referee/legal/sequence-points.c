// Side effects with a sequence point between them.
#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
  int i = 0, n = 0;
  if (i++ == 0 && i++ == 1 && i == 2) n++;
  if (i-- > 5 || i-- > 0) n++;
  printf("%d %d\n", i, n);
  int x = (i++, i++, i);
  printf("%d %d\n", x, i);
  x = i++ ? i : -i;
  printf("%d\n", x);
  i = twice(i++);
  printf("%d\n", i);
  i = (i++, twice(i));
  printf("%d\n", i);
  char text[] = "abc", *p = text;
  while (*p && (*p++ = '*', *p))
    ;
  printf("%s\n", text);
  int k = 3, m = k++, n2 = k++ + m;
  printf("%d %d %d\n", k, m, n2);
  i = 5, i = i + 1, i += i;
  printf("%d\n", i);
  return 0;
}
