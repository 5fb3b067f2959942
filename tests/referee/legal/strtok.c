// strtok on an array, strchr on literals, strtol with its end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char line[] = "  one, two,,three ";
  int n = 0;
  for (char *t = strtok(line, " ,"); t; t = strtok(NULL, " ,")) printf("%d:%s\n", ++n, t);
  const char *p = "10 0x1f -7 end";
  char *end;
  long sum = 0;
  for (;;) {
    long v = strtol(p, &end, 0);
    if (end == p) break;
    sum += v;
    p = end;
  }
  printf("%ld%s\n", sum, p);
  printf("%s\n", strrchr("a/b/c", '/') + 1);
  printf("%s\n", strstr("needle in hay", "in"));
  printf("[%s]\n", strchr("end", '\0'));
  return 0;
}
