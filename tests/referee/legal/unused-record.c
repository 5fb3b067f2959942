// A function may end without its record where nobody uses it, and a record may be copied that is set in part.
#include <stdio.h>
#include <string.h>

struct small { int code, detail; };
struct large { char text[30]; int code; };

static struct small check(int n) {
  if (n > 1) {
    struct small bad = {n, 0};
    return bad;
  }
  printf("%d is good\n", n);
}

static struct large read_text(const char *text) {
  struct large result;
  strcpy(result.text, text);
  if (*text == '+') result.code = 1;
  return result;
}

int main(void) {
  check(1);
  (void)check(0);
  struct small two = check(2);
  struct large first = read_text("+a"), second = read_text("b");
  struct large copy = second;
  memmove((char *)&copy + 1, &copy, 20);
  printf("%d %s%d %s %s\n", two.code, first.text, first.code, second.text, copy.text);
  return 0;
}
