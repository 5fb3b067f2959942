// sscanf with widths, sets, counts and missing fields which are not used.
#include <stdio.h>

int main(void) {
  int a, b, n;
  char word[4], rest[8];
  unsigned char small;
  long l;
  double d;
  float f;
  printf("%d\n", sscanf("12 34", "%d %d", &a, &b));
  printf("%d\n", a + b);
  sscanf("abcdef", "%3s%7s", word, rest);
  printf("%s %s\n", word, rest);
  sscanf("200 -5 1.5 2.5", "%hhu %ld %lf %f%n", &small, &l, &d, &f, &n);
  printf("%d %ld %.1f %.1f %d\n", small, l, d, f, n);
  int x, y;
  int got = sscanf("7 seven", "%d %d", &x, &y);
  if (got == 1) printf("%d\n", x);
  if (got == 2) printf("%d\n", y);
  char key[8], value[8];
  if (sscanf("name = minic;", "%7[a-z] = %7[^;]", key, value) == 2) printf("%s:%s\n", key, value);
  return 0;
}
