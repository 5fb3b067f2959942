// Counts words and turns letters to upper case.
#include <stdio.h>

int words(const char *s) {
  int n = 0, inside = 0;
  for (; *s; s++) {
    if (*s == ' ') {
      inside = 0;
    } else if (!inside) {
      inside = 1;
      n++;
    }
  }
  return n;
}

void upper(char *s) {
  while (*s) {
    if (*s >= 'a' && *s <= 'z') *s -= 'a' - 'A';
    s++;
  }
}

int main(void) {
  char text[] = "the quick brown fox";
  upper(text);
  printf("%s %d\n", text, words(text));
  return 0;
}
