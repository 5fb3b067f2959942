// Reverses a word in its place.
#include <stdio.h>
#include <string.h>

static void reverse(char *s) {
  size_t i = 0, j = strlen(s) - 1;
  while (i < j) {
    char c = s[i];
    s[i++] = s[j];  // ub: literal
    s[j--] = c;
  }
}

int main(void) {
  char own[] = "level one";
  char *words[2] = {own, "level two"};
  for (int i = 0; i < 2; i++) {
    reverse(words[i]);
    printf("%s\n", words[i]);
  }
  return 0;
}
