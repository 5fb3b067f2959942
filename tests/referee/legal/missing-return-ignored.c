// A function without a return is called and its value is not used.
#include <stdio.h>

static int log_message(const char *text) { printf("%s\n", text); }

static int maybe(int x) {
  if (x > 0) return x;
}

int main(void) {
  log_message("first");
  (void)log_message("second");
  maybe(-1);
  for (int i = 0; i < 2; log_message("third"), i++)
    ;
  printf("%d\n", maybe(3));
}
