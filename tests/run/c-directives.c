# 1 "c-directives.c"
#include "sylib.h"
#pragma GCC optimize("O2")
// Directives that need no action, and lines continued by a backslash.
int main() {
  int a = 1 + \
          2;
  // this comment goes on \
  a = 100;
  char *s = "joined \
here";
  putint(a); while (*s) putch(*s++);
#line 90
  putch('\n');
  return 0;
}
